"""Power cards: F15-POWER."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, MINA, passed, scene, sees
from whitby.scene import Scene

FULL = ["bats", "hoax", "rats", "spy", "szgany-mob", "wolves"]  # a hand of encounters: with one less nothing is drawn


def choosing(*trail: Any, **parts: Any) -> Scene:
    """Dracula chooses the card of the phase; space 1 is free."""
    return scene(phase="dracula", step="card", trail=[None, *trail], encounters=FULL, **parts)


def sliding(*trail: Any, **parts: Any) -> Scene:
    """The slide is about to come, with a full hand of encounters."""
    return scene(phase="dracula", step="slide", trail=list(trail), encounters=FULL, **parts)


@clause("F15-POWER-01")
@pytest.mark.parametrize("power", ["dark-call", "feed", "hide"])
def test_a_power_card_on_the_trail_cannot_be_played(power: str) -> None:
    s = choosing(power, "vienna")
    assert f"lay {power}" not in s.options() and s.refused(f"lay {power}") == "F15-POWER-01"
    assert f"lay {power}" in choosing("vienna").options()


@clause("F15-POWER-01")
def test_misdirect_and_wolf_form_on_the_trail_cannot_be_played_either() -> None:
    s = choosing("vienna", "misdirect", {"card": "prague", "wolf": True})
    assert not [o for o in s.options() if o.startswith(("misdirect", "wolf-form"))]
    assert s.refused("misdirect space-2") == "F15-POWER-01" and s.refused("wolf-form zagreb") == "F15-POWER-01"


@clause("F15-POWER-01")
def test_the_card_that_slides_off_can_be_played_in_the_same_phase() -> None:
    s = sliding("vienna", "prague", "berlin", "hamburg", "cologne", "feed")
    assert "lay feed" in s.options() and "cleared leaving" in s.heard()
    kept = sliding("vienna", "prague", "berlin", "hamburg", "feed", "cologne").play("mature", "done")
    assert kept.refused("lay feed") == "F15-POWER-01"


@clause("F15-POWER-01")
def test_a_cleared_hideout_gives_its_power_card_back() -> None:
    s = sliding("vienna", "prague", "dark-call", "berlin", "hamburg", {"card": "cologne", "encounters": ["new-vampire"]})
    s.play("mature", "ripen new-vampire")
    assert s.trail() == [None, "vienna", "prague", None, None, None] and "lay dark-call" in s.options()


@clause("F15-POWER-02")
@pytest.mark.parametrize("power", ["dark-call", "feed"])
def test_dark_call_and_feed_are_announced_then_lie_facedown(power: str) -> None:
    s = choosing("vienna").play(f"lay {power}")
    assert f"power {power}" in s.heard() and s.trail()[0] == power and s.up() == []
    assert sees(s).hideouts[0].card == power and not sees(s).hideouts[0].faceup


@clause("F15-POWER-02")
def test_misdirect_and_wolf_form_are_announced_then_lie_facedown() -> None:
    s = choosing("vienna", "munich").play("misdirect space-3", "lay prague")
    assert "misdirect space-3" in s.heard() and s.up() == [] and sees(s).hideouts[2].card == "misdirect"
    s = choosing("vienna").play("wolf-form berlin")
    assert "wolf-form" in s.heard() and s.up() == [] and sees(s).hideouts[0].wolf_form
    assert sees(s).hideouts[0].card is None and sees(s, DRACULA).hideouts[0].card == "berlin"


@clause("F15-POWER-03")
def test_hide_looks_like_a_city() -> None:
    hidden, moved = choosing("vienna"), choosing("vienna")
    hidden.play("lay hide", "place rats"), moved.play("lay prague", "place rats")
    assert hidden.trail()[0] == "hide" and hidden.up() == []
    assert hidden.heard(MINA) == moved.heard(MINA) == hidden.heard() and sees(hidden, MINA) == sees(moved, MINA)
    assert sees(hidden).hideouts[0].back == "city-back" and "laid-card hide" in hidden.heard(DRACULA)


@clause("F15-POWER-03", "F15-POWER-12")
def test_hide_of_a_revealed_dracula_is_faceup_and_bare() -> None:
    s = choosing({"card": "vienna", "up": True}).play("lay hide")
    assert s.up() == ["hide", "vienna"] and "revealed space-1 hide" in s.heard()
    assert s.lurking(1) == [] and s.question != "encounter-step"


@clause("F15-POWER-04")
def test_dark_call_costs_two_and_draws_five() -> None:
    s = choosing("vienna", damage={DRACULA: 3}, chance=[f"draw {kind}" for kind in FULL[1:]])
    s.play("lay dark-call")
    assert s.damage(DRACULA) == 5 and s.encounters() == sorted(FULL + FULL[1:]) and s.lurking(1) == []
    assert s.heard()[:2] == ["power dark-call", "dracula-suffers 2"] and "drew-encounter rats" not in s.heard(MINA)
    assert [news for news in s.heard(DRACULA) if news.startswith("drew")] == [f"drew-encounter {kind}" for kind in FULL[1:]]


@clause("F15-POWER-05")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (2, 0)])
def test_feed_recovers_three(before: int, after: int) -> None:
    s = choosing("vienna", damage={DRACULA: before}).play("lay feed")
    assert s.damage(DRACULA) == after and f"dracula-recovers {before - after}" in s.heard()


@clause("F15-POWER-06")
@pytest.mark.parametrize("power", ["dark-call", "feed", "hide"])
def test_he_stays_where_he_is(power: str) -> None:
    s = choosing("vienna").play(f"lay {power}")
    assert s.trail()[:2] == [power, "vienna"] and s.at(DRACULA) == "vienna"


@clause("F15-POWER-07")
@pytest.mark.parametrize("holy", [{"consecrated": "vienna"}, {"hosts": ["vienna"]}])
def test_on_holy_ground_he_can_only_leave(holy: dict[str, Any]) -> None:
    s = choosing({"card": "vienna", "up": True}, **holy)
    for power in ("dark-call", "feed", "hide"):
        assert f"lay {power}" not in s.options() and s.refused(f"lay {power}") == "F15-POWER-07"
    assert "lay prague" in s.options() and "misdirect space-2" in s.options()


@clause("F15-POWER-08")
def test_hide_is_tied_to_the_card_beside_it() -> None:
    s = scene(trail=["munich", "hide", {"card": "vienna", "encounters": ["rats"]}, "prague"], at={"godalming": "zagreb"})
    s.play("road vienna")
    assert s.up() == ["hide", "vienna"]
    other = scene(trail=["munich", "hide", "vienna", "prague"], at={"godalming": "berlin"}).play("road prague")
    assert other.up() == ["prague"]


@clause("F15-POWER-08")
@pytest.mark.parametrize("between", [["feed"], ["dark-call", "feed"]])
def test_other_power_cards_between_are_skipped(between: list[str]) -> None:
    s = scene(trail=["hide", *between, "vienna"], at={"godalming": "zagreb"}).play("road vienna")
    assert s.up() == ["hide", "vienna"] and "revealed space-1 hide" in s.heard()


@clause("F15-POWER-08")
def test_a_cleared_power_card_between_does_not_untie_it() -> None:
    ripe = {"card": "hamburg", "encounters": ["new-vampire"]}
    s = sliding("feed", "hide", "dark-call", "vienna", "prague", ripe, at={"godalming": "budapest"}).play("mature", "ripen new-vampire")
    assert s.trail() == [None, "feed", "hide", None, "vienna", None] and s.at(DRACULA) == "vienna"
    s = passed(s.play("lay zagreb", "place rats"), until="hunter-acts").play("road vienna")
    assert s.up() == ["hide", "vienna"]


@clause("F15-POWER-09")
def test_hide_and_its_location_are_revealed_together() -> None:
    s = scene(phase="dusk", trail=["milan", "genoa", "florence", "rome", "hide", "venice"], events={MINA: ["newspaper-reports"]})
    s.play("play newspaper-reports", "look space-5")
    assert s.up() == ["hide", "venice"] and {"revealed space-5 hide", "revealed space-6 venice"} <= set(s.heard())
    s = scene(phase="dusk", trail=["milan", "genoa", "florence", "rome", "hide", "venice"], events={MINA: ["newspaper-reports"]})
    assert s.play("play newspaper-reports", "look space-6").up() == ["hide", "venice"]


@clause("F15-POWER-09")
def test_hide_on_the_current_location_gives_dracula_away() -> None:
    s = scene(turn="seward", events={"seward": ["wax-cylinders"]}, trail=["hide", "vienna"]).play("play wax-cylinders", "use")
    assert s.up() == ["hide", "vienna"] and sees(s).dracula.at == "vienna"


@clause("F15-POWER-10")
@pytest.mark.parametrize(("leaves", "lairs"), [(["mature", "done"], []), (["settle", "place rats"], ["vienna"])])
def test_when_the_location_leaves_hide_is_untied(leaves: list[str], lairs: list[str]) -> None:
    city = {"card": "vienna", "encounters": ["rats"]}
    s = sliding("milan", "genoa", "florence", "rome", {"card": "hide", "encounters": ["wolves"]}, city, at={"godalming": "zagreb"})
    s.play(*leaves)
    assert s.trail()[5] == "hide" and s.lairs() == lairs
    s = scene(trail=["milan", "genoa", "florence", "rome", "naples", "hide"], lairs=lairs, at={"godalming": "zagreb"}).play("road vienna")
    assert "hide" not in s.up() and s.lairs() == []


@clause("F15-POWER-11")
def test_hide_takes_an_encounter() -> None:
    s = choosing("vienna").play("lay hide")
    assert s.question == "encounter-step"
    assert s.play("place rats").lurking(1) == ["rats"] and "encounter-placed space-1" in s.heard()


@clause("F15-POWER-13")
def test_hide_after_wolf_form_belongs_to_the_city_under_it() -> None:
    s = choosing({"card": "vienna", "wolf": True}, at={"godalming": "zagreb"}).play("lay hide", "place rats")
    assert s.trail()[:2] == ["hide", "vienna"] and s.marks(2) == ["wolf"]
    s = scene(trail=["hide", {"card": "vienna", "wolf": True}], at={"godalming": "zagreb"}).play("road vienna")
    assert s.up() == ["hide", "vienna"]


@clause("F15-POWER-14")
def test_misdirect_takes_the_place_of_a_hideout() -> None:
    s = choosing("vienna", {"card": "munich", "up": True, "encounters": ["bats"], "rumor": True}).play("misdirect space-3", "lay prague")
    assert s.trail()[1:3] == ["vienna", "misdirect"] and s.lurking(3) == [] and s.marks(3) == []
    assert s.encounter_discards() == ["bats"] and s.rumors() == 0 and "cleared space-3" in s.heard()
    assert "lay munich" in scene(phase="dracula", step="card", trail=[None, "vienna", "misdirect"]).options()


@clause("F15-POWER-15")
@pytest.mark.parametrize("trail", [
    ["klausenburg", "castle-dracula"],
    ["varna", "black-sea"],
    ["vienna", "feed"],
    ["vienna", {"card": "munich", "wolf": True}],
])  # fmt: skip
def test_misdirect_leaves_castle_sea_and_power_cards_alone(trail: list[Any]) -> None:
    s = choosing(*trail)
    assert "misdirect space-2" in s.options() and "misdirect space-3" not in s.options()
    assert s.refused("misdirect space-3") == "F15-POWER-15" == s.refused("misdirect space-4")


@clause("F15-POWER-15")
def test_misdirect_leaves_hide_and_its_location_alone() -> None:
    s = choosing("munich", "hide", "vienna", "prague")
    assert [o for o in s.options() if o.startswith("misdirect")] == ["misdirect space-2", "misdirect space-5"]
    assert s.refused("misdirect space-3") == s.refused("misdirect space-4") == "F15-POWER-15"


@clause("F15-POWER-16")
def test_beside_misdirect_he_makes_a_normal_move() -> None:
    s = choosing("vienna", "munich").play("misdirect space-3")
    assert s.question == "misdirect-move" and sorted(s.options()) == ["lay budapest", "lay munich", "lay prague", "lay zagreb"]
    s.play("lay prague")
    assert s.at(DRACULA) == "prague" and s.question == "encounter-step"
    assert s.play("place rats").lurking(1) == ["rats"]


@clause("F15-POWER-16")
def test_beside_misdirect_he_may_put_to_sea_or_meet_a_hunter() -> None:
    s = choosing("varna", "sofia").play("misdirect space-3", "lay black-sea")
    assert s.damage(DRACULA) == 2 and s.trail()[:3] == ["black-sea", "varna", "misdirect"]
    s = choosing("vienna", "munich", at={MINA: "prague"}).play("misdirect space-3", "lay prague")
    assert s.up() == ["prague"] and s.lurking(1) == []


@clause("F15-POWER-17")
def test_misdirect_may_cover_the_place_he_leaves() -> None:
    s = choosing("vienna", "munich").play("misdirect space-2")
    assert "lay munich" not in s.options() and s.refused("lay munich") == "F15-DRAC-09"
    s.play("lay prague")
    assert s.trail()[:3] == ["prague", "misdirect", "munich"] and s.at(DRACULA) == "prague"


@clause("F15-POWER-17")
def test_the_place_just_cleared_may_be_entered_again() -> None:
    s = choosing("vienna", "munich").play("misdirect space-3", "lay munich")
    assert s.trail()[:3] == ["munich", "vienna", "misdirect"]


@clause("F15-POWER-18")
def test_wolf_form_runs_one_or_two_roads_for_one_damage() -> None:
    s = choosing("galatz")
    near = {"bucharest", "castle-dracula", "constanta", "klausenburg"} | {"belgrade", "budapest", "sofia", "szeged", "varna"}
    assert {o for o in s.options() if o.startswith("wolf")} == {f"wolf-form {city}" for city in near}
    assert s.refused("wolf-form vienna") == "F15-POWER-18" and s.refused("wolf-form galatz") == "F15-DRAC-09"
    s.play("wolf-form szeged")
    assert s.damage(DRACULA) == 1 and s.at(DRACULA) == "szeged" and s.heard()[:3] == ["wolf-form", "dracula-suffers 1", "laid city-back"]


@clause("F15-POWER-18")
def test_the_last_damage_comes_before_the_castle_heals() -> None:
    s = choosing("bucharest", damage={DRACULA: 14}).play("wolf-form castle-dracula")
    assert s.winners == ["godalming", "seward", "van-helsing", "mina"]
    s = choosing("bucharest", damage={DRACULA: 4}).play("wolf-form castle-dracula")
    assert s.damage(DRACULA) == 0


@clause("F15-POWER-19")
def test_hunters_on_the_way_notice_nothing() -> None:
    s = choosing("vienna", at={MINA: "prague"}).play("wolf-form berlin", "place rats")
    assert s.up() == [] and sees(s, MINA).dracula.at is None and s.lurking(1) == ["rats"]
    met = choosing("vienna", at={MINA: "berlin"}).play("wolf-form berlin")
    assert met.up() == ["berlin"] and met.lurking(1) == [] and sees(met).dracula.at == "berlin"


@clause("F15-POWER-20")
def test_wolf_form_lies_with_the_city_and_an_encounter() -> None:
    s = choosing("vienna").play("wolf-form berlin", "place rats")
    assert s.trail()[0] == "berlin" and s.marks(1) == ["wolf"] and s.lurking(1) == ["rats"]


@clause("F15-POWER-21")
@pytest.mark.parametrize("holy", [{"consecrated": "prague"}, {"hosts": ["prague"]}])
def test_wolf_form_shuns_roads_that_touch_holy_ground(holy: dict[str, Any]) -> None:
    s = choosing("vienna", **holy)
    assert not {"wolf-form berlin", "wolf-form prague"} & set(s.options()) and "wolf-form nuremburg" in s.options()
    assert s.refused("wolf-form berlin") == "F15-POWER-21" and s.refused("wolf-form prague") == "F15-DRAC-10"


@clause("F15-POWER-21")
def test_on_holy_ground_there_is_no_wolf_form() -> None:
    s = choosing({"card": "vienna", "up": True}, consecrated="vienna")
    assert not [o for o in s.options() if o.startswith("wolf-form")] and s.refused("wolf-form berlin") == "F15-POWER-21"
    at_sea = choosing("black-sea", consecrated="varna")
    assert at_sea.refused("wolf-form sofia") == "F15-POWER-21" and "wolf-form galatz" in at_sea.options()
