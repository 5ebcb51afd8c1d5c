"""The hunters' events that are kept: in answer, at the start of a combat, in one's own turn."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.card_scenes import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, fight, passed, played, scene, turn

LONDON_RATS = {"card": "london", "encounters": ["rats"]}
AGENT = {"foe": "assassin", "at": {MINA: "vienna"}, "trail": ["galatz", "vienna"]}


# --- in answer ----------------------------------------------------------------------------------
@clause("F05-CARD-good-luck")
def test_good_luck_removes_the_roadblock_or_draculas_ally_at_the_start_of_a_turn():
    s = turn("good-luck", allies={DRACULA: "quincey-p-morris"}, roadblock="vienna/prague").play("play good-luck")
    assert s.options() == ["remove quincey-p-morris", "remove prague/vienna"]
    open_road = s.copy().play("remove prague/vienna")
    assert open_road.roadblock() is None and open_road.ally(DRACULA) == "quincey-p-morris"
    s.play("remove quincey-p-morris")
    assert s.ally(DRACULA) is None and s.roadblock() is not None and set(s.event_discards()) == {"good-luck", "quincey-p-morris"}


@clause("F05-CARD-good-luck")
def test_good_luck_is_for_the_holders_turn_or_against_an_event():
    s = scene(turn=SEWARD, events={GODALMING: ["good-luck"], SEWARD: ["money-trail"]}, allies={DRACULA: "quincey-p-morris"})
    assert s.asked == [SEWARD] and s.refused("godalming: play good-luck")
    late = passed(turn("good-luck", "money-trail", allies={DRACULA: "quincey-p-morris"}), until="before-search")
    assert late.options() == ["pass", "play money-trail"]


@clause("F05-CARD-chartered-carriage")
def test_a_chartered_carriage_is_a_two_or_three():
    s = turn("chartered-carriage", at={GODALMING: "paris"}, step="move").play("rail")
    assert s.question == "before-roll" and s.options() == ["pass", "play chartered-carriage"]
    s.play("play chartered-carriage")
    assert s.asked == [GODALMING] and s.question == "train-goes" and s.event_discards() == ["chartered-carriage"]
    reach = {option.removeprefix("travel ") for option in s.options() if option.startswith("travel")}
    assert {"bordeaux", "saragossa", "barcelona", "brussels", "cologne", "frankfurt"} <= reach  # three links in the west
    rolls = turn("chartered-carriage", at={GODALMING: "paris"}, step="move").play("rail", "pass")
    assert rolls.asked == ["chance"] and rolls.events(GODALMING) == ["chartered-carriage"]


@clause("F05-CARD-chartered-carriage")
def test_a_chartered_carriage_answers_a_false_tip_off():
    s = turn("chartered-carriage", at={GODALMING: "paris"}, step="move", events={DRACULA: ["false-tip-off"]})
    s.play("rail", "play false-tip-off")
    assert s.question == "on-dracula-event" and s.options() == ["pass", "play chartered-carriage"]
    s.play("play chartered-carriage")
    assert s.turn() == GODALMING and s.asked == ["chance"]  # it only cancels: the die is rolled
    assert set(s.event_discards()) == {"chartered-carriage", "false-tip-off"} and "cancelled false-tip-off" in s.heard()
    other = scene(turn=GODALMING, step="move", at={GODALMING: "paris"}, events={SEWARD: ["chartered-carriage"], DRACULA: ["false-tip-off"]})
    other.play("rail", "play false-tip-off")
    assert "play chartered-carriage" not in other.options(SEWARD)  # he does not travel


@clause("F05-CARD-great-strength")
def test_great_strength_ignores_a_whole_loss():
    s = scene(step="search", trail=["galatz", {"card": "london", "encounters": ["plague"]}], events={GODALMING: ["great-strength"]})
    passed(s, until="loss-comes")
    assert s.asked == [GODALMING] and s.health(GODALMING) == 12
    hit = s.copy().play("pass")
    assert hit.health(GODALMING) == 10
    s.play("play great-strength")
    assert s.health(GODALMING) == 12 and s.event_discards() == ["great-strength"]


@clause("F05-CARD-great-strength")
def test_great_strength_ignores_a_bite_but_not_the_end_of_the_combat():
    combat = {"fighters": [SEWARD], "step": "reveal", "cards": {SEWARD: "punch", DRACULA: "fangs"}}
    s = scene(combat=combat, time="midnight", events={SEWARD: ["great-strength"]}, chance=["roll 1", "roll 6"])
    assert s.question == "loss-comes" and s.asked == [SEWARD]
    s.play("play great-strength")
    assert s.bites(SEWARD) == 0 and s.fight() is None


@clause("F05-CARD-great-strength")
def test_great_strength_is_not_for_others_nor_for_a_price():
    s = scene(step="search", trail=["galatz", {"card": "london", "encounters": ["plague"]}], events={SEWARD: ["great-strength"]})
    assert passed(s).health(GODALMING) == 10
    price = turn("great-strength", "sense-of-emergency", vampires=1).play("play sense-of-emergency", "hurry vienna")
    assert price.health(GODALMING) == 7 and price.question != "loss-comes"


@clause("F05-CARD-forewarned")
def test_forewarned_sends_an_encounter_back_unresolved():
    s = scene(step="search", turn=GODALMING, group=[SEWARD], at={GODALMING: "london", SEWARD: "london"}, events={SEWARD: ["forewarned"]},
              trail=["galatz", {"card": "london", "encounters": ["assassin"]}])  # fmt: skip
    passed(s, until="encounter-met")
    assert s.asked == [SEWARD] and s.options() == ["pass", "play forewarned"]
    s.play("play forewarned")
    assert s.fight() is None and s.lurking(2) == [] and "encounter-gone assassin" in s.heard()
    assert s.turn() == VAN_HELSING and s.health(GODALMING) == 12  # something was met: neither rest nor supply


@clause("F05-CARD-forewarned")
def test_dracula_is_no_encounter_for_forewarned():
    s = scene(step="search", trail=["london"], events={GODALMING: ["forewarned"]})
    assert passed(s, until="encounter-met").fight() == "dracula" and s.question != "encounter-met"


# --- at the start of a combat ---------------------------------------------------------------------
@clause("F05-CARD-advance-planning")
def test_each_advance_planning_adds_one():
    s = fight(MINA, events={GODALMING: ["advance-planning", "advance-planning"]})
    played(s, "godalming: play advance-planning")
    played(s, "godalming: play advance-planning")
    assert s.state.plans == 2 and s.event_discards() == ["advance-planning", "advance-planning"]
    agent = fight(MINA, **AGENT, events={GODALMING: ["advance-planning"]})
    assert "play advance-planning" in agent.options(GODALMING)


@clause("F05-CARD-escape-route")
def test_an_escape_route_cancels_the_combat_and_ends_the_turn():
    s = fight(MINA, **AGENT, turn=MINA, events={SEWARD: ["escape-route"]})
    played(s, "seward: play escape-route")
    assert s.fight() is None and s.faceup(2) == ["assassin"] and "turn-over" in s.heard() and s.health(MINA) == 8
    assert s.turn() != MINA and "combat-round" not in s.heard()


@clause("F05-CARD-escape-route")
def test_an_escape_route_from_draculas_attack():
    s = fight(MINA, SEWARD, attacked=True, events={MINA: ["escape-route"]})
    played(s, "mina: play escape-route")
    assert s.fight() is None and "combat-round" not in s.heard()


@clause("F05-CARD-heroic-leap", "F05-WIN-03")
def test_a_heroic_leap_costs_both_what_the_die_shows():
    s = fight(MINA, SEWARD, turn=SEWARD, events={MINA: ["heroic-leap"]}, blood=9, chance=["roll 4"])
    played(s, "mina: play heroic-leap")
    assert s.health(MINA) == 4 and s.blood() == 5 and s.health(SEWARD) == 10 and s.fight() is None and "turn-over" in s.heard()
    wins = fight(MINA, turn=MINA, events={MINA: ["heroic-leap"]}, blood=3, health={MINA: 3}, vampires=4, chance=["roll 3"])
    played(wins, "mina: play heroic-leap")
    assert wins.winners == [GODALMING, SEWARD, VAN_HELSING, MINA] and wins.ending == "blood-spent"  # before her defeat


@clause("F05-CARD-heroic-leap")
def test_a_heroic_leap_may_defeat_and_is_for_dracula_alone():
    s = fight(MINA, turn=MINA, events={MINA: ["heroic-leap"]}, health={MINA: 2}, chance=["roll 2"])
    played(s, "mina: play heroic-leap")
    assert s.at(MINA) == "hospital" and s.vampires() == 2 and s.blood() == 13
    assert "play heroic-leap" not in fight(MINA, **AGENT, events={MINA: ["heroic-leap", "escape-route"]}).options(MINA)
    lair = fight(MINA, foe="vampire", at={MINA: "vienna"}, vampires=1, events={MINA: ["heroic-leap", "advance-planning"]})
    assert "play heroic-leap" not in lair.options(MINA)


@clause("F05-CARD-secret-weapon")
def test_a_secret_weapon_before_an_encounter():
    s = scene(step="search", trail=["galatz", LONDON_RATS], items={GODALMING: ["crucifix", "knife"]}, events={GODALMING: ["secret-weapon"]},
              item_discards=["dogs", "stake"])  # fmt: skip
    passed(s, until="encounter-met")
    s.play("play secret-weapon")
    assert s.options() == ["discard crucifix", "discard knife"]
    s.play("discard crucifix")
    assert s.options() == ["take dogs", "take stake"] and s.reason("take crucifix")  # not the one just discarded
    s.play("take dogs")
    assert s.items(GODALMING) == ["dogs", "knife"] and s.item_discards() == ["crucifix", "stake"]
    assert "takes-back godalming dogs" in s.heard(DRACULA)
    assert s.question == "encounter-met" and "play dogs" in s.options()


@clause("F05-CARD-secret-weapon")
def test_a_secret_weapon_takes_another_copy_and_needs_an_item():
    s = played(fight(MINA, items={MINA: ["knife"]}, item_discards=["knife"], events={MINA: ["secret-weapon"]}), "mina: play secret-weapon")
    s.play("discard knife")
    assert s.options() == ["take knife"]
    assert "play secret-weapon" not in fight(MINA, item_discards=["knife"], events={MINA: ["secret-weapon", "escape-route"]}).options(MINA)
    bare = fight(MINA, items={MINA: ["knife"]}, events={MINA: ["secret-weapon", "escape-route"]})
    assert "play secret-weapon" not in bare.options(MINA)


# --- in one's own turn --------------------------------------------------------------------------------
@clause("F05-CARD-blood-transfusion")
def test_a_transfusion_between_two_hunters_here():
    at = {GODALMING: "paris", SEWARD: "paris", VAN_HELSING: "paris", MINA: "paris"}
    s = turn("blood-transfusion", at=at, bites={SEWARD: 1, VAN_HELSING: 2}, health={VAN_HELSING: 1})
    passed(s, until="turn-begins")
    s.play("play blood-transfusion")
    assert s.options() == ["name godalming", "name seward", "name mina"] and s.reason("name van-helsing")  # he has 1 Health left
    s.play("name seward")
    assert s.options() == ["cure van-helsing"] and s.health(SEWARD) == 9 and "loses-health seward 1" in s.heard()  # all hear who gives
    s.play("cure van-helsing")
    assert s.health(SEWARD) == 9 and s.bites(VAN_HELSING) == 1 and s.bites(SEWARD) == 1 and s.event_discards() == ["blood-transfusion"]


@clause("F05-CARD-blood-transfusion", "F05-BITE-06")
def test_no_transfusion_for_mina_nor_to_another_place():
    both = turn("blood-transfusion", "hypnosis", at={GODALMING: "madrid", MINA: "madrid"})
    passed(both, until="turn-begins")
    assert "play blood-transfusion" not in both.options()
    assert "play blood-transfusion" not in turn("blood-transfusion", "hypnosis", bites={SEWARD: 1}).options()


@clause("F05-CARD-money-trail")
def test_the_money_trail_leads_over_every_sea():
    trail = ["varna", {"card": "black-sea", "paid": True}, "constanta", "galatz"]
    s = turn("money-trail", trail=trail).play("play money-trail")
    assert s.up() == ["black-sea"] and "revealed space-2 black-sea" in s.heard()
    dry = turn("money-trail").play("play money-trail")
    assert dry.up() == [] and dry.event_discards() == ["money-trail"]


@clause("F05-CARD-mystic-research")
def test_mystic_research_shows_the_hunters_draculas_events():
    s = turn("mystic-research", events={DRACULA: ["trap", "rage"]}).play("play mystic-research")
    passed(s, until="turn-begins")
    assert "shows dracula rage trap" in s.heard(MINA) and "shows dracula rage trap" not in s.heard()
    assert s.events(DRACULA) == ["rage", "trap"]


# --- at the start of one's turn ---------------------------------------------------------------------------
@clause("F05-CARD-hypnosis", "F05-BITE-08")
def test_hypnosis_on_three_or_more():
    trail = ["prague", {"card": "vienna", "encounters": ["new-vampire"]}, {"card": "munich", "encounters": ["rats"]}]
    catacombs = [{"card": "rome", "encounters": ["new-vampire", "fog"]}]
    s = turn("hypnosis", trail=trail, catacombs=catacombs, bites={VAN_HELSING: 1}, chance=["roll 3"])
    s.play("play hypnosis")
    assert s.options() == ["name van-helsing", "name mina"] and s.reason("name seward")
    s.play("name mina")
    assert s.up() == ["prague"] and s.faceup(2) == ["new-vampire"] and s.faceup("catacomb-1") == ["new-vampire"] and s.faceup(3) == []
    assert s.asked == [DRACULA] and s.question == "announce-move" and "lay berlin" in s.options() and s.reason("lay paris")
    s.play("lay berlin")
    assert "announces berlin" in s.heard() and s.state.announced[4]


@clause("F05-CARD-hypnosis")
@pytest.mark.parametrize("roll", [1, 2])
def test_hypnosis_fails_on_one_or_two(roll):
    s = turn("hypnosis", trail=["prague"], chance=[f"roll {roll}"]).play("play hypnosis", "name mina")
    assert s.up() == [] and s.question != "announce-move" and s.event_discards() == ["hypnosis"]


@clause("F05-CARD-hypnosis")
def test_hypnosis_tells_where_dracula_is_if_his_card_lies_open_already():
    s = turn("hypnosis", trail=["hide", {"card": "prague", "up": True}, "vienna"], chance=["roll 6"]).play("play hypnosis", "name mina")
    assert s.up() == ["prague"] and "dracula-is space-2" in s.heard() and "uncovers dracula" not in s.heard()


@clause("F05-CARD-hypnosis", "F05-DMOVE-09")
def test_what_was_announced_must_be_done_if_it_is_legal_at_that_hour():
    s = turn("hypnosis", trail=["prague"], time="small-hours", chance=["roll 6"]).play("play hypnosis", "name mina")
    assert "lay feed" not in s.options()  # dawn comes first
    night = turn("hypnosis", trail=["prague"], time="dusk", chance=["roll 6"]).play("play hypnosis", "name mina")
    assert "lay feed" in night.options() and "wolf-form vienna" in night.options()
    night.play("lay feed")
    passed(night, until="dracula-moves")
    assert night.options() == ["lay feed"]


@clause("F05-CARD-long-day")
def test_a_long_day_turns_the_clock_back_and_changes_no_track():
    s = turn("long-day", time="twilight", vampires=2, resolve=1).play("play long-day")
    assert s.time() == "dusk" and s.vampires() == 2 and s.resolve() == 1
    assert "play long-day" not in turn("long-day", "hypnosis", time="dawn").options()


@clause("F05-CARD-stormy-seas")
def test_stormy_seas_drive_all_ashore():
    s = turn("stormy-seas", at={MINA: "tyrrhenian-sea"}, trail=["tyrrhenian-sea", "rome"]).play("play stormy-seas")
    assert len(s.options()) == 10
    s.play("name tyrrhenian-sea")
    assert s.asked == [MINA] and "sail cagliari" in s.options() and s.storm() == "tyrrhenian-sea" and s.storm_turns() == 2
    s.play("sail naples")
    assert s.at(MINA) == "naples" and s.asked == [DRACULA] and "tyrrhenian-sea" in s.up()
    blood = s.blood()
    s.play("lay genoa")
    assert s.at(DRACULA) == "genoa" and s.up() == ["genoa", "tyrrhenian-sea"] and s.blood() == blood


@clause("F05-CARD-stormy-seas")
def test_the_storm_lasts_two_turns_of_dracula_and_lets_nobody_in():
    s = scene(phase="dracula", step="move", trail=["naples"], storm="tyrrhenian-sea", storm_turns=2)
    assert not [option for option in s.options() if "sea" in option]
    s.play([option for option in s.options() if option.startswith("lay")][0])
    passed(s, until="place-encounter")
    s.play(s.options()[0])
    s.play(f"chance: {s.options('chance')[0]}")
    assert s.storm_turns() == 1 and s.storm() == "tyrrhenian-sea"
    hunter = scene(step="move", at={GODALMING: "naples"}, storm="tyrrhenian-sea")
    assert not [option for option in hunter.options() if option.startswith("sail")]


# --- instead of moving, or at sea ----------------------------------------------------------------------------
@clause("F05-CARD-sense-of-emergency")
def test_sense_of_emergency_moves_its_holder_for_health():
    s = turn("sense-of-emergency", vampires=2, resolve=0).play("play sense-of-emergency")
    assert s.question == "emergency" and "hurry vienna" in s.options() and "hurry hospital" in s.options()
    s.play("hurry vienna")
    assert s.at(GODALMING) == "vienna" and s.health(GODALMING) == 8 and s.resolve() == 0
    assert "play sense-of-emergency" not in turn("sense-of-emergency", "hypnosis", health={GODALMING: 6}).options()


@clause("F05-CARD-excellent-weather")
def test_excellent_weather_for_up_to_four_sea_moves():
    s = turn("excellent-weather", at={GODALMING: "liverpool"}).play("play excellent-weather")
    passed(s, until="hunters-move")
    s.play("sail irish-sea", "sail atlantic-ocean", "sail bay-of-biscay")
    assert "sail atlantic-ocean" not in s.options()  # never straight back
    s.play("sail bordeaux")
    assert s.at(GODALMING) == "bordeaux" and s.question != "sail-on"
    four = turn("excellent-weather", at={GODALMING: "liverpool"}).play("play excellent-weather")
    passed(four, until="hunters-move").play("sail irish-sea", "sail atlantic-ocean", "sail north-sea", "sail english-channel")
    assert four.at(GODALMING) == "english-channel" and four.turn() == SEWARD


@clause("F05-CARD-excellent-weather")
def test_excellent_weather_needs_a_sea():
    assert "play excellent-weather" not in turn("excellent-weather", "hypnosis", at={GODALMING: "vienna"}).options()
    assert "play excellent-weather" not in turn("excellent-weather", "hypnosis", at={GODALMING: "naples"}, storm="tyrrhenian-sea").options()
