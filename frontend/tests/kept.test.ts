import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetLinks, forgetTable, keep, keepNow, keepOnly, keepSoon, kept } from "../src/lib/kept";

/** As much of the browser's storage as is used: its own keys are the names kept. */
class Store {
  [name: string]: unknown;
  getItem = (name: string) => (this[name] as string | undefined) ?? null;
  setItem = (name: string, value: string) => void (this[name] = value);
  removeItem = (name: string) => void delete this[name];
}
const names = () => Object.keys(localStorage).filter((name) => name.startsWith("whitby-"));

beforeEach(() => {
  vi.stubGlobal("localStorage", new Store());
  for (const table of ["a", "b"]) for (const what of ["links", "passing"]) keep(`whitby-${what}-${table}`, "x");
  keep("whitby-name", "Mina");
});
afterEach(() => vi.unstubAllGlobals());

it("forgets a table that is over, closed or gone", () => {
  forgetTable("a");
  expect(names()).toEqual(["whitby-links-b", "whitby-passing-b", "whitby-name"]);
});

it("forgets all tables but those that go on", () => {
  keepOnly(["a"]);
  expect(names()).toEqual(["whitby-links-a", "whitby-passing-a", "whitby-name"]);
});

it("forgets the links of another guest", () => {
  forgetLinks();
  expect(names()).toEqual(["whitby-passing-a", "whitby-passing-b", "whitby-name"]);
});

it("keeps what changes often when there is time for it, or when the page goes", () => {
  vi.useFakeTimers();
  keepSoon("whitby-seen-a", "1");
  keepSoon("whitby-seen-a", "2");
  expect([kept("whitby-seen-a"), localStorage.getItem("whitby-seen-a")]).toEqual(["2", null]);
  vi.runAllTimers();
  expect(localStorage.getItem("whitby-seen-a")).toBe("2");
  keepSoon("whitby-seen-a", "3");
  keepNow();
  expect(localStorage.getItem("whitby-seen-a")).toBe("3");
  vi.useRealTimers();
});

it("forgets what was to be kept soon, too", () => {
  keepSoon("whitby-seen-a", "1");
  keepSoon("whitby-seen-b", "1");
  forgetTable("a");
  keepOnly(["a"]);
  keepNow();
  expect(names()).toEqual(["whitby-name"]);
});

it("does without a store", () => {
  vi.stubGlobal("localStorage", undefined);
  keepOnly([]);
  keep("whitby-name", "Mina");
  expect(kept("whitby-name")).toBe("");
});
