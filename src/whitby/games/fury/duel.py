"""A round of combat by cards and dice: what may be laid, and what the tables say of two cards. For editions that roll for the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.cards import kinds
from whitby.engine import Pile


class Entry:
    """What a table says of two cards, one of which won the round."""

    def __init__(self, row: dict[str, Any], nouns: Sequence[str]) -> None:
        self.result: Final[int] = nouns.index(str(row["result"]))
        self.amount: Final[int] = int(row.get("amount", 0))  # how much the loser loses
        self.destroys: Final[bool] = bool(row.get("destroy", False))  # the hunter's card is used up
        self.extra: Final[str] = str(row.get("extra", ""))  # what comes on top


class Table:
    """The results of one edition, by the side that won, the hunter's card and his enemy's."""

    def __init__(self, rows: list[dict[str, Any]], nouns: Sequence[str]) -> None:
        self.entries: Final[dict[tuple[bool, int, int], Entry]] = {}
        for row in rows:
            key = (row["winner"] == "hunter", nouns.index(str(row["hunter"])), nouns.index(str(row["enemy"])))
            assert key not in self.entries, row
            self.entries[key] = Entry(row, nouns)

    def entry(self, hunter_won: bool, card: int, against: int) -> Entry:
        """What happens when the hunter's `card` beats his enemy's card `against`, or loses to it."""
        return self.entries[hunter_won, card, against]


# --- who has which cards ------------------------------------------------------------------------
def made_against(enemy: str, items: list[dict[str, Any]], first: int) -> Pile:
    """The items, numbered from `first`, that serve in combat with such an enemy."""
    return tuple([first + i for i, item in enumerate(items) if enemy in item["against"]])


def by_day_and_night(tactics: list[dict[str, Any]], first: int) -> tuple[Pile, Pile]:
    """What Dracula can lay by day, and by night, when he has everything."""
    return (
        tuple([first + i for i, tactic in enumerate(tactics) if tactic["day"]]),
        tuple([first + i for i in range(len(tactics))]),
    )


def armed(arms: list[str], tactics: list[dict[str, Any]], first: int) -> Pile:
    """What an agent with these arms can lay: what every agent has, and a card for each weapon."""
    return tuple([first + i for i, tactic in enumerate(tactics) if tactic["always"] or tactic["id"].removeprefix("agent-") in arms])


# --- what may be laid ---------------------------------------------------------------------------
def playable(hand: Pile, last: int, barred: Pile, only: Pile) -> list[int]:
    """What may be laid of a sorted hand: nothing barred, nor the card of the round before, of which a second copy may follow.

    `only` limits it further, if not empty. A limit that leaves nothing does not hold, then the ban on repeating a card does not.
    """
    fresh = [card for card in kinds(hand) if card not in barred and (card != last or hand.count(card) > 1)]
    limited = [card for card in fresh if card in only] if only else fresh
    return limited or fresh or [card for card in kinds(hand) if card not in barred]
