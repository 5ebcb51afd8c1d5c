/** Stations by how many railways lie between: counted on the map, whatever ticket or die allows. */
import type { Choice } from "../../../lib/protocol";
import type { Europe } from "../europe";

export interface Stations {
  steps: number;
  choices: Choice[];
}

/** Open stations, the nearest first; those that no railway reaches come last, as 0. */
export function stationsOf(europe: Europe, from: string, choices: readonly Choice[]): Stations[] {
  const far = distances(europe, from);
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) {
    const steps = far.get(choice.noun) ?? 0;
    groups.set(steps, [...(groups.get(steps) ?? []), choice]);
  }
  const sorted = [...groups].map(([steps, open]) => ({ steps, choices: open }));
  return sorted.sort((a, b) => (a.steps || Infinity) - (b.steps || Infinity));
}

function distances(europe: Europe, from: string): Map<string, number> {
  const rails = [...europe.ways.values()].filter(({ kind }) => kind.startsWith("rail"));
  const far = new Map([[from, 0]]);
  for (const place of far.keys()) {
    for (const { a, b } of rails) {
      const next = a === place ? b : b === place ? a : null;
      if (next && !far.has(next)) far.set(next, (far.get(place) ?? 0) + 1);
    }
  }
  return far;
}
