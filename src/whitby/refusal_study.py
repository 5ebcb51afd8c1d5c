"""What players try and cannot: how often the reason is a mere fallback, and which questions with a choice list nothing as closed.

    >>> from whitby.refusal_study import count_refusals
    >>> result = count_refusals("dracula-2003", games=4, seed=1)
    >>> result.games, result.fallbacks <= result.refusals
    (4, True)

At every question to a seat of a random game all that its player might try is tried: the verbs of all questions that his seat met
in these games, each with the nouns that he has in sight (the screen's own words: his cards, the board, the other players),
and a few choices at random. `game.fallbacks` names the reasons that only say no.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

import whitby
from whitby.board import BIT
from whitby.engine import CHANCE, NOUN, PLAYING, State, answer, options_for, seats_asked
from whitby.game import Game
from whitby.laws.random_games import starts
from whitby.processes import chunks, in_processes
from whitby.rng import Rng

MOST_FALLBACKS: Final = 2.0  # per cent of refusals that may cite a fallback
RANDOM_TRIES: Final = 10  # choices of the game, at random, that are tried at each question
LONGEST: Final = 20_000  # choices; a game that goes on is left
CHUNK: Final = 5  # games that a process plays at a time
WORTH_IT: Final = 20  # games for which several processes are started
NO_NOUN: Final = -1  # of a verb that stands alone

Progress = Callable[[int, int], None]
Verbs = tuple[frozenset[int], ...]  # by seat, those of its own questions


@dataclass
class QuestionFigures:
    """How often one question was asked, what was refused at it, and what it listed as closed."""

    asked: int = 0
    choices: int = 0  # times that there was a choice between things, not only a yes or no
    refusals: int = 0
    fallbacks: int = 0
    listed: int = 0  # times that something was listed as closed
    alike: int = 0  # times that there was a choice and something of its kind was closed

    def add(self, other: QuestionFigures) -> None:
        """Take in what was counted elsewhere."""
        for name, n in vars(other).items():
            setattr(self, name, getattr(self, name) + n)


@dataclass
class Result:
    """The figures of all questions over many games."""

    game: str
    seed: int
    games: int = 0
    rows: dict[str, QuestionFigures] = field(default_factory=dict)  # by question
    cited: Counter[str] = field(default_factory=Counter)  # fallback -> times
    examples: dict[str, str] = field(default_factory=dict)  # fallback -> one case

    def add(self, other: Result) -> None:
        """Take in the games of another process."""
        self.games += other.games
        for name, row in other.rows.items():
            self.rows.setdefault(name, QuestionFigures()).add(row)
        self.cited += other.cited
        self.examples = other.examples | self.examples

    @property
    def refusals(self) -> int:
        """All choices that were tried and refused."""
        return sum(row.refusals for row in self.rows.values())

    @property
    def fallbacks(self) -> int:
        """Those of them whose reason only says no."""
        return sum(row.fallbacks for row in self.rows.values())

    @property
    def share(self) -> float:
        """The fallbacks in per cent of all refusals."""
        return 100 * self.fallbacks / max(1, self.refusals)

    @property
    def unlisted(self) -> list[str]:
        """The questions that had a choice and never listed anything, although something of its kind was closed."""
        return sorted(name for name, row in self.rows.items() if row.alike and not row.listed)

    @property
    def fine(self) -> bool:
        """Few fallbacks, and a list for every choice."""
        return self.share < MOST_FALLBACKS and not self.unlisted

    def data(self) -> dict[str, Any]:
        """The result as JSON values, as --json prints it."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "refusals": self.refusals,
            "fallbacks": self.fallbacks,
            "share": round(self.share, 3),
            "cited": dict(self.cited.most_common()),
            "unlisted": self.unlisted,
            "questions": {name: vars(row) for name, row in sorted(self.rows.items())},
        }


def count_refusals(game: str | Game, games: int = 500, seed: int = 0, progress: Progress | None = None, jobs: int = 1) -> Result:
    """Try at every question of random games what a player might try, in so many processes; the same seed gives the same figures."""
    id = game if isinstance(game, str) else game.id
    parts = [(game, games, seed, *chunk) for chunk in chunks(games, CHUNK)]
    processes = jobs if isinstance(game, str) and games >= WORTH_IT else 1
    verbs: Verbs = tuple([frozenset().union(*met) for met in zip(*in_processes(verbs_met, parts, processes), strict=True)])
    total = Result(id, seed)
    for result in in_processes(some_games, [(*part, verbs) for part in parts], processes):
        total.add(result)
        if progress:
            progress(total.games, games)
    return total


def verbs_met(game: str | Game, games: int, seed: int, first: int, last: int) -> Verbs:
    """The verbs of the questions that each seat meets in the games numbered from first to before last."""
    g = whitby.game(game) if isinstance(game, str) else game
    met: list[set[int]] = [set() for _ in g.seats]
    for i in range(first, last):
        for s in questions(g, games, seed, i):
            for seat in seats_asked(s):
                if seat != CHANCE:
                    met[seat] |= {choice & ~NOUN for choice in options_for(s, seat) if not g.is_anytime(choice)}
    return tuple([frozenset(verbs) for verbs in met])


def some_games(game: str | Game, games: int, seed: int, first: int, last: int, verbs: Verbs) -> Result:
    """What was tried in the games numbered from first to before last."""
    g = whitby.game(game) if isinstance(game, str) else game
    study = Study(g, seed, verbs)
    for i in range(first, last):
        rng = Rng(f"{seed}/{i}/tries")
        for s in questions(g, games, seed, i):
            for seat in seats_asked(s):
                if seat != CHANCE:
                    study.try_at_question(s, seat, rng)
        study.result.games += 1
    return study.result


def questions(game: Game, games: int, seed: int, i: int) -> Iterator[State]:
    """Game i of so many random ones, at each of its questions."""
    start, _ = list(starts(game, games))[i]
    s = game.opening(start) if start else game.setup(game.random_play())
    rng = Rng(f"{seed}/{i}")
    for _ in range(LONGEST):
        if s.winners != PLAYING:
            return
        yield s
        seat = rng.pick(seats_asked(s))
        answer(s, seat, rng.pick(options_for(s, seat)))


class Study:
    """What is tried and refused, with the words of the game at hand."""

    def __init__(self, game: Game, seed: int, verbs: Verbs) -> None:
        self.game = game
        self.result = Result(game.id, seed)
        self.numbers = {name: i for i, name in enumerate(game.nouns)}
        choices = [[choice for choice in game.actions if choice & ~NOUN in own] for own in verbs]
        self.choices = [[(choice, self.noun(choice)) for choice in own] for own in choices]  # by seat, all that has a verb it knows

    def noun(self, choice: int) -> int:
        """The noun of a choice."""
        return choice & NOUN if self.game.noun_name(choice) else NO_NOUN

    def try_at_question(self, s: State, seat: int, rng: Rng) -> None:
        """Try at one question all that its player might, and count what is refused and what is listed as closed."""
        game = self.game
        row = self.result.rows.setdefault(game.step(s), QuestionFigures())
        options = [choice for choice in options_for(s, seat) if not game.is_anytime(choice)]
        listed = game.closed(s, seat)
        row.asked += 1
        row.listed += bool(listed)
        tries = self.attempts(s, seat, [*options, *[choice for choice, _ in listed]])
        refused = self.refused(s, seat, tries, row)
        self.refused(s, seat, [game.actions[rng.below(len(game.actions))] for _ in range(RANDOM_TRIES)], row)
        if is_choice(game, options):
            kinds = {self.kind(choice) for choice in options}
            row.choices += 1
            row.alike += any([self.kind(choice) in kinds and self.noun(choice) != NO_NOUN for choice in refused])

    def kind(self, choice: int) -> tuple[int, bool]:
        """What makes choices alike: their verb, and whether they name somebody who plays."""
        return choice & ~NOUN, self.game.noun_name(choice) in self.game.seats

    def refused(self, s: State, seat: int, choices: list[int], row: QuestionFigures) -> list[int]:
        """Those of the choices that are refused. Counted, with the reasons that only say no."""
        game, why_not, fallbacks = self.game, self.game.why_not, self.game.fallbacks
        refused = []
        for choice in choices:
            reason = why_not(s, seat, choice)
            if not reason:
                continue
            refused.append(choice)
            if reason in fallbacks:
                row.fallbacks += 1
                self.result.cited[reason] += 1
                said = f"{game.seat_name(seat)} tries {game.text(choice)!r} at {game.step(s)}"
                self.result.examples.setdefault(reason, said)
        row.refusals += len(refused)
        return refused

    def attempts(self, s: State, seat: int, known: list[int]) -> list[int]:
        """What a player might try: his verbs with all he has in sight."""
        nouns = self.nouns_on_screen(s, seat)
        nouns.update([self.noun(choice) for choice in known])
        nouns.add(NO_NOUN)
        return [choice for choice, noun in self.choices[seat] if noun in nouns]

    def nouns_on_screen(self, s: State, seat: int) -> set[int]:
        """The nouns that stand on the seat's screen."""
        words = words_in(self.game.body(self.game.view(s, BIT[seat])))
        return {self.numbers[word] for word in words if word in self.numbers}


def is_choice(game: Game, options: list[int]) -> bool:
    """Two things or more to choose from: a yes or a no is none."""
    things = [choice for choice in options if game.noun_name(choice)]
    return len(options) > 2 or len(things) > 1


def words_in(body: Any) -> set[str]:
    """Every word in a body, at any depth: all strings of its JSON, keys too; what stands in quotes there is no noun.

    >>> sorted(words_in({"at": ["vienna", {"horses": 2}]}))
    ['at', 'horses', 'vienna']
    """
    return set(msgspec.json.encode(body).decode().replace('\\"', "").split('"')[1::2])
