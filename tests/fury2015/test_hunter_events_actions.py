"""What the hunters' events do that are actions."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, passed, scene, sees

HOLDING = {GODALMING: ["consecrated-ground"]}


# --- Blood Transfusion ----------------------------------------------------------------
@clause("F15-CARD-blood-transfusion")
@pytest.mark.parametrize("phase", ["day", "night"])
def test_blood_transfusion_takes_a_bite_and_costs_1_damage(phase):
    s = scene(phase=phase, at={VAN_HELSING: "london"}, bites={VAN_HELSING: 2}, events={GODALMING: ["blood-transfusion"]})
    s.play("play blood-transfusion", "remove van-helsing")
    assert s.bites(VAN_HELSING) == 1 and s.damage(GODALMING) == 1 and s.event_discards() == ["blood-transfusion"]
    heard = s.heard()
    assert heard.index("cured van-helsing") < heard.index("suffers godalming 1") and s.turn() == SEWARD


@clause("F15-CARD-blood-transfusion")
def test_blood_transfusion_may_be_the_giver_s_end():
    s = scene(at={SEWARD: "london"}, bites={SEWARD: 1}, damage={GODALMING: 10}, events={GODALMING: ["blood-transfusion"]})
    s.play("play blood-transfusion", "remove seward")
    assert s.bites(SEWARD) == 0 and s.weakened() == [MINA] and passed(s, until="hunter-acts").at(GODALMING) is None


@clause("F15-CARD-blood-transfusion")
def test_blood_transfusion_does_not_help_mina_or_oneself():
    for parts in ({"at": {MINA: "london"}}, {"bites": {GODALMING: 1}}, {"bites": {GODALMING: 1, SEWARD: 1}, "at": {SEWARD: "london"}}):
        s = scene(events={GODALMING: ["blood-transfusion"]}, **parts)
        assert "play blood-transfusion" not in s.options() and s.refused("play blood-transfusion") == "F15-CARD-blood-transfusion"
    s = scene(turn=MINA, at={MINA: "zurich"}, bites={VAN_HELSING: 1}, events={MINA: ["blood-transfusion"]})
    assert s.refused("play blood-transfusion") == "F15-CARD-blood-transfusion"  # Mina herself is weakened


@clause("F15-CARD-blood-transfusion")
def test_blood_transfusion_for_one_bitten_hunter_of_the_city_not_for_one_elsewhere():
    at = {GODALMING: "rome", SEWARD: "rome", MINA: "rome"}
    s = scene(at=at, bites={SEWARD: 1, VAN_HELSING: 1}, events={GODALMING: ["blood-transfusion"]}).play("play blood-transfusion")
    assert s.options() == ["remove seward"]
    assert s.refused("remove mina") == s.refused("remove van-helsing") == "F15-CARD-blood-transfusion"
    s = scene(at={GODALMING: "rome", SEWARD: "hospital-rome"}, bites={SEWARD: 1}, events={GODALMING: ["blood-transfusion"]})
    assert s.refused("play blood-transfusion") == "F15-HOSPITAL-08"


# --- Consecrated Ground ---------------------------------------------------------------
@clause("F15-CARD-consecrated-ground")
def test_consecrated_ground_is_for_the_night():
    s = scene(events=HOLDING)
    assert "play consecrated-ground" not in s.options() and s.refused("play consecrated-ground") == "F15-ACTION-12"
    assert "play consecrated-ground" in scene(phase="night", events=HOLDING).options()


@clause("F15-CARD-consecrated-ground")
def test_consecrated_ground_on_any_city_but_three():
    s = scene(phase="night", events=HOLDING, trail=["galatz", {"card": "vienna", "encounters": ["rats"]}]).play("play consecrated-ground")
    assert len(s.options()) == 57
    for city in ("castle-dracula", "galatz", "klausenburg"):
        assert f"bless {city}" not in s.options() and s.refused(f"bless {city}") == "F15-CARD-consecrated-ground"
    s.play("bless vienna")
    assert s.consecrated() == "vienna" and "consecrated vienna" in s.heard() and s.event_discards() == ["consecrated-ground"]
    assert s.up() == ["vienna"] and s.faceup(2) == ["rats"] and "encounter-revealed space-2 rats" in s.heard()


@clause("F15-CARD-consecrated-ground")
def test_consecrated_ground_each_hunter_in_turn_may_add_a_heavenly_host():
    items = {SEWARD: ["heavenly-host"], VAN_HELSING: ["knife"], MINA: ["heavenly-host"], GODALMING: ["heavenly-host"]}
    s = scene(phase="night", events=HOLDING, items=items).play("play consecrated-ground", "bless paris")
    assert s.asked == [GODALMING] and s.options() == ["pass", "show heavenly-host"]
    s.play("show heavenly-host")
    for city in ("paris", "galatz"):
        assert f"bless {city}" not in s.options() and s.refused(f"bless {city}") == "F15-CARD-consecrated-ground"
    s.play("bless vienna")
    assert s.asked == [SEWARD]
    s.play("pass")
    assert s.asked == [VAN_HELSING] and s.options() == ["pass"]
    s.play("pass")
    assert [option for option in s.options() if "display" not in option] == ["pass", "show heavenly-host"]
    s.play("show heavenly-host", "bless venice")
    assert s.hosts() == ["venice", "vienna"] and s.consecrated() == "paris" and s.turn() == SEWARD
    assert s.items(GODALMING) == s.items(MINA) == ["heavenly-host"] and s.item_discards() == []
    assert {"shows godalming heavenly-host", "hosted vienna", "shows mina heavenly-host", "hosted venice"} <= set(s.heard())


@clause("F15-CARD-consecrated-ground")
def test_a_heavenly_host_lays_a_hideout_bare_too():
    trail = ["galatz", {"card": "vienna", "encounters": ["rats"]}]
    s = scene(phase="night", events=HOLDING, items={GODALMING: ["heavenly-host"]}, trail=trail)
    s.play("play consecrated-ground", "bless paris", "show heavenly-host", "bless vienna")
    assert s.up() == ["vienna"] and s.faceup(2) == ["rats"]


@clause("F15-CARD-consecrated-ground")
def test_consecrated_ground_only_three_hosts_and_none_from_off_the_board():
    items = {h: ["heavenly-host"] for h in (SEWARD, MINA)}
    s = scene(phase="night", events=HOLDING, items=items, hosts=["rome", "bari"], at={SEWARD: "off"})
    s.play("play consecrated-ground", "bless paris")
    assert s.asked == [MINA]
    s.play("show heavenly-host", "bless vienna")
    assert len(s.hosts()) == 3
    s = scene(phase="night", events=HOLDING, items=items, hosts=["rome", "bari", "naples"]).play("play consecrated-ground", "bless paris")
    assert s.question == "hunter-acts" and s.turn() == SEWARD


@clause("F15-CARD-consecrated-ground")
def test_consecrated_ground_already_there_is_moved():
    s = scene(phase="night", events=HOLDING, consecrated="rome").play("play consecrated-ground")
    assert s.refused("bless rome") == "F15-CARD-consecrated-ground"
    assert s.play("bless paris").consecrated() == "paris" and sees(s, DRACULA).consecrated == "paris"


# --- Excellent Weather ----------------------------------------------------------------
@clause("F15-CARD-excellent-weather")
def test_excellent_weather_is_two_sea_moves():
    s = scene(events={GODALMING: ["excellent-weather"]}).play("play excellent-weather", "sail english-channel")
    assert s.asked == [GODALMING] and "sail north-sea" in s.options() and "pass" not in s.options()
    s.play("sail le-havre")
    assert s.at(GODALMING) == "le-havre" and s.turn() == SEWARD and s.event_discards() == ["excellent-weather"]
    assert [news for news in s.heard() if "arrives" in news] == ["arrives godalming english-channel", "arrives godalming le-havre"]


@clause("F15-CARD-excellent-weather")
def test_excellent_weather_does_not_still_a_storm():
    s = scene(storms=["english-channel"], events={GODALMING: ["excellent-weather"]})
    assert "play excellent-weather" not in s.options() and s.refused("play excellent-weather") == "F15-CARD-excellent-weather"
    s = scene(storms=["north-sea"], events={GODALMING: ["excellent-weather"]}).play("play excellent-weather", "sail english-channel")
    assert "sail north-sea" not in s.options() and s.refused("sail north-sea") == "F15-TOKEN-09"
    s = scene(at={GODALMING: "vienna"}, events={GODALMING: ["excellent-weather"]})
    assert s.refused("play excellent-weather") == "F15-CARD-excellent-weather"


@clause("F15-CARD-excellent-weather")
def test_excellent_weather_an_arrival_after_each_move_and_a_delay_ends_it():
    trail = ["galatz", {"card": "plymouth", "encounters": ["saboteur"]}]
    s = scene(at={GODALMING: "english-channel"}, trail=trail, events={GODALMING: ["excellent-weather"]})
    assert "play excellent-weather" in s.options() and "pass" not in s.options()
    s.play("play excellent-weather", "sail plymouth")
    assert s.up() == ["plymouth"] and s.asked == [DRACULA]
    assert s.copy().play("pass").question == "sail-on"
    s.play("ambush space-2:saboteur")
    assert s.delayed() == [GODALMING] and s.at(GODALMING) == "plymouth" and s.turn() == SEWARD


@clause("F15-CARD-excellent-weather")
def test_excellent_weather_a_second_move_that_cannot_be_is_lost():
    parts = {"at": {GODALMING: "mediterranean-sea"}, "storms": ["mediterranean-sea", "tyrrhenian-sea"]}
    s = scene(events={GODALMING: ["excellent-weather"]}, **parts).play("play excellent-weather", "sail cagliari")
    assert s.at(GODALMING) == "cagliari" and s.turn() == SEWARD


@clause("F15-CARD-excellent-weather")
def test_excellent_weather_is_for_the_day():
    s = scene(phase="night", events={GODALMING: ["excellent-weather"]})
    assert s.refused("play excellent-weather") == "F15-ACTION-12"


# --- Hypnosis -------------------------------------------------------------------------
@clause("F15-CARD-hypnosis")
@pytest.mark.parametrize(
    ("place", "news"), [("galatz", "region baltica"), ("castle-dracula", "region austro-hungaria"), ("black-sea", "no-region")]
)
def test_under_hypnosis_mina_learns_his_region(place, news):
    s = scene(turn=MINA, phase="night", at={MINA: "zurich"}, events={MINA: ["hypnosis"]}, trail=[place]).play("play hypnosis")
    assert news in s.heard() and s.delayed() == [MINA] and "delayed mina" in s.heard() and s.up() == []
    assert s.event_discards() == ["hypnosis"]


@clause("F15-CARD-hypnosis")
def test_for_hypnosis_another_hunter_must_be_in_the_city_itself():
    s = scene(turn=MINA, events={MINA: ["hypnosis"]})
    assert "play hypnosis" not in s.options() and s.refused("play hypnosis") == "F15-CARD-hypnosis"
    s = scene(turn=MINA, at={MINA: "rome", SEWARD: "hospital-rome"}, events={MINA: ["hypnosis"]})
    assert s.refused("play hypnosis") == "F15-HOSPITAL-08"
    s = scene(turn=MINA, at={MINA: "irish-sea", SEWARD: "irish-sea"}, events={MINA: ["hypnosis"]})
    assert "play hypnosis" not in s.options() and s.refused("play hypnosis") == "F15-ACTION-03"


# --- Money Trail ----------------------------------------------------------------------
@clause("F15-CARD-money-trail")
def test_the_money_trail_turns_up_a_sea():
    trail = ["galatz", "black-sea", "vienna", {"card": "ionian-sea", "up": True}, "adriatic-sea"]
    s = scene(events={GODALMING: ["money-trail"]}, trail=trail).play("play money-trail")
    assert s.options() == ["look space-2", "look space-5"]
    assert s.refused("look space-3") == s.refused("look space-4") == "F15-CARD-money-trail"
    s.play("look space-5")
    assert s.up() == ["ionian-sea", "adriatic-sea"] and "revealed space-5 adriatic-sea" in s.heard() and s.turn() == SEWARD


@clause("F15-CARD-money-trail")
def test_the_money_trail_may_lead_to_dracula_and_there_is_no_ambush():
    s = scene(phase="night", events={GODALMING: ["money-trail"]}, trail=["black-sea"], at={MINA: "black-sea"})
    s.play("play money-trail", "look space-1")
    assert sees(s, MINA).dracula.at == "black-sea" and s.question == "hunter-acts"


@clause("F15-CARD-money-trail")
def test_without_a_facedown_sea_there_is_no_money_trail():
    for trail in (["galatz", "vienna"], ["galatz", {"card": "black-sea", "up": True}]):
        s = scene(events={GODALMING: ["money-trail"]}, trail=trail)
        assert "play money-trail" not in s.options() and s.refused("play money-trail") == "F15-CARD-money-trail"


# --- Mystic Research ------------------------------------------------------------------
@clause("F15-CARD-mystic-research")
def test_mystic_research_looks_at_six_backs_from_the_bottom():
    bottom = ["roadblock", "long-night", "seduction", "good-luck", "enraged", "forewarned", "wild-horses"]
    s = scene(turn=VAN_HELSING, events={VAN_HELSING: ["mystic-research"]}, event_bottom=bottom).play("play mystic-research")
    assert s.event_bottom() == ["long-night", "good-luck", "forewarned", "wild-horses"]  # the seventh stays where it was
    assert sorted(s.event_facedown()) == ["enraged", "roadblock", "seduction"] and s.event_discards() == ["mystic-research"]
    studied = [news for news in s.heard() if "studied" in news]
    assert studied == ["studied hunter-back", "studied dracula-back"] * 3
    assert sees(s, VAN_HELSING).event_facedown == 3 and not [news for news in s.heard(VAN_HELSING) if "seduction" in news]
    assert s.turn() == MINA


@clause("F15-CARD-mystic-research")
def test_mystic_research_into_cards_that_nobody_knew():
    s = scene(turn=VAN_HELSING, events={VAN_HELSING: ["mystic-research"]}, event_bottom=["roadblock", "long-night"])
    s.chance = ["draw good-luck", "draw enraged", "draw forewarned", "draw seduction"]
    s.play("play mystic-research")
    assert s.event_bottom() == ["long-night", "good-luck", "forewarned"] and sorted(s.event_facedown()) == [
        "enraged",
        "roadblock",
        "seduction",
    ]
    assert s.event_top() is not None and s.view()["event_bottom"] == s.view(VAN_HELSING)["event_bottom"]


@clause("F15-CARD-mystic-research")
def test_mystic_research_in_a_small_deck_looks_at_all_of_it():
    parts = {"event_top": "roadblock", "event_deck": [], "event_bottom": ["seduction", "good-luck", "long-night"]}
    s = scene(turn=VAN_HELSING, phase="night", events={VAN_HELSING: ["mystic-research"]}, **parts).play("play mystic-research")
    assert s.event_top() == "long-night" and s.event_bottom() == ["good-luck"] and sorted(s.event_facedown()) == ["roadblock", "seduction"]
    assert len([news for news in s.heard() if "studied" in news]) == 4 and "top hunter-back" in s.heard()


@clause("F15-CARD-mystic-research")
def test_mystic_research_that_empties_the_deck_has_it_rebuilt():
    parts = {"event_top": "roadblock", "event_deck": ["seduction"]}
    s = scene(turn=VAN_HELSING, events={VAN_HELSING: ["mystic-research"]}, **parts, chance=["draw seduction"]).play("play mystic-research")
    assert "events-shuffled" in s.heard() and s.question == "top-from-bag" and "roadblock" in s.event_deck()
    assert s.event_facedown() == [] and "mystic-research" not in s.event_deck()


# --- Sense of Emergency ---------------------------------------------------------------
@clause("F15-CARD-sense-of-emergency")
def test_sense_of_emergency_costs_2_damage_for_up_to_three_roads():
    trail = ["galatz", {"card": "prague", "encounters": ["rats"]}]
    s = scene(at={GODALMING: "vienna"}, events={GODALMING: ["sense-of-emergency"]}, trail=trail).play("play sense-of-emergency")
    assert s.damage(GODALMING) == 2 and s.question == "hurries" and {"road prague", "road berlin", "road leipzig"} <= set(s.options())
    assert s.refused("road vienna") == "F15-MOVE-04" and s.reason("road paris") == "beyond-emergency"
    s.play("road leipzig")
    assert s.at(GODALMING) == "leipzig" and s.up() == [] and s.turn() == SEWARD and s.event_discards() == ["sense-of-emergency"]


@clause("F15-CARD-sense-of-emergency")
def test_sense_of_emergency_too_much_for_a_hunter():
    s = scene(at={GODALMING: "vienna"}, events={GODALMING: ["sense-of-emergency"]}, damage={GODALMING: 9}).play("play sense-of-emergency")
    assert passed(s, until="hunter-acts").at(GODALMING) is None and s.turn() == SEWARD


@clause("F15-CARD-sense-of-emergency")
def test_sense_of_emergency_with_great_strength_the_way_is_free():
    events = {GODALMING: ["sense-of-emergency"], MINA: ["great-strength"]}
    s = scene(at={GODALMING: "vienna"}, events=events, damage={GODALMING: 9}).play("play sense-of-emergency", "play great-strength")
    assert s.damage(GODALMING) == 9 and s.play("road prague").at(GODALMING) == "prague"


@clause("F15-CARD-sense-of-emergency")
def test_sense_of_emergency_roadblocks_and_fog_apply_by_day_and_on_land():
    events = {GODALMING: ["sense-of-emergency"]}
    s = scene(at={GODALMING: "galway"}, events=events, roadblocks=["dublin/galway"])
    assert s.refused("play sense-of-emergency") == "F15-CARD-sense-of-emergency"
    s = scene(at={GODALMING: "vienna"}, events=events, fog=["prague"]).play("play sense-of-emergency")
    assert "road prague" not in s.options() and s.refused("road prague") == "F15-TOKEN-06"
    assert scene(phase="night", events=events).refused("play sense-of-emergency") == "F15-ACTION-12"
    assert scene(at={GODALMING: "hospital-rome"}, events=events).refused("play sense-of-emergency") == "F15-HOSPITAL-02"
    assert scene(at={GODALMING: "irish-sea"}, events=events).refused("play sense-of-emergency") == "F15-ACTION-03"


# --- Vampire Lair ---------------------------------------------------------------------
@clause("F15-CARD-vampire-lair")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_vampire_lair_a_stake_and_a_delay_for_2_influence(before, after):
    s = scene(events={GODALMING: ["vampire-lair"]}, items={GODALMING: ["stake", "knife"]}, influence=before).play("play vampire-lair")
    assert s.influence() == after and s.items(GODALMING) == ["knife"] and s.item_discards() == ["stake"] and s.delayed() == [GODALMING]
    assert {"dropped godalming stake", "delayed godalming", f"influence {after}"} <= set(s.heard()) and s.turn() == SEWARD
    assert s.event_discards() == ["vampire-lair"]


@clause("F15-CARD-vampire-lair")
def test_vampire_lair_needs_a_stake_by_day():
    s = scene(events={GODALMING: ["vampire-lair"]}, items={GODALMING: ["knife"], SEWARD: ["stake"]}, influence=5)
    assert "play vampire-lair" not in s.options() and s.refused("play vampire-lair") == "F15-CARD-vampire-lair"
    s = scene(phase="night", events={GODALMING: ["vampire-lair"]}, items={GODALMING: ["stake"]})
    assert s.refused("play vampire-lair") == "F15-ACTION-12"


@clause("F15-CARD-vampire-lair")
def test_vampire_lair_is_not_for_a_delayed_hunter():
    s = scene(events={GODALMING: ["vampire-lair"]}, items={GODALMING: ["stake"]}, delayed=[GODALMING], influence=5)
    assert s.turn() == SEWARD and s.influence() == 5 and s.events(GODALMING) == ["vampire-lair"]  # he only stood up


# --- Wax Cylinders --------------------------------------------------------------------
@clause("F15-CARD-wax-cylinders")
def test_wax_cylinders_as_deduction_turn_up_the_encounters_of_a_hideout():
    trail = ["galatz", {"card": "vienna", "encounters": ["rats", "spy"]}, "prague"]
    s = scene(turn=SEWARD, events={SEWARD: ["wax-cylinders"]}, trail=trail, lairs=[{"card": "rome", "encounters": ["hoax"]}])
    s.play("play wax-cylinders")
    assert s.options() == ["use", "look space-1", "look space-2", "look space-3"]
    assert s.refused("look space-4") == "F15-CARD-wax-cylinders"
    s.play("look space-2")
    assert sorted(s.faceup(2)) == ["rats", "spy"] and s.up() == [] and s.event_discards() == ["wax-cylinders"] and s.events(SEWARD) == []
    assert {"encounter-revealed space-2 rats", "encounter-revealed space-2 spy"} <= set(s.heard()) and s.turn() == VAN_HELSING


@clause("F15-CARD-wax-cylinders")
def test_wax_cylinders_a_hideout_without_encounters_shows_nothing():
    s = scene(turn=SEWARD, events={SEWARD: ["wax-cylinders"]}, trail=["galatz", "vienna"]).play("play wax-cylinders", "look space-2")
    assert s.up() == [] and not [news for news in s.heard() if "revealed" in news] and s.event_discards() == ["wax-cylinders"]


@clause("F15-CARD-wax-cylinders")
@pytest.mark.parametrize("phase", ["day", "night"])
def test_wax_cylinders_as_analysis_find_hide_and_come_back_to_hand(phase):
    s = scene(turn=SEWARD, phase=phase, events={SEWARD: ["wax-cylinders"]}, trail=["rome", "hide", "vienna"]).play(
        "play wax-cylinders", "use"
    )
    assert s.up() == ["hide", "vienna"] and s.events(SEWARD) == ["wax-cylinders"] and s.event_discards() == []
    assert {"back-in-hand seward wax-cylinders", "revealed space-2 hide", "revealed space-3 vienna"} <= set(s.heard())


@clause("F15-CARD-wax-cylinders")
def test_wax_cylinders_show_a_hide_that_is_not_on_the_trail():
    s = scene(turn=SEWARD, events={SEWARD: ["wax-cylinders"]}, trail=["rome", "vienna"]).play("play wax-cylinders", "use")
    assert "not-on-trail hide" in s.heard() and s.up() == [] and s.events(SEWARD) == ["wax-cylinders"] and s.turn() == VAN_HELSING


@clause("F15-CARD-wax-cylinders")
def test_a_bitten_seward_lays_the_cylinders_open_again():
    s = scene(turn=SEWARD, events={SEWARD: ["wax-cylinders"]}, bites={SEWARD: 1}).play("play wax-cylinders", "use")
    assert s.question == "show-event" and "show wax-cylinders" in s.options()
    assert s.play("show wax-cylinders").shown(SEWARD) == ["wax-cylinders"] and s.turn() in HUNTERS
