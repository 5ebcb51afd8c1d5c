/** What a table lets its players ask of a strong one, and the seat for which somebody has asked. */
import type { Player, Screen } from "./protocol";

class Hinting {
  table = $state(""); // where hints are given; empty where none are
  seat = $state(""); // for which one was asked for; empty while none is in sight
  bots = $state.raw<readonly string[]>([]); // seats that bots play: what is asked of them is thought about
  private back: HTMLElement | null = null;

  /** What this table offers, as its screen says. */
  follow(table: string, { sitting, head }: Screen): void {
    this.table = sitting.hints === "on" && !head.over ? table : "";
    this.bots = sitting.players.filter(isBot).map(({ seat }) => seat);
    if (!this.table || !head.questions.some(({ seat }) => seat === this.seat)) this.seat = "";
  }

  /** The table is left. */
  leave(): void {
    this.table = this.seat = "";
    this.bots = [];
  }

  toggle(seat: string): void {
    if (this.seat) return this.close();
    this.back = document.activeElement as HTMLElement | null;
    this.seat = seat;
  }

  close(): void {
    if (!this.seat) return;
    this.seat = "";
    this.back?.focus();
  }
}

const isBot = ({ kind }: Player) => kind !== "person" && kind !== "free";

export const hinting = new Hinting();
