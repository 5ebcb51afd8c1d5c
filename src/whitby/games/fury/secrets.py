"""Swaps of hidden things that both editions have; see the `secrets` of each."""

from __future__ import annotations

from typing import Any

from whitby.cards import EMPTY, exchanged
from whitby.rng import Rng


def top_event_exchanged(s: Any, is_draculas: tuple[bool, ...], rng: Rng) -> bool:
    """The top event and another of the deck change places; their backs are alike, so both are hunters' or both Dracula's."""
    if s.event_top == EMPTY:
        return False
    others = tuple([card for card in s.event_deck if is_draculas[card] != is_draculas[s.event_top]])
    pair = exchanged((s.event_top,), s.event_deck, rng, (), others)
    if pair is None:
        return False
    s.event_top, s.event_deck = pair[0][0], pair[1]
    return True
