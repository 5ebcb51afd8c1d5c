"""What a screen says of what is under way: the step of a combat, encounters that act, an event on the table, a trade."""

from __future__ import annotations

import pytest

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, clash, drawing, fight, scene, sees
from whitby.scene import Scene

EYES = [None, MINA, DRACULA]


def step(s: Scene, eyes: str | None = None) -> str:
    return str(sees(s, eyes).combat.step)


@pytest.mark.parametrize("eyes", EYES)
def test_the_steps_of_a_round(eyes: str | None) -> None:
    s = fight(fighters=[MINA, SEWARD], round=2, hand=["claws"], night=True)
    assert s.question == "choose-cards" and step(s, eyes) == "choose"
    clash(s, "claws", mina="dodge", seward="punch")
    assert s.question == "engage" and step(s, eyes) == "engage"
    s.play("engage seward")
    assert s.question == "claw-again" and step(s, eyes) == "dracula"
    s.play("strike seward")
    assert s.question == "hunters-strike" and step(s, eyes) == "hunters"


def test_plotting_is_used_after_the_reveal() -> None:
    s = clash(fight(fighters=[MINA], round=2, plots=1, hand=["claws"]), "claws", mina="punch")
    assert s.question == "may-use-plot" and step(s) == "reveal" and sees(s).combat.cards[MINA] == "punch"


def test_at_the_start_five_cards_are_drawn() -> None:
    assert step(fight(fighters=[MINA], step="start")) == "start"


def test_an_encounter_that_acts_is_named() -> None:
    there = {"card": "vienna", "encounters": ["saboteur", "rats"]}
    s = scene(turn=SEWARD, at={SEWARD: "prague"}, items={SEWARD: ["knife"]}, trail=["budapest", there]).play("road vienna")
    assert sees(s).using == []
    s.play("ambush space-2:rats")
    assert s.question == "on-ambush" and all(sees(s, eyes).using == ["space-2:rats"] for eyes in EYES)


def test_who_has_played_the_event_on_the_table() -> None:
    s = drawing("hired-scouts", SEWARD, events={DRACULA: ["sensationalist-press"]}).play("play hired-scouts")
    assert all((sees(s, eyes).playing, sees(s, eyes).players) == (["hired-scouts"], [SEWARD]) for eyes in EYES)
    s.play("pass")
    assert s.question == "name-city" and sees(s).players == [SEWARD]


def test_who_trades() -> None:
    s = scene(at={GODALMING: "vienna", MINA: "vienna"}, items={GODALMING: ["knife"]})
    assert sees(s).trade == []
    assert all(sees(s.play("trade mina") if eyes is None else s, eyes).trade == [GODALMING, MINA] for eyes in EYES)
