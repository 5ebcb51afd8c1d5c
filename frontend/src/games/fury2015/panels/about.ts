/** Whom and what a question is about, as far as the table shows it. */
import { w } from "../../../lib/app.svelte";
import type { Fury2015Body, Fury2015Hunter } from "../../../types.gen";
import { cardIn } from "../../fury/panels/choices";
import type { CardSource } from "../../fury/cards/cards";
import type { Question } from "../../../lib/protocol";

/** Questions that one encounter alone asks. */
const ENCOUNTERS: Record<string, string> = {
  "aristocratic-vampire": "aristocratic-vampire",
  "may-join": "new-vampire",
  "spied-on": "spy",
  "choose-victim": "spy",
  "may-show-weapon": "szgany-bodyguards",
  "choose-guarded": "szgany-bodyguards",
  "before-combat": "szgany-bodyguards",
  "faces-mob": "szgany-mob",
  "faces-wolves": "wolves",
  "second-weapon": "wolves",
  "choose-wolves": "wolves",
  "choose-fog": "unnatural-fog",
  "may-discard-encounter": "desecrated-soil",
  "take-discard": "hoax",
};

/** Questions that one event alone asks; others have their event's own name. */
const EVENTS: Record<string, string> = {
  "choose-luck": "good-luck",
  "may-host": "consecrated-ground",
  "pays-customs": "customs-search",
  "takes-card": "vampiric-influence",
  "wolf-hunts": "great-wolf",
  "wards-off": "great-wolf",
  "on-false-tip": "false-tip",
  "brides-exchange": "draculas-brides",
  "lurk-there": "draculas-brides",
  corrupt: "draculas-brides",
  consecrate: "consecrated-ground",
  "place-host": "heavenly-host",
  "raise-storm": "summon-storms",
  "money-trail": "money-trail",
  "choose-report": "newspaper-reports",
  hurries: "sense-of-emergency",
  "sail-on": "excellent-weather",
  "ride-out": "fast-horses",
  "fast-horses": "fast-horses",
  "before-rail": "chartered-carriage",
  "escape-route": "escape-route",
};

/** The encounter that asks: told by the server, the question's own, the only one that may ambush, or the only one that acts. */
export function encounterOf({ name, about, options }: Question, body: Fury2015Body): string | null {
  const named = about["encounter"] ?? ENCOUNTERS[name];
  if (named) return named;
  const lurking = options.map(({ noun }) => noun).filter((noun) => noun.includes(":"));
  const acting = lurking.length ? lurking : body.using;
  return acting.length === 1 ? cardIn(acting[0] ?? "").card : null;
}

/** The event that asks: the question's own, or the last one played. */
export function eventOf(question: string, body: Fury2015Body, source: CardSource): string | null {
  const named = EVENTS[question] ?? (source.of(question) ? question : null);
  return named ?? body.playing.at(-1) ?? null;
}

/** Who has played an event that lies on the table. */
export function playerOf(event: string, body: Fury2015Body): string | null {
  return body.players[body.playing.lastIndexOf(event)] ?? null;
}

export function actingHunter(body: Fury2015Body): Fury2015Hunter | undefined {
  return body.hunters.find(({ seat }) => seat === body.turn);
}

/** Who is where, in one line: as the question tells, else the hunter whose turn it is. */
export function whoWhere(body: Fury2015Body, about: Record<string, string> = {}): string {
  const hunter = body.hunters.find(({ seat }) => seat === (about["hunter"] ?? body.turn));
  const place = about["place"] ?? hunter?.at;
  return [hunter ? w().seat(hunter.seat) : "", place ? w().noun(place) : ""].filter(Boolean).join(" · ");
}
