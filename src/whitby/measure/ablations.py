"""What each part of the level `hard` is worth: the level without it, in the same games against `easy`. Nothing is demanded."""

from __future__ import annotations

from typing import Final

from whitby.measure.cells import Figure, Measurement, Rows
from whitby.measure.ladder import EASY, cell, share_won, sides, won
from whitby.measure.variants import ABLATIONS
from whitby.paired import gain_of

GAME: Final = "fury-2015"
LEVEL: Final = "hard"
GAMES: Final = 200


def judge_ablations(rows: Rows) -> list[Figure]:
    """How often each side wins whole, and how many points it loses without a part."""
    out = []
    for side in sides(GAME):
        whole = rows[cell(GAME, side, LEVEL, EASY, GAMES).name]
        out.append(Figure(f"{side}, {LEVEL}: share won", *share_won(whole)))
        for variant in ABLATIONS:
            without = rows[cell(GAME, side, LEVEL, EASY, GAMES, variant).name]
            out.append(Figure(f"{side}, {variant}: share won", *share_won(without)))
            out.append(lost(f"{side}, {variant}: points lost", won(whole), won(without)))
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
        tuple([cell(GAME, side, LEVEL, EASY, GAMES, variant) for side in sides(GAME) for variant in ("", *ABLATIONS)]),
        judge_ablations,
        1,
        note=(
            "`random-ahead`: in imagined games all play at random; `without-odds`: all places where Dracula can be are alike; "
            "`without-value`: such games are judged by influence and damage alone."
        ),
    )
]
