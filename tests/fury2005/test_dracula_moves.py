"""DMOVE: where Dracula may go by road, and what bars his way."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, HAND, MINA, his_turn, moves, until_his_next_turn
from whitby.scene import scene


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
    s = scene("fury-2005", turn=MINA, trail=["vienna"], events={MINA: ["hypnosis"]}, encounters=HAND, chance=["roll 4"])
    s.play("play hypnosis", "name mina")
    assert s.asked == [DRACULA] and {"lay prague", "lay hide"} <= set(s.options())
    s.play("lay prague")
    legal, barred = until_his_next_turn(s.copy()), s.copy()
    assert legal.options() == ["lay prague"] and legal.play("lay prague").at(DRACULA) == "prague"
    barred.state.hosts = (barred.game.nouns.index("prague"),)  # type: ignore[attr-defined]
    assert until_his_next_turn(barred).options() == ["lay munich", "lay budapest", "lay zagreb", "lay hide"]
    free = until_his_next_turn(legal.play("place rats", "draw fog"))
    assert len(free.options()) > 1  # the announcement held for one move
