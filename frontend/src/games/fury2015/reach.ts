/** How far the hunters come, as Dracula may know it: zones for the map and rows for the table beside it. */
import type { Words } from "../../lib/words";
import type { Fury2015Body } from "../../types.gen";

export function reachesOf(body: Fury2015Body) {
  return body.reach.flatMap(({ seat, start, road, sea, rail_ways, rail_certain }) =>
    start ? { seat, start, road, sea, railWays: rail_ways, railCertain: rail_certain } : [],
  );
}

/** One row a hunter: places by road and sea, by rail at most, and the hideouts that he could come to. */
export function reachRowsOf(body: Fury2015Body) {
  const hideouts = body.hideouts.filter(({ space, card }) => card && space.startsWith("space-"));
  return body.reach.map(({ seat, start, road, sea, rail, rail_certain }) => {
    const places = new Set([start, ...road, ...sea, ...rail]);
    const finds = hideouts.filter(({ card }) => places.has(card)).map(({ space }) => space.slice("space-".length));
    return { seat, road: road.length, sea: sea.length, rail: rail.length ? `${rail_certain ? "" : "≤ "}${rail.length}` : "", finds };
  });
}

/** Every place that somebody can come to, by its name: who, how, and whether it is sure. */
export function reachListOf(body: Fury2015Body, words: Words): string[] {
  const lines = body.reach.flatMap(({ seat, road, sea, rail, rail_certain }) => {
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

/** What a step to a place means for Dracula, short enough for a plate: who stands there, or that nobody can follow. */
export function noteOn(body: Fury2015Body, place: string, words: Words): string {
  const there = body.hunters.filter(({ at }) => at === place).map(({ seat }) => words.seat(seat));
  if (there.length) return words.t("plate-hunter-there", { who: there.join(", ") });
  const followed = body.reach.some(({ road, sea, rail }) => [road, sea, rail].some((places) => places.includes(place)));
  return followed ? "" : words.t("plate-out-of-reach");
}
