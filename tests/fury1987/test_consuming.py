"""CONS: a Vampire of his own for two Blood Points."""

from __future__ import annotations

from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, his_turn, lies_in, moves, step, until_his_next_turn

ROME = {"rome": "vampire"}


@clause("F87-CONS-01", "F87-CONS-02")
def test_any_vampire_of_the_chart_gives_two_points() -> None:
    s = his_turn("vienna", blood=5, chart={"rome": "vampire", "paris": "harker-vampire", "berlin": "fog"}, open={"varna": "hunter-vampire"},
                 encounters=["vampire"])  # fmt: skip
    assert moves(s, "consume") == ["paris", "rome", "varna"]  # not the one in his hand
    s.play("consume rome", "pass")
    assert s.blood() == 7 and lies_in(s, "rome") is None and lies_in(s, "paris") == "harker-vampire" and s.dracula_at() == "vienna"


@clause("F87-CONS-03", "F87-CONS-09")
def test_not_once_blood_death_has_begun_but_at_zero() -> None:
    s = his_turn("vienna", blood=0, fleeing=True, chart=ROME)
    assert "consume rome" in s.options()
    s.play("consume rome", "pass")
    assert s.blood() == 2 and s.fleeing() and s.dracula_at() == "vienna"
    assert "pass" not in until_his_next_turn(s).options() and moves(s, "road") == ["budapest"]
    assert moves(his_turn("vienna", blood=2, fleeing=True, chart=ROME), "consume") == []  # with points again he goes home
    assert moves(his_turn("athens", blood=2, fleeing=True, chart=ROME, hosts=["valona"]), "consume") == ["rome"]  # he has no way
    assert moves(his_turn("vienna", blood=0, dying=1, blood_death=1, fleeing=True, chart=ROME), "consume") == []


@clause("F87-CONS-04")
def test_never_more_than_twelve() -> None:
    assert his_turn("vienna", blood=11, chart=ROME).play("consume rome").blood() == 12


@clause("F87-CONS-05", "F87-CONS-06")
def test_his_action_phase_follows_on_land_alone() -> None:
    s = his_turn("vienna", chart=ROME).play("consume rome")
    assert step(s) == "dracula-acts" and "lay rats" in s.options()
    s = his_turn("vienna", at={GODALMING: "vienna"}, chart=ROME).play("consume rome")
    assert s.options() == ["attack godalming"]
    s = his_turn("adriatic-sea", dracula_port="venice", blood=3, chart=ROME)
    assert s.options() == ["sea bari", "sea ionian-sea", "consume rome"]
    s.play("consume rome")
    assert s.dracula_at() == "adriatic-sea" and s.blood() == 5 and s.question != "dracula-turn"


@clause("F87-CONS-07", "F87-CONS-08")
def test_it_leaves_the_game_and_is_remembered() -> None:
    s = his_turn("vienna", chart=ROME).play("consume rome", "pass")
    assert s.devoured() == ["vampire"] and s.vampires_out() == [] and s.vampires_destroyed() == 0 and s.consumed() == 1
    seen = his_turn("vienna", open=ROME).play("consume rome", "pass")
    assert seen.vampires_out() == ["vampire"] and seen.devoured() == [] and seen.vampires_destroyed() == 0
    assert "vampire" not in s.encounter_discards() and s.view(GODALMING)["consumed"] == -9 != s.view(DRACULA)["consumed"]
    assert his_turn("vienna", chart=ROME).play("road prague", "pass").consumed() == 0
