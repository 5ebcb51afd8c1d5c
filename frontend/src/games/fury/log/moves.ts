/** How figures moved: from where to where, and along which ways. */
import type { Europe, WayKind } from "../europe";

export type By = "road" | "rail" | "sea" | "carried";

export interface Move {
  index: number; // of the news that told it
  seat: string;
  from: string; // empty where it is not known
  to: string;
  by: By;
}

/** Figures as the news lead them over the map. The news do not say by what they move; without a word of it a sea on the way does. */
export class Journeys {
  readonly moves: Move[] = [];
  private readonly at = new Map<string, string>();

  constructor(private readonly europe: Europe) {}

  /** Somebody stands there, however he came. */
  stands(seat: string, place: string): void {
    this.at.set(seat, place);
  }

  arrives(index: number, seat: string, to: string, by: By | "" = ""): void {
    const from = this.at.get(seat) ?? "";
    const atSea = [from, to].some((place) => this.europe.places.get(place)?.kind === "sea");
    this.moves.push({ index, seat, from, to, by: by || (atSea ? "sea" : "road") });
    this.at.set(seat, to);
  }

  /** A card of the trail, where these eyes hear which: the first is where Dracula starts, and powers lead him nowhere. */
  laid(index: number, card: string): void {
    if (!this.at.has("dracula")) this.stands("dracula", card);
    else if (this.europe.places.has(card)) this.arrives(index, "dracula", card);
  }
}

const KINDS: Record<By, WayKind[]> = {
  road: ["road"],
  rail: ["rail-white", "rail-yellow"],
  sea: ["sea"],
  carried: ["road", "sea"],
};

/** The ways of the shortest journey of that kind, in the order travelled; none where there is none. */
export function waysOf(europe: Europe, { from, to, by }: Pick<Move, "from" | "to" | "by">): string[] {
  const ways = [...europe.ways.values()].filter(({ kind }) => KINDS[by].includes(kind));
  const found = new Map<string, string[]>([[from, []]]);
  for (const [here, travelled] of found) {
    if (here === to) return travelled;
    for (const { id, a, b } of ways) {
      const next = a === here ? b : b === here ? a : "";
      if (next && !found.has(next)) found.set(next, [...travelled, id]);
    }
  }
  return [];
}

/** What the map marks as the last move: its places and its ways. */
export function lastMove(europe: Europe, moves: readonly Move[]): string[] {
  const move = moves.at(-1);
  return move ? [...new Set([move.from, ...waysOf(europe, move), move.to])].filter(Boolean) : [];
}

/** The ways that each seat travelled since that news, for figures in motion. */
export function travelled(europe: Europe, moves: readonly Move[], since: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves.filter(({ index }) => index >= since)) {
    found.set(move.seat, [...(found.get(move.seat) ?? []), ...waysOf(europe, move)]);
  }
  return found;
}
