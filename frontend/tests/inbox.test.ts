import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Inbox } from "../src/lib/inbox";

const FRAME = 16; // ms

let inbox: Inbox<string>;
let handed: string[];
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (drawn: () => void) => setTimeout(drawn, FRAME));
  vi.stubGlobal("document", page);
  page.hidden = false;
  handed = [];
  inbox = new Inbox((message) => handed.push(message));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nextFrame = () => vi.advanceTimersByTime(FRAME + 1);

describe("an inbox", () => {
  it("hands on at once what comes alone", () => {
    for (const message of ["a", "b"]) {
      inbox.put(message);
      expect(handed.at(-1)).toBe(message);
      nextFrame();
    }
    expect(handed).toEqual(["a", "b"]);
  });

  it("lets what comes meanwhile wait for the frame, then hands on all of it in order", () => {
    for (const message of ["a", "b", "c"]) inbox.put(message);
    expect(handed).toEqual(["a"]);
    nextFrame();
    expect(handed).toEqual(["a", "b", "c"]);
    inbox.put("d");
    expect(handed).toHaveLength(3); // the second frame is not drawn yet
    nextFrame();
    expect(handed).toEqual(["a", "b", "c", "d"]);
  });

  it("lets nothing wait while nobody sees the page", () => {
    inbox.put("a");
    page.hidden = true;
    inbox.put("b");
    expect(handed).toEqual(["a", "b"]);
  });

  it("can be emptied when frames are no longer drawn", () => {
    for (const message of ["a", "b"]) inbox.put(message);
    inbox.empty();
    expect(handed).toEqual(["a", "b"]);
  });
});
