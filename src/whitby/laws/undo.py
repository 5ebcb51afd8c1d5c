"""Law 4e: taking back tells the others nothing."""

from __future__ import annotations

from typing import Any, Final

from whitby.engine import News, State, options_for
from whitby.laws.observation import Check, choosers, imagined, observe, swapped
from whitby.play import Play
from whitby.rng import Rng

STEPS_AHEAD: Final = 5  # choices that two worlds are played on


def undo(c: Check) -> None:
    """4e  Two worlds that these eyes cannot tell apart stay so, whoever else takes back whatever he may."""
    for eyes in c.eyes():
        worlds: list[tuple[str, State]] = [("imagined", imagined(c.game, c.play, eyes, c.rng)), *swapped(c.game, c.state, eyes, c.rng)]
        name, world = worlds[c.rng.below(len(worlds))]
        here, there = Play(c.game, c.state.copy()), Play(c.game, world.copy())
        for _ in range(STEPS_AHEAD):
            before = here.state.copy()
            if not same_step(here, there, eyes, c.rng):
                break
            if was_last_answer(before, here):
                for seat in range(len(c.game.seats)):
                    c.require("undo", not here.may_undo(seat), f"{c.game.seat_name(seat)} takes back when all have answered in secret")
            compare_after_undo(c, here, there, eyes, name)


def was_last_answer(before: State, play: Play) -> bool:
    """Have all answered in secret with the choice just made? What may be done beside a question is no answer to it."""
    seat, choice = play.choices[-1]
    answered = bool(before.asked) and choice not in before.anytime(seat)
    return answered and (not play.state.asked or play.state.running != before.running)


def same_step(here: Play, there: Play, eyes: int, rng: Rng) -> bool:
    """A choice in each world, of which these eyes see and hear the same; no if there is none."""
    if here.over or there.over:
        return False
    game = here.game
    seat = rng.pick(choosers(game, here.state))
    x = rng.pick(list(options_for(here.state, seat)))
    seen = game.face(here.state, seat, x, eyes)
    alike = [y for y in dict.fromkeys(options_for(there.state, seat)) if game.face(there.state, seat, y, eyes) == seen]
    if not alike:
        return False
    here.apply(seat, x)
    there.apply(seat, x if x in alike else rng.pick(alike))
    return here.heard(eyes) == there.heard(eyes)


def compare_after_undo(c: Check, here: Play, there: Play, eyes: int, name: str) -> None:
    """Every other seat takes back in both worlds, as long as it may."""
    for seat in range(len(c.game.seats)):
        if not eyes >> seat & 1:
            told = f"eyes {eyes} learn of {name} when {c.game.seat_name(seat)} takes back"
            may = here.may_undo(seat)
            c.require("undo", may == there.may_undo(seat), told)
            a, b = (played_again(here), played_again(there)) if may else (here, there)
            while may:
                before = a.heard(eyes)
                a.undo(seat)
                b.undo(seat)
                c.require("undo", nothing_new(before, a.heard(eyes)), f"eyes {eyes} hear that {c.game.seat_name(seat)} takes back")
                c.require_same("undo", heard_and_observed(a, eyes, seat), heard_and_observed(b, eyes, seat), told)
                may = a.may_undo(seat)


def nothing_new(before: list[News], after: list[News]) -> bool:
    """Is what they have heard now what they had heard before, some of it left out?"""
    rest = iter(before)
    return all(event in rest for event in after)


def played_again(play: Play) -> Play:
    """The same play once more, to take back in."""
    other = Play(play.game, play.initial.copy())
    for seat, choice in play.choices:
        other.apply(seat, choice)
    return other


def heard_and_observed(play: Play, eyes: int, seat: int) -> dict[str, Any]:
    """What these eyes have heard and see, and whether the seat could go on."""
    return {"news": play.heard(eyes), **observe(play, eyes), "may go on": play.may_undo(seat)}
