"""Dracula's errors: F15-ERROR."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, HUNTERS, MINA, scene, sees
from whitby.engine import Refused, apply
from whitby.scene import Scene


def cornered(**parts: Any) -> Scene:
    """After the slide Dracula sits on holy Cagliari, both seas on his trail, and can lay no card."""
    cagliari = {"card": "cagliari", "up": True, "encounters": ["wolves"], "rumor": True}
    trail = ["feed", cagliari, "mediterranean-sea", "tyrrhenian-sea", {"card": "rome", "encounters": ["rats"]}]
    return scene(**{"phase": "dracula", "step": "slide", "trail": trail, "consecrated": "cagliari"} | parts)


def caught(**parts: Any) -> Scene:
    """The same, and he pays."""
    return cornered(**parts).play("pass")


@clause("F15-ERROR-01")
def test_without_a_legal_card_he_pays() -> None:
    s = cornered()
    assert s.asked == [DRACULA] and s.options() == ["pass"]
    s.play("pass")
    assert "error-penalty cagliari" in s.heard() and s.question != "choose-card"
    free = cornered(consecrated=None)
    assert free.question == "choose-card" and "lay hide" in free.options() and "pass" not in free.options() and free.damage(DRACULA) == 0


@clause("F15-ERROR-01", "F15-CARD-devilish-power")
def test_devilish_power_may_yet_make_a_card_legal() -> None:
    s = cornered(events={DRACULA: ["devilish-power"]})
    assert s.options() == ["pass", "play-now devilish-power"]
    s.play("play-now devilish-power", "unbless")
    assert s.question == "choose-card" and "lay hide" in s.options() and s.damage(DRACULA) == 0


@clause("F15-ERROR-01")
def test_what_leaves_the_trail_first_may_save_him() -> None:
    trail = ["feed", {"card": "cagliari", "up": True}, "mediterranean-sea", "rome", "florence", "tyrrhenian-sea"]
    s = cornered(trail=trail)
    assert s.question == "choose-card" and "lay tyrrhenian-sea" in s.options()
    assert "error-penalty cagliari" not in s.heard()


@clause("F15-ERROR-02")
def test_the_penalty_reveals_him() -> None:
    s = caught(consecrated=None, hosts=["cagliari"])
    assert sees(s, MINA).dracula.at == "cagliari" and "cagliari" in s.up()


@clause("F15-ERROR-02")
def test_the_penalty_finds_him_at_sea() -> None:
    s = caught(trail=["adriatic-sea", "ionian-sea", "athens"], consecrated="venice", hosts=["bari"])
    assert "revealed space-2 adriatic-sea" in s.heard() and sees(s).dracula.at == "adriatic-sea" and s.up() == ["adriatic-sea"]


@clause("F15-ERROR-03")
def test_only_his_location_is_left_on_space_one() -> None:
    s = caught()
    assert s.trail() == ["cagliari", None, None, None, None, None] and s.lurking(1) == [] and s.marks(1) == []
    assert s.encounter_discards() == ["rats", "wolves"] and {f"cleared space-{n}" for n in (2, 3, 4, 5, 6)} <= set(s.heard())


@clause("F15-ERROR-04")
def test_the_penalty_is_five_damage() -> None:
    assert caught().damage(DRACULA) == 5 and "dracula-suffers 5" in caught().heard()
    assert caught(damage={DRACULA: 10}).winners == list(HUNTERS)


@clause("F15-ERROR-05")
def test_after_the_penalty_he_places_no_encounter() -> None:
    s = caught(encounters=["rats", "bats", "hoax", "spy", "wolves"])
    assert s.lurking(1) == [] and s.asked != [DRACULA] and "encounter-placed space-1" not in s.heard()


@clause("F15-ERROR-06")
def test_the_penalty_spares_the_lairs() -> None:
    s = caught(lairs=[{"card": "vienna", "encounters": ["bats"]}])
    assert s.lairs() == ["vienna"] and s.lurking("lair-1") == ["bats"] and "vienna" not in s.up()


@clause("F15-ERROR-07")
def test_an_illegal_move_is_refused_and_nothing_happens() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "vienna"])
    assert s.refused("lay paris") == "F15-DRAC-06"
    with pytest.raises(ValueError, match="not open"):
        s.play("lay paris")
    with pytest.raises(Refused):
        apply(s.state, s.game.seat(DRACULA), s.game.choice("lay paris"))
    assert s.trail() == [None, "vienna", None, None, None, None] and s.damage(DRACULA) == 0 and s.up() == []
