"""What is hidden in each game, as a belief speaks of it: Dracula's place, or the cards on the places of London."""

from __future__ import annotations

from typing import Any, Protocol

from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import TRAIL

Odds = dict[int, float]


class Hidden(Protocol):
    """How to compare a world with a belief."""

    def excluded(self, world: Any, belief: Any) -> bool:
        """Does it stand where the news exclude it?"""
        ...

    def odds(self, belief: Any, about: int) -> Odds:
        """How likely each value is of one thing that is hidden."""
        ...

    def value(self, world: Any, about: int) -> int | None:
        """What it is in this world."""
        ...

    def things(self) -> range:
        """The things that are hidden, numbered."""
        ...


class Place:
    """Where Dracula is: the newest place of his trail."""

    def excluded(self, world: Any, belief: Any) -> bool:
        """Does he stand where he cannot be?"""
        odds, place = belief.here(), self.value(world, 0)
        return bool(odds) and place is not None and place not in odds

    def odds(self, belief: Any, about: int) -> Odds:
        """How likely he is in each place."""
        found: Odds = belief.here()
        return found

    def value(self, world: Any, about: int) -> int | None:
        """The place."""
        return next((card for card in world.trail[:TRAIL] if 0 <= card < ON_MAP), None)

    def things(self) -> range:
        """One."""
        return range(1)


class CardsOfLondon:
    """Which card lies on each place."""

    def excluded(self, world: Any, belief: Any) -> bool:
        """Does a card lie where it cannot?"""
        return any(card >= 0 and (odds := belief.at(place)) and card not in odds for place, card in enumerate(world.board))

    def odds(self, belief: Any, about: int) -> Odds:
        """How likely each card lies there."""
        found: Odds = belief.at(about)
        return found

    def value(self, world: Any, about: int) -> int | None:
        """The card, if there is one."""
        return world.board[about] if world.board[about] >= 0 else None

    def things(self) -> range:
        """The places."""
        return range(12)


IN_GAME: dict[str, Hidden] = {"fury-2015": Place(), "dracula-2003": CardsOfLondon()}
