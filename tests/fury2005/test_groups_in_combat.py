"""Groups in combat: F05-GROUP-08 to -18."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, agent, clash, fight, lost, scene, sums

BOTH = (SEWARD, VAN_HELSING)


@clause("F05-GROUP-08")
def test_every_member_lays_a_card_each_round():
    s = fight(*BOTH).play("choose claws")
    assert s.asked == [SEWARD]
    assert s.play("choose punch").asked == [VAN_HELSING]
    s.play("choose escape")
    assert (s.table(SEWARD), s.table(VAN_HELSING)) == ("punch", "escape")
    s.chance += ["roll 1", "roll 6"]
    s.play("target seward", "choose dracula-dodge")
    assert s.asked == [SEWARD]


@clause("F05-GROUP-09", "F05-GROUP-14")
def test_the_enemy_names_a_target_afresh_and_only_he_suffers():
    s = lost(fight(*BOTH), "claws", "punch", "escape", target=SEWARD)
    assert (s.health(SEWARD), s.health(VAN_HELSING)) == (9, 8)
    lost(s, "strength", "dodge", "punch", target=VAN_HELSING)
    assert (s.health(SEWARD), s.health(VAN_HELSING)) == (9, 5)


@clause("F05-GROUP-10", "F05-HIDDEN-27")
def test_the_target_is_named_when_all_cards_are_laid_and_none_is_seen():
    s = fight(*BOTH).play("choose claws", "choose punch")
    assert s.asked == [VAN_HELSING] and s.target() is None
    s.play("choose escape")
    assert (s.question, s.asked, s.options()) == ("name-target", [DRACULA], ["target seward", "target van-helsing"])
    assert not [news for news in s.heard() if news.startswith("reveals")] and s.view(DRACULA)["laid"][1] == -9
    s.play("target van-helsing")
    order = ["target van-helsing", "reveals dracula claws", "reveals seward punch", "reveals van-helsing escape"]
    assert s.heard()[-4:] == order


@clause("F05-GROUP-09")
def test_who_fights_alone_is_the_target():
    s = fight(SEWARD).play("choose claws", "choose punch")
    assert (s.asked, s.target()) == (["chance"], SEWARD)


@clause("F05-GROUP-11")
def test_one_roll_for_all_with_the_modifiers_of_any_each_kind_once():
    pistols = {SEWARD: ["pistol"], VAN_HELSING: ["pistol"]}
    s = clash(fight(*BOTH, plans=2, items=pistols), "claws", "pistol", "pistol", target=SEWARD, rolls="2 1")
    assert sums(s) == "5 1"
    other = clash(fight(*BOTH, items=pistols), "claws", "punch", "pistol", target=SEWARD, rolls="2 1")
    assert sums(other) == "3 1"


@clause("F05-GROUP-12")
def test_godalmings_second_die_counts_for_his_group():
    s = clash(agent("assassin", GODALMING, MINA), "agent-rifle", "punch", "punch", target=MINA, rolls="2 5 1")
    assert sums(s) == "5 1"
    assert sums(clash(agent("assassin", SEWARD, MINA), "agent-rifle", "punch", "punch", target=MINA, rolls="2 1")) == "2 1"


@clause("F05-GROUP-13")
@pytest.mark.parametrize(("target", "ahead"), [(SEWARD, "hunters-ahead"), (VAN_HELSING, "enemy-ahead")])
def test_a_tie_is_settled_against_the_targets_card(target, ahead):
    s = clash(fight(*BOTH, items={SEWARD: ["rifle"]}), "claws", "rifle", "punch", target=target, rolls="3 3")
    assert ahead in s.heard()


@clause("F05-GROUP-14")
def test_the_targets_card_is_read_when_the_enemy_wins():
    rifle = {SEWARD: ["rifle"]}
    s = lost(fight(*BOTH, items=rifle), "fangs", "rifle", "punch", target=SEWARD)
    assert "result continue" in s.heard() and s.bites(VAN_HELSING) == 0
    s = lost(fight(*BOTH, items=rifle), "fangs", "rifle", "punch", target=VAN_HELSING)
    assert (s.bites(SEWARD), s.bites(VAN_HELSING)) == (0, 1)


@clause("F05-GROUP-15", "F05-GROUP-21")
def test_the_first_of_the_hunters_chooses_the_card_if_they_win():
    s = clash(fight(*BOTH, items={VAN_HELSING: ["stake"]}), "claws", "punch", "stake", target=SEWARD)
    assert (s.question, s.asked, s.options()) == ("choose-card", [SEWARD], ["apply seward", "apply van-helsing"])
    assert s.copy().play("apply van-helsing").blood() == 10
    assert s.play("apply seward").blood() == 15


@clause("F05-GROUP-16")
def test_only_the_card_compared_can_be_destroyed():
    bullets = {SEWARD: ["sacred-bullets"], VAN_HELSING: ["sacred-bullets"]}
    s = clash(fight(*BOTH, items=bullets), "claws", "sacred-bullets", "sacred-bullets", target=SEWARD).play("apply van-helsing")
    assert (s.hand(SEWARD), s.hand(VAN_HELSING)) == (["sacred-bullets"], [])


@clause("F05-GROUP-16")
@pytest.mark.parametrize(("applied", "total"), [(SEWARD, "4 1"), (VAN_HELSING, "3 1")])
def test_only_the_card_compared_earns_the_bonus_of_a_dodge(applied, total):
    s = clash(fight(*BOTH, round=2), "claws", "dodge", "punch", target=SEWARD).play(f"apply {applied}")
    clash(s, "fangs", "punch", "dodge", target=SEWARD, rolls="3 1")
    assert sums(s) == total


@clause("F05-GROUP-17")
def test_it_ends_with_the_round_in_which_one_is_bitten_or_defeated():
    s = lost(fight(*BOTH), "fangs", "punch", "punch", target=SEWARD)
    assert (s.bites(SEWARD), s.fight()) == (1, None)
    s = lost(fight(*BOTH, health={VAN_HELSING: 1}), "claws", "punch", "punch", target=VAN_HELSING)
    assert (s.at(VAN_HELSING), s.at(SEWARD), s.fight()) == ("hospital", "galatz", None)


@clause("F05-GROUP-17")
def test_or_one_escapes():
    s = clash(fight(*BOTH), "claws", "punch", "escape", target=SEWARD)
    assert s.copy().play("apply seward").fight() == "dracula"
    assert s.play("apply van-helsing").fight() is None


@clause("F05-GROUP-18")
def test_hunters_whom_dracula_attacks_fight_as_one():
    s = scene(phase="dracula", step="action", at={SEWARD: "vienna", MINA: "vienna"}, trail=["vienna", "prague"], time="midnight")
    assert (s.fight(), s.fighters()) == ("dracula", [SEWARD, MINA])
    lost(s, "claws", "punch", "punch", target=MINA)
    assert (s.health(SEWARD), s.health(MINA)) == (10, 7)
