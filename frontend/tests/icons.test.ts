import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const GAMES = join(SOURCES, "games");

/** The names in a list of drawings. */
function names(list: string): string[] {
  return existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, "utf8")) as Record<string, string>) : [];
}

/** All drawings that the sources below a folder name outright, with the file. */
function named(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svelte"))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/<Icon name="([^"]+)"/g)].map(
        ([, name = ""]) => [file, name] as [string, string],
      ),
    );
}

it.each([
  "parts",
  "pages",
  ...readdirSync(GAMES)
    .filter((each) => !each.includes("."))
    .map((each) => `games/${each}`),
])("has every drawing that %s names", (folder) => {
  const game = folder.startsWith("games/") ? folder.slice(6) : "";
  const lists = [join(SOURCES, "icons.json"), ...[game, game.replace(/\d+$/, "")].map((each) => join(GAMES, each, "icons.json"))];
  const known = lists.flatMap(names);
  expect(named(join(SOURCES, folder)).filter(([, name]) => !known.includes(name))).toEqual([]);
});
