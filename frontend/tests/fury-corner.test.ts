import { describe, expect, it } from "vitest";
import { freest, hidden, type Spot } from "../src/games/fury/panels/corner";

const ROOM = { w: 1000, h: 600 };
const BOX = { w: 400, h: 250 };
const spot = (x: number, y: number, weight = 1): Spot => ({ x, y, weight });

describe("a box over the map", () => {
  it("lies at the upper right where nothing is lit", () => {
    expect(freest(BOX, ROOM, [])).toBe("top right");
  });

  it("goes to the corner where it hides least", () => {
    expect(freest(BOX, ROOM, [spot(800, 100)])).toBe("top left");
    expect(freest(BOX, ROOM, [spot(800, 100), spot(100, 100)])).toBe("bottom right");
    expect(freest(BOX, ROOM, [spot(800, 100), spot(100, 100, 9), spot(800, 500, 5), spot(100, 500, 5)])).toBe("top right");
  });

  it("counts a place as hidden when its ring is", () => {
    expect(hidden("top left", BOX, ROOM, [spot(420, 100)])).toBe(1);
    expect(hidden("top left", BOX, ROOM, [spot(440, 100)])).toBe(0);
  });
});
