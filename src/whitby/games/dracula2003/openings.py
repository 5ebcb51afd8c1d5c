"""Positions of Dracula (2003) that random play rarely reaches, for the laws to begin from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import State, apply
from whitby.games.dracula2003.position import build
from whitby.games.dracula2003.words import DRACULA, FLY, noun

COMMON: Final[dict[str, Any]] = {"first": "dracula", "turn_limit": 60, "agreed_draw": False, "touching": "point", "after_wings": "nothing"}

Maker = Callable[[], State]


def position(options: dict[str, Any], parts: dict[str, Any]) -> Maker:
    """A function that makes this position anew."""

    def make() -> State:
        return build({**COMMON, **options}, parts)

    return make


def landed() -> State:
    """The other reading of Wings: Dracula has come down on an empty place beside van Helsing, and may lay or demand."""
    s = position(
        {"after_wings": "all-but-look"},
        {
            "phase": "special",
            "card": "wings",
            "at": {"van-helsing": "house-2"},
            "board": {f"house-{i}": None for i in range(1, 10)},
            "taken": {"dracula": 1, "van-helsing": 1},
        },
    )()
    apply(s, DRACULA, FLY | noun("house-2"))
    return s


OPENINGS: Final[tuple[tuple[str, Maker], ...]] = (
    (
        "meeting",  # both figures on one place, and hardly a cube left
        position(
            {"agreed_draw": True},
            {
                "steps": 1,
                "at": {"dracula": "house-5", "van-helsing": "house-5"},
                "cubes": {"dracula": 1, "van-helsing": 1},
                "known": {"house-6": ["dracula"]},
                "taken": {"dracula": 1, "van-helsing": 1},
            },
        ),
    ),
    (
        "battle-lust",  # a vampire defeated with it
        position(
            {},
            {
                "turn": "van-helsing",
                "phase": "special",
                "card": "battle-lust",
                "won": True,
                "effects": ["breath"],
                "defeated": {"dracula": ["vampire-1", "vampire-2"], "van-helsing": ["hunter-1"]},
            },
        ),
    ),
    (
        "alertness-and-dark",  # a crucifix lies open, and the dark gives no shelter
        position(
            {},
            {
                "phase": "play",
                "up": "house-8",
                "at": {"dracula": "house-8"},
                "board": {"house-8": "crucifix"},
                "hand": {"dracula": ["dark", "eyes", "wings", "pulse"]},
                "aside": {"dracula": []},
                "cubes": {"dracula": 2},
                "effects": ["alertness"],
            },
        ),
    ),
    (
        "alertness-and-eyes",  # one barrier only
        position(
            {},
            {"phase": "play", "hand": {"dracula": ["eyes", "dark", "whisper", "deep", "roar"]}, "effects": ["alertness"], "steps": 4},
        ),
    ),
    (
        "four-each",  # the next target wins
        position(
            {},
            {
                "taken": {"dracula": 4, "van-helsing": 4},
                "supply": {
                    "dracula": ["coffin", "vampire-1", "vampire-2", "amulet"],
                    "van-helsing": ["victim", "hunter-1", "hunter-2", "crucifix"],
                },
                "cubes": {"dracula": 2, "van-helsing": 2},
                "turned": "house-4",
                "at": {"dracula": "house-5", "van-helsing": "house-6"},
            },
        ),
    ),
    (
        "last-supply-card",  # soon a place must stay empty
        position(
            {},
            {
                "supply": {"dracula": ["vampire-3"], "van-helsing": ["hunter-3"]},
                "taken": {"dracula": 2, "van-helsing": 2},
                "board": {"house-9": None, "house-2": None},
                "cubes": {"dracula": 2, "van-helsing": 2},
            },
        ),
    ),
    (
        "barriers-in-line",  # the other reading of "next to another", Eyes being played
        position(
            {"touching": "line"},
            {
                "phase": "barrier",
                "card": "eyes",
                "barriers": {"red": "house-1/house-2", "blue": "house-6/house-7", "yellow": "house-4/harbor"},
            },
        ),
    ),
    (
        "feint-under-breath",  # a draw from a supply that was partly seen
        position(
            {},
            {
                "turn": "van-helsing",
                "phase": "special",
                "card": "feint",
                "effects": ["breath", "whisper"],
                "cubes": {"van-helsing": 1},
            },
        ),
    ),
    (
        "draw-offers",  # a draw may be offered once a turn
        position(
            {"agreed_draw": True, "first": "van-helsing"},
            {"turn": "van-helsing", "phase": "play", "hand": {"van-helsing": ["alertness"]}},
        ),
    ),
    (
        "sharp-sense",  # the supply shown; coffins on the board only
        position(
            {},
            {
                "turn": "van-helsing",
                "phase": "play",
                "hand": {"van-helsing": ["sharp-sense", "reinforcement", "control"]},
                "defeated": {"van-helsing": ["hunter-1", "hunter-3"]},
                "at": {"van-helsing": "house-9"},
            },
        ),
    ),
    (
        "control",  # a card comes back into the hand, and everybody knows which
        position(
            {},
            {
                "turn": "van-helsing",
                "phase": "special",
                "card": "control",
                "hand": {"van-helsing": ["block", "haste", "alertness"]},
                "played": {"van-helsing": ["feint"]},
            },
        ),
    ),
    ("landing", landed),
    ("dealing", position({"first": "van-helsing"}, {"phase": "deal"})),
)
