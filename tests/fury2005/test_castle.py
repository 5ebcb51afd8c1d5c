"""CASTLE: what the Castle gives Dracula."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, MINA, SEWARD, his_turn
from whitby.scene import scene


@clause("F05-CASTLE-01")
def test_each_arrival_gives_two_blood() -> None:
    assert his_turn(["galatz"], blood=7).play("lay castle-dracula").blood() == 9
    assert his_turn(["galatz"], blood=14).play("lay castle-dracula").blood() == 15
    assert his_turn(["bucharest"], blood=7, time="midnight").play("wolf-form castle-dracula").blood() == 8  # 1 for Wolf Form
    s = his_turn(["galatz"], blood=7, at={MINA: "castle-dracula"}).play("lay castle-dracula")
    assert s.blood() == 9 and s.fight() == DRACULA
    twice = his_turn(["galatz"], "start", blood=7, events={DRACULA: ["unearthly-swiftness"]})
    assert twice.play("play unearthly-swiftness", "lay castle-dracula", "lay klausenburg").blood() == 9


@clause("F05-CASTLE-02")
def test_staying_gives_nothing() -> None:
    assert his_turn(["castle-dracula"], blood=7).play("lay hide").blood() == 7
    assert his_turn(["castle-dracula"], blood=7, time="midnight").play("lay feed").blood() == 8
    hosts = {"hosts": ["klausenburg", "galatz"], "time": "noon"}
    stuck = his_turn(["castle-dracula", "hide", "klausenburg", "galatz"], blood=7, **hosts)
    assert "no-legal-move" in stuck.heard() and stuck.trail() == ["castle-dracula"] and stuck.blood() == 5


@clause("F05-CASTLE-03")
def test_no_rest_no_supply_and_no_trade_there() -> None:
    at = {MINA: "castle-dracula", SEWARD: "castle-dracula"}
    s = scene("fury-2005", turn=MINA, step="search", at=at, items={MINA: ["knife"], SEWARD: ["stake"]}, trail=["vienna"])
    assert s.turn() == DRACULA  # nothing is left to do in her turn
    s = scene("fury-2005", turn=MINA, step="search", at=dict.fromkeys(at, "galatz"), items={MINA: ["knife"]}, trail=["vienna"])
    assert {"rest mina", "supply mina", "trade"} <= set(s.options())


@clause("F05-CASTLE-04")
def test_hunters_search_and_fight_there() -> None:
    s = scene("fury-2005", turn=MINA, step="search", at={MINA: "castle-dracula"}, trail=["castle-dracula", "galatz"])
    assert s.fight() == DRACULA and s.fighters() == [MINA]
    s = scene("fury-2005", turn=MINA, step="search", at={MINA: "castle-dracula"}, trail=["galatz"])
    assert "not-there castle-dracula" in s.heard()
