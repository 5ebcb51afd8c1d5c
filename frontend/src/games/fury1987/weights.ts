/** How much the news of the 1987 edition weigh. */
import type { Weighing } from "../fury/log/weights";

export const WEIGHING: Weighing = {
  weights: {
    ...{ "dracula-found": 10, attacks: 10, "no-blood": 10, "rumours-here": 9 },
    ...{ bitten: 9, turns: 9, dies: 9 },
    ...{ "vampires-destroyed": 8, "vampires-on-chart": 8, consumed: 8 },
    ...{ "encounter-lies": 6, "something-lies": 5, embarks: 5, sails: 5, lands: 5, "harker-lost": 6 },
    ...{ "combat-over": 4, result: 4, "blood-lost": 4, wounded: 3, meets: 3, "nothing-lies": 2 },
  },
  draws: ["weapon-drawn", "event-drawn", "drew-encounter"],
};
