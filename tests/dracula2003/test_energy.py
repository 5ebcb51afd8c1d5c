"""Energy and rescue: D03-ENERGY."""

import pytest
from clauses import clause

from dracula2003.london import COMPANION, DRACULA, LONG, NEXT, PLAIN, SYMBOL, TARGET, TIMID, VAN_HELSING, both_sides, fight, london, meeting


@clause("D03-ENERGY-01")
@both_sides
def test_the_last_cube_loses_whatever_takes_it(me: str, foe: str) -> None:
    poor = {"cubes": {me: 1}, "supply": {me: []}}
    battle = fight(me, foe, f"{COMPANION[foe]}-3", [TIMID[me]], **poor).play(f"play {TIMID[me]}")
    symbol = fight(me, foe, SYMBOL[foe], [PLAIN[me]], **poor).play(f"play {PLAIN[me]}")
    steps = london(turn=me, phase="play", steps=4, hand={me: [LONG[me], PLAIN[me]]}, **poor).play(f"play {PLAIN[me]}")
    for s in (battle, symbol, steps):
        assert s.winners == [foe] and s.cubes(me) == 0 and s.asked == []
        assert s.heard()[-2:] == [f"cube-lost {me} 0", f"spent {me}"]


@clause("D03-ENERGY-01")
def test_a_feint_may_cost_the_last_cube_too() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="feint", cubes={VAN_HELSING: 1}, supply={VAN_HELSING: []}, chance=["draw amulet"])
    assert s.play("use").winners == [DRACULA]


@clause("D03-ENERGY-02")
@both_sides
@pytest.mark.parametrize("cubes", [1, 2])
def test_the_rescue_gives_a_target_for_two_cubes(me: str, foe: str, cubes: int) -> None:
    s = london(turn=me, cubes={me: cubes}, supply={me: [TARGET[me], TARGET[me], SYMBOL[me]]})
    assert "rescue" in s.options()
    s.play("rescue")
    assert s.cubes(me) == cubes + 2 and s.supply(me) == [TARGET[me], SYMBOL[me]]
    assert s.heard() == [f"rescued {me} {TARGET[me]} {cubes + 2}"]
    assert s.question == "move" and s.asked == [me]
    assert "rescue" not in s.options()


@clause("D03-ENERGY-03")
@both_sides
@pytest.mark.parametrize("cubes", [3, 4])
def test_no_rescue_with_three_or_four_cubes(me: str, foe: str, cubes: int) -> None:
    s = london(turn=me, cubes={me: cubes})
    assert TARGET[me] in s.supply(me)
    assert s.refused("rescue") == "D03-ENERGY-03"
    assert s.closed()["rescue"] == "D03-ENERGY-03"


@clause("D03-ENERGY-04")
@both_sides
def test_no_rescue_without_a_target_in_the_supply(me: str, foe: str) -> None:
    board = {place: TARGET[me] for place in ("house-1", "house-2", "house-3", "house-4", "house-5")}
    s = london(turn=me, cubes={me: 1}, board=board)
    assert s.refused("rescue") == "D03-ENERGY-04"


@clause("D03-ENERGY-05")
@both_sides
def test_too_late_once_the_last_cube_is_gone(me: str, foe: str) -> None:
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 1}).play(f"play {PLAIN[me]}", "pass")
    assert s.winners == [foe] and TARGET[me] in s.supply(me)
    assert s.refused(f"{me}: rescue") == "D03-ENERGY-05"


@clause("D03-ENERGY-06")
@both_sides
def test_the_target_given_counts_as_captured(me: str, foe: str) -> None:
    s = london(turn=me, cubes={me: 1}, taken={foe: 2}).play("rescue")
    assert s.taken(foe) == 3 and s.taken(me) == 0 and s.winners is None


@clause("D03-ENERGY-06")
@both_sides
def test_a_target_given_is_no_longer_among_the_cards_shown(me: str, foe: str) -> None:
    s = meeting(me, foe, cubes={me: 2}).play("step house-6", "demand")
    before = s.shown(me)
    s.play("rescue")
    assert sorted([*s.shown(me), TARGET[me]]) == sorted(before) and s.shown(me) == s.supply(me)


@clause("D03-ENERGY-07")
@both_sides
def test_the_cubes_do_not_come_from_the_opponent(me: str, foe: str) -> None:
    s = london(turn=me, cubes={me: 2, foe: 3}).play("rescue")
    assert s.cubes(me) == 4 and s.cubes(foe) == 3


@clause("D03-ENERGY-08")
@both_sides
def test_the_rescue_stands_beside_every_question_of_ones_own_turn(me: str, foe: str) -> None:
    s = london(turn=me, cubes={me: 2, foe: 2}, board={NEXT[me]: TARGET[me]}, hand={me: [PLAIN[me]]})
    asked = []
    for choice in (f"step {NEXT[me]}", "look", f"lay {TARGET[me]}", "stop", f"play {PLAIN[me]}"):
        asked.append(s.question)
        assert "rescue" in s.options(me) and "rescue" not in s.options(foe)
        assert s.refused(f"{foe}: rescue") == "D03-ENERGY-08"
        s.play(choice)
    assert asked == ["move", "move", "lay-card", "move", "play-card"] and s.question == "move-barrier"
    assert "rescue" in s.options()
    s.play("rescue")
    assert s.question == "move-barrier" and s.cubes(me) == 4


@clause("D03-ENERGY-08")
@both_sides
def test_the_rescue_is_offered_before_each_cube_that_would_go(me: str, foe: str) -> None:
    s = london(turn=me, phase="play", steps=6, cubes={me: 2}, hand={me: [LONG[me], PLAIN[me]]}).play(f"play {PLAIN[me]}")
    assert s.question == "cube-at-risk" and s.options() == ["pass", "rescue"] and s.cubes(me) == 2
    s.play("pass")
    assert s.question == "cube-at-risk" and s.cubes(me) == 1
    s.play("rescue")
    assert s.question == "cube-at-risk" and s.cubes(me) == 2, "three cubes, and the second went at once"
    s.play("pass")
    assert s.cubes(me) == 1 and s.question == "move-barrier"


@clause("D03-ENERGY-08")
@both_sides
def test_with_many_cubes_or_an_empty_supply_nothing_is_asked(me: str, foe: str) -> None:
    rich = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 3}).play(f"play {PLAIN[me]}")
    assert rich.cubes(me) == 2 and rich.question == "move-barrier"
    bare = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}, supply={me: []}).play(f"play {PLAIN[me]}")
    assert bare.cubes(me) == 1 and bare.question == "move-barrier"


@clause("D03-ENERGY-08")
@both_sides
def test_that_one_is_asked_does_not_tell_what_one_holds(me: str, foe: str) -> None:
    board = {place: TARGET[me] for place in ("house-1", "house-2", "house-4", "house-5", "house-6")}
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}, board=board).play(f"play {PLAIN[me]}")
    assert s.question == "cube-at-risk" and s.options() == ["pass"]
    one_card = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}, supply={me: [f"{COMPANION[me]}-1"]}).play(f"play {PLAIN[me]}")
    assert one_card.question == "cube-at-risk"


@clause("D03-ENERGY-09")
@both_sides
def test_giving_the_fifth_target_loses(me: str, foe: str) -> None:
    s = london(turn=me, cubes={me: 1}, taken={foe: 4}, supply={me: [TARGET[me]]}).play("rescue")
    assert s.winners == [foe] and s.taken(foe) == 5
