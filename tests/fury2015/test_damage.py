"""Damage: F15-DAMAGE."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, clash, fight, scene

HEALTH = {GODALMING: 11, SEWARD: 9, VAN_HELSING: 8, MINA: 9}


@clause("F15-DAMAGE-01")
def test_damage_lies_on_the_sheet_until_it_is_recovered():
    trail = ["galatz", {"card": "vienna", "encounters": ["rats"]}]
    s = scene(at={GODALMING: "vienna"}, trail=trail).play("search", "face space-2:rats")
    assert (s.damage(GODALMING), "suffers godalming 2" in s.heard()) == (2, True)
    s = scene(turn=GODALMING, damage={GODALMING: 2}).play("rest")
    assert (s.damage(GODALMING), "recovers godalming 1" in s.heard()) == (1, True)


@clause("F15-DAMAGE-01")
def test_dracula_keeps_his_on_his_own():
    s = clash(fight(damage={DRACULA: 1}), "fangs", mina="punch")
    assert s.damage(DRACULA) == 1
    assert s.heard()[-3:] == ["dracula-recovers 1", "suffers mina 2", "dracula-suffers 1"]


@clause("F15-DAMAGE-02")
def test_there_is_always_one_more_token():
    s = fight(damage={GODALMING: 10, SEWARD: 8, VAN_HELSING: 7, MINA: 6, DRACULA: 13})
    clash(s, "claws", mina="punch")
    assert [s.damage(x) for x in (*HUNTERS, DRACULA)] == [10, 8, 7, 8, 14]


@clause("F15-DAMAGE-03")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_what_a_hunter_can_bear(hunter):
    cards = {hunter.replace("-", "_"): "punch"}
    s = clash(fight(fighters=[hunter], damage={hunter: HEALTH[hunter] - 3}), "claws", **cards)
    assert (s.damage(hunter), s.fighters()) == (HEALTH[hunter] - 1, [hunter])
    s = clash(fight(fighters=[hunter], damage={hunter: HEALTH[hunter] - 2}), "claws", **cards)
    assert (s.at(hunter), "defeated " + hunter in s.heard()) == (None, True)


@clause("F15-DAMAGE-03")
def test_what_dracula_can_bear():
    assert clash(fight(damage={DRACULA: 13}), "claws", mina="punch").winners is None
    assert clash(fight(damage={DRACULA: 14}), "claws", mina="punch").winners == list(HUNTERS)


@clause("F15-DAMAGE-04")
def test_prevented_damage_is_not_suffered_at_all():
    s = clash(fight(damage={MINA: 8}, wreaths={MINA: 1}, events={SEWARD: ["great-strength"]}), "fangs", mina="punch")
    assert (s.question, s.asked) == ("mortal-blow", [SEWARD])
    s.play("play great-strength")
    assert (s.damage(MINA), s.fighters(), s.damage(DRACULA)) == (8, [MINA], 1)
    assert "prevented mina" in s.heard()
    assert "suffers mina 2" not in s.heard()
