/** Who sits at a 2005 table and what lies before each, as the parts of the table take it. */
import type { Words } from "../../lib/words";
import type { Fury2005Body, Fury2005Dracula, Fury2005Hunter } from "../../types.gen";
import type { SeatsLook as Look } from "../fury/edition";
import type { SeatRow, SeatState } from "../fury/seats/rows";

export type SeatsLook = Look<Fury2005Body>;

const DRACULA = "dracula";

/** Dracula first, then the hunters in the order of their turns. */
export function seatsOf(look: SeatsLook): SeatRow[] {
  return [draculaRow(look, look.body.dracula), ...huntersOf(look)];
}

export function huntersOf(look: SeatsLook): SeatRow[] {
  return look.body.hunters.map((hunter) => hunterRow(look, hunter));
}

/** Allies of both sides. */
export function alliesOf({ hunter_ally: theirs, dracula_ally: his }: Fury2005Body): { owner: string; card: string }[] {
  return [...(theirs ? [{ owner: "hunters", card: theirs }] : []), ...(his ? [{ owner: DRACULA, card: his }] : [])];
}

function hunterRow(look: SeatsLook, hunter: Fury2005Hunter): SeatRow {
  const { words } = look;
  const known = (held: string[] | null, shown: string | null, seen: string[]) =>
    held ?? (shown ? [shown, ...seen.filter((card) => card !== shown)] : seen);
  return {
    ...common(look, hunter.seat, hunter.health),
    place: hunter.at ? words.noun(hunter.at) : "",
    max: hunter.max_health,
    bites: hunter.bites,
    biteSpaces: hunter.bite_slots,
    states: hunterStates(hunter, words),
    piles: [
      {
        kind: "items",
        count: hunter.item_count,
        limit: hunter.item_limit,
        known: known(hunter.items, hunter.shown_item, hunter.seen_items),
      },
      {
        kind: "events",
        count: hunter.event_count,
        limit: hunter.event_limit,
        known: known(hunter.events, hunter.shown_event, hunter.seen_events),
      },
    ],
    shown: [hunter.shown_item, hunter.shown_event].filter((card) => card !== null),
    inference: hunter.bites >= hunter.bite_slots ? words.t("seats-bite-defeats") : "",
  };
}

function draculaRow(look: SeatsLook, dracula: Fury2005Dracula): SeatRow {
  const { words, body } = look;
  return {
    ...common(look, DRACULA, dracula.blood),
    place: dracula.at ? words.noun(dracula.at) : words.t("seats-hidden"),
    max: dracula.max_blood,
    bites: 0,
    biteSpaces: 0,
    states: [{ icon: "hand", text: words.t("seats-location-deck", { count: body.deck }) }, ...powerStates(dracula, words)],
    piles: [
      { kind: "encounters", count: dracula.encounter_count, limit: dracula.encounter_limit, known: dracula.encounters ?? [] },
      { kind: "events", count: dracula.event_count, limit: dracula.event_limit, known: dracula.events ?? dracula.seen_events },
    ],
    shown: [],
    inference: "",
  };
}

/** The five powers as far as all may know: where one lies, that it is ready, or that it may lie face down. */
function powerStates(dracula: Fury2005Dracula, words: Words): SeatState[] {
  return dracula.powers.map(({ card, ready, space }) => {
    const where = space ? words.noun(space) : words.t(ready === null ? "seats-power-perhaps" : "seats-power-ready");
    return { icon: "shadow", text: `${words.noun(card)}: ${where}` };
  });
}

function common({ body, head, players, seat: mine, options, closed, laid }: SeatsLook, seat: string, health: number) {
  const asked = head.asked.includes(seat);
  return {
    seat,
    player: players.find((player) => player.seat === seat),
    mine: head.eyes.includes(seat),
    health,
    after: health - (seat === mine ? (laid?.price ?? 0) : 0),
    acting: body.turn === seat || body.group.includes(seat),
    asked,
    ready: !asked && body.combat !== null && seat in body.combat.cards && !body.combat.revealed,
    options: options.filter(({ noun }) => noun === seat),
    closed: closed.filter(({ noun }) => noun === seat),
  };
}

function hunterStates(hunter: Fury2005Hunter, words: Words): SeatState[] {
  const states: [boolean, string, string][] = [
    [hunter.skips, "delayed", "seats-skips"],
    [hunter.fog, "fog", "seats-fog"],
    [hunter.bats, "bats", "seats-bats"],
    [hunter.bites > 0, "weakened", "seats-weakened"],
    [hunter.dogs > 0, "dog", "seats-dogs"],
  ];
  return states.flatMap(([holds, icon, key]) => (holds ? [{ icon, text: words.t(key) }] : []));
}
