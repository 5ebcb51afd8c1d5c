/** The line to a table: the last screen, the log, and what was chosen and not yet answered. Nothing is shown before the server says it. */
import { address } from "./base";
import { build } from "./build.svelte";
import { AnswerTimes, answersByItself, Attention, Pending } from "./forced";
import { Inbox } from "./inbox";
import { keepNow } from "./kept";
import { choicesOf, cutAndAppend, takenBack } from "./log";
import { Marks } from "./marks.svelte";
import { Passing } from "./passing.svelte";
import { retain } from "./same";
import { Seen } from "./seen.svelte";
import { Talk } from "./talk.svelte";
import type { Answer, Marks as MarksHeard, News, Odds, Refused, Said, Screen, Unsaid } from "./protocol";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"];
const LATE = 100; // ms: what is answered sooner needs no mark that it is on its way, nor a frame drawn for it before the answer's
const PATIENCE = 15_000; // a choice without an answer for so long: the line is dead, whatever the browser thinks

interface Message {
  type: "choose" | "choose-all" | "undo";
  seat?: string;
  choice?: string;
  answers?: Answer[];
}

type Heard = Screen | Refused | MarksHeard | Said | Unsaid | Odds;

/** A choice on its way: to which question, and whether it has been sent or waits for the line. */
interface Chosen {
  message: Message;
  question: string;
  what: string;
  gone: boolean;
  before: News[]; // what had been heard when it was chosen
}

const socketAddress = (table: string) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address(`/api/tables/${table}/live`)}`;

export class LiveLine {
  screen = $state.raw<Screen | null>(null);
  log = $state.raw<News[]>([]);
  refused = $state.raw<Refused | null>(null);
  odds = $state.raw<Odds | null>(null); // what these eyes may conclude, where the table shows it
  line = $state<"opening" | "open" | "lost">("opening");
  readonly past: boolean = false; // nobody chooses here any more: see lib/past.svelte.ts
  held = $state(false); // something is shown that comes before the question: what the page answers by itself waits
  readonly passing: Passing;
  readonly marks: Marks;
  readonly pending: Pending;
  readonly seen: Seen;
  readonly talk: Talk;
  seatGone = $state(false); // this page had a seat here, and has none any more

  private chosen = $state.raw<Chosen | null>(null);
  private slow = $state(false); // what was chosen last had no answer for a while
  private socket: WebSocket | null = null;
  private inbox: Inbox<Heard> | null = null; // of this socket
  private timer = 0;
  private patience = 0;
  private lateness = 0;
  private tries = 0;
  private closed = false;
  private readonly attention = new Attention(!document.hidden);
  private callOffAnswer = () => {}; // that the page was to give by itself
  private fresh = true; // nothing has come through this socket yet

  constructor(
    readonly table: string,
    private readonly turnedAway: () => void, // the line could not even be opened
  ) {
    this.passing = new Passing(table);
    this.marks = new Marks(table);
    this.pending = new Pending(new AnswerTimes(table), this.attention);
    this.seen = new Seen(table);
    this.talk = new Talk(table, (message) => this.pass(message));
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("pagehide", keepNow);
    addEventListener("storage", this.passing.elsewhere);
    for (const touch of TOUCHES) addEventListener(touch, this.used);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The text of a choice that has no answer yet. */
  get sent(): string | null {
    return this.chosen?.what ?? null;
  }

  /** The same, once the answer is late. */
  get late(): string | null {
    return this.slow ? this.sent : null;
  }

  /** The same, while the line is lost: "waits" to be sent, or "unsure" whether it arrived. */
  get kept(): "" | "waits" | "unsure" {
    return this.line !== "lost" || !this.chosen ? "" : this.chosen.gone ? "unsure" : "waits";
  }

  choose(seat: string, choice: string): void {
    const interrupts = this.screen?.head.questions
      .flatMap(({ options }) => options)
      .some((option) => option.text === choice && option.anytime);
    if (this.send({ type: "choose", seat, choice }, choice) && !interrupts) this.answered([seat]);
  }

  /** Several own seats at once: all of it is taken, or nothing. */
  chooseAll(answers: Answer[]): void {
    if (this.send({ type: "choose-all", answers }, "all")) this.answered(answers.map(({ seat }) => seat));
  }

  /** The message that the player would send himself, of which no time is taken: several seats together, one by itself. */
  answerByItself(answers: Answer[]): void {
    const [first] = answers;
    if (answers.length > 1) this.send({ type: "choose-all", answers }, "all");
    else if (first) this.send({ type: "choose", ...first }, first.choice);
  }

  /** What the page is about to answer by itself; nothing after something was taken back. */
  get byItself(): Answer[] {
    const head = this.screen?.head;
    if (!head || this.line !== "open" || head.questions.some(({ seat }) => this.passing.held.includes(seat))) return [];
    return answersByItself(head, head.questions.length > 1 && head.questions.every(Passing.possible));
  }

  undo(seat: string): void {
    this.send({ type: "undo", seat }, "undo");
  }

  /** Look through the eyes of these seats, at a game that is over; none: through one's own. */
  look(eyes: string[]): void {
    this.pass({ type: "look", eyes });
  }

  /** Hold back what the page answers by itself, or let it go on; its clock goes all the time. */
  hold(on: boolean): void {
    this.held = on;
    if (this.screen) this.answerInTime(this.screen);
  }

  /** What waits for the line is not sent. */
  callOff(): void {
    if (this.chosen && !this.chosen.gone) this.chosen = null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearTimeout(this.lateness);
    this.callOffAnswer();
    keepNow();
    for (const touch of TOUCHES) removeEventListener(touch, this.used);
    removeEventListener("online", this.hurry);
    removeEventListener("pagehide", keepNow);
    removeEventListener("storage", this.passing.elsewhere);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Send something that is no answer, if there is a line to send it through. */
  private pass(message: object): boolean {
    if (this.line !== "open" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Take a choice, unless another one is under way; without a line it waits for it. */
  private send(message: Message, what: string): boolean {
    if (!this.screen) return false;
    this.refused = null;
    if (this.chosen?.gone) {
      if (this.kept) this.refuse("one-on-its-way", message, this.screen.question);
      return false;
    }
    this.chosen = { message, what, question: this.screen.question, gone: false, before: this.log };
    this.slow = false;
    clearTimeout(this.lateness);
    this.lateness = window.setTimeout(() => (this.slow = this.chosen !== null), LATE);
    if (this.line === "open") this.dispatch(this.chosen);
    return true;
  }

  private dispatch(chosen: Chosen): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return; // it closes: what was chosen waits
    this.chosen = { ...chosen, gone: true };
    this.socket.send(JSON.stringify({ ...chosen.message, question: chosen.question }));
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.chosen?.gone && this.socket && this.lost(this.socket), PATIENCE);
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    this.fresh = true;
    const inbox = new Inbox<Heard>((message) => !this.closed && this.socket === socket && this.heard(message));
    this.inbox = inbox;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.tries = 0;
    };
    socket.onmessage = (event) => inbox.put(JSON.parse(String(event.data)) as Heard);
    socket.onclose = () => {
      if (this.socket === socket && !opened) this.turnedAway();
      this.lost(socket);
    };
  }

  /** This line is dead: try another one, later and later. */
  private lost(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    socket.close();
    this.line = "lost";
    this.talk.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is back, or somebody looks at the page again: no reason to wait on. */
  private hurry = (): void => {
    this.attention.look(!document.hidden);
    if (document.hidden) this.inbox?.empty(); // no frame is drawn for it now
    if (!this.closed && !this.socket && !document.hidden) this.open();
  };

  private used = (): void => this.attention.use();

  /** The player has answered for these seats himself. */
  private answered(seats: string[]): void {
    this.pending.answered(this.screen?.head.questions.filter(({ seat }) => seats.includes(seat)) ?? []);
    this.passing.release(seats);
  }

  /** Where there is one answer, give it when it is time. */
  private answerInTime({ head }: Screen): void {
    this.callOffAnswer();
    this.pending.ask(
      head.questions,
      head.eyes.reduce((sum, seat) => sum + choicesOf(this.log, seat).length, 0),
    );
    if (this.byItself.length && !this.held)
      this.callOffAnswer = this.pending.wait(() => !this.chosen && this.answerByItself(this.byItself));
  }

  private heard(message: Heard): void {
    if (message.type === "marks") {
      this.marks.heard(message.marks);
    } else if (message.type === "said") {
      this.talk.heard(message);
    } else if (message.type === "odds") {
      this.odds = retain(this.odds, message);
    } else if (message.type === "unsaid") {
      this.talk.unsaid(message.reason);
    } else if (message.type === "refused") {
      this.refused = message;
      this.chosen = null;
    } else if (message.type === "screen") {
      const same = this.screen?.question === message.question;
      this.around(message);
      const before = this.log;
      this.log = cutAndAppend(before, message.news_from, message.news);
      this.seen.heard(this.log, message.head.eyes, !document.hidden);
      for (const seat of takenBack(before, this.log, message.head.eyes)) this.passing.hold(seat);
      this.screen = retain(this.screen, message);
      this.line = "open";
      if (!same || this.fresh) this.refused = null;
      if (this.chosen) this.checkArrival(this.chosen, message);
      if (this.fresh) this.marks.reconnected();
      this.fresh = false;
      this.passing.sweep(message.head);
      this.answerInTime(message);
    }
  }

  /** The table around the game: whose pages the server has, whether there is still a seat here, where one may speak. */
  private around({ build: servers, sitting }: Screen): void {
    const { yours } = sitting;
    build.heard(servers);
    const had = this.screen?.sitting.yours ?? [];
    if (had.join() !== yours.join()) this.odds = null; // those of these seats follow
    this.seatGone = !yours.length && (this.seatGone || had.length > 0);
    if (this.fresh && had.join() !== yours.join()) this.talk.heard({ type: "said", lines: [], lines_from: 0 }); // those that may be read follow
    this.talk.around(sitting);
  }

  /** What a screen means for the choice on its way: to another question it has arrived, or come too late; to its own, after a lost line, it goes again. */
  private checkArrival(chosen: Chosen, { question, head }: Screen): void {
    if (chosen.question === question) {
      if (this.fresh) this.dispatch(chosen);
      return;
    }
    this.chosen = null;
    const lost = !chosen.gone || (this.fresh && !this.arrived(chosen)); // an open line answers each choice itself
    if (lost && !head.over) this.refuse("changed-meanwhile", chosen.message, chosen.question);
  }

  /** Do the news tell that this choice was taken? */
  private arrived({ message: { type, seat = "", choice = "", answers = [{ seat, choice }] }, before }: Chosen): boolean {
    if (type === "undo") return takenBack(before, this.log, [seat]).length > 0;
    return answers.every((answer) => choicesOf(this.log, answer.seat).slice(choicesOf(before, answer.seat).length).includes(answer.choice));
  }

  private refuse(reason: string, { choice = "" }: Message, question: string): void {
    this.refused = { type: "refused", reason, clause: "", choice, question };
  }
}

/** What boards know of a line: that of a table under way, or one to what is past. */
export type Live = Omit<LiveLine, "look" | "seatGone">; // of which boards need to know
