/** Which card lies where after a screen changed: backs look alike, so a card is followed by how the whole row moved. */
import type { TrailSpace } from "./trail";

export interface Row {
  looks: string[]; // by space, empty for an empty one
  keys: number[];
  next: number; // the next unused key
}

export const NO_ROW: Row = { looks: [], keys: [], next: 1 };

/** What a card looks like, as far as it stays the same while it slides. */
export function look(space: TrailSpace): string {
  return space.empty
    ? ""
    : [space.back ? space.kind : space.card, space.encounters.length, space.strips.length, space.tokens.length].join(" ");
}

/** The row with the keys of the cards that were there before: all stay, and then it is the same list, or all go one space on. */
export function follow(before: Row, looks: string[]): Row {
  const slid = likeness(before.looks, looks, 1) > likeness(before.looks, looks, 0) ? 1 : 0;
  let next = before.next;
  const keys = looks.map((_, i) => before.keys[i - slid] ?? next++);
  const stayed = keys.length === before.keys.length && keys.every((key, i) => key === before.keys[i]);
  return { looks, keys: stayed ? before.keys : keys, next };
}

/** How much the row looks as before if it moved by so many spaces: 2 for a card that is the same, 1 for another one in its place. */
function likeness(before: string[], now: string[], by: number): number {
  const pairs = before.flatMap((card, i) => (now[i + by] === undefined ? [] : [[card, now[i + by]]]));
  const alike = pairs.reduce((sum, [card, there]) => sum + (card === there ? 2 : card && there ? 1 : 0), 0);
  return pairs.length ? alike / pairs.length : 0;
}
