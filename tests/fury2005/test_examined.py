"""Where rules meet: what the rulebooks say once more, in positions that no other scene comes to."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.card_scenes import played
from fury2005.fights import agent, clash, lost, quiet, searching
from fury2005.his_turn import SIX, before_frankfurt, his_turn, moves
from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, passed, scene
from whitby.scene import Scene

FAR_BACK = ["berlin", "leipzig", "nuremburg", {"card": "frankfurt", "encounters": ["ambush"]}]
HAND = ["saboteur", "minion-with-knife", "plague", "spy"]


def evading(second: Any, where: str, **parts: Any) -> Scene:
    """Dr. Seward draws Evasion, and so an Ambush drops off and is sprung on Lord Godalming in Paris."""
    s = scene(turn=SEWARD, at={SEWARD: where, GODALMING: "paris"}, trail=["vienna", second, *FAR_BACK], **{"encounters": HAND, **parts})
    if s.question == "hunter-acts":
        s.play("supply seward", "take-event")
    return quiet(s).play("lay lisbon", "return leaving", "place spy", "mature", "name godalming")


@clause("F05-CARD-ambush", "F05-CARD-evasion")
def test_an_ambush_in_the_turn_of_another_hunter_does_not_end_that_turn() -> None:
    s = evading("prague", "london", step="act", chance=["draw evasion"]).play("play saboteur")
    assert (s.question, s.asked, s.options()) == ("the-other-kind", [SEWARD], ["pass", "take-item"])
    escaped = evading("prague", "london", step="act", chance=["draw evasion"], events={GODALMING: ["escape-route"]})
    quiet(escaped, "play minion-with-knife", until="combat-start").play("godalming: play escape-route")
    assert escaped.question == "the-other-kind" and "minion-with-knife" in escaped.pool()


@clause("F05-SEARCH-07", "F05-CARD-desecrated-soil")
def test_the_soil_goes_to_the_pool_though_an_ambush_came_between() -> None:
    soil = {"card": "prague", "encounters": ["desecrated-soil"]}
    s = evading(soil, "prague", step="search", chance=["draw evasion"])
    s.play("play plague")
    assert s.pool().count("desecrated-soil") == 3 and s.health(GODALMING) == 10
    assert DRACULA not in s.asked and "turn-over" not in s.heard()


@clause("F05-CARD-feed", "F05-HIDDEN-03")
def test_all_hear_of_blood_that_he_gains() -> None:
    s = his_turn(["galway"], time="midnight", blood=9).play("lay feed")
    assert s.blood() == 10 and "blood 10" in s.heard()


@clause("F05-TRAIL-03", "F05-DMOVE-03")
def test_the_first_city_of_the_map_is_a_place_like_any_other() -> None:
    s = his_turn(["galway", "paris"], time="noon")
    assert moves(s, "lay") == ["dublin", "atlantic-ocean", "hide"]


@clause("F05-CARD-relentless-minion", "F05-COMBAT-37")
def test_an_agent_that_defeated_a_hunter_is_not_sent_again() -> None:
    dracula = {DRACULA: ["relentless-minion"]}
    s = lost(agent("minion-with-knife-and-rifle", SEWARD, health={SEWARD: 1}, events=dracula), "agent-rifle", "punch")
    assert s.at(SEWARD) == "hospital" and s.question != "agent-combat-over"
    alive = clash(agent("minion-with-knife-and-rifle", SEWARD, events=dracula), "agent-rifle", "escape")
    assert alive.question == "agent-combat-over"


@clause("F05-CARD-heroic-leap", "F05-DEFEAT-03")
def test_who_leapt_to_his_defeat_searches_nothing_in_the_hospital() -> None:
    s = scene(
        combat={"fighters": [SEWARD], "step": "open"}, health={SEWARD: 2}, events={SEWARD: ["heroic-leap"]}, trail=["galatz"], blood=12
    )
    quiet(s, "seward: play heroic-leap", "chance: roll 5")
    assert (s.at(SEWARD), s.blood(), s.vampires()) == ("hospital", 7, 2)
    assert "not-there hospital" not in s.heard() and s.turn() == "van-helsing"


@clause("F05-CARD-secret-weapon", "F05-BITE-01")
def test_mina_shows_the_only_item_that_she_took() -> None:
    rats = {"card": "paris", "encounters": ["rats"]}
    mina = {"at": {MINA: "paris"}, "items": {MINA: ["knife"]}, "events": {MINA: ["secret-weapon"]}}
    s = passed(scene(turn=MINA, step="search", trail=["galatz", rats], item_discards=["rifle"], **mina), "encounter-met")
    s.play("play secret-weapon", "discard knife", "take rifle")
    assert (s.question, s.asked, s.options()) == ("show-item", [MINA], ["show rifle"])


@clause("F05-CARD-surprising-return", "F05-BITE-02")
def test_mina_shows_the_event_that_came_back() -> None:
    s = scene(turn=MINA, step="act", at={MINA: "galway"}, event_discards=["long-day"], chance=["draw surprising-return"])
    s.play("supply mina", "take long-day")
    assert (s.question, s.asked, s.options()) == ("show-event", [MINA], ["show long-day"])


@clause("F05-CARD-chartered-carriage")
def test_one_carriage_is_enough() -> None:
    s = scene(turn=GODALMING, step="move", at={GODALMING: "paris"}, events={GODALMING: ["chartered-carriage"] * 2}).play("rail")
    assert s.play("play chartered-carriage").question == "train-goes" and s.events(GODALMING) == ["chartered-carriage"]


@clause("F05-HIDDEN-28", "F05-HIDDEN-32")
def test_all_hear_of_health_of_hands_shown_and_of_the_hour() -> None:
    s = searching("plague")
    assert "loses-health seward 2" in s.heard()
    s = searching("spy", items={SEWARD: ["knife"]})
    assert "shows-hand seward" in s.heard() and "sees seward knife" in s.heard(DRACULA) and "sees seward knife" not in s.heard(GODALMING)
    s = scene(phase="dracula", time="noon", trail=["vienna"], events={DRACULA: ["time-runs-short"]}).play("play time-runs-short")
    assert s.heard().index("time dusk") < s.heard().index("time twilight")


@clause("F05-MATURE-06", "F05-MATURE-05")
def test_one_that_all_see_cannot_mature_is_passed_over_for_the_next() -> None:
    trail = [*SIX[:4], {"card": "nuremburg", "encounters": ["new-vampire"]}, {"card": "frankfurt", "faceup": ["bats"]}]
    s = his_turn(trail, "start", events={DRACULA: ["unearthly-swiftness"]})
    s.play("play unearthly-swiftness", "lay budapest", "return leaving", "lay zagreb", "return leaving", "place rats")
    assert (s.question, s.options(), s.dropped()) == ("mature", ["pass", "mature"], ["new-vampire"])


@clause("F05-ENC-01", "F05-CATACOMB-02")
def test_encounters_lie_in_the_first_city_of_the_map_too() -> None:
    assert his_turn(["galway", "dublin"], "action").question == "place-encounter"
    assert his_turn([*SIX[:5], "galway"]).play("lay budapest").options() == ["return leaving", "bury"]


@clause("F05-CARD-stormy-seas")
def test_all_hear_where_the_storm_is() -> None:
    s = scene(events={GODALMING: ["stormy-seas"]}).play("play stormy-seas", "name black-sea")
    assert "storm black-sea" in s.heard() and "calm black-sea" not in s.heard()


@clause("F05-MOVE-07")
def test_a_move_announced_binds_one_turn_only() -> None:
    s = searching("spy").play("stay")
    passed(s, "hunters-move", SEWARD)
    assert s.options() == ["stay"]
    s.play("stay")
    assert len(passed(s, "hunters-move", SEWARD, most=200).options()) > 1


@clause("F05-CARD-thief", "F05-SEARCH-06")
def test_a_thief_takes_the_only_card_and_all_hear_whose_turn_it_is() -> None:
    s = searching("thief", items={SEWARD: ["knife"]}, chance=["draw knife"])
    assert s.items(SEWARD) == [] and s.item_discards() == ["knife"]
    s = searching("thief", events={SEWARD: ["long-day"]}, chance=["draw long-day"])
    assert s.events(SEWARD) == [] and s.event_discards() == ["long-day"]
    two = searching("thief", "spy").play("meet space-3:1")
    assert "comes-next space-3:1" in two.heard() and "encounter-revealed space-3 thief" in two.heard()


@clause("F05-CARD-rage", "F05-HIDDEN-32")
def test_all_hear_that_items_are_shown_but_not_which() -> None:
    s = scene(
        combat={"fighters": [SEWARD], "step": "open"}, time="midnight", events={DRACULA: ["rage"]}, items={SEWARD: ["knife", "rifle"]}
    )
    played(s, "dracula: play rage").play("name seward")
    assert "shows-items seward" in s.heard() and "sees seward knife rifle" in s.heard(DRACULA)
    assert not [news for news in s.heard(MINA) if "rifle" in news]


@clause("F05-CARD-blood-transfusion")
def test_two_health_are_enough_to_give_blood() -> None:
    at = {GODALMING: "paris", SEWARD: "paris"}
    for health, gives in ((2, True), (1, False)):
        s = scene(at=at, health={GODALMING: health}, bites={SEWARD: 1}, events={GODALMING: ["blood-transfusion"]})
        assert ("play blood-transfusion" in s.play("pass").options()) is gives


@clause("F05-GROUP-03", "F05-CARD-escape-route")
def test_who_escapes_in_draculas_turn_takes_nothing_from_the_turn_after_it() -> None:
    s = scene(turn=MINA, step="act", at={MINA: "prague"}, trail=["vienna"], events={MINA: ["escape-route"]}).play("pass")
    passed(s, "dracula-moves").play("lay prague")
    played(s, "mina: play escape-route")
    assert passed(s, "hunters-move").asked == [GODALMING]


@clause("F05-DEFEAT-07", "F05-RESOLVE-12")
def test_who_hurried_off_and_is_defeated_acts_no_more() -> None:
    s = scene(turn=SEWARD, at={SEWARD: "galway", MINA: "galway"}, resolve=1, vampires=3, health={MINA: 5}, chance=["draw night-visit"])
    s.play("invite mina", "accept")
    played(s, "mina: hurry rome")
    passed(s, "hunter-acts", SEWARD).play("supply seward")
    passed(s, "night-visit").play("name mina")
    assert s.at(MINA) == "hospital" and passed(s, "hunters-move").asked == [VAN_HELSING] and "not-there hospital" not in s.heard()


@clause("F05-CARD-wolves", "F05-GROUP-07")
def test_a_pistol_that_was_shown_leaves_the_rifle_to_the_next() -> None:
    guns = {GODALMING: ["pistol"], VAN_HELSING: ["pistol", "rifle"]}
    s = searching("wolves", hunter=GODALMING, group=[GODALMING, VAN_HELSING], items=guns)
    assert s.options() == ["pass", "show pistol"]
    s.play("show pistol", "pass")
    assert (s.asked, s.options()) == ([VAN_HELSING], ["pass", "show rifle"])
    assert quiet(s.copy(), "show rifle").health(VAN_HELSING) == 8 and quiet(s, "pass").health(VAN_HELSING) == 7


@clause("F05-RESOLVE-03")
def test_a_new_round_opens_every_effect_again() -> None:
    s = scene(turn=MINA, resolve=3, health={SEWARD: 2}, trail=["vienna", "prague"]).play("report")
    passed(s, "dracula-moves").play("lay budapest")
    assert {"report", "hurry rome", "strengthen seward"} <= set(passed(s, "turn-begins", GODALMING).options())
    s.play("hurry rome")
    left = set(passed(s, "turn-begins", SEWARD).options())
    assert {"report", "strengthen seward"} <= left and not [text for text in left if text.startswith("hurry")]


@clause("F05-CARD-desecrated-soil")
def test_matured_soil_is_drawn_by_dracula() -> None:
    s = before_frankfurt({"encounters": ["desecrated-soil"]}, chance=["draw long-day", "draw trap"])
    quiet(s.play("return leaving", "place rats", "mature"))
    assert {"drew-event dracula hunter-back", "drew-event dracula dracula-back"} <= set(s.heard())
    assert s.events(DRACULA) == ["trap"] and s.event_discards() == ["long-day"] and len(s.trail()) == 3


@clause("F05-HIDDEN-20", "F05-ALLY-02")
def test_an_ally_of_dracula_is_seen_by_him_alone_until_he_has_decided() -> None:
    s = scene(turn=SEWARD, step="act", at={SEWARD: "galway"}, chance=["draw draculas-brides"]).play("supply seward")
    assert (s.question, s.asked, s.options()) == ("ally-drawn", [DRACULA], ["use", "discard draculas-brides"])
    brides = s.game.nouns.index("draculas-brides")
    assert s.view(DRACULA)["just_drawn"] == brides and s.view(SEWARD)["just_drawn"] != brides != s.view()["just_drawn"]
    assert s.view(SEWARD)["drawer"] == s.game.seat(DRACULA)


@clause("F05-ALLY-01", "F05-EVENT-08")
def test_an_ally_that_comes_while_another_event_lies_on_the_table() -> None:
    hand = ["desecrated-soil", "plague", "rats", "spy"]
    s = evading("prague", "london", step="act", chance=["draw evasion", "draw draculas-brides"], encounters=hand)
    quiet(quiet(s, "play desecrated-soil"), "dracula: use")
    assert s.ally(DRACULA) == "draculas-brides" and s.event_discards() == ["evasion"] and s.question == "the-other-kind"


@clause("F05-CARD-bats", "F05-MAP-05")
def test_bats_leave_hunters_where_no_road_leads_away() -> None:
    s = passed(searching("bats", where="cagliari"), "hunters-move", GODALMING, most=200)
    passed(s, "hunters-move", VAN_HELSING, most=200)
    assert s.at(SEWARD) == "cagliari" and "marker-back bats" in s.heard()


@clause("F05-CARD-ambush")
def test_an_ambush_without_encounters_in_hand_only_clears_the_trail() -> None:
    s = before_frankfurt({"encounters": ["ambush"]}, encounters=["rats"]).play("return leaving", "place rats", "mature")
    assert s.question != "ambushed" and len(s.trail()) == 3


@clause("F05-CATACOMB-05", "F05-EVENT-17")
def test_nothing_is_left_where_a_card_lay_and_a_hidden_item_may_be_played() -> None:
    s = before_frankfurt({}).play("bury")
    assert s.view()["hideout_marks"][7:] == [0, 0, 0]
    mina = scene(turn=MINA, items={MINA: ["fast-horse", "knife"]}, shown={MINA: ["knife"]})
    assert (mina.question, mina.options()) == ("turn-begins", ["pass", "play fast-horse"])
