/** Decks and discards of a 2005 screen; the pool of encounters lies unseen. */
import type { Fury2005Body } from "../../types.gen";
import type { Pile } from "../fury/cards/cards";

export function pilesOf(body: Fury2005Body): Pile[] {
  const top = body.event_top ?? "";
  return [
    { id: "events", left: body.event_deck, back: top || "event", top, out: body.event_discards, down: 0 },
    { id: "items", left: body.item_deck, back: "item", top: "", out: body.item_discards, down: 0 },
    { id: "encounters", left: body.pool, back: "encounter", top: "", out: [], down: 0 },
  ];
}
