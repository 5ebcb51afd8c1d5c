"""The five power cards: F15-CARD-dark-call, feed, hide, misdirect, wolf-form."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, MINA, passed, scene, sees
from whitby.scene import Scene

FULL = ["bats", "hoax", "rats", "spy", "szgany-mob", "wolves"]  # with one less nothing is drawn


def choosing(*trail: Any, **parts: Any) -> Scene:
    """Dracula chooses the card of the phase; space 1 is free."""
    return scene(phase="dracula", step="card", trail=[None, *trail], encounters=FULL, **parts)


@clause("F15-CARD-dark-call")
def test_dark_call_may_cost_the_game() -> None:
    s = choosing("vienna", damage={DRACULA: 13}).play("lay dark-call")
    assert s.winners is not None and DRACULA not in s.winners and s.encounters() == FULL


@clause("F15-CARD-dark-call")
def test_dark_call_fills_the_hand_and_leaves_nothing_on_the_trail() -> None:
    s = choosing({"card": "vienna", "up": True}, chance=["draw rats", "draw bats", "draw hoax", "draw spy", "draw wolves"])
    s.play("lay dark-call")
    assert len(s.encounters()) == 11 and s.lurking(1) == [] and s.damage(DRACULA) == 2
    assert sees(s).dracula.at == "vienna" and sees(s).dracula.encounter_count == 11 and "power dark-call" in s.heard(MINA)


@clause("F15-CARD-feed")
def test_feed_heals_and_leaves_nothing_on_the_trail() -> None:
    s = choosing({"card": "vienna", "up": True}, damage={DRACULA: 5}).play("lay feed")
    assert s.damage(DRACULA) == 2 and s.lurking(1) == [] and s.encounters() == FULL
    assert sees(s).dracula.at == "vienna" and "power feed" in s.heard(MINA)


@clause("F15-CARD-dark-call", "F15-CARD-feed", "F15-CARD-hide")
@pytest.mark.parametrize("power", ["dark-call", "feed", "hide"])
def test_none_of_the_three_at_sea_or_on_holy_ground(power: str) -> None:
    s = choosing("black-sea")
    assert f"lay {power}" not in s.options() and s.refused(f"lay {power}") == "F15-SEA-12"
    s = choosing({"card": "vienna", "up": True}, hosts=["vienna"])
    assert f"lay {power}" not in s.options() and s.refused(f"lay {power}") == "F15-POWER-07"


@clause("F15-CARD-hide")
def test_hide_is_played_behind_other_power_cards() -> None:
    s = choosing("feed", "dark-call", "vienna", at={"godalming": "prague"}).play("lay hide", "place rats")
    assert s.trail()[:4] == ["hide", "feed", "dark-call", "vienna"] and s.lurking(1) == ["rats"] and s.up() == []
    s = passed(s, until="hunter-acts").play("road vienna")
    assert s.up() == ["hide", "vienna"] and "ambush space-1:rats" in s.options()


@clause("F15-CARD-hide")
def test_encounters_under_hide_never_mature() -> None:
    hide = {"card": "hide", "encounters": ["new-vampire"], "rumor": True}
    s = scene(phase="dracula", step="slide", trail=["milan", "genoa", "florence", "rome", "naples", hide]).play("mature", "done")
    assert s.influence() == 0 and s.question == "choose-card" and s.encounter_discards() == ["new-vampire"] and "lay hide" in s.options()


@clause("F15-CARD-misdirect")
def test_misdirect_covers_a_hideout_and_he_moves_on() -> None:
    s = choosing("vienna", {"card": "munich", "encounters": ["desecrated-soil"]}).play("misdirect space-3", "lay budapest", "place rats")
    assert s.trail()[:3] == ["budapest", "vienna", "misdirect"] and s.lurking(3) == [] and s.lurking(1) == ["rats"]
    assert "misdirect space-3" in s.heard(MINA) and s.encounter_discards() == ["desecrated-soil"]


@clause("F15-CARD-misdirect")
def test_no_encounter_ever_lies_on_misdirect() -> None:
    s = scene(phase="dracula", step="end", trail=["milan", "genoa", "misdirect"], events={DRACULA: ["hidden-schemes"]})
    assert passed(s, until="hunter-acts").lurking(3) == []
    s = scene(phase="dracula", step="end", trail=["milan", "genoa", "florence"], events={DRACULA: ["hidden-schemes"]}, encounters=FULL)
    assert s.play("play hidden-schemes", "place rats").lurking(3) == ["rats"]


@clause("F15-CARD-misdirect")
def test_without_a_move_left_there_is_no_misdirect() -> None:
    s = choosing({"card": "cagliari"}, "mediterranean-sea", "tyrrhenian-sea", "rome")
    assert not [o for o in s.options() if o.startswith("misdirect")] and s.refused("misdirect space-5") == "F15-POWER-15"


@clause("F15-CARD-wolf-form")
def test_from_a_sea_the_wolf_runs_from_a_port() -> None:
    s = choosing("black-sea")
    wolf = {o.removeprefix("wolf-form ") for o in s.options() if o.startswith("wolf-form")}
    assert wolf == {"varna", "constanta", "sofia", "galatz", "bucharest"} and s.refused("wolf-form belgrade") == "F15-POWER-18"
    s.play("wolf-form galatz")
    assert s.damage(DRACULA) == 1 and s.at(DRACULA) == "galatz" and s.marks(1) == ["wolf"] and s.question == "encounter-step"


@clause("F15-CARD-wolf-form")
def test_the_wolf_may_go_to_a_lair_but_not_onto_the_trail() -> None:
    s = choosing("vienna", "prague", lairs=[{"card": "berlin", "encounters": ["rats"]}])
    assert s.refused("wolf-form prague") == "F15-DRAC-09"
    s.play("wolf-form berlin", "place bats")
    assert s.trail()[0] == "berlin" and s.lairs() == [] and s.lurking(1) == ["bats", "rats"] and s.marks(1) == ["wolf"]


@clause("F15-CARD-wolf-form")
def test_the_wolf_meets_a_hunter_faceup() -> None:
    s = choosing("vienna", at={MINA: "berlin"}).play("wolf-form berlin")
    assert s.up() == ["berlin"] and {"wolf-form", "revealed space-1 berlin"} <= set(s.heard()) and s.question != "encounter-step"
