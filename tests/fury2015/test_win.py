"""The end of the game: F15-WIN."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, clash, fight, scene
from whitby.engine import NIL
from whitby.games.fury2015.recount import recount
from whitby.games.fury2015.words import INFLUENCE_COMPLETE

ALL_HUNTERS = list(HUNTERS)


@clause("F15-WIN-01")
def test_influence_thirteen_wins_at_once() -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", {"card": "vienna", "encounters": ["new-vampire"]}]
    s = scene(phase="dracula", step="slide", trail=trail, influence=10).play("mature", "ripen new-vampire")
    assert s.winners == [DRACULA] and s.influence() == 13 and s.asked == [] and "influence 13" in s.heard()
    assert (s.ending, s.degree) == ("influence-complete", "")
    assert s.refused("dracula: lay genoa") == "F15-WIN-01"
    s = scene(phase="dracula", step="slide", trail=trail, influence=9).play("mature", "ripen new-vampire")
    assert s.winners is None and s.influence() == 12 and s.ending == ""


@clause("F15-WIN-01")
def test_a_defeat_may_bring_the_last_influence() -> None:
    s = fight(hand=["claws"], damage={MINA: 7}, influence=11)
    assert clash(s, "claws", mina="punch").winners == [DRACULA]


@clause("F15-WIN-02")
def test_damage_fifteen_wins_for_the_hunters_at_once() -> None:
    s = fight(fighters=[SEWARD, MINA], hand=["plotting"], damage={DRACULA: 12}, items={MINA: ["knife"]})
    s = clash(s, "plotting", engaged=MINA, seward="dodge", mina="knife").play("take fangs", "next mina")
    assert s.winners == ALL_HUNTERS and s.damage(DRACULA) == 15 and s.asked == [] and s.ending == "dracula-defeated"


@clause("F15-WIN-02")
@pytest.mark.parametrize(("damage", "winners"), [(13, ALL_HUNTERS), (12, None)])
def test_the_sea_may_kill_him(damage: int, winners: list[str] | None) -> None:
    s = scene(phase="dracula", step="card", trail=[None, "varna"], damage={DRACULA: damage}).play("lay black-sea")
    assert s.winners == winners and "dracula-suffers 2" in s.heard()


@clause("F15-WIN-03")
def test_at_the_same_instant_the_hunters_win() -> None:
    parts = {"phase": "dracula", "step": "card", "trail": [None, "vienna"], "despair": 3, "influence": 10}
    both, one = (scene(damage={DRACULA: damage}, **parts).play("wolf-form berlin") for damage in (14, 13))
    assert both.winners == ALL_HUNTERS and both.ending == "dracula-defeated"
    assert one.winners == [DRACULA] and one.ending == "influence-complete"


@clause("F15-WIN-04")
def test_influence_in_an_earlier_step_beats_a_death_in_a_later_one() -> None:
    s = fight(fighters=[SEWARD, MINA], round=2, night=True, hand=["fangs"], mesmerized=[MINA], damage={DRACULA: 14}, influence=10)
    s = clash(s, "fangs", engaged=MINA, seward="punch", mina="escape")
    assert s.winners == [DRACULA] and s.influence() == 13 and s.damage(DRACULA) == 12


@clause("F15-WIN-05")
def test_fangs_at_night_on_a_mesmerized_hunter_are_worth_one_influence() -> None:
    s = fight(fighters=[GODALMING, SEWARD], round=2, night=True, hand=["fangs"], mesmerized=[SEWARD])
    s = clash(s, "fangs", engaged=SEWARD, godalming="dodge", seward="punch")
    assert s.influence() == 1 and "influence 1" in s.heard() and s.bites(SEWARD) == 1 and SEWARD not in s.fighters()


@clause("F15-WIN-05")
@pytest.mark.parametrize(("night", "mesmerized"), [(False, [SEWARD]), (True, []), (True, [GODALMING])])
def test_by_day_or_on_another_hunter_they_are_not(night: bool, mesmerized: list[str]) -> None:
    s = fight(fighters=[GODALMING, SEWARD], round=2, night=night, hand=["fangs"], mesmerized=mesmerized)
    s = clash(s, "fangs", engaged=SEWARD, godalming="dodge", seward="punch")
    assert s.influence() == 0 and s.bites(SEWARD) == 0 and s.damage(SEWARD) == 2


@clause("F15-WIN-06")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (5, 3)])
def test_influence_does_not_go_below_nothing(before: int, after: int) -> None:
    s = scene(events={GODALMING: ["vampire-lair"]}, items={GODALMING: ["stake"]}, influence=before).play("play vampire-lair")
    assert s.influence() == after and f"influence {after}" in s.heard()


@clause("F15-WIN-07")
def test_more_than_thirteen_is_thirteen() -> None:
    there = {"card": "vienna", "encounters": ["reckless-vampire"], "rumor": True}
    s = scene(phase="dracula", step="slide", trail=["milan", "genoa", "florence", "rome", "naples", there], influence=12)
    s.play("mature", "ripen reckless-vampire")
    assert s.influence() == 13 and s.winners == [DRACULA] and "influence 13" in s.heard()


def test_a_game_that_is_over_has_an_ending_that_fits() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "varna"], damage={DRACULA: 13}).play("lay black-sea").state
    assert recount(s) == []
    for winners, ending, degree in ((s.winners, NIL, 0), (s.winners, INFLUENCE_COMPLETE, 0), (s.winners, s.ending, 1), (0, s.ending, 0)):
        other = s.copy()
        other.win(winners, ending, degree)
        assert len(recount(other)) == 1
