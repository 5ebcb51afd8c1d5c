"""Combat: what the results do, what ends it, and the bat move: F05-COMBAT-27 to -45, -48."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, GODALMING, MINA, NOON, SEWARD, VAN_HELSING, agent, clash, fight, lost, scene


def goes_on(s) -> bool:
    return s.fight() is not None


# --- wounds, continue, repel ----------------------------------------------------------------
@clause("F05-COMBAT-27")
def test_a_wound_costs_the_loser_health_or_blood_and_combat_goes_on():
    s = clash(fight(items={SEWARD: ["crucifix"]}), "claws", "crucifix")
    assert (s.blood(), s.health(SEWARD), goes_on(s)) == (12, 10, True)
    lost(s, "strength", "punch")
    assert (s.blood(), s.health(SEWARD), goes_on(s)) == (12, 7, True)


@clause("F05-COMBAT-28", "F05-COMBAT-29")
def test_a_third_continue_in_a_row_ends_the_combat():
    s = clash(fight(), "claws", "punch")
    assert (s.continues(), s.blood(), s.health(SEWARD)) == (1, 15, 10)
    clash(s, "dracula-dodge", "dodge")
    assert (s.continues(), goes_on(s)) == (2, True)
    clash(s, "claws", "punch")
    assert "combat-over" in s.heard() and not goes_on(s)


@clause("F05-COMBAT-30")
def test_any_other_result_takes_the_markers_away():
    s = lost(fight(round=3, continues=2), "claws", "punch")
    assert (s.continues(), goes_on(s)) == (0, True)
    assert clash(s, "dracula-dodge", "dodge").continues() == 1


@clause("F05-COMBAT-31")
def test_repelled_dracula_may_only_dodge_or_escape_in_the_next_round():
    s = clash(fight(), "fangs", "punch")
    assert s.options() == ["choose dracula-dodge", "choose escape-man", "choose escape-bat", "choose escape-mist"]
    clash(s, "dracula-dodge", "escape", rolls="1 6")
    assert not goes_on(s)
    assert "choose claws" in clash(fight(round=2, repelled=True), "dracula-dodge", "punch").options()


@clause("F05-COMBAT-48")
def test_continue_markers_count_for_all_members_together():
    s = clash(fight(SEWARD, MINA, round=2, continues=1), "claws", "punch", "dodge", target=MINA).play("apply seward")
    assert s.continues() == 2
    lost(s, "dracula-dodge", "escape", "punch", target=MINA)
    assert "combat-over" in s.heard()


# --- bite, killed, end -----------------------------------------------------------------------
@clause("F05-COMBAT-33", "F05-BITE-05")
def test_a_bite_ends_the_combat():
    s = lost(fight(VAN_HELSING, bites={VAN_HELSING: 1}), "fangs", "punch")
    assert (s.bites(VAN_HELSING), s.at(VAN_HELSING), s.vampires()) == (2, "galatz", 0)
    assert "bitten van-helsing" in s.heard() and not goes_on(s)
    worse = lost(fight(MINA), "fangs", "punch")
    assert (worse.at(MINA), worse.vampires()) == ("hospital", 2)


@clause("F05-COMBAT-34", "F05-COMBAT-35")
@pytest.mark.parametrize(("blood", "left"), [(15, 10), (11, 10), (10, 5), (6, 5)])
def test_killed_dracula_drops_to_the_next_red_space_and_fights_on(blood, left):
    s = clash(fight(blood=blood, items={SEWARD: ["stake"]}), "claws", "stake")
    assert (s.blood(), goes_on(s), s.winners) == (left, True, None)


@clause("F05-COMBAT-34", "F05-COMBAT-35", "F05-WIN-02")
@pytest.mark.parametrize("blood", [5, 1])
def test_with_no_blood_left_the_hunters_have_won(blood):
    s = clash(fight(blood=blood, items={SEWARD: ["stake"]}), "claws", "stake")
    assert (s.blood(), s.winners, s.ending) == (0, [GODALMING, SEWARD, VAN_HELSING, MINA], "blood-spent")


@clause("F05-COMBAT-36")
def test_end_ends_it():
    s = clash(fight(), "claws", "escape")
    assert "result end" in s.heard() and not goes_on(s)
    assert (s.blood(), s.health(SEWARD)) == (15, 10)


@clause("F05-COMBAT-37", "F05-DEFEAT-01")
def test_a_hunter_without_health_is_defeated_and_the_combat_ends():
    s = lost(fight(health={SEWARD: 3}), "strength", "punch")
    assert (s.at(SEWARD), s.health(SEWARD), s.vampires(), goes_on(s)) == ("hospital", 10, 2, False)


@clause("F05-COMBAT-45")
def test_after_a_combat_with_dracula_the_turn_is_over():
    s = clash(fight(trail=["vienna"]), "claws", "escape")
    assert s.turn() == VAN_HELSING
    assert "turn-over" in s.heard()


@clause("F05-COMBAT-45")
def test_after_his_own_attack_dracula_goes_on():
    s = clash(fight(trail=["vienna"], attacked=True), "claws", "escape")
    assert "turn-over" not in s.heard() and not goes_on(s)
    assert s.turn() != SEWARD or s.asked == ["chance"]


# --- destroyed cards ----------------------------------------------------------------------------
@clause("F05-COMBAT-38")
def test_a_marked_entry_destroys_the_hunters_card_whoever_won():
    for rolls in ("6 1", "1 6"):
        s = clash(fight(items={SEWARD: ["holy-water", "knife"]}), "claws", "holy-water", rolls=rolls)
        assert (s.hand(SEWARD), s.item_discards()) == (["knife"], ["holy-water"])
    kept = clash(fight(items={SEWARD: ["knife"]}), "strength", "knife")
    assert (kept.hand(SEWARD), kept.item_discards()) == (["knife"], [])


@clause("F05-COMBAT-38")
def test_by_option_only_where_the_hunter_won():
    option = {"destroyed_card": "hunters-win"}
    assert lost(fight(items={SEWARD: ["holy-water"]}, options=option), "claws", "holy-water").hand(SEWARD) == ["holy-water"]
    assert clash(fight(items={SEWARD: ["holy-water"]}, options=option), "claws", "holy-water").hand(SEWARD) == []


@clause("F05-COMBAT-38", "F05-COMBAT-10")
def test_a_second_copy_may_follow_one_that_was_destroyed():
    s = clash(fight(items={SEWARD: ["sacred-bullets", "sacred-bullets"]}), "claws", "sacred-bullets").play("choose fangs")
    assert "choose sacred-bullets" in s.options()


@clause("F05-COMBAT-39")
def test_tactics_are_never_destroyed():
    s = clash(fight(), "strength", "punch", rolls="1 6")
    clash(s, "claws", "dodge", rolls="6 1")
    assert s.item_discards() == [] and "choose punch" in s.play("choose strength").options()


# --- bat move -----------------------------------------------------------------------------------
ESCAPED = {"trail": [{"card": "vienna", "encounters": ["rats"]}, "prague"]}


def flying(**parts):
    """Dracula got away from Dr. Seward as a bat."""
    return lost(fight(SEWARD, **{**ESCAPED, **parts}), "escape-bat", "punch")


@clause("F05-COMBAT-40")
def test_a_bat_flies_one_or_two_roads_to_a_free_city():
    s = flying(at={MINA: "budapest"}, hosts=["munich"], catacombs=["zagreb"])
    assert (s.question, s.asked) == ("bat-move", [DRACULA])
    assert "fly szeged" in s.options() and "fly berlin" in s.options() and "pass" in s.options()
    for barred in ("budapest", "munich", "zagreb", "prague", "vienna", "zurich", "paris"):
        assert f"fly {barred}" not in s.options()


@clause("F05-COMBAT-41", "F05-HIDDEN-31")
def test_the_new_card_takes_the_place_of_the_old_one_face_down():
    s = flying()
    s.play("fly munich")
    assert (s.trail(), s.lurking(1), s.up()) == (["munich", "prague"], [], [])
    assert "rats" in s.pool()
    assert "bat-move space-1" in s.heard(SEWARD) and not [news for news in s.heard(SEWARD) if "munich" in news]
    assert "laid-card munich" in s.heard(DRACULA)


@clause("F05-COMBAT-41", "F05-COMBAT-42")
def test_wolf_form_and_double_back_go_with_the_old_card():
    s = flying(trail=["feed", {"card": "vienna", "wolf": True}, "prague"]).play("fly munich")
    assert s.trail() == ["feed", "munich", "prague"]
    assert s.marks(2) == ["cut"]


@clause("F05-COMBAT-43")
def test_he_may_stay_and_must_where_no_road_leads():
    s = flying().play("pass")
    assert (s.trail(), s.lurking(1), s.turn()) == (["vienna", "prague"], ["rats"], VAN_HELSING)
    assert flying(trail=["cagliari"]).options() == ["pass"]


@clause("F05-COMBAT-44")
def test_a_bat_that_comes_home_is_seen_and_feeds():
    s = flying(trail=["galatz"], blood=9).play("fly castle-dracula")
    assert (s.blood(), s.up(), s.at(DRACULA)) == (11, ["castle-dracula"], "castle-dracula")


@clause("F05-COMBAT-40")
def test_nobody_else_flies():
    for s in (lost(fight(), "escape-man", "punch"), lost(fight(), "escape-mist", "punch"), lost(fight(foe="vampire"), "fangs", "punch")):
        assert s.question != "bat-move" and not goes_on(s)


@clause("F05-COMBAT-35")
def test_an_agent_or_vampire_that_is_killed_is_dead():
    assert not goes_on(clash(agent("assassin"), "agent-punch", "punch"))
    assert not goes_on(clash(fight(foe="vampire", items={SEWARD: ["stake"]}, time=NOON), "claws", "stake"))


def test_a_hide_that_leaves_with_the_bat_takes_no_memory_of_a_gap_with_it():
    at = {SEWARD: "amsterdam", GODALMING: "london"}
    s = scene(phase="dracula", step="move", trail=["brussels", "hide", "amsterdam", "north-sea"], at=at, time="midnight")
    s.play("double-back amsterdam")
    assert (s.trail(), s.marks(3)) == (["amsterdam", "brussels", "hide", "north-sea"], ["up", "cut"])
    lost(s, "escape-bat", "punch").play("fly hamburg")
    assert (s.trail(), s.marks(2)) == (["hamburg", "brussels", "north-sea"], ["cut"])
