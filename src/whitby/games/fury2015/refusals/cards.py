"""Why a card is not played, shown, given or discarded now."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOBODY, question_name
from whitby.games.fury2015.europe import ATTACHED, is_city, is_hospital
from whitby.games.fury2015.refusals.asked import NO_WINDOW, about, window_of
from whitby.games.fury2015.state import DAY, DRACULAS, Fury, hunters_in, is_weakened
from whitby.games.fury2015.windows import BY_DAY, BY_NIGHT, FITS, MAY, PHASE_END, WHEN_DRAWN
from whitby.games.fury2015.words import (
    BLOW0,
    COMBAT0,
    DEVILISH_POWER,
    DOGS,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    EVENT0,
    EVENTS,
    FAST_HORSES,
    GARLIC_WREATH,
    GOOD_LUCK,
    HOLY_BULLETS,
    IS_ALLY,
    NOUNS,
    ONLY_FOR,
    PLAY,
    STAKE,
    TICKET0,
    UNEARTHLY_SWIFTNESS,
)

PARTNERED: Final = (NOUNS.index("blood-transfusion"), NOUNS.index("hypnosis"))  # events that need another hunter in the city

# items that are used at a moment of their own -> reason
USED_WHEN: Final[dict[int, str]] = {
    HOLY_BULLETS: "when-bullets",
    GARLIC_WREATH: "when-wreath",
    DOGS: "when-dogs",
    STAKE: "when-stake",
    FAST_HORSES: "when-horses",
}
# event -> the reason that names its time
TIMES: Final[dict[int, str]] = {NOUNS.index(name): f"time-{name}" for name in EVENTS}
# phase -> events that need neither an action nor a window in it
OPEN_AT: Final[dict[int, tuple[int, ...]]] = {DAY: (GOOD_LUCK,), DRACULAS: (DEVILISH_POWER, UNEARTHLY_SWIFTNESS)}
# events with a condition of their own, at their time -> reason
EVENTS_WHEN: Final[dict[int, str]] = {
    NOUNS.index(name): reason
    for name, reason in (
        ("blood-transfusion", "when-transfusion"),
        ("excellent-weather", "when-weather"),
        ("hypnosis", "when-hypnosis"),
        ("money-trail", "when-money"),
        ("sense-of-emergency", "when-emergency"),
        ("vampire-lair", "when-vampire-lair"),
        ("good-luck", "when-luck"),
        ("forewarned", "when-forewarned"),
        ("surprising-return", "when-return"),
        ("planned-ambush", "when-planned"),
        ("long-night", "when-long-night"),
        ("renewed-vigor", "when-vigor"),
        ("speedy-telegraph", "when-telegraph"),
        ("chartered-carriage", "when-carriage"),
        ("false-tip", "when-tip"),
        ("seduction", "when-seduction"),
        ("hidden-schemes", "when-schemes"),
        ("roadblock", "when-roadblock"),
        ("summon-storms", "when-storms"),
        ("unearthly-swiftness", "when-swift"),
        ("wild-horses", "when-bolting"),
    )
}


def is_event(card: int) -> bool:
    return EVENT0 <= card < ENCOUNTER0


def is_item(card: int) -> bool:
    return card < COMBAT0


def holds(s: Fury, seat: int, card: int) -> bool:
    """Is the card in this seat's own hand?"""
    if is_event(card):
        return card in s.events[seat]
    if seat == DRACULA:
        return card in (s.blow_hand if card < EVENT0 else s.encounters)
    return card in (s.items[seat] if is_item(card) else s.tickets[seat])


def not_held(card: int) -> str:
    """A card that is not in the own hand."""
    if is_item(card):
        return "item-not-held"
    if card < EVENT0:
        return "not-held"
    return "not-in-hand" if is_event(card) else "encounter-not-held" if card < TICKET0 else "no-ticket"


# --- playing --------------------------------------------------------------------------
def why_not_played(s: Fury, seat: int, card: int) -> str:
    """An item or event outside an action: what it waits for."""
    if not holds(s, seat, card):
        return not_held(card)
    if is_item(card):
        return USED_WHEN.get(card, "used-in-combat")
    if ONLY_FOR[card] not in (-1, seat):
        return "not-yours"
    if its_time(s, seat, card):
        return EVENTS_WHEN.get(card, TIMES[card])
    return busy(s) if card in OPEN_AT.get(s.phase, ()) and busy(s) else TIMES[card]


def busy(s: Fury) -> str:
    """What has to be over before an event can be played beside a question; empty if nothing has."""
    return "event-first" if s.playing else "trade-first" if s.partner != NOBODY else ""


def its_time(s: Fury, seat: int, card: int) -> bool:
    """Is this the time that the event names, so that something else is in its way?"""
    w = window_of(s)
    if w != NO_WINDOW and card in FITS[w] or card in WHEN_DRAWN and card in just_read(s, seat):
        return True
    return not busy(s) and card in OPEN_AT.get(s.phase, ()) and not MAY[card](s, seat, seat)


def just_read(s: Fury, seat: int) -> tuple[int, ...]:
    """Events that are just drawn, or received by Leader."""
    name = question_name(s)
    return (s.drawn[seat],) if name == "use-drawn" else s.offer[about(s, 1)] if name == "read-events" else ()


def why_not_action(s: Fury, h: int, card: int) -> str:
    """A card as an action of a hunter."""
    by_time, by_other = (BY_DAY, BY_NIGHT) if s.phase == DAY else (BY_NIGHT, BY_DAY)
    mine = holds(s, h, card) and ONLY_FOR[card] in (-1, h) if is_event(card) else False
    if not mine or card not in by_time and card not in by_other:
        return why_not_played(s, h, card)
    if card not in by_time:
        return "other-time"
    if card in PARTNERED and hospital_near(s, s.at[h]):
        return "hospital-partner"
    return EVENTS_WHEN.get(card, TIMES[card])


def hospital_near(s: Fury, p: int) -> bool:
    """Is the only company on the hospital space?"""
    return is_city(p) and len(hunters_in(s, p)) == 1 and any([is_hospital(q) and ATTACHED[q] == p for q in s.at])


def why_not_before_the_move(s: Fury, seat: int, card: int) -> str:
    """Dracula's events beside his move: most wait for the end of the phase."""
    return "at-phase-end" if card in FITS[PHASE_END] and holds(s, seat, card) else why_not_played(s, seat, card)


def why_not_kept(s: Fury, seat: int) -> str:
    """What was just drawn has to be used."""
    return "ally-at-once" if IS_ALLY[s.drawn[seat]] else "immediately"


# --- showing --------------------------------------------------------------------------
def why_not_displayed(s: Fury, seat: int, card: int) -> str:
    """A card laid open for being weakened."""
    if seat == DRACULA or not is_weakened(s, seat):
        return "not-weakened"
    if not holds(s, seat, card):
        return not_held(card)
    if s.foe != EMPTY or seat in s.fighters:
        return "hidden-in-combat"
    shown = s.shown_item[seat] if is_item(card) else s.shown_event[seat]
    if shown == EMPTY:
        return SHOWS.get(question_name(s), "show-is-asked")
    return "shown-already" if card == shown else "not-your-turn"


# question -> what a weakened hunter owes
SHOWS: Final[dict[str, str]] = {"show-item": "must-show-item", "show-event": "must-show-event"}
# question -> why another card of the hand is not shown there
NOT_SHOWN: Final[dict[str, str]] = SHOWS | {
    "may-show": "wrong-item",
    "may-show-weapon": "wrong-item",
    "faces-wolves": "wrong-item",
    "second-weapon": "wrong-item",
    "may-host": "wrong-item",
    "wards-off": "wolf-item",
}
# question -> why another card of the hand is not discarded there
NOT_DISCARDED: Final[dict[str, str]] = {
    "spied-on": "spy-weapon",
    "faces-mob": "mob-items",
    "trim-items": "item-limit",
    "trim-events": "event-limit",
    "trim-tickets": "ticket-limit",
    "give-up-ticket": "two-tickets",
    "keep-ticket": "keep-or-put-back",
    "brides-exchange": "must-exchange",
}


def why_not_shown(s: Fury, seat: int, card: int) -> str:
    """A card of the hand that does not serve here."""
    if question_name(s) == "second-weapon" and card == about(s, 3):
        return "wolves-saw-it"
    return NOT_SHOWN.get(question_name(s), "show-when-asked") if holds(s, seat, card) else not_held(card)


# --- discarding, giving, taking ---------------------------------------------------------
def why_not_discarded(s: Fury, seat: int, card: int) -> str:
    """A card of the own hand that does not go here; one that nobody asks for."""
    if not holds(s, seat, card):
        return not_held(card)
    return NOT_DISCARDED.get(question_name(s), discarded_when(card))


def discarded_when(card: int) -> str:
    """When a card of this kind goes."""
    if is_event(card):
        return "discard-event"
    return "discard-item" if is_item(card) else "discard-encounter" if card < TICKET0 else "discard-ticket"


def why_not_given(s: Fury, giver: int, card: int) -> str:
    """A card that is not for this trade, or not there."""
    leader = about(s, 2) == 1
    if leader != is_event(card):
        return "leader-events" if leader else "no-events-in-trade"
    return "offered-already" if holds(s, giver, card) else not_held(card)


def why_not_shared(s: Fury, giver: int, card: int) -> str:
    """A card that the partner sees already, or that is not there."""
    return "shared-already" if holds(s, giver, card) else not_held(card)


def why_not_taken(s: Fury, seat: int, card: int) -> str:
    """From where a card of this kind can be taken."""
    if is_item(card):
        return "take-item-found"
    return "take-by-plot" if BLOW0 <= card < EVENT0 else "take-event-back"


def playable_cards(s: Fury, seat: int) -> list[int]:
    """PLAY with every card of the own hand that is ever played."""
    return [PLAY | card for card in dict.fromkeys(s.events[seat] + (() if seat == DRACULA else s.items[seat]))]
