"""Hosts laid on towns: who laid them, and how they leave the map."""

from __future__ import annotations

from whitby.engine import EVERYONE, NOBODY
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury1987.decks import loses_weapon, weapon_out
from whitby.games.fury1987.europe import NO_HOST
from whitby.games.fury1987.state import Fury, has_host
from whitby.games.fury1987.words import HEAVENLY_HOST, SEAT0


def may_lie(s: Fury, town: int) -> bool:
    """F87-CARD-heavenly-host  Not in the Castle, Galatz, Klausenburg or at sea, nor where one lies."""
    return is_city(town) and town not in NO_HOST and not has_host(s, town)


def laid_by(s: Fury, h: int) -> list[int]:
    """The towns where this hunter's Hosts lie."""
    return sorted([s.host_at[i] for i in range(len(s.host_at)) if s.host_of[i] == h])


def lay_host(s: Fury, h: int) -> None:
    """F87-CARD-heavenly-host, F87-GROUP-24, F87-HIDDEN-19  From the hand onto his town, for all to see; Dracula says nothing."""
    loses_weapon(s, h, HEAVENLY_HOST)
    i = s.host_at.index(OFF)
    s.host_at[i] = s.at[h]
    s.host_of[i] = h
    s.tell(EVERYONE, "host-laid", SEAT0 + h, s.at[h])


def remove_hosts_of(s: Fury, h: int) -> None:
    """F87-DAMAGE-07  The Hosts of a hunter who is gone leave the map."""
    for i in range(len(s.host_at)):
        if s.host_of[i] == h:
            host_goes(s, s.host_at[i])


def host_goes(s: Fury, town: int) -> None:
    """F87-CARD-heavenly-host, F87-HIDDEN-05  The Host of this town goes to the discards, for all to see."""
    i = s.host_at.index(town)
    s.tell(EVERYONE, "host-gone", town)
    s.host_at[i] = OFF
    s.host_of[i] = NOBODY
    weapon_out(s, HEAVENLY_HOST)
