/** What a hunter can do in his turn, as a row of verbs, and the cards of Dracula's prompt. */
import type { PowerKind } from "../fury/panels/powers";
import type { Acts } from "../fury/panels/actions";

/** What one button lights on the map or the trail. */
export const KINDS: Record<string, readonly string[]> = {
  move: ["road", "sail", "ward"],
  location: ["lay"],
  "wolf-form": ["wolf-form", "wolf-and-hide"],
  misdirect: ["misdirect"],
};

/** The six cards of Dracula's prompt. */
export const POWER_KINDS: readonly PowerKind[] = [
  { id: "location", verbs: ["lay"], with: [] },
  { id: "hide", verbs: [], with: [] },
  { id: "dark-call", verbs: [], with: [] },
  { id: "feed", verbs: [], with: [] },
  { id: "wolf-form", verbs: ["wolf-form"], with: ["wolf-and-hide"] },
  { id: "misdirect", verbs: ["misdirect"], with: [] },
];

const LOOKS: Acts["looks"] = {
  move: { icon: "step", letter: "M" },
  rail: { icon: "locomotive", letter: "" },
  supply: { icon: "supply", letter: "S" },
  reserve: { icon: "locomotive", letter: "T" },
  rest: { icon: "quiet", letter: "R" },
  search: { icon: "look", letter: "F" },
  trade: { icon: "draw", letter: "X" },
  lead: { icon: "van-helsing", letter: "" },
  bond: { icon: "intuition", letter: "B" },
  pass: { icon: "stop", letter: "P" },
};
export const ACTS: Acts = { looks: LOOKS, kinds: KINDS };
