/** The decks of Fury of Dracula, third edition, as these eyes see them. */
import type { Fury2015Body } from "../../types.gen";
import type { Pile } from "../fury/cards/cards";

export function pilesOf(body: Fury2015Body): Pile[] {
  const top = body.event_top ?? "";
  return [
    { id: "events", left: body.event_deck, back: top || "event", top, out: body.event_discards, down: body.event_facedown },
    { id: "items", left: body.item_deck, back: "item", out: body.item_discards, down: 0 },
    { id: "encounters", left: body.encounter_deck, back: "encounter", out: body.encounter_discards, down: 0 },
    { id: "tickets", left: body.ticket_pool, back: "ticket", out: [], down: 0 },
  ];
}
