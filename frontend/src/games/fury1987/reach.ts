/** How far the hunters come, as the shared map draws it: by rail as far as the best roll, so never for certain. */
import type { Fury1987Body } from "../../types.gen";
import type { Europe } from "../fury/europe";
import type { Reach } from "../fury/reach";

export function reachOf({ reach }: Fury1987Body, europe: Europe): Reach[] {
  return reach.map((each) => ({ ...each, rail_ways: railWays(europe, each.start, each.rail), rail_certain: false }));
}

/** The railways between the stations in reach. */
function railWays(europe: Europe, start: string | null, rail: readonly string[]): string[] {
  const stations = new Set([start, ...rail]);
  const ways = [...europe.ways.values()].filter(({ kind, a, b }) => kind.startsWith("rail") && stations.has(a) && stations.has(b));
  return ways.map(({ id }) => id);
}
