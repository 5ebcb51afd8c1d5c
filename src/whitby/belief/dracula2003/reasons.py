"""Why the odds of a place in London are what they are: the news that changed them, each with its clause."""

from __future__ import annotations

from typing import Final, NamedTuple

from whitby.engine import News


class Change(NamedTuple):
    """A news that changed the odds of a place."""

    at: int  # which of all news heard, counted from 0
    news: News
    clause: str
    before: dict[int, float]
    after: dict[int, float]


class Why(NamedTuple):
    """Why the odds of a place are what they are."""

    odds: dict[int, float]
    excluded: dict[int, Change]  # kinds that its owner has, or may have, and that cannot lie there: the news that said so
    story: list[Change]  # since the card lies there


def differ(one: dict[int, float], other: dict[int, float]) -> bool:
    """Are these odds not the same?"""
    return one.keys() != other.keys() or any([abs(odds - other[card]) > 1e-9 for card, odds in one.items()])


def clause_of(what: str, room_by: str) -> str:
    """The clause by which a news tells of cards; of a card laid, by what made room for it."""
    return LAID_CLAUSES.get(room_by, CLAUSES[what]) if what == "laid" else CLAUSES[what]


CLAUSES: Final[dict[str, str]] = {  # news that tell of cards -> the clause by which they do
    "chosen": "D03-SETUP-12",
    "laid": "D03-LOOK-08",
    "laid-card": "D03-LOOK-05",
    "took-back": "D03-LOOK-04",
    "looked": "D03-LOOK-01",
    "turned-up": "D03-LOOK-07",
    "put-back": "D03-CARD-deep",
    "battle-won": "D03-BATTLE-02",
    "captured": "D03-TARGET-01",
    "rescued": "D03-ENERGY-02",
    "proved": "D03-WIN-02",
    "supplies-shown": "D03-MEET-01",
    "used": "D03-CARD-sharp-sense",
    "showed": "D03-MEET-01",
    "drew": "D03-CARD-feint",
    "recovered": "D03-PLAY-13",
}
LAID_CLAUSES: Final[dict[str, str]] = {  # what made room for a card -> the clause by which one is laid
    "took-back": "D03-LOOK-04",
    "captured": "D03-TARGET-02",
    "battle-won": "D03-BATTLE-03",
}
