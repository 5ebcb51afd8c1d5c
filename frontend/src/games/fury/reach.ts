/** How far the hunters come, as Dracula may know it: zones for the map and rows for the table beside it. */
import type { Words } from "../../lib/words";
import type { Place } from "./europe";

/** Where a hunter can go at the next turn, as a body tells it. */
export interface Reach {
  seat: string;
  start: string | null;
  road: string[];
  sea: string[];
  rail: string[];
  rail_ways: string[];
  rail_certain: boolean;
}

export function zonesOf(reach: readonly Reach[]) {
  return reach.flatMap(({ seat, start, road, sea, rail_ways, rail_certain }) =>
    start ? { seat, start, road, sea, railWays: rail_ways, railCertain: rail_certain } : [],
  );
}

/** One row a hunter: places by road and sea, by rail at most, and the cards of the trail that he could come to. */
export function rowsOf(reach: readonly Reach[], spaces: readonly { space: string; card: string | null }[]) {
  const trail = spaces.filter(({ space, card }) => card && space.startsWith("space-"));
  return reach.map(({ seat, start, road, sea, rail, rail_certain }) => {
    const places = new Set([start, ...road, ...sea, ...rail]);
    const finds = trail.filter(({ card }) => places.has(card)).map(({ space }) => space.slice("space-".length));
    return { seat, road: road.length, sea: sea.length, rail: rail.length ? `${rail_certain ? "" : "≤ "}${rail.length}` : "", finds };
  });
}

/** Every place that somebody can come to, by its name: who, how, and whether it is sure. */
export function listOf(reach: readonly Reach[], words: Words): string[] {
  const lines = reach.flatMap(({ seat, road, sea, rail, rail_certain }) => {
    const line = (how: string, sure: boolean) => (place: string) => ({
      place: words.noun(place),
      text: words.t(sure ? "reach-sure" : "reach-perhaps", { seat: words.seat(seat), how: words.t(`reach-by-${how}`) }),
    });
    return [...road.map(line("road", true)), ...sea.map(line("sea", true)), ...rail.map(line("rail", rail_certain))];
  });
  const places = [...new Set(lines.map(({ place }) => place))].sort((a, b) => a.localeCompare(b));
  return places.map(
    (place) =>
      `${place}: ${lines
        .filter((line) => line.place === place)
        .map(({ text }) => text)
        .join("; ")}`,
  );
}

/** What a step to a place means for Dracula, short enough for a plate: who stands there, with a combat on land, or that nobody can follow. */
export function noteOn(
  hunters: readonly { seat: string; at: string | null }[],
  reach: readonly Reach[],
  { id, kind }: Place,
  words: Words,
) {
  const there = hunters.filter(({ at }) => at === id).map(({ seat }) => words.seat(seat));
  if (there.length) return words.t(kind === "sea" ? "plate-hunter-there" : "plate-combat", { who: there.join(", ") });
  const followed = reach.some(({ road, sea, rail }) => [road, sea, rail].some((places) => places.includes(id)));
  return followed ? "" : words.t("plate-out-of-reach");
}

/** The hunters who can be at a place next: those who stand there too. */
export function comersTo(reach: readonly Reach[], place: string): { seat: string; sure: boolean }[] {
  return reach.flatMap(({ seat, start, road, sea, rail, rail_certain }) => {
    if (start === place || road.includes(place) || sea.includes(place)) return [{ seat, sure: true }];
    return rail.includes(place) ? [{ seat, sure: rail_certain }] : [];
  });
}
