import { describe, expect, it } from "vitest";
import { toldAt } from "../src/games/fury/odds/told";
import { alike, atLeastOne, begun, classOf, lookOf, percent, ranked } from "../src/lib/odds";

describe("odds on the map", () => {
  it("falls into five classes by the share before it is rounded", () => {
    expect([0.0049, 0.005, 0.0199, 0.02, 0.0499, 0.05, 0.0799, 0.08, 0.1199, 0.12, 1].map(classOf)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
    expect(percent(0.046)).toBe(5);
  });

  it("tells what is excluded from what is merely unlikely", () => {
    const here = { paris: 0.9, rome: 0.096, bari: 0.004 };
    expect(["paris", "rome", "bari", "berlin"].map((place) => lookOf(here, place))).toEqual(["odds-5", "odds-4", "", "excluded"]);
  });

  it("excludes nothing before anything is known", () => {
    expect(begun({})).toBe(false);
    expect(lookOf({}, "paris")).toBe("");
  });

  it("says how much is hidden as so many places, all equally likely", () => {
    expect([0, 1, 1.5, 4].map(alike)).toEqual([1, 2, 2.8, 16]);
  });

  it("lists the likeliest place first", () => {
    expect(ranked({ rome: 0.1, paris: 0.9 }).map(([place]) => place)).toEqual(["paris", "rome"]);
  });
});

describe("what a hidden hand holds", () => {
  it("is counted from what is unseen", () => {
    expect(atLeastOne(2, 13, 5)).toBeCloseTo(1 - (11 * 10 * 9 * 8 * 7) / (13 * 12 * 11 * 10 * 9), 9);
    expect(atLeastOne(0, 13, 5)).toBe(0);
    expect(atLeastOne(1, 5, 5)).toBe(1);
    expect(atLeastOne(2, 4, 0)).toBe(0);
  });
});

describe("a piece of news in the log", () => {
  const line = (from: number, to: number) => ({ from, to, who: "", sentences: [], secret: false });
  const title = (id: string) => ({ id, facts: [] });
  const days = [
    { title: title("monday"), week: 1, phases: [{ title: title("day"), lines: [line(1, 3), line(5, 5)] }] },
    { title: title("tuesday"), week: 1, phases: [{ title: title("night"), lines: [line(9, 12)] }] },
  ];

  it("is the line that tells it, else the next one, else the last", () => {
    expect([2, 5, 4, 7, 12, 20].map((at) => toldAt(days, at)?.line.from)).toEqual([1, 5, 5, 9, 9, 9]);
    expect(toldAt(days, 10)?.day.id).toBe("tuesday");
    expect(toldAt([], 3)).toBeUndefined();
  });
});
