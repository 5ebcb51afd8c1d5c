"""Law 4f: the table answers at once only what everybody knows to have one answer."""

from __future__ import annotations

from typing import Any, Final

from whitby.engine import ANYTIME, KNOWN, State, options_for
from whitby.laws.observation import Check, imagined, swapped
from whitby.play import NO_CHOICE, known_answer

WORLDS: Final = 3  # imagined at a step
PUBLIC_EYES: Final = 0


def known(c: Check) -> None:
    """4f  Whether there is known to be one answer is the same in all worlds that the public cannot tell apart, and so is true."""
    here = known_facts(c.state)
    worlds = [("imagined", imagined(c.game, c.play, PUBLIC_EYES, c.rng)) for _ in range(WORLDS)]
    for name, world in [*worlds, *swapped(c.game, c.state, PUBLIC_EYES, c.rng)]:
        c.require_same("known", here, known_facts(world), f"an answer at once shows everybody {name}")
    if not c.state.may_be_interrupted():
        for seat in range(len(c.game.seats)):
            odd = [x for x in options_for(c.state, seat) if x & ANYTIME and not c.state.keeps_answers(x)]
            c.require("known", not odd, f"{c.game.seat_name(seat)} may interrupt, which was not to be expected")


def known_facts(s: State) -> dict[str, Any]:
    """What the table goes by."""
    rule, args = s.running
    return {
        "declared": rule in KNOWN and KNOWN[rule](s, *args),
        "interruption": s.may_be_interrupted(),
        "answer at once": known_answer(s) != NO_CHOICE,
    }
