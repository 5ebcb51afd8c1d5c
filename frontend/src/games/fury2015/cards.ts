/** The cards of Fury of Dracula, third edition: the server's figures with their words and drawings. */
import type { GameInfo } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { type CardInfo, type CardSource, type Owner, sourceOf } from "../fury/cards/cards";
import { DRAWINGS } from "../fury/cards/drawings";

/** The tables of the server's cards.toml. */
interface Told {
  character: { id: string; health: number; bite_spaces?: number }[];
  item: Banner[];
  combat: Banner[];
  blow: { id: string; copies: number }[]; // Dracula's combat cards
  event: { id: string; side: "hunter" | "dracula"; copies: number; windows: string[]; ally?: boolean; only?: string }[];
  encounter: { id: string; copies: number; vampire: boolean; can_ambush: boolean; health: number }[];
  ticket: { id: string; white: number; yellow: number; copies: number }[];
}
interface Banner {
  id: string;
  copies: number;
  weapon: boolean;
  banner: boolean;
  icons: string[];
}

export const POWERS = ["hide", "dark-call", "feed", "wolf-form", "misdirect"] as const; // as they lie in Dracula's prompt

/** When items without a banner are used; those with one are the card of a combat round. */
const ITEM_WINDOWS: Record<string, string[]> = {
  "holy-bullets": ["weapon-used"],
  "garlic-wreath": ["combat-start"],
  "fast-horses": ["hunter-action-day"],
  dogs: ["before-search", "on-ambush"],
  stake: ["before-search"],
};

/** All cards, in the words of the language at hand. */
export function cardsOf(info: GameInfo, words: Words): CardSource {
  const told = info.cards as unknown as Told;
  const texts = (id: string) => {
    const text = words.t(`card-${id}`);
    return { text, brief: words.maybe(`brief-${id}`) || text };
  };
  const card = (id: string, kind: CardInfo["kind"], copies: number, foot: string, owner: Owner): CardInfo => {
    return { id, kind, icon: DRAWINGS[id] ?? "", icons: [], foot, ...texts(id), copies, clause: `F15-CARD-${id}`, owner };
  };
  const banner = ({ id, copies, weapon, icons }: Banner, kind: CardInfo["kind"]) => {
    const foot = words.t(weapon ? "timing-weapon" : "timing-combat");
    return { ...card(id, kind, copies, foot, "hunters"), icons };
  };
  return sourceOf([
    ...told.item.map((item) => {
      return item.banner ? banner(item, "item") : card(item.id, "item", item.copies, timing(ITEM_WINDOWS[item.id] ?? [], words), "hunters");
    }),
    ...told.combat.map((each) => banner(each, "combat")),
    ...told.blow.map(({ id, copies }) => card(id, "combat", copies, words.t("timing-combat"), "dracula")),
    ...told.event.map((event) => {
      return card(
        event.id,
        event.ally ? "ally" : "event",
        event.copies,
        eventFoot(event, words),
        event.side === "hunter" ? "hunters" : "dracula",
      );
    }),
    ...told.encounter.map((each) => card(each.id, "encounter", each.copies, encounterFoot(each, words), "dracula")),
    ...POWERS.map((id) => card(id, "power", 1, words.t("timing-power"), "dracula")),
    ...told.ticket.map((ticket) => ticketCard(ticket, words)),
    ...told.character.map((each) => characterCard(each, words)),
  ]);
}

/** When a card may be used, in words; by day and by night is simply an action. */
export function timing(windows: string[], words: Words): string {
  const both = windows.includes("hunter-action-day") && windows.includes("hunter-action-night");
  const named = both ? ["hunter-action", ...windows.filter((window) => !window.startsWith("hunter-action"))] : windows;
  const said = named
    .filter((window) => window !== "dracula-phase-end" || !named.includes("dracula-phase"))
    .map((window) => words.t(`timing-${window}`));
  const last = said.pop() ?? "";
  return said.length ? words.t("timing-or", { first: said.join(", "), last }) : last;
}

function eventFoot({ windows, ally, only }: Told["event"][number], words: Words): string {
  const when = timing(windows, words);
  if (ally) return words.t("timing-or-ally", { when });
  return only ? words.t("timing-only", { who: words.seat(only), when }) : when;
}

function encounterFoot({ vampire, can_ambush, health }: Told["encounter"][number], words: Words): string {
  if (!can_ambush) return words.t("timing-no-ambush");
  return vampire ? words.t("timing-vampire", { health }) : words.t("timing-encounter");
}

function ticketCard({ id, white, yellow, copies }: Told["ticket"][number], words: Words): CardInfo {
  const text = words.t("ticket-text", { white, yellow });
  return {
    id,
    kind: "ticket",
    icon: "locomotive",
    icons: [],
    foot: words.t("timing-ticket"),
    brief: text,
    text,
    copies,
    clause: "F15-RAIL-03",
  };
}

function characterCard({ id, health, bite_spaces }: Told["character"][number], words: Words): CardInfo {
  const owner = id === "dracula" ? "dracula" : "hunters";
  const foot = words.t(owner === "dracula" ? "character-foot-dracula" : "character-foot", { health, bites: bite_spaces ?? 0 });
  const text = words.t(`character-${id}`);
  return { id, kind: "character", icon: id, icons: [], foot, brief: text, text, copies: 1, clause: "", owner };
}
