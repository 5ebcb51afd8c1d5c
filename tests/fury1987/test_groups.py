"""GROUP, TURN: who forms a group, how long it lasts, and what its members swap."""

from __future__ import annotations

from clauses import clause

from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, game, group_in, news, turn_in, until_turn_of, ways

ALL_IN_PARIS = {"at": {SEWARD: "paris", VAN_HELSING: "paris"}}


@clause("F87-GROUP-01", "F87-GROUP-02")
def test_hunters_in_one_town_may_form_a_group_and_nobody_is_forced() -> None:
    s = turn_in("paris", **ALL_IN_PARIS)
    assert s.question == "form-group" and s.options() == ["pass", "invite seward", "invite van-helsing"]
    s.play("invite seward")
    assert s.asked == [SEWARD] and s.options() == ["join", "pass"]
    s.play("pass", "invite van-helsing", "join")
    assert s.group() == [GODALMING, VAN_HELSING] and s.question == "hunter-moves" and s.asked == [GODALMING]
    assert turn_in("paris", **ALL_IN_PARIS).play("pass").group() == [GODALMING]
    assert turn_in("paris").question == "hunter-moves"  # nobody is near


@clause("F87-GROUP-02", "F87-GROUP-05")
def test_later_members_have_no_turn_of_their_own() -> None:
    s = group_in("paris").play("road brussels", "pass")
    assert s.asked == [VAN_HELSING] and s.at(SEWARD) == "brussels"
    assert news(s, "turn-begins") == ["turn-begins godalming", "turn-begins van-helsing"]
    s = turn_in("lisbon").play("road madrid", "pass")
    assert s.asked == [SEWARD] and s.question == "hunter-moves"  # an earlier hunter joins nobody


@clause("F87-GROUP-03", "F87-GROUP-24")
def test_members_swap_weapons_unevenly_within_the_limit() -> None:
    hands = {GODALMING: ["garlic", "knife"], SEWARD: ["pistol", "rifle", "stake"]}
    s = turn_in("paris", at={SEWARD: "paris"}, weapons=hands).play("invite seward", "join")
    assert s.question == "swap-weapons" and s.asked == [GODALMING] and s.options() == ["done", "to seward"]
    s.play("to seward", "give garlic", "to seward", "give knife")
    assert s.asked == [SEWARD] and len(s.weapons(SEWARD)) == 5
    s.play("to godalming", "give pistol", "done")
    assert s.question == "too-many" and s.asked == [SEWARD] and sorted(ways(s, "discard")) == ["garlic", "knife", "rifle", "stake"]
    s.play("discard rifle")
    assert s.weapons(GODALMING) == ["pistol"] and s.weapons(SEWARD) == ["garlic", "knife", "stake"]


@clause("F87-GROUP-24", "F87-HIDDEN-06")
def test_dracula_hears_that_a_weapon_changes_hands_not_which() -> None:
    def swapped(chit: str) -> object:
        hands = {GODALMING: ["garlic", "knife"]}
        s = turn_in("paris", at={SEWARD: "paris"}, weapons=hands).play("invite seward", "join", "to seward", f"give {chit}", "done")
        return s

    one, other = swapped("garlic"), swapped("knife")
    for eyes in (None, DRACULA):
        assert one.heard(eyes) == other.heard(eyes) and one.view(eyes) == other.view(eyes)
    assert news(one, "gives-to", "gave-weapon") == ["gives-to godalming seward", "gave-weapon godalming seward"]
    assert "gave-weapon godalming seward" in one.heard(DRACULA) and "gave godalming seward garlic" in one.heard(VAN_HELSING)


@clause("F87-GROUP-24")
def test_shown_dogs_are_given_in_the_open_and_a_laid_host_is_not_swapped() -> None:
    s = turn_in("paris", at={SEWARD: "paris"}, weapons={GODALMING: ["dogs"]}, dogs={GODALMING: 1}, hosts=["rome"])
    s.play("invite seward", "join", "to seward")
    assert s.options() == ["give dogs"]
    s.play("give dogs", "done")
    assert s.dogs(SEWARD) == 1 and s.dogs(GODALMING) == 0 and "gave godalming seward dogs" in s.heard(DRACULA)


@clause("F87-GROUP-07")
def test_a_group_lasts_until_its_first_members_next_turn() -> None:
    s = group_in("paris").play("road brussels", "pass", "pass")
    assert s.question == "dracula-turn" and s.together() == [GODALMING, SEWARD]
    s = until_turn_of(s, GODALMING)
    assert s.together() == [] and s.question == "form-group"


@clause("F87-GROUP-07")
def test_joining_another_group_leaves_the_old_one() -> None:
    s = turn_in("paris", **ALL_IN_PARIS, together=[SEWARD, VAN_HELSING])
    assert s.copy().play("pass").together() == [SEWARD, VAN_HELSING]
    s.play("invite van-helsing", "join", "pass")
    assert s.together() == [GODALMING, VAN_HELSING]


@clause("F87-GROUP-08")
def test_no_group_is_formed_at_sea() -> None:
    s = turn_in("english-channel", at={SEWARD: "english-channel"}, embarked={GODALMING: "london", SEWARD: "london"})
    assert s.question == "hunter-moves"


@clause("F87-GROUP-09")
def test_who_misses_his_turn_or_is_bound_by_bats_joins_only_his_like() -> None:
    assert turn_in("paris", **ALL_IN_PARIS, misses=[SEWARD]).options() == ["pass", "invite van-helsing"]
    assert turn_in("paris", **ALL_IN_PARIS, batted=[SEWARD]).options() == ["pass", "invite van-helsing"]
    s = turn_in("paris", **ALL_IN_PARIS, batted=[GODALMING, SEWARD])
    assert s.options() == ["pass", "invite seward"]
    s.play("invite seward", "join")
    assert s.asked == [DRACULA] and s.play("lead brussels").at(SEWARD) == "brussels" and s.batted() == []


@clause("F87-GROUP-23")
def test_the_first_member_decides_the_move() -> None:
    s = group_in("paris", SEWARD, VAN_HELSING)
    assert s.asked == [GODALMING]
    s.play("road brussels")
    assert s.asked == [GODALMING] and s.question == "restock"
    assert [s.at(h) for h in (GODALMING, SEWARD, VAN_HELSING)] == ["brussels"] * 3


@clause("F87-GROUP-23", "F87-PASS-01")
def test_each_member_exchanges_his_own_weapons_in_a_pass() -> None:
    s = group_in("paris", weapons={GODALMING: ["knife"], SEWARD: ["stake"]}).play("pass")
    assert s.question == "exchange-weapons" and s.asked == [GODALMING]
    s.play("done")
    assert s.asked == [SEWARD] and ways(s, "discard") == ["stake"]


@clause("F87-HIDDEN-05")
def test_all_see_who_forms_a_group() -> None:
    s = group_in("paris")
    for eyes in (None, DRACULA):
        assert news(s, "invites", "joins", seat=eyes) == ["invites godalming seward", "joins seward"] and s.view(eyes)["group"] == 3
    s = turn_in("paris", **ALL_IN_PARIS).play("invite seward", "pass")
    assert news(s, "invites", "joins", "declines") == ["invites godalming seward", "declines seward"]


@clause("F87-TURN-03")
def test_the_gone_are_skipped_and_not_invited() -> None:
    s = game(phase="hunters", at={VAN_HELSING: "paris"}, dead=[GODALMING], turned=[SEWARD])
    assert s.asked == [VAN_HELSING] and s.question == "hunter-moves"
