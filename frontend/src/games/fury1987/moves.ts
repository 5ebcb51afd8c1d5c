/** The moves of figures in what was heard; Dracula's own from what he chose himself. */
import type { News } from "../../lib/protocol";
import type { Europe } from "../fury/europe";
import { Journeys, type By, type Move } from "../fury/log/moves";

/** All moves of these news, in order. The news do not say by what: that they take the train is told before, and a sea on the way tells itself. */
export function movesOf(news: readonly News[], europe: Europe): Move[] {
  const journeys = new Journeys(europe);
  let means: By | "" = ""; // of the next arrivals
  news.forEach(({ what, facts: [a = "", b = ""] }, index) => {
    if (what === "starts") journeys.stands(a, b);
    else if (what === "declares-rail") means = "rail";
    else if (what === "turn-begins" || what === "no-train") means = "";
    else if (what === "arrives") journeys.arrives(index, a, b, means);
    else if (what === "flew" || what === "evaded") journeys.arrives(index, "dracula", a, "carried");
    else if (what === "chose" && a === "dracula") {
      const [verb, place = ""] = b.split(" ");
      if (verb === "start") journeys.stands("dracula", place);
      else if (verb === "road" || verb === "sea") journeys.arrives(index, "dracula", place, verb);
    }
  });
  return journeys.moves;
}
