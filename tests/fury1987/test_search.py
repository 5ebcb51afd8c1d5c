"""HACT: a hunter's Action phase in its order, and what Dracula must answer."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.fighting import declined
from fury1987.hunting import turn_in, until_turn_of
from fury1987.meeting import DRACULA, EAST, GODALMING, SEWARD, WEST, enters, goes_on, idle, meets, news, until
from whitby.scene import Scene

HERE: dict[str, Any] = {"dracula_at": EAST, "rumours": EAST}


def answers(s: Scene) -> list[str]:
    return news(s, "rumours-here", "no-rumours-here", "dracula-found", "dracula-not-here")


@clause("F87-HACT-03", "F87-HACT-08")
def test_encounter_search_dracula_restock() -> None:
    s = meets("plague", **HERE)
    words = [text.split()[0] for text in s.heard()]
    order = ["meets", "wounded", "encounter-gone", "rumours-here", "dracula-found"]
    assert [word for word in words if word in order] == order
    assert s.question == "fight" and s.asked == [GODALMING] and s.options() == ["pass", "attack dracula"]
    s.play("pass")
    assert s.question == "restock" and s.fighters() == [] and s.fought_here() == []


@clause("F87-HACT-04", "F87-HIDDEN-12")
def test_an_encounter_is_revealed_to_all_and_met() -> None:
    s = meets("szgany-with-knife-and-rifle")
    for eyes in (None, SEWARD, DRACULA):
        assert "meets szgany-with-knife-and-rifle" in s.heard(eyes)  # with its arms
    assert s.fighters() == [GODALMING] and s.question == "lay-chit"


@clause("F87-HACT-05", "F87-HACT-10", "F87-HIDDEN-14")
@pytest.mark.parametrize("kind", ["fog", "storms"])
def test_while_an_encounter_is_left_he_says_nothing(kind: str) -> None:
    s = meets(kind, **HERE)
    assert answers(s) == [] and s.seen_at() is None and s.rumours_seen() is None
    assert s.asked == [SEWARD] and s.question == "hunter-moves"  # neither fight nor restock


@clause("F87-HIDDEN-14")
def test_no_answer_after_a_pass_at_sea_or_in_a_missed_turn() -> None:
    assert answers(turn_in(EAST, **HERE).play("pass")) == []
    assert answers(turn_in("london", dracula_at="paris").play("sea english-channel")) == []
    assert answers(turn_in(EAST, **HERE, misses=[GODALMING])) == []


@clause("F87-HACT-06", "F87-HACT-07", "F87-HIDDEN-13")
def test_two_answers_heard_by_all() -> None:
    for rumours, dracula in ((EAST, EAST), (EAST, "rome"), ("rome", EAST), ("rome", "rome")):
        s = enters(EAST, rumours=rumours, dracula_at=dracula)
        here = f"rumours-here {EAST}" if rumours == EAST else f"no-rumours-here {EAST}"
        he = f"dracula-found {EAST}" if dracula == EAST else f"dracula-not-here {EAST}"
        for eyes in (None, SEWARD, DRACULA):
            assert [text for text in s.heard(eyes) if text in answers(s)] == [here, he]
        assert s.seen_at() == (EAST if dracula == EAST else None) and s.rumours_seen() == (EAST if rumours == EAST else None)


@clause("F87-HACT-09")
def test_dracula_cannot_refuse() -> None:
    s = enters(EAST, SEWARD, **HERE).play("attack dracula", "chance: roll 1")
    assert s.fighters() == [GODALMING, SEWARD] and s.question == "lay-chit" and not s.attacked()


@clause("F87-HACT-03", "F87-STOCK-01")
def test_after_the_combat_they_restock() -> None:
    s = enters(EAST, **HERE).play("attack dracula", "chance: roll 6", "godalming: choose escape", "dracula: choose claw")
    s.play("chance: roll 6", "chance: roll 1")
    assert s.fought_here() == [GODALMING] and s.question == "restock"


@clause("F87-HACT-11", "F87-ENC-01")
@pytest.mark.parametrize(("kind", "town"), [("plague", EAST), ("thief", EAST), ("peasants", EAST), ("hoax", WEST), ("wolves", EAST)])
def test_resolved_they_are_overcome_and_discarded(kind: str, town: str) -> None:
    s = meets(kind, town=town)
    assert goes_on(s) and s.question == "restock" and s.encounter_discards() == [kind] and f"encounter-gone {kind}" in s.heard()


@clause("F87-HACT-11")
def test_who_dies_has_not_overcome_it() -> None:
    s = meets("plague", wounds={GODALMING: 10})
    assert s.dead() == [GODALMING] and not goes_on(s) and s.asked == [SEWARD]
    s = meets("plague", SEWARD, wounds={GODALMING: 10})
    assert goes_on(s) and s.question == "restock" and s.asked == [SEWARD]  # the rest go on


@clause("F87-HIDDEN-14", "F87-DAMAGE-05")
def test_a_friend_who_has_just_turned_is_an_encounter() -> None:
    s = meets("plague", SEWARD, wounds={GODALMING: 10}, bitten=[GODALMING])
    assert s.turned() == [GODALMING] and not goes_on(s) and s.question != "restock"


@clause("F87-HACT-15", "F87-HIDDEN-15")
def test_what_was_found_is_out_of_sight_in_his_next_turn() -> None:
    s = enters(EAST, **HERE).play("pass")
    while s.asked != [DRACULA]:
        assert s.seen_at() == EAST and s.rumours_seen() == EAST
        idle(s)
    assert s.seen_at() is None and s.rumours_seen() is None
    assert s.view(GODALMING)["dracula_at"] < -1


@clause("F87-HACT-16")
def test_the_search_is_not_asked_for() -> None:
    s = enters(EAST)
    assert s.question == "restock" and len(answers(s)) == 2
    assert s.view(SEWARD)["heard_chart"][s.game.nouns.index(EAST)] == -1  # so nothing lies there


@clause("F87-HACT-12", "F87-HACT-14")
def test_passing_beside_a_szgany_one_fights_and_no_more() -> None:
    s = turn_in(EAST, **HERE, open={EAST: "szgany-with-knife"}, weapons={GODALMING: ["pistol"]})
    s = until(s.play("pass"), "lay-chit").play(
        "godalming: choose pistol", "dracula: choose agent-knife", "chance: roll 6", "chance: roll 1"
    )
    assert s.fighters() == [] and s.encounter_discards() == ["szgany-with-knife"]
    assert answers(s) == [] and s.asked == [SEWARD]


@clause("F87-HACT-13")
def test_next_turn_he_may_attack_again() -> None:
    s = enters(EAST, **HERE).play("attack dracula", "chance: roll 6", "godalming: choose escape", "dracula: choose claw")
    s.play("chance: roll 6", "chance: roll 1")
    s = until_turn_of(until(s, "dracula-turn").play("pass", "done"), GODALMING)
    s = until(until(s, "hunter-moves").play("pass"), "attack-again").play("attack dracula")
    assert s.fighters() == [GODALMING] and s.seen_at() == EAST


@clause("F87-GROUP-23", "F87-CARD-heroic-leap")
def test_any_member_may_leap_before_the_first_decides() -> None:
    s = enters(EAST, SEWARD, **HERE, events={SEWARD: ["heroic-leap"]})
    assert s.question == "fight" and s.asked == [SEWARD] and s.options() == ["pass", "play heroic-leap"]
    declines = s.copy().play("pass")
    assert declines.asked == [GODALMING] and declines.options() == ["pass", "attack dracula"]
    s.play("play heroic-leap", "chance: roll 2")
    assert s.wounds(SEWARD) == 2 and s.blood() == 10 and s.fighters() == [] and s.question == "restock"


@clause("F87-CARD-heroic-leap", "F87-CARD-devilish-power")
def test_a_leap_that_is_cancelled_is_a_combat() -> None:
    s = enters(EAST, **HERE, events={GODALMING: ["heroic-leap"], DRACULA: ["devilish-power"]}).play("play heroic-leap")
    s = declined(s.play("dracula: play devilish-power"))
    assert s.fighters() == [GODALMING] and s.blood() == 12 and s.question == "day-or-night"


@clause("F87-CARD-escape-route", "F87-COMBAT-22")
def test_a_combat_avoided_was_none() -> None:
    s = enters(EAST, **HERE, events={GODALMING: ["escape-route"]}).play("attack dracula", "play escape-route")
    assert s.fought_here() == [] and s.fighters() == [] and s.asked == [SEWARD]  # and his Action phase is over
