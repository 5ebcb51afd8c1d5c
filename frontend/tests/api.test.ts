import { describe, expect, it } from "vitest";
import { persistently, Problem } from "../src/lib/api";

/** Fails in these ways, one after the other, and then answers. */
function failing(...problems: string[]): () => Promise<string> {
  return async () => {
    const problem = problems.shift();
    if (problem) throw new Problem(problem);
    return "fine";
  };
}

describe("asking again", () => {
  it("where the answer got lost", async () => {
    let waits = 0;
    expect(await persistently(failing("no-connection", "no-answer"), () => (waits += 1), [0, 0, 0])).toBe("fine");
    expect(waits).toBe(2);
  });

  it("not where the server refused", async () => {
    await expect(persistently(failing("other-side"), () => {}, [0, 0])).rejects.toThrow("other-side");
  });

  it("a few times only", async () => {
    await expect(persistently(failing(...Array<string>(5).fill("no-connection")), () => {}, [0, 0, 0])).rejects.toThrow("no-connection");
  });
});
