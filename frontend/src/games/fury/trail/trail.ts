/** A trail of cards as plain data, and what a screen reader says of it. */
import type { Choice, ClosedChoice } from "../../../lib/protocol";
import { capital, type Words } from "../../../lib/words";
import type { Europe } from "../europe";

export type SpaceKind = "city" | "sea" | "castle" | "power" | "hospital";

export interface Encounter {
  noun: string; // as choices name it; empty where they cannot
  id: string | null; // null while it lies face down for these eyes
  icon: string;
  faceup: boolean;
  damage: number;
}

export interface Strip {
  id: string;
  icon: string;
}

export interface Token {
  kind: "rumor" | "bats" | "blood";
  label: string;
}

/** Somebody who can come there at the next turn: for certain, or only with luck. */
export interface Comer {
  seat: string;
  sure: boolean;
}

export interface TrailSpace {
  id: string; // as choices name it: space-1, lair-2, leaving
  number: string; // "1", or "Lair 2"
  name: string | null; // of the card, in words; null while these eyes see its back
  card: string; // the card's id, empty while unknown
  icon: string; // of a power
  region: string;
  kind: SpaceKind;
  large: boolean;
  back: boolean; // face down for these eyes
  known: boolean; // its owner sees here what others do not
  empty: boolean;
  planned: boolean; // laid out, not sent
  here: boolean;
  strips: Strip[]; // cards that lie on its foot
  note: string; // a word on a face-up card
  tokens: Token[];
  encounters: Encounter[];
  leaves: string;
  matures: string[];
  seen: "seen" | "unknown" | ""; // what the others know of it
  shows: string; // what they see, in words
  comers: Comer[] | null; // null where that is no question
  options: Choice[];
  closed: ClosedChoice[];
  urgent: boolean;
}

export interface Trail {
  spaces: TrailSpace[]; // from the newest to the oldest
  lairs: TrailSpace[];
}

/** The choices that lie on the card itself. */
export const onSpace = <C extends { noun: string }>(space: TrailSpace, choices: C[]): C[] =>
  choices.filter(({ noun }) => noun === space.id);

/** The choice that lies on one encounter: on the first of its noun, which copies of a card may share. */
export function onEncounter<C extends { noun: string }>(space: TrailSpace, at: number, choices: C[]): C | undefined {
  const named = space.encounters[at]?.noun;
  if (!named || space.encounters.findIndex((each) => each.noun === named) !== at) return undefined;
  return choices.find(({ noun }) => noun === named);
}

/** Lies it apart from the trail, in a lair or in the catacombs? */
export const isLair = ({ id }: TrailSpace): boolean => !id.startsWith("space-") && id !== "leaving";

/** The number in its disc; none for the one that is leaving. */
export const digit = (space: TrailSpace): string => /\d+/.exec(space.id)?.[0] ?? "–";

/** One space as a sentence: "1, he is here: face down, city, one encounter". */
export function spoken(space: TrailSpace, words: Words, own = false): string {
  const here = space.here ? words.t(own ? "trail-you-are-here" : "trail-he-is-here") : "";
  const head = [space.number, here].filter(Boolean).join(", ");
  return `${head}: ${[...spokenCard(space, words), ...(own ? spokenSecrets(space, words) : [])].filter(Boolean).join(", ")}`;
}

function spokenCard(space: TrailSpace, words: Words): string[] {
  if (space.empty) return [words.t("trail-empty")];
  const card = space.back ? [words.t("trail-face-down"), words.t(`trail-kind-${space.kind}`)] : [space.name ?? "", space.region];
  const named = space.encounters.flatMap(({ id }) => (id ? [words.noun(id)] : []));
  const hidden = space.encounters.length - named.length;
  return [
    ...card,
    space.planned ? words.t("trail-your-choice") : "",
    ...space.strips.map(({ id }) => words.noun(id)),
    space.note,
    ...named,
    hidden || !named.length ? words.t("trail-encounter-count", { count: hidden }) : "",
    ...space.tokens.map(({ label }) => label),
  ];
}

/** What Dracula alone reads of a space. */
function spokenSecrets(space: TrailSpace, words: Words): string[] {
  if (space.empty) return [];
  const comers =
    space.comers?.length === 0 ? [words.t("trail-nobody-comes")] : (space.comers ?? []).map((comer) => spokenComer(comer, words));
  return [space.leaves, space.seen ? words.t(`trail-they-${space.seen}`, { what: space.shows }) : "", ...comers, ...space.matures];
}

export const spokenComer = ({ seat, sure }: Comer, words: Words): string =>
  words.t(sure ? "trail-can-come" : "trail-could-come", { seat: words.seat(seat) });

/** The label above a card of the strip; `end` says that it is the newest or the oldest. */
export function strapline(space: TrailSpace, end: "newest" | "oldest" | "", words: Words): string {
  if (space.id === "leaving") return capital(words.t("trail-leaves-now"));
  if (space.here) return `${space.number} · ${words.t("trail-he-is-here")}`;
  return end && !space.empty ? `${space.number} · ${words.t(`trail-${end}`)}` : space.number;
}

/** Is a space the first or the last of the row? What leaves is beyond it. */
export function endOf(trail: Trail, space: TrailSpace): "newest" | "oldest" | "" {
  const row = trail.spaces.filter(({ id }) => id !== "leaving");
  return space === row[0] ? "newest" : space === row.at(-1) ? "oldest" : "";
}

/** How many cards of the trail lie face down, in words; nothing of one without cards. */
export function trailSummary(trail: Trail, words: Words): string {
  if (trail.spaces.every(({ empty }) => empty)) return "";
  return words.t("trail-face-down-count", { count: trail.spaces.filter(({ back }) => back).length });
}

/** The places of Dracula's trail, the oldest first; powers that have no place are left out. */
export function wayOf(spaces: readonly { space: string; card: string | null }[], europe: Europe): string[] {
  const places = spaces.filter(({ space }) => space.startsWith("space-")).map(({ card }) => card ?? "");
  return places.filter((place) => europe.places.has(place)).toReversed();
}
