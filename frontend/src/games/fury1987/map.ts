/** What stands and lies on the map of a 1987 screen, as far as these eyes know it. */
import type { Words } from "../../lib/words";
import type { Fury1987Body, Fury1987Town } from "../../types.gen";
import type { Europe } from "../fury/europe";
import type { MapFigure, MapToken } from "../fury/map/lit";
import { drawingOf } from "./cards";

/** The hunters, and Dracula where these eyes know him to be. */
export function figuresOf(body: Fury1987Body, words: Words, acting: string, moves: ReadonlyMap<string, string[]>): MapFigure[] {
  const hidden = body.dracula.vampires !== null && !body.dracula.found; // his own eyes know what others do not
  const stands = [...body.hunters.map(({ seat, at }) => ({ seat, at })), { seat: "dracula", at: body.dracula.at }];
  return stands.flatMap(({ seat, at }) =>
    at
      ? {
          id: seat,
          place: at,
          acting: seat === acting || body.group.includes(seat),
          masked: seat === "dracula" && hidden,
          label: words.seat(seat),
          ways: moves.get(seat) ?? [],
        }
      : [],
  );
}

/** Encounters, Hosts and Local Rumours beside the towns where they lie, and Bats with those whom they lead. */
export function tokensOf(body: Fury1987Body, _: Europe, words: Words): MapToken[] {
  const beside = (kind: string, places: (string | null)[]) =>
    places.flatMap((place) => (place ? { kind, place, label: words.t(`token-on-${kind}`) } : []));
  return [
    ...body.towns.map((town) => chit(town, words)),
    ...beside(
      "host",
      body.hosts.map(({ town }) => town),
    ),
    ...beside(
      "bats",
      body.hunters.filter(({ bats }) => bats).map(({ at }) => at),
    ),
    ...beside("rumor", [body.dracula.rumours]),
  ];
}

/** That nothing lies in a town, for all that the hunters know. */
export function factsOn(body: Fury1987Body, place: string, words: Words): string[] {
  return body.empty.includes(place) ? [words.t("chart-empty")] : [];
}

function chit({ town, kind, faceup, known }: Fury1987Town, words: Words): MapToken {
  const name = words.noun(kind ?? "encounter");
  const state = faceup ? words.t("chart-open") : words.t(known ? "chart-known" : "chart-hidden");
  return { kind: faceup ? "chit" : "chit-hidden", place: town, icon: kind ? drawingOf(kind) : "encounters", label: `${name}, ${state}` };
}
