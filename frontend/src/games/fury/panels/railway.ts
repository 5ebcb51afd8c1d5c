/** Stations by how many railways lie between: counted on the map, whatever ticket or die allows. */
import type { Choice } from "../../../lib/protocol";
import type { Europe, Way } from "../europe";

export interface Stations {
  steps: number;
  choices: Choice[];
}

/** Open stations, the nearest first; those that no railway reaches come last, as 0. */
export function stationsOf(europe: Europe, from: string, choices: readonly Choice[]): Stations[] {
  const far = distances(railsOf(europe), from);
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) {
    const steps = far.get(choice.noun) ?? 0;
    groups.set(steps, [...(groups.get(steps) ?? []), choice]);
  }
  const sorted = [...groups].map(([steps, open]) => ({ steps, choices: open }));
  return sorted.sort((a, b) => (a.steps || Infinity) - (b.steps || Infinity));
}

const railsOf = (europe: Europe): Way[] => [...europe.ways.values()].filter(({ kind }) => kind.startsWith("rail"));

function distances(rails: readonly Way[], from: string): Map<string, number> {
  const far = new Map([[from, 0]]);
  for (const place of far.keys()) {
    for (const { a, b } of rails) {
      const next = a === place ? b : b === place ? a : null;
      if (next && !far.has(next)) far.set(next, (far.get(place) ?? 0) + 1);
    }
  }
  return far;
}

/** A station in a diagram of links: its column is how many railways lead to it, its row a share of the height. */
export interface Stop {
  place: string;
  column: number;
  row: number;
  choice: Choice | null; // none where the train only passes
}

export interface Diagram {
  stops: Stop[];
  links: [Stop, Stop][];
  columns: number;
  rows: number; // the most in one column
}

/** The links from a station to those that are open, with what lies on the way; a blocked railway is left out. */
export function diagramOf(europe: Europe, from: string, choices: readonly Choice[], blocked: string | null): Diagram {
  const rails = railsOf(europe).filter(({ id }) => id !== blocked);
  const far = distances(rails, from);
  const open = new Map(choices.map((choice) => [choice.noun, choice]));
  const shown = new Set([from, ...open.keys()].filter((place) => far.has(place)));
  for (const place of [...shown].sort((a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0))) addWay(rails, far, place, shown);
  const columns: string[][] = [];
  for (const place of far.keys()) if (shown.has(place)) (columns[far.get(place) ?? 0] ??= []).push(place);
  const stops = columns.flatMap((places, column) => {
    const ordered = places.toSorted((a, b) => (europe.places.get(a)?.y ?? 0) - (europe.places.get(b)?.y ?? 0));
    return ordered.map((place, i) => ({ place, column, row: (i + 0.5) / ordered.length, choice: open.get(place) ?? null }));
  });
  const at = (place: string, column: number) => stops.find((stop) => stop.place === place && stop.column === column);
  const links = rails.flatMap(({ a, b }): [Stop, Stop][] => {
    const [start, end] = (far.get(a) ?? 0) < (far.get(b) ?? 0) ? [a, b] : [b, a];
    const [first, second] = [at(start, far.get(start) ?? -1), at(end, (far.get(start) ?? -1) + 1)];
    return first && second ? [[first, second]] : [];
  });
  return { stops, links, columns: columns.length, rows: Math.max(...columns.map(({ length }) => length)) };
}

/** Where no open station lies before this one, one that the train passes is shown. */
function addWay(rails: readonly Way[], far: ReadonlyMap<string, number>, place: string, shown: Set<string>): void {
  const before = rails
    .flatMap(({ a, b }) => (a === place ? b : b === place ? a : []))
    .filter((next) => far.get(next) === (far.get(place) ?? 0) - 1);
  if (before.length && !before.some((next) => shown.has(next))) shown.add(before[0] ?? "");
}
