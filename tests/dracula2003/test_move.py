"""Movement: D03-MOVE."""

from clauses import clause

from dracula2003.london import AFTER, COMPANION, DRACULA, NEXT, START, TARGET, VAN_HELSING, both_sides, going_for, london, meeting, steps_of


@clause("D03-MOVE-01")
@both_sides
def test_the_figure_must_leave_its_place(me: str, foe: str) -> None:
    s = london(turn=me)
    assert all(option.startswith("step ") for option in s.options())
    assert s.refused("stop") == "D03-MOVE-01"
    assert s.refused("pass") == "D03-MOVE-01"
    assert s.closed()["stop"] == "D03-MOVE-01"
    assert s.play(f"step {NEXT[me]}").at(me) == NEXT[me]
    assert "stop" in s.options()


@clause("D03-MOVE-02")
@both_sides
def test_a_step_goes_to_a_neighbour(me: str, foe: str) -> None:
    s = london(turn=me, at={me: "house-5"})
    assert steps_of(s) == {"house-2", "house-4", "house-6", "house-8"}
    for diagonal in ("house-1", "house-3", "house-9", "harbor"):
        assert s.refused(f"step {diagonal}") == "D03-MOVE-02"
    for jump in ("house-7", "house-10", "house-5"):
        assert s.refused(f"step {jump}") == "D03-MOVE-02"


@clause("D03-MOVE-03")
@both_sides
def test_a_barrier_stops_a_step(me: str, foe: str) -> None:
    s = london(turn=me, at={me: "house-5"}, barriers={"red": "house-5/house-6", "blue": "house-1/house-2"})
    assert steps_of(s) == {"house-2", "house-4", "house-8"}
    assert s.refused("step house-6") == "D03-MOVE-03"
    assert s.closed()["step house-6"] == "D03-MOVE-03"
    s.play("step house-2")
    assert s.refused("step house-1") == "D03-MOVE-03"
    from_the_other_side = london(turn=me, at={me: "house-6"}, barriers={"red": "house-5/house-6"})
    assert from_the_other_side.refused("step house-5") == "D03-MOVE-03"


@clause("D03-MOVE-04")
@both_sides
def test_a_place_may_be_entered_again(me: str, foe: str) -> None:
    s = london(turn=me)
    s.play(f"step {NEXT[me]}", f"step {START[me]}", f"step {NEXT[me]}", f"step {START[me]}")
    assert s.at(me) == START[me] and s.steps() == 4
    assert {"look", "stop"} <= set(s.options())


@clause("D03-MOVE-05")
def test_no_more_steps_than_the_longest_available_card() -> None:
    s = london(hand={DRACULA: ["wings", "deep"]}, aside={DRACULA: ["shadow", "whisper", "eyes", "dark", "quiet"]})
    s.play("step house-8", "step house-9")
    assert steps_of(s) == set()
    assert s.refused("step house-8") == "D03-MOVE-05"
    assert "stop" in s.options()
    s = london(turn=VAN_HELSING, hand={VAN_HELSING: ["sharp-sense"]}).play("step house-3")
    assert s.refused("step house-2") == "D03-MOVE-05"
    long = london(hand={DRACULA: ["shadow", "wings"]})
    long.play(*["step house-8", "step harbor"] * 3)
    assert long.steps() == 6 and long.refused("step house-8") == "D03-MOVE-05"


@clause("D03-MOVE-06")
@both_sides
def test_after_a_step_one_may_go_on_or_stop(me: str, foe: str) -> None:
    s = london(turn=me).play(f"step {NEXT[me]}")
    assert f"step {AFTER[me]}" in s.options()
    assert s.copy().play(f"step {AFTER[me]}").question == "move"
    s.play("stop")
    assert s.question == "play-card" and s.at(me) == NEXT[me]
    assert s.heard() == [f"stepped {me} {NEXT[me]}", f"stopped {me} {NEXT[me]}"]


@clause("D03-MOVE-06")
@both_sides
def test_a_card_of_the_opponent_turned_up_leaves_no_such_choice(me: str, foe: str) -> None:
    s = going_for(me, f"{COMPANION[foe]}-2").play(f"step {NEXT[me]}", "look")
    assert s.question == "play-card"
    s = going_for(me, TARGET[foe]).play(f"step {NEXT[me]}", "look", f"lay {TARGET[me]}")
    assert s.question == "play-card"


@clause("D03-MOVE-07")
@both_sides
def test_one_may_enter_the_opponents_place(me: str, foe: str) -> None:
    s = meeting(me, foe).play("step house-6")
    assert s.at(me) == s.at(foe) == "house-6"
    assert {"step house-7", "stop", "look"} <= set(s.options())
