"""Allies of both sides come into play. What each does stands with the rules it touches; how it leaves stands in decks.py."""

from __future__ import annotations

from whitby.engine import NOUN
from whitby.games.fury.events import keep_in_play
from whitby.games.fury2005.decks import ally_enters
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.trail import harker_watches
from whitby.games.fury2005.windows import event


@event("rufus-smith")
@event("sister-agatha")
@event("draculas-brides")
@event("immanuel-hildesheim")
@event("quincey-p-morris")
def ally_joins(s: Fury, seat: int, about: int) -> None:
    """F05-ALLY-01, F05-ALLY-04  The card stays in play."""
    comes_into_play(s)


def comes_into_play(s: Fury) -> None:
    """F05-ALLY-01  The event on the table is an Ally from now on."""
    ally_enters(s, s.events_played[-1] & NOUN)
    keep_in_play(s.events_played)


@event("jonathan-harker")
def jonathan_harker(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-jonathan-harker  The oldest card of the Trail is turned up as soon as he is in play."""
    comes_into_play(s)
    s.do(harker_watches)
