/** Trail and Catacombs of a 2005 screen as the parts of the table take them. */
import type { Fury2005Body, Fury2005Space } from "../../types.gen";
import type { TrailLook as Look } from "../fury/edition";
import { comersTo } from "../fury/reach";
import { backKind, kindOf, leavesOf, liesOn, numberOf, regionOf } from "../fury/trail/spaces";
import type { Strip, Trail, TrailSpace } from "../fury/trail/trail";

export type TrailLook = Look<Fury2005Body>;

const CATACOMBS = ["catacomb-1", "catacomb-2", "catacomb-3"];
const LAYS = ["lay", "wolf-form", "start", "double-back", "wolf-and-double-back"]; // verbs that put a card on space 1

/** The six spaces, what is just leaving them, and the Catacombs. */
export function trailOf(look: TrailLook): Trail {
  const { spaces } = look.body;
  const catacomb = (id: string) => spaces.find(({ space }) => space === id) ?? nothingAt(id);
  return {
    spaces: spaces.filter(({ space }) => !CATACOMBS.includes(space)).map((space) => spaceOf(look, space)),
    lairs: CATACOMBS.map((id) => spaceOf(look, catacomb(id))),
  };
}

function spaceOf(look: TrailLook, told: Fury2005Space): TrailSpace {
  const { words, own, body } = look;
  const planned = plannedOn(look, told);
  const card = planned ?? told.card ?? "";
  const place = look.europe.places.get(card);
  const city = told.city && !planned ? look.europe.places.get(told.city) : undefined; // of Hide
  const empty = !card && !told.back;
  const kind = kindOf(place, card, told.back);
  const seen = !own || empty || planned ? "" : told.seen === told.card ? "seen" : "unknown";
  const stands = place ?? city;
  return {
    id: told.space,
    number: numberOf(told.space, words),
    name: card ? words.noun(card) : null,
    card,
    icon: place || !card ? "" : look.icon(card),
    region: city ? words.noun(city.id) : regionOf(place, kind, words),
    kind,
    large: place?.kind === "large-city",
    back: !card && told.back !== null,
    known: own && !told.faceup,
    empty,
    planned: planned !== null,
    here: told.here && !planned,
    strips: planned ? [] : stripsOf(look, told),
    note: "",
    tokens: told.paid ? [{ kind: "blood", label: words.t("trail-paid") }] : [],
    encounters: told.encounters.map(({ kind, faceup }, i) => ({
      ...{ noun: `${told.space}:${i + 1}`, id: kind, icon: kind ? look.icon(kind) : "bat", faceup, damage: 0 },
    })),
    leaves: leavesOf(told.leaves_in, words),
    matures: own && !empty ? maturesOf(look, told) : [],
    seen,
    shows: seen === "unknown" && told.seen ? words.t(`trail-kind-${backKind(told.seen)}`) : "",
    comers: own && stands ? comersTo(body.reach, stands.id) : null,
    options: look.options.filter(({ noun }) => liesOn(told.space, noun)),
    closed: look.closed.filter(({ noun }) => liesOn(told.space, noun)),
    urgent: own && !empty && told.leaves_in !== null && told.leaves_in <= 1,
  };
}

const nothingAt = (space: string): Fury2005Space => ({
  ...{ space, card: null, back: null, seen: null, faceup: false, here: false, city: null, wolf_form: false, double_back: false },
  ...{ paid: false, encounters: [], leaves_in: null },
});

/** The card that a choice laid out would put on the empty space 1. */
function plannedOn({ own, laid }: TrailLook, { space, card, back }: Fury2005Space): string | null {
  return own && space === "space-1" && !card && !back && laid && LAYS.includes(laid.verb) ? laid.noun : null;
}

/** The powers that lie with a location. */
function stripsOf({ icon }: TrailLook, { wolf_form, double_back }: Fury2005Space): Strip[] {
  const lie = [...(wolf_form ? ["wolf-form"] : []), ...(double_back ? ["double-back"] : [])];
  return lie.map((id) => ({ id, icon: icon(id) }));
}

/** What follows when it drops off: which encounters can mature, and which power comes back. */
function maturesOf({ body, words }: TrailLook, { space, encounters }: Fury2005Space): string[] {
  const ripe = encounters.flatMap(({ kind, matures }) => (matures && kind ? [words.noun(kind)] : []));
  const powers = body.dracula.powers.filter((power) => power.space === space);
  return [
    ...(ripe.length ? [words.t("trail-can-mature", { what: ripe.join(", ") })] : []),
    ...powers.map(({ card }) => words.t("trail-power-returns", { card: words.noun(card) })),
  ];
}
