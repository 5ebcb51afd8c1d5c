"""The hunters' events that take effect as they are drawn, and Consecrated Ground."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.card_scenes import DRACULA, GODALMING, SEWARD, drawing, fight, passed, scene


# --- Consecrated Ground ---------------------------------------------------------------------
@clause("F05-CARD-consecrated-ground", "F05-HOST-03")
def test_consecrated_ground_goes_to_any_city_but_three():
    s = drawing("consecrated-ground")
    assert s.asked == [GODALMING] and len(s.options()) == 57 and "pass" not in s.options()
    for place in ("castle-dracula", "galatz", "klausenburg"):
        assert s.refused(f"bless {place}") == "F05-HOST-03"
    s.play("bless paris")
    assert s.consecrated() == "paris" and {"consecrated paris", "beside paris"} <= set(s.heard())


@clause("F05-HOST-04", "F05-HOST-05", "F05-HOST-15")
def test_it_reveals_the_city_and_sends_its_encounters_away_unseen():
    trail = ["prague", {"card": "hide", "encounters": ["fog"]}, {"card": "vienna", "encounters": ["spy"]}]
    s = drawing("consecrated-ground", trail=trail).play("bless vienna")
    assert s.up() == ["hide", "vienna"] and s.lurking(2) == s.lurking(3) == []
    assert not [news for news in s.heard() if "spy" in news or "fog" in news] and "missing vienna" in s.heard()
    buried = drawing("consecrated-ground", catacombs=[{"card": "rome", "encounters": ["spy", "rats"]}]).play("bless rome")
    assert buried.up() == ["rome"] and buried.lurking("catacomb-1") == []


@clause("F05-CARD-consecrated-ground", "F05-HOST-11")
def test_the_marker_moves_and_the_old_city_is_free():
    s = drawing("consecrated-ground", consecrated="vienna")
    assert s.reason("bless vienna")
    s.play("bless rome")
    assert s.consecrated() == "rome" and "returned vienna" in s.heard()


@clause("F05-CARD-consecrated-ground", "F05-HOST-06")
def test_dracula_must_leave_consecrated_ground():
    s = scene(phase="dracula", step="move", trail=["vienna"], consecrated="vienna", time="midnight")
    assert "lay prague" in s.options() and not {"lay hide", "lay feed", "lay dark-call"} & set(s.options())
    assert "lay vienna" not in scene(phase="dracula", step="move", trail=["prague"], consecrated="vienna").options()


# --- looking for Dracula ------------------------------------------------------------------------
@clause("F05-CARD-hired-scouts")
def test_hired_scouts_look_into_two_cities():
    trail = ["prague", "hide", {"card": "vienna", "encounters": ["spy"]}]
    s = drawing("hired-scouts", trail=trail, catacombs=[{"card": "rome", "encounters": ["rats", "fog"]}])
    s.play("name vienna")
    assert s.up() == [] and s.reason("name vienna")  # both are named first
    there = s.copy().play("name rome")
    assert there.up() == ["vienna", "rome"] and there.faceup(3) == ["spy"] and there.faceup("catacomb-1") == ["rats", "fog"]
    s.play("name paris")
    assert s.up() == ["vienna"] and "not-there paris" in s.heard() and "not-there vienna" not in s.heard()


@clause("F05-CARD-hired-scouts")
def test_hired_scouts_find_dracula_himself():
    s = drawing("hired-scouts", trail=["prague", "vienna"]).play("name prague", "name paris")
    assert s.up() == ["prague"]


@clause("F05-CARD-telegraph-ahead")
def test_telegraph_ahead_asks_every_city_one_road_away():
    s = drawing("telegraph-ahead", trail=[{"card": "dublin", "encounters": ["spy"]}, "vienna"])
    assert s.up() == ["dublin"] and s.faceup(1) == [] and s.lurking(1) == ["spy"]
    none = drawing("telegraph-ahead", trail=["vienna"])
    assert none.up() == [] and "no-telegrams galway" in none.heard()


@clause("F05-CARD-telegraph-ahead", "F05-CARD-sensationalist-press")
def test_while_one_telegram_is_answered_nobody_can_tell_of_the_next():
    at, press = {GODALMING: "strasbourg"}, {DRACULA: ["sensationalist-press"]}
    trails = [[city, "brussels"] for city in ("amsterdam", "cologne")]
    one, two = [drawing("telegraph-ahead", at=at, events=press, trail=trail).play("pass") for trail in trails]  # no Devilish Power
    assert one.question == two.question == "on-reveal" and one.view(SEWARD) == two.view(SEWARD) and one.heard() == two.heard()
    assert one.play("pass").up() == ["brussels"]
    assert two.play("pass", "pass").up() == ["cologne", "brussels"]


@clause("F05-CARD-newspaper-reports")
def test_newspaper_reports_reveal_the_oldest_location():
    s = drawing("newspaper-reports", trail=["prague", "vienna", {"card": "munich", "up": True}])
    assert s.up() == ["vienna", "munich"] and s.event_discards() == ["newspaper-reports"]
    here = drawing("newspaper-reports", trail=["hide", "prague"])
    assert here.up() == ["hide"] and "prague" not in " ".join(here.heard())  # he says that he is there, and proves it


# --- cards --------------------------------------------------------------------------------------
@clause("F05-CARD-re-equip")
def test_re_equip_changes_an_item():
    s = drawing("re-equip", items={GODALMING: ["knife", "rifle"]}, chance=["draw stake"])
    assert s.options() == ["pass", "discard knife", "discard rifle"]
    keeps = s.copy().play("pass")
    assert keeps.items(GODALMING) == ["knife", "rifle"]
    s.play("discard knife")
    assert s.items(GODALMING) == ["rifle", "stake"] and s.item_discards() == ["knife"]
    assert drawing("re-equip").turn() == SEWARD  # nothing to change


@clause("F05-CARD-surprising-return")
def test_surprising_return_takes_a_keep_event_of_the_hunters():
    discards = ["good-luck", "trap", "hired-scouts", "rufus-smith", "hypnosis"]
    s = drawing("surprising-return", event_discards=discards)
    assert s.options() == ["take good-luck", "take hypnosis"]
    s.play("take hypnosis")
    assert s.events(GODALMING) == ["hypnosis"] and "takes-back godalming hypnosis" in s.heard(DRACULA)
    assert "hypnosis" not in s.event_discards() and "surprising-return" in s.event_discards()
    full = drawing("surprising-return", event_discards=discards, events={GODALMING: ["forewarned", "forewarned", "money-trail"]})
    assert full.play("take hypnosis").question == "trim-hand"


# --- Vampire Lair ----------------------------------------------------------------------------------
@clause("F05-CARD-vampire-lair", "F05-WIN-06")
def test_the_drawer_alone_fights_the_vampire_of_the_lair():
    s = drawing("vampire-lair", vampires=2, at={SEWARD: "galway"}, items={GODALMING: ["stake"]}, chance=["roll 6", "roll 1"])
    passed(s, until="lay-card")
    assert s.fight() == "vampire" and s.options() == ["choose claws"]  # by day, and no Dodge in the first round
    s.play("choose claws", "choose stake")
    assert s.vampires() == 1 and s.fight() is None and s.question == "after-action" and "turn-over" not in s.heard()
    assert not s.view()["foe_killed"]


@clause("F05-CARD-vampire-lair")
def test_by_night_it_has_fangs_but_never_an_escape():
    s = drawing("vampire-lair", vampires=1, time="midnight")
    passed(s, until="lay-card")
    assert s.options() == ["choose claws", "choose fangs", "choose mesmerize", "choose strength"]


@clause("F05-CARD-vampire-lair")
def test_without_vampires_there_is_no_lair():
    s = drawing("vampire-lair")
    assert s.fight() is None and s.event_discards() == ["vampire-lair"]


@clause("F05-CARD-vampire-lair")
@pytest.mark.parametrize(("card", "may"), [("trap", True), ("rage", True), ("wild-horses", False)])
def test_what_dracula_may_play_in_the_lair(card, may):
    s = fight(GODALMING, foe="vampire", at={GODALMING: "vienna"}, vampires=1, time="midnight", events={DRACULA: [card, "trap"]})
    assert (f"play {card}" in s.options(DRACULA)) == may
