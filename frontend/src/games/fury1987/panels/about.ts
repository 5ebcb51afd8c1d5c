/** What a question is about, as far as the table shows it. */
import { w } from "../../../lib/app.svelte";
import type { Question } from "../../../lib/protocol";
import type { Fury1987Body } from "../../../types.gen";
import type { CardSource } from "../../fury/cards/cards";

/** Questions that one chit or card alone asks; others have their card's own name. */
const ASKED_BY: Record<string, string> = {
  "show-gun": "wolves",
  "choose-victim": "thief",
  "choose-theft": "thief",
  "show-dogs": "dogs",
  "choose-patient": "blood-transfusion",
  "choose-donor": "blood-transfusion",
  "name-town": "hired-scouts",
  "which-host": "heavenly-host-event",
  "move-host": "heavenly-host-event",
  "sail-on": "excellent-weather",
  "bats-lead": "bats",
  "storm-leads": "control-storms",
  evade: "evasion",
  flight: "escape-bat",
  "at-sea": "",
  "rail-declared": "",
  "move-done": "",
  "too-many": "",
  "exchange-weapons": "",
};

/** The chit or card that asks: named by the question, its own, the encounter that is met, or the event that was played last. */
export function cardAsking({ name, about }: Question, body: Fury1987Body, source: CardSource): string {
  const known = about["encounter"] ?? about["card"] ?? ASKED_BY[name] ?? (source.of(name) ? name : undefined);
  return known ?? body.met ?? body.playing.at(-1) ?? "";
}

/** Who is where, in one line: as the question tells. */
export function whoWhere(body: Fury1987Body, about: Record<string, string> = {}): string {
  const hunter = body.hunters.find(({ seat }) => seat === (about["hunter"] ?? body.group[0] ?? body.turn));
  const place = about["place"] ?? hunter?.at;
  return [hunter ? w().seat(hunter.seat) : "", place ? w().noun(place) : ""].filter(Boolean).join(" · ");
}
