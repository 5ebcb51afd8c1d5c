/** The outline of each figure about (0, 0), at most 26 units high: who it is can be told without colour. */
const SHIELD = "M-9.6-10.4H9.6V0.6C9.6 6.4 4.8 9.8 0 12.2C-4.8 9.8-9.6 6.4-9.6 0.6Z";
const HEXAGON = "M0-12L10.4-6V6L0 12L-10.4 6V-6Z";
const DIAMOND = "M0-12.8L12 0L0 12.8L-12 0Z";
const CIRCLE = "M-10.8 0A10.8 10.8 0 1 1 10.8 0A10.8 10.8 0 1 1-10.8 0Z";
const COFFIN = "M-5.6-12.4H5.6L10-4.6L6.2 12.4H-6.2L-10-4.6Z";

const OUTLINES: Record<string, string> = {
  godalming: SHIELD,
  seward: HEXAGON,
  "van-helsing": DIAMOND,
  mina: CIRCLE,
  dracula: COFFIN,
};

/** Seats without a shape of their own stand as a circle. */
export function outlineOf(seat: string): string {
  return OUTLINES[seat] ?? CIRCLE;
}
