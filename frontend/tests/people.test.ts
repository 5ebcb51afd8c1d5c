import { describe, expect, it } from "vitest";
import { fill, friend, friendNumber, friendsIn, nextFriend, seatsOf, shares } from "../src/lib/people";

const HUNTERS = ["godalming", "seward", "van-helsing", "mina"];
const SIDES = [["dracula"], HUNTERS];

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

  it("around the seat that I chose", () => {
    expect(fill(SIDES, 1, "dracula")).toEqual({});
    expect(fill(SIDES, 2, "mina")).toEqual({ dracula: "friend", godalming: "me", seward: "me", "van-helsing": "me" });
    expect(fill(SIDES, 3, "dracula")).toEqual({ godalming: "friend", seward: "friend", "van-helsing": "friend-2", mina: "friend-2" });
    expect(fill(SIDES, 3, "mina")).toEqual({ dracula: "friend", godalming: "friend-2", seward: "friend-2", "van-helsing": "me" });
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
