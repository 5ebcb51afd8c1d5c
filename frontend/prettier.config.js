export default {
  printWidth: 140,
  plugins: ["prettier-plugin-svelte", "./scripts/keep-styles.js"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
