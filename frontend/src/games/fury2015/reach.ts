/** How far the hunters come, as Dracula may know it: zones for the map and rows for the table beside it. */
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
