/** What was heard as lines of a log: by days and phases, nothing twice. An edition's rules say what its news become. */
import { lastOwnChoice } from "../../../lib/log";
import type { News } from "../../../lib/protocol";
import { type Part, type Words } from "../../../lib/words";

/** A message of the catalogue and the nouns that it is about. */
export interface Sentence {
  id: string;
  facts: string[];
}

export interface Line {
  from: number; // the news that it tells, first and last
  to: number;
  who: string; // the seat that acted; empty where none did
  sentences: Sentence[];
  secret: boolean; // holds something that not everybody heard
}

export interface Phase {
  title: Sentence;
  lines: Line[];
}

export interface Day {
  title: Sentence;
  week: number;
  phases: Phase[];
}

/** What becomes of one kind of news. */
export type Rule = (book: Book, facts: string[]) => void;

/** The log while it is written, news by news. */
export class Book {
  readonly days: Day[] = [];
  at = 0; // which news is being told
  private line: Line | null = null;

  day(title: Sentence, week: number): void {
    this.days.push({ title, week, phases: [] });
  }

  phase(id: string): void {
    this.days.at(-1)?.phases.push({ title: said(id), lines: [] });
    this.line = null;
  }

  get phaseId(): string {
    return this.days.at(-1)?.phases.at(-1)?.title.id ?? "";
  }

  /** Who acts in the line that is being written. */
  get who(): string {
    return this.line?.who ?? "";
  }

  get sentences(): Sentence[] {
    return this.line?.sentences ?? [];
  }

  /** What was said last in that line. */
  get last(): Sentence | undefined {
    return this.sentences.at(-1);
  }

  /** Is this the last sentence, about these first facts? */
  lastIs(id: string, ...facts: string[]): boolean {
    return this.last?.id === id && facts.every((fact, i) => this.last?.facts[i] === fact);
  }

  /** Does the line name this already? */
  names(noun: string): boolean {
    return this.sentences.some(({ facts }) => facts.includes(noun));
  }

  /** What comes next begins a line of its own. */
  close(): void {
    this.line = null;
  }

  /** A new line: this seat has acted. */
  begin(who: string, id: string, ...facts: string[]): void {
    this.line = { from: this.at, to: this.at, who, sentences: [said(id, ...facts)], secret: false };
    this.days.at(-1)?.phases.at(-1)?.lines.push(this.line);
  }

  /** What followed from it, in the same line. */
  add(id: string, ...facts: string[]): void {
    if (!this.line) return this.begin("", id, ...facts);
    this.line.sentences.push(said(id, ...facts));
    this.line.to = this.at;
  }

  /** The same line if this seat acts in it, else a new one. */
  go(who: string, id: string, ...facts: string[]): void {
    if (this.line && this.who === who) this.add(id, ...facts);
    else this.begin(who, id, ...facts);
  }

  /** The same line whoever acts in it; a new one of this seat where there is none. */
  follow(who: string, id: string, ...facts: string[]): void {
    if (this.line) this.add(id, ...facts);
    else this.begin(who, id, ...facts);
  }

  /** Say the last sentence in other words. */
  instead(id: string, ...facts: string[]): void {
    this.line?.sentences.pop();
    this.add(id, ...facts);
  }

  /** A sentence of this line that begins so. */
  find(id: string, first: string): Sentence | undefined {
    return this.sentences.find((sentence) => sentence.id === id && sentence.facts[0] === first);
  }

  /** One noun more in a sentence that lists them after its first fact. */
  gather(id: string, first: string, noun: string): void {
    const sentence = this.find(id, first);
    if (!sentence || !this.line) return this.follow(first, id, first, noun);
    sentence.facts.push(noun);
    this.line.to = this.at;
  }

  /** Not everybody heard this. */
  secret(): void {
    if (this.line) this.line.secret = true;
  }
}

export const said = (id: string, ...facts: string[]): Sentence => ({ id, facts });

/** The log of these news; what no rule knows goes on with the line that stands. */
export function tell(news: readonly News[], rules: Record<string, Rule>, book: Book): Day[] {
  news.forEach(({ what, facts }, i) => {
    book.at = i;
    const rule = rules[what];
    if (rule) rule(book, facts);
    else book.add(`event-${what}`, ...facts);
  });
  const days = book.days.map((day) => ({ ...day, phases: day.phases.filter(({ lines }) => lines.length) }));
  return days.filter(({ phases }) => phases.length);
}

/** Sentences in words, with what they name as pieces of their own. */
export function partsOf(sentences: readonly Sentence[], words: Words): Part[] {
  return sentences.flatMap(({ id, facts }, i) => [...(i ? [{ text: " ", noun: "" }] : []), ...words.sentence(id, facts)]);
}

export const linesOf = (days: readonly Day[]): Line[] => days.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines));

/** What the others did since these eyes last chose anything but to pass, or last of all where they chose nothing. */
export function sinceOwnChoice(days: readonly Day[], news: readonly News[], eyes: readonly string[]): Line[] {
  const own = lastOwnChoice(news, eyes);
  return linesOf(days).filter(({ to, who }) => to > own && !eyes.includes(who));
}

/** The lines since the viewer looked; none where he never did. */
export const linesSince = (days: readonly Day[], firstUnseen: number) =>
  firstUnseen > 0 ? linesOf(days).filter(({ to }) => to >= firstUnseen) : [];
