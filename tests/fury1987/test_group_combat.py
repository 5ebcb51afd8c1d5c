"""GROUP-10 to GROUP-22: several hunters in one combat, with Dracula or an agent."""

from __future__ import annotations

from clauses import clause

from fury1987.fighting import (
    DRACULA,
    GODALMING,
    SEWARD,
    TOWN,
    VAN_HELSING,
    chits,
    decided,
    enemy_wins,
    fight,
    fight_szgany,
    first_totals,
    hunters_win,
    lay,
    news,
    until,
)
from fury1987.his_turn import his_turn, lies_in


@clause("F87-GROUP-10", "F87-HIDDEN-33")
def test_all_members_fight_whoever_attacked() -> None:
    assert fight(SEWARD, VAN_HELSING).fighters() == [GODALMING, SEWARD, VAN_HELSING]
    at = {GODALMING: "prague", SEWARD: "prague", VAN_HELSING: "rome"}
    s = his_turn("vienna", at=at, together=[GODALMING, SEWARD]).play("road prague", "attack godalming")
    assert s.fighters() == [GODALMING, SEWARD] and "attacks prague godalming seward" in s.heard() and s.seen_at() == "prague"
    s = until(s, "lay-chit")
    s = enemy_wins(s, "escape-human" if "by-day" in s.heard() else "escape-mist", "fist", "fist", target=SEWARD)
    assert s.seen_at() == "prague"  # until he flies or his next turn begins


@clause("F87-GROUP-11", "F87-GROUP-14")
def test_dracula_names_a_target_each_round_and_hits_no_other() -> None:
    s = lay(fight(SEWARD), "claw", "fist", "fist")
    assert s.question == "name-target" and s.asked == [DRACULA] and s.options() == ["target godalming", "target seward"]
    s = decided(s, 1, 6, None, SEWARD)
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (0, 1) and "target seward" in s.heard()
    s = enemy_wins(s, "strength", "escape", "escape", target=GODALMING)
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (2, 1)


@clause("F87-GROUP-12")
def test_the_best_member_counts_for_one_roll() -> None:
    assert first_totals(fight(SEWARD), "claw", "fist", "fist", target=GODALMING) == "5 1"
    assert first_totals(fight(SEWARD, VAN_HELSING), "claw", "fist", "fist", "fist", target=GODALMING) == "6 1"
    dogs = {"weapons": {GODALMING: ["dogs", "dogs"]}, "dogs": {GODALMING: 2}}
    assert first_totals(fight(SEWARD, **dogs), "claw", "fist", "fist", target=SEWARD) == "6 1"
    assert len(news(lay(fight(SEWARD), "claw", "fist", "fist"), "rolled")) == 1  # the light so far


@clause("F87-GROUP-13")
def test_the_bonus_counts_if_the_target_is_bitten() -> None:
    assert first_totals(fight(SEWARD, bitten=[SEWARD]), "claw", "fist", "fist", target=SEWARD) == "5 2"
    assert first_totals(fight(SEWARD, bitten=[SEWARD]), "claw", "fist", "fist", target=GODALMING) == "5 1"


@clause("F87-GROUP-15", "F87-GROUP-17")
def test_winning_hunters_choose_one_result() -> None:
    s = lay(fight(SEWARD, weapons={GODALMING: ["holy-water"], SEWARD: ["knife"]}), "claw", "holy-water", "knife")
    s.play("target seward", "chance: roll 6", "chance: roll 1")
    assert s.question == "choose-result" and s.asked == [GODALMING] and s.options() == ["apply godalming", "apply seward"]
    assert "reveals seward knife" in s.heard()  # they see what they choose between
    s.play("apply seward")
    assert s.blood() == 10 and s.weapons(GODALMING) == ["holy-water"]  # the other is parried and uses up nothing


@clause("F87-GROUP-16")
def test_who_is_bitten_hypnotised_or_killed_is_out_and_the_rest_fight_on() -> None:
    s = enemy_wins(fight(SEWARD), "bite", "fist", "fist", target=GODALMING)
    assert s.bitten() == [GODALMING] and s.fighters() == [SEWARD] and s.asked == [SEWARD, DRACULA]
    s = enemy_wins(fight(SEWARD), "dracula-hypnosis", "escape", "fist", target=GODALMING)
    assert s.bitten() == [GODALMING] and s.fighters() == [SEWARD]
    s = enemy_wins(fight(SEWARD, wounds={SEWARD: 11}), "claw", "fist", "fist", target=SEWARD)
    assert s.dead() == [SEWARD] and s.fighters() == [GODALMING]
    s = enemy_wins(s, "bite", "escape")
    assert s.question == "flight"  # the last of them


@clause("F87-RESULT-09")
def test_one_escapes_but_draculas_escape_ends_it_for_all() -> None:
    s = hunters_win(fight(SEWARD), "claw", "escape", "fist", of=GODALMING)
    assert s.fighters() == [SEWARD] and "out-of-combat godalming" in s.heard() and s.at(GODALMING) == TOWN
    assert hunters_win(fight(SEWARD), "escape-mist", "escape", "fist", of=GODALMING).fighters() == []
    assert enemy_wins(fight(SEWARD), "escape-human", "fist", "fist", target=SEWARD).fighters() == []


@clause("F87-GROUP-18", "F87-GROUP-19")
def test_an_agent_keeps_to_its_first_target() -> None:
    s = lay(fight_szgany(SEWARD, wounds={SEWARD: 9}), "agent-knife", "fist", "fist")
    assert s.question == "name-target" and s.asked == [DRACULA]
    s = decided(s, 1, 6, None, SEWARD)
    assert s.wounds(SEWARD) == 11
    s = lay(s, "agent-fist", "escape", "escape")
    assert s.asked == ["chance"]  # nobody is asked again
    s.play("chance: roll 1", "chance: roll 6")
    assert s.dead() == [SEWARD] and s.fighters() == [GODALMING]
    three = fight_szgany(SEWARD, VAN_HELSING, wounds={SEWARD: 11})
    three = enemy_wins(three, "agent-knife", "fist", "fist", "fist", target=SEWARD)
    assert lay(three, "agent-fist", "escape", "escape").question == "name-target"  # now it may take another


@clause("F87-GROUP-22")
def test_a_group_against_a_lone_agent() -> None:
    s = fight_szgany(SEWARD, weapons={SEWARD: ["pistol"]})
    assert chits(s, SEWARD) == ["pistol", "fist", "escape"]
    s = enemy_wins(s, "agent-knife", "fist", "pistol", target=GODALMING)
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (2, 0)
    s = hunters_win(fight_szgany(SEWARD, weapons={SEWARD: ["pistol"]}), "agent-knife", "fist", "pistol", of=SEWARD)
    assert s.fighters() == [] and lies_in(s, TOWN) is None
    s = hunters_win(fight_szgany(SEWARD), "agent-knife", "escape", "fist", of=GODALMING)
    assert s.fighters() == [SEWARD]


@clause("F87-DAMAGE-06", "F87-GROUP-22")
def test_a_szgany_makes_room_for_a_hunter_who_turns() -> None:
    s = fight_szgany(SEWARD, bitten=[SEWARD], wounds={SEWARD: 11})
    s = enemy_wins(s, "agent-knife", "fist", "fist", target=SEWARD)
    assert s.turned() == [SEWARD] and s.fighters() == [] and lies_in(s, TOWN) == "hunter-vampire"
    assert s.encounter_cup().count("szgany-with-knife") == 3 and s.asked == [VAN_HELSING]


@clause("F87-HIDDEN-22", "F87-GROUP-15", "F87-COMBAT-24")
def test_what_all_hear_of_a_round() -> None:
    s = fight(SEWARD)
    begun = len(s.heard())
    s = hunters_win(s, "claw", "fist", "fist", of=SEWARD)
    assert s.heard()[begun - 1] == "combat-round 1"
    heard = [text for text in s.heard()[begun:] if not text.startswith("answered")]
    target = heard.index("target godalming")
    assert heard[target + 1 : target + 9] == [
        "rolled 6",
        "rolled 1",
        "totals 6 1",
        "hunters-ahead",
        "reveals godalming fist",
        "reveals seward fist",
        "reveals dracula claw",
        "counts seward",
    ]
    assert heard[target + 9].startswith("result ") and heard[-1] == "combat-round 2"
