"""Laws 1, 2, 3, 8 and 9, cheap enough for every step: the question, the agenda, the pieces, the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.engine import ANYTIME, CHANCE, ask_again, options_for, seats_asked
from whitby.game import fields
from whitby.laws.observation import Check, choosers, shortened

MOST_OPTIONS: Final = 256
MOST_TASKS: Final = 200  # tasks that may wait


def acts_or_asks(c: Check) -> None:
    """1  Asking again on a copy changes nothing, says nothing and gives the same question."""
    s = c.state
    t = s.copy()
    t.listening = True
    ask_again(t)
    for name in fields(s):
        if name not in ("outbox", "listening", "insert_at"):
            a, b = getattr(s, name), getattr(t, name)
            if a != b:
                c.require("acts-or-asks", False, f"asking {c.game.question(s)} again changes {name} from {shortened(a)} to {shortened(b)}")
    c.require("acts-or-asks", not t.outbox, f"asking {c.game.question(s)} tells {shortened(t.outbox)}")


def options_are_sound(c: Check) -> None:
    """2  Some, not too many, known, and each once for a seat; every question has its prompt."""
    index = c.game.index
    asked = seats_asked(c.state)
    c.require("options", bool(asked), "nobody is asked and the game is not over")
    for seat in asked:
        options = options_for(c.state, seat)
        distinct = set(options)
        c.require("options", bool(options), f"{c.game.seat_name(seat)} has no option")
        c.require("options", len(distinct) <= MOST_OPTIONS, f"{c.game.seat_name(seat)} has {len(distinct)} options")
        c.require("options", seat == CHANCE or len(distinct) == len(options), f"{c.game.seat_name(seat)} is offered something twice")
        for choice in distinct:
            if choice not in index:
                c.require("options", False, f"choice {choice} is not among the game's actions")
    for seat in choosers(c.game, c.state)[len(asked) :]:
        interruptions = options_for(c.state, seat)
        sound = len(set(interruptions)) == len(interruptions) and all([choice & ANYTIME and choice in index for choice in interruptions])
        c.require("options", sound, f"{c.game.seat_name(seat)} is not asked and may choose {shortened(interruptions)}")
    c.require("options", c.phase in c.game.prompts, f"{c.phase} has no prompt")


def agenda_is_plain(c: Check) -> None:
    """3  Rules that can be found by name, with small whole numbers."""
    s = c.state
    c.require("agenda", len(s.agenda) <= MOST_TASKS, f"{len(s.agenda)} tasks wait")
    for rule, args in [*s.agenda, s.running]:
        if c.game.rules.get(rule.__name__) is not rule:
            c.require("agenda", False, f"{rule.__name__} is no rule of the game's modules")
        for arg in args:
            if type(arg) is not int or not -2 <= arg < 1024:
                c.require("agenda", False, f"{rule.__name__} waits with {shortened(arg)}")
    c.count("agenda")


def pieces_are_all_there(c: Check) -> None:
    """8  The game's own recount finds nothing wrong."""
    wrong = c.game.recount(c.state)
    c.require("conservation", not wrong, "; ".join(wrong))


def somebody_can_go_on(c: Check) -> None:
    """9  The default of every seat asked is one of its options."""
    for seat in seats_asked(c.state):
        if seat != CHANCE:
            default = c.game.default(c.state, seat)
            c.require(
                "never-stuck", default in options_for(c.state, seat), f"the default {default} of {c.game.seat_name(seat)} is not open"
            )
    c.count("never-stuck")


CHEAP: Final[tuple[tuple[str, Callable[[Check], None]], ...]] = (
    ("acts-or-asks", acts_or_asks),
    ("options", options_are_sound),
    ("agenda", agenda_is_plain),
    ("conservation", pieces_are_all_there),
    ("never-stuck", somebody_can_go_on),
)
