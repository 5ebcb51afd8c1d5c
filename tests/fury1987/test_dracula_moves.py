"""DMOVE, SEA, PASS: where Dracula may go by road and sea, what bars his way, Local Rumours, and what he exchanges."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, HAND, SEWARD, heard_in_his_turn, his_turn, moves, step, until_his_next_turn
from whitby.games.fury1987.europe import PLACES, sea_steps
from whitby.scene import Scene

AT_SEA = {"dracula_port": "venice"}


def at(name: str) -> int:
    return PLACES.index(name)


@clause("F87-DMOVE-01", "F87-DMOVE-11")
def test_his_moves_are_secret() -> None:
    one = his_turn("vienna").play("road prague", "pass")
    other = his_turn("rome").play("road naples", "pass")
    assert one.dracula_at() == "prague" and one.view(GODALMING) == other.view(GODALMING) and one.heard() == other.heard()
    assert one.rumours() == "vienna" and one.view(DRACULA)["rumours_at"] == at("vienna")


@clause("F87-DMOVE-02", "F87-ROAD-01", "F87-ROAD-02")
def test_one_road_and_never_into_a_host_town() -> None:
    s = his_turn("vienna")
    assert moves(s, "road") == ["munich", "prague", "budapest", "zagreb"] and moves(s, "sea") == [] and step(s) == "dracula-moves"
    assert moves(his_turn("vienna", hosts=["prague", "rome"]), "road") == ["munich", "budapest", "zagreb"]
    assert moves(his_turn("adriatic-sea", dracula_port="venice", hosts=["bari"]), "sea") == ["ionian-sea"]


@clause("F87-DMOVE-03", "F87-DMOVE-04")
def test_a_host_town_must_be_left() -> None:
    parts = {"chart": {"paris": "vampire"}, "events": {DRACULA: ["walpurgis-night"]}}
    s = his_turn("vienna", **parts)
    assert {"pass", "consume paris", "play walpurgis-night"} <= set(s.options())
    s = his_turn("vienna", hosts=["vienna"], **parts)
    assert s.options() == ["road munich", "road prague", "road budapest", "road zagreb"]


@clause("F87-DMOVE-05")
def test_a_host_town_that_he_cannot_leave_costs_blood() -> None:
    s = his_turn("athens", hosts=["athens", "valona"], blood=1)
    assert s.options() == ["stay"]
    s.play("stay")
    assert s.dracula_at() == "athens" and s.blood() == 0 and step(s) == "dracula-acts"
    assert "stay" not in his_turn("athens", hosts=["athens", "valona"], blood=2).options()  # he can embark
    assert his_turn("athens", hosts=["valona"], blood=1).options() == ["pass"]


@clause("F87-DMOVE-06", "F87-DMOVE-07")
def test_he_may_enter_a_hunters_town_and_the_castle() -> None:
    s = his_turn("vienna", at={SEWARD: "prague"}).play("road prague")
    assert s.dracula_at() == "prague" and s.options() == ["attack seward"]
    assert his_turn("galatz").play("road castle-dracula").dracula_at() == "castle-dracula"


@clause("F87-DMOVE-08", "F87-DMOVE-12")
def test_local_rumours_go_to_the_town_he_left() -> None:
    s = his_turn("vienna", rumours="paris").play("road prague")
    assert s.rumours() == "vienna" and step(s) == "dracula-acts"
    assert his_turn("castle-dracula").play("road galatz").rumours() == "castle-dracula"


@clause("F87-DMOVE-09", "F87-SEA-01")
def test_local_rumours_stay_in_the_port_of_embarkation() -> None:
    s = his_turn("venice", rumours="milan")
    assert moves(s, "sea") == ["adriatic-sea"]
    s.play("sea adriatic-sea")
    assert s.dracula_at() == "adriatic-sea" and s.rumours() == "venice"
    until_his_next_turn(s).play("sea ionian-sea")
    until_his_next_turn(s).play("sea athens")
    assert s.dracula_at() == "athens" and s.rumours() == "venice"
    s.play("pass")
    assert until_his_next_turn(s).play("road valona").rumours() == "athens"


@clause("F87-DMOVE-10")
def test_local_rumours_stay_when_he_does() -> None:
    parts = {"rumours": "paris", "chart": {"rome": "vampire"}}
    assert his_turn("vienna", **parts).play("pass", "done").rumours() == "paris"
    assert his_turn("vienna", **parts).play("consume rome").rumours() == "paris"


# --- sea ----------------------------------------------------------------------------------
@clause("F87-SEA-02", "F87-SEA-03", "F87-SEA-04")
def test_from_a_sector_to_the_next_or_to_a_port_one_step_a_turn() -> None:
    s = his_turn("adriatic-sea", **AT_SEA)
    assert moves(s, "sea") == ["bari", "ionian-sea"] and moves(s, "road") == []
    s.play("sea ionian-sea")
    assert s.question != "dracula-turn" and s.dracula_at() == "ionian-sea"


@clause("F87-SEA-05", "F87-SEA-06", "F87-SEA-07")
def test_neither_back_nor_to_the_port_of_the_voyage() -> None:
    s = his_turn("venice").play("sea adriatic-sea")
    assert "venice" not in moves(until_his_next_turn(s), "sea")
    s.play("sea ionian-sea")
    assert moves(until_his_next_turn(s), "sea") == ["salonica", "valona", "athens", "tyrrhenian-sea", "black-sea"]
    s.play("sea black-sea")
    assert moves(until_his_next_turn(s), "sea") == ["constanta", "varna"]
    s = his_turn("plymouth", at={GODALMING: "rome"})
    for sector in ("english-channel", "atlantic-ocean", "north-sea", "english-channel"):
        until_his_next_turn(s.play(f"sea {sector}"))
    assert moves(s, "sea") == ["london", "le-havre", "atlantic-ocean"]
    assert s.play("sea le-havre").dracula_port() is None and s.dracula_from() is None  # the voyage is over
    hosts = his_turn("black-sea", dracula_from="ionian-sea", dracula_port="venice", hosts=["varna", "constanta"])
    assert hosts.options() == ["sea ionian-sea"]  # nothing else is left
    everywhere = tuple([at(name) for name in ("varna", "constanta", "ionian-sea")])
    assert sea_steps(at("black-sea"), at("ionian-sea"), at("venice"), everywhere) == []


@clause("F87-SEA-08", "F87-SEA-14")
def test_at_sea_he_neither_passes_nor_acts() -> None:
    s = his_turn("ionian-sea", dracula_port="athens", at={GODALMING: "adriatic-sea"}, embarked={GODALMING: "venice"},
                 events={DRACULA: ["walpurgis-night"]})  # fmt: skip
    assert not {"pass", "stay", "play walpurgis-night"} & set(s.options())
    s.play("sea adriatic-sea")
    assert s.question != "dracula-turn" and heard_in_his_turn(s) == []


@clause("F87-SEA-09")
def test_who_lands_acts() -> None:
    s = his_turn("adriatic-sea", **AT_SEA).play("sea bari")
    assert step(s) == "dracula-acts" and moves(s, "lay") == sorted(HAND, key=s.game.nouns.index)


@clause("F87-SEA-10", "F87-SEA-13")
def test_embarking_costs_a_blood_point_and_the_rest_of_the_voyage_nothing() -> None:
    s = his_turn("venice", blood=2).play("sea adriatic-sea")
    assert s.blood() == 1
    assert until_his_next_turn(s).play("sea ionian-sea").blood() == 1
    assert until_his_next_turn(s).play("sea athens").blood() == 1 and s.dracula_at() == "athens"


@clause("F87-SEA-11", "F87-SEA-12")
def test_two_blood_points_are_needed_to_embark() -> None:
    assert moves(his_turn("venice", blood=1), "sea") == []
    assert his_turn("venice", blood=2).play("sea adriatic-sea").blood() == 1
    assert his_turn("cagliari", blood=1).options() == ["pass"]


# --- passing --------------------------------------------------------------------------------
def exchanging(**parts: object) -> Scene:
    return his_turn("vienna", **parts).play("pass")


@clause("F87-PASS-02", "F87-PASS-04")
def test_passing_he_exchanges_what_he_likes() -> None:
    s = exchanging(encounters=["rats", "rats", "fog"], encounter_cup=["hoax"])
    assert step(s) == "exchange-chits" and s.options() == ["done", "return rats", "return fog"]
    s.play("return rats", "return fog")
    assert s.encounters() == ["rats"] and s.options() == ["done", "return rats"] and s.encounter_cup() == ["hoax"]
    s.play("done")
    assert s.asked == ["chance"] and s.options() == ["draw rats", "draw fog", "draw hoax"]  # what he gave may come again
    s.play("draw fog", "draw hoax")
    assert s.encounters() == ["rats", "fog", "hoax"] and s.encounter_cup() == ["rats"] and s.question != "dracula-turn"
    assert s.view(DRACULA)["returned"] == []
    s = exchanging().play("done")
    assert s.encounters() == sorted(HAND, key=s.game.nouns.index) and s.question != "dracula-turn"


@pytest.mark.parametrize("choice", ["return wolves", "pass", "lay rats"])
def test_what_an_exchange_is_not(choice: str) -> None:
    assert choice not in exchanging().options()
