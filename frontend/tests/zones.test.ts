import { expect, test } from "vitest";
import type { Europe, Place, Way } from "../src/games/fury/europe";
import { beads, outlines, pointsOf, waysTo } from "../src/games/fury/map/zones";

const place = (id: string, x: number, y: number): [string, Place] => [id, { id, kind: "small-city", x, y, region: "", port: false }];
const road = (a: string, b: string): [string, Way] => [`${a}/${b}`, { id: `${a}/${b}`, a, b, kind: "road" }];
const europe: Europe = {
  places: new Map([place("a", 0, 0), place("b", 60, 0), place("c", 120, 0), place("d", 60, 90)]),
  ways: new Map([road("a", "b"), road("b", "c"), road("a", "d"), road("c", "d")]),
};
const area = (loop: { x: number; y: number }[]) =>
  loop.reduce((sum, p, i) => sum + p.x * loop[(i + 1) % loop.length]!.y - loop[(i + 1) % loop.length]!.x * p.y, 0) / 2;

test("a zone around one point is a disc", () => {
  const [loop, ...more] = outlines([{ x: 10, y: 10 }], 20);
  expect(more).toEqual([]);
  for (const { x, y } of loop!) expect(Math.abs(Math.hypot(x - 10, y - 10) - 20)).toBeLessThan(1);
  expect(Math.abs(Math.abs(area(loop!)) - Math.PI * 400)).toBeLessThan(40);
});

test("ways that part and meet again leave a hole between them", () => {
  const ways = [...europe.ways.values()];
  expect(outlines(pointsOf(europe, "a", ways), 10)).toHaveLength(2);
});

test("two points far apart have a zone each", () => {
  expect(
    outlines(
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      20,
    ),
  ).toHaveLength(2);
  expect(outlines([], 20)).toEqual([]);
});

test("the ways of a journey lead over the places it reaches", () => {
  expect(waysTo(europe, "a", ["b", "c"], ["road"]).map(({ id }) => id)).toEqual(["a/b", "b/c"]);
  expect(waysTo(europe, "a", ["c"], ["road"])).toEqual([]);
});

test("beads lie at equal steps", () => {
  const square = [
    [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40 },
      { x: 0, y: 40 },
    ],
  ];
  expect(beads(square, 40)).toEqual([
    { x: 20, y: 0 },
    { x: 40, y: 20 },
    { x: 20, y: 40 },
    { x: 0, y: 20 },
  ]);
});
