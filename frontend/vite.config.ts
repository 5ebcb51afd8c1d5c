import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { coast } from "./scripts/coast.ts";
import { compressed } from "./scripts/compressed.ts";
import { fonts } from "./scripts/fonts.ts";
import { icons } from "./scripts/icons.ts";

const server = process.env.WHITBY_SERVER ?? "http://127.0.0.1:8003";

export default defineConfig({
  base: "./", // the server says below which path the page is
  plugins: [icons(), coast(), fonts(), svelte(), compressed()],
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
