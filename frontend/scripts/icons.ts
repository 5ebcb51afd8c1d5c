/** `virtual:icons`: the drawings that src/icons.json and the icons.json of each game name, taken from the icon package when building. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const ID = "virtual:icons";
const at = (path: string) => new URL(`../${path}`, import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(at(path), "utf8"));

/** Our name of each icon, and its name in the package. */
function used(): [string, string][] {
  const games = readdirSync(at("src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = ["src/icons.json", ...games.map(({ name }) => `src/games/${name}/icons.json`)].filter((path) => existsSync(at(path)));
  return files.flatMap((path) => Object.entries(json(path) as Record<string, string>));
}

export function icons(): Plugin {
  return {
    name: "whitby-icons",
    resolveId: (name) => (name === ID ? "\0" + ID : null),
    load(name) {
      if (name !== "\0" + ID) return null;
      const all = json("node_modules/@iconify-json/game-icons/icons.json") as IconSet;
      const paths = used().map(([ours, theirs]) => {
        const path = / d="([^"]+)"/.exec(all.icons[theirs]?.body ?? "")?.[1];
        if (!path) throw new Error(`icons.json: ${theirs} is not an icon of one path`);
        return [ours, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
