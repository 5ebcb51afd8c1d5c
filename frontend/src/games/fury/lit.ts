/** Where on the map choices lie: what is open is lit in the colour of its way, what is closed says why. */
import type { Choice, ClosedChoice } from "../../lib/protocol";
import { waysBetween, type Europe } from "./europe";
import type { Lit, Shut } from "./map/lit";

type LitKind = Lit["kind"];

const BY_VERB: Record<string, LitKind> = { road: "road", rail: "rail", ride: "rail", sail: "sea" };

/** Is this noun a place or a way of the map? */
export const onMap = (europe: Europe, noun: string): boolean => europe.places.has(noun) || europe.ways.has(noun);

/** The kind of a choice: its verb says it, else the way from where the chooser stands. */
export function kindOf(europe: Europe, choice: Pick<Choice, "verb" | "noun">, from: string): LitKind {
  const way = europe.ways.get(choice.noun);
  if (way) return way.kind === "road" ? "road" : way.kind === "sea" ? "sea" : "rail";
  const said = BY_VERB[choice.verb];
  if (said) return said;
  if (waysBetween(europe, from, choice.noun, ["road"]).length) return "road";
  return waysBetween(europe, from, choice.noun, ["sea"]).length ? "sea" : "other";
}

interface Words {
  price: (choice: Choice) => string;
  note: (choice: Choice) => string; // what follows from it
  reason: (closed: ClosedChoice) => string;
  plate: (closed: ClosedChoice) => string; // the reason in two words; empty where the map does not show it
}

/** All places and ways that are open; of several choices for one place the first says its kind. */
export function litOf(europe: Europe, options: Choice[], from: string, laid: string | null, soft: readonly string[], words: Words): Lit[] {
  const found = new Map<string, Lit>();
  for (const choice of options) {
    if (!onMap(europe, choice.noun)) continue;
    const before = found.get(choice.noun);
    if (before) {
      before.chosen ||= choice.text === laid;
      before.soft &&= soft.includes(choice.verb);
    } else {
      found.set(choice.noun, {
        noun: choice.noun,
        kind: kindOf(europe, choice, from),
        price: words.price(choice),
        note: words.note(choice),
        chosen: choice.text === laid,
        soft: soft.includes(choice.verb),
      });
    }
  }
  return [...found.values()];
}

/** What is closed and not open in another way; one reason for each. */
export function shutOf(europe: Europe, closed: ClosedChoice[], lit: Lit[], words: Words): Shut[] {
  const open = new Set(lit.map(({ noun }) => noun));
  const found = new Map<string, Shut>();
  for (const choice of closed) {
    if (onMap(europe, choice.noun) && !open.has(choice.noun) && !found.has(choice.noun))
      found.set(choice.noun, { noun: choice.noun, reason: words.reason(choice), plate: words.plate(choice) });
  }
  return [...found.values()];
}
