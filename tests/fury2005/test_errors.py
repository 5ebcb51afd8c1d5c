"""ERROR: no legal move, and what it costs."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, SIX, his_turn, moves
from whitby.scene import Scene, scene


def stuck(trail: list[Any] | None = None, **parts: Any) -> Scene:
    """In Cagliari without Blood for the sea, and all powers of staying used up in the Trail."""
    return his_turn(trail or ["cagliari", "feed", "dark-call", "hide", "naples", "rome"], **{"blood": 1, "time": "midnight", **parts})


@clause("F05-ERROR-01", "F05-ERROR-03", "F05-ERROR-04")
def test_without_a_legal_move_the_penalty() -> None:
    s = stuck(
        [{"card": "cagliari", "encounters": ["bats"]}, "feed", "dark-call", {"card": "hide", "encounters": ["fog"]}, "naples", "rome"]
    )
    assert "no-legal-move" in s.heard(MINA) and s.trail() == ["cagliari"] and s.up() == ["cagliari"] and s.lurking(1) == ["bats"]


@clause("F05-ERROR-02")
def test_an_illegal_move_cannot_be_made() -> None:
    s = his_turn(SIX, hosts=["budapest"])
    for text in ("lay budapest", "lay prague", "lay paris", "lay hospital", "lay feed", "double-back berlin", "lay north-sea"):
        assert text not in s.options()
    assert moves(s, "lay") == ["munich", "zagreb", "hide"]


@clause("F05-ERROR-05")
def test_blood_falls_to_the_next_red_space_but_never_below_1() -> None:
    for blood, left in ((15, 10), (11, 10), (10, 5), (6, 5), (5, 1), (2, 1), (1, 1)):
        s = his_turn([{"card": "cagliari", "up": True}, "mediterranean-sea", "tyrrhenian-sea"], blood=blood, consecrated="cagliari")
        assert "no-legal-move" in s.heard() and s.blood() == left and s.winners is None


@clause("F05-ERROR-06")
def test_then_he_moves_from_the_cleared_trail() -> None:
    s = stuck()
    assert s.question == "move-after-penalty" and s.options() == ["lay hide", "lay feed"]
    s.play("lay feed")
    assert s.trail() == ["feed", "cagliari"] and s.blood() == 2 and s.turn() == GODALMING


@clause("F05-ERROR-07")
def test_if_he_still_cannot_he_stays() -> None:
    s = his_turn([{"card": "cagliari", "up": True}, "rome"], blood=1, consecrated="cagliari", encounters=["rats"], chance=["draw fog"] * 4)
    assert s.turn() == GODALMING and s.at(DRACULA) == "cagliari" and s.trail() == ["cagliari"] and s.lurking(1) == []


@clause("F05-CARD-stormy-seas", "F05-ERROR-06")
def test_a_storm_without_a_legal_port_costs_the_penalty() -> None:
    storm = {"events": {GODALMING: ["stormy-seas"]}, "blood": 12}
    s = scene("fury-2005", trail=["black-sea", "varna", "constanta"], **storm).play("play stormy-seas", "name black-sea")
    assert "no-legal-move" in s.heard() and s.blood() == 10 and s.trail() == ["black-sea"]
    assert s.question == "land-from-storm" and s.options() == ["lay constanta"]  # the cleared Trail bars it no more; Varna he left
    s.play("lay constanta")
    assert s.trail() == ["constanta", "black-sea"] and s.up() == ["constanta", "black-sea"] and s.blood() == 10
    s = scene("fury-2005", trail=["black-sea", "varna"], hosts=["constanta"], **storm).play("play stormy-seas", "name black-sea")
    assert "no-legal-move" in s.heard() and s.at(DRACULA) == "black-sea" and s.asked == [GODALMING]
