import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOLD, Reveal, revealedIn, toldOf } from "../src/games/fury/combat/reveal.svelte";
import { roundsOf as rounds2005 } from "../src/games/fury2005/rounds";
import { roundsOf as rounds2015 } from "../src/games/fury2015/rounds";
import type { News } from "../src/lib/protocol";

const news = (...lines: string[]): News[] =>
  lines.map((line) => {
    const [what = "", ...facts] = line.split(" ");
    return { what, facts } as News;
  });
const BEFORE = ["combat", "round 1", "answered mina", "answered dracula"];
const SHOWN = ["reveals mina punch", "reveals dracula fangs", "card-cancelled dracula", "foe-suffers dracula 1", "round 2"];

describe("cards that were turned up", () => {
  it("are those of the news since, with what came of them", () => {
    const round = revealedIn(news(...BEFORE, ...SHOWN), BEFORE.length, rounds2015);
    expect(round?.number).toBe(1);
    expect(round?.played.map(({ card, cancelled }) => [card, cancelled])).toEqual([
      ["punch", false],
      ["fangs", true],
    ]);
    expect(round && toldOf(round).map(({ what }) => what)).toEqual(["card-cancelled", "foe-suffers"]);
  });

  it("are still those when the combat ends with them, and another begins", () => {
    const all = news(...BEFORE, ...SHOWN.slice(0, -1), "combat-over", "combat", "round 1");
    expect(revealedIn(all, BEFORE.length, rounds2015)?.played).toHaveLength(2);
  });

  it("are none where only something else is new", () => {
    expect(revealedIn(news(...BEFORE, ...SHOWN), BEFORE.length + 2, rounds2015)).toBeNull();
    expect(revealedIn([], 0, rounds2015)).toBeNull();
  });

  it("come with the dice in 2005", () => {
    const lines = ["combat-round", "reveals dracula claws", "reveals mina punch", "rolled 2", "rolled 5", "totals 2 5", "enemy-ahead"];
    const round = revealedIn(news(...lines, "result continue", "combat-round"), 0, rounds2005);
    expect(round?.dice).toEqual([2, 5]);
    expect(round?.told.map(({ what }) => what)).toEqual(["totals", "enemy-ahead", "result"]);
  });
});

describe("the moment for which they are held", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const begin = () => {
    const held: boolean[] = [];
    return { held, reveal: new Reveal(() => ({ hold: (on) => void held.push(on) })) };
  };

  it("ends by itself, and what the page would answer waits so long", () => {
    const { held, reveal } = begin();
    reveal.heard(news(...BEFORE), rounds2015, true);
    reveal.heard(news(...BEFORE, ...SHOWN), rounds2015, true);
    expect(reveal.round?.number).toBe(1);
    vi.advanceTimersByTime(HOLD);
    expect(reveal.round).toBeNull();
    expect(held).toEqual([true, false]);
  });

  it("ends sooner, once", () => {
    const { held, reveal } = begin();
    reveal.heard(news(...BEFORE), rounds2015, true);
    reveal.heard(news(...BEFORE, ...SHOWN), rounds2015, true);
    reveal.done();
    vi.advanceTimersByTime(HOLD);
    expect(held).toEqual([true, false]);
  });

  it("does not come again after a reload, nor where nobody looks", () => {
    const { held, reveal } = begin();
    reveal.heard(news(...BEFORE, ...SHOWN), rounds2015, true);
    reveal.heard(news(...BEFORE, ...SHOWN, "reveals mina dodge"), rounds2015, false);
    expect(reveal.round).toBeNull();
    expect(held).toEqual([]);
  });
});
