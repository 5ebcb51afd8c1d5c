"""How many ways positions of every kind can go on; tests/counting.py says what is counted."""

from __future__ import annotations

from typing import Any

import pytest
from counting import counts

APART = {"godalming": "galway", "seward": "dublin", "van-helsing": "cagliari", "mina": "athens"}

POSITIONS: dict[str, dict[str, Any]] = {
    "a turn in Athens": {"turn": "mina", "at": APART, "items": {"mina": ["fast-horse"]}},
    "a train": {
        "turn": "seward",
        "step": "move",
        "at": {**APART, "seward": "bari"},
        "events": {"dracula": ["false-tip-off"], "seward": ["chartered-carriage"]},
    },
    "at sea": {
        "turn": "van-helsing",
        "at": {**APART, "van-helsing": "black-sea"},
        "came_from": {"van-helsing": "varna"},
        "embarked": {"van-helsing": "varna"},
        "events": {"van-helsing": ["excellent-weather"], "dracula": ["control-storms"]},
    },
    "a group that acts": {
        "group": ["godalming", "seward"],
        "step": "act",
        "at": {**APART, "seward": "galway"},
        "options": {"group_trade": True},
        "items": {"godalming": ["knife", "dogs"], "seward": ["stake"]},
    },
    "the start of a combat": {
        "combat": {"fighters": ["godalming", "seward"], "step": "open"},
        "trail": ["vienna"],
        "events": {"godalming": ["escape-route", "advance-planning"], "dracula": ["trap"]},
        "items": {"seward": ["garlic"]},
    },
    "a round against two": {
        "combat": {"fighters": ["seward", "mina"], "round": 2, "last": {"seward": "punch", "dracula": "claws"}},
        "time": "midnight",
        "trail": ["vienna"],
        "items": {"mina": ["crucifix", "stake"]},
    },
    "Godalming and an agent": {
        "combat": {
            "fighters": ["godalming"],
            "foe": "assassin",
            "step": "reveal",
            "cards": {"godalming": "punch", "dracula": "agent-pistol"},
        },
        "at": {**APART, "godalming": "vienna"},
        "trail": ["galatz", "vienna"],
    },
    "a night with every power": {
        "phase": "dracula",
        "step": "move",
        "time": "midnight",
        "trail": ["dublin", "galway"],
        "at": dict.fromkeys(APART, "rome"),
        "encounters": ["rats", "spy", "spy", "bats", "fog"],
    },
    "a card is pushed off": {
        "phase": "dracula",
        "step": "move",
        "trail": ["athens", "salonica", "sofia", "varna", "bucharest", {"card": "galatz", "encounters": ["ambush"]}],
        "encounters": ["rats", "spy", "spy", "bats", "fog"],
    },
    "his Catacombs": {
        "phase": "dracula",
        "step": "catacombs",
        "trail": ["dublin"],
        "at": dict.fromkeys(APART, "rome"),
        "catacombs": [{"card": "paris", "encounters": ["rats"]}, "berlin"],
        "encounters": ["rats", "spy", "spy", "bats", "fog"],
    },
    "a search": {
        "turn": "seward",
        "step": "search",
        "at": {**APART, "seward": "galway"},
        "trail": ["rome", {"card": "hide", "encounters": ["fog"]}, {"card": "galway", "encounters": ["new-vampire"]}],
        "items": {"seward": ["dogs", "crucifix"]},
        "events": {"dracula": ["seduction"]},
        "time": "midnight",
    },
    "Dracula at sea": {
        "phase": "dracula",
        "step": "move",
        "blood": 3,
        "trail": ["black-sea", "constanta"],
        "at": APART,
        "encounters": ["rats", "spy", "spy", "bats", "fog"],
    },
}

COUNTS: dict[str, tuple[int, int, int]] = {
    "a turn in Athens": (2, 8, 26),
    "a train": (5, 8, 22),
    "at sea": (2, 3, 5),
    "a group that acts": (6, 185, 799),
    "the start of a combat": (7, 32, 72),
    "a round against two": (7, 14, 70),
    "Godalming and an agent": (6, 36, 216),
    "a night with every power": (7, 41, 470),
    "a card is pushed off": (3, 6, 25),
    "his Catacombs": (3, 7, 24),
    "a search": (2, 3, 6),
    "Dracula at sea": (2, 7, 77),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    assert counts("fury-2005", POSITIONS[name]) == COUNTS[name]
