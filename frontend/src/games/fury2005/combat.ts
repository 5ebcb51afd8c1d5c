/** A combat of 2005 as the shared panel shows it. */
import { w } from "../../lib/app.svelte";
import type { Head, Question } from "../../lib/protocol";
import type { Fury2005Body, Fury2005Combat } from "../../types.gen";
import type { CardSource } from "../fury/cards/cards";
import type { Chip, Fighter, HandCard, Step } from "../fury/combat/arena";
import type { Result } from "./cards";

const DRACULA = "dracula";
const AGENT_BLOWS = "agent-"; // the tactics of agents begin so

export interface Look {
  body: Fury2005Body;
  combat: Fury2005Combat;
  head: Head;
  source: CardSource;
  questions: Question[];
  laidFor: (seat: string) => string | null;
  player: (seat: string) => string;
  outcome: (card: string) => string; // what the card brings if it is the one that counts, in words
}

/** The steps of a round; whom the enemy strikes at is asked only where several fight. */
export function stepsOf({ round, fighters, revealed }: Fury2005Combat, question: string): Step[] {
  const steps = ["start", "lay", ...(fighters.length > 1 ? ["target"] : []), "result"];
  const at = question === "name-target" ? "target" : revealed ? "result" : round ? "lay" : "start";
  const now = steps.indexOf(at);
  return steps.map((step, i) => ({ name: w().t(`combat-step-${step}`), state: i < now ? "done" : i === now ? "now" : "next" }));
}

/** Dracula, his agent, or the vampire of a lair; Dracula plays for all of them. */
export function foeOf(look: Look): Fighter {
  const { combat, body } = look;
  const himself = combat.foe === DRACULA;
  return {
    ...cardOf(look, DRACULA),
    id: combat.foe,
    name: himself ? w().seat(DRACULA) : combat.foe === "vampire" ? w().t("value-vampire") : w().noun(combat.foe),
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
      resting: combat.last[seat] ?? null,
      marks: bites ? [{ icon: "bite", text: w().t("seats-bites", { bites, spaces: bite_slots }) }] : [],
      choices: asked.filter(({ noun }) => noun === seat),
    }));
}

/** What the card of a hunter would bring, while that is asked; else that another one is the target. */
function standing({ combat, head, outcome }: Look, seat: string): string {
  const card = combat.cards[seat];
  if (head.phase === "choose-card") return card ? outcome(card) : "";
  return combat.target && combat.target !== seat ? w().t("combat-not-target") : "";
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
export function chipsOf({ night, round, no_escape, repelled, traps, plans, continues }: Fury2005Combat, source: CardSource): Chip[] {
  const icon = (card: string) => source.of(card)?.icon ?? "";
  return [
    night ? { icon: "night", text: w().t("combat-by-night") } : { icon: "day", text: w().t("combat-by-day") },
    ...(round ? [{ icon: "", text: w().t("combat-round", { round }) }] : []),
    ...(no_escape ? [{ icon: icon("garlic"), text: w().t("combat-no-escape") }] : []),
    ...(repelled ? [{ icon: icon("dodge"), text: w().t("combat-repelled") }] : []),
    ...(traps ? [{ icon: icon("trap"), text: `${w().noun("trap")} +${traps}` }] : []),
    ...(plans ? [{ icon: icon("advance-planning"), text: `${w().noun("advance-planning")} +${plans}` }] : []),
    { icon: "", text: w().t("combat-continues", { count: continues }) },
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
  if (question) {
    return [
      ...open.map((choice) => ({ id: choice.noun, count: many(choice.noun), choice, closed: null, note: "" })),
      ...shut.map((closed) => ({ id: closed.noun, count: many(closed.noun), choice: null, closed, note: "" })),
    ];
  }
  const note = (id: string) => (look.combat.last[seat] === id ? w().t("combat-rests", { card: w().noun(id) }) : "");
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

/** A result in words: "Wound 2, +1 next". */
export function resultText({ result, amount, extra }: Result): string {
  const much = amount ? ` ${amount}` : "";
  return `${w().noun(result)}${much}${extra ? `, ${w().t(`combat-extra-${extra}`)}` : ""}`;
}
