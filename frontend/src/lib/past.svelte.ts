/** The line to what is past: any moment of a game as some eyes saw it, in the shape in which boards know a line. Nothing can be chosen. */
import { deduced, pastScreens, persistently, problemOf, replay, type Where } from "./api";
import { app } from "./app.svelte";
import { AnswerTimes, Attention, Pending } from "./forced";
import type { Live } from "./live.svelte";
import { Marks } from "./marks.svelte";
import { Passing } from "./passing.svelte";
import type { Deduced, MeasureLine, MomentScreen, News, Odds, Replay, Screen, Sitting, TalkLine } from "./protocol";
import { retain } from "./same";
import { Seen } from "./seen.svelte";
import { Talk } from "./talk.svelte";

const BLOCK = 8; // screens of one call
const PAUSE = 1000; // ms, when the server has enough

/** How much was hidden, in bits, as a measure of the game. */
export function uncertainty({ bits }: Pick<Deduced, "bits">): MeasureLine {
  const values = bits.map((value) => value && Math.round(value * 10) / 10);
  return { name: "uncertainty", seat: "", most: Math.ceil(Math.max(1, ...values.map((value) => value ?? 0))), turning: true, values };
}

export class Past implements Live {
  screen = $state.raw<Screen | null>(null);
  private found = $state.raw<Replay | null>(null);
  problem = $state(""); // id of what went wrong last
  n = $state(0); // the moment in sight
  deduced = $state.raw<Deduced | null>(null); // what could be concluded, once the game is over
  readonly replay: Replay | null = $derived(
    this.found && this.deduced ? { ...this.found, measures: [uncertainty(this.deduced), ...this.found.measures] } : this.found,
  ); // how much was hidden is the first of its measures
  private blocks = new Map<number, Promise<MomentScreen[]>>();
  wanted = $state(0); // the moment asked for, in sight as soon as its screen is here: steps count from it

  readonly past = true;
  readonly line = "open";
  readonly sent = null;
  readonly late = null;
  readonly kept = "";
  readonly refused = null;
  readonly held = false;
  readonly byItself = [];
  readonly passing: Passing;
  readonly marks: Marks;
  readonly seen: Seen;
  readonly pending: Pending;
  readonly talk: Talk;

  constructor(
    readonly table: string,
    private readonly sitting: Sitting,
    readonly where: Where = `tables/${table}`,
    private readonly goingOn: Talk | null = null, // of the table at which one looks back, if its talk is to stay in sight
  ) {
    this.talk = goingOn ?? new Talk(table, () => false);
    this.passing = new Passing(table);
    this.marks = new Marks(table);
    this.seen = new Seen(table);
    this.pending = new Pending(new AnswerTimes(table), new Attention(false));
  }

  /** All that these eyes had heard at the moment in sight. */
  get log(): News[] {
    return this.heardAt(this.n);
  }

  /** What could be concluded at the moment in sight. */
  get odds(): Odds | null {
    const here = this.deduced?.odds.findLast(({ moment }) => moment <= this.n)?.here;
    return here ? { type: "odds", here, older: {}, lairs: {}, rumours: {}, cards: {}, bits: this.deduced?.bits[this.n] ?? 0 } : null;
  }

  /** How many moments there are. */
  get length(): number {
    return this.replay?.moments.length ?? 0;
  }

  /** Look through these eyes, null for one's own, at the moment that `at` finds among theirs. */
  async look(eyes: readonly string[] | null, at: (replay: Replay) => number): Promise<void> {
    try {
      const found = await persistently(
        () => replay(this.where, eyes),
        () => {},
      );
      this.blocks = new Map();
      this.found = found;
      this.deduced = null;
      if (found.deduced) void this.conclude(found);
      this.problem = "";
      this.n = Math.max(0, Math.min(at(found), found.moments.length - 1)); // moments are counted among those of these eyes from now on
      await this.show(this.n);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** What could be concluded in this game. */
  private async conclude(found: Replay): Promise<void> {
    const told = await deduced(this.where, found.eyes).catch(() => null);
    if (this.found === found) this.deduced = told;
  }

  /** Show a moment; of several asked for in quick succession only the last one. */
  async show(n: number): Promise<void> {
    const { found } = this;
    const wanted = (this.wanted = Math.max(0, Math.min(n, this.length - 1)));
    try {
      const block = Math.floor(wanted / BLOCK);
      const screen = (await this.block(block))[wanted % BLOCK];
      if (this.wanted !== wanted || this.found !== found) return;
      if (screen?.heard !== found?.moments[wanted]?.heard || !screen) return await this.look(found?.eyes ?? null, () => wanted); // something was taken back
      this.n = wanted;
      if (!this.goingOn) this.talk.heard({ type: "said", lines: this.saidAt(wanted), lines_from: 0 });
      const { head, body } = screen;
      const shown = { question: `past-${found?.eyes.join() ?? ""}-${wanted}`, head, body, news: [], news_from: 0, build: "" };
      this.screen = retain(this.screen, { type: "screen", ...shown, sitting: this.sitting, language: app.language } satisfies Screen);
      this.problem = "";
      if ((block + 1) * BLOCK < this.length) void this.block(block + 1).catch(() => {});
    } catch (error) {
      if (this.wanted !== wanted) return;
      if (problemOf(error) !== "too-fast") this.problem = problemOf(error);
      else setTimeout(() => this.wanted === wanted && void this.show(wanted), PAUSE);
    }
  }

  /** The news that came with a moment. */
  newsOf(n: number): News[] {
    return this.replay?.news.slice(n ? this.replay.moments[n - 1]?.heard : 0, this.replay.moments[n]?.heard) ?? [];
  }

  /** What had been said by then. */
  private saidAt(n: number): TalkLine[] {
    return this.replay?.said.filter(({ moment }) => moment <= n).map(({ line }) => line) ?? [];
  }

  private heardAt(n: number): News[] {
    return this.replay?.news.slice(0, this.replay.moments[n]?.heard) ?? [];
  }

  /** Eight screens, asked for once. */
  private block(block: number): Promise<MomentScreen[]> {
    const blocks = this.blocks;
    const known = blocks.get(block);
    if (known) return known;
    const asked = pastScreens(this.where, this.replay?.eyes ?? [], block * BLOCK, (block + 1) * BLOCK).then(({ screens }) => screens);
    blocks.set(block, asked);
    asked.catch(() => blocks.delete(block));
    return asked;
  }

  choose(): void {}
  chooseAll(): void {}
  answerByItself(): void {}
  undo(): void {}
  hold(): void {}
  callOff(): void {}
  close(): void {}
}
