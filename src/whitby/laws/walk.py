"""Random games under the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from whitby import notation
from whitby.engine import PLAYING, options_for, seats_asked
from whitby.game import Game
from whitby.laws import futures, leaks
from whitby.laws.questions import CHEAP
from whitby.laws.recall import EARLY, Recall, sisters
from whitby.laws.report import WHOLE_GAME, Broken, LawBroken, Report
from whitby.laws.sight import Check
from whitby.play import Play
from whitby.rng import Rng

COSTLY: Final = (leaks.swap, leaks.twins, leaks.news, leaks.imagination, futures.snapshots, futures.undo, futures.copies)
STEPS: Final = 5  # a game, for the costly laws
SISTERS: Final = 4  # a game, for perfect recall
LONGEST: Final = 20_000  # choices; a game that goes on is stuck

Progress = Callable[[int, int], None]


def check(game: Game, games: int = 50, seed: int = 0, thorough: bool = False, progress: Progress | None = None) -> Report:
    """Check all laws over so many random games; LawBroken at the first violation."""
    report = Report(game)
    recall = Recall(game, report)
    try:
        report.counts["replay", WHOLE_GAME] += futures.words(game)
    except Broken as e:
        raise LawBroken(e.law, e.detail, None, 0) from e
    for i, start in enumerate(starts(game, games)):
        Walk(game, start, f"{seed}/{i}", report, recall, thorough).whole()
        if progress:
            progress(i + 1, games)
    return report


def starts(game: Game, games: int) -> Iterator[str]:
    """The set-up and the prepared openings in turn; the set-up is the empty name."""
    openings = [name for name, _ in game.openings]
    for i in range(games):
        yield openings[i // 2 % len(openings)] if openings and i % 2 else ""


class Walk:
    """One random game: played under the cheap laws, then again up to the steps chosen for the costly ones."""

    def __init__(self, game: Game, start: str, seed: str, report: Report, recall: Recall, thorough: bool) -> None:
        self.game = game
        self.start = start
        self.seed = seed
        self.report = report
        self.recall = recall
        self.thorough = thorough
        self.rng = Rng(seed)
        self.options = {} if start else game.random_play()
        self.play = Play(game, game.opening(start) if start else None, self.options)

    def whole(self) -> None:
        """Check one game."""
        try:
            phases = self.first_pass()
            if self.play.over:
                self.whole_game()
            self.second_pass(self.chosen(phases))
            sisters(self.recall, self.play, phases, self.rng, len(phases) if self.thorough else SISTERS)
        except LawBroken:
            raise
        except Broken as e:
            raise self.broken(e.law, e.detail) from e
        except Exception as e:
            raise self.broken("never-stuck", f"a rule raises {type(e).__name__}: {e}") from e

    def broken(self, law: str, detail: str) -> LawBroken:
        """The violation with the record that leads to it."""
        step = len(self.play.choices)
        extra = {"seed": self.seed, "x-law": law, "x-step": str(step)}
        try:
            record = notation.record_of(self.game, self.play, self.options, [notation.Player("bot", "random")] * len(self.game.seats))
            return LawBroken(law, detail, replace(record, opening=self.start, extra=extra), step)
        except ValueError:
            return LawBroken(law, detail, None, step)  # the game cannot even be played again

    def first_pass(self) -> list[str]:
        """Play at random; the phase of each step."""
        phases: list[str] = []
        play, rng = self.play, self.rng
        while play.state.winners == PLAYING:
            c = Check(self.game, play, rng, self.report)
            for law in CHEAP:
                law(c)
            if len(phases) < EARLY:
                self.recall.remember(self.start, play)
            phases.append(c.phase)
            if len(phases) > LONGEST:
                raise Broken("never-stuck", f"no end after {LONGEST} choices")
            seat = rng.pick(seats_asked(play.state))
            play.apply(seat, rng.pick(options_for(play.state, seat)))
        wrong = self.game.recount(play.state)
        if wrong:
            raise Broken("conservation", f"{'; '.join(wrong)} (at the end)")
        self.report.games += 1
        self.report.steps += len(phases)
        self.report.starts[self.start] += 1
        self.report.counts["never-stuck", WHOLE_GAME] += 1
        return phases

    def whole_game(self) -> None:
        """The finished game as a record."""
        record = notation.record_of(self.game, self.play, self.options, opening=self.start)
        self.report.counts["replay", WHOLE_GAME] += futures.whole_game(self.game, self.play, record)

    def chosen(self, phases: list[str]) -> list[int]:
        """Which steps the costly laws look at: phases that they have seen least come first."""
        if self.thorough:
            return list(range(len(phases)))
        left = list(range(len(phases)))
        self.rng.shuffle(left)
        seen = self.report.costly.copy()
        steps: list[int] = []
        for _ in range(min(STEPS, len(left))):
            step = min(left, key=lambda i: seen[phases[i]])
            left.remove(step)
            seen[phases[step]] += 1
            steps.append(step)
        return sorted(steps)

    def second_pass(self, steps: list[int]) -> None:
        """The same game again; the costly laws at these steps."""
        choices = self.play.choices
        last = self.play
        self.play = Play(self.game, last.first.copy())
        for i, (seat, choice) in enumerate(choices[: steps[-1] + 1] if steps else []):
            if i in steps:
                c = Check(self.game, self.play, self.rng, self.report)
                self.report.costly[c.phase] += 1
                for law in COSTLY:
                    law(c)
            self.play.apply(seat, choice)
        self.play = last
