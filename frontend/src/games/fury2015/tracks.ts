/** Time, influence, despair and Dracula's health of a 2015 screen as the tracks take them. */
import type { Choice } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Fury2015Body } from "../../types.gen";
import type { Preview, Track } from "../fury/tracks/track";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const INFLUENCE = 13;
const DESPAIR = 3;

/** Seven days with sun and moon. */
export function calendarOf(body: Fury2015Body, words: Words) {
  return {
    parts: DAYS.map((day) => ({ name: words.t(`weekday-${day}`).slice(0, 3), cells: ["day", "night"] })),
    now: { part: DAYS.indexOf(body.weekday), cell: body.night ? 1 : 0 },
    words: words.t("track-time", { day: words.t(`weekday-${body.weekday}`), part: partOf(body, words), week: body.week }),
  };
}

/** The same for the status line of a phone. */
export function nowOf(body: Fury2015Body, words: Words) {
  return {
    icon: body.night ? "night" : "day",
    day: `${words.t(`weekday-${body.weekday}`).slice(0, 3)}, ${partOf(body, words)}`,
    second: words.t("track-week", { week: body.week }),
  };
}

const partOf = ({ night }: Fury2015Body, words: Words) => words.t(night ? "track-night" : "track-day");

export function influenceOf(body: Fury2015Body, words: Words): Track {
  return { name: words.t("track-influence"), value: body.influence, max: INFLUENCE, preview: influenceAhead(body, words) };
}

export function despairOf(body: Fury2015Body, words: Words): Track {
  return { name: words.t("track-despair"), value: body.despair, max: DESPAIR, preview: null };
}

/** Dracula's health; with the price of what he has laid out, if these are his eyes. */
export function healthOf(body: Fury2015Body, words: Words, own: boolean, laid?: Choice): Track {
  const value = body.dracula.health - body.dracula.damage;
  const after = value - (own ? (laid?.price ?? 0) : 0);
  const preview = after === value ? null : { value: after, words: words.t("track-after", { value: after }) };
  return { name: words.t(own ? "track-your-health" : "track-health"), value, max: body.dracula.health, preview };
}

/** What the hideout that leaves next would add: seen by those who know its encounters. */
function influenceAhead(body: Fury2015Body, words: Words): Preview | null {
  const next = ["leaving", "space-6"].flatMap((id) => body.hideouts.filter(({ space }) => space === id));
  for (const { space, matures } of next) {
    const gain = Math.max(0, ...matures.filter(({ effect }) => effect === "influence").map(({ amount }) => amount));
    if (!gain) continue;
    const value = Math.min(INFLUENCE, body.influence + gain);
    return { value, words: space === "leaving" ? words.t("track-gain-now", { gain }) : words.t("track-gain", { gain, space: "6" }) };
  }
  return null;
}
