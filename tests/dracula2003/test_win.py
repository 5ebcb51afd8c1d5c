"""The end of the game: D03-WIN."""

from typing import Any

from clauses import clause

from dracula2003.london import (
    COMPANION,
    DRACULA,
    LONG,
    NEXT,
    PLAIN,
    TARGET,
    TIMID,
    VAN_HELSING,
    both_sides,
    fight,
    going_for,
    london,
    meeting,
)
from whitby.engine import NIL
from whitby.games.dracula2003.recount import recount
from whitby.games.dracula2003.words import DRAW_AGREED, FIVE_TARGETS, SPENT, TURN_LIMIT
from whitby.scene import Scene


def all_held(seat: str, n: int = 5) -> list[str]:
    """A supply with this many targets."""
    return [TARGET[seat]] * n + [f"{COMPANION[seat]}-1"]


@clause("D03-WIN-01")
@both_sides
def test_five_targets_win_at_once(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], taken={me: 4}).play(f"step {NEXT[me]}", "look")
    assert s.winners == [me] and s.taken(me) == 5 and s.asked == [] and (s.ending, s.degree) == ("five-targets", "")
    assert s.refused(f"{foe}: step {NEXT[foe]}") == "D03-WIN-01"
    four = going_for(me, TARGET[foe], taken={me: 3}).play(f"step {NEXT[me]}", "look")
    assert four.winners is None and four.ending == ""


@clause("D03-WIN-02")
@both_sides
def test_seeing_all_that_is_missing_in_the_supply_wins(me: str, foe: str) -> None:
    s = meeting(me, foe, taken={me: 3}, supply={foe: all_held(foe, 2)}).play("step house-6", "demand")
    assert s.winners == [me] and s.heard()[-1] == f"proved {me}" and s.ending == "proved"
    one_on_the_board = meeting(me, foe, taken={me: 3}, supply={foe: all_held(foe, 1)}).play("step house-6", "demand")
    assert one_on_the_board.winners is None


@clause("D03-WIN-02")
def test_sharp_sense_may_see_it_too() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="sharp-sense", taken={VAN_HELSING: 4}, supply={DRACULA: all_held(DRACULA, 1)})
    s.play("use")
    assert s.winners == [VAN_HELSING] and s.heard()[-1] == "proved van-helsing" and s.ending == "proved"
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
    assert s.winners == [foe] and s.heard()[-1] == f"proved {foe}" and s.ending == "proved"


@clause("D03-WIN-06")
@both_sides
def test_the_fifth_target_wins_before_the_steps_are_paid(me: str, foe: str) -> None:
    s = going_for(
        me, TARGET[foe], taken={me: 4}, cubes={me: 1}, hand={me: [LONG[me]]}, at={me: {DRACULA: "house-9", VAN_HELSING: "house-2"}[me]}
    )
    s.play(f"step {NEXT[me]}", "look")
    assert s.winners == [me] and s.cubes(me) == 1 and s.ending == "five-targets"


@clause("D03-WIN-01")
def test_a_coffin_by_feint_may_be_the_fifth() -> None:
    s = london(
        turn=VAN_HELSING, phase="special", card="feint", taken={VAN_HELSING: 4}, supply={DRACULA: ["coffin"]}, chance=["draw coffin"]
    )
    assert s.play("use").winners == [VAN_HELSING] and s.ending == "five-targets"


@clause("D03-WIN-01")
@both_sides
def test_a_battle_wins_no_game(me: str, foe: str) -> None:
    s = fight(me, foe, f"{COMPANION[foe]}-1", [PLAIN[me]], taken={me: 4}).play(f"play {PLAIN[me]}")
    assert s.winners is None


def last_one_out(me: str, foe: str, **parts: Any) -> Scene:
    """Two targets are taken, two in the supply, one lies on house-7; the opponent stands on the way."""
    board = {"house-7": TARGET[foe], "house-10": f"{COMPANION[foe]}-1", **parts.pop("board", {})}
    cards = {"hand": {me: [LONG[me], PLAIN[me]], foe: [LONG[foe], PLAIN[foe]]}, "supply": {foe: all_held(foe, 2)}, **parts}
    return meeting(me, foe, taken={me: 2}, board=board, **cards)


@clause("D03-WIN-07")
@both_sides
def test_the_supply_seen_and_then_the_last_target_out_captured(me: str, foe: str) -> None:
    s = last_one_out(me, foe).play("step house-6", "demand")
    assert s.winners is None, "one lies on the board"
    s.play("step house-7", "look")
    assert s.winners == [me] and s.taken(me) == 3 and s.heard()[-2:] == [f"captured {me} {TARGET[foe]}", f"proved {me}"]
    assert s.ending == "proved"


@clause("D03-WIN-07")
@both_sides
def test_a_supply_not_seen_proves_nothing(me: str, foe: str) -> None:
    s = last_one_out(me, foe).play("step house-6", "step house-7", "look")
    assert s.winners is None and s.taken(me) == 3 and s.question == "lay-card"
    another = meeting(me, foe, taken={me: 1}, board={"house-7": TARGET[foe], "house-1": TARGET[foe]}, supply={foe: all_held(foe, 2)})
    assert another.play("step house-6", "demand", "step house-7", "look").winners is None, "one more is out"


def seen_last_turn(me: str, foe: str, *reply: str, **parts: Any) -> Scene:
    """The supply was seen, the opponent has had his turn, and one's figure stands beside the last target."""
    s = last_one_out(me, foe, **parts).play("step house-6", "demand", "stop", f"play {PLAIN[me]}", "pass")
    return s.play(*reply, "stop", f"play {LONG[foe]}", "pass")


@clause("D03-WIN-07")
@both_sides
def test_what_was_seen_in_an_earlier_turn_counts_while_nothing_was_laid(me: str, foe: str) -> None:
    s = seen_last_turn(me, foe, "step house-9", "step house-10")
    assert s.asked == [me] and s.play("step house-7", "look").winners == [me]


@clause("D03-WIN-07")
@both_sides
def test_but_not_once_the_opponent_has_laid_a_card(me: str, foe: str) -> None:
    """He laid no target, but who could know?"""
    s = seen_last_turn(me, foe, "step house-9", "step house-10", "look", f"lay {COMPANION[foe]}-1")
    s.play("step house-7", "look")
    assert s.winners is None and s.taken(me) == 3
    s.play(f"lay {TARGET[me]}", f"play {LONG[me]}", "pass", "step house-9", "stop", f"play {PLAIN[foe]}", "pass")
    assert s.winners is None


@clause("D03-WIN-07")
@both_sides
def test_a_card_laid_since_and_seen_again_is_no_secret(me: str, foe: str) -> None:
    """The one place where a target might have been laid has been looked at."""
    hand = {me: [LONG[me], PLAIN[me], TIMID[me]], foe: [LONG[foe], PLAIN[foe]]}
    s = seen_last_turn(me, foe, "step house-9", "step house-10", "look", f"lay {COMPANION[foe]}-1", "step house-9", hand=hand)
    s.play("step house-9", "step house-10", "look", f"play {LONG[me]}")
    while s.asked == [me]:
        s.play("pass")
    assert s.among(foe) == []
    s.play("step house-8", "stop", f"play {PLAIN[foe]}", "pass")
    assert s.asked == [me] and s.play("step house-7", "look").winners == [me]


@both_sides
def test_a_game_that_is_over_has_an_ending_that_fits(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], taken={me: 4}).play(f"step {NEXT[me]}", "look").state
    assert recount(s) == []
    for ending in (NIL, SPENT, TURN_LIMIT, DRAW_AGREED):
        other = s.copy()
        other.win(s.winners, ending)
        assert len(recount(other)) == 1, ending
    drawn = s.copy()
    drawn.win(0, FIVE_TARGETS)
    far = s.copy()
    far.win(s.winners, FIVE_TARGETS, 1)
    early = going_for(me, TARGET[foe]).state
    early.ending = FIVE_TARGETS
    assert len(recount(drawn)) == len(recount(far)) == len(recount(early)) == 1
