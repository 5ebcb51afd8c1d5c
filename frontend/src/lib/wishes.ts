/** How this browser is to call its player when the turn comes to him; nothing until he wishes it. */
import { keep, kept } from "./kept";

export type Way = "sound" | "notice";

const key = (way: Way) => `whitby-call-${way}`;

export const wished = (way: Way): boolean => kept(key(way)) === "on";

export function wish(way: Way, on: boolean): void {
  keep(key(way), on ? "on" : "");
}
