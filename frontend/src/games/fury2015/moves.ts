/** The moves of figures in what was heard; Dracula's own, where these eyes hear where he lays his cards. */
import type { News } from "../../lib/protocol";
import type { Europe } from "../fury/europe";
import { Journeys, type By, type Move } from "../fury/log/moves";

/** All moves of these news, in order. The news do not say by what: a ticket, bats or a sea on the way do. */
export function movesOf(news: readonly News[], europe: Europe): Move[] {
  const journeys = new Journeys(europe);
  let means: By | "" = ""; // of the next arrival
  news.forEach(({ what, facts: [a = "", b = ""] }, index) => {
    if (what === "starts" || what === "wakes") journeys.stands(a, b);
    else if (what === "ticket-spent") means = "rail";
    else if (what === "bats-carry" || (what === "played" && b === "vampiric-influence")) means = "carried";
    else if (what === "turn") means = "";
    else if (what === "arrives") [means] = ["", journeys.arrives(index, a, b, means)];
    else if (what === "bolts") journeys.arrives(index, a, b, "road");
    else if (what === "laid-card") journeys.laid(index, a);
  });
  return journeys.moves;
}
