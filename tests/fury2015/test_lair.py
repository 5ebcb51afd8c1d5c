"""LAIR: hideouts that leave the trail and stay."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, scene, sees
from whitby.scene import Scene

SIX = ["rats", "rats", "spy", "spy", "hoax", "hoax"]


def leaving(last: Any, **parts: Any) -> Scene:
    """This hideout has just slid off space 6."""
    trail = ["vienna", "zagreb", "munich", "venice", "genoa", last]
    return scene(**{"phase": "dracula", "trail": trail, "encounters": SIX, **parts})


def near_lair(lair: Any, **parts: Any) -> Scene:
    """Godalming in Munich, next to the lair in Vienna."""
    return scene(**{"at": {GODALMING: "munich"}, "lairs": [lair], **parts})


@clause("F15-LAIR-01")
def test_a_lair_is_made_of_what_leaves_space_6_and_of_nothing_else() -> None:
    s = leaving("milan").play("settle", "place spy")
    assert s.lairs() == ["milan"] and "lair lair-1" in s.heard() and "milan" not in s.trail()
    assert s.question == "choose-card" and "settle" not in s.options()
    assert s.refused("settle") == "F15-LAIR-01"
    assert leaving(None).question == "choose-card"


@clause("F15-LAIR-02")
def test_with_three_lairs_one_must_make_room() -> None:
    s = leaving("milan", lairs=["paris", "rome", "madrid"]).play("settle")
    assert s.options() == ["clear lair-1", "clear lair-2", "clear lair-3"]
    assert s.refused("pass") == "F15-LAIR-02"
    s.play("clear lair-2", "place spy")
    assert s.lairs() == ["paris", "milan", "madrid"] and {"cleared lair-2", "lair lair-2"} <= set(s.heard())
    assert leaving("milan", lairs=["paris", "rome"]).play("settle").question == "furnish-lair"


@clause("F15-LAIR-03")
def test_a_new_lair_gets_an_encounter_facedown() -> None:
    s = leaving({"card": "milan", "encounters": ["bats"]}).play("settle")
    assert s.options() == ["place hoax", "place rats", "place spy"]
    assert s.refused("pass") == "F15-LAIR-03"
    s.play("place spy")
    assert s.lurking("lair-1") == ["bats", "spy"] and s.faceup("lair-1") == [] and len(s.encounters()) == 5
    assert "encounter-placed lair-1" in s.heard() and "placed lair-1 spy" in s.heard(DRACULA)
    for eyes in (None, *HUNTERS):
        assert s.view(eyes)["hideout_encounters"][6] == [-9, -9] and "placed lair-1 spy" not in s.heard(eyes)


@clause("F15-LAIR-04")
def test_what_lay_faceup_stays_faceup() -> None:
    s = leaving({"card": "milan", "up": True, "faceup": ["bats"], "encounters": ["wolves"]}).play("settle", "place spy")
    assert s.up() == ["milan"] and s.faceup("lair-1") == ["bats"]
    assert leaving("milan").play("settle", "place spy").up() == []


@clause("F15-LAIR-05")
def test_a_bare_city_may_become_a_lair() -> None:
    s = leaving("milan")
    assert s.options() == ["mature", "settle"]
    assert s.play("settle", "place spy").lurking("lair-1") == ["spy"]


@clause("F15-LAIR-06")
@pytest.mark.parametrize("city", ["galway", "castle-dracula", "varna"])
def test_a_lair_of_any_city_and_of_the_castle(city: str) -> None:
    assert leaving(city).play("settle", "place spy").lairs() == [city]


@clause("F15-LAIR-06")
@pytest.mark.parametrize("card", ["adriatic-sea", "hide", "feed", "dark-call", "misdirect"])
def test_no_lair_of_a_sea_or_a_lone_power_card(card: str) -> None:
    s = leaving(card)
    if card == "hide":  # facedown, so it leaves like a city
        assert s.options() == ["mature"] and s.refused("settle") == "F15-LAIR-06"
        s.play("mature", "done")
    assert s.question == "choose-card" and s.lairs() == [] and "cleared leaving" in s.heard()
    assert s.refused("settle") == "F15-LAIR-01"


@clause("F15-LAIR-07")
def test_wolf_form_returns_from_a_new_lair() -> None:
    s = leaving({"card": "milan", "wolf": True}).play("settle", "place spy")
    assert s.marks("lair-1") == [] and "wolf-form prague" in s.options()
    assert "wolf-form prague" not in leaving(None, trail=["vienna", {"card": "milan", "wolf": True}]).options()


@clause("F15-LAIR-08")
def test_a_bat_card_returns_from_a_new_lair() -> None:
    s = leaving({"card": "milan", "bat": True})
    assert s.blow_deck().count("escape-as-bat") == 1
    s.play("settle", "place spy")
    assert s.marks("lair-1") == [] and s.blow_deck().count("escape-as-bat") == 2


@clause("F15-LAIR-09")
def test_a_hunter_arriving_finds_the_lair_and_may_be_ambushed() -> None:
    s = near_lair({"card": "vienna", "encounters": ["bats"]}).play("road vienna")
    assert s.up() == ["vienna"] and "revealed lair-1 vienna" in s.heard()
    assert s.options() == ["pass", "ambush lair-1:bats"]
    assert s.play("ambush lair-1:bats").bats() == [GODALMING]


@clause("F15-LAIR-10")
def test_an_empty_lair_is_cleared_on_arrival() -> None:
    s = near_lair("vienna").play("road vienna")
    assert s.lairs() == [] and s.asked == [SEWARD]
    assert s.heard()[-3:-1] == ["revealed lair-1 vienna", "cleared lair-1"]


@clause("F15-LAIR-10")
def test_a_lair_emptied_by_an_ambush_is_cleared() -> None:
    s = near_lair({"card": "vienna", "encounters": ["bats"]}).play("road vienna", "ambush lair-1:bats")
    assert s.lairs() == [] and "cleared lair-1" in s.heard()
    s = near_lair({"card": "vienna", "encounters": ["bats", "spy"]}).play("road vienna", "ambush lair-1:bats", "pass")
    assert s.lairs() == ["vienna"]


@clause("F15-LAIR-10")
def test_a_lair_emptied_by_a_search_is_cleared() -> None:
    s = near_lair({"card": "vienna", "encounters": ["bats"]}, at={GODALMING: "vienna"}).play("search", "face lair-1:bats")
    assert s.lairs() == [] and "cleared lair-1" in s.heard()
    s = near_lair({"card": "vienna", "encounters": ["rats"]}, at={GODALMING: "vienna"}).play("search", "face lair-1:rats")
    assert s.lairs() == ["vienna"] and s.faceup("lair-1") == ["rats"]


@clause("F15-LAIR-10", "F15-CARD-seduction")
def test_a_lair_whose_only_vampire_was_called_home_is_cleared_also_when_the_searcher_falls() -> None:
    s = near_lair({"card": "vienna", "encounters": ["new-vampire"]}, at={MINA: "vienna"}, turn=MINA, events={DRACULA: ["seduction"]})
    s.play("search", "play seduction", "ambush lair-1:new-vampire")
    assert s.at(MINA) is None and s.lairs() == [] and "new-vampire" in s.encounters()


@clause("F15-LAIR-11")
def test_moving_to_a_lair_brings_all_of_it_to_space_1() -> None:
    lair = {"card": "prague", "encounters": ["bats"], "faceup": ["wolves"], "rumor": True}
    s = scene(phase="dracula", step="card", trail=[None, "vienna"], lairs=["paris", lair], encounters=SIX).play("lay prague")
    assert s.trail()[:2] == ["prague", "vienna"] and s.lairs() == ["paris"]
    assert s.lurking(1) == ["bats", "wolves"] and s.faceup(1) == ["wolves"] and s.marks(1) == ["rumor"]
    assert s.heard() == ["from-lair lair-2"] and s.up() == []


@clause("F15-LAIR-11")
def test_a_lair_that_was_shown_stays_shown() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "vienna"], lairs=[{"card": "prague", "up": True}]).play("lay prague")
    assert s.up() == ["prague"] and s.question == "encounter-step"


@clause("F15-LAIR-12")
def test_another_encounter_joins_the_lair_unless_a_hunter_is_there() -> None:
    lair = {"card": "prague", "encounters": ["bats"]}
    there = scene(phase="dracula", step="card", trail=[None, "vienna"], lairs=[lair], encounters=SIX).play("lay prague", "place spy")
    assert there.lurking(1) == ["bats", "spy"]
    met = scene(phase="dracula", step="card", trail=[None, "vienna"], lairs=[lair], encounters=SIX, at={MINA: "prague"}).play("lay prague")
    assert met.lurking(1) == ["bats"] and met.question != "encounter-step"


@clause("F15-LAIR-12", "F15-DRAC-16")
@pytest.mark.parametrize(("city", "beside"), [("castle-dracula", "galatz"), ("prague", "vienna")])
def test_a_lair_that_lies_faceup_takes_an_encounter_too_the_castle_included(city: str, beside: str) -> None:
    lair = {"card": city, "up": True, "encounters": ["bats"]}
    s = scene(phase="dracula", step="card", trail=[None, beside], lairs=[lair], encounters=SIX).play(f"lay {city}")
    assert s.up() == [city] and sees(s, MINA).dracula.at == city and s.question == "encounter-step"
    assert s.play("place spy").lurking(1) == ["bats", "spy"]


@clause("F15-LAIR-13")
def test_wolf_form_and_the_move_beside_misdirect_may_go_to_a_lair() -> None:
    lair = {"card": "prague", "encounters": ["bats"]}
    s = scene(phase="dracula", step="card", trail=[None, "munich", "venice"], lairs=[lair], encounters=SIX)
    wolf = s.copy().play("wolf-form prague")
    assert wolf.trail()[0] == "prague" and wolf.lairs() == [] and wolf.marks(1) == ["wolf"] and wolf.lurking(1) == ["bats"]
    s = scene(phase="dracula", step="card", trail=[None, "vienna", "venice"], lairs=[lair], encounters=SIX)
    s.play("misdirect space-3", "lay prague")
    assert s.trail()[:3] == ["prague", "vienna", "misdirect"] and s.lurking(1) == ["bats"] and s.lairs() == []


@clause("F15-LAIR-13")
def test_escape_as_bat_may_not_go_to_a_lair() -> None:
    combat = {"fighters": [MINA], "round": 2, "night": True, "step": "reveal", "cards": {MINA: "punch", DRACULA: "escape-as-bat"}}
    s = scene(combat=combat, trail=["vienna"], lairs=[{"card": "prague", "encounters": ["bats"]}])
    assert s.question == "may-fly" and "fly zagreb" in s.options() and "fly prague" not in s.options()
    assert s.refused("fly prague") == "F15-LAIR-13"


@clause("F15-LAIR-14")
def test_events_that_look_at_the_trail_pass_lairs_by() -> None:
    lair = {"card": "swansea", "encounters": ["bats"]}
    scouts = scene(event_top="hired-scouts", at={GODALMING: "plymouth"}, lairs=[lair])
    scouts.play("supply", "play hired-scouts", "name swansea", "name galatz")
    assert scouts.up() == ["galatz"] and {"not-on-trail swansea", "on-trail galatz"} <= set(scouts.heard())
    rumors = scene(event_top="local-rumors", at={GODALMING: "plymouth"}, lairs=["london"]).play("supply", "play local-rumors")
    assert rumors.up() == [] and "no-rumors plymouth" in rumors.heard()
    holy = scene(phase="night", events={GODALMING: ["consecrated-ground"]}, lairs=[lair]).play("play consecrated-ground", "bless swansea")
    assert holy.consecrated() == "swansea" and holy.up() == [] and holy.faceup("lair-1") == []


@clause("F15-LAIR-15")
def test_a_cleared_lair_leaves_nothing() -> None:
    old = {"card": "prague", "encounters": ["wolves"], "faceup": ["new-vampire"], "damage": {"new-vampire": 3}, "rumor": True}
    s = leaving("milan", lairs=[old, "rome", "madrid"]).play("settle", "clear lair-1", "place spy")
    assert s.encounter_discards() == ["new-vampire", "wolves"] and s.wounds("lair-1") == 0
    assert s.marks("lair-1") == [] and s.rumors() == 0 and s.lairs() == ["milan", "rome", "madrid"]
    s.play("lay prague")
    assert s.heard()[-1] == "laid city-back" and s.lurking(1) == []
