"""What is closed to a seat, and why: who is asked first, then what reasons.toml and the topics say. What a choice costs."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import NOUN, ask_window, options_for, seats_asked, step_name
from whitby.games.fury.europe import OFF, is_city, is_sea
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.combat import lay_chits
from whitby.games.fury1987.refusals.why import WHY, hand
from whitby.games.fury1987.state import Fury, gone
from whitby.games.fury1987.windows import COMBAT_START


def why_not(s: Fury, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    if choice in options_for(s, seat):
        return ""
    if s.winners >= 0:
        return "game-over"
    beside = why_not_beside(s, seat, choice)
    return beside or (WHY.why_not(s, seat, choice) if seat in seats_asked(s) else why_not_asked(s, seat, choice))


def why_not_beside(s: Fury, seat: int, choice: int) -> str:
    """F87-CARD-dogs, F87-CARD-devilish-power, F87-EVENT-11  What may be done beside a question, by whom and when."""
    verb = choice & ~NOUN
    if verb == w.SHOW_DOGS:
        if seat == w.DRACULA or w.DOGS not in s.weapons[seat]:
            return "weapon-not-held"
        return "dogs-shown-already" if s.weapons[seat].count(w.DOGS) == s.dogs[seat] else "time-dogs"
    if verb == w.TRANSFUSE:
        return "time-blood-transfusion" if w.BLOOD_TRANSFUSION in s.events[seat] else "event-not-held"
    if verb == w.SAIL_FAR:
        return "time-excellent-weather" if w.EXCELLENT_WEATHER in s.events[seat] else "event-not-held"
    if verb in (w.END_AGENTS, w.END_HOST):
        if w.DEVILISH_POWER not in s.events[seat]:
            return "event-not-held"
        return (
            "no-agents"
            if verb == w.END_AGENTS and not s.shipping_agents
            else "no-host-there"
            if verb == w.END_HOST
            else "time-devilish-power"
        )
    return ""


def why_not_asked(s: Fury, seat: int, choice: int) -> str:
    """A seat that is not asked."""
    verb = choice & ~NOUN
    if verb == w.START and s.round == 0:
        return "dracula-starts-last" if seat == w.DRACULA else "start-once" if s.at[seat] != OFF else "not-your-turn"
    if seat == w.DRACULA:
        return "not-your-turn"
    if gone(s) & BIT[seat]:
        return "out-of-game"
    if s.running[0] is lay_chits and seat not in s.fighters and verb == w.CHOOSE:
        return "not-in-combat"
    return "acted-already" if s.acted & BIT[seat] and not s.group & BIT[seat] else "not-your-turn"


@WHY.before("pass", "done")
def why_not_the_other_word(s: Fury, seat: int, choice: int) -> str:
    """Some questions are declined, others come to their end."""
    if choice == w.DONE:
        return "series-only"
    return "not-an-option" if w.DONE in options_for(s, seat) else ""


# --- chits and cards in hand ----------------------------------------------------------------
def not_held(card: int) -> str:
    """A chit or card that is not in the own hand."""
    return "weapon-not-held" if card < w.EVENT0 else "event-not-held" if card < w.ENCOUNTER0 else "encounter-not-held"


@WHY.elsewhere("play")
def why_not_played(s: Fury, seat: int, choice: int) -> str:
    """A weapon or event now: it is not held, or its time is another."""
    card = choice & NOUN
    if card not in hand(s, seat):
        return not_held(card)
    return f"time-{w.NOUNS[card]}" if f"time-{w.NOUNS[card]}" in WHY.reasons else "used-in-combat"


@WHY.before("show", "discard", "give", "lay", "return")
def why_not_held(s: Fury, seat: int, choice: int) -> str:
    """What is not in the own hand."""
    return "" if choice & NOUN in hand(s, seat) else not_held(choice & NOUN)


def closed(s: Fury, seat: int) -> list[tuple[int, str]]:
    """What a player might try now and cannot, each with its reason: a card of the hand that is good for something is not listed again."""
    if seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    attempts = WHY.tried(s, seat)
    spoken_for = [choice & NOUN for choice in options + attempts]
    cards = s.events[seat]
    if seat != w.DRACULA and w.GARLIC in s.weapons[seat] and s.running[0] is ask_window and s.running[1][0] == COMBAT_START:
        cards += (w.GARLIC,)
    attempts += [w.PLAY | card for card in cards if card not in spoken_for]
    return [(choice, why_not(s, seat, choice)) for choice in dict.fromkeys(attempts) if choice not in options]


def clause_of(s: Fury, choice: int) -> str:
    """The clause that opens a choice."""
    return "F87-CARD-" + w.NOUNS[choice & NOUN] if choice & ~NOUN == w.PLAY else WHY.clause_of(s, choice)


def price(s: Fury, choice: int) -> int:
    """F87-SEA-10, F87-DMOVE-05  The Blood Points that a choice of Dracula takes for certain."""
    if step_name(s) != "dracula-moves":
        return 0
    verb, place = choice & ~NOUN, choice & NOUN
    if verb == w.SEA and is_sea(place) and is_city(s.dracula_at):
        return w.BLOOD_FIGURES["embarking"]
    return w.BLOOD_FIGURES["host_town"] if verb == w.STAY and s.dracula_at in s.host_at else 0
