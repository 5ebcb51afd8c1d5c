/** Hands of Fury of Dracula, third edition: what lies before a hunter, and what Dracula sees of it. */
import type { Words } from "../../lib/words";
import type { Fury2015Hunter } from "../../types.gen";

/** The cards of a hunter that these eyes know, items before events. */
export function cardsHeld({ items, events, shown_item, shown_event }: Fury2015Hunter): string[] {
  return [...(items ?? [shown_item]), ...(events ?? [shown_event])].filter((card) => card !== null);
}

/** How many cards more there are, of which one sees the backs. */
export function cardsHidden(hunter: Fury2015Hunter): number {
  return hunter.item_count + hunter.event_count - cardsHeld(hunter).length;
}

/** The cards that a weakened hunter must show, marked so. */
export function shownNotes({ shown_item, shown_event }: Fury2015Hunter, words: Words): Record<string, string> {
  const shown = [shown_item, shown_event].filter((card) => card !== null);
  return Object.fromEntries(shown.map((card) => [card, words.t("hand-shown")]));
}
