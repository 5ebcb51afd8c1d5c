/** Each face in two files: the letters that our own texts are written in, and the rest of its letters, which a browser fetches where
 * somebody's name has one of them.
 *
 * A `fonts.css` names whole files of the font packages; what it becomes is said here.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

type Range = [first: number, last: number];

const SIGNS = "\u00a0ªº«»·½×’‘“”–—…†↑↓−ÀÈÉÌÒÙàèéìòù";
export const PLAIN: Range[] = [
  [0x20, 0x7e],
  ...[...SIGNS].map((sign): Range => [sign.codePointAt(0)!, sign.codePointAt(0)!]).sort(([a], [b]) => a - b),
];
const CUT = fileURLToPath(new URL("../node_modules/.fonts/", import.meta.url));
const FACE = /@font-face \{[^}]*url\("([^"]+)"\)[^}]*\}/g;

/** What is left of a range without others, which are in order. */
function without([first, last]: Range, ranges: Range[]): Range[] {
  const within = ranges.filter(([from, to]) => from <= last && to >= first);
  const starts = [first, ...within.map(([, to]) => to + 1)];
  const ends = [...within.map(([from]) => from - 1), last];
  return starts.map((start, at): Range => [start, ends[at]!]).filter(([start, end]) => start <= end);
}

/** The letters of a package's Latin files that are not plain: it says which those files have. */
export function others(latin: string): Range[] {
  return latin.split(",").flatMap((each) => {
    const [first = 0, last = first] = each
      .replace("U+", "")
      .split("-")
      .map((number) => parseInt(number, 16));
    return without([first, last], PLAIN);
  });
}

const hex = (number: number) => number.toString(16);
const said = (ranges: Range[]) =>
  ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
const lettersOf = (ranges: Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))).join("");

/** A file with these letters of a face. */
async function cut(file: string, name: string, ranges: Range[]): Promise<string> {
  const path = resolve(CUT, `${basename(file, ".woff2")}-${name}.woff2`);
  mkdirSync(CUT, { recursive: true });
  writeFileSync(path, await subsetFont(readFileSync(file), lettersOf(ranges), { targetFormat: "woff2" }));
  return path;
}

/** Both halves of a face, each with what it is for. */
async function halves(face: string, url: string, folder: string): Promise<string> {
  const file = resolve(folder, url);
  const { latin } = JSON.parse(readFileSync(resolve(dirname(file), "../unicode.json"), "utf8")) as { latin: string };
  const rules = Object.entries({ plain: PLAIN, other: others(latin) }).map(async ([name, ranges]) => {
    const path = relative(folder, await cut(file, name, ranges));
    return face.replace(url, path).replace(/ ?\}$/, ` unicode-range: ${said(ranges)}; }`);
  });
  return (await Promise.all(rules)).join("\n");
}

export function fonts(): Plugin {
  return {
    name: "whitby-fonts",
    enforce: "pre",
    async transform(code, id) {
      if (!id.endsWith("/fonts.css")) return null;
      const faces = [...code.matchAll(FACE)].map(([face, url]) => halves(face, url!, dirname(id)));
      return (await Promise.all(faces)).join("\n");
    },
  };
}
