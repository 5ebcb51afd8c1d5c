"""What is closed to a seat, and why: who is asked first, then what reasons.toml and the topics say."""

from __future__ import annotations

from whitby.engine import NOUN, options_for, seats_asked
from whitby.games.fury.europe import OFF
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.combat import choose_cards
from whitby.games.fury2015.refusals.cards import why_not_displayed
from whitby.games.fury2015.refusals.why import POWERS_LAID, WHY
from whitby.games.fury2015.state import SETUP, Fury


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
    if s.phase == SETUP:
        return why_not_yet(s, seat, verb)
    if seat == w.DRACULA:
        return "no-arrival" if verb == w.AMBUSH else "not-your-turn"
    if s.at[seat] == OFF:
        return "off-board"
    if s.delayed[seat] and choice == w.USE:
        return "lying-down"
    if verb == w.DISPLAY:
        return why_not_displayed(s, seat, choice)
    return "not-in-combat" if s.running[0] is choose_cards and seat not in s.fighters and verb == w.CHOOSE else "not-your-turn"


def why_not_yet(s: Fury, seat: int, verb: int) -> str:
    """Before the first day everybody chooses where to start, Dracula last."""
    if verb != w.START:
        return "not-your-turn"
    if seat == w.DRACULA:
        return "dracula-starts-last"
    return "not-your-turn" if s.at[seat] == OFF else "start-once"


@WHY.before("trade", "lead", "strike", "engage", "next", "remove", "spare")
def why_not_met(s: Fury, seat: int, choice: int) -> str:
    """Nobody meets a hunter who is off the board."""
    return "off-board" if s.at[(choice & NOUN) - w.SEAT0] == OFF and s.phase != SETUP else ""


@WHY.before("pass", "done")
def why_not_the_other_word(s: Fury, seat: int, choice: int) -> str:
    """Some questions are declined, others come to their end."""
    options = options_for(s, seat)
    if choice == w.DONE:
        return "series-only" if w.PASS in options else ""
    return "not-an-option" if w.DONE in options else ""


@WHY.elsewhere("done")
def why_not_done(s: Fury, seat: int, choice: int) -> str:
    """Nothing was chosen yet, and something has to be."""
    return WHY.why_not(s, seat, w.PASS)


@WHY.elsewhere("use")
def why_not_used(s: Fury, seat: int, choice: int) -> str:
    """What Szgany Bodyguards and Lucy's Revenge wait for."""
    return "guards-wait" if seat == w.DRACULA else "lucy-waits"


def closed(s: Fury, seat: int) -> list[tuple[int, str]]:
    """What a player might try now and cannot, each with its reason: a card of the hand that is good for something is not listed again."""
    if seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    attempts = WHY.tried(s, seat)
    spoken_for = [choice & NOUN for choice in options + attempts if choice & ~NOUN != w.DISPLAY]
    cards = s.events[seat] if seat == w.DRACULA else s.events[seat] + s.items[seat]
    attempts += [w.PLAY | card for card in cards if card not in spoken_for]
    return [(choice, why_not(s, seat, choice)) for choice in dict.fromkeys(attempts) if choice not in options]


def clause_of(s: Fury, choice: int) -> str:
    """The clause that opens a choice."""
    verb, noun = choice & ~NOUN, choice & NOUN
    if verb in (w.PLAY, w.PLAY_NOW) or verb == w.LAY and noun in POWERS_LAID:
        return "F15-CARD-" + w.NOUNS[noun]
    return WHY.clause_of(s, choice)
