"""Dogs: a weapon chit that works while it lies shown."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import copies_of
from whitby.engine import EVERYONE, PASS, question
from whitby.games.fury1987.state import Fury, gone
from whitby.games.fury1987.windows import might_hold_weapon
from whitby.games.fury1987.words import DOGS, SEAT0, SHOW


def has_hidden_dogs(s: Fury, h: int) -> bool:
    """F87-CARD-dogs  He holds Dogs that do not lie shown."""
    return copies_of(DOGS, s.weapons[h]) > s.dogs[h]


def show_dogs(s: Fury, h: int) -> None:
    """F87-CARD-dogs, F87-HIDDEN-05  They lie shown from now on, and still count among his weapons."""
    s.dogs[h] += 1
    s.tell(EVERYONE, "dogs-shown", SEAT0 + h)


@question("show-dogs")
def weapons_drawn(s: Fury, h: int) -> None:
    """F87-CARD-dogs, F87-HIDDEN-25  Who has drawn weapons may show Dogs; he is asked if he might hold any."""
    if not gone(s) & BIT[h] and might_hold_weapon(s, h, DOGS):
        s.ask(h, [PASS, SHOW | DOGS] if has_hidden_dogs(s, h) else [PASS], dogs_answered)


def dogs_answered(s: Fury, h: int, choice: int) -> None:
    """F87-CARD-dogs  He may hold two of them."""
    if choice != PASS:
        show_dogs(s, h)
        s.do(weapons_drawn, h)
