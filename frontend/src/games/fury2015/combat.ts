/** A combat of 2015 as the shared panel shows it. */
import { w } from "../../lib/app.svelte";
import { atLeastOne } from "../../lib/odds";
import type { Head, News, Question } from "../../lib/protocol";
import type { Fury2015Body, Fury2015Combat } from "../../types.gen";
import type { Chip, Fighter, FoeCard, HandCard, Step } from "../fury/combat/arena";
import type { CardSource } from "../fury/cards/cards";
import { chosenIn, roundsOf } from "./rounds";

const DRACULA = "dracula";
const ROUNDS = 6; // Dracula's sixth card is the last

const STEPS = ["choose", "engage", "reveal", "cancel", "dracula", "hunters", "six", "draw"] as const;

/** The eight steps of a round; before the first round none is under way. */
export function stepsOf({ step, foe }: Fury2015Combat): Step[] {
  const now = STEPS.findIndex((each) => each === step);
  const name = (each: string) => w().t(`combat-step-${each === DRACULA && foe !== DRACULA ? "vampire" : each}`);
  return STEPS.map((each, i) => ({ name: name(each), state: i < now ? "done" : i === now ? "now" : "next" }));
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
}

/** Dracula, or the vampire for which he plays, by name. */
export const foeName = ({ foe }: Fury2015Combat): string => (foe === DRACULA ? w().seat(DRACULA) : w().noun(foe));

/** The one whom the hunters fight. */
export function foeOf(look: Look): Fighter {
  const { combat } = look;
  const drawn = combat.round > 0 || combat.hand_count > 0; // before that he has no hand of combat cards
  const marks = [combat.plots && mark(look, "plotting", "combat-plots"), combat.enraged && mark(look, "enraged", "field-enraged")];
  return {
    ...cardOf(look, DRACULA),
    id: combat.foe,
    name: foeName(combat),
    player: look.player(DRACULA),
    health: Math.max(0, combat.foe_health - combat.foe_damage),
    of: combat.foe_health,
    status: [readiness(look, DRACULA), drawn && w().t("combat-hand", { count: combat.hand_count })].filter(Boolean).join(" · "),
    engaged: false,
    resting: null,
    marks: marks.filter((each) => each !== false && each !== 0),
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
      marks: marksOf(look, seat),
      choices: asked.filter(({ noun }) => noun === seat),
    }));
}

function mark({ source }: Look, card: string, text: string): Chip {
  return { icon: source.of(card)?.icon ?? "", text: w().t(text) };
}

/** The effects that lie on a hunter. */
function marksOf(look: Look, seat: string): Chip[] {
  const { mesmerized, planned_ambush, wreaths } = look.combat;
  return [
    ...(mesmerized.includes(seat) ? [mark(look, "mesmerize", "combat-mesmerized")] : []),
    ...(planned_ambush.includes(seat) ? [mark(look, "planned-ambush", "field-planned-ambush")] : []),
    ...Array.from({ length: wreaths[seat] ?? 0 }, () => mark(look, "garlic-wreath", "combat-wreath")),
  ];
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
export function chipsOf({ night, round, ambush, lucys_revenge, holy_bullets }: Fury2015Combat, source: CardSource): Chip[] {
  const about = (card: string, text: string) => ({ icon: source.of(card)?.icon ?? "", text: w().t(text) });
  return [
    night ? { icon: "night", text: w().t("combat-night") } : { icon: "day", text: w().t("combat-day") },
    ...(round ? [{ icon: "", text: w().t("combat-round-of", { round, of: ROUNDS }) }] : []),
    ...(ambush ? [{ icon: "ambush", text: w().t("panel-ambush") }] : []),
    ...(lucys_revenge ? [about("lucys-revenge", "field-lucys-revenge")] : []),
    ...(holy_bullets ? [about("holy-bullets", "field-holy-bullets")] : []),
  ];
}

/** Every kind of card in the foe's deck: how many of it were not played in this combat nor lie on the trail, whether one of the hunters' cards
 * stops it and, where odds are shown to who does not see his hand, how likely he holds one. */
export function foeCardsOf({ body, combat, source }: Look, against: string | null, weighed = false): FoeCard[] {
  const shown = combat.cards[DRACULA];
  const flown = body.hideouts.filter(({ bat_card }) => bat_card).map(() => "escape-as-bat");
  const gone = [...combat.played, ...(shown ? [shown] : []), ...flown];
  const stops = against ? (source.of(against)?.icons ?? []) : [];
  const cards = source
    .all()
    .filter(({ kind, owner }) => kind === "combat" && owner === DRACULA)
    .map(({ id, icon, copies }) => ({
      id,
      icon,
      of: copies,
      left: Math.max(0, copies - gone.filter((card) => card === id).length),
      stopped: stops.includes(id),
    }));
  if (!weighed || combat.hand) return cards;
  const unseen = cards.reduce((sum, { left }) => sum + left, 0);
  return cards.map((card) => ({ ...card, held: atLeastOne(card.left, unseen, combat.hand_count) }));
}

/** The cards of a seat: those that can be chosen now, those that cannot, and in a pause all of them. */
export function handOf(look: Look, seat: string): HandCard[] {
  const question = look.questions.find((each) => each.seat === seat);
  const many = (noun: string) => Math.max(1, held(look, seat).filter((id) => id === noun).length);
  const isCard = (noun: string) => look.source.of(noun) !== undefined && !look.head.seats.includes(noun);
  const open = question?.options.filter(({ noun, anytime }) => isCard(noun) && !anytime) ?? [];
  if (open.length) {
    const own = held(look, seat);
    const closed = question?.closed.filter(({ verb, noun }) => verb === "choose" && own.includes(noun)) ?? [];
    return [
      ...open.map((choice) => ({ id: choice.noun, count: many(choice.noun), choice, closed: null, note: "" })),
      ...closed.map((shut) => ({ id: shut.noun, count: many(shut.noun), choice: null, closed: shut, note: "" })),
    ];
  }
  if (question) return []; // what is asked stands at the fighters
  return held(look, seat).map((id) => ({
    id,
    count: 1,
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
