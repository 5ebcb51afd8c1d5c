/** A combat of 2015 as the shared panel shows it. */
import { w } from "../../lib/app.svelte";
import type { GameInfo, Head, News, Question } from "../../lib/protocol";
import type { Fury2015Body, Fury2015Combat } from "../../types.gen";
import type { Chip, Fighter, HandCard, Round, Step } from "../fury/combat/arena";
import type { CardSource } from "../fury/cards/cards";

const DRACULA = "dracula";
const ROUNDS = 6; // Dracula's sixth card is the last

const STEPS = ["choose", "engage", "reveal", "compare", "foe-acts", "hunters-act", "six-played", "draw"] as const;

/** Where in the round a question is asked. */
const STEP_OF: Record<string, (typeof STEPS)[number]> = {
  "choose-cards": "choose",
  engage: "engage",
  "may-swap": "reveal",
  "may-use-plot": "reveal",
  "on-cancel": "compare",
  "on-escape": "compare",
  "claw-again": "foe-acts",
  "choose-plot": "foe-acts",
  "may-fly": "foe-acts",
  "mortal-blow": "foe-acts",
  "hunters-strike": "hunters-act",
  "weapon-used": "hunters-act",
  "circle-removes": "hunters-act",
  "draw-blow": "draw",
};

/** The eight steps of a round; before the first one none is under way. */
export function stepsOf(phase: string): Step[] {
  const now = STEPS.indexOf(STEP_OF[phase] ?? "draw") - (phase in STEP_OF ? 0 : STEPS.length);
  return STEPS.map((step, i) => ({ name: w().t(`combat-step-${step}`), state: i < now ? "done" : i === now ? "now" : "next" }));
}

const UNTOLD = ["round", "engaged", "reveals", "card-cancelled", "chose", "answered", "strikes", "item-discarded", "event-discarded"];

/** The rounds of the combat under way, as these eyes heard them. */
export function roundsOf(news: readonly News[]): Round[] {
  const begun = news.findLastIndex(({ what }) => what === "combat");
  const rounds: Round[] = [];
  for (const { what, facts } of news.slice(begun + 1)) {
    const [a = "", b = ""] = facts;
    if (what === "round") rounds.push({ number: Number(a), engaged: null, played: [], told: [] });
    const round = rounds.at(-1);
    if (!round) continue;
    if (what === "engaged") round.engaged = a;
    else if (what === "reveals") round.played = [...round.played.filter(({ seat }) => seat !== a), { seat: a, card: b, cancelled: false }];
    else if (what === "card-cancelled" || what === "mesmerized") cancel(round, a);
    else if (what === "enraged") round.played = round.played.map((card) => (card.seat === DRACULA ? { ...card, cancelled: false } : card));
    if (!UNTOLD.includes(what)) round.told.push({ what, facts });
  }
  return rounds;
}

function cancel(round: Round, seat: string): void {
  round.played = round.played.map((card) => (card.seat === seat ? { ...card, cancelled: true } : card));
}

/** The card that a seat has chosen in this round, as only its own eyes heard. */
export function chosenIn(news: readonly News[], seat: string): string | null {
  const begun = news.findLastIndex(({ what }) => what === "round");
  const said = news
    .slice(begun + 1)
    .findLast(({ what, facts }) => what === "chose" && facts[0] === seat && facts[1]?.startsWith("choose "));
  return said?.facts[1]?.slice("choose ".length) ?? null;
}

export interface Look {
  body: Fury2015Body;
  combat: Fury2015Combat;
  head: Head;
  news: readonly News[];
  source: CardSource;
  questions: Question[];
  laidFor: (seat: string) => string | null;
  player: (seat: string) => string;
  vampireHealth: (kind: string) => number;
}

/** Dracula, or the vampire for which he plays. */
export function foeOf(look: Look): Fighter {
  const { body, combat } = look;
  const vampire = combat.foe !== DRACULA;
  const of = vampire ? look.vampireHealth(combat.foe) : body.dracula.health;
  const plotting = combat.plots ? [{ icon: look.source.of("plotting")?.icon ?? "", text: w().t("combat-plots") }] : [];
  return {
    ...cardOf(look, DRACULA),
    id: combat.foe,
    name: vampire ? w().noun(combat.foe) : w().seat(DRACULA),
    player: look.player(DRACULA),
    health: Math.max(0, of - combat.foe_damage),
    of,
    status: [readiness(look, DRACULA), w().t("combat-hand", { count: combat.hand_count })].filter(Boolean).join(" · "),
    engaged: false,
    resting: null,
    marks: plotting,
    choices: [],
  };
}

/** The hunters in the combat, with what is asked about them. */
export function huntersOf(look: Look): Fighter[] {
  const { body, combat } = look;
  const asked = look.questions.flatMap(({ options }) => options);
  return body.hunters
    .filter(({ seat }) => combat.fighters.includes(seat))
    .map(({ seat, health, damage }) => ({
      ...cardOf(look, seat),
      id: seat,
      name: w().seat(seat),
      player: look.player(seat),
      health: Math.max(0, health - damage),
      of: health,
      status: readiness(look, seat) || (combat.engaged && combat.engaged !== seat ? w().t("combat-not-engaged") : ""),
      engaged: combat.engaged === seat,
      resting: combat.last[seat] ?? null,
      marks: combat.mesmerized.includes(seat) ? [{ icon: look.source.of("mesmerize")?.icon ?? "", text: w().t("combat-mesmerized") }] : [],
      choices: asked.filter(({ noun }) => noun === seat),
    }));
}

/** While cards are chosen: who is ready, never with what. */
function readiness({ head }: Look, seat: string): string {
  if (head.phase !== "choose-cards") return "";
  return w().t(head.asked.includes(seat) ? "combat-choosing" : "combat-ready");
}

function cardOf(look: Look, seat: string): Pick<Fighter, "card" | "back" | "secret" | "cancelled"> {
  const { combat, head, news } = look;
  const played = roundsOf(news)
    .at(-1)
    ?.played.find((card) => card.seat === seat);
  if (played) return { card: combat.cards[seat] ?? played.card, back: false, secret: null, cancelled: whyCancelled(look, seat) };
  const chosen = combat.cards[seat] ?? (head.eyes.includes(seat) ? chosenIn(news, seat) : null);
  const laid = look.laidFor(seat);
  const ready = seat in combat.cards || (head.phase === "choose-cards" && !head.asked.includes(seat));
  return { card: null, back: ready, secret: chosen ?? (laid?.startsWith("choose ") ? laid.slice(7) : null), cancelled: "" };
}

/** Why a card has no effect: the icons of the engaged hunter's card, or the card that stopped it. */
function whyCancelled({ combat, source }: Look, seat: string): string {
  if (!combat.cancelled.includes(seat)) return "";
  const theirs = combat.cards[DRACULA];
  const against = combat.engaged && !combat.cancelled.includes(combat.engaged) ? combat.cards[combat.engaged] : null;
  if (seat === DRACULA && theirs && against && source.of(against)?.icons.includes(theirs))
    return w().t("combat-stopped-by", { card: w().noun(against) });
  if (seat !== DRACULA && theirs && ["mesmerize", "strength"].includes(theirs) && !combat.cancelled.includes(DRACULA))
    return w().t("combat-stopped-by", { card: w().noun(theirs) });
  return w().t("combat-cancelled");
}

/** What the head of the panel says besides the place. */
export function chipsOf(combat: Fury2015Combat): Chip[] {
  return [
    combat.night ? { icon: "night", text: w().t("combat-night") } : { icon: "day", text: w().t("combat-day") },
    { icon: "", text: w().t("combat-round-of", { round: Math.max(1, combat.round), of: ROUNDS }) },
  ];
}

/** The cards of a seat: those that can be chosen now, those that cannot, and in a pause all of them. */
export function handOf(look: Look, seat: string): HandCard[] {
  const question = look.questions.find((each) => each.seat === seat);
  const isCard = (noun: string) => look.source.of(noun) !== undefined && !look.head.seats.includes(noun);
  const open = question?.options.filter(({ noun, anytime }) => isCard(noun) && !anytime) ?? [];
  if (open.length) {
    const verbs = new Set(open.map(({ verb }) => verb));
    const closed = question?.closed.filter(({ verb, noun }) => isCard(noun) && verbs.has(verb)) ?? [];
    return [
      ...open.map((choice) => ({ id: choice.noun, choice, closed: null, note: "" })),
      ...closed.map((shut) => ({ id: shut.noun, choice: null, closed: shut, note: "" })),
    ];
  }
  if (question) return []; // what is asked stands at the fighters
  return held(look, seat).map((id) => ({
    id,
    choice: null,
    closed: null,
    note: look.combat.last[seat] === id ? w().t("combat-back-next") : "",
  }));
}

function held({ body, combat, source }: Look, seat: string): string[] {
  if (seat === DRACULA) return combat.hand ?? [];
  const items = body.hunters.find((hunter) => hunter.seat === seat)?.items ?? [];
  const own = source.all().filter(({ kind, owner }) => kind === "combat" && owner === "hunters");
  return [...items.filter((id) => source.of(id)?.icons.length), ...own.map(({ id }) => id)];
}

/** The health of the vampires among the encounters. */
export function vampires(facts: GameInfo): Map<string, number> {
  const { encounter } = facts.cards as unknown as { encounter: { id: string; health: number }[] };
  return new Map(encounter.map(({ id, health }) => [id, health]));
}
