/** What stands and lies on the map of a 2015 screen. */
import type { Words } from "../../lib/words";
import type { Fury2015Body, Fury2015Hideout } from "../../types.gen";
import type { Europe } from "../fury/europe";
import type { MapFigure, MapToken } from "../fury/map/lit";

/** The hunters, and Dracula where these eyes know him to be. */
export function figuresOf(body: Fury2015Body, words: Words, acting: string, moves: ReadonlyMap<string, string[]>): MapFigure[] {
  const here = body.hideouts.find((hideout) => hideout.here);
  const stands = [...body.hunters.map(({ seat, at }) => ({ seat, at })), { seat: "dracula", at: body.dracula.at }];
  return stands.flatMap(({ seat, at }) =>
    at
      ? {
          id: seat,
          place: at,
          acting: seat === acting,
          masked: seat === "dracula" && here !== undefined && !here.faceup,
          label: words.seat(seat),
          ways: moves.get(seat) ?? [],
        }
      : [],
  );
}

/** Tokens beside the places, and hideouts whose place these eyes know. */
export function tokensOf(body: Fury2015Body, europe: Europe, words: Words): MapToken[] {
  const beside = (kind: string, places: (string | null)[]) =>
    places.flatMap((place) => (place ? { kind, place, label: words.t(`token-on-${kind}`) } : []));
  return [
    ...beside("fog", body.fog),
    ...beside("storm", body.storms),
    ...beside("consecrated", [body.consecrated]),
    ...beside("host", body.hosts),
    ...beside(
      "bats",
      body.hunters.filter(({ bats }) => bats).map(({ at }) => at),
    ),
    ...body.hideouts.flatMap((hideout) => hideoutToken(hideout, europe, words)),
  ];
}

function hideoutToken({ space, card, rumor }: Fury2015Hideout, europe: Europe, words: Words): MapToken[] {
  if (!card || !europe.places.has(card)) return [];
  const [name = "", number = ""] = space.split("-");
  const token = { kind: name === "lair" ? "lair" : "hideout", place: card, text: number, label: words.noun(space) };
  return rumor ? [token, { kind: "rumor", place: card, label: words.t("token-on-rumor") }] : [token];
}
