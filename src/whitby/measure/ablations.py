"""What each part of the level `hard` is worth: the level without it, in the same games against `easy`. Nothing is demanded."""

from __future__ import annotations

from typing import Final

from whitby.measure.cells import Figure, Measurement, Rows
from whitby.measure.ladder import EASY, OF_TWO, cell, share_won, sides, won
from whitby.measure.variants import parts_of
from whitby.paired import gain_of

LEVEL: Final = "hard"
GAMES: Final = 200
SEATS: Final = [(game, side) for game in OF_TWO for side in sides(game)]


def judge_ablations(rows: Rows) -> list[Figure]:
    """How often each side wins whole, and how many points it loses without a part."""
    out = []
    for game, side in SEATS:
        whole, name = cell(game, side, LEVEL, EASY, GAMES), f"{game} {side}"
        out.append(Figure(f"{name}, {LEVEL}: share won", *share_won(rows[whole.name])))
        for variant in parts_of(game):
            without = rows[cell(game, side, LEVEL, EASY, GAMES, variant).name]
            out.append(Figure(f"{name}, {variant}: share won", *share_won(without)))
            out.append(lost(f"{name}, {variant}: points lost", won(rows[whole.name]), won(without)))
    return out


def lost(name: str, whole: list[float], without: list[float]) -> Figure:
    """How many points less one wins than the other in the same games."""
    pairs = list(zip(without, whole, strict=False))
    if not pairs:
        return Figure(name, 0.0, of="pairs")
    gain = gain_of(name, pairs)
    return Figure(name, 100 * gain.gain, 100 * gain.low, 100 * gain.high, len(pairs), "pairs")


MEASUREMENTS = [
    Measurement(
        "ablations",
        "what each part of hard is worth",
        tuple([cell(game, side, LEVEL, EASY, GAMES, variant) for game, side in SEATS for variant in ("", *parts_of(game))]),
        judge_ablations,
        1,
        note=(
            "`random-ahead`: in imagined games all play at random; `without-odds`: all places where Dracula can be are alike; "
            "`without-value`: such games are judged by influence and damage alone, in dracula-2003 by the targets taken."
        ),
    )
]
