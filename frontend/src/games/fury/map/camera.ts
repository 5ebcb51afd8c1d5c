/** What the map's window shows: which point of Europe stands in its middle, and how large. Pure. */
import type { Point } from "./geometry";

export interface Camera extends Point {
  s: number; // px a map unit
}

export interface Size {
  w: number;
  h: number;
}

export const WORLD: Size = { w: 1000, h: 644 };
/** All that is drawn: the seas and lands around the map, for wide and tall windows; so much that a low one still shows every city. */
export const DRAWN = { x: -700, y: -200, w: 2400, h: 1100 };
const ROOM: Size = { w: WORLD.w - 2 * DRAWN.x, h: WORLD.h - 2 * DRAWN.y }; // of it about the middle of the map
/** Here two places 36 units apart are both a finger wide. */
export const TOUCH_SCALE = 1.26;
const FINGER_SCALE = 1.23;
const CLOSEST = 3.6;
export const FRAME = 10; // px that the edge of the sheet covers

/** The scale at which all of Europe is in sight, and nothing is that is not drawn. */
export function wholeScale({ w, h }: Size): number {
  return Math.max(Math.min((w - 2 * FRAME) / WORLD.w, (h - 2 * FRAME) / WORLD.h), w / ROOM.w, h / ROOM.h);
}

export function whole(size: Size): Camera {
  return { x: WORLD.w / 2, y: WORLD.h / 2, s: wholeScale(size) };
}

/** The nearest camera that shows no more than it may: not smaller than the whole, not beside the map. */
export function limited(camera: Camera, size: Size): Camera {
  const s = Math.min(Math.max(camera.s, wholeScale(size)), CLOSEST);
  return { x: kept(camera.x, (size.w - 2 * FRAME) / s, WORLD.w), y: kept(camera.y, (size.h - 2 * FRAME) / s, WORLD.h), s };
}

/** The middle of a window of this length on a map of that one. */
function kept(middle: number, window: number, map: number): number {
  const half = window / 2;
  return window > map - 1e-6 ? map / 2 : Math.min(Math.max(middle, half), map - half);
}

export function toMap(camera: Camera, size: Size, px: Point): Point {
  return { x: camera.x + (px.x - size.w / 2) / camera.s, y: camera.y + (px.y - size.h / 2) / camera.s };
}

export function toScreen(camera: Camera, size: Size, at: Point): Point {
  return { x: (at.x - camera.x) * camera.s + size.w / 2, y: (at.y - camera.y) * camera.s + size.h / 2 };
}

export function panned(camera: Camera, size: Size, dx: number, dy: number): Camera {
  return limited({ ...camera, x: camera.x - dx / camera.s, y: camera.y - dy / camera.s }, size);
}

/** Zoom so that the point of the map under `px` stays there. */
export function zoomed(camera: Camera, size: Size, px: Point, factor: number): Camera {
  const s = limited({ ...camera, s: camera.s * factor }, size).s;
  const held = toMap(camera, size, px);
  return limited({ x: held.x - (px.x - size.w / 2) / s, y: held.y - (px.y - size.h / 2) / s, s }, size);
}

/** Two fingers hold two points of the map and take them along. */
export function pinched(camera: Camera, size: Size, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const apart = ([p, q]: readonly [Point, Point]) => Math.hypot(p.x - q.x, p.y - q.y) || 1;
  const middle = ([p, q]: readonly [Point, Point]) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const [before, after] = [middle(from), middle(to)];
  return zoomed(panned(camera, size, after.x - before.x, after.y - before.y), size, after, apart(to) / apart(from));
}

/** Is all of Europe in sight and so large that a key at the lower right covers only empty sea? */
export function roomForKey(camera: Camera, size: Size): boolean {
  return size.w >= 1000 && size.h >= 620 && camera.s <= wholeScale(size) * 1.001;
}

export function around(at: Point, size: Size, s: number): Camera {
  return limited({ x: at.x, y: at.y, s }, size);
}

/** The least way to bring a point into sight, `margin` px from the edge. */
export function revealed(camera: Camera, size: Size, at: Point, margin: number): Camera {
  const px = toScreen(camera, size, at);
  const over = (value: number, length: number) => Math.min(value - margin, 0) + Math.max(value - length + margin, 0);
  return panned(camera, size, -over(px.x, size.w), -over(px.y, size.h));
}

/** Is the map too small for a finger? Then a tap zooms before it chooses. */
export function tooSmallForFingers({ s }: Camera): boolean {
  return s < FINGER_SCALE;
}

/** How much places and figures are drawn larger or smaller than the map: they stop growing at 1.4 and shrinking at 0.7. */
export function symbolScale(s: number): number {
  return s > 1.4 ? 1.4 / s : s < 0.7 ? 0.7 / s : 1;
}

/** The same for names, which are between 11.4 and 16 px. */
export function labelScale(s: number): number {
  return s > 1.4 ? 1.4 / s : s < 1 ? 1 / s : 1;
}
