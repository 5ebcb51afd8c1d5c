/** The trail of a 2015 screen as the parts of the table take it. */
import type { Words } from "../../lib/words";
import type { Fury2015Body, Fury2015Hideout, Fury2015Matured } from "../../types.gen";
import type { TrailLook as Look } from "../fury/edition";
import { comersTo } from "../fury/reach";
import { backKind, kindOf, leavesOf, liesOn, numberOf, regionOf } from "../fury/trail/spaces";
import type { Token, Trail, TrailSpace } from "../fury/trail/trail";

export type TrailLook = Look<Fury2015Body>;

const LAIRS = ["lair-1", "lair-2", "lair-3"];
const LAYS = ["lay", "wolf-form", "start"]; // verbs that put a card on space 1

/** The six spaces, what is just leaving them, and three places for lairs. */
export function trailOf(look: TrailLook): Trail {
  const { hideouts } = look.body;
  const lair = (id: string) => hideouts.find(({ space }) => space === id) ?? nothingAt(id);
  return {
    spaces: hideouts.filter(({ space }) => !LAIRS.includes(space)).map((hideout) => spaceOf(look, hideout)),
    lairs: LAIRS.map((id) => spaceOf(look, lair(id))),
  };
}

function spaceOf(look: TrailLook, hideout: Fury2015Hideout): TrailSpace {
  const { words, own } = look;
  const planned = plannedOn(look, hideout);
  const card = planned ?? hideout.card ?? "";
  const place = look.europe.places.get(card);
  const empty = !card && !hideout.back;
  const kind = kindOf(place, card, hideout.back);
  const seen = !own || empty || planned ? "" : hideout.seen === hideout.card ? "seen" : "unknown";
  return {
    id: hideout.space,
    number: numberOf(hideout.space, words),
    name: card ? words.noun(card) : null,
    card,
    icon: place || !card ? "" : look.icon(card),
    region: regionOf(place, kind, words),
    kind,
    large: place?.kind === "large-city",
    back: !card && hideout.back !== null,
    known: own && !hideout.faceup,
    empty,
    planned: planned !== null,
    here: hideout.here && !planned,
    strips: hideout.wolf_form ? [{ id: "wolf-form", icon: look.icon("wolf-form") }] : [],
    note: !own && hideout.faceup && kind === "city" && !hideout.encounters.length ? words.t("trail-no-encounter") : "",
    tokens: tokensOf(hideout, words),
    encounters: hideout.encounters.map(({ kind, faceup, damage }) => ({
      noun: kind ? `${hideout.space}:${kind}` : "",
      id: kind,
      icon: kind ? look.icon(kind) : "bat",
      faceup,
      damage,
    })),
    leaves: leavesOf(hideout.leaves_in, words),
    matures: own && !empty ? maturesOf(look, hideout) : [],
    seen,
    shows: seen === "unknown" && hideout.seen ? words.t(`trail-kind-${backKind(hideout.seen)}`) : "",
    comers: own && place ? comersTo(look.body.reach, place.id) : null,
    options: look.options.filter(({ noun }) => liesOn(hideout.space, noun)),
    closed: look.closed.filter(({ noun }) => liesOn(hideout.space, noun)),
    urgent: own && !empty && hideout.leaves_in !== null && hideout.leaves_in <= 1,
  };
}

const nothingAt = (space: string): Fury2015Hideout => ({
  ...{ space, card: null, back: null, seen: null, faceup: false, here: false, wolf_form: false, bat_card: false, rumor: false },
  ...{ encounters: [], leaves_in: null, matures: [] },
});

/** The card that a choice laid out would put on the empty space 1. */
function plannedOn({ own, laid }: TrailLook, { space, card, back }: Fury2015Hideout): string | null {
  return own && space === "space-1" && !card && !back && laid && LAYS.includes(laid.verb) ? laid.noun : null;
}

function tokensOf({ rumor, bat_card }: Fury2015Hideout, words: Words): Token[] {
  return [
    ...(rumor ? [{ kind: "rumor" as const, label: words.t("trail-rumor") }] : []),
    ...(bat_card ? [{ kind: "bats" as const, label: words.t("trail-bats") }] : []),
  ];
}

/** What follows when it leaves: by each encounter, and which power comes back. */
function maturesOf({ body, words }: TrailLook, hideout: Fury2015Hideout): string[] {
  const several = hideout.matures.length > 1;
  const effects = hideout.matures.map((matured) => (several ? `${words.noun(matured.kind)}: ` : "") + effectOf(matured, words));
  const powers = body.dracula.powers.filter(({ space }) => space === hideout.space);
  return [
    ...(effects.length ? [words.t("trail-matures", { what: effects.join("; ") })] : []),
    ...powers.map(({ card }) => words.t("trail-power-returns", { card: words.noun(card) })),
  ];
}

function effectOf({ effect, amount, clears }: Fury2015Matured, words: Words): string {
  const spaces = clears.map((space) => numberOf(space, words)).join(", ");
  return words.t(`matures-${effect}`, { amount }) + (spaces ? `, ${words.t("trail-clears", { spaces })}` : "");
}
