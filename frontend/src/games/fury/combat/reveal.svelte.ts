/** What the cards of a round have just shown: it is held for a moment before the next question is in sight. */
import type { Live } from "../../../lib/live.svelte";
import type { News } from "../../../lib/protocol";
import { Fresh } from "../log/fresh";
import type { Round } from "./arena";

export const HOLD = 2200; // ms

type Rounds = (news: readonly News[]) => Round[];

export class Reveal {
  round = $state.raw<Round | null>(null); // in sight now
  private readonly fresh = new Fresh();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: () => Pick<Live, "hold">) {}

  /** The log is this now. Where nobody looks at the page, it alone tells what was shown. */
  heard(news: readonly News[], roundsOf: Rounds, inSight: boolean): void {
    const since = this.fresh.since(news);
    const round = inSight ? revealedIn(news, since, roundsOf) : null;
    if (!round) return;
    clearTimeout(this.timer);
    this.round = round;
    this.live().hold(true);
    this.timer = setTimeout(this.done, HOLD);
  }

  /** On with the game. */
  done = (): void => {
    clearTimeout(this.timer);
    if (!this.round) return;
    this.round = null;
    this.live().hold(false);
  };
}

/** The round whose cards were turned up among the news since; nothing where none were. */
export function revealedIn(news: readonly News[], since: number, roundsOf: Rounds): Round | null {
  const shown = news.findLastIndex(({ what }) => what === "reveals");
  if (shown < Math.max(since, 0)) return null;
  const over = news.findIndex(({ what }, i) => i > shown && what === "combat-over");
  return roundsOf(over < 0 ? news : news.slice(0, over)).findLast(({ played }) => played.length > 0) ?? null;
}

/** What a round brought: cards that were cancelled, then what came of the others. */
export const toldOf = ({ played, told }: Round): { what: string; facts: string[] }[] => [
  ...played.filter(({ cancelled }) => cancelled).map(({ seat }) => ({ what: "card-cancelled", facts: [seat] })),
  ...told,
];
