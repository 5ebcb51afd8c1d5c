/** The line to a table: the last screen, the log, and what was sent and not yet answered. Nothing is shown before the server says it. */
import { cutAndAppend } from "./log";
import type { Answer, News, Refused, Screen } from "./protocol";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Live {
  screen = $state.raw<Screen | null>(null);
  log = $state.raw<News[]>([]);
  refused = $state.raw<Refused | null>(null);
  sent = $state<string | null>(null); // the text of a choice on its way
  line = $state<"opening" | "open" | "lost">("opening");

  private socket: WebSocket | null = null;
  private timer = 0;
  private tries = 0;
  private closed = false;

  constructor(
    readonly table: string,
    private readonly turnedAway: () => void, // the line could not even be opened
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  choose(seat: string, choice: string): void {
    this.send({ type: "choose", seat, choice }, choice);
  }

  /** Several own seats at once: all of it is taken, or nothing. */
  chooseAll(answers: Answer[]): void {
    this.send({ type: "choose-all", answers }, "all");
  }

  undo(seat: string): void {
    this.send({ type: "undo", seat }, "undo");
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private send(message: object, what: string): void {
    if (this.sent !== null || !this.screen || this.socket?.readyState !== WebSocket.OPEN) return;
    this.refused = null;
    this.sent = what;
    this.socket.send(JSON.stringify({ ...message, question: this.screen.question }));
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.tries = 0;
    };
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as Screen | Refused);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.line = "lost";
      this.sent = null; // whether it arrived, the next screen will tell
      if (!opened) this.turnedAway();
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
      this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** The network is back, or somebody looks at the page again: no reason to wait on. */
  private hurry = (): void => {
    if (!this.closed && this.line === "lost" && this.socket?.readyState === WebSocket.CLOSED && !document.hidden) this.open();
  };

  private heard(message: Screen | Refused): void {
    if (message.type === "refused") {
      this.refused = message;
      this.sent = null;
    } else if (message.type === "screen") {
      const same = this.screen?.question === message.question;
      this.log = cutAndAppend(this.log, message.news_from, message.news);
      this.screen = message;
      this.line = "open";
      if (!same) {
        this.refused = null;
        this.sent = null;
      }
    }
  }
}
