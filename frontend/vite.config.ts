import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** What src/icons.json and the games' own icons.json name: our name -> the package's. */
function iconNames(): Record<string, string> {
  const at = (path: string) => new URL(path, import.meta.url);
  const games = readdirSync(at("src/games/"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = ["src/icons.json", ...games.map(({ name }) => `src/games/${name}/icons.json`)].filter((path) => existsSync(at(path)));
  return Object.assign({}, ...files.map((path) => JSON.parse(readFileSync(at(path), "utf8")) as object)) as Record<string, string>;
}

/** `virtual:icons`: the drawings that our icons.json files name, taken from the icon package when building. */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "whitby-icons",
    resolveId: (name) => (name === id ? "\0" + id : null),
    load(name) {
      if (name !== "\0" + id) return null;
      const at = (path: string) => new URL(path, import.meta.url);
      const all = JSON.parse(readFileSync(at("node_modules/@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
      const paths = Object.entries(iconNames()).map(([ours, theirs]) => {
        const path = / d="([^"]+)"/.exec(all.icons[theirs]?.body ?? "")?.[1];
        if (!path) throw new Error(`icons.json: ${theirs} is not an icon of one path`);
        return [ours, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}

const server = process.env.WHITBY_SERVER ?? "http://127.0.0.1:8003";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: process.env.WHITBY_STATIC ?? "../src/whitby/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
