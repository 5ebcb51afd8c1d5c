/** Free room beside places and on ways: for tokens, roadblocks and plates. Pure; it measures against the table of names. */
import type { Europe, Place, Way } from "../europe";
import { pointAlong, type Point } from "./geometry";
import { labelBox, overlap, placed, spotOf, square, type Box, type LabelTable } from "./labels";

const FIGURE = square(12);
const STEP = 22; // from figure to figure

interface Taken {
  of: string;
  box: Box;
  weight: number;
}

/** Everything that stands on the map for good, and the room kept for figures. */
function taken(europe: Europe, table: LabelTable): Taken[] {
  return [...europe.places.values()].flatMap((place) => {
    const at = spotOf(place, europe, table);
    const label = table.labels[place.id];
    const figure = table.figures[place.id];
    return [
      { of: place.id, box: placed(at, square(11)), weight: 3 },
      ...(label ? [{ of: place.id, box: placed(at, labelBox(label, place.kind)), weight: 2 }] : []),
      ...(figure ? [{ of: place.id, box: placed({ x: at.x + figure.dx, y: at.y + figure.dy }, FIGURE), weight: 0.5 }] : []),
    ];
  });
}

function crowd(box: Box, all: readonly Taken[]): number {
  return all.reduce((sum, each) => sum + overlap(box, each.box) * each.weight, 0);
}

function least<T>(items: readonly T[], cost: (item: T) => number): T {
  return items.map((item) => [cost(item), item] as const).reduce((a, b) => (b[0] < a[0] ? b : a))[1];
}

const AROUND = [45, 315, 135, 225, 0, 180, 90, 270].map((degrees) => (degrees * Math.PI) / 180);

/** For each place, where its tokens lie: the freest side first. */
export function tokenSpots(europe: Europe, table: LabelTable): Map<string, Point[]> {
  const all = taken(europe, table);
  const spots = AROUND.map((angle) => ({ x: Math.cos(angle) * 18.5, y: Math.sin(angle) * 18.5 }));
  const sorted = (place: Place) => {
    const at = spotOf(place, europe, table);
    const cost = (spot: Point) => crowd(placed({ x: at.x + spot.x, y: at.y + spot.y }, square(7.5)), all);
    return spots.toSorted((p, q) => cost(p) - cost(q));
  };
  return new Map([...europe.places.values()].map((place) => [place.id, sorted(place)]));
}

const CORNERS: Point[] = [
  { x: 11, y: -11 },
  { x: 11, y: 11 },
  { x: -11, y: 11 },
  { x: -11, y: -11 },
];

/** For each place, the corner where the tick of a chosen place covers no name. */
export function tickSpots(europe: Europe, table: LabelTable): Map<string, Point> {
  const all = taken(europe, table);
  const corner = (at: Point) => least(CORNERS, ({ x, y }) => crowd(placed({ x: at.x + x, y: at.y + y }, square(7.3)), all));
  return new Map([...europe.places.values()].map((place) => [place.id, corner(spotOf(place, europe, table))]));
}

/** The share of a way at which a roadblock covers no name and no place. */
export function blockSpots(europe: Europe, table: LabelTable): (way: Way) => number {
  const all = taken(europe, table);
  const shares = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((i) => [0.5 - 0.03 * i, 0.5 + 0.03 * i]); // the middle first
  return (way) => least(shares, (share) => crowd(placed(pointAlong(way, europe, share), square(9)), all));
}

/** Where the figures of a place stand: the first by the table, each next a step further from the name. */
export function figureSpots(id: string, count: number, table: LabelTable): Point[] {
  const { dx, dy } = table.figures[id] ?? { dx: 0, dy: -22 };
  const label = table.labels[id];
  const away = (label ? labelBox(label, "small-city").x0 + labelBox(label, "small-city").x1 : 0) > 0 ? -1 : 1;
  return Array.from({ length: count }, (_, i) => ({ x: dx + away * STEP * i, y: dy }));
}

export interface Plate {
  id: string; // of its place
  text: string;
}

export const PLATE = { height: 18, padding: 7, gap: 16 };
const ruler = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

export function plateWidth(text: string): number {
  if (!ruler) return text.length * 5.6 + 2 * PLATE.padding;
  ruler.font = '600 11.4px "Source Sans 3", "Segoe UI", system-ui, sans-serif';
  return Math.ceil(ruler.measureText(text).width * 1.06) + 2 * PLATE.padding; // the font may come later, and be wider
}

const COVERED = 40; // so much of names and figures a plate may cover; else it is left out, for list and place card tell the same

/** The left upper corner of each plate, from its place, so that it covers no name, figure, place or other plate; none if that cannot be. */
export function plateSpots(plates: readonly Plate[], figures: readonly string[], europe: Europe, table: LabelTable): Map<string, Point> {
  const stands = new Set(figures);
  const all = taken(europe, table).map((each) => (each.weight === 0.5 && stands.has(each.of) ? { ...each, weight: 2 } : each));
  const spots = new Map<string, Point>();
  for (const { id, text } of plates) {
    const place = europe.places.get(id);
    if (!place) continue;
    const at = spotOf(place, europe, table);
    const size = { x0: 0, y0: 0, x1: plateWidth(text), y1: PLATE.height };
    const box = (spot: Point) => placed({ x: at.x + spot.x, y: at.y + spot.y }, size);
    const spot = least(candidates(size.x1), (each) => crowd(box(each), all) + beyond(box(each)));
    if (crowd(box(spot), all) > COVERED) continue;
    spots.set(id, spot);
    all.push({ of: id, box: box(spot), weight: 3 });
  }
  return spots;
}

/** Right, left, below and above the place, near and a line further. */
function candidates(width: number): Point[] {
  const { gap, height } = PLATE;
  const rows = [-height / 2, 6, -height - 6, 14, -height - 14, 24, -height - 24];
  const sides = rows.flatMap((y) => [
    { x: gap, y },
    { x: -gap - width, y },
  ]);
  const middle = [gap, -gap - height, gap + 12, -gap - height - 12].map((y) => ({ x: -width / 2, y }));
  return [...sides, ...middle];
}

/** Where the window keeps its panel and its key. */
const PANELS: Box[] = [
  { x0: 730, y0: 0, x1: 1000, y1: 170 },
  { x0: 870, y0: 470, x1: 1000, y1: 644 },
];

function beyond(box: Box): number {
  const outside = Math.max(0, 8 - box.x0) + Math.max(0, box.x1 - 992) + Math.max(0, 8 - box.y0) + Math.max(0, box.y1 - 636);
  return 40 * outside + PANELS.reduce((sum, panel) => sum + overlap(box, panel), 0);
}
