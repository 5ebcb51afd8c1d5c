import { describe, expect, it } from "vitest";
import {
  around,
  DRAWN,
  FRAME,
  labelScale,
  limited,
  panned,
  pinched,
  revealed,
  symbolScale,
  tooSmallForFingers,
  toMap,
  toScreen,
  TOUCH_SCALE,
  whole,
  wholeScale,
  zoomed,
} from "../src/games/fury/map/camera";

const DESKTOP = { w: 1200, h: 740 };
const PHONE = { w: 390, h: 412 };

describe("the map's camera", () => {
  it("shows all of Europe within the frame", () => {
    const camera = whole(DESKTOP);
    for (const corner of [
      { x: 0, y: 0 },
      { x: 1000, y: 644 },
    ]) {
      const { x, y } = toScreen(camera, DESKTOP, corner);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(DESKTOP.w);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(DESKTOP.h);
    }
  });

  it("never shows what is not drawn", () => {
    const wide = { w: 3000, h: 500 };
    expect(toMap(whole(wide), wide, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(DRAWN.x - 1e-9);
  });

  it("shows the farthest cities however low the window is, beside a prompt that has grown", () => {
    const [edinburgh, cadiz] = [
      { x: 276.6, y: 40 },
      { x: 111.1, y: 603.8 },
    ];
    for (const h of [268, 300, 330, 360, 434]) {
      const low = { w: 936, h };
      expect(toScreen(whole(low), low, edinburgh).y).toBeGreaterThan(FRAME + 10);
      expect(toScreen(whole(low), low, cadiz).y).toBeLessThan(h - FRAME - 10);
    }
  });

  it("holds the point under the pointer when it zooms", () => {
    const camera = around({ x: 500, y: 320 }, DESKTOP, 2);
    const px = { x: 300, y: 500 };
    const before = toMap(camera, DESKTOP, px);
    const after = toMap(zoomed(camera, DESKTOP, px, 1.3), DESKTOP, px);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it("zooms no farther out than the whole map and not without end", () => {
    expect(zoomed(whole(PHONE), PHONE, { x: 0, y: 0 }, 0.1).s).toBeCloseTo(wholeScale(PHONE));
    expect(zoomed(whole(PHONE), PHONE, { x: 0, y: 0 }, 1000).s).toBeLessThan(5);
  });

  it("stops at the edge of the map", () => {
    const camera = panned(around({ x: 500, y: 320 }, PHONE, TOUCH_SCALE), PHONE, 1e5, 1e5);
    expect(toScreen(camera, PHONE, { x: 0, y: 0 }).x).toBeCloseTo(10);
    expect(limited(camera, PHONE)).toEqual(camera);
  });

  it("takes two points along with two fingers", () => {
    const camera = around({ x: 500, y: 320 }, PHONE, 1.5);
    const from = [
      { x: 100, y: 200 },
      { x: 200, y: 200 },
    ] as const;
    const to = [
      { x: 90, y: 210 },
      { x: 220, y: 210 },
    ] as const;
    const now = pinched(camera, PHONE, from, to);
    expect(now.s).toBeCloseTo(1.5 * 1.3);
    const held = toMap(camera, PHONE, from[0]);
    expect(toScreen(now, PHONE, held).x).toBeCloseTo(90, 5);
    expect(toScreen(now, PHONE, held).y).toBeCloseTo(210, 5);
  });

  it("moves only as far as a point needs to come into sight", () => {
    const camera = around({ x: 300, y: 300 }, PHONE, TOUCH_SCALE);
    expect(revealed(camera, PHONE, { x: 310, y: 305 }, 60)).toEqual(camera);
    const there = toScreen(revealed(camera, PHONE, { x: 600, y: 300 }, 60), PHONE, { x: 600, y: 300 });
    expect(there.x).toBeCloseTo(PHONE.w - 60);
  });

  it("comes near enough for fingers: places are 36 units apart or more", () => {
    expect(tooSmallForFingers(whole(PHONE))).toBe(true);
    expect(tooSmallForFingers(around({ x: 500, y: 320 }, PHONE, TOUCH_SCALE))).toBe(false);
    expect(36 * TOUCH_SCALE).toBeGreaterThanOrEqual(44);
  });

  it("keeps names between 11.4 and 16 px", () => {
    for (const s of [0.37, 0.7, 1, 1.13, 1.4, 2, 3.6]) {
      const px = 11.4 * labelScale(s) * s;
      expect(px).toBeGreaterThanOrEqual(11.4 - 1e-9);
      expect(px).toBeLessThanOrEqual(16);
      expect(symbolScale(s)).toBeLessThanOrEqual(labelScale(s) + 1e-9);
    }
  });
});
