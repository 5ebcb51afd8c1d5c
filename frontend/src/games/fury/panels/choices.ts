/** Choices sorted by where they are shown: on a card, at a figure, on the map or trail, or as a button with a verb. */
import type { Choice, ClosedChoice } from "../../../lib/protocol";
import type { CardSource } from "../cards/cards";

type About = Pick<Choice, "noun" | "verb">;

export interface Sorted<T extends About> {
  cards: T[];
  seats: T[];
  board: T[]; // places, ways, trail spaces: chosen where they lie
  verbs: T[];
}

/** An encounter in a hideout is named "space-1:rats": the card, and where it lies. */
export function cardIn(noun: string): { card: string; where: string } {
  const at = noun.indexOf(":");
  return at < 0 ? { card: noun, where: "" } : { card: noun.slice(at + 1), where: noun.slice(0, at) };
}

/** Sort choices; what is neither a card nor a seat but has a noun lies on the board. */
export function sorted<T extends About>(choices: readonly T[], source: CardSource, seats: readonly string[]): Sorted<T> {
  const found: Sorted<T> = { cards: [], seats: [], board: [], verbs: [] };
  for (const choice of choices) {
    if (!choice.noun) found.verbs.push(choice);
    else if (seats.includes(choice.noun)) found.seats.push(choice);
    else if (source.of(cardIn(choice.noun).card)) found.cards.push(choice);
    else found.board.push(choice);
  }
  return found;
}

/** Choices on the board that one button stands for: it lights these and no others. */
export interface BoardKind {
  id: string;
  options: Choice[];
}

/** Those on the board, by kind; each kind has its verbs, all others are one kind. */
export function kindsOf(board: readonly Choice[], kinds: Record<string, readonly string[]>): BoardKind[] {
  const named = Object.entries(kinds).map(([id, verbs]) => ({ id, options: board.filter(({ verb }) => verbs.includes(verb)) }));
  return named.filter(({ options }) => options.length > 0);
}

/** What is lit while a kind is picked; without one all of it. */
export function ofKind(options: readonly Choice[], kind: BoardKind | undefined): Choice[] {
  return kind ? kind.options : [...options];
}

/** Closed choices of verbs that nothing is open for: one of each, with its reason. */
export function closedVerbs(closed: readonly ClosedChoice[], options: readonly Choice[]): ClosedChoice[] {
  const open = new Set(options.map(({ verb }) => verb));
  return closed.filter(({ verb }, i) => !open.has(verb) && closed.findIndex((other) => other.verb === verb) === i);
}
