import { expect, it } from "vitest";
import { others, PLAIN } from "../scripts/fonts";
import { projectFile } from "./project";

const CATALOGUES = ["common", "page", "companion", "fury", "dracula-2003", "fury-1987", "fury-2005", "fury-2015"];
const holds = (ranges: [number, number][], letter: number) => ranges.filter(([first, last]) => first <= letter && letter <= last).length;

it("writes all our texts with the letters that come first", () => {
  for (const language of ["en", "it"])
    for (const name of CATALOGUES) {
      const letters = new Set(projectFile(`src/whitby/text/${language}/${name}.ftl`));
      letters.delete("\n");
      expect([...letters].filter((letter) => !holds(PLAIN, letter.codePointAt(0)!))).toEqual([]);
    }
});

it("has every letter of a face in just one of the files", () => {
  const rest = others("U+0000-00FF,U+0131,U+2000-206F,U+2212");
  for (const letter of [0, 0x1f, 0x7f, 0xa9, 0xe5, 0xff, 0x131, 0x2000, 0x2014, 0x206f, ...PLAIN.flat()])
    expect(holds(PLAIN, letter) + holds(rest, letter), letter.toString(16)).toBe(1);
  for (const letter of [0x100, 0x130, 0x1fff, 0x2070, 0x25b8]) expect(holds(rest, letter), letter.toString(16)).toBe(0);
});
