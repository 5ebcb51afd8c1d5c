import { expect, it } from "vitest";
import { cutAndAppend } from "../src/lib/log";

it("cuts the log where the news begin and goes on with them", () => {
  expect(cutAndAppend([], 0, ["a", "b"])).toEqual(["a", "b"]);
  expect(cutAndAppend(["a", "b"], 2, ["c"])).toEqual(["a", "b", "c"]);
  expect(cutAndAppend(["a", "b", "c"], 1, [])).toEqual(["a"]); // taken back
  expect(cutAndAppend(["a", "b"], 0, ["x"])).toEqual(["x"]); // a reload
});
