"""Everything that is true of a game of Fury of Dracula (3rd edition), and small questions about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from whitby.cards import kinds
from whitby.engine import EVERYONE, NO_OPTIONS, NOUN, Pile, Rule, Window
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury.trail import LAIRS, LEAVING, TRAIL, here, hideout_of
from whitby.games.fury2015.generated.state import Fields
from whitby.games.fury2015.words import (
    DARK_CALL,
    DESPAIRS,
    DISPLAY,
    DRACULA,
    DRACULA_DEFEATED,
    DRAWS,
    EMPTY,
    ENCOUNTER0,
    GOOD_LUCK,
    HEALTH,
    HIDE,
    HUNTERS,
    INFLUENCE_COMPLETE,
    INFLUENCE_WINS,
    LURKER0,
    MINA,
    MISDIRECT,
    NUMBER0,
    SEAT0,
    TO_DRACULA,
    TO_HUNTERS,
)

# phases
SETUP: Final = 0
DAWN: Final = 1
DAY: Final = 2
DUSK: Final = 3
NIGHT: Final = 4
DRACULA_PHASE: Final = 5

# hideouts
UP: Final = 1  # the location card, or Hide, lies faceup
WOLF: Final = 2  # Wolf Form lies with it
BAT_CARD: Final = 4  # an Escape as Bat lies with it
RUMOR_TOKEN: Final = 8

# an encounter in a hideout: kind | FACEUP | USED | damage
KIND: Final = 1023
FACEUP: Final = 1024
USED: Final = 2048  # in this ambush or search
WOUND: Final = 4096  # one damage

FOE_DRACULA: Final = 99

WINDOWS: Final[list[Window]] = []  # filled by windows.py
ANYTIME_RULES: Final[dict[int, Rule]] = {}  # verb -> rule, filled by windows.py
PLAY_NOW_OFFERS: Final[list[Callable[[Fury, int], list[int]]]] = []
MIGHT_PLAY_NOW: Final[list[Callable[[Fury], bool]]] = []
MIGHT_HAVE_LUCK: Final[list[Callable[[Fury, int], bool]]] = []


class Fury(Fields):
    """A game of Fury of Dracula. Places and cards are nouns; piles are sorted unless their order is public."""

    def copy(self) -> Fury:
        t = Fury()
        self.copy_to(t)
        return t

    def anytime(self, seat: int) -> list[int]:
        """F15-BITE-08  Beside any question; events that need no action: beside one that no seat of the other side is asked."""
        if seat == DRACULA:
            alone = self.phase == DRACULA_PHASE and self.seat == DRACULA and not self.asked
            return PLAY_NOW_OFFERS[0](self, seat) if alone and self.events[seat] else NO_OPTIONS
        extra = NO_OPTIONS
        if is_weakened(self, seat) and seat not in self.fighters and self.at[seat] != OFF:
            item, event = self.displayed_item[seat], self.displayed_event[seat]  # where none is shown yet, a question asks which one
            extra = [DISPLAY | c for c in kinds(self.items[seat]) if item not in (EMPTY, c)]
            extra += [DISPLAY | c for c in kinds(self.events[seat]) if event not in (EMPTY, c)]
        if self.phase == DAY and GOOD_LUCK in self.events[seat] and not asks_dracula(self):
            extra = extra + PLAY_NOW_OFFERS[0](self, seat)
        return extra

    def may_be_interrupted(self) -> bool:
        """Might an event that needs no action be played beside the question, for all that everybody knows?"""
        return MIGHT_PLAY_NOW[0](self)

    def might_interrupt(self, seat: int) -> bool:
        """F15-BITE-08  A weakened hunter might show another card; any might play Good Luck by day."""
        if seat == DRACULA or self.at[seat] == OFF:
            return False
        if is_weakened(self, seat) and seat not in self.fighters:
            if self.displayed_item[seat] != EMPTY and len(self.items[seat]) > 1:
                return True
            if self.displayed_event[seat] != EMPTY and len(self.events[seat]) > 1:
                return True
        return self.phase == DAY and not asks_dracula(self) and MIGHT_HAVE_LUCK[0](self, seat)

    def keeps_answers(self, choice: int) -> bool:
        """F15-BITE-08  Which card a weakened hunter shows changes nothing that anybody may answer."""
        return choice & ~NOUN == DISPLAY

    def at_any_time(self, seat: int, choice: int) -> None:
        ANYTIME_RULES[choice & ~NOUN](self, seat, choice & NOUN)

    def window(self, w: int) -> Window:
        return WINDOWS[w]


# --- where things are -------------------------------------------------------------------
def dracula_at(s: Fury) -> int:
    """F15-TRAIL-03  Dracula's current location."""
    return s.trail[here(s.trail)]


def revealed(s: Fury) -> bool:
    """F15-REVEAL-03  Dracula's figure stands on the board."""
    return s.hideout_marks[here(s.trail)] & UP != 0


def tied_location(s: Fury, i: int) -> int:
    """F15-POWER-08, F15-POWER-10  The space of the location that the Hide on space i is tied to, or EMPTY.

    A gap beside it is where a power card was cleared: had the location been, nothing further right would be left. By option the
    location that has just slid off the trail still counts.
    """
    for j in range(i + 1, TRAIL):
        card = s.trail[j]
        if 0 <= card < DARK_CALL:
            return j
        if card == MISDIRECT or not s.hide_behind_power:
            return EMPTY
    return LEAVING if s.hide_tied_to_leaving and 0 <= s.trail[LEAVING] < DARK_CALL else EMPTY


def tied_hide(s: Fury, i: int) -> int:
    """F15-POWER-09  The space of the Hide tied to the location on space i, or EMPTY."""
    if i not in LAIRS:
        for j in range(min(i, TRAIL)):
            if s.trail[j] == HIDE and tied_location(s, j) == i:
                return j
    return EMPTY


def spaces_here(s: Fury, place: int) -> list[int]:
    """F15-SEARCH-05, F15-AMBUSH-08  The hideout or lair of this city, and a Hide tied to it."""
    i = hideout_of(s.trail, place)
    if i == EMPTY:
        return []
    hide = tied_hide(s, i)
    return [i] if hide == EMPTY else [i, hide]


def hunters_in(s: Fury, place: int) -> list[int]:
    """The hunters who stand in this very place; a hospital is not its city."""
    return [h for h in HUNTERS if s.at[h] == place]


def in_city(s: Fury, h: int) -> bool:
    """On the board, in a city or the castle."""
    return is_city(s.at[h])


def holy_ground(s: Fury, place: int) -> bool:
    """F15-DRAC-10  Consecrated ground or a heavenly host lies there."""
    return place == s.consecrated or place in s.heavenly_hosts


def holy_places(s: Fury) -> Pile:
    """All places with consecrated ground or a heavenly host."""
    return s.heavenly_hosts if s.consecrated == OFF else (s.consecrated, *s.heavenly_hosts)


def asks_dracula(s: Fury) -> bool:
    """Is the question one to Dracula too, whether he has answered it or not?"""
    if s.answers and s.answers[DRACULA]:
        return True
    return s.seat == DRACULA or any([seat == DRACULA for seat, _ in s.asked])


def is_weakened(s: Fury, h: int) -> bool:
    """F15-BITE-04, F15-BITE-05  A bite token, or being Mina."""
    return h == MINA or s.bites[h] > 0


def has_no_items(s: Fury, h: int, *rest: int) -> bool:
    """Everybody sees that the hunter has nothing to show or to give."""
    return not s.items[h]


def draws(pile: Pile) -> list[int]:
    """What CHANCE can draw from a pile: the same ints again and again, which is a third of the cost of making them."""
    return cast("list[int]", [DRAWS[card] for card in pile])


def encounter_noun(i: int, kind: int) -> int:
    """The noun of an encounter kind in a hideout."""
    return LURKER0 + i * 13 + kind - ENCOUNTER0


def index_of_kind(pile: Pile, kind: int, used: int) -> int:
    """The index of an encounter of this kind with this USED flag, or EMPTY; one that lies faceup comes first, for all know of it."""
    found = EMPTY
    for k, e in enumerate(pile):
        if e & KIND == kind and e & USED == used:
            if e & FACEUP:
                return k
            if found == EMPTY:
                found = k
    return found


# --- tracks ---------------------------------------------------------------------------
def gain_influence(s: Fury, n: int) -> None:
    """F15-WIN-01, F15-WIN-07  Dracula wins at 13."""
    s.influence = min(INFLUENCE_WINS, s.influence + n)
    s.tell(EVERYONE, "influence", NUMBER0 + s.influence)
    if s.influence >= INFLUENCE_WINS and s.winners < 0:
        s.win(TO_DRACULA, INFLUENCE_COMPLETE)


def hurt_dracula(s: Fury, n: int) -> None:
    """F15-WIN-02, F15-WIN-03  The hunters win when his damage reaches his health."""
    s.dracula_damage = min(HEALTH[DRACULA], s.dracula_damage + n)
    s.tell(EVERYONE, "dracula-suffers", NUMBER0 + n)
    if s.dracula_damage >= HEALTH[DRACULA]:
        s.win(TO_HUNTERS, DRACULA_DEFEATED)


def heal_dracula(s: Fury, n: int) -> None:
    """F15-DAMAGE-01  Recovered damage goes back to the pool."""
    n = min(n, s.dracula_damage)
    s.dracula_damage -= n
    s.tell(EVERYONE, "dracula-recovers", NUMBER0 + n)


def fury_of_dracula(s: Fury) -> bool:
    """F15-DESPAIR-05  All three despair tokens are out."""
    return s.despair >= DESPAIRS


def delay(s: Fury, h: int) -> None:
    """F15-ACTION-07, F15-ACTION-09  The figure lies down; the turn ends when the effect is done."""
    if not s.delayed[h] and s.at[h] != OFF:
        s.delayed[h] = True
        s.tell(EVERYONE, "delayed", SEAT0 + h)


def may_act_on(s: Fury, h: int) -> bool:
    """F15-SEARCH-09, F15-AMBUSH-11  Still on the board and not delayed."""
    return s.at[h] != OFF and not s.delayed[h]
