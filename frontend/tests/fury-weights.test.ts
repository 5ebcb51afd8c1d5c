import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Banner, BRIEF } from "../src/games/fury/log/banner.svelte";
import { Fresh } from "../src/games/fury/log/fresh";
import type { Line } from "../src/games/fury/log/sentences";
import { bannerLines, banners, weightiestFirst, untold } from "../src/games/fury/log/weights";
import { WEIGHING as WEIGHING_1987 } from "../src/games/fury1987/weights";
import { WEIGHING as WEIGHING_2005 } from "../src/games/fury2005/weights";
import { WEIGHING } from "../src/games/fury2015/weights";
import type { News } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { projectFile } from "./project";

const catalogue = (language: string, game: string) =>
  new Words(
    language,
    ["common", "fury", game].map((name) => projectFile(`src/whitby/text/${language}/${name}.ftl`)),
  );
const news = (...lines: string[]): News[] =>
  lines.map((line) => {
    const [what = "", ...facts] = line.split(" ");
    return { what, facts } as News;
  });
const line = (from: number, ...ids: string[]): Line => ({
  ...{ from, to: from, who: "dracula", secret: false },
  sentences: ids.map((id) => ({ id: `event-${id}`, facts: [String(from)] })),
});
const ids = (lines: Line[]) => weightiestFirst(lines, WEIGHING).map(({ id }) => id.replace("event-", ""));

describe("what happened", () => {
  it("begins with what weighs most, wherever it was told, and says nothing twice", () => {
    const lines = [line(1, "no-day"), line(2, "laid", "influence"), line(3, "passes"), line(4, "rests")];
    expect(ids(lines)).toEqual(["no-day", "influence", "passes", "rests"]);
    expect(ids([line(1, "arrives", "revealed", "figure")])).toEqual(["figure", "revealed", "arrives"]);
    expect(untold(lines)).toBe(2);
  });

  it("stays as it was where all is routine", () => {
    expect(ids([line(1, "laid"), line(2, "passes"), line(3, "rests")])).toEqual(["passes", "rests"]);
  });
});

describe("a banner", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells what everybody should notice, of a track only where it stands", () => {
    const all = news("rests mina", "influence 3", "bitten mina", "influence 4", "bitten seward", "combat-over");
    expect(banners(all, WEIGHING).map(({ what, facts }) => `${what} ${facts[0]}`)).toEqual(["bitten mina", "influence 4", "bitten seward"]);
  });

  it("tells one's own draws, and nobody else's", () => {
    const english = catalogue("en", "fury-2005");
    const drawn = news("item-drawn mina garlic", "item-drawn mina garlic", "item-drawn seward dogs");
    expect(bannerLines(drawn, WEIGHING_2005, ["mina"], english)).toEqual(["You draw: 2 × Garlic."]);
    expect(bannerLines(drawn, WEIGHING_2005, [], english)).toEqual([]);
  });

  it("goes by itself, and is not told again", () => {
    const banner = new Banner();
    const tell = (some: readonly News[]) => some.map(({ what }) => what);
    banner.heard(news("no-day"), tell, true);
    expect(banner.lines).toEqual([]);
    banner.heard(news("no-day", "bitten mina"), tell, true);
    expect(banner.lines).toEqual(["bitten"]);
    vi.advanceTimersByTime(BRIEF);
    expect(banner.lines).toEqual([]);
    banner.heard(news("no-day", "bitten mina", "influence 3"), tell, false);
    expect(banner.lines).toEqual([]);
  });
});

describe("weights", () => {
  it.each([
    ["fury-2015", WEIGHING],
    ["fury-2005", WEIGHING_2005],
    ["fury-1987", WEIGHING_1987],
  ])("are of news that %s can tell", (game, { weights, draws }) => {
    const words = catalogue("en", game);
    expect([...Object.keys(weights), ...draws].filter((what) => !words.has(`event-${what}`))).toEqual([]);
  });
});

describe("what is new", () => {
  it("is nothing at first, then what came since, also after something was taken back", () => {
    const fresh = new Fresh();
    const [two, four, three] = [2, 4, 3].map((n) => news(...Array<string>(n).fill("rests mina")));
    expect([two, four, three].map((log) => fresh.since(log ?? []))).toEqual([2, 2, 3]);
  });
});
