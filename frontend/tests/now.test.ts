import { expect, test } from "vitest";
import { kindsOf, shutBy } from "../src/lib/now";
import type { Choice, ClosedChoice } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

const choice = (text: string, anytime = false): Choice => {
  const [verb = "", noun = ""] = text.split(" ");
  return { text, verb, noun, price: 0, warning: "", clause: "X-1", anytime } as Choice;
};
const closed = (text: string, reason: string): ClosedChoice => ({ ...choice(text), reason }) as unknown as ClosedChoice;

test("what is open is told by verbs, interruptions last", () => {
  const kinds = kindsOf([choice("play dogs", true), choice("step harbor"), choice("stop"), choice("step inn")]);
  expect(kinds.map(({ verb, choices }) => [verb, choices.map(({ noun }) => noun)])).toEqual([
    ["step", ["harbor", "inn"]],
    ["stop", [""]],
    ["play", ["dogs"]],
  ]);
});

test("what is closed is told by reasons, the rarest first", () => {
  const shut = shutBy([closed("step inn", "too-far"), closed("step house", "too-far"), closed("step harbor", "barrier")]);
  expect(shut.map(({ reason, choices }) => [reason, choices.length])).toEqual([
    ["barrier", 1],
    ["too-far", 2],
  ]);
});

test("a kind of choices has a gap for its noun", () => {
  const words = new Words("en", [
    "verb-step = Step { $noun_to }\nverb-stop = Stop\nverb-lay = { $question ->\n   *[other] lay { $noun }\n}",
  ]);
  expect([words.kind("step"), words.kind("stop"), words.kind("lay"), words.kind("odd-verb")]).toEqual([
    "Step …",
    "Stop",
    "Lay …",
    "Odd verb",
  ]);
});
