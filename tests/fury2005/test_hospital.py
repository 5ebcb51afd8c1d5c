"""HOSPITAL: where Dracula never comes, and Bites are treated."""

import pytest
from clauses import clause

from fury2005.hunting import DRACULA, MINA, SEWARD, VAN_HELSING, can, grouped, scene

PATIENT = {"turn": SEWARD, "at": {SEWARD: "hospital"}, "bites": {SEWARD: 1}}


@clause("F05-HOSPITAL-01")
def test_dracula_does_not_enter_it():
    s = scene(phase="dracula", step="move", trail=["zagreb"], time="midnight")
    assert "lay hospital" not in [text for text in s.options(DRACULA)] and "lay vienna" in s.options()
    assert "szeged" in can(s, "wolf-form")  # round it
    assert "belgrade" not in can(
        scene(phase="dracula", step="move", trail=["zagreb"], hosts=["szeged", "sarajevo"], time="midnight"), "wolf-form"
    )


@clause("F05-HOSPITAL-02")
def test_a_bitten_hunter_may_roll_as_his_movement_begins():
    s = scene(**PATIENT)
    assert (s.question, s.asked, s.options()) == ("may-be-cured", [SEWARD], ["pass", "cure seward"])
    assert s.play("pass").question == "hunters-move"
    assert scene(turn=SEWARD, at={SEWARD: "hospital"}).question == "hunters-move"
    assert scene(turn=SEWARD, at={SEWARD: "vienna"}, bites={SEWARD: 1}).question == "hunters-move"
    assert scene(turn=MINA, at={MINA: "hospital"}).question == "hunters-move"


@clause("F05-HOSPITAL-03", "F05-HOSPITAL-04", "F05-HOSPITAL-05")
@pytest.mark.parametrize(("rolled", "health", "bites"), [(1, 8, 1), (2, 10, 1), (3, 10, 1), (4, 10, 0), (5, 10, 0), (6, 10, 0)])
def test_the_die_decides(rolled, health, bites):
    s = scene(**PATIENT).play("cure seward", f"chance: roll {rolled}")
    assert (s.health(SEWARD), s.bites(SEWARD)) == (health, bites)
    assert f"rolled {rolled}" in s.heard()


@clause("F05-HOSPITAL-05")
def test_one_bite_of_two():
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "hospital"}, bites={VAN_HELSING: 2}).play("cure van-helsing", "chance: roll 6")
    assert (s.bites(VAN_HELSING), s.question) == (1, "hunters-move")


@clause("F05-HOSPITAL-03")
def test_the_treatment_can_kill():
    s = scene(**PATIENT, health={SEWARD: 2}).play("cure seward", "chance: roll 1")
    assert (s.turn(), s.vampires(), s.skips()) == (VAN_HELSING, 2, [SEWARD])


@clause("F05-HOSPITAL-06")
def test_then_he_moves_and_acts_as_ever():
    s = scene(**PATIENT).play("cure seward", "chance: roll 2")
    assert s.question == "hunters-move" and "zagreb" in can(s, "road")
    assert s.play("road zagreb").question == "hunter-acts"


@clause("F05-HOSPITAL-07")
def test_rest_and_trade_are_allowed_there():
    s = grouped(SEWARD, VAN_HELSING, place="hospital", step="act", items={SEWARD: ["knife"]}, health={SEWARD: 5})
    assert {"rest seward", "supply seward", "trade"} <= set(s.options())
    s.play("rest seward", "draw forewarned")
    assert s.health(SEWARD) == 7
