/** The round, Dracula's Blood and what both sides have reached, as the tracks take them. */
import type { Choice, News } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Fury1987Body } from "../../types.gen";
import type { Track } from "../fury/tracks/track";
import { bloodHeard } from "./heard";

const VAMPIRES = 6; // on his chart, or destroyed, end the game

export const nowOf = (body: Fury1987Body, words: Words) => ({
  icon: "delayed",
  day: words.t("track-round", { round: body.round }),
  second: body.turn ? words.seat(body.turn) : "",
});

/** His Blood, where these eyes know it, with the price of what he has laid out. */
export function bloodOf({ dracula }: Fury1987Body, words: Words, laid?: Choice): Track | null {
  const { blood, max_blood } = dracula;
  if (blood === null) return null;
  const after = blood - (laid?.price ?? 0);
  const preview = after === blood ? null : { value: after, words: words.t("track-after", { value: after }) };
  return { name: words.t("track-blood"), value: Math.max(blood, 0), max: max_blood, preview };
}

/** Blood Death, once it has begun. */
export function bloodDeathOf({ dracula }: Fury1987Body, words: Words): Track | null {
  const { blood_death, max_blood_death, fleeing } = dracula;
  if (!blood_death && !(fleeing && blood_death !== null)) return null;
  return { name: words.t("track-blood-death"), value: blood_death ?? 0, max: max_blood_death, preview: null };
}

/** Vampires on his chart, for those who may count them. */
export function vampiresOf({ dracula }: Fury1987Body, words: Words): Track | null {
  return dracula.vampires === null ? null : { name: words.t("track-vampires"), value: dracula.vampires, max: VAMPIRES, preview: null };
}

/** What the hunters have reached and lost, in many words or in few. */
export const reachedOf = (body: Fury1987Body, words: Words, short = ""): Track[] => [
  destroyedOf(body, words.t(`track-destroyed${short}`)),
  goneOf(body, words.t(`track-gone${short}`)),
];

function destroyedOf(body: Fury1987Body, name: string): Track {
  return { name, value: body.vampires_destroyed, max: VAMPIRES, preview: null };
}

function goneOf({ hunters }: Fury1987Body, name: string): Track {
  const gone = hunters.filter(({ dead, turned }) => dead || turned).length;
  return { name, value: gone, max: hunters.length, preview: null };
}

/** What the hunters have heard of his Blood: the total lies behind the screen. */
export const lostOf = (news: readonly News[]): number => bloodHeard(news);
