/** Where a figure went in its last turn, by what everybody heard. */
import type { News } from "../../lib/protocol";

const BEGINS: Record<string, string> = { dracula: "harbor", "van-helsing": "carriage-station" };

export interface Walk {
  seat: string;
  places: string[]; // the first is where the turn began
}

/** The walk of this seat in its last turn, or in the turn under way; no places where it has not gone yet. */
export function lastMove(news: readonly News[], seat: string): Walk {
  let places = [BEGINS[seat] ?? ""];
  for (const { what, facts } of news) {
    const [who = "", place = ""] = facts;
    if (who !== seat) continue;
    if (what === "turn") places = places.slice(-1);
    else if (what === "stepped" || what === "put") places.push(place);
  }
  return { seat, places: places.length > 1 ? places : [] };
}

export interface Crossing {
  step: number; // of the turn
  forward: boolean; // from the first to the second of the gap's two places
}

/** The steps of a walk that went over the gap between these two places. */
export function crossings({ places }: Walk, [a, b]: readonly [string, string]): Crossing[] {
  return places.slice(1).flatMap((to, i) => {
    const from = places[i];
    return (from === a && to === b) || (from === b && to === a) ? [{ step: i + 1, forward: from === a }] : [];
  });
}
