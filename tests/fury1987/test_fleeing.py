"""BLOOD, FLEE: what happens at 0 Blood Points, Blood Death, and the way home."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, SEWARD, chart_of, his_turn, lies_in, moves, step, until_his_next_turn
from whitby.games.fury1987.blood import gain_blood, lose_blood
from whitby.games.fury1987.state import Fury
from whitby.scene import Scene

FLEEING = {"fleeing": True, "blood": 0}


def state(s: Scene) -> Fury:
    assert isinstance(s.state, Fury)
    return s.state


def fleeing(place: str, **parts: object) -> Scene:
    return his_turn(place, **{**FLEEING, **parts})


def bleeding(n: int, **parts: object) -> Scene:
    """Dracula loses so many points for all to hear."""
    s = his_turn("vienna", **parts)
    lose_blood(state(s), n, 1)
    s.under_way.collect_news()
    return s


# --- Blood Points -------------------------------------------------------------------------------
@clause("F87-BLOOD-01")
def test_at_zero_he_says_so_and_flees() -> None:
    s = bleeding(3, blood=3)
    assert s.heard()[1:] == ["blood-lost 3", "no-blood"] and s.fleeing() and s.blood() == 0 and not s.dying()
    s = bleeding(2, blood=3)
    assert s.heard()[1:] == ["blood-lost 2"] and not s.fleeing() and s.blood() == 1
    assert bleeding(5, blood=3).heard()[1:] == ["blood-lost 5", "no-blood"]
    assert bleeding(1, blood=0, fleeing=True).heard()[1:] == ["blood-lost 1"]  # he said it once


@clause("F87-BLOOD-02", "F87-BLOOD-03")
def test_blood_death_begins_with_what_is_missing() -> None:
    s = bleeding(5, blood=3)
    assert (s.blood(), s.dying(), s.blood_death()) == (0, 1, 2)
    lose_blood(state(s), 4, 1)
    assert (s.blood(), s.blood_death()) == (0, 6)
    assert (bleeding(1, blood=0, fleeing=True).blood_death(), bleeding(3, blood=3).blood_death()) == (1, 0)


@clause("F87-BLOOD-04")
def test_blood_death_at_twelve_destroys_him() -> None:
    dying = {"blood": 0, "dying": 1, "fleeing": True}
    s = bleeding(2, **dying, blood_death=10)
    assert s.ending == "dracula-destroyed" and s.winners == ["godalming", "seward", "van-helsing"]
    assert bleeding(2, **dying, blood_death=9).winners is None
    s = his_turn("galway", **dying, blood_death=11).play("sea atlantic-ocean")
    assert s.ending == "dracula-destroyed" and "dracula-destroyed" in s.heard()
    s = his_turn("athens", **dying, blood_death=11, hosts=["athens", "valona"]).play("stay")
    assert s.ending == "dracula-destroyed"


@clause("F87-BLOOD-05")
def test_he_flees_for_good() -> None:
    s = fleeing("vienna")
    gain_blood(state(s), 6)
    assert s.blood() == 6 and s.fleeing()
    s.play("road budapest", "pass")
    assert until_his_next_turn(s).options() == ["road klausenburg"]


# --- the way home --------------------------------------------------------------------------------
@clause("F87-FLEE-01", "F87-FLEE-02")
def test_a_shortest_way_by_road_of_his_choice() -> None:
    assert fleeing("vienna").options() == ["road budapest"]
    assert fleeing("munich").options() == ["road vienna", "road zagreb"]
    assert fleeing("venice").options() == ["road munich"]  # not by sea
    s = fleeing("klausenburg").play("road castle-dracula")
    assert s.dracula_at() == "castle-dracula" and s.rumours() == "klausenburg"


@clause("F87-FLEE-03")
def test_round_host_towns_and_nowhere_if_none_is_left() -> None:
    assert fleeing("vienna", hosts=["budapest"]).options() == ["road zagreb"]
    assert fleeing("athens", hosts=["valona"]).options() == ["stay", "pass"]
    s = fleeing("athens", hosts=["valona"]).play("stay")
    assert s.dracula_at() == "athens" and step(s) == "dracula-acts"
    assert fleeing("athens", hosts=["valona", "athens"]).options() == ["stay"]
    s = fleeing("athens", hosts=["valona", "athens"]).play("stay", "pass")
    assert s.blood_death() == 1


@clause("F87-FLEE-04", "F87-FLEE-05")
def test_he_may_not_pass_but_lay() -> None:
    s = fleeing("vienna", events={DRACULA: ["walpurgis-night"]})
    assert s.options() == ["road budapest"]
    s.play("road budapest")
    assert "lay rats" in s.options()
    assert lies_in(s.play("lay rats", "chance: draw fog"), "budapest") == "rats"


@clause("F87-FLEE-06")
def test_he_can_no_longer_win() -> None:
    chart = chart_of(5)
    s = fleeing("vienna", encounters=["vampire"], chart=chart).play("road budapest", "lay vampire", "chance: draw rats")
    assert s.winners is None
    s = his_turn("vienna", encounters=["vampire"], chart=chart).play("road budapest", "lay vampire", "chance: draw rats")
    assert s.winners == [DRACULA]
    s = fleeing("vienna", chart=chart_of(3), dead=[GODALMING, SEWARD]).play("road budapest", "pass")
    assert s.question == "claim-victory" and s.options() == ["pass"]


@clause("F87-FLEE-07", "F87-FLEE-09", "F87-SEA-11")
def test_from_the_british_isles_by_sea_whatever_it_costs() -> None:
    s = fleeing("london", at={GODALMING: "rome", SEWARD: "rome", "van-helsing": "rome"})
    assert s.options() == ["sea english-channel"]
    s.play("sea english-channel")
    assert (s.blood(), s.blood_death(), s.dying()) == (0, 1, 1) and s.rumours() == "london"
    assert until_his_next_turn(s).options() == ["sea le-havre"]
    s.play("sea le-havre", "pass")
    assert s.blood_death() == 1 and moves(until_his_next_turn(s), "sea") == []


@clause("F87-FLEE-08")
@pytest.mark.parametrize(
    ("place", "steps"),
    [
        ("cagliari", ["sea mediterranean-sea", "sea tyrrhenian-sea"]),
        ("dublin", ["road galway"]),  # one sector by the Atlantic, two by the Irish Sea
        ("galway", ["sea atlantic-ocean"]),
        ("swansea", ["road london"]),
        ("manchester", ["road edinburgh"]),
    ],
)
def test_as_few_sectors_and_then_steps_as_can_be(place: str, steps: list[str]) -> None:
    assert fleeing(place).options() == steps


@clause("F87-FLEE-10")
def test_in_the_castle_he_must_attack_whom_he_finds() -> None:
    there = {"at": {GODALMING: "castle-dracula"}, "fought_here": [GODALMING]}
    s = fleeing("castle-dracula", **there)
    assert s.options() == ["stay"]
    s.play("stay")
    assert s.options() == ["attack godalming"]
    assert fleeing("galatz", **there).play("road castle-dracula").options() == ["attack godalming"]
    s = his_turn("galatz", **there).play("road castle-dracula")
    assert s.question != "dracula-turn"  # not fleeing he leaves him alone
    assert fleeing("castle-dracula").options() == ["stay", "pass"]
    s = fleeing("castle-dracula", **there, options={"attack": "may"}, chart={"rome": "vampire"}).play("consume rome")
    assert s.options() == ["attack godalming"]  # there he always must


@clause("F87-FLEE-11")
def test_a_hunter_who_comes_to_the_castle_may_attack_him() -> None:
    s = fleeing("castle-dracula", phase="hunters", turn=SEWARD, at={SEWARD: "galatz"}).play("road castle-dracula")
    assert (s.question, s.options()) == ("fight", ["pass", "attack dracula"])
    assert s.copy().play("pass").fighters() == [] and s.play("attack dracula").fighters() == [SEWARD]
