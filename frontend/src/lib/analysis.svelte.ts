/** Where the odds of winning turned in a game that is over: asked for again and again while the server looks for it. */
import { analysis, problemOf, type Where } from "./api";
import type { Analysis } from "./protocol";

const PAUSE = 1000; // ms between two questions

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  problem = $state("");
  private timer = 0;

  constructor(private readonly where: Where) {}

  /** How far it has come, in percent. */
  get percent(): number {
    return this.found ? Math.floor((100 * this.found.done) / Math.max(1, this.found.of)) : 0;
  }

  get done(): boolean {
    return this.found !== null && this.found.done >= this.found.of;
  }

  async begin(): Promise<void> {
    try {
      this.found = await analysis(this.where);
      this.problem = "";
      if (!this.done) this.timer = window.setTimeout(() => void this.begin(), PAUSE);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Nobody waits for it any more; the server hears no question and stops. */
  close(): void {
    clearTimeout(this.timer);
  }
}
