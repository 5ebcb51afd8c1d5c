/** A game at a real table as it is entered: kept in this browser, its odds asked from the server. */
import { askCompanion, Problem } from "./api";
import { keep, kept } from "./kept";
import type { AskCompanion, CompanionAnswer } from "./protocol";

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

  constructor(readonly game: string) {
    void this.ask(entriesOf(kept(keyOf(game)), game) ?? []);
  }

  /** As it is written into a file. */
  get saved(): string {
    return JSON.stringify({ format: FORMAT, game: this.game, options: {}, entries: this.entries });
  }

  enter = (entry: Entry): Promise<boolean> => this.ask([...this.entries, entry]);
  takeBack = (): Promise<boolean> => this.ask(this.entries.slice(0, -1));

  /** Why is he there, or not? */
  look(place: string): void {
    this.place = place;
    void this.ask(this.entries);
  }

  /** What follows from these entries; was each of them taken? Nothing changes where the server does not answer. */
  async ask(entries: Entry[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const answer = await askCompanion(this.game, { entries, options: {}, place: this.place });
      [this.answer, this.entries, this.refused, this.problem] = [answer, entries.slice(0, answer.taken), answer.refused, ""];
      keep(keyOf(this.game), this.saved);
    } catch (error) {
      this.problem = error instanceof Problem ? error.id : "no-answer";
    }
    this.busy = false;
    return !this.problem && !this.refused;
  }
}
