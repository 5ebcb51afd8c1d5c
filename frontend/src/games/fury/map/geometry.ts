/** Where the ways of the map run: curves that keep off foreign places, in map units. */
import type { Europe, Way } from "../europe";
import routes from "./routes.json";

export interface Point {
  x: number;
  y: number;
}

/** Pieces of a curve, each a cubic Bézier of four points. */
type Piece = readonly [Point, Point, Point, Point];

interface Routes {
  land: { a: string; b: string; kind: string; c: number[] }[];
  sea: { a: string; b: string; pts: number[][] }[];
}

const { land, sea } = routes as Routes;
const bends = new Map(land.map(({ a, b, kind, c }) => [key(a, b, kind), point(c)]));
const lines = new Map(sea.map(({ a, b, pts }) => [key(a, b, "sea"), { from: a, points: pts.map(point) }]));

/** A way by its ends; a railway lies alike in all editions, whatever its colour. */
function key(a: string, b: string, kind: string): string {
  return [kind.split("-")[0], ...[a, b].sort()].join(" ");
}

function point([x = 0, y = 0]: readonly number[]): Point {
  return { x, y };
}

function between(p: Point, q: Point, t: number): Point {
  return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
}

/** A quadratic curve by its one control point. */
function bent(p: Point, control: Point, q: Point): Piece {
  return [p, between(p, control, 2 / 3), between(q, control, 2 / 3), q];
}

/** A smooth line (Catmull-Rom) through points. */
function smooth(points: readonly Point[]): Piece[] {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const toward = (p: Point, before: Point, after: Point, sign: number) => ({
    x: p.x + (sign * (after.x - before.x)) / 6,
    y: p.y + (sign * (after.y - before.y)) / 6,
  });
  return points.slice(1).map((end, i) => {
    const start = at(i);
    return [start, toward(start, at(i - 1), end, 1), toward(end, start, at(i + 2), -1), end];
  });
}

const curves = new WeakMap<Way, Piece[]>(); // a way keeps its curve: zones ask for it at every step

/** The curve of a way from its place `a` to its place `b`. */
export function curve(way: Way, europe: Europe): Piece[] {
  const known = curves.get(way) ?? drawnCurve(way, europe);
  curves.set(way, known);
  return known;
}

function drawnCurve(way: Way, europe: Europe): Piece[] {
  const [p, q] = [europe.places.get(way.a)!, europe.places.get(way.b)!];
  const line = lines.get(key(way.a, way.b, way.kind));
  if (line) return smooth(line.from === way.a ? line.points : line.points.toReversed());
  return [bent(p, bends.get(key(way.a, way.b, way.kind)) ?? between(p, q, 0.5), q)];
}

/** The `d` of a way's SVG path. */
export function pathOf(way: Way, europe: Europe): string {
  const pieces = curve(way, europe);
  const text = (p: Point) => `${+p.x.toFixed(1)} ${+p.y.toFixed(1)}`;
  return `M${text(pieces[0]![0])}` + pieces.map(([, b, c, d]) => `C${text(b)} ${text(c)} ${text(d)}`).join("");
}

function onPiece([a, b, c, d]: Piece, t: number): Point {
  const u = 1 - t;
  const [i, j, k, l] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y };
}

/** The point of a way at a share from 0 (place `a`) to 1 (place `b`). */
export function pointAlong(way: Way, europe: Europe, share: number): Point {
  const pieces = curve(way, europe);
  const at = Math.min(Math.max(share, 0), 1) * pieces.length;
  const i = Math.min(Math.floor(at), pieces.length - 1);
  return onPiece(pieces[i]!, at - i);
}

/** The direction of a way at a share, in degrees. */
export function angleAlong(way: Way, europe: Europe, share: number): number {
  const [p, q] = [pointAlong(way, europe, share - 0.02), pointAlong(way, europe, share + 0.02)];
  return (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
}

const SAMPLES = 12; // points a way, for travel and for what is near it

/** The points of a journey over ways, from a place; ways that do not join are left out. */
export function journey(europe: Europe, from: string, ways: readonly string[]): { points: Point[]; end: string } {
  const start = europe.places.get(from);
  const points: Point[] = start ? [point([start.x, start.y])] : [];
  let end = from;
  for (const way of ways.flatMap((id) => europe.ways.get(id) ?? [])) {
    if (way.a !== end && way.b !== end) continue;
    const back = way.b === end;
    for (let i = 1; i <= SAMPLES; i++) points.push(pointAlong(way, europe, back ? 1 - i / SAMPLES : i / SAMPLES));
    end = back ? way.a : way.b;
  }
  return { points, end };
}

/** The point at a share of a line's whole length. */
export function alongPoints(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((q, i) => Math.hypot(q.x - points[i]!.x, q.y - points[i]!.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(Math.max(share, 0), 1);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) return between(points[i]!, points[i + 1]!, length ? left / length : 1);
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}
