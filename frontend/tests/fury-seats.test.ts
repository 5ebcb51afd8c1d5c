import { describe, expect, it } from "vitest";
import { projectFile } from "./project";
import { cardsHeld, choicesHeld } from "../src/games/fury/seats/hands";
import { standing } from "../src/games/fury/seats/rows";
import { alliesOf, huntersOf, seatsOf, type SeatsLook } from "../src/games/fury2015/seats";
import { calendarOf, despairOf, healthOf, influenceOf, nowOf } from "../src/games/fury2015/tracks";
import type { Choice } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import type { Fury2015Body, Fury2015Hunter } from "../src/types.gen";

const catalogue = (name: string) => projectFile(`src/whitby/text/en/${name}.ftl`);
const words = new Words("en", ["common", "page", "fury", "fury-2015"].map(catalogue));
const choice = (text: string, price = 0): Choice => {
  const [verb = "", noun = ""] = text.split(" ");
  return { text, verb, noun, price, warning: "", clause: "", anytime: false };
};

function hunter(seat: string, parts: Partial<Fury2015Hunter> = {}): Fury2015Hunter {
  return {
    ...{ seat, at: "paris", ward: null, health: 9, damage: 2, bites: 0, bite_spaces: 1, weakened: false, delayed: false, bats: false },
    ...{ items: null, item_count: 3, item_limit: 3, events: null, event_count: 1, event_limit: 3, tickets: null, ticket_count: 2 },
    ...{ shown_item: null, shown_event: null, drawn: null, ...parts },
  };
}

function table(parts: Partial<Fury2015Body> = {}): Fury2015Body {
  return {
    ...{ weekday: "thursday", week: 2, night: true, turn: "seward", despair: 1, influence: 5, hideouts: [], combat: null },
    ...{ hunter_ally: null, dracula_ally: null, hunters: [hunter("godalming"), hunter("seward")] },
    dracula: {
      ...{ health: 15, damage: 4, events: null, event_count: 2, event_limit: 4, encounters: null, encounter_count: 5 },
      ...{ rumors: 1, bodyguards: 0, at: null, powers: [], combat_deck: null, combat_deck_count: 14 },
    },
    ...parts,
  } as unknown as Fury2015Body;
}

function look(body: Fury2015Body, parts: Partial<SeatsLook> = {}): SeatsLook {
  const head = { asked: ["seward"], eyes: ["seward"], game: "fury-2015" } as SeatsLook["head"];
  return { ...{ body, head, players: [], words, seat: "seward" }, ...{ options: [], closed: [], laid: undefined }, ...parts };
}

describe("seats", () => {
  it("has Dracula first, hidden until he is seen", () => {
    const [dracula] = seatsOf(look(table()));
    expect(dracula).toMatchObject({ seat: "dracula", place: "hidden", health: 11, max: 15, biteSpaces: 0 });
    expect(dracula?.piles.map(({ kind, count, known }) => [kind, count, known])).toEqual([
      ["encounters", 5, []],
      ["events", 2, []],
    ]);
    expect(seatsOf(look(table({ dracula: { ...table().dracula, at: "vienna" } })))[0]?.place).toBe("Vienna");
  });
  it("tells who acts, who must choose and who is ready", () => {
    const fight = { cards: { godalming: null, seward: null }, fighters: [] } as unknown as Fury2015Body["combat"];
    const rows = seatsOf(look(table({ combat: fight })));
    expect(rows.map(standing)).toEqual(["", "seats-ready", "seats-acting"]);
    expect(seatsOf(look(table({ turn: null }))).map(standing)).toEqual(["", "", "seats-asked"]);
  });
  it("puts a choice on the seat that it names, and the price on the one that pays", () => {
    const laid = choice("play-now sense-of-emergency", 2);
    const [first, second] = huntersOf(look(table(), { options: [choice("trade godalming")], laid }));
    expect(first?.options.map(({ text }) => text)).toEqual(["trade godalming"]);
    expect([first?.after, second?.after]).toEqual([7, 5]);
  });
});

describe("the hunters as Dracula has seen them", () => {
  it("names what lies open and counts the rest", () => {
    const bitten = hunter("seward", { bites: 1, weakened: true, shown_item: "knife", shown_event: "hypnosis" });
    const [row] = huntersOf(look(table({ hunters: [bitten] })));
    expect(row?.piles.map(({ kind, count, known }) => [kind, count, known])).toEqual([
      ["items", 3, ["knife"]],
      ["events", 1, ["hypnosis"]],
      ["tickets", 2, []],
    ]);
    expect(row?.shown).toEqual(["knife", "hypnosis"]);
    expect(row?.states.map(({ text }) => text)).toEqual(["weakened: shows an item and an event"]);
    expect(row?.inference).toBe("one more bite defeats");
  });
  it("infers from what all can count", () => {
    const [row] = huntersOf(
      look(table({ hunters: [hunter("van-helsing", { bite_spaces: 2, item_count: 0, at: null, ward: "hospital-rome" })] })),
    );
    expect(row).toMatchObject({ inference: "", place: "Hospital of Rome" });
    expect(row?.states.map(({ icon }) => icon)).toEqual(["hospital"]);
    const [bitten] = huntersOf(look(table({ hunters: [hunter("mina", { bites: 1, bite_spaces: 1 })] })));
    expect(bitten?.inference).toBe(words.t("seats-bite-defeats"));
    expect(alliesOf(table({ hunter_ally: "rufus-smith" }))).toEqual([{ owner: "hunters", card: "rufus-smith" }]);
  });
});

describe("tracks", () => {
  it("tell the time", () => {
    expect(calendarOf(table(), words)).toMatchObject({ now: { part: 3, cell: 1 }, words: "Thursday, night, week 2" });
    expect(nowOf(table(), words)).toEqual({ icon: "night", day: "Thu, night", second: "week 2" });
    expect(despairOf(table(), words)).toMatchObject({ value: 1, max: 3 });
  });
  it("foresee what the oldest hideout would bring, to those who know it", () => {
    const matures = [{ kind: "new-vampire", effect: "influence", amount: 6, clears: [] }];
    const at = (space: string) => table({ hideouts: [{ space, matures }] as unknown as Fury2015Body["hideouts"] });
    expect(influenceOf(at("space-6"), words).preview).toEqual({ value: 11, words: "+6 if 6 matures" });
    expect(influenceOf(at("leaving"), words).preview).toEqual({ value: 11, words: "+6, if it matures" });
    expect(influenceOf(at("space-5"), words).preview).toBeNull();
    expect(influenceOf({ ...at("space-6"), influence: 9 }, words).preview?.value).toBe(13);
  });
  it("show Dracula alone what his choice costs", () => {
    expect(healthOf(table(), words, true, choice("lay ionian-sea", 2))).toMatchObject({ name: "Your health", preview: { value: 9 } });
    expect(healthOf(table(), words, false, choice("rest", 2))).toMatchObject({ name: "Dracula's health", preview: null });
  });
});

describe("choices that lie in a hand", () => {
  const body = {
    turn: "mina",
    hunters: [
      { seat: "mina", at: "paris", items: ["dogs"], events: null, tickets: ["2/1"] },
      { seat: "seward", at: "paris", items: ["knife"] },
    ],
    dracula: { at: null, encounters: ["rats", "bats"], events: ["trap"] },
  };
  const open = (...texts: string[]) => texts.map((text) => ({ text, verb: text.split(" ")[0], noun: text.split(" ")[1] ?? "" }) as Choice);

  it("are those on the seat's own cards", () => {
    expect(cardsHeld(body, "mina")).toEqual(["dogs", "2/1"]);
    expect(cardsHeld(body, "dracula")).toEqual(["trap", "rats", "bats"]);
    expect(choicesHeld(open("pass", "road lyon", "play dogs"), cardsHeld(body, "mina"))).toEqual({ count: 1, all: false });
  });

  it("are all that is asked where nothing but a pass lies elsewhere", () => {
    expect(choicesHeld(open("pass", "place rats", "place bats"), cardsHeld(body, "dracula"))).toEqual({ count: 2, all: true });
    expect(choicesHeld(open("pass"), cardsHeld(body, "dracula"))).toEqual({ count: 0, all: false });
  });
});
