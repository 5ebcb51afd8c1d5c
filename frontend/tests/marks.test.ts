import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Marks } from "../src/lib/marks.svelte";
import type { Mark } from "../src/lib/protocol";

const mark = (place: string, kind: Mark["kind"] = "possible", note = "", round = 0): Mark => ({ place, kind, note, round });

/** Calls that wait until the test answers them. */
let calls: { body: Mark | null; answer: (marks: Mark[], error?: string) => Promise<void> }[];
const settled = () => new Promise((after) => setTimeout(after));

let marks: Marks;
beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body?: string }) => {
    return new Promise((resolve) => {
      calls.push({
        body: body ? (JSON.parse(body) as Mark) : null,
        answer: async (found, error) => {
          resolve({ ok: !error, json: () => Promise.resolve(error ? { error } : { type: "marks", marks: found }) });
          await settled();
        },
      });
    });
  });
  marks = new Marks("t");
});
afterEach(() => vi.unstubAllGlobals());

it("are fetched, and fetched again after a lost line only if the page shows them", async () => {
  marks.reconnected();
  expect(calls).toHaveLength(0);
  void marks.load();
  await calls[0]?.answer([mark("paris"), mark("rome", "excluded", "no")]);
  expect(marks.list).toEqual([mark("paris"), mark("rome", "excluded", "no")]);
  expect(marks.at("rome")?.note).toBe("no");
  marks.reconnected();
  await calls[1]?.answer([mark("rome")]);
  expect(marks.list).toEqual([mark("rome")]);
});

it("are shown at once, and then as the server keeps them", async () => {
  void marks.set("paris", "possible", " a  b ");
  expect(marks.at("paris")?.note).toBe(" a  b ");
  expect(calls[0]?.body).toEqual(mark("paris", "possible", " a  b "));
  await calls[0]?.answer([mark("paris", "possible", "a b")]);
  expect(marks.at("paris")?.note).toBe("a b");
  void marks.remove("paris");
  expect(marks.list).toEqual([]);
  await calls[1]?.answer([mark("paris", "")]);
  expect(marks.list).toEqual([]);
});

it("go back to what they were where the server refuses", async () => {
  marks.heard([mark("paris")]);
  void marks.set("paris", "excluded", "x");
  await calls[0]?.answer([], "bad-note");
  expect([marks.at("paris"), marks.problem]).toEqual([mark("paris"), "bad-note"]);
  void marks.set("rome", "possible");
  await calls[1]?.answer([], "too-many-marks");
  expect(marks.at("rome")).toBeUndefined();
});

it("follow the person's other devices, but not behind what he has just done here", async () => {
  marks.heard([mark("paris"), mark("rome")]);
  marks.heard([mark("rome", "")]);
  expect(marks.list).toEqual([mark("paris")]);
  void marks.set("paris", "excluded");
  void marks.set("paris", "possible", "2");
  marks.heard([mark("paris", "excluded")]); // the echo of the first
  await calls[0]?.answer([mark("paris", "excluded")]);
  expect(marks.at("paris")).toEqual(mark("paris", "possible", "2"));
  await calls[1]?.answer([mark("paris", "possible", "2")]);
  marks.heard([mark("paris", "excluded")]);
  expect(marks.at("paris")).toEqual(mark("paris", "excluded"));
});
