/** What can be done in a turn as a row of verbs. */
import type { Acts } from "../fury/panels/actions";

/** What one button lights on the map. */
export const KINDS: Record<string, readonly string[]> = { road: ["road"], sea: ["sea"], consume: ["consume"], "take-host": ["take-host"] };

const LOOKS: Acts["looks"] = {
  road: { icon: "step", letter: "M" },
  rail: { icon: "locomotive", letter: "T" },
  sea: { icon: "sailboat", letter: "S" },
  stay: { icon: "stop", letter: "" },
  consume: { icon: "drop", letter: "C" },
  attack: { icon: "battle-lust", letter: "A" },
  invite: { icon: "seats", letter: "" },
  join: { icon: "seats", letter: "J" },
  "lay-host": { icon: "host", letter: "" },
  "take-host": { icon: "host", letter: "" },
  heal: { icon: "consecrated", letter: "" },
  claim: { icon: "trophy", letter: "" },
  stop: { icon: "stop", letter: "" },
  done: { icon: "list", letter: "D" },
};

export const ACTS: Acts = { looks: LOOKS, kinds: KINDS };
