"""What Dracula is refused in his turn, and the clause that he is told."""

from __future__ import annotations

from typing import Any

import pytest

from fury1987.his_turn import GODALMING, SEWARD, his_turn

FLEEING = {"fleeing": True, "blood": 0}
AT_SEA = {"dracula_port": "venice"}
MOVES: list[tuple[str, dict[str, Any], str, str]] = [
    ("vienna", {"hosts": ["prague"]}, "road prague", "F87-DMOVE-02"),
    ("vienna", {"hosts": ["vienna"]}, "pass", "F87-DMOVE-04"),
    ("vienna", {}, "road paris", "F87-ROAD-01"),
    ("venice", {"blood": 1}, "sea adriatic-sea", "F87-SEA-11"),
    ("adriatic-sea", AT_SEA, "pass", "F87-SEA-08"),
    ("adriatic-sea", AT_SEA, "sea venice", "F87-SEA-05"),
    ("ionian-sea", {**AT_SEA, "dracula_from": "adriatic-sea"}, "sea adriatic-sea", "F87-SEA-06"),
    ("vienna", FLEEING, "road prague", "F87-FLEE-01"),
    ("vienna", {**FLEEING, "dying": 1, "chart": {"rome": "vampire"}}, "consume rome", "F87-CONS-03"),
]
ACTIONS: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("vienna", {"encounters": ["hoax", "rats"]}, "road budapest", "lay hoax", "F87-PLACE-03"),
    ("geneva", {"encounters": ["peasants", "rats"]}, "road paris", "lay peasants", "F87-PLACE-01"),
    ("liverpool", {"encounters": ["wolves", "rats"]}, "road swansea", "lay wolves", "F87-PLACE-04"),
    ("vienna", {"at": {SEWARD: "prague"}}, "road prague", "pass", "F87-DACT-03"),
    ("vienna", {"at": {SEWARD: "prague"}}, "road prague", "lay rats", "F87-DACT-03"),
    ("vienna", {"at": {SEWARD: "prague", GODALMING: "prague"}, "fought_here": [SEWARD]}, "road prague", "attack seward", "F87-DACT-04"),
]


@pytest.mark.parametrize(("place", "parts", "text", "clause"), MOVES)
def test_moves_that_are_closed(place: str, parts: dict[str, Any], text: str, clause: str) -> None:
    assert his_turn(place, **parts).refused(text) == clause


@pytest.mark.parametrize(("place", "parts", "move", "text", "clause"), ACTIONS)
def test_actions_that_are_closed(place: str, parts: dict[str, Any], move: str, text: str, clause: str) -> None:
    assert his_turn(place, **parts).play(move).refused(text) == clause
