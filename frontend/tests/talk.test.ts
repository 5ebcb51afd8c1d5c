import { beforeEach, describe, expect, it } from "vitest";
import type { Sitting, TalkChannel, TalkLine } from "../src/lib/protocol";
import { hasCompany, keyOf, Talk } from "../src/lib/talk.svelte";
import { stubStorage } from "./storage";

const ALL: TalkChannel = { name: "all", seats: ["mina", "dracula"], public: true };
const PAIR: TalkChannel = { name: "pair", seats: ["mina", "seward"], public: false };
const line = (text: string, at: number, mine = false): TalkLine => ({
  seat: "mina",
  name: "Anna",
  channel: "all",
  seats: [],
  text,
  at,
  mine,
});
const said = (lines: TalkLine[], from = 0) => ({ type: "said" as const, lines, lines_from: from });

let talk: Talk;
let sent: object[];
beforeEach(() => {
  stubStorage();
  sent = [];
  talk = new Talk("t", (message) => sent.push(message) > 0);
});

describe("what is written goes to nobody else than it was meant for", () => {
  it("speaks to as few as it can while nothing is written", () => {
    talk.opened([ALL]);
    expect(talk.to).toEqual(ALL);
    talk.opened([PAIR, ALL]);
    expect(talk.to).toEqual(PAIR);
    talk.opened([ALL]);
    expect(talk.to).toEqual(ALL);
  });

  it("asks who is to read a line half written when its channel closes", () => {
    talk.opened([PAIR, ALL]);
    talk.draft = "a knife?";
    talk.opened([ALL]);
    expect(talk.to).toBeUndefined();
    talk.say();
    expect(sent).toEqual([]);
    talk.chosen = keyOf(ALL);
    talk.say();
    expect(sent).toEqual([{ type: "say", channel: "all", seats: ALL.seats, text: "a knife?" }]);
  });

  it("keeps what was chosen while another channel opens", () => {
    talk.opened([ALL]);
    talk.draft = "hello";
    talk.opened([PAIR, ALL]);
    expect(talk.to).toEqual(ALL);
  });
});

describe("where nobody reads it", () => {
  const player = (seat: string, kind: string, lent = false) => ({ seat, name: "", kind, present: true, lent, link: 0, muted: false });
  const sitting = (players: Sitting["players"], watchers = 0) =>
    ({ players, yours: ["mina"], watchers, channels: [ALL] }) as unknown as Sitting;
  const me = player("mina", "person");
  const alone = sitting([me, player("dracula", "easy")]);

  it("no talk is offered: at a table of bots, and of one person with all seats", () => {
    expect(hasCompany(alone)).toBe(false);
    expect(hasCompany({ ...alone, players: [me], yours: ["mina"] })).toBe(false);
    talk.around(alone);
    expect(talk.channels).toEqual([]);
  });

  it("it is offered as soon as somebody sits there, looks on, or may still come", () => {
    for (const other of [player("dracula", "person"), player("dracula", "free"), player("dracula", "easy", true)])
      expect(hasCompany(sitting([me, other]))).toBe(true);
    talk.around(alone);
    talk.around(sitting(alone.players, 1));
    expect(talk.to).toEqual(ALL);
  });

  it("a line half written stays when the last one leaves", () => {
    talk.around(sitting(alone.players, 1));
    talk.draft = "Are you";
    talk.around(alone);
    expect([talk.to, talk.draft]).toEqual([ALL, "Are you"]);
  });
});

describe("a line on its way", () => {
  beforeEach(() => {
    talk.opened([ALL]);
    talk.draft = "hello";
    talk.say();
  });

  it("stays in the field until it is said", () => {
    talk.heard(said([line("hi", 1)]));
    expect(talk.draft).toBe("hello");
    talk.heard(said([line("hello", 2, true)], 1));
    expect([talk.draft, talk.sending]).toEqual(["", false]);
  });

  it("stays there when it is refused, with the reason", () => {
    talk.unsaid("storage-full");
    expect([talk.draft, talk.problem, talk.sending]).toEqual(["hello", "storage-full", false]);
  });

  it("is cleared after a lost line if it has arrived", () => {
    talk.lost();
    expect([talk.draft, talk.problem]).toEqual(["hello", "unsure"]);
    talk.heard(said([line("hello", 2, true)]));
    expect([talk.draft, talk.problem]).toEqual(["", ""]);
  });
});

it("marks what came since he looked, on this device or by a line of his own", () => {
  talk.heard(said([line("one", 1), line("mine", 2, true), line("two", 3)]));
  expect([talk.unseen, talk.firstNew]).toEqual([1, 2]);
  talk.look(true);
  talk.heard(said([line("three", 4)], 3));
  expect(talk.unseen).toBe(0);
  talk.look(false);
  talk.heard(said([line("four", 5)], 4));
  expect([talk.unseen, talk.firstNew]).toEqual([1, 4]);
  expect(new Talk("t", () => true).unseen).toBe(0);
});

it("speaks what others say, not what was there before", () => {
  talk.heard(said([line("zero", 0), line("one", 1)]));
  expect(talk.fresh).toEqual([]);
  talk.heard(said([line("mine", 2, true), line("two", 3)], 2));
  expect(talk.fresh.map(({ text }) => text)).toEqual(["two"]);
});
