/** Questions with one answer, given by the page: when, so that nobody can tell it from an answer by hand. Nothing of this is ever sent. */
import { keepSoon, kept } from "./kept";
import type { Answer, Head, Question } from "./protocol";

const ENOUGH = 10; // own times to a question, from which on others are drawn like them
const MOST = 60; // that are kept of a question
const MEDIAN = 4000;
const SPREAD = 0.6; // of the logarithm
const SHORTEST = 1500;
const LONGEST = 20_000;
const IN_USE = 120_000; // after the last touch
const LOOK_AGAIN = 250;

/** What the page answers by itself: all own seats together where none has a choice; where they need not answer together, those that have none. */
export function answersByItself(head: Head, together: boolean): Answer[] {
  const forced = head.questions.filter(({ only }) => only !== "");
  if (together && forced.length < head.questions.length) return [];
  return forced.map(({ seat, only }) => ({ seat, choice: only }));
}

/** How long this person takes for his own answers at this table, by question. */
export class AnswerTimes {
  private readonly key: string;
  private times: Record<string, number[]>;

  constructor(
    table: string,
    private readonly random: () => number = Math.random,
  ) {
    this.key = `whitby-times-${table}`;
    this.times = read(this.key);
  }

  record(question: string, time: number): void {
    this.times = { ...this.times, [question]: [...(this.times[question] ?? []), Math.round(time)].slice(-MOST) };
    keepSoon(this.key, JSON.stringify(this.times));
  }

  /** A time for an answer to this question: from between the recorded ones, as they lie; before there are enough, one that people take. */
  draw(question: string): number {
    const times = [...(this.times[question] ?? [])].sort((a, b) => a - b);
    if (times.length < ENOUGH) return this.usual();
    const at = this.random() * times.length - 0.5;
    const low = times[Math.max(0, Math.floor(at))] ?? 0;
    const high = times[Math.min(times.length - 1, Math.floor(at) + 1)] ?? low;
    return low + (high - low) * (at - Math.floor(at));
  }

  /** Log-normal; what lies outside is drawn again. */
  private usual(): number {
    for (;;) {
      const normal = Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random());
      const time = MEDIAN * Math.exp(SPREAD * normal);
      if (time >= SHORTEST && time <= LONGEST) return time;
    }
  }
}

/** A clock that goes only while the page is in sight and was used in the last two minutes: own answers and the page's are timed by it. */
export class Attention {
  private sum = 0;
  private from: number;
  private used: number;

  constructor(
    private seen: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.from = this.used = now();
  }

  /** Milliseconds of attention so far. */
  get spent(): number {
    return this.sum + (this.seen ? Math.max(0, Math.min(this.now(), this.used + IN_USE) - this.from) : 0);
  }

  use(): void {
    this.pause();
    this.used = this.from;
  }

  look(seen: boolean): void {
    this.pause();
    this.seen = seen;
  }

  /** Do something when so much attention has been spent. What is returned calls it off. */
  when(spent: number, act: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = spent - this.spent;
      if (left > 0) timer = setTimeout(look, this.goes ? left : LOOK_AGAIN);
      else act();
    };
    timer = setTimeout(look, Math.max(0, spent - this.spent));
    return () => clearTimeout(timer);
  }

  private get goes(): boolean {
    return this.seen && this.now() < this.used + IN_USE;
  }

  private pause(): void {
    this.sum = this.spent;
    this.from = this.now();
  }
}

/** One question under the clock: since when it stands, and when the page answers it. It stays the same while others act beside it. */
export class Pending {
  private key = "";
  private since = 0;
  private due = 0;

  constructor(
    private readonly times: AnswerTimes,
    private readonly attention: Attention,
  ) {}

  /** These questions stand now, after so many own choices. */
  ask(questions: readonly Question[], choices: number): void {
    const name = questions[0]?.name ?? "";
    const key = `${name} ${questions.map(({ seat }) => seat).join(" ")} ${choices}`;
    if (key === this.key) return;
    this.key = key;
    this.since = this.attention.spent;
    this.due = this.since + this.times.draw(name);
  }

  /** Answer when it is time; what is returned calls it off. */
  wait(act: () => void): () => void {
    return this.attention.when(this.due, act);
  }

  /** The player has answered himself where he had a choice. */
  answered(questions: readonly Question[]): void {
    const free = questions.find(({ only }) => only === "");
    if (free) this.times.record(free.name, this.attention.spent - this.since);
  }
}

function read(key: string): Record<string, number[]> {
  try {
    return JSON.parse(kept(key) || "{}") as Record<string, number[]>;
  } catch {
    return {}; // not ours
  }
}
