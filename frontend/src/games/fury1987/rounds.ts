/** What was played in the combat under way, read from the news. */
import type { News } from "../../lib/protocol";
import type { Round } from "../fury/combat/arena";

const UNTOLD = ["combat-round", "reveals", "lays", "target", "rolled", "chose", "answered", "event-discarded"];
const OUTCOME = ["totals", "hunters-ahead", "enemy-ahead", "counts", "result", "blood-lost", "wounded", "bitten"];

/** The rounds of the combat under way, as these eyes heard them; none while it is only about to begin. Of a tie the last throw counts. */
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
    else if (what === "rolled") round.dice = [...round.dice.slice(round.dice.length === 2 ? 2 : 0), Number(a)];
    if (!UNTOLD.includes(what)) round.told.push({ what, facts });
  }
  return rounds;
}

/** The round that was rolled for last. */
export const rolledLast = (rounds: readonly Round[]): Round | undefined =>
  rounds.findLast(({ told }) => told.some(({ what }) => what === "totals"));

/** What the dice brought in the round that was rolled for last, in order: totals, who won, whose chit counts, the result. */
export function lastOutcome(rounds: readonly Round[]): { what: string; facts: string[] }[] {
  const told = rolledLast(rounds)?.told ?? [];
  const last = told.findLastIndex(({ what }) => what === "totals");
  return told.filter(({ what }, i) => i >= last && OUTCOME.includes(what));
}

/** The totals of throws that were a tie, in the round that was rolled for last. */
export function ties(rounds: readonly Round[]): [string, string][] {
  const told = rolledLast(rounds)?.told ?? [];
  return told.flatMap(({ what, facts: [a = "", b = ""] }): [string, string][] => (what === "totals" && a === b ? [[a, b]] : []));
}
