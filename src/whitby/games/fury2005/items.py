"""Items that are used outside of a round of combat: each is discarded, but for Dogs, which come to lie face up."""

from __future__ import annotations

from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import is_city, is_sea
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2005.decks import drop_item
from whitby.games.fury2005.state import FACEUP, FOE_AGENT, KIND, Fury
from whitby.games.fury2005.supply import treat_bite
from whitby.games.fury2005.trail import mark_city, unmark_city
from whitby.games.fury2005.windows import event
from whitby.games.fury2005.words import (
    CURE,
    FAST_HORSE,
    GARLIC,
    HEAVENLY_HOST,
    HOLY_WATER,
    HOSTS,
    HUNTERS,
    LOCAL_RUMORS,
    MARKER0,
    MINA,
    SEAT0,
    SPACE0,
    TURN_UP,
    UNBLESS,
)


# --- Dogs -------------------------------------------------------------------------------------
@event("dogs")
def dogs(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-dogs, F05-BITE-03  Face up in front of the hunter; they are not the item that a bitten hunter shows."""
    s.dogs[seat] += 1
    s.tell(EVERYONE, "dogs-out", SEAT0 + seat)


# --- on the way -------------------------------------------------------------------------------
def free_to_move(s: Fury) -> bool:
    """The Movement Phase is still to come, and neither Fog nor Bats take it from the hunters on turn."""
    return not s.moved and not (s.fogged | s.batted) & s.group


@event("fast-horse", lambda s, seat, about: free_to_move(s) and not is_sea(s.at[seat]) and not s.horses and not s.sea_steps)
def fast_horse(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-fast-horse  One or two roads in this Movement Phase."""
    drop_item(s, seat, FAST_HORSE)
    s.horses = 2


# --- before a combat --------------------------------------------------------------------------
@event("garlic", lambda s, seat, about: seat in s.fighters and s.foe != FOE_AGENT and not s.no_escape)
def garlic(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-garlic, F05-COMBAT-02  By a hunter of the combat: no Escape in its first three rounds."""
    drop_item(s, seat, GARLIC)
    s.no_escape = True


# --- in one's own turn --------------------------------------------------------------------------
@event("heavenly-host", lambda s, seat, about: is_city(s.at[seat]) and s.at[seat] not in s.hosts)
def heavenly_host(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-heavenly-host, F05-HOST-01  A marker comes to the hunter's location; with all placed, one of them moves.

    Not in the Hospital, which has no location card and which Dracula never enters.
    """
    drop_item(s, seat, HEAVENLY_HOST)
    if len(s.hosts) == HOSTS:
        s.do(take_up_host, seat)
    s.do(host_placed, seat)


@question("take-up-host", known=always_known)
def take_up_host(s: Fury, seat: int) -> None:
    """F05-CARD-heavenly-host  The hunter chooses which of the three markers moves."""
    s.ask(seat, [UNBLESS | place for place in s.hosts], host_taken_up)


def host_taken_up(s: Fury, seat: int, choice: int) -> None:
    """F05-HOST-11  Its old location is free again."""
    host_removed(s, choice & NOUN)


def host_removed(s: Fury, place: int) -> None:
    """F05-HOST-02, F05-HOST-11  A Heavenly Host leaves the board; the card of its location goes back to the deck."""
    s.hosts = tuple([p for p in s.hosts if p != place])
    s.tell(EVERYONE, "unblessed", place)
    unmark_city(s, place)


def host_placed(s: Fury, seat: int) -> None:
    """F05-HOST-01, F05-HOST-12  It reveals nothing and leaves encounters alone."""
    s.hosts = tuple(sorted((*s.hosts, s.at[seat])))
    s.tell(EVERYONE, "blessed", SEAT0 + seat, s.at[seat])
    mark_city(s, s.at[seat])


def patients(s: Fury, place: int) -> list[int]:
    """F05-BITE-06  Hunters in this place with a Bite that can be removed."""
    return [h for h in HUNTERS if s.bites[h] > 0 and s.at[h] == place and h != MINA]


@event("holy-water", lambda s, seat, about: len(patients(s, s.at[seat])) > 0)
def holy_water(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-holy-water  A bitten hunter in the same location is treated, as in the Hospital."""
    drop_item(s, seat, HOLY_WATER)
    s.do(choose_patient, seat)


@question("choose-patient", known=always_known)
def choose_patient(s: Fury, seat: int) -> None:
    """F05-CARD-holy-water  The hunter himself, or another."""
    s.ask(seat, [CURE | (SEAT0 + h) for h in patients(s, s.at[seat])], patient_chosen)


def patient_chosen(s: Fury, seat: int, choice: int) -> None:
    """F05-CARD-holy-water  The die decides."""
    s.do(treat_bite, (choice & NOUN) - SEAT0)


def facedown_markers(s: Fury) -> list[int]:
    """The encounters that lie face down in Trail and Catacombs, by where they lie."""
    spaces = [(i, slot) for i in range(LEAVING) for slot in range(len(s.hideout_encounters[i]))]
    return [MARKER0 + 2 * i + slot for i, slot in spaces if not s.hideout_encounters[i][slot] & FACEUP]


@event("local-rumors", lambda s, seat, about: len(facedown_markers(s)) > 0)
def local_rumors(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-local-rumors  One face-down encounter will be turned up."""
    drop_item(s, seat, LOCAL_RUMORS)
    s.do(choose_marker, seat)


@question("choose-marker", known=always_known)
def choose_marker(s: Fury, seat: int) -> None:
    """F05-CARD-local-rumors  Any one of Trail and Catacombs."""
    s.ask(seat, [TURN_UP | marker for marker in facedown_markers(s)], marker_chosen)


def marker_chosen(s: Fury, seat: int, choice: int) -> None:
    """F05-CARD-local-rumors  It stays face up for all; its location stays as it is."""
    place = (choice & NOUN) - MARKER0
    turn_up_marker(s, place // 2, place % 2)


def turn_up_marker(s: Fury, i: int, slot: int) -> None:
    """An encounter of Trail or Catacombs is turned up where it lies."""
    pile = s.hideout_encounters[i]
    s.hideout_encounters[i] = pile[:slot] + (pile[slot] | FACEUP,) + pile[slot + 1 :]
    s.tell(EVERYONE, "turned-up", MARKER0 + 2 * i + slot)
    s.tell(EVERYONE, "encounter-revealed", SPACE0 + i, pile[slot] & KIND)
