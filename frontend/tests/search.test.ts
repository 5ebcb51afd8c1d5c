import { expect, test } from "vitest";
import { holds, pieces, wordsOf } from "../src/lib/search";

const marked = (text: string, query: string) =>
  pieces(text, wordsOf(query))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

test("accents and capitals do not matter, and all words must be there", () => {
  expect(holds("La città è FERITA", wordsOf("citta ferita"))).toBe(true);
  expect(holds("La città", wordsOf("citta ferita"))).toBe(false);
  expect(holds("anything", wordsOf("  "))).toBe(true);
});

test("what was looked for is marked as it stands in the text", () => {
  expect(marked("La città e le città", "CITTA")).toBe("La [città] e le [città]");
  expect(marked("può e\u0300 là", "e la")).toBe("può [e\u0300] [là]");
  expect(marked("fog on a foggy sea", "fog foggy")).toBe("[fog] on a [foggy] sea");
  expect(marked("nothing here", "")).toBe("nothing here");
});
