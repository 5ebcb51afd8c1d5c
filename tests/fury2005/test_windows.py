"""When events and items may be played, who is asked then, and how one event cancels another."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.card_scenes import (
    DRACULA,
    GODALMING,
    HUNTERS,
    MINA,
    SEWARD,
    VAN_HELSING,
    drawing,
    fight,
    his_turn,
    passed,
    played,
    scene,
    turn,
)
from whitby.games.fury2005.windows import CONCERNS, EFFECTS, FITS, FITTING_ITEMS, MAY, TABLE
from whitby.games.fury2005.words import EVENTS, NOUNS


def test_every_event_does_something_and_fits_somewhere():
    cards = {NOUNS[card] for card in EFFECTS}
    assert set(EVENTS) <= cards and cards - set(EVENTS) == {"dogs", "fast-horse", "garlic", "heavenly-host", "holy-water", "local-rumors"}
    fitting = {NOUNS[card] for both in FITS for cards in both for card in cards} | {
        NOUNS[card] for cards in FITTING_ITEMS for card in cards
    }
    drawn = {name for name in EVENTS if not {name} & fitting}
    assert len(TABLE) == len(CONCERNS) and len(drawn) == 7 + 6 + 3  # the hunters' immediate events, allies, Dracula's immediate events
    assert set(MAY) == set(EFFECTS)


# --- kept, and played at their moment ------------------------------------------------------
@clause("F05-EVENT-06")
def test_a_keep_event_goes_to_the_hand_and_waits_for_its_moment():
    s = drawing("forewarned")
    assert s.events(GODALMING) == ["forewarned"] and s.event_discards() == [] and "played godalming forewarned" not in s.heard(GODALMING)
    assert s.options() == ["pass"] and passed(s).turn() != GODALMING  # no encounter, so no moment for it
    met = scene(step="search", trail=["galatz", {"card": "london", "encounters": ["wolves"]}], events={GODALMING: ["forewarned"]})
    assert passed(met, until="encounter-met").options() == ["pass", "play forewarned"]


@clause("F05-EVENT-07")
def test_an_immediate_event_takes_effect_when_drawn_and_is_discarded():
    s = drawing("telegraph-ahead", trail=["dublin"])
    assert s.up() == ["dublin"] and s.event_discards() == ["telegraph-ahead"] and s.events(GODALMING) == []
    assert "played godalming telegraph-ahead" in s.heard()


@clause("F05-EVENT-08", "F05-HIDDEN-20")
def test_draculas_immediate_events_take_effect_in_a_hunters_turn_too():
    s = scene(step="act", chance=["draw night-visit"]).play("rest godalming")
    assert s.turn() == GODALMING and s.asked == [DRACULA] and s.question == "night-visit" and s.options() == ["name mina"]
    assert "played dracula night-visit" in s.heard() and s.play("name mina").health(MINA) == 6
    ally = scene(step="act", chance=["draw quincey-p-morris"]).play("rest godalming")
    assert ally.asked == [DRACULA] and ally.play("use").ally(DRACULA) == "quincey-p-morris"


@clause("F05-HIDDEN-20", "F05-HIDDEN-22")
def test_of_a_dracula_event_the_hunters_see_the_back_until_it_is_played():
    s = scene(turn=GODALMING, step="act", at={SEWARD: "london"}, chance=["draw time-runs-short"], time="noon").play("rest godalming")
    assert s.events(DRACULA) == ["time-runs-short"] and "drew-event godalming dracula-back" in s.heard(GODALMING)
    assert "time-runs-short" not in " ".join(s.heard(GODALMING)) and "event-drawn dracula time-runs-short" in s.heard(DRACULA)
    passed(s, until="dracula-starts-turn").play("play time-runs-short")
    assert "played dracula time-runs-short" in s.heard(GODALMING) and "event-discarded time-runs-short" in s.heard()


@clause("F05-HIDDEN-21")
def test_of_a_hunters_event_dracula_sees_that_it_was_drawn():
    s = drawing("forewarned")
    assert "drew-event godalming hunter-back" in s.heard(DRACULA) and "forewarned" not in " ".join(s.heard(DRACULA))
    assert "event-drawn godalming forewarned" in s.heard(MINA)
    rest = scene(step="act", at={SEWARD: "london"}, chance=["draw forewarned"]).play("rest godalming")
    assert "event-discarded forewarned" in rest.heard(DRACULA)


@clause("F05-EVENT-12")
def test_a_hand_above_its_limit_may_play_a_card_instead():
    s = drawing("forewarned", events={GODALMING: ["money-trail", "escape-route", "hypnosis"]})
    assert s.question == "trim-hand" and s.options() == [
        "discard escape-route", "discard forewarned", "discard hypnosis", "discard money-trail", "play money-trail",
    ]  # fmt: skip
    assert s.reason("play hypnosis") and s.reason("pass")
    discards = s.copy().play("discard hypnosis")
    assert discards.events(GODALMING) == ["escape-route", "forewarned", "money-trail"] and discards.event_discards() == ["hypnosis"]
    s.play("play money-trail")
    assert s.events(GODALMING) == ["escape-route", "forewarned", "hypnosis"] and s.event_discards() == ["money-trail"]


@clause("F05-EVENT-12")
def test_so_may_a_hunter_with_too_many_items():
    s = scene(step="act", items={GODALMING: ["knife", "pistol", "dogs"]}, trail=["galatz", {"card": "varna", "encounters": ["rats"]}],
              chance=["draw local-rumors"]).play("supply godalming", "take-item")  # fmt: skip
    assert {"discard knife", "discard local-rumors", "play dogs", "play local-rumors"} <= set(s.options())
    s.play("play dogs")
    assert s.question == "trim-hand" and "play dogs" not in s.options()  # face up they count all the same
    s.play("play local-rumors", "turn-up space-2:1")
    assert s.items(GODALMING) == ["dogs", "knife", "pistol"] and s.faceup(2) == ["rats"]


# --- cancelling ----------------------------------------------------------------------------
@clause("F05-EVENT-14", "F05-EVENT-15")
def test_good_luck_cancels_draculas_event_before_its_effect():
    s = his_turn("time-runs-short", time="noon", events={GODALMING: ["good-luck"]}).play("play time-runs-short")
    assert s.question == "on-dracula-event" and s.asked == [GODALMING] and s.time() == "noon"
    let = s.copy().play("pass")
    assert let.time() == "twilight"  # with Timekeeping
    s.play("play good-luck")
    assert s.time() == "dusk" and s.event_discards() == ["good-luck", "time-runs-short"] and "cancelled time-runs-short" in s.heard()


@clause("F05-EVENT-14")
def test_devilish_power_cancels_a_hunters_event():
    s = turn("long-day", time="noon", events={DRACULA: ["devilish-power"]}).play("play long-day")
    assert s.question == "on-hunter-event" and s.asked == [DRACULA] and s.options() == ["pass", "play devilish-power"]
    s.play("play devilish-power")
    assert s.time() == "noon" and s.event_discards() == ["long-day", "devilish-power"]


@clause("F05-EVENT-14", "F05-EVENT-15")
def test_the_last_one_played_wins():
    s = his_turn("time-runs-short", "devilish-power", "devilish-power", time="noon", events={SEWARD: ["good-luck", "good-luck"]})
    s.play("play time-runs-short", "play good-luck")
    assert s.asked == [DRACULA] and s.question == "on-hunter-event"
    s.play("play devilish-power")
    assert s.asked == [SEWARD] and s.question == "on-dracula-event"
    twice = s.copy().play("play good-luck")
    assert twice.asked == [DRACULA]
    twice.play("pass")
    passed(twice, until="dracula-moves")
    assert twice.time() == "dusk" and "cancelled time-runs-short" in twice.heard()
    passed(s.play("pass"), until="dracula-moves")
    assert s.time() == "twilight" and "cancelled good-luck" in s.heard() and "cancelled time-runs-short" not in s.heard()


@clause("F05-EVENT-14")
def test_an_event_that_is_drawn_can_be_cancelled_too():
    s = drawing("telegraph-ahead", trail=["dublin"], events={DRACULA: ["devilish-power"]})
    assert s.asked == [DRACULA] and s.up() == []
    assert s.play("play devilish-power").up() == [] and s.event_discards() == ["telegraph-ahead", "devilish-power"]


@clause("F05-EVENT-18")
def test_hunters_answer_from_the_one_on_turn_and_the_first_card_closes_it():
    events = {DRACULA: ["false-tip-off"], GODALMING: ["good-luck"], VAN_HELSING: ["good-luck"]}
    s = scene(turn=SEWARD, at={SEWARD: "brussels"}, events=events, step="move").play("rail", "play false-tip-off")
    assert s.question == "on-dracula-event" and s.asked == [VAN_HELSING, GODALMING]  # Seward and Mina hold no events
    s.play("godalming: play good-luck", "van-helsing: play good-luck")
    assert s.events(VAN_HELSING) == [] and s.events(GODALMING) == ["good-luck"]  # his answer is void
    assert "played godalming good-luck" not in s.heard() and s.asked == ["chance"]  # the die is rolled after all


@clause("F05-EVENT-18")
def test_nobody_is_asked_who_can_hold_no_answer():
    s = his_turn("time-runs-short", time="noon", events={GODALMING: ["forewarned"]}, event_discards=["good-luck", "good-luck"])
    s.play("play time-runs-short")
    assert s.time() == "twilight"  # both Good Lucks lie open
    shown = his_turn("time-runs-short", time="noon", events={MINA: ["forewarned"]}).play("play time-runs-short")
    assert shown.time() == "twilight"  # her only event is shown
    hidden = his_turn("time-runs-short", time="noon", events={GODALMING: ["forewarned"]}).play("play time-runs-short")
    assert hidden.asked == [GODALMING] and hidden.options() == ["pass"]  # for all that Dracula knows he may hold one


# --- in vain, and out of time -------------------------------------------------------------------
@clause("F05-EVENT-16")
@pytest.mark.parametrize("card", ["blood-transfusion", "mystic-research", "good-luck", "long-day"])
def test_a_card_without_any_effect_may_not_be_played(card):
    s = turn(card, "hypnosis")
    assert s.question == "turn-begins" and "play hypnosis" in s.options() and f"play {card}" not in s.options()
    assert s.reason(f"play {card}")


@clause("F05-EVENT-16")
def test_an_immediate_event_without_effect_is_discarded():
    s = drawing("surprising-return")
    assert s.event_discards() == ["surprising-return"] and s.events(GODALMING) == [] and s.turn() == SEWARD


@clause("F05-EVENT-17")
def test_cards_for_ones_own_turn_before_movement_before_the_search_and_after_the_action():
    s = turn("money-trail", "escape-route", "hypnosis")
    assert s.question == "turn-begins" and s.asked == [GODALMING] and s.options()[:3] == ["pass", "play hypnosis", "play money-trail"]
    passed(s, until="before-search")
    assert s.options() == ["pass", "play money-trail"] and s.asked == [GODALMING]
    passed(s, until="after-action")
    assert s.options() == ["pass", "play money-trail"]
    s.play("play money-trail")
    assert s.event_discards() == ["money-trail"] and s.question != "after-action"


@clause("F05-EVENT-17")
def test_they_are_not_for_others_turns_nor_inside_an_encounter_nor_after_the_turn_ended():
    trail = ["galatz", {"card": "london", "encounters": ["fog"]}]
    s = scene(events={GODALMING: ["mystic-research"], SEWARD: ["mystic-research"], DRACULA: ["trap"]}, trail=trail)
    assert s.asked == [GODALMING] and "play mystic-research" in s.options() and s.refused("seward: play mystic-research")
    passed(s, until="encounter-met")
    assert s.options() == ["pass"]  # for Forewarned alone
    s.play("pass")
    assert "turn-over" in s.heard() and s.turn() == SEWARD and s.question == "turn-begins"  # no window after the action


# --- at the start of a combat ----------------------------------------------------------------------
@clause("F05-COMBAT-01")
def test_start_of_combat_cards_go_round_from_dracula_until_all_pass():
    events = {DRACULA: ["trap", "trap"], MINA: ["advance-planning"], SEWARD: ["advance-planning", "advance-planning"]}
    s = fight(MINA, events=events)
    assert s.question == "combat-start" and s.asked == [DRACULA, SEWARD, MINA]
    s.play("dracula: play trap", "seward: play advance-planning", "mina: play advance-planning")
    passed(s, until="combat-start")  # nobody has Good Luck
    assert s.state.traps == 1 and s.state.plans == 0 and s.asked[0] == SEWARD  # he comes after Dracula, and is first now
    passed(played(s, "seward: play advance-planning"), until="combat-start")
    assert s.state.plans == 1 and s.asked[0] == MINA
    s.play("mina: pass", "dracula: pass", "seward: pass")
    assert s.question == "lay-card" and s.events(DRACULA) == ["trap"]  # all passed in a row


@clause("F05-COMBAT-02")
def test_hunters_elsewhere_may_play_start_of_combat_cards_but_no_garlic():
    events = {SEWARD: ["advance-planning", "heroic-leap", "secret-weapon"], MINA: ["heroic-leap"]}
    items = {SEWARD: ["garlic", "knife"], MINA: ["garlic"]}
    with pytest.raises(ValueError):
        fight(MINA, events=events, items=items)  # there is one Heroic Leap
    events[MINA] = ["secret-weapon"]
    s = fight(MINA, events=events, items=items, item_discards=["stake"])
    assert set(s.options(SEWARD)) == {"pass", "play advance-planning"}
    assert set(s.options(MINA)) == {"pass", "play garlic", "play secret-weapon"}
    away = played(s, "seward: play advance-planning")
    assert away.state.plans == 1 and away.event_discards() == ["advance-planning"]


def test_all_hunters_answer_in_turn_order():
    events = {DRACULA: ["time-runs-short"]} | {hunter: ["forewarned"] for hunter in HUNTERS[:3]}
    assert his_turn(events=events, time="noon").play("play time-runs-short").asked == list(HUNTERS[:3])


# --- who might hold an item ------------------------------------------------------------------
@pytest.mark.parametrize(
    ("items", "shown", "asked"),
    [
        ({}, {}, False),
        ({GODALMING: ["knife"]}, {}, True),
        ({GODALMING: ["knife"]}, {GODALMING: ["knife"]}, False),  # all know that it is the Knife
        ({GODALMING: ["knife", "stake"]}, {GODALMING: ["knife"]}, True),  # the other one might be Dogs
        ({GODALMING: ["knife"], MINA: ["dogs"]}, {MINA: ["dogs"]}, True),  # which lie face up; there are others
        ({GODALMING: ["knife"], MINA: ["dogs"], SEWARD: ["dogs"]}, {MINA: ["dogs"], SEWARD: ["dogs"]}, False),
    ],
)
@clause("F05-EVENT-17")
def test_who_might_hold_dogs_for_all_that_lies_open_is_asked(items, shown, asked):
    """Dogs are the one item for an encounter, and there are two of them."""
    trail, bites = ["galatz", {"card": "london", "encounters": ["wolves"]}], dict.fromkeys(shown, 1)
    met = scene(step="search", trail=trail, items=items, shown=shown, bites=bites)
    assert (passed(met, until="encounter-met").question == "encounter-met") is asked


@pytest.mark.parametrize(("showing", "asked"), [([], True), ([MINA], True), ([MINA, SEWARD], False)])
@clause("F05-EVENT-17", "F05-BITE-01")
def test_who_might_hold_a_card_that_others_do_not_show_is_asked(showing, asked):
    """There are two Local Rumors, and all else for this moment is discarded."""
    gone = ["dogs"] * 2 + ["holy-water"] * 3 + ["heavenly-host"] * 2
    rumors = {seat: ["local-rumors"] for seat in showing}
    bites = dict.fromkeys(showing, 1)
    trail = ["galatz", {"card": "paris", "encounters": ["wolves"]}]
    s = scene(step="search", trail=trail, item_discards=gone, items={GODALMING: ["knife"], **rumors}, shown=rumors, bites=bites)
    assert s.question == ("before-search" if asked else "hunter-acts")
