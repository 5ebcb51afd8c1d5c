"""Law 10: eyes that heard the same see the same view, options, prompt and undo."""

from __future__ import annotations

from typing import Final

from whitby.engine import CHANCE, options_for
from whitby.game import Game
from whitby.laws.observation import FEW_EYES, all_eyes, difference, observe, single_eyes
from whitby.laws.report import Broken, Report
from whitby.play import Play
from whitby.rng import Rng

EARLY: Final = 60  # choices from the beginning for which all games of one start are compared
BEFORE: Final = 20  # how much earlier than the phase in question something hidden changes


class Recall:
    """What was seen after each stream of news, over all games."""

    def __init__(self, game: Game, report: Report) -> None:
        self.game = game
        self.report = report
        self.seen: dict[tuple[str, int, int], tuple[int, ...]] = {}

    def remember(self, start: str, play: Play) -> None:
        """Compare this moment with every earlier one at which some eyes had heard the same."""
        every = all_eyes(self.game)
        for eyes in every if len(every) <= FEW_EYES else single_eyes(self.game):
            observed = observe(play, eyes)
            prints = tuple(hash(repr(part)) for part in observed.values())
            known = self.seen.setdefault((start, eyes, hash(tuple(play.heard(eyes)))), prints)
            if known is not prints:
                wrong = [name for name, a, b in zip(observed, known, prints, strict=True) if a != b]
                phase = self.game.step(play.state)
                if wrong:
                    raise Broken("recall", f"eyes {eyes} heard the same twice and saw another {' and '.join(wrong)} (at {phase})")
                self.report.counts["recall", phase] += 1

    def compare_variant(self, play: Play, eyes: int, rng: Rng, late: int) -> None:
        """Play the game again with one hidden choice changed, and on for as long as these eyes hear the same."""
        game = self.game
        truth, other = Play(game, play.initial.copy()), Play(game, play.initial.copy())
        there, here = truth.heard(eyes), other.heard(eyes)
        changed = False
        for i, (seat, choice) in enumerate(play.choices):
            if changed:
                self.compare(truth, other, eyes)
            options = dict.fromkeys(options_for(other.state, seat))
            twins = [x for x in options if x == choice or self.alike(truth, other, seat, choice, x, eyes)]
            if not twins:
                return
            if not changed and i >= late and len(twins) > 1:
                taken = rng.pick([x for x in twins if x != choice])
                changed = True
            else:
                taken = choice if choice in twins else rng.pick(twins)
            before = len(there)
            truth.apply(seat, choice)
            other.apply(seat, taken)
            if truth.over or other.over or there[before:] != here[before:]:
                return

    def alike(self, truth: Play, other: Play, seat: int, choice: int, x: int, eyes: int) -> bool:
        """Do these eyes see the same of choice there and of x here?"""
        return self.game.face(truth.state, seat, choice, eyes) == self.game.face(other.state, seat, x, eyes)

    def compare(self, truth: Play, other: Play, eyes: int) -> None:
        """Broken unless these eyes, which heard the same in both plays, observe the same now."""
        a, b = observe(truth, eyes), observe(other, eyes)
        phase = self.game.step(truth.state)
        if a != b:
            raise Broken("recall", f"eyes {eyes} heard the same and see {difference(a, b)} (at {phase})")
        self.report.counts["recall", phase] += 1


def compare_variants(recall: Recall, play: Play, phases: list[str], rng: Rng, n: int) -> None:
    """Several changed games, each through some eyes, changed before a phase that was compared least: a draw, or any choice."""
    draws = [i for i, (seat, _) in enumerate(play.choices) if seat == CHANCE]
    for i in range(n):
        steps = list(range(len(phases)))
        rng.shuffle(steps)
        step = min(steps, key=lambda i: recall.report.counts["recall", phases[i]])
        earlier = [x for x in draws if x < step]
        late = rng.pick(earlier) if earlier and i % 2 else max(0, step - 1 - rng.below(BEFORE))
        recall.compare_variant(play, rng.below(len(all_eyes(recall.game))), rng, late)
