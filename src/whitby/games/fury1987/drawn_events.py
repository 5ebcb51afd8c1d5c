"""The hunters' events that take effect as soon as they are drawn."""

from __future__ import annotations

from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF
from whitby.games.fury.events import keep_in_play
from whitby.games.fury1987.decks import draw_weapon, drop_weapon
from whitby.games.fury1987.dogs import weapons_drawn
from whitby.games.fury1987.europe import ROADS, TOWNS
from whitby.games.fury1987.harker import harker_comes
from whitby.games.fury1987.hosts import may_lie
from whitby.games.fury1987.state import Fury, encounter_in, lies_open
from whitby.games.fury1987.windows import event
from whitby.games.fury1987.words import DISCARD, EMPTY, MOVE_HOST, NAME, PASS, PERHAPS, SEAT0, SOMETHING


# --- what Dracula must answer ------------------------------------------------------------------------
@event("newspaper-reports")
def newspaper_reports(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-newspaper-reports, F87-HIDDEN-18  The town of Local Rumours, if they lie anywhere."""
    if s.rumours_at == OFF:
        s.tell(EVERYONE, "no-rumours-yet")
    else:
        s.rumours_seen = s.rumours_at
        s.tell(EVERYONE, "rumours-here", s.rumours_at)


@event("hired-scouts")
def hired_scouts(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-hired-scouts  Two different towns are named."""
    s.do(name_town, seat, OFF)


@question("name-town", known=always_known)
def name_town(s: Fury, seat: int, first: int) -> None:
    """F87-CARD-hired-scouts  Any town, the Castle too; the second differs from the first."""
    s.ask(seat, [NAME | town for town in range(TOWNS) if town != first], town_named)


def town_named(s: Fury, seat: int, first: int, choice: int) -> None:
    """F87-CARD-hired-scouts  Both are named before Dracula answers for either."""
    s.tell(EVERYONE, "scouts-sent", choice & NOUN)
    if first == OFF:
        s.do(name_town, seat, choice & NOUN)
    else:
        scouts_look(s, first)
        scouts_look(s, choice & NOUN)


def scouts_look(s: Fury, town: int) -> None:
    """F87-CARD-hired-scouts, F87-HIDDEN-18  All hear what lies there, neither Local Rumours nor Dracula; it goes back face down."""
    kind = encounter_in(s, town)
    if kind == EMPTY:
        s.tell(EVERYONE, "nothing-lies", town)
    else:
        s.tell(EVERYONE, "encounter-lies", town, kind)
    if not lies_open(s, town):
        s.heard_chart[town] = kind


@event("telegraph-ahead")
def telegraph_ahead(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-telegraph-ahead, F87-HIDDEN-18  For every town one road away all hear whether it holds an encounter, not which."""
    for town in ROADS[s.at[seat]]:
        if encounter_in(s, town) == EMPTY:
            s.heard_chart[town] = EMPTY
            s.tell(EVERYONE, "nothing-lies", town)
        else:
            if s.heard_chart[town] == PERHAPS:
                s.heard_chart[town] = SOMETHING
            s.tell(EVERYONE, "something-lies", town)


@event("shipping-agents")
def shipping_agents(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-shipping-agents, F87-HIDDEN-35  It stays in play, in nobody's hand."""
    s.shipping_agents = True
    keep_in_play(s.events_played)


# --- turns --------------------------------------------------------------------------------------------
@event("mishap")
def mishap(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-mishap, F87-EVENT-10  He and his group miss their next turn; a second one adds nothing."""
    s.misses |= s.group
    s.tell(EVERYONE, "will-miss-turn", SEAT0 + seat)


@event("sense-of-emergency")
def sense_of_emergency(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-sense-of-emergency, F87-EVENT-10  He and his group have another turn right after this one; a second one adds nothing."""
    s.extra_turns |= s.group
    s.tell(EVERYONE, "will-have-turn", SEAT0 + seat)


# --- weapons and Hosts ----------------------------------------------------------------------------------
@event("re-equip")
@question("re-equip")
def re_equip(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-re-equip  The drawer may discard a weapon for another."""
    if s.weapons[seat]:
        s.ask(seat, [PASS] + [DISCARD | chit for chit in kinds(s.weapons[seat])], re_equipped)


def re_equipped(s: Fury, seat: int, about: int, choice: int) -> None:
    """F87-CARD-re-equip  Only who discards one draws one."""
    if choice != PASS:
        drop_weapon(s, seat, choice & NOUN)
        draw_weapon(s, seat)
        s.do(weapons_drawn, seat)


@event("heavenly-host-event")
@question("which-host", known=always_known)
def heavenly_host(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-heavenly-host-event  One laid Host, whoever laid it, may be moved; none is laid: nothing."""
    towns = sorted({town for town in s.host_at if town != OFF})
    if towns:
        s.ask(seat, [PASS] + [MOVE_HOST | town for town in towns], host_chosen)


def host_chosen(s: Fury, seat: int, about: int, choice: int) -> None:
    """F87-CARD-heavenly-host-event  Which of them: all see it."""
    if choice != PASS:
        s.tell(EVERYONE, "host-chosen", choice & NOUN)
        s.do(move_host, seat, choice & NOUN)


@question("move-host", known=always_known)
def move_host(s: Fury, seat: int, town: int) -> None:
    """F87-CARD-heavenly-host-event  To another town where it may lie."""
    s.ask(seat, [MOVE_HOST | other for other in range(TOWNS) if may_lie(s, other)], host_moved)


def host_moved(s: Fury, seat: int, town: int, choice: int) -> None:
    """F87-CARD-heavenly-host-event, F87-HIDDEN-05, F87-HIDDEN-19  Who laid it may still take it up; Dracula gives no answer."""
    s.host_at[s.host_at.index(town)] = choice & NOUN
    s.tell(EVERYONE, "host-moved", town, choice & NOUN)


# --- Jonathan Harker --------------------------------------------------------------------------------------
@event("jonathan-harker")
def jonathan_harker(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-jonathan-harker, F87-HIDDEN-24  The drawer chooses for him."""
    harker_comes(s, seat)
