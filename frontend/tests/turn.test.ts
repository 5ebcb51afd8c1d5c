import { beforeEach, describe, expect, it } from "vitest";
import { Turn } from "../src/games/fury/turn.svelte";
import { trainsOf } from "../src/games/fury2015/trains";
import type { Live } from "../src/lib/live.svelte";
import type { Choice, Head, Question, Screen } from "../src/lib/protocol";

const choice = (text: string, anytime = false): Choice => {
  const [verb = "", noun = ""] = text.split(" ");
  return { text, verb, noun, price: 0, warning: "", clause: "", anytime };
};
const asks = (name: string, options: string[], more: Partial<Question> = {}): Question => ({
  seat: "mina",
  name,
  clause: "",
  options: options.map((text) => choice(text)),
  closed: [],
  reaction: false,
  about: {},
  only: "",
  ...more,
});
const trains = trainsOf({ trains: [{ ticket: "2/1", cities: ["paris", "lyon"] }] });
const acts = asks("hunter-acts", ["pass", "rail 2/1", "rail 1/0", "road paris"]);
const leaves = asks("train-leaves", ["ride lyon", "ride paris"]);

/** A line that keeps what is sent, and says at once that it arrived. */
class Line {
  line = "open";
  sent: string | null = null;
  heard: string[] = [];
  byItself: string[] = [];
  choose = (_seat: string, text: string) => this.heard.push(text);
  answerByItself = (answers: { choice: string }[]) => this.byItself.push(...answers.map((answer) => answer.choice));
}

let line: Line;
let questions: Question[];
let turn: Turn;
const screen = () => ({ head: { questions, eyes: ["mina"], slips: [] } as unknown as Head }) as Screen;

/** This is asked now, and the page does what it does by itself. */
function comes(...asked: Question[]): string[] {
  questions = asked;
  turn.goOn();
  return line.byItself;
}

beforeEach(() => {
  line = new Line();
  questions = [acts];
  turn = new Turn(
    screen,
    () => line as unknown as Live,
    () => trains,
  );
});

describe("a ticket and its city", () => {
  it("are laid out in one, and the city is answered when it is asked for", () => {
    turn.lay("rail 2/1");
    expect(turn.onward.map(({ text }) => text)).toEqual(["ride paris", "ride lyon"]);
    turn.lay("ride lyon");
    expect([turn.laid, turn.marked, line.heard]).toEqual(["rail 2/1", "ride lyon", []]);
    turn.lay("ride lyon"); // again: it goes
    expect(line.heard).toEqual(["rail 2/1"]);
    expect(comes()).toEqual([]); // Dracula may answer
    expect(comes(leaves)).toEqual(["ride lyon"]);
    expect(comes(leaves)).toEqual(["ride lyon"]); // once
  });

  it("a ticket alone leaves the city open", () => {
    turn.lay("rail 2/1");
    turn.lay("rail 2/1");
    expect(line.heard).toEqual(["rail 2/1"]);
    expect(comes(leaves)).toEqual([]);
  });

  it("another choice, or taking it back, takes the city with it", () => {
    turn.lay("rail 2/1");
    turn.lay("ride lyon");
    turn.lay("road paris");
    expect([turn.onward, turn.marked]).toEqual([[], "road paris"]);
    turn.lay("rail 2/1");
    expect(turn.onwardChoice).toBeUndefined();
    turn.lay("ride lyon");
    turn.clear();
    expect([turn.onward, turn.marked]).toEqual([[], null]);
  });

  it("of a ticket that goes nowhere by itself nothing is foreseen", () => {
    turn.lay("rail 1/0");
    expect(turn.onward).toEqual([]);
  });
});

describe("a city laid out before", () => {
  beforeEach(() => {
    turn.lay("rail 2/1");
    turn.lay("ride paris");
    turn.send();
  });

  it("waits while its player may answer what happens on the way", () => {
    expect(comes(asks("before-rail", ["pass", "play chartered-carriage"], { reaction: true }))).toEqual([]);
    expect(comes(leaves)).toEqual(["ride paris"]);
  });

  it("is void when more or less is open than was foreseen", () => {
    expect(comes(asks("train-leaves", ["ride lyon", "ride paris", "ride rome"]))).toEqual([]);
    expect(comes(leaves)).toEqual([]);
  });

  it("is void when something else is asked first: the ticket was taken back, or refused", () => {
    expect(comes(acts)).toEqual([]);
    expect(comes(leaves)).toEqual([]);
  });

  it("is not minded by what may be played beside the question", () => {
    expect(comes({ ...leaves, options: [choice("display dogs", true), ...leaves.options] })).toEqual(["ride paris"]);
  });

  it("goes through an open line alone, and after the ticket", () => {
    line.sent = "rail 2/1";
    expect(comes(leaves)).toEqual([]);
    line.sent = null;
    line.line = "lost";
    expect(comes(leaves)).toEqual([]);
    line.line = "open";
    expect(comes(leaves)).toEqual(["ride paris"]);
  });
});

describe("what was sent", () => {
  it("lies there until it is answered", () => {
    turn.lay("road paris");
    line.sent = "road paris";
    turn.send();
    expect([turn.laid, line.heard]).toEqual(["road paris", ["road paris"]]);
    line.sent = null; // answered, or refused
    expect(turn.laid).toBeNull();
  });

  it("does not come back with the next that is sent", () => {
    turn.lay("road paris");
    turn.send();
    turn.answered();
    line.sent = "undo";
    expect(turn.laid).toBeNull();
  });

  it("makes room for another choice", () => {
    turn.lay("road paris");
    line.sent = "road paris";
    turn.send();
    turn.lay("rail 1/0");
    turn.answered(); // of the one before
    expect(turn.laid).toBe("rail 1/0");
  });
});

describe("another kind of choice", () => {
  it("takes back what is laid out, unless that is of its kind", () => {
    turn.lay("rail 1/0");
    turn.keepOnly(["road"]);
    expect(turn.laid).toBeNull();
    turn.lay("road paris");
    turn.keepOnly(["road"]);
    expect(turn.laid).toBe("road paris");
  });
});

describe("several own seats that are asked at once", () => {
  const dawn = (seat: string, ...options: string[]) => asks("dawn", ["pass", ...options], { seat });
  const event = { ...choice("play great-strength"), anytime: true };

  it("the first that can do more than pass is in front", () => {
    questions = [dawn("godalming"), dawn("seward", "play long-day"), dawn("mina", "play night-visit")];
    expect(turn.seat).toBe("seward");
    const [godalming] = questions;
    questions = [{ ...godalming!, options: [...godalming!.options, event] }, dawn("mina", "play night-visit")];
    expect(turn.seat).toBe("mina"); // what goes at any time can wait
    questions = [dawn("godalming"), dawn("mina")];
    expect(turn.seat).toBe("godalming");
  });

  it("one that was looked at stays in sight while the same is asked, and no longer", () => {
    questions = [dawn("godalming"), dawn("seward", "play long-day")];
    turn.pick("godalming");
    expect(turn.seat).toBe("godalming");
    questions = [dawn("godalming"), dawn("seward", "play long-day"), dawn("mina")];
    expect(turn.seat).toBe("godalming");
    questions = [asks("dusk", ["pass"], { seat: "godalming" }), asks("dusk", ["pass", "play long-day"], { seat: "seward" })];
    expect(turn.seat).toBe("seward");
  });
});
