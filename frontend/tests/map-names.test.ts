import { describe, expect, it } from "vitest";
import { roomForKey, whole, zoomed } from "../src/games/fury/map/camera";
import { inARow, placeTitle, wayTitle } from "../src/games/fury/map/names";
import { Words } from "../src/lib/words";

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

  it("go with what else is heard of them, with one stop between", () => {
    expect(inARow(["Rome", "", "Closed: A hunter stands there.", "Dr. Seward"])).toBe("Rome. Closed: A hunter stands there. Dr. Seward");
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
