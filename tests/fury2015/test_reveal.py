"""Revealing: F15-REVEAL."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, passed, scene, sees


@clause("F15-REVEAL-01")
def test_a_revealed_card_stays_faceup_as_it_slides() -> None:
    there = {"card": "vienna", "up": True, "faceup": ["rats"], "encounters": ["bats"]}
    s = scene(phase="dracula", step="slide", trail=["munich", there])
    assert s.up() == ["vienna"] and s.faceup(3) == ["rats"] and s.lurking(3) == ["bats", "rats"]
    assert sees(s, MINA).hideouts[2].card == "vienna" and [e.kind for e in sees(s, MINA).hideouts[2].encounters] == [None, "rats"]


@clause("F15-REVEAL-01")
def test_back_in_the_deck_it_is_hidden_again() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "munich", {"card": "vienna", "up": True}], encounters=["rats"] * 2)
    s.play("misdirect space-3", "lay vienna")
    assert s.at(DRACULA) == "vienna" and s.up() == [] and sees(s).hideouts[0].card is None


@clause("F15-REVEAL-02")
def test_a_card_shown_from_the_hand_goes_back_to_it() -> None:
    rats = {"card": "vienna", "encounters": ["rats"]}
    s = scene(at={GODALMING: "vienna"}, trail=["munich", rats], items={GODALMING: ["rifle", "knife"]}).play("search")
    s = passed(s, until="search-goes-on").play("face space-2:rats", "show rifle")
    assert "shows godalming rifle" in s.heard() and s.items(GODALMING) == ["knife", "rifle"] and s.item_discards() == []
    assert sees(s, DRACULA).hunters[0].items is None


@clause("F15-REVEAL-03")
@pytest.mark.parametrize("place", ["prague", "castle-dracula"])
def test_revealed_his_figure_stands_on_the_board(place: str) -> None:
    s = scene(trail=[place], at={GODALMING: "klausenburg" if place == "castle-dracula" else "vienna"})
    assert sees(s).dracula.at is None
    s.play(f"road {place}")
    assert sees(s).dracula.at == place and f"revealed space-1 {place}" in s.heard()


@clause("F15-REVEAL-03")
def test_his_figure_may_stand_on_a_sea() -> None:
    s = scene(trail=["black-sea", "varna"], events={GODALMING: ["money-trail"]}).play("play money-trail", "look space-1")
    assert s.up() == ["black-sea"] and sees(s).dracula.at == "black-sea"


@clause("F15-REVEAL-03")
def test_behind_a_power_card_he_is_revealed_too() -> None:
    s = scene(trail=["feed", "prague"], at={GODALMING: "vienna"}).play("road prague")
    assert sees(s).dracula.at == "prague" and s.up() == ["prague"]


@clause("F15-REVEAL-04")
@pytest.mark.parametrize("power", ["dark-call", "feed", "misdirect"])
def test_a_lone_power_card_is_turned_up(power: str) -> None:
    s = scene(phase="dusk", trail=["milan", "genoa", "florence", "rome", power, "naples"], events={MINA: ["newspaper-reports"]})
    s.play("play newspaper-reports", "look space-5")
    assert s.up() == [power] and f"revealed space-5 {power}" in s.heard()


@clause("F15-REVEAL-05")
def test_a_named_city_is_sought_on_the_trail_not_in_lairs() -> None:
    lair = {"card": "vienna", "encounters": ["rats"]}
    s = scene(event_top="hired-scouts", trail=["galatz", "prague"], lairs=[lair], at={GODALMING: "dublin"})
    s = passed(s.play("supply"), until="use-drawn").play("play hired-scouts", "name vienna", "name prague")
    assert s.up() == ["prague"] and "not-on-trail vienna" in s.heard() and "on-trail prague" in s.heard()


@clause("F15-REVEAL-06")
def test_a_named_city_that_is_nowhere_reveals_nothing() -> None:
    s = scene(event_top="hired-scouts", trail=["galatz", "prague"], at={GODALMING: "dublin"})
    s = passed(s.play("supply"), until="use-drawn").play("play hired-scouts", "name rome", "name naples")
    assert s.up() == [] and {"not-on-trail rome", "not-on-trail naples"} <= set(s.heard())
