"""DMOVE: where Dracula may go by road, and what bars his way."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, MINA, his_turn, moves


@clause("F05-DMOVE-01")
def test_he_must_play_a_card() -> None:
    s = his_turn(["vienna"])
    assert s.question == "dracula-moves" and not {"pass", "done", "stay"} & set(s.options())
    assert s.options() == ["lay munich", "lay prague", "lay budapest", "lay zagreb", "lay hide"]


@clause("F05-DMOVE-02", "F05-DMOVE-03")
def test_one_road_and_never_by_rail() -> None:
    s = his_turn(["berlin"])
    assert moves(s, "lay") == ["hamburg", "leipzig", "prague", "hide"] and "rail" not in s.options()


@clause("F05-DMOVE-05")
def test_never_to_or_through_the_hospital() -> None:
    s = his_turn(["szeged"], time="midnight")
    assert "hospital" not in moves(s, "lay") + moves(s, "wolf-form") and "belgrade" in moves(s, "lay")
    assert "sarajevo" in moves(s, "wolf-form")  # by Zagreb or Belgrade
    s = his_turn(["sarajevo"], time="midnight", hosts=["zagreb", "belgrade"])
    assert "szeged" not in moves(s, "wolf-form")  # only the Hospital would lie between


@clause("F05-DMOVE-06", "F05-DMOVE-07")
def test_never_to_or_through_a_marked_city() -> None:
    for marker in ({"hosts": ["prague"]}, {"consecrated": "prague"}):
        s = his_turn(["vienna"], time="midnight", **marker)
        assert "prague" not in moves(s, "lay") + moves(s, "wolf-form") and "berlin" not in moves(s, "wolf-form")
        assert "nuremburg" in moves(s, "wolf-form")  # by Munich
        s = his_turn(["vienna", "prague"], time="midnight", **marker)
        assert moves(s, "double-back") == []
    assert "berlin" in moves(his_turn(["vienna"], time="midnight"), "wolf-form")


@clause("F05-DMOVE-08")
def test_a_roadblock_does_not_hinder_him() -> None:
    assert "prague" in moves(his_turn(["vienna"], roadblock="vienna/prague"), "lay")


@clause("F05-DMOVE-09")
def test_an_announced_move_must_be_made_if_it_is_legal() -> None:
    s = his_turn(["vienna"], announced={DRACULA: "lay prague"})
    assert s.options() == ["lay prague"]
    s.play("lay prague")
    assert s.state.announced == [-1] * 5  # type: ignore[attr-defined]
    s = his_turn(["vienna"], announced={DRACULA: "lay prague"}, hosts=["prague"], at={MINA: "paris"})
    assert s.options() == ["lay munich", "lay budapest", "lay zagreb", "lay hide"]
