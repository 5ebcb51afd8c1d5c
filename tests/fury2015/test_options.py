"""What a table may choose: each option both ways."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, clash, scene, sees, vampire
from whitby.games.fury2015 import GAME
from whitby.games.fury2015.refusals import talk_audience
from whitby.games.fury2015.state import Fury
from whitby.scene import Scene


def test_the_options_and_their_clauses() -> None:
    assert {option.name: (option.default, option.clause) for option in GAME.options} == {
        "vampire_night": (False, "F15-COMBAT-06"),
        "open_encounters": (True, "F15-HIDDEN-03"),
        "hide_behind_power": (True, "F15-POWER-08"),
        "private_talk": (False, "F15-HIDDEN-04"),
    }


@clause("F15-COMBAT-06")
@pytest.mark.parametrize(("chosen", "bites"), [(False, 0), (True, 1)])
def test_vampire_night(chosen: bool, bites: int) -> None:
    options = {"vampire_night": chosen}
    s = vampire("new-vampire", options=options, fighters=[SEWARD], round=2, night=True, hand=["fangs"], mesmerized=[SEWARD])
    s = clash(s, "fangs", seward="punch")
    assert s.bites(SEWARD) == bites and s.damage(SEWARD) == (0 if bites else 2) and s.influence() == bites


@clause("F15-COMBAT-06")
@pytest.mark.parametrize("chosen", [False, True])
def test_a_vampire_fight_by_day_is_by_day_either_way(chosen: bool) -> None:
    s = vampire("new-vampire", options={"vampire_night": chosen}, fighters=[SEWARD], round=2, hand=["fangs"], mesmerized=[SEWARD])
    assert clash(s, "fangs", seward="punch").bites(SEWARD) == 0


@clause("F15-HIDDEN-03")
@pytest.mark.parametrize(("chosen", "seen"), [(True, ["rats"]), (False, [])])
def test_open_encounters(chosen: bool, seen: list[str]) -> None:
    trail = [None, "vienna", {"card": "munich", "encounters": ["rats"]}]
    s = scene(options={"open_encounters": chosen}, phase="dracula", step="card", trail=trail).play("misdirect space-3")
    s.play("lay prague")
    assert s.encounter_discards() == ["rats"] and sees(s, MINA).encounter_discards == seen
    assert ("encounter-discarded rats" in s.heard(MINA)) == chosen


@clause("F15-HIDDEN-03")
@pytest.mark.parametrize("chosen", [True, False])
def test_open_encounters_thrown_from_the_hand(chosen: bool) -> None:
    hand = ["rats", "bats", "spy", "hoax", "wolves"]
    s = scene(options={"open_encounters": chosen}, phase="dracula", allies={DRACULA: "draculas-brides"}, encounters=hand)
    s.play("discard rats")
    assert "rats" not in s.encounters() and s.encounter_discards() == ["rats"]
    assert bool([news for news in s.heard(MINA) if "rats" in news]) == chosen and "encounter-discarded rats" in s.heard(DRACULA)


@clause("F15-POWER-08")
@pytest.mark.parametrize(("chosen", "up"), [(True, ["hide", "vienna"]), (False, ["vienna"])])
def test_hide_behind_power(chosen: bool, up: list[str]) -> None:
    trail = [{"card": "hide", "encounters": ["rats"]}, "feed", "vienna"]
    s = scene(options={"hide_behind_power": chosen}, trail=trail, at={GODALMING: "zagreb"}).play("road vienna")
    assert s.up() == up and ("ambush space-1:rats" in s.options()) == chosen


@clause("F15-POWER-08")
@pytest.mark.parametrize("chosen", [True, False])
def test_hide_right_beside_its_location_is_tied_either_way(chosen: bool) -> None:
    s = scene(options={"hide_behind_power": chosen}, trail=["hide", "vienna"], at={GODALMING: "zagreb"}).play("road vienna")
    assert s.up() == ["hide", "vienna"]


@clause("F15-POWER-15")
@pytest.mark.parametrize("chosen", [True, False])
def test_misdirect_goes_by_the_same_tie(chosen: bool) -> None:
    trail = [None, "munich", "hide", "feed", "vienna", "prague"]
    s = scene(options={"hide_behind_power": chosen}, phase="dracula", step="card", trail=trail)
    assert ("misdirect space-5" in s.options()) != chosen


@clause("F15-HIDDEN-04")
@pytest.mark.parametrize("chosen", [False, True])
def test_private_talk(chosen: bool) -> None:
    s = scene(options={"private_talk": chosen})
    assert isinstance(s.state, Fury)
    assert talk_audience(s.state, GAME.seat(GODALMING)) == (15 if chosen else 63) and talk_audience(s.state, GAME.seat(DRACULA)) == 63


@clause("F15-POWER-08", "F15-REVEAL-03")
@pytest.mark.parametrize("tied", [True, False])
def test_who_is_found_behind_a_facedown_hide_stands_on_the_board(tied: bool) -> None:
    def scouted(first: str) -> Scene:
        parts = {"at": {GODALMING: "galway"}, "event_top": "hired-scouts", "chance": ["draw forewarned"]}
        s = scene(options={"hide_behind_power": tied}, trail=[first, "feed", "vienna"], **parts)
        return s.play("supply", "play hired-scouts", "name vienna", "name paris")

    s = scouted("hide")
    assert sees(s, MINA).dracula.at == "vienna" and ("hide" in s.up()) == tied and ("figure vienna" in s.heard()) != tied
    city = scouted("prague")
    assert sees(city, MINA).dracula.at is None and "figure vienna" not in city.heard()
