"""Looking at encounter cards: D03-LOOK."""

from typing import Any

from clauses import clause

from dracula2003.london import (
    AFTER,
    COMPANION,
    DRACULA,
    NEXT,
    START,
    SYMBOL,
    TARGET,
    VAN_HELSING,
    both_sides,
    cards_of,
    going_for,
    london,
)
from whitby.scene import Scene


@clause("D03-LOOK-01")
@both_sides
def test_one_may_look_at_the_card_of_a_place_entered(me: str, foe: str) -> None:
    s = going_for(me, TARGET[me]).play(f"step {NEXT[me]}")
    assert s.options()[0] == "look"
    left = s.copy().play("stop")
    assert left.card(NEXT[me]) == TARGET[me] and left.known(NEXT[me]) == []
    s.play("look", f"lay {TARGET[me]}")
    assert s.refused("look") == "D03-LOOK-01"
    assert s.closed()["look"] == "D03-LOOK-01"


@clause("D03-LOOK-02")
@both_sides
def test_the_starting_place_is_not_looked_at_before_one_returns(me: str, foe: str) -> None:
    s = london(turn=me, board={START[me]: TARGET[foe]})
    assert s.refused("look") == "D03-LOOK-02"
    s.play(f"step {NEXT[me]}", f"step {START[me]}", "look")
    assert s.taken(me) == 1


@clause("D03-LOOK-08")
@both_sides
def test_nor_is_a_card_laid_on_an_empty_starting_place_before_one_returns(me: str, foe: str) -> None:
    s = london(turn=me, board={START[me]: None})
    assert s.refused(f"lay {TARGET[me]}") == "D03-LOOK-08" and cards_of(s, "lay") == []
    s.play(f"step {NEXT[me]}", f"step {START[me]}", f"lay {TARGET[me]}")
    assert s.card(START[me]) == TARGET[me] and s.sees(foe, START[me]) == f"{me}'s"


@clause("D03-LOOK-03")
@both_sides
def test_a_card_not_looked_at_does_nothing(me: str, foe: str) -> None:
    s = london(turn=me, board={NEXT[me]: SYMBOL[foe], AFTER[me]: f"{COMPANION[foe]}-3"})
    s.play(f"step {NEXT[me]}", f"step {AFTER[me]}", "stop")
    s.play(f"play {s.hand(me)[-1]}")
    assert s.cubes(me) == 4 and s.up() is None
    assert s.card(AFTER[me]) == f"{COMPANION[foe]}-3" and s.known(AFTER[me]) == []


@clause("D03-LOOK-04")
@both_sides
def test_an_own_card_is_exchanged_unseen(me: str, foe: str) -> None:
    place = NEXT[me]
    s = going_for(me, TARGET[me], supply={me: [f"{COMPANION[me]}-1"] * 2 + [SYMBOL[me]]}).play(f"step {place}", "look")
    assert s.card(place) is None
    assert s.supply(me) == sorted([f"{COMPANION[me]}-1"] * 2 + [TARGET[me], SYMBOL[me]], key=s.game.nouns.index)
    assert cards_of(s, "lay") == sorted({f"{COMPANION[me]}-1", TARGET[me], SYMBOL[me]}, key=s.game.nouns.index)
    for instead in ("pass", "stop", f"step {AFTER[me]}", f"lay {TARGET[foe]}", f"lay {COMPANION[me]}-3"):
        assert s.refused(instead) == "D03-LOOK-04"
    s.play(f"lay {SYMBOL[me]}")
    assert s.card(place) == SYMBOL[me] and SYMBOL[me] not in s.supply(me) and TARGET[me] in s.supply(me)
    assert s.sees(me, place) == SYMBOL[me] and s.sees(foe, place) == f"{me}'s"
    assert s.view()["board"] == s.view(foe)["board"], "a spectator sees as much"
    unseen = [f"stepped {me} {place}", f"took-back {me} {place}", f"laid {me} {place}"]
    assert s.heard(foe) == s.heard() == unseen
    assert f"looked {place} {TARGET[me]}" in s.heard(me) and f"laid-card {place} {SYMBOL[me]}" in s.heard(me)


@clause("D03-LOOK-04")
@both_sides
def test_a_card_that_the_opponent_knew_is_known_to_be_in_the_supply(me: str, foe: str) -> None:
    s = going_for(me, TARGET[me], known={NEXT[me]: [foe]}).play(f"step {NEXT[me]}", "look")
    assert s.shown(me) == [TARGET[me]]
    unknown = going_for(me, TARGET[me], known={NEXT[me]: [me]}).play(f"step {NEXT[me]}", "look")
    assert unknown.shown(me) == []


@clause("D03-LOOK-05")
@both_sides
def test_the_very_same_card_may_be_laid_and_nobody_can_tell(me: str, foe: str) -> None:
    s = going_for(me, TARGET[me]).play(f"step {NEXT[me]}", "look")
    same, other = s.copy().play(f"lay {TARGET[me]}"), s.copy().play(f"lay {COMPANION[me]}-1")
    assert same.card(NEXT[me]) == TARGET[me] and other.card(NEXT[me]) == f"{COMPANION[me]}-1"
    assert same.view(foe) == other.view(foe) and same.heard(foe) == other.heard(foe)


@clause("D03-LOOK-06")
@both_sides
def test_after_an_exchange_one_may_go_on_or_stop(me: str, foe: str) -> None:
    s = going_for(me, TARGET[me]).play(f"step {NEXT[me]}", "look", f"lay {TARGET[me]}")
    assert s.question == "move" and {f"step {AFTER[me]}", "stop"} <= set(s.options())
    assert s.copy().play("stop").question == "play-card"
    assert "look" in s.play(f"step {AFTER[me]}").options()


@clause("D03-LOOK-07")
@both_sides
def test_a_card_of_the_opponent_is_turned_up_and_ends_the_movement(me: str, foe: str) -> None:
    place = NEXT[me]
    s = going_for(me, f"{COMPANION[foe]}-2").play(f"step {place}", "look")
    assert s.up() == place and s.known(place) == [DRACULA, VAN_HELSING]
    assert s.sees(foe, place) == s.sees(me, place) == f"{COMPANION[foe]}-2"
    assert s.heard()[-1] == f"turned-up {me} {place} {COMPANION[foe]}-2"
    assert s.question == "play-card"
    for late in (f"step {AFTER[me]}", "look", "stop"):
        assert s.refused(late) == "D03-LOOK-07"


@clause("D03-LOOK-08")
@both_sides
def test_on_an_empty_place_one_may_lay_a_card(me: str, foe: str) -> None:
    place = NEXT[me]
    s = london(turn=me, board={place: None}, supply={me: [TARGET[me], TARGET[me], SYMBOL[me]]}).play(f"step {place}")
    assert cards_of(s, "lay") == [TARGET[me], SYMBOL[me]]
    assert s.refused("look") == "D03-LOOK-08"
    left = s.copy().play("stop")
    assert left.card(place) is None
    s.play(f"lay {TARGET[me]}")
    assert s.card(place) == TARGET[me] and s.supply(me) == [TARGET[me], SYMBOL[me]]
    assert s.sees(foe, place) == f"{me}'s" and s.sees(me, place) == TARGET[me]
    assert s.heard(foe)[-1] == f"laid {me} {place}"
    assert s.refused(f"lay {TARGET[me]}") == "D03-LOOK-08"
    assert s.refused("look") == "D03-LOOK-01"


@clause("D03-LOOK-08")
@both_sides
def test_a_card_is_laid_on_no_other_place(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe]).play(f"step {NEXT[me]}")
    assert cards_of(s, "lay") == []
    assert s.refused(f"lay {TARGET[me]}") == "D03-LOOK-08"
    empty = london(turn=me, board={NEXT[me]: None}).play(f"step {NEXT[me]}")
    assert empty.refused(f"lay {TARGET[foe]}") == "D03-LOOK-04"


@clause("D03-LOOK-09")
@both_sides
def test_laying_does_not_end_the_movement(me: str, foe: str) -> None:
    s = london(turn=me, board={NEXT[me]: None}).play(f"step {NEXT[me]}", f"lay {TARGET[me]}")
    assert s.question == "move" and {f"step {AFTER[me]}", "stop"} <= set(s.options())


@clause("D03-LOOK-10")
@both_sides
def test_with_an_empty_supply_the_place_stays_empty(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], supply={me: []}).play(f"step {NEXT[me]}", "look")
    assert s.taken(me) == 1 and s.card(NEXT[me]) is None and s.question == "play-card"
    assert s.known(NEXT[me]) == s.sided(NEXT[me]) == [], "no card, nothing to know"
    s = london(turn=me, board={NEXT[me]: None}, supply={me: []}).play(f"step {NEXT[me]}")
    assert s.refused(f"lay {TARGET[me]}") == "D03-LOOK-10"


@clause("D03-LOOK-11")
def test_dracula_may_not_look_at_a_card_turned_by_block() -> None:
    s = london(board={"house-8": "victim", "house-9": "victim"}, turned="house-8").play("step house-8")
    assert "look" not in s.options() and "step house-9" in s.options()
    assert s.refused("look") == "D03-LOOK-11"
    assert s.closed()["look"] == "D03-LOOK-11"
    assert "look" in s.play("step house-9").options()
    own = london(board={"house-8": "coffin"}, turned="house-8").play("step house-8")
    assert own.refused("look") == "D03-LOOK-11"


@clause("D03-LOOK-12")
def test_where_a_special_action_puts_a_figure_nothing_is_looked_at_or_laid() -> None:
    empty = london(phase="special", card="wings", board={"house-7": None}).play("fly house-7")
    own = london(phase="special", card="wings", board={"house-7": "coffin"}).play("fly house-7")
    roar = london(phase="special", card="roar", at={DRACULA: "house-5"}, board={"harbor": None}).play("send dracula")
    home = london(turn=VAN_HELSING, phase="special", card="reinforcement", at={VAN_HELSING: "house-5"}, board={"carriage-station": None})
    for s, card in ((empty, "coffin"), (own, "coffin"), (roar, "coffin"), (home.play("use"), "victim")):
        assert s.question == "move-barrier" and cards_of(s, "lay") == [] and "look" not in s.options()
        assert (s.refused("look"), s.reason("look")) == ("D03-LOOK-12", "no-step-no-look")
        assert (s.refused(f"lay {card}"), s.reason(f"lay {card}")) == ("D03-LOOK-12", "no-step-no-lay")


@clause("D03-LOOK-12")
def test_nor_in_the_turn_that_begins_there() -> None:
    s = london(phase="special", card="roar", board={"harbor": None}, at={DRACULA: "house-5"}).play("send van-helsing", "pass")
    assert s.asked == [VAN_HELSING] and s.at(VAN_HELSING) == "harbor"
    assert s.refused("look") == "D03-LOOK-02" and s.refused("lay victim") == "D03-LOOK-08"


def come_down(place: str, **parts: Any) -> Scene:
    """Dracula has flown to this place, by the other reading of Wings."""
    return london(phase="special", card="wings", options={"after_wings": "all-but-look"}, **parts).play(f"fly {place}")


@clause("D03-LOOK-12")
def test_in_the_other_reading_wings_forbid_the_look_alone() -> None:
    s = come_down("house-7", board={"house-7": None}, supply={DRACULA: ["coffin", "coffin", "amulet"]})
    assert s.question == "landed" and s.options() == ["lay coffin", "lay amulet", "pass"]
    assert s.refused("look") == "D03-LOOK-12"
    assert s.refused("lay vampire-1") == "D03-LOOK-04" and s.refused("demand") == "D03-MEET-01"
    left = s.copy().play("pass")
    assert left.card("house-7") is None and left.question == "move-barrier"
    s.play("lay coffin")
    assert s.card("house-7") == "coffin" and s.sees(VAN_HELSING, "house-7") == "dracula's" and s.question == "move-barrier"
    assert s.refused("lay amulet") == "D03-TURN-04" and s.refused("look") == "D03-LOOK-12"
    covered = come_down("house-7", board={"house-7": "coffin"})
    assert covered.question == "move-barrier", "nothing to decide"
    bare = come_down("house-7", board={"house-7": None}, supply={DRACULA: []})
    assert bare.question == "move-barrier"


@clause("D03-LOOK-12")
def test_and_where_van_helsing_stands_supplies_may_be_shown_first() -> None:
    at = {"at": {VAN_HELSING: "house-7"}}
    s = come_down("house-7", board={"house-7": None}, **at)
    assert s.options()[0] == "demand" and "lay coffin" in s.options()
    laid = s.copy().play("lay coffin")
    assert laid.question == "move-barrier", "the demand comes before the card"
    s.play("demand")
    assert s.shown(DRACULA) == s.supply(DRACULA) and s.shown(VAN_HELSING) == s.supply(VAN_HELSING)
    assert s.refused("demand") == "D03-MEET-01" and s.play("lay coffin").card("house-7") == "coffin"
    covered = come_down("house-7", board={"house-7": "victim"}, **at)
    assert covered.options() == ["demand", "pass"] and covered.refused("lay coffin") == "D03-LOOK-08"
    assert covered.play("demand").question == "move-barrier"
    won = come_down("house-7", taken={DRACULA: 4}, supply={VAN_HELSING: ["victim", "hunter-1"]}, **at).play("demand")
    assert won.winners == [DRACULA]


@clause("D03-LOOK-12", "D03-MEET-05")
def test_the_other_reading_is_of_wings_alone() -> None:
    options = {"after_wings": "all-but-look"}
    roar = london(phase="special", card="roar", options=options, at={DRACULA: "house-5", VAN_HELSING: "harbor"}, board={"harbor": None})
    assert roar.play("send dracula").question == "move-barrier"
    assert roar.refused("lay coffin") == "D03-LOOK-12" and roar.refused("demand") == "D03-MEET-05"
