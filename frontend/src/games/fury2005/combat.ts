/** A combat of 2005 as the shared panel shows it. */
import { w } from "../../lib/app.svelte";
import type { Choice, GameInfo, Head, Question } from "../../lib/protocol";
import { capital } from "../../lib/words";
import type { Fury2005Body, Fury2005Combat } from "../../types.gen";
import type { CardSource } from "../fury/cards/cards";
import type { BigChoice, Chip, Fighter, HandCard, Step } from "../fury/combat/arena";
import { type NextCard, nextCards } from "../fury/combat/next";
import { type Result, resultsOf, rowsAgainst } from "./cards";

const DRACULA = "dracula";
const WEIGHTY = ["apply", "target"]; // verbs of choices that stand below the arena
const DODGE = "dracula-dodge";
const FANGS = "fangs";
const ESCAPES = ["escape-man", "escape-bat", "escape-mist"];
const AGATHA = "sister-agatha"; // she asks for so much Blood
const PRICE = 2;
const ROUNDS_OF_GARLIC = 3;
const AGENT_BLOWS = "agent-"; // the tactics of agents begin so

interface Tactic {
  id: string;
  day?: boolean;
}

export interface Look {
  body: Fury2005Body;
  combat: Fury2005Combat;
  head: Head;
  source: CardSource;
  questions: Question[];
  laidFor: (seat: string) => string | null;
  player: (seat: string) => string;
  outcome: (card: string) => Result | undefined; // what the card brings if it is the one that counts
}

/** The steps of a round; whom the enemy strikes at is asked only where several fight. */
export function stepsOf({ round, fighters, revealed, dice }: Fury2005Combat, question: string): Step[] {
  const steps = ["start", "lay", ...(fighters.length > 1 ? ["target"] : []), "roll", "result"];
  const at = question === "name-target" ? "target" : revealed ? (dice.length ? "result" : "roll") : round ? "lay" : "start";
  const now = steps.indexOf(at);
  return steps.map((step, i) => ({ name: w().t(`combat-step-${step}`), state: i < now ? "done" : i === now ? "now" : "next" }));
}

/** Dracula, his agent, or the vampire of a lair, by name. */
export function foeName({ foe }: Fury2005Combat): string {
  if (foe === DRACULA) return w().seat(DRACULA);
  return foe === "vampire" ? capital(w().t("value-vampire")) : w().noun(foe);
}

/** The one whom the hunters fight; Dracula plays for all of them. */
export function foeOf(look: Look): Fighter {
  const { combat, body } = look;
  const himself = combat.foe === DRACULA;
  return {
    ...cardOf(look, DRACULA),
    id: combat.foe,
    name: foeName(combat),
    player: look.player(DRACULA),
    health: himself ? body.dracula.blood : 0,
    of: himself ? body.dracula.max_blood : 0,
    status: readiness(look, DRACULA),
    engaged: false,
    resting: combat.last[DRACULA] ?? null,
    marks: [],
    choices: [],
  };
}

/** The hunters in the combat, with what is asked about them. */
export function huntersOf(look: Look): Fighter[] {
  const { body, combat } = look;
  const asked = look.questions.flatMap(({ options }) => options);
  return body.hunters
    .filter(({ seat }) => combat.fighters.includes(seat))
    .map(({ seat, health, max_health, bites, bite_slots }) => ({
      ...cardOf(look, seat),
      id: seat,
      name: w().seat(seat),
      player: look.player(seat),
      health,
      of: max_health,
      status: readiness(look, seat) || standing(look, seat),
      engaged: combat.target === seat && combat.fighters.length > 1,
      struckAt: combat.target === seat && combat.fighters.length > 1,
      resting: combat.last[seat] ?? null,
      marks: bites ? [{ icon: "bite", text: w().t("seats-bites", { bites, spaces: bite_slots }) }] : [],
      choices: asked.filter(({ noun, verb }) => noun === seat && !WEIGHTY.includes(verb)),
    }));
}

function standing({ combat }: Look, seat: string): string {
  return combat.target && combat.target !== seat ? w().t("combat-not-target") : "";
}

/** Whose card counts, or whom the enemy strikes at: a button for each, with what follows. */
export function bigChoices(look: Look): BigChoice[] {
  const asked = look.questions.flatMap(({ options }) => options).filter(({ verb }) => WEIGHTY.includes(verb));
  return asked.flatMap((choice) => (choice.verb === "apply" ? cardChoice(look, choice) : [targetChoice(look, choice)]));
}

function cardChoice({ combat, source, outcome }: Look, choice: Choice): BigChoice[] {
  const card = combat.cards[choice.noun];
  const result = card ? outcome(card) : undefined;
  if (!card || !result) return [];
  const names = { card: w().noun(card), hunter: w().seat(choice.noun), result: resultText(result) };
  return [
    {
      ...{ choice, icon: source.of(card)?.icon ?? "", title: w().t("combat-choice-card", names), line: whatFollows(result) },
      go: w().noun(result.result),
    },
  ];
}

function targetChoice({ body }: Look, choice: Choice): BigChoice {
  const hunter = body.hunters.find(({ seat }) => seat === choice.noun);
  const title = w().choice(choice.verb, choice.noun, "name-target");
  const health = w().t("combat-health", { health: hunter?.health ?? 0, of: hunter?.max_health ?? 0 });
  const bites = hunter?.bites ? w().t("seats-bites", { bites: hunter.bites, spaces: hunter.bite_slots }) : "";
  return { choice, icon: choice.noun, title, line: [health, bites].filter(Boolean).join(" · "), go: title };
}

/** What a result does, in a sentence or two. */
function whatFollows({ result, amount, destroy, extra }: Result): string {
  return [
    w().t(`combat-follows-${result}`, { amount: amount ?? 0 }),
    ...(extra ? [w().t(`combat-follows-${extra}`)] : []),
    ...(destroy ? [w().t("combat-follows-destroyed")] : []),
  ].join(" ");
}

/** While cards are laid: who has laid one, never which. */
function readiness({ combat, head }: Look, seat: string): string {
  if (combat.revealed || !combat.round) return "";
  return seat in combat.cards ? w().t("combat-ready") : head.asked.includes(seat) ? w().t("combat-choosing") : "";
}

function cardOf({ combat, laidFor }: Look, seat: string): Pick<Fighter, "card" | "back" | "secret" | "cancelled"> {
  const card = combat.cards[seat] ?? null;
  if (combat.revealed) return { card, back: false, secret: null, cancelled: "" };
  const plan = laidFor(seat);
  return { card: null, back: seat in combat.cards, secret: card ?? (plan?.startsWith("choose ") ? plan.slice(7) : null), cancelled: "" };
}

/** What the head of the panel says besides the place. */
export function chipsOf({ body, combat, source }: Look): Chip[] {
  const { foe, night, round, no_escape, repelled, traps, plans } = combat;
  const icon = (card: string) => source.of(card)?.icon ?? "";
  const time = foe === DRACULA ? w().t(night ? "combat-by-night" : "combat-by-day") : w().noun(body.time);
  return [
    { icon: night ? "night" : "day", text: time },
    ...(round ? [{ icon: "", text: w().t("combat-round", { round }) }] : []),
    ...(no_escape ? [{ icon: icon("garlic"), text: w().t("combat-no-escape") }] : []),
    ...(repelled ? [{ icon: icon("dodge"), text: w().t("combat-repelled") }] : []),
    ...(traps ? [{ icon: icon("trap"), text: `${w().noun("trap")} +${traps}` }] : []),
    ...(plans ? [{ icon: icon("advance-planning"), text: `${w().noun("advance-planning")} +${plans}` }] : []),
  ];
}

/** The cards of a seat: those that can be chosen now, those that cannot. */
export function handOf(look: Look, seat: string): HandCard[] {
  const question = look.questions.find((each) => each.seat === seat);
  const many = (noun: string) => Math.max(1, held(look, seat).filter((id) => id === noun).length);
  const isCard = (noun: string) => look.source.of(noun) !== undefined && !look.head.seats.includes(noun);
  const open = question?.options.filter(({ noun, anytime }) => isCard(noun) && !anytime) ?? [];
  const shut = open.some(({ verb }) => verb === "choose")
    ? (question?.closed.filter(({ noun }) => held(look, seat).includes(noun)) ?? [])
    : [];
  if (question && !question.options.some(({ verb }) => WEIGHTY.includes(verb))) {
    return [
      ...open.map((choice) => ({ id: choice.noun, count: many(choice.noun), choice, closed: null, note: "" })),
      ...shut.map((closed) => ({ id: closed.noun, count: many(closed.noun), choice: null, closed, note: "" })),
    ];
  }
  const round = look.combat.round + 1;
  const note = (id: string) =>
    look.combat.cards[seat] === id
      ? w().t("combat-rests-in", { round })
      : look.combat.last[seat] === id
        ? w().t("combat-back-in", { round })
        : "";
  return held(look, seat).map((id) => ({ id, count: 1, choice: null, closed: null, note: note(id) }));
}

function held({ body, combat, source }: Look, seat: string): string[] {
  if (seat === DRACULA) return foeTactics(combat, source);
  const items = body.hunters.find((hunter) => hunter.seat === seat)?.items ?? [];
  const own = source.all().filter(({ kind, owner }) => kind === "combat" && owner === "hunters");
  return [...items.filter((id) => source.of(id)?.initiative), ...own.map(({ id }) => id)];
}

/** All tactics that the enemy may have: an agent's, or Dracula's. */
export function foeTactics({ foe }: Fury2005Combat, source: CardSource): string[] {
  const agent = foe !== DRACULA && foe !== "vampire";
  const his = source.all().filter(({ kind, owner }) => kind === "combat" && owner === DRACULA);
  return his.map(({ id }) => id).filter((id) => id.startsWith(AGENT_BLOWS) === agent);
}

/** What bars Dracula's tactics in a round, by day or night: a card has one reason, the firmest. */
function barredIn({ body, combat }: Look, tactics: Tactic[], round: number): Record<string, string> {
  const poor = body.hunter_ally === AGATHA && body.dracula.blood <= PRICE;
  const why = ({ id, day }: Tactic) => {
    const escape = ESCAPES.includes(id);
    if (!day && !combat.night) return w().t("timing-by-night");
    if (id === DODGE && round === 1) return w().t("combat-next-not-first");
    if (escape && combat.no_escape && round <= ROUNDS_OF_GARLIC) return w().t("combat-next-not-before", { round: ROUNDS_OF_GARLIC + 1 });
    return poor && (escape || id === FANGS) ? w().t("tactics-cannot-pay", { card: w().noun(AGATHA) }) : "";
  };
  return Object.fromEntries(tactics.map((each) => [each.id, why(each)]).filter(([, text]) => text));
}

/** Dracula's tactics for the next round, each with why all know that he cannot lay it; none for others, whose hands are not told. */
export function nextTactics(look: Look, tactics: Tactic[]): NextCard[] {
  const { combat } = look;
  if (combat.foe !== DRACULA || !combat.round) return [];
  const round = combat.revealed ? combat.round + 1 : combat.round;
  const rests = (combat.revealed ? combat.cards[DRACULA] : combat.last[DRACULA]) ?? null;
  const only = combat.repelled && !combat.revealed ? [DODGE, ...ESCAPES] : [];
  const all = tactics.map(({ id }) => id);
  return nextCards(all, { never: barredIn(look, tactics, round), rests, only }, w());
}

/** A result in words: "Wound 2, +1 next". */
export function resultText({ result, amount, extra }: Result): string {
  const much = amount ? ` ${amount}` : "";
  return `${w().noun(result)}${much}${extra ? `, ${w().t(`combat-extra-${extra}`)}` : ""}`;
}

/** What every card of the hunters does against this card of the enemy, in words; † where it is destroyed. */
export function resultRows(info: GameInfo, enemy: string): { card: string; win: string; lose: string }[] {
  const results = resultsOf(info).filter((each) => each.enemy === enemy);
  const text = (card: string, winner: Result["winner"]) => {
    const result = results.find((each) => each.hunter === card && each.winner === winner);
    return result ? `${resultText(result)}${result.destroy ? " †" : ""}` : "";
  };
  return rowsAgainst(info, enemy).map((card) => ({ card, win: text(card, "hunter"), lose: text(card, "enemy") }));
}

/** When both sides have thrown the same: whose initiative settled it; else nothing. */
export function tieOf({ combat, source }: Look): string {
  const [his, theirs] = [combat.cards[DRACULA], combat.target && combat.cards[combat.target]];
  const sum = (adds: { amount: number }[]) => adds.reduce((all, { amount }) => all + amount, 0);
  const hunters = Math.max(...combat.dice.slice(0, -1)) + sum(combat.hunters_add);
  if (!combat.revealed || !his || !theirs || hunters !== (combat.dice.at(-1) ?? 0) + sum(combat.enemy_adds)) return "";
  const told = (card: string) => `${w().noun(card)} ${source.of(card)?.initiative ?? ""}`;
  return w().t(combat.hunters_won ? "combat-tie-hunters" : "combat-tie-enemy", { theirs: told(theirs), his: told(his) });
}
