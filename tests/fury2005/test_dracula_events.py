"""What Dracula's events do."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.card_scenes import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, drawing, fight, his_turn, passed, played, scene

AGENT = {"foe": "assassin", "at": {MINA: "vienna"}, "trail": ["galatz", "vienna"]}


def given(card, **parts):
    """Godalming rests in London with Dr. Seward, and the event goes to Dracula."""
    at = {GODALMING: "london", SEWARD: "london"} | parts.pop("at", {})
    return scene(turn=GODALMING, step="act", at=at, chance=[f"draw {card}", *parts.pop("chance", [])], **parts).play("rest godalming")


# --- against hunters on their way ----------------------------------------------------------------
@clause("F05-CARD-control-storms")
def test_control_storms_sends_hunters_to_a_port_within_four_sea_moves():
    s = scene(step="move", turn=GODALMING, group=[SEWARD], at={GODALMING: "irish-sea", SEWARD: "irish-sea"},
              came_from={GODALMING: "liverpool"}, embarked={GODALMING: "liverpool"}, events={DRACULA: ["control-storms"]})  # fmt: skip
    assert s.question == "about-to-sail" and s.asked == [DRACULA]
    s.play("play control-storms")
    assert {"carry dublin", "carry liverpool", "carry lisbon", "carry hamburg"} <= set(s.options()) and s.reason("carry atlantic-ocean")
    assert s.reason("carry venice")
    s.play("carry lisbon")
    assert s.at(GODALMING) == s.at(SEWARD) == "lisbon" and passed(s, until="hunter-acts").question == "hunter-acts"
    sails = scene(step="move", at={GODALMING: "irish-sea"}, events={DRACULA: ["control-storms"]}).play("pass")
    assert sails.question == "hunters-move"


@clause("F05-CARD-customs-search")
@pytest.mark.parametrize(("start", "move"), [("vienna", "road munich"), ("irish-sea", "sail dublin")])
def test_customs_search_takes_all_items_and_the_turn(start, move):
    parts = {"items": {GODALMING: ["dogs", "knife"]}, "dogs": {GODALMING: 1}, "events": {DRACULA: ["customs-search"]}}
    s = scene(step="move", at={GODALMING: start}, **parts)
    passed(s, until="hunters-move").play(move)
    assert s.question == "move-done" and s.options() == ["pass", "play customs-search"]
    s.play("play customs-search")
    assert s.items(GODALMING) == [] and s.dogs(GODALMING) == 0 and s.item_discards() == ["dogs", "knife"] and s.turn() == SEWARD


@clause("F05-CARD-customs-search")
def test_no_customs_within_a_half_of_europe_nor_where_something_waits():
    within = scene(step="move", at={GODALMING: "munich"}, events={DRACULA: ["customs-search"]}).play("road zurich")
    assert within.question != "move-done"
    for space in ({"card": "munich", "encounters": ["rats"]}, "munich"):
        trail = ["munich"] if space == "munich" else ["galatz", space]
        waits = scene(step="move", at={GODALMING: "vienna"}, trail=trail, events={DRACULA: ["customs-search"]}).play("road munich")
        assert waits.question == "move-done" and waits.options() == ["pass"]  # asked all the same
    weather = scene(at={GODALMING: "liverpool"}, events={GODALMING: ["excellent-weather"], DRACULA: ["customs-search"]})
    passed(weather.play("play excellent-weather"), until="hunters-move").play("sail irish-sea", "sail dublin")
    assert weather.question == "move-done"  # landed from the sea


@clause("F05-CARD-false-tip-off")
def test_a_false_tip_off_delays_the_train():
    s = scene(step="move", at={GODALMING: "paris"}, events={DRACULA: ["false-tip-off"]}).play("rail")
    assert s.question == "rail-declared" and s.asked == [DRACULA]
    s.play("play false-tip-off")
    assert s.at(GODALMING) == "paris" and s.turn() == SEWARD and "turn-over" in s.heard()
    lets = scene(step="move", at={GODALMING: "paris"}, events={DRACULA: ["false-tip-off"]}).play("rail", "pass")
    assert lets.asked == ["chance"]


@clause("F05-CARD-false-tip-off")
def test_a_false_tip_off_cancels_a_chartered_carriage():
    events = {GODALMING: ["chartered-carriage"], DRACULA: ["false-tip-off"]}
    s = scene(step="move", at={GODALMING: "paris"}, events=events).play("rail", "pass", "play chartered-carriage")
    assert s.question == "on-hunter-event" and s.options() == ["pass", "play false-tip-off"]
    s.play("play false-tip-off")
    assert s.asked == ["chance"] and s.turn() == GODALMING and "cancelled chartered-carriage" in s.heard()


# --- at the start of his turn -----------------------------------------------------------------------
@clause("F05-CARD-devilish-power", "F05-HOST-08")
def test_devilish_power_needs_an_ally_or_a_host_and_never_lifts_consecrated_ground():
    s = his_turn("devilish-power", "roadblock", consecrated="paris")
    assert "play devilish-power" not in s.options() and "play roadblock" in s.options()
    s = his_turn("devilish-power", consecrated="paris", hosts=["rome"]).play("play devilish-power")
    assert s.options() == ["unbless rome"]


@clause("F05-CARD-devilish-power")
def test_devilish_power_against_good_luck():
    s = his_turn("roadblock", "devilish-power", events={GODALMING: ["good-luck"]})
    s.play("play roadblock", "play good-luck", "play devilish-power")
    assert s.question == "roadblock" and "cancelled good-luck" in s.heard()


@clause("F05-CARD-roadblock")
def test_a_roadblock_on_a_road_or_a_railway():
    s = his_turn("roadblock").play("play roadblock")
    road = [option for option in s.options() if "london" in option and "swansea" in option and "/" in option][0]
    rail = [option for option in s.options() if "london" in option and "manchester" in option and "=" in option][0]
    closed = s.copy().play(road)
    assert closed.roadblock() == road.removeprefix("block ") and closed.event_discards() == ["roadblock"]
    s.play(rail)
    assert s.roadblock() == rail.removeprefix("block ")
    moved = his_turn("roadblock", roadblock=road.removeprefix("block ")).play("play roadblock")
    assert road not in moved.options() and moved.play(rail).roadblock() == rail.removeprefix("block ")


@clause("F05-CARD-roadblock")
def test_hunters_may_not_use_a_blocked_link_but_dracula_may():
    s = scene(step="move", at={GODALMING: "galway"}, roadblock="dublin/galway")
    assert s.options() == ["stay", "sail atlantic-ocean"] and s.refused("road dublin") == "F05-MOVE-06"
    his = scene(phase="dracula", step="move", trail=["galway"], roadblock="dublin/galway")
    assert "lay dublin" in his.options()


@clause("F05-CARD-time-runs-short")
def test_time_runs_short_before_timekeeping():
    s = his_turn("time-runs-short", time="dusk", vampires=1).play("play time-runs-short")
    assert s.time() == "midnight" and s.vampires() == 1
    assert "play time-runs-short" not in his_turn("time-runs-short", "roadblock", time="small-hours").options()


@clause("F05-CARD-unearthly-swiftness")
def test_unearthly_swiftness_makes_two_moves():
    s = his_turn("unearthly-swiftness", trail=["vienna"], at={GODALMING: "prague"}).play("play unearthly-swiftness")
    passed(s, until="dracula-moves")
    s.play("lay prague")
    assert s.question == "dracula-moves" and s.fight() is None and s.up() == ["prague"]  # hunters there are not fought
    s.play("lay berlin")
    assert s.question == "place-encounter" and s.trail() == ["berlin", "prague", "vienna"]
    s.play(s.options()[0])
    assert len(s.lurking(1)) == 1 and s.lurking(2) == []


# --- against bitten hunters ----------------------------------------------------------------------------
@clause("F05-CARD-night-visit", "F05-BITE-09")
def test_night_visit_costs_a_bitten_hunter_two_health():
    s = given("night-visit", bites={VAN_HELSING: 1}, health={VAN_HELSING: 2})
    assert s.asked == [DRACULA] and s.options() == ["name van-helsing", "name mina"] and s.reason("name seward")
    s.play("name van-helsing")
    assert s.at(VAN_HELSING) == "hospital" and s.vampires() == 2 and s.event_discards() == ["night-visit"]


@clause("F05-CARD-vampiric-influence", "F05-BITE-09", "F05-HIDDEN-32")
def test_vampiric_influence_shows_a_hand_and_binds_the_next_move():
    s = given("vampiric-influence", items={MINA: ["knife", "pistol"]}, events={MINA: ["forewarned"]}, shown={MINA: ["knife", "forewarned"]})
    s.play("name mina")
    assert "sees mina knife pistol forewarned" in s.heard(DRACULA) and "sees mina knife pistol forewarned" not in s.heard()
    assert s.asked == [MINA] and {"stay", "road lisbon", "road santander"} <= set(s.options()) and s.reason("road paris")
    s.play("road lisbon")
    assert "announces-road mina lisbon" in s.heard()


@clause("F05-CARD-seduction")
def test_seduction_bites_all_without_a_roll_and_the_vampire_goes_home():
    s = scene(step="search", time="midnight", turn=GODALMING, group=[SEWARD], at={GODALMING: "london", SEWARD: "london"},
              items={GODALMING: ["crucifix"]}, events={DRACULA: ["seduction"]}, encounters=["fog", "fog", "rats", "rats", "spy"],
              trail=["galatz", {"card": "london", "encounters": ["new-vampire"]}])  # fmt: skip
    passed(s, until="new-vampire-met")
    assert s.asked == [DRACULA]
    s.play("play seduction")
    assert passed(s).question == "show-item"  # bitten already, though he holds a Crucifix
    s.play("show crucifix")
    assert s.bites(GODALMING) == s.bites(SEWARD) == 1 and s.lurking(2) == []
    assert "new-vampire" in s.encounters() and s.question == "trim-encounters"
    s.play("discard spy")
    assert len(s.encounters()) == 5
    trail = ["galatz", {"card": "london", "encounters": ["new-vampire"]}]
    day = scene(step="search", time="noon", events={DRACULA: ["seduction"]}, trail=trail)
    assert passed(day).bites(GODALMING) == 0


# --- combat ------------------------------------------------------------------------------------------------
@clause("F05-CARD-trap")
def test_each_trap_adds_one_in_any_combat():
    s = fight(MINA, **AGENT, events={DRACULA: ["trap", "trap"]})
    s.play("play trap", "play trap")
    assert s.state.traps == 2 and s.event_discards() == ["trap", "trap"] and s.question == "lay-card"


@clause("F05-CARD-rage", "F05-HIDDEN-32")
def test_rage_robs_a_hunter_of_an_item_and_dracula_of_his_escapes():
    s = fight(MINA, SEWARD, time="midnight", items={SEWARD: ["knife", "rifle"]}, events={DRACULA: ["rage"]})
    played(s, "dracula: play rage")
    assert s.options() == ["name seward", "name mina"]
    s.play("name seward")
    assert "sees seward knife rifle" in s.heard(DRACULA) and "sees seward knife rifle" not in s.heard()
    assert s.options() == ["discard knife", "discard rifle"]
    s.play("discard rifle")
    assert s.items(SEWARD) == ["knife"] and s.item_discards() == ["rifle"] and s.state.no_escape
    passed(s, until="lay-card")
    assert not [option for option in s.options(DRACULA) if "escape" in option]


@clause("F05-CARD-rage")
def test_rage_is_for_the_night_and_for_dracula_himself():
    assert "play rage" not in fight(MINA, time="noon", events={DRACULA: ["rage", "trap"]}).options(DRACULA)
    assert "play rage" not in fight(MINA, **AGENT, time="midnight", events={DRACULA: ["rage", "trap"]}).options(DRACULA)
    empty = played(fight(MINA, time="midnight", events={DRACULA: ["rage"]}), "dracula: play rage").play("name mina")
    assert empty.question != "smash-item" and empty.state.no_escape


@clause("F05-CARD-wild-horses")
def test_wild_horses_carry_hunters_off_to_search_elsewhere():
    trail = ["vienna", {"card": "prague", "encounters": ["plague"]}]
    s = fight(GODALMING, SEWARD, turn=GODALMING, trail=trail, events={DRACULA: ["wild-horses"]}).play("play wild-horses")
    assert {"carry prague", "carry munich", "carry budapest"} <= set(s.options()) and s.reason("carry berlin")
    s.play("carry prague")
    assert s.at(GODALMING) == s.at(SEWARD) == "prague" and s.fight() is None and "combat-round" not in s.heard()
    assert passed(s).health(GODALMING) == 10 and "prague" in s.up()  # they search there


@clause("F05-CARD-wild-horses")
def test_wild_horses_in_draculas_turn_leave_them_there():
    trail = ["vienna", {"card": "prague", "encounters": ["plague"]}]
    s = fight(GODALMING, attacked=True, trail=trail, events={DRACULA: ["wild-horses"]}).play("play wild-horses", "carry prague")
    assert s.at(GODALMING) == "prague" and s.up() == ["vienna"] and s.health(GODALMING) == 12
    island = fight(GODALMING, trail=["cagliari"], events={DRACULA: ["wild-horses", "trap"]})
    assert "play wild-horses" not in island.options(DRACULA)  # no road
    hospital = fight(GODALMING, trail=["zagreb"], events={DRACULA: ["wild-horses"]}).play("play wild-horses")
    assert "carry hospital" in hospital.options()


@clause("F05-CARD-relentless-minion")
def test_a_relentless_minion_fights_again():
    cards = {"step": "reveal", "cards": {MINA: "stake", DRACULA: "agent-punch"}}
    s = scene(combat={"fighters": [MINA], "foe": "assassin", **cards}, at={MINA: "vienna"}, trail=["galatz", "vienna"],
              items={MINA: ["stake"]}, events={DRACULA: ["relentless-minion"] * 2}, chance=["roll 6", "roll 1"])  # fmt: skip
    assert s.question == "agent-combat-over" and s.asked == [DRACULA]
    gone = s.copy().play("pass")
    assert gone.fight() is None and gone.lurking(2) == []
    s.play("play relentless-minion")
    passed(s, until="lay-card")
    assert s.fight() == "assassin" and s.combat_round() == 1


# --- where he is ---------------------------------------------------------------------------------------------
@clause("F05-CARD-evasion")
def test_evasion_takes_dracula_to_any_free_city():
    s = given("evasion", trail=["prague", "vienna"], hosts=["paris"], consecrated="rome")
    assert s.asked == [DRACULA] and {"lay berlin", "lay madrid", "lay cadiz"} & set(s.options())
    for closed in ("prague", "vienna", "paris", "rome", "london", "madrid", "castle-dracula"):
        assert s.reason(f"lay {closed}")
    s.play("lay cadiz")
    assert s.trail() == ["cadiz", "prague", "vienna"] and s.up() == [] and s.question == "place-encounter"
    s.play(s.options()[0])
    assert len(s.lurking(1)) == 1 and s.health(GODALMING) == 12 and s.turn() == SEWARD


@clause("F05-CARD-evasion")
def test_evasion_from_the_sea_costs_nothing():
    s = given("evasion", trail=["black-sea", "varna"], blood=7).play("lay rome")
    assert s.at(DRACULA) == "rome" and s.blood() == 7


@clause("F05-CARD-sensationalist-press")
def test_press_keeps_one_location_hidden_and_tells_nobody_where_it_lies():
    trail = ["prague", {"card": "vienna", "encounters": ["spy"]}, "munich"]
    s = drawing("hired-scouts", trail=trail, events={DRACULA: ["sensationalist-press"]}).play("pass", "name vienna", "name munich")
    assert s.question == "on-reveal" and s.asked == [DRACULA] and s.up() == []
    waiting = s.view(GODALMING)["agenda"] + [s.view(GODALMING)["running"]]
    assert not [task for task in waiting if "space-2" in task or 1 in task[2:]]
    s.play("play sensationalist-press")
    assert s.up() == ["munich"] and s.faceup(2) == [] and s.lurking(2) == ["spy"]  # the rest of the effect stands
    assert s.event_discards() == ["hired-scouts", "sensationalist-press"]


@clause("F05-CARD-sensationalist-press")
def test_press_on_consecrated_ground_keeps_the_encounters_where_they_lie():
    trail = ["prague", {"card": "vienna", "encounters": ["spy"]}]
    s = drawing("consecrated-ground", trail=trail, events={DRACULA: ["sensationalist-press"]}).play("pass", "bless vienna")
    assert s.question == "on-reveal" and "uncovers vienna" in s.heard()
    shown = s.copy().play("pass")
    assert shown.up() == ["vienna"] and shown.lurking(2) == []
    s.play("play sensationalist-press")
    assert s.up() == [] and s.lurking(2) == ["spy"] and s.consecrated() == "vienna"


@clause("F05-CARD-sensationalist-press")
def test_press_against_resolve_but_not_against_a_search():
    s = scene(trail=["prague", "vienna"], resolve=1, events={DRACULA: ["sensationalist-press"]}).play("report")
    assert s.question == "on-reveal"
    assert s.copy().play("pass").up() == ["vienna"] and s.play("play sensationalist-press").up() == []
    search = scene(step="search", trail=["galatz", "london"], events={DRACULA: ["sensationalist-press"]})
    assert search.question != "on-reveal" and "london" in search.up()
