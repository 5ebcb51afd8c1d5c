"""COMBAT, INIT: rounds of chits and dice, who may lay what, who has the initiative."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.fighting import (
    DRACULA,
    GODALMING,
    SEWARD,
    TOWN,
    VAN_HELSING,
    attacking,
    chits,
    declined,
    enemy_wins,
    fight,
    fight_szgany,
    first_totals,
    hunters_win,
    lay,
    news,
    until,
)
from fury1987.his_turn import his_turn

BASIC = ["fist", "dodge", "escape"]
DAY = ["claw", "dracula-dodge", "escape-human"]
NIGHT = ["claw", "dracula-dodge", "escape-human", "escape-bat", "escape-mist", "bite", "dracula-hypnosis", "strength"]


def but(hand: list[str], *barred: str) -> list[str]:
    return [chit for chit in hand if chit not in barred]


# --- which chits --------------------------------------------------------------------------------
@clause("F87-COMBAT-01", "F87-COMBAT-12", "F87-COMBAT-14")
def test_each_side_of_the_board_lists_its_chits() -> None:
    arms = {GODALMING: ["crucifix", "holy-water", "knife"], SEWARD: ["dogs", "garlic", "heavenly-host"]}
    dracula = fight(SEWARD, weapons=arms)
    assert chits(dracula, GODALMING) == ["crucifix", "holy-water", "knife", "fist", "escape"]
    assert chits(dracula, SEWARD) == ["heavenly-host", "fist", "escape"]
    agent = fight_szgany(SEWARD, weapons=arms)
    assert chits(agent, GODALMING) == ["knife", "fist", "escape"] and chits(agent, SEWARD) == ["fist", "escape"]
    assert chits(agent, DRACULA) == ["agent-fist", "agent-knife"]


@clause("F87-COMBAT-02", "F87-HIDDEN-22")
def test_a_die_decides_between_day_and_night() -> None:
    for face in range(1, 7):
        s = attacking().play(f"chance: roll {face}")
        assert f"by-{'night' if face <= 3 else 'day'}" in s.heard() and s.view()["by_night"] == (face <= 3)
    s = hunters_win(fight(light="day"), "claw", "fist")
    assert s.question == "lay-chit" and chits(s, DRACULA) == but(DAY, "claw")  # for the whole combat


@clause("F87-COMBAT-03", "F87-COMBAT-04", "F87-CARD-chit-claw")
def test_what_dracula_has_by_day_and_by_night() -> None:
    assert chits(fight(light="day"), DRACULA) == but(DAY, "dracula-dodge")
    assert chits(fight(), DRACULA) == but(NIGHT, "dracula-dodge")


@clause("F87-COMBAT-05")
def test_no_light_without_dracula() -> None:
    s = fight_szgany()
    assert not news(s, "by-night", "by-day", "rolled") and s.question == "lay-chit"


@clause("F87-COMBAT-09", "F87-CARD-chit-dodge")
def test_nobody_dodges_in_the_first_round() -> None:
    for s, seats in ((fight(), (GODALMING, DRACULA)), (fight_szgany(), (GODALMING, DRACULA))):
        assert not [chit for seat in seats for chit in chits(s, seat) if "dodge" in chit]
    s = hunters_win(fight(), "claw", "fist")
    assert "dodge" in chits(s, GODALMING) and "dracula-dodge" in chits(s, DRACULA)
    assert "agent-dodge" in chits(enemy_wins(fight_szgany(), "agent-fist", "fist"), DRACULA)


@clause("F87-COMBAT-10", "F87-CARD-chit-fist")
def test_no_chit_twice_running() -> None:
    s = hunters_win(fight(), "claw", "fist")
    assert chits(s, GODALMING) == ["dodge", "escape"] and chits(s, DRACULA) == but(NIGHT, "claw")
    s = hunters_win(s, "strength", "dodge")
    assert chits(s, GODALMING) == ["fist", "escape"] and chits(s, DRACULA) == but(NIGHT, "strength")


@clause("F87-COMBAT-11")
def test_a_second_chit_of_a_kind_is_another() -> None:
    s = hunters_win(fight(weapons={GODALMING: ["pistol", "pistol", "knife"]}), "claw", "pistol")
    assert "pistol" in chits(s, GODALMING) and "knife" in chits(s, GODALMING)
    s = hunters_win(s, "strength", "pistol")
    assert "pistol" in chits(s, GODALMING)
    used = fight(weapons={GODALMING: ["holy-water", "holy-water"]})
    assert "holy-water" in chits(hunters_win(used, "claw", "holy-water"), GODALMING)  # the other one
    assert "pistol" not in chits(hunters_win(fight(weapons={GODALMING: ["pistol"]}), "claw", "pistol"), GODALMING)


@clause("F87-COMBAT-15", "F87-RESULT-04")
def test_repelled_he_may_only_dodge_or_escape() -> None:
    s = hunters_win(fight(blood=9), "bite", "fist")
    assert "result repelled 0" in s.heard() and s.blood() == 9
    assert chits(s, DRACULA) == ["dracula-dodge", "escape-human", "escape-bat", "escape-mist"]
    s = hunters_win(s, "dracula-dodge", "dodge")
    assert chits(s, DRACULA) == but(NIGHT, "dracula-dodge")  # next round only


@clause("F87-COMBAT-16", "F87-RESULT-05", "F87-HIDDEN-04")
def test_after_losing_blood_too() -> None:
    s = hunters_win(fight(weapons={GODALMING: ["knife"]}, blood=9), "claw", "knife")
    assert s.blood() == 7 and "blood-lost 2" in s.heard() and s.question == "lay-chit"
    assert chits(s, DRACULA) == ["dracula-dodge", "escape-human", "escape-bat", "escape-mist"]
    assert s.view(GODALMING)["blood"] < 0  # not the total


@clause("F87-COMBAT-17", "F87-CARD-garlic")
def test_the_limit_is_lifted_if_it_leaves_nothing() -> None:
    s = declined(attacking(weapons={GODALMING: ["crucifix", "garlic"]}).play("play garlic")).play("chance: roll 6")
    assert chits(s, DRACULA) == ["claw"]
    s = enemy_wins(s, "claw", "fist")
    assert chits(s, DRACULA) == ["dracula-dodge"]
    s = hunters_win(s, "dracula-dodge", "crucifix")
    assert chits(s, DRACULA) == ["claw"]  # hurt he should dodge, which he has just done
    s = enemy_wins(s, "claw", "fist")
    assert s.combat_round() == 4 and chits(s, DRACULA) == ["dracula-dodge", "escape-human"]
    s = enemy_wins(s, "escape-human", "dodge")
    assert s.weapon_discards() == ["garlic"]


# --- before the first round -----------------------------------------------------------------------
@clause("F87-COMBAT-06", "F87-COMBAT-07")
def test_declarations_come_before_the_die_and_two_of_them_cancel_each_other() -> None:
    s = attacking(events={GODALMING: ["dawn-raid"], DRACULA: ["hour-of-darkness"]})
    assert s.question == "combat-start" and s.asked == [GODALMING, DRACULA] and not news(s, "rolled")
    day = declined(s.copy().play("godalming: play dawn-raid", "dracula: play hour-of-darkness"))  # the hunters are first
    assert "by-day" in day.heard() and day.events(DRACULA) == ["hour-of-darkness"] and day.question == "lay-chit"
    night = declined(s.copy().play("godalming: pass", "dracula: play hour-of-darkness"))
    assert "by-night" in night.heard() and night.question == "lay-chit"
    both = s.play("godalming: play dawn-raid", "dracula: pass", "dracula: pass", "dracula: play hour-of-darkness")
    assert both.question == "day-or-night" and both.asked == ["chance"]


# --- a round --------------------------------------------------------------------------------------
@clause("F87-COMBAT-08", "F87-HIDDEN-21")
def test_chits_are_laid_in_secret_together() -> None:
    s = fight(SEWARD)
    assert s.asked == [GODALMING, SEWARD, DRACULA] and s.question == "lay-chit"
    s.play("dracula: choose bite", "seward: choose escape")
    assert s.asked == [GODALMING] and not news(s, "lays", "reveals", seat=GODALMING)
    s.play("godalming: choose fist")
    assert news(s, "lays") == [] and news(s, "lays", seat=DRACULA) == ["lays dracula bite"]
    assert news(s, "lays", seat=GODALMING) == ["lays godalming fist", "lays seward escape"]
    nouns = s.game.nouns
    assert s.view(SEWARD)["laid"][:2] == [nouns.index("fist"), nouns.index("escape")] and s.view(SEWARD)["laid"][3] < -1
    assert s.view(DRACULA)["laid"][3] == nouns.index("bite") and s.view(DRACULA)["laid"][0] < -1
    s.play("dracula: target seward", "chance: roll 6", "chance: roll 1")
    assert news(s, "reveals") == ["reveals godalming fist", "reveals seward escape", "reveals dracula bite"]


@clause("F87-COMBAT-24")
def test_chits_are_turned_up_after_the_dice() -> None:
    s = lay(fight(SEWARD), "bite", "fist", "escape")
    assert s.question == "name-target" and s.asked == [DRACULA]
    s.play("target seward", "chance: roll 6")
    assert s.asked == ["chance"] and not news(s, "reveals")
    s.play("chance: roll 1")
    words = [text.split()[0] for text in s.heard() if text.split()[0] in ("target", "rolled", "totals", "reveals")]
    assert words[-7:] == ["target", "rolled", "rolled", "totals", "reveals", "reveals", "reveals"]


@clause("F87-COMBAT-18", "F87-RESULT-02")
def test_the_table_of_the_winner_counts() -> None:
    won = hunters_win(fight(), "claw", "fist")
    assert "result parried 0" in won.heard() and won.wounds(GODALMING) == 0 and won.question == "lay-chit"
    lost = enemy_wins(fight(), "claw", "fist")
    assert "result wound 1" in lost.heard() and lost.wounds(GODALMING) == 1


@clause("F87-COMBAT-20", "F87-COMBAT-21")
def test_round_after_round_until_the_thirtieth() -> None:
    s = fight(blood=8)
    for n in range(30):
        assert s.combat_round() == n + 1 and s.question == "lay-chit"
        s = hunters_win(s, *(("claw", "fist") if n % 2 == 0 else ("strength", "dodge")))
    assert s.fighters() == [] and s.blood() == 8 and s.at(GODALMING) == s.dracula_at() == TOWN and not news(s, "flies")


@clause("F87-COMBAT-22")
def test_whom_he_fought_he_may_not_attack_until_they_leave() -> None:
    s = fight(SEWARD, fought_here=[SEWARD])
    assert s.fought_here() == [GODALMING, SEWARD]
    s = hunters_win(s, "claw", "escape", "fist", of=GODALMING)
    assert s.fighters() == [SEWARD]
    s = enemy_wins(s, "escape-human", "dodge")
    assert s.fought_here() == [GODALMING, SEWARD] and s.fighters() == []
    s = until(s, "dracula-turn").play("pass", "done")
    assert not news(s, "attacks")


@clause("F87-COMBAT-23", "F87-BLOOD-01")
def test_at_no_blood_the_combat_goes_on() -> None:
    s = hunters_win(fight(weapons={GODALMING: ["knife"]}, blood=2), "claw", "knife")
    assert s.fleeing() and "no-blood" in s.heard() and s.question == "lay-chit" and s.fighters() == [GODALMING]


@clause("F87-COMBAT-25")
def test_dracula_lays_for_his_agents() -> None:
    assert fight_szgany().asked == [GODALMING, DRACULA]
    rifle = fight_szgany(kind="szgany-with-knife-and-rifle")
    assert chits(rifle, DRACULA) == ["agent-fist", "agent-knife", "agent-rifle"]
    assert chits(fight_szgany(kind="szgany-with-knife-and-pistol"), DRACULA) == ["agent-fist", "agent-knife", "agent-pistol"]


# --- initiative -------------------------------------------------------------------------------------
@clause("F87-INIT-01", "F87-HIDDEN-22")
def test_ties_are_rolled_again() -> None:
    s = lay(fight_szgany(), "agent-knife", "fist").play("chance: roll 3", "chance: roll 4")
    assert news(s, "totals") == ["totals 4 4"] and s.asked == ["chance"] and not news(s, "reveals")
    s.play("chance: roll 5", "chance: roll 4")
    assert news(s, "totals")[1] == "totals 6 4" and "hunters-ahead" in s.heard() and s.question == "lay-chit"


@clause("F87-INIT-02", "F87-INIT-03", "F87-INIT-08")
@pytest.mark.parametrize(("hunter", "dracula", "agent"), [(GODALMING, "4 1", "6 1"), (SEWARD, "5 1", "5 1"), (VAN_HELSING, "6 1", "4 1")])
def test_the_first_round_of_each_hunter(hunter: str, dracula: str, agent: str) -> None:
    s = his_turn("vienna", at={hunter: "prague"}).play("road prague", f"attack {hunter}", "chance: roll 1")
    assert first_totals(s, "claw", "fist") == dracula
    assert first_totals(s, "strength", "dodge") == "5 1"  # only the first round
    parts = {"phase": "hunters", "dead": [h for h in (GODALMING, SEWARD, VAN_HELSING) if h != hunter]}
    s = his_turn("madrid", **parts, at={hunter: TOWN}, open={TOWN: "szgany-with-knife"}).play("pass")
    assert first_totals(s, "agent-knife", "fist") == agent


@clause("F87-INIT-04")
def test_a_bitten_hunter_is_easier_prey_in_every_round() -> None:
    s = fight(bitten=[GODALMING])
    assert first_totals(s, "claw", "fist") == "4 2" and first_totals(s, "strength", "dodge") == "5 2"
    assert first_totals(fight_szgany(bitten=[GODALMING]), "agent-knife", "fist") == "6 1"


@clause("F87-INIT-05")
def test_dracula_at_home() -> None:
    s = fight(dracula_at="castle-dracula")
    assert first_totals(s, "claw", "fist") == "4 2" and first_totals(s, "strength", "dodge") == "5 2"


@clause("F87-INIT-06", "F87-CARD-dogs")
def test_dogs_shown_help_in_the_first_round() -> None:
    arms = {"weapons": {GODALMING: ["dogs", "dogs"]}}
    assert first_totals(fight(**arms), "claw", "fist") == "4 1"
    s = fight(**arms, dogs={GODALMING: 1})
    assert first_totals(s, "claw", "fist") == "5 1" and first_totals(s, "strength", "dodge") == "5 1"
    assert first_totals(fight(**arms, dogs={GODALMING: 2}), "claw", "fist") == "6 1"


@clause("F87-INIT-07", "F87-RESULT-03")
def test_a_parry_with_a_plus_helps_its_winner_once() -> None:
    s = hunters_win(fight(), "claw", "fist")
    s = hunters_win(s, "strength", "dodge")  # P+
    assert first_totals(s, "claw", "fist") == "6 1"
    assert first_totals(s, "strength", "dodge") == "5 1"
    s = enemy_wins(hunters_win(fight(), "claw", "fist"), "strength", "dodge")
    assert first_totals(s, "claw", "fist") == "5 2"
