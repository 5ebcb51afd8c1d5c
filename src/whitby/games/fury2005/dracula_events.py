"""Dracula's events."""

from __future__ import annotations

from typing import Final

from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF, is_city, is_sea
from whitby.games.fury.events import cancel_answered
from whitby.games.fury2005.combat import start_combat
from whitby.games.fury2005.damage import lose_health
from whitby.games.fury2005.decks import HUNTERS_ALLY, ally_leaves, drop_item
from whitby.games.fury2005.dracula import evade
from whitby.games.fury2005.europe import EAST, EDGES, ROADS, sea_moves
from whitby.games.fury2005.forced import announce_move, one_item, show_hand
from whitby.games.fury2005.items import host_removed
from whitby.games.fury2005.journeys import arrive, group_goes
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA, Fury, dracula_at, end_turn, is_bitten, leader, members, spaces_here
from whitby.games.fury2005.windows import answered_event, event
from whitby.games.fury2005.words import (
    BLOCK,
    CARRY,
    CHARTERED_CARRIAGE,
    DISCARD,
    DRACULA,
    EDGE0,
    EMPTY,
    HUNTERS,
    IS_DRACULAS,
    NAME,
    REMOVE,
    SEAT0,
    SMALL_HOURS,
    TIME0,
    TO_DRACULA,
    UNBLESS,
)

STORM_REACH: Final = 4  # sea moves, of Control Storms


# --- in answer, and at the start of his turn --------------------------------------------------------
def devil_helps(s: Fury, seat: int, about: int) -> bool:
    """F05-EVENT-16  A hunter event to cancel; at the start of his turn the hunters' Ally, or a Heavenly Host."""
    if s.events_played:
        return not IS_DRACULAS[answered_event(s)]
    return s.allies[HUNTERS_ALLY] != EMPTY or len(s.hosts) > 0


@event("devilish-power", devil_helps)
def devilish_power(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-devilish-power, F05-EVENT-14  It cancels the hunter event below it, or removes their Ally or a Heavenly Host."""
    if len(s.events_played) > 1:
        cancel_answered(s.events_played)
    else:
        s.do(choose_devilry)


@question("choose-devilry", known=always_known)
def choose_devilry(s: Fury) -> None:
    """F05-CARD-devilish-power, F05-HOST-02, F05-HOST-08  Never Consecrated Ground."""
    ally = [REMOVE | s.allies[HUNTERS_ALLY]] if s.allies[HUNTERS_ALLY] != EMPTY else []
    s.ask(DRACULA, ally + [UNBLESS | place for place in s.hosts], devilry_chosen)


def devilry_chosen(s: Fury, choice: int) -> None:
    """F05-CARD-devilish-power  What was named is gone."""
    if choice & ~NOUN == REMOVE:
        ally_leaves(s, HUNTERS_ALLY)
    else:
        host_removed(s, choice & NOUN)


@event("roadblock")
@question("roadblock", known=always_known)
def roadblock(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-roadblock  On any road or railway; if it lies already, it moves."""
    s.ask(DRACULA, [BLOCK | (EDGE0 + edge) for edge in range(len(EDGES)) if edge != s.roadblock], road_blocked)


def road_blocked(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-MOVE-06  Closed to the hunters."""
    s.roadblock = (choice & NOUN) - EDGE0
    s.tell(EVERYONE, "blocked", choice & NOUN)


@event("time-runs-short", lambda s, seat, about: s.time != SMALL_HOURS)
def time_runs_short(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-time-runs-short  One space more, before Timekeeping: never a dawn."""
    s.time += 1
    s.tell(EVERYONE, "time", TIME0 + s.time)


@event("unearthly-swiftness")
def unearthly_swiftness(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-unearthly-swiftness  Two moves in this Movement Phase."""
    s.moves_left = 2


# --- against hunters on their way -----------------------------------------------------------------------
def tip_helps(s: Fury, seat: int, about: int) -> bool:
    """Before the train die is rolled, or against a Chartered Carriage."""
    return answered_event(s) == CHARTERED_CARRIAGE if s.events_played else not s.delayed


@event("false-tip-off", tip_helps)
def false_tip_off(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-false-tip-off  The train does not go, as after an X; or a Chartered Carriage is cancelled, and the die is rolled."""
    if len(s.events_played) > 1:
        cancel_answered(s.events_played)
    else:
        s.delayed = True


def ports_in_reach(s: Fury) -> list[int]:
    """F05-CARD-control-storms  Ports within four sea moves; neither of the hunters' bans on going back binds Dracula."""
    return [place for place in sea_moves(s.at[leader(s)], STORM_REACH, s.storm, ()) if is_city(place)]


@event("control-storms", lambda s, seat, about: not s.moved and len(ports_in_reach(s)) > 0)
@question("control-storms", known=always_known)
def control_storms(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-control-storms  Dracula names the port where the hunters land."""
    s.ask(DRACULA, [CARRY | place for place in ports_in_reach(s)], storm_carries)


def storm_carries(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-control-storms  It is their whole movement; they act there."""
    s.moved = True
    group_goes(s, choice & NOUN)


def crossed_border(s: Fury, seat: int, about: int) -> bool:
    """Landed from the sea, or gone by road or rail from one half of Europe to the other."""
    start, end = s.moved_from, s.at[leader(s)]
    if start in (OFF, end) or is_sea(end):
        return False
    return is_sea(start) or EAST[start] != EAST[end]


def nothing_there(s: Fury, seat: int, about: int) -> bool:
    """Neither Dracula nor an encounter is where the hunters came to."""
    place = s.at[leader(s)]
    return dracula_at(s) != place and not [i for i in spaces_here(s, place) if s.hideout_encounters[i]]


@event("customs-search", crossed_border, in_secret=nothing_there)
def customs_search(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-customs-search  All items of all who travelled, Dogs too, and the rest of their turn."""
    for h in members(s):
        for card in s.items[h]:
            drop_item(s, h, card)
    end_turn(s)


# --- against bitten hunters --------------------------------------------------------------------------------
def bitten(s: Fury) -> list[int]:
    """F05-BITE-07, F05-BITE-09  Those whom his cards reach, wherever they are; Mina always."""
    return [NAME | (SEAT0 + h) for h in HUNTERS if is_bitten(s, h)]


@event("night-visit")
@question("night-visit", known=always_known)
def night_visit(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-night-visit, F05-BITE-09  A bitten hunter of his choice."""
    s.ask(DRACULA, bitten(s), visited)


def visited(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-night-visit  2 Health."""
    s.tell(EVERYONE, "visited", choice & NOUN)
    s.do(lose_health, (choice & NOUN) - SEAT0, 2)


@event("vampiric-influence")
@question("vampiric-influence", known=always_known)
def vampiric_influence(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-vampiric-influence, F05-BITE-09  A bitten hunter of his choice."""
    s.ask(DRACULA, bitten(s), influenced)


def influenced(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-vampiric-influence, F05-HIDDEN-32  The hunter shows Dracula all cards and says what his next move is."""
    s.do(show_hand, (choice & NOUN) - SEAT0)
    s.do(announce_move, (choice & NOUN) - SEAT0)


@event("seduction")
def seduction(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-seduction  No roll and no showing: the New Vampire bites them all."""
    s.seduced = True


# --- combat -----------------------------------------------------------------------------------------------
@event("trap")
def trap(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-trap, F05-COMBAT-18  +1 to the rolls of Dracula's side."""
    s.traps += 1


def rage_fits(s: Fury, seat: int, about: int) -> bool:
    """At night, against Dracula himself or the vampire of Vampire Lair."""
    return s.by_night and s.foe != FOE_AGENT


@event("rage", rage_fits)
@question("rage", known=always_known)
def rage(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-rage  At night: a hunter of the combat is robbed."""
    s.ask(DRACULA, [NAME | (SEAT0 + h) for h in s.fighters], raged)


def raged(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-rage, F05-HIDDEN-32  Dracula alone looks at the items; he may not escape in the first three rounds."""
    h = (choice & NOUN) - SEAT0
    s.no_escape = True
    s.seen_items[h] = s.items[h]
    s.tell(EVERYONE, "shows-items", choice & NOUN)
    s.tell_pile(TO_DRACULA, "sees", choice & NOUN, s.items[h])
    s.do(smash_item, h)


@question("smash-item", known=one_item)
def smash_item(s: Fury, h: int) -> None:
    """F05-CARD-rage  Dracula discards one of them, if there is any."""
    if s.items[h]:
        s.ask(DRACULA, [DISCARD | card for card in kinds(s.items[h])], item_smashed)


def item_smashed(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-rage  It is gone."""
    drop_item(s, h, choice & NOUN)


def roads_here(s: Fury) -> list[int]:
    """Where wild horses can take the hunters of the combat."""
    return list(ROADS[s.at[s.fighters[0]]]) if s.fighters else []


@event("wild-horses", lambda s, seat, about: s.foe == FOE_DRACULA and len(roads_here(s)) > 0)
@question("wild-horses", known=always_known)
def wild_horses(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-wild-horses  One road from here, the Hospital too; a Roadblock does not stop them."""
    s.ask(DRACULA, [CARRY | place for place in roads_here(s)], horses_bolt)


def horses_bolt(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-wild-horses  No combat; in their own turn the hunters will search where they come to."""
    s.called_off = True
    for h in s.fighters:
        arrive(s, h, choice & NOUN)


def all_stand(s: Fury, seat: int, about: int) -> bool:
    """The combat was fought, and no hunter was defeated in it, who would miss a turn; agents do not bite."""
    return not s.called_off and not s.skips & s.met_by


@event("relentless-minion", all_stand)
def relentless_minion(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-relentless-minion  The same agent fights once more, with all that belongs to the start of a combat."""
    s.do(start_combat, FOE_AGENT, s.met_by)


# --- where he is --------------------------------------------------------------------------------------------
@event("evasion")
def evasion(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-evasion  Dracula moves to a city of his choice."""
    s.do(evade)


@event("sensationalist-press")
def sensationalist_press(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-sensationalist-press  The card that would be turned up stays hidden, with the encounters on it."""
    s.press = about
