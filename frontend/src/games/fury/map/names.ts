/** Places and ways as they are named to the ear and in tips: said once for each language, since words cost most of a redraw. */
import type { Words } from "../../../lib/words";
import type { Place } from "../europe";

const said = new WeakMap<Words, Map<string, string>>();

function once(words: Words, id: string, say: () => string): string {
  const known = said.get(words) ?? new Map<string, string>();
  said.set(words, known);
  const text = known.get(id) ?? say();
  known.set(id, text);
  return text;
}

/** "Geneva, small city, Gallia". */
export function placeTitle(words: Words, { id, kind, region }: Place): string {
  const told = kind === "small-city" || kind === "large-city" || kind === "sea";
  return once(words, id, () => [words.noun(id), told && words.t(`map-${kind}`), region && words.noun(region)].filter(Boolean).join(", "));
}

/** "the road from Alicante to Granada", in the catalogue's words. */
export function wayTitle(words: Words, id: string): string {
  return once(words, id, () => words.noun(id));
}

/** A message without facts. */
export function phrase(words: Words, id: string): string {
  return once(words, `message ${id}`, () => words.t(id));
}

/** What is heard one after the other; a whole sentence brings its own stop. */
export function inARow(said: readonly (string | undefined)[]): string {
  return said.flatMap((each) => each?.replace(/\.$/, "") || []).join(". ");
}
