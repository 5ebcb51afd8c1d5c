"""What a player sees of London: the same from a view, and from a whole game that somebody imagined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.games.dracula2003.movement import lay_card
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.view import face_of


class Seen:
    """The fields that a judgement reads, hidden cards as their backs."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.at: list[int] = []
        self.board: list[int] = []
        self.card_known_to: list[int] = []
        self.turned_by_block = 0
        self.barriers: list[int] = []
        self.barrier_mask = 0
        self.steps = 0
        self.turned_up = 0
        self.breath = False
        self.alertness = False
        self.hand: Sequence[int] = ()
        self.supply: Sequence[int] = ()
        self.foes_supply = 0  # how many cards
        self.supply_seen: Sequence[int] = ()  # of the opponent's
        self.supply_seen_places = 0  # where they may lie by now
        self.defeated: list[Sequence[int]] = []
        self.cubes = 0
        self.taken = 0  # targets, by me
        self.lost = 0
        self.chosen: Sequence[int] = ()  # of the six, so far
        self.lay_at = 0  # where a card is to be laid


def in_view(view: dict[str, Any], me: int) -> Seen:
    """What stands in a view of this seat's eyes."""
    foe = 1 - me
    seen = Seen(me)
    seen.at = view["at"]
    seen.board = view["board"]
    seen.card_known_to = view["card_known_to"]
    seen.turned_by_block = view["turned_by_block"]
    seen.barriers = view["barriers"]
    seen.barrier_mask = view["barrier_mask"]
    seen.steps = view["steps"]
    seen.turned_up = view["turned_up"]
    seen.breath = view["breath"]
    seen.alertness = view["alertness"]
    seen.hand = view["hand"][me]
    seen.supply = view["supply"][me]
    seen.foes_supply = len(view["supply"][foe])
    seen.supply_seen = view["supply_seen"][foe]
    seen.supply_seen_places = view["supply_seen_places"][foe]
    seen.defeated = view["defeated"]
    seen.cubes = view["cubes"][me]
    seen.taken = view["targets_taken"][me]
    seen.lost = view["targets_taken"][foe]
    seen.chosen = view["answers"][me] if view["answers"] else ()
    seen.lay_at = view["running"][2] if view["running"][0] == "lay_card" else seen.at[me]
    return seen


def in_game(s: London, me: int) -> Seen:
    """What this seat would see of a whole game."""
    foe = 1 - me
    seen = Seen(me)
    seen.at = s.at
    seen.board = [face_of(s, place, me + 1) for place in range(12)]
    seen.card_known_to = s.card_known_to
    seen.turned_by_block = s.turned_by_block
    seen.barriers = s.barriers
    seen.barrier_mask = s.barrier_mask
    seen.steps = s.steps
    seen.turned_up = s.turned_up
    seen.breath = s.breath
    seen.alertness = s.alertness
    seen.hand = s.hand[me]
    seen.supply = s.supply[me]
    seen.foes_supply = len(s.supply[foe])
    seen.supply_seen = s.supply_seen[foe]
    seen.supply_seen_places = s.supply_seen_places[foe]
    seen.defeated = s.defeated  # type: ignore[assignment]
    seen.cubes = s.cubes[me]
    seen.taken = s.targets_taken[me]
    seen.lost = s.targets_taken[foe]
    seen.chosen = s.answers[me] if s.answers else ()
    args = s.running[1]
    seen.lay_at = args[1] if s.running[0] is lay_card else s.at[me]
    return seen
