/** Who sits at a 1987 table and what lies before each, as the parts of the table take it. */
import type { Words } from "../../lib/words";
import type { Fury1987Body, Fury1987Dracula, Fury1987Hunter } from "../../types.gen";
import type { SeatsLook as Look } from "../fury/edition";
import type { SeatRow, SeatState } from "../fury/seats/rows";

export type SeatsLook = Look<Fury1987Body>;

const DRACULA = "dracula";
const BITES = 1; // that a hunter bears: the second makes him a Vampire

/** Dracula first, then the hunters in the order of their turns. */
export function seatsOf(look: SeatsLook): SeatRow[] {
  return [draculaRow(look, look.body.dracula), ...huntersOf(look)];
}

export function huntersOf(look: SeatsLook): SeatRow[] {
  return look.body.hunters.map((hunter) => hunterRow(look, hunter));
}

function hunterRow(look: SeatsLook, hunter: Fury1987Hunter): SeatRow {
  const { words } = look;
  const gone = hunter.dead ? "seats-dead" : hunter.turned ? "seats-turned" : "";
  return {
    ...common(look, hunter.seat),
    place: gone ? words.t(gone) : hunter.at ? words.noun(hunter.at) : "",
    wounds: { count: hunter.wounds, of: hunter.max_wounds },
    bites: hunter.bitten ? 1 : 0,
    biteSpaces: BITES,
    states: hunterStates(hunter, words),
    piles: [
      { kind: "items", count: hunter.weapon_count, limit: hunter.weapon_limit, known: hunter.weapons ?? hunter.seen_weapons },
      { kind: "events", count: hunter.event_count, limit: hunter.event_limit, known: hunter.events ?? [] },
    ],
    shown: Array<string>(hunter.dogs).fill("dogs"),
    inference: hunter.bitten ? words.t("seats-bite-turns") : "",
  };
}

/** What lies behind the screen is not counted; the number of his events is open. */
function draculaRow(look: SeatsLook, dracula: Fury1987Dracula): SeatRow {
  const { words } = look;
  return {
    ...common(look, DRACULA),
    place: dracula.at ? words.noun(dracula.at) : words.t("seats-hidden"),
    bites: 0,
    biteSpaces: 0,
    states: dracula.fleeing ? [{ icon: "haste", text: words.t("seats-flees") }] : [],
    piles: [
      { kind: "events", count: dracula.event_count, limit: dracula.event_limit, known: dracula.events ?? [] },
      ...(dracula.encounters ? [{ kind: "encounters", count: dracula.encounters.length, limit: null, known: dracula.encounters }] : []),
    ],
    shown: [],
    inference: "",
  };
}

function common({ body, head, players, options, closed }: SeatsLook, seat: string) {
  const asked = head.asked.includes(seat);
  return {
    seat,
    player: players.find((player) => player.seat === seat),
    mine: head.eyes.includes(seat),
    ...{ health: 0, max: 0, after: 0 }, // wounds count up, and Blood lies behind the screen
    acting: body.turn === seat || body.group.includes(seat),
    asked,
    ready: !asked && body.combat !== null && seat in body.combat.cards && !body.combat.revealed,
    options: options.filter(({ noun }) => noun === seat),
    closed: closed.filter(({ noun }) => noun === seat),
  };
}

function hunterStates(hunter: Fury1987Hunter, words: Words): SeatState[] {
  const states: [boolean, string, string][] = [
    [hunter.again, "fast-arrow", "seats-again"],
    [hunter.misses, "delayed", "seats-misses"],
    [hunter.bats, "bats", "seats-bats"],
    [hunter.fought, "battle-lust", "seats-fought"],
    [hunter.dogs > 0, "dog", "seats-dogs"],
  ];
  return states.flatMap(([holds, icon, key]) => (holds ? [{ icon, text: words.t(key) }] : []));
}

/** Valour Points of each hunter, where they are counted. */
export function valourOf({ hunters }: Fury1987Body): { seat: string; valour: number }[] {
  return hunters.filter(({ valour }) => valour > 0).map(({ seat, valour }) => ({ seat, valour }));
}
