/** Cup and deck of a 1987 screen with their discards; what is in Dracula's cup he alone may count. */
import type { Fury1987Body } from "../../types.gen";
import type { Pile } from "../fury/cards/cards";

export function pilesOf(body: Fury1987Body): Pile[] {
  const cup = body.encounter_cup;
  return [
    { id: "events", left: body.event_deck, back: "event", out: body.event_discards, down: 0 },
    { id: "items", left: body.weapon_cup, back: "item", out: body.weapon_discards, down: 0 },
    ...(cup === null ? [] : [{ id: "encounters", left: cup, back: "encounter", out: [], down: 0 }]),
  ];
}
