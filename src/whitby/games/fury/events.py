"""Event cards: the table that binds them to what they do, and those that lie on the table, of which each answers the one below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import Pile, Rule

May = Callable[[Any, int, int], bool]  # state, seat, what it is about -> may the card be played?

CANCELLED: Final = 1 << 16  # an event on the table that will have no effect
KEPT: Final = 1 << 17  # one that stays in play, or goes back to the hand


def always(s: Any, seat: int, about: int) -> bool:
    """An event that may be played whenever its timing allows."""
    return True


class EventTable:
    """What the events of one edition do, and when they may be played, by noun."""

    def __init__(self, nouns: tuple[str, ...]) -> None:
        self.nouns = nouns
        self.effects: Final[dict[int, Rule]] = {}  # its rule(s, seat, about)
        self.may: Final[dict[int, May]] = {}  # a condition besides its timing
        self.may_in_secret: Final[dict[int, May]] = {}  # one that only the holder can tell

    def event(self, name: str, may: May = always, in_secret: May = always) -> Callable[[Rule], Rule]:
        """Bind the function below to an event, or to an item that is used outside the choosing of cards."""

        def register(rule: Rule) -> Rule:
            card = self.nouns.index(name)
            assert card not in self.effects, name
            self.effects[card] = rule
            self.may[card] = may
            self.may_in_secret[card] = in_secret
            return rule

        return register


def cancel_answered(playing: list[int]) -> None:
    """Cancel the event that the one on top of the table answers."""
    playing[-2] |= CANCELLED


def keep_in_play(playing: list[int]) -> None:
    """The event on top of the table does not go to the discards."""
    playing[-1] |= KEPT


def unseen(card: int, copies: int, discards: Pile, allies: list[int]) -> bool:
    """Is a copy of this event neither among the sorted discards nor in play as an ally?"""
    seen = 1 if card in allies else 0
    for other in discards:
        if other >= card:
            if other > card:
                break
            seen += 1
    return seen < copies
