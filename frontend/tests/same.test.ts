import { describe, expect, it } from "vitest";
import { retain, retainer } from "../src/lib/same";

const facts = (chosen: string, ways: string[] = []) =>
  new Map(["paris", "rome"].map((noun) => [noun, { noun, chosen: noun === chosen, ways }]));

describe("what comes anew", () => {
  it("is the old where it says the same", () => {
    const before = { head: { eyes: ["mina"], over: null }, body: { hunters: [{ at: "paris" }, { at: "rome" }], day: 3 } };
    expect(retain(before, structuredClone(before))).toBe(before);
    const maps = facts("paris", ["a/b"]);
    expect(retain(maps, facts("paris", ["a/b"]))).toBe(maps);
    const set = new Set(["a", "b"]);
    expect(retain(set, new Set(["a", "b"]))).toBe(set);
  });

  it("changes only where it says something else", () => {
    const before = { hunters: [{ at: "paris" }, { at: "rome" }], trail: ["bari"] };
    const now = retain(before, { hunters: [{ at: "paris" }, { at: "bari" }], trail: ["bari"] });
    expect(now).toEqual({ hunters: [{ at: "paris" }, { at: "bari" }], trail: ["bari"] });
    expect(now.hunters[0]).toBe(before.hunters[0]);
    expect(now.trail).toBe(before.trail);
  });

  it("tells what was added, what is gone and what stands elsewhere", () => {
    expect(retain({ a: 1 } as object, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(Object.keys(retain({ a: 1 } as object, { b: undefined }))).toEqual(["b"]);
    expect(retain({ a: 1, b: 2 } as object, { a: 1 })).toEqual({ a: 1 });
    expect(retain([1, 2], [1])).toEqual([1]);
    expect(retain([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect([...retain(new Set(["a", "b"]), new Set(["b", "a"]))]).toEqual(["b", "a"]);
    expect([...retain(facts("paris"), new Map([...facts("paris")].toReversed())).keys()]).toEqual(["rome", "paris"]);
    expect(retain(facts("paris"), new Map([...facts("paris")].slice(1))).size).toBe(1);
  });

  it("keeps entries of a map that stand elsewhere", () => {
    const before = facts("paris");
    expect(retain(before, new Map([...facts("paris")].toReversed())).get("rome")).toBe(before.get("rome"));
  });

  it("is never mixed up with something of another kind", () => {
    const odd = new Date(0);
    for (const now of [null, undefined, 0, "", [], {}, new Map(), new Set(), odd]) {
      for (const before of [null, undefined, 1, "x", ["x"], { x: 1 }, new Map([["x", 1]]), new Set(["x"]), new Date(0)]) {
        expect(retain(before, now)).toStrictEqual(now);
      }
    }
    expect(retain(new Date(0), odd)).toBe(odd);
  });

  it("leaves the old as it was", () => {
    const before = { list: [{ n: 1 }, { n: 2 }] };
    retain(before, { list: [{ n: 1 }, { n: 3 }] });
    expect(before).toEqual({ list: [{ n: 1 }, { n: 2 }] });
  });

  it("is remembered from one time to the next", () => {
    const keep = retainer<Map<string, { noun: string }>>();
    const first = keep(facts("paris"));
    expect(keep(facts("paris"))).toBe(first);
    expect(keep(facts("rome"))).not.toBe(first);
    expect(keep(facts("rome"))).toBe(keep(facts("rome")));
  });
});
