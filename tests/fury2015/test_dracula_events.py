"""What Dracula's events do."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, FIVE, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, clash, drawing, fight, given, passed, scene, sees

RATS = {"card": "swansea", "encounters": ["rats"]}


def phase_end(*events, **parts):
    """The end of a Dracula phase, with these events in his hand."""
    return scene(phase="dracula", step="end", events={DRACULA: list(events)}, **parts)


def at_customs(**parts):
    """Godalming has gone from Vienna to Munich, and Dracula holds Customs Search."""
    s = scene(at={GODALMING: "vienna"}, events={DRACULA: ["customs-search"]}, **parts)
    return passed(s.play("road munich"), until="move-done")


def seduced(*kinds, **parts):
    """Godalming searches London, where these encounters lie, and Dracula holds Seduction."""
    trail = ["galatz", {"card": "london", "encounters": list(kinds)}]
    events = {DRACULA: ["seduction"]} | parts.pop("events", {})
    return scene(trail=trail, events=events, encounters=["bats", "bats", "wolves", "wolves", "spy"], **parts).play("search")


# --- against hunters on the move --------------------------------------------------------
@clause("F15-CARD-customs-search")
def test_customs_search_after_a_move_to_another_region():
    s = at_customs(items={GODALMING: ["knife", "rifle"]})
    assert s.question == "move-done" and s.asked == [DRACULA]
    s.play("play customs-search")
    assert s.delayed() == [GODALMING] and s.asked == [GODALMING] and s.options() == ["use", "pass"]
    gives = s.copy().play("use")
    assert gives.items(GODALMING) == [] and gives.item_discards() == ["knife", "rifle"] and gives.damage(GODALMING) == 0
    s.play("pass")
    assert s.items(GODALMING) == ["knife", "rifle"] and s.damage(GODALMING) == 3 and s.turn() == SEWARD
    assert {"delayed godalming", "suffers godalming 3"} <= set(s.heard()) and s.event_discards() == ["customs-search"]


@clause("F15-CARD-customs-search")
def test_customs_search_with_nothing_to_declare():
    s = at_customs().play("play customs-search", "use")
    assert s.damage(GODALMING) == 0 and s.delayed() == [GODALMING] and s.turn() == SEWARD


@clause("F15-CARD-customs-search")
def test_customs_search_by_railway_too():
    s = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["1/1"]}, events={DRACULA: ["customs-search"]}).play("rail 1/1", "pass")
    assert s.play("ride venice").question == "move-done" and s.options() == ["pass", "play customs-search"]


@clause("F15-CARD-customs-search")
@pytest.mark.parametrize(("start", "way"), [
    ("vienna", ["road prague"]), ("london", ["sail english-channel"]), ("english-channel", ["sail le-havre"]),
    ("munich", ["play sense-of-emergency", "road vienna"]), ("nantes", ["play excellent-weather", "sail bay-of-biscay", "sail santander"]),
])  # fmt: skip
def test_customs_search_not_within_a_region_at_sea_or_by_other_actions(start, way):
    events = {DRACULA: ["customs-search"], GODALMING: ["sense-of-emergency", "excellent-weather"]}
    s = scene(at={GODALMING: start}, events=events)
    for choice in way:
        s.play(choice)
        assert s.asked != [DRACULA] or s.options(DRACULA) == ["pass"]
        s = passed(s, until="hunter-acts") if s.asked == [DRACULA] else s
    assert s.question == "hunter-acts" and s.turn() == SEWARD and s.delayed() == []


@clause("F15-CARD-customs-search")
def test_customs_search_of_a_hunter_who_lies_there_already():
    trail = ["galatz", {"card": "munich", "encounters": ["saboteur"]}]
    s = scene(at={GODALMING: "vienna"}, trail=trail, events={DRACULA: ["customs-search"]}).play("road munich", "pass")
    s.play("ambush space-2:saboteur", "play customs-search", "pass")
    assert s.delayed() == [GODALMING] and s.damage(GODALMING) == 3 and s.heard().count("delayed godalming") == 1


@clause("F15-CARD-false-tip")
def test_a_false_tip_lets_dracula_choose_the_city():
    trail = ["galatz", {"card": "plymouth", "encounters": ["rats"]}]
    s = scene(tickets={GODALMING: ["1/1"]}, events={DRACULA: ["false-tip"]}, trail=trail).play("rail 1/1")
    assert s.question == "ticket-spent" and s.asked == [DRACULA] and "ticket-spent godalming" in s.heard()
    s.play("play false-tip")
    assert "ticket-shown 1/1" in s.heard(MINA)
    assert s.asked == [DRACULA] and s.question == "train-leaves"
    assert set(s.options()) == {"ride manchester", "ride swansea", "ride plymouth"}
    assert s.refused("ride london") == "F15-MOVE-04" and s.refused("ride liverpool").startswith("F15-RAIL-0")
    s.play("ride plymouth")
    assert s.at(GODALMING) == "plymouth" and s.up() == ["plymouth"] and s.question == "may-ambush" and s.tickets(GODALMING) == []
    assert s.event_discards() == ["false-tip"]


@clause("F15-CARD-false-tip")
def test_a_false_tip_is_bound_by_roadblocks_and_fog():
    s = scene(tickets={GODALMING: ["1/1"]}, events={DRACULA: ["false-tip"]}, roadblocks=["london=swansea"], fog=["plymouth"])
    s.play("rail 1/1", "play false-tip")
    assert s.options() == ["ride manchester"]
    assert s.refused("ride swansea") == "F15-RAIL-08" and s.refused("ride plymouth") == "F15-RAIL-07"


@clause("F15-CARD-false-tip")
def test_a_false_tip_may_be_kept_and_no_ticket_no_tip():
    s = scene(tickets={GODALMING: ["1/1"]}, events={DRACULA: ["false-tip"]}).play("rail 1/1", "pass")
    assert s.asked == [GODALMING] and s.events(DRACULA) == ["false-tip"]
    assert scene(events={DRACULA: ["false-tip"]}).play("road swansea").question != "ticket-spent"


@clause("F15-CARD-wild-horses")
def test_wild_horses_run_on_before_anything_is_shown():
    trail = ["galatz", RATS, {"card": "liverpool", "encounters": ["spy"]}]
    s = scene(trail=trail, events={DRACULA: ["wild-horses"]}).play("road swansea")
    assert s.question == "road-taken" and s.asked == [DRACULA] and s.up() == []
    s.play("play wild-horses")
    assert s.question == "wild-horses" and {"carry liverpool", "carry london"} <= set(s.options())
    assert s.refused("carry vienna") == "F15-MOVE-01"
    s.play("carry liverpool")
    assert s.at(GODALMING) == "liverpool" and s.up() == ["liverpool"] and "bolts godalming liverpool" in s.heard()
    assert s.question == "may-ambush" and s.options() == ["pass", "ambush space-3:spy"] and s.event_discards() == ["wild-horses"]


@clause("F15-CARD-wild-horses")
def test_wild_horses_may_run_home_and_need_not_run():
    s = scene(trail=["galatz", RATS], events={DRACULA: ["wild-horses"]}).play("road swansea", "play wild-horses", "carry london")
    assert s.at(GODALMING) == "london" and s.up() == [] and s.turn() == SEWARD
    s = scene(trail=["galatz", RATS], events={DRACULA: ["wild-horses"]}).play("road swansea", "pass")
    assert s.at(GODALMING) == "swansea" and s.up() == ["swansea"] and s.events(DRACULA) == ["wild-horses"]


@clause("F15-CARD-wild-horses")
def test_wild_horses_stop_at_roadblocks_and_fog():
    s = scene(at={GODALMING: "london"}, events={DRACULA: ["wild-horses"]}, fog=["liverpool"]).play("road swansea", "play wild-horses")
    assert "carry liverpool" not in s.options() and s.refused("carry liverpool") == "F15-TOKEN-06"
    assert scene(events={DRACULA: ["wild-horses"]}, roadblocks=["manchester/liverpool"]).play("road manchester").asked == [DRACULA]


@clause("F15-CARD-wild-horses")
def test_wild_horses_bolt_in_an_emergency_and_in_a_long_night_too():
    s = scene(events={DRACULA: ["wild-horses"], GODALMING: ["sense-of-emergency"]}).play("play sense-of-emergency", "road swansea")
    assert s.question == "road-taken"
    s = scene(phase="night", effects=["long-night"], events={DRACULA: ["wild-horses"]}).play("road swansea")
    assert s.question == "road-taken"


@clause("F15-CARD-wild-horses")
@pytest.mark.parametrize("way", [["sail english-channel"], ["rail 1/1", "ride swansea"]])
def test_wild_horses_are_for_the_road(way):
    s = scene(tickets={GODALMING: ["1/1"]}, events={DRACULA: ["wild-horses"]})
    for choice in way:
        s.play(choice)
        s = s.play("pass") if s.question == "ticket-spent" else s
    assert s.question != "road-taken" and s.turn() == SEWARD


@clause("F15-CARD-seduction")
@pytest.mark.parametrize("kind", ["new-vampire", "reckless-vampire", "aristocratic-vampire"])
def test_seduction_a_bite_instead_of_a_vampire(kind):
    s = seduced(kind, "rats")
    assert s.question == "on-search" and s.faceup(2) == []
    s.play("play seduction", f"ambush space-2:{kind}")
    assert s.bites(GODALMING) == 1 and s.lurking(2) == ["rats"] and kind in s.encounters() and len(s.encounters()) == 6
    assert {f"seduces godalming space-2 {kind}", "bitten godalming", f"lured-home space-2 {kind}"} <= set(s.heard())
    assert s.options() == ["face space-2:rats"] and s.event_discards() == ["seduction"]


@clause("F15-CARD-seduction")
def test_seduction_needs_a_vampire_and_only_one_of_them_is_lured_away():
    s = seduced("rats", "hoax")
    assert s.options() == ["pass"] and s.refused("play seduction") == "F15-CARD-seduction"
    s = seduced("new-vampire", "reckless-vampire", "rats").play("play seduction")
    assert set(s.options()) == {"ambush space-2:new-vampire", "ambush space-2:reckless-vampire"}
    assert s.refused("ambush space-2:rats") == "F15-CARD-seduction"
    assert sorted(s.play("ambush space-2:new-vampire").lurking(2)) == ["rats", "reckless-vampire"]


@clause("F15-CARD-seduction")
def test_seduction_a_bite_prevented_still_sends_the_vampire_home():
    s = seduced("new-vampire", events={MINA: ["great-strength"]}).play(
        "play seduction", "ambush space-2:new-vampire", "play great-strength"
    )
    assert s.bites(GODALMING) == 0 and "new-vampire" in s.encounters() and s.lurking(2) == [] and s.turn() == SEWARD


@clause("F15-CARD-seduction")
def test_seduction_of_a_hunter_without_a_free_bite_space():
    s = seduced("new-vampire", "rats", bites={GODALMING: 1}).play("play seduction", "ambush space-2:new-vampire")
    assert s.at(GODALMING) is None and s.lurking(2) == ["rats"] and s.faceup(2) == [] and "new-vampire" in s.encounters()


@clause("F15-CARD-seduction")
def test_seduction_comes_before_a_stake_can_be_used():
    s = seduced("new-vampire", "hoax", items={GODALMING: ["stake"]})
    assert s.question == "before-search"
    s.play("play stake", "pass", "play seduction", "ambush space-2:new-vampire")
    assert {"face space-2:hoax", "stake space-2:hoax"} <= set(s.options()) and s.items(GODALMING) == ["stake"] and s.bites(GODALMING) == 1


@clause("F15-CARD-seduction")
def test_seduction_in_a_lair_leaves_it_empty():
    lairs = [{"card": "london", "encounters": ["new-vampire"]}]
    s = scene(trail=["galatz"], lairs=lairs, events={DRACULA: ["seduction"]}).play("search", "play seduction", "ambush lair-1:new-vampire")
    assert s.bites(GODALMING) == 1 and s.lairs() == [] and "new-vampire" in s.encounters()


@clause("F15-CARD-vampiric-influence")
def test_vampiric_influence_shows_a_hand_takes_a_card_and_moves_the_hunter():
    parts = {"at": {MINA: "vienna"}, "items": {MINA: ["knife", "dogs"]}, "events": {MINA: ["good-luck"]}}
    s = given("vampiric-influence", **parts).play("play vampiric-influence", "strike mina")
    assert "shows-all mina knife dogs good-luck" in s.heard()
    assert sees(s, DRACULA).hunters[3].items == ["knife", "dogs"] and sees(s).hunters[3].events == ["good-luck"]
    assert s.asked == [DRACULA] and set(s.options()) == {"discard knife", "discard dogs", "discard good-luck"}
    s.play("discard good-luck")
    assert s.events(MINA) == [] and "good-luck" in s.event_discards() and "dropped mina good-luck" in s.heard()
    assert not sees(s, DRACULA).hunters[3].items
    assert s.question == "carried-off" and {"carry munich", "carry prague", "carry budapest", "carry zagreb"} == set(s.options())
    s.play("carry prague")
    assert s.at(MINA) == "prague" and s.delayed() == [] and s.turn() in (GODALMING, SEWARD)
    assert sorted(s.event_discards()) == ["good-luck", "vampiric-influence"]


@clause("F15-CARD-vampiric-influence")
def test_vampiric_influence_may_take_an_item_and_the_next_one_lies_open():
    s = given("vampiric-influence", items={MINA: ["knife", "dogs"]}).play("play vampiric-influence", "strike mina", "discard knife")
    assert s.items(MINA) == ["dogs"] and s.item_discards() == ["knife"] and "dropped mina knife" in s.heard()
    s.play("carry lisbon")
    assert s.asked == [MINA] and s.play("show dogs").shown(MINA) == ["dogs"]


@clause("F15-CARD-vampiric-influence")
def test_vampiric_influence_only_over_the_weakened():
    s = given("vampiric-influence", bites={SEWARD: 1}).play("play vampiric-influence")
    assert s.options() == ["strike seward", "strike mina"] and s.refused("strike van-helsing") == "F15-CARD-vampiric-influence"
    s.play("strike seward")
    assert s.question == "carried-off"  # no cards: nothing to discard


@clause("F15-CARD-vampiric-influence")
def test_vampiric_influence_roadblocks_and_fog_bind_and_an_ambush_may_wait():
    trail = ["galatz", {"card": "prague", "encounters": ["rats"]}]
    s = given("vampiric-influence", at={MINA: "vienna"}, roadblocks=["vienna/zagreb"], fog=["munich"], trail=trail)
    s.play("play vampiric-influence", "strike mina")
    assert set(s.options()) == {"carry prague", "carry budapest"}
    assert s.refused("carry zagreb") == "F15-TOKEN-12" and s.refused("carry munich") == "F15-TOKEN-06"
    s.play("carry prague")
    assert s.up() == ["prague"] and s.options() == ["pass", "ambush space-2:rats"]


@clause("F15-CARD-vampiric-influence")
@pytest.mark.parametrize(("place", "cities"), [
    ("irish-sea", ["dublin", "liverpool", "swansea"]), ("hospital-rome", ["rome"]), ("cagliari", []),
])  # fmt: skip
def test_vampiric_influence_from_a_sea_a_hospital_or_an_island(place, cities):
    s = given("vampiric-influence", at={MINA: place}).play("play vampiric-influence", "strike mina")
    assert (s.options() if s.question == "carried-off" else []) == [f"carry {city}" for city in cities]
    assert cities or s.at(MINA) == place


# --- answers --------------------------------------------------------------------------
@clause("F15-CARD-sensationalist-press")
@pytest.mark.parametrize("card", ["local-rumors", "hired-scouts", "newspaper-reports", "evil-presence"])
def test_the_sensationalist_press_cancels_four_events(card):
    trail = ["dublin", "vienna", "prague"]
    s = drawing(card, trail=trail, events={DRACULA: ["sensationalist-press"]}).play(f"play {card}")
    assert s.question == "hunter-event" and s.asked == [DRACULA] and s.options() == ["pass", "play sensationalist-press"]
    s.play("play sensationalist-press")
    assert s.up() == [] and f"cancelled {card}" in s.heard() and not {"near godalming", "none-near"} & set(s.heard())
    assert sorted(s.event_discards()) == sorted([card, "sensationalist-press"]) and s.events(DRACULA) == [] and s.question == "hunter-acts"


@clause("F15-CARD-sensationalist-press")
def test_the_press_silences_newspapers_kept_till_dawn_too():
    s = scene(phase="dawn", trail=["galatz"], events={MINA: ["newspaper-reports"], DRACULA: ["sensationalist-press"]})
    s.play("play newspaper-reports", "play sensationalist-press")
    assert "cancelled newspaper-reports" in s.heard() and s.question == "hunter-acts"


@clause("F15-CARD-sensationalist-press")
def test_the_press_has_no_word_on_other_events_or_a_surprising_return():
    s = drawing("behind-the-veil", events={DRACULA: ["sensationalist-press"]}).play("play behind-the-veil")
    assert s.asked == [GODALMING]
    s = scene(phase="dawn", events={MINA: ["surprising-return"], DRACULA: ["sensationalist-press"]}, event_discards=["rufus-smith"])
    assert s.play("play surprising-return", "take rufus-smith").asked == [MINA]


@clause("F15-CARD-sensationalist-press")
def test_the_press_may_keep_silent():
    s = drawing("evil-presence", events={DRACULA: ["sensationalist-press"]}).play("play evil-presence", "pass")
    assert "none-near" in s.heard() and s.events(DRACULA) == ["sensationalist-press"]


@clause("F15-CARD-enraged")
def test_enraged_he_is_not_stopped():
    s = clash(fight(hand=["fangs"], events={DRACULA: ["enraged"]}, damage={DRACULA: 5}), "fangs", mina="dodge")
    assert s.question == "on-cancel" and s.asked == [DRACULA]
    s.play("play enraged")
    assert s.damage(MINA) == 2 and s.damage(DRACULA) == 3 and "enraged" in s.heard() and s.event_discards() == ["enraged"]
    s = clash(fight(hand=["fangs"], events={DRACULA: ["enraged"]}), "fangs", mina="dodge").play("pass")
    assert s.damage(MINA) == 0 and s.events(DRACULA) == ["enraged"]


@clause("F15-CARD-enraged")
@pytest.mark.parametrize("blow", ["escape-as-bat", "escape-as-mist"])
def test_enraged_he_does_not_escape_for_the_rest_of_the_combat(blow):
    s = clash(fight(round=4, enraged=True, hand=[blow]), blow, mina="punch")
    assert "card-cancelled dracula" in s.heard() and s.fighters() == [MINA] and s.damage(DRACULA) == 1


@clause("F15-CARD-enraged")
def test_rage_of_an_earlier_round_forbids_the_escape():
    s = fight(round=2, hand=["fangs", "escape-as-mist"], events={DRACULA: ["enraged"]}, chance=[])
    s = clash(s, "fangs", mina="dodge").play("play enraged")
    s.chance = ["draw claws"]
    s.answer_chance()
    s = clash(s, "escape-as-mist", mina="punch")
    assert "escapes escape-as-mist" not in s.heard() and s.fighters() == [MINA] and s.view()["enraged"]


@clause("F15-CARD-enraged")
def test_rage_cannot_save_an_escape_card():
    s = fight(round=3, hand=["escape-as-bat"], events={DRACULA: ["enraged"]}, items={MINA: ["knife"]})
    s = clash(s, "escape-as-bat", mina="knife")
    assert s.question != "on-cancel" and "card-cancelled dracula" in s.heard() and s.events(DRACULA) == ["enraged"]


@clause("F15-CARD-enraged")
def test_against_a_crucifix_rage_spares_him_the_damage():
    s = fight(hand=["fangs"], events={DRACULA: ["enraged"]}, items={MINA: ["crucifix"]})
    s = clash(s, "fangs", mina="crucifix").play("play enraged")
    assert s.damage(DRACULA) == 0 and s.damage(MINA) == 2


# --- allies ---------------------------------------------------------------------------
@clause("F15-CARD-draculas-brides")
def test_the_brides_corrupt_two_hideouts():
    hand = ["rats", "spy", "hoax", "bats", "wolves"]
    s = given("draculas-brides", trail=["galatz", "vienna", "black-sea", "prague"], encounters=hand).play("play draculas-brides", "use")
    assert s.options() == ["done", "look space-1", "look space-2"]
    assert s.refused("look space-3") == "F15-TRAIL-12" and s.refused("look space-4") == "F15-CARD-draculas-brides"
    s.play("look space-1", "place rats")
    assert s.options() == ["done", "look space-2"] and s.refused("look space-1") == "F15-CARD-draculas-brides"
    s.chance = ["draw saboteur", "draw saboteur"]
    s.play("look space-2", "place spy")
    assert s.lurking(1) == ["rats"] and s.lurking(2) == ["spy"] and s.faceup(1) == s.faceup(2) == []
    assert sorted(s.encounters()) == ["bats", "hoax", "saboteur", "saboteur", "wolves"] and s.event_discards() == ["draculas-brides"]
    assert {"encounter-placed space-1", "encounter-placed space-2"} <= set(s.heard())
    assert not [news for news in s.heard(MINA) if "rats" in news or "spy" in news]


@clause("F15-CARD-draculas-brides")
def test_the_brides_may_be_content_with_one_or_none():
    s = given("draculas-brides", trail=["galatz", "vienna"]).play("play draculas-brides", "use", "look space-2")
    s.play(s.options()[0])
    s.chance = ["draw saboteur"]
    s.play("done")
    assert len(s.lurking(2)) == 1 and s.lurking(1) == [] and len(s.encounters()) == 5
    s = given("draculas-brides", trail=["feed", "dark-call", "misdirect", "vienna"]).play("play draculas-brides", "use")
    assert s.question != "corrupt" and s.event_discards() == ["draculas-brides"]


@clause("F15-CARD-draculas-brides")
def test_the_brides_as_allies_exchange_an_encounter():
    hand = ["rats", "spy", "hoax", "bats", "wolves"]
    s = scene(phase="dracula", allies={DRACULA: "draculas-brides"}, encounters=hand, trail=["vienna"])
    assert s.question == "brides-exchange" and set(s.options()) == {"pass", *[f"discard {e}" for e in hand]} and s.trail()[0] == "vienna"
    s.chance = ["draw saboteur"]
    s.play("discard spy")
    assert sorted(s.encounters()) == ["bats", "hoax", "rats", "saboteur", "wolves"] and s.encounter_discards() == ["spy"]
    assert s.question == "choose-card" and s.trail()[:2] == [None, "vienna"]
    s = scene(phase="dracula", allies={DRACULA: "draculas-brides"}, encounters=hand, trail=["vienna"]).play("pass")
    assert s.encounters() and s.encounter_discards() == []


@clause("F15-CARD-great-wolf")
def test_the_great_wolf_pounces():
    s = given("great-wolf", at={VAN_HELSING: "off", MINA: "irish-sea"}).play("play great-wolf", "use")
    assert s.options() == ["strike godalming", "strike seward", "strike mina"] and s.refused("strike van-helsing") == "F15-ACTION-13"
    s.play("strike mina")
    assert s.asked == [MINA] and s.options() == ["pass"]
    s.play("pass")
    assert s.damage(MINA) == 4 and {"great-wolf mina", "suffers mina 4"} <= set(s.heard()) and s.event_discards() == ["great-wolf"]


@clause("F15-CARD-great-wolf")
@pytest.mark.parametrize("item", ["crucifix", "heavenly-host"])
def test_the_great_wolf_flees_from_holy_things(item):
    s = given("great-wolf", items={SEWARD: [item, "knife"]}).play("play great-wolf", "use", "strike seward")
    assert s.options() == ["pass", f"show {item}"] and s.refused("show knife") == "F15-CARD-great-wolf"
    s.play(f"show {item}")
    assert s.damage(SEWARD) == 0 and item in s.items(SEWARD) and f"shows seward {item}" in s.heard()


@clause("F15-CARD-great-wolf")
def test_the_great_wolf_as_ally_bites_once_a_phase():
    s = scene(phase="dracula", allies={DRACULA: "great-wolf"}, trail=["vienna"], items={MINA: ["crucifix"]})
    assert s.question == "wolf-hunts" and s.options() == [f"strike {h}" for h in HUNTERS] and s.trail()[0] == "vienna"
    warded = s.copy().play("strike mina", "show crucifix")
    assert warded.damage(MINA) == 0 and warded.question == "choose-card"
    s.play("strike mina", "pass")
    assert s.damage(MINA) == 1 and s.question == "choose-card" and s.ally(DRACULA) == "great-wolf"


@clause("F15-CARD-immanuel-hildesheim")
def test_hildesheim_assists_with_the_dracula_cards_among_six():
    s = given("immanuel-hildesheim", event_top="good-luck").play("play immanuel-hildesheim")
    s.chance = ["draw seduction", "draw forewarned", "draw enraged", "draw long-night", "draw great-strength", "draw hypnosis"]
    s.play("use")
    assert s.asked == [DRACULA] and s.question == "use-drawn" and s.events(DRACULA) == ["seduction"]
    s.play("pass", "pass")
    assert sorted(s.events(DRACULA)) == ["enraged", "seduction"] and s.event_top() == "hypnosis"
    assert sorted(s.event_discards()) == ["forewarned", "good-luck", "great-strength", "immanuel-hildesheim", "long-night"]
    backs = [news.removeprefix("studied ") for news in s.heard() if "studied" in news]
    assert backs == ["hunter-back", "dracula-back", "hunter-back", "dracula-back", "hunter-back", "hunter-back"]
    assert "event-discarded forewarned" in s.heard() and "event-drawn seduction" in s.heard(DRACULA)
    assert not [news for news in s.heard(MINA) if "seduction" in news]


@clause("F15-CARD-immanuel-hildesheim")
def test_hildesheim_what_must_be_used_at_once_is_and_four_is_the_limit():
    hand = ["false-tip", "false-tip", "wild-horses", "wild-horses"]
    s = given("immanuel-hildesheim", event_top="great-wolf", events={DRACULA: hand[:3]}).play("play immanuel-hildesheim", "use")
    assert s.question == "use-drawn" and s.options() == ["play great-wolf"]
    s.play("play great-wolf", "ally")
    assert s.ally(DRACULA) == "great-wolf"
    s = given("immanuel-hildesheim", event_top="great-wolf").play("play immanuel-hildesheim", "use", "play great-wolf", "use")
    assert s.question == "wolf-hunts" and s.play("strike mina", "pass").damage(MINA) == 4 and s.ally(DRACULA) is None
    s = given("immanuel-hildesheim", event_top="seduction", events={DRACULA: hand}).play("play immanuel-hildesheim")
    s.play("use", "pass")
    assert s.question == "trim-events" and s.asked == [DRACULA]
    assert len(s.play("discard false-tip").events(DRACULA)) == 4 and "seduction" in s.events(DRACULA)


@clause("F15-CARD-immanuel-hildesheim")
def test_hildesheim_with_few_cards_left_takes_all_of_them():
    parts = {"event_top": "seduction", "event_deck": ["good-luck"]}
    s = given("immanuel-hildesheim", **parts).play("play immanuel-hildesheim")
    s.chance = ["draw good-luck"]
    s.play("use", "pass")
    assert s.events(DRACULA) == ["seduction"] and len([news for news in s.heard() if "studied" in news]) == 2
    assert "events-shuffled" in s.heard() and s.question == "top-from-bag" and "good-luck" in s.event_deck()


@clause("F15-CARD-immanuel-hildesheim")
def test_hildesheim_as_ally_draws_the_top_card_if_it_is_his():
    parts = {"phase": "dracula", "allies": {DRACULA: "immanuel-hildesheim"}, "chance": ["draw good-luck"], "trail": ["vienna"]}
    s = scene(event_top="seduction", **parts)
    assert s.question == "use-drawn" and s.events(DRACULA) == ["seduction"] and s.trail()[0] == "vienna"
    assert s.play("pass").question == "choose-card" and s.event_top() == "good-luck" and "top hunter-back" in s.heard()
    s = scene(event_top="long-night", **{**parts, "chance": []})
    assert s.question == "choose-card" and s.event_top() == "long-night" and s.events(DRACULA) == []


# --- in his phase -----------------------------------------------------------------------
@clause("F15-CARD-darkness-returns")
def test_darkness_returns_and_there_is_no_day():
    s = phase_end("darkness-returns").play("play darkness-returns")
    assert s.question == "top-from-bag" and s.effects() == ["darkness-returns"]
    s.chance = ["draw good-luck"]
    s.answer_chance()
    s = passed(s, until="hunter-acts")
    assert s.phase() == "night" and s.turn() == GODALMING and s.effects() == [] and "no-day" in s.heard()
    assert {"dawn 1", "dusk 1"} <= set(s.heard())


@clause("F15-CARD-darkness-returns")
def test_darkness_returns_with_all_his_discarded_events_but_itself():
    parts = {"event_discards": ["roadblock", "good-luck", "seduction"], "event_facedown": ["enraged"], "event_bottom": ["long-night"]}
    s = phase_end("darkness-returns", event_top="forewarned", **parts).play("play darkness-returns")
    s.chance = ["draw hypnosis"]
    s.answer_chance()
    assert sorted(s.event_discards()) == ["darkness-returns", "good-luck"]
    assert s.event_facedown() == [] and {"roadblock", "seduction", "enraged", "forewarned", "long-night"} <= set(s.event_deck())
    assert s.event_bottom() == [] and s.event_top() == "hypnosis" and "events-shuffled" in s.heard()


@clause("F15-CARD-devilish-power")
def test_devilish_power_removes_the_consecrated_ground():
    s = scene(phase="dracula", step="card", trail=[None, "vienna"], events={DRACULA: ["devilish-power"]}, consecrated="prague")
    assert "lay prague" not in s.options()
    s.play("play-now devilish-power")
    assert s.options() == ["use", "unbless"] and s.refused("ally") == "F15-CARD-devilish-power"
    s.play("unbless")
    assert s.consecrated() is None and "desecrated prague" in s.heard() and "lay prague" in s.options()
    assert s.event_discards() == ["devilish-power"] and s.question == "choose-card"


@clause("F15-CARD-devilish-power")
def test_devilish_power_discards_the_hunters_ally():
    parts = {"allies": {"hunters": "rufus-smith", DRACULA: "great-wolf"}, "hosts": ["rome"]}
    s = scene(phase="dracula", step="card", trail=[None, "vienna"], events={DRACULA: ["devilish-power"]}, **parts).play(
        "play-now devilish-power"
    )
    assert s.options() == ["use", "ally"] and s.refused("unbless") == "F15-CARD-devilish-power"
    s.play("ally")
    assert s.ally("hunters") is None and s.ally(DRACULA) == "great-wolf" and sorted(s.event_discards()) == ["devilish-power", "rufus-smith"]


@clause("F15-CARD-devilish-power")
def test_devilish_power_forbids_all_supplies_of_the_next_hunter_phase():
    at = {SEWARD: "hospital-rome"}
    s = phase_end("devilish-power", at=at, trail=["galatz"]).play("play-now devilish-power", "use")
    assert "no-supplies" in s.heard() and s.effects() == ["devilish-power"] and s.phase() == "day"
    assert "supply" not in s.options() and s.refused("supply") == "F15-CARD-devilish-power"
    s.play("pass")
    assert "supply" not in s.options() and s.refused("supply") == "F15-CARD-devilish-power"  # in the hospital
    s.play("pass", "pass", "pass")
    assert s.phase() == "night" and s.refused("supply") == "F15-CARD-devilish-power"
    s.play("pass", "pass", "pass", "pass")
    assert s.phase() == "dracula" and s.effects() == []


@clause("F15-CARD-devilish-power")
def test_devilish_power_is_for_the_dracula_phase():
    s = scene(phase="dusk", roadblocks=["london/swansea"], events={DRACULA: ["devilish-power"]})
    assert s.asked == [DRACULA] and "play-now devilish-power" not in s.options()
    assert s.reason("play-now devilish-power") == "time-devilish-power"


@clause("F15-CARD-hidden-schemes")
def test_hidden_schemes_place_an_encounter_on_the_third_space():
    hand = ["rats", "spy", "hoax", "bats", "wolves"]
    trail = ["galatz", "vienna", {"card": "prague", "encounters": ["saboteur"]}]
    s = phase_end("hidden-schemes", trail=trail, encounters=hand).play("play hidden-schemes")
    assert s.asked == [DRACULA] and set(s.options()) == {f"place {e}" for e in hand}
    s.chance = ["draw saboteur"]
    s.play("place spy")
    assert (
        sorted(s.lurking(3)) == ["saboteur", "spy"]
        and s.faceup(3) == []
        and sorted(s.encounters()) == sorted([*hand[:1], *hand[2:], "saboteur"])
    )
    assert "encounter-placed space-3" in s.heard() and not [news for news in s.heard(MINA) if "spy" in news]
    assert "hidden-schemes" in s.event_discards()


@clause("F15-CARD-hidden-schemes")
@pytest.mark.parametrize("third", ["black-sea", "dark-call", "feed", "misdirect", None])
def test_hidden_schemes_do_not_work_where_no_encounter_can_lie(third):
    s = phase_end("hidden-schemes", trail=["galatz", "vienna", third, "prague"])
    assert s.options() == ["pass"] and s.refused("play hidden-schemes") == "F15-CARD-hidden-schemes"
    assert "play hidden-schemes" in phase_end("hidden-schemes", trail=["galatz", "vienna", "hide", "prague"]).options()


@clause("F15-CARD-nocturnal-visit")
def test_a_nocturnal_visit_makes_the_dawn_a_night():
    s = phase_end("nocturnal-visit", trail=["vienna"], at={MINA: "vienna"}).play("play nocturnal-visit")
    assert s.effects() == ["nocturnal-visit"] and s.event_discards() == ["nocturnal-visit"]
    s.chance = list(FIVE)
    s.answer_chance()
    assert s.phase() == "dawn" and not s.is_night() and s.view()["night_effects"]
    s.play("mina: choose punch", "dracula: choose claws")
    assert s.question == "claw-again"  # a second blow, as at night


@clause("F15-CARD-nocturnal-visit")
def test_without_a_nocturnal_visit_the_dawn_is_light_and_it_ends_at_dusk():
    s = clash(fight(hand=["claws"]), "claws", mina="punch")
    assert s.question != "claw-again"
    s = scene(turn=MINA, effects=["nocturnal-visit"]).play("pass")
    assert s.phase() == "night" and s.effects() == []


@clause("F15-CARD-nocturnal-visit")
@pytest.mark.parametrize("by_night", [False, True])
def test_a_nocturnal_visit_by_day_counts_for_vampires_only_if_nights_do(by_night):
    trail = ["galatz", {"card": "london", "encounters": ["reckless-vampire"]}]
    s = scene(trail=trail, effects=["nocturnal-visit"], options={"vampire_night": by_night}, chance=list(FIVE))
    s.play("search", "face space-2:reckless-vampire")
    assert s.question == "choose-cards" and s.view()["night_effects"] is by_night


@clause("F15-CARD-roadblock")
def test_three_roadblocks_on_roads_and_railways():
    s = phase_end("roadblock", roadblocks=["vienna/prague"]).play("play roadblock")
    assert s.question == "place-block" and "block prague/vienna" not in s.options() and s.refused("block prague/vienna") == "F15-TOKEN-13"
    s.play("block prague=vienna", "block london/swansea")
    assert "block prague=vienna" not in s.options() and "done" not in s.options()
    s.play("block london=swansea")
    assert sorted(s.roadblocks()) == ["london/swansea", "london=swansea", "prague/vienna", "prague=vienna"]
    assert "roadblock london/swansea" in s.heard() and s.event_discards() == ["roadblock"]


@clause("F15-CARD-roadblock")
def test_a_roadblock_drawn_may_be_used_at_once():
    s = given("roadblock")
    assert s.options() == ["pass", "play roadblock"]
    s.play("play roadblock", "block london/swansea", "block london/manchester", "block london/plymouth")
    assert len(s.roadblocks()) == 3 and s.question == "hunter-acts"


@clause("F15-CARD-roadblock")
def test_roadblocks_no_more_than_there_are():
    roads = ["london/swansea", "london/manchester", "london/plymouth", "london=swansea", "london=manchester", "london=plymouth"]
    seven = [*roads, "vienna/prague"]
    s = phase_end("roadblock", roadblocks=seven).play("play roadblock", "block naples/rome")
    assert len(s.roadblocks()) == 8 and s.question != "place-block"
    s = phase_end("roadblock", roadblocks=[*seven, "vienna/munich"])
    assert s.options() == ["pass"] and s.refused("play roadblock") == "F15-CARD-roadblock"


@clause("F15-CARD-summon-storms")
def test_up_to_three_storms():
    s = phase_end("summon-storms", storms=["north-sea"]).play("play summon-storms")
    assert "storm north-sea" not in s.options() and s.refused("storm north-sea") == "F15-TOKEN-10" and "done" in s.options()
    s.play("storm black-sea", "storm irish-sea", "storm ionian-sea")
    assert s.storms() == ["irish-sea", "north-sea", "ionian-sea", "black-sea"] and s.question != "raise-storm"
    assert "storm black-sea" in s.heard() and s.event_discards() == ["summon-storms"]


@clause("F15-CARD-summon-storms")
def test_fewer_storms_if_he_likes_and_when_drawn():
    s = given("summon-storms")
    assert s.options() == ["pass", "play summon-storms"]
    s.play("play summon-storms", "storm black-sea", "done")
    assert s.storms() == ["black-sea"] and s.event_discards() == ["summon-storms"] and s.question == "hunter-acts"


@clause("F15-CARD-summon-storms")
def test_no_more_storms_than_tokens():
    seas = ["north-sea", "black-sea", "irish-sea", "ionian-sea", "adriatic-sea", "tyrrhenian-sea"]
    s = phase_end("summon-storms", storms=seas[:5]).play("play summon-storms", "storm atlantic-ocean")
    assert len(s.storms()) == 6 and s.question != "raise-storm"
    s = phase_end("summon-storms", storms=seas)
    assert s.options() == ["pass"] and s.refused("play summon-storms") == "F15-CARD-summon-storms"


@clause("F15-CARD-unearthly-swiftness")
def test_unearthly_swiftness_brings_a_second_phase_whole():
    events = {DRACULA: ["unearthly-swiftness", "nocturnal-visit"]}
    s = scene(phase="dracula", trail=["vienna"], events=events, allies={DRACULA: "great-wolf"}).play("strike mina", "pass")
    assert "play-now unearthly-swiftness" in s.options()
    s.play("play-now unearthly-swiftness")
    assert s.effects() == ["unearthly-swiftness"] and s.event_discards() == ["unearthly-swiftness"]
    assert s.reason("play-now unearthly-swiftness") == "not-in-hand"
    s.play("lay prague")
    s.play(s.options()[0])
    s.chance = ["draw spy"]
    s.answer_chance()
    s = passed(s, until="wolf-hunts")
    assert s.question == "wolf-hunts" and s.phase() == "dracula" and s.effects() == []
    s.play("strike mina", "pass")
    assert s.trail()[:3] == [None, "prague", "vienna"] and s.damage(MINA) == 2
    s.play("lay feed")
    assert s.question == "phase-end" and s.options() == ["pass", "play nocturnal-visit"]
    s.play("pass")
    assert s.phase() == "day" and s.heard().count("dracula-phase") == 2 and s.heard().count("slide") == 2


@clause("F15-CARD-unearthly-swiftness")
def test_unearthly_swiftness_at_the_end_of_the_phase_is_offered_once():
    s = phase_end("unearthly-swiftness", trail=["vienna"])
    assert s.options() == ["pass", "play unearthly-swiftness"] and "play-now unearthly-swiftness" not in s.options()
    later = passed(s.copy(), until="choose-card")
    assert later.heard()[0].startswith("dawn")
    s.play("play unearthly-swiftness")
    assert (s.question, s.phase(), s.trail()[:2], s.effects()) == ("choose-card", "dracula", [None, "vienna"], [])
    assert s.heard().count("dracula-phase") == s.heard().count("slide") == 1 and not [news for news in s.heard() if news.startswith("dawn")]
    s.play("lay feed")
    assert s.question == "hunter-acts" and s.heard().count("dracula-phase") == 1


@clause("F15-CARD-wild-horses")
def test_a_second_wild_horses_does_not_answer_the_first():
    s = scene(at={GODALMING: "vienna"}, events={DRACULA: ["wild-horses", "wild-horses"]}).play("road prague")
    s.play("play wild-horses", "carry nuremburg")
    assert s.question != "road-taken" and s.at(GODALMING) == "nuremburg" and s.events(DRACULA) == ["wild-horses"]
    s = passed(s, until="hunter-acts").play("seward: road " + s.options(SEWARD)[4].split()[1])
    assert s.question == "road-taken" and "play wild-horses" in s.options()


@clause("F15-CARD-devilish-power")
def test_devilish_power_comes_before_the_slide_while_the_hunters_have_an_ally():
    trail = ["vienna", "prague", "berlin", "hamburg", "cologne"]
    s = scene(phase="dracula", trail=trail, events={DRACULA: ["devilish-power"]}, allies={"hunters": "jonathan-harker"})
    assert s.question == "phase-begins" and s.options() == ["pass", "play devilish-power"]
    s.play("play devilish-power", "ally")
    assert s.ally("hunters") is None and s.question == "choose-card" and s.up() == []


@clause("F15-CARD-devilish-power")
def test_devilish_power_does_not_come_inside_a_step():
    trail = [None, "athens", "valona", "vienna"]
    s = scene(phase="dracula", step="card", trail=trail, consecrated="prague", events={DRACULA: ["devilish-power"]})
    assert "play-now devilish-power" in s.options()
    s.play("misdirect space-4")
    assert s.question == "misdirect-move" and "play-now devilish-power" not in s.options()


@clause("F15-CARD-customs-search", "F15-CARD-long-night")
def test_the_cost_of_a_long_night_comes_after_customs_search():
    night = {"phase": "night", "turn": MINA, "effects": ["long-night"]}
    s = scene(**night, at={MINA: "prague"}, event_bottom=["customs-search"], items={MINA: ["knife"]})
    s.play("road berlin")
    assert s.question != "move-done" and s.events(DRACULA) == ["customs-search"]


@clause("F15-CARD-immanuel-hildesheim")
def test_hildesheim_stops_where_the_deck_ends():
    s = given("immanuel-hildesheim", event_top="good-luck", event_deck=[]).play("play immanuel-hildesheim", "use")
    assert s.heard().count("studied hunter-back") == 1 and "good-luck" in s.event_discards() + s.event_deck()
    s.play("chance: draw seduction")
    assert s.event_top() == "seduction" and s.events(DRACULA) == [], "the deck made anew is not looked through"
    assert not [news for news in s.heard() if news == "studied dracula-back"] and s.asked != ["chance"]
