"""Why a card is not played, shown, given or discarded now."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOBODY, NOUN, ask_window, question_name
from whitby.games.fury.europe import is_city
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.decks import show_event, show_item, use_drawn
from whitby.games.fury2015.dracula_events import takes_card
from whitby.games.fury2015.europe import ATTACHED, is_hospital
from whitby.games.fury2015.hunter_events import pick_encounter
from whitby.games.fury2015.refusals.why import WHY, about
from whitby.games.fury2015.state import DAY, DRACULA_PHASE, Fury, hunters_in, is_weakened
from whitby.games.fury2015.trade import read_events
from whitby.games.fury2015.windows import BY_DAY, BY_NIGHT, FITS, MAY, PHASE_END, WHEN_DRAWN

PARTNERED: Final = (w.NOUNS.index("blood-transfusion"), w.NOUNS.index("hypnosis"))  # events that need another hunter in the city
# phase -> events that need neither an action nor a window in it
OPEN_AT: Final[dict[int, tuple[int, ...]]] = {DAY: (w.GOOD_LUCK,), DRACULA_PHASE: (w.DEVILISH_POWER, w.UNEARTHLY_SWIFTNESS)}


def is_event(card: int) -> bool:
    return w.EVENT0 <= card < w.ENCOUNTER0


def is_item(card: int) -> bool:
    return card < w.HUNTER_COMBAT0


def holds(s: Fury, seat: int, card: int) -> bool:
    """Is the card in this seat's own hand?"""
    if is_event(card):
        return card in s.events[seat]
    if seat == w.DRACULA:
        return card in (s.combat_hand if card < w.EVENT0 else s.encounters)
    return card in (s.items[seat] if is_item(card) else s.tickets[seat])


def not_held(card: int) -> str:
    """A card that is not in the own hand."""
    if is_item(card):
        return "item-not-held"
    if card < w.EVENT0:
        return "not-held"
    return "not-in-hand" if is_event(card) else "encounter-not-held" if card < w.TICKET0 else "no-ticket"


# --- playing --------------------------------------------------------------------------
@WHY.elsewhere("play", "play-now")
def why_not_played(s: Fury, seat: int, choice: int) -> str:
    """An item or event outside an action: what it waits for."""
    card = choice & NOUN
    if not holds(s, seat, card):
        return not_held(card)
    if is_item(card):
        return WHY.cards.get(w.NOUNS[card], "used-in-combat")
    if w.ONLY_FOR[card] not in (-1, seat):
        return "not-yours"
    if its_time(s, seat, card):
        return hindered(card)
    return busy(s) if card in OPEN_AT.get(s.phase, ()) and busy(s) else named_time(card)


def named_time(card: int) -> str:
    """The time that an event names."""
    return "time-" + w.NOUNS[card]


def hindered(card: int) -> str:
    """The event's own condition, at its time."""
    return WHY.cards.get(w.NOUNS[card], named_time(card))


def busy(s: Fury) -> str:
    """What has to be over before an event can be played beside a question; empty if nothing has."""
    return "event-first" if s.events_played else "trade-first" if s.trade_partner != NOBODY else ""


def its_time(s: Fury, seat: int, card: int) -> bool:
    """Is this the time that the event names, so that something else is in its way?"""
    if s.running[0] is ask_window and card in FITS[about(s, 0)] or card in WHEN_DRAWN and card in just_read(s, seat):
        return True
    return not busy(s) and card in OPEN_AT.get(s.phase, ()) and not MAY[card](s, seat, seat)


def just_read(s: Fury, seat: int) -> tuple[int, ...]:
    """Events that are just drawn, or received by Leader."""
    rule = s.running[0]
    return (s.just_drawn[seat],) if rule is use_drawn else s.trade_offers[about(s, 1)] if rule is read_events else ()


def why_not_action(s: Fury, h: int, card: int) -> str:
    """A card as an action of a hunter."""
    by_time, by_other = (BY_DAY, BY_NIGHT) if s.phase == DAY else (BY_NIGHT, BY_DAY)
    mine = is_event(card) and holds(s, h, card) and w.ONLY_FOR[card] in (-1, h)
    if not mine or card not in by_time and card not in by_other:
        return why_not_played(s, h, card)
    if card not in by_time:
        return "other-time"
    return "hospital-partner" if card in PARTNERED and hospital_near(s, s.at[h]) else hindered(card)


def hospital_near(s: Fury, p: int) -> bool:
    """Is the only company on the hospital space?"""
    return is_city(p) and len(hunters_in(s, p)) == 1 and any([is_hospital(q) and ATTACHED[q] == p for q in s.at])


@WHY.at("choose-card", "play")
@WHY.at("misdirect-move", "play")
def why_not_before_the_move(s: Fury, seat: int, choice: int) -> str:
    """Dracula's events beside his move: most wait for the end of the phase."""
    card = choice & NOUN
    return "at-phase-end" if card in FITS[PHASE_END] and holds(s, seat, card) else why_not_played(s, seat, card)


@WHY.at("use-drawn", "pass")
def why_not_kept(s: Fury, seat: int, choice: int) -> str:
    """What was just drawn has to be used."""
    return "ally-at-once" if w.IS_ALLY[s.just_drawn[seat]] else "immediately"


# --- showing, discarding, giving, taking --------------------------------------------------
@WHY.elsewhere("display")
def why_not_displayed(s: Fury, seat: int, choice: int) -> str:
    """A card laid open for being weakened."""
    card = choice & NOUN
    if seat == w.DRACULA or not is_weakened(s, seat):
        return "not-weakened"
    if not holds(s, seat, card):
        return not_held(card)
    if s.foe != w.EMPTY or seat in s.fighters:
        return "hidden-in-combat"
    shown = s.displayed_item[seat] if is_item(card) else s.displayed_event[seat]
    if shown == w.EMPTY:
        return WHY.must[question_name(s)] if s.running[0] in (show_item, show_event) else "show-is-asked"
    return "shown-already" if card == shown else "not-your-turn"


@WHY.before("show", "discard")
def why_not_held(s: Fury, seat: int, choice: int) -> str:
    """What is not in the own hand, unless another's cards are asked for."""
    card = choice & NOUN
    of_another = choice & ~NOUN == w.DISCARD and s.running[0] in (takes_card, pick_encounter)
    return "" if of_another or holds(s, seat, card) else not_held(card)


@WHY.at("second-weapon", "show")
def why_not_shown_again(s: Fury, seat: int, choice: int) -> str:
    """F15-CARD-wolves  The second weapon must be another card than the first."""
    return "wolves-saw-it" if choice & NOUN == about(s, 3) else "wrong-item"


@WHY.elsewhere("discard")
def why_not_discarded(s: Fury, seat: int, choice: int) -> str:
    """When a card of this kind goes."""
    card = choice & NOUN
    if is_event(card):
        return "discard-event"
    return "discard-item" if is_item(card) else "discard-encounter" if card < w.TICKET0 else "discard-ticket"


@WHY.at("offer-cards", "give")
def why_not_given(s: Fury, giver: int, choice: int) -> str:
    """A card that is not for this trade, or not there."""
    card, leader = choice & NOUN, about(s, 2) == 1
    if leader != is_event(card):
        return "leader-events" if leader else "no-events-in-trade"
    return "offered-already" if holds(s, giver, card) else not_held(card)


@WHY.elsewhere("take")
def why_not_taken(s: Fury, seat: int, choice: int) -> str:
    """From where a card of this kind can be taken."""
    card = choice & NOUN
    return "take-item-found" if is_item(card) else "take-by-plot" if w.DRACULA_COMBAT0 <= card < w.EVENT0 else "take-event-back"
