"""WIN: six vampires, or no Blood."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, HUNTERS, MINA, his_turn, moves
from whitby.scene import scene

DUEL = {"fighters": [MINA], "round": 2}


@clause("F05-WIN-01")
def test_dracula_wins_at_six_vampires() -> None:
    s = his_turn(["vienna"], "time", time="small-hours", vampires=5)
    assert s.winners == [DRACULA] and s.ending == "vampires-rule"
    assert his_turn(["vienna"], "time", time="small-hours", vampires=4).winners is None


@clause("F05-WIN-02")
def test_the_hunters_win_together_when_his_blood_is_spent() -> None:
    s = scene("fury-2005", combat=DUEL, trail=["vienna"], items={MINA: ["stake"]}, blood=5, chance=["roll 6", "roll 1"])
    s.play("choose claws", "choose stake")
    assert s.winners == list(HUNTERS) and s.ending == "blood-spent" and s.blood() == 0


@clause("F05-WIN-03")
def test_no_payment_and_no_penalty_takes_the_last_blood() -> None:
    s = his_turn(["constanta"], time="midnight", blood=1)
    assert not {"black-sea", "dark-call"} & set(moves(s, "lay")) and moves(s, "wolf-form") == [] and "wolf-and-hide" not in s.options()
    s = his_turn(["black-sea", "ionian-sea", "athens"], blood=1, hosts=["varna", "constanta"])
    assert "no-legal-move" in s.heard() and s.blood() == 1 and s.winners is None


@clause("F05-WIN-04")
def test_if_both_would_win_the_hunters_do() -> None:
    s = scene("fury-2005", combat={"fighters": [MINA], "step": "open"}, trail=["vienna"], events={MINA: ["heroic-leap"]},
              blood=3, health={MINA: 2}, vampires=5)  # fmt: skip
    s.play("play heroic-leap", "roll 6")
    assert s.winners == list(HUNTERS) and s.vampires() == 5


@clause("F05-WIN-05")
def test_what_moves_the_vampire_track() -> None:
    assert his_turn(["vienna"], "time", time="small-hours", vampires=1).vampires() == 2
    trail = ["vienna", "prague", "berlin", "leipzig", "nuremburg", {"card": "frankfurt", "encounters": ["new-vampire"]}]
    s = his_turn(trail, vampires=1).play("lay budapest", "return leaving", "place rats", "mature")
    assert s.vampires() == 3
    s = his_turn(["vienna"], "start", allies={DRACULA: "quincey-p-morris"}, health={MINA: 1}, vampires=1).play("name mina")
    assert s.play("pass").vampires() == 3 and s.at(MINA) == "hospital"


@clause("F05-WIN-06")
def test_a_vampire_killed_in_its_lair_is_taken_off() -> None:
    for roll, left in (("roll 6", 2), ("roll 1", 3)):
        s = scene("fury-2005", turn=MINA, step="act", at={MINA: "galway"}, trail=["vienna"], items={MINA: ["stake"]}, vampires=3,
                  chance=["draw vampire-lair", roll, "roll 3"])  # fmt: skip
        s.play("supply mina", "choose claws", "choose stake")
        assert s.vampires() == left and ("vampires 2" in s.heard()) == (left == 2)


@clause("F05-WIN-07")
def test_after_a_win_nothing_more_happens() -> None:
    s = his_turn(["vienna"], "time", time="small-hours", vampires=5)
    assert s.asked == [] and all([s.options(seat) == [] for seat in (*HUNTERS, DRACULA)]) and s.turn() != GODALMING
