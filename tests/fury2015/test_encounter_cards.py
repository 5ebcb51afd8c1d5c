"""What each encounter does, at once and matured: the encounters of F15-CARD."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, FIVE, GODALMING, MINA, SEWARD, VAN_HELSING, clash, passed, scene


def faced(kind, city="vienna", **parts):
    """Godalming searches and meets it."""
    parts = {"at": {GODALMING: city} | parts.pop("at", {}), "trail": ["galatz", {"card": city, "encounters": [kind]}]} | parts
    return passed(scene(**parts).play("search"), until="search-goes-on").play(f"face space-2:{kind}")


def matured(kind, city="vienna", rumor=False, **parts):
    """It lay on space 6 and matures."""
    trail = ["galatz", None, "varna", "sofia", "athens", {"card": city, "encounters": [kind], "rumor": rumor}]
    return scene(phase="dracula", **({"trail": trail} | parts)).play("mature", f"ripen {kind}")


# --- vampires -------------------------------------------------------------------------
@clause("F15-CARD-aristocratic-vampire")
def test_an_aristocratic_vampire_goes_if_the_searcher_lies_down():
    s = faced("aristocratic-vampire")
    assert (s.asked, s.options()) == ([GODALMING], ["pass", "use"])
    s.play("use")
    assert (s.delayed(), s.lurking(2), s.encounter_discards()) == ([GODALMING], [], ["aristocratic-vampire"])
    assert {"encounter-gone space-2 aristocratic-vampire", "delayed godalming"} <= set(s.heard())


@clause("F15-CARD-aristocratic-vampire")
def test_otherwise_it_stays_faceup_and_it_never_ambushes():
    s = faced("aristocratic-vampire").play("pass")
    assert (s.delayed(), s.faceup(2), s.turn()) == ([], ["aristocratic-vampire"], SEWARD)
    trail = ["galatz", {"card": "vienna", "encounters": ["aristocratic-vampire", "rats"]}]
    s = scene(at={GODALMING: "prague"}, trail=trail).play("road vienna")
    assert s.options() == ["pass", "ambush space-2:rats"]
    assert s.refused("ambush space-2:aristocratic-vampire") == "F15-CARD-aristocratic-vampire"


@clause("F15-CARD-aristocratic-vampire")
def test_lying_down_leaves_the_rest_of_the_search():
    trail = ["galatz", {"card": "vienna", "encounters": ["aristocratic-vampire", "rats"]}]
    s = faced("aristocratic-vampire", trail=trail).play("use")
    assert (s.damage(GODALMING), s.faceup(2), s.turn()) == (0, ["rats"], SEWARD)


def ripe_vampire(kind, influence):
    """What a matured vampire does."""
    s = matured(kind)
    assert s.influence() == influence
    assert s.trail()[1:] == ["galatz", None, None, None, None]
    assert {"revealed leaving vienna", f"influence {influence}", "cleared leaving"} <= set(s.heard())
    assert {"cleared space-4", "cleared space-5", "cleared space-6"} <= set(s.heard())
    assert kind in s.encounter_discards()
    assert s.question == "choose-card"  # nothing else of it matures
    return matured(kind, rumor=True).influence() == influence + 3


@clause("F15-CARD-aristocratic-vampire")
def test_a_matured_aristocratic_vampire():
    assert ripe_vampire("aristocratic-vampire", 4)


@clause("F15-CARD-new-vampire")
def test_a_matured_new_vampire():
    assert ripe_vampire("new-vampire", 3)


@clause("F15-CARD-reckless-vampire")
def test_a_matured_reckless_vampire():
    assert ripe_vampire("reckless-vampire", 4)


@clause("F15-CARD-new-vampire")
def test_a_new_vampire_fights_with_whoever_joins():
    s = faced("new-vampire", at={SEWARD: "vienna", VAN_HELSING: "vienna", MINA: "vienna"}, delayed=[VAN_HELSING], chance=FIVE)
    assert (s.question, s.asked) == ("may-join", [SEWARD])
    s.play("pass")
    assert s.asked == [MINA]
    s.play("use")
    assert (s.fight(), s.fighters(), s.delayed()) == ("new-vampire", [GODALMING, MINA], [VAN_HELSING, MINA])
    clash(s, "strength", MINA, godalming="escape", mina="escape").play("next godalming")
    assert s.faceup(2) == ["new-vampire"]


@clause("F15-CARD-reckless-vampire")
def test_a_reckless_vampire_fights_one_hunter():
    s = faced("reckless-vampire", at={SEWARD: "vienna"}, chance=FIVE)
    assert (s.fight(), s.fighters()) == ("reckless-vampire", [GODALMING])
    clash(s, "fangs", godalming="punch")
    assert (s.damage(GODALMING), s.influence()) == (2, 0)


@clause("F15-CARD-reckless-vampire")
def test_from_an_ambush_each_of_its_fangs_is_influence():
    trail = ["galatz", {"card": "vienna", "encounters": ["reckless-vampire"]}]
    s = scene(at={GODALMING: "prague"}, trail=trail, chance=[*FIVE, "draw fangs"]).play("road vienna", "ambush space-2:reckless-vampire")
    clash(s, "fangs", godalming="punch")
    assert (s.influence(), "influence 1" in s.heard()) == (1, True)
    clash(s, "fangs", godalming="dodge")
    assert s.influence() == 1  # a cancelled card is not resolved


# --- bats, soil, hoax -----------------------------------------------------------------
@clause("F15-CARD-bats")
def test_bats_carry_the_hunter_off_at_the_next_action():
    s = faced("bats")
    assert (s.bats(), s.lurking(2), s.encounter_discards()) == ([GODALMING], [], ["bats"])
    assert "bats-token godalming" in s.heard()
    passed(s, until="carried-off")
    assert (s.asked, s.phase(), s.bats()) == ([DRACULA], "night", [])
    assert "carry prague" in s.options() and "carry paris" not in s.options()
    s.play("carry prague")
    assert (s.at(GODALMING), s.delayed()) == ("prague", [GODALMING])


@clause("F15-CARD-bats")
def test_without_a_token_bats_do_nothing_and_they_never_mature():
    s = faced("bats", bats=[VAN_HELSING, MINA])
    assert (s.bats(), s.encounter_discards()) == ([VAN_HELSING, MINA], ["bats"])
    trail = [None, None, None, None, "galatz", {"card": "vienna", "encounters": ["bats"]}]
    assert scene(phase="dracula", trail=trail).play("mature").options() == ["done"]


@clause("F15-CARD-desecrated-soil")
def test_desecrated_soil_refreshes_his_encounters():
    five = ["hoax", "hoax", "bats", "bats", "spy"]
    s = faced("desecrated-soil", encounters=five, chance=["draw rats", "draw wolves", "draw spy"])
    assert sorted(s.encounters()) == sorted([*five, "rats", "wolves", "spy"])
    assert "drew-encounter rats" in s.heard(DRACULA) and "drew-encounter rats" not in s.heard(GODALMING)
    s.play("discard hoax", "discard hoax", "done")
    assert (len(s.encounters()), s.encounter_discards()) == (6, ["hoax", "hoax"])
    assert s.heard().count("encounter-discarded hoax") == 2  # the pile may be looked through
    assert (s.faceup(2), s.turn()) == (["desecrated-soil"], SEWARD)


@clause("F15-CARD-desecrated-soil")
def test_no_more_than_three_go_and_none_must():
    s = faced("desecrated-soil", encounters=["hoax", "hoax", "bats", "bats", "spy"], chance=["draw rats"] * 2 + ["draw wolves"])
    assert len(s.copy().play("done").encounters()) == 8
    s.play("discard hoax", "discard hoax", "discard bats")
    assert (len(s.encounters()), s.turn()) == (5, SEWARD)


@clause("F15-CARD-desecrated-soil", "F15-ENC-01")
@pytest.mark.parametrize("thrown", [["discard hoax", "done"], ["discard hoax", "discard hoax", "discard rats"]])
def test_after_desecrated_soil_his_hand_is_full_again(thrown):
    s = faced("desecrated-soil", encounters=["hoax", "hoax"], chance=["draw rats", "draw wolves", "draw spy"]).play(*thrown)
    assert s.question == "encounter-from-bag"
    while s.asked == ["chance"]:
        s.chance = [s.options("chance")[0]]
        s.answer_chance()
    assert len(s.encounters()) == 5 and s.turn() == SEWARD


@clause("F15-CARD-desecrated-soil")
def test_at_a_table_that_does_not_open_the_pile_nobody_sees_what_goes():
    parts = {"encounters": ["hoax", "hoax", "bats", "bats", "spy"], "options": {"open_encounters": False}}
    s = faced("desecrated-soil", **parts, chance=["draw rats", "draw wolves", "draw spy"]).play("discard hoax", "done")
    assert "encounter-discarded hoax" in s.heard(DRACULA)
    assert "encounter-thrown" in s.heard(GODALMING) and "encounter-discarded hoax" not in s.heard(GODALMING)
    assert s.view()["encounter_discards"] == []


@clause("F15-CARD-desecrated-soil")
def test_a_heavenly_host_cleanses_it():
    s = faced("desecrated-soil", items={GODALMING: ["heavenly-host", "knife"]}, chance=["draw spy", "draw spy", "draw wolves"]).play("done")
    assert (s.question, s.options()) == ("may-show", ["pass", "show heavenly-host"])
    assert s.refused("show knife") == "F15-ENC-05"
    s.play("show heavenly-host")
    assert (s.lurking(2), s.items(GODALMING)) == ([], ["knife", "heavenly-host"])
    assert s.encounter_discards() == ["desecrated-soil"]


@clause("F15-CARD-desecrated-soil")
def test_matured_soil_heals_him():
    assert matured("desecrated-soil", damage={DRACULA: 5}).damage(DRACULA) == 2
    s = matured("desecrated-soil", damage={DRACULA: 2})
    assert (s.damage(DRACULA), "dracula-recovers 2" in s.heard()) == (0, True)


@clause("F15-CARD-hoax")
def test_a_hoax_delays_and_never_ambushes():
    s = faced("hoax")
    assert (s.delayed(), s.lurking(2), s.encounter_discards()) == ([GODALMING], [], ["hoax"])
    trail = ["galatz", {"card": "vienna", "encounters": ["hoax"]}]
    s = scene(at={GODALMING: "prague"}, trail=trail).play("road vienna")
    assert s.options() == ["pass"]
    assert s.refused("ambush space-2:hoax") == "F15-CARD-hoax"


@clause("F15-CARD-hoax")
def test_a_matured_hoax_gives_an_event_back_to_his_hand():
    parts = {"event_discards": ["enraged", "long-night"], "event_facedown": ["wild-horses"], "event_top": "forewarned"}
    s = matured("hoax", **parts, chance=["draw forewarned"])
    assert (s.asked, s.options()) == ([DRACULA], ["take enraged", "take wild-horses"])
    assert s.heard(DRACULA)[-1] == "hoax-finds dracula enraged wild-horses"
    s.play("take wild-horses", "pass")
    assert (s.events(DRACULA), s.event_discards(), s.event_facedown()) == (["wild-horses"], ["long-night"], [])
    assert "enraged" in s.event_deck()
    assert {"hoax-taken", "events-shuffled", "drew-event dracula"} <= set(s.heard())
    assert not [news for news in s.heard() if "wild-horses" in news]


@clause("F15-CARD-hoax")
def test_a_matured_hoax_finds_nothing_or_too_much():
    assert matured("hoax", event_discards=["long-night"]).question == "ripens"
    four = ["seduction", "devilish-power", "unearthly-swiftness", "false-tip"]
    s = matured("hoax", events={DRACULA: four}, event_discards=["enraged"], event_top="forewarned", chance=["draw forewarned"])
    s.play("take enraged", "pass")
    assert s.question == "trim-events"
    assert len(s.play("discard seduction").events(DRACULA)) == 4


# --- rats, saboteur, spy, bodyguards --------------------------------------------------
@clause("F15-CARD-rats")
@pytest.mark.parametrize("gun", ["pistol", "rifle"])
def test_rats_bite_and_stay_unless_a_gun_is_shown(gun):
    s = faced("rats", items={GODALMING: ["knife", gun]})
    assert (s.damage(GODALMING), s.question, s.options()) == (2, "may-show", ["pass", "show " + gun])
    assert s.refused("show knife") == "F15-ENC-05"
    assert s.copy().play("pass").faceup(2) == ["rats"]
    s.play("show " + gun)
    assert (s.lurking(2), s.encounter_discards(), sorted(s.items(GODALMING))) == ([], ["rats"], ["knife", gun])
    assert f"shows godalming {gun}" in s.heard()


@clause("F15-CARD-rats")
def test_a_defeated_hunter_shows_nothing_and_rats_never_mature():
    s = passed(faced("rats", damage={GODALMING: 10}, items={GODALMING: ["rifle"]}), until="hunter-acts")
    assert (s.at(GODALMING), s.faceup(2)) == (None, ["rats"])
    trail = [None, None, None, None, "galatz", {"card": "vienna", "encounters": ["rats"]}]
    assert scene(phase="dracula", trail=trail).play("mature").options() == ["done"]


@clause("F15-CARD-saboteur")
def test_a_saboteur_delays_and_stays_unless_a_gun_is_shown():
    s = faced("saboteur", items={GODALMING: ["rifle"]})
    assert (s.delayed(), s.question) == ([GODALMING], "may-show")
    assert s.copy().play("pass").faceup(2) == ["saboteur"]
    assert s.play("show rifle").encounter_discards() == ["saboteur"]


@clause("F15-CARD-saboteur")
def test_a_matured_saboteur_blocks_a_road_or_railway():
    s = matured("saboteur", roadblocks=["prague/vienna"])
    assert {"block prague=vienna", "block munich/vienna"} <= set(s.options())
    assert "block prague/vienna" not in s.options()
    s.play("block prague=vienna")
    assert (s.roadblocks(), s.question) == (["prague/vienna", "prague=vienna"], "ripens")
    assert "roadblock prague=vienna" in s.heard()


@clause("F15-CARD-saboteur")
def test_a_matured_saboteur_needs_a_token():
    seven = ["prague/vienna", "munich/vienna", "budapest/vienna", "vienna/zagreb", "prague=vienna", "budapest=vienna", "venice=vienna"]
    s = matured("saboteur", roadblocks=[*seven, "madrid/lisbon"])
    assert (s.question, len(s.roadblocks())) == ("ripens", 8)


@clause("F15-CARD-spy")
def test_a_spy_sees_everything_and_takes_the_tickets():
    hand = {"items": {GODALMING: ["knife", "dogs"]}, "events": {GODALMING: ["forewarned"]}, "tickets": {GODALMING: ["3/2", "1/0"]}}
    s = faced("spy", **hand)
    assert s.options() == ["pass", "discard knife"]
    assert s.refused("discard dogs") == "F15-CARD-spy"
    s.play("pass")
    assert (sorted(s.items(GODALMING)), s.events(GODALMING), s.tickets(GODALMING)) == (["dogs", "knife"], ["forewarned"], [])
    assert (len(s.pool()), s.encounter_discards()) == (16, ["spy"])
    shown = [news for news in s.heard(DRACULA) if news.startswith("shows-all")]
    assert shown == ["shows-all godalming knife dogs forewarned"]


@clause("F15-CARD-spy")
def test_a_weapon_buys_the_spy_off():
    s = faced("spy", items={GODALMING: ["knife"]}, tickets={GODALMING: ["3/2"]}).play("discard knife")
    assert (s.items(GODALMING), s.tickets(GODALMING), s.item_discards(), s.encounter_discards()) == ([], ["3/2"], ["knife"], ["spy"])


@clause("F15-CARD-spy")
def test_a_matured_spy_finds_any_hunter():
    s = matured("spy", at={VAN_HELSING: None}, tickets={MINA: ["3/2"]}, items={MINA: ["rifle"]})
    assert s.options() == ["strike godalming", "strike seward", "strike mina"]
    s.play("strike mina")
    assert s.asked == [MINA] and "discard rifle" in s.options()
    assert s.play("pass").tickets(MINA) == []


@clause("F15-CARD-szgany-bodyguards")
def test_bodyguards_strike_and_strike_again_unless_a_weapon_is_shown():
    s = faced("szgany-bodyguards", items={GODALMING: ["knife", "dogs"]})
    assert (s.damage(GODALMING), s.options()) == (2, ["pass", "show knife"])
    assert s.refused("show dogs") == "F15-ENC-05"
    t = s.copy().play("pass")
    assert (t.damage(GODALMING), t.delayed()) == (4, [GODALMING])
    s.play("show knife")
    assert (s.damage(GODALMING), s.delayed(), s.encounter_discards()) == (2, [], ["szgany-bodyguards"])
    assert (sorted(s.items(GODALMING)), "shows godalming knife" in s.heard()) == (["dogs", "knife"], True)


@clause("F15-CARD-szgany-bodyguards")
def test_who_falls_at_the_first_blow_takes_no_second():
    s = faced("szgany-bodyguards", damage={GODALMING: 9})
    assert (s.at(GODALMING), s.heard().count("suffers godalming 2"), s.influence()) == (None, 1, 2)


@clause("F15-CARD-szgany-bodyguards")
def test_matured_bodyguards_wait_for_a_combat():
    s = matured("szgany-bodyguards")
    assert (s.bodyguards(), "guards-kept" in s.heard()) == (1, True)
    s.play("done")
    assert "szgany-bodyguards" not in s.encounter_discards()


@clause("F15-CARD-szgany-bodyguards")
def test_kept_bodyguards_strike_before_the_combat_once_each():
    s = scene(phase="dusk", at={SEWARD: "vienna", MINA: "vienna"}, trail=["vienna"], bodyguards=2, chance=FIVE)
    assert (s.question, s.asked, s.options()) == ("before-combat", [DRACULA], ["pass", "use"])
    s.play("use")
    assert s.options() == ["strike seward", "strike mina"]
    assert s.refused("strike godalming") == "F15-CARD-szgany-bodyguards"
    s.play("strike mina", "pass")
    assert (s.damage(MINA), s.delayed(), s.bodyguards(), s.encounter_discards()) == (4, [MINA], 1, ["szgany-bodyguards"])
    s.play("use", "strike mina", "pass")
    assert (s.damage(MINA), s.bodyguards(), s.fighters()) == (8, 0, [SEWARD, MINA])
    assert (s.question, s.heard().count("guards-used")) == ("choose-cards", 2)


@clause("F15-CARD-szgany-bodyguards")
def test_the_fallen_do_not_fight_and_who_was_left_out_is_not_safe():
    parts = {"phase": "dusk", "at": {SEWARD: "vienna", MINA: "vienna"}, "trail": ["vienna"], "bodyguards": 1, "chance": FIVE}
    s = scene(**parts, damage={MINA: 7}).play("use", "strike mina")
    assert (s.at(MINA), s.fighters()) == (None, [SEWARD])
    s = scene(**parts, fog=["vienna", "vienna"]).play("pass", "spare mina", "use", "strike mina", "pass")
    assert (s.damage(MINA), s.fighters()) == (4, [SEWARD])


# --- mob, fog, wolves -----------------------------------------------------------------
@clause("F15-CARD-szgany-mob")
def test_a_mob_strikes_everybody_for_what_they_carry():
    items = {GODALMING: ["knife", "dogs"], SEWARD: ["rifle", "stake", "garlic"], MINA: ["pistol"]}
    s = faced("szgany-mob", at={SEWARD: "vienna", VAN_HELSING: "vienna", MINA: "paris"}, items=items)
    assert (s.asked, s.options()) == ([GODALMING], ["done", "discard knife", "discard dogs"])
    s.play("discard dogs", "done")
    assert (s.asked, s.damage(GODALMING)) == ([SEWARD], 0)
    s.play("done")
    assert [s.damage(h) for h in (GODALMING, SEWARD, VAN_HELSING, MINA)] == [1, 3, 0, 0]
    assert (s.items(GODALMING), s.item_discards(), s.encounter_discards()) == (["knife"], ["dogs"], ["szgany-mob"])


@clause("F15-CARD-szgany-mob")
def test_a_matured_mob_is_in_the_whole_region():
    items = {GODALMING: ["knife"], SEWARD: ["rifle"], VAN_HELSING: ["knife"], MINA: ["pistol"]}
    at = {GODALMING: "prague", SEWARD: "hospital-budapest", VAN_HELSING: "budapest", MINA: "adriatic-sea"}
    s = matured("szgany-mob", at=at, items=items)
    assert (s.asked, "revealed leaving vienna" in s.heard()) == ([GODALMING], True)
    s.play("done", "done")
    assert [s.damage(h) for h in (GODALMING, SEWARD, VAN_HELSING, MINA)] == [1, 0, 1, 0]


@clause("F15-CARD-unnatural-fog")
@pytest.mark.parametrize(("city", "tokens"), [("vienna", 1), ("venice", 2)])
def test_fog_falls_on_the_city(city, tokens):
    s = faced("unnatural-fog", city, at={MINA: city})
    assert (s.fog(), s.delayed(), s.encounter_discards()) == ([city] * tokens, [GODALMING, MINA], ["unnatural-fog"])
    assert "fog " + city in s.heard()


@clause("F15-CARD-unnatural-fog")
def test_by_night_nobody_is_delayed_and_tokens_run_out():
    s = faced("unnatural-fog", "venice", at={MINA: "venice"}, phase="night", fog=["paris", "paris", "madrid"])
    assert (s.fog().count("venice"), s.delayed()) == (1, [])


@clause("F15-CARD-unnatural-fog")
def test_matured_fog_falls_where_he_likes_in_the_region():
    s = matured("unnatural-fog")
    assert "revealed leaving vienna" in s.heard()
    assert {"fog vienna", "fog prague", "fog budapest"} <= set(s.options())
    assert s.refused("fog paris") == "F15-CARD-unnatural-fog"
    assert s.play("fog prague").fog() == ["prague", "prague"]


@clause("F15-CARD-wolves")
def test_wolves_attack_everybody_less_two_a_weapon():
    items = {GODALMING: ["knife", "dogs"], SEWARD: ["rifle", "rifle", "knife"]}
    s = faced("wolves", at={SEWARD: "vienna", MINA: "vienna"}, items=items)
    assert (s.asked, s.options()) == ([GODALMING], ["pass", "show knife"])
    assert s.refused("show dogs") == "F15-ENC-05"
    s.play("show knife", "pass")
    assert s.asked == [SEWARD]
    s.play("show rifle")
    assert s.options() == ["pass", "show knife", "show rifle"]
    s.play("show rifle")
    assert (s.asked, s.damage(GODALMING)) == ([MINA], 0)  # all decide, then all suffer
    s.play("pass")
    assert [s.damage(h) for h in (GODALMING, SEWARD, MINA)] == [2, 0, 4]
    assert s.encounter_discards() == ["wolves"]
    assert ("shows godalming knife" in s.heard(), s.heard().count("shows seward rifle")) == (True, 2)


@clause("F15-CARD-wolves")
def test_matured_wolves_run_one_or_two_roads():
    s = matured("wolves", at={GODALMING: "prague", SEWARD: "nuremburg"})
    assert "revealed leaving vienna" in s.heard()
    assert {"name prague", "name nuremburg"} <= set(s.options())
    assert s.refused("name vienna") == s.refused("name paris") == "F15-CARD-wolves"
    s.play("name prague", "pass")
    assert (s.damage(GODALMING), s.damage(SEWARD), "wolves prague" in s.heard()) == (4, 0, True)


@clause("F15-ENC-08", "F15-CARD-wolves", "F15-CARD-great-strength")
def test_who_falls_to_the_wolves_may_still_save_another():
    at = {GODALMING: "vienna", SEWARD: "vienna"}
    trail = ["galatz", {"card": "vienna", "encounters": ["wolves"]}]
    s = scene(at=at, damage={GODALMING: 9, SEWARD: 7}, events={GODALMING: ["great-strength"]}, trail=trail).play("search")
    while s.question != "mortal-blow":
        s.play(s.options()[0])
    s.play("pass")
    assert s.question == "mortal-blow" and s.asked == [GODALMING] and s.at(GODALMING) == "vienna"
    s.play("play great-strength")
    assert s.at(GODALMING) is None and s.at(SEWARD) == "vienna" and s.damage(SEWARD) == 7 and "prevented seward" in s.heard()


@clause("F15-ENC-08", "F15-CARD-szgany-mob", "F15-CARD-great-strength")
def test_who_falls_to_the_mob_may_still_save_another():
    at = {GODALMING: "vienna", SEWARD: "vienna"}
    trail = ["galatz", {"card": "vienna", "encounters": ["szgany-mob"]}]
    hands = {"items": {GODALMING: ["knife"], SEWARD: ["dogs"]}, "events": {GODALMING: ["great-strength"]}}
    s = scene(at=at, damage={GODALMING: 10, SEWARD: 8}, trail=trail, **hands).play("search")
    while s.question != "mortal-blow":
        s.play(s.options()[0])
    s.play("pass", "play great-strength")
    assert s.at(GODALMING) is None and s.at(SEWARD) == "vienna" and s.damage(SEWARD) == 8
