"""The end of the game: D03-WIN."""

from clauses import clause

from dracula2003.london import COMPANION, DRACULA, LONG, NEXT, PLAIN, TARGET, VAN_HELSING, both_sides, fight, going_for, london, meeting


def all_held(seat: str, n: int = 5) -> list[str]:
    """A supply with this many targets."""
    return [TARGET[seat]] * n + [f"{COMPANION[seat]}-1"]


@clause("D03-WIN-01")
@both_sides
def test_five_targets_win_at_once(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], taken={me: 4}).play(f"step {NEXT[me]}", "look")
    assert s.winners == [me] and s.taken(me) == 5 and s.asked == []
    assert s.refused(f"{foe}: step {NEXT[foe]}") == "D03-WIN-01"
    four = going_for(me, TARGET[foe], taken={me: 3}).play(f"step {NEXT[me]}", "look")
    assert four.winners is None


@clause("D03-WIN-02")
@both_sides
def test_seeing_all_that_is_missing_in_the_supply_wins(me: str, foe: str) -> None:
    s = meeting(me, foe, taken={me: 3}, supply={foe: all_held(foe, 2)}).play("step house-6", "demand")
    assert s.winners == [me] and s.heard()[-1] == f"proved {me}"
    one_on_the_board = meeting(me, foe, taken={me: 3}, supply={foe: all_held(foe, 1)}).play("step house-6", "demand")
    assert one_on_the_board.winners is None


@clause("D03-WIN-02")
def test_sharp_sense_may_see_it_too() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="sharp-sense", taken={VAN_HELSING: 4}, supply={DRACULA: all_held(DRACULA, 1)})
    s.play("use")
    assert s.winners == [VAN_HELSING] and s.heard()[-1] == "proved van-helsing"
    s = london(turn=VAN_HELSING, phase="special", card="sharp-sense", supply={DRACULA: all_held(DRACULA, 4)}).play("use")
    assert s.winners is None and s.question == "move-barrier"


@clause("D03-WIN-03")
@both_sides
def test_what_nobody_has_seen_ends_nothing(me: str, foe: str) -> None:
    s = meeting(me, foe, supply={me: all_held(me), foe: all_held(foe)}, hand={me: [PLAIN[me]]})
    s.play("step house-6", "stop", f"play {PLAIN[me]}", "pass")
    assert s.winners is None and s.asked == [foe]


@clause("D03-WIN-04")
@both_sides
def test_proved_to_both_the_mover_wins(me: str, foe: str) -> None:
    s = meeting(me, foe, supply={me: all_held(me), foe: all_held(foe)}).play("step house-6", "demand")
    assert s.winners == [me] and s.heard().count(f"proved {me}") == 1 and f"proved {foe}" not in s.heard()


@clause("D03-WIN-05")
@both_sides
def test_proved_to_the_other_alone_he_wins(me: str, foe: str) -> None:
    s = meeting(me, foe, taken={foe: 1}, supply={me: all_held(me, 4)}).play("step house-6", "demand")
    assert s.winners == [foe] and s.heard()[-1] == f"proved {foe}"


@clause("D03-WIN-06")
@both_sides
def test_the_fifth_target_wins_before_the_steps_are_paid(me: str, foe: str) -> None:
    s = going_for(
        me, TARGET[foe], taken={me: 4}, cubes={me: 1}, hand={me: [LONG[me]]}, at={me: {DRACULA: "house-9", VAN_HELSING: "house-2"}[me]}
    )
    s.play(f"step {NEXT[me]}", "look")
    assert s.winners == [me] and s.cubes(me) == 1


@clause("D03-WIN-01")
def test_a_coffin_by_feint_may_be_the_fifth() -> None:
    s = london(
        turn=VAN_HELSING, phase="special", card="feint", taken={VAN_HELSING: 4}, supply={DRACULA: ["coffin"]}, chance=["draw coffin"]
    )
    assert s.play("use").winners == [VAN_HELSING]


@clause("D03-WIN-01")
@both_sides
def test_a_battle_wins_no_game(me: str, foe: str) -> None:
    s = fight(me, foe, f"{COMPANION[foe]}-1", [PLAIN[me]], taken={me: 4}).play(f"play {PLAIN[me]}")
    assert s.winners is None
