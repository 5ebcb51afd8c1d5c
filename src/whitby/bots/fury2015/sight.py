"""A view of Fury of Dracula (3rd edition) as a player reads it, with a few questions that both sides ask."""

from __future__ import annotations

from whitby.bots.fury.clues import Places
from whitby.bots.fury.sight import TrailSight
from whitby.bots.fury2015.europe import STEPS
from whitby.game import View
from whitby.games.fury2015.state import UP
from whitby.games.fury2015.words import DRACULA, HEALTH, WEAPONS


class Sight(TrailSight):
    """What one seat sees, and where it thinks that Dracula is."""

    def __init__(self, view: View, question: str, seat: int, dracula_may_be: Places) -> None:
        super().__init__(view, question, seat, dracula_may_be, STEPS)
        self.day: int = view["day"]
        self.threats: dict[int, float] = {}  # by place how soon hunters can come there

    def health_left(self, h: int) -> int:
        """The health that a hunter has left."""
        return HEALTH[h] - int(self.view["hunter_damage"][h])

    def hurt(self, h: int) -> float:
        """The share of his health that a hunter has lost, from 0 to 1."""
        return float(self.view["hunter_damage"][h]) / HEALTH[h]

    def armed(self) -> int:
        """How many weapons I hold."""
        return sum([item in WEAPONS for item in self.view["items"][self.seat]])

    def is_revealed(self) -> bool:
        """Dracula stands revealed on the board."""
        return len(self.dracula_may_be) == 1 and bool(self.view["hideout_marks"][self.current_hideout()] & UP)

    def damage_left(self) -> int:
        """The damage that Dracula can still take."""
        return HEALTH[DRACULA] - int(self.view["dracula_damage"])
