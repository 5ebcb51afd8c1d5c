import { describe, expect, it } from "vitest";
import { projectFile } from "./project";
import type { Europe } from "../src/games/fury/europe";
import { follow, look, NO_ROW } from "../src/games/fury/trail/slide";
import { endOf, onEncounter, onSpace, spoken, strapline, trailSummary } from "../src/games/fury/trail/trail";
import { trailOf, type TrailLook } from "../src/games/fury2015/trail";
import type { Choice, ClosedChoice } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import type { Fury2015Body, Fury2015Hideout } from "../src/types.gen";

const catalogue = (name: string) => projectFile(`src/whitby/text/en/${name}.ftl`);
const words = new Words("en", ["common", "page", "fury", "fury-2015"].map(catalogue));
const city = (id: string, region: string, kind: "small-city" | "large-city" = "small-city", port = false) => ({
  id,
  kind,
  x: 0,
  y: 0,
  region,
  port,
});
const europe: Europe = {
  places: new Map(
    [
      city("valona", "baltica", "small-city", true),
      city("sarajevo", "austro-hungaria"),
      city("budapest", "austro-hungaria", "large-city"),
      { id: "ionian-sea", kind: "sea" as const, x: 0, y: 0, region: "", port: false },
    ].map((place) => [place.id, place]),
  ),
  ways: new Map(),
};

function hideout(number: number, parts: Partial<Fury2015Hideout> = {}): Fury2015Hideout {
  return {
    ...{ space: `space-${number}`, card: null, back: null, seen: null, faceup: false, here: false, wolf_form: false, bat_card: false },
    ...{ rumor: false, encounters: [], leaves_in: 7 - number, matures: [], ...parts },
  };
}

const lurking = (kind: string | null) => ({ kind, faceup: false, damage: 0 });
const choice = (verb: string, noun: string): Choice => ({
  ...{ text: `${verb} ${noun}`, verb, noun, price: 0 },
  warning: "",
  clause: "",
  anytime: false,
});
const shut = (verb: string, noun: string, reason: string): ClosedChoice => ({ text: `${verb} ${noun}`, verb, noun, reason, clause: "" });

function look15(hideouts: Fury2015Hideout[], parts: Partial<TrailLook> = {}): TrailLook {
  const body = {
    hideouts,
    reach: [
      { seat: "godalming", start: "sofia", road: ["valona"], sea: [], rail: ["budapest"], rail_ways: [], rail_certain: false },
      { seat: "mina", start: "budapest", road: [], sea: [], rail: [], rail_ways: [], rail_certain: true },
    ],
    dracula: { powers: [{ card: "feed", ready: false, space: "space-4", back_in: 3 }] },
  } as unknown as Fury2015Body;
  return {
    ...{ body, own: false, words, europe, icon: (card: string) => `icon-${card}` },
    ...{ options: [], closed: [], laid: undefined },
    ...parts,
  };
}

const HIDDEN = [
  hideout(1, { back: "city-back", encounters: [lurking(null)] }),
  hideout(2, { back: "sea-back" }),
  hideout(3, { card: "sarajevo", faceup: true, here: true, encounters: [lurking(null), lurking("rats")] }),
  hideout(4, { card: "feed", faceup: true }),
  hideout(5, { back: "city-back", wolf_form: true, rumor: true, encounters: [lurking(null)] }),
  hideout(6),
];

describe("the trail as hunters see it", () => {
  const trail = trailOf(look15(HIDDEN));
  const said = trail.spaces.map((space) => spoken(space, words));

  it("says of a back only what the back shows", () => {
    expect(said[0]).toBe("1: face down, city, one encounter");
    expect(said[1]).toBe("2: face down, sea, no encounter");
    expect(said[4]).toBe("5: face down, city, Wolf Form, one encounter, rumor token");
    expect(trail.spaces[0]).toMatchObject({ name: null, card: "", back: true, seen: "", comers: null, matures: [], urgent: false });
  });
  it("names what lies open", () => {
    expect(said[2]).toBe("3, he is here: Sarajevo, Austro-Hungaria, Rats, one encounter");
    expect(said[3]).toContain("4: Feed, power");
    expect(said[5]).toBe("6: empty");
  });
  it("has three places for lairs, and a label for both ends", () => {
    expect(trail.lairs.map(({ id, number, empty }) => [id, number, empty])).toEqual([1, 2, 3].map((n) => [`lair-${n}`, `Lair ${n}`, true]));
    expect(trail.spaces.map((space) => strapline(space, endOf(trail, space), words))).toEqual([
      "1 · newest",
      "2",
      "3 · he is here",
      "4",
      "5",
      "6",
    ]);
    expect(trailSummary(trail, words)).toBe("3 cards lie face down");
  });
});

describe("choices on the trail", () => {
  const options = [choice("look", "space-1"), choice("face", "space-3:rats"), choice("road", "valona")];
  const closed = [shut("look", "space-2", "not-an-option")];
  const trail = trailOf(look15(HIDDEN, { options, closed }));

  it("lie on the card or on the encounter that they name", () => {
    const [first, second, third] = trail.spaces;
    expect(onSpace(first!, first!.options).map(({ text }) => text)).toEqual(["look space-1"]);
    expect(onSpace(second!, second!.closed).map(({ reason }) => reason)).toEqual(["not-an-option"]);
    expect(onSpace(third!, third!.options)).toEqual([]);
    expect(onEncounter(third!, 0, third!.options)).toBeUndefined();
    expect(onEncounter(third!, 1, third!.options)?.text).toBe("face space-3:rats");
  });
  it("lie once on two encounters of one kind", () => {
    const twins = trailOf(
      look15([hideout(1, { card: "valona", encounters: [lurking("rats"), lurking("rats")] })], {
        options: [choice("face", "space-1:rats")],
      }),
    );
    const [space] = twins.spaces;
    expect([0, 1].map((i) => onEncounter(space!, i, space!.options) !== undefined)).toEqual([true, false]);
  });
});

describe("the trail as Dracula sees it", () => {
  const vampire = { kind: "new-vampire", effect: "influence", amount: 6, clears: ["space-4", "space-5"] };
  const own = [
    hideout(1),
    hideout(2, { card: "valona", seen: "city-back", here: true }),
    hideout(4, { card: "feed", seen: "feed" }),
    hideout(6, { card: "budapest", seen: "city-back", rumor: true, encounters: [lurking("new-vampire")], matures: [vampire] }),
  ];
  const laid = { ...choice("lay", "ionian-sea"), price: 2 };
  const [first, second, feed, last] = trailOf(look15(own, { own: true, laid })).spaces;

  it("shows on the empty first space what is laid out", () => {
    expect(first).toMatchObject({ name: "Ionian Sea", kind: "sea", planned: true, empty: false, here: false, comers: [] });
    expect(trailOf(look15(own, { own: true, laid: choice("fog", "valona") })).spaces[0]).toMatchObject({ empty: true, planned: false });
    expect(trailOf(look15(own, { laid })).spaces[0]).toMatchObject({ empty: true });
  });
  it("tells what they know, who can come, and when it leaves", () => {
    expect(second).toMatchObject({
      seen: "unknown",
      shows: "city",
      leaves: "leaves in 5",
      region: "Baltica · port",
      comers: [{ seat: "godalming", sure: true }],
    });
    expect(feed).toMatchObject({ seen: "seen", comers: null, matures: ["Feed comes back to you"] });
    expect(last?.comers).toEqual([
      { seat: "godalming", sure: false },
      { seat: "mina", sure: true },
    ]);
  });
  it("marks the one that leaves next, with what it does", () => {
    expect(last).toMatchObject({ urgent: true, large: true, leaves: "leaves next round", matures: ["Matures: +6 influence, clears 4, 5"] });
    expect(spoken(second!, words, true)).toBe(
      "2, you are here: Valona, Baltica · port, no encounter, leaves in 5, the hunters see only city, Lord Godalming can come",
    );
  });
});

describe("cards that slide", () => {
  const looks = (hideouts: Fury2015Hideout[]) => trailOf(look15(hideouts)).spaces.map(look);
  const back = (number: number) => hideout(number, { back: "city-back", encounters: [lurking(null)] });

  it("keep their keys one space further on, though all look alike", () => {
    const before = follow(NO_ROW, looks([1, 2, 3, 4, 5, 6].map(back)));
    const after = follow(before, looks([hideout(1), ...[2, 3, 4, 5, 6].map(back)]));
    expect(after.keys).toEqual([7, 1, 2, 3, 4, 5]);
    expect(follow(after, looks([1, 2, 3, 4, 5, 6].map(back))).keys).toEqual(after.keys);
  });
  it("stay where they are when one is turned over", () => {
    const before = follow(NO_ROW, looks([back(1), back(2), hideout(3), hideout(4)]));
    expect(follow(before, looks([back(1), hideout(2, { card: "valona" }), hideout(3), hideout(4)])).keys).toEqual(before.keys);
  });
  it("are followed when a whole phase went by unseen", () => {
    const before = follow(NO_ROW, looks([back(1), hideout(2, { back: "sea-back" }), hideout(3)]));
    expect(follow(before, looks([hideout(1, { card: "valona" }), back(2), hideout(3, { back: "sea-back" })])).keys).toEqual([4, 1, 2]);
  });
});
