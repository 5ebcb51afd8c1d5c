"""CARD: weapons outside the tables of combat: Dogs, Garlic, Heavenly Host, Holy Water."""

from __future__ import annotations

from clauses import clause

from fury1987.fighting import attacking, chits, declined, enemy_wins, hunters_win
from fury1987.his_turn import his_turn, moves
from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, idle, news, turn_in, until, until_turn_of, ways
from fury1987.meeting import meets


# --- Dogs -------------------------------------------------------------------------------------------------
@clause("F87-CARD-dogs", "F87-TURN-08", "F87-HIDDEN-05")
def test_dogs_are_shown_in_any_movement_phase() -> None:
    s = his_turn("vienna", weapons={GODALMING: ["dogs", "knife"]})
    assert s.options(GODALMING) == ["show-dogs"] and s.options(SEWARD) == []
    s.play("godalming: show-dogs")
    assert s.dogs(GODALMING) == 1 and s.weapons(GODALMING) == ["dogs", "knife"] and s.options(GODALMING) == []
    assert "dogs-shown godalming" in s.heard(DRACULA) and s.question == "dracula-turn"
    s = until(turn_in("paris", weapons={SEWARD: ["dogs", "dogs"]}), "hunter-moves")  # another's phase
    s.play("seward: show-dogs", "seward: show-dogs")
    assert s.dogs(SEWARD) == 2 and s.asked == [GODALMING] and s.options(SEWARD) == []


@clause("F87-CARD-dogs")
def test_not_once_something_is_met() -> None:
    s = meets("wolves", weapons={GODALMING: ["dogs", "pistol"]})
    assert s.question == "show-gun" and "show-dogs" not in s.options(GODALMING)
    s = attacking(weapons={GODALMING: ["dogs"]})
    assert s.question == "combat-start" and "show-dogs" not in s.options(GODALMING)


@clause("F87-CARD-dogs", "F87-HIDDEN-25")
def test_dogs_are_shown_on_drawing() -> None:
    for chit in ("dogs", "knife"):
        s = until(turn_in("brussels"), "hunter-moves").play("road paris", "stock stock-1-0", f"chance: draw {chit}")
        assert s.question == "show-dogs" and s.asked == [GODALMING]
        assert s.options() == (["pass", "show dogs"] if chit == "dogs" else ["pass"])
    s = until(turn_in("brussels"), "hunter-moves").play("road paris", "stock stock-1-0", "chance: draw dogs", "show dogs")
    assert s.dogs(GODALMING) == 1 and s.asked == [SEWARD]  # no other chit is hidden


@clause("F87-CARD-dogs", "F87-PASS-01")
def test_dogs_drawn_in_a_pass_help_in_the_fight_that_follows() -> None:
    s = turn_in("budapest", dracula_at="budapest", fought_here=[GODALMING], weapons={GODALMING: ["knife"]})
    s = until(s, "hunter-moves").play("pass", "discard knife", "chance: draw dogs", "show dogs")
    assert s.question == "attack-again" and s.dogs(GODALMING) == 1


@clause("F87-CARD-dogs")
def test_all_know_that_no_dogs_are_left_to_show() -> None:
    s = turn_in("brussels", weapons={SEWARD: ["dogs", "dogs"]}, dogs={SEWARD: 2})
    s = until(s, "hunter-moves").play("road paris", "stock stock-1-0", "chance: draw knife")
    assert s.asked == [SEWARD]


# --- Garlic -----------------------------------------------------------------------------------------------
@clause("F87-CARD-garlic")
def test_garlic_bars_the_escapes_for_three_rounds_and_is_then_discarded() -> None:
    s = attacking(weapons={GODALMING: ["garlic", "garlic", "knife"]}).play("play garlic", "play garlic")
    assert s.weapons(GODALMING) == ["knife"] and s.weapon_discards() == []
    s = declined(s).play("chance: roll 1")
    for enemy, ours in (("claw", "fist"), ("strength", "dodge"), ("claw", "fist")):
        assert not {"escape-human", "escape-bat", "escape-mist"} & set(chits(s, DRACULA))
        s = enemy_wins(s, enemy, ours)
    assert s.combat_round() == 4 and {"escape-human", "escape-bat", "escape-mist"} <= set(chits(s, DRACULA))
    s = hunters_win(s, "strength", "escape")
    assert s.fighters() == [] and s.weapon_discards().count("garlic") == 2


# --- Heavenly Host ------------------------------------------------------------------------------------------
@clause("F87-CARD-heavenly-host", "F87-HIDDEN-19")
def test_a_host_is_laid_on_his_town_and_taken_up_later() -> None:
    s = turn_in("paris", weapons={GODALMING: ["heavenly-host", "knife"]}, dracula_at="paris")
    assert s.question == "lay-host" and s.options() == ["pass", "lay-host"]
    s.play("lay-host")
    assert s.weapons(GODALMING) == ["knife"] and "host-laid godalming paris" in s.heard()
    assert s.seen_at() is None and s.question == "hunter-moves"  # no answer, and not taken up in this turn
    s.play("road brussels")
    s = until(until_turn_of(s, GODALMING), "lay-host", GODALMING)
    assert s.options() == ["pass", "take-host paris"]  # from anywhere
    s.play("take-host paris")
    assert s.weapon_discards() == ["heavenly-host"] and s.weapons(GODALMING) == ["knife"]


@clause("F87-CARD-heavenly-host")
def test_where_a_host_may_not_lie_and_who_may_take_it_up() -> None:
    for town in ("castle-dracula", "galatz", "klausenburg", "north-sea"):
        assert turn_in(town, weapons={GODALMING: ["heavenly-host"]}).question != "lay-host"
    s = turn_in("paris", at={SEWARD: "rome"}, hosts=["rome"])
    s.play("pass").play("pass")
    assert s.asked == [SEWARD] and not ways(s, "take-host")  # Godalming laid it
    s = his_turn("prague", hosts=["vienna"])
    assert "vienna" not in moves(s, "road") and "nuremburg" in moves(s, "road")


# --- Holy Water -------------------------------------------------------------------------------------------------
@clause("F87-CARD-holy-water", "F87-TURN-09")
def test_holy_water_costs_a_turn_and_may_cure() -> None:
    for roll, bitten, wounds in ((1, [GODALMING], 1), (2, [GODALMING], 0), (3, [GODALMING], 0), (4, [], 0), (6, [], 0)):
        s = turn_in("paris", bitten=[GODALMING], weapons={GODALMING: ["holy-water"]})
        assert s.question == "turn-begins" and s.options() == ["pass", "heal"]
        s.play("heal", f"chance: roll {roll}")
        assert s.bitten() == bitten and s.wounds(GODALMING) == wounds and s.weapon_discards() == ["holy-water"]
        assert s.asked == [SEWARD]  # he neither moves nor acts


@clause("F87-CARD-holy-water", "F87-DAMAGE-08")
def test_holy_water_at_sea_and_for_the_bitten_alone() -> None:
    s = turn_in("north-sea", bitten=[GODALMING], wounds={GODALMING: 11}, weapons={GODALMING: ["holy-water"]})
    s.play("heal", "chance: roll 1")
    assert s.turned() == [GODALMING] and s.encounters() == ["hunter-vampire"]
    assert turn_in("paris", weapons={GODALMING: ["holy-water"]}).question != "turn-begins"
    assert turn_in("paris", bitten=[VAN_HELSING], weapons={GODALMING: ["holy-water"]}).question != "turn-begins"


@clause("F87-HIDDEN-25", "F87-CARD-holy-water")
def test_who_is_bitten_and_holds_any_weapon_is_asked() -> None:
    s = turn_in("paris", bitten=[GODALMING], weapons={GODALMING: ["knife"]})
    assert s.question == "turn-begins" and s.options() == ["pass"]
    assert not news(idle(s), "cured", "rolled")


@clause("F87-HIDDEN-17", "F87-HIDDEN-25", "F87-CARD-dogs")
def test_who_holds_nothing_but_what_all_have_seen_is_not_asked_for_a_host() -> None:
    for answer, question in (("show knife", "hunter-moves"), ("pass", "lay-host")):
        s = meets("vampire", weapons={GODALMING: ["dogs", "knife"]}, dogs={GODALMING: 1}).play("chance: roll 5")
        assert s.question == "destroy-vampire"
        assert until_turn_of(s.play(answer), GODALMING).question == question
