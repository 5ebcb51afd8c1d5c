/** What a combat panel shows, whatever the edition: no rules, only what lies on the table for these eyes. */
import type { Choice, ClosedChoice, Screen } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";

export interface Step {
  name: string;
  state: "done" | "now" | "next";
}

/** A word at the head: night, the round, an effect that lasts. */
export interface Chip {
  icon: string;
  text: string;
}

/** One side of the combat: its figure, its card, what can be chosen about it. */
export interface Fighter {
  id: string; // a seat, or the kind of an encounter that fights
  name: string;
  player: string; // who plays it; empty where nobody does
  health: number;
  of: number;
  status: string; // the line above its card
  engaged: boolean;
  struckAt?: boolean; // the chip is red, and a line leads to it from the foe's card
  card: string | null; // face up
  back: boolean; // a card lies face down
  secret: string | null; // which one it is, for its owner alone
  cancelled: string; // why its card has no effect, in words; empty while it has
  resting: string | null; // the card of the round before
  marks: Chip[]; // effects that last
  choices: Choice[];
}

/** A choice of weight, with what follows from it. */
export interface BigChoice {
  choice: Choice;
  icon: string;
  title: string;
  line: string;
  go: string; // what the button says that sends it
}

/** A card in a hand during a combat: open, or closed with the reason. */
export interface HandCard {
  id: string;
  count: number; // of the same kind that are held
  choice: Choice | null;
  closed: ClosedChoice | null;
  note: string;
}

/** A kind of card in the foe's deck, as everybody can count it. */
export interface FoeCard {
  id: string;
  icon: string;
  left: number; // not played in this combat
  of: number;
  stopped: boolean; // by the card that the viewer has chosen or laid out
  held?: number; // how likely the foe holds one, by what everybody can count; where odds are shown
}

/** What was played in one round, and what came of it. */
export interface Round {
  number: number;
  engaged: string | null;
  played: Played[];
  dice: number[]; // the hunters', then the foe's; none where no dice are rolled
  told: { what: string; facts: string[] }[];
}

export interface Played {
  seat: string;
  card: string;
  cancelled: boolean;
}

/** Who plays a seat, in words. */
export function playerOf({ head, sitting }: Screen, seat: string, words: Words): string {
  if (head.eyes.includes(seat)) return words.t("ui-you");
  return sitting.players.find((each) => each.seat === seat)?.name ?? "";
}
