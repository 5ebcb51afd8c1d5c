"""How fast the games run: one core, CPU time, rounds taken in turn with other engines, the median counts.

Steps are applied choices of seats, forced ones included and chance not: what catanatron counts as actions. Decisions are
those of them with two or more options.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import whitby
from whitby import engine
from whitby.board import BIT
from whitby.engine import CHANCE, News, State, advance, options_for
from whitby.game import Game, View
from whitby.play import Play
from whitby.playout import copies, playout, playout_with_views
from whitby.rng import Rng

LIMIT = 1_000_000  # choices in a game; random play ends long before
CHUNK = 1000  # copies between two looks at the clock
POSITIONS = 40  # from which worlds are imagined
PEER_TURNS = 1000  # catanatron's own limit for random players

Figures = dict[str, Any]


class NoPeer(RuntimeError):
    """An engine to compare with is not installed."""


def measure(peers: bool, rounds: int, seconds: float, seed: int) -> Figures:
    """All figures, in the shape that --json prints."""
    games = [GameBench(whitby.game(id), seed) for id in whitby.game_ids()]
    others = [Catanatron(seed)] if peers else []
    for _ in range(rounds):
        for one in games:
            one.round(seconds)
        for other in others:
            other.round(seconds)
    return {
        "games": {one.game.id: one.figures() for one in games},
        "peers": {other.name: other.figures() for other in others},
        "machine": machine(),
        "version": whitby.__version__,
        "seed": seed,
    }


def rate(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Work until so much CPU time is spent: what was done, and the time it took."""
    done = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - began
    return done, spent


class GameBench:
    """The figures of one of our games."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(f"bench {seed}")
        self.options = game.random_play()
        self.rates: dict[str, list[float]] = {}
        self.steps = 0
        self.decisions = 0
        self.games = 0
        self.middle = middle(game, self.options, seed)
        self.seen = positions(game, self.options, seed)

    def note(self, name: str, done: int, spent: float) -> None:
        """Keep one measurement, as a rate."""
        self.rates.setdefault(name, []).append(done / spent)

    def round(self, seconds: float) -> None:
        """Measure every figure once."""
        before = self.decisions
        done, spent = rate(self.whole_game, seconds)
        self.note("steps_per_s", done, spent)
        self.note("decisions_per_s", self.decisions - before, spent)
        self.note("copies_per_s", *rate(lambda: copies(self.middle, CHUNK), seconds))
        self.note("with_views_per_s", *rate(self.whole_game_with_views, seconds))
        self.note("imagined_per_s", *rate(self.imagined, seconds))

    def whole_game(self) -> int:
        """One random game, set-up included."""
        steps, decisions = playout(self.game.setup(self.options), self.rng, LIMIT)
        self.steps += steps
        self.decisions += decisions
        self.games += 1
        return steps

    def whole_game_with_views(self) -> int:
        """One random game in which every event is told and each mover gets his view."""
        return playout_with_views(self.game.setup(self.options), self.rng, LIMIT, self.game.view)

    def imagined(self) -> int:
        """A world for each of the positions."""
        for view, heard in self.seen:
            self.game.imagine(view, heard, self.rng, None)
        return len(self.seen)

    def figures(self) -> Figures:
        """The median of each figure over all rounds."""
        out: Figures = {name: round(statistics.median(rates)) for name, rates in self.rates.items()}
        out["bytes_per_copy"] = bytes_per_copy(self.middle)
        out["steps_per_game"] = round(self.steps / self.games, 1)
        out["compiled"] = Path(engine.__file__).suffix != ".py"
        return out


def bytes_per_copy(s: State) -> int:
    """What a copy takes of memory beyond what it shares."""
    kept: list[State | None] = [None] * CHUNK
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for i in range(CHUNK):
        kept[i] = s.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // CHUNK


def middle(game: Game, options: dict[str, Any], seed: int) -> State:
    """A state in the middle of a random game."""
    play = random_play(game, options, Rng(f"middle {seed}"))
    s = game.setup(options)
    for _, choice in play.choices[: len(play.choices) // 2]:
        advance(s, choice)
    return s.copy()


def positions(game: Game, options: dict[str, Any], seed: int) -> list[tuple[View, list[News]]]:
    """What movers saw and had heard in the middle of random games."""
    out: list[tuple[View, list[News]]] = []
    for i in range(POSITIONS):
        rng = Rng(f"positions {seed} {i}")
        whole = random_play(game, options, rng)
        play = Play(game, options=options)
        for seat, choice in whole.choices[: len(whole.choices) * (i + 1) // (POSITIONS + 2)]:
            play.apply(seat, choice)
        while play.state.seat == CHANCE:
            play.apply(CHANCE, rng.pick(play.state.options))
        eyes = BIT[play.state.seat]
        out.append((game.view(play.state, eyes), list(play.heard(eyes))))
    return out


def random_play(game: Game, options: dict[str, Any], rng: Rng) -> Play:
    """A whole random game, with its choices."""
    play = Play(game, options=options)
    while not play.over:
        seat = play.state.seat
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    return play


# --- others ---------------------------------------------------------------------------
class Catanatron:
    """Settlers of Catan in Python: four players who choose at random."""

    name = "catanatron"

    def __init__(self, seed: int) -> None:
        try:
            self.version = metadata.version("catanatron")
            self.module: Any = import_module("catanatron")
            self.players: Any = import_module("catanatron.models.player")
        except (ImportError, metadata.PackageNotFoundError):
            raise NoPeer("catanatron is not installed; pip install 'whitby[bench]' brings it") from None
        self.seed = seed
        self.actions: list[float] = []
        self.copied: list[float] = []
        ticks = self.play(self.new_game(), LIMIT)
        self.seed = seed  # the same game again, half of it
        self.middle = self.new_game()
        self.play(self.middle, ticks // 2)

    def new_game(self) -> Any:
        """A new game, each with the next seed."""
        self.seed += 1
        return self.module.Game([self.players.RandomPlayer(colour) for colour in self.players.Color], seed=self.seed)

    def play(self, game: Any, limit: int) -> int:
        """Play on at random, as its own loop does: actions applied."""
        ticks = 0
        while ticks < limit and game.winning_color() is None and game.state.num_turns < PEER_TURNS:
            game.play_tick()
            ticks += 1
        return ticks

    def copy_some(self) -> int:
        """Copy the game in the middle a hundred times."""
        for _ in range(100):
            self.middle.copy()
        return 100

    def round(self, seconds: float) -> None:
        """Measure both figures once."""
        done, spent = rate(lambda: self.play(self.new_game(), LIMIT), seconds)
        self.actions.append(done / spent)
        done, spent = rate(self.copy_some, seconds)
        self.copied.append(done / spent)

    def figures(self) -> Figures:
        """The median of each figure over all rounds."""
        return {
            "version": self.version,
            "actions_per_s": round(statistics.median(self.actions)),
            "copies_per_s": round(statistics.median(self.copied)),
        }


def machine() -> str:
    """The processor, cores, system and Python of this run, in one line."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
