"""Small stand-ins for modules of the game that are not there yet, and a Game of what is. It goes as soon as they are."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from whitby.board import BIT
from whitby.cards import EMPTY, UNKNOWN

PACKAGE = "whitby.games.fury1987"
STOOD_IN: list[str] = []


def stand_in(name: str, **things: Any) -> None:
    if find_spec(f"{PACKAGE}.{name}") is None:
        module = ModuleType(f"{PACKAGE}.{name}")
        vars(module).update(things)
        for thing in things.values():
            thing.__module__ = module.__name__
        sys.modules[module.__name__] = module
        STOOD_IN.append(name)


def own(pile: tuple[int, ...], seen: int) -> list[int]:
    return list(pile) if seen else [UNKNOWN] * len(pile)


def weapon_hands(s: Any, eyes: int) -> list[list[int]]:
    return [own(pile, eyes & 7) for pile in s.weapons]


def event_hands(s: Any, eyes: int) -> list[list[int]]:
    return [own(pile, eyes & (7 if seat < 3 else 8)) for seat, pile in enumerate(s.events)]


def chart_faces(s: Any, eyes: int) -> list[int]:
    if eyes & 8:
        return list(s.chart)
    return [x if x != EMPTY and x & 1024 else heard for x, heard in zip(s.chart, s.heard_chart, strict=True)]


def laid_chits(s: Any, eyes: int) -> list[int]:
    return [x if s.chits_revealed or eyes & (7 if seat < 3 else 8) else UNKNOWN for seat, x in enumerate(s.laid)]


def harker_hand(s: Any, eyes: int) -> list[int]:
    return own(s.harker_weapons, eyes & 7)


def hidden(s: Any, eyes: int) -> list[int]:
    return []


stand_in("view", weapon_hands=weapon_hands, event_hands=event_hands, chart_faces=chart_faces,
         laid_chits=laid_chits, harker_hand=harker_hand,
         **{name: hidden for name in ("cup", "drawn_cards", "drawn_chits", "vampires_out")})  # fmt: skip

from whitby.engine import run_agenda  # noqa: E402
from whitby.game import Game, Option, Position, Side  # noqa: E402
from whitby.games.fury1987 import (  # noqa: E402  # noqa: E402  # noqa: E402
    anytime,
    combat,
    damage,
    decks,
    dogs,
    dracula,
    dracula_events,
    drawn_events,
    encounters,
    flight,
    harker,
    hosts,
    hunter_events,
    hunters,
    journeys,
    rules,
    search,
    supply,
    vampires,
    weapons,
    windows,
    winning,
)
from whitby.games.fury1987.europe import PLACES  # noqa: E402
from whitby.games.fury1987.fields import FIELDS  # noqa: E402
from whitby.games.fury1987.generated import view  # noqa: E402
from whitby.games.fury1987.state import FACEUP, Fury  # noqa: E402
from whitby.games.fury1987.words import (  # noqa: E402
    DEGREES,
    ENCOUNTER_CUP,
    ENDINGS,
    EVENT_DECK,
    NOUNS,
    SEATS,
    SPECIAL_VAMPIRES,
    VERBS,
    WEAPON_CUP,
)
from whitby.positions import PlainParts, UnplacedCards, named, sets_of  # noqa: E402

PLAIN = PlainParts(FIELDS, {
    "seat": named("seat", SEATS), "seats": sets_of("seat", SEATS), "hunter": named("hunter", SEATS[:3]),
    "hunters": sets_of("hunter", SEATS[:3]), "place": named("place", PLACES), "town": named("town", PLACES),
    "card": named("card", NOUNS), "chit": named("chit", NOUNS),
})  # fmt: skip
DECKS = {"weapons": WEAPON_CUP, "events": EVENT_DECK, "encounters": tuple(sorted(ENCOUNTER_CUP + SPECIAL_VAMPIRES))}


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> Fury:
    dealt = rules.setup(**options)
    phase = parts.get("phase", "dracula")
    if phase == "deal":
        return dealt
    s = Fury()
    s.begin()
    for name in ("may_attack", "own_hands", "minor_ends", "counts_valour"):
        setattr(s, name, getattr(dealt, name))
    s.round = parts.get("round", 1)
    s.at = [PLACES.index("london")] * 3
    s.dracula_at = PLACES.index("vienna")
    left = UnplacedCards(NOUNS, DECKS)
    PLAIN.set(s, parts, left)
    for h in range(3):
        if (s.dead | s.turned) & BIT[h]:
            s.at[h] = -1
    s.heard_chart = [EMPTY if town in s.at else -2 for town in range(60)]
    for key, mark in (("chart", 0), ("open", FACEUP)):
        for town, kind in parts.get(key, {}).items():
            s.chart[PLACES.index(town)] = left.take("encounters", left.card("encounters", kind)) | mark
            if mark:
                s.heard_chart[PLACES.index(town)] = EMPTY
    for i, town in enumerate(parts.get("hosts", ())):
        s.host_at[i], s.host_of[i] = PLACES.index(town), 0
    special = tuple([card for card in left.piles["encounters"] if card in SPECIAL_VAMPIRES])
    s.special_vampires = special
    for card in special:
        left.take("encounters", card)
    PLAIN.set_rest(s, parts, left)
    turns: list[Any] = [(dracula.dracula_turn, ())] + [(hunters.hunter_turn, (h,)) for h in range(3)]
    after = [(winning.round_ends, ()), (winning.too_long, ()), (rules.next_round, ())]
    if phase == "hunters":
        s.in_castle = int(s.dracula_at == PLACES.index("castle-dracula"))
        turns = turns[1:]
    s.agenda = list(reversed(turns + after))
    run_agenda(s)
    return s


PARTS = PLAIN.parts() | {"phase": "", "round": "", "chart": "", "open": "", "hosts": ""}
GAME = Game(
    id="fury-1987", title="", version=1, seats=SEATS, sides=(Side("dracula", (3,)), Side("hunters", (0, 1, 2))),
    options=(
        Option("attack", "must", "F87-DACT-03", ("must", "may")), Option("hunter_hands", "open", "F87-HIDDEN-06", ("open", "own")),
        Option("minor_victory", "claimed", "F87-WIN-04", ("claimed", "ends")), Option("valour", False, "F87-VALOUR-01", (False, True)),
    ),
    verbs=VERBS, nouns=NOUNS,
    modules=(
        anytime, combat, damage, decks, dogs, dracula, dracula_events, drawn_events, encounters, flight, harker, hosts, hunter_events,
        hunters, journeys, rules, search, supply, vampires, weapons, windows, winning,
    ),
    state=Fury, begin=rules.setup, view=view.view,
    imagine=lambda *_: Fury(), face=lambda s, seat, choice, eyes: choice, why_not=lambda *_: "", closed=lambda *_: [],
    price=lambda *_: 0, clause_of=lambda *_: "", default=lambda *_: 0, reasons={}, prompts={}, endings=ENDINGS,
    no_undo_after=frozenset(), secrets=(), body=lambda v: v, degrees=DEGREES,
    position=Position(build, PARTS, PLAIN.readers()),
)  # fmt: skip
