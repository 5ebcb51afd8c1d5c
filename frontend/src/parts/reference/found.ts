/** What a search finds in the rules of a game; all of it where nothing is looked for. */
import type { Assumed, GameSummary, RulesReference, RuleSection } from "../../lib/protocol";
import { holds, wordsOf } from "../../lib/search";
import type { Words } from "../../lib/words";

export interface Found {
  words: string[]; // that were looked for
  sections: RuleSection[];
  options: GameSummary["options"];
  assumed: Assumed[];
  count: number;
}

export function found(rules: RulesReference, options: GameSummary["options"], query: string, words: Words): Found {
  const wanted = wordsOf(query);
  const sections = rules.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(({ id, text }) => holds(`${id} ${text}`, wanted)) }))
    .filter(({ clauses }) => clauses.length);
  const told = options.filter(({ name, clause }) => {
    return holds(`${name} ${clause} ${words.maybe(`option-${name}`)} ${words.maybe(`option-${name}-help`)}`, wanted);
  });
  const assumed = rules.assumed.filter(({ about, value, other, note }) => holds(`${about} ${value} ${other} ${note}`, wanted));
  const count = sections.reduce((sum, { clauses }) => sum + clauses.length, 0) + told.length + assumed.length;
  return { words: wanted, sections, options: told, assumed, count };
}
