import { describe, expect, it } from "vitest";
import { projectFile } from "./project";
import { graticule, land } from "virtual:coast";
import type { Europe, Place, Way, WayKind } from "../src/games/fury/europe";
import { alongPoints, angleAlong, journey, pathOf, pointAlong } from "../src/games/fury/map/geometry";
import { labelBox, labelTable, overlap, placed, shownLabels, spotOf, square, standingNames, type Kept } from "../src/games/fury/map/labels";
import { litWays, type Lit } from "../src/games/fury/map/lit";
import { blockSpots, figureSpots, plateSpots, plateWidth, PLATE, tokenSpots } from "../src/games/fury/map/spots";
import routes from "../src/games/fury/map/routes.json";

/** Europe from the facts that all editions share and the one hospital of 2005, with the ways that the table of curves names. */
function europe(): Europe {
  const toml = ["fury", "fury2005"].map((game) => projectFile(`src/whitby/games/${game}/map.toml`)).join("\n");
  const found = toml.matchAll(/id = "([^"]+)", kind = "([^"]+)", x = ([\d.]+), y = ([\d.]+)/g);
  const places = [...found].map(([, id, kind, x, y]): Place => {
    return { id: id!, kind: kind as Place["kind"], x: Number(x), y: Number(y), region: "", port: false };
  });
  const mark: Record<string, string> = { road: "/", "rail-white": "=", "rail-yellow": "=", sea: "~" };
  const way = ({ a, b, kind }: { a: string; b: string; kind: string }): Way => ({ id: a + mark[kind] + b, a, b, kind: kind as WayKind });
  const ways = [...routes.land.map(way), ...routes.sea.map(({ a, b }) => way({ a, b, kind: "sea" }))];
  return { places: new Map(places.map((p) => [p.id, p])), ways: new Map(ways.map((each) => [each.id, each])) };
}

const map = europe();
const table = labelTable("en");
const wayOf = (a: string, b: string, kind: WayKind) =>
  [...map.ways.values()].find((way) => way.kind === kind && [way.a, way.b].sort().join() === [a, b].sort().join())!;
const lit = (noun: string, kind: Lit["kind"]): Lit => ({ noun, kind, price: "", chosen: false });

describe("the coast", () => {
  it("is two paths in tenths of a unit, small enough to send", () => {
    expect(land).toMatch(/^M[-\d. Mlz]+z$/);
    expect(land.length).toBeLessThan(60_000);
    expect(land).not.toMatch(/\.\d\d/);
    expect(graticule.split("M").length).toBeGreaterThan(10);
  });
});

describe("ways", () => {
  it("run from place to place", () => {
    for (const way of map.ways.values()) {
      for (const [share, end] of [
        [0, way.a],
        [1, way.b],
      ] as const) {
        const { x, y } = pointAlong(way, map, share);
        const place = map.places.get(end)!;
        expect(Math.hypot(x - place.x, y - place.y), way.id).toBeLessThan(0.2);
      }
      expect(pathOf(way, map)).toMatch(/^M[-\d.]+ [-\d.]+C/);
    }
  });

  it("keep off foreign places", () => {
    for (const way of map.ways.values()) {
      const points = Array.from({ length: 49 }, (_, i) => pointAlong(way, map, (i + 1) / 50));
      const foreign = [...map.places.values()].filter(({ id }) => id !== way.a && id !== way.b);
      const gaps = foreign.map((place) => Math.min(...points.map(({ x, y }) => Math.hypot(x - place.x, y - place.y))));
      expect(Math.min(...gaps), way.id).toBeGreaterThan(7);
    }
  });

  it("have a direction", () => {
    expect(Math.abs(angleAlong({ id: "x", a: "dublin", b: "galway", kind: "road" }, map, 0.5))).toBeGreaterThan(150);
  });

  it("make a journey in the order and direction it was travelled", () => {
    const first = wayOf("milan", "marseilles", "road");
    const second = wayOf("marseilles", "toulouse", "road");
    const { points, end } = journey(map, "milan", [first.id, second.id]);
    expect(end).toBe("toulouse");
    expect(alongPoints(points, 0)).toMatchObject({ x: map.places.get("milan")!.x });
    expect(alongPoints(points, 1).x).toBeCloseTo(map.places.get("toulouse")!.x, 0);
    expect(journey(map, "paris", [second.id])).toMatchObject({ end: "paris" });
  });
});

describe("lit ways", () => {
  const rail = ["marseilles", "paris", "genoa", "florence"].map((noun) => lit(noun, "rail"));

  it("are those over lit places, of the choice's own kind", () => {
    const found = litWays(map, "milan", [...rail, lit("venice", "road")], []);
    expect(found).toContain(wayOf("marseilles", "paris", "rail-white").id);
    expect(found).toContain(wayOf("milan", "venice", "road").id);
    expect(found).not.toContain(wayOf("milan", "marseilles", "road").id);
  });

  it("go round a roadblock and light nothing for another power", () => {
    const blocked = wayOf("milan", "venice", "road").id;
    expect(litWays(map, "milan", [lit("venice", "road")], [blocked]).size).toBe(0);
    expect(litWays(map, "milan", [{ ...lit("venice", "road"), soft: true }], []).size).toBe(0);
  });
});

describe("names", () => {
  const none = { always: new Set<string>(), rather: new Set<string>() };
  const shownAt = (scale: number, kept: Kept) => shownLabels(standingNames(map, table, scale), scale, kept);

  it("all show where there is room, and fewer on a small map", () => {
    expect(shownAt(1, none).size).toBe(map.places.size);
    const few = shownAt(1 / 0.4, none);
    const preferred = [...map.places.keys()].filter((id) => shownAt(1 / 0.4, { ...none, rather: new Set([id]) }).has(id));
    expect(preferred.length).toBeGreaterThan(few.size); // a name that one would rather have comes before others
    expect(few.size).toBeLessThan(40);
    expect(few.size).toBeGreaterThan(10);
  });

  it("of lit places stay, and others give way", () => {
    const lit = ["zurich", "milan", "geneva", "adriatic-sea", "genoa", "venice"];
    const shown = shownAt(2, { ...none, always: new Set(lit) });
    for (const id of lit) expect([...shown.keys()]).toContain(id);
    expect(shown.size).toBeLessThan(map.places.size);
  });

  it("of lit places go round them, so that they touch no other", () => {
    for (const lit of [
      ["munich", "nuremburg", "zurich", "milan", "venice", "vienna", "zagreb", "strasbourg"],
      ["rome", "naples", "florence", "bari", "tyrrhenian-sea", "genoa"],
    ])
      for (const scale of [1.1, 1.2, 1.3]) {
        const shown = [...shownAt(scale, { ...none, always: new Set(lit) })];
        for (const id of lit) expect(shown.map(([name]) => name)).toContain(id);
        const boxes = shown.map(([id, label]) => placed(map.places.get(id)!, labelBox(label, map.places.get(id)!.kind), scale));
        for (const [i, a] of boxes.entries())
          for (const [j, b] of boxes.entries()) if (j > i) expect(overlap(a, b), `${shown[i]![0]} and ${shown[j]![0]} at ${scale}`).toBe(0);
      }
  });

  it("of all large cities find room on a small map, in every language", () => {
    const places = [...map.places.values()];
    const ids = (named: Place[]) => new Set(named.map(({ id }) => id));
    const large = ids(places.filter(({ kind }) => kind === "large-city"));
    const cities = ids(places.filter(({ kind }) => kind.endsWith("city")));
    for (const language of ["en", "it"])
      for (const seen of [0.55, 0.6, 0.65, 0.75]) {
        const shown = [...shownLabels(standingNames(map, labelTable(language), 1 / seen), 1 / seen, { always: large, rather: cities })];
        expect(shown.map(([id]) => id)).toEqual(expect.arrayContaining([...large]));
        const boxes = shown.map(([id, label]) => placed(map.places.get(id)!, labelBox(label, map.places.get(id)!.kind), 1 / seen));
        const touching = boxes.flatMap((a, i) =>
          boxes.slice(i + 1).flatMap((b, j) => (overlap(a, b) ? [`${shown[i]![0]} ${shown[i + j + 1]![0]}`] : [])),
        );
        expect(touching, `${language} at ${seen}`).toEqual([]);
      }
  });

  it("that stay on a small map do not touch", () => {
    const shown = [...shownAt(2, none)];
    const boxes = shown.map(([id, label]) => placed(map.places.get(id)!, labelBox(label, map.places.get(id)!.kind), 2));
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(0);
  });

  it("stand nearer to their own places than to any other", () => {
    for (const scale of [1.4, 1.8, 2.4])
      for (const [id, label] of shownAt(scale, none)) {
        const place = map.places.get(id)!;
        if (place.kind === "sea") continue;
        const box = placed(place, labelBox(label, place.kind), scale);
        const away = ({ x, y }: Place) => Math.hypot(Math.max(box.x0 - x, 0, x - box.x1), Math.max(box.y0 - y, 0, y - box.y1));
        const others = [...map.places.values()].filter((other) => other !== place && other.kind !== "sea");
        expect(Math.min(...others.map(away)), `${id} at ${scale}`).toBeGreaterThanOrEqual(away(place));
      }
  });

  it("of a language without a table are the English ones", () => {
    expect(labelTable("xx")).toBe(table);
  });
});

describe("free room", () => {
  const label = (id: string) => placed(map.places.get(id)!, labelBox(table.labels[id]!, map.places.get(id)!.kind));

  it("keeps the first token of a place off its name", () => {
    for (const [id, [first]] of tokenSpots(map, table)) {
      const { x, y } = map.places.get(id)!;
      expect(overlap(placed({ x: x + first!.x, y: y + first!.y }, square(6)), label(id)), id).toBe(0);
    }
  });

  it("keeps roadblocks off places", () => {
    const at = blockSpots(map, table);
    for (const way of map.ways.values()) {
      const { x, y } = pointAlong(way, map, at(way));
      for (const place of map.places.values()) expect(Math.hypot(place.x - x, place.y - y), way.id).toBeGreaterThan(9);
    }
  });

  it("puts figures of one place a step apart, away from the name", () => {
    const [a, b] = figureSpots("milan", 2, table);
    expect(Math.abs(a!.x - b!.x)).toBe(22);
    expect(Math.sign(b!.x - a!.x)).toBe(-Math.sign(table.labels["milan"]!.dx));
  });

  it("puts plates where they cover no name", () => {
    const plates = [...map.places.keys()].map((id) => ({ id, text: "Godalming sees you" }));
    const laid = plateSpots(plates, ["sofia"], map, table);
    expect(laid.size).toBeGreaterThan(15);
    expect(laid.size).toBeLessThan(plates.length); // there is not room for all
    for (const [id, off] of laid) {
      const at = spotOf(map.places.get(id)!, map, table);
      const box = placed({ x: at.x + off.x, y: at.y + off.y }, { x0: 0, y0: 0, x1: plateWidth("Godalming sees you"), y1: PLATE.height });
      for (const other of map.places.keys()) expect(overlap(box, label(other)), `${id} on ${other}`).toBeLessThan(21);
    }
  });
});
