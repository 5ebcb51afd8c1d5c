"""Rumor tokens: F15-RUMOR."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, passed, scene
from whitby.scene import Scene

FULL = ["bats", "hoax", "rats", "spy", "szgany-mob", "wolves"]  # with one less nothing is drawn


def laying(*trail: Any, **parts: Any) -> Scene:
    """Dracula places an encounter on space 1."""
    return scene(phase="dracula", step="encounter", trail=list(trail), encounters=FULL, **parts)


def lurks(city: str, **more: Any) -> dict[str, Any]:
    """A hideout with a vampire in it."""
    return {"card": city, "encounters": ["new-vampire"], **more}


@clause("F15-RUMOR-01")
def test_after_the_encounter_he_may_spread_a_rumor() -> None:
    s = laying("vienna", lurks("prague"), "berlin", {"card": "hamburg", "encounters": ["rats"]}).play("place bats")
    assert s.question == "may-spread-rumor" and s.options() == ["pass", "rumor space-1", "rumor space-2"]
    assert s.refused("rumor space-3") == s.refused("rumor space-4") == "F15-RUMOR-01"
    s.play("rumor space-2")
    assert s.marks(2) == ["rumor"] and s.rumors() == 0 and "rumor space-2" in s.heard()


@clause("F15-RUMOR-01")
def test_he_need_not_and_cannot_without_a_token() -> None:
    s = laying("vienna").play("place bats", "pass")
    assert s.rumors() == 1 and s.marks(1) == []
    assert laying("vienna", rumors=0).play("place bats").question != "may-spread-rumor"


@clause("F15-RUMOR-01")
def test_one_token_in_a_phase() -> None:
    s = laying("vienna", lurks("prague"), despair=1).play("place bats", "rumor space-1")
    assert s.rumors() == 1 and s.question != "may-spread-rumor"


@clause("F15-RUMOR-02")
def test_one_rumor_in_a_hideout() -> None:
    s = laying("vienna", lurks("prague", rumor=True), despair=1).play("place bats")
    assert s.options() == ["pass", "rumor space-1"] and s.refused("rumor space-2") == "F15-RUMOR-02"


@clause("F15-RUMOR-03")
@pytest.mark.parametrize(("trail", "card"), [
    ([None, "varna", lurks("sofia")], "lay black-sea"),
    ([None, "vienna", lurks("munich")], "lay feed"),
    ([None, "vienna", lurks("munich")], "lay prague"),
])  # fmt: skip
def test_no_encounter_no_rumor(trail: list[Any], card: str) -> None:
    s = scene(phase="dracula", step="card", trail=trail, encounters=FULL, at={"mina": "prague"}).play(card)
    assert s.question != "may-spread-rumor" and passed(s).rumors() == 1 and not [news for news in s.heard() if news.startswith("rumor")]


@clause("F15-RUMOR-04")
def test_a_rumor_slides_with_its_hideout() -> None:
    s = scene(phase="dracula", step="slide", trail=["vienna", lurks("prague", rumor=True)])
    assert s.marks(3) == ["rumor"] and s.marks(2) == [] and s.trail()[2] == "prague"


@clause("F15-RUMOR-04")
def test_a_rumor_goes_into_a_lair_and_out_of_it() -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", lurks("vienna", rumor=True)]
    s = scene(phase="dracula", step="slide", trail=trail, encounters=FULL).play("settle", "place rats")
    assert s.lairs() == ["vienna"] and s.marks("lair-1") == ["rumor"]
    s = scene(phase="dracula", step="card", trail=[None, "munich"], lairs=[lurks("vienna", rumor=True)], encounters=FULL).play("lay vienna")
    assert s.lairs() == [] and s.marks(1) == ["rumor"] and s.lurking(1) == ["new-vampire"]


@clause("F15-RUMOR-05")
@pytest.mark.parametrize(("rumor", "influence"), [(True, 6), (False, 3)])
def test_a_rumored_vampire_matures_for_three_more(rumor: bool, influence: int) -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", lurks("vienna", rumor=rumor)]
    s = scene(phase="dracula", step="slide", trail=trail).play("mature", "ripen new-vampire")
    assert s.influence() == influence and f"influence {influence}" in s.heard() and s.rumors() == 1 - rumor


@clause("F15-RUMOR-05")
@pytest.mark.parametrize(("kind", "choices"), [("new-vampire", ["done"]), ("desecrated-soil", ["ripen desecrated-soil", "done"])])
def test_a_rumor_alone_brings_nothing(kind: str, choices: list[str]) -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", {"card": "vienna", "encounters": [kind], "rumor": True}]
    s = scene(phase="dracula", step="slide", trail=trail, damage={DRACULA: 5}).play("mature", *choices)
    assert s.influence() == 0 and s.rumors() == 0 and s.marks(6) == []
