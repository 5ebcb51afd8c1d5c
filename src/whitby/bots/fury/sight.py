"""A view of Fury of Dracula as a player reads it, with a few questions that both sides ask in every edition."""

from __future__ import annotations

from whitby.bots.fury.clues import Places
from whitby.bots.fury.europe import FAR
from whitby.cards import EMPTY
from whitby.game import View
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import here, hideout_of

Steps = tuple[tuple[int, ...], ...]


class TableSight:
    """What one seat sees, and where it thinks that Dracula is."""

    def __init__(self, view: View, question: str, seat: int, dracula_may_be: Places, steps: Steps) -> None:
        self.view = view
        self.seat = seat
        self.question = question
        self.about: list[int] = list(view["running"][1:])
        self.at: list[int] = view["at"]
        self.dracula_may_be = dracula_may_be  # for Dracula himself, the one place where he is
        self.hunters = [h for h, place in enumerate(self.at) if place != OFF]
        self.between = steps

    def steps(self, a: int, b: int) -> int:
        """Fewest links between two places; far from anywhere off the board."""
        return FAR if a == OFF or b == OFF else self.between[a][b]

    def nearest(self, place: int) -> int:
        """Steps from the nearest hunter."""
        return min([self.steps(self.at[h], place) for h in self.hunters], default=FAR)

    def hunters_at(self, place: int, without: int = -1) -> int:
        """How many hunters stand in a place, one of them left out if asked for."""
        return sum([self.at[h] == place for h in self.hunters if h != without])


class TrailSight(TableSight):
    """The same where Dracula leaves a trail of cards."""

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

    def current_place(self) -> Places:
        """Where Dracula is, as he himself sees it."""
        place = self.view["trail"][self.current_hideout()]
        return frozenset([place]) if place >= 0 else frozenset()
