/** The clock, the Vampire and Resolve tracks and Dracula's Blood of a 2005 screen as the tracks take them. */
import type { Choice } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Fury2005Body } from "../../types.gen";
import type { Track } from "../fury/tracks/track";

const TIMES = ["dawn", "noon", "dusk", "twilight", "midnight", "small-hours"];
const ICONS: Record<string, string> = {
  ...{ dawn: "sunrise", noon: "day", dusk: "sunset", twilight: "moon", midnight: "night", "small-hours": "candle" },
};
const NIGHTFALL = 3; // the first of the night
const MOST = 6; // of both tracks
const RED = [10, 5, 0]; // spaces of the Blood track to which he falls when he is killed

/** The time for the status line of a phone. */
export function nowOf(body: Fury2005Body, words: Words) {
  return { icon: ICONS[body.time] ?? "", day: words.noun(body.time), second: words.t(body.night ? "track-night" : "track-day") };
}

export function vampiresOf(body: Fury2005Body, words: Words): Track {
  return { name: words.t("track-vampires"), value: body.vampires, max: MOST, preview: null };
}

export function resolveOf(body: Fury2005Body, words: Words): Track {
  return { name: words.t("track-resolve"), value: body.resolve, max: MOST, preview: null };
}

/** Six times of day; and when the next Dawn comes. */
export function clockOf(body: Fury2005Body, words: Words) {
  const now = TIMES.indexOf(body.time);
  const left = TIMES.length - now; // turns of Dracula's until Dawn
  return {
    cells: TIMES.map((time) => ({ name: words.noun(time), icon: ICONS[time] ?? "" })),
    now,
    nightfall: NIGHTFALL,
    words: `${words.noun(body.time)}, ${words.t(body.night ? "track-night" : "track-day")}`,
    next: words.t("track-dawn-in", { count: left }),
  };
}

/** Dracula's Blood; with the price of what he has laid out, if these are his eyes. */
export function bloodOf(body: Fury2005Body, words: Words, own: boolean, laid?: Choice): Track {
  const value = body.dracula.blood;
  const after = value - (own ? (laid?.price ?? 0) : 0);
  const preview = after === value ? null : { value: after, words: words.t("track-after", { value: after }) };
  const next = RED.find((space) => space < value) ?? 0;
  const name = words.t(own ? "track-your-blood" : "track-blood");
  const track = { name, value, max: body.dracula.max_blood, preview, steps: RED };
  return own ? track : { ...track, note: words.t("track-killed", { value: next }) };
}
