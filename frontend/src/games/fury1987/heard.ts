/** What Dracula had to say: answers to searches and cards, and what the rules make him tell; nothing is inferred. */
import type { News } from "../../lib/protocol";
import type { Words } from "../../lib/words";

export interface Heard {
  round: number;
  icon: string;
  place: string; // empty where none is named
  text: string;
}

const ICONS: Record<string, string> = {
  ...{ "rumours-here": "rumor", "no-rumours-here": "look", "no-rumours-yet": "rumor" },
  ...{ "dracula-found": "dracula", "dracula-not-here": "look", attacks: "dracula" },
  ...{ "encounter-lies": "binoculars", "something-lies": "telegraph", "nothing-lies": "telegraph" },
  ...{ "vampires-on-chart": "intuition", embarks: "anchor", sails: "sailboat", lands: "anchor", flies: "bat" },
  ...{ "blood-lost": "drop", "no-blood": "drop", meets: "encounters" },
};

/** In what round each of his turns of these news was; the last one begun is that of the table. */
export function roundsHeard(news: readonly News[], round: number): (index: number) => number {
  const begun = news.flatMap(({ what, facts }, i) => (what === "turn-begins" && facts[0] === "dracula" ? [i] : []));
  return (index) => round - begun.filter((at) => at > index).length;
}

/** All of it, the newest first; the two answers of a search are one line. */
export function heardOf(news: readonly News[], round: number, words: Words): Heard[] {
  const roundAt = roundsHeard(news, round);
  const lines: Heard[] = [];
  let at = ""; // where the hunters on turn have come to
  news.forEach((each, i) => {
    const { what, facts } = each;
    if (what === "arrives") at = facts[1] ?? "";
    const icon = ICONS[what];
    if (!icon) return;
    const place = what === "meets" ? at : what === "blood-lost" || what === "vampires-on-chart" ? "" : (facts[0] ?? "");
    const text = what === "meets" ? words.about("heard-met", { place: at, encounter: facts[0] ?? "" }) : words.event(each);
    const before = lines.at(-1);
    if (what === "dracula-not-here" && before?.place === place && before.icon === "look")
      before.text = words.about("heard-no-trace", { place });
    else if (what === "dracula-not-here" && before?.place === place && before.icon === "rumor")
      before.text = words.about("heard-rumours-only", { place });
    else lines.push({ round: roundAt(i), icon, place, text });
  });
  return lines.reverse();
}

/** The Blood that was heard to be lost. */
export const bloodHeard = (news: readonly News[]): number =>
  news.reduce((sum, { what, facts }) => (what === "blood-lost" ? sum + Number(facts[0]) : sum), 0);
