/** A combat of 1987 as the shared panel shows it. */
import { w } from "../../lib/app.svelte";
import type { Choice, Head, Question } from "../../lib/protocol";
import type { Fury1987Body, Fury1987Combat } from "../../types.gen";
import type { CardSource } from "../fury/cards/cards";
import type { BigChoice, Chip, Fighter, HandCard, Step } from "../fury/combat/arena";
import { type NextCard, nextCards } from "../fury/combat/next";
import type { DraculaChit, Result } from "./cards";
import { codeOf, whatFollows } from "./results";

const DRACULA = "dracula";
const WEIGHTY = ["apply", "target"]; // verbs of choices that stand below the fighters
const HARKER = { id: "jonathan-harker", chits: ["fist", "dodge"], wounds: 6 };
const DODGE = "dracula-dodge";
const ESCAPES = "escape-"; // his chits of that kind begin so
const AGENTS = "agent-"; // their chits begin so
const ROUNDS_OF_GARLIC = 3;

export interface Look {
  body: Fury1987Body;
  combat: Fury1987Combat;
  head: Head;
  source: CardSource;
  questions: Question[];
  laidFor: (seat: string) => string | null;
  player: (seat: string) => string;
  outcome: (chit: string) => Result | undefined; // what the chit brings if it is the one that counts
}

/** The steps of a round; whom the enemy strikes at is asked only where several fight. */
export function stepsOf({ fighters, revealed }: Fury1987Combat, question: string): Step[] {
  const steps = ["laid", ...(fighters.length > 1 ? ["target"] : []), "cards", "dice", "up", "result"];
  const AT: Record<string, string> = { "lay-chit": "laid", "name-target": "target", "before-dice": "cards", "choose-result": "result" };
  const now = steps.indexOf(AT[question] ?? (revealed ? "result" : ""));
  return steps.map((step, i) => ({ name: w().t(`combat-step-${step}`), state: i < now ? "done" : i === now ? "now" : "next" }));
}

/** Dracula, or the Szgany for whom he lays; of his Blood nothing is shown here. */
export function foeOf(look: Look): Fighter {
  const { combat } = look;
  return {
    ...chitOf(look, DRACULA),
    ...{ id: combat.foe, name: w().noun(combat.foe), player: look.player(DRACULA), health: 0, of: 0 },
    ...{ status: readiness(look, DRACULA), engaged: false, resting: combat.last[DRACULA] ?? null, marks: [], choices: [] },
  };
}

/** The hunters in the combat, or Jonathan Harker in the place of the one who drew him. */
export function huntersOf(look: Look): Fighter[] {
  const { body, combat, head } = look;
  const old = combat.foe === DRACULA && ["lay-chit", "name-target"].includes(head.phase); // that of the round before
  const several = combat.fighters.length > 1 && !old;
  return body.hunters
    .filter(({ seat }) => combat.fighters.includes(seat))
    .map(({ seat, wounds, max_wounds, bitten }) => ({
      ...chitOf(look, seat),
      id: seat,
      name: combat.harker ? w().noun(HARKER.id) : w().seat(seat),
      player: look.player(seat),
      health: combat.harker ? combat.harker_wounds : wounds,
      of: combat.harker ? HARKER.wounds : max_wounds,
      status: readiness(look, seat) || (several && combat.target && combat.target !== seat ? w().t("combat-not-target") : ""),
      engaged: several && combat.target === seat,
      struckAt: several && combat.target === seat,
      resting: combat.last[seat] ?? null,
      marks: bitten && !combat.harker ? [{ icon: "bite", text: w().t("seats-bitten") }] : [],
      choices: [],
    }));
}

/** Whose chit counts, or whom the enemy strikes at: a button for each, with what follows. */
export function bigChoices(look: Look): BigChoice[] {
  const asked = look.questions.flatMap(({ options }) => options).filter(({ verb }) => WEIGHTY.includes(verb));
  return asked.flatMap((choice) => (choice.verb === "apply" ? chitChoice(look, choice) : [targetChoice(look, choice)]));
}

function chitChoice({ combat, source, outcome }: Look, choice: Choice): BigChoice[] {
  const [chit, his] = [combat.cards[choice.noun], combat.cards[DRACULA]];
  const result = chit ? outcome(chit) : undefined;
  if (!chit || !his || !result) return [];
  const code = codeOf(result, w());
  const names = { card: w().noun(chit), his: w().noun(his), hunter: w().seat(choice.noun), code };
  const [title, go] = [w().t("combat-choice-chit", names), w().t("combat-take", { code })];
  return [{ choice, icon: source.of(chit)?.icon ?? "", title, line: whatFollows(result, w()), go }];
}

function targetChoice({ body }: Look, choice: Choice): BigChoice {
  const hunter = body.hunters.find(({ seat }) => seat === choice.noun);
  const title = w().choice(choice.verb, choice.noun, "name-target");
  const wounds = w().t("seats-wounds", { count: hunter?.wounds ?? 0, of: hunter?.max_wounds ?? 0 });
  return {
    choice,
    icon: choice.noun,
    title,
    line: [wounds, hunter?.bitten ? w().t("seats-bitten") : ""].filter(Boolean).join(" · "),
    go: title,
  };
}

/** While chits are laid: who has laid one, never which. */
function readiness({ combat, head }: Look, seat: string): string {
  if (combat.revealed || !combat.round) return "";
  return seat in combat.cards ? w().t("combat-laid-down") : head.asked.includes(seat) ? w().t("combat-choosing") : "";
}

function chitOf({ combat, laidFor }: Look, seat: string): Pick<Fighter, "card" | "back" | "secret" | "cancelled"> {
  const chit = combat.cards[seat] ?? null;
  if (combat.revealed) return { card: chit, back: true, secret: null, cancelled: "" };
  const plan = laidFor(seat);
  return { card: null, back: seat in combat.cards, secret: chit ?? (plan?.startsWith("choose ") ? plan.slice(7) : null), cancelled: "" };
}

/** What the head of the panel says besides the place: day or night, the round, what lasts. */
export function chipsOf({ combat, source }: Look): Chip[] {
  const { foe, night, round, limited, garlic, raging, attacked } = combat;
  const icon = (card: string) => source.of(card)?.icon ?? "";
  return [
    ...(foe === DRACULA && round ? [{ icon: night ? "night" : "day", text: w().t(night ? "combat-by-night" : "combat-by-day") }] : []),
    ...(round ? [{ icon: "", text: w().t("combat-round", { round }) }] : []),
    ...(attacked ? [{ icon: "dracula", text: w().t("combat-attacked") }] : []),
    ...(garlic && round <= ROUNDS_OF_GARLIC ? [{ icon: icon("garlic"), text: w().t("combat-garlic") }] : []),
    ...(raging ? [{ icon: icon("rage"), text: w().t("combat-raging", { rounds: raging }) }] : []),
    ...(limited ? [{ icon: icon("dodge"), text: w().t("combat-limited") }] : []),
  ];
}

/** The chits of a seat, and its cards while they can be played: those that can be chosen now, those that cannot. */
export function handOf(look: Look, seat: string): HandCard[] {
  const question = look.questions.find((each) => each.seat === seat);
  const isCard = (noun: string) => look.source.of(noun) !== undefined && !look.head.seats.includes(noun);
  const many = (noun: string) => Math.max(1, held(look, seat).filter((id) => id === noun).length);
  const open = question?.options.filter(({ noun, anytime }) => isCard(noun) && !anytime) ?? [];
  const laying = open.some(({ verb }) => verb === "choose");
  const shut = laying ? (question?.closed.filter(({ verb, noun }) => verb === "choose" && held(look, seat).includes(noun)) ?? []) : [];
  if (question && !question.options.some(({ verb }) => WEIGHTY.includes(verb))) {
    return [
      ...open.map((choice) => ({ id: choice.noun, count: many(choice.noun), choice, closed: null, note: "" })),
      ...shut.map((closed) => ({ id: closed.noun, count: many(closed.noun), choice: null, closed, note: "" })),
    ];
  }
  const resting = look.combat.last[seat];
  return [...new Set(held(look, seat))].map((id) => ({
    ...{ id, count: many(id), choice: null, closed: null, note: id === resting ? w().t("combat-rested") : "" },
  }));
}

function held({ body, combat, source }: Look, seat: string): string[] {
  if (seat === DRACULA) return foeChits(combat, source);
  const weapons = combat.harker ? combat.harker_weapons : body.hunters.find((hunter) => hunter.seat === seat)?.weapons;
  const own = source.all().filter(({ kind, owner }) => kind === "combat" && owner === "hunters");
  return [...own.map(({ id }) => id).filter((id) => !combat.harker || HARKER.chits.includes(id)), ...(weapons ?? [])];
}

/** All chits that the enemy may have: a Szgany's, or Dracula's. */
export function foeChits({ foe }: Fury1987Combat, source: CardSource): string[] {
  const his = source.all().filter(({ kind, owner }) => kind === "combat" && owner === DRACULA);
  return his.map(({ id }) => id).filter((id) => id.startsWith(AGENTS) === (foe !== DRACULA));
}

/** Dracula's chits for the next round, each with why all know that he cannot lay it; a Szgany's are his weapons and basic ones. */
export function nextChits({ combat }: Look, chits: DraculaChit[]): NextCard[] {
  if (combat.foe !== DRACULA || !combat.round) return [];
  const round = combat.revealed ? combat.round + 1 : combat.round;
  const why = ({ id, day }: DraculaChit) => {
    if (!day && !combat.night) return w().t("timing-by-night");
    if (id === DODGE && round === 1) return w().t("combat-next-not-first");
    const barred = combat.garlic && round <= ROUNDS_OF_GARLIC && id.startsWith(ESCAPES);
    return barred ? w().t("combat-next-not-before", { round: ROUNDS_OF_GARLIC + 1 }) : "";
  };
  const never = Object.fromEntries(chits.map((chit) => [chit.id, why(chit)]).filter(([, text]) => text));
  const rests = (combat.revealed ? combat.cards[DRACULA] : combat.last[DRACULA]) ?? null;
  const only = combat.limited && !combat.revealed ? chits.filter(({ after_damage }) => after_damage).map(({ id }) => id) : [];
  return nextCards(
    chits.map(({ id }) => id),
    { never, rests, only },
    w(),
  );
}
