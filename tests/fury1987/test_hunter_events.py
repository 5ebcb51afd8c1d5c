"""CARD: the hunters' events that are kept and played at their moment."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.fighting import declined, fight, fight_szgany, lay, totals
from fury1987.his_turn import his_turn, lies_in
from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, news, turn_in, until
from fury1987.meeting import EAST, about_to_meet, enters, goes_on
from fury1987.test_windows import by_rail, drawing
from whitby.scene import Scene


# --- on the way -----------------------------------------------------------------------------------------
@clause("F87-CARD-chartered-carriage")
def test_a_carriage_goes_as_if_a_six_were_rolled() -> None:
    s = by_rail(events={GODALMING: ["chartered-carriage"]})
    rolled = by_rail().play("chance: roll 6")
    s.play("play chartered-carriage")
    assert s.question == "ride" and s.options() == rolled.options() and not news(s, "rolled")
    s = until(group_in("paris", events={SEWARD: ["chartered-carriage"]}), "hunter-moves").play("rail")
    assert s.asked == [SEWARD] and s.play("play chartered-carriage").question == "ride"  # any of those who travel


@clause("F87-CARD-chartered-carriage", "F87-CARD-false-tip-off")
@pytest.mark.parametrize("first", ["chartered-carriage", "false-tip-off"])
def test_carriage_and_tip_off_cancel_each_other_in_either_order(first: str) -> None:
    s = by_rail(events={GODALMING: ["chartered-carriage"], DRACULA: ["false-tip-off"]})
    if first == "chartered-carriage":
        s.play("godalming: play chartered-carriage", "dracula: pass", "dracula: pass", "dracula: play false-tip-off")
    else:
        s.play("godalming: pass", "dracula: play false-tip-off", "godalming: play chartered-carriage")
    assert s.question == "train-die" and sorted(s.event_discards()) == ["chartered-carriage", "false-tip-off"]


@clause("F87-CARD-excellent-weather", "F87-EVENT-10", "F87-GROUP-23")
def test_each_of_a_group_may_play_excellent_weather() -> None:
    held = {"events": {SEWARD: ["excellent-weather"]}}
    s = group_in("london", **held)
    assert "sail-far" in s.options(SEWARD) and "play excellent-weather" not in s.options(GODALMING)
    s.play("seward: sail-far")
    assert (s.question, s.asked) == ("hunter-moves", [GODALMING]) and s.options(SEWARD) == []
    s.play("sea english-channel", "sea north-sea")
    assert s.at(GODALMING) == s.at(SEWARD) == "north-sea" and s.question == "sail-on"
    assert "sail-far" not in group_in("paris", **held).options(SEWARD)  # no sea
    assert "sail-far" not in until(turn_in("london", at={SEWARD: "london"}, **held), "hunter-moves").options(SEWARD)  # not in the group
    assert "sail-far" not in until(turn_in("london", events={GODALMING: ["excellent-weather"]}), "hunter-moves").options()


@clause("F87-CARD-excellent-weather")
def test_four_sea_moves_in_excellent_weather() -> None:
    s = until(turn_in("london", events={GODALMING: ["excellent-weather"]}), "hunter-moves").play("play excellent-weather")
    assert "play excellent-weather" not in s.options()
    s.play("sea english-channel", "sea north-sea", "sea atlantic-ocean")
    assert s.question == "sail-on" and "stop" in s.options() and "sea lisbon" in s.options()
    far = s.copy().play("sea mediterranean-sea")
    assert far.asked == [SEWARD] and far.at(GODALMING) == "mediterranean-sea"  # no fifth
    assert s.play("sea lisbon").question == "restock"  # landing ends it


@clause("F87-CARD-excellent-weather", "F87-TURN-04")
def test_excellent_weather_after_the_turn_of_another() -> None:
    s = until(turn_in("paris", at={SEWARD: "london"}, events={SEWARD: ["excellent-weather"]}), "hunter-moves").play("pass")
    assert until(s, "hunter-moves").asked == [SEWARD] and "play excellent-weather" in s.options()


@clause("F87-CARD-hypnosis", "F87-HIDDEN-18")
def test_hypnosis_tells_his_place_and_the_number_of_his_vampires() -> None:
    known = {"events": {GODALMING: ["hypnosis"]}, "chart": {"rome": "vampire", "lisbon": "wolves"}, "open": {"bari": "vampire"}}
    s = turn_in("paris", bitten=[GODALMING], dracula_at="north-sea", **known)
    assert s.question == "turn-begins" and s.options() == ["pass", "play hypnosis"]
    s.play("play hypnosis")
    assert news(s, "dracula-found", "vampires-on-chart") == ["dracula-found north-sea", "vampires-on-chart 2"]
    assert s.seen_at() == "north-sea" and lies_in(s, "rome", None) == "?"  # not where they are
    assert s.question == "hunter-moves" and s.asked == [GODALMING]
    assert "dracula-found north-sea" in s.heard(SEWARD)
    assert turn_in("paris", **known).question == "hunter-moves"  # he is not bitten


# --- encounters ---------------------------------------------------------------------------------------------
@clause("F87-CARD-pre-warned", "F87-CARD-escape-route", "F87-CASTLE-01")
def test_a_vampire_in_the_castle_is_always_met() -> None:
    hand = {"events": {GODALMING: ["pre-warned", "escape-route"]}}
    assert about_to_meet("vampire", town="castle-dracula", **hand).question != "encounter-met"
    assert about_to_meet("vampire", **hand).options() == ["pass", "play escape-route", "play pre-warned"]
    assert about_to_meet("plague", town="castle-dracula", **hand).question == "encounter-met"


@clause("F87-CARD-pre-warned")
def test_a_vampire_is_discarded_not_destroyed() -> None:
    s = about_to_meet("vampire", events={GODALMING: ["pre-warned"]}).play("play pre-warned")
    assert s.encounter_discards() == ["vampire"] and s.vampires_destroyed() == 0 and goes_on(s) and lies_in(s, EAST) is None


@clause("F87-CARD-pre-warned", "F87-CARD-devilish-power")
def test_cancelled_it_does_not_help() -> None:
    s = about_to_meet("plague", events={GODALMING: ["pre-warned"], DRACULA: ["devilish-power"]}).play(
        "play pre-warned", "play devilish-power"
    )
    assert s.wounds(GODALMING) == 2 and sorted(s.event_discards()) == ["devilish-power", "pre-warned"]


@clause("F87-CARD-escape-route")
def test_a_combat_with_dracula_is_avoided() -> None:
    s = his_turn("prague", at={SEWARD: "vienna"}, events={SEWARD: ["escape-route"]}).play("road vienna", "attack seward")
    assert s.question == "combat-start" and s.asked == [SEWARD] and "play escape-route" in s.options()
    s.play("play escape-route")
    assert s.fighters() == [] and s.fought_here() == [] and not news(s, "by-day", "by-night", "combat-round")
    s = until(s, "dracula-turn")
    assert s.dracula_at() == "vienna"


@clause("F87-CARD-escape-route")
def test_avoided_in_his_own_turn_the_phase_is_over_and_dracula_may_attack_next() -> None:
    s = enters(EAST, dracula_at=EAST, events={GODALMING: ["escape-route"]}).play("attack dracula", "play escape-route")
    assert s.asked == [SEWARD] and s.fought_here() == []  # no restock
    s = until(s, "dracula-turn").play("dracula: pass", "dracula: done")
    assert s.fighters() == []
    other = enters(EAST, dracula_at=EAST, chart={"rome": "vampire"}, blood=5, events={GODALMING: ["escape-route"]})
    other = until(other.play("attack dracula", "play escape-route"), "dracula-turn").play("consume rome")
    assert other.options() == ["attack godalming"]


# --- harm -----------------------------------------------------------------------------------------------------
STRONG: dict[str, Any] = {"events": {GODALMING: ["great-strength"]}}


@clause("F87-CARD-great-strength")
def test_wounds_are_not_taken() -> None:
    s = about_to_meet("plague", **STRONG).play("pass")
    assert s.question == "harm-comes" and s.asked == [GODALMING]
    assert s.copy().play("pass").wounds(GODALMING) == 2
    s.play("play great-strength")
    assert s.wounds(GODALMING) == 0 and s.event_discards() == ["great-strength"] and goes_on(s)


@clause("F87-CARD-great-strength")
def test_only_the_hunter_who_is_hit_and_only_once() -> None:
    s = about_to_meet("plague", SEWARD, **STRONG).play("pass")
    assert s.asked == [GODALMING]
    s.play("play great-strength")
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (0, 2)


@clause("F87-CARD-great-strength", "F87-RESULT-14")
def test_a_bite_is_not_taken_but_he_is_out() -> None:
    s = declined(lay(fight(**STRONG), "bite", "fist")).play("chance: roll 1", "chance: roll 6")
    assert s.question == "harm-comes"
    s.play("play great-strength")
    assert s.bitten() == [] and s.fighters() == []


@clause("F87-CARD-great-strength", "F87-RESULT-15")
def test_after_hypnosis_the_weapons_are_still_lost() -> None:
    s = lay(fight(weapons={GODALMING: ["knife"]}, **STRONG), "dracula-hypnosis", "knife")
    s = declined(s).play("chance: roll 1", "chance: roll 6", "play great-strength")
    assert s.bitten() == [] and s.weapons(GODALMING) == [] and s.fighters() == []


# --- combat -------------------------------------------------------------------------------------------------------
@clause("F87-CARD-advance-planning")
def test_plans_add_up_to_the_end_of_the_combat() -> None:
    s = lay(fight(SEWARD, events={GODALMING: ["advance-planning"], VAN_HELSING: ["advance-planning"]}), "claw", "fist", "fist")
    s.play("target godalming")
    assert s.question == "before-dice" and s.asked == [GODALMING, VAN_HELSING]
    plain = declined(s.copy()).play("chance: roll 3", "chance: roll 1")
    s.play("godalming: play advance-planning", "van-helsing: pass", "van-helsing: play advance-planning")
    s.play("chance: roll 3", "chance: roll 1")
    assert int(totals(s).split()[0]) == int(totals(plain).split()[0]) + 2 and s.state.plans == 2


@clause("F87-CARD-advance-planning", "F87-CARD-trap")
def test_plans_and_traps_against_a_szgany() -> None:
    s = lay(fight_szgany(events={GODALMING: ["advance-planning"], DRACULA: ["trap"]}), "agent-knife", "fist")
    s.play("godalming: play advance-planning", "dracula: pass", "dracula: pass", "dracula: play trap")
    assert (s.state.plans, s.state.traps) == (1, 1) and s.asked == ["chance"]


def leaping(**parts: Any) -> Scene:
    return enters(EAST, **{"dracula_at": EAST, "events": {GODALMING: ["heroic-leap"]}, **parts})


@clause("F87-CARD-heroic-leap", "F87-HIDDEN-04")
def test_a_leap_costs_both_what_the_die_shows() -> None:
    s = leaping()
    assert s.question == "fight" and s.options() == ["pass", "attack dracula", "play heroic-leap"]
    s.play("play heroic-leap", "chance: roll 4")
    assert s.wounds(GODALMING) == 4 and s.blood() == 8 and "blood-lost 4" in s.heard(GODALMING)
    assert s.fighters() == [] and s.fought_here() == [] and s.question == "restock"


@clause("F87-CARD-heroic-leap")
def test_a_leap_destroys_a_dracula_without_blood() -> None:
    s = leaping(blood=0, fleeing=True).play("play heroic-leap")
    assert s.winners == [GODALMING, SEWARD, VAN_HELSING] and s.wounds(GODALMING) == 0
    s = leaping(blood=2, fleeing=True).play("play heroic-leap", "chance: roll 2")
    assert s.winners is None and s.blood() == 0 and s.wounds(GODALMING) == 2  # he had regained some: only a roll
    s = leaping(blood=1).play("play heroic-leap", "chance: roll 3")
    assert s.winners is None and s.blood_death() == 2 and s.fleeing()


@clause("F87-CARD-heroic-leap", "F87-VALOUR-03")
def test_a_leap_that_destroys_him_earns_valour() -> None:
    s = leaping(blood=0, fleeing=True, options={"valour": True}).play("play heroic-leap")
    assert s.valour(GODALMING) > 0 and (s.valour(SEWARD), s.valour(VAN_HELSING)) == (0, 0)


@clause("F87-CARD-heroic-leap", "F87-CARD-devilish-power")
def test_a_cancelled_leap_is_a_combat() -> None:
    s = leaping(events={GODALMING: ["heroic-leap"], DRACULA: ["devilish-power"]}).play("play heroic-leap", "play devilish-power")
    assert s.fighters() == [GODALMING] and s.wounds(GODALMING) == 0 and s.blood() == 12


# --- Blood Transfusion -----------------------------------------------------------------------------------------------
@clause("F87-CARD-blood-transfusion", "F87-EVENT-11")
def test_a_transfusion_heals_one_and_wounds_another_in_his_town() -> None:
    s = turn_in("paris", at={SEWARD: "paris", VAN_HELSING: "paris"}, bitten=[SEWARD], events={VAN_HELSING: ["blood-transfusion"]})
    assert "transfuse" in s.options(VAN_HELSING) and "transfuse" not in s.options(GODALMING)
    asked = s.question
    s.play("van-helsing: transfuse")
    assert s.question == "choose-patient" and s.options() == ["name seward"]
    s.play("name seward")
    assert s.heard(DRACULA)[-1] == "cured seward"  # what the next question shows has been heard
    assert s.question == "choose-donor" and s.options() == ["name godalming", "name van-helsing"]
    s.play("name godalming")
    assert s.bitten() == [] and s.wounds(GODALMING) == 1 and s.event_discards() == ["blood-transfusion"]
    assert s.question == asked and s.asked == [GODALMING]


@clause("F87-CARD-blood-transfusion")
def test_no_transfusion_in_combat_or_without_another_hunter_there() -> None:
    hand = {"bitten": [SEWARD], "events": {VAN_HELSING: ["blood-transfusion"]}}
    assert "transfuse" not in turn_in("paris", **hand).options(VAN_HELSING)  # Seward is alone in Madrid
    s = fight(SEWARD, **hand)
    assert s.fighters() == [GODALMING, SEWARD] and "transfuse" not in s.options(VAN_HELSING)
    s = his_turn("vienna", **hand)  # in Dracula's own turn, all hunters in London
    assert "transfuse" in s.options(VAN_HELSING)
    s.play("van-helsing: transfuse", "name seward", "name van-helsing")
    assert s.question == "dracula-turn" and s.bitten() == [] and s.wounds(VAN_HELSING) == 1


@clause("F87-CARD-blood-transfusion")
def test_no_transfusion_while_something_else_is_in_flight() -> None:
    hand = {"bitten": [GODALMING], "at": {SEWARD: EAST}, "events": {SEWARD: ["blood-transfusion"], GODALMING: ["pre-warned"]}}
    s = about_to_meet("vampire", **hand)
    assert s.question == "encounter-met" and "transfuse" not in s.options(SEWARD)
    s = until(enters(EAST, **hand), "restock")
    assert "transfuse" in s.options(SEWARD)
    s = turn_in(EAST, **{**hand, "weapons": {GODALMING: ["holy-water"]}, "events": {**hand["events"], GODALMING: ["great-strength"]}})
    s.play("heal", "chance: roll 1")
    assert s.question == "harm-comes" and "transfuse" not in s.options(SEWARD)
    assert "transfuse" in s.play("pass").options(SEWARD) and s.wounds(GODALMING) == 1


@clause("F87-CARD-blood-transfusion", "F87-GROUP-03")
def test_who_gave_his_last_blood_is_given_nothing_any_more() -> None:
    s = turn_in("paris", at={SEWARD: "paris"}, bitten=[GODALMING], wounds={SEWARD: 11}, weapons={GODALMING: ["knife", "stake"]},
                events={SEWARD: ["blood-transfusion"]})  # fmt: skip
    s = until(s, "form-group").play("invite seward", "join", "to seward")
    assert s.question == "give-weapon"
    s.play("seward: transfuse", "name godalming", "name seward")
    assert s.dead() == [SEWARD] and s.question != "give-weapon" and s.weapons(GODALMING) == ["knife", "stake"] and s.weapons(SEWARD) == []


@clause("F87-CONS-07", "F87-DAMAGE-06")
@pytest.mark.parametrize("lies", ["chart", "open"])
def test_a_hunter_turns_where_dracula_has_just_consumed(lies: str) -> None:
    s = his_turn("vienna", at={SEWARD: "rome", GODALMING: "rome"}, bitten=[SEWARD, GODALMING], wounds={SEWARD: 11},
                 events={SEWARD: ["blood-transfusion"]}, **{lies: {"rome": "harker-vampire"}})  # fmt: skip
    s.play("consume rome", "seward: transfuse", "name godalming", "name seward", "pass")
    assert s.turned() == [SEWARD] and lies_in(s, "rome") == "hunter-vampire"
    assert s.devoured() == ["harker-vampire"] and "harker-vampire" not in s.encounter_cup() and not news(s, "consumed")


@clause("F87-CARD-blood-transfusion", "F87-CARD-devilish-power")
def test_a_transfusion_may_be_cancelled() -> None:
    s = his_turn("vienna", bitten=[SEWARD], events={SEWARD: ["blood-transfusion"], DRACULA: ["devilish-power"]})
    s.play("seward: transfuse")
    assert s.question == "on-hunter-event" and s.asked == [DRACULA]
    s.play("play devilish-power")
    assert s.bitten() == [SEWARD] and s.question == "dracula-turn"


@clause("F87-EVENT-05", "F87-CARD-blood-transfusion")
def test_a_card_too_many_is_played_or_discarded() -> None:
    hand = {GODALMING: ["blood-transfusion", "dawn-raid", "hypnosis"]}
    s = drawing("pre-warned", at={SEWARD: "rome", VAN_HELSING: "rome"}, bitten=[SEWARD], events=hand)
    assert s.question == "too-many" and "transfuse" in s.options() and "play hypnosis" not in s.options()
    s.play("transfuse", "name seward", "name van-helsing")
    assert s.asked != [GODALMING] and sorted(s.events(GODALMING)) == ["dawn-raid", "hypnosis", "pre-warned"]


@clause("F87-CARD-great-strength", "F87-CARD-devilish-power")
def test_strength_may_fail() -> None:
    s = about_to_meet("plague", events={GODALMING: ["great-strength"], DRACULA: ["devilish-power"]})
    s = until(s, "harm-comes").play("play great-strength", "play devilish-power")
    assert s.wounds(GODALMING) == 2 and s.events(GODALMING) == s.events(DRACULA) == []
