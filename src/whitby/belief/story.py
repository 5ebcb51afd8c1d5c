"""How a belief about Dracula's place came about: the odds of every place after each of the news, and why they are what they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from whitby.engine import News

SAME: Final = 1e-9  # odds that differ by less are the same
TURNS: Final = 3  # so many changes tell the story of a place


class Followed(Protocol):
    """A belief that can be watched from one of the news to the next."""

    @property
    def facts(self) -> int:
        """How many have changed it."""
        ...

    def decide(self, what: str, facts: Sequence[int], /) -> None:
        """What follows from the news before, by what comes next."""
        ...

    def take(self, what: str, facts: Sequence[int], /) -> None:
        """One of the news."""
        ...

    def mend_if_thin(self, next: str = "", about: Sequence[int] = (), /) -> None:
        """Where little is left of what it thought of, think again; `next` is what comes after the news so far."""
        ...

    def here(self) -> dict[int, float]:
        """By place how likely he is there, the likeliest first; a place that is missing is excluded."""
        ...

    def entropy(self) -> float:
        """How much is hidden, in bits."""
        ...

    def older(self) -> dict[int, float]:
        """By place how likely something of his way lies there; nothing where it leaves none."""
        ...

    def lairs(self) -> dict[int, float]:
        """By place how likely it lies beside the trail."""
        ...

    def rumours(self) -> dict[int, float]:
        """By town how likely Local Rumours are there."""
        ...

    def cards_lying(self) -> dict[int, dict[int, float]]:
        """Where cards are looked for and not he: by place that has one how likely each lies there, the likeliest first."""
        ...

    def card_turns(self, place: int) -> list[Turn]:
        """The news that mattered most for the likeliest card of a place."""
        ...


class Turn(NamedTuple):
    """One of the news, and what it did to the odds of a place."""

    at: int  # which of all that were heard, counted from 0
    before: float
    after: float


class Why(NamedTuple):
    """Why the odds of a place are what they are."""

    odds: float
    turns: list[Turn]  # the one that excluded it, none if he never could be there; else those that mattered most, in their order


class Story:
    """A belief with its past."""

    def __init__(self, belief: Followed) -> None:
        self.belief = belief
        self.heard = 0  # news so far
        self.facts = belief.facts
        self.bits: list[tuple[int, float]] = []  # after which of the news, how much was hidden: each time that it changed
        self.turns: dict[int, list[Turn]] = {}  # by place
        self.odds: dict[int, float] = {}

    def hear(self, news: Sequence[News], more: bool = False) -> None:
        """Fold them one by one; news of one choice are never torn apart. In how many pieces they come makes no difference.

        Where `more` of the same choice comes, what follows from the last of them is left open.
        """
        for what, facts in news:
            self.note(what, facts)
            self.belief.take(what, facts)
            self.heard += 1
        if not more:
            self.note()

    def note(self, what: str = "", facts: Sequence[int] = ()) -> None:
        """Keep what the last of the news has changed, in the light of what comes next."""
        self.belief.decide(what, facts)
        if self.belief.facts == self.facts:
            return
        self.belief.mend_if_thin(what, facts)
        self.facts = self.belief.facts
        at, odds = self.heard - 1, self.belief.here()
        for place in odds.keys() | self.odds.keys():
            before, after = self.odds.get(place, 0.0), odds.get(place, 0.0)
            if abs(before - after) > SAME or (before > 0.0) != (after > 0.0):
                self.turns.setdefault(place, []).append(Turn(at, before, after))
        self.odds = odds
        self.bits.append((at, self.belief.entropy()))

    def why(self, place: int) -> Why:
        """Why the odds of a place are what they are now."""
        turns, odds = self.turns.get(place, []), self.odds.get(place, 0.0)
        if not odds:
            return Why(0.0, turns[-1:])
        since = max([i for i, turn in enumerate(turns) if not turn.before], default=0)  # it was excluded before, or not thought of
        weightiest = sorted(turns[since:], key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
        return Why(odds, sorted(weightiest, key=lambda turn: turn.at))

    def gained(self) -> list[tuple[int, float]]:
        """By each of the news that told something the bits that were learned from it; below nothing where more is hidden since."""
        out, before = [], 0.0
        for at, bits in self.bits:
            out.append((at, before - bits))
            before = bits
        return out
