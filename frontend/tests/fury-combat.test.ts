import { describe, expect, it } from "vitest";
import { type Limits, nextCards } from "../src/games/fury/combat/next";
import { chosenIn, roundsOf } from "../src/games/fury2015/rounds";
import type { News } from "../src/lib/protocol";
import type { Words } from "../src/lib/words";

const news = (...lines: string[]): News[] =>
  lines.map((line) => {
    const [what = "", ...facts] = line.split(" ");
    return { what, facts } as News;
  });
const FIRST = ["combat", "round 1", "reveals mina punch", "reveals dracula fangs", "round 2", "reveals dracula claws"];

describe("what was played in a combat", () => {
  it("is told round by round", () => {
    const rounds = roundsOf(news(...FIRST));
    expect(rounds.map(({ number, played }) => [number, played.map(({ card }) => card)])).toEqual([
      [1, ["punch", "fangs"]],
      [2, ["claws"]],
    ]);
  });

  it("is gone when the combat is over and another is about to begin", () => {
    expect(roundsOf(news(...FIRST, "combat-over", "ambushed mina"))).toEqual([]);
    expect(roundsOf(news(...FIRST, "combat-over", "combat", "round 1"))).toHaveLength(1);
  });

  it("is one's own secret until it is shown, and no longer than its combat", () => {
    const own: News[] = [...news("combat", "round 1"), { what: "chose", facts: ["mina", "choose dodge"] } as News];
    expect(chosenIn(own, "mina")).toBe("dodge");
    expect(chosenIn([...own, ...news("combat-over")], "mina")).toBeNull();
  });
});

describe("what he can lay next", () => {
  const words = { t: (id: string) => id } as unknown as Words;
  const open = (limits: Limits) => nextCards(["claw", "dodge", "bite"], limits, words).flatMap(({ card, why }) => (why ? [] : [card]));

  it("is neither barred nor what he laid before", () => {
    expect(nextCards(["claw", "dodge", "bite"], { never: { bite: "by night" }, rests: "claw", only: [] }, words)).toEqual([
      { card: "claw", why: "combat-next-rests" },
      { card: "dodge", why: "" },
      { card: "bite", why: "by night" },
    ]);
  });

  it("is limited only as far as something is left to him", () => {
    expect(open({ never: {}, rests: "claw", only: ["dodge"] })).toEqual(["dodge"]);
    expect(open({ never: {}, rests: "dodge", only: ["dodge"] })).toEqual(["claw", "bite"]);
    expect(open({ never: { dodge: "x", bite: "x" }, rests: "claw", only: [] })).toEqual(["claw"]);
  });
});
