"""GROUP: hunters who share a turn."""

import pytest
from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, can, grouped, passed, scene

TOGETHER = {"at": {GODALMING: "vienna", SEWARD: "vienna", MINA: "vienna"}}


@clause("F05-GROUP-01")
@pytest.mark.parametrize("place", ["vienna", "north-sea"])
def test_hunters_in_one_place_may_form_a_group(place):
    s = scene(at={GODALMING: place, MINA: place, SEWARD: "prague"})
    assert (s.question, s.asked, s.options()) == ("invite", [GODALMING], ["pass", "invite mina"])
    s.play("invite mina")
    assert (s.question, s.asked, s.options()) == ("joins", [MINA], ["accept", "pass"])
    assert s.play("accept").group() == [GODALMING, MINA]
    assert s.heard()[-2:] == ["invites godalming mina", "joins mina"]
    assert scene(at={GODALMING: place, MINA: "prague"}).question == "hunters-move"


@clause("F05-GROUP-01", "F05-GROUP-20")
def test_who_has_had_his_turn_cannot_join():
    assert can(scene(turn=SEWARD, **TOGETHER), "invite") == [MINA]
    s = scene(**TOGETHER).play("pass", "road prague", "pass")
    assert (s.question, s.asked) == ("invite", [SEWARD])
    assert can(s, "invite") == [MINA]


@clause("F05-GROUP-02")
def test_a_member_has_no_turn_of_his_own():
    s = scene(**TOGETHER).play("invite mina", "mina: accept", "godalming: pass", "stay", "pass")
    assert (s.question, s.asked) == ("hunters-move", [SEWARD])
    s.play("stay", "pass", "van-helsing: stay", "pass")
    assert s.turn() == DRACULA and s.question == "dracula-moves"


@clause("F05-GROUP-03")
def test_who_skips_his_turn_cannot_join_and_a_group_ends_with_its_turn():
    assert can(scene(skips=[SEWARD], **TOGETHER), "invite") == [MINA]
    s = grouped(GODALMING, SEWARD, step="act").play("pass")
    assert (s.turn(), s.group()) == (VAN_HELSING, [VAN_HELSING])


@clause("F05-GROUP-04")
def test_a_group_moves_as_one():
    s = grouped(GODALMING, SEWARD, at={MINA: "vienna"}).play("road prague")
    assert [s.at(h) for h in (GODALMING, SEWARD, MINA)] == ["prague", "prague", "vienna"]
    assert s.question == "hunter-acts"


@clause("F05-GROUP-05")
def test_one_member_rests_or_resupplies_or_all_trade():
    def meeting(**options):
        return grouped(GODALMING, SEWARD, step="act", items={SEWARD: ["knife"]}, options=options)

    s = meeting()
    assert s.options() == ["pass", "rest godalming", "rest seward", "supply godalming", "supply seward", "trade"]
    assert passed(s.play("trade"), "hunters-move").turn() == VAN_HELSING
    s = meeting(group_trade=True).play("trade", "seward: pass")
    assert s.options() == ["pass", "rest godalming", "rest seward", "supply godalming", "supply seward"]
    s = meeting(group_trade=True).play("rest seward", "draw forewarned")
    assert (s.question, s.options()) == ("hunter-acts", ["pass", "trade"])
    assert passed(s.play("trade"), "hunters-move").turn() == VAN_HELSING


@clause("F05-GROUP-05")
def test_with_nothing_to_trade_nobody_is_asked_again():
    s = grouped(GODALMING, SEWARD, step="act", options={"group_trade": True}).play("rest seward", "draw forewarned")
    assert (s.turn(), s.question) == (VAN_HELSING, "hunters-move")


@clause("F05-GROUP-05")
def test_a_lone_hunter_never_trades_besides():
    s = scene(turn=SEWARD, step="act", **TOGETHER, items={SEWARD: ["knife"]}, options={"group_trade": True})
    assert s.play("trade", "seward: pass").question == "after-action"


@clause("F05-GROUP-19")
def test_a_group_spends_one_resolve_in_all():
    s = scene(**TOGETHER, resolve=3, health={GODALMING: 5, SEWARD: 5}).play("invite seward", "seward: accept", "godalming: pass")
    assert s.asked == [GODALMING, SEWARD]
    s.play("godalming: pass", "seward: strengthen seward")
    assert (s.health(SEWARD), s.resolve(), s.question) == (9, 2, "hunters-move")


@clause("F05-GROUP-20")
def test_who_does_not_agree_keeps_his_own_turn():
    s = scene(**TOGETHER).play("invite seward", "seward: pass")
    assert s.options() == ["pass", "invite mina"]
    s.play("pass", "stay", "pass")
    assert (s.question, s.asked) == ("invite", [SEWARD])


@clause("F05-GROUP-21")
def test_the_earliest_member_decides_for_the_group():
    s = grouped(SEWARD, VAN_HELSING, MINA, events={MINA: ["money-trail"]})
    assert (s.question, s.asked) == ("hunters-move", [SEWARD])
    s.play("stay")
    assert (s.question, s.asked) == ("before-search", [MINA])
    s.play("pass")
    assert (s.question, s.asked) == ("hunter-acts", [SEWARD])


@clause("F05-GROUP-22")
def test_no_member_goes_back_at_sea():
    alone = grouped(GODALMING, place="north-sea", came_from={GODALMING: "english-channel"}, embarked={GODALMING: "london"})
    assert "english-channel" not in can(alone, "sail") and "edinburgh" in can(alone, "sail")
    s = grouped(
        GODALMING,
        SEWARD,
        place="north-sea",
        came_from={GODALMING: "english-channel", SEWARD: "edinburgh"},
        embarked={GODALMING: "london", SEWARD: "edinburgh"},
    )
    assert set(can(alone, "sail")) - set(can(s, "sail")) == {"edinburgh"}
    assert "english-channel" not in can(s, "sail")


@clause("F05-GROUP-23")
def test_a_fog_met_together_binds_each_in_his_next_turn():
    s = grouped(GODALMING, SEWARD, step="search", trail=["paris", {"card": "vienna", "encounters": ["fog"]}])
    assert (s.fogged(), s.turn()) == ([GODALMING, SEWARD], VAN_HELSING)
    passed(passed(s, "dracula-moves").play("lay strasbourg"), "invite")
    left = s.pool().count("fog")
    s.play("pass")  # Godalming alone
    assert (s.question, s.asked) == ("hunter-acts", [GODALMING])
    s.play("pass")
    assert (s.fogged(), s.pool().count("fog")) == ([SEWARD], left)
    assert (s.question, s.asked) == ("hunter-acts", [SEWARD])
    s.play("pass")
    assert (s.fogged(), s.pool().count("fog")) == ([], left + 1)
    assert s.heard().count("marker-back fog") == 1


@clause("F05-GROUP-23")
def test_fog_and_bats_of_one_bind_the_whole_group():
    s = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, fogged=[SEWARD]).play("invite seward", "seward: accept")
    assert s.question == "hunter-acts"
    assert s.play("pass").fogged() == []
    alone = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, fogged=[SEWARD]).play("pass")
    assert alone.question == "hunters-move"
    bats = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, batted=[SEWARD]).play("invite seward", "seward: accept")
    assert (bats.question, bats.asked) == ("bats-carry", [DRACULA])
    bats.play("carry prague")
    assert (bats.at(GODALMING), bats.at(SEWARD), bats.batted()) == ("prague", "prague", [])
