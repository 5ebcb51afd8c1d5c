/** What is asked of the viewer's own seats, and what he has laid out before he sends it. */
import type { Live } from "../../lib/live.svelte";
import { PASS, Passing } from "../../lib/passing.svelte";
import type { Choice, ClosedChoice, Head, Question, Screen } from "../../lib/protocol";

/** A choice that one of the viewer's seats may make beside any question. */
export interface Anytime {
  seat: string;
  choice: Choice;
}

export class Turn {
  private readonly screen: Screen;
  private readonly live: Live;
  readonly head: Head;
  private picked = $state(""); // which of several own seats answers first
  private plan = $state.raw({ question: "", choices: {} as Record<string, string> }); // by seat

  readonly questions: Question[];
  readonly question: Question | null;
  readonly together: boolean; // all own seats may pass: they answer in one message, or the others could tell who did not
  readonly options: Choice[];
  readonly closed: ClosedChoice[];
  readonly anytime: Anytime[];
  private readonly laidBySeat: Record<string, string>;

  constructor(look: () => { screen: Screen; live: Live }) {
    this.screen = $derived(look().screen);
    this.live = $derived(look().live);
    this.head = $derived(this.screen.head);
    this.questions = $derived(this.head.questions);
    this.question = $derived(this.questions.find(({ seat }) => seat === this.picked) ?? this.questions[0] ?? null);
    this.together = $derived(this.questions.length > 1 && this.questions.every(Passing.possible));
    this.options = $derived((this.question?.options ?? []).filter(({ anytime }) => !anytime));
    this.closed = $derived(this.question?.closed ?? []);
    this.anytime = $derived(anytimeOf(this.head));
    this.laidBySeat = $derived(stillOpen(this.plan, this.questions));
  }

  /** The seat whose question is in sight; without one, the first through which the viewer looks. */
  get seat(): string {
    return this.question?.seat ?? this.head.eyes[0] ?? "";
  }

  /** What is laid out for the seat in sight, and not sent. */
  get laid(): string | null {
    return this.laidBySeat[this.seat] ?? null;
  }

  /** The choice that is laid out. */
  get laidChoice(): Choice | undefined {
    return this.options.find(({ text }) => text === this.laid);
  }

  get sent(): string | null {
    return this.live.sent;
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
    this.picked = seat;
  }

  optionsOn(noun: string): Choice[] {
    return this.options.filter((option) => option.noun === noun);
  }

  closedOn(noun: string): ClosedChoice[] {
    return this.closed.filter((closed) => closed.noun === noun);
  }

  /** Lay a choice out, or send it if it lies there already. */
  lay(text: string, seat = this.seat): void {
    if (this.laidBySeat[seat] === text) this.send();
    else this.plan = { question: this.question?.name ?? "", choices: { ...this.laidBySeat, [seat]: text } };
  }

  /** Take back what is laid out. */
  clear(seat = this.seat): void {
    this.plan = { ...this.plan, choices: { ...this.laidBySeat, [seat]: "" } };
  }

  /** Have several own seats that are asked at once all laid something out? */
  get complete(): boolean {
    return this.questions.length > 1 && this.questions.every(({ seat }) => this.laidBySeat[seat]);
  }

  /** Send what is laid out: of all seats where they answer together, or where all of them are ready. */
  send(): void {
    if (this.together || this.complete)
      this.live.chooseAll(this.questions.map(({ seat }) => ({ seat, choice: this.laidBySeat[seat] ?? PASS })));
    else if (this.laid) this.live.choose(this.seat, this.laid);
    this.plan = { question: "", choices: {} };
  }

  /** Pass for seats that were told to, when it is time, unless something is laid out; what is returned calls it off. */
  passByItself(): (() => void) | undefined {
    const { head, live } = this;
    if (this.planned || live.line !== "open" || live.sent !== null || !live.passing.due(head)) return;
    return live.pending.wait(() => live.answerByItself(head.questions.map(({ seat }) => ({ seat, choice: PASS }))));
  }

  /** A choice that needs no second click. */
  now(text: string, seat = this.seat): void {
    if (this.together && !this.anytime.some((each) => each.seat === seat && each.choice.text === text)) this.lay(text, seat);
    else this.live.choose(seat, text);
  }
}

/** What own seats may play beside the question: their interruptions, and those among the options of a question. */
function anytimeOf(head: Head): Anytime[] {
  const asked = head.questions.flatMap(({ seat, options }) => options.filter(({ anytime }) => anytime).map((choice) => ({ seat, choice })));
  return [...asked, ...head.slips.flatMap(({ seat, options }) => options.map((choice) => ({ seat, choice })))];
}

/** A plan stays while its choices are open, also when something interrupts meanwhile. */
function stillOpen(plan: { question: string; choices: Record<string, string> }, questions: Question[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ seat, name, options }) => {
      const text = plan.choices[seat];
      return text && plan.question === name && options.some((option) => option.text === text) ? [[seat, text]] : [];
    }),
  );
}
