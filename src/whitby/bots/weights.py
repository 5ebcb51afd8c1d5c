"""The weights that `whitby fit` wrote for a game, beside the module of their features."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

FILE = "weights.toml"


def weights(module: str, features: Sequence[str]) -> list[float]:
    """By feature, in their order; a feature without a weight counts nothing. `module` is the file of the features."""
    path = Path(module).with_name(FILE)
    kept = tomllib.loads(path.read_text("utf-8"))["weights"] if path.exists() else {}
    return [float(kept.get(name, 0.0)) for name in features]
