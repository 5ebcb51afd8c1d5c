"""HIDDEN: every turn of Dracula sounds alike and looks alike to the hunters, at every moment of it."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, HAND, HUNTERS, his_turn, step
from whitby.engine import openly_asked
from whitby.scene import Scene

EYES = (0, 1, 2, 4, 7)  # the public, each hunter, all of them
SAME_MAP = {"open": {"varna": "vampire"}, "chart": {"paris": "vampire"}}  # what lies on the chart in each of the turns compared


def moment(s: Scene) -> list[Any]:
    """All that the hunters can tell of a moment."""
    return [
        [s.game.view(s.state, eyes) for eyes in EYES],
        [s.under_way.heard(eyes).copy() for eyes in EYES],
        openly_asked(s.state),
        s.game.question(s.state),
        [s.options(seat) for seat in HUNTERS] if openly_asked(s.state) == [3] else [],
        [s.under_way.may_undo(seat) for seat in range(3)],
    ]


def different(s: Scene) -> list[Any]:
    """The same without what each scene's own position shows of Dracula's turn before it."""
    return moment(s)


def moments(s: Scene, *choices: str) -> list[list[Any]]:
    """The turn, choice by choice, chance's too: what the hunters can tell before and after each."""
    out = [moment(s)]
    for text in choices:
        assert s.question == "dracula-turn", f"the turn was over before {text!r}"
        s.play(text)
        out.append(moment(s))
    assert s.question != "dracula-turn"
    return out


ROAD = (("vienna", {}), ("road prague", "pass"))
TURNS: dict[str, tuple[tuple[str, dict[str, Any]], tuple[str, ...]]] = {
    "by road, laying nothing": ROAD,
    "by road, laying": (("vienna", {}), ("road prague", "lay rats", "chance: draw wolves")),
    "by road, laying, the cup refilled": (("vienna", {"encounter_cup": []}), ("road prague", "lay rats", "chance: draw wolves")),
    "by road, laying, no chit left": (
        ("vienna", {"encounters": ["rats"], "encounter_cup": [], "encounter_discards": []}),
        ("road prague", "lay rats"),
    ),
    "by road, six left in hand": (("vienna", {"encounters": [*HAND, "wolves", "hoax"]}), ("road prague", "lay rats")),
    "by road, nothing to lay": (("vienna", {"encounters": []}), ("road prague",)),
    "by road, an encounter there": (("vienna", {"chart": {"paris": "vampire", "prague": "fog"}}), ("road prague",)),
    "into the Castle": (("klausenburg", {}), ("road castle-dracula", "pass")),
    "out of the Castle": (("castle-dracula", {}), ("road galatz", "pass")),
    "embarking": (("venice", {}), ("sea adriatic-sea",)),
    "sailing": (("adriatic-sea", {"dracula_port": "venice"}), ("sea ionian-sea",)),
    "landing": (("adriatic-sea", {"dracula_port": "venice"}), ("sea bari", "pass")),
    "passing, no chit exchanged": (("vienna", {}), ("pass", "done")),
    "passing, three chits exchanged": (
        ("vienna", {}),
        ("pass", "return rats", "return fog", "return bats", "done", "chance: draw rats", "chance: draw fog", "chance: draw hoax"),
    ),
    "consuming, laying nothing": (("vienna", {}), ("consume paris", "pass")),
    "consuming, laying": (("vienna", {}), ("consume paris", "lay bats", "chance: draw rats")),
    "consuming at sea": (("adriatic-sea", {"dracula_port": "venice"}), ("consume paris",)),
    "staying at sea": (("black-sea", {"dracula_port": "varna"}), ("sea constanta", "pass")),
    "only hunters whom he may not attack": (("dover", {}), ()),
}
del TURNS["only hunters whom he may not attack"]
TURNS["only hunters whom he fought"] = (("plymouth", {"fought_here": [*HUNTERS]}), ("road london",))


@clause("F87-HIDDEN-26", "F87-HIDDEN-27", "F87-HIDDEN-28")
@pytest.mark.parametrize("turn", TURNS)
def test_every_turn_sounds_and_looks_alike(turn: str) -> None:
    (place, parts), choices = TURNS[turn]
    fought = {"fought_here": parts["fought_here"]} if "fought_here" in parts else {}
    like = moments(his_turn("vienna", **SAME_MAP, **fought), *ROAD[1])
    seen = moments(his_turn(place, **{**SAME_MAP, **parts}), *choices)
    for now in seen[:-1]:
        assert now == like[0]
    assert seen[-1] == like[-1]
    assert [word for word, _ in seen[-1][1][0]] == ["turn-begins", "turn-over"]
