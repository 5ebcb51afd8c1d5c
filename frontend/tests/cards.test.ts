import { expect, test } from "vitest";
import { projectFile } from "./project";
import { backKind, counted, found, groupOf, held, laidOut, ticketValues } from "../src/games/fury/cards/cards";
import { cardsOf, timing } from "../src/games/fury2015/cards";
import type { Choice, ClosedChoice, GameInfo } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

const catalogue = (language: string) =>
  new Words(
    language,
    ["fury", "fury-2015"].map((name) => projectFile(`src/whitby/text/${language}/${name}.ftl`)),
  );
const en = catalogue("en");
const banner = { copies: 3, weapon: true, banner: true };
const info = {
  cards: {
    character: [{ id: "mina", health: 9, bite_spaces: 0 }],
    item: [
      { id: "knife", ...banner, icons: ["fangs", "escape-as-bat"] },
      { id: "dogs", copies: 4, weapon: false, banner: false, icons: [] },
    ],
    combat: [{ id: "dodge", ...banner, weapon: false, icons: ["fangs", "strength", "claws"] }],
    blow: [{ id: "fangs", copies: 2 }],
    event: [
      { id: "hypnosis", side: "hunter", copies: 1, windows: ["hunter-action-day", "hunter-action-night"], only: "mina" },
      { id: "great-wolf", side: "dracula", copies: 1, windows: ["on-draw"], ally: true },
    ],
    encounter: [{ id: "new-vampire", copies: 2, vampire: true, can_ambush: true, health: 6 }],
    ticket: [{ id: "3/2", white: 3, yellow: 2, copies: 4 }],
  },
} as unknown as GameInfo;
const option = (text: string) => ({ text, verb: text.split(" ")[0], noun: text.split(" ")[1] }) as Choice;

test("every card has a face: drawing, texts, and when it is used", () => {
  for (const language of ["en", "it"]) {
    const all = cardsOf(info, catalogue(language)).all();
    expect(all).toHaveLength(14); // nine of the tables and five powers
    for (const card of all)
      expect(
        [card.icon, card.text, card.brief, card.foot].every((said) => said !== ""),
        card.id,
      ).toBe(true);
  }
});

test("the foot says when, for whom, and what kind", () => {
  const foot = (id: string) => cardsOf(info, en).of(id)?.foot;
  expect(foot("knife")).toBe("combat, weapon");
  expect(foot("dogs")).toBe("before a search or when ambushed");
  expect(foot("hypnosis")).toBe("Mina Harker: action");
  expect(foot("great-wolf")).toBe("at once, or an ally");
  expect(foot("new-vampire")).toBe("vampire, health 6");
  expect(timing(["on-draw", "dawn", "dusk"], en)).toBe("at once, dawn or dusk");
  expect(timing(["dracula-phase", "dracula-phase-end"], en)).toBe("Dracula's phase");
});

test("cards held twice stand twice, with the same choice and one note", () => {
  const closed = [{ text: "play dogs", noun: "dogs", reason: "no-banner" } as ClosedChoice];
  const hand = held(["knife", "knife", "dogs"], [option("play knife")], closed, { knife: "shown" });
  expect(hand.map(({ key }) => key)).toEqual(["knife-0", "knife-1", "dogs-0"]);
  expect(hand.map(({ note }) => note)).toEqual(["shown", "", ""]);
  expect(hand.map(({ options }) => options.length)).toEqual([1, 1, 0]);
  expect(hand[2]?.closed?.reason).toBe("no-banner");
  expect(laidOut(hand, "play knife", "knife-1")).toBe("knife-1");
  expect(laidOut(hand, "play knife", "")).toBe("knife-0");
  expect(laidOut(hand, null, "knife-1")).toBe("");
});

test("a search finds words of names and texts, without capitals and accents", () => {
  const all = cardsOf(info, catalogue("it")).all();
  const ids = (query: string) => found(all, query, (id) => catalogue("it").noun(id)).map(({ id }) => id);
  expect(ids("IPNOSI")).toEqual(["hypnosis"]);
  expect(ids("citta morso")).toEqual(["mina"]);
  expect(ids("")).toHaveLength(14);
});

test("small facts", () => {
  expect(ticketValues("3/2")).toEqual({ white: 3, yellow: 2 });
  expect(counted(["b", "a", "b"], (id) => id)).toEqual([
    { id: "a", count: 1 },
    { id: "b", count: 2 },
  ]);
  expect([backKind("hunter-back"), backKind("encounter")]).toEqual(["hunter-event", "encounter"]);
  expect(["fangs", "great-wolf", "knife", "3/2"].map((id) => groupOf(cardsOf(info, en).of(id)!))).toEqual([
    "dracula-combat",
    "dracula-events",
    "items",
    "tickets",
  ]);
});
