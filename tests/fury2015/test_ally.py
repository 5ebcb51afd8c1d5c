"""Allies: F15-ALLY."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, scene, sees
from whitby.scene import Scene

HUNTER_ALLIES = ["jonathan-harker", "rufus-smith", "sister-agatha"]
DRACULA_ALLIES = ["draculas-brides", "great-wolf", "immanuel-hildesheim"]


def found(card: str, **parts: Any) -> Scene:
    """Godalming draws an ally by day and plays it."""
    s = scene(at={GODALMING: "galway"}, event_top=card, chance=["draw forewarned"], **parts).play("supply")
    return s.play(f"play {card}")


def called(card: str, **parts: Any) -> Scene:
    """Dracula draws an ally by Godalming's night supply and plays it."""
    s = scene(phase="night", at={GODALMING: "galway"}, event_bottom=[card], **parts).play("supply")
    return s.play(f"play {card}")


@clause("F15-ALLY-01")
@pytest.mark.parametrize("card", HUNTER_ALLIES)
def test_a_hunters_ally_is_used_at_once_one_way_or_the_other(card: str) -> None:
    s = scene(at={GODALMING: "galway"}, event_top=card, chance=["draw forewarned"]).play("supply")
    assert s.options() == [f"play {card}"] and s.refused("pass") == "F15-ALLY-01"
    s.play(f"play {card}")
    assert {"ally", "name vienna"} <= set(s.options()) and s.refused("pass") == "F15-ALLY-01"


@clause("F15-ALLY-01")
@pytest.mark.parametrize("card", HUNTER_ALLIES)
def test_used_for_its_search_it_is_gone(card: str) -> None:
    s = found(card, trail=["galatz", "vienna"]).play("name vienna")
    assert s.up() == ["vienna"] and s.ally("hunters") is None and s.event_discards() == [card]


@clause("F15-ALLY-01")
@pytest.mark.parametrize("card", DRACULA_ALLIES)
def test_dracula_s_ally_is_used_at_once_one_way_or_the_other(card: str) -> None:
    s = scene(phase="night", at={GODALMING: "galway"}, event_bottom=[card]).play("supply")
    assert s.asked == [DRACULA] and s.options() == [f"play {card}"] and s.refused("pass") == "F15-ALLY-01"
    s.play(f"play {card}")
    assert s.options() == ["use", "ally"] and s.refused("pass") == "F15-ALLY-01"


@clause("F15-ALLY-01")
def test_the_great_wolf_may_pounce_instead() -> None:
    s = called("great-wolf").play("use", "strike mina", "pass")
    assert s.damage(MINA) == 4 and s.ally(DRACULA) is None and s.event_discards() == ["great-wolf"]


@clause("F15-ALLY-02")
@pytest.mark.parametrize("card", HUNTER_ALLIES)
def test_a_hunters_ally_stays_faceup(card: str) -> None:
    s = found(card).play("ally")
    assert s.ally("hunters") == card and s.event_discards() == [] and f"ally {card}" in s.heard() and sees(s, DRACULA).hunter_ally == card


@clause("F15-ALLY-02")
@pytest.mark.parametrize("card", DRACULA_ALLIES)
def test_dracula_s_ally_stays_faceup(card: str) -> None:
    s = called(card).play("ally")
    assert s.ally(DRACULA) == card and s.event_discards() == [] and f"ally {card}" in s.heard() and sees(s).dracula_ally == card


@clause("F15-ALLY-02")
def test_an_ally_works_until_it_leaves() -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples"]
    s = scene(phase="dracula", step="slide", trail=trail, allies={"hunters": "jonathan-harker"})
    assert s.up() == ["naples"]
    s = scene(phase="dracula", step="slide", trail=trail)
    assert s.up() == []
    s = scene(roadblocks=["london/swansea"], allies={DRACULA: "great-wolf"}, events={GODALMING: ["good-luck"]})
    s.play("play-now good-luck", "use")
    assert (
        s.ally(DRACULA) is None and sorted(s.event_discards()) == ["good-luck", "great-wolf"] and "event-discarded great-wolf" in s.heard()
    )


@clause("F15-ALLY-03")
def test_a_new_ally_of_the_hunters_replaces_the_old() -> None:
    s = found("sister-agatha", allies={"hunters": "rufus-smith", DRACULA: "great-wolf"}).play("ally")
    assert s.ally("hunters") == "sister-agatha" and s.event_discards() == ["rufus-smith"] and s.ally(DRACULA) == "great-wolf"
    assert "event-discarded rufus-smith" in s.heard()
    s = found("sister-agatha", allies={"hunters": "rufus-smith"}).play("ally")
    assert s.ally("hunters") == "sister-agatha" and s.event_discards() == ["rufus-smith"] and s.ally(DRACULA) is None
    s = found("sister-agatha", allies={"hunters": "rufus-smith"}).play("name vienna")
    assert s.ally("hunters") == "rufus-smith" and s.event_discards() == ["sister-agatha"]


@clause("F15-ALLY-04")
def test_a_new_ally_of_dracula_replaces_the_old() -> None:
    s = called("draculas-brides", allies={DRACULA: "great-wolf", "hunters": "rufus-smith"}).play("ally")
    assert s.ally(DRACULA) == "draculas-brides" and s.event_discards() == ["great-wolf"] and s.ally("hunters") == "rufus-smith"
    s = called("draculas-brides", allies={DRACULA: "great-wolf"}).play("ally")
    assert s.ally(DRACULA) == "draculas-brides" and s.event_discards() == ["great-wolf"] and s.ally("hunters") is None
    assert "event-discarded great-wolf" in s.heard()
