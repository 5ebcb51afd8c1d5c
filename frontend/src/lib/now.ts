/** What a question leaves open and what it closes, by kinds, to be told in words. */
import type { Choice, ClosedChoice } from "./protocol";

/** Choices of one verb. */
export interface Kind {
  verb: string;
  choices: Choice[];
}

/** What is closed for one reason. */
export interface Shut {
  reason: string;
  clause: string;
  choices: ClosedChoice[];
}

/** What is open, by verbs, in the order of the rules; what needs no turn comes last. */
export function kindsOf(options: readonly Choice[]): Kind[] {
  const kinds = grouped(options, ({ verb, anytime }) => `${verb} ${String(anytime)}`).map((choices) => ({
    verb: choices[0]?.verb ?? "",
    choices,
  }));
  const later = ({ choices }: Kind) => Number(choices[0]?.anytime ?? false);
  return kinds.sort((a, b) => later(a) - later(b));
}

/** What is closed, by reasons, the one that closes least first: what is said of all is least worth reading. */
export function shutBy(closed: readonly ClosedChoice[]): Shut[] {
  return grouped(closed, ({ reason, clause }) => `${reason} ${clause}`)
    .map((choices) => ({ reason: choices[0]?.reason ?? "", clause: choices[0]?.clause ?? "", choices }))
    .sort((a, b) => a.choices.length - b.choices.length);
}

function grouped<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found.values()];
}
