/** Who sits at a 2015 table and what lies before each, as the parts of the table take it. */
import type { Words } from "../../lib/words";
import type { Fury2015Body, Fury2015Dracula, Fury2015Hunter } from "../../types.gen";
import type { SeatsLook as Look } from "../fury/edition";
import type { Pile, SeatRow, SeatState } from "../fury/seats/rows";

export type SeatsLook = Look<Fury2015Body>;

/** Dracula first, then the hunters in the order of their turns. */
export function seatsOf(look: SeatsLook): SeatRow[] {
  return [draculaRow(look, look.body.dracula), ...huntersOf(look)];
}

export function huntersOf(look: SeatsLook): SeatRow[] {
  return look.body.hunters.map((hunter) => hunterRow(look, hunter));
}

/** Allies of both sides. */
export function alliesOf({ hunter_ally: theirs, dracula_ally: his }: Fury2015Body): { owner: string; card: string }[] {
  return [...(theirs ? [{ owner: "hunters", card: theirs }] : []), ...(his ? [{ owner: "dracula", card: his }] : [])];
}

function hunterRow(look: SeatsLook, hunter: Fury2015Hunter): SeatRow {
  const { words } = look;
  const place = hunter.at ?? hunter.ward;
  return {
    ...common(look, hunter.seat, hunter.health - hunter.damage),
    place: place ? words.noun(place) : "",
    max: hunter.health,
    bites: hunter.bites,
    biteSpaces: hunter.bite_spaces,
    states: hunterStates(hunter, words),
    piles: hunterPiles(hunter),
    shown: [hunter.shown_item, hunter.shown_event].filter((card) => card !== null),
    inference: inferenceOn(hunter, words),
  };
}

function draculaRow(look: SeatsLook, dracula: Fury2015Dracula): SeatRow {
  const { words } = look;
  return {
    ...common(look, "dracula", dracula.health - dracula.damage),
    place: dracula.at ? words.noun(dracula.at) : words.t("seats-hidden"),
    max: dracula.health,
    bites: 0,
    biteSpaces: 0,
    states: [
      ...(dracula.rumors ? [{ icon: "rumor", text: words.t("seats-rumors", { count: dracula.rumors }) }] : []),
      ...(dracula.bodyguards ? [{ icon: "guards", text: words.t("seats-guards", { count: dracula.bodyguards }) }] : []),
    ],
    piles: [
      { kind: "encounters", count: dracula.encounter_count, limit: null, known: dracula.encounters ?? [] },
      { kind: "events", count: dracula.event_count, limit: dracula.event_limit, known: dracula.events ?? [] },
    ],
    shown: [],
    inference: "",
  };
}

function common({ body, head, players, seat: mine, options, closed, laid }: SeatsLook, seat: string, health: number) {
  const asked = head.asked.includes(seat);
  return {
    seat,
    player: players.find((player) => player.seat === seat),
    mine: head.eyes.includes(seat),
    health,
    after: health - (seat === mine ? (laid?.price ?? 0) : 0),
    acting: body.turn === seat,
    asked,
    ready: !asked && body.combat !== null && body.combat.cards[seat] === null,
    options: options.filter(({ noun }) => noun === seat),
    closed: closed.filter(({ noun }) => noun === seat),
  };
}

function hunterStates(hunter: Fury2015Hunter, words: Words): SeatState[] {
  const states: [boolean, string, string][] = [
    [hunter.at === null && hunter.ward !== null, "hospital", "seats-wakes"],
    [hunter.weakened, "weakened", "seats-weakened"],
    [hunter.delayed, "delayed", "seats-delayed"],
    [hunter.bats, "bats", "seats-bats"],
  ];
  return states.flatMap(([holds, icon, key]) => (holds ? [{ icon, text: words.t(key) }] : []));
}

/** The whole hand where it is known, else what lies open. */
function hunterPiles(hunter: Fury2015Hunter): Pile[] {
  const open = (card: string | null) => (card ? [card] : []);
  return [
    { kind: "items", count: hunter.item_count, limit: hunter.item_limit, known: hunter.items ?? open(hunter.shown_item) },
    { kind: "events", count: hunter.event_count, limit: hunter.event_limit, known: hunter.events ?? open(hunter.shown_event) },
    { kind: "tickets", count: hunter.ticket_count, limit: null, known: hunter.tickets ?? [] },
  ];
}

/** What anybody can tell of a hunter besides what is counted: that the next bite defeats him. */
function inferenceOn({ bites, bite_spaces }: Fury2015Hunter, words: Words): string {
  return bites < bite_spaces ? "" : words.t("seats-bite-defeats");
}
