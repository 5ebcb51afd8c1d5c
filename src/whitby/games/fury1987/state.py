"""Everything that is true of a game of The Fury of Dracula (1st edition), and small questions about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from whitby.board import BIT
from whitby.engine import EVERYONE, NOUN, Pile, Rule, Window
from whitby.games.fury.europe import OFF, is_sea
from whitby.games.fury1987.generated.state import Fields
from whitby.games.fury1987.words import DRACULA, DRAWS, EMPTY, HUNTERS, IS_VAMPIRE, NUMBER0, SEAT0, SHOW_DOGS, TO_HUNTERS

# an encounter on the chart: kind | FACEUP
KIND: Final = 1023
FACEUP: Final = 1024  # it lies open on the map

# steps of Dracula's decision
MOVING: Final = 0
EXCHANGING: Final = 1
ACTING: Final = 2
DRAWING: Final = 3

FOE_DRACULA: Final = 0
FOE_SZGANY: Final = 1

WINDOWS: Final[list[Window]] = []  # filled by windows.py
# what may be done beside a question, filled by anytime.py
ANYTIME_OFFERS: Final[list[Callable[[Fury, int], list[int]]]] = []
ANYTIME_RULES: Final[dict[int, Rule]] = {}  # verb -> rule(s, seat, noun)
MIGHT_INTERRUPT: Final[list[Callable[[Fury], bool]]] = []
MIGHT_INTERRUPT_ALONE: Final[list[Callable[[Fury, int], bool]]] = []


OF_MASK: Final[tuple[list[int], ...]] = tuple([[h for h in HUNTERS if mask & BIT[h]] for mask in range(TO_HUNTERS + 1)])  # never changed


class Fury(Fields):
    """A game of The Fury of Dracula. Places, chits and cards are nouns; piles are sorted unless their order is public."""

    def copy(self) -> Fury:
        t = Fury()
        self.copy_to(t)
        return t

    def anytime(self, seat: int) -> list[int]:
        return ANYTIME_OFFERS[0](self, seat)

    def may_be_interrupted(self) -> bool:
        return MIGHT_INTERRUPT[0](self)

    def might_interrupt(self, seat: int) -> bool:
        return MIGHT_INTERRUPT_ALONE[0](self, seat)

    def keeps_answers(self, choice: int) -> bool:
        """F87-CARD-dogs  Dogs that are shown change nothing that anybody may answer."""
        return choice & ~NOUN == SHOW_DOGS

    def at_any_time(self, seat: int, choice: int) -> None:
        ANYTIME_RULES[choice & ~NOUN](self, seat, choice & NOUN)

    def window(self, w: int) -> Window:
        return WINDOWS[w]

    def win(self, seats: int, ending: int, degree: int = 0) -> None:
        super().win(seats, ending, degree)
        lift_screen(self)


# --- hunters ----------------------------------------------------------------------------
def gone(s: Fury) -> int:
    """F87-TURN-03  The hunters who are out of the game, a mask."""
    return s.dead | s.turned


def in_play(s: Fury) -> list[int]:
    """F87-TURN-03  The hunters who are left, in turn order."""
    return OF_MASK[TO_HUNTERS & ~gone(s)]


def hunters_in(s: Fury, place: int) -> list[int]:
    """The hunters who stand in this place."""
    return [h for h in HUNTERS if s.at[h] == place]


def is_bitten(s: Fury, h: int) -> bool:
    """F87-DAMAGE-02  He has a Bite marker."""
    return s.bitten & BIT[h] != 0


def members(s: Fury) -> list[int]:
    """F87-GROUP-05  The hunters who have this turn, in turn order."""
    return OF_MASK[s.group]


def leader(s: Fury) -> int:
    """F87-GROUP-23  The first member decides for the group."""
    return OF_MASK[s.group][0]


def group_of(s: Fury, h: int) -> int:
    """F87-GROUP-07, F87-GROUP-10  The group that fights with this hunter, a mask; a lone hunter is his own."""
    return s.together if s.together & BIT[h] else BIT[h]


def audience(s: Fury, h: int) -> int:
    """F87-HIDDEN-06, F87-HIDDEN-07  Who sees a hunter's chits and cards: all hunters, or with hands of their own he alone."""
    return BIT[h] if s.own_hands else TO_HUNTERS


# --- the map ----------------------------------------------------------------------------
def has_host(s: Fury, place: int) -> bool:
    """F87-DMOVE-02  A Host is laid there."""
    return place in s.host_at


def at_sea(s: Fury) -> bool:
    """Dracula is in a sea sector."""
    return is_sea(s.dracula_at)


def encounter_in(s: Fury, place: int) -> int:
    """The kind of encounter in a town, or EMPTY."""
    return EMPTY if s.chart[place] == EMPTY else s.chart[place] & KIND


def lies_open(s: Fury, place: int) -> bool:
    """F87-ENC-04  An encounter lies face up on the map there."""
    return s.chart[place] != EMPTY and s.chart[place] & FACEUP != 0


def vampires_on_chart(s: Fury) -> int:
    """F87-WIN-07, F87-WIN-08, F87-WIN-19  Vampires of every kind, hidden or open."""
    n = 0
    for lies in s.chart:
        if lies != EMPTY and IS_VAMPIRE[lies & KIND]:
            n += 1
    return n


def draws(pile: Pile) -> list[int]:
    """What CHANCE can draw from a pile: the same ints again and again, which is a third of the cost of making them."""
    return cast("list[int]", [DRAWS[card] for card in pile])


# --- finding ----------------------------------------------------------------------------
def show_dracula(s: Fury) -> None:
    """F87-HACT-07, F87-HIDDEN-33  All see where he is, until he flies or his next turn begins."""
    s.seen_at = s.dracula_at
    s.tell(EVERYONE, "dracula-found", s.dracula_at)


def hide_again(s: Fury) -> None:
    """F87-HACT-15, F87-HIDDEN-15  Dracula and Local Rumours are out of sight."""
    s.seen_at = OFF
    s.rumours_seen = OFF


# --- the end ------------------------------------------------------------------------------
def lift_screen(s: Fury) -> None:
    """F87-HIDDEN-41, F87-WIN-11  At the end all see where Dracula is, his chart, his Blood Points, all hands, and if he ever consumed."""
    if s.dracula_at != OFF:
        s.tell(EVERYONE, "dracula-was", s.dracula_at)
    if s.rumours_at != OFF:
        s.tell(EVERYONE, "rumours-were", s.rumours_at)
    s.tell(EVERYONE, "blood-was", NUMBER0 + s.blood, NUMBER0 + s.blood_death)
    if s.consumed:
        s.tell(EVERYONE, "had-consumed")
    for town, encounter in enumerate(s.chart):
        if encounter != EMPTY:
            s.tell(EVERYONE, "chart-was", town, encounter & KIND)
    for seat, cards in enumerate(s.events):
        held = cards + (s.encounters if seat == DRACULA else s.weapons[seat])
        if held:
            s.tell_pile(EVERYONE, "held", SEAT0 + seat, held)
