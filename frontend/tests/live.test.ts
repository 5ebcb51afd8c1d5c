import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveLine } from "../src/lib/live.svelte";
import type { Screen } from "../src/lib/protocol";

const FRAME = 16; // ms

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The line stands, this is asked, and the page has drawn it. */
  shows(question: string, chosen: string[] = [], over = false): void {
    if (!this.readyState) this.onopen?.();
    this.readyState = 1;
    const head = {
      eyes: ["mina"],
      questions: [{ seat: "mina", only: "", options: [{ text: "step" }, { text: "interrupt", anytime: true }] }],
      spans: {},
      over,
    };
    this.onmessage?.({
      data: JSON.stringify({
        type: "screen",
        question,
        head,
        news: chosen.map((text) => ({ what: "chose", facts: ["mina", text] })),
        news_from: 0,
        sitting: { yours: ["mina"], channels: [], players: [], watchers: 0 },
      } satisfies Partial<Record<keyof Screen, unknown>>),
    });
    vi.advanceTimersByTime(FRAME);
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
const last = () => Socket.all.at(-1)!;

/** The line breaks, and after a while there is another one. */
function reconnected(): Socket {
  vi.advanceTimersByTime(60_000);
  return last();
}

let live: LiveLine;
beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestAnimationFrame", (drawn: () => void) => setTimeout(drawn));
  live = new LiveLine("t", () => {});
  last().shows("q1");
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a choice", () => {
  it("goes out once, and waits for its answer", () => {
    live.choose("mina", "step");
    live.choose("mina", "step");
    expect(last().sent).toEqual([{ type: "choose", seat: "mina", choice: "step", question: "q1" }]);
    expect(live.sent).toBe("step");
    last().shows("q1"); // somebody came or went
    expect(live.sent).toBe("step");
    last().shows("q2");
    expect(live.sent).toBeNull();
  });

  it("is marked only when its answer is late", () => {
    live.choose("mina", "step");
    expect(live.late).toBeNull();
    last().shows("q2");
    vi.advanceTimersByTime(1000);
    expect(live.late).toBeNull();
    live.choose("mina", "stay");
    vi.advanceTimersByTime(1000);
    expect(live.late).toBe("stay");
    last().shows("q3");
    expect(live.late).toBeNull();
  });

  it("waits for a lost line, and is sent once when the question is still the same", () => {
    last().breaks();
    live.choose("mina", "step");
    expect([live.kept, live.sent]).toEqual(["waits", "step"]);
    const next = reconnected();
    expect(next.sent).toEqual([]);
    next.shows("q1");
    next.shows("q1");
    expect(next.sent).toEqual([{ type: "choose", seat: "mina", choice: "step", question: "q1" }]);
    next.shows("q2");
    expect([live.sent, live.refused]).toEqual([null, null]);
  });

  it("is refused in words when the question has changed meanwhile", () => {
    last().breaks();
    live.choose("mina", "step");
    reconnected().shows("q2");
    expect(last().sent).toEqual([]);
    expect(live.refused).toMatchObject({ reason: "changed-meanwhile", choice: "step", question: "q1" });
    expect(live.sent).toBeNull();
  });

  it("can be called off or changed while it waits", () => {
    last().breaks();
    live.choose("mina", "step");
    live.callOff();
    expect(live.kept).toBe("");
    live.choose("mina", "stay");
    live.choose("mina", "step");
    reconnected().shows("q1");
    expect(last().sent.map(({ choice }) => choice)).toEqual(["step"]);
  });

  it("whose answer was lost has arrived if the question has changed", () => {
    live.choose("mina", "step");
    last().breaks();
    expect(live.kept).toBe("unsure");
    live.callOff(); // too late for that
    live.choose("mina", "stay"); // nor can another one go before it
    expect(live.refused).toMatchObject({ reason: "one-on-its-way", choice: "stay" });
    reconnected().shows("q2", ["step"]);
    expect(last().sent).toEqual([]);
    expect([live.sent, live.refused]).toEqual([null, null]);
  });

  it("that was sent into a dead line is refused in words when it never arrived", () => {
    last().shows("q1", ["step"]); // an earlier one
    live.choose("mina", "step");
    last().breaks();
    reconnected().shows("q2", ["step", "stay"]); // answered in another tab
    expect([live.sent, last().sent]).toEqual([null, []]);
    expect(live.refused).toMatchObject({ reason: "changed-meanwhile", choice: "step", question: "q1" });
    live.undo("mina");
    last().breaks();
    reconnected().shows("q3", ["step", "stay", "step"]);
    expect(live.refused).toMatchObject({ reason: "changed-meanwhile" });
    live.undo("mina");
    last().breaks();
    reconnected().shows("q2", ["step", "stay"]);
    expect(live.refused).toBeNull();
  });

  it("whose answer was lost goes again to the same question", () => {
    live.choose("mina", "step");
    last().breaks();
    reconnected().shows("q1");
    expect(last().sent).toEqual([{ type: "choose", seat: "mina", choice: "step", question: "q1" }]);
  });

  it("without an answer for long shows that the line is dead", () => {
    const first = last();
    live.choose("mina", "step");
    vi.advanceTimersByTime(16_000);
    expect(live.kept).toBe("unsure");
    reconnected().shows("q1");
    expect(last()).not.toBe(first);
    expect(last().sent).toHaveLength(1);
  });
});

describe("taking back", () => {
  it("holds the seat's passes until it answers by hand", () => {
    live.undo("mina");
    last().onmessage?.({ data: JSON.stringify({ type: "refused", reason: "no-undo" }) });
    expect(live.passing.held).toEqual([]);
    last().shows("q1", ["step"]);
    live.undo("mina");
    last().shows("q2");
    expect(live.passing.held).toEqual(["mina"]);
    live.choose("mina", "interrupt"); // beside the question, which stays open
    last().shows("q3", ["interrupt"]);
    expect(live.passing.held).toEqual(["mina"]);
    live.choose("mina", "step");
    expect(live.passing.held).toEqual([]);
  });

  it("holds them also when it was done in another tab or on another device", () => {
    last().shows("q2", ["step"]);
    last().shows("q1");
    expect(live.passing.held).toEqual(["mina"]);
  });
});
