/** What was played in the combat under way, read from the news. */
import type { News } from "../../lib/protocol";
import type { Round } from "../fury/combat/arena";

const UNTOLD = ["combat-round", "reveals", "lays", "target", "rolled", "chose", "answered", "item-discarded", "event-discarded"];

/** The rounds of the combat under way, as these eyes heard them; none while it is only about to begin. */
export function roundsOf(news: readonly News[]): Round[] {
  const over = news.findLastIndex(({ what }) => what === "combat-over");
  const rounds: Round[] = [];
  for (const { what, facts } of news.slice(over + 1)) {
    const [a = "", b = ""] = facts;
    if (what === "combat-round") rounds.push({ number: rounds.length + 1, engaged: null, played: [], dice: [], told: [] });
    const round = rounds.at(-1);
    if (!round) continue;
    if (what === "target") round.engaged = a;
    else if (what === "reveals") round.played.push({ seat: a, card: b, cancelled: false });
    else if (what === "rolled") round.dice.push(Number(a));
    if (!UNTOLD.includes(what)) round.told.push({ what, facts });
  }
  return rounds;
}

/** What the dice brought in the round that was rolled for last: totals, who won, whose card counts, the result. */
export function lastOutcome(rounds: readonly Round[]): { what: string; facts: string[] }[] {
  const rolled = rounds.findLast(({ told }) => told.some(({ what }) => what === "totals"));
  const OUTCOME = ["totals", "hunters-ahead", "enemy-ahead", "card-counts", "result"];
  return rolled?.told.filter(({ what }) => OUTCOME.includes(what)) ?? [];
}
