"""HOSPITAL: three spaces beside three cities."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, passed, scene
from whitby.scene import Scene

CITIES = ("madrid", "rome", "budapest")
SIX = ["rats", "rats", "spy", "spy", "hoax", "hoax"]


def patient(city: str = "budapest", **parts: Any) -> Scene:
    """Godalming on the hospital space of this city."""
    return scene(**{"at": {GODALMING: f"hospital-{city}"}, **parts})


@clause("F15-HOSPITAL-01")
@pytest.mark.parametrize("city", CITIES)
def test_a_hospital_belongs_to_its_city_and_is_no_location(city: str) -> None:
    s = patient(city)
    assert [option for option in s.options() if option.startswith("road")] == [f"road {city}"]
    for verb in ("start", "road", "lay", "name", "fog", "bless"):
        with pytest.raises(ValueError):
            s.game.choice(f"{verb} hospital-{city}")


@clause("F15-HOSPITAL-02")
def test_only_supply_and_the_way_out() -> None:
    s = patient(
        at={GODALMING: "hospital-budapest", SEWARD: "hospital-budapest"},
        tickets={GODALMING: ["3/2"]},
        events={GODALMING: ["wax-cylinders"]},
    )
    assert s.options() == ["pass", "supply", "road budapest"]
    for text in ("rest", "reserve", "search", "trade seward", "road vienna", "rail 3/2", "play wax-cylinders"):
        assert s.refused(text) == "F15-HOSPITAL-02"
    assert s.copy().play("pass").asked == [SEWARD]
    s.play("supply", "chance: draw knife")
    assert s.items(GODALMING) == ["knife"] and s.events(GODALMING) == ["wax-cylinders"] and s.asked == [SEWARD]


@clause("F15-HOSPITAL-03")
def test_out_by_day_and_into_whatever_waits_there() -> None:
    s = patient(trail=["vienna", {"card": "budapest", "encounters": ["bats"]}]).play("road budapest")
    assert s.at(GODALMING) == "budapest" and s.up() == ["budapest"]
    assert s.question == "may-ambush" and s.options() == ["pass", "ambush space-2:bats"]
    night = patient(phase="night")
    assert night.options() == ["pass", "supply"]
    assert night.refused("road budapest") == "F15-HOSPITAL-03"


@clause("F15-HOSPITAL-04")
def test_not_into_fog() -> None:
    s = patient(fog=["budapest"])
    assert s.options() == ["pass", "supply"]
    assert s.refused("road budapest") == "F15-HOSPITAL-04"
    assert "road budapest" in patient(fog=["vienna"]).options()


@clause("F15-HOSPITAL-05")
def test_beside_the_city_not_in_it() -> None:
    near = scene(at={GODALMING: "swansea", SEWARD: "hospital-budapest"}, trail=["budapest"], event_top="evil-presence")
    assert "near seward" in near.play("supply", "play evil-presence").heard()
    carried = scene(
        phase="night", at={GODALMING: "swansea", MINA: "hospital-budapest"}, event_bottom=["vampiric-influence"], trail=["galatz"]
    )
    assert carried.play("supply", "play vampiric-influence", "strike mina").options() == ["carry budapest"]
    rest = scene(at={GODALMING: "budapest", SEWARD: "hospital-budapest"}, damage={GODALMING: 5}, trail=["galatz"]).play("rest")
    assert rest.damage(GODALMING) == 4


@clause("F15-HOSPITAL-06")
@pytest.mark.parametrize("phase", ["dawn", "dusk"])
def test_no_part_in_a_fight_in_the_city(phase: str) -> None:
    s = patient(phase=phase, trail=["budapest"])
    assert s.fight() is None and "combat" not in s.heard()
    s = patient(phase=phase, at={GODALMING: "hospital-budapest", SEWARD: "budapest"}, trail=["budapest"])
    assert s.fight() == DRACULA and s.fighters() == [SEWARD]


@clause("F15-HOSPITAL-07")
def test_encounters_in_the_city_do_not_reach_the_hospital() -> None:
    at = {GODALMING: "hospital-budapest", SEWARD: "vienna"}
    here = {"card": "budapest", "encounters": ["wolves"]}
    s = scene(turn=SEWARD, at=at, trail=["galatz", here]).play("road budapest", "ambush space-2:wolves")
    assert s.asked == [SEWARD] and s.play("pass").damage(SEWARD) == 4 and s.damage(GODALMING) == 0
    fog = scene(turn=SEWARD, at=at, trail=["galatz", {"card": "budapest", "encounters": ["unnatural-fog"]}])
    assert fog.play("road budapest", "ambush space-2:unnatural-fog").delayed() == [SEWARD]


@clause("F15-HOSPITAL-07")
def test_nor_does_a_mob_of_the_region() -> None:
    last = {"card": "vienna", "encounters": ["szgany-mob"]}
    items = {GODALMING: ["garlic"], SEWARD: ["garlic"]}
    at = {GODALMING: "hospital-budapest", SEWARD: "budapest"}
    s = scene(phase="dracula", at=at, items=items, trail=["galatz", None, None, None, None, last]).play("mature", "ripen szgany-mob")
    assert s.asked == [SEWARD]
    s.play("done")
    assert s.damage(SEWARD) == 1 and s.damage(GODALMING) == 0


@clause("F15-HOSPITAL-08")
def test_no_partner_for_mina_or_a_transfusion() -> None:
    at = {MINA: "budapest", SEWARD: "hospital-budapest"}
    s = scene(turn=MINA, at=at, trail=["galatz"], events={MINA: ["hypnosis"]})
    assert "bond" not in s.options() and "play hypnosis" not in s.options()
    assert s.refused("bond") == s.refused("play hypnosis") == "F15-HOSPITAL-08"
    giver = scene(turn=VAN_HELSING, at={VAN_HELSING: "budapest", SEWARD: "hospital-budapest"}, bites={SEWARD: 1}, trail=["galatz"],
                  events={VAN_HELSING: ["blood-transfusion"]})  # fmt: skip
    assert giver.refused("play blood-transfusion") == "F15-HOSPITAL-08"
    together = scene(turn=MINA, at={MINA: "budapest", SEWARD: "budapest"}, trail=["galatz"], events={MINA: ["hypnosis"]})
    assert {"bond", "play hypnosis"} <= set(together.options())


@clause("F15-HOSPITAL-09")
def test_a_patient_reveals_nothing() -> None:
    s = scene(phase="dawn", at={GODALMING: None}, ward={GODALMING: "hospital-budapest"}, trail=["vienna", "budapest"], lairs=["rome"])
    assert s.at(GODALMING) == "hospital-budapest" and s.up() == []
    passed(s, until="choose-card")
    assert s.up() == [] and not [news for news in s.heard() if news.startswith("revealed")]
    for eyes in (None, *HUNTERS):
        assert "budapest" not in [s.game.nouns[card] for card in s.view(eyes)["trail"] if card >= 0]
