"""A view of Fury of Dracula as a player reads it, with a few questions that both sides ask."""

from __future__ import annotations

from typing import Any

from whitby.bots.fury.europe import FAR
from whitby.bots.fury2015.clues import Places
from whitby.bots.fury2015.europe import steps
from whitby.game import View
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import here, hideout_of
from whitby.games.fury2015.state import UP
from whitby.games.fury2015.words import DRACULA, EMPTY, HEALTH, HUNTERS, WEAPONS


class Sight:
    """What one seat sees, and where it thinks that Dracula is."""

    def __init__(self, view: View, question: str, seat: int, here: Places) -> None:
        self.view = view
        self.seat = seat
        self.question = question
        self.about: list[int] = list(view["running"][1:])
        self.at: list[int] = view["at"]
        self.here = here  # Dracula's possible places; for himself the one
        self.day: int = view["day"]
        self.hunters = [h for h in HUNTERS if self.at[h] != OFF]

    def get(self, name: str) -> Any:
        """A field of the view."""
        return self.view[name]

    # --- hunters -------------------------------------------------------------------
    def left(self, h: int) -> int:
        """The health that a hunter has left."""
        return HEALTH[h] - int(self.view["hunter_damage"][h])

    def hurt(self, h: int) -> float:
        """The share of health lost."""
        return float(self.view["hunter_damage"][h]) / HEALTH[h]

    def armed(self) -> int:
        """Weapons in my own hand."""
        return sum([item in WEAPONS for item in self.view["items"][self.seat]])

    def nearest(self, place: int) -> int:
        """Steps from the nearest hunter."""
        return min([steps(self.at[h], place) for h in self.hunters], default=FAR)

    def crowd(self, place: int, without: int = -1) -> int:
        """Hunters who stand there."""
        return sum([self.at[h] == place for h in self.hunters if h != without])

    # --- the trail --------------------------------------------------------------------
    def space(self, place: int) -> int:
        """The trail space or lair that shows this place, or EMPTY."""
        return hideout_of(self.view["trail"], place)

    def lurkers(self, place: int) -> int:
        """Encounters that lie in this place, as far as its card is seen."""
        i = self.space(place)
        return len(self.view["hideout_encounters"][i]) if i != EMPTY else 0

    def current(self) -> int:
        """Dracula's own space of the trail."""
        return here(self.view["trail"])

    def seen(self) -> bool:
        """Dracula stands revealed on the board."""
        return len(self.here) == 1 and bool(self.view["hideout_marks"][self.current()] & UP)

    def damage_left(self) -> int:
        """The damage that Dracula can still take."""
        return HEALTH[DRACULA] - int(self.view["dracula_damage"])
