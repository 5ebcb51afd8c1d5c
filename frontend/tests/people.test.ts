import { describe, expect, it } from "vitest";
import { draw, fill, friend, friendNumber, friendsIn, nextFriend, seatsOf, shares } from "../src/lib/people";

const HUNTERS = ["godalming", "seward", "van-helsing", "mina"];
const SIDES = [["dracula"], HUNTERS];
const GAME = { seats: [...HUNTERS, "dracula"], sides: SIDES };

describe("people share the seats", () => {
  it("by number: nobody on both sides, parts as equal as can be", () => {
    expect(shares(SIDES, 1)).toEqual([["dracula", ...HUNTERS]]);
    expect(shares(SIDES, 2)).toEqual([["dracula"], HUNTERS]);
    expect(shares(SIDES, 3)).toEqual([["dracula"], ["godalming", "seward"], ["van-helsing", "mina"]]);
    expect(shares(SIDES, 4).map((share) => share.length)).toEqual([1, 2, 1, 1]);
    expect(shares(SIDES, 5).map((share) => share.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("with every seat in one share", () => {
    for (const people of [1, 2, 3, 4, 5]) {
      expect(shares(SIDES, people).flat().sort()).toEqual(["dracula", ...HUNTERS].sort());
      expect(shares(SIDES, people).length).toBe(people);
    }
  });

  it("also where there are more sides than people", () => {
    expect(shares([["a"], ["b"], ["c"]], 2)).toEqual([["a", "b"], ["c"]]);
  });

  it("around the seat that I chose", () => {
    expect(fill(GAME, 1, "dracula")).toEqual({});
    expect(fill(GAME, 2, "mina")).toEqual({ dracula: "friend", godalming: "me", seward: "me", "van-helsing": "me" });
    expect(fill(GAME, 3, "dracula")).toEqual({ godalming: "friend", seward: "friend", "van-helsing": "friend-2", mina: "friend-2" });
    expect(fill(GAME, 3, "mina")).toEqual({ godalming: "friend", seward: "friend", "van-helsing": "me", dracula: "friend-2" });
  });
});

describe("a side drawn by lot", () => {
  it("is any seat for one who plays alone, any share for one among others", () => {
    expect([0, 4, 5].map((lot) => draw(GAME, 1, lot))).toEqual(["godalming", "dracula", "godalming"]);
    expect([0, 1, 2, 3].map((lot) => draw(GAME, 3, lot))).toEqual(["dracula", "godalming", "van-helsing", "dracula"]);
  });
});

describe("friends", () => {
  it("are told apart by their words", () => {
    expect([1, 2, 5].map(friend)).toEqual(["friend", "friend-2", "friend-5"]);
    expect(["friend", "friend-3", "me", "easy", "friendly"].map(friendNumber)).toEqual([1, 3, 0, 0, 0]);
  });

  it("are counted, and there is always one more", () => {
    const others = { dracula: "friend-3", mina: "friend", seward: "friend", godalming: "easy" };
    expect(friendsIn(others)).toEqual([1, 3]);
    expect(nextFriend(others)).toBe(2);
    expect(seatsOf(1, others, HUNTERS)).toEqual(["seward", "mina"]);
  });
});
