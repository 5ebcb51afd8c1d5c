"""Kinds of entries: what a person can say of the table, what must be said with it, and the news that it makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from whitby.engine import News


class Kind(NamedTuple):
    """Something that can be seen at the table."""

    id: str
    group: str  # kinds that are shown together
    asks: tuple[str, ...] = ()  # the set of each parameter
    news: tuple[tuple[str, tuple[int, ...]], ...] = ()  # what it makes: names, and the parameters of each by number
    early: bool = False  # can be seen before Dracula is on the board
    at_once: bool = False  # happens with the entry before, not after it


class Companion(NamedTuple):
    """All that can be entered in a game."""

    sets: Mapping[str, Sequence[int]]  # by name what a parameter may be, as nouns
    kinds: Mapping[str, Kind]
    follows: Callable[[Kind, Sequence[News]], list[News]]  # what has happened by rule before this entry, after these news
    begins: str  # the news with which Dracula comes on the board


def told(id: str, group: str, *asks: str, news: str = "", early: bool = False, at_once: bool = False) -> Kind:
    """A kind that makes one of the news, of the same name unless another is said, with all its parameters."""
    return Kind(id, group, asks, ((news or id, tuple(range(len(asks)))),), early, at_once)
