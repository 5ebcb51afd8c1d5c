/** Europe as the server tells it: places, and the ways between them. No rules. */
import type { GameInfo } from "../../lib/protocol";

export type PlaceKind = "small-city" | "large-city" | "sea" | "castle" | "hospital";
export type WayKind = "road" | "rail-white" | "rail-yellow" | "sea";

export interface Place {
  id: string;
  kind: PlaceKind;
  x: number;
  y: number;
  region: string; // empty at sea
  port: boolean;
}

export interface Way {
  id: string; // as choices name it: "alicante/granada" is a road, "berlin=cologne" a railway; a sea way is "adriatic-sea~bari"
  a: string;
  b: string;
  kind: WayKind;
}

export interface Europe {
  places: Map<string, Place>;
  ways: Map<string, Way>;
  halves?: boolean; // it has an eastern and a western half, and no regions that stand on the map
}

/** A map as in `/api/games/{id}`. */
interface Told {
  place: { id: string; kind: PlaceKind; x: number; y: number }[];
  region?: { id: string; places: string[] }[];
  half?: { id: string; places: string[] }[]; // where Europe has halves and no regions
  roads: [string, string][];
  rails: [string, string, string?][]; // the third is its colour, where there are several
  sea_links: [string, string][];
}

/** The map of a game; places that no sea way touches are no ports. */
export function europeOf(info: GameInfo): Europe {
  const told = info.board as unknown as Told;
  const atSea = new Set(told.sea_links.flat());
  const regionOf = new Map((told.region ?? told.half)?.flatMap(({ id, places }) => places.map((place) => [place, id])));
  const places = told.place.map((p) => ({ ...p, region: regionOf.get(p.id) ?? "", port: p.kind !== "sea" && atSea.has(p.id) }));
  const ways: Way[] = [
    ...told.roads.map(([a, b]) => ({ id: `${a}/${b}`, a, b, kind: "road" as const })),
    ...told.rails.map(([a, b, colour]) => ({ id: `${a}=${b}`, a, b, kind: `rail-${colour ?? "white"}` as WayKind })),
    ...told.sea_links.map(([a, b]) => ({ id: `${a}~${b}`, a, b, kind: "sea" as const })),
  ];
  return { places: new Map(places.map((p) => [p.id, p])), ways: new Map(ways.map((way) => [way.id, way])), halves: !told.region };
}

/** The places one road or one way by sea from a place. */
export function neighboursOf(europe: Europe, place: string): string[] {
  const ways = [...europe.ways.values()].filter(({ kind, a, b }) => (kind === "road" || kind === "sea") && (a === place || b === place));
  return [...new Set(ways.map(({ a, b }) => (a === place ? b : a)))];
}

/** All ways between two places, of these kinds. */
export function waysBetween(europe: Europe, from: string, to: string, kinds: readonly WayKind[]): Way[] {
  return [...europe.ways.values()].filter(
    ({ a, b, kind }) => kinds.includes(kind) && ((a === from && b === to) || (a === to && b === from)),
  );
}
