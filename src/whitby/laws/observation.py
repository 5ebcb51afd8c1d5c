"""What a set of eyes can observe at one moment, and the tools that all laws share."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from whitby import screen
from whitby.board import members
from whitby.engine import State, ask_again, openly_asked, options_for, seats_asked, task_words
from whitby.game import Game
from whitby.laws.report import Broken, Report
from whitby.play import Play
from whitby.rng import Rng

FEW_EYES: Final = 8  # a game with no more sets of eyes than this is looked at through all of them
EXTRA_EYES: Final = 4  # in a game with more: sets of several seats that are looked through, besides the public and each seat alone
REFUSALS_TRIED: Final = 100  # choices that are tried for a seat which has no option


class Check:
    """One step of one game under the laws."""

    def __init__(self, game: Game, play: Play, rng: Rng, report: Report, thorough: bool = False) -> None:
        self.game = game
        self.play = play
        self.state = play.state
        self.rng = rng
        self.report = report
        self.thorough = thorough
        self.phase = game.step(play.state)  # the part of the game that this step belongs to
        self.answered: dict[tuple[int, int], Play] = {}

    def after(self, seat: int, choice: int) -> Play:
        """This position after a choice: made once, to look at only."""
        if (seat, choice) not in self.answered:
            self.answered[seat, choice] = after_answer(self.game, self.state, seat, choice)
        return self.answered[seat, choice]

    def eyes(self) -> list[int]:
        """Whose eyes the costly laws look through at this step: all subsets of seats, or in a large game some of them."""
        every = list(all_eyes(self.game))
        if self.thorough or len(every) <= FEW_EYES:
            return every
        rest = [eyes for eyes in every if eyes.bit_count() > 1]
        self.rng.shuffle(rest)
        return single_eyes(self.game) + rest[:EXTRA_EYES]

    def count(self, law: str, n: int = 1) -> None:
        """Count comparisons of a law that were made elsewhere."""
        self.report.counts[law, self.phase] += n

    def require(self, law: str, fine: bool, detail: str) -> None:
        """Count one comparison of a law; Broken with the detail if it fails."""
        if not fine:
            raise Broken(law, f"{detail} (at {self.phase})")
        self.report.counts[law, self.phase] += 1

    def require_same(self, law: str, a: dict[str, Any], b: dict[str, Any], detail: str) -> None:
        """Count one comparison of what is observed in two worlds; Broken names the part in which they differ."""
        if a != b:
            raise Broken(law, f"{detail}: {difference(a, b)} (at {self.phase})")
        self.report.counts[law, self.phase] += 1


def all_eyes(game: Game) -> range:
    """Every subset of seats; 0 is the public."""
    return range(1 << len(game.seats))


def single_eyes(game: Game) -> list[int]:
    """The public and each seat alone."""
    return [0, *(1 << seat for seat in range(len(game.seats)))]


def choosers(game: Game, s: State) -> list[int]:
    """Who may choose now: the seats that are asked, then those that may interrupt."""
    asked = seats_asked(s)
    return asked + [seat for seat in range(len(game.seats)) if seat not in asked and options_for(s, seat)]


def observe_state(game: Game, s: State, eyes: int, undo: Sequence[int] = ()) -> dict[str, Any]:
    """What eyes observe of a state: view, question, own options, and the screen that is made of them, as bytes."""
    view = game.view(s, eyes)
    return {
        "view": view,
        "screen": msgspec.json.encode((screen.head(game, s, eyes, list(undo), view=view), game.body(view))),
        "question": game.question(s),
        "asked": openly_asked(s),
        "options": {seat: list(options_for(s, seat)) for seat in members(eyes)},
    }


def observe(play: Play, eyes: int) -> dict[str, Any]:
    """What eyes observe in a play: the same, and what they may take back."""
    undo = [seat for seat in members(eyes) if play.may_undo(seat)]
    return {**observe_state(play.game, play.state, eyes, undo), "undo": undo}


def observe_seat(game: Game, s: State, seat: int) -> dict[str, Any]:
    """All else that the engine tells a seat: prices, clauses, the default, and why every other choice is closed."""
    options = options_for(s, seat)
    tried = game.actions if options or len(game.actions) < REFUSALS_TRIED else game.actions[:: len(game.actions) // REFUSALS_TRIED]
    return {
        "prices": [(game.price(s, c), game.clause_of(s, c)) for c in options],
        "default": game.default(s, seat) if seat in seats_asked(s) else None,
        "closed": game.closed(s, seat),
        "why_not": {game.text(c): game.why_not(s, seat, c) for c in tried},
    }


def agenda_words(s: State) -> list[list[Any]]:
    """The agenda as text, the pending question's rule last."""
    return [*(task_words(t) for t in s.agenda), task_words(s.running)]


def after_answer(game: Game, s: State, seat: int, choice: int) -> Play:
    """The same position after a choice, with the news of it alone."""
    play = Play(game, s.copy())
    play.apply(seat, choice)
    return play


def swapped(game: Game, s: State, eyes: int, rng: Rng) -> Iterator[tuple[str, State]]:
    """The position with one hidden thing changed, for each kind of secret that these eyes do not share."""
    before = game.snapshot(s)
    for name, swap in game.secrets:
        t = s.copy()
        if swap(t, eyes, rng) and game.snapshot(t) != before:
            ask_again(t)
            yield name, t


def imagined(game: Game, play: Play, eyes: int, rng: Rng) -> State:
    """A world that these eyes might be in, from JSON alone."""
    view = through_json(game.view(play.state, eyes))
    heard = [(what, tuple(facts)) for what, facts in through_json(play.heard(eyes))]
    return game.imagine(view, heard, rng, None)


def through_json(value: Any) -> Any:
    """What is left of a value that was sent as JSON."""
    return json.loads(json.dumps(value))


def difference(a: Any, b: Any, where: str = "") -> str:
    """The first part in which two values differ, in words."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if key not in a or key not in b or a[key] != b[key]:
                return difference(a.get(key), b.get(key), f"{where}.{key}" if where else str(key))
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return difference(x, y, f"{where}[{i}]")
    return f"{where} is {shortened(a)}, not {shortened(b)}"


def shortened(value: Any) -> str:
    """A value in a message, not too long."""
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."
