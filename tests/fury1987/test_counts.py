"""How many ways positions of every kind can go on; tests/counting.py says what is counted."""

from __future__ import annotations

from typing import Any

import pytest
from counting import counts

APART = {"godalming": "galway", "seward": "dublin", "van-helsing": "cagliari"}
HAND = ["rats", "fog", "vampire"]

POSITIONS: dict[str, dict[str, Any]] = {
    "a turn in Galway": {"phase": "hunters", "at": APART, "weapons": {"godalming": ["heavenly-host"]}},
    "a train": {
        "phase": "hunters",
        "turn": "seward",
        "step": "move",
        "at": {**APART, "seward": "bari"},
        "events": {"dracula": ["false-tip-off"], "seward": ["chartered-carriage"]},
    },
    "at sea": {
        "phase": "hunters",
        "turn": "van-helsing",
        "at": {**APART, "van-helsing": "black-sea"},
        "embarked": {"van-helsing": "varna"},
        "events": {"van-helsing": ["excellent-weather"], "dracula": ["control-storms"]},
    },
    "a group is formed": {
        "phase": "hunters",
        "at": {**APART, "seward": "galway"},
        "weapons": {"godalming": ["knife", "dogs"], "seward": ["stake"]},
    },
    "Dracula is found": {
        "phase": "hunters",
        "step": "act",
        "group": ["seward"],
        "at": {**APART, "seward": "galway"},
        "dracula_at": "galway",
        "events": {"seward": ["heroic-leap"], "dracula": ["devilish-power"]},
    },
    "a Vampire is met": {
        "phase": "hunters",
        "step": "act",
        "at": APART,
        "chart": {"galway": "vampire"},
        "weapons": {"godalming": ["crucifix", "knife"]},
        "events": {"dracula": ["seduction"], "godalming": ["pre-warned"]},
    },
    "the start of a combat": {
        "combat": {"fighters": ["godalming", "seward"], "step": "open"},
        "events": {"godalming": ["escape-route", "dawn-raid"], "dracula": ["rage", "hour-of-darkness"]},
        "weapons": {"seward": ["garlic"]},
    },
    "a round against two": {
        "combat": {"fighters": ["seward", "van-helsing"], "round": 2, "night": True, "last": {"seward": "fist", "dracula": "claw"}},
        "weapons": {"van-helsing": ["crucifix", "stake"]},
    },
    "Godalming and a Szgany": {
        "combat": {"fighters": ["godalming"], "foe": "szgany-with-knife-and-pistol", "round": 1},
        "weapons": {"godalming": ["pistol", "crucifix"]},
    },
    "Dracula in Galway": {"dracula_at": "galway", "at": dict.fromkeys(APART, "rome"), "encounters": HAND, "chart": {"paris": "vampire"}},
    "Dracula at sea": {
        "dracula_at": "black-sea",
        "dracula_port": "varna",
        "blood": 3,
        "at": APART,
        "encounters": HAND,
        "shipping_agents": True,
        "events": {"dracula": ["devilish-power"]},
    },
    "Dracula flees from Galway": {"dracula_at": "galway", "at": APART, "blood": 0, "fleeing": True, "encounters": HAND},
}

COUNTS: dict[str, tuple[int, int, int]] = {
    "a turn in Galway": (2, 6, 17),
    "a train": (5, 22, 224),
    "at sea": (2, 5, 19),
    "a group is formed": (2, 3, 7),
    "Dracula is found": (2, 4, 17),
    "a Vampire is met": (4, 8, 18),
    "the start of a combat": (8, 42, 108),
    "a round against two": (14, 118, 420),
    "Godalming and a Szgany": (6, 18, 108),
    "Dracula in Galway": (4, 15, 106),
    "Dracula at sea": (3, 10, 62),
    "Dracula flees from Galway": (1, 3, 9),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    assert counts("fury-1987", POSITIONS[name]) == COUNTS[name]
