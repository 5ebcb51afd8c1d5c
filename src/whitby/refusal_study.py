"""What players try and cannot: how often the reason is a mere fallback, and which questions with a choice list nothing as closed.

    >>> from whitby.refusal_study import count_refusals
    >>> result = count_refusals("dracula-2003", games=4, seed=1)
    >>> result.games, result.fallbacks <= result.refusals
    (4, True)

At every question to a seat of a random game all that its player might try is tried: the verbs that he has met in his own
questions so far, each with the nouns that he has in sight (the screen's own words: his cards, the board, the other players),
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
from whitby.rng import Rng

MOST_FALLBACKS: Final = 2.0  # per cent of refusals that may cite a fallback
RANDOM_TRIES: Final = 10  # choices of the game, at random, that are tried at each question
LONGEST: Final = 20_000  # choices; a game that goes on is left

Progress = Callable[[int, int], None]


@dataclass
class QuestionFigures:
    """How often one question was asked, what was refused at it, and what it listed as closed."""

    asked: int = 0
    choices: int = 0  # times that there was a choice between things, not only a yes or no
    refusals: int = 0
    fallbacks: int = 0
    listed: int = 0  # times that something was listed as closed
    alike: int = 0  # times that there was a choice and something of its kind was closed


@dataclass
class Result:
    """The figures of all questions over many games."""

    game: str
    seed: int
    games: int = 0
    rows: dict[str, QuestionFigures] = field(default_factory=dict)  # by question
    cited: Counter[str] = field(default_factory=Counter)  # fallback -> times
    examples: dict[str, str] = field(default_factory=dict)  # fallback -> one case

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


def count_refusals(game: str | Game, games: int = 500, seed: int = 0, progress: Progress | None = None) -> Result:
    """Try at every question of random games what a player might try; the same seed gives the same figures."""
    g = whitby.game(game) if isinstance(game, str) else game
    result = Result(g.id, seed)
    verbs_met: list[set[int]] = [set() for _ in g.seats]  # by seat, the verbs of its own questions
    for i, start in enumerate(starts(g, games)):
        s = g.opening(start) if start else g.setup(g.random_play())
        play_game(g, s, Rng(f"{seed}/{i}"), verbs_met, result)
        result.games += 1
        if progress:
            progress(i + 1, games)
    return result


def play_game(game: Game, s: State, rng: Rng, verbs_met: list[set[int]], result: Result) -> None:
    """One random game; every question to a seat is looked at once, when it comes up."""
    for _ in range(LONGEST):
        if s.winners != PLAYING:
            return
        asked = seats_asked(s)
        for seat in asked:
            if seat != CHANCE:
                try_at_question(game, s, seat, rng, verbs_met[seat], result)
        seat = rng.pick(asked)
        answer(s, seat, rng.pick(options_for(s, seat)))


def try_at_question(game: Game, s: State, seat: int, rng: Rng, verbs_met: set[int], result: Result) -> None:
    """Try at one question all that its player might, and count what is refused and what is listed as closed."""
    name = game.step(s)
    row = result.rows.setdefault(name, QuestionFigures())
    options = [choice for choice in options_for(s, seat) if not game.is_anytime(choice)]
    verbs = {choice & ~NOUN for choice in options}
    verbs_met |= verbs
    listed = game.closed(s, seat)
    row.asked += 1
    row.listed += bool(listed)
    alike = False  # something closed that is of the kind of what is open
    for choice in attempts(game, s, seat, verbs_met, [*options, *(choice for choice, _ in listed)]):
        alike = is_refused(game, s, seat, choice, row, result) and choice & ~NOUN in verbs and bool(game.noun_name(choice)) or alike
    for _ in range(RANDOM_TRIES):
        is_refused(game, s, seat, game.actions[rng.below(len(game.actions))], row, result)
    if is_choice(game, options):
        row.choices += 1
        row.alike += alike


def is_refused(game: Game, s: State, seat: int, choice: int, row: QuestionFigures, result: Result) -> bool:
    """Is this choice refused? Counted, with the reason if that only says no."""
    reason = game.why_not(s, seat, choice)
    if reason:
        row.refusals += 1
    if reason in game.fallbacks:
        row.fallbacks += 1
        result.cited[reason] += 1
        result.examples.setdefault(reason, f"{game.seat_name(seat)} tries {game.text(choice)!r} at {game.question(s)}")
    return bool(reason)


def is_choice(game: Game, options: list[int]) -> bool:
    """Two things or more to choose from: a yes or a no is none."""
    things = [choice for choice in options if game.noun_name(choice)]
    return len(options) > 2 or len(things) > 1


def attempts(game: Game, s: State, seat: int, verbs: set[int], known: list[int]) -> Iterator[int]:
    """What a player might try: his verbs with all he has in sight."""
    nouns = nouns_on_screen(game, s, seat) | {choice & NOUN for choice in known if game.noun_name(choice)}
    for verb in sorted(verbs):
        for choice in with_verb(game, verb):
            if not game.noun_name(choice) or choice & NOUN in nouns:
                yield choice


def with_verb(game: Game, verb: int) -> list[int]:
    """The choices of a verb, with every noun that it takes."""
    return [v | noun for _, v, nouns in game.verbs if v == verb for noun in (nouns or (0,))]


def nouns_on_screen(game: Game, s: State, seat: int) -> set[int]:
    """The nouns that stand on the seat's screen."""
    numbers = {name: i for i, name in enumerate(game.nouns)}
    body = msgspec.to_builtins(game.body(game.view(s, BIT[seat])))
    return {numbers[word] for word in words(body) if word in numbers}


def words(value: Any) -> Iterator[str]:
    """Every word in a body, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from words(key)
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)
