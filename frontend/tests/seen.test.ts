import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { News } from "../src/lib/protocol";
import { Seen } from "../src/lib/seen.svelte";
import { stubStorage } from "./storage";

const news = (...whats: string[]) => whats.map((what) => ({ what, facts: ["mina"] })) as unknown as News[];
const EYES = ["mina"];

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

/** A page of the table that was open, in sight, when this was heard. */
function looked(...whats: string[]): Seen {
  const seen = new Seen("t");
  seen.heard(news(...whats), EYES, true);
  return seen;
}

it("has nothing new on a first visit, nor while one looks", () => {
  const seen = looked("a", "b");
  expect(seen.firstUnseen).toBe(2);
  seen.heard(news("a", "b", "c"), EYES, true);
  expect(seen.firstUnseen).toBe(3);
});

it("tells on return what was heard since", () => {
  looked("a", "b");
  const seen = looked("a", "b", "c", "d");
  expect(seen.firstUnseen).toBe(2);
  seen.heard(news("a", "b", "c", "d", "e"), EYES, true); // it stays until he has read it
  expect(seen.firstUnseen).toBe(2);
  seen.done();
  expect(seen.firstUnseen).toBe(5);
  expect(looked("a", "b", "c", "d", "e").firstUnseen).toBe(5);
});

it("counts what comes while the page is out of sight", () => {
  const seen = looked("a");
  seen.heard(news("a", "b"), EYES, false);
  seen.heard(news("a", "b", "c"), EYES, false);
  expect(seen.firstUnseen).toBe(1);
  expect(looked("a", "b", "c").firstUnseen).toBe(1);
});

it("goes back to where the log is still the same when news were taken back", () => {
  looked("a", "b", "c", "d");
  expect(looked("a", "b", "x", "y", "z").firstUnseen).toBe(2);
  looked("a", "b", "x", "y", "z");
  expect(looked("a", "b").firstUnseen).toBe(2);
  const seen = looked("a", "b");
  seen.heard(news("a", "b", "c"), EYES, false);
  seen.heard(news("a"), EYES, false);
  expect(seen.firstUnseen).toBe(1);
});

it("knows nothing of another seat's news, nor of a store that is not its own", () => {
  looked("a", "b");
  const seen = new Seen("t");
  seen.heard(news("p", "q", "r"), ["dracula"], true);
  expect(seen.firstUnseen).toBe(3);
  localStorage.setItem("whitby-seen-t", "{broken");
  expect(looked("a", "b", "c").firstUnseen).toBe(3);
});

it("takes what came before his own choice as seen, though it was on another device", () => {
  looked("a");
  const chose = [...news("a", "b"), { what: "chose", facts: ["mina", "rest"] }, ...news("c")] as News[];
  const seen = new Seen("t");
  seen.heard(chose, EYES, true);
  expect(seen.firstUnseen).toBe(3);
});
