/** A game at a real table as it is entered: kept in this browser, its odds asked from the server. */
import { askCompanion, Problem } from "./api";
import { keep, kept } from "./kept";
import type { AskCompanion, CompanionAnswer, CompanionInfo, CompanionKind } from "./protocol";

export type Entry = AskCompanion["entries"][number];
export const FORMAT = "whitby-companion-1";

const keyOf = (game: string) => `whitby-companion-${game}`;

/** The entries of a saved companion of this game; null where it is none. */
export function entriesOf(text: string, game: string): Entry[] | null {
  try {
    const found = JSON.parse(text) as { format?: string; game?: string; entries?: Entry[] } | null;
    const entries = found?.format === FORMAT && found.game === game ? found.entries : null;
    return Array.isArray(entries) && entries.every((each) => typeof each.kind === "string" && Array.isArray(each.args)) ? entries : null;
  } catch {
    return null;
  }
}

export class Companion {
  entries = $state.raw<Entry[]>([]);
  answer = $state.raw<CompanionAnswer | null>(null);
  refused = $state(""); // why the last entry was not taken
  problem = $state(""); // why the server did not answer
  busy = $state(false);
  place = $state(""); // about which it is asked why
  kind = $state.raw<CompanionKind | null>(null); // that is being entered
  args = $state<string[]>([]);

  constructor(
    readonly game: string,
    readonly info: CompanionInfo,
  ) {
    void this.ask(entriesOf(kept(keyOf(game)), game) ?? []);
  }

  /** As it is written into a file. */
  get saved(): string {
    return JSON.stringify({ format: FORMAT, game: this.game, options: {}, entries: this.entries });
  }

  // --- what is being entered
  /** What a parameter may be, for these eyes. */
  set(name: string): string[] {
    return this.answer?.sets[name] ?? this.info.sets[name] ?? [];
  }

  get ready(): boolean {
    return this.kind !== null && this.kind.asks.every((_, i) => this.args[i] || this.isMany(i));
  }

  isMany(i: number): boolean {
    return this.kind !== null && this.kind.many && i === this.kind.asks.length - 1;
  }

  /** Say something of this kind; where all is known already, it is said. */
  begin(kind: CompanionKind, known: readonly string[] = []): void {
    const likely = this.answer?.next.find((entry) => entry.kind === kind.id);
    this.kind = kind;
    this.args = kind.asks.flatMap((_, i) => (this.isMany(i) ? [] : [(known[i] || likely?.args[i]) ?? ""]));
    if (!kind.many && this.ready) void this.say();
  }

  /** A parameter by a click: the last that was missing says it all. */
  choose(i: number, noun: string): void {
    if (this.isMany(i)) this.args.push(noun);
    else this.args[i] = noun;
    if (!this.kind?.many && this.ready) void this.say();
  }

  /** While nothing is hidden yet, what comes next is asked at once. */
  open(): void {
    const [next] = this.answer?.next ?? [];
    const kind = this.info.kinds.find(({ id }) => id === next?.kind);
    const { here, cards } = this.answer?.odds ?? {};
    const known = kind?.asks.every((_, i) => next?.args[i]);
    if (!this.refused && kind && !known && !Object.keys({ ...here, ...cards }).length) this.begin(kind);
  }

  cancel = (): void => {
    [this.kind, this.args] = [null, []];
  };

  async say(): Promise<void> {
    const kind = this.kind;
    if (!kind) return;
    const args = [...this.args];
    this.cancel();
    if (!(await this.ask([...this.entries, { kind: kind.id, args }]))) [this.kind, this.args] = [kind, args];
  }

  /** A place of the board is the parameter that is asked for; else one wants to know why. */
  pick = (place: string): void => {
    const asked = (this.kind?.asks ?? []).map((name, i) => ({ i, fits: this.set(name).includes(place) })).filter(({ fits }) => fits);
    const next = asked.find(({ i }) => !this.args[i]) ?? asked.at(-1);
    if (next) this.choose(next.i, place);
    else this.look(place);
  };

  // --- what follows
  takeBack = (): Promise<boolean> => this.ask(this.entries.slice(0, -1));

  /** Why is he there, or not? */
  look = (place: string): void => {
    this.place = place;
    void this.ask(this.entries);
  };

  /** What follows from these entries; was each of them taken? Nothing changes where the server does not answer. */
  async ask(entries: Entry[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const answer = await askCompanion(this.game, { entries, options: {}, place: this.place });
      [this.answer, this.entries, this.refused, this.problem] = [answer, answer.entries, answer.refused, ""];
      keep(keyOf(this.game), this.saved);
      this.open();
    } catch (error) {
      this.problem = error instanceof Problem ? error.id : "no-answer";
    }
    this.busy = false;
    return !this.problem && !this.refused;
  }
}
