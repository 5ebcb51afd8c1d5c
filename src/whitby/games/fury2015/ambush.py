"""Ambush and search: encounters against a hunter."""

from __future__ import annotations

from typing import Final

from whitby.cards import replaced
from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import LEAVING, hideout_of
from whitby.games.fury2015.decks import drop_item
from whitby.games.fury2015.encounters import EFFECT_OF, without_effect
from whitby.games.fury2015.state import FACEUP, KIND, USED, Fury, encounter_noun, index_of_kind, may_act_on, spaces_here
from whitby.games.fury2015.trail import empty_lair_goes, reveal_encounters
from whitby.games.fury2015.windows import BEFORE_SEARCH, ON_AMBUSH, ON_SEARCH, open_window_for_all
from whitby.games.fury2015.words import (
    AMBUSH,
    CAN_AMBUSH,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    FACE,
    HOAX,
    IS_VAMPIRE,
    LURKER0,
    PASS,
    RATS,
    SABOTEUR,
    SEAT0,
    SPACE0,
    SPY,
    STAKE,
    STAKE_IT,
    WOLVES,
)

DOGS_SCENT: Final = (RATS, SABOTEUR, SPY, WOLVES)


def hideout_in(lurking: int) -> int:
    """The hideout of a lurker noun."""
    return (lurking - LURKER0) // 13


def kind_in(lurking: int) -> int:
    """The encounter kind of a lurker noun."""
    return (lurking - LURKER0) % 13 + ENCOUNTER0


def reset_used(s: Fury, i: int) -> None:
    """All encounters of a hideout may be used again."""
    s.hideout_encounters[i] = tuple(sorted([e & ~USED for e in s.hideout_encounters[i]]))


def reset_all_used(s: Fury) -> None:
    """The ambush or search is over: nothing is being used any more."""
    for i in range(LEAVING):
        if s.hideout_encounters[i]:
            reset_used(s, i)


def turn_up_to_use(s: Fury, i: int, kind: int) -> None:
    """One encounter of this kind is turned up and being used."""
    k = index_of_kind(s.hideout_encounters[i], kind, 0)
    s.hideout_encounters[i] = replaced(s.hideout_encounters[i], k, s.hideout_encounters[i][k] | FACEUP | USED)


# --- ambush ---------------------------------------------------------------------------------
def ready_ambush(s: Fury, h: int, i: int) -> None:
    """F15-AMBUSH-01  Dracula may ambush; where nothing lies he is not asked."""
    s.do(may_ambush, h, int(s.delayed[h]))
    s.do(ambush_over, i)


@question("may-ambush")
def may_ambush(s: Fury, h: int, lying: int) -> None:
    """F15-AMBUSH-02 to F15-AMBUSH-04, F15-AMBUSH-11  One after the other, until one delays a hunter who was not `lying` already."""
    if s.at[h] == OFF or (s.delayed[h] and not lying):
        return
    options = [PASS]
    anything = False
    for i in spaces_here(s, s.at[h]):
        last = EMPTY
        for e in s.hideout_encounters[i]:
            if not e & USED:
                anything = True
                if CAN_AMBUSH[e & KIND] and e & KIND != last and AMBUSH | encounter_noun(i, e & KIND) not in options:
                    options.append(AMBUSH | encounter_noun(i, e & KIND))
                last = e & KIND
    if anything:
        s.ask(DRACULA, options, ambush_declared)


def ambush_declared(s: Fury, h: int, lying: int, choice: int) -> None:
    """F15-AMBUSH-05, F15-AMBUSH-06  Turned up; Forewarned and Dogs may answer; then its upper effect."""
    if choice == PASS:
        return
    s.ambush_by = choice & NOUN
    turn_up_to_use(s, hideout_in(s.ambush_by), kind_in(s.ambush_by))
    s.by_ambush = True
    s.tell(EVERYONE, "ambush", SEAT0 + h, SPACE0 + hideout_in(s.ambush_by), kind_in(s.ambush_by))
    open_window_for_all(s, ON_AMBUSH, h)
    s.do(ambush_strikes, h)
    s.do(may_ambush, h, lying)


def ambush_strikes(s: Fury, h: int) -> None:
    """The effect, unless it was answered."""
    if s.ambush_by != EMPTY:
        i = hideout_in(s.ambush_by)
        kind = kind_in(s.ambush_by)
        s.ambush_by = EMPTY
        s.do(EFFECT_OF[kind], h, i)


def ambush_over(s: Fury, i: int) -> None:
    """F15-LAIR-10  A lair that is, or was made, empty is cleared."""
    s.by_ambush = False
    reset_all_used(s)
    empty_lair_goes(s, i)


# --- search ----------------------------------------------------------------------------------
def search(s: Fury, h: int) -> None:
    """F15-SEARCH-01, F15-CARD-seduction  Declared; Dogs and Stake are shown before, Seduction may answer."""
    s.dogs_shown = False
    s.stakes_shown = 0
    s.by_ambush = False
    s.tell(EVERYONE, "searches", SEAT0 + h, s.at[h])
    open_window_for_all(s, BEFORE_SEARCH, h)
    open_window_for_all(s, ON_SEARCH, h)
    s.do(encounters_found, h)
    s.do(search_over, hideout_of(s.trail, s.at[h]))


def encounters_found(s: Fury, h: int) -> None:
    """F15-SEARCH-02, F15-CARD-dogs  Everything there is turned up; Dogs drive four kinds off."""
    if s.at[h] == OFF:
        return
    for i in spaces_here(s, s.at[h]):
        reveal_encounters(s, i)
        if s.dogs_shown:
            for kind in DOGS_SCENT:
                while index_of_kind(s.hideout_encounters[i], kind, 0) != EMPTY:
                    without_effect(s, i, kind, 0)
    s.do(search_goes_on, h)


@question("search-goes-on")
def search_goes_on(s: Fury, h: int) -> None:
    """F15-SEARCH-03, F15-SEARCH-04, F15-SEARCH-08, F15-SEARCH-09  One after the other in the hunter's order."""
    if not may_act_on(s, h):
        return
    options: list[int] = []
    for i in spaces_here(s, s.at[h]):
        for e in s.hideout_encounters[i]:
            if not e & USED:
                kind = e & KIND
                if FACE | encounter_noun(i, kind) not in options:
                    options.append(FACE | encounter_noun(i, kind))
                    if s.stakes_shown and (IS_VAMPIRE[kind] or kind == HOAX):
                        options.append(STAKE_IT | encounter_noun(i, kind))
    if options:
        s.ask(h, options, faced)


def faced(s: Fury, h: int, choice: int) -> None:
    """F15-CARD-stake  The encounter acts, or a Stake ends it."""
    i = hideout_in(choice & NOUN)
    kind = kind_in(choice & NOUN)
    if choice & ~NOUN == STAKE_IT:
        s.do(stake_spent, h)
        without_effect(s, i, kind, 0)
    else:
        turn_up_to_use(s, i, kind)
        s.tell(EVERYONE, "faces", SEAT0 + h, SPACE0 + i, kind)
        s.do(EFFECT_OF[kind], h, i)
    s.do(search_goes_on, h)


def search_over(s: Fury, i: int) -> None:
    """F15-LAIR-10  An emptied lair is cleared."""
    s.dogs_shown = False
    s.stakes_shown = 0
    reset_all_used(s)
    empty_lair_goes(s, i)


def stake_spent(s: Fury, h: int) -> None:
    """F15-CARD-stake  The Stake shown is discarded with the encounter; another one that was shown stays."""
    s.stakes_shown -= 1
    drop_item(s, h, STAKE)
