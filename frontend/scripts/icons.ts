/** The drawings that the page uses, taken from the icon package when building.
 *
 * `virtual:icons` has those of src/icons.json, which every page may show, and how to load the groups: `virtual:icons/fury` has those of
 * src/games/fury/icons.json, in a chunk of its own that comes with a board of that game or family.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import svgpath from "svgpath";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}
type Names = Record<string, string>; // ours, and the package's

const ID = "virtual:icons";
const HOME = "src/icons.json";
const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = <T>(path: string) => JSON.parse(readFileSync(at(path), "utf8")) as T;
const listOf = (group: string) => `src/games/${group}/icons.json`;
const groups = () => readdirSync(at("src/games")).filter((folder) => existsSync(at(listOf(folder))));

/** A path on its grid of 512 without what nobody sees: whole steps are finer than a pixel, and half of the weight goes. */
const coarser = (path: string) => svgpath(path).rel().round(0).toString();

/** The paths of all drawings that a list names. */
function drawings(list: string): Names {
  const all = read<IconSet>("node_modules/@iconify-json/game-icons/icons.json").icons;
  const common = list === HOME ? {} : read<Names>(HOME);
  return Object.fromEntries(
    Object.entries(read<Names>(list)).map(([ours, theirs]) => {
      const path = / d="([^"]+)"/.exec(all[theirs]?.body ?? "")?.[1];
      if (!path) throw new Error(`${list}: ${theirs} is not an icon of one path`);
      if (common[ours] && common[ours] !== theirs) throw new Error(`${list}: ${ours} is another drawing in ${HOME}`);
      return [ours, coarser(path)];
    }),
  );
}

export function icons(): Plugin {
  return {
    name: "whitby-icons",
    resolveId: (name) => (name === ID || name.startsWith(`${ID}/`) ? "\0" + name : null),
    load(name) {
      if (!name.startsWith("\0" + ID)) return null;
      const group = name.slice(ID.length + 2);
      if (group) return `export default ${JSON.stringify(drawings(listOf(group)))}`;
      const loading = groups().map((each) => `${JSON.stringify(each)}: () => import("${ID}/${each}")`);
      return `export default ${JSON.stringify(drawings(HOME))};\nexport const groups = {${loading.join()}};`;
    },
  };
}
