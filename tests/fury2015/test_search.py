"""SEARCH: a hunter turns a hideout or lair inside out."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, scene
from whitby.scene import Scene


def in_vienna(*encounters: str, **parts: Any) -> Scene:
    """Godalming stands where Dracula was."""
    return scene(**{"at": {GODALMING: "vienna"}, "trail": ["budapest", {"card": "vienna", "encounters": list(encounters)}], **parts})


@clause("F15-SEARCH-01")
def test_a_search_needs_a_hideout_or_lair() -> None:
    assert "search" in in_vienna("rats").options()
    assert "search" in in_vienna().options()
    lair = scene(at={GODALMING: "vienna"}, lairs=[{"card": "vienna", "encounters": ["bats"]}])
    assert lair.play("search", "face lair-1:bats").bats() == [GODALMING]
    s = scene(at={GODALMING: "vienna"}, trail=["budapest"])
    assert "search" not in s.options()
    assert s.refused("search") == "F15-SEARCH-01"


@clause("F15-SEARCH-02")
def test_everything_there_is_turned_up() -> None:
    s = scene(at={GODALMING: "vienna"}, trail=["budapest", {"card": "vienna", "encounters": ["rats", "spy"], "faceup": ["bats"]}])
    s.play("search")
    assert s.faceup(2) == ["bats", "rats", "spy"] and s.question == "search-goes-on"
    assert s.heard()[1:] == ["searches godalming vienna", "encounter-revealed space-2 rats", "encounter-revealed space-2 spy"]
    assert s.view()["hideout_encounters"][1] == s.view(DRACULA)["hideout_encounters"][1]


@clause("F15-SEARCH-03")
def test_every_encounter_acts_by_its_upper_effect() -> None:
    s = in_vienna("bats", "saboteur", "new-vampire").play("search", "face space-2:bats")
    assert s.bats() == [GODALMING] and "faces godalming space-2 bats" in s.heard()
    assert s.refused("pass") == "F15-SEARCH-03"
    s.play("face space-2:saboteur")
    assert s.delayed() == [GODALMING] and s.roadblocks() == [] and s.influence() == 0
    assert "matures saboteur" not in s.heard()


@clause("F15-SEARCH-04")
def test_the_hunter_chooses_the_order() -> None:
    s = in_vienna("bats", "rats").play("search")
    assert s.asked == [GODALMING] and s.options() == ["face space-2:bats", "face space-2:rats"]
    assert s.copy().play("face space-2:rats", "face space-2:bats").bats() == [GODALMING]
    assert s.play("face space-2:bats").options() == ["face space-2:rats"]


@clause("F15-SEARCH-05")
def test_the_search_reaches_the_hide_tied_to_the_place() -> None:
    trail = [{"card": "hide", "encounters": ["bats"]}, {"card": "vienna", "encounters": ["rats"]}]
    s = scene(at={GODALMING: "vienna"}, trail=trail).play("search")
    assert s.faceup(1) == ["bats"] and s.faceup(2) == ["rats"]
    s.play("face space-1:bats", "face space-2:rats")
    assert s.bats() == [GODALMING] and s.damage(GODALMING) == 2


@clause("F15-SEARCH-06")
def test_fog_hides_everything() -> None:
    s = in_vienna("rats", fog=["vienna"])
    assert "search" not in s.options()
    assert s.refused("search") == "F15-SEARCH-06"
    assert "search" in in_vienna("rats", fog=["prague"]).options()


@clause("F15-SEARCH-07")
def test_an_encounter_that_has_acted_is_discarded_unless_it_stays() -> None:
    s = in_vienna("bats", "rats").play("search", "face space-2:bats")
    assert s.lurking(2) == ["rats"] and s.encounter_discards() == ["bats"]
    assert "encounter-gone space-2 bats" in s.heard()
    s.play("face space-2:rats")
    assert s.lurking(2) == s.faceup(2) == ["rats"] and s.asked == [SEWARD]


@clause("F15-SEARCH-07")
@pytest.mark.parametrize(("card", "left"), [("punch", []), ("escape", ["reckless-vampire"])])
def test_a_vampire_goes_only_when_it_is_beaten(card: str, left: list[str]) -> None:
    combat: dict[str, Any] = {"foe": "reckless-vampire", "fighters": [GODALMING], "damage": 3, "step": "reveal"}
    combat["cards"] = {GODALMING: card, DRACULA: "plotting"}
    s = scene(at={GODALMING: "vienna"}, trail=["budapest", "vienna"], combat=combat)
    assert s.faceup(2) == left and s.asked == [SEWARD]
    assert ("reckless-vampire" in s.encounter_discards()) == (not left)


@clause("F15-SEARCH-08")
def test_the_rest_stays_faceup_when_the_hunter_falls() -> None:
    s = in_vienna("bats", "rats", damage={GODALMING: 9}).play("search", "face space-2:rats")
    assert s.at(GODALMING) is None and s.bats() == []
    assert s.faceup(2) == ["bats", "rats"] and s.asked == [SEWARD]


@clause("F15-SEARCH-09")
def test_the_rest_stays_faceup_when_the_hunter_is_delayed() -> None:
    s = in_vienna("bats", "hoax").play("search", "face space-2:hoax")
    assert s.delayed() == [GODALMING] and s.bats() == []
    assert s.faceup(2) == ["bats"] and s.asked == [SEWARD]


@clause("F15-SEARCH-10")
@pytest.mark.parametrize("phase", ["day", "night"])
def test_by_day_and_by_night(phase: str) -> None:
    s = in_vienna("bats", phase=phase).play("search", "face space-2:bats")
    assert s.bats() == [GODALMING]


@clause("F15-SEARCH-11")
def test_what_was_not_searched_can_ambush_the_next_hunter() -> None:
    s = in_vienna("bats", at={GODALMING: "vienna", SEWARD: "munich"}).play("pass", "road vienna")
    assert s.asked == [DRACULA] and "ambush space-2:bats" in s.options()
    s = in_vienna("bats", "hoax", at={GODALMING: "vienna", SEWARD: "munich"}).play("search", "face space-2:hoax", "road vienna")
    assert s.play("ambush space-2:bats").bats() == [SEWARD]


@clause("F15-SEARCH-11")
def test_what_was_searched_and_stayed_can_still_mature() -> None:
    trail = ["budapest", "szeged", "zagreb", "munich", "venice", {"card": "vienna", "encounters": ["saboteur", "desecrated-soil"]}]
    s = scene(phase="night", turn=MINA, at={MINA: "vienna"}, trail=trail).play("search", "face space-6:saboteur", "mature")
    assert s.options() == ["done", "ripen desecrated-soil", "ripen saboteur"]
    assert s.play("ripen saboteur").question == "place-block"
