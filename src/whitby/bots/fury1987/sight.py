"""A view of The Fury of Dracula (1st edition) as a player reads it, with a few questions that both sides ask."""

from __future__ import annotations

from whitby.board import BIT
from whitby.bots.fury.clues import Places
from whitby.bots.fury.sight import TableSight
from whitby.bots.fury1987.europe import STEPS
from whitby.game import View
from whitby.games.fury1987.state import FACEUP, KIND
from whitby.games.fury1987.words import EMPTY, IS_VAMPIRE, MOST_WOUNDS, VICTORY


class Sight(TableSight):
    """What one seat sees, and where it thinks that Dracula is."""

    def __init__(self, view: View, question: str, seat: int, dracula_may_be: Places) -> None:
        super().__init__(view, question, seat, dracula_may_be, STEPS)
        self.blood: int = view["blood"]  # as Dracula alone sees it

    def left(self, h: int) -> int:
        """The wounds that kill a hunter."""
        return MOST_WOUNDS[h] - int(self.view["wounds"][h])

    def is_bitten(self, h: int) -> bool:
        """The next Bite makes him a Vampire."""
        return bool(self.view["bitten"] & BIT[h])

    def encounter(self, place: int) -> int:
        """The kind of encounter that is known to lie in a town, EMPTY if none does; below 0 for what is not known."""
        lies: int = self.view["chart"][place]
        return lies & KIND if lies >= 0 else lies

    def lies_open(self, place: int) -> bool:
        """Does an encounter lie face up there?"""
        return bool(self.view["chart"][place] >= 0 and self.view["chart"][place] & FACEUP)

    def vampires(self) -> list[int]:
        """The towns where Vampires are known to lie."""
        return [town for town, lies in enumerate(self.view["chart"]) if lies >= 0 and lies != EMPTY and IS_VAMPIRE[lies & KIND]]

    def ends_in_a_draw(self) -> bool:
        """Would another Vampire destroyed end the game, most likely without a winner?"""
        return bool(self.view["vampires_destroyed"] >= VICTORY["destroyed"] - 1)
