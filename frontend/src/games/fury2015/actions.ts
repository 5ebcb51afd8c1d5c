/** What a hunter can do in his turn, as a row of verbs: each action once, what lies on the map as one button. */
import { w } from "../../lib/app.svelte";
import { PASS } from "../../lib/passing.svelte";
import type { Choice, ClosedChoice, Question } from "../../lib/protocol";
import type { CardSource } from "../fury/cards/cards";
import { closedVerbs, type BoardKind, kindsOf, sorted } from "../fury/panels/choices";
import type { RowButton } from "../fury/panels/row";

/** What one button lights on the map or the trail. */
export const KINDS: Record<string, readonly string[]> = {
  move: ["road", "sail", "ward"],
  location: ["lay"],
  "wolf-form": ["wolf-form"],
  misdirect: ["misdirect"],
};

interface Look {
  icon: string;
  letter: string;
}
const LOOKS: Record<string, Look> = {
  move: { icon: "step", letter: "M" },
  rail: { icon: "locomotive", letter: "" },
  supply: { icon: "supply", letter: "S" },
  reserve: { icon: "locomotive", letter: "T" },
  rest: { icon: "quiet", letter: "R" },
  search: { icon: "look", letter: "F" },
  trade: { icon: "draw", letter: "X" },
  lead: { icon: "van-helsing", letter: "" },
  bond: { icon: "intuition", letter: "B" },
  pass: { icon: "stop", letter: "P" },
};
const ORDER = Object.keys(LOOKS);

/** The kinds of choices on the board that this question has. */
export function boardKinds(question: Pick<Question, "options"> | null, source: CardSource, seats: readonly string[]): BoardKind[] {
  return question ? kindsOf(sorted(question.options, source, seats).board, KINDS) : [];
}

/** The row for a question; passing is left to the prompt. */
export function rowOf(question: Question, source: CardSource, seats: readonly string[]): RowButton[] {
  const options = question.options.filter(({ text, anytime }) => text !== PASS && !anytime);
  const kinds = boardKinds({ options }, source, seats);
  const open = options.filter((option) => !kinds.some((kind) => kind.options.includes(option)) && !onBoard(option, source, seats));
  const shut = closedVerbs(question.closed, options).filter(({ verb, noun }) => verb in LOOKS && !source.of(noun));
  const buttons = [...kinds.map(kindButton), ...open.map((option) => button(option, question, source)), ...shut.map(closedButton)];
  const place = ({ id }: RowButton) => (ORDER.indexOf(id.split(" ")[0] ?? "") + ORDER.length + 1) % (ORDER.length + 1);
  return buttons.sort((a, b) => place(a) - place(b));
}

function onBoard(choice: Choice, source: CardSource, seats: readonly string[]): boolean {
  return sorted([choice], source, seats).board.length > 0;
}

function kindButton({ id, options }: BoardKind): RowButton {
  const line = w().t("act-places", { count: options.length });
  return { id, icon: LOOKS[id]?.icon ?? id, label: w().t(`act-${id}`), line, letter: LOOKS[id]?.letter ?? "", choice: null, closed: null };
}

function button(choice: Choice, question: Question, source: CardSource): RowButton {
  const { verb, noun, text } = choice;
  const look = LOOKS[verb];
  const card = source.of(noun);
  const price = choice.price ? w().t("price", { cubes: choice.price }) : "";
  if (look && w().has(`act-${verb}`)) {
    const line = noun ? w().noun(noun) : w().maybe(`act-${verb}-line`);
    return { id: text, icon: look.icon, label: w().t(`act-${verb}`), line: price || line, letter: look.letter, choice, closed: null };
  }
  const line = price || card?.brief || "";
  return { id: text, icon: card?.icon ?? "", label: w().choice(verb, noun, question.name), line, letter: "", choice, closed: null };
}

function closedButton(closed: ClosedChoice): RowButton {
  const { verb, text } = closed;
  const label = w().t(`act-${verb}`);
  return { id: text, icon: LOOKS[verb]?.icon ?? "", label, line: w().reason(closed.reason), letter: "", choice: null, closed };
}
