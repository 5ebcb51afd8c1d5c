import { describe, expect, it } from "vitest";
import { roomForKey, whole, zoomed } from "../src/games/fury/map/camera";
import { placeTitle, wayTitle } from "../src/games/fury/map/names";
import { keeper, kept } from "../src/games/fury/map/same";
import { Words } from "../src/lib/words";

const facts = (chosen: string, ways: string[] = []) =>
  new Map(["paris", "rome"].map((noun) => [noun, { noun, chosen: noun === chosen, ways }]));

describe("facts that come anew", () => {
  it("are the old ones where they say the same", () => {
    const before = facts("paris", ["a/b"]);
    expect(kept(before, facts("paris", ["a/b"]))).toBe(before);
  });

  it("change only where they say something else", () => {
    const before = new Map([...facts("paris"), ["bari", { noun: "bari", chosen: false, ways: [] }]]);
    const now = kept(before, new Map([...facts("rome"), ["bari", { noun: "bari", chosen: false, ways: [] }]]));
    expect(now.get("bari")).toBe(before.get("bari"));
    expect(now.get("rome")).toEqual({ noun: "rome", chosen: true, ways: [] });
    expect(kept(before, facts("paris")).size).toBe(2);
    expect([...kept(facts("paris"), new Map([...facts("paris")].toReversed())).keys()]).toEqual(["rome", "paris"]);
  });

  it("tell a list that grew, and a fact that is gone", () => {
    const before = facts("paris", ["a/b"]);
    expect(kept(before, facts("paris", ["a/b", "b/c"]))).not.toBe(before);
    const note = new Map([["paris", { noun: "paris", note: "sees you" } as { noun: string; note?: string }]]);
    expect(kept(note, new Map([["paris", { noun: "paris" }]])).get("paris")).toEqual({ noun: "paris" });
  });

  it("are remembered from one time to the next", () => {
    const keep = keeper<{ noun: string }>();
    const first = keep(facts("paris"));
    expect(keep(facts("paris"))).toBe(first);
    expect(keep(facts("rome"))).not.toBe(first);
    expect(keep(facts("rome"))).toBe(keep(facts("rome")));
  });
});

describe("names", () => {
  const words = (rome: string) => new Words("en", [`noun-rome = ${rome}\nnoun-italia = Italia\nmap-large-city = large city`]);
  const rome = { id: "rome", kind: "large-city", x: 0, y: 0, region: "italia", port: false } as const;

  it("are said with kind and region, anew in another language", () => {
    const [english, italian] = [words("Rome"), words("Roma")];
    expect(placeTitle(english, rome)).toBe("Rome, large city, Italia");
    expect(placeTitle(italian, rome)).toBe("Roma, large city, Italia");
    expect(placeTitle(english, rome)).toBe("Rome, large city, Italia");
    expect(wayTitle(english, "sea-way")).toBe("sea way");
  });
});

describe("the key", () => {
  it("is open on a large map that shows all of Europe", () => {
    const large = { w: 1200, h: 740 };
    expect(roomForKey(whole(large), large)).toBe(true);
    expect(roomForKey(zoomed(whole(large), large, { x: 0, y: 0 }, 2), large)).toBe(false);
    expect(roomForKey(whole({ w: 900, h: 740 }), { w: 900, h: 740 })).toBe(false);
  });
});
