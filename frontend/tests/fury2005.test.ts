import { describe, expect, it, test } from "vitest";
import { projectFile } from "./project";
import { europeOf } from "../src/games/fury/europe";
import { linesOf } from "../src/games/fury/log/sentences";
import { onEncounter, onSpace } from "../src/games/fury/trail/trail";
import { movesOf } from "../src/games/fury2005/moves";
import { DRAWN_BY_CHANCE, fights, panelOf } from "../src/games/fury2005/panels";
import { lastOutcome, roundsOf } from "../src/games/fury2005/rounds";
import { seatsOf, type SeatsLook } from "../src/games/fury2005/seats";
import { story } from "../src/games/fury2005/telling";
import { bloodOf, clockOf } from "../src/games/fury2005/tracks";
import { trailOf, type TrailLook } from "../src/games/fury2005/trail";
import type { Choice, GameInfo, News } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import type { Fury2005Body, Fury2005Combat, Fury2005Space } from "../src/types.gen";

const catalogue = (name: string) => projectFile(`src/whitby/text/en/${name}.ftl`);
const words = new Words("en", ["common", "page", "fury", "fury-2005"].map(catalogue));
const place = (id: string, kind = "small-city") => ({ id, kind, x: 0, y: 0 });
const europe = europeOf({
  board: {
    place: [place("vienna", "large-city"), place("prague"), place("berlin", "large-city"), place("north-sea", "sea"), place("hamburg")],
    half: [
      { id: "east", places: ["vienna", "prague"] },
      { id: "west", places: ["berlin", "hamburg"] },
    ],
    roads: [
      ["prague", "vienna"],
      ["berlin", "prague"],
    ],
    rails: [["berlin", "prague"]],
    sea_links: [["hamburg", "north-sea"]],
  },
} as unknown as GameInfo);

const choice = (verb: string, noun: string, price = 0): Choice => ({
  ...{ text: `${verb} ${noun}`, verb, noun, price },
  ...{ warning: "", clause: "", anytime: false },
});
const marker = (kind: string | null, matures = false) => ({ kind, faceup: false, matures });
const space = (id: string, parts: Partial<Fury2005Space> = {}): Fury2005Space => ({
  ...{ space: id, card: null, back: null, seen: null, faceup: false, here: false, city: null, wolf_form: false, double_back: false },
  ...{ paid: false, encounters: [], leaves_in: null, ...parts },
});
const news = (what: string, ...facts: string[]): News => ({ what, facts }) as News;

describe("the map of 2005", () => {
  it("has halves and railways of one kind", () => {
    expect(europe.halves).toBe(true);
    expect(europe.places.get("vienna")?.region).toBe("east");
    expect(europe.ways.get("berlin=prague")?.kind).toBe("rail-white");
  });
});

describe("Trail and Catacombs", () => {
  const reach = [{ seat: "mina", start: "vienna", road: ["prague"], sea: [], rail: ["berlin"], rail_ways: [], rail_certain: false }];
  const look = (spaces: Fury2005Space[], parts: Partial<TrailLook> = {}): TrailLook => ({
    ...{
      body: { spaces, reach, dracula: { powers: [{ card: "wolf-form", space: "space-1" }] } } as unknown as Fury2005Body,
      words,
      europe,
    },
    ...{ own: false, icon: (card: string) => `icon-${card}`, options: [], closed: [], laid: undefined, ...parts },
  });

  it("shows a land back as a city, and a drop where Blood was paid", () => {
    const { spaces, lairs } = trailOf(look([space("space-1", { back: "land-back", paid: true }), space("space-2", { back: "sea-back" })]));
    expect(spaces.map(({ kind, back }) => [kind, back])).toEqual([
      ["city", true],
      ["sea", true],
    ]);
    expect(spaces[0]?.tokens.map(({ kind }) => kind)).toEqual(["blood"]);
    expect(lairs.map(({ id, empty }) => [id, empty])).toEqual([
      ["catacomb-1", true],
      ["catacomb-2", true],
      ["catacomb-3", true],
    ]);
  });

  it("lays choices on a marker by its slot, whatever its kind", () => {
    const two = space("catacomb-1", { back: "land-back", encounters: [marker(null), marker(null)] });
    const options = [choice("turn-up", "catacomb-1:2"), choice("return", "catacomb-1")];
    const [catacomb] = trailOf(look([two], { options })).lairs;
    expect(onEncounter(catacomb!, 0, catacomb!.options)).toBeUndefined();
    expect(onEncounter(catacomb!, 1, catacomb!.options)?.text).toBe("turn-up catacomb-1:2");
    expect(onSpace(catacomb!, catacomb!.options).map(({ verb }) => verb)).toEqual(["return"]);
  });

  it("tells Dracula which city a Hide stands for, what may mature and who can come", () => {
    const told = [
      space("space-1", { card: "prague", seen: "land-back", wolf_form: true, encounters: [marker("new-vampire", true)], leaves_in: 6 }),
      space("space-2", { card: "hide", city: "berlin", seen: "land-back", leaves_in: 5 }),
    ];
    const { spaces } = trailOf(look(told, { own: true }));
    expect(spaces[0]?.strips.map(({ id }) => id)).toEqual(["wolf-form"]);
    expect(spaces[0]?.matures).toEqual(["May mature: New Vampire", "Wolf Form comes back to you"]);
    expect(spaces[0]?.comers).toEqual([{ seat: "mina", sure: true }]);
    expect([spaces[1]?.name, spaces[1]?.region, spaces[1]?.comers]).toEqual(["Hide", "Berlin", [{ seat: "mina", sure: false }]]);
  });
});

describe("tracks", () => {
  const body = (blood: number, time = "midnight") => ({ time, night: true, dracula: { blood, max_blood: 15 } }) as unknown as Fury2005Body;

  it("mark the red spaces, and say where a kill leads", () => {
    expect(bloodOf(body(11), words, false)).toMatchObject({ value: 11, max: 15, steps: [10, 5, 0], note: "Killed: down to 10" });
    expect(bloodOf(body(10), words, false).note).toBe("Killed: down to 5");
    expect(bloodOf(body(11), words, true, choice("lay", "dark-call", 2)).preview?.value).toBe(9);
  });

  it("have a clock of six", () => {
    const clock = clockOf(body(15), words);
    expect([clock.now, clock.cells.length, clock.next]).toEqual([4, 6, "Dawn in 2 of his turns"]);
    expect(clockOf(body(15, "small-hours"), words).next).toBe("Dawn in his next turn");
  });
});

describe("seats", () => {
  it("say no more of Dracula's powers than all may know", () => {
    const powers = [
      { card: "hide", ready: null, space: null },
      { card: "feed", ready: true, space: null },
      { card: "wolf-form", ready: false, space: "space-3" },
    ];
    const dracula = { blood: 15, max_blood: 15, events: null, seen_events: [], encounters: null, at: null, powers };
    const body = { dracula, hunters: [], group: [], deck: 66, combat: null } as unknown as Fury2005Body;
    const head = { asked: [], eyes: ["mina"] } as unknown as SeatsLook["head"];
    const [row] = seatsOf({ body, head, words, players: [], seat: "mina", options: [], closed: [], laid: undefined });
    expect(row?.states.map(({ text }) => text)).toEqual([
      "66 locations and powers in hand",
      "Hide: face down?",
      "Feed: ready",
      "Wolf Form: Space 3",
    ]);
  });
});

describe("which panel a question opens", () => {
  const questions = [...catalogue("fury-2005").matchAll(/^prompt-([a-z-]+) =/gm)].map((found) => found[1] ?? "");

  test("every question of the catalogue has one, or is drawn by chance", () => {
    expect(questions.length).toBeGreaterThan(90);
    expect(questions.filter((name) => !panelOf(name, null) && !DRAWN_BY_CHANCE.includes(name))).toEqual([]);
  });

  test("in a combat all is asked there, but what lies on the map", () => {
    const combat = { round: 1 } as Fury2005Combat;
    expect(fights("lay-card", { combat })).toBe(true);
    expect(fights("loss-comes", { combat })).toBe(true);
    expect(fights("bat-move", { combat })).toBe(false);
    expect(fights("lay-card", { combat: null })).toBe(false);
  });
});

describe("what happened", () => {
  const heard = [
    news("starts", "mina", "vienna"),
    news("dracula-turn"),
    news("time", "noon"),
    news("laid", "land-back"),
    news("turn", "mina"),
    news("declares-rail", "mina"),
    news("rolled", "train-2"),
    news("arrives", "mina", "prague"),
    news("not-there", "prague"),
  ];

  it("is told by times of day", () => {
    const days = story(heard, europe);
    expect(days[0]?.phases.map(({ title }) => title.id)).toEqual(["phase-setup", "noun-noon"]);
    expect(linesOf(days).map(({ who, sentences }) => [who, ...sentences.map(({ id }) => id)])).toEqual([
      ["mina", "event-starts"],
      ["dracula", "event-laid"],
      ["mina", "event-declares-rail", "event-rolled", "log-comes-by-rail", "log-no-trace"],
    ]);
  });

  it("has the moves of the figures", () => {
    expect(movesOf(heard, europe)).toEqual([{ index: 7, seat: "mina", from: "vienna", to: "prague", by: "rail" }]);
  });

  it("has the rounds of a combat, and what the dice brought last", () => {
    const fight = [news("fights", "mina"), news("combat-round"), news("reveals", "dracula", "claws"), news("reveals", "mina", "punch")];
    const rolled = [news("rolled", "5"), news("totals", "5", "3"), news("hunters-ahead"), news("result", "continue"), news("combat-round")];
    const rounds = roundsOf([...fight, ...rolled]);
    expect(rounds.map(({ number, played }) => [number, played.length])).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(lastOutcome(rounds).map(({ what }) => what)).toEqual(["totals", "hunters-ahead", "result"]);
    expect(roundsOf([...fight, ...rolled, news("combat-over")])).toEqual([]);
  });
});
