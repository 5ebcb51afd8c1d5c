"""What is closed to a seat, and why: who is asked first, then what reasons.toml and the topics say."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import NOUN, ask_window, options_for, seats_asked
from whitby.games.fury.europe import OFF
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.combat import lay_combat_card
from whitby.games.fury2005.refusals.why import WHY, hand
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.windows import FITTING_ITEMS


def why_not(s: Fury, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    if choice in options_for(s, seat):
        return ""
    if s.winners >= 0:
        return "game-over"
    return WHY.why_not(s, seat, choice) if seat in seats_asked(s) else why_not_asked(s, seat, choice)


def why_not_asked(s: Fury, seat: int, choice: int) -> str:
    """A seat that is not asked."""
    verb = choice & ~NOUN
    if verb == w.START and s.trail[0] == w.EMPTY:
        return "dracula-starts-last" if seat == w.DRACULA else "start-once" if s.at[seat] != OFF else "not-your-turn"
    if seat == w.DRACULA:
        return "not-your-turn"
    if s.running[0] is lay_combat_card and seat not in s.fighters and verb == w.CHOOSE:
        return "not-in-combat"
    if s.skips & BIT[seat]:
        return "skips-turn"
    return "acted-already" if s.acted & BIT[seat] and not s.group & BIT[seat] else "not-your-turn"


@WHY.before("pass", "done")
def why_not_the_other_word(s: Fury, seat: int, choice: int) -> str:
    """Some questions are declined, others come to their end."""
    options = options_for(s, seat)
    if choice == w.DONE:
        return "series-only"
    return "not-an-option" if w.DONE in options else ""


# --- cards in hand --------------------------------------------------------------------------
def holds(s: Fury, seat: int, card: int) -> bool:
    """Is the card in this seat's own hand?"""
    return card in hand(s, seat)


def not_held(card: int) -> str:
    """A card that is not in the own hand."""
    return "item-not-held" if card < w.EVENT0 else "event-not-held" if card < w.ENCOUNTER0 else "encounter-not-held"


@WHY.elsewhere("play")
def why_not_played(s: Fury, seat: int, choice: int) -> str:
    """An item or event now: it is not held, its time is another, or its own condition does not hold."""
    card = choice & NOUN
    if not holds(s, seat, card):
        return not_held(card)
    if card == w.DOGS and s.items[seat].count(w.DOGS) == s.dogs[seat]:
        return "lies-open-already"
    return f"time-{w.NOUNS[card]}" if f"time-{w.NOUNS[card]}" in WHY.reasons else "used-in-combat"


@WHY.before("show", "discard", "give", "place", "add")
def why_not_held(s: Fury, seat: int, choice: int) -> str:
    """What is not in the own hand, unless another's cards are asked for."""
    card = choice & NOUN
    of_another = choice & ~NOUN == w.DISCARD and seat == w.DRACULA and card < w.EVENT0
    return "" if of_another or holds(s, seat, card) else not_held(card)


def closed(s: Fury, seat: int) -> list[tuple[int, str]]:
    """What a player might try now and cannot, each with its reason: a card of the hand that is good for something is not listed again."""
    if seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    attempts = WHY.tried(s, seat)
    spoken_for = [choice & NOUN for choice in options + attempts]
    cards = s.events[seat] if seat == w.DRACULA else s.events[seat] + s.items[seat]
    attempts += [w.PLAY | card for card in cards if card not in spoken_for and (card >= w.EVENT0 or at_its_time(s, card))]
    return [(choice, why_not(s, seat, choice)) for choice in dict.fromkeys(attempts) if choice not in options]


def at_its_time(s: Fury, card: int) -> bool:
    """Is this a window for which the item is made?"""
    return s.running[0] is ask_window and card in FITTING_ITEMS[s.running[1][0]]


def clause_of(s: Fury, choice: int) -> str:
    """The clause that opens a choice."""
    verb, noun = choice & ~NOUN, choice & NOUN
    if verb == w.PLAY or verb == w.LAY and noun in (w.DARK_CALL, w.FEED, w.HIDE):
        return "F05-CARD-" + w.NOUNS[noun]
    return WHY.clause_of(s, choice)
