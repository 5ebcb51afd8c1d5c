/** What is said at the table: the lines that this person may read, the one that he writes, and what he has not seen yet. */
import { keep, kept } from "./kept";
import type { Said, Sitting, TalkChannel, TalkLine } from "./protocol";

export const MAX_LINE = 300;
const MANY = 5; // lines spoken to who hears the page, when more come at once

/** Two channels are the same if the same seats read them under the same name. */
export const keyOf = ({ name, seats }: TalkChannel) => [name, ...seats].join(" ");

/** Is there anybody to talk to: another person, one who may still come to a free seat or back to a lent one, or somebody who looks on? */
export function hasCompany({ players, yours, watchers }: Pick<Sitting, "players" | "yours" | "watchers">): boolean {
  const others = players.filter(({ seat }) => !yours.includes(seat));
  return watchers > 0 || others.some(({ kind, lent }) => kind === "person" || kind === "free" || lent);
}

export class Talk {
  lines = $state.raw<readonly TalkLine[]>([]);
  fresh = $state.raw<readonly TalkLine[]>([]); // others' lines that came last, for who hears the page
  channels = $state.raw<readonly TalkChannel[]>([]); // where he may speak, the narrowest first
  draft = $state("");
  problem = $state(""); // id of what kept the last line from being said
  sending = $state(false);
  chosen = $state(""); // key of the channel that he speaks on; empty: he must say which
  firstNew = $state(-1); // the first line since he looked; -1 where he has seen all
  wanted = $state(false); // is the field to be brought into sight?

  private readonly key: string;
  private inSight = false;
  private seenAt = $state(0); // when the last line was said that he has seen
  private own = 0; // own lines when the one on its way was sent

  constructor(
    table: string,
    private readonly send: (message: { type: "say"; channel: string; seats: string[]; text: string }) => boolean,
  ) {
    this.key = `whitby-talk-${table}`;
    this.seenAt = Number(kept(this.key)) || 0;
  }

  get to(): TalkChannel | undefined {
    return this.channels.find((channel) => keyOf(channel) === this.chosen);
  }

  /** How many lines of others he has not seen; what came before his own last one he has, on whatever device. */
  get unseen(): number {
    return this.lines.length - this.firstUnseen;
  }

  private get firstUnseen(): number {
    const known = this.lines.findLastIndex(({ mine, at }) => mine || at <= this.seenAt);
    return known + 1;
  }

  /** Where he may speak at this table; nowhere while nobody is there to read it, but a line that is being written stays. */
  around(sitting: Sitting): void {
    this.opened(hasCompany(sitting) || this.draft ? sitting.channels : []);
  }

  /** Where he may speak now. A line half written never goes to others than it was meant for: then he must say who is to read it. */
  opened(channels: readonly TalkChannel[]): void {
    const keys = channels.map(keyOf);
    if (keys.join("\n") === this.channels.map(keyOf).join("\n")) return;
    this.channels = channels;
    if (!this.draft) this.chosen = keys[0] ?? "";
    else if (!keys.includes(this.chosen)) this.chosen = "";
  }

  say(): void {
    const { to, draft: text } = this;
    if (!to || !text.trim() || this.sending) return;
    this.own = this.ownLines();
    this.problem = "";
    this.sending = this.send({ type: "say", channel: to.name, seats: to.seats, text });
    if (!this.sending) this.problem = "no-connection";
  }

  heard({ lines, lines_from: from }: Said): void {
    const before = this.lines;
    this.lines = [...before.slice(0, from), ...lines];
    const came = from === before.length && (from || lines.length === 1); // not all that was there before
    this.fresh = came ? lines.filter(({ mine }) => !mine).slice(-MANY) : [];
    if ((this.sending || this.problem === "unsure") && this.ownLines() > this.own) {
      this.sending = false;
      this.problem = this.draft = "";
    }
    this.mark();
  }

  unsaid(reason: string): void {
    this.sending = false;
    this.problem = reason;
  }

  /** The line is lost: whether what was on its way has arrived will show. */
  lost(): void {
    if (this.sending) this.unsaid("unsure");
  }

  /** The lines are in sight, or no more. */
  look(inSight: boolean): void {
    this.inSight = inSight;
    if (!inSight) this.firstNew = -1;
    this.mark();
  }

  private mark(): void {
    if (this.inSight) {
      const last = this.lines.at(-1)?.at ?? 0;
      if (last > this.seenAt) keep(this.key, String((this.seenAt = last)));
    } else if (this.firstNew < 0 || this.firstNew > this.firstUnseen) this.firstNew = this.unseen ? this.firstUnseen : -1;
  }

  private ownLines(): number {
    return this.lines.filter(({ mine }) => mine).length;
  }
}
