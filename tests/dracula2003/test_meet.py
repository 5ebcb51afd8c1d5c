"""Both figures on one place: D03-MEET."""

from clauses import clause

from dracula2003.london import DRACULA, TARGET, VAN_HELSING, both_sides, going_for, london, meeting


@clause("D03-MEET-01")
@both_sides
def test_who_steps_to_the_opponent_may_have_both_supplies_shown(me: str, foe: str) -> None:
    s = meeting(me, foe).play("step house-6")
    assert s.options()[0] == "demand"
    mine, his = s.supply(me), s.supply(foe)
    s.play("demand")
    assert s.shown(me) == mine and s.shown(foe) == his
    for eyes in (me, foe):
        assert f"showed {me} {' '.join(mine)}" in s.heard(eyes) and f"showed {foe} {' '.join(his)}" in s.heard(eyes)
        assert s.view(eyes)["supply_seen"] == [list(pile) for pile in s.state.supply_seen]
    assert s.heard() == [f"stepped {me} house-6", f"supplies-shown {me}"]
    assert s.winners is None
    assert s.refused("demand") == "D03-MEET-01"


@clause("D03-MEET-01")
@both_sides
def test_nobody_there_nothing_shown(me: str, foe: str) -> None:
    s = meeting(me, foe)
    assert s.refused("demand") == "D03-MEET-01"
    s.play("step house-2")
    assert "demand" not in s.options()
    assert s.refused("demand") == "D03-MEET-01"
    s = meeting(me, foe).play("step house-6", "step house-7")
    assert s.refused("demand") == "D03-MEET-01"


@clause("D03-MEET-01")
@both_sides
def test_coming_back_one_may_demand_again(me: str, foe: str) -> None:
    s = meeting(me, foe).play("step house-6", "demand", "step house-7", "step house-6")
    assert "demand" in s.options()


@clause("D03-MEET-02")
@both_sides
def test_the_demand_may_be_left(me: str, foe: str) -> None:
    s = meeting(me, foe).play("step house-6", "stop")
    assert s.shown(me) == s.shown(foe) == [] and s.question == "play-card"
    assert not [news for news in s.heard(foe) if news.startswith("showed")]


@clause("D03-MEET-03")
@both_sides
def test_with_or_without_the_demand_the_card_may_be_looked_at(me: str, foe: str) -> None:
    board = {"house-6": TARGET[foe]}
    assert meeting(me, foe, board=board).play("step house-6", "look").taken(me) == 1
    assert meeting(me, foe, board=board).play("step house-6", "demand", "look").taken(me) == 1
    s = meeting(me, foe, board={"house-6": TARGET[me]}).play("step house-6", "look", f"lay {TARGET[me]}")
    assert "demand" not in s.options()
    assert s.refused("demand") == "D03-MEET-03"


@clause("D03-MEET-04")
@both_sides
def test_showing_does_not_end_the_movement(me: str, foe: str) -> None:
    s = meeting(me, foe).play("step house-6", "demand")
    assert s.question == "move" and {"look", "step house-7", "stop"} <= set(s.options())
    assert s.play("step house-7").at(me) == "house-7"


@clause("D03-MEET-05")
def test_a_figure_moved_by_a_special_action_may_not_demand() -> None:
    wings = london(phase="special", card="wings").play("fly carriage-station")
    assert wings.at(DRACULA) == wings.at(VAN_HELSING)
    assert wings.refused("demand") == "D03-MEET-05"
    roar = london(phase="special", card="roar").play("send van-helsing", "pass")
    assert roar.asked == [VAN_HELSING] and roar.at(VAN_HELSING) == "harbor"
    assert roar.refused("demand") == "D03-MEET-05"
    home = london(turn=VAN_HELSING, at={VAN_HELSING: "house-3", DRACULA: "carriage-station"}, phase="special", card="reinforcement")
    assert home.play("use").refused("demand") == "D03-MEET-05"


@clause("D03-MEET-05")
def test_who_was_sent_there_may_leave_and_come_back() -> None:
    s = london(turn=VAN_HELSING, at={VAN_HELSING: "harbor"}).play("step house-8", "step harbor")
    assert "demand" in s.options()


@clause("D03-MEET-01")
@both_sides
def test_what_was_shown_is_remembered_while_it_may_still_be_true(me: str, foe: str) -> None:
    """A card laid from a supply that was shown may be one of those shown; a card taken back was seen by nobody."""
    s = london(turn=me, at={me: "house-5", foe: "house-6"}, board={"house-6": TARGET[me], "house-7": None})
    s.play("step house-6", "demand")
    shown = s.shown(me)
    s.play("look", f"lay {TARGET[me]}")
    assert s.shown(me) == shown and s.among(me) == ["house-6"]
    s.play("step house-7", f"lay {TARGET[me]}")
    assert s.copy().play("step house-6", "demand").among(me) == [], "shown once more, the supply is known as it is"
    s.play("step house-6", "look")
    assert s.among(me) == ["house-7"] and s.shown(me) == shown


@clause("D03-MEET-01")
@both_sides
def test_a_card_found_again_is_no_longer_among_those_shown(me: str, foe: str) -> None:
    s = london(turn=foe, at={foe: "house-5", me: "house-6"}, board={"house-5": TARGET[foe], "house-6": None, "house-7": None})
    s.play("step house-6", "demand", f"lay {TARGET[foe]}")
    before = s.shown(foe)
    assert s.among(foe) == ["house-6"] and before.count(TARGET[foe]) >= 1
    s.play("stop", f"play {s.hand(foe)[-1]}")
    while s.asked == [foe]:
        s.play("pass")
    s.play("step house-7", "step house-6", "look")
    assert s.taken(me) == 1 and s.among(foe) == []
    assert sorted([*s.shown(foe), TARGET[foe]]) == sorted(before)


@clause("D03-MEET-01")
@both_sides
def test_nothing_shown_nothing_remembered(me: str, foe: str) -> None:
    s = going_for(me, TARGET[me]).play(f"step {'house-8' if me == DRACULA else 'house-3'}", "look", f"lay {TARGET[me]}")
    assert s.shown(me) == [] and s.among(me) == []
