"""The encounter markers against hunters, each card by itself."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, EAST, MINA, NIGHT, NOON, SEWARD, VAN_HELSING, WEST, quiet, searching

PAIR = {"hunter": SEWARD, "group": [VAN_HELSING]}
ITEMS = {SEWARD: ["knife", "rifle"], VAN_HELSING: ["stake"]}
EVENTS = {SEWARD: ["hypnosis", "money-trail"], VAN_HELSING: ["long-day"]}


def goes_on(s) -> bool:
    return "turn-over" not in s.heard()


# --- groups ------------------------------------------------------------------------------------
@clause("F05-GROUP-06")
def test_an_encounter_hits_every_member():
    s = searching("plague", **PAIR)
    assert (s.health(SEWARD), s.health(VAN_HELSING), s.health(MINA)) == (8, 6, 8)


@clause("F05-GROUP-07")
def test_what_one_member_shows_guards_them_all():
    s = searching("lightning", **PAIR, items={VAN_HELSING: ["crucifix"]})
    assert s.asked == [VAN_HELSING]
    s.play("show crucifix")
    assert (s.health(SEWARD), s.health(VAN_HELSING)) == (10, 8)


@clause("F05-DEFEAT-09")
def test_a_member_defeated_by_an_encounter_ends_the_turn_of_all():
    s = searching("plague", "hoax", **PAIR, health={VAN_HELSING: 2}).play("meet space-3:1")
    assert (s.at(VAN_HELSING), s.at(SEWARD), s.lurking(2), goes_on(s)) == ("hospital", WEST, ["hoax"], False)


# --- what Dracula gains ---------------------------------------------------------------------------
@clause("F05-CARD-ambush")
def test_ambush_gives_dracula_one_more_encounter():
    hand = ["rats", "rats", "fog", "fog", "fog"]
    s = searching("ambush", encounters=hand, chance=["draw wolves"])
    assert (s.question, s.asked) == ("trim-encounters", [DRACULA])
    assert "discard wolves" in s.options() and "drew-encounter wolves" not in s.heard() + s.heard(SEWARD)
    s.play("discard rats")
    assert sorted(s.encounters()) == ["fog", "fog", "fog", "rats", "wolves"]
    assert goes_on(s) and "ambush" in s.pool()
    assert sorted(searching("ambush", encounters=hand[:3], chance=["draw wolves"]).encounters()) == ["fog", "rats", "rats", "wolves"]


@clause("F05-CARD-desecrated-soil")
def test_desecrated_soil_brings_dracula_an_event():
    s = searching("desecrated-soil", chance=["draw trap"])
    assert (s.hand(DRACULA)[0], s.events(SEWARD), goes_on(s)) == ("trap", [], True)
    hunters = searching("desecrated-soil", chance=["draw newspaper-reports"])
    assert (hunters.events(SEWARD), hunters.event_discards(), goes_on(hunters)) == ([], ["newspaper-reports"], True)


@clause("F05-CARD-desecrated-soil")
def test_a_group_draws_one_event_for_all():
    s = searching("desecrated-soil", **PAIR, chance=["draw trap", "draw trap"])
    assert s.hand(DRACULA).count("trap") == 1


@clause("F05-CARD-spy", "F05-HIDDEN-32")
def test_a_spy_sees_everything_and_hears_of_the_next_move():
    s = searching("spy", items={SEWARD: ["knife"]}, events={SEWARD: ["hypnosis"]})
    assert "sees seward knife hypnosis" in s.heard(DRACULA)
    assert not [news for news in s.heard(MINA) + s.heard() if news.startswith("sees")]
    assert s.view(DRACULA)["seen_items"][1] and not s.view()["seen_items"][1]
    assert (s.question, s.asked) == ("hunter-announces", [SEWARD])
    assert {"stay", "road nantes", "travel brussels"} <= set(s.options()) and "road vienna" not in s.options()
    s.play("travel brussels")
    assert "announces-rail seward brussels" in s.heard() and goes_on(s)


@clause("F05-CARD-spy")
def test_of_a_group_each_shows_and_announces():
    s = searching("spy", **PAIR, items=ITEMS).play("stay")
    assert (s.asked, "announces-stay seward" in s.heard()) == ([VAN_HELSING], True)
    s.play("road geneva")
    assert "announces-road van-helsing geneva" in s.heard()


@clause("F05-CARD-spy")
def test_from_a_port_one_may_announce_to_sail():
    assert "sail north-sea" in searching("spy", where="amsterdam").options()


# --- markers that stay with the hunters ----------------------------------------------------------------
@clause("F05-CARD-fog")
def test_fog_ends_the_turn_and_stays_with_the_hunter():
    s = searching("fog")
    assert (s.fogged(), s.batted(), s.lurking(2), goes_on(s)) == ([SEWARD], [], [], False)
    assert s.pool().count("fog") + s.encounters().count("fog") == 3


@clause("F05-CARD-bats")
def test_bats_end_the_turn_and_stay_with_the_hunter():
    s = searching("bats")
    assert (s.batted(), s.fogged(), goes_on(s), "bound seward bats" in s.heard()) == ([SEWARD], [], False, True)


@clause("F05-GROUP-23")
def test_such_a_marker_binds_every_member():
    assert searching("fog", **PAIR).fogged() == [SEWARD, VAN_HELSING]


# --- losses of Health -------------------------------------------------------------------------------------
@clause("F05-CARD-plague")
def test_plague_costs_two():
    s = searching("plague")
    assert (s.health(SEWARD), goes_on(s)) == (8, True)


@clause("F05-CARD-lightning")
def test_lightning_costs_two_and_an_item():
    s = searching("lightning", items={SEWARD: ["knife", "rifle"]})
    assert (s.question, s.options()) == ("show-shield", ["pass"])
    s.play("pass")
    assert (s.health(SEWARD), s.question, s.options()) == (8, "lose-item", ["discard knife", "discard rifle"])
    s.play("discard rifle")
    assert (s.hand(SEWARD), goes_on(s)) == (["knife"], True)
    assert searching("lightning").health(SEWARD) == 8


@clause("F05-CARD-lightning", "F05-CARD-crucifix", "F05-HIDDEN-08")
@pytest.mark.parametrize("shield", ["crucifix", "heavenly-host"])
def test_a_crucifix_or_heavenly_host_shown_stops_it(shield):
    s = searching("lightning", items={SEWARD: [shield]}).play(f"show {shield}")
    assert (s.health(SEWARD), s.hand(SEWARD), goes_on(s)) == (10, [shield], True)
    assert f"shows seward {shield}" in s.heard() and s.view(DRACULA)["seen_items"][1]


@clause("F05-CARD-crucifix", "F05-CARD-heavenly-host")
def test_who_has_one_need_not_show_it():
    s = searching("lightning", items={SEWARD: ["crucifix"]}).play("pass")
    assert s.health(SEWARD) == 8


@clause("F05-CARD-rats")
def test_rats_bite_for_each_four_five_or_six():
    s = searching("rats", chance=["roll 4", "roll 6", "roll 3", "roll 5"])
    assert (s.health(SEWARD), goes_on(s)) == (7, True)
    pair = searching("rats", **PAIR, chance=["roll 1", "roll 2", "roll 3", "roll 3", "roll 4", "roll 5", "roll 6", "roll 4"])
    assert (pair.health(SEWARD), pair.health(VAN_HELSING)) == (10, 4)


@clause("F05-CARD-rats", "F05-CARD-saboteur", "F05-CARD-thief")
@pytest.mark.parametrize("marker", ["rats", "saboteur", "thief"])
def test_dogs_in_the_group_keep_them_off(marker):
    s = searching(marker, **PAIR, items={SEWARD: ["knife"], VAN_HELSING: ["dogs"]}, dogs={VAN_HELSING: 1})
    assert (s.health(SEWARD), s.hand(SEWARD), s.hand(VAN_HELSING), goes_on(s)) == (10, ["knife"], ["dogs"], True)
    assert marker in s.pool() + s.encounters() and s.asked != ["chance"]


@clause("F05-CARD-dogs")
def test_dogs_may_be_let_out_when_the_marker_is_seen():
    s = searching("rats", until="encounter-met", items={SEWARD: ["dogs"]})
    assert (s.question, s.options()) == ("encounter-met", ["pass", "play dogs"])
    s.play("play dogs")
    assert (s.health(SEWARD), s.dogs(SEWARD), s.asked != ["chance"]) == (10, 1, True)


@clause("F05-CARD-wolves")
def test_wolves_cost_two_one_less_for_each_kind_of_gun_shown():
    assert searching("wolves").health(SEWARD) == 8
    s = searching("wolves", items={SEWARD: ["pistol", "rifle"]})
    assert s.options() == ["pass", "show pistol", "show rifle"]
    assert s.copy().play("pass").health(SEWARD) == 8
    s.play("show rifle")
    assert s.options() == ["pass", "show pistol"]
    assert s.copy().play("pass").health(SEWARD) == 9
    s.play("show pistol")
    assert (s.health(SEWARD), s.hand(SEWARD), goes_on(s)) == (10, ["pistol", "rifle"], True)


@clause("F05-CARD-wolves", "F05-CARD-pistol", "F05-CARD-rifle")
def test_each_kind_counts_once_whoever_shows_it():
    guns = {SEWARD: ["pistol"], VAN_HELSING: ["pistol", "rifle"]}
    s = searching("wolves", **PAIR, items=guns).play("show pistol")
    assert (s.asked, s.options()) == ([SEWARD], ["pass"])
    s.play("pass")
    assert (s.asked, s.options()) == ([VAN_HELSING], ["pass", "show rifle"])
    s.play("pass")
    assert (s.health(SEWARD), s.health(VAN_HELSING)) == (9, 7)


# --- cards lost -----------------------------------------------------------------------------------------------
@clause("F05-CARD-hoax")
def test_hoax_takes_all_events_in_the_west_and_one_in_the_east():
    west = searching("hoax", **PAIR, events=EVENTS)
    assert (west.hand(SEWARD), west.hand(VAN_HELSING), goes_on(west)) == ([], [], True)
    east = searching("hoax", where=EAST, **PAIR, events=EVENTS)
    assert (east.question, east.asked, east.options()) == ("lose-event", [SEWARD], ["discard hypnosis", "discard money-trail"])
    east.play("discard money-trail", "discard long-day")
    assert (east.hand(SEWARD), east.hand(VAN_HELSING), goes_on(east)) == (["hypnosis"], [], True)


@clause("F05-CARD-peasants")
def test_peasants_exchange_one_item_in_the_west():
    s = searching("peasants", **PAIR, items={SEWARD: ["knife", "rifle"]}, chance=["draw stake"])
    assert s.options() == ["discard knife", "discard rifle"]
    s.play("discard knife")
    assert (s.hand(SEWARD), s.hand(VAN_HELSING), goes_on(s)) == (["rifle", "stake"], [], True)


@clause("F05-CARD-peasants")
def test_and_all_of_them_in_the_east():
    s = searching("peasants", where=EAST, items={SEWARD: ["knife", "rifle"]}, chance=["draw stake", "draw stake"])
    assert (s.hand(SEWARD), sorted(s.item_discards()), goes_on(s)) == (["stake", "stake"], ["knife", "rifle"], True)


@clause("F05-CARD-saboteur")
def test_a_saboteur_takes_a_card_of_each_and_the_turn():
    s = searching("saboteur", **PAIR, items={SEWARD: ["knife"]}, events={SEWARD: ["hypnosis"]})
    assert (s.question, s.options()) == ("lose-card", ["discard knife", "discard hypnosis"])
    s.play("discard hypnosis")
    assert (s.hand(SEWARD), goes_on(s)) == (["knife"], False)
    assert not goes_on(searching("saboteur"))


@clause("F05-CARD-thief")
def test_a_thief_takes_a_random_card_of_the_kind_that_dracula_picks():
    s = searching("thief", items={SEWARD: ["knife", "rifle"]}, events={SEWARD: ["hypnosis"]})
    assert (s.question, s.asked, s.options()) == ("choose-theft", [DRACULA], ["take-item", "take-event"])
    s.play("take-item")
    assert (s.asked, sorted(s.options("chance"))) == (["chance"], ["draw knife", "draw rifle"])
    s.play("chance: draw rifle")
    assert (s.hand(SEWARD), s.item_discards(), goes_on(s)) == (["knife", "hypnosis"], ["rifle"], True)


@clause("F05-CARD-thief")
def test_of_one_kind_only_there_is_nothing_to_pick():
    s = searching("thief", **PAIR, events={SEWARD: ["hypnosis"]}, chance=["draw hypnosis"])
    assert (s.hand(SEWARD), s.event_discards(), goes_on(s)) == ([], ["hypnosis"], True)


# --- New Vampire --------------------------------------------------------------------------------------------
@clause("F05-CARD-new-vampire")
def test_by_day_a_new_vampire_is_destroyed():
    s = searching("new-vampire", time=NOON)
    assert (s.bites(SEWARD), s.lurking(2), "new-vampire" in s.pool(), goes_on(s)) == (0, [], True, True)


@clause("F05-CARD-new-vampire")
@pytest.mark.parametrize("roll", [1, 3])
def test_by_night_it_bites_every_hunter(roll):
    s = searching("new-vampire", **PAIR, time=NIGHT, chance=[f"roll {roll}"])
    assert (s.bites(SEWARD), s.bites(VAN_HELSING), s.lurking(2)) == (1, 1, [])
    assert "new-vampire" in s.pool() and goes_on(s)


@clause("F05-CARD-new-vampire", "F05-CARD-crucifix", "F05-CARD-heavenly-host")
def test_unless_something_holy_is_shown():
    s = searching("new-vampire", **PAIR, time=NIGHT, items={SEWARD: ["knife"], VAN_HELSING: ["heavenly-host"]}, chance=["roll 2"])
    assert (s.asked, s.options()) == ([SEWARD], ["pass"])
    s.play("pass", "show heavenly-host")
    assert (s.bites(SEWARD), s.bites(VAN_HELSING), "new-vampire" in s.pool()) == (0, 0, True)


@clause("F05-CARD-new-vampire")
@pytest.mark.parametrize("roll", [4, 6])
def test_or_it_escapes_and_the_turn_is_over(roll):
    s = searching("new-vampire", time=NIGHT, chance=[f"roll {roll}"])
    assert (s.bites(SEWARD), s.faceup(2), goes_on(s)) == (0, ["new-vampire"], False)


@clause("F05-CARD-new-vampire", "F05-CARD-knife", "F05-CARD-stake")
@pytest.mark.parametrize("weapon", ["knife", "stake"])
def test_unless_a_knife_or_stake_is_discarded(weapon):
    s = searching("new-vampire", **PAIR, time=NIGHT, items={SEWARD: ["rifle"], VAN_HELSING: [weapon]}, chance=["roll 5"])
    assert (s.question, s.asked, s.options()) == ("stake-vampire", [SEWARD], ["pass"])
    s.play("pass")
    assert s.copy().play("pass").faceup(2) == ["new-vampire"]
    s.play(f"discard {weapon}")
    assert (s.hand(VAN_HELSING), s.lurking(2), "new-vampire" in s.pool(), goes_on(s)) == ([], [], True, True)


@clause("F05-CARD-seduction")
def test_seduction_bites_them_all_without_a_roll():
    hand = ["rats", "rats", "fog", "fog", "fog"]
    s = searching("new-vampire", **PAIR, time=NIGHT, encounters=hand, events={DRACULA: ["seduction"]}, items={SEWARD: ["crucifix"]})
    assert (s.question, s.asked) == ("new-vampire-met", [DRACULA])
    quiet(s, "play seduction", "show crucifix")
    assert (s.bites(SEWARD), s.bites(VAN_HELSING)) == (1, 1)
    assert s.question == "trim-encounters" and "discard new-vampire" in s.options()


# --- against one hunter in Dracula's turn ------------------------------------------------------------------------
@clause("F05-CARD-forewarned")
def test_who_was_forewarned_meets_nothing():
    s = quiet(searching("assassin", until="encounter-met", events={SEWARD: ["forewarned"]}), "play forewarned")
    assert (s.fight(), s.lurking(2), "assassin" in s.pool(), goes_on(s)) == (None, [], True, True)
    assert s.question != "hunter-acts"
