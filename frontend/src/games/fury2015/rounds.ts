/** What was played in the combat under way, read from the news. */
import type { News } from "../../lib/protocol";
import type { Round } from "../fury/combat/arena";

const DRACULA = "dracula";
const UNTOLD = ["round", "engaged", "reveals", "card-cancelled", "chose", "answered", "strikes", "item-discarded", "event-discarded"];

/** The rounds of the combat under way, as these eyes heard them; none while it is only about to begin. */
export function roundsOf(news: readonly News[]): Round[] {
  const begun = news.findLastIndex(({ what }) => what === "combat" || what === "combat-over");
  const rounds: Round[] = [];
  for (const { what, facts } of news.slice(begun + 1)) {
    const [a = "", b = ""] = facts;
    if (what === "round") rounds.push({ number: Number(a), engaged: null, played: [], dice: [], told: [] });
    const round = rounds.at(-1);
    if (!round) continue;
    if (what === "engaged") round.engaged = a;
    else if (what === "reveals") round.played = [...round.played.filter(({ seat }) => seat !== a), { seat: a, card: b, cancelled: false }];
    else if (what === "card-cancelled" || what === "mesmerized") cancel(round, a);
    else if (what === "enraged") round.played = round.played.map((card) => (card.seat === DRACULA ? { ...card, cancelled: false } : card));
    if (!UNTOLD.includes(what)) round.told.push({ what, facts });
  }
  return rounds;
}

function cancel(round: Round, seat: string): void {
  round.played = round.played.map((card) => (card.seat === seat ? { ...card, cancelled: true } : card));
}

/** The card that a seat has chosen in this round, as only its own eyes heard. */
export function chosenIn(news: readonly News[], seat: string): string | null {
  const begun = news.findLastIndex(({ what }) => what === "round" || what === "combat-over");
  const said = news
    .slice(begun + 1)
    .findLast(({ what, facts }) => what === "chose" && facts[0] === seat && facts[1]?.startsWith("choose "));
  return said?.facts[1]?.slice("choose ".length) ?? null;
}
