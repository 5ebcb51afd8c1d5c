/** A ticket and the city it goes to are laid out in one: where each ticket goes, as the screen tells. */
import type { Choice } from "../../lib/protocol";
import type { Fury2015Body } from "../../types.gen";
import type { Onward } from "../fury/turn.svelte";

export function trainsOf(body: Pick<Fury2015Body, "trains">): Onward[] {
  return body.trains.map(({ ticket, cities }) => ({ after: `rail ${ticket}`, question: "train-leaves", options: cities.map(ride) }));
}

function ride(noun: string): Choice {
  return { text: `ride ${noun}`, verb: "ride", noun, price: 0, warning: "", clause: "", anytime: false };
}
