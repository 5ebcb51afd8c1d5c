/** A row of verbs for a question: each action once, what lies on the map as one button. */
import { w } from "../../../lib/app.svelte";
import { PASS } from "../../../lib/passing.svelte";
import type { Choice, ClosedChoice, Question } from "../../../lib/protocol";
import type { CardSource } from "../cards/cards";
import { paid } from "../price";
import { closedVerbs, type BoardKind, kindsOf, sorted } from "./choices";
import type { RowButton } from "./row";

/** The actions of an edition, in the order in which they stand. */
export interface Acts {
  looks: Record<string, { icon: string; letter: string }>; // by verb, or by the name of a kind
  kinds: Record<string, readonly string[]>; // what one button lights on the board: its name, and the verbs
}

/** The row for a question; passing is left to the prompt. */
export function rowOf(acts: Acts, question: Question, source: CardSource, seats: readonly string[]): RowButton[] {
  const order = Object.keys(acts.looks);
  const options = question.options.filter(({ text, anytime }) => text !== PASS && !anytime);
  const kinds = kindsOf(sorted(options, source, seats).board, acts.kinds);
  const open = options.filter((option) => !kinds.some((kind) => kind.options.includes(option)) && !onBoard(option, source, seats));
  const shut = closedVerbs(question.closed, options)
    .map((closed) => ({ closed, id: nameOf(acts, closed.verb) }))
    .filter(({ id }) => id in acts.looks && !kinds.some((kind) => kind.id === id))
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const buttons = [
    ...kinds.map((kind) => kindButton(acts, kind, question.seat)),
    ...open.map((option) => button(acts, option, question, source)),
    ...shut.map(({ id, closed }) => closedButton(acts, id, closed)),
  ];
  const place = ({ id }: RowButton) => (order.indexOf(id.split(" ")[0] ?? "") + order.length + 1) % (order.length + 1);
  return buttons.sort((a, b) => place(a) - place(b));
}

/** The button of a verb: one that stands for several kinds of step, or its own. */
function nameOf({ kinds }: Acts, verb: string): string {
  return Object.keys(kinds).find((id) => kinds[id]?.includes(verb)) ?? verb;
}

function onBoard(choice: Choice, source: CardSource, seats: readonly string[]): boolean {
  return sorted([choice], source, seats).board.length > 0;
}

function kindButton({ looks }: Acts, { id, options }: BoardKind, seat: string): RowButton {
  const [price = 0, ...others] = new Set(options.map((option) => option.price));
  const line = [w().t("act-places", { count: options.length }), !others.length ? paid(price, seat) : ""].filter(Boolean).join(" · ");
  return { id, icon: looks[id]?.icon ?? id, label: w().t(`act-${id}`), line, letter: looks[id]?.letter ?? "", choice: null, closed: null };
}

function button({ looks }: Acts, choice: Choice, question: Question, source: CardSource): RowButton {
  const { verb, noun, text } = choice;
  const look = looks[verb];
  const card = source.of(noun);
  const price = paid(choice.price, question.seat) || (choice.warning && w().t(`warning-${choice.warning}`));
  if (look && w().has(`act-${verb}`)) {
    const line = noun ? w().noun(noun) : w().maybe(`act-${verb}-line`);
    return { id: text, icon: look.icon, label: w().t(`act-${verb}`), line: price || line, letter: look.letter, choice, closed: null };
  }
  const line = price || card?.brief || "";
  return { id: text, icon: card?.icon ?? "", label: w().choice(verb, noun, question.name), line, letter: "", choice, closed: null };
}

function closedButton({ looks }: Acts, id: string, closed: ClosedChoice): RowButton {
  const label = w().t(`act-${id}`);
  return { id, icon: looks[id]?.icon ?? "", label, line: w().reason(closed.reason), letter: "", choice: null, closed };
}
