import { expect, it } from "vitest";
import { cutAndAppend, worthTelling } from "../src/lib/log";

it("cuts the log where the news begin and goes on with them", () => {
  expect(cutAndAppend([], 0, ["a", "b"])).toEqual(["a", "b"]);
  expect(cutAndAppend(["a", "b"], 2, ["c"])).toEqual(["a", "b", "c"]);
  expect(cutAndAppend(["a", "b", "c"], 1, [])).toEqual(["a"]); // taken back
  expect(cutAndAppend(["a", "b"], 0, ["x"])).toEqual(["x"]); // a reload
});

it("leaves out that chance has drawn, and that somebody has decided whose choice stands above", () => {
  const news = [
    { what: "chose", facts: ["mina", "pass"] },
    { what: "answered", facts: ["mina"] },
    { what: "answered", facts: ["chance"] },
    { what: "answered", facts: ["seward"] },
    { what: "dawn", facts: [] },
  ];
  expect(news.filter((entry, i) => worthTelling(entry, news[i - 1], news[i + 1])).map((entry) => entry.what)).toEqual([
    "chose",
    "answered",
    "dawn",
  ]);
});

it("leaves out a choice that the next event tells", () => {
  const news = [
    { what: "chose", facts: ["mina", "start paris"] },
    { what: "starts", facts: ["mina", "paris"] },
    { what: "chose", facts: ["mina", "rest"] },
    { what: "rests", facts: ["mina"] },
    { what: "chose", facts: ["mina", "discard knife"] },
    { what: "rests", facts: ["mina"] },
  ];
  expect(news.filter((entry, i) => worthTelling(entry, news[i - 1], news[i + 1])).map(({ what }) => what)).toEqual([
    "starts",
    "rests",
    "chose",
    "rests",
  ]);
});
