"""EVENT-09 to EVENT-12, COMBAT-06, COMBAT-07, HIDDEN-08, HIDDEN-25: who is asked for a card, in which order, and how one is answered."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.fighting import attacking
from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, news, turn_in, until
from fury1987.meeting import about_to_meet
from whitby.scene import Scene


def by_rail(**parts: Any) -> Scene:
    """Lord Godalming declares in Paris that he takes a train."""
    return until(turn_in("paris", **parts), "hunter-moves").play("rail")


def drawing(*cards: str, **parts: Any) -> Scene:
    """Lord Godalming restocks in Paris and draws these events."""
    s = until(turn_in("brussels", **parts), "hunter-moves").play("road paris", f"stock stock-0-{len(cards)}")
    return s.play(*[f"chance: draw {card}" for card in cards])


# --- order ------------------------------------------------------------------------------------------
@clause("F87-EVENT-12")
def test_the_hunters_come_first_then_dracula_until_all_decline() -> None:
    s = by_rail(events={GODALMING: ["chartered-carriage"], DRACULA: ["false-tip-off"]})
    assert s.question == "rail-declared" and s.asked == [GODALMING, DRACULA]
    s.play("dracula: play false-tip-off", "godalming: play chartered-carriage")  # both at once: the hunter's counts
    assert news(s, "played") == ["played godalming chartered-carriage"] and s.events(DRACULA) == ["false-tip-off"]
    s.play("dracula: pass")  # he does not cancel it by Devilish Power, which he might hold
    assert s.question == "rail-declared" and s.asked == [DRACULA]
    s.play("play false-tip-off")
    assert s.asked == ["chance"] and s.event_discards() == ["chartered-carriage", "false-tip-off"]


@clause("F87-EVENT-12")
def test_hunters_answer_in_turn_order() -> None:
    s = about_to_meet("plague", SEWARD, events={GODALMING: ["pre-warned"], SEWARD: ["pre-warned"]})
    s.play("seward: play pre-warned", "godalming: play pre-warned")
    assert news(s, "played") == ["played godalming pre-warned"] and s.events(SEWARD) == ["pre-warned"]


@clause("F87-EVENT-12", "F87-CARD-devilish-power")
def test_an_answer_takes_effect_before_the_card_it_answers() -> None:
    s = drawing("sense-of-emergency", events={DRACULA: ["devilish-power"]})
    assert s.question == "on-hunter-event" and s.asked == [DRACULA] and s.extra_turns() == []
    assert s.copy().play("pass").question == "hunter-moves"
    s.play("play devilish-power")
    assert news(s, "played", "cancelled")[1:] == ["played dracula devilish-power", "cancelled sense-of-emergency"]
    assert s.asked == [SEWARD] and s.event_discards() == ["sense-of-emergency", "devilish-power"]


@clause("F87-CARD-devilish-power")
def test_nobody_answers_dracula() -> None:
    s = by_rail(events={SEWARD: ["chartered-carriage"], DRACULA: ["false-tip-off", "devilish-power"]})
    assert s.asked == [DRACULA]  # Seward does not ride with them
    s.play("play false-tip-off")
    assert s.question == "restock" and s.at(GODALMING) == "paris" and s.events(DRACULA) == ["devilish-power"]


@clause("F87-EVENT-06", "F87-EVENT-07")
def test_what_is_not_kept_happens_at_once() -> None:
    s = drawing("shipping-agents")
    assert s.shipping_agents() and s.events(GODALMING) == []
    s = drawing("evasion", dracula_at="rome")
    assert s.asked == [DRACULA] and s.question == "evade" and s.events(DRACULA) == []


@clause("F87-EVENT-09")
def test_a_card_that_can_do_nothing_goes_to_the_discards() -> None:
    s = drawing("evasion", fleeing=True, blood=0)
    assert s.asked == [SEWARD] and s.event_discards() == ["evasion"] and s.dracula_at() == "vienna"


@clause("F87-EVENT-10")
def test_a_members_card_is_for_the_whole_group() -> None:
    s = about_to_meet("plague", SEWARD, events={SEWARD: ["pre-warned"]})
    assert s.asked == [SEWARD]
    s.play("play pre-warned")
    assert s.wounds(GODALMING) == s.wounds(SEWARD) == 0
    s = group_in("brussels").play("road paris", "stock stock-0-1", "chance: draw mishap")
    assert s.misses() == [GODALMING, SEWARD]


@clause("F87-EVENT-11")
def test_kept_cards_are_played_when_their_moment_comes() -> None:
    hand = {"events": {GODALMING: ["dawn-raid", "pre-warned", "advance-planning"]}}
    assert about_to_meet("plague", **hand).options() == ["pass", "play pre-warned"]
    assert attacking(**hand).options() == ["pass", "play dawn-raid"]
    s = attacking(**hand).play("pass", "chance: roll 1", "godalming: choose fist", "dracula: choose claw")
    assert s.question == "before-dice" and s.options() == ["pass", "play advance-planning"]


# --- as a combat begins ---------------------------------------------------------------------------------
DECLARE: dict[str, Any] = {
    "weapons": {GODALMING: ["garlic"]},
    "events": {SEWARD: ["dawn-raid"], DRACULA: ["hour-of-darkness", "rage"]},
}


@clause("F87-COMBAT-06", "F87-CARD-garlic", "F87-CARD-rage")
def test_garlic_and_dawn_raid_before_hour_of_darkness_and_rage() -> None:
    s = attacking(**DECLARE)
    assert s.question == "combat-start" and s.asked == [GODALMING, SEWARD, DRACULA]
    assert s.options(GODALMING) == ["pass", "play garlic"] and s.options(SEWARD) == ["pass", "play dawn-raid"]
    assert s.options(DRACULA) == ["pass", "play hour-of-darkness", "play rage"]
    s.play("dracula: play rage", "seward: play dawn-raid", "godalming: play garlic")
    assert news(s, "uses", "played") == ["uses godalming garlic"] and s.weapons(GODALMING) == []
    assert s.options(DRACULA) == ["pass", "play hour-of-darkness"]  # Garlic bars Rage
    s.play("dracula: pass", "seward: pass")
    assert s.asked == ["chance"] and s.question == "day-or-night"


@clause("F87-COMBAT-07", "F87-CARD-dawn-raid", "F87-CARD-hour-of-darkness")
@pytest.mark.parametrize(("cards", "light"), [((), ""), (("dawn-raid",), "by-day"), (("hour-of-darkness",), "by-night")])
def test_day_or_night_by_card(cards: tuple[str, ...], light: str) -> None:
    s = attacking(events=DECLARE["events"])
    if "dawn-raid" in cards:
        s.play("seward: play dawn-raid", "dracula: pass", "dracula: pass", "dracula: pass")
    elif cards:
        s.play("seward: pass", "dracula: play hour-of-darkness", "seward: pass", "dracula: pass")
    else:
        s.play("seward: pass", "dracula: pass")
    assert (s.question == "day-or-night") == (not light) and news(s, "by-day", "by-night") == ([light] if light else [])


@clause("F87-COMBAT-07")
def test_dawn_raid_and_hour_of_darkness_cancel_each_other() -> None:
    s = attacking(events=DECLARE["events"]).play("seward: pass", "dracula: play hour-of-darkness")
    s.play("seward: play dawn-raid", "dracula: pass", "dracula: pass")  # the hunters are asked again; he might cancel it
    assert s.question == "combat-start" and s.asked == [DRACULA]
    s.play("pass")
    assert s.question == "day-or-night" and s.event_discards() == ["dawn-raid", "hour-of-darkness"]


# --- who has a say is public ------------------------------------------------------------------------------
@clause("F87-HIDDEN-25")
def test_who_might_hold_a_card_is_asked_whatever_he_holds() -> None:
    for card in ("pre-warned", "hypnosis"):
        s = about_to_meet("plague", events={GODALMING: [card]})
        assert s.question == "encounter-met" and s.asked == [GODALMING] and ("play pre-warned" in s.options()) == (card == "pre-warned")
    for card in ("seduction", "trap"):
        s = about_to_meet("vampire", events={DRACULA: [card]})
        assert s.question == "encounter-met" and s.asked == [DRACULA] and ("play seduction" in s.options()) == (card == "seduction")


@clause("F87-HIDDEN-25")
def test_a_pass_tells_nothing() -> None:
    one, other = [by_rail(events={DRACULA: [card]}).play("pass") for card in ("false-tip-off", "rage")]
    for eyes in (None, GODALMING):
        assert one.heard(eyes) == other.heard(eyes) and one.view(eyes) == other.view(eyes)


@clause("F87-HIDDEN-25")
def test_nobody_is_asked_for_what_all_know_he_cannot_hold() -> None:
    assert by_rail().question == "train-die"  # no cards at all
    s = by_rail(events={DRACULA: ["rage"], SEWARD: ["hypnosis"]}, event_discards=["false-tip-off"] * 2)
    assert s.question == "train-die"  # both copies lie among the discards
    s = about_to_meet("plague", events={SEWARD: ["pre-warned"], DRACULA: ["seduction"]})
    assert s.question != "encounter-met"  # Seward is elsewhere, and it is no Vampire


@clause("F87-HIDDEN-08")
def test_every_card_is_seen_by_all() -> None:
    s = about_to_meet("plague", events={GODALMING: ["pre-warned"]}).play("play pre-warned")
    for eyes in (None, SEWARD, VAN_HELSING, DRACULA):
        assert "played godalming pre-warned" in s.heard(eyes)
    s = by_rail(events={DRACULA: ["false-tip-off"]}).play("play false-tip-off")
    for eyes in (None, GODALMING, DRACULA):
        assert "played dracula false-tip-off" in s.heard(eyes)


@clause("F87-HIDDEN-25", "F87-CARD-garlic")
def test_garlic_that_might_be_there_is_asked_for() -> None:
    for chit in ("garlic", "knife"):
        s = attacking(weapons={GODALMING: [chit]})
        assert s.question == "combat-start" and s.asked == [GODALMING] and ("play garlic" in s.options()) == (chit == "garlic")
    assert attacking(weapons={SEWARD: ["garlic"]}).question == "day-or-night"  # he does not fight
