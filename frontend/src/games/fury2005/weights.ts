/** How much the news of the 2005 edition weigh. */
import type { Weighing } from "../fury/log/weights";

export const WEIGHING: Weighing = {
  weights: {
    ...{ "no-legal-move": 10, "dracula-is": 10, "he-is-there": 10 },
    ...{ bitten: 9, defeated: 9 },
    ...{ vampires: 8 },
    ...{ revealed: 6, matures: 5, hypnotized: 5 },
    ...{ "combat-over": 4, result: 4, blood: 4, "loses-health": 3, ambushed: 3, resolve: 2, "encounter-revealed": 2 },
  },
  draws: ["item-drawn", "event-drawn", "drew-encounter"],
};
