/** The trail of a 2015 screen as the parts of the table take it. */
import type { Choice, ClosedChoice } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Fury2015Body, Fury2015Hideout, Fury2015Matured } from "../../types.gen";
import type { Europe, Place } from "../fury/europe";
import type { Comer, SpaceKind, Token, Trail, TrailSpace } from "../fury/trail/trail";

export interface TrailLook {
  body: Fury2015Body;
  own: boolean; // through Dracula's eyes
  words: Words;
  europe: Europe;
  icon: (card: string) => string; // the drawing of a card
  options: Choice[];
  closed: ClosedChoice[];
  laid: Choice | undefined; // laid out, not sent
}

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

/** How many cards of the trail lie face down, in words. */
export function trailSummary(trail: Trail, words: Words): string {
  return words.t("trail-face-down-count", { count: trail.spaces.filter(({ back }) => back).length });
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
    encounters: hideout.encounters.map(({ kind, faceup, damage }) => ({ id: kind, icon: kind ? look.icon(kind) : "bat", faceup, damage })),
    leaves: leavesOf(hideout, words),
    matures: own && !empty ? maturesOf(look, hideout) : [],
    seen,
    shows: seen === "unknown" && hideout.seen ? words.t(`trail-kind-${backKind(hideout.seen)}`) : "",
    comers: own && place ? comersTo(look.body, place.id) : null,
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

const liesOn = (space: string, noun: string) => noun === space || noun.startsWith(`${space}:`);

const backKind = (back: string) => back.replace("-back", "") as SpaceKind;

function kindOf(place: Place | undefined, card: string, back: string | null): SpaceKind {
  if (place) return place.kind === "sea" || place.kind === "castle" || place.kind === "hospital" ? place.kind : "city";
  return card || !back ? "power" : backKind(back);
}

function numberOf(space: string, words: Words): string {
  return /^space-(\d)$/.exec(space)?.[1] ?? words.noun(space);
}

function regionOf(place: Place | undefined, kind: SpaceKind, words: Words): string {
  if (!place) return words.t(`trail-kind-${kind}`);
  if (kind === "sea") return words.t("trail-sea-zone");
  return [words.noun(place.region), place.port ? words.t("trail-port") : ""].filter(Boolean).join(" · ");
}

function tokensOf({ rumor, bat_card }: Fury2015Hideout, words: Words): Token[] {
  return [
    ...(rumor ? [{ kind: "rumor" as const, label: words.t("trail-rumor") }] : []),
    ...(bat_card ? [{ kind: "bats" as const, label: words.t("trail-bats") }] : []),
  ];
}

function leavesOf({ leaves_in }: Fury2015Hideout, words: Words): string {
  if (leaves_in === null) return words.t("trail-stays");
  if (leaves_in === 0) return words.t("trail-leaves-now");
  return leaves_in === 1 ? words.t("trail-leaves-next") : words.t("trail-leaves-in", { count: leaves_in });
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

/** The hunters who can be there next: those who stand there too. */
function comersTo(body: Fury2015Body, place: string): Comer[] {
  return body.reach.flatMap(({ seat, start, road, sea, rail, rail_certain }) => {
    if (start === place || road.includes(place) || sea.includes(place)) return [{ seat, sure: true }];
    return rail.includes(place) ? [{ seat, sure: rail_certain }] : [];
  });
}
