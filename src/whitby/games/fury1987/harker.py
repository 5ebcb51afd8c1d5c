"""Jonathan Harker fights Dracula, wherever that is, for the hunter who drew his card."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, question
from whitby.games.fury1987.combat import combat_start
from whitby.games.fury1987.decks import fill_weapon_cup, weapon_out
from whitby.games.fury1987.state import FOE_DRACULA, Fury, at_sea, audience, draws
from whitby.games.fury1987.words import CARDS, DOGS, HARKER_VAMPIRE, JONATHAN_HARKER

HARKER_DRAWS: Final[int] = int(CARDS["harker"]["weapons"])


def harker_comes(s: Fury, h: int) -> None:
    """F87-CARD-jonathan-harker, F87-HIDDEN-24, F87-EVENT-09  Three weapons and a fight; none tells that Dracula is at sea.

    `h` chooses for him. Once he is lost his card does nothing any more.
    """
    if HARKER_VAMPIRE not in s.special_vampires:
        s.tell(EVERYONE, "harker-is-lost")
        return
    if at_sea(s):
        s.tell(EVERYONE, "harker-finds-nobody")
        return
    s.harker = True
    for _ in range(HARKER_DRAWS):
        s.do(fill_weapon_cup)
        s.do(harkers_weapon, h)
    s.do(combat_start, FOE_DRACULA, BIT[h])
    s.do(harker_over)


@question("harker-draws")
def harkers_weapon(s: Fury, h: int) -> None:
    """F87-CARD-jonathan-harker  One from the cup."""
    if s.weapon_cup:
        s.ask(CHANCE, draws(s.weapon_cup), harker_drew)


def harker_drew(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-jonathan-harker, F87-CARD-dogs, F87-HIDDEN-06  The hunters see it; Dogs are shown at once."""
    chit = choice & NOUN
    s.weapon_cup = without(s.weapon_cup, chit)
    s.harker_weapons = with_card(s.harker_weapons, chit)
    s.tell(EVERYONE, "harker-drew")
    if chit == DOGS:
        s.harker_dogs += 1
        s.tell(EVERYONE, "shows", JONATHAN_HARKER, chit)
    else:
        s.tell(audience(s, h), "weapon-drawn", JONATHAN_HARKER, chit)


def harker_over(s: Fury) -> None:
    """F87-CARD-jonathan-harker  Won or lost, he goes, and his weapons are discarded."""
    for chit in s.harker_weapons:
        s.tell(EVERYONE, "harker-dropped", chit)
        weapon_out(s, chit)
    s.harker = False
    s.harker_weapons = ()
    s.harker_dogs = 0
    s.harker_wounds = 0
