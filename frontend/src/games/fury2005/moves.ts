/** The moves of figures in what was heard; Dracula's own, where these eyes hear which cards he lays. */
import type { News } from "../../lib/protocol";
import type { Europe } from "../fury/europe";
import type { By, Move } from "../fury/log/moves";

/** All moves of these news, in order. The news do not say by what: the train die, bats, a card or a sea on the way do. */
export function movesOf(news: readonly News[], europe: Europe): Move[] {
  const at = new Map<string, string>();
  const moves: Move[] = [];
  let means: By | "" = ""; // of the next arrivals
  const arrive = (index: number, seat: string, to: string, by: By | "") => {
    const from = at.get(seat) ?? "";
    const atSea = [from, to].some((place) => europe.places.get(place)?.kind === "sea");
    moves.push({ index, seat, from, to, by: by || (atSea ? "sea" : "road") });
    at.set(seat, to);
  };
  news.forEach(({ what, facts: [a = "", b = ""] }, index) => {
    if (what === "starts") at.set(a, b);
    else if (what === "defeated") at.set(a, "hospital");
    else if (what === "declares-rail") means = "rail";
    else if (what === "turn" || what === "fights") means = "";
    else if (what === "arrives") arrive(index, a, b, means);
    else if (what === "hurries") arrive(index, a, b, "carried");
    else if (what === "laid-card" && !at.has("dracula")) at.set("dracula", a);
    else if (what === "laid-card" && europe.places.has(a)) arrive(index, "dracula", a, "");
  });
  return moves;
}
