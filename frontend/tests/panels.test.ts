import { describe, expect, test } from "vitest";
import { projectFile } from "./project";
import { DRAWN_BY_CHANCE, panelOf } from "../src/games/fury2015/panels";
import type { Fury2015Combat } from "../src/types.gen";

const catalogue = projectFile("src/whitby/text/en/fury-2015.ftl");
const questions = [...catalogue.matchAll(/^prompt-([a-z-]+) =/gm)].map((found) => found[1] ?? "");

describe("which panel a question opens", () => {
  test("every question of the catalogue has one, or is drawn by chance", () => {
    expect(questions.length).toBeGreaterThan(100);
    expect(questions.filter((name) => !panelOf(name, null) && !DRAWN_BY_CHANCE.includes(name))).toEqual([]);
  });

  test("in a combat all is asked there, but what lies on the map", () => {
    const combat = { round: 1 } as Fury2015Combat;
    expect(panelOf("choose-cards", combat)).toBe("combat");
    expect(panelOf("mortal-blow", combat)).toBe("combat");
    expect(panelOf("may-fly", combat)).toBe("map");
  });
});
