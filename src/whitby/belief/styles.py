"""Styles of play, from anything alike to as careful as the bot that the weights were found with; and the files of weights.

In every style a choice now and then is made by whim, so that no odds are ever so sure that one surprise would overturn them.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Final

Shares = list[float]  # one for each of several choices
FOLDER: Final = Path(__file__).with_name("tastes")

STYLES: Final[list[float]] = [0.0, 0.4, 1.0]  # anything alike, with some care, as careful as the bot
PRIOR: Final[Shares] = [0.6, 0.2, 0.2]  # how likely each style is before anything was heard
WHIM: Final = 0.02  # so many choices are of anything alike, in every style


def by_style(worths: list[float], whim: float = WHIM) -> list[Shares]:
    """By style how likely each of these is taken, for what it is worth; with so much whim."""
    return tilted([1.0 / len(worths)] * len(worths), worths, whim)


def tilted(aimless: Shares, worths: list[float], whim: float = WHIM) -> list[Shares]:
    """The same where some are likelier than others even if all are worth alike; with so much whim."""
    top = max(worths)
    out: list[Shares] = []
    for style in STYLES:
        odds = [share * math.exp(style * (worth - top)) for share, worth in zip(aimless, worths, strict=True)]
        factor = (1.0 - whim) / sum(odds)
        out.append([factor * each + whim * share for each, share in zip(odds, aimless, strict=True)])
    return out


def weights_of(game_id: str) -> dict[str, float]:
    """The weights that were found for a game, by feature."""
    path = FOLDER / f"{game_id}.toml"
    kept = tomllib.loads(path.read_text("utf-8"))["weights"] if path.exists() else {}
    return {str(name): float(weight) for name, weight in kept.items()}
