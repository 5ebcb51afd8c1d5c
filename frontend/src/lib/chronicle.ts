/** What can be told of a whole game from its moments: turning points, rounds, where a figure went. */
import type { FigureMove, MeasureLine, Moment, News } from "./protocol";

/** A moment at which a measure changed much. */
export interface TurningPoint {
  moment: number;
  line: MeasureLine;
  change: number;
}

/** A stay of a figure: from which moment on it was there. */
export interface Stay {
  moment: number;
  place: string;
}

const MOST = 8; // turning points in sight

/** How far a measure goes, to compare changes of one with those of another. */
const spanOf = ({ most, values }: MeasureLine) => most || Math.max(1, ...values.map((value) => value ?? 0));

/** The greatest changes of all measures, each against how far its own goes, in the order of the game; of changes at one moment the greatest. */
export function turningPoints(lines: readonly MeasureLine[], most: number = MOST): TurningPoint[] {
  const greatest = new Map<number, TurningPoint & { weight: number }>();
  for (const line of lines.filter(({ turning }) => turning)) {
    line.values.forEach((value, moment) => {
      const before = line.values[moment - 1];
      if (value === null || before === null || before === undefined || value === before) return;
      const weight = Math.abs(value - before) / spanOf(line);
      if (weight > (greatest.get(moment)?.weight ?? 0)) greatest.set(moment, { moment, line, change: value - before, weight });
    });
  }
  return [...greatest.values()]
    .sort((a, b) => b.weight - a.weight || a.moment - b.moment)
    .slice(0, most)
    .sort((a, b) => a.moment - b.moment)
    .map(({ moment, line, change }) => ({ moment, line, change }));
}

/** The first moment of each round, in order. */
export function roundStarts(moments: readonly Moment[]): { round: number; moment: number }[] {
  return moments.flatMap(({ round }, moment) => (moment && moments[moment - 1]?.round === round ? [] : [{ round, moment }]));
}

/** The first moment of the next round, or back to that of this one and then of the one before; the ends where there is none. */
export function roundStep(moments: readonly Moment[], from: number, way: 1 | -1): number {
  const starts = roundStarts(moments).map(({ moment }) => moment);
  return way > 0 ? (starts.find((start) => start > from) ?? moments.length - 1) : (starts.findLast((start) => start < from) ?? 0);
}

/** Where a figure went, one stay after the other; what these eyes did not know is left out. */
export function staysOf(moves: readonly FigureMove[], seat: string): Stay[] {
  const stays: Stay[] = [];
  for (const move of moves) {
    if (move.seat === seat && move.place && stays.at(-1)?.place !== move.place) stays.push({ moment: move.moment, place: move.place });
  }
  return stays;
}

/** Does something in these news deserve a look? That somebody passed or has decided does not. */
export const tells = (news: readonly News[]) =>
  news.some(({ what, facts }) => what !== "answered" && !(what === "chose" && facts[1] === "pass"));

/** The moment of one list that stands beside one of another list, by how far the game had come. */
export function beside(moments: readonly Moment[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}

/** A measure as a line of steps for an SVG path, by moment and value; where it was not known there is a gap. */
export function stepPath(values: readonly (number | null)[], x: (moment: number) => number, y: (value: number) => number): string {
  let path = "";
  values.forEach((value, i) => {
    const before = i ? values[i - 1] : null;
    if (value === null) return;
    if (before === null || before === undefined) path += `M${x(i)} ${y(value)}`;
    else if (before === value && i + 1 < values.length && values[i + 1] === value)
      return; // on one level
    else path += `H${x(i)}${before === value ? "" : `V${y(value)}`}`;
  });
  return path;
}
