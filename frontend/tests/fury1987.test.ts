import { describe, expect, it, test } from "vitest";
import { europeOf } from "../src/games/fury/europe";
import { linesOf } from "../src/games/fury/log/sentences";
import { boardOf, cardsOf } from "../src/games/fury1987/cards";
import { DEGREES, reachedIn } from "../src/games/fury1987/degrees";
import { bloodHeard, heardOf } from "../src/games/fury1987/heard";
import { tokensOf } from "../src/games/fury1987/map";
import { movesOf } from "../src/games/fury1987/moves";
import { DRAWN_BY_CHANCE, fights, panelOf } from "../src/games/fury1987/panels";
import { pilesOf } from "../src/games/fury1987/piles";
import { codeOf, whatFollows } from "../src/games/fury1987/results";
import { lastOutcome, roundsOf, ties } from "../src/games/fury1987/rounds";
import { seatsOf, type SeatsLook } from "../src/games/fury1987/seats";
import { story } from "../src/games/fury1987/telling";
import { bloodDeathOf, bloodOf, vampiresOf } from "../src/games/fury1987/tracks";
import { badgesOf, wayOf } from "../src/games/fury1987/way";
import type { Choice, GameInfo, News } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import type { Fury1987Body } from "../src/types.gen";
import { projectFile } from "./project";

const catalogue = (name: string) => projectFile(`src/whitby/text/en/${name}.ftl`);
const words = new Words("en", ["common", "page", "fury", "fury-1987"].map(catalogue));
const place = (id: string, kind = "small-city") => ({ id, kind, x: 0, y: 0 });
const europe = europeOf({
  board: {
    place: [place("valona"), place("ionian-sea", "sea"), place("adriatic-sea", "sea"), place("venice"), place("munich", "large-city")],
    half: [{ id: "west", places: ["venice", "munich"] }],
    roads: [["munich", "venice"]],
    rails: [],
    sea_links: [
      ["ionian-sea", "valona"],
      ["adriatic-sea", "ionian-sea"],
      ["adriatic-sea", "venice"],
    ],
  },
} as unknown as GameInfo);
const news = (what: string, ...facts: string[]): News => ({ what, facts }) as News;
const his = (...choices: string[]) => [
  news("turn-begins", "dracula"),
  ...choices.map((text) => news("chose", "dracula", text)),
  news("turn-over", "dracula"),
];
const bodyOf = (dracula: object, parts: object = {}) =>
  ({ round: 3, turn: "godalming", group: [], dracula, ...parts }) as unknown as Fury1987Body;
const choice = (verb: string, noun: string, price = 0): Choice => ({
  ...{ text: `${verb} ${noun}`, verb, noun, price },
  ...{ warning: "", clause: "", anytime: false },
});

describe("his way", () => {
  const log = [
    news("chose", "dracula", "start valona"),
    ...his("sea ionian-sea"),
    ...his("sea adriatic-sea"),
    ...his("end-host munich", "sea venice", "lay vampire"),
  ];
  const turns = wayOf(bodyOf({ way: ["ionian-sea", "adriatic-sea", "venice"], at: "venice" }), log, europe);

  it("has a row for each turn, with how he went and what he laid", () => {
    expect(turns.map(({ round, how, place, laid }) => [round, how, place, laid])).toEqual([
      [0, "start", "valona", ""],
      [1, "embarked", "ionian-sea", ""],
      [2, "sailed", "adriatic-sea", ""],
      [3, "landed", "venice", "vampire"],
    ]);
  });

  it("tells a pass with the chits that were exchanged, and a turn that is not over", () => {
    const passed = [
      ...log,
      ...his("pass", "return rats", "return fog", "done"),
      news("turn-begins", "dracula"),
      news("chose", "dracula", "road munich"),
    ];
    const body = bodyOf({ way: ["ionian-sea", "adriatic-sea", "venice", "venice"], at: "munich" }, { round: 5, turn: "dracula" });
    const [fourth, fifth] = wayOf(body, passed, europe).slice(-2);
    expect([fourth?.how, fourth?.place, fourth?.exchanged, fourth?.now]).toEqual(["passed", "venice", 2, false]);
    expect([fifth?.round, fifth?.how, fifth?.place, fifth?.now]).toEqual([5, "road", "munich", true]);
  });

  it("keeps the places that he noted down where no choice was heard", () => {
    const body = bodyOf({ way: ["venice", "munich"], at: "munich" }, { round: 8 });
    expect(wayOf(body, [], europe).map(({ round, place, how }) => [round, place, how])).toEqual([
      [7, "venice", ""],
      [8, "munich", ""],
    ]);
  });

  it("gathers the rounds of a place for its badge", () => {
    expect(badgesOf([...turns, { ...turns[3]!, round: 4 }]).at(-1)).toEqual({ place: "venice", rounds: [3, 4] });
  });
});

describe("what was heard", () => {
  const log = [
    ...his(),
    news("turn-begins", "godalming"),
    news("arrives", "godalming", "munich"),
    news("no-rumours-here", "munich"),
    news("dracula-not-here", "munich"),
    ...his(),
    news("turn-begins", "godalming"),
    news("arrives", "godalming", "venice"),
    news("meets", "wolves"),
    news("rumours-here", "venice"),
    news("dracula-not-here", "venice"),
    news("blood-lost", "2"),
    news("blood-lost", "3"),
  ];

  it("is one line for a search, with its round, the newest first", () => {
    const lines = heardOf(log, 5, words);
    expect(lines.slice(2).map(({ round, place, text }) => [round, place, text])).toEqual([
      [5, "venice", "Venice: Local Rumours, no Dracula."],
      [5, "venice", "Met in Venice: Wolves."],
      [4, "munich", "Munich: no rumours, no Dracula."],
    ]);
  });

  it("adds up the Blood that he said to have lost", () => expect(bloodHeard(log)).toBe(5));

  it("shows the hunters the same line for each of his turns", () => {
    const lines = (heard: News[]) => linesOf(story(heard, europe)).map(({ who, sentences }) => [who, sentences.map(({ id }) => id)]);
    expect(lines(his())).toEqual([["dracula", ["log-his-turn-over"]]]);
  });

  it("tells Dracula what he did, as a secret", () => {
    const [line] = linesOf(story(his("road munich", "lay rats"), europe));
    expect(line?.secret).toBe(true);
    expect(line?.sentences.map(({ id }) => id)).toEqual(["log-chose-road", "log-chose-lay", "log-his-turn-over"]);
  });
});

describe("what lies behind the screen", () => {
  const hidden = { blood: null, max_blood: 12, blood_death: null, vampires: null, encounters: null, fleeing: true };

  it("is no track for the hunters", () => {
    const body = bodyOf(hidden);
    expect([bloodOf(body, words), bloodDeathOf(body, words), vampiresOf(body, words)]).toEqual([null, null, null]);
  });

  it("is no pile for them", () => {
    const body = bodyOf(hidden, { encounter_cup: null, event_deck: 9, event_discards: [], weapon_cup: 7, weapon_discards: ["knife"] });
    expect(pilesOf(body).map(({ id }) => id)).toEqual(["events", "items"]);
  });

  it("stands on Dracula's own screen with the price of what he has laid out, and turns into Blood Death", () => {
    const own = bodyOf({ ...hidden, blood: 9, blood_death: 0, fleeing: false });
    expect(bloodOf(own, words, choice("sea", "ionian-sea", 1))).toMatchObject({ value: 9, max: 12, preview: { value: 8 } });
    expect(bloodDeathOf(own, words)).toBeNull();
    expect(bloodDeathOf(bodyOf({ ...hidden, blood: 0, blood_death: 3, max_blood_death: 12 }), words)).toMatchObject({ value: 3, max: 12 });
  });

  it("says of a chit on the map no more than is known", () => {
    const towns = [
      { town: "venice", kind: null, faceup: false, known: true },
      { town: "munich", kind: "wolves", faceup: true, known: true },
    ];
    const [something, open] = tokensOf(bodyOf({ rumours: null }, { towns, hosts: [], hunters: [] }), europe, words);
    expect([something?.kind, something?.label]).toEqual(["chit-hidden", "Encounter, face down, known to the hunters"]);
    expect([open?.kind, open?.label]).toEqual(["chit", "Wolves, open"]);
  });
});

describe("seats", () => {
  it("count wounds up, and nothing of what Dracula hides", () => {
    const hunter = {
      ...{ seat: "seward", at: "munich", wounds: 5, max_wounds: 12, bitten: true, dead: false, turned: false, again: false, misses: false },
      ...{ bats: false, fought: false, weapons: null, weapon_count: 2, weapon_limit: 3, events: null, event_count: 1, event_limit: 3 },
      ...{ dogs: 1, seen_weapons: ["dogs"] },
    };
    const dracula = { at: null, fleeing: false, events: null, event_count: 2, event_limit: 3, encounters: null };
    const look = {
      ...{ body: bodyOf(dracula, { hunters: [hunter], combat: null }), words, head: { asked: [], eyes: [] }, players: [], seat: "" },
      ...{ options: [], closed: [], laid: undefined },
    } as unknown as SeatsLook;
    const [him, seward] = seatsOf(look);
    expect([him?.place, him?.max, him?.wounds, him?.piles.map(({ kind }) => kind)]).toEqual(["hidden", 0, undefined, ["events"]]);
    expect([seward?.wounds, seward?.bites, seward?.shown]).toEqual([{ count: 5, of: 12 }, 1, ["dogs"]]);
  });
});

describe("the Combat Action Board", () => {
  const info = {
    cards: {
      ...{ character: [], event: [], encounter: [], special_vampire: [] },
      weapon: [
        { id: "crucifix", windows: ["on-vampire"], against: ["dracula"] },
        { id: "dogs", windows: ["on-draw"], against: [] },
      ],
      hunter_chit: [{ id: "fist", clause: "chit-fist", against: ["dracula", "agent"] }],
      dracula_chit: [{ id: "bite", day: false }],
      agent_chit: [{ id: "agent-fist" }],
      combat: { result: [{ winner: "hunter", hunter: "crucifix", enemy: "bite", result: "blood", amount: 2, destroy: true }] },
    },
  } as unknown as GameInfo;

  it("has a side for Dracula and one for his agents, without chits that do not count there", () => {
    expect([boardOf(info, false).rows, boardOf(info, false).columns]).toEqual([["fist", "crucifix"], ["bite"]]);
    expect([boardOf(info, true).rows, boardOf(info, true).columns]).toEqual([["fist"], ["agent-fist"]]);
  });

  it("says its cells as codes and in words", () => {
    const cell = boardOf(info, false).at("hunter", "crucifix", "bite")!;
    expect(codeOf(cell, words)).toBe("B2*");
    expect(whatFollows(cell, words)).toContain("2 Blood Points");
    expect(codeOf({ ...cell, result: "end", extra: "bat-flight", amount: 0, destroy: false }, words)).toBe("EB");
  });

  it("names the clause of a chit", () => expect(cardsOf(info, words).of("fist")?.clause).toBe("F87-CARD-chit-fist"));
});

describe("a combat", () => {
  const log = [
    news("combat-round", "1"),
    news("rolled", "4"),
    news("rolled", "4"),
    news("totals", "4", "4"),
    news("rolled", "6"),
    news("rolled", "1"),
    news("totals", "6", "1"),
    news("hunters-ahead"),
    news("reveals", "seward", "crucifix"),
    news("result", "blood", "2"),
  ];

  it("throws a tie again", () => {
    const rounds = roundsOf(log);
    expect(rounds[0]?.dice).toEqual([6, 1]);
    expect(ties(rounds)).toEqual([["4", "4"]]);
    expect(lastOutcome(rounds).map(({ what }) => what)).toEqual(["totals", "hunters-ahead", "result"]);
  });

  it("takes the place of the map, but for what is chosen there", () => {
    const combat = {} as Fury1987Body["combat"];
    expect([fights("harm-comes", { combat }), fights("flight", { combat }), fights("hunter-moves", { combat: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("the moves of Dracula are his own choices", () => {
  const moves = movesOf([news("chose", "dracula", "start valona"), ...his("sea ionian-sea"), news("flew", "munich")], europe);
  expect(moves.map(({ seat, from, to, by }) => [seat, from, to, by])).toEqual([
    ["dracula", "valona", "ionian-sea", "sea"],
    ["dracula", "ionian-sea", "munich", "carried"],
  ]);
});

test("every question of the rules has a panel, or chance decides it", () => {
  const asked = [...catalogue("fury-1987").matchAll(/^prompt-([a-z-]+) =/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "dracula-turn");
  expect(asked.filter((name) => panelOf(name, null) === undefined && !DRAWN_BY_CHANCE.includes(name))).toEqual([]);
});

test("how it ended is one of seven degrees", () => {
  expect(reachedIn({ winners: ["dracula"], degree: "major", ending: "six-vampires" })).toBe("dracula-major");
  expect(reachedIn({ winners: [], degree: "", ending: "six-destroyed" })).toBe("stalemate");
  expect(reachedIn({ winners: ["godalming"], degree: "", ending: "resigned" })).toBe("");
  for (const degree of DEGREES) expect(words.has(`degrees-${degree}-how`)).toBe(true);
});
