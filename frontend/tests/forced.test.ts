import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerTimes, answersByItself, Attention, Pending } from "../src/lib/forced";
import type { Head, Question } from "../src/lib/protocol";
import { stubStorage } from "./storage";

/** Random numbers that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Do two samples come from one distribution? Kolmogorov-Smirnov, at the level of 1 %. */
function alike(a: number[], b: number[]): boolean {
  const below = (sample: number[], x: number) => sample.filter((each) => each <= x).length / sample.length;
  const distance = Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))));
  return distance < 1.628 * Math.sqrt((a.length + b.length) / (a.length * b.length));
}

const question = (seat: string, only = "pass", name = "dawn") => ({ seat, name, only, options: [] }) as unknown as Question;
const head = (...questions: Question[]) => ({ questions }) as unknown as Head;

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("times of answers", () => {
  it("are drawn like those of the player himself: 400 of them cannot be told from the recorded ones", () => {
    for (const seed of [1, 2, 3]) {
      const random = seeded(seed);
      const times = new AnswerTimes("t", random);
      const own = Array.from({ length: 40 }, () => (random() < 0.5 ? 900 + 800 * random() : 6000 + 9000 * random()));
      for (const time of own) times.record("dawn", time);
      const drawn = Array.from({ length: 400 }, () => times.draw("dawn"));
      expect(alike(drawn, own)).toBe(true);
      expect(
        alike(
          drawn.map(() => 4000),
          own,
        ),
      ).toBe(false); // one that is always the same
      expect(
        alike(
          drawn.map(() => 700 + 1300 * random()),
          own,
        ),
      ).toBe(false);
    }
  });

  it("are those that people take until there are ten of his own to that question", () => {
    const times = new AnswerTimes("t", seeded(5));
    for (let i = 0; i < 9; i++) times.record("dawn", 60_000);
    for (let i = 0; i < 20; i++) times.record("dusk", 60_000);
    const drawn = Array.from({ length: 400 }, () => times.draw("dawn")).sort((a, b) => a - b);
    expect(drawn[0]).toBeGreaterThanOrEqual(1500);
    expect(drawn[399]).toBeLessThanOrEqual(20_000);
    expect(drawn[200]).toBeGreaterThan(3400);
    expect(drawn[200]).toBeLessThan(4600);
    expect(times.draw("dusk")).toBe(60_000);
    expect(new AnswerTimes("t").draw("dusk")).toBe(60_000); // a reload forgets nothing
    expect(new AnswerTimes("u").draw("dusk")).toBeLessThan(20_001); // at another table they say nothing
  });
});

describe("a question with one answer", () => {
  it("is answered for all own seats together, or for those that have no choice", () => {
    expect(answersByItself(head(question("mina"), question("seward")), true)).toEqual([
      { seat: "mina", choice: "pass" },
      { seat: "seward", choice: "pass" },
    ]);
    expect(answersByItself(head(question("mina"), question("seward", "")), true)).toEqual([]);
    expect(answersByItself(head(question("mina"), question("seward", "")), false)).toEqual([{ seat: "mina", choice: "pass" }]);
    expect(answersByItself(head(), true)).toEqual([]);
  });

  it("waits while the page is out of sight, or was not used for two minutes", () => {
    const attention = new Attention(true, () => Date.now());
    const act = vi.fn();
    attention.when(4000, act);
    vi.advanceTimersByTime(3000);
    attention.look(false);
    vi.advanceTimersByTime(3_600_000);
    expect(act).not.toHaveBeenCalled();
    attention.look(true);
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled(); // nobody has touched it for an hour
    attention.use();
    vi.advanceTimersByTime(1300);
    expect(act).toHaveBeenCalledOnce();
  });

  it("keeps its time while others act beside it, and a question with a choice tells how long the player takes", () => {
    const attention = new Attention(true, () => Date.now());
    const times = new AnswerTimes("t", seeded(9));
    const pending = new Pending(times, attention);
    const act = vi.fn();
    pending.ask([question("mina")], 3);
    const off = pending.wait(act);
    vi.advanceTimersByTime(1400);
    off();
    pending.ask([question("mina")], 3);
    pending.wait(act);
    vi.advanceTimersByTime(18_700);
    expect(act).toHaveBeenCalledOnce();
    const record = vi.spyOn(times, "record");
    pending.answered([question("mina")]);
    expect(record).not.toHaveBeenCalled();
    pending.ask([question("mina", "")], 4);
    vi.advanceTimersByTime(2500);
    pending.answered([question("mina", "")]);
    expect(record).toHaveBeenCalledWith("dawn", 2500);
  });
});
