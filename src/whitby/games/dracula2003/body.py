"""The body of a screen of Dracula (2003): the view in words."""

from __future__ import annotations

from typing import Any

import msgspec

from whitby.engine import NOUN
from whitby.games.dracula2003.barriers import TOUCHING, WAYS
from whitby.games.dracula2003.words import (
    COLOURS,
    DRACULAS,
    EMPTY,
    NOUNS,
    OWNER,
    PLACES,
    SEATS,
    SLOTS,
    STEP_NUMBER,
    TARGET_OF,
    TARGETS,
    UNKNOWN,
    VAN_HELSINGS,
)


class Place(msgspec.Struct, frozen=True):
    """One of the twelve places."""

    id: str
    card: str | None  # the encounter card, if the viewer knows it
    owner: str | None  # whose card it is, if the viewer knows
    covered: bool  # does a card lie here?
    known_to: list[str]  # who knows which card it is
    figures: list[str]
    up: bool  # its card was turned up this turn
    turned: bool  # by Block: Dracula may not look
    away: int  # steps from the figure whose turn it is, around the barriers


class Barrier(msgspec.Struct, frozen=True):
    """One of the four barriers."""

    colour: str
    slot: str | None  # None while it lies beside the board


class Player(msgspec.Struct, frozen=True):
    """What is before one player."""

    seat: str
    at: str
    cubes: int
    taken: int  # targets found
    sought: int  # targets still to be found of which the viewer does not know where they are
    unseen: int  # cards that the viewer has not seen and among which they are
    supply: list[str] | None  # None where only the size is known
    supply_size: int
    hand: list[str] | None
    hand_size: int
    hand_known: list[str]  # cards in the hand that everybody knows: Control took them back
    aside_size: int
    played: list[str]
    defeated: list[str]
    seen: list[str] | None  # cards that the opponent knows to be in the supply or on `seen_places`
    seen_places: list[str]
    chosen: list[str]  # for the board, while the six are being chosen


class Body(msgspec.Struct, frozen=True, tag="dracula-2003"):
    """The table as these eyes see it."""

    turn: str
    turns: int
    turn_limit: int
    touching: str
    steps: int  # taken in this turn
    reach: int | None  # most steps this turn, if the viewer knows the hand
    card: str | None  # the action card being played
    effects: list[str]  # breath, whisper, alertness, battle-lust
    places: list[Place]
    barriers: list[Barrier]
    players: list[Player]


def body(v: dict[str, Any]) -> Body:
    """The view in words."""
    turn = v["turn"]
    away = steps_from(v["at"][turn], v["barrier_mask"])
    effects = {"breath": v["breath"], "whisper": v["whisper"], "alertness": v["alertness"], "battle-lust": v["battle_lust"]}
    return Body(
        turn=SEATS[turn],
        turns=v["turns"],
        turn_limit=v["turn_limit"],
        touching=TOUCHING[v["touching"]],
        steps=v["steps"],
        reach=max([STEP_NUMBER[c] for c in v["hand"][turn]], default=0) if UNKNOWN not in v["hand"][turn] else None,
        card=None if v["card_in_play"] == EMPTY else NOUNS[v["card_in_play"]],
        effects=[name for name, acts in effects.items() if acts],
        places=[place(v, p, away[p]) for p in range(len(PLACES))],
        barriers=[Barrier(COLOURS[c], SLOTS[slot] if slot >= 0 else None) for c, slot in enumerate(v["barriers"])],
        players=[player(v, seat) for seat in (0, 1)],
    )


def steps_from(start: int, walls: int) -> list[int]:
    """D03-MOVE-02, D03-MOVE-03  How many steps each place is away; the barriers leave the board in one piece."""
    away = [0] * len(PLACES)
    reached = [start]
    for here in reached:
        for there, slot in WAYS[here]:
            if not walls & slot and there not in reached:
                away[there] = away[here] + 1
                reached.append(there)
    return away


def place(v: dict[str, Any], p: int, away: int) -> Place:
    """One place in words."""
    card = v["board"][p]
    owner = {DRACULAS: 0, VAN_HELSINGS: 1}.get(card, -1) if card < 0 else OWNER[card]
    return Place(
        id=PLACES[p],
        card=NOUNS[card] if card >= 0 else None,
        owner=SEATS[owner] if owner >= 0 else None,
        covered=card != EMPTY,
        known_to=[seat for i, seat in enumerate(SEATS) if v["card_known_to"][p] >> i & 1],
        figures=[seat for i, seat in enumerate(SEATS) if v["at"][i] == p],
        up=v["turned_up"] == p,
        turned=v["turned_by_block"] == p,
        away=away,
    )


def player(v: dict[str, Any], seat: int) -> Player:
    """One player in words."""
    sought, unseen = search(v, seat)
    return Player(
        seat=SEATS[seat],
        at=PLACES[v["at"][seat]],
        cubes=v["cubes"][seat],
        taken=v["targets_taken"][seat],
        sought=sought,
        unseen=unseen,
        supply=named(v["supply"][seat]),
        supply_size=len(v["supply"][seat]),
        hand=named(v["hand"][seat]),
        hand_size=len(v["hand"][seat]),
        hand_known=[NOUNS[c] for c in v["known_hand"][seat]],
        aside_size=len(v["aside"][seat]),
        played=[NOUNS[c] for c in v["played"][seat]],
        defeated=[NOUNS[c] for c in v["defeated"][seat]],
        seen=named(v["supply_seen"][seat]),
        seen_places=[name for p, name in enumerate(PLACES) if v["supply_seen_places"][seat] >> p & 1],
        chosen=[NOUNS[c & NOUN] for c in v["answers"][seat]] if v["answers"] else [],
    )


def search(v: dict[str, Any], finder: int) -> tuple[int, int]:
    """How many of the opponent's targets these eyes have not seen, and among how many cards: on the board, and in his supply."""
    owner = 1 - finder
    supply, board = v["supply"][owner], v["board"]
    hidden = UNKNOWN in supply
    seen = v["supply_seen"][owner] if hidden else supply  # what was seen may have been laid since: then it is missed in the supply
    targets = TARGETS - v["targets_taken"][finder] - [*board, *seen].count(TARGET_OF[owner])
    faceless = sum(card in (UNKNOWN, (DRACULAS, VAN_HELSINGS)[owner]) for card in board)
    return targets, faceless + (len(supply) - len(seen) if hidden else 0)


def named(pile: list[int]) -> list[str] | None:
    """The cards by name, or None where they are hidden."""
    return None if UNKNOWN in pile else [NOUNS[card] for card in pile]
