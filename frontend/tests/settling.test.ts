import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT, Settling } from "../src/lib/settling.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a question that has just come", () => {
  it("settles for a moment, and then takes a click", () => {
    const settling = new Settling();
    expect(settling.on).toBe(false);
    settling.begin();
    vi.advanceTimersByTime(MOMENT - 1);
    expect(settling.on).toBe(true);
    vi.advanceTimersByTime(1);
    expect(settling.on).toBe(false);
  });

  it("has the whole moment also when it follows at once on another", () => {
    const settling = new Settling();
    const calledOff = settling.begin();
    vi.advanceTimersByTime(MOMENT - 1);
    calledOff();
    settling.begin();
    vi.advanceTimersByTime(MOMENT - 1);
    expect(settling.on).toBe(true);
  });
});
