import { whenDrawn } from "./drawn";

/** Messages at the pace of the screen: one is handed on at once, and what comes before it is drawn waits for that, then all of it together. */
export class Inbox<T> {
  private readonly waiting: T[] = [];
  private drawing = false; // what was handed on is not in sight yet

  constructor(private readonly handOn: (message: T) => void) {}

  /** A page that nobody sees draws nothing: there nothing waits. */
  put(message: T): void {
    this.waiting.push(message);
    if (!this.drawing || document.hidden) this.empty();
  }

  /** Hand on what waits. */
  empty(): void {
    if (!this.waiting.length) return;
    this.drawing = true;
    whenDrawn(this.drawn);
    for (const message of this.waiting.splice(0)) this.handOn(message);
  }

  private drawn = (): void => {
    this.drawing = false;
    this.empty();
  };
}
