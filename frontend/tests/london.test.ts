import { expect, test } from "vitest";
import { crossings, lastMove } from "../src/games/dracula2003/lastMove";
import { rangeOf } from "../src/games/dracula2003/range";
import type { Dracula2003Body } from "../src/types.gen";

const heard = (...lines: string[]) => lines.map((line) => ({ what: line.split(" ")[0] ?? "", facts: line.split(" ").slice(1) }));
const NEWS = heard(
  "turn dracula",
  "stepped dracula house-8",
  "turn van-helsing",
  "stepped van-helsing house-3",
  "turn dracula",
  "stepped dracula house-9",
  "stepped dracula house-8",
);

test("the last way begins where the turn did", () => {
  expect(lastMove(NEWS, "dracula").places).toEqual(["house-8", "house-9", "house-8"]);
  expect(lastMove(NEWS, "van-helsing").places).toEqual(["carriage-station", "house-3"]);
  expect(lastMove(heard("turn dracula"), "dracula").places).toEqual([]);
});

test("a gap that was crossed twice has both steps", () => {
  const walk = lastMove(NEWS, "dracula");
  expect(crossings(walk, ["house-8", "house-9"])).toEqual([
    { step: 1, forward: true },
    { step: 2, forward: false },
  ]);
  expect(crossings(walk, ["house-9", "house-10"])).toEqual([]);
});

test("the range ends with the hand, and costs what a card does not cover", () => {
  const places = [0, 1, 2, 3, 4].map((away) => ({ id: `house-${away}`, away }));
  const body = { steps: 1, reach: 4, places } as unknown as Dracula2003Body;
  expect([...rangeOf(body, 2)]).toEqual([
    ["house-1", { steps: 2, cubes: 0 }],
    ["house-2", { steps: 3, cubes: 1 }],
    ["house-3", { steps: 4, cubes: 2 }],
  ]);
});
