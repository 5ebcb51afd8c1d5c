/** What this person had heard when he last looked at a table in this browser, so that the page can tell what is new since. */
import { keepSoon, kept } from "./kept";
import { lastOwnChoice } from "./log";
import type { News } from "./protocol";

const REMEMBERED = 40; // prefixes of the log: whatever is taken back reaches hardly further

/** How many news had been seen, and a digest of the log up to each of the last of them, the longest first. */
interface Looked {
  count: number;
  digests: number[];
}

/** A log with digests of all its prefixes: the one at n is that of its first n news. */
interface Digested {
  log: readonly News[];
  digests: number[];
}

/** The digests of a log; those of the news that it shares with one before it are known. */
function digested(log: readonly News[], before: Digested): Digested {
  const shared = log.findIndex((news, i) => news !== before.log[i]);
  const digests = before.digests.slice(0, (shared < 0 ? log.length : shared) + 1);
  for (const { what, facts } of log.slice(digests.length - 1)) {
    let digest = digests.at(-1) ?? 0;
    for (const sign of [what, ...facts].join("\n")) digest = (Math.imul(digest, 31) + (sign.codePointAt(0) ?? 0)) | 0;
    digests.push(Math.imul(digest, 31) | 0);
  }
  return { log, digests };
}

export class Seen {
  /** Index of the first news since he looked; the length of the log where nothing is new. */
  firstUnseen = $state(0);
  private key: string;
  private eyes: string | null = null; // whose news these are; null: none have come yet
  private last: Digested = { log: [], digests: [0] };
  private count = 0; // news that have come
  private away = false; // has the page been out of sight since he last looked?

  constructor(table: string) {
    this.key = `whitby-seen-${table}`;
  }

  /** The log is this now, through these eyes; `inSight` tells whether somebody can look at it. What came before his own last choice he saw, on whatever device. */
  heard(log: readonly News[], eyes: readonly string[], inSight: boolean): void {
    const who = eyes.join(" ");
    this.last = digested(log, this.last);
    const { digests } = this.last;
    const wasNew = this.firstUnseen < this.count;
    if (who !== this.eyes) this.firstUnseen = this.recall(who, digests);
    else if (!wasNew && inSight && !this.away) this.firstUnseen = log.length;
    else this.firstUnseen = Math.min(this.firstUnseen, this.recall(who, digests), log.length);
    this.firstUnseen = Math.max(this.firstUnseen, lastOwnChoice(log, eyes) + 1);
    this.eyes = who;
    this.count = log.length;
    if (inSight) this.keep(digests);
    this.away = !inSight;
  }

  /** He has read what was new. */
  done(): void {
    this.firstUnseen = this.count;
  }

  /** How many of the news had been seen: as far as the log is still the one that was. */
  private recall(who: string, digests: readonly number[]): number {
    const looked = this.stored()[who];
    if (!looked) return this.eyes === null || who !== this.eyes ? digests.length - 1 : this.firstUnseen;
    const { count, digests: known } = looked;
    const back = known.findIndex((digest, i) => digests[count - i] === digest);
    return back < 0 ? Math.max(0, Math.min(count - known.length, digests.length - 1)) : count - back;
  }

  private keep(digests: readonly number[]): void {
    const last = digests.slice(-REMEMBERED).reverse();
    keepSoon(this.key, JSON.stringify({ [this.eyes ?? ""]: { count: digests.length - 1, digests: last } satisfies Looked }));
  }

  private stored(): Record<string, Looked> {
    try {
      return JSON.parse(kept(this.key) || "{}") as Record<string, Looked>;
    } catch {
      return {}; // not ours: nothing is known
    }
  }
}
