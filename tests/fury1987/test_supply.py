"""PASS, STOCK, HIDDEN: what hunters exchange in a pass, what they draw in a town, and how much they keep."""

from __future__ import annotations

from clauses import clause

from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, news, turn_in, until, until_turn_of, ways
from whitby.scene import Scene


def restocking(town: str, **parts: object) -> Scene:
    """Lord Godalming has come to this town by road and may restock."""
    near = {"paris": "brussels", "brussels": "paris", "le-havre": "paris", "plymouth": "london", "castle-dracula": "galatz"}
    return turn_in(near[town], **parts).play(f"road {town}")


# --- passing ------------------------------------------------------------------------------
@clause("F87-PASS-01", "F87-PASS-04")
def test_who_passes_exchanges_as_many_weapons_as_he_likes() -> None:
    s = until(turn_in("paris", weapons={GODALMING: ["garlic", "knife", "stake"]}), "hunter-moves").play("pass")
    assert s.question == "exchange-weapons" and s.asked == [GODALMING]
    s.play("discard garlic", "discard stake")
    assert sorted(s.weapon_discards()) == ["garlic", "stake"] and s.weapons(GODALMING) == ["knife"]
    assert news(s, "passes", "dropped") == ["passes godalming", "dropped godalming garlic", "dropped godalming stake"]
    s.play("done", "chance: draw rifle", "chance: draw dogs", "pass")
    assert sorted(s.weapons(GODALMING)) == ["dogs", "knife", "rifle"] and s.asked == [SEWARD]


@clause("F87-PASS-01")
def test_nothing_need_be_exchanged_and_all_may_be() -> None:
    s = until(turn_in("paris", weapons={GODALMING: ["garlic"]}), "hunter-moves").play("pass")
    assert s.copy().play("done").weapons(GODALMING) == ["garlic"]
    s.play("discard garlic", "chance: draw stake")
    assert s.weapons(GODALMING) == ["stake"]
    assert until(turn_in("paris"), "hunter-moves").play("pass").asked == [SEWARD]  # he has nothing to exchange


@clause("F87-PASS-04", "F87-STOCK-09")
def test_what_is_given_up_is_away_before_the_draw() -> None:
    s = turn_in("paris", weapons={GODALMING: ["garlic"]}, weapon_cup=[])
    s = until(s, "hunter-moves").play("pass", "discard garlic")
    assert s.options("chance").count("draw garlic") == 4 and s.weapon_discards() == []  # the discards have filled the cup


@clause("F87-PASS-03")
def test_no_exchange_in_the_castle() -> None:
    s = until(turn_in("castle-dracula", weapons={GODALMING: ["garlic"]}), "hunter-moves").play("pass")
    assert s.asked == [SEWARD] and s.weapons(GODALMING) == ["garlic"]


# --- restocking -----------------------------------------------------------------------------
@clause("F87-STOCK-02", "F87-STOCK-03", "F87-STOCK-07")
def test_one_or_two_items_declared_before_the_draw() -> None:
    large, small = restocking("paris"), restocking("le-havre")
    assert large.options() == ["pass", "stock stock-0-1", "stock stock-0-2", "stock stock-1-0", "stock stock-1-1", "stock stock-2-0"]
    assert small.options() == ["pass", "stock stock-0-1", "stock stock-1-0"]
    large.play("stock stock-1-1", "chance: draw knife", "pass")
    assert large.weapons(GODALMING) == ["knife"] and set(large.options("chance")) >= {"draw evasion", "draw mishap"}
    assert small.play("pass").asked == [SEWARD] and small.weapons(GODALMING) == []


@clause("F87-STOCK-01")
def test_restocking_is_the_last_thing_in_the_town() -> None:
    s = restocking("paris").play("stock stock-1-0", "chance: draw knife", "pass")
    assert s.asked == [SEWARD] and s.question == "hunter-moves"


@clause("F87-STOCK-08")
def test_who_met_dracula_may_still_restock() -> None:
    s = until(restocking("paris", dracula_at="paris"), "restock")
    assert s.asked == [GODALMING] and "stock stock-2-0" in s.options()


@clause("F87-STOCK-04", "F87-STOCK-11")
def test_not_twice_running_in_the_same_town() -> None:
    s = restocking("paris").play("stock stock-1-0", "chance: draw knife", "pass")
    assert s.stocked_at(GODALMING) == "paris"
    train = until(until_turn_of(s.copy(), GODALMING), "hunter-moves").play("rail", "chance: roll 1")
    assert train.question == "hunter-moves" and train.asked == [SEWARD]  # still there: no
    s = until_turn_of(train, GODALMING)  # a turn without a draw lies between
    s = until(s, "hunter-moves").play("rail", "chance: roll 1")
    assert s.question == "restock" and s.asked == [GODALMING]


@clause("F87-STOCK-04")
def test_elsewhere_he_may_restock_again() -> None:
    s = until(turn_in("paris", stocked_at={GODALMING: "paris"}), "hunter-moves").play("road brussels")
    assert s.question == "restock" and s.asked == [GODALMING]


@clause("F87-STOCK-05")
def test_not_in_the_castle() -> None:
    s = restocking("castle-dracula")
    assert s.at(GODALMING) == "castle-dracula" and s.asked == [SEWARD]


@clause("F87-STOCK-06", "F87-TURN-06")
def test_three_weapons_are_kept() -> None:
    s = turn_in("brussels", weapons={GODALMING: ["garlic", "knife"], SEWARD: ["pistol", "rifle", "stake"]})
    s = until(s, "hunter-moves").play("road paris", "stock stock-2-0", "chance: draw dogs", "chance: draw stake", "pass")
    assert s.question == "too-many" and s.asked == [GODALMING] and ways(s, "discard") == ["dogs", "garlic", "knife", "stake"]
    s.play("discard knife")
    assert sorted(s.weapons(GODALMING)) == ["dogs", "garlic", "stake"] and s.weapon_discards() == ["knife"]
    assert s.question != "too-many"  # what one hunter holds does not count for another


@clause("F87-STOCK-09")
def test_an_empty_cup_is_filled_from_the_discards() -> None:
    s = restocking("paris", weapon_cup=["knife"]).play("stock stock-2-0")
    assert s.options("chance") == ["draw knife"]
    s.play("chance: draw knife")
    assert {"draw stake", "draw knife"} <= set(s.options("chance")) and s.weapon_discards() == []
    assert news(s, "weapons-mixed") == ["weapons-mixed"]
    s = group_in("brussels", weapon_cup=["knife"]).play("road paris", "stock stock-2-0", "chance: draw knife")
    assert "draw stake" in s.options("chance") and s.weapon_discards() == []
    s = restocking("paris", weapon_cup=["knife"])
    s.state.weapon_discards = ()  # all others are in hands
    s.play("stock stock-2-0", "chance: draw knife", "pass")
    assert s.weapons(GODALMING) == ["knife"] and s.asked == [SEWARD]


@clause("F87-HIDDEN-06", "F87-HIDDEN-16")
def test_dracula_hears_of_a_draw_and_does_not_see_the_chit() -> None:
    one = restocking("le-havre").play("stock stock-1-0", "chance: draw knife")
    other = restocking("le-havre").play("stock stock-1-0", "chance: draw stake")
    assert one.heard(DRACULA) == other.heard(DRACULA) and one.view(DRACULA) == other.view(DRACULA) and one.view() == other.view()
    assert news(one, "restocks", "drew-weapon") == ["restocks godalming stock-1-0", "drew-weapon godalming"]
    for hunter in (GODALMING, SEWARD, VAN_HELSING):
        assert "weapon-drawn godalming knife" in one.heard(hunter)
        assert one.view(hunter)["weapons"][0] != other.view(hunter)["weapons"][0]
    assert len(one.view(DRACULA)["weapons"][0]) == 1  # the number is open


@clause("F87-HIDDEN-06")
def test_with_hands_of_their_own_hunters_do_not_see_each_others_draw() -> None:
    s = restocking("le-havre", options={"hunter_hands": "own"}).play("stock stock-1-0", "chance: draw knife")
    assert "weapon-drawn godalming knife" in s.heard(GODALMING) and not news(s, "weapon-drawn", seat=SEWARD)


# --- groups -----------------------------------------------------------------------------------
@clause("F87-GROUP-06", "F87-GROUP-25", "F87-GROUP-23")
def test_a_group_draws_as_one_and_its_first_member_shares_out() -> None:
    s = group_in("brussels").play("road paris")
    assert s.asked == [GODALMING] and "stock stock-2-0" in s.options()
    s.play("stock stock-2-0", "chance: draw knife", "chance: draw stake")
    assert s.question == "share-weapon" and s.asked == [GODALMING] and s.options() == ["to godalming", "to seward"]
    s.play("to seward", "seward: pass")
    assert news(s, "gets-weapon", "weapon-given", seat=DRACULA) == ["gets-weapon seward"]
    assert news(s, "drew-weapon", seat=DRACULA) == ["drew-weapon godalming"] * 2
    assert "weapon-given seward knife" in s.heard(VAN_HELSING) and "weapon-drawn godalming stake" in s.heard(VAN_HELSING)
    s.play("to seward", "seward: pass")
    assert s.weapons(SEWARD) == ["knife", "stake"] and s.weapons(GODALMING) == []
    assert s.asked == [VAN_HELSING]  # and Seward's turn is over with it


@clause("F87-GROUP-25", "F87-HIDDEN-07")
def test_a_group_shares_out_the_cards_it_keeps() -> None:
    s = group_in("brussels").play("road paris", "stock stock-0-2")
    s.play("chance: draw hypnosis", "chance: draw rage")
    assert s.events(DRACULA) == ["rage"] and s.question == "share-event" and s.options() == ["to godalming", "to seward"]
    s.play("to seward")
    assert s.events(SEWARD) == ["hypnosis"] and s.events(GODALMING) == []
    assert "gets-event seward" in s.heard(DRACULA) and not news(s, "event-given", seat=DRACULA)
    assert "event-given seward hypnosis" in s.heard(VAN_HELSING)


@clause("F87-GROUP-25")
def test_a_group_may_not_restock_where_a_member_did() -> None:
    s = group_in("brussels", stocked_at={SEWARD: "paris"}).play("road paris")
    assert s.asked == [VAN_HELSING]
    s = group_in("brussels", stocked_at={SEWARD: "brussels"}).play("road paris")
    assert s.question == "restock"
