/** What stands and lies on the map of a 2005 screen. */
import type { Words } from "../../lib/words";
import type { Fury2005Body, Fury2005Space } from "../../types.gen";
import type { Europe } from "../fury/europe";
import type { MapFigure, MapToken } from "../fury/map/lit";

/** The hunters, and Dracula where these eyes know him to be. */
export function figuresOf(body: Fury2005Body, words: Words, acting: string, moves: ReadonlyMap<string, string[]>): MapFigure[] {
  const here = body.spaces.find((space) => space.here);
  const stands = [...body.hunters.map(({ seat, at }) => ({ seat, at })), { seat: "dracula", at: body.dracula.at }];
  return stands.flatMap(({ seat, at }) =>
    at
      ? {
          id: seat,
          place: at,
          acting: seat === acting || body.group.includes(seat),
          masked: seat === "dracula" && here !== undefined && !here.faceup,
          label: words.seat(seat),
          ways: moves.get(seat) ?? [],
        }
      : [],
  );
}

/** Markers beside the places, and cards of Trail and Catacombs whose place these eyes know. */
export function tokensOf(body: Fury2005Body, europe: Europe, words: Words): MapToken[] {
  const beside = (kind: string, places: (string | null)[]) =>
    places.flatMap((place) => (place ? { kind, place, label: words.t(`token-on-${kind}`) } : []));
  const with_ = (marker: "fog" | "bats") => body.hunters.filter((hunter) => hunter[marker]).map(({ at }) => at);
  return [
    ...beside("storm", [body.storm]),
    ...beside("consecrated", [body.consecrated]),
    ...beside("host", body.hosts),
    ...beside("fog", with_("fog")),
    ...beside("bats", with_("bats")),
    ...body.spaces.flatMap((space) => spaceToken(space, europe, words)),
  ];
}

function spaceToken({ space, card }: Fury2005Space, europe: Europe, words: Words): MapToken[] {
  if (!card || !europe.places.has(card)) return [];
  const [name = "", number = ""] = space.split("-");
  return [{ kind: name === "catacomb" ? "lair" : "hideout", place: card, text: number, label: words.noun(space) }];
}
