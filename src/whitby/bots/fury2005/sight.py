"""A view of Fury of Dracula (2nd edition) as a player reads it, with a few questions that both sides ask."""

from __future__ import annotations

from whitby.bots.fury.clues import Places
from whitby.bots.fury.sight import TrailSight
from whitby.bots.fury2005.europe import STEPS
from whitby.game import View
from whitby.games.fury.europe import is_sea
from whitby.games.fury2005.state import UP
from whitby.games.fury2005.words import FIRST_OF_NIGHT, HEALTH


class Sight(TrailSight):
    """What one seat sees, and where it thinks that Dracula is."""

    def __init__(self, view: View, question: str, seat: int, dracula_may_be: Places) -> None:
        super().__init__(view, question, seat, dracula_may_be, STEPS)
        self.night: bool = view["time"] >= FIRST_OF_NIGHT
        self.blood: int = view["blood"]

    def health(self, h: int) -> int:
        """The Health that a hunter has left."""
        return int(self.view["health"][h])

    def hurt(self, h: int) -> float:
        """The share of his Health that a hunter has lost, from 0 to 1."""
        return 1.0 - self.health(h) / HEALTH[h]

    def is_revealed(self) -> bool:
        """Dracula stands revealed on the board."""
        return len(self.dracula_may_be) == 1 and bool(self.view["hideout_marks"][self.current_hideout()] & UP)

    def at_sea(self, h: int) -> bool:
        """Is this hunter in a sea zone?"""
        return is_sea(self.at[h])
