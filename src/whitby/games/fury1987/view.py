"""What a set of eyes may know of a game of The Fury of Dracula (1st edition): a snapshot with holes."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import hidden
from whitby.engine import EVERYONE, NOBODY, PLAYING, Pile
from whitby.games.fury1987.state import FACEUP, Fury, leader
from whitby.games.fury1987.words import (
    BAT_BACK,
    CROSS_BACK,
    DRACULA,
    EMPTY,
    HUNTERS,
    IS_DRACULAS,
    PERHAPS,
    SOMETHING,
    TO_DRACULA,
    TO_HUNTERS,
    UNKNOWN,
)


def own(pile: Pile, seen: int) -> Pile:
    """The pile itself, or only its size."""
    return pile if seen else hidden(len(pile))


def hands_seen(s: Fury, eyes: int) -> int:
    """F87-HIDDEN-06, F87-HIDDEN-07, F87-HIDDEN-41  Whose chits and cards these eyes see: hunters one another's, at the end all."""
    if s.winners != PLAYING:
        return EVERYONE
    return eyes | TO_HUNTERS if eyes & TO_HUNTERS and not s.own_hands else eyes


# --- hands --------------------------------------------------------------------------------
def weapon_hands(s: Fury, eyes: int) -> list[Pile]:
    """F87-HIDDEN-06  Weapons in hand; their number is open."""
    seen = hands_seen(s, eyes)
    return [own(s.weapons[h], seen & BIT[h]) for h in HUNTERS]


def event_hands(s: Fury, eyes: int) -> list[Pile]:
    """F87-HIDDEN-07  Events in hand; their number is open."""
    seen = hands_seen(s, eyes)
    return [own(pile, seen & BIT[seat]) for seat, pile in enumerate(s.events)]


def owner_of_drawn(s: Fury, card: int) -> int:
    """F87-EVENT-04  Whose a card of the draw is: bat cards go to Dracula."""
    return DRACULA if IS_DRACULAS[card] else s.drawer


def drawn_cards(s: Fury, eyes: int) -> Pile:
    """F87-HIDDEN-16  Drawn cards are seen by the side they belong to; the others see the backs."""
    seen = hands_seen(s, eyes)
    return tuple([card if seen & BIT[owner_of_drawn(s, card)] else BAT_BACK if IS_DRACULAS[card] else CROSS_BACK for card in s.drawn])


def drawn_chits(s: Fury, eyes: int) -> Pile:
    """F87-HIDDEN-06, F87-HIDDEN-16, F87-GROUP-25  Weapons that lie before the first member of a group."""
    return own(s.drawn_weapons, hands_seen(s, eyes) & BIT[leader(s)]) if s.drawn_weapons else ()


def harker_hand(s: Fury, eyes: int) -> Pile:
    """F87-HIDDEN-06, F87-CARD-jonathan-harker  The weapons of Jonathan Harker, seen by the hunters who play him."""
    player = s.fighters[0] if s.fighters else s.drawer
    return own(s.harker_weapons, hands_seen(s, eyes) & (TO_HUNTERS if player == NOBODY else BIT[player]))


# --- the chart ------------------------------------------------------------------------------
def chart_faces(s: Fury, eyes: int) -> list[int]:
    """F87-HIDDEN-01, F87-HIDDEN-12, F87-HIDDEN-18, F87-HIDDEN-20, F87-HIDDEN-41  What lies in each town.

    The others see what lies open, and know what they were shown and must still be so; of all other towns, nothing at all.
    """
    if eyes & TO_DRACULA or s.winners != PLAYING:
        return s.chart.copy()
    faces: list[int] = []
    for encounter, heard in zip(s.chart, s.heard_chart, strict=True):
        if encounter != EMPTY and encounter & FACEUP:
            faces.append(encounter)
        else:
            faces.append(UNKNOWN if heard in (PERHAPS, SOMETHING) else heard)
    return faces


def cup(s: Fury, eyes: int) -> Pile:
    """F87-HIDDEN-02, F87-HIDDEN-09  Nobody sees into the cup; how many chits are left Dracula alone can tell."""
    return hidden(len(s.encounter_cup) if eyes & TO_DRACULA else 1)


# --- combat ---------------------------------------------------------------------------------
def laid_chits(s: Fury, eyes: int) -> list[int]:
    """F87-HIDDEN-21  Chits laid for a round, known to their side until all are turned up."""
    seen = hands_seen(s, eyes)
    return [chit if s.chits_revealed or chit == EMPTY or seen & BIT[seat] else UNKNOWN for seat, chit in enumerate(s.laid)]
