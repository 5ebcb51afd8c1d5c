"""Law 4f: the table answers at once only what everybody knows to have one answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from whitby.engine import ANYTIME, CHANCE, KNOWN, State, openly_asked, options_for
from whitby.laws.observation import Check, imagined, swapped
from whitby.play import NO_CHOICE, known_answer

WORLDS: Final = 3  # imagined at a step
PUBLIC_EYES: Final = 0


def known(c: Check) -> None:
    """4f  Whether there is known to be one answer, and who might interrupt, is the same in all worlds that the public cannot tell apart."""
    seats = range(len(c.game.seats))
    here = known_facts(c.state, seats)
    worlds = [("imagined", imagined(c.game, c.play, PUBLIC_EYES, c.rng)) for _ in range(WORLDS)]
    for name, world in [*worlds, *swapped(c.game, c.state, PUBLIC_EYES, c.rng)]:
        c.require_same("known", here, known_facts(world, seats), f"an answer at once shows everybody {name}")
    for seat in seats if openly_asked(c.state) != [CHANCE] else ():
        expected = seat in openly_asked(c.state) or c.state.might_interrupt(seat) or not options_for(c.state, seat)
        c.require("known", expected, f"{c.game.seat_name(seat)} may play something beside the question, which was not to be expected")
    if not c.state.may_be_interrupted():
        for seat in seats:
            odd = [x for x in options_for(c.state, seat) if x & ANYTIME and not c.state.keeps_answers(x)]
            c.require("known", not odd, f"{c.game.seat_name(seat)} may interrupt, which was not to be expected")


def known_facts(s: State, seats: Iterable[int]) -> dict[str, Any]:
    """What the table goes by, and environments in which one seat at a time has its turn."""
    rule, args = s.running
    return {
        "declared": rule in KNOWN and KNOWN[rule](s, *args),
        "interruption": s.may_be_interrupted(),
        "who might interrupt": [seat for seat in seats if s.might_interrupt(seat)],
        "answer at once": known_answer(s) != NO_CHOICE,
    }
