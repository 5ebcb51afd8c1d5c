import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const unused = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default defineConfig(
  globalIgnores(["src/types.gen.ts", "dist"]),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "error",
      "@typescript-eslint/no-unused-vars": ["error", unused],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "prefer-const": "off", // props are taken with let, as in Svelte's own documents
      "svelte/prefer-svelte-reactivity": "off", // it also forbids a Map that never leaves its function
    },
  },
);
