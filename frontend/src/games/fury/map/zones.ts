/** Zones around ways: everything nearer than a distance, as outlines. Pure geometry, in map units. */
import { waysBetween, type Europe, type Way, type WayKind } from "../europe";
import { pointAlong, type Point } from "./geometry";

const GRID = 4; // units between the samples of a zone

/** All points of ways, close together, and of the place where they begin. */
export function pointsOf(europe: Europe, start: string, ways: readonly Way[]): Point[] {
  const at = europe.places.get(start);
  const points: Point[] = at ? [{ x: at.x, y: at.y }] : [];
  for (const way of ways) {
    const [a, b] = [europe.places.get(way.a), europe.places.get(way.b)];
    if (!a || !b) continue;
    const steps = Math.max(2, Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / 3));
    for (let i = 0; i <= steps; i++) points.push(pointAlong(way, europe, i / steps));
  }
  return points;
}

/** The ways that lead from a place to all these places over each other, each by the fewest steps. */
export function waysTo(europe: Europe, start: string, reached: readonly string[], kinds: readonly WayKind[]): Way[] {
  const found: Way[] = [];
  const left = new Set(reached);
  left.delete(start);
  let edge = [start];
  while (edge.length && left.size) {
    const steps = edge.flatMap((from) => [...left].flatMap((to) => waysBetween(europe, from, to, kinds)));
    found.push(...steps);
    edge = [...new Set(steps.flatMap(({ a, b }) => [a, b]))].filter((place) => left.delete(place));
  }
  return found;
}

/** A zone as it is drawn. */
export interface Zone {
  d: string;
  beads: Point[];
}

/** The zone around ways, with a bead every so many units of its edge; none without ways. */
export function zone(europe: Europe, start: string, ways: readonly Way[], distance: number, every: number): Zone | null {
  if (!ways.length) return null;
  const loops = outlines(pointsOf(europe, start, ways), distance);
  return { d: pathOfOutlines(loops), beads: beads(loops, every) };
}

/** The outlines of all that lies within a distance of the points: closed lines, holes included. */
export function outlines(points: readonly Point[], distance: number): Point[][] {
  if (!points.length) return [];
  const field = new Field(points, distance);
  return joined(field.crossings()).map(rounded);
}

/** How near each corner of a grid is to the points. */
class Field {
  private readonly left: number;
  private readonly top: number;
  private readonly wide: number;
  private readonly high: number;
  private readonly nearest: Float64Array;

  constructor(
    points: readonly Point[],
    private readonly distance: number,
  ) {
    const margin = distance + 2 * GRID;
    this.left = Math.floor((Math.min(...points.map(({ x }) => x)) - margin) / GRID) * GRID;
    this.top = Math.floor((Math.min(...points.map(({ y }) => y)) - margin) / GRID) * GRID;
    this.wide = Math.ceil((Math.max(...points.map(({ x }) => x)) + margin - this.left) / GRID) + 1;
    this.high = Math.ceil((Math.max(...points.map(({ y }) => y)) + margin - this.top) / GRID) + 1;
    this.nearest = new Float64Array(this.wide * this.high).fill(Infinity);
    for (const point of points) this.stamp(point);
  }

  private stamp({ x, y }: Point): void {
    const reach = this.distance + 2 * GRID;
    const [i0, i1] = [Math.ceil((x - reach - this.left) / GRID), Math.floor((x + reach - this.left) / GRID)];
    const [j0, j1] = [Math.ceil((y - reach - this.top) / GRID), Math.floor((y + reach - this.top) / GRID)];
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        const far = Math.hypot(this.left + i * GRID - x, this.top + j * GRID - y);
        const at = j * this.wide + i;
        if (far < this.nearest[at]!) this.nearest[at] = far;
      }
    }
  }

  /** How far inside the zone a corner lies; negative outside. */
  private inside(i: number, j: number): number {
    return Math.max(-2 * GRID, this.distance - this.nearest[j * this.wide + i]!);
  }

  /** Where the outline crosses each cell: short lines with the zone on their left (marching squares). */
  crossings(): [Point, Point][] {
    const found: [Point, Point][] = [];
    for (let j = 0; j < this.high - 1; j++) {
      for (let i = 0; i < this.wide - 1; i++) {
        const corners = [this.inside(i, j), this.inside(i + 1, j), this.inside(i + 1, j + 1), this.inside(i, j + 1)] as const;
        found.push(...this.lines(i, j, corners));
      }
    }
    return found;
  }

  private lines(i: number, j: number, corners: readonly [number, number, number, number]): [Point, Point][] {
    const at = (k: number): Point => ({
      x: this.left + (i + (k === 1 || k === 2 ? 1 : 0)) * GRID,
      y: this.top + (j + (k > 1 ? 1 : 0)) * GRID,
    });
    const cut = (k: number): Point => {
      const [p, q, a, b] = [at(k), at((k + 1) % 4), corners[k]!, corners[(k + 1) % 4]!];
      const t = a / (a - b);
      return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
    };
    const leaving = [0, 1, 2, 3].filter((k) => corners[k]! > 0 && corners[(k + 1) % 4]! <= 0);
    const entering = [0, 1, 2, 3].filter((k) => corners[k]! <= 0 && corners[(k + 1) % 4]! > 0);
    return leaving.map((k) => {
      const back = entering.map((e) => ({ e, steps: (e - k + 4) % 4 })).sort((a, b) => a.steps - b.steps)[0]!;
      return [cut(k), cut(back.e)];
    });
  }
}

/** Short lines put together to closed ones. */
function joined(lines: readonly [Point, Point][]): Point[][] {
  const name = ({ x, y }: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const next = new Map(lines.map((line) => [name(line[0]), line]));
  const found: Point[][] = [];
  while (next.size) {
    const [first] = next.values();
    const loop: Point[] = [];
    let line = first;
    while (line && next.delete(name(line[0]))) {
      loop.push(line[0]);
      line = next.get(name(line[1]));
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** Every corner cut once, so that the grid does not show. */
function rounded(loop: readonly Point[]): Point[] {
  return loop.flatMap((p, i) => {
    const q = loop[(i + 1) % loop.length]!;
    return [
      { x: p.x * 0.75 + q.x * 0.25, y: p.y * 0.75 + q.y * 0.25 },
      { x: p.x * 0.25 + q.x * 0.75, y: p.y * 0.25 + q.y * 0.75 },
    ];
  });
}

/** The `d` of outlines; with fill-rule evenodd holes stay holes. */
export function pathOfOutlines(loops: readonly Point[][]): string {
  return loops.map((loop) => `M${loop.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`).join("");
}

/** Points along outlines at equal steps, for beads. */
export function beads(loops: readonly Point[][], step: number): Point[] {
  return loops.flatMap((loop) => {
    const found: Point[] = [];
    let left = step / 2;
    loop.forEach((p, i) => {
      const q = loop[(i + 1) % loop.length]!;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      while (left <= length && length > 0) {
        found.push({ x: p.x + ((q.x - p.x) * left) / length, y: p.y + ((q.y - p.y) * left) / length });
        left += step;
      }
      left -= length;
    });
    return found;
  });
}
