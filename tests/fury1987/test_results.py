"""RESULT: what the cells of the Combat Action Board do, and how a combat ends."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury1987.fighting import (
    DRACULA,
    GODALMING,
    SEWARD,
    TOWN,
    VAN_HELSING,
    chits,
    enemy_wins,
    fight,
    fight_szgany,
    hunters_win,
    news,
)
from fury1987.his_turn import lies_in
from whitby.scene import Scene

ROUND = ("claw", "fist")  # a parry, if the hunter wins


def second_round(**parts: Any) -> Scene:
    """Nothing has happened in the first."""
    return hunters_win(fight(**parts), *ROUND)


def over(s: Scene) -> bool:
    return s.fighters() == [] and "combat-over" in s.heard()


# --- the enemy beaten ---------------------------------------------------------------------------------
@clause("F87-RESULT-06", "F87-CARD-szgany")
def test_one_killing_blow_removes_an_agent() -> None:
    s = hunters_win(fight_szgany(weapons={GODALMING: ["pistol"]}), "agent-knife", "pistol")
    assert over(s) and lies_in(s, TOWN) is None and "szgany-with-knife" in s.encounter_discards()


@clause("F87-RESULT-07", "F87-BLOOD-02")
def test_a_killing_blow_costs_dracula_six_and_ends_the_combat() -> None:
    stake = {"weapons": {GODALMING: ["stake"]}}
    s = hunters_win(fight(**stake, blood=10), "claw", "stake")
    assert s.blood() == 4 and over(s) and "blood-lost 6" in s.heard() and not s.fleeing()
    s = hunters_win(fight(**stake, blood=3), "claw", "stake")
    assert (s.blood(), s.blood_death(), s.dying()) == (0, 3, 1) and over(s) and s.fleeing() and s.winners is None
    s = hunters_win(fight(**stake, blood=0, fleeing=True), "claw", "stake")
    assert (s.blood_death(), s.dying()) == (6, 1) and s.winners is None  # at exactly 0 Blood Death had not begun


@clause("F87-RESULT-08")
def test_a_killing_blow_in_blood_death_destroys_him() -> None:
    dying = {"blood": 0, "dying": 1, "blood_death": 1, "fleeing": True}
    s = hunters_win(fight(weapons={GODALMING: ["stake"]}, **dying), "claw", "stake")
    assert s.ending == "dracula-destroyed" and s.degree == "supreme" and s.winners == [GODALMING, SEWARD, VAN_HELSING]


@clause("F87-BLOOD-03", "F87-BLOOD-04")
def test_blood_death_at_twelve_destroys_him() -> None:
    parts = {"weapons": {GODALMING: ["crucifix"]}, "blood": 0, "dying": 1, "fleeing": True}
    s = hunters_win(fight(**parts, blood_death=8), "claw", "crucifix")
    assert s.blood_death() == 11 and s.winners is None
    assert hunters_win(fight(**parts, blood_death=9), "claw", "crucifix").ending == "dracula-destroyed"


# --- escapes -----------------------------------------------------------------------------------------
@clause("F87-RESULT-09", "F87-CARD-chit-escape", "F87-RESULT-17")
def test_a_hunter_who_escapes_stays_in_the_town() -> None:
    s = hunters_win(fight(), "claw", "escape")
    assert over(s) and s.at(GODALMING) == s.dracula_at() == s.seen_at() == TOWN and not news(s, "flies")
    s = enemy_wins(fight(), "escape-bat", "escape")
    assert over(s) and s.dracula_at() == TOWN and not news(s, "flies")  # Escape against Escape


@clause("F87-CARD-chit-escape-human", "F87-CARD-chit-escape-mist", "F87-RESULT-17")
def test_as_a_man_or_mist_he_ends_the_combat_and_stays() -> None:
    for chit in ("escape-human", "escape-mist"):
        s = enemy_wins(fight(), chit, "fist")
        assert over(s) and s.dracula_at() == s.seen_at() == s.at(GODALMING) == TOWN and s.question != "flight"
    assert hunters_win(fight(), "escape-human", "fist").fighters() == [GODALMING]  # without success


@clause("F87-RESULT-10", "F87-CARD-chit-escape-bat", "F87-HIDDEN-23")
def test_as_a_bat_he_flies_one_or_two_roads() -> None:
    s = enemy_wins(fight(at={SEWARD: "vienna"}, hosts=["zagreb"]), "escape-bat", "fist")
    assert s.question == "flight" and s.asked == [DRACULA] and s.fighters() == []
    flights = [text.removeprefix("fly ") for text in s.options()]
    assert "prague" in flights and "klausenburg" in flights  # one road and two, over a town with a hunter
    assert not {"vienna", "zagreb", TOWN, "paris"} & set(flights)
    s.play("fly prague")
    assert s.dracula_at() == "prague" and s.seen_at() is None and news(s, "flies") == ["flies"] and "flew prague" in s.heard(DRACULA)
    for eyes in (None, GODALMING):
        assert "prague" not in " ".join(s.heard(eyes)) and s.view(eyes)["dracula_at"] < -1


@clause("F87-RESULT-11")
def test_local_rumours_stay_where_he_fought() -> None:
    s = enemy_wins(fight(rumours="paris"), "escape-bat", "fist")
    assert s.rumours() == "paris" and s.play("fly prague").rumours() == TOWN


@clause("F87-RESULT-10", "F87-HIDDEN-23")
def test_with_nowhere_to_fly_he_stays_and_nobody_knows() -> None:
    alone = {"dracula_at": "cagliari", "rumours": "rome"}
    s = enemy_wins(fight(**alone), "escape-bat", "fist")
    assert s.options() == ["stay"]
    s.play("stay")
    assert s.dracula_at() == "cagliari" and s.rumours() == "rome" and news(s, "flies") == ["flies"] and s.seen_at() is None


@clause("F87-RESULT-12")
def test_fleeing_he_never_flies_farther_from_home() -> None:
    s = enemy_wins(fight(fleeing=True, blood=0, dracula_at="vienna"), "escape-bat", "fist")
    flights = [text.removeprefix("fly ") for text in s.options()]
    assert (
        "budapest" in flights
        and "munich" not in flights
        and "prague" in [text.removeprefix("fly ") for text in enemy_wins(fight(dracula_at="vienna"), "escape-bat", "fist").options()]
    )
    s = enemy_wins(fight(fleeing=True, blood=0, dracula_at="castle-dracula"), "escape-bat", "fist")
    assert s.options() == ["stay"]


# --- the hunter hurt -----------------------------------------------------------------------------------
@clause("F87-RESULT-13", "F87-CARD-chit-strength")
def test_wounds() -> None:
    s = enemy_wins(fight(), "strength", "fist")
    assert s.wounds(GODALMING) == 3 and s.fighters() == [GODALMING] and s.question == "lay-chit"
    s = enemy_wins(fight(wounds={GODALMING: 9}), "strength", "fist")
    assert s.dead() == [GODALMING] and over(s) and not news(s, "flies")
    s = enemy_wins(fight(weapons={GODALMING: ["knife"]}), "strength", "knife")
    assert s.weapon_discards() == ["knife"] and s.wounds(GODALMING) == 0  # or it breaks the weapon


@clause("F87-RESULT-14", "F87-CARD-chit-bite")
def test_a_bite_ends_it_for_the_target_and_dracula_flies() -> None:
    s = enemy_wins(fight(), "bite", "fist")
    assert s.bitten() == [GODALMING] and s.fighters() == [] and s.question == "flight"
    s = enemy_wins(fight(bitten=[GODALMING]), "bite", "fist")
    assert s.turned() == [GODALMING] and lies_in(s, TOWN) == "hunter-vampire" and s.question == "flight"


@clause("F87-RESULT-15", "F87-CARD-chit-hypnosis")
def test_hypnosis_bites_and_disarms() -> None:
    s = enemy_wins(fight(weapons={GODALMING: ["knife", "dogs"]}), "dracula-hypnosis", "escape")
    assert s.bitten() == [GODALMING] and s.weapons(GODALMING) == [] and s.weapon_discards() == ["dogs", "knife"]
    assert over(s) and s.question != "flight" and s.seen_at() == TOWN


# --- used up -----------------------------------------------------------------------------------------------
@clause("F87-RESULT-16", "F87-COMBAT-19")
def test_a_star_uses_the_weapon_up() -> None:
    for weapon in ("stake", "holy-water"):
        s = hunters_win(fight(weapons={GODALMING: [weapon, "knife"]}), "claw", weapon)
        assert s.weapons(GODALMING) == ["knife"] and s.weapon_discards() == [weapon]
    s = hunters_win(fight(weapons={GODALMING: ["stake"]}), "strength", "stake")
    assert s.weapons(GODALMING) == ["stake"] and over(s)
    s = hunters_win(fight(weapons={GODALMING: ["knife"]}), "claw", "knife")
    assert s.weapons(GODALMING) == ["knife"]


@clause("F87-CARD-sacred-bullets", "F87-RESULT-16")
def test_sacred_bullets_roll_for_it() -> None:
    for face in range(1, 7):
        s = hunters_win(fight(weapons={GODALMING: ["sacred-bullets"]}), "claw", "sacred-bullets")
        assert s.question == "sacred-bullets" and s.blood() == 11
        s.play(f"chance: roll {face}")
        assert (s.weapon_discards() == ["sacred-bullets"]) == (face >= 4) and s.question == "lay-chit"
    s = enemy_wins(fight(weapons={GODALMING: ["sacred-bullets"]}), "strength", "sacred-bullets")
    assert s.weapon_discards() == ["sacred-bullets"] and s.question == "lay-chit"  # lost outright


@clause("F87-CARD-stake", "F87-CARD-knife")
def test_weapons_against_agents() -> None:
    s = hunters_win(fight_szgany(weapons={GODALMING: ["stake", "knife"]}), "agent-knife", "stake")
    assert over(s) and s.weapon_discards() == ["stake"]
    s = hunters_win(fight_szgany(weapons={GODALMING: ["stake", "knife"]}), "agent-knife", "knife")
    assert over(s) and s.weapon_discards() == []


@clause("F87-CARD-crucifix", "F87-CARD-heavenly-host", "F87-CARD-holy-water")
def test_holy_things_against_dracula() -> None:
    s = hunters_win(fight(weapons={GODALMING: ["crucifix"]}), "claw", "crucifix")
    assert s.blood() == 9 and s.weapons(GODALMING) == ["crucifix"]
    s = hunters_win(fight(weapons={GODALMING: ["heavenly-host"]}), "bite", "heavenly-host")
    assert over(s) and s.blood() == 12 and s.weapons(GODALMING) == ["heavenly-host"]
    s = enemy_wins(fight(weapons={GODALMING: ["holy-water"]}), "dracula-hypnosis", "holy-water")
    assert s.weapon_discards() == ["holy-water"] and s.bitten() == []  # used up by any use


@clause("F87-CARD-pistol", "F87-CARD-rifle")
def test_guns_on_both_sides() -> None:
    s = hunters_win(fight(weapons={GODALMING: ["pistol", "rifle"]}), "claw", "rifle")
    assert "result repelled 0" in s.heard() and "pistol" in chits(s, GODALMING) and "rifle" not in chits(s, GODALMING)
    for gun in ("pistol", "rifle"):
        assert over(hunters_win(fight_szgany(weapons={GODALMING: [gun]}), "agent-fist", gun))


@clause("F87-HIDDEN-17")
def test_dracula_remembers_the_weapons_he_saw() -> None:
    s = hunters_win(fight(weapons={GODALMING: ["knife", "pistol"]}), "claw", "knife")
    knife = s.game.nouns.index("knife")
    assert s.view(DRACULA)["seen_weapons"][0] == [knife] and s.weapons(GODALMING) == ["knife", "pistol"]
    s = enemy_wins(s, "dracula-dodge", "pistol")
    s = enemy_wins(s, "strength", "knife")
    assert s.view(DRACULA)["seen_weapons"][0] == [knife + 1]  # the Knife broke


@clause("F87-RESULT-02", "F87-RESULT-03")
def test_a_parry_does_nothing() -> None:
    s = second_round(blood=7)
    assert s.combat_round() == 2 and s.blood() == 7 and s.wounds(GODALMING) == 0 and s.state.bonus == 0  # type: ignore[attr-defined]
    s = hunters_win(s, "strength", "dodge")
    assert s.combat_round() == 3 and s.state.bonus == 1  # type: ignore[attr-defined]
