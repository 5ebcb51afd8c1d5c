"""DRAC: the Dracula phase."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, VAN_HELSING, passed, scene
from whitby.scene import Scene

SIX = ["rats", "rats", "spy", "spy", "hoax", "hoax"]  # one may be placed and none need be drawn


def to_move(place: str, **parts: Any) -> Scene:
    """After the slide; Dracula is in this place."""
    return scene(**{"phase": "dracula", "step": "card", "trail": [None, place], "encounters": SIX, **parts})


def lays(s: Scene) -> set[str]:
    """The location cards he may choose."""
    return {option.split()[1] for option in s.options() if option.startswith("lay ")} - {"dark-call", "feed", "hide"}


@clause("F15-DRAC-01")
def test_his_phase_follows_the_last_night_turn() -> None:
    s = scene(phase="night", turn=VAN_HELSING).play("pass")
    assert s.phase() == "night" and s.asked == [MINA]
    s.play("pass")
    assert s.phase() == "dracula" and s.turn() == DRACULA and s.asked == [DRACULA]
    assert "dracula-phase" in s.heard()


@clause("F15-DRAC-02")
def test_slide_then_a_card_then_an_encounter() -> None:
    s = scene(phase="dracula", trail=["vienna"], encounters=SIX)
    assert s.trail()[:2] == [None, "vienna"] and s.question == "choose-card"
    s.play("lay prague")
    assert s.trail()[:2] == ["prague", "vienna"] and s.question == "encounter-step"
    s.play("place rats")
    assert s.heard()[:4] == ["dracula-phase", "slide", "laid city-back", "encounter-placed space-1"]


@clause("F15-DRAC-03")
def test_dracula_cannot_pass() -> None:
    s = to_move("vienna")
    assert "pass" not in s.options()
    assert s.refused("pass") == "F15-DRAC-03"


@clause("F15-DRAC-04")
def test_his_ally_acts_before_the_slide() -> None:
    s = scene(phase="dracula", trail=["vienna"], allies={DRACULA: "great-wolf"})
    assert s.question == "wolf-hunts" and s.trail()[0] == "vienna" and "slide" not in s.heard()
    passed(s.play("strike mina"))
    assert s.damage(MINA) == 1 and s.trail()[1] == "vienna" and s.heard()[-1] == "slide"


@clause("F15-DRAC-05")
def test_all_hideouts_slide_and_the_last_one_is_settled_before_a_card_is_chosen() -> None:
    s = scene(phase="dracula", trail=["vienna", "prague", "berlin", "leipzig", "cologne", "brussels"])
    assert s.trail() == [None, "vienna", "prague", "berlin", "leipzig", "cologne"] and s.question == "leaving"
    assert "lay munich" not in s.options() and s.refused("lay munich") == "F15-MATURE-01"
    s.play("mature", "done")
    assert s.question == "choose-card" and "cleared leaving" in s.heard()


@clause("F15-DRAC-06")
def test_from_a_city_to_an_adjacent_city() -> None:
    s = to_move("vienna")
    assert lays(s) == {"munich", "prague", "budapest", "zagreb"}
    assert s.refused("lay berlin") == "F15-DRAC-06"
    assert s.play("lay zagreb").at(DRACULA) == "zagreb"


@clause("F15-DRAC-07")
def test_from_a_port_also_to_sea() -> None:
    s = to_move("venice")
    assert lays(s) == {"florence", "genoa", "milan", "munich", "adriatic-sea"}
    assert s.refused("lay ionian-sea") == "F15-DRAC-07"
    assert to_move("vienna").refused("lay adriatic-sea") == "F15-DRAC-07"
    assert s.play("lay adriatic-sea").at(DRACULA) == "adriatic-sea"


@clause("F15-DRAC-08")
def test_from_a_sea_to_its_seas_and_ports() -> None:
    s = to_move("adriatic-sea")
    assert lays(s) == {"venice", "bari", "ionian-sea"}
    assert s.refused("lay florence") == s.refused("lay black-sea") == "F15-DRAC-08"
    assert s.play("lay bari").at(DRACULA) == "bari"


@clause("F15-DRAC-09")
def test_not_where_the_trail_has_been() -> None:
    s = to_move("vienna", trail=[None, "vienna", "prague", "budapest"])
    assert lays(s) == {"munich", "zagreb"}
    assert s.refused("lay prague") == s.refused("lay budapest") == "F15-DRAC-09"


@clause("F15-DRAC-10")
def test_not_onto_holy_ground() -> None:
    s = to_move("vienna", consecrated="prague", hosts=["zagreb"])
    assert lays(s) == {"munich", "budapest"}
    assert s.refused("lay prague") == s.refused("lay zagreb") == "F15-DRAC-10"


@clause("F15-DRAC-11")
def test_fog_roadblocks_and_storms_do_not_hold_him() -> None:
    s = to_move("venice", fog=["venice", "milan"], roadblocks=["milan/venice", "munich/venice"], storms=["adriatic-sea"])
    assert lays(s) == {"florence", "genoa", "milan", "munich", "adriatic-sea"}
    assert s.play("lay milan").at(DRACULA) == "milan"


@clause("F15-DRAC-12")
def test_to_a_city_with_a_hunter_he_comes_openly_and_places_nothing() -> None:
    s = to_move("vienna", at={GODALMING: "prague"}).play("lay prague")
    assert s.trail()[0] == "prague" and s.up() == ["prague"] and s.lurking(1) == []
    assert s.heard()[:2] == ["laid city-back", "revealed space-1 prague"]
    assert "encounter-placed space-1" not in s.heard() and len(s.encounters()) == 6
    assert s.phase() != "dracula"


@clause("F15-DRAC-13")
def test_a_hunter_in_the_hospital_does_not_see_him_come() -> None:
    s = to_move("vienna", at={GODALMING: "hospital-budapest"}).play("lay budapest")
    assert s.up() == [] and s.question == "encounter-step" and s.heard() == ["laid city-back"]


@clause("F15-DRAC-14")
def test_leaving_the_hunters_he_vanishes_from_the_board() -> None:
    s = to_move("vienna", trail=[None, {"card": "vienna", "up": True}], at={GODALMING: "vienna"}).play("lay prague")
    assert s.up() == ["vienna"] and s.at(DRACULA) == "prague"
    assert s.view()["trail"][:2] != s.view(DRACULA)["trail"][:2]
    assert s.view()["trail"][0] == s.view(GODALMING)["trail"][0] == s.game.nouns.index("city-back")
    assert "laid-card prague" in s.heard(DRACULA) and s.heard() == ["laid city-back"]


@clause("F15-DRAC-15")
@pytest.mark.parametrize(("before", "after", "told"), [(9, 4, 5), (5, 0, 5), (3, 0, 3)])
def test_his_castle_heals_him(before: int, after: int, told: int) -> None:
    s = to_move("galatz", damage={DRACULA: before}).play("lay castle-dracula")
    assert s.damage(DRACULA) == after and f"dracula-recovers {told}" in s.heard()
    assert to_move("galatz", damage={DRACULA: before}).play("lay klausenburg").damage(DRACULA) == before


@clause("F15-DRAC-15")
def test_staying_in_the_castle_heals_nothing() -> None:
    s = to_move("castle-dracula", damage={DRACULA: 9}).play("lay hide", "place rats")
    assert s.damage(DRACULA) == 9


@clause("F15-DRAC-16")
def test_the_castle_takes_an_encounter_unless_a_hunter_is_there() -> None:
    s = to_move("galatz").play("lay castle-dracula", "place spy")
    assert s.lurking(1) == ["spy"] and s.faceup(1) == []
    met = to_move("galatz", at={MINA: "castle-dracula"}).play("lay castle-dracula")
    assert met.lurking(1) == [] and met.question != "encounter-step" and "castle-dracula" in met.up()


@clause("F15-DRAC-17")
def test_one_encounter_facedown_on_space_1() -> None:
    s = to_move("vienna").play("lay prague")
    assert s.options() == ["place hoax", "place rats", "place spy"]
    assert s.refused("pass") == "F15-DRAC-17"
    s.play("place spy")
    assert s.lurking(1) == ["spy"] and s.faceup(1) == [] and s.encounters() == ["hoax", "hoax", "rats", "rats", "spy"]
    assert "encounter-placed space-1" in s.heard() and "placed space-1 spy" in s.heard(DRACULA)
    assert not [news for news in s.heard(MINA) if "spy" in news]
    seen, known = s.view(MINA)["hideout_encounters"][0], s.view(DRACULA)["hideout_encounters"][0]
    assert seen != known and len(seen) == 1


@clause("F15-DRAC-18")
@pytest.mark.parametrize("card", ["adriatic-sea", "munich", "feed", "dark-call"])
def test_no_encounter_step_after_a_sea_a_met_hunter_feed_or_dark_call(card: str) -> None:
    drawn = ["draw bats", "draw bats", "draw wolves", "draw wolves", "draw szgany-mob"] if card == "dark-call" else []
    s = to_move("venice", at={MINA: "munich"}, chance=drawn).play(f"lay {card}")
    assert s.trail()[0] == card and s.lurking(1) == []
    assert s.phase() != "dracula" and "encounter-placed space-1" not in s.heard() and s.rumors() == 1


@clause("F15-DRAC-19")
def test_one_power_card_a_phase() -> None:
    s = to_move("vienna", trail=[None, "vienna", "prague"]).play("misdirect space-3")
    assert lays(s) == {"munich", "prague", "budapest", "zagreb"}
    for text in ("lay hide", "lay feed", "lay dark-call", "wolf-form berlin", "misdirect space-2"):
        assert text not in s.options() and s.refused(text) == "F15-DRAC-19"
    s.play("lay zagreb", "place rats", "pass")
    assert s.trail()[:3] == ["zagreb", "vienna", "misdirect"] and s.phase() != "dracula"


@clause("F15-DRAC-20")
def test_events_of_the_end_come_after_the_encounter() -> None:
    s = to_move("vienna", events={DRACULA: ["nocturnal-visit"]})
    assert s.refused("play nocturnal-visit") == "F15-DRAC-20"
    s.play("lay prague", "place rats", "pass")
    assert s.question == "phase-end" and s.options() == ["pass", "play nocturnal-visit"]
    assert s.play("play nocturnal-visit", "pass").effects() == ["nocturnal-visit"]
    whole = scene(phase="dracula", trail=["vienna"], encounters=SIX, events={DRACULA: ["nocturnal-visit"]})
    assert whole.play("lay prague", "place rats", "pass").question == "phase-end"
