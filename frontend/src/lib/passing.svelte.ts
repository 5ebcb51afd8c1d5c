/** Questions at which the page passes for its player until told otherwise; kept for the table in this browser. */
import type { Question } from "./protocol";

export const PASS = "pass";
const SOON = 700; // a pass that came at once, or always after the same time, would be no answer of a person
const LATER = 2000;

export class Passing {
  names = $state<string[]>([]);
  private key: string;

  constructor(table: string) {
    this.key = `whitby-passing-${table}`;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      if (Array.isArray(kept)) this.names = kept.filter((name) => typeof name === "string");
    } catch {
      // nothing is kept: pass nowhere
    }
  }

  /** Could one pass here? */
  static possible(question: Question): boolean {
    return question.options.some((option) => option.text === PASS);
  }

  toggle(name: string): void {
    this.names = this.names.includes(name) ? this.names.filter((other) => other !== name) : [...this.names, name];
    try {
      localStorage.setItem(this.key, JSON.stringify(this.names));
    } catch {
      // it holds until the page is closed
    }
  }

  /** Pass in a while, for all who are asked such a question together; what is returned calls it off. */
  wait(questions: Question[], pass: (seats: string[]) => void): () => void {
    const here = questions.filter((question) => this.names.includes(question.name) && Passing.possible(question));
    if (!here.length) return () => {};
    const timer = setTimeout(() => pass(here.map(({ seat }) => seat)), SOON + Math.random() * (LATER - SOON));
    return () => clearTimeout(timer);
  }
}
