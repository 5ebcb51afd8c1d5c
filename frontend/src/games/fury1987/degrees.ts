/** How far the winners came: seven degrees, from the best for Dracula to the best for the hunters. */
import type { Head } from "../../lib/protocol";

export const DEGREES = [
  ...["dracula-supreme", "dracula-major", "dracula-minor"],
  "stalemate",
  ...["hunters-minor", "hunters-major", "hunters-supreme"],
] as const;
export type Degree = (typeof DEGREES)[number];

/** The degree that was reached; none where the players ended the game themselves. */
export function reachedIn({ winners, degree, ending }: Pick<Head, "winners" | "degree" | "ending">): string {
  if (ending === "resigned" || ending === "draw-agreed") return "";
  if (!winners.length) return "stalemate";
  return `${winners.includes("dracula") ? "dracula" : "hunters"}-${degree}`;
}
