/** The moves of figures in what was heard; Dracula's own, where these eyes hear which cards he lays. */
import type { News } from "../../lib/protocol";
import type { Europe } from "../fury/europe";
import { Journeys, type By, type Move } from "../fury/log/moves";

/** All moves of these news, in order. The news do not say by what: the train die, bats, a card or a sea on the way do. */
export function movesOf(news: readonly News[], europe: Europe): Move[] {
  const journeys = new Journeys(europe);
  let means: By | "" = ""; // of the next arrivals
  news.forEach(({ what, facts: [a = "", b = ""] }, index) => {
    if (what === "starts") journeys.stands(a, b);
    else if (what === "defeated") journeys.stands(a, "hospital");
    else if (what === "declares-rail") means = "rail";
    else if (what === "turn" || what === "fights") means = "";
    else if (what === "arrives") journeys.arrives(index, a, b, means);
    else if (what === "hurries") journeys.arrives(index, a, b, "carried");
    else if (what === "laid-card") journeys.laid(index, a);
  });
  return journeys.moves;
}
