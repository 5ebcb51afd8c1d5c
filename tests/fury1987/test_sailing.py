"""SEA: hunters embark, sail and land, also where Dracula's storms and excellent weather take them."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.hunting import DRACULA, GODALMING, SEWARD, group_in, news, turn_in, until_turn_of, ways
from whitby.games.fury1987 import journeys
from whitby.games.fury1987.europe import PLACES, sea_steps

OFF_LONDON = {"embarked": {GODALMING: "london"}}


@clause("F87-SEA-01", "F87-SEA-04", "F87-SEA-14")
def test_embarking_is_one_step_without_an_action_phase() -> None:
    s = turn_in("london")
    assert ways(s, "sea") == ["english-channel"] and ways(turn_in("paris"), "sea") == []
    s.play("sea english-channel")
    assert s.at(GODALMING) == "english-channel" and s.asked == [SEWARD] and s.question == "hunter-moves"
    assert not news(s, "searched", "restocks")


@clause("F87-SEA-02", "F87-SEA-03", "F87-SEA-05")
def test_sailing_and_landing_but_not_where_the_voyage_began() -> None:
    s = turn_in("english-channel", **OFF_LONDON)
    assert ways(s, "sea") == ["plymouth", "le-havre", "atlantic-ocean", "north-sea"]
    s.play("sea atlantic-ocean")
    s = until_turn_of(s, GODALMING).play("sea north-sea")
    s = until_turn_of(s, GODALMING)
    assert "edinburgh" in ways(s, "sea")
    back = turn_in("english-channel", came_from={GODALMING: "north-sea"}, **OFF_LONDON)
    assert "london" not in ways(back, "sea") and "plymouth" in ways(back, "sea")


@clause("F87-SEA-06")
def test_not_back_to_the_sector_just_left() -> None:
    s = turn_in("english-channel", **OFF_LONDON).play("sea atlantic-ocean")
    s = until_turn_of(s, GODALMING)
    assert "english-channel" not in ways(s, "sea") and "irish-sea" in ways(s, "sea")
    s = until_turn_of(s.play("sea irish-sea"), GODALMING)
    assert "atlantic-ocean" not in ways(s, "sea") and "dublin" in ways(s, "sea")


@clause("F87-SEA-07", "F87-SEA-08")
def test_back_if_nothing_else_is_open_and_never_a_pass() -> None:
    sea = {"came_from": {GODALMING: "ionian-sea"}, "embarked": {GODALMING: "athens"}}
    s = turn_in("black-sea", **sea)
    assert s.options() == ["sea constanta", "sea varna"]
    s = turn_in("black-sea", open={"constanta": "storms", "varna": "storms"}, **sea)
    assert s.options() == ["sea ionian-sea"]
    assert "pass" not in turn_in("english-channel", **OFF_LONDON).options()


@clause("F87-SEA-07")
def test_with_no_step_at_all_he_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    adriatic, venice, ionian, bari = (PLACES.index(name) for name in ("adriatic-sea", "venice", "ionian-sea", "bari"))
    assert sea_steps(adriatic, ionian, venice, (bari,)) == [ionian]
    assert sea_steps(adriatic, ionian, venice, (bari, ionian)) == []  # a map where this is so is not ours
    monkeypatch.setattr(journeys, "sea_steps", lambda *_: [])
    s = turn_in("adriatic-sea", embarked={GODALMING: "venice"})
    assert s.options() == ["stay"]
    assert s.play("stay").at(GODALMING) == "adriatic-sea" and s.asked == [SEWARD] and "stays godalming" in s.heard()


@clause("F87-SEA-09")
def test_who_lands_has_his_action_phase() -> None:
    s = turn_in("english-channel", **OFF_LONDON).play("sea le-havre")
    assert s.at(GODALMING) == "le-havre" and s.question == "restock" and s.asked == [GODALMING]
    assert s.embarked(GODALMING) is None


@clause("F87-CARD-excellent-weather")
def test_up_to_four_sea_moves_in_excellent_weather() -> None:
    s = turn_in("london", events={GODALMING: ["excellent-weather"]})
    inland = turn_in("paris", events={GODALMING: ["excellent-weather"]})
    assert "play excellent-weather" in s.options() and "play excellent-weather" not in inland.options()
    s.play("play excellent-weather", "sea english-channel")
    assert s.question == "sail-on" and "stop" in s.options() and "sea london" not in s.options()
    s.play("sea atlantic-ocean", "sea mediterranean-sea")
    landed = s.copy().play("sea alicante")
    assert landed.at(GODALMING) == "alicante" and landed.question == "restock"
    s.play("sea tyrrhenian-sea")  # the fourth
    assert s.at(GODALMING) == "tyrrhenian-sea" and s.asked == [SEWARD]
    assert s.event_discards() == ["excellent-weather"]


@clause("F87-CARD-control-storms")
def test_control_storms_ends_in_a_new_port() -> None:
    s = turn_in("english-channel", came_from={GODALMING: "north-sea"}, open={"plymouth": "storms"}, events={DRACULA: ["control-storms"]},
                **OFF_LONDON).play("dracula: play control-storms")  # fmt: skip
    assert s.asked == [DRACULA] and ways(s, "lead") == ["plymouth", "le-havre", "atlantic-ocean", "north-sea"]  # nothing else binds
    s.play("lead north-sea", "lead english-channel")
    assert ways(s, "lead") == ["plymouth", "le-havre"]  # the third move lands
    s.play("lead le-havre")
    assert s.at(GODALMING) == "le-havre" and s.question == "restock" and s.asked == [GODALMING]


@clause("F87-GROUP-08", "F87-GROUP-07")
def test_a_group_embarks_together_and_is_none_at_sea() -> None:
    s = group_in("london").play("sea english-channel")
    assert s.at(GODALMING) == s.at(SEWARD) == "english-channel" and s.together() == [GODALMING, SEWARD]
    s = until_turn_of(s, GODALMING)
    assert s.question == "hunter-moves" and s.together() == [] and s.group() == [GODALMING]
