/** Shares of probability as the map shows them: in which class one falls, and the number that is printed. */
export type Shares = Readonly<Record<string, number>>;

const CUTS = [0.02, 0.05, 0.08, 0.12];
const PRINTED = 0.005; // less is neither filled nor numbered: unlikely, and not excluded

/** The class of a share, 1 to 5; 0 where it is too small to be shown. */
export const classOf = (share: number) => (share < PRINTED ? 0 : CUTS.filter((cut) => share >= cut).length + 1);

export const percent = (share: number) => Math.round(share * 100);

/** As many places, all equally likely, hide him as well as so many bits: whole ones where they are many. */
export function alike(bits: number): number {
  const places = 2 ** bits;
  return places < 10 ? Math.round(places * 10) / 10 : Math.round(places);
}

/** Does anybody know anything yet? Before his first card no place is excluded. */
export const begun = (here: Shares) => Object.keys(here).length > 0;

/** How a place looks: "excluded" by the rules, "odds-1" to "odds-5", or nothing where it is merely unlikely. */
export function lookOf(here: Shares, place: string): string {
  if (!begun(here)) return "";
  const share = here[place];
  if (share === undefined) return "excluded";
  const found = classOf(share);
  return found ? `odds-${found}` : "";
}

/** How likely a hand of so many cards, drawn from those unseen, holds one of `left` of a kind. */
export function atLeastOne(left: number, unseen: number, hand: number): number {
  let none = 1;
  for (let i = 0; i < hand; i += 1) none *= unseen > i ? Math.max(0, unseen - left - i) / (unseen - i) : 1;
  return left > 0 ? 1 - none : 0;
}

/** All places that fit, the likeliest first. */
export const ranked = (here: Shares) => Object.entries(here).sort(([, a], [, b]) => b - a);
