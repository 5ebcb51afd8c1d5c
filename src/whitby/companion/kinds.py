"""Kinds of entries: what a person can say of the table, what must be said with it, and the news that it makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from whitby.engine import News

Pick = int | Callable[[Sequence[int]], int]  # a parameter of an entry by its number, or what follows from all of them
REST: Final = -1  # all parameters of a set that may be named several times
Around = tuple[list[News], list[News]]  # before an entry's own news, and after them


class Kind(NamedTuple):
    """Something that can be seen at the table."""

    id: str
    group: str  # kinds that are shown together
    asks: tuple[str, ...] = ()  # the set of each parameter
    news: tuple[tuple[str, tuple[Pick, ...]], ...] = ()  # what it makes: names, and the facts of each
    early: bool = False  # can be seen before anything is hidden on the board
    at_once: bool = False  # happens with the entry before, not after it
    many: bool = False  # of the last set any number is named

    def takes(self, count: int) -> bool:
        """Can it have so many parameters?"""
        return count >= len(self.asks) - 1 if self.many else count == len(self.asks)

    def set_of(self, i: int) -> str:
        """The set of a parameter."""
        return self.asks[min(i, len(self.asks) - 1)]

    def made(self, args: Sequence[int]) -> list[News]:
        """The news of an entry with these parameters."""
        return [(what, self.facts(picks, args)) for what, picks in self.news]

    def facts(self, picks: tuple[Pick, ...], args: Sequence[int]) -> tuple[int, ...]:
        """What is picked from the parameters."""
        found: list[int] = []
        for pick in picks:
            if not isinstance(pick, int):
                found.append(pick(args))
            elif pick == REST:
                found += args[len(self.asks) - 1 :]
            else:
                found.append(args[pick])
        return tuple(found)


def by_itself(kind: Kind, args: Sequence[int], belief: Any, news: Sequence[News]) -> Around:
    """Nothing else happens with it."""
    return [], []


def always(kind: Kind, args: Sequence[int], belief: Any) -> bool:
    """It can be said at any time."""
    return True


def for_all(eyes: int) -> dict[str, Sequence[int]]:
    """Everybody sees the same."""
    return {}


class Companion(NamedTuple):
    """All that can be entered in a game."""

    sets: Mapping[str, Sequence[int]]  # by name what a parameter may be, as nouns
    kinds: Mapping[str, Kind]
    begins: str  # the news with which something is hidden on the board
    next: Mapping[str, Sequence[str]]  # by kind what is likely to come after it; at "" at first, at "*" after all others
    around: Callable[[Kind, Sequence[int], Any, Sequence[News]], Around] = by_itself  # what happens with an entry by rule
    fits: Callable[[Kind, Sequence[int], Any], bool] = always  # can this be said of what lies there?
    eyes: str = ""  # the kind that says whose eyes these are: it comes first, and once
    seen_by: Callable[[int], Mapping[str, Sequence[int]]] = for_all  # the sets that are narrower for these eyes
    in_turn: Sequence[str] = ("hunter",)  # sets of those who act one after the other
    his: Sequence[str] = ()  # kinds that are likeliest when the last of those who act one after the other has acted
    same: Sequence[str] = ()  # sets of which the next entry names the same as the last ones


def told(id: str, group: str, *asks: str, news: str = "", early: bool = False, at_once: bool = False) -> Kind:
    """A kind that makes one of the news, of the same name unless another is said, with all its parameters."""
    return Kind(id, group, asks, ((news or id, tuple(range(len(asks)))),), early, at_once)


def fixed(noun: int) -> Pick:
    """Always the same."""
    return lambda args: noun
