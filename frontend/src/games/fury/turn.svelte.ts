/** What is asked of the viewer's own seats, and what he has laid out before he sends it. */
import type { Live } from "../../lib/live.svelte";
import { PASS, Passing } from "../../lib/passing.svelte";
import type { Choice, ClosedChoice, Head, Question, Screen } from "../../lib/protocol";
import { retainer } from "../../lib/same";
import { Settling } from "../../lib/settling.svelte";

/** A choice that one of the viewer's seats may make beside any question. */
export interface Anytime {
  seat: string;
  choice: Choice;
}

/** What follows a choice unless something is played meanwhile: the next question to its seat, and what will be open. */
export interface Onward {
  after: string; // the choice
  question: string;
  options: Choice[];
}

/** An answer laid out together with the choice before it: it goes when it is asked for, if just these are open then. */
interface Ahead {
  seat: string;
  question: string;
  choice: string;
  open: string[];
}

/** What is laid out, by seat; `next` follows the one in sight. What was sent lies there until it is answered. */
interface Plan {
  question: string;
  choices: Record<string, string>;
  next: string;
  sent: boolean;
}

const NOTHING: Plan = { question: "", choices: {}, next: "", sent: false };

export class Turn {
  private readonly screen: Screen;
  private readonly live: Live;
  readonly head: Head;
  private picked = $state.raw({ seat: "", question: "" }); // which of several own seats is looked at, while it is asked this
  private plan = $state.raw<Plan>(NOTHING);
  private ahead = $state.raw<Ahead | null>(null);

  readonly settling = new Settling();
  readonly questions: Question[];
  readonly question: Question | null;
  readonly together: boolean; // all own seats may pass: they answer in one message, or the others could tell who did not
  readonly options: Choice[];
  readonly closed: ClosedChoice[];
  readonly anytime: Anytime[];
  private readonly laidBySeat: Record<string, string>;
  private readonly follows: Onward | undefined; // what is laid out

  constructor(screen: () => Screen, live: () => Live, onward: () => Onward[]) {
    this.screen = $derived(screen());
    this.live = $derived(live());
    this.head = $derived(this.screen.head);
    this.questions = $derived(this.head.questions);
    this.question = $derived(this.questions.find((each) => this.isPicked(each)) ?? inFront(this.questions));
    this.together = $derived(this.questions.length > 1 && this.questions.every(Passing.possible));
    this.options = $derived((this.question?.options ?? []).filter(({ anytime }) => !anytime));
    this.closed = $derived(this.question?.closed ?? []);
    this.anytime = $derived(anytimeOf(this.head));
    const kept = retainer<Record<string, string>>();
    this.laidBySeat = $derived(kept(this.plan.sent && this.sent === null ? {} : stillOpen(this.plan, this.questions)));
    this.follows = $derived(onward().find(({ after }) => after === this.laid));
  }

  /** The seat whose question is in sight; without one, the first through which the viewer looks. */
  get seat(): string {
    return this.question?.seat ?? this.head.eyes[0] ?? "";
  }

  /** What is laid out for the seat in sight, and not answered. */
  get laid(): string | null {
    return this.laidBySeat[this.seat] ?? null;
  }

  /** The choice that is laid out. */
  get laidChoice(): Choice | undefined {
    return this.options.find(({ text }) => text === this.laid);
  }

  /** What can be laid out together with the choice that lies there. */
  get onward(): Choice[] {
    return this.follows?.options ?? [];
  }

  /** That which is. */
  get onwardChoice(): Choice | undefined {
    return this.onward.find(({ text }) => text === this.plan.next);
  }

  /** The last step that is laid out: the one that the board marks. */
  get marked(): string | null {
    return this.onwardChoice?.text ?? this.laid;
  }

  get sent(): string | null {
    return this.live.sent;
  }

  /** What was sent, once the answer is late: then it is marked. */
  get late(): string | null {
    return this.live.late;
  }

  /** Is something laid out for any own seat? */
  get planned(): boolean {
    return Object.values(this.laidBySeat).some((text) => text !== PASS);
  }

  laidFor(seat: string): string | null {
    return this.laidBySeat[seat] ?? null;
  }

  /** Look at another of the seats that are asked together. */
  pick(seat: string): void {
    this.picked = { seat, question: this.questions.find((each) => each.seat === seat)?.name ?? "" };
  }

  private isPicked({ seat, name }: Question): boolean {
    return this.picked.seat === seat && this.picked.question === name;
  }

  optionsOn(noun: string): Choice[] {
    return (this.onward.length ? this.onward : this.options).filter((option) => option.noun === noun);
  }

  closedOn(noun: string): ClosedChoice[] {
    return this.closed.filter((closed) => closed.noun === noun);
  }

  /** Lay a choice out, or send it if it lies there already. */
  lay(text: string, seat = this.seat): void {
    if (this.laidBySeat[seat] === text || this.onwardChoice?.text === text) this.send();
    else if (!this.plan.sent && this.onward.some((option) => option.text === text)) this.plan = { ...this.plan, next: text };
    else
      this.plan = {
        ...NOTHING,
        question: this.question?.name ?? "",
        choices: { ...(this.plan.sent ? {} : this.laidBySeat), [seat]: text },
      };
  }

  /** Take back what is laid out. */
  clear(seat = this.seat): void {
    this.plan = { ...this.plan, choices: { ...this.laidBySeat, [seat]: "" }, next: "" };
  }

  /** Take back what is laid out unless it is of these kinds: another one is about to be chosen. */
  keepOnly(verbs: readonly string[]): void {
    if (this.laidChoice && !verbs.includes(this.laidChoice.verb)) this.clear();
  }

  /** Have several own seats that are asked at once all laid something out? */
  get complete(): boolean {
    return this.questions.length > 1 && this.questions.every(({ seat }) => this.laidBySeat[seat]);
  }

  /** Send what is laid out: of all seats where they answer together, or where all of them are ready. */
  send(): void {
    this.ahead = this.laidAhead();
    if (this.together || this.complete)
      this.live.chooseAll(this.questions.map(({ seat }) => ({ seat, choice: this.laidBySeat[seat] ?? PASS })));
    else if (this.laid) this.live.choose(this.seat, this.laid);
    this.plan = { ...this.plan, sent: true };
  }

  /** Nothing is on its way any more: what was sent is put away. */
  answered(): void {
    if (this.plan.sent) this.plan = NOTHING;
  }

  /** Give the answer that was laid out with the choice before it; it is void where anything else is asked first or is open now. */
  goOn(): void {
    const { ahead, live } = this;
    const question = this.questions.find(({ seat }) => seat === ahead?.seat);
    if (!ahead || !question || live.line !== "open" || live.sent !== null || live.held) return;
    const asked = question.name === ahead.question;
    if (!asked && question.reaction) return; // one may answer what happens on the way
    this.ahead = null;
    const open = question.options.filter(({ anytime }) => !anytime).map(({ text }) => text);
    if (asked && sameTexts(open, ahead.open)) live.answerByItself([{ seat: ahead.seat, choice: ahead.choice }]);
  }

  private laidAhead(): Ahead | null {
    const next = this.onwardChoice;
    if (!this.follows || !next) return null;
    return { seat: this.seat, question: this.follows.question, choice: next.text, open: this.onward.map(({ text }) => text) };
  }

  /** Pass for seats that were told to, when it is time, unless something is laid out; what is returned calls it off. */
  passByItself(): (() => void) | undefined {
    const { head, live } = this;
    if (this.planned || live.line !== "open" || live.sent !== null || live.held || !live.passing.due(head)) return;
    return live.pending.wait(() => live.answerByItself(head.questions.map(({ seat }) => ({ seat, choice: PASS }))));
  }

  /** A choice that needs no second click. */
  now(text: string, seat = this.seat): void {
    if (this.together && !this.anytime.some((each) => each.seat === seat && each.choice.text === text)) this.lay(text, seat);
    else this.live.choose(seat, text);
  }
}

/** Can more be done than to pass? */
export function actsIn({ options }: Question): boolean {
  return options.some(({ text, anytime }) => text !== PASS && !anytime);
}

/** Of several own seats that are asked at once, the first that can do something. */
function inFront(questions: readonly Question[]): Question | null {
  return questions.find(actsIn) ?? questions[0] ?? null;
}

/** What own seats may play beside the question: their interruptions, and those among the options of a question. */
function anytimeOf(head: Head): Anytime[] {
  const asked = head.questions.flatMap(({ seat, options }) => options.filter(({ anytime }) => anytime).map((choice) => ({ seat, choice })));
  return [...asked, ...head.slips.flatMap(({ seat, options }) => options.map((choice) => ({ seat, choice })))];
}

/** A plan stays while its choices are open, also when something interrupts meanwhile. */
function stillOpen(plan: Plan, questions: Question[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ seat, name, options }) => {
      const text = plan.choices[seat];
      return text && plan.question === name && options.some((option) => option.text === text) ? [[seat, text]] : [];
    }),
  );
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text) => others.includes(text));
}
