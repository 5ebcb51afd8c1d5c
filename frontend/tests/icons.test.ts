import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const GAMES = join(SOURCES, "games");

/** The names in a list of drawings. */
function names(list: string): string[] {
  return existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, "utf8")) as Record<string, string>) : [];
}

const OUTRIGHT = /<Icon name="([^"{]+)"|\bicon(?:=|: )"([^"{]+)"/g; // in markup, as a prop, in data
const TABLES = /\b(?:DRAWINGS|ICONS|COMBAT_ICONS)\b[^=\n]*= \{([^}]*)\}/g; // drawings by card, icon or back
const TEMPLATES: Record<string, string[]> = { "{space.kind}-back": ["city-back", "sea-back", "castle-back"] };

/** All drawings that a source names: outright, in its tables, or by a template whose values are known. */
function namesIn(source: string): string[] {
  const outright = [...source.matchAll(OUTRIGHT)].map(([, a, b]) => a ?? b ?? "");
  const tables = [...source.matchAll(TABLES)].flatMap(([, rows = ""]) => [...rows.matchAll(/: "([^"]+)"/g)].map(([, name = ""]) => name));
  const templates = [...source.matchAll(/<Icon name="([^"]*\{[^"]*)"/g)].flatMap(([, text = ""]) => TEMPLATES[text] ?? [text]);
  return [...outright, ...tables, ...templates];
}

/** The same of all sources below a folder, with the file. */
function named(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => namesIn(readFileSync(join(folder, file), "utf8")).map((name) => [file, name] as [string, string]));
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
