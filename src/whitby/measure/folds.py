"""One game between bots, and the belief beside it: was the truth ever lost, how large was it, how quick, and how good were its odds."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import Any, Final

import whitby
from whitby import belief as beliefs
from whitby.belief.rows import NONE
from whitby.engine import News
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import TRAIL
from whitby.match import bots_by_seat
from whitby.measure.cells import Row
from whitby.measure.players import played
from whitby.play import Play

BINS: Final = 20
STEPS: Final = 4  # of a size or time in each octave
MOVED: Final = frozenset({"laid", "power", "from-lair", "flown", "looked", "turned-up"})  # news after which the odds may be asked


def choices(game_id: str, hunters: str, dracula: str, number: int) -> list[tuple[int, int]]:
    """The choices of one game."""
    game = whitby.game(game_id)
    seats = {name: dracula if name == "dracula" else hunters for name in game.seats}
    known = {name: bot if bot != "mixing" else "easy" for name, bot in seats.items()}
    bots_by_seat(game, known)  # complains about names that are none
    return played(game, f"measure {number}", seats).choices


def hunters_eyes(game: Any) -> int:
    """All seats but Dracula's."""
    return sum(1 << game.seat(name) for name in game.seats if name != "dracula")


def steps(game: Any, made: list[tuple[int, int]], eyes: int) -> Iterator[tuple[Play, list[News]]]:
    """The game once more: after each choice that these eyes heard of, what they heard."""
    play, heard = Play(game, options=game.random_play()), 0
    for seat, choice in made:
        play.apply(seat, choice)
        news = play.heard(eyes)
        if len(news) > heard:
            yield play, news[heard:]
            heard = len(news)


def octave(size: float) -> str:
    """A size as the name of a small range of sizes."""
    return str(round(STEPS * math.log2(max(1.0, size))))


def fold(number: int, game_id: str, hunters: str, dracula: str) -> Row:
    """The row of one game."""
    game = whitby.game(game_id)
    belief: Any = beliefs.make(game, game.all_options(game.random_play()))
    row: Row = {"updates": 0, "exact": 0, "lost": 0, "rows": {}, "microseconds": {}, "slowest": 0, "largest": 0, "scores": []}
    bins = [[0, 0.0, 0] for _ in range(BINS)]
    for play, news in steps(game, choices(game_id, hunters, dracula, number), hunters_eyes(game)):
        began = time.perf_counter()
        belief.hear(news)
        micro = (time.perf_counter() - began) * 1e6
        if not belief.trails.rows:
            continue
        size = len(belief.trails.rows)
        row["updates"] += 1
        row["exact"] += belief.trails.exact
        row["largest"], row["slowest"] = max(row["largest"], size), max(row["slowest"], round(micro))
        for name, value in (("rows", size), ("microseconds", micro)):
            row[name][octave(value)] = row[name].get(octave(value), 0) + 1
        if belief.trails.exact and not holds(belief, play):
            row["lost"] += 1
        if any(what in MOVED for what, _ in news):
            score(row, bins, belief, play)
    row["contradicted"], row["mended"], row["bins"] = belief.trails.contradicted, belief.mended, bins
    return row


def holds(belief: Any, play: Play) -> bool:
    """Is the true trail among the rows?"""
    state: Any = play.state
    truth = bytes([card if card >= 0 else NONE for card in state.trail])
    return any(row.startswith(truth) for row in belief.trails.rows)


def score(row: Row, bins: list[list[Any]], belief: Any, play: Play) -> None:
    """Where he is hidden: the bits of surprise at the truth by the belief, by aimless moves, and if every place were alike."""
    state: Any = play.state
    truth = next((card for card in state.trail[:TRAIL] if 0 <= card < ON_MAP), None)
    odds = belief.here()
    if truth is None or belief.is_seen() or truth not in odds:
        return
    aimless = belief.trails.odds_of_style(0)
    row["scores"].append([round(-math.log2(p), 5) for p in (odds[truth], aimless[truth], 1 / len(odds))])
    for place, p in odds.items():
        n = bins[min(BINS - 1, int(p * BINS))]
        n[0] += 1
        n[1] = round(n[1] + p, 6)
        n[2] += place == truth
