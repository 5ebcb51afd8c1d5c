/** A person's own marks on the map: kept by the server for him alone, the same on all his devices. Shown at once, put right by what the server says. */
import { problemOf, marksOf, setMark } from "./api";
import type { Mark } from "./protocol";

export const MAX_NOTE = 200;
export const MAX_MARKS = 200;

export class Marks {
  byPlace = $state.raw<ReadonlyMap<string, Mark>>(new Map());
  problem = $state(""); // id of what went wrong last
  round = 0; // by which new marks are dated; 0 where the game has none
  private wanted = false; // does the page show marks at all?
  private underWay = new Map<string, number>(); // by place: calls of this page without an answer

  constructor(private readonly table: string) {}

  get list(): Mark[] {
    return [...this.byPlace.values()];
  }

  /** Is there room for one more place? */
  get full(): boolean {
    return this.byPlace.size >= MAX_MARKS;
  }

  at(place: string): Mark | undefined {
    return this.byPlace.get(place);
  }

  /** Fetch all of them, now and whenever the line was lost. */
  async load(): Promise<void> {
    this.wanted = true;
    try {
      const { marks } = await marksOf(this.table);
      const mine = this.list.filter(({ place }) => this.underWay.has(place));
      const theirs = marks.filter(({ place }) => !this.underWay.has(place));
      this.byPlace = new Map([...theirs, ...mine].map((mark) => [mark.place, mark]));
      this.problem = "";
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The line is new: other devices may have changed something meanwhile. */
  reconnected(): void {
    if (this.wanted) void this.load();
  }

  /** Mark a place; neither kind nor note removes the mark. */
  async set(place: string, kind: Mark["kind"], note = ""): Promise<void> {
    const before = this.at(place);
    const { round } = this;
    this.show({ place, kind, note, round });
    this.underWay.set(place, (this.underWay.get(place) ?? 0) + 1);
    try {
      const { marks } = await setMark(this.table, { place, kind, note, round });
      this.problem = "";
      if (this.answered(place)) marks.forEach((mark) => this.show(mark));
    } catch (error) {
      this.problem = problemOf(error);
      if (this.answered(place)) this.show(before ?? { place, kind: "", note: "", round });
    }
  }

  remove(place: string): Promise<void> {
    return this.set(place, "");
  }

  /** The person has changed these, here or on another device. */
  heard(marks: readonly Mark[]): void {
    for (const mark of marks) if (!this.underWay.has(mark.place)) this.show(mark);
  }

  private show(mark: Mark): void {
    const next = new Map(this.byPlace);
    if (mark.kind || mark.note) next.set(mark.place, mark);
    else next.delete(mark.place);
    this.byPlace = next;
  }

  /** One call of this page about a place has its answer; was it the last one under way? */
  private answered(place: string): boolean {
    const left = (this.underWay.get(place) ?? 1) - 1;
    if (left) this.underWay.set(place, left);
    else this.underWay.delete(place);
    return !left;
  }
}
