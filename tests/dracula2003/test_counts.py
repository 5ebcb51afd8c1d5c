"""How many ways positions of every kind can go on; tests/counting.py says what is counted."""

from __future__ import annotations

from typing import Any

import pytest
from counting import counts

POSITIONS: dict[str, dict[str, Any]] = {
    "the first deal": {"phase": "deal"},
    "the secret choice": {"phase": "choose"},
    "the first turn": {},
    "a meeting": {
        "steps": 1,
        "at": {"dracula": "house-5", "van-helsing": "house-5"},
        "cubes": {"dracula": 1, "van-helsing": 1},
        "taken": {"dracula": 1, "van-helsing": 1},
    },
    "a crucifix under alertness": {
        "phase": "play",
        "up": "house-8",
        "at": {"dracula": "house-8"},
        "board": {"house-8": "crucifix"},
        "hand": {"dracula": ["dark", "eyes", "wings", "pulse"]},
        "aside": {"dracula": []},
        "cubes": {"dracula": 2},
        "effects": ["alertness"],
    },
    "feint under breath": {"turn": "van-helsing", "phase": "special", "card": "feint", "effects": ["breath"], "cubes": {"van-helsing": 2}},
    "the eyes and three barriers": {
        "phase": "barrier",
        "card": "eyes",
        "barriers": {"red": "house-1/house-2", "blue": "house-6/house-7", "yellow": "house-4/harbor"},
    },
    "four targets each": {
        "taken": {"dracula": 4, "van-helsing": 4},
        "at": {"dracula": "house-5", "van-helsing": "house-6"},
        "cubes": {"dracula": 2, "van-helsing": 2},
        "steps": 1,
    },
}

COUNTS: dict[str, tuple[int, int, int]] = {
    "the first deal": (10, 90, 720),
    "the secret choice": (10, 98, 944),
    "the first turn": (2, 10, 49),
    "a meeting": (8, 51, 434),
    "a crucifix under alertness": (5, 12, 16),
    "feint under breath": (3, 26, 102),
    "the eyes and three barriers": (23, 195, 355),
    "four targets each": (6, 32, 286),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    assert counts("dracula-2003", POSITIONS[name]) == COUNTS[name]
