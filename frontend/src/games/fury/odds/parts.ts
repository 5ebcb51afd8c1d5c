/** What only tables with odds need: loaded when there are some. */
export { default as MirrorPanel } from "./MirrorPanel.svelte";
export { default as OddsPanel } from "./OddsPanel.svelte";
export { default as WhyNot } from "./WhyNot.svelte";
