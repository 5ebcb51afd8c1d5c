"""Combat: how it begins, what is laid, and who wins a round: F05-COMBAT-01 to -26, -46, -47."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, GODALMING, MINA, NIGHT, NOON, SEWARD, VAN_HELSING, agent, clash, fight, lost, quiet, scene, sums

BY_DAY = ["choose claws", "choose escape-man"]
BY_NIGHT = [*BY_DAY, "choose escape-bat", "choose escape-mist", "choose fangs", "choose mesmerize", "choose strength"]


# --- how it begins ----------------------------------------------------------------------
@clause("F05-COMBAT-01")
def test_cards_are_played_in_turn_from_dracula_on_until_all_pass():
    s = fight(SEWARD, step="open", events={DRACULA: ["trap", "trap"], SEWARD: ["advance-planning"], MINA: ["advance-planning"]})
    assert (s.question, s.asked) == ("combat-start", [DRACULA, SEWARD, MINA])
    quiet(s, until="combat-start")
    all_answer(s, "dracula: play trap", "seward: play advance-planning", "mina: pass")
    assert s.heard()[-1] == "event-discarded trap" and "played seward advance-planning" not in s.heard()
    all_answer(s, "dracula: play trap", "seward: play advance-planning", "mina: pass")
    assert "played seward advance-planning" in s.heard() and s.heard().count("played dracula trap") == 1
    all_answer(s, "dracula: play trap", "mina: play advance-planning")
    assert s.heard().count("played dracula trap") == 1 and (s.question, s.asked) == ("combat-start", [DRACULA])
    all_answer(s, "dracula: play trap")
    assert (s.question, s.asked) == ("lay-card", [DRACULA])


def all_answer(s, *texts):
    """Cards for the start of the combat; no event is answered by another."""
    quiet(s.play(*texts), until="combat-start")


@clause("F05-COMBAT-02")
def test_hunters_elsewhere_may_plan_but_not_bring_garlic():
    s = fight(SEWARD, step="open", events={MINA: ["advance-planning"]}, items={MINA: ["garlic"]})
    assert (s.asked, s.options()) == ([MINA], ["pass", "play advance-planning"])
    assert fight(MINA, step="open", items={MINA: ["garlic"]}).options() == ["pass", "play garlic"]


@clause("F05-COMBAT-03", "F05-COMBAT-04", "F05-HIDDEN-25")
def test_a_hunter_lays_a_tactic_or_an_item_with_a_number():
    s = fight(SEWARD, items={SEWARD: ["dogs", "knife", "stake"]}).play("choose claws")
    assert (s.asked, s.options()) == ([SEWARD], ["choose knife", "choose stake", "choose punch", "choose escape"])
    with pytest.raises(ValueError, match="not open"):
        s.play("choose dogs")
    assert s.view(DRACULA)["items"][1] == [-9, -9, -9]


@clause("F05-COMBAT-05")
def test_by_day_dracula_has_three_cards():
    assert fight(time=NOON).options() == BY_DAY
    assert fight(time=NOON, round=2).options() == ["choose claws", "choose dracula-dodge", "choose escape-man"]


@clause("F05-COMBAT-06")
def test_by_night_he_has_all_eight():
    assert fight().options() == BY_NIGHT
    assert len(fight(round=2).options()) == 8


@clause("F05-COMBAT-07")
def test_the_hour_at_its_start_counts_for_the_whole_combat():
    s = scene(turn=SEWARD, step="search", at={SEWARD: "vienna"}, trail=["vienna"], time="dusk")
    assert s.options() == BY_DAY
    s.state.time = 3
    clash(s, "claws", "punch", rolls="6 1")
    assert s.options() == ["choose dracula-dodge", "choose escape-man"]


@clause("F05-COMBAT-08")
def test_holy_things_do_not_help_against_agents():
    holy = {SEWARD: ["crucifix", "heavenly-host", "holy-water"]}
    assert agent("assassin", items=holy).play("choose agent-punch").options() == ["choose punch", "choose escape"]
    assert "choose crucifix" in fight(items=holy).play("choose claws").options()
    assert "choose holy-water" in fight(foe="vampire", items=holy).play("choose claws").options()


# --- cards are laid -----------------------------------------------------------------------
@clause("F05-COMBAT-09", "F05-HIDDEN-26")
def test_cards_are_secret_until_all_are_turned_up_together():
    s = fight(SEWARD, items={SEWARD: ["knife"]}).play("choose claws")
    assert s.view(SEWARD)["laid"][4] == s.view()["laid"][4] == -9
    s.play("choose knife")
    assert (s.table(DRACULA), s.table(SEWARD), s.asked) == ("claws", "knife", ["chance"])
    assert "reveals dracula claws" in s.heard() and "reveals seward knife" in s.heard()


@clause("F05-HIDDEN-26", "F05-HIDDEN-10")
def test_hunters_see_what_another_hunter_lays():
    s = fight(SEWARD, MINA).play("choose claws", "choose punch")
    assert s.table(SEWARD) == "punch" and "lays seward punch" in s.heard(MINA)
    assert s.view(MINA)["laid"][1] != -9 == s.view(DRACULA)["laid"][1]
    assert "lays seward punch" not in s.heard(DRACULA) + s.heard()


@clause("F05-HIDDEN-10")
def test_unless_every_hunter_keeps_his_hand_to_himself():
    s = fight(SEWARD, MINA, options={"hunter_hands": "own"}).play("choose claws", "choose punch")
    assert s.view(MINA)["laid"][1] == -9 and "lays seward punch" not in s.heard(MINA)


@clause("F05-COMBAT-10")
def test_a_card_is_not_played_in_two_rounds_running():
    s = fight(round=2, last={DRACULA: "claws", SEWARD: "knife"}, items={SEWARD: ["knife"]})
    assert "choose claws" not in s.options()
    s.play("choose fangs")
    assert s.options() == ["choose punch", "choose dodge", "choose escape"]


@clause("F05-COMBAT-10")
def test_a_second_copy_may_follow():
    s = fight(round=2, last={SEWARD: "knife"}, items={SEWARD: ["knife", "knife"]}).play("choose fangs")
    assert "choose knife" in s.options()


@clause("F05-COMBAT-11", "F05-HIDDEN-28")
def test_a_card_lies_on_the_table_until_the_end_of_the_next_round():
    s = clash(fight(items={SEWARD: ["rifle"]}), "claws", "rifle")
    assert (s.last(DRACULA), s.last(SEWARD), s.table(SEWARD)) == ("claws", "rifle", None)
    assert s.view()["last_cards"] == s.view(DRACULA)["last_cards"] == s.view(SEWARD)["last_cards"]
    clash(s, "dracula-dodge", "punch")
    assert (s.last(DRACULA), s.last(SEWARD)) == ("dracula-dodge", "punch")
    assert "choose rifle" in s.play("choose claws").options()


@clause("F05-COMBAT-12")
def test_nobody_dodges_in_the_first_round():
    s = fight()
    assert "choose dracula-dodge" not in s.options()
    assert "choose dodge" not in s.play("choose claws").options()
    assert "choose agent-dodge" not in agent("assassin").options()
    second = fight(round=2)
    assert "choose dracula-dodge" in second.options() and "choose dodge" in second.play("choose claws").options()


# --- the roll -----------------------------------------------------------------------------
@clause("F05-COMBAT-13")
def test_each_side_rolls_one_die():
    s = clash(fight(), "claws", "punch", rolls="5 2")
    assert (s.heard().count("rolled 5"), s.heard().count("rolled 2"), sums(s)) == (1, 1, "5 2")
    assert s.asked == [DRACULA]


@clause("F05-COMBAT-14")
@pytest.mark.parametrize("rolls", ["2 5 1", "5 2 1"])
def test_godalming_uses_the_higher_of_two_dice_against_an_agent(rolls):
    assert sums(clash(agent("assassin", GODALMING), "agent-rifle", "punch", rolls=rolls)) == "5 1"


@clause("F05-COMBAT-14")
def test_but_rolls_one_against_dracula():
    assert sums(clash(fight(GODALMING), "claws", "punch", rolls="2 1")) == "2 1"


@clause("F05-COMBAT-15", "F05-COMBAT-21")
def test_every_advance_planning_adds_one():
    assert sums(clash(fight(plans=2), "claws", "punch", rolls="3 1")) == "5 1"


@clause("F05-COMBAT-16", "F05-COMBAT-21")
def test_a_pistol_adds_one_and_all_adds_up():
    s = clash(fight(plans=1, items={SEWARD: ["pistol"]}), "claws", "pistol", rolls="3 1")
    assert sums(s) == "5 1"
    assert sums(clash(s, "fangs", "punch", rolls="3 1")) == "4 1"


@clause("F05-COMBAT-17")
def test_a_dodge_that_won_helps_in_the_next_round_alone():
    s = clash(fight(round=2, last={SEWARD: "punch"}), "claws", "dodge", rolls="6 1")
    assert sums(clash(s, "fangs", "punch", rolls="3 1")) == "4 1"
    assert sums(clash(s, "dracula-dodge", "escape", rolls="1 3")) == "1 3"


@clause("F05-COMBAT-17")
def test_the_enemys_dodge_helps_the_enemy():
    s = lost(fight(round=2, last={SEWARD: "escape"}), "dracula-dodge", "punch")
    assert sums(clash(s, "claws", "dodge", rolls="5 1")) == "5 2"


@clause("F05-COMBAT-18")
def test_every_trap_adds_one_to_the_enemy():
    assert sums(clash(fight(traps=2), "claws", "punch", rolls="6 1")) == "6 3"
    assert sums(clash(agent("assassin", traps=1), "agent-rifle", "punch", rolls="6 1")) == "6 2"


@clause("F05-COMBAT-19")
def test_dracula_adds_one_at_his_castle():
    assert sums(clash(fight(trail=["castle-dracula"]), "claws", "punch", rolls="6 1")) == "6 2"


@clause("F05-COMBAT-19", "F05-CARD-vampire-lair")
def test_a_vampire_there_does_not():
    assert sums(clash(fight(foe="vampire", at={SEWARD: "castle-dracula"}), "claws", "punch", rolls="6 1")) == "6 1"


@clause("F05-COMBAT-20")
def test_a_bitten_hunter_helps_dracula_once():
    bites = {SEWARD: 1, VAN_HELSING: 2}
    assert sums(clash(fight(SEWARD, bites=bites), "claws", "punch", rolls="6 1")) == "6 2"
    assert sums(clash(fight(SEWARD, VAN_HELSING, bites=bites), "claws", "punch", "punch", target=SEWARD, rolls="6 1")) == "6 2"
    assert sums(clash(fight(foe="vampire", bites=bites), "claws", "punch", rolls="6 1")) == "6 2"


@clause("F05-COMBAT-20")
@pytest.mark.parametrize(("option", "total"), [(False, "6 1"), (True, "6 2")])
def test_minas_bite_counts_by_option_only(option, total):
    assert sums(clash(fight(MINA, options={"bitten_mina": option}), "claws", "punch", rolls="6 1")) == total


# --- who wins -------------------------------------------------------------------------------
@clause("F05-COMBAT-22", "F05-COMBAT-25")
def test_the_higher_total_wins_and_its_card_is_read():
    knife = {SEWARD: ["knife"]}
    won, beaten = clash(fight(items=knife), "claws", "knife", rolls="4 3"), clash(fight(items=knife), "claws", "knife", rolls="3 4")
    assert (won.blood(), won.health(SEWARD)) == (13, 10)
    assert (beaten.blood(), beaten.health(SEWARD)) == (15, 9)


@clause("F05-COMBAT-23")
def test_a_tie_goes_to_the_higher_initiative():
    rifle = clash(fight(items={SEWARD: ["rifle"]}), "claws", "rifle", rolls="3 3")
    assert "hunters-ahead" in rifle.heard() and "result repel" in rifle.heard()
    stake = clash(fight(items={SEWARD: ["stake"]}), "claws", "stake", rolls="3 3")
    assert "enemy-ahead" in stake.heard() and stake.health(SEWARD) == 8


@clause("F05-COMBAT-46")
def test_a_round_runs_in_order():
    parts = {"allies": {"hunters": "sister-agatha"}, "items": {SEWARD: ["sacred-bullets"]}}
    s = clash(fight(trail=["vienna"], **parts), "fangs", "sacred-bullets", rolls="5 2")
    order = ["reveals dracula fangs", "blood 13", "rolled 5", "totals 5 2", "result wound 2", "blood 11", "dropped seward sacred-bullets"]
    assert [news for news in s.heard() if news in order] == order
    assert (s.asked, s.question, s.last(SEWARD)) == ([DRACULA], "lay-card", None)


@clause("F05-COMBAT-32")
def test_a_repel_that_leaves_no_card_is_ignored():
    s = fight(foe="vampire", round=2, last={DRACULA: "dracula-dodge"}, repelled=True, time=NIGHT)
    assert s.options() == ["choose claws", "choose fangs", "choose mesmerize", "choose strength"]
