import { describe, expect, test } from "vitest";
import { mustPress } from "../src/lib/calling.svelte";
import type { LiveLine } from "../src/lib/live.svelte";

/** A line on which these seats are asked. */
function line(seats: string[], more: { byItself?: string[]; passes?: boolean; sent?: string } = {}): LiveLine {
  return {
    screen: { head: { questions: seats.map((seat) => ({ seat })) } },
    byItself: (more.byItself ?? []).map((seat) => ({ seat, choice: "pass" })),
    passing: { due: () => more.passes ?? false },
    sent: more.sent ?? null,
  } as unknown as LiveLine;
}

describe("a player must press", () => {
  test("where one of his seats is asked", () => expect(mustPress(line(["mina"]))).toBe(true));
  test("where one of two has a choice", () => expect(mustPress(line(["mina", "seward"], { byItself: ["seward"] }))).toBe(true));
  test("not where nobody of his is asked", () => expect(mustPress(line([]))).toBe(false));
  test("not where the page gives the one answer", () => expect(mustPress(line(["mina"], { byItself: ["mina"] }))).toBe(false));
  test("not where the page passes for him", () => expect(mustPress(line(["mina"], { passes: true }))).toBe(false));
  test("not while his answer is on its way", () => expect(mustPress(line(["mina"], { sent: "pass" }))).toBe(false));
});
