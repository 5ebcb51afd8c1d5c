import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `virtual:icons`: the drawings that src/icons.json names, taken from the icon package when building. */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "whitby-icons",
    resolveId: (name) => (name === id ? "\0" + id : null),
    load(name) {
      if (name !== "\0" + id) return null;
      const at = (path: string) => new URL(path, import.meta.url);
      const used = JSON.parse(readFileSync(at("src/icons.json"), "utf8")) as Record<string, string>;
      const all = JSON.parse(readFileSync(at("node_modules/@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
      const paths = Object.entries(used).map(([ours, theirs]) => {
        const path = / d="([^"]+)"/.exec(all.icons[theirs]?.body ?? "")?.[1];
        if (!path) throw new Error(`src/icons.json: ${theirs} is not an icon of one path`);
        return [ours, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}

const server = process.env.WHITBY_SERVER ?? "http://127.0.0.1:8003";

export default defineConfig({
  base: "./", // the server says below which path the page is
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
