import { describe, expect, it, vi } from "vitest";
import { projectFile } from "./project";
import { cardsOf } from "../src/games/fury2015/cards";
import { KINDS, POWER_KINDS } from "../src/games/fury2015/actions";
import { powerCards } from "../src/games/fury/panels/powers";
import type { Choice, GameInfo } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

const at = vi.hoisted(() => ({ words: null as unknown as Words }));
vi.mock("../src/lib/app.svelte", () => ({ w: () => at.words }));

const NO_CARDS = { character: [], item: [], combat: [], blow: [], event: [], encounter: [], ticket: [] };
const option = (text: string): Choice => {
  const [verb = "", noun = ""] = text.split(" ");
  return { text, verb, noun, price: 0, warning: "", clause: "", anytime: false };
};

/** Dracula's six cards in a language, with these choices open. */
function cards(language: string, ...texts: string[]) {
  const sources = ["common", "page", "fury", "fury-2015"].map((name) => projectFile(`src/whitby/text/${language}/${name}.ftl`));
  at.words = new Words(language, sources);
  const source = cardsOf({ cards: NO_CARDS } as unknown as GameInfo, at.words);
  return powerCards(POWER_KINDS, { options: texts.map(option), closed: [], powers: [], laid: null, source });
}

describe("Dracula's powers where they are chosen", () => {
  it.each(["en", "it"])("say what they do, in few words and with the whole card: %s", (language) => {
    for (const { id, card, line } of cards(language, "play feed", "lay paris")) {
      expect(line, id).toMatch(/ /u); // words, and not the name of a text that is missing
      if (id === "location") expect(card).toBeUndefined();
      else expect(card?.text, id).toBe(at.words.t(`card-${id}`));
    }
  });

  it("keep what lies out with the kind that lights it, and nothing else", () => {
    for (const { id, verbs, with: together } of POWER_KINDS) if (verbs.length) expect(KINDS[id]).toEqual([...verbs, ...together]);
  });
});
