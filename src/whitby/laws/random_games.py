"""Random games under the laws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

from whitby import notation
from whitby.engine import PLAYING, options_for, seats_asked
from whitby.game import Game
from whitby.laws import futures, leaks, undo
from whitby.laws.known import known
from whitby.laws.observation import Check, choosers
from whitby.laws.questions import CHEAP
from whitby.laws.recall import EARLY, Recall, compare_variants
from whitby.laws.report import LAWS, WHOLE_GAME, Broken, LawBroken, Report
from whitby.play import Play
from whitby.rng import Rng

# which laws a function looks at
COSTLY: Final[tuple[tuple[str, Callable[[Check], None]], ...]] = (
    ("swap agenda options", leaks.swap),
    ("twins", leaks.twins),
    ("news agenda", leaks.news),
    ("news", leaks.bare_answers),
    ("imagination", leaks.imagination),
    ("known", known),
    ("replay", futures.snapshots),
    ("undo", undo.undo),
    ("replay", futures.undo),
    ("copies", futures.copies),
)
EVERY_STEP: Final = (*CHEAP, ("twins", leaks.void_answers))
STEPS: Final = 5  # a game, for the costly laws
VARIANTS: Final = 4  # changed games that perfect recall compares with each game
THOROUGH_VARIANTS: Final = 40
LONGEST: Final = 20_000  # choices; a game that goes on is stuck
INTERRUPTIONS: Final = 8  # one choice in so many may be an interruption by a seat that is not asked

Progress = Callable[[int, int], None]


def check(
    game: Game,
    games: int = 50,
    seed: int = 0,
    thorough: bool = False,
    progress: Progress | None = None,
    *,
    options: dict[str, Any] | None = None,
    only: Collection[str] = LAWS,
    part: tuple[int, int] = (0, 1),
) -> Report:
    """Check the laws over so many random games; LawBroken at the first violation.

    `options` are those of the games from the set-up, in half of which one of the others is changed; `only` names the laws to check, all
    if not said; `part` (k, n) takes part k of n: the games of one opening stay together, since perfect recall compares them.
    """
    report = Report(game)
    recall = Recall(game, report)
    try:
        if "replay" in only:
            report.counts["replay", WHOLE_GAME] += futures.choice_texts(game)
    except Broken as e:
        raise LawBroken(e.law, e.detail, None, 0) from e
    for i, (start, k) in enumerate(starts(game, games)):
        if k % part[1] == part[0]:
            played_with = {} if start else variation_of(game, k) | (options or {})
            CheckedGame(game, start, f"{seed}/{i}", report, recall, thorough, played_with, only).check()
            if progress:
                progress(report.games, games)
    return report


def starts(game: Game, games: int) -> Iterator[tuple[str, int]]:
    """How each game begins: from the set-up, which is the empty name, numbered, or from an opening, with its place in the list.

    The openings come in turn, in half of the games; in up to two thirds of them where that lets each have its turn.
    """
    openings = [name for name, _ in game.openings]
    from_openings = min(max(games // 2, len(openings)), games * 2 // 3) if openings else 0
    for i in range(games):
        n, after = i * from_openings // games, (i + 1) * from_openings // games
        yield (openings[n % len(openings)], n % len(openings)) if after > n else ("", i - n)


def variation_of(game: Game, k: int) -> dict[str, Any]:
    """The options of the k-th game from the set-up: every other one has another value for one of them, each in its turn."""
    return game.variations[k // 2 % len(game.variations)] if game.variations and k % 2 else {}


class CheckedGame:
    """One random game: played under the cheap laws, then again up to the steps chosen for the costly ones."""

    def __init__(
        self,
        game: Game,
        start: str,
        seed: str,
        report: Report,
        recall: Recall,
        thorough: bool,
        options: dict[str, Any],
        only: Collection[str],
    ) -> None:
        self.game = game
        self.start = start
        self.seed = seed
        self.report = report
        self.recall = recall
        self.thorough = thorough
        self.rng = Rng(seed)
        self.only = only
        self.options = {} if start else game.random_play(options)
        self.play = Play(game, game.opening(start) if start else None, self.options)

    def check(self) -> None:
        """Play the game and check all laws over it; LawBroken with a record where one does not hold."""
        try:
            phases = self.first_pass()
            if "replay" in self.only:
                self.check_record()
            self.second_pass(self.costly_steps(phases))
            if "recall" in self.only:
                compare_variants(self.recall, self.play, phases, self.rng, THOROUGH_VARIANTS if self.thorough else VARIANTS)
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
        bots = [notation.Player("bot", "random")] * len(self.game.seats)
        for _ in range(2):
            try:
                record = notation.record_of(self.game, self.play, self.options, bots, self.start, extra)
                return LawBroken(law, detail, record, step)
            except Exception:
                self.play.choices = self.play.choices[:-1]  # the last one raises an error
        return LawBroken(law, detail, None, step)  # the game cannot even be played again

    def first_pass(self) -> list[str]:
        """Play at random; the phase of each step."""
        phases: list[str] = []
        play, rng = self.play, self.rng
        if "copies" in self.only:
            futures.copies(Check(self.game, play, rng, self.report))  # all that follows is played on copies
        while play.state.winners == PLAYING:
            c = Check(self.game, play, rng, self.report)
            for name, law in EVERY_STEP:
                if name in self.only:
                    law(c)
            if len(phases) < EARLY and "recall" in self.only:
                self.recall.remember(f"{self.start} {self.options}", play)
            phases.append(c.phase)
            if len(phases) > LONGEST:
                raise Broken("never-stuck", f"no end after {LONGEST} choices")
            seat = rng.pick(choosers(self.game, play.state) if rng.below(INTERRUPTIONS) == 0 else seats_asked(play.state))
            play.apply(seat, rng.pick(options_for(play.state, seat)))
        wrong = self.game.recount(play.state)
        if wrong and "conservation" in self.only:
            raise Broken("conservation", f"{'; '.join(wrong)} (at the end)")
        self.report.games += 1
        self.report.steps += len(phases)
        self.report.starts[self.start] += 1
        self.report.options.update([f"{name}={value}" for name, value in self.options.items()])
        self.report.counts["never-stuck", WHOLE_GAME] += 1
        return phases

    def check_record(self) -> None:
        """Law 6 for the finished game: its record and its choices give it again."""
        try:
            record = notation.record_of(self.game, self.play, self.options, opening=self.start)
        except ValueError as e:
            raise Broken("replay", f"the game cannot be played again: {e}") from e
        self.report.counts["replay", WHOLE_GAME] += futures.whole_game(self.game, self.play, record)

    def costly_steps(self, phases: list[str]) -> list[int]:
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
        self.play = Play(self.game, last.initial.copy())
        for i, (seat, choice) in enumerate(choices[: steps[-1] + 1] if steps else []):
            if i in steps:
                c = Check(self.game, self.play, self.rng, self.report, self.thorough)
                self.report.costly[c.phase] += 1
                for names, law in COSTLY:
                    if not set(names.split()).isdisjoint(self.only):
                        law(c)
            try:
                self.play.apply(seat, choice)
            except ValueError as e:
                raise Broken("replay", f"choice {i} is not open when the game is played again") from e
        self.play = last
