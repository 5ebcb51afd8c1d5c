/** What a question is about, as far as the table shows it. */
import { w } from "../../../lib/app.svelte";
import type { Question } from "../../../lib/protocol";
import type { Fury2005Body } from "../../../types.gen";
import type { CardSource } from "../../fury/cards/cards";

/** Questions that one card alone asks; others have their card's own name. */
const ASKED_BY: Record<string, string> = {
  "quincey-acts": "quincey-p-morris",
  "wards-off-quincey": "quincey-p-morris",
  "stake-vampire": "new-vampire",
  "new-vampire-met": "new-vampire",
  "show-gun": "wolves",
  "choose-theft": "thief",
  ambushed: "ambush",
  "choose-ambush": "ambush",
  "bats-carry": "bats",
  "take-up-host": "heavenly-host",
  "choose-patient": "holy-water",
  "choose-marker": "local-rumors",
  "choose-luck": "good-luck",
  "take-weapon": "secret-weapon",
  "choose-donor": "blood-transfusion",
  "choose-cured": "blood-transfusion",
  "choose-subject": "hypnosis",
  consecrate: "consecrated-ground",
  "name-city": "hired-scouts",
  "choose-devilry": "devilish-power",
  "smash-item": "rage",
  emergency: "sense-of-emergency",
  "sail-on": "excellent-weather",
  "land-now": "stormy-seas",
  "land-from-storm": "stormy-seas",
  "on-reveal": "",
};

/** The card that asks: named by the question, its own, the encounter that is met, or the event that was played last. */
export function cardAsking({ name, about }: Question, body: Fury2005Body, source: CardSource): string {
  const known = about["encounter"] ?? about["card"] ?? ASKED_BY[name] ?? (source.of(name) ? name : undefined);
  return known ?? body.met ?? body.playing.at(-1) ?? "";
}

/** Who is where, in one line: as the question tells. */
export function whoWhere(body: Fury2005Body, about: Record<string, string> = {}): string {
  const hunter = body.hunters.find(({ seat }) => seat === (about["hunter"] ?? body.turn));
  const place = about["place"] ?? hunter?.at;
  return [hunter ? w().seat(hunter.seat) : "", place ? w().noun(place) : ""].filter(Boolean).join(" · ");
}
