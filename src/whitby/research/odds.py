"""What a seat can conclude, as numbers: the belief of its own stream of news beside what it sees.

Where all look for Dracula: by place the odds that he is there, that it is an older place of his trail, that it lies beside the trail; to
Dracula himself what the public can conclude of that. Where both players hide cards: by place the odds of each card that may lie there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from whitby import games
from whitby.belief import both_hide
from whitby.belief.deduction import NOBODY_ELSE, Deduction, told_to
from whitby.board import BIT
from whitby.fields import cards_of
from whitby.game import Game
from whitby.play import Play
from whitby.research.observation import fields_of

HIDDEN_DECK: Final = "encounters"  # of the cards that both players hide
SORTS: Final = {  # of odds about Dracula, by place
    "here": "that Dracula is there",
    "older": "that it lies on the trail behind him",
    "lairs": "that it lies beside the trail",
}


class OddsRow:
    """The columns: a sort of odds, and in it a number for each place."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places = [str(place["id"]) for place in game.board["place"]]
        self.cards = both_hide(game)
        self.sorts = self.encounters() if self.cards else SORTS
        self.first = {sort: n * len(self.places) for n, sort in enumerate(self.sorts)}
        self.column = {place: n for n, place in enumerate(self.places)}
        self.size = len(self.sorts) * len(self.places)

    def encounters(self) -> dict[str, str]:
        """The cards that may lie on a place, where both players hide some."""
        kinds = sorted(set(cards_of(self.game.setup(), fields_of(self.game), HIDDEN_DECK)))
        return {self.game.nouns[kind]: f"that {self.game.nouns[kind]} lies there" for kind in kinds}

    def numbers(self, deduction: Deduction) -> NDArray[np.float32]:
        """The row of what was concluded."""
        row = np.zeros(self.size, np.float32)
        if self.cards:
            found = [(card, place, share) for place, odds in deduction.cards().items() for card, share in odds.items()]
        else:
            said = {"here": deduction.here(), "older": deduction.older(), "lairs": deduction.lairs()}
            found = [(sort, place, share) for sort, odds in said.items() for place, share in odds.items()]
        for sort, place, share in found:
            if place in self.column and sort in self.first:
                row[self.first[sort] + self.column[place]] = share
        return row

    def described(self) -> list[dict[str, Any]]:
        """The columns as JSON values."""
        places = ", ".join(self.places)
        return [
            {"odds": sort, "first": first, "size": len(self.places), "of": places, "note": self.sorts[sort]}
            for sort, first in self.first.items()
        ]

    def lines(self) -> list[str]:
        """The columns as text, one a line; the places stand in the first of them."""
        rows = [f"{first:>4}-{first + len(self.places) - 1:<4} odds {self.sorts[sort]}" for sort, first in self.first.items()]
        return [f"each by place: {', '.join(self.places)}", *rows]


@cache
def odds_row_of(game_id: str) -> OddsRow:
    """The columns of a game."""
    return OddsRow(games.game(game_id))


class Conclusions:
    """What the seats of one game under way can conclude, folded on as they hear more."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = game.all_options(options)
        self.deductions: dict[int, Deduction] = {}

    def of(self, seat: int, play: Play) -> NDArray[np.float32]:
        """The numbers of a seat, from nothing but what its eyes, or for Dracula the public, have heard."""
        row, eyes = odds_row_of(self.game.id), told_to(self.game, BIT[seat])
        return np.zeros(row.size, np.float32) if eyes == NOBODY_ELSE else row.numbers(self.followed(eyes, play))

    def belief_of(self, seat: int, play: Play) -> Any:
        """By what a seat can deal anew what it does not know; nothing for Dracula where he alone hides, since the odds are of him."""
        eyes = BIT[seat]
        return self.followed(eyes, play).story.belief if told_to(self.game, eyes) == eyes else None

    def followed(self, eyes: int, play: Play) -> Deduction:
        """The deduction of some eyes, by all that they have heard."""
        deduction = self.deductions.setdefault(eyes, Deduction(self.game, self.options))
        deduction.follow(play.heard(eyes))
        return deduction
