/** Reaction windows at which the page passes for a seat until a day, a round or the game is over; kept for the table in this browser. */
import { keep, kept } from "./kept";
import type { Head, Question } from "./protocol";

export const PASS = "pass";
export const GAME = "game"; // the span that every game has

export interface Standing {
  seat: string;
  name: string; // of the question
  span: string; // until this is over
  at: number; // which one it was
}

export class Passing {
  standing = $state<Standing[]>([]);
  held = $state<string[]>([]); // seats that took something back: they answer by hand first
  private key: string;

  constructor(table: string) {
    this.key = `whitby-passing-${table}`;
    this.recall();
  }

  /** Another tab of this browser has changed something. */
  elsewhere = ({ key }: Pick<StorageEvent, "key">): void => {
    if (key === this.key || key === null) this.recall();
  };

  /** Could one pass here? */
  static possible(question: Question): boolean {
    return question.options.some((option) => option.text === PASS);
  }

  /** Could the page pass here? Only where one may answer what happens; never a turn of one's own or something forced. */
  static offered(question: Question): boolean {
    return question.reaction && Passing.possible(question);
  }

  /** What a pass can last until, the shortest first. */
  static spans(head: Head): string[] {
    return [...Object.keys(head.spans), GAME];
  }

  begin(question: Question, span: string, head: Head): void {
    const others = this.standing.filter((other) => !covers(other, question));
    this.standing = [...others, { seat: question.seat, name: question.name, span, at: head.spans[span] ?? 0 }];
    this.held = this.held.filter((seat) => seat !== question.seat);
    this.keep();
  }

  end(which: Standing): void {
    this.standing = this.standing.filter((other) => other.seat !== which.seat || other.name !== which.name);
    this.keep();
  }

  /** Those that still last; the others are over. */
  current(head: Head): Standing[] {
    return head.over
      ? []
      : this.standing.filter(({ seat, span, at }) => head.eyes.includes(seat) && (span === GAME || head.spans[span] === at));
  }

  /** Forget what is over. */
  sweep(head: Head): void {
    const current = this.current(head);
    const held = head.over ? [] : this.held;
    if (current.length === this.standing.length && held.length === this.held.length) return;
    this.standing = current;
    this.held = held;
    this.keep();
  }

  /** This seat takes something back: what it is asked again it answers by hand. */
  hold(seat: string): void {
    if (this.held.includes(seat)) return;
    this.held = [...this.held, seat];
    this.keep();
  }

  /** This seat has answered by hand. */
  release(seats: string[]): void {
    if (!this.held.some((seat) => seats.includes(seat))) return;
    this.held = this.held.filter((seat) => !seats.includes(seat));
    this.keep();
  }

  /** Is every seat that is asked to pass? They answer in one message, as by hand. */
  due(head: Head): boolean {
    const current = this.current(head);
    const passes = (question: Question) =>
      Passing.offered(question) && !this.held.includes(question.seat) && current.some((standing) => covers(standing, question));
    return head.questions.length > 0 && head.questions.every(passes);
  }

  private recall(): void {
    let found: { standing?: Standing[]; held?: string[] } = {};
    try {
      found = JSON.parse(kept(this.key) || "{}") as typeof found;
    } catch {
      // not ours: pass nowhere
    }
    this.standing = found.standing ?? [];
    this.held = found.held ?? [];
  }

  private keep(): void {
    keep(this.key, this.standing.length || this.held.length ? JSON.stringify({ standing: this.standing, held: this.held }) : "");
  }
}

function covers(standing: Standing, question: Question): boolean {
  return standing.seat === question.seat && standing.name === question.name;
}
