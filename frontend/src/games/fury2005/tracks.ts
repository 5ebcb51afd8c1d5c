/** The clock, the Vampire and Resolve tracks and Dracula's Blood of a 2005 screen as the tracks take them. */
import type { ComponentProps } from "svelte";
import type { Choice } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Fury2005Body } from "../../types.gen";
import type Status from "../fury/tracks/Status.svelte";
import type { Track } from "../fury/tracks/track";

const TIMES = ["dawn", "noon", "dusk", "twilight", "midnight", "small-hours"];
const ICONS: Record<string, string> = {
  ...{ dawn: "sunrise", noon: "day", dusk: "sunset", twilight: "moon", midnight: "night", "small-hours": "candle" },
};
const NIGHTFALL = 3; // the first of the night
const MOST = 6; // of both tracks
const RED = [10, 5, 0]; // spaces of the Blood track to which he falls when he is killed

/** Time and tracks on top; Dracula's Blood too, where he looks. */
export function statusOf(body: Fury2005Body, words: Words, own: boolean, laid?: Choice): ComponentProps<typeof Status> {
  return {
    clock: clockOf(body, words, own),
    now: { icon: ICONS[body.time] ?? "", day: words.noun(body.time), second: words.t(body.night ? "track-night" : "track-day") },
    cells: [{ track: { name: words.t("track-vampires"), value: body.vampires, max: MOST, preview: null }, icon: "vampire" }],
    bars: own ? [{ track: bloodOf(body, words, own, laid), tone: "blood" }] : [],
    discs: [{ track: { name: words.t("track-resolve"), value: body.resolve, max: MOST, preview: null }, icon: "stake" }],
    elsewhere: own ? [] : [bloodOf(body, words, own)],
  };
}

/** Six times of day; beside them when the next Dawn comes, where there is room. */
export function clockOf(body: Fury2005Body, words: Words, narrow: boolean) {
  const now = TIMES.indexOf(body.time);
  const left = TIMES.length - now; // turns of Dracula's until Dawn
  return {
    cells: TIMES.map((time) => ({ name: words.noun(time), icon: ICONS[time] ?? "" })),
    now,
    nightfall: NIGHTFALL,
    words: `${words.noun(body.time)}, ${words.t(body.night ? "track-night" : "track-day")}`,
    next: words.t("track-dawn-in", { count: left }),
    narrow,
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
