import { describe, expect, it } from "vitest";
import { along, nearest, type Spot } from "../src/lib/roving";

const grid: Spot[] = Array.from({ length: 12 }, (_, i) => ({ id: `p${i}`, x: i % 4, y: Math.floor(i / 4) }));
const at = (i: number) => grid[i] as Spot;

describe("arrows between places", () => {
  it("go to the neighbour straight ahead", () => {
    expect(nearest(grid, at(5), "ArrowRight")?.id).toBe("p6");
    expect(nearest(grid, at(5), "ArrowLeft")?.id).toBe("p4");
    expect(nearest(grid, at(5), "ArrowUp")?.id).toBe("p1");
    expect(nearest(grid, at(5), "ArrowDown")?.id).toBe("p9");
  });
  it("stay at the edge", () => expect(nearest(grid, at(3), "ArrowRight")).toBeNull());
  it("leap over what cannot be chosen", () => expect(nearest([at(0), at(3)], at(0), "ArrowRight")?.id).toBe("p3"));
  it("turn aside by 60 degrees at most", () => {
    expect(nearest([at(5)], at(0), "ArrowRight")?.id).toBe("p5"); // 45 degrees
    expect(nearest([at(9)], at(0), "ArrowRight")).toBeNull(); // 63 degrees
  });
  it("know no other keys", () => expect(nearest(grid, at(5), "Enter")).toBeNull());
});

describe("arrows in a row", () => {
  it("go round, and to the ends", () => {
    expect(along("ArrowRight", 2, 3)).toBe(0);
    expect(along("ArrowLeft", 0, 3)).toBe(2);
    expect(along("Home", 2, 3)).toBe(0);
    expect(along("End", 0, 3)).toBe(2);
    expect(along("x", 0, 3)).toBeNull();
    expect(along("ArrowRight", 0, 0)).toBeNull();
  });
});
