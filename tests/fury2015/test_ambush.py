"""AMBUSH: what lies in wait for a hunter who arrives."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, scene
from whitby.scene import Scene


def arriving(*encounters: str, **parts: Any) -> Scene:
    """Godalming has come from Munich to Vienna, where these lie facedown."""
    trail = ["budapest", {"card": "vienna", "encounters": list(encounters), **parts.pop("there", {})}]
    s = scene(**{"at": {GODALMING: "munich", SEWARD: "munich"}, "trail": trail, **parts})
    return s.play("road vienna")


@clause("F15-AMBUSH-01")
def test_only_right_after_the_arrival() -> None:
    s = arriving("bats", "rats")
    assert s.asked == [DRACULA] and s.question == "may-ambush"
    s.play("pass")
    assert s.asked == [SEWARD]
    assert s.refused("dracula: ambush space-2:bats") == "F15-AMBUSH-01"
    s.play("road venice")
    assert s.refused("dracula: ambush space-2:bats") == "F15-AMBUSH-01"
    away = {"card": "prague", "encounters": ["spy"]}
    s = scene(at={GODALMING: "munich"}, trail=["budapest", {"card": "vienna", "encounters": ["bats"]}, away]).play("road vienna")
    assert s.refused("ambush space-3:spy") == "F15-AMBUSH-01"


@clause("F15-AMBUSH-01")
def test_never_at_sea() -> None:
    s = scene(at={GODALMING: "venice"}, trail=["adriatic-sea", {"card": "venice", "encounters": ["bats"]}]).play("sail adriatic-sea")
    assert s.asked == [SEWARD] and s.up() == ["venice"]


@clause("F15-AMBUSH-02")
def test_dracula_may_save_an_encounter_for_the_next_hunter() -> None:
    s = arriving("bats", "rats")
    assert s.options() == ["pass", "ambush space-2:bats", "ambush space-2:rats"]
    s.play("ambush space-2:bats")
    assert s.refused("ambush space-2:bats") == "F15-AMBUSH-02"
    s.play("pass", "road vienna")
    assert s.options() == ["pass", "ambush space-2:rats"] and s.faceup(2) == []
    assert s.play("ambush space-2:rats").damage(SEWARD) == 2


@clause("F15-AMBUSH-03")
def test_a_faceup_encounter_can_ambush() -> None:
    s = arriving(there={"faceup": ["bats"]}).play("ambush space-2:bats")
    assert s.bats() == [GODALMING] and "ambush godalming space-2 bats" in s.heard()
    again = arriving("rats").play("ambush space-2:rats", "road vienna", "ambush space-2:rats")
    assert again.damage(GODALMING) == again.damage(SEWARD) == 2 and again.faceup(2) == ["rats"]


@clause("F15-AMBUSH-04")
def test_one_after_the_other_in_his_order() -> None:
    s = arriving("bats", "rats", "spy").play("ambush space-2:spy", "pass", "ambush space-2:rats", "ambush space-2:bats")
    assert s.damage(GODALMING) == 2 and s.bats() == [GODALMING] and s.asked == [SEWARD]
    assert [news for news in s.heard() if news.startswith("ambush")] == [f"ambush godalming space-2 {e}" for e in ("spy", "rats", "bats")]


@clause("F15-AMBUSH-05")
def test_only_the_hunter_who_arrives() -> None:
    trail = ["budapest", {"card": "vienna", "encounters": ["bats", "rats"]}]
    s = scene(turn=SEWARD, at={GODALMING: "vienna", SEWARD: "munich"}, trail=trail)
    s.play("road vienna", "ambush space-2:rats", "ambush space-2:bats")
    assert s.damage(SEWARD) == 2 and s.damage(GODALMING) == 0 and s.bats() == [SEWARD]


@clause("F15-AMBUSH-06")
def test_by_the_upper_effect_only() -> None:
    s = arriving("saboteur").play("ambush space-2:saboteur")
    assert s.delayed() == [GODALMING] and s.roadblocks() == [] and "matures saboteur" not in s.heard()
    assert arriving("new-vampire").play("ambush space-2:new-vampire").influence() == 0


@clause("F15-AMBUSH-06")
@pytest.mark.parametrize("kind", ["hoax", "aristocratic-vampire"])
def test_some_cannot_ambush(kind: str) -> None:
    s = arriving(kind)
    assert s.options() == ["pass"] and s.refused(f"ambush space-2:{kind}") == f"F15-CARD-{kind}"


@clause("F15-AMBUSH-07")
def test_the_encounter_is_discarded_unless_it_stays() -> None:
    s = arriving("bats", "rats").play("ambush space-2:bats")
    assert s.lurking(2) == ["rats"] and s.encounter_discards() == ["bats"] and "encounter-gone space-2 bats" in s.heard()
    s.play("ambush space-2:rats")
    assert s.faceup(2) == ["rats"] and s.encounter_discards() == ["bats"]


@clause("F15-AMBUSH-07")
@pytest.mark.parametrize(("card", "left"), [("punch", []), ("escape", ["reckless-vampire"])])
def test_a_vampire_goes_only_when_it_is_beaten(card: str, left: list[str]) -> None:
    combat: dict[str, Any] = {"foe": "reckless-vampire", "fighters": [GODALMING], "damage": 3, "step": "reveal", "ambush": True}
    combat["cards"] = {GODALMING: card, DRACULA: "plotting"}
    s = scene(at={GODALMING: "vienna"}, trail=["budapest", "vienna"], combat=combat)
    assert s.faceup(2) == left and s.asked == [SEWARD]
    assert ("reckless-vampire" in s.encounter_discards()) == (not left)


@clause("F15-AMBUSH-08")
def test_a_hide_tied_to_the_place_joins_in() -> None:
    trail = [{"card": "hide", "encounters": ["bats"]}, {"card": "vienna", "encounters": ["rats"]}]
    s = scene(at={GODALMING: "munich"}, trail=trail).play("road vienna")
    assert s.up() == ["hide", "vienna"] and s.options() == ["pass", "ambush space-2:rats", "ambush space-1:bats"]
    assert s.play("ambush space-1:bats", "ambush space-2:rats").bats() == [GODALMING] and s.damage(GODALMING) == 2


@clause("F15-AMBUSH-09")
def test_an_untied_hide_can_do_nothing() -> None:
    trail: list[Any] = ["budapest", {"card": "vienna", "encounters": ["rats"]}, {"card": "hide", "encounters": ["bats"]}]
    s = scene(at={GODALMING: "munich"}, trail=trail).play("road vienna")
    assert s.options() == ["pass", "ambush space-2:rats"] and s.up() == ["vienna"]
    assert s.refused("ambush space-3:bats") == "F15-AMBUSH-09"
    trail[2] = {"card": "hide", "up": True, "encounters": ["bats"]}
    s = scene(at={GODALMING: "vienna"}, trail=trail).play("search")
    assert s.options() == ["face space-2:rats"] and s.faceup(3) == []
    assert s.refused("face space-3:bats") == "F15-AMBUSH-09"


@clause("F15-AMBUSH-10")
def test_a_hunter_whom_bats_carry_off_is_ambushed_there() -> None:
    trail = ["budapest", {"card": "vienna", "encounters": ["rats"]}]
    s = scene(at={GODALMING: "munich"}, bats=[GODALMING], trail=trail).play("carry vienna")
    assert s.options() == ["pass", "ambush space-2:rats"] and s.delayed() == []
    s.play("ambush space-2:rats")
    assert s.damage(GODALMING) == 2 and s.delayed() == [GODALMING]


@clause("F15-AMBUSH-10")
@pytest.mark.parametrize("lying", [False, True])
def test_a_hunter_whom_dracula_moves_is_ambushed_lying_or_not(lying: bool) -> None:
    trail = ["budapest", {"card": "vienna", "encounters": ["rats", "bats"]}]
    at = {GODALMING: "swansea", MINA: "munich"}
    s = scene(phase="night", at=at, delayed=[MINA] if lying else [], trail=trail, event_bottom=["vampiric-influence"])
    s.play("supply", "play vampiric-influence", "strike mina", "carry vienna", "ambush space-2:rats", "ambush space-2:bats")
    assert s.damage(MINA) == 2 and s.bats() == [MINA] and s.delayed() == ([MINA] if lying else [])


@clause("F15-AMBUSH-11")
def test_a_hunter_delayed_by_an_ambush_is_left_alone() -> None:
    s = arriving("bats", "saboteur").play("ambush space-2:saboteur")
    assert s.delayed() == [GODALMING] and s.asked == [SEWARD] and s.lurking(2) == ["bats", "saboteur"]
    assert s.refused("dracula: ambush space-2:bats") == "F15-AMBUSH-01"


@clause("F15-AMBUSH-11")
def test_a_hunter_felled_by_an_ambush_is_left_alone() -> None:
    s = arriving("bats", "rats", damage={GODALMING: 9}).play("ambush space-2:rats")
    assert s.at(GODALMING) is None and s.asked == [SEWARD] and s.lurking(2) == ["bats", "rats"] and s.faceup(2) == ["rats"]


@clause("F15-AMBUSH-12")
def test_the_encounter_used_is_turned_up_and_used_once_an_arrival() -> None:
    s = arriving("rats", "spy")
    assert s.faceup(2) == []
    s.play("ambush space-2:rats")
    assert s.faceup(2) == ["rats"] and sorted(s.lurking(2)) == ["rats", "spy"] and s.damage(GODALMING) == 2
    assert s.options() == ["pass", "ambush space-2:spy"] and s.refused("ambush space-2:rats") == "F15-AMBUSH-12"
    assert s.view()["by_ambush"] and not s.copy().play("pass").view()["by_ambush"]
    s.play("pass", "road vienna")
    assert set(s.options()) == {"pass", "ambush space-2:rats", "ambush space-2:spy"}


@clause("F15-AMBUSH-12")
def test_of_two_of_a_kind_each_is_used_once() -> None:
    s = arriving("rats", "rats").play("ambush space-2:rats")
    assert s.faceup(2) == ["rats"] and "ambush space-2:rats" in s.options()
    s.play("ambush space-2:rats")
    assert s.faceup(2) == ["rats", "rats"] and s.damage(GODALMING) == 4 and s.asked == [SEWARD]
