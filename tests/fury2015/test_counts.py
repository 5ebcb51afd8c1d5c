"""How many ways positions of every kind can go on; tests/counting.py says what is counted."""

from __future__ import annotations

from typing import Any

import pytest
from counting import counts

APART = {"godalming": "galway", "seward": "dublin", "van-helsing": "cagliari", "mina": "athens"}

POSITIONS: dict[str, dict[str, Any]] = {
    "a day in Cagliari": {"turn": "van-helsing", "at": APART, "tickets": {"van-helsing": ["1/0"]}},
    "a night at sea": {"phase": "night", "turn": "seward", "at": {**APART, "seward": "irish-sea"}, "item_deck": ["knife", "dogs"]},
    "a trade": {
        "phase": "night",
        "turn": "godalming",
        "at": {**APART, "seward": "galway"},
        "items": {"godalming": ["knife"], "seward": ["dogs", "stake"]},
        "effects": ["devilish-power"],
    },
    "the first cards of a combat": {
        "combat": {"fighters": ["mina"], "night": True, "hand": ["fangs", "fangs", "claws", "claws", "mesmerize"]},
        "items": {"mina": ["crucifix"]},
    },
    "three hunters in the fourth round": {
        "combat": {"fighters": ["godalming", "seward", "mina"], "night": True, "round": 4, "last": {"seward": "punch"}},
        "items": {"godalming": ["holy-circle"]},
    },
    "the start of a combat": {
        "combat": {"fighters": ["godalming", "seward"], "step": "open"},
        "events": {"godalming": ["lucys-revenge", "escape-route"], "seward": ["planned-ambush"]},
        "items": {"seward": ["garlic-wreath"]},
    },
    "a card for the trail": {
        "phase": "dracula",
        "step": "card",
        "trail": [None, "galway", {"card": "dublin", "encounters": ["rats"]}],
        "at": dict.fromkeys(APART, "rome"),
        "encounters": ["rats", "bats", "bats", "spy", "spy"],
    },
    "a hideout leaves": {
        "phase": "dracula",
        "trail": ["vienna", "budapest", None, None, None, {"card": "rome", "encounters": ["new-vampire", "hoax", "spy"], "rumor": True}],
        "lairs": ["paris", "milan", "athens"],
        "event_facedown": ["roadblock", "enraged"],
    },
    "a search": {
        "turn": "seward",
        "phase": "night",
        "at": {**APART, "seward": "galway"},
        "trail": ["rome", {"card": "galway", "encounters": ["new-vampire", "rats"]}],
        "items": {"seward": ["stake", "dogs"]},
        "events": {"dracula": ["seduction"]},
        "effects": ["devilish-power"],
    },
    "an arrival": {
        "turn": "seward",
        "at": {**APART, "seward": "dublin", "godalming": "athens"},
        "trail": ["rome", {"card": "galway", "encounters": ["bats", "wolves"]}],
        "events": {"dracula": ["wild-horses"], "seward": ["forewarned"]},
        "items": {"seward": ["knife", "rifle"]},
        "effects": ["devilish-power"],
    },
    "despair": {
        "phase": "dracula",
        "step": "card",
        "despair": 3,
        "influence": 9,
        "trail": [None, "cagliari", "mediterranean-sea"],
        "at": {**APART, "van-helsing": "rome"},
    },
}

COUNTS: dict[str, tuple[int, int, int]] = {
    "a day in Cagliari": (9, 36, 208),
    "a night at sea": (1, 6, 62),
    "a trade": (4, 16, 62),
    "the first cards of a combat": (7, 24, 88),
    "three hunters in the fourth round": (14, 142, 924),
    "the start of a combat": (6, 18, 84),
    "a card for the trail": (6, 38, 319),
    "a hideout leaves": (2, 7, 59),
    "a search": (5, 25, 59),
    "an arrival": (5, 30, 121),
    "despair": (5, 31, 299),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    assert counts("fury-2015", POSITIONS[name]) == COUNTS[name]
