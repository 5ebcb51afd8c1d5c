"""A view of Fury of Dracula as a player reads it, with a few questions that both sides ask."""

from __future__ import annotations

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

    def __init__(self, view: View, question: str, seat: int, dracula_may_be: Places) -> None:
        self.view = view
        self.seat = seat
        self.question = question
        self.about: list[int] = list(view["running"][1:])
        self.at: list[int] = view["at"]
        self.dracula_may_be = dracula_may_be  # for Dracula himself, the one place where he is
        self.day: int = view["day"]
        self.hunters = [h for h in HUNTERS if self.at[h] != OFF]

    # --- hunters -------------------------------------------------------------------
    def health_left(self, h: int) -> int:
        """The health that a hunter has left."""
        return HEALTH[h] - int(self.view["hunter_damage"][h])

    def hurt(self, h: int) -> float:
        """The share of his health that a hunter has lost, from 0 to 1."""
        return float(self.view["hunter_damage"][h]) / HEALTH[h]

    def armed(self) -> int:
        """How many weapons I hold."""
        return sum([item in WEAPONS for item in self.view["items"][self.seat]])

    def nearest(self, place: int) -> int:
        """Steps from the nearest hunter."""
        return min([steps(self.at[h], place) for h in self.hunters], default=FAR)

    def hunters_at(self, place: int, without: int = -1) -> int:
        """How many hunters stand in a place, one of them left out if asked for."""
        return sum([self.at[h] == place for h in self.hunters if h != without])

    # --- the trail --------------------------------------------------------------------
    def hideout_at(self, place: int) -> int:
        """The trail space or lair that shows this place, or EMPTY."""
        return hideout_of(self.view["trail"], place)

    def encounters_at(self, place: int) -> int:
        """Encounters that lie in this place, as far as its card is seen."""
        i = self.hideout_at(place)
        return len(self.view["hideout_encounters"][i]) if i != EMPTY else 0

    def current_hideout(self) -> int:
        """Dracula's own space of the trail."""
        return here(self.view["trail"])

    def is_revealed(self) -> bool:
        """Dracula stands revealed on the board."""
        return len(self.dracula_may_be) == 1 and bool(self.view["hideout_marks"][self.current_hideout()] & UP)

    def damage_left(self) -> int:
        """The damage that Dracula can still take."""
        return HEALTH[DRACULA] - int(self.view["dracula_damage"])
