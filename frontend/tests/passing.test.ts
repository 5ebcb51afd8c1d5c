import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Passing } from "../src/lib/passing.svelte";
import type { Choice, Head, Question } from "../src/lib/protocol";
import { stubStorage } from "./storage";

const choice = (text: string): Choice => ({ text, verb: text, noun: "", price: 0, warning: "", clause: "", anytime: false });
const question = (seat: string, more: Partial<Question> = {}): Question => ({
  seat,
  name: "dawn",
  clause: "",
  options: [choice("pass"), choice("play")],
  closed: [],
  reaction: true,
  about: {},
  only: "",
  ...more,
});
const head = (questions: Question[], spans: Record<string, number> = { day: 2, round: 1 }) =>
  ({ eyes: ["seward", "mina"], questions, spans, over: false }) as unknown as Head;
const both = [question("seward"), question("mina")];

/** Does the page pass? */
const passes = (passing: Passing, at: Head): boolean => passing.due(at);

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a standing pass", () => {
  it("is offered at reaction windows alone", () => {
    expect(Passing.offered(question("mina"))).toBe(true);
    expect(Passing.offered(question("mina", { reaction: false }))).toBe(false); // a turn of her own, or a penalty
    expect(Passing.offered(question("mina", { options: [choice("play")] }))).toBe(false);
    expect(Passing.spans(head([]))).toEqual(["day", "round", "game"]);
    expect(Passing.spans(head([], {}))).toEqual(["game"]);
  });

  it("passes for its seat at its question", () => {
    const passing = new Passing("t");
    const here = head([question("mina")]);
    expect(passes(passing, here)).toBe(false);
    passing.begin(question("mina"), "game", here);
    expect(passes(passing, here)).toBe(true);
    expect(passes(passing, head([question("mina", { name: "dusk" })]))).toBe(false);
    expect(passes(passing, head([question("seward")]))).toBe(false);
    expect(passes(passing, head([question("mina", { reaction: false })]))).toBe(false);
  });

  it("waits for the other seats that are asked: they answer in one message", () => {
    const passing = new Passing("t");
    passing.begin(question("mina"), "game", head(both));
    expect(passes(passing, head(both))).toBe(false);
    passing.begin(question("seward"), "day", head(both));
    expect(passes(passing, head(both))).toBe(true);
  });

  it("ends with its day, its round or never", () => {
    const passing = new Passing("t");
    passing.begin(question("mina"), "day", head(both));
    passing.begin(question("mina", { name: "dusk" }), "round", head(both));
    passing.begin(question("seward"), "game", head(both));
    const names = (at: Head) => passing.current(at).map(({ span }) => span);
    expect(names(head(both))).toEqual(["day", "round", "game"]);
    expect(names(head(both, { day: 3, round: 1 }))).toEqual(["round", "game"]);
    expect(names(head(both, { day: 4, round: 2 }))).toEqual(["game"]);
    expect(names({ ...head(both), over: true })).toEqual([]);
    expect(names({ ...head(both), eyes: ["mina"] })).toEqual(["day", "round"]); // the other seat was left
    passing.sweep(head(both, { day: 3, round: 1 }));
    expect(names(head(both))).toEqual(["round", "game"]); // what is over does not come back
  });

  it("is replaced by another end, and ended by hand", () => {
    const passing = new Passing("t");
    passing.begin(question("mina"), "game", head(both));
    passing.begin(question("mina"), "day", head(both));
    expect(passing.standing.map(({ span }) => span)).toEqual(["day"]);
    passing.end(passing.standing[0]!);
    expect(passes(passing, head([question("mina")]))).toBe(false);
  });

  it("lets a seat that took something back answer by hand first", () => {
    const passing = new Passing("t");
    passing.begin(question("mina"), "game", head(both));
    passing.hold("mina");
    expect(passes(passing, head([question("mina")]))).toBe(false);
    expect(passes(new Passing("t"), head([question("mina")]))).toBe(false); // also after a reload
    passing.release(["seward"]);
    expect(passes(passing, head([question("mina")]))).toBe(false);
    passing.release(["mina"]);
    expect(passes(passing, head([question("mina")]))).toBe(true);
  });

  it("is kept for its table", () => {
    new Passing("t").begin(question("mina"), "game", head(both));
    expect(passes(new Passing("t"), head([question("mina")]))).toBe(true);
    expect(passes(new Passing("other"), head([question("mina")]))).toBe(false);
  });

  it("is told to the other tabs of this browser", () => {
    const [here, there] = [new Passing("t"), new Passing("t")];
    here.begin(question("mina"), "game", head(both));
    there.elsewhere({ key: "whitby-passing-other" });
    expect(there.standing).toEqual([]);
    there.elsewhere({ key: "whitby-passing-t" });
    expect(passes(there, head([question("mina")]))).toBe(true);
    here.hold("mina");
    there.elsewhere({ key: "whitby-passing-t" });
    expect(passes(there, head([question("mina")]))).toBe(false);
  });

  it("leaves nothing behind when the game is over", () => {
    const passing = new Passing("t");
    passing.begin(question("mina"), "game", head(both));
    passing.hold("mina");
    passing.sweep({ ...head([]), over: true });
    expect(localStorage.getItem("whitby-passing-t")).toBeNull();
  });

  it("does not mind what older pages have kept, nor a browser that keeps nothing", () => {
    localStorage.setItem("whitby-passing-t", '["dawn"]');
    expect(new Passing("t").standing).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    const passing = new Passing("t");
    passing.begin(question("mina"), "game", head(both));
    expect(passes(passing, head([question("mina")]))).toBe(true);
  });
});
