/** The hand-checked table of a language: where names, ports, hospitals and figures stand around their places. */
import type { Europe, Place } from "../europe";
import type { Point } from "./geometry";

export interface Label {
  dx: number;
  dy: number; // baseline of the first line
  anchor: "start" | "middle" | "end";
  lines: string[];
  icon?: { dx: number; dy: number }; // centre of a port's anchor
}

export interface LabelTable {
  labels: Record<string, Label>;
  hospitals: Record<string, { city: string; dx: number; dy: number }>;
  regions: { name: string; x: number; y: number; anchor: Label["anchor"]; size: number; tracking: string }[];
  figures: Record<string, { side: string; dx: number; dy: number }>;
}

export const LINE = { sea: 14.3, land: 11.6 }; // from line to line
const LETTER = { sea: 7.9, "small-city": 5.5, "large-city": 5.9, castle: 5.9, hospital: 5.5 }; // mean width
const ABOVE = 9; // of a baseline, with the halo
const BELOW = 3.4;

const TABLES = import.meta.glob<LabelTable>("./labels.*.json", { eager: true, import: "default" });

/** A language without a table of its own reads the English one. */
export function labelTable(language: string): LabelTable {
  return TABLES[`./labels.${language}.json`] ?? TABLES["./labels.en.json"]!;
}

/** Where a place stands on the map: a hospital beside its city. */
export function spotOf(place: Place, europe: Europe, table: LabelTable): Point {
  const hospital = table.hospitals[place.id];
  const city = hospital && europe.places.get(hospital.city);
  return city ? { x: city.x + hospital.dx, y: city.y + hospital.dy } : { x: place.x, y: place.y };
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** About how much room a name takes, from its place. */
export function labelBox(label: Label, kind: Place["kind"]): Box {
  const width = Math.max(...label.lines.map((line) => line.length)) * LETTER[kind];
  const left = label.dx - (label.anchor === "start" ? 0 : label.anchor === "end" ? width : width / 2);
  const line = kind === "sea" ? LINE.sea : LINE.land;
  return {
    x0: Math.min(left, (label.icon?.dx ?? Infinity) - 4.5),
    y0: label.dy - ABOVE,
    x1: left + width,
    y1: label.dy + BELOW + line * (label.lines.length - 1),
  };
}

/** The name as near to its place as on a map of full size, though it is drawn larger beside it: else it would stand at another's. */
export function pulledIn(label: Label, kind: Place["kind"], scale: number): Label {
  if (scale <= 1) return label;
  const { y0, y1 } = labelBox(label, kind);
  const dx = label.anchor === "middle" ? label.dx : label.dx / scale;
  const dy = y0 > 0 ? label.dy - y0 + y0 / scale : y1 < 0 ? label.dy - y1 + y1 / scale : label.dy;
  const icon = label.icon && { dx: label.icon.dx + dx - label.dx, dy: label.icon.dy + dy - label.dy };
  return { ...label, dx, dy, ...(icon ? { icon } : {}) };
}

/** How far a point is from a box. */
function gap(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(box.x0 - x, 0, x - box.x1), Math.max(box.y0 - y, 0, y - box.y1));
}

export function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
}

/** A box around a point, or one given from a point, drawn larger by a factor. */
export function placed(at: Point, box: Box, scale = 1): Box {
  return { x0: at.x + box.x0 * scale, y0: at.y + box.y0 * scale, x1: at.x + box.x1 * scale, y1: at.y + box.y1 * scale };
}

export function square(half: number): Box {
  return { x0: -half, y0: -half, x1: half, y1: half };
}

/** A place whose name is shown. */
export interface NamedPlace {
  place: Place;
  label: Label;
  lit: boolean;
}

/** Which places keep their names when the map is too small for all. */
export interface Kept {
  always: ReadonlySet<string>; // also where names touch
  rather: ReadonlySet<string>; // before others
}

/** Where a name can stand. */
interface Stand {
  label: Label;
  box: Box;
  fits: boolean; // it lies on no other place, and is nearer to its own than to any other
}

/** A name as it would stand on a map of some size, whatever is asked there. */
interface Standing extends Stand {
  place: Place;
  elsewhere: () => Stand[]; // around its place
}

/** All names as they would stand: this takes long, and changes with the size of the map and its language alone. */
export function standingNames(europe: Europe, table: LabelTable, scale: number): Standing[] {
  const named = [...europe.places.values()].filter(({ id }) => table.labels[id]);
  return named.map((place) => {
    const others = named.filter((other) => other !== place);
    const stand = (label: Label): Stand => {
      const box = placed(place, labelBox(label, place.kind), scale);
      return { label, box, fits: scale <= 1 || !(covers(box, others) || misleads(box, place, others)) };
    };
    const own = stand(pulledIn(table.labels[place.id]!, place.kind, scale));
    return { place, ...own, elsewhere: () => around(own.label, place.kind, scale).map(stand) };
  });
}

function covers(box: Box, others: Place[]): boolean {
  return others.some((other) => overlap(box, placed(other, square(6))) > 0);
}

function misleads(box: Box, place: Place, others: Place[]): boolean {
  return place.kind !== "sea" && others.some((other) => other.kind !== "sea" && gap(box, other) < gap(box, place));
}

const AWAY = 13; // from the middle of a place to a name beside it

/** The name on each side of its place, and at the corners. */
function around(label: Label, kind: Place["kind"], scale: number): Label[] {
  const { x0, y0, x1, y1 } = labelBox(label, kind);
  const away = AWAY / scale;
  const [right, left, across] = [away - x0, -away - x1, -(x0 + x1) / 2];
  const [below, above, level] = [away - y0, -away - y1, -(y0 + y1) / 2];
  const moves = [
    [right, level],
    [left, level],
    [across, below],
    [across, above],
  ];
  const corners = [
    [right, -y0],
    [right, -y1],
    [left, -y0],
    [left, -y1],
  ];
  return [...moves, ...corners].map(([x, y]) => moved(label, x!, y!));
}

function moved(label: Label, x: number, y: number): Label {
  const icon = label.icon && { dx: label.icon.dx + x, dy: label.icon.dy + y };
  return { ...label, dx: label.dx + x, dy: label.dy + y, ...(icon ? { icon } : {}) };
}

/** Which of these names are shown: on a small map those that are kept, then seas, large cities, small ones, as long as they do not touch. */
export function shownLabels(names: readonly Standing[], scale: number, { always, rather }: Kept): Map<string, Label> {
  if (scale <= 1) return new Map(names.map(({ place, label }) => [place.id, label]));
  const rank = ({ id, kind }: Place) => (always.has(id) ? 0 : rather.has(id) ? 1 : kind === "sea" ? 2 : kind === "small-city" ? 4 : 3);
  const taken: Box[] = [];
  const shown = new Map<string, Label>();
  for (const name of names.toSorted((p, q) => rank(p.place) - rank(q.place))) {
    const stand = freeStand(name, taken, always.has(name.place.id));
    if (!stand) continue;
    taken.push(stand.box);
    shown.set(name.place.id, stand.label);
  }
  return shown;
}

const MISPLACED = 150; // as bad as so much of another name covered

/** Where the name touches no other; one that must be shown goes round its place for that, and stands as little wrong as it can. */
function freeStand(name: Standing, taken: readonly Box[], must: boolean): Stand | undefined {
  const wrong = ({ box, fits }: Stand) => taken.reduce((sum, other) => sum + overlap(box, other), fits ? 0 : MISPLACED);
  if (!wrong(name)) return name;
  if (!must) return undefined;
  return [name, ...name.elsewhere()].toSorted((p, q) => wrong(p) - wrong(q))[0];
}
