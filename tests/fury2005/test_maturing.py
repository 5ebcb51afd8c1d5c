"""MATURE: encounters that drop off the Trail."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, SEWARD, SIX, before_frankfurt, his_turn
from whitby.scene import Scene


def dropped(kind: str, **parts: Any) -> Scene:
    """An encounter has dropped off with Frankfurt, and Dracula decides whether it matures."""
    return before_frankfurt({"encounters": [kind]}, **parts).play("return leaving", "place rats")


@clause("F05-MATURE-01", "F05-MATURE-03", "F05-MATURE-08")
def test_it_lies_aside_until_the_end_of_the_action_phase() -> None:
    s = before_frankfurt({"encounters": ["new-vampire"]})
    assert s.question == "card-leaves" and s.dropped() == []
    s.play("return leaving")
    assert s.question == "place-encounter" and s.dropped() == ["new-vampire"] and s.view(MINA)["dropped"] == [-9] and s.vampires() == 0
    assert s.play("place rats").question == "mature"
    fought = before_frankfurt({"encounters": ["new-vampire"]}, at={MINA: "budapest"}).play("return leaving")
    assert fought.fight() == DRACULA and fought.dropped() == ["new-vampire"]
    stays = his_turn([*SIX[:4], {"card": "nuremburg", "encounters": ["new-vampire"]}]).play("lay budapest", "place rats")
    assert stays.question != "mature"


@clause("F05-MATURE-02", "F05-MATURE-04")
def test_it_is_his_choice_and_the_marker_goes_to_the_pool() -> None:
    s = dropped("new-vampire")
    pool = s.pool().count("new-vampire")
    assert s.options() == ["pass", "mature"] and not [news for news in s.heard(MINA) if "new-vampire" in news]
    no, yes = s.copy().play("pass"), s.copy().play("mature")
    assert no.pool().count("new-vampire") == yes.pool().count("new-vampire") == pool + 1 and no.dropped() == yes.dropped() == []
    assert no.vampires() == 0 and yes.vampires() == 2
    assert "matures new-vampire" in yes.heard(MINA) and not [news for news in no.heard(MINA) if "new-vampire" in news]


@clause("F05-MATURE-05")
def test_only_three_have_a_matured_effect() -> None:
    for kind in ("ambush", "desecrated-soil", "new-vampire"):
        assert dropped(kind).options() == ["pass", "mature"]
    for kind in ("bats", "fog", "assassin", "plague"):
        assert dropped(kind).options() == ["pass"]  # asked all the same: nobody can tell them apart
    s = before_frankfurt({"faceup": ["plague"]}).play("return leaving", "place rats")
    assert s.question != "mature" and s.dropped() == []  # everybody sees that it cannot


@clause("F05-MATURE-06")
def test_each_of_several_may_mature_the_oldest_first() -> None:
    trail = [*SIX[:4], {"card": "nuremburg", "encounters": ["new-vampire"]}, {"card": "frankfurt", "encounters": ["bats"]}]
    s = his_turn(trail, "start", events={DRACULA: ["unearthly-swiftness"]})
    s.play("play unearthly-swiftness", "lay budapest", "return leaving", "lay zagreb", "return leaving", "place rats")
    assert s.dropped() == ["bats", "new-vampire"] and s.options() == ["pass"]
    assert s.play("pass").options() == ["pass", "mature"] and s.play("mature").vampires() == 2 and s.trail() == ["zagreb"]


@clause("F05-MATURE-07")
def test_nobody_in_the_hospital_is_reached() -> None:
    s = dropped("ambush", at={MINA: "hospital", SEWARD: "north-sea"}).play("mature")
    assert s.question == "ambushed" and s.options() == ["pass", "name godalming", "name van-helsing"]


@clause("F05-CARD-ambush")
def test_a_matured_ambush_plays_an_encounter_from_his_hand() -> None:
    s = dropped("ambush", encounters=["rats", "plague", "spy", "hoax", "wolves"]).play("mature", "name godalming")
    assert s.options() == ["play hoax", "play plague", "play spy", "play wolves"]
    s.play("play plague")
    assert s.health(GODALMING) == 10 and s.health(MINA) == 8 and s.trail() == ["budapest", "vienna", "prague"]
    assert s.asked == ["chance"] and "plague" in s.pool() and len(s.encounters()) == 3
    s = dropped("ambush").play("mature", "pass")
    assert s.health(GODALMING) == 12 and s.trail() == ["budapest", "vienna", "prague"]


@clause("F05-CARD-desecrated-soil")
def test_matured_soil_gives_dracula_his_events() -> None:
    s = dropped("desecrated-soil", chance=["draw hypnosis", "draw trap"]).play("mature")
    assert s.hand(DRACULA)[:1] == ["trap"] and s.event_discards() == ["hypnosis"] and s.trail() == ["budapest", "vienna", "prague"]
    assert not [news for news in s.heard(MINA) if "trap" in news]


@clause("F05-CARD-new-vampire")
def test_a_matured_new_vampire() -> None:
    s = dropped("new-vampire", vampires=3).play("mature")
    assert s.vampires() == 5 and s.trail() == ["budapest"] and s.lurking(1) == ["rats"]
    s = dropped("new-vampire", vampires=4).play("mature")
    assert s.winners == [DRACULA] and s.ending == "vampires-rule"
