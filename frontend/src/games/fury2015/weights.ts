/** How much the news of the 2015 edition weigh. */
import type { Weighing } from "../fury/log/weights";

export const WEIGHING: Weighing = {
  weights: {
    ...{ "no-day": 10, "error-penalty": 10, figure: 10 },
    ...{ bitten: 9, defeated: 9, "foe-defeated": 9 },
    ...{ influence: 8, despair: 8 },
    ...{ region: 7, "no-region": 7, "bond-yes": 7, "bond-no": 7, "veil-lifted": 7 },
    ...{ revealed: 6, matures: 5 },
    ...{ "combat-over": 4, escapes: 4, "foe-suffers": 4, "dracula-suffers": 4, suffers: 3, "out-of-combat": 3 },
    ...{ ambush: 3, faces: 2, lair: 2 },
  },
  draws: ["item-drawn", "event-drawn", "ticket-drawn", "drew-encounter"],
};
