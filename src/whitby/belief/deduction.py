"""Who is shown what can be concluded, and from which news; kept up with them while a game goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitby.belief import both_hide, make
from whitby.belief.story import Story, Why
from whitby.board import BIT
from whitby.engine import News
from whitby.game import Game

NOBODY_ELSE: Final = -1  # no odds are shown
HIDES: Final = "dracula"  # the seat that the others look for


def hidden_seat(game: Game) -> int:
    """The bit of the seat that is looked for."""
    return BIT[game.seats.index(HIDES)]


def told_to(game: Game, eyes: int) -> int:
    """The eyes from whose news these eyes are shown odds: hunters from their own, Dracula alone from what is public; else NOBODY_ELSE.

    Where both sides hide something, each is shown what its own news tell. Who plays both sides knows where he is, and who looks on is to
    think for himself.
    """
    hidden = hidden_seat(game)
    if both_hide(game):
        return eyes if eyes and not eyes & (eyes - 1) else NOBODY_ELSE
    if not eyes or eyes & hidden and eyes != hidden:
        return NOBODY_ELSE
    return eyes & ~hidden


class Deduction:
    """The story of one stream of news: folded on as the stream grows, begun anew where something was taken back."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = options
        self.news: list[News] = []
        self.story = Story(make(game, options))

    def follow(self, news: Sequence[News]) -> Story:
        """The story of all that was heard by now; news of one choice are never torn apart."""
        n = len(self.news)
        if list(news[:n]) != self.news:
            self.story, n = Story(make(self.game, self.options)), 0
        self.story.hear(news[n:])
        self.news = list(news)
        return self.story

    def why(self, place: int) -> Why:
        """Why the odds of a place are what they are; of the likeliest card there, where cards are looked for."""
        held = self.story.belief
        found = held.cards_lying()
        return Why(max(found.get(place, {0: 0.0}).values()), held.card_turns(place)) if found else self.story.why(place)

    # --- in words -------------------------------------------------------------------------
    def here(self) -> dict[str, float]:
        """By place how likely he is there; a place that is missing is excluded by the rules."""
        return self.named(self.story.odds)

    def older(self) -> dict[str, float]:
        """By place how likely it lies on the trail behind him, or something that he laid; in games without either nothing."""
        return self.named(self.story.belief.older())

    def lairs(self) -> dict[str, float]:
        """By place how likely it lies beside the trail."""
        return self.named(self.story.belief.lairs())

    def rumours(self) -> dict[str, float]:
        """By town how likely Local Rumours are there."""
        return self.named(self.story.belief.rumours())

    def cards(self) -> dict[str, dict[str, float]]:
        """By place how likely each card lies there facedown, where cards are hidden and not he himself; cards that are known too."""
        return {self.game.nouns[place]: self.named(odds) for place, odds in self.story.belief.cards_lying().items()}

    @property
    def begun(self) -> bool:
        """Is anything hidden yet that can be thought about?"""
        return bool(self.story.odds or self.cards())

    def named(self, odds: Mapping[int, float]) -> dict[str, float]:
        """Odds by the names of places, to four digits."""
        return {self.game.nouns[place]: round(share, 4) for place, share in odds.items()}

    def bits(self) -> float:
        """How much is hidden."""
        return round(self.story.bits[-1][1], 4) + 0.0 if self.story.bits else 0.0
