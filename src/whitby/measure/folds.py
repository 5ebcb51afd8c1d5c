"""One game between bots, and the belief beside it: was the truth ever lost, how large was it, how quick, and how good were its odds."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import Any, Final

import whitby
from whitby import belief as beliefs
from whitby.engine import News
from whitby.match import bots_by_seat
from whitby.measure.cells import Row
from whitby.measure.hidden import IN_GAME, Hidden
from whitby.measure.players import played
from whitby.play import Play

BINS: Final = 20
STEPS: Final = 4  # of a size or time in each octave


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


def fold(number: int, game_id: str, hunters: str, dracula: str, cap: int = 0) -> Row:
    """The row of one game; with a cap of rows that is not the usual one, if it is given."""
    game, hidden = whitby.game(game_id), IN_GAME[game_id]
    belief: Any = beliefs.make(game, game.all_options(game.random_play()))
    if cap:
        belief = belief.again(cap)
    row: Row = {"updates": 0, "exact": 0, "lost": 0, "rows": {}, "microseconds": {}, "slowest": 0, "largest": 0, "scores": []}
    bins = [[0, 0.0, 0] for _ in range(BINS)]
    for play, news in steps(game, choices(game_id, hunters, dracula, number), hunters_eyes(game)):
        began = time.process_time()
        belief.hear(news)
        micro = (time.process_time() - began) * 1e6
        size = hidden.size(belief)
        if not size:
            continue
        row["updates"] += 1
        row["exact"] += hidden.exact(belief)
        row["largest"], row["slowest"] = max(row["largest"], size), max(row["slowest"], round(micro))
        for name, value in (("rows", size), ("microseconds", micro)):
            row[name][octave(value)] = row[name].get(octave(value), 0) + 1
        if hidden.exact(belief) and not hidden.holds(belief, play):
            row["lost"] += 1
        if any(hidden.moved(each) for each in news):
            score(row, bins, hidden, belief, play)
    row["contradicted"], row["bins"] = hidden.contradicted(belief), bins
    return row


def score(row: Row, bins: list[list[Any]], hidden: Hidden, belief: Any, play: Play) -> None:
    """Of what is hidden the bits of surprise at the truth: by the belief, by aimless moves, and if all that fits were alike."""
    for odds, aimless, truth in hidden.forecasts(belief, play):
        row["scores"].append([round(-math.log2(p), 5) for p in (odds[truth], aimless[truth], 1 / len(odds))])
        for value, p in odds.items():
            n = bins[min(BINS - 1, int(p * BINS))]
            n[0] += 1
            n[1] = round(n[1] + p, 6)
            n[2] += value == truth
