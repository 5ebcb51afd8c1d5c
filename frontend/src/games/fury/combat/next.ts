/** What Dracula may lay next where all his cards are known, and only his choice is hidden. */
import type { Words } from "../../../lib/words";

export interface NextCard {
  card: string;
  why: string; // why everybody knows that he cannot lay it; empty where he can
}

export interface Limits {
  never: Record<string, string>; // cards that are barred, each with the reason
  rests: string | null; // what he laid in the round before
  only: string[]; // if not empty, these alone, as far as one of them is left
}

/** His cards, each with what bars it. A limit that leaves him nothing does not hold, then he may repeat a card. */
export function nextCards(cards: string[], { never, rests, only }: Limits, words: Words): NextCard[] {
  const fresh = cards.filter((card) => !(card in never) && card !== rests);
  const limited = fresh.filter((card) => only.includes(card));
  const open = limited.length ? limited : fresh.length ? fresh : cards.filter((card) => !(card in never));
  const why = (card: string) => never[card] ?? words.t(card === rests ? "combat-next-rests" : "combat-next-limited");
  return cards.map((card) => ({ card, why: open.includes(card) ? "" : why(card) }));
}
