/** What a hunter can do in his turn as a row of verbs, and the cards of Dracula's prompt. */
import type { Acts } from "../fury/panels/actions";
import type { PowerKind } from "../fury/panels/powers";

/** What one button lights on the map or the trail. */
export const KINDS: Record<string, readonly string[]> = {
  road: ["road"],
  ride: ["ride"],
  sail: ["sail"],
  hurry: ["hurry"],
  location: ["lay"],
  "wolf-form": ["wolf-form", "wolf-and-double-back", "wolf-and-hide"],
  "double-back": ["double-back"],
};

/** The six cards of Dracula's prompt. */
export const POWER_KINDS: readonly PowerKind[] = [
  { id: "location", verbs: ["lay"], with: [] },
  { id: "hide", verbs: [], with: [] },
  { id: "dark-call", verbs: [], with: [] },
  { id: "feed", verbs: [], with: [] },
  { id: "wolf-form", verbs: ["wolf-form", "wolf-and-double-back"], with: ["wolf-and-hide"] },
  { id: "double-back", verbs: ["double-back"], with: [] },
];

const LOOKS: Acts["looks"] = {
  road: { icon: "step", letter: "M" },
  ride: { icon: "horse-head", letter: "" },
  sail: { icon: "sailboat", letter: "" },
  rail: { icon: "locomotive", letter: "T" },
  supply: { icon: "supply", letter: "S" },
  rest: { icon: "quiet", letter: "R" },
  trade: { icon: "draw", letter: "X" },
  report: { icon: "newspaper", letter: "" },
  hurry: { icon: "haste", letter: "" },
  strengthen: { icon: "health", letter: "" },
  reroll: { icon: "locomotive", letter: "T" },
  stay: { icon: "stop", letter: "P" },
};

export const ACTS: Acts = { looks: LOOKS, kinds: { road: ["road"], ride: ["ride"], sail: ["sail"], hurry: ["hurry"] } };
