"""Nouns and piles of a view by name."""

from __future__ import annotations

from whitby.games.fury2005.words import BACK0, NOUNS, SEATS, SPACES, UNKNOWN


def name(noun: int) -> str | None:
    """A noun by name, None for nothing."""
    return NOUNS[noun] if noun >= 0 else None


def names(pile: list[int]) -> list[str]:
    """Cards by name, those that are not known left out."""
    return [NOUNS[c] for c in pile if 0 <= c < BACK0]


def hand(pile: list[int]) -> list[str] | None:
    """The cards by name, or None where they are hidden."""
    return None if UNKNOWN in pile else names(pile)


def seat(i: int) -> str | None:
    """A seat by name, None for nobody."""
    return SEATS[i] if i >= 0 else None


def seats_of(mask: int) -> list[str]:
    """The seats of a mask by name."""
    return [seat for i, seat in enumerate(SEATS) if mask >> i & 1]


def space(i: int) -> str:
    """A space of the Trail or the Catacombs, or the card that is leaving, by name."""
    return SPACES[i]
