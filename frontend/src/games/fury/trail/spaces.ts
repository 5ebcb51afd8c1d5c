/** What the spaces of a trail are called, in all editions. */
import type { Words } from "../../../lib/words";
import type { Place } from "../europe";
import type { SpaceKind } from "./trail";

const LAND = "land"; // a back that may be a city's or the castle's

/** Does a choice lie on this space, or on an encounter there? */
export const liesOn = (space: string, noun: string) => noun === space || noun.startsWith(`${space}:`);

/** What a back shows. */
export function backKind(back: string): SpaceKind {
  const kind = back.replace("-back", "");
  return kind === LAND ? "city" : (kind as SpaceKind);
}

export function kindOf(place: Place | undefined, card: string, back: string | null): SpaceKind {
  if (place) return place.kind === "sea" || place.kind === "castle" || place.kind === "hospital" ? place.kind : "city";
  return card || !back ? "power" : backKind(back);
}

export function numberOf(space: string, words: Words): string {
  return /^space-(\d)$/.exec(space)?.[1] ?? words.noun(space);
}

export function regionOf(place: Place | undefined, kind: SpaceKind, words: Words): string {
  if (!place) return words.t(`trail-kind-${kind}`);
  if (kind === "sea") return words.t("trail-sea-zone");
  return [words.noun(place.region), place.port ? words.t("trail-port") : ""].filter(Boolean).join(" · ");
}

export function leavesOf(leaves_in: number | null, words: Words): string {
  if (leaves_in === null) return words.t("trail-stays");
  if (leaves_in === 0) return words.t("trail-leaves-now");
  return leaves_in === 1 ? words.t("trail-leaves-next") : words.t("trail-leaves-in", { count: leaves_in });
}
