/** Which of the choices at hand lie on cards that the seat holds. */
import { PASS } from "../../../lib/passing.svelte";
import type { Choice } from "../../../lib/protocol";
import type { FuryBody } from "../edition";

/** The cards of a seat, those that these eyes see. */
export function cardsHeld({ hunters, dracula }: FuryBody, seat: string): string[] {
  const hand = seat === "dracula" ? dracula : hunters.find((hunter) => hunter.seat === seat);
  return [hand?.items, hand?.weapons, hand?.events, hand?.tickets, hand?.encounters].flatMap((cards) => cards ?? []);
}

/** How many choices lie in the hand, and whether nothing else is asked. */
export function choicesHeld(options: readonly Choice[], held: readonly string[]): { count: number; all: boolean } {
  const asked = options.filter(({ text }) => text !== PASS);
  const count = asked.filter(({ noun }) => held.includes(noun)).length;
  return { count, all: count > 0 && count === asked.length };
}
