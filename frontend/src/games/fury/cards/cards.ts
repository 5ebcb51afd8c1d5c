/** Cards as the table shows them: what stands on each, and which choices lie on which card of a hand. No rules. */
import type { Choice, ClosedChoice } from "../../../lib/protocol";
import { holds, wordsOf } from "../../../lib/search";

export type CardKind = "item" | "combat" | "event" | "encounter" | "power" | "ticket" | "ally" | "location" | "character";
export type Owner = "hunters" | "dracula";
export type CardSize = "hand" | "combat" | "slip" | "small" | "whole";

export interface CardInfo {
  id: string;
  kind: CardKind;
  icon: string;
  icons: string[]; // combat icons, by the noun that each of them stops
  foot: string; // when it is used, in words
  brief: string; // what it does in the fewest words, for a card of a hand
  text: string;
  copies: number;
  initiative?: number | undefined; // where cards of a combat have one
  clause: string;
  owner?: Owner;
}

/** The cards of one edition. */
export interface CardSource {
  of(id: string): CardInfo | undefined;
  all(): CardInfo[];
}

export function sourceOf(cards: CardInfo[]): CardSource {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return { of: (id) => byId.get(id), all: () => cards };
}

/** The drawings of combat icons, in all editions. */
export const COMBAT_ICONS: Record<string, string> = {
  fangs: "vampire",
  strength: "fist",
  claws: "claws",
  mesmerize: "bleeding-eye",
  plotting: "spider-web",
  "escape-as-bat": "bat",
  "escape-as-mist": "fog",
};

/** A card that lies in a hand, with what can be done with it. */
export interface Held {
  key: string;
  id: string;
  options: Choice[];
  closed: ClosedChoice | null; // why not, where nothing can be done with it
  note: string;
}

/** The cards of a hand with their choices; of equal cards only the first carries the note. */
export function held(cards: string[], options: Choice[], closed: ClosedChoice[], notes: Record<string, string>): Held[] {
  return cards.map((id, i) => {
    const mine = options.filter(({ noun }) => noun === id);
    const copy = cards.slice(0, i).filter((other) => other === id).length;
    return {
      key: `${id}-${copy}`,
      id,
      options: mine,
      closed: mine.length ? null : (closed.find(({ noun }) => noun === id) ?? null),
      note: copy ? "" : (notes[id] ?? ""),
    };
  });
}

/** Which card of the hand lies out: the one that was touched, or else the first that could be. */
export function laidOut(hand: Held[], laid: string | null, touched: string): string {
  const could = hand.filter(({ options }) => options.some(({ text }) => text === laid));
  return (could.find(({ key }) => key === touched) ?? could[0])?.key ?? "";
}

/** Cards that hold all words of a search, in their name or on their face. */
export function found(cards: CardInfo[], query: string, name: (id: string) => string): CardInfo[] {
  const wanted = wordsOf(query);
  return cards.filter((card) => holds(`${name(card.id)} ${card.text} ${card.foot}`, wanted));
}

/** Equal cards once, with how many there are, by name. */
export function counted(cards: string[], name: (id: string) => string): { id: string; count: number }[] {
  const ids = [...new Set(cards)].sort((a, b) => name(a).localeCompare(name(b)));
  return ids.map((id) => ({ id, count: cards.filter((card) => card === id).length }));
}

/** The white and the yellow value of a ticket. */
export function ticketValues(id: string): { white: number; yellow: number } {
  const [white = 0, yellow = 0] = id.split("/").map(Number);
  return { white, yellow };
}

const BACKS: Record<string, string> = {
  "city-back": "city",
  "land-back": "city",
  "sea-back": "sea",
  "castle-back": "castle",
  "hunter-back": "hunter-event",
  "dracula-back": "dracula-event",
};

/** What a back shows, by its noun or by itself. */
export function backKind(back: string): string {
  return BACKS[back] ?? back;
}

/** The groups in which a gallery shows cards. */
export function groupOf({ kind, owner }: CardInfo): string {
  if (kind === "combat") return owner === "dracula" ? "dracula-combat" : "hunter-combat";
  if (kind === "event" || kind === "ally") return owner === "dracula" ? "dracula-events" : "hunter-events";
  return `${kind}s`;
}

/** A deck with its discards, as far as the viewer may know them. */
export interface Pile {
  id: string; // "events", "items", "encounters", "tickets"
  left: number;
  back: string; // what its top shows
  top?: string; // the back of the top card, where it tells something
  out: string[]; // discards that all may see
  down: number; // discards that lie face down
}
