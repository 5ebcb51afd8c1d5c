import { expect, test } from "vitest";
import { beside, roundStarts, roundStep, staysOf, stepPath, tells, turningPoints } from "../src/lib/chronicle";
import type { MeasureLine, Moment } from "../src/lib/protocol";

const line = (name: string, most: number, values: (number | null)[], turning = true): MeasureLine => ({
  name,
  seat: "",
  most,
  turning,
  values,
});
const moments = (...rounds: number[]): Moment[] => rounds.map((round, i) => ({ round, asked: [], heard: i, at: 3 * i }));

test("turning points are the greatest changes, each against its own track, in the order of the game", () => {
  const lines = [line("influence", 13, [0, 0, 4, 4, 5]), line("damage", 10, [0, 1, 1, 6, 6]), line("despair", 3, [0, 1, 2, 3, 3], false)];
  expect(turningPoints(lines, 2).map(({ moment, line: { name }, change }) => [moment, name, change])).toEqual([
    [2, "influence", 4],
    [3, "damage", 5],
  ]);
  expect(turningPoints(lines).map(({ moment }) => moment)).toEqual([1, 2, 3, 4]);
});

test("what was not known changes nothing", () => {
  expect(turningPoints([line("blood", 12, [null, null, 12, null, 3])])).toEqual([]);
  expect(turningPoints([line("energy", 0, [4, 3])]).map(({ change }) => change)).toEqual([-1]);
});

test("rounds are stepped through by their first moments", () => {
  const all = moments(0, 0, 1, 1, 2, 2, 2);
  expect(roundStarts(all).map(({ moment }) => moment)).toEqual([0, 2, 4]);
  expect([roundStep(all, 0, 1), roundStep(all, 2, 1), roundStep(all, 5, 1)]).toEqual([2, 4, 6]);
  expect([roundStep(all, 6, -1), roundStep(all, 4, -1), roundStep(all, 1, -1)]).toEqual([4, 2, 0]);
});

test("a figure's stays leave out what nobody saw", () => {
  const moves = [
    { moment: 0, seat: "dracula", place: "paris" },
    { moment: 1, seat: "mina", place: "rome" },
    { moment: 2, seat: "dracula", place: "" },
    { moment: 3, seat: "dracula", place: "paris" },
    { moment: 4, seat: "dracula", place: "nantes" },
  ];
  expect(staysOf(moves, "dracula")).toEqual([
    { moment: 0, place: "paris" },
    { moment: 4, place: "nantes" },
  ]);
});

test("the same moment through other eyes is the last that was not later", () => {
  const theirs = moments(0, 1, 1).map((moment, i) => ({ ...moment, at: [0, 5, 9][i] ?? 0 }));
  expect([beside(theirs, 0), beside(theirs, 4), beside(theirs, 5), beside(theirs, 30)]).toEqual([0, 0, 1, 2]);
});

test("only what happened is worth a stop", () => {
  expect(
    tells([
      { what: "answered", facts: ["mina"] },
      { what: "chose", facts: ["mina", "pass"] },
    ]),
  ).toBe(false);
  expect(tells([{ what: "chose", facts: ["mina", "road rome"] }])).toBe(true);
});

test("a measure is drawn in steps, with gaps where it was not known", () => {
  const same = (n: number) => n;
  expect(stepPath([0, 0, 0, 2, 2], same, same)).toBe("M0 0H2H3V2H4");
  expect(stepPath([null, 1, null, 3], same, same)).toBe("M1 1M3 3");
});
