"""Harm to hunters: wounds, Bites, death, turning into a Vampire, and what is lost with a hunter."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import with_card, without
from whitby.engine import EVERYONE, NOBODY
from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury1987.decks import drop_event, drop_weapon, event_out, to_cup, weapon_out
from whitby.games.fury1987.hosts import remove_hosts_of
from whitby.games.fury1987.state import Fury, encounter_in, gone, is_bitten, leader
from whitby.games.fury1987.windows import HARM_COMES, open_window_for_all
from whitby.games.fury1987.winning import hunter_gone
from whitby.games.fury1987.words import EMPTY, HUNTER_VAMPIRE, IS_DRACULAS, MOST_WOUNDS, NUMBER0, SEAT0, TO_DRACULA


# --- wounds -----------------------------------------------------------------------------
def wound(s: Fury, h: int, n: int) -> None:
    """F87-DAMAGE-01  So many wounds are about to be taken; several hits come one after the other."""
    if n > 0:
        s.do(wounds_come, h, n)


def wounds_come(s: Fury, h: int, n: int) -> None:
    """F87-CARD-great-strength  The hunter who is hit may answer; one who is gone by now is not hit."""
    if not gone(s) & BIT[h]:
        s.incoming_wounds[h] = n
        open_window_for_all(s, HARM_COMES, h)
        s.do(wounds_land, h)


def wounds_land(s: Fury, h: int) -> None:
    """F87-DAMAGE-01, F87-HIDDEN-05  All see them; with the twelfth he dies."""
    n = s.incoming_wounds[h]
    s.incoming_wounds[h] = 0
    if n:
        s.wounds[h] = min(MOST_WOUNDS[h], s.wounds[h] + n)
        s.tell(EVERYONE, "wounded", SEAT0 + h, NUMBER0 + n)
        if s.wounds[h] == MOST_WOUNDS[h]:
            die(s, h)


# --- Bites ------------------------------------------------------------------------------
def bite(s: Fury, h: int) -> None:
    """F87-DAMAGE-02, F87-DAMAGE-03  A Bite is about to fall on this hunter."""
    s.do(bite_comes, h)


def bite_comes(s: Fury, h: int) -> None:
    """F87-CARD-great-strength  The hunter may answer."""
    if not gone(s) & BIT[h]:
        s.incoming_bite |= BIT[h]
        open_window_for_all(s, HARM_COMES, h)
        s.do(bite_lands, h)


def bite_lands(s: Fury, h: int) -> None:
    """F87-DAMAGE-02, F87-DAMAGE-03, F87-HIDDEN-05  The first gives a marker, with a marker he becomes a Vampire."""
    if s.incoming_bite & BIT[h]:
        s.incoming_bite &= ~BIT[h]
        s.tell(EVERYONE, "bitten", SEAT0 + h)
        if is_bitten(s, h):
            turn_vampire(s, h)
        else:
            s.bitten |= BIT[h]


# --- out of the game ----------------------------------------------------------------------
def die(s: Fury, h: int) -> None:
    """F87-DAMAGE-01, F87-DAMAGE-04  He leaves the game; with a Bite marker he becomes a Vampire."""
    if is_bitten(s, h):
        turn_vampire(s, h)
    else:
        s.tell(EVERYONE, "dies", SEAT0 + h)
        s.dead |= BIT[h]
        leaves_play(s, h)


def turn_vampire(s: Fury, h: int) -> None:
    """F87-DAMAGE-03, F87-DAMAGE-05, F87-DAMAGE-08  The Vampire lies on the chart where it happened; at sea Dracula gets it."""
    place = s.at[h]
    s.tell(EVERYONE, "turns", SEAT0 + h, place)
    s.turned |= BIT[h]
    s.special_vampires = without(s.special_vampires, HUNTER_VAMPIRE)
    if is_sea(place):
        s.encounters = with_card(s.encounters, HUNTER_VAMPIRE)
        s.gains += 1
        s.tell(TO_DRACULA, "drew-encounter", HUNTER_VAMPIRE)
    else:
        makes_room(s, place)
        s.chart[place] = HUNTER_VAMPIRE
        s.heard_chart[place] = HUNTER_VAMPIRE
    leaves_play(s, h)


def makes_room(s: Fury, town: int) -> None:
    """F87-DAMAGE-06, F87-CONS-07  An encounter already in that town goes back into the cup, unseen if nobody had met it.

    But a Vampire that Dracula is consuming in this very turn leaves the game.
    """
    if s.met_at == town and s.met_kind != EMPTY:
        to_cup(s, s.met_kind)
        s.met_kind = EMPTY
    elif town == s.eaten_at:
        s.eaten_at = OFF
        s.devoured = with_card(s.devoured, encounter_in(s, town))
    elif encounter_in(s, town) != EMPTY:
        to_cup(s, encounter_in(s, town))


def leaves_play(s: Fury, h: int) -> None:
    """F87-DAMAGE-01, F87-DAMAGE-07, F87-WIN-17  All that he held is discarded, his Hosts go, nothing waits for him any more."""
    lose_weapons(s, h)
    for card in s.events[h]:
        drop_event(s, h, card)
    remove_hosts_of(s, h)
    rest = ~BIT[h]
    s.group &= rest
    s.together &= rest
    if not s.together & (s.together - 1):
        s.together = 0
    s.misses &= rest
    s.extra_turns &= rest
    s.batted &= rest
    s.bitten &= rest
    s.fought_here &= rest
    s.incoming_bite &= rest
    s.incoming_wounds[h] = 0
    s.at[h] = OFF
    s.came_from[h] = OFF
    s.embarked[h] = OFF
    s.stocked_at[h] = OFF
    s.stocked_now[h] = OFF
    draw_loses_hunter(s, h)
    hunter_gone(s)


def draw_loses_hunter(s: Fury, h: int) -> None:
    """F87-DAMAGE-07, F87-GROUP-23  What he was drawing is dealt by the next of his group; what nobody is left to take is discarded."""
    if s.drawer == h:
        s.drawer = leader(s) if s.group else NOBODY
    if not s.group:
        for chit in s.drawn_weapons:
            weapon_out(s, chit)
        s.drawn_weapons = ()
        for card in s.drawn:
            if not IS_DRACULAS[card]:
                event_out(s, card)
        s.drawn = tuple([card for card in s.drawn if IS_DRACULAS[card]])


def lose_weapons(s: Fury, h: int) -> None:
    """F87-DAMAGE-07, F87-RESULT-15  All weapons in his hand are discarded; a laid Host is not in it."""
    for chit in s.weapons[h]:
        drop_weapon(s, h, chit)
