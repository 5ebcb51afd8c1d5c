"""Nouns and piles of a view by name."""

from __future__ import annotations

from whitby.games.fury1987.words import NOUNS, SEATS, UNKNOWN


def name(noun: int) -> str | None:
    """A noun by name, None for nothing and for what is not known."""
    return NOUNS[noun] if noun >= 0 else None


def names(pile: list[int]) -> list[str]:
    """Chits and cards by name, those that are not known left out."""
    return [NOUNS[c] for c in pile if c >= 0]


def hand(pile: list[int]) -> list[str] | None:
    """The chits or cards by name, or None where they are hidden."""
    return None if UNKNOWN in pile else names(pile)


def figure(n: int) -> int | None:
    """A number, None where it lies behind the screen."""
    return None if n == UNKNOWN else n


def seat(i: int) -> str | None:
    """A seat by name, None for nobody."""
    return SEATS[i] if i >= 0 else None


def seats_of(mask: int) -> list[str]:
    """The seats of a mask by name."""
    return [seat for i, seat in enumerate(SEATS) if mask >> i & 1]
