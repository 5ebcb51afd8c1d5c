/** How far a figure may go in this turn and what that costs, if a certain card is played at the end. */
import type { Dracula2003Body } from "../../types.gen";

export interface Range {
  steps: number; // taken in this turn when the figure stands there
  cubes: number; // to be given up for it then
}

/** By place, while its owner moves the figure: all that is within reach of the hand. `covers`: the steps of the card that it is measured by. */
export function rangeOf(body: Dracula2003Body, covers: number): Map<string, Range> {
  const most = body.reach ?? 0;
  const near = body.places.map(({ id, away }) => [id, away, body.steps + away] as const);
  return new Map(near.flatMap(([id, away, steps]) => (away && steps <= most ? [[id, { steps, cubes: Math.max(0, steps - covers) }]] : [])));
}
