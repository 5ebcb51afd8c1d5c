"""What the hunters' events do that are no actions: those drawn, allies, those of dawn and dusk, answers, openings of a combat."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import (
    DRACULA,
    FIVE,
    GODALMING,
    HUNTERS,
    MINA,
    SEWARD,
    VAN_HELSING,
    clash,
    drawing,
    fight,
    passed,
    scene,
    sees,
    vampire,
)

PRESS = {DRACULA: ["sensationalist-press"]}
HIDDEN = ["galatz", "vienna", "prague", "munich", "venice", "rome"]


def named_near(s):
    """What Dracula says to Evil Presence."""
    return [news for news in s.heard() if "near" in news]


# --- when drawn -----------------------------------------------------------------------
@clause("F15-CARD-behind-the-veil")
def test_behind_the_veil_dracula_shows_both_hands_to_the_hunters():
    hand = ["rats", "spy", "hoax", "bats", "wolves"]
    s = drawing("behind-the-veil", encounters=hand, events={DRACULA: ["enraged", "roadblock"]}).play("play behind-the-veil")
    everything = " ".join(["shows-all dracula", *s.events(DRACULA), *s.encounters()])
    assert all(everything in s.heard(seat) for seat in (*HUNTERS, DRACULA))
    assert everything not in s.heard() and "veil-lifted" in s.heard()
    assert sees(s, MINA).dracula.encounters == s.encounters() and sees(s, SEWARD).dracula.events == s.events(DRACULA)
    assert sees(s).dracula.encounters is None and sees(s).dracula.events is None


@clause("F15-CARD-behind-the-veil")
def test_behind_the_veil_the_hunter_chooses_an_encounter_and_he_refills_unseen():
    s = drawing("behind-the-veil", encounters=["rats", "spy", "hoax", "bats", "wolves"]).play("play behind-the-veil")
    assert s.asked == [GODALMING] and set(s.options()) == {f"discard {e}" for e in ("rats", "spy", "hoax", "bats", "wolves")}
    s.chance = ["draw saboteur"]
    s.play("discard spy")
    assert sorted(s.encounters()) == ["bats", "hoax", "rats", "saboteur", "wolves"] and s.encounter_discards() == ["spy"]
    assert "encounter-discarded spy" in s.heard() and "drew-encounter saboteur" not in s.heard(GODALMING)
    assert sees(s, GODALMING).dracula.encounters is None and s.event_discards() == ["behind-the-veil"]


@clause("F15-CARD-behind-the-veil")
def test_behind_the_veil_the_hand_is_hidden_again_before_he_draws():
    s = drawing("behind-the-veil").play("play behind-the-veil")
    s.chance = []
    s.play(s.options()[0])
    assert s.question == "encounter-from-bag" and len(s.encounters()) == 4 and sees(s, GODALMING).dracula.encounters is None


@clause("F15-CARD-evil-presence")
def test_evil_presence_names_the_hunters_next_to_him():
    at = {SEWARD: "lisbon", VAN_HELSING: "madrid", MINA: "bay-of-biscay"}
    s = drawing("evil-presence", at=at, trail=["atlantic-ocean"]).play("play evil-presence")
    assert named_near(s) == ["near godalming", "near seward", "near mina"]
    assert s.up() == [] and not [news for news in s.heard(GODALMING) if "atlantic" in news]


@clause("F15-CARD-evil-presence")
def test_evil_presence_in_the_hospital_he_is_next_door():
    at = {SEWARD: "hospital-madrid", VAN_HELSING: "paris", MINA: "saragossa"}
    assert named_near(drawing("evil-presence", at=at, trail=["madrid"]).play("play evil-presence")) == ["near seward", "near mina"]
    assert named_near(drawing("evil-presence", at=at, trail=["lisbon"]).play("play evil-presence")) == ["none-near"]


@clause("F15-CARD-evil-presence")
def test_evil_presence_railways_and_the_same_city_do_not_count():
    at = {SEWARD: "venice", VAN_HELSING: "vienna", MINA: "off"}
    s = drawing("evil-presence", at=at, trail=["vienna"], ward={MINA: "hospital-budapest"}).play("play evil-presence")
    assert named_near(s) == ["none-near"] and s.event_discards() == ["evil-presence"]


@clause("F15-CARD-hired-scouts")
def test_hired_scouts_two_different_cities():
    s = drawing("hired-scouts", trail=HIDDEN).play("play hired-scouts", "name vienna")
    assert s.question == "name-city" and "name vienna" not in s.options() and s.refused("name vienna") == "F15-CARD-hired-scouts"
    s.play("name paris")
    assert s.up() == ["vienna"] and {"on-trail vienna", "revealed space-2 vienna", "not-on-trail paris"} <= set(s.heard())
    assert s.event_discards() == ["hired-scouts"] and s.question != "name-city"


@clause("F15-CARD-hired-scouts")
def test_hired_scouts_find_a_tied_hide_and_dracula_himself_but_no_lair():
    s = drawing("hired-scouts", trail=["hide", "galatz", "vienna"], lairs=[{"card": "prague", "encounters": ["rats"]}])
    s.play("play hired-scouts", "name prague", "name galatz")
    assert s.up() == ["hide", "galatz"] and "not-on-trail prague" in s.heard() and sees(s).dracula.at == "galatz"


@clause("F15-CARD-hired-scouts")
def test_hired_scouts_look_for_cities_not_seas():
    s = drawing("hired-scouts", trail=["castle-dracula", "black-sea"]).play("play hired-scouts")
    assert len(s.options()) == 60 and not [option for option in s.options() if "sea" in option.split("-")]
    assert s.play("name castle-dracula", "name varna").up() == ["castle-dracula"]


@clause("F15-CARD-local-rumors")
def test_local_rumors_turn_up_all_around_by_road_and_by_sea():
    s = drawing("local-rumors", trail=["dublin", "atlantic-ocean", "liverpool"]).play("play local-rumors")
    assert s.up() == ["dublin", "atlantic-ocean"] and s.event_discards() == ["local-rumors"]
    assert {"revealed space-1 dublin", "revealed space-2 atlantic-ocean"} <= set(s.heard()) and sees(s).dracula.at == "dublin"


@clause("F15-CARD-local-rumors")
def test_local_rumors_know_nothing_of_lairs_and_railways():
    s = drawing("local-rumors", trail=["vienna"], lairs=[{"card": "dublin", "encounters": ["rats"]}]).play("play local-rumors")
    assert s.up() == [] and "no-rumors galway" in s.heard()
    s = drawing("local-rumors", MINA, at={MINA: "zagreb"}, trail=["venice", "vienna"])
    assert s.play("play local-rumors").up() == ["vienna"]


@clause("F15-CARD-newspaper-reports")
def test_newspaper_reports_at_once_the_third_space():
    s = drawing("newspaper-reports", trail=HIDDEN).play("play newspaper-reports")
    assert s.up() == ["prague"] and "revealed space-3 prague" in s.heard() and s.event_discards() == ["newspaper-reports"]
    s = drawing("newspaper-reports", trail=["galatz", "vienna"]).play("play newspaper-reports")
    assert s.up() == [] and "nothing-on space-3" in s.heard()


@clause("F15-CARD-newspaper-reports")
@pytest.mark.parametrize("phase", ["dawn", "dusk"])
def test_newspaper_reports_at_dawn_or_dusk_the_fifth_or_the_sixth(phase):
    s = scene(phase=phase, trail=HIDDEN, events={MINA: ["newspaper-reports"]}).play("play newspaper-reports")
    assert s.options() == ["look space-5", "look space-6"] and s.refused("look space-3") == "F15-CARD-newspaper-reports"
    assert s.copy().play("look space-5").up() == ["venice"] and s.play("look space-6").up() == ["rome"]


@clause("F15-CARD-newspaper-reports")
def test_newspaper_reports_a_power_card_alone_hide_with_its_location_or_dracula_himself():
    s = drawing("newspaper-reports", trail=["galatz", "vienna", "misdirect"]).play("play newspaper-reports")
    assert s.up() == ["misdirect"]
    s = drawing("newspaper-reports", trail=["feed", "dark-call", "hide", "galatz"]).play("play newspaper-reports")
    assert s.up() == ["hide", "galatz"] and sees(s).dracula.at == "galatz"
    s = drawing("newspaper-reports", trail=["feed", "dark-call", "galatz"]).play("play newspaper-reports")
    assert s.up() == ["galatz"] and sees(s).dracula.at == "galatz"


# --- allies ---------------------------------------------------------------------------
@clause("F15-CARD-jonathan-harker")
def test_jonathan_harker_searches_one_city():
    s = drawing("jonathan-harker", trail=HIDDEN).play("play jonathan-harker")
    assert {"ally", "name rome"} <= set(s.options()) and s.refused("pass") == "F15-ALLY-01"
    s.play("name rome")
    assert s.up() == ["rome"] and s.ally("hunters") is None and s.event_discards() == ["jonathan-harker"] and s.question == "hunter-acts"


@clause("F15-CARD-jonathan-harker")
def test_jonathan_harker_as_ally_sees_what_slides_to_the_sixth_space():
    assert drawing("jonathan-harker").play("play jonathan-harker", "ally").ally("hunters") == "jonathan-harker"
    s = scene(phase="dracula", step="slide", trail=HIDDEN, allies={"hunters": "jonathan-harker"})
    assert s.up() == ["venice"] and s.heard() == ["slide", "revealed space-6 venice"] and s.question == "leaving"


@clause("F15-CARD-jonathan-harker")
def test_jonathan_harker_turns_up_a_lone_power_card_too():
    trail = ["galatz", "vienna", "prague", "munich", "feed"]
    s = scene(phase="dracula", step="slide", trail=trail, allies={"hunters": "jonathan-harker"})
    assert s.up() == ["feed"]
    s = scene(phase="dracula", step="slide", trail=HIDDEN[:4], allies={"hunters": "jonathan-harker"})
    assert s.up() == []


@clause("F15-CARD-rufus-smith")
def test_rufus_smith_searches_one_city():
    s = drawing("rufus-smith", trail=HIDDEN).play("play rufus-smith", "name paris")
    assert s.up() == [] and "not-on-trail paris" in s.heard() and s.event_discards() == ["rufus-smith"]


@clause("F15-CARD-rufus-smith")
@pytest.mark.parametrize(("start", "to", "harm", "usual"), [
    ("ionian-sea", "adriatic-sea", 2, 1), ("athens", "ionian-sea", 2, 2), ("ionian-sea", "athens", 0, 0), ("athens", "valona", 0, 0),
])  # fmt: skip
def test_rufus_smith_as_ally_makes_the_sea_dearer(start, to, harm, usual):
    s = scene(phase="dracula", step="card", trail=[None, start], allies={"hunters": "rufus-smith"}).play(f"lay {to}")
    assert s.damage(DRACULA) == harm
    assert scene(phase="dracula", step="card", trail=[None, start]).play(f"lay {to}").damage(DRACULA) == usual


@clause("F15-CARD-sister-agatha")
def test_sister_agatha_searches_one_city():
    s = drawing("sister-agatha", trail=HIDDEN).play("play sister-agatha", "name galatz")
    assert s.up() == ["galatz"] and sees(s).dracula.at == "galatz" and s.event_discards() == ["sister-agatha"]


@clause("F15-CARD-sister-agatha")
@pytest.mark.parametrize(("blow", "harm"), [("fangs", 2), ("escape-as-bat", 2), ("escape-as-mist", 2), ("claws", 0), ("strength", 0)])
def test_sister_agatha_as_ally_hurts_him_after_fangs_and_escapes(blow, harm):
    s = clash(fight(round=2, hand=[blow], allies={"hunters": "sister-agatha"}), blow, mina="escape")
    assert s.damage(DRACULA) == harm and ("dracula-suffers 2" in s.heard()) == (harm > 0)


@clause("F15-CARD-sister-agatha")
def test_sister_agatha_has_no_part_in_a_cancelled_card_or_a_vampire_s():
    s = clash(fight(hand=["fangs"], allies={"hunters": "sister-agatha"}), "fangs", mina="dodge")
    assert s.damage(DRACULA) == 0 and s.damage(MINA) == 0
    s = clash(vampire("new-vampire", hand=["fangs"], allies={"hunters": "sister-agatha"}), "fangs", mina="punch")
    assert s.damage(DRACULA) == 0 and s.damage(MINA) == 2


@clause("F15-CARD-sister-agatha")
@pytest.mark.parametrize("blow", ["escape-as-bat", "escape-as-mist"])
def test_sister_agatha_may_be_the_end_of_him_as_he_escapes(blow):
    s = clash(fight(round=2, hand=[blow], allies={"hunters": "sister-agatha"}, damage={DRACULA: 13}), blow, mina="punch")
    assert s.winners == list(HUNTERS)


@clause("F15-CARD-sister-agatha")
def test_sister_agatha_takes_what_fangs_gave_him():
    s = clash(fight(hand=["fangs"], allies={"hunters": "sister-agatha"}, damage={DRACULA: 10}), "fangs", mina="escape")
    assert s.damage(DRACULA) == 10 and [news for news in s.heard() if "dracula-" in news] == ["dracula-recovers 2", "dracula-suffers 2"]


# --- dawn and dusk --------------------------------------------------------------------
@clause("F15-CARD-surprising-return")
@pytest.mark.parametrize("phase", ["dawn", "dusk"])
def test_surprising_return_of_an_ally(phase):
    s = scene(phase=phase, events={MINA: ["surprising-return"]}, event_discards=["rufus-smith", "great-wolf", "good-luck"])
    s.play("play surprising-return")
    assert s.options() == ["take rufus-smith"] and s.refused("take great-wolf") == "F15-CARD-surprising-return"
    assert s.refused("take good-luck") == "F15-CARD-surprising-return"
    s.play("take rufus-smith", "ally")
    assert s.ally("hunters") == "rufus-smith" and sorted(s.event_discards()) == ["good-luck", "great-wolf", "surprising-return"]
    assert {"returns rufus-smith", "ally rufus-smith"} <= set(s.heard()) and "event-discarded rufus-smith" not in s.heard()


@clause("F15-CARD-surprising-return")
def test_surprising_return_for_a_search_the_ally_goes_back_to_the_discards():
    discards = ["sister-agatha", "rufus-smith"]
    s = scene(
        phase="dawn", events={MINA: ["surprising-return"]}, event_discards=discards, trail=HIDDEN, allies={"hunters": "jonathan-harker"}
    )
    s.play("play surprising-return", "take sister-agatha")
    assert s.asked == [MINA] and s.refused("pass") == "F15-ALLY-01"
    s.play("name munich")
    assert s.up() == ["munich"] and s.ally("hunters") == "jonathan-harker"
    assert s.event_discards().count("sister-agatha") == 1 and "event-discarded sister-agatha" in s.heard()
    assert "surprising-return" in s.event_discards() and s.events(MINA) == []


@clause("F15-CARD-surprising-return")
def test_surprising_return_replaces_the_ally_in_play():
    s = scene(phase="dusk", events={MINA: ["surprising-return"]}, event_discards=["sister-agatha"], allies={"hunters": "jonathan-harker"})
    s.play("play surprising-return", "take sister-agatha", "ally")
    assert s.ally("hunters") == "sister-agatha" and s.event_discards() == ["jonathan-harker", "surprising-return"]


@clause("F15-CARD-surprising-return")
def test_without_an_ally_faceup_in_the_discards_there_is_no_surprising_return():
    for more in ({}, {"event_discards": ["great-wolf"]}, {"allies": {"hunters": "rufus-smith"}}):
        s = scene(phase="dawn", events={MINA: ["surprising-return"]}, **more)
        assert s.options() == ["pass"] and s.refused("play surprising-return") == "F15-CARD-surprising-return"


@clause("F15-CARD-long-night")
def test_in_a_long_night_the_hunters_move_by_road():
    s = scene(phase="dawn", events={MINA: ["long-night"]}).play("play long-night")
    assert s.effects() == ["long-night"] and s.event_discards() == ["long-night"]
    assert passed(s, until="nothing", most=4).phase() == "night" and s.effects() == ["long-night"]
    s = scene(phase="night", effects=["long-night"], tickets={GODALMING: ["3/2"]}, event_bottom=["good-luck", "roadblock"])
    assert "road swansea" in s.options()
    assert s.refused("sail english-channel") == "F15-SEA-04" and s.refused("rail 3/2") == "F15-ACTION-02"
    s.play("road swansea")
    assert s.at(GODALMING) == "swansea" and "event-discarded good-luck" in s.heard() and "good-luck" in s.event_discards()


@clause("F15-CARD-long-night")
def test_in_a_long_night_each_move_takes_the_bottom_event():
    s = scene(phase="night", effects=["long-night"], event_bottom=["good-luck", "roadblock", "forewarned"]).play("road swansea")
    s.play("road cologne")
    assert s.asked == [DRACULA] and s.events(DRACULA) == ["roadblock"] and "event-drawn roadblock" in s.heard(DRACULA)
    assert "drew-event dracula" in s.heard() and not [news for news in s.heard(SEWARD) if "roadblock" in news]
    s.play("pass", "pass")
    assert s.turn() == MINA and s.event_bottom() == ["forewarned"]  # Van Helsing passed: nothing is taken
    assert s.events(GODALMING) == [] and s.events(SEWARD) == []


@clause("F15-CARD-long-night")
def test_a_hunter_defeated_on_the_way_has_moved_all_the_same():
    trail = ["galatz", {"card": "swansea", "encounters": ["rats"]}]
    s = scene(phase="night", effects=["long-night"], trail=trail, damage={GODALMING: 10}, event_bottom=["good-luck"])
    s.play("road swansea", "ambush space-2:rats")
    s = passed(s, until="hunter-acts")
    assert s.at(GODALMING) is None and "event-discarded good-luck" in s.heard()


@clause("F15-CARD-long-night")
def test_the_long_night_is_no_help_at_sea_in_a_hospital_or_the_night_after():
    s = scene(phase="night", effects=["long-night"], at={GODALMING: "irish-sea", SEWARD: "hospital-rome"})
    assert s.options() == ["pass"] and s.refused("sail dublin") == "F15-ACTION-04"
    s.play("pass")
    assert "road rome" not in s.options() and s.refused("road rome") == "F15-HOSPITAL-03"
    s = scene(phase="night", turn=MINA, effects=["long-night"]).play("pass")
    assert s.phase() == "dracula" and s.effects() == []


@clause("F15-CARD-renewed-vigor")
def test_renewed_vigor_gives_every_hunter_a_second_action_of_another_kind():
    s = scene(effects=["renewed-vigor"], damage={GODALMING: 3}).play("rest")
    assert s.asked == [GODALMING] and "rest" not in s.options() and s.refused("rest") == "F15-CARD-renewed-vigor"
    s.play("road swansea")
    assert (s.at(GODALMING), s.damage(GODALMING), s.turn()) == ("swansea", 2, SEWARD)
    s.play("road cologne")
    assert s.turn() == SEWARD and s.refused("road brussels") == "F15-CARD-renewed-vigor"


@clause("F15-CARD-renewed-vigor")
@pytest.mark.parametrize(("first", "again"), [
    ("road swansea", "sail irish-sea"), ("road swansea", "rail 3/2"), ("sail english-channel", "sail plymouth"),
    ("supply", "supply"), ("search", "search"),
])  # fmt: skip
def test_renewed_vigor_no_action_twice(first, again):
    parts = {"trail": ["galatz", "plymouth"], "at": {GODALMING: "plymouth"}} if first == "search" else {}
    s = scene(effects=["renewed-vigor"], tickets={GODALMING: ["3/2"]}, event_top="roadblock", **parts)
    s.chance = ["draw knife", "draw rifle", "draw forewarned"] if first == "supply" else []
    s.play(first)
    assert s.turn() == GODALMING and again not in s.options() and s.refused(again) == "F15-CARD-renewed-vigor"


@clause("F15-CARD-renewed-vigor")
def test_renewed_vigor_two_special_actions_with_different_cards():
    events = {SEWARD: ["wax-cylinders", "money-trail"]}
    s = scene(turn=SEWARD, effects=["renewed-vigor"], events=events, trail=["galatz", "black-sea"]).play("play wax-cylinders", "use")
    assert "play money-trail" in s.options() and s.refused("play wax-cylinders") == "F15-CARD-renewed-vigor"
    assert s.play("play money-trail", "look space-2").turn() == VAN_HELSING


@clause("F15-CARD-renewed-vigor")
def test_renewed_vigor_is_lost_on_a_hunter_delayed_by_the_first_action_and_good_for_one_who_stands_up():
    s = scene(turn=MINA, at={MINA: "zurich"}, effects=["renewed-vigor"], events={MINA: ["hypnosis"]}).play("play hypnosis")
    assert s.phase() != "day" and s.delayed() == [MINA]
    s = scene(delayed=[GODALMING], effects=["renewed-vigor"])
    assert s.asked == [GODALMING] and s.delayed() == [] and "rest" in s.options()
    assert s.play("rest").turn() == SEWARD


@clause("F15-CARD-renewed-vigor")
def test_renewed_vigor_at_sea_a_second_action_that_need_not_be_used():
    s = scene(effects=["renewed-vigor"], events={GODALMING: ["excellent-weather"]}).play("sail english-channel")
    assert set(s.options()) == {"pass", "play excellent-weather"} and s.refused("sail plymouth") == "F15-CARD-renewed-vigor"
    assert s.copy().play("pass").turn() == SEWARD
    assert s.play("play excellent-weather", "sail plymouth", "sail english-channel").turn() == SEWARD
    s = scene(effects=["renewed-vigor"], events={GODALMING: ["excellent-weather"]})
    s.play("play excellent-weather", "sail english-channel", "sail north-sea")
    assert {"pass", "sail hamburg"} <= set(s.options()) and s.play("sail hamburg").at(GODALMING) == "hamburg"


@clause("F15-CARD-renewed-vigor")
def test_renewed_vigor_is_for_the_day_only():
    s = scene(phase="dawn", events={MINA: ["renewed-vigor"]}).play("play renewed-vigor")
    assert s.effects() == ["renewed-vigor"]
    s = scene(turn=MINA, effects=["renewed-vigor"]).play("rest", "pass")
    assert s.phase() == "night" and s.effects() == [] and s.play("rest").turn() == SEWARD


@clause("F15-CARD-speedy-telegraph")
def test_by_speedy_telegraph_the_hunters_settle_who_is_next():
    s = scene(phase="dawn", events={MINA: ["speedy-telegraph"]}).play("play speedy-telegraph")
    assert s.question == "next-hunter" and s.options() == [f"next {h}" for h in HUNTERS]
    s.play("next mina", "rest")
    assert s.options() == ["next godalming", "next seward", "next van-helsing"] and s.refused("next mina") == "F15-CARD-speedy-telegraph"
    s.play("next seward", "pass", "next van-helsing", "pass")
    assert s.turn() == GODALMING and s.question == "hunter-acts"
    s.play("pass")
    assert s.phase() == "night" and s.question == "next-hunter" and len(s.options()) == 4


@clause("F15-CARD-speedy-telegraph")
def test_the_telegraph_is_silent_in_the_next_round():
    s = scene(phase="night", turn=MINA, effects=["speedy-telegraph"]).play("pass")
    assert s.phase() == "dracula" and s.effects() == []
    s = scene(phase="dawn", at={SEWARD: "off"}, ward={SEWARD: "hospital-rome"}, events={MINA: ["speedy-telegraph"]})
    assert s.play("play speedy-telegraph").options() == [f"next {h}" for h in HUNTERS]  # Seward has woken up


# --- by day, on the railway, against an ambush or a mortal blow ------------------------
@clause("F15-CARD-good-luck")
def test_good_luck_is_no_action_and_removes_a_roadblock():
    s = scene(roadblocks=["london/swansea", "venice=vienna"], events={GODALMING: ["good-luck"]})
    assert "road swansea" not in s.options()
    s.play("play-now good-luck")
    assert s.options() == ["unblock london/swansea", "unblock venice=vienna"] and s.refused("use") == "F15-CARD-good-luck"
    assert s.refused("unblock prague/vienna") == "F15-CARD-good-luck"
    s.play("unblock london/swansea")
    assert s.roadblocks() == ["venice=vienna"] and "unblocked london/swansea" in s.heard() and "road swansea" in s.options()
    assert s.turn() == GODALMING and s.event_discards() == ["good-luck"]


@clause("F15-CARD-good-luck")
def test_good_luck_may_be_slipped_in_while_another_hunter_acts():
    s = scene(roadblocks=["london/swansea"], events={MINA: ["good-luck"]})
    assert s.asked == [GODALMING] and "road swansea" not in s.options()
    assert s.options(MINA) == ["play-now good-luck"] and s.options(SEWARD) == [] and s.options(DRACULA) == []
    s.play("mina: play-now good-luck")
    assert s.asked == [MINA]
    s.play("unblock london/swansea")
    assert s.asked == [GODALMING] and "road swansea" in s.options() and s.options(MINA) == []


@clause("F15-CARD-good-luck")
def test_good_luck_does_not_cut_dracula_short():
    s = scene(tickets={GODALMING: ["1/1"]}, events={DRACULA: ["false-tip"], MINA: ["good-luck"]}, roadblocks=["london/swansea"])
    s.play("rail 1/1")
    assert s.asked == [DRACULA] and s.options(MINA) == [] and s.refused("mina: play-now good-luck") == "F15-TIME-08"


@clause("F15-CARD-good-luck")
def test_good_luck_discards_dracula_s_ally():
    s = scene(allies={DRACULA: "great-wolf", "hunters": "rufus-smith"}, events={GODALMING: ["good-luck"]}).play("play-now good-luck")
    assert s.options() == ["use"]
    s.play("use")
    assert s.ally(DRACULA) is None and s.ally("hunters") == "rufus-smith" and s.event_discards() == ["good-luck", "great-wolf"]


@clause("F15-CARD-good-luck")
def test_good_luck_must_have_something_to_do_and_needs_the_day():
    s = scene(events={GODALMING: ["good-luck"]}, allies={"hunters": "rufus-smith"})
    assert "play-now good-luck" not in s.options() and s.refused("play-now good-luck") == "F15-CARD-good-luck"
    s = scene(phase="night", events={GODALMING: ["good-luck"]}, roadblocks=["london/swansea"])
    assert "play-now good-luck" not in s.options() and s.reason("play-now good-luck") == "time-good-luck"


@clause("F15-CARD-good-luck")
def test_good_luck_beside_a_window_voids_the_answers_given_so_far():
    events = {GODALMING: ["escape-route"], MINA: ["escape-route"], SEWARD: ["good-luck"]}
    s = vampire("new-vampire", fighters=[GODALMING, MINA], step="open", events=events, roadblocks=["london/swansea"])
    assert (s.phase(), s.question, s.asked) == ("day", "combat-start", [GODALMING, MINA])
    s.play("godalming: pass")
    assert s.asked == [MINA] and s.options(SEWARD) == ["play-now good-luck"]
    s.play("seward: play-now good-luck", "unblock london/swansea")
    assert (s.question, s.asked) == ("combat-start", [GODALMING, MINA])


@clause("F15-CARD-good-luck")
def test_no_good_luck_once_dracula_has_chosen_his_card():
    """What voids answers must not depend on whose answer is already there."""
    s = vampire("new-vampire", fighters=[MINA], events={GODALMING: ["good-luck"]}, roadblocks=["london/swansea"])
    assert (s.phase(), s.question, s.options(GODALMING)) == ("day", "choose-cards", [])
    s.play("dracula: " + s.options(DRACULA)[0])
    assert s.asked == [MINA] and s.options(GODALMING) == []


@clause("F15-CARD-good-luck", "F15-CARD-false-tip")
def test_good_luck_of_any_hunter_cancels_a_false_tip():
    s = scene(tickets={GODALMING: ["1/1"]}, events={DRACULA: ["false-tip"], GODALMING: ["forewarned"], MINA: ["good-luck"]})
    s.play("rail 1/1", "pass", "play false-tip")
    assert s.question == "on-false-tip" and s.asked == [GODALMING, MINA]
    s.play("pass")
    assert s.asked == [MINA] and s.options() == ["pass", "play good-luck"]
    s.play("play good-luck")
    assert "cancelled false-tip" in s.heard() and sorted(s.event_discards()) == ["false-tip", "good-luck"]
    assert s.asked == [GODALMING] and "ride swansea" in s.options()


@clause("F15-CARD-good-luck", "F15-CARD-false-tip")
def test_a_second_false_tip_needs_a_second_good_luck():
    events = {DRACULA: ["false-tip", "false-tip"], SEWARD: ["good-luck"], MINA: ["good-luck"]}
    s = scene(tickets={GODALMING: ["1/1"]}, events=events).play("rail 1/1", "play false-tip")
    assert s.asked == [SEWARD, MINA]
    s.play("seward: play good-luck", "mina: play good-luck")
    assert s.asked == [DRACULA] and s.question == "ticket-spent" and s.events(MINA) == ["good-luck"]
    s.play("play false-tip")
    assert s.asked == [MINA]
    s.play("mina: pass")
    assert s.asked == [DRACULA] and {"ride swansea", "ride manchester", "ride plymouth"} == set(s.options())
    assert s.play("ride plymouth").at(GODALMING) == "plymouth" and s.events(MINA) == ["good-luck"]


@clause("F15-CARD-chartered-carriage")
def test_a_chartered_carriage_goes_four_railways_far_of_any_colour():
    s = scene(at={GODALMING: "munich"}, tickets={GODALMING: ["1/0"]}, events={GODALMING: ["chartered-carriage"]}).play("rail 1/0")
    assert s.question == "before-rail" and s.options() == ["pass", "play chartered-carriage"]
    plain = s.copy().play("pass")
    assert set(plain.options()) == {"ride nuremburg", "ride strasbourg"}
    s.play("play chartered-carriage")
    assert "ride munich" not in s.options() and s.refused("ride munich") == "F15-MOVE-04"
    assert {"ride genoa", "ride prague", "ride hamburg"} <= set(s.options()) and "ride rome" not in s.options()  # the fourth railway
    s.play([option for option in s.options() if option not in plain.options()][0])
    assert s.tickets(GODALMING) == [] and s.event_discards() == ["chartered-carriage"] and s.turn() == SEWARD


@clause("F15-CARD-chartered-carriage")
def test_a_chartered_carriage_enters_only_the_last_city_and_stops_at_roadblocks_and_fog():
    parts = {"at": {GODALMING: "vienna"}, "tickets": {GODALMING: ["1/0"]}, "events": {GODALMING: ["chartered-carriage"]}}
    s = scene(trail=["galatz", {"card": "venice", "encounters": ["rats"]}], **parts)
    s.play("rail 1/0", "play chartered-carriage", "ride genoa")
    assert s.at(GODALMING) == "genoa" and s.up() == []
    s = scene(roadblocks=["vienna=venice", "vienna=budapest"], fog=["prague"], **parts)
    assert "rail 1/0" not in s.options() and s.refused("rail 1/0").startswith("F15-RAIL")
    s = scene(roadblocks=["venice=genoa"], **parts).play("rail 1/0", "play chartered-carriage")
    assert "ride venice" in s.options() and "ride genoa" not in s.options() and s.refused("ride genoa") == "F15-RAIL-08"


@clause("F15-CARD-chartered-carriage", "F15-CARD-false-tip")
def test_a_false_tip_cancels_the_carriage_and_no_more():
    events = {GODALMING: ["chartered-carriage"], DRACULA: ["false-tip"]}
    s = scene(tickets={GODALMING: ["1/0"]}, events=events).play("rail 1/0", "play chartered-carriage", "play false-tip")
    assert "carriage-cancelled" in s.heard() and s.tickets(GODALMING) == [] and s.asked == [GODALMING]
    assert set(s.options()) == {"ride swansea", "ride manchester", "ride plymouth"}
    assert sorted(s.event_discards()) == ["chartered-carriage", "false-tip"]


@clause("F15-CARD-chartered-carriage", "F15-CARD-false-tip")
def test_where_the_ticket_alone_leads_nowhere_the_hunter_stays():
    events = {GODALMING: ["chartered-carriage"], DRACULA: ["false-tip"]}
    s = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["1/0"]}, events=events)
    s.play("rail 1/0", "play chartered-carriage", "play false-tip")
    assert s.options() == ["pass"]
    s.play("pass")
    assert s.at(GODALMING) == "vienna" and s.tickets(GODALMING) == [] and s.turn() == SEWARD


@clause("F15-CARD-forewarned")
def test_forewarned_discards_an_ambush_and_dracula_may_go_on():
    trail = ["galatz", {"card": "swansea", "encounters": ["rats", "spy"]}]
    s = scene(trail=trail, events={GODALMING: ["forewarned"]}).play("road swansea", "ambush space-2:rats")
    assert s.question == "on-ambush" and s.options() == ["pass", "play forewarned"]
    s.play("play forewarned")
    assert s.encounter_discards() == ["rats"] and s.damage(GODALMING) == 0 and s.event_discards() == ["forewarned"]
    assert "encounter-gone space-2 rats" in s.heard() and s.asked == [DRACULA] and s.options() == ["pass", "ambush space-2:spy"]


@clause("F15-CARD-forewarned")
@pytest.mark.parametrize("kind", ["new-vampire", "reckless-vampire"])
def test_forewarned_is_no_use_against_a_vampire(kind):
    s = scene(trail=["galatz", {"card": "swansea", "encounters": [kind]}], events={GODALMING: ["forewarned"]})
    s.play("road swansea", f"ambush space-2:{kind}")
    assert s.options() == ["pass"] and s.refused("play forewarned") == "F15-CARD-forewarned"


@clause("F15-CARD-forewarned")
def test_forewarned_is_for_the_ambushed_hunter_and_not_for_a_search():
    trail = ["galatz", {"card": "swansea", "encounters": ["rats"]}]
    s = scene(trail=trail, events={MINA: ["forewarned"]}).play("road swansea", "ambush space-2:rats")
    assert s.question != "on-ambush" and s.damage(GODALMING) == 2
    s = scene(trail=trail, at={GODALMING: "swansea"}, events={GODALMING: ["forewarned"]}).play("search")
    assert s.options() == ["face space-2:rats"] and s.reason("play forewarned") == "time-forewarned"


@clause("F15-CARD-great-strength")
def test_great_strength_prevents_all_of_a_mortal_damage():
    s = fight(fighters=[MINA], hand=["fangs"], events={SEWARD: ["great-strength"]}, damage={MINA: 8, DRACULA: 6})
    s = clash(s, "fangs", mina="punch")
    assert s.question == "mortal-blow" and s.asked == [SEWARD]  # who is not in the combat
    s.play("play great-strength")
    assert s.damage(MINA) == 8 and s.at(MINA) == "vienna" and "prevented mina" in s.heard() and s.fighters() == [MINA]
    assert s.influence() == 0 and s.damage(DRACULA) == 5 and s.event_discards() == ["great-strength"]  # his 2 recovered, her punch


@clause("F15-CARD-great-strength")
def test_without_great_strength_she_is_defeated_and_lesser_damage_opens_nothing():
    s = clash(fight(hand=["fangs"], events={SEWARD: ["great-strength"]}, damage={MINA: 8}), "fangs", mina="punch").play("pass")
    assert s.at(MINA) is None and s.influence() == 2 and s.events(SEWARD) == ["great-strength"]
    s = clash(fight(hand=["fangs"], events={SEWARD: ["great-strength"]}, damage={MINA: 5}), "fangs", mina="punch")
    assert s.damage(MINA) == 7 and s.question == "draw-blow"


@clause("F15-CARD-great-strength")
def test_great_strength_prevents_a_bite_but_not_the_rest():
    s = fight(fighters=[SEWARD, MINA], night=True, hand=["fangs"], mesmerized=[SEWARD], events={SEWARD: ["great-strength"]})
    s = clash(s, "fangs", SEWARD, seward="punch", mina="punch").play("play great-strength")
    assert s.bites(SEWARD) == 0 and "prevented seward" in s.heard() and "bitten seward" not in s.heard()
    assert s.fighters() == [MINA] and s.influence() == 1


# --- the start of a combat ------------------------------------------------------------
@clause("F15-CARD-escape-route")
@pytest.mark.parametrize(("who", "left"), [(SEWARD, [MINA]), (MINA, [SEWARD])])
def test_by_an_escape_route_a_hunter_leaves_the_combat(who, left):
    s = fight(fighters=[SEWARD, MINA], step="open", events={SEWARD: ["escape-route"]}).play("play escape-route")
    assert s.options() == ["remove seward", "remove mina"] and s.refused("remove godalming") == "F15-COMBAT-10"
    s.play(f"remove {who}")
    s = passed(s, until="choose-cards")
    assert s.fighters() == left and s.at(who) == "vienna" and f"out-of-combat {who}" in s.heard()
    assert s.event_discards() == ["escape-route"]


@clause("F15-CARD-escape-route")
def test_by_an_escape_route_the_last_hunter_ends_the_combat():
    s = vampire("new-vampire", step="open", events={MINA: ["escape-route"]}, wounds=2).play("play escape-route", "remove mina")
    assert s.fight() is None and s.faceup(2) == ["new-vampire"] and s.wounds(2) == 2 and "combat-over" in s.heard()
    assert "foe-returns space-2 new-vampire" in s.heard()
    s = fight(step="open", events={MINA: ["escape-route"]}).play("play escape-route", "remove mina")
    assert s.fight() is None and s.damage(DRACULA) == s.damage(MINA) == 0


@clause("F15-CARD-escape-route")
def test_who_is_not_in_the_combat_knows_no_escape_route():
    s = fight(step="open", events={SEWARD: ["escape-route"]})
    assert s.question == "choose-cards" and s.refused("seward: play escape-route") == "F15-TIME-08"


@clause("F15-CARD-heroic-leap")
def test_a_heroic_leap_instead_of_a_combat():
    s = fight(fighters=[SEWARD, MINA], step="open", events={MINA: ["heroic-leap"]}, damage={DRACULA: 3}).play("play heroic-leap")
    assert s.damage(DRACULA) == 8 and s.damage(MINA) == 5 and s.damage(SEWARD) == 0 and s.fight() is None
    assert s.at(DRACULA) == s.at(MINA) == "vienna" and s.event_discards() == ["heroic-leap"]
    heard = s.heard()
    assert heard.index("dracula-suffers 5") < heard.index("suffers mina 5") < heard.index("combat-over")


@clause("F15-CARD-heroic-leap")
def test_a_heroic_leap_may_kill_him_first():
    s = fight(step="open", events={MINA: ["heroic-leap"]}, damage={DRACULA: 10, MINA: 8}).play("play heroic-leap")
    assert s.winners == list(HUNTERS) and s.damage(MINA) == 8 and s.influence() == 0
    s = fight(step="open", events={MINA: ["heroic-leap"]}, damage={DRACULA: 9, MINA: 8}).play("play heroic-leap")
    assert passed(s, until="hunter-acts").at(MINA) is None and s.winners is None and s.influence() == 2


@clause("F15-CARD-heroic-leap")
@pytest.mark.parametrize(("kind", "there"), [("new-vampire", ["new-vampire"]), ("reckless-vampire", [])])
def test_a_heroic_leap_at_a_vampire(kind, there):
    s = vampire(kind, step="open", events={MINA: ["heroic-leap"]}).play("play heroic-leap")
    assert s.faceup(2) == there and s.wounds(2) == (5 if there else 0) and s.damage(MINA) == 5 and s.damage(DRACULA) == 0
    assert (kind in s.encounter_discards()) == (not there)


@clause("F15-CARD-lucky-find")
def test_a_lucky_find_among_five_items():
    five = ["knife", "pistol", "stake", "dogs", "garlic"]
    s = fight(step="open", events={MINA: ["lucky-find"]}, chance=[f"draw {item}" for item in five]).play("play lucky-find")
    assert s.question == "take-item" and set(s.options()) == {f"take {item}" for item in five}
    assert sorted(sees(s, MINA).found) == sorted(five) and not sees(s, DRACULA).found and not sees(s, SEWARD).found
    s.play("take knife")
    assert s.items(MINA) == ["knife"] and s.item_discards() == sorted(s.item_discards(), key=s.item_discards().index)
    assert sorted(s.item_discards()) == ["dogs", "garlic", "pistol", "stake"]
    assert "item-seen knife" in s.heard(MINA) and not [news for news in s.heard(DRACULA) if "knife" in news]
    assert {"item-discarded dogs", "item-discarded pistol"} <= set(s.heard()) and s.event_discards() == ["lucky-find"]


@clause("F15-CARD-lucky-find")
def test_a_lucky_find_the_limit_holds_and_few_items_are_seen_all():
    s = fight(step="open", events={MINA: ["lucky-find"]}, items={MINA: ["stake", "dogs", "rifle"]}, item_deck=["knife"])
    s.chance = ["draw knife", "draw garlic", "draw pistol", "draw garlic", "draw crucifix"]
    s.play("play lucky-find")
    assert "items-shuffled" in s.heard() and set(s.options()) == {"take knife", "take garlic", "take pistol", "take crucifix"}
    assert s.play("take knife").question == "trim-items" and not sees(s, MINA).found
    assert len(s.item_deck() + s.item_discards() + s.items(MINA)) == 38
    assert sorted(s.play("discard rifle").items(MINA)) == ["dogs", "knife", "stake"]


@clause("F15-CARD-lucys-revenge")
@pytest.mark.parametrize("blow", ["escape-as-bat", "escape-as-mist"])
def test_lucy_s_revenge_cancels_an_escape_whoever_is_engaged(blow):
    s = fight(fighters=[GODALMING, MINA], round=2, lucy=True, hand=[blow])
    s = clash(s, blow, MINA, godalming="punch", mina="punch")
    assert s.question == "on-escape" and s.asked == [GODALMING] and s.options() == ["pass", "use"]
    s.play("use")
    assert "card-cancelled dracula" in s.heard() and s.event_discards() == ["lucys-revenge"] and s.fighters() == [GODALMING, MINA]
    s = fight(fighters=[GODALMING, MINA], round=2, lucy=True, hand=[blow])
    s = clash(s, blow, MINA, godalming="punch", mina="punch").play("pass")
    assert s.fight() is None and s.event_discards() == ["lucys-revenge"]


@clause("F15-CARD-lucys-revenge")
def test_lucy_s_revenge_saves_godalming_from_mortal_damage_or_a_bite():
    s = fight(fighters=[GODALMING], lucy=True, hand=["fangs"], damage={GODALMING: 9})
    s = clash(s, "fangs", godalming="punch")
    assert s.question == "mortal-blow" and s.options() == ["pass", "use"]
    s.play("use")
    assert s.damage(GODALMING) == 9 and "prevented godalming" in s.heard() and s.event_discards() == ["lucys-revenge"]
    s = fight(fighters=[GODALMING, MINA], lucy=True, hand=["fangs"], night=True, mesmerized=[GODALMING])
    s = clash(s, "fangs", GODALMING, godalming="punch", mina="punch").play("use")
    assert s.bites(GODALMING) == 0 and s.fighters() == [MINA] and s.influence() == 1


@clause("F15-CARD-lucys-revenge")
def test_lucy_s_revenge_is_kept_faceup_and_does_not_save_others():
    s = fight(fighters=[GODALMING, MINA], step="open", events={GODALMING: ["lucys-revenge"]}, damage={MINA: 8}, hand=["fangs"])
    s.play("play lucys-revenge")
    s = passed(s, until="choose-cards")
    assert s.event_discards() == [] and s.view()["lucys_revenge"] and "played godalming lucys-revenge" in s.heard()
    s = clash(s, "fangs", MINA, godalming="punch", mina="punch")
    assert s.at(MINA) is None and s.event_discards() == []
    s = fight(fighters=[MINA], step="open", events={GODALMING: ["lucys-revenge"]})
    assert s.question == "choose-cards"


@clause("F15-CARD-planned-ambush")
def test_a_planned_ambush_changes_the_card_of_the_first_round():
    s = fight(step="open", events={MINA: ["planned-ambush"]}, items={MINA: ["knife"]}, hand=["fangs"]).play("play planned-ambush", "pass")
    assert s.event_discards() == [] and "played mina planned-ambush" in s.heard()
    s = clash(s, "fangs", mina="punch")
    assert s.question == "may-swap" and s.options() == ["pass", "choose dodge", "choose escape", "choose knife"]
    assert s.refused("choose punch") == "F15-CARD-planned-ambush"
    s.play("choose knife")
    assert s.damage(DRACULA) == 3 and s.damage(MINA) == 0 and s.last(MINA) == "knife" and s.event_discards() == ["planned-ambush"]
    assert "reveals mina knife" in s.heard() and "card-cancelled dracula" in s.heard()


@clause("F15-CARD-planned-ambush")
def test_a_planned_ambush_need_not_be_used_and_is_then_gone():
    s = clash(fight(planned=[MINA], hand=["fangs"]), "fangs", mina="dodge").play("pass")
    assert s.event_discards() == ["planned-ambush"] and "event-discarded planned-ambush" in s.heard() and s.last(MINA) == "dodge"
    s.chance = ["draw claws"]
    s.answer_chance()
    assert s.question == "choose-cards" and s.state.planned_ambush == 0
    s = clash(s, "claws", mina="punch")
    assert s.last(MINA) == "punch" and s.event_discards() == ["planned-ambush"] and s.question == "draw-blow"


@clause("F15-CARD-planned-ambush")
def test_a_planned_ambush_is_one_s_own_and_one_is_enough():
    s = fight(fighters=[SEWARD, MINA], step="open", events={MINA: ["planned-ambush", "planned-ambush"]}, hand=["claws"])
    s = s.play("play planned-ambush")
    assert s.options() == ["pass"] and s.refused("play planned-ambush") == "F15-CARD-planned-ambush"
    s = clash(s.play("pass"), "claws", SEWARD, seward="punch", mina="punch")
    assert s.asked == [MINA] and s.question == "may-swap" and (s.table(SEWARD), s.table(MINA)) == ("punch", "punch")
    s.play("choose dodge")
    assert (s.table(SEWARD), s.table(MINA)) == ("punch", "dodge") and "reveals seward dodge" not in s.heard()
    assert s.events(MINA) == ["planned-ambush"] and s.event_discards() == ["planned-ambush"]


@clause("F15-CARD-planned-ambush")
def test_a_planned_ambush_waits_for_no_later_round():
    s = clash(fight(fighters=[SEWARD, MINA], planned=[MINA], round=2, hand=["claws"]), "claws", SEWARD, seward="punch", mina="punch")
    assert s.question != "may-swap" and (s.last(MINA) or s.table(MINA)) == "punch"


@clause("F15-CARD-planned-ambush")
def test_a_planned_ambush_of_one_who_slipped_away_is_discarded_with_the_combat():
    s = fight(fighters=[MINA], step="open", events={MINA: ["planned-ambush", "escape-route"]})
    s.play("play planned-ambush", "play escape-route", "remove mina")
    assert s.fight() is None and sorted(s.event_discards()) == ["escape-route", "planned-ambush"]


@clause("F15-CARD-planned-ambush", "F15-CARD-lucys-revenge")
def test_openings_follow_the_draw_of_his_five_cards():
    s = fight(fighters=[GODALMING], step="start", events={GODALMING: ["lucys-revenge", "planned-ambush"]}, chance=list(FIVE))
    assert s.question == "combat-start" and set(s.options()) == {"pass", "play lucys-revenge", "play planned-ambush"}


@clause("F15-CARD-hired-scouts")
def test_hired_scouts_name_both_cities_first():
    s = scene(at={GODALMING: "galway"}, trail=["galatz", "prague", "vienna"], event_top="hired-scouts", chance=["draw forewarned"])
    s.play("supply", "play hired-scouts", "name prague")
    assert s.question == "name-city" and s.up() == [] and "scouts-sent prague" in s.heard() and "name prague" not in s.options()
    assert s.play("name vienna").up() == ["prague", "vienna"]


@clause("F15-CARD-lucys-revenge", "F15-CARD-heroic-leap")
def test_lucy_saves_godalming_from_his_own_leap():
    events = {GODALMING: ["lucys-revenge", "heroic-leap"]}
    s = fight(fighters=[GODALMING], step="open", events=events, damage={GODALMING: 7}, hand=["fangs"])
    s.play("play lucys-revenge", "play heroic-leap")
    assert (s.question, s.asked, s.options()) == ("mortal-blow", [GODALMING], ["pass", "use"])
    assert s.play("use").at(GODALMING) is not None


@clause("F15-CARD-renewed-vigor", "F15-CARD-long-night", "F15-CARD-speedy-telegraph")
@pytest.mark.parametrize("card", ["renewed-vigor", "long-night", "speedy-telegraph"])
def test_what_holds_already_is_not_played_again(card):
    s = scene(phase="dawn", events={MINA: [card, card]})
    assert f"play {card}" in s.options(MINA)
    assert f"play {card}" not in s.play(f"play {card}").options(MINA)


@clause("F15-CARD-lucys-revenge")
def test_lucy_s_revenge_helps_once():
    s = fight(fighters=[GODALMING], round=2, lucy=True, hand=["escape-as-mist", "escape-as-bat"])
    s = clash(s, "escape-as-mist", godalming="punch").play("use")
    assert s.question != "on-escape" and s.fight() is not None
    while s.question != "choose-cards":
        s.play(s.options(s.asked[0])[0])
    clash(s, "escape-as-bat", godalming="dodge")
    assert s.question != "on-escape"
