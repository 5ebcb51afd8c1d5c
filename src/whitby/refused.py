"""What players try and cannot: how often the reason is a mere fallback, and which questions with a choice list nothing as closed.

    >>> from whitby.refused import count
    >>> result = count("dracula-2003", games=4, seed=1)
    >>> result.games, result.fallbacks <= result.refusals
    (4, True)

At every question to a seat of a random game all that its player might try is tried: the verbs that he has met in his own
questions so far, each with the nouns that he has in sight (the screen's own words: his cards, the board, the other players),
and a few strays. `game.fallbacks` names the reasons that only say no.
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
from whitby.laws.walk import starts
from whitby.rng import Rng

MOST: Final = 2.0  # per cent of refusals that may cite a fallback
STRAYS: Final = 10  # choices tried at a question whatever they mean
LONGEST: Final = 20_000  # choices; a game that goes on is left

Progress = Callable[[int, int], None]


@dataclass
class Row:
    """What came of one question."""

    asked: int = 0
    choices: int = 0  # times that there was a choice between things, not only a yes or no
    refusals: int = 0
    fallbacks: int = 0
    listed: int = 0  # times that something was listed as closed
    alike: int = 0  # times that there was a choice and something of its kind was closed


@dataclass
class Result:
    """What came of all questions."""

    game: str
    seed: int
    games: int = 0
    rows: dict[str, Row] = field(default_factory=dict)  # by question
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
        return self.share < MOST and not self.unlisted

    def data(self) -> dict[str, Any]:
        """As JSON values."""
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


def count(game: str | Game, games: int = 500, seed: int = 0, progress: Progress | None = None) -> Result:
    """Try at every question of random games what a player might try; the same seed gives the same figures."""
    g = whitby.game(game) if isinstance(game, str) else game
    result = Result(g.id, seed)
    met: list[set[int]] = [set() for _ in g.seats]  # by seat, the verbs of its own questions
    for i, start in enumerate(starts(g, games)):
        s = g.opening(start) if start else g.setup(g.random_play())
        play(g, s, Rng(f"{seed}/{i}"), met, result)
        result.games += 1
        if progress:
            progress(i + 1, games)
    return result


def play(game: Game, s: State, rng: Rng, met: list[set[int]], result: Result) -> None:
    """One random game; every question to a seat is looked at once, when it comes up."""
    for _ in range(LONGEST):
        if s.winners != PLAYING:
            return
        asked = seats_asked(s)
        for seat in asked:
            if seat != CHANCE:
                look(game, s, seat, rng, met[seat], result)
        seat = rng.pick(asked)
        answer(s, seat, rng.pick(options_for(s, seat)))


def look(game: Game, s: State, seat: int, rng: Rng, met: set[int], result: Result) -> None:
    """One question: what can be tried, and what is listed."""
    name = game.question(s)
    row = result.rows.setdefault(name, Row())
    options = [choice for choice in options_for(s, seat) if not game.is_anytime(choice)]
    verbs = {choice & ~NOUN for choice in options}
    met |= verbs
    listed = game.closed(s, seat)
    row.asked += 1
    row.listed += bool(listed)
    alike = False  # something closed that is of the kind of what is open
    for choice in tries(game, s, seat, met, [*options, *(choice for choice, _ in listed)]):
        alike = refused(game, s, seat, choice, row, result) and choice & ~NOUN in verbs and bool(game.noun_name(choice)) or alike
    for _ in range(STRAYS):
        refused(game, s, seat, game.actions[rng.below(len(game.actions))], row, result)
    if is_choice(game, options):
        row.choices += 1
        row.alike += alike


def refused(game: Game, s: State, seat: int, choice: int, row: Row, result: Result) -> bool:
    """One choice tried: is it refused?"""
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


def tries(game: Game, s: State, seat: int, verbs: set[int], known: list[int]) -> Iterator[int]:
    """What a player might try: his verbs with all he has in sight."""
    nouns = in_sight(game, s, seat) | {choice & NOUN for choice in known if game.noun_name(choice)}
    for verb in sorted(verbs):
        for choice in with_verb(game, verb):
            if not game.noun_name(choice) or choice & NOUN in nouns:
                yield choice


def with_verb(game: Game, verb: int) -> list[int]:
    """All choices of a verb."""
    return [v | noun for _, v, nouns in game.verbs if v == verb for noun in (nouns or (0,))]


def in_sight(game: Game, s: State, seat: int) -> set[int]:
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
