/** The camera of one map: what it shows now, and who moved it. */
import { limited, panned, pinched, revealed, roomForKey, TOUCH_SCALE, whole, wholeScale, zoomed, type Camera, type Size } from "./camera";
import type { Point } from "./geometry";

const LEFT_ALONE = 10_000; // ms after a move by hand in which the map follows nobody
const BUTTON_STEP = 1.4;

export class MapCamera {
  size = $state.raw<Size>({ w: 1000, h: 644 });
  held = $state(false); // by a finger, a button or the wheel: it moves with them at once
  private set = $state.raw<Camera | null>(null); // none: all of Europe, whatever the window
  private moved = -LEFT_ALONE;
  readonly view: Camera = $derived(this.set ? limited(this.set, this.size) : whole(this.size));
  readonly roomForKey: boolean = $derived(roomForKey(this.view, this.size));

  private byHand(camera: Camera): void {
    this.set = camera.s > wholeScale(this.size) * 1.001 ? camera : null;
    this.moved = performance.now();
  }

  pan(dx: number, dy: number): void {
    this.byHand(panned(this.view, this.size, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    this.byHand(zoomed(this.view, this.size, at, factor));
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.byHand(pinched(this.view, this.size, from, to));
  }

  /** One press of the + or - button. */
  step(sign: 1 | -1): void {
    this.zoom({ x: this.size.w / 2, y: this.size.h / 2 }, BUTTON_STEP ** sign);
  }

  whole(): void {
    this.byHand(whole(this.size));
  }

  /** Near enough for a finger, about a point. */
  approach(at: Point): void {
    this.set = { ...at, s: Math.max(TOUCH_SCALE, this.view.s) }; // within the map by whatever size the window has then
  }

  /** The same, unless a hand has moved the map just now. */
  follow(at: Point): void {
    if (performance.now() - this.moved > LEFT_ALONE) this.approach(at);
  }

  /** Bring a point into sight, no further than needed. */
  reveal(at: Point): void {
    if (this.set) this.set = revealed(this.view, this.size, at, 60);
  }
}
