"""Laws 3, 4 and 5: nothing leaves the engine that the eyes may not know, and imagination is sound."""

from __future__ import annotations

from typing import Any, Final

from whitby.board import members
from whitby.cards import UNKNOWN
from whitby.engine import (
    ANYTIME,
    CHANCE,
    NOBODY,
    PASS,
    State,
    ask_again,
    ask_window,
    openly_asked,
    options_for,
    seats_asked,
    seats_with_a_say,
)
from whitby.game import Game
from whitby.laws.observation import (
    Check,
    after_answer,
    agenda_words,
    choosers,
    imagined,
    observe,
    observe_seat,
    observe_state,
    swapped,
    through_json,
)
from whitby.laws.undo import compare_after_undo
from whitby.play import Play

TRIES: Final = 3  # choices of a question that are tried in two worlds


def swap(c: Check) -> None:
    """4a  View, options, prompt, defaults and refusals stay as they were."""
    game, s = c.game, c.state
    own = {seat: observe_seat(game, s, seat) for seat in range(len(game.seats))}
    for seat, observed in own.items():
        for text, why in observed["why_not"].items():
            open_now = game.choice(text) in options_for(s, seat)
            if open_now == bool(why) or (why and why not in game.reasons):
                is_now = "open" if open_now else "closed"
                c.require("options", False, f"{text!r} is {is_now} to {game.seat_name(seat)}, the reason is {why!r}")
    if shows_all(game, s):
        c.count("swap")  # nothing is hidden yet, so nothing can change places
    for eyes in c.eyes():
        seen = observe_state(game, s, eyes)
        for name, t in swapped(game, s, eyes, c.rng):
            c.require_same("swap", seen, observe_state(game, t, eyes), f"eyes {eyes} notice {name}")
            for seat in members(eyes):
                c.require_same("swap", own[seat], observe_seat(game, t, seat), f"{game.seat_name(seat)} notices {name}")
            c.require("agenda", agenda_words(s) == agenda_words(t), f"the agenda shows {name}")
            c.report.secrets[name] += 1


def shows_all(game: Game, s: State) -> bool:
    """Does the public see every field as it is? A view may leave out a list that is empty."""
    view = game.view(s, 0)
    return all([view.get(name, []) == value for name, value in game.snapshot(s).items()])


def twins(c: Check) -> None:
    """4b  What the eyes see of a choice is its face; who makes it sees all of it; the face tells nothing that the news do not."""
    game, s = c.game, c.state
    for seat in choosers(game, s):
        options = list(dict.fromkeys(options_for(s, seat)))
        for eyes in c.eyes():
            own = seat >= 0 and bool(eyes >> seat & 1)
            alike: dict[int, list[int]] = {}
            for choice in options:
                face = game.face(s, seat, choice, eyes)
                alike.setdefault(face, []).append(choice)
                c.require("twins", not own or face == choice, f"{game.text(choice)} is hidden from who chooses it")
            for group in alike.values():
                if len(group) > 1:
                    a = c.rng.pick(group)
                    b = c.rng.pick([x for x in group if x != a])
                    after = [c.after(seat, x) for x in (a, b)]
                    told = f"eyes {eyes} tell {game.text(a)} from {game.text(b)}"
                    c.require_same("twins", aftermath(after[0], eyes), aftermath(after[1], eyes), told)
            if len(options) > 1 and not own:
                equal_news(c, seat, options, eyes)
            for _, t in swapped(game, s, eyes, c.rng):
                both = [x for x in options if x in options_for(t, seat)]
                odd = [x for x in both if game.face(s, seat, x, eyes) != game.face(t, seat, x, eyes)]
                silent = [x for x in odd[:TRIES] if c.after(seat, x).heard(eyes) == after_answer(game, t, seat, x).heard(eyes)]
                c.require("twins", not silent, f"the face of {', '.join(map(game.text, silent))} shows eyes {eyes} something hidden")


def void_answers(c: Check) -> None:
    """4b  In a window an answer that does not take effect might as well have been another, or PASS, for all that others learn."""
    game, s = c.game, c.state
    if s.running[0] is not ask_window or not s.asked:
        return
    w, about, first = s.running[1]
    order = seats_with_a_say(s, w, about, first)
    for _ in range(TRIES):
        answers = {seat: plain_options(s, seat)[-1 if c.rng.below(2) else 0] for seat in seats_asked(s)}
        given = {**{seat: s.answers[seat][0] for seat in order if s.answers[seat]}, **answers}
        playing = [seat for seat in order if given[seat] != PASS]
        void = [seat for seat in order[order.index(playing[0]) + 1 :] if seat in answers] if playing else []
        if void:
            seat = c.rng.pick(void)
            others = [x for x in plain_options(s, seat) if x != answers[seat]]
            if others:
                here, there = [all_answer(game, s, {**answers, seat: x}) for x in (answers[seat], c.rng.pick(others))]
                for eyes in c.eyes():
                    if not eyes >> seat & 1:
                        told = f"eyes {eyes} learn what {game.seat_name(seat)} answered in vain"
                        c.require_same("twins", aftermath(here, eyes), aftermath(there, eyes), told)
                        compare_after_undo(c, here, there, eyes, "an answer in vain")


def plain_options(s: State, seat: int) -> list[int]:
    """What answers the question; interruptions do not."""
    return [x for x in options_for(s, seat) if not x & ANYTIME]


def all_answer(game: Game, s: State, answers: dict[int, int]) -> Play:
    """The play after all these seats have answered the pending question."""
    play = Play(game, s.copy())
    for seat, choice in answers.items():
        play.apply(seat, choice)
    return play


def bare_answers(c: Check) -> None:
    """4c  Who hears only that somebody has answered sees that it goes on; who hears nothing sees nothing new."""
    game, s = c.game, c.state
    for seat in choosers(game, s):
        options = list(dict.fromkeys(options_for(s, seat)))
        c.rng.shuffle(options)
        decider = s.screen if seat == CHANCE else seat
        for choice in options[:TRIES] if decider != NOBODY else []:
            play = c.after(seat, choice)
            for eyes in c.eyes():
                heard = play.heard(eyes)
                if not eyes >> decider & 1 and all([what == "answered" for what, _ in heard]):
                    before, after = observe_state(game, s, eyes), observe_state(game, play.state, eyes)
                    if heard:
                        hidden = game.face(s, seat, choice, eyes) != choice
                        step = hidden and play.state.running[0] is s.running[0] and openly_asked(play.state) == openly_asked(s)
                        told = f"eyes {eyes} count the steps of a secret decision: {game.text(choice)}"
                        c.require("news", before != after and not step, told)
                    else:
                        c.require_same("news", before, after, f"eyes {eyes} hear nothing of {game.text(choice)}")


def equal_news(c: Check, seat: int, options: list[int], eyes: int) -> None:
    """4b  Two choices, whatever their faces: of which these eyes hear the same, that looks the same."""
    a = c.rng.pick(options)
    b = c.rng.pick([x for x in options if x != a])
    here, there = c.after(seat, a), c.after(seat, b)
    if here.heard(eyes) == there.heard(eyes):
        said = f"eyes {eyes} hear the same of {c.game.text(a)} and {c.game.text(b)}"
        c.require_same("twins", observe(here, eyes), observe(there, eyes), said)


def aftermath(play: Play, eyes: int) -> dict[str, Any]:
    """What these eyes heard of a choice, and what they observe after it."""
    return {"news": play.heard(eyes), **observe(play, eyes)}


def news(c: Check) -> None:
    """4c, 3  The same choice in the true world and in another that these eyes cannot tell from it."""
    game, s = c.game, c.state
    for eyes in c.eyes():
        worlds: list[tuple[str, State]] = [("imagined", imagined(game, c.play, eyes, c.rng)), *swapped(game, s, eyes, c.rng)]
        for name, w in worlds:
            for seat in choosers(game, s):
                both = [x for x in dict.fromkeys(options_for(s, seat)) if x in options_for(w, seat)]
                c.rng.shuffle(both)
                for choice in both[:TRIES]:
                    here, there = c.after(seat, choice), after_answer(game, w, seat, choice)
                    if here.heard(eyes) == there.heard(eyes):
                        said = f"eyes {eyes} hear the same of {game.text(choice)} with {name}"
                        if [rule for rule, *_ in agenda_words(here.state)] == [rule for rule, *_ in agenda_words(there.state)]:
                            c.require(
                                "agenda", agenda_words(here.state) == agenda_words(there.state), f"the agenda shows eyes {eyes} {name}"
                            )
                        c.require_same("news", observe(here, eyes), observe(there, eyes), said)


def has_hole(value: Any) -> bool:
    """Does UNKNOWN, which only views may hold, stand in this value of a snapshot?"""
    return any([has_hole(x) for x in value]) if isinstance(value, list) else value == UNKNOWN and type(value) is int


def imagination(c: Check) -> None:
    """4d, 5  What is imagined from the view alone looks the same, asks the same, and has all its pieces."""
    game, s = c.game, c.state
    for eyes in c.eyes():
        seen = observe_state(game, s, eyes)
        view = seen["view"]
        c.require("imagination", through_json(view) == view, f"the view of eyes {eyes} does not survive JSON")
        w = imagined(game, c.play, eyes, c.rng)
        c.require_same("imagination", seen, observe_state(game, w, eyes), f"eyes {eyes} imagine another world")
        holes = [name for name, value in game.snapshot(w).items() if has_hole(value)]
        c.require("imagination", not holes, f"eyes {eyes} imagine a world with holes left in {', '.join(holes)}")
        wrong = game.recount(w)
        c.require("imagination", not wrong, f"eyes {eyes} imagine an impossible world: {'; '.join(wrong)}")
        before = game.snapshot(w)
        ask_again(w)
        c.require("imagination", game.snapshot(w) == before, f"eyes {eyes} imagine a world that changes when it is asked")
