/** A piece of news as the log tells it. */
import type { Day, Line, Sentence } from "../log/sentences";

export interface ToldLine {
  day: Sentence; // titles
  phase: Sentence;
  line: Line;
}

/** The line of the log that tells the news of this number; where none does, the next one, else the last. */
export function toldAt(days: readonly Day[], at: number): ToldLine | undefined {
  const all = days.flatMap((day) =>
    day.phases.flatMap((phase) => phase.lines.map((line) => ({ day: day.title, phase: phase.title, line }))),
  );
  return all.find(({ line }) => line.from <= at && at <= line.to) ?? all.find(({ line }) => line.from > at) ?? all.at(-1);
}
