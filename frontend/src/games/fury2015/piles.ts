/** Decks and discards of a 2015 screen. */
import type { Fury2015Body } from "../../types.gen";
import type { Pile } from "../fury/cards/cards";

export function pilesOf(body: Fury2015Body): Pile[] {
  const top = body.event_top ?? "";
  return [
    { id: "events", left: body.event_deck, back: top || "event", top, out: body.event_discards, down: body.event_facedown },
    { id: "items", left: body.item_deck, back: "item", top: "", out: body.item_discards, down: 0 },
    { id: "encounters", left: body.encounter_deck, back: "encounter", top: "", out: body.encounter_discards, down: 0 },
    { id: "tickets", left: body.ticket_pool, back: "ticket", top: "", out: [], down: 0 },
  ];
}
