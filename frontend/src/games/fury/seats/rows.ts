/** What stands beside the board for each seat, as plain data. */
import type { Choice, ClosedChoice, Player } from "../../../lib/protocol";

/** Cards before a seat: how many, and those that these eyes know. */
export interface Pile {
  kind: string; // items, events, tickets, encounters: also its icon
  count: number;
  limit: number | null;
  known: string[]; // card ids
}

export interface SeatState {
  icon: string;
  text: string;
}

export interface SeatRow {
  seat: string;
  player: Player | undefined;
  mine: boolean;
  place: string; // in words
  health: number;
  max: number; // 0 where it is not known
  after: number; // health after what is laid out
  wounds?: { count: number; of: number }; // where they are counted in place of health
  bites: number;
  biteSpaces: number;
  states: SeatState[]; // weakened, delayed, an ally ...
  piles: Pile[];
  shown: string[]; // cards that lie open before it for all
  inference: string; // one line on what follows from what all know
  acting: boolean;
  asked: boolean;
  ready: boolean; // has answered in secret
  options: Choice[];
  closed: ClosedChoice[];
}

/** How many cards a seat holds in its hand; tickets are none. */
export const inHand = (rows: readonly SeatRow[], seat: string): number =>
  (rows.find((row) => row.seat === seat)?.piles ?? []).reduce((sum, { kind, count }) => sum + (kind === "tickets" ? 0 : count), 0);

/** What a seat is at, as a key of the catalogue; empty for one that only waits. */
export function standing({ acting, ready, asked }: SeatRow): string {
  return acting ? "seats-acting" : ready ? "seats-ready" : asked ? "seats-asked" : "";
}
