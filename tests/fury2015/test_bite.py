"""Bites and weakened hunters: F15-BITE."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, clash, fight, passed, scene

SPACES = {GODALMING: 1, SEWARD: 1, VAN_HELSING: 2, MINA: 0}


def bitten(hunter, **parts):
    """Fangs by night on a mesmerized hunter."""
    s = fight(fighters=[hunter], mesmerized=[hunter], night=True, **parts)
    return clash(s, "fangs", **{hunter.replace("-", "_"): "punch"})


@clause("F15-BITE-01")
def test_a_bite_fills_an_empty_space():
    s = bitten(SEWARD)
    assert (s.bites(SEWARD), s.damage(SEWARD), s.at(SEWARD)) == (1, 0, s.at(DRACULA))
    assert "bitten seward" in s.heard()


@clause("F15-BITE-02")
def test_a_bite_without_an_empty_space_defeats():
    s = bitten(SEWARD, bites={SEWARD: 1})
    assert (s.at(SEWARD), s.influence()) == (None, 3)
    assert "defeated seward" in s.heard()


@clause("F15-BITE-03")
@pytest.mark.parametrize("hunter", [GODALMING, SEWARD, VAN_HELSING])
def test_how_many_bites_a_hunter_can_bear(hunter):
    s = bitten(hunter, bites={hunter: SPACES[hunter] - 1})
    assert (s.bites(hunter), s.at(hunter)) == (SPACES[hunter], s.at(DRACULA))
    assert bitten(hunter, bites={hunter: SPACES[hunter]}).at(hunter) is None


@clause("F15-BITE-04")
def test_a_bite_weakens():
    s = scene(turn=SEWARD, items={SEWARD: ["knife"]})
    assert s.weakened() == [MINA]
    assert s.refused("display knife") == "F15-BITE-04"
    assert bitten(SEWARD).weakened() == [SEWARD, MINA]


@clause("F15-BITE-04")
def test_losing_the_last_bite_ends_it():
    at = {GODALMING: "vienna", SEWARD: "vienna", VAN_HELSING: "vienna"}
    parts = {"at": at, "bites": {SEWARD: 1, VAN_HELSING: 2}, "items": {SEWARD: ["knife"], VAN_HELSING: ["knife"]}}
    s = scene(**parts, events={GODALMING: ["blood-transfusion"]}).play("play blood-transfusion", "remove seward")
    assert (s.weakened(), s.shown(SEWARD)) == ([VAN_HELSING, MINA], [])
    s = scene(**parts, events={GODALMING: ["blood-transfusion"]}).play("play blood-transfusion", "remove van-helsing")
    assert (s.weakened(), s.shown(VAN_HELSING)) == ([SEWARD, VAN_HELSING, MINA], ["knife"])


@clause("F15-BITE-05")
def test_mina_is_always_weakened_also_after_a_defeat():
    s = passed(scene(phase="dawn", at={MINA: None}, ward={MINA: "hospital-rome"}), until="hunter-acts")
    assert (s.at(MINA), s.bites(MINA), s.weakened()) == ("hospital-rome", 0, [MINA])


@clause("F15-BITE-06")
def test_every_bite_defeats_mina():
    s = bitten(MINA)
    assert (s.at(MINA), s.bites(MINA), s.influence()) == (None, 0, 3)
    assert "defeated mina" in s.heard()


@clause("F15-BITE-07")
def test_who_is_weakened_shows_an_item_and_an_event():
    s = passed(bitten(SEWARD, items={SEWARD: ["knife", "dogs"]}, events={SEWARD: ["long-night"]}))
    assert (s.fight(), s.question, s.asked) == (None, "show-item", [SEWARD])
    s.play("show dogs", "show long-night")
    assert s.shown(SEWARD) == ["dogs", "long-night"]
    assert s.heard()[-3:-1] == ["displays seward dogs", "displays seward long-night"]
    knife, dogs = s.view(SEWARD)["items"][1]
    assert s.view()["items"][1] == [-9, -9]
    assert (s.view()["displayed_item"][1], s.view(DRACULA)["displayed_item"][1]) == (dogs, dogs)


@clause("F15-BITE-07")
def test_as_far_as_she_holds_any():
    s = scene(turn=MINA, at={MINA: "vienna"}, event_top="forewarned", chance=["draw knife", "draw roadblock"]).play("supply")
    passed(s, until="show-item")
    assert (s.shown(MINA), s.options()[0]) == ([], "show knife")
    s.play("show knife")
    assert s.shown(MINA)[0] == "knife"


@clause("F15-BITE-08")
def test_she_changes_what_she_shows_whenever_she_likes():
    hand = {"items": {MINA: ["knife", "dogs"]}, "events": {MINA: ["long-night", "money-trail"]}}
    s = scene(turn=MINA, **hand, shown={MINA: ["knife", "long-night"]})
    assert s.shown(MINA) == ["knife", "long-night"]
    assert s.play("display dogs", "display money-trail").shown(MINA) == ["dogs", "money-trail"]
    assert s.refused("display rifle") == "F15-SUPPLY-01"
    assert s.heard()[-2:] == ["displays mina dogs", "displays mina money-trail"]
    assert (s.question, s.asked) == ("hunter-acts", [MINA])
    s = scene(turn=SEWARD, **hand, shown={MINA: ["knife", "long-night"]})
    assert s.play("mina: display dogs").shown(MINA) == ["dogs", "long-night"] and s.asked == [SEWARD]


@clause("F15-BITE-08")
def test_she_does_so_while_dracula_is_asked():
    s = scene(phase="dracula", step="card", items={MINA: ["knife", "dogs"]}, shown={MINA: ["knife"]})
    assert s.asked == [DRACULA]
    assert s.play("mina: display dogs").shown(MINA) == ["dogs"] and s.asked == [DRACULA]
    assert s.play("mina: display knife").shown(MINA) == ["knife"]


@clause("F15-BITE-08")
def test_she_does_so_while_others_choose_in_secret_and_their_answers_stand():
    s = fight(fighters=[GODALMING, SEWARD], items={MINA: ["knife", "dogs"]}, shown={MINA: ["knife"]}, at={MINA: "athens"})
    assert s.question == "choose-cards" and MINA not in s.asked
    s.play("godalming: choose punch", "mina: display dogs")
    assert s.shown(MINA) == ["dogs"] and s.asked == [SEWARD, DRACULA]
    s.play("seward: choose dodge", "mina: display knife", "dracula: " + s.options(DRACULA)[0])
    assert s.shown(MINA) == ["knife"] and s.question == "engage"


@clause("F15-BITE-08")
def test_who_is_asked_in_a_window_may_do_so_beside_the_answer():
    s = scene(phase="dawn", items={MINA: ["knife", "dogs"]}, events={SEWARD: ["long-night"], MINA: ["long-night"]}, shown={MINA: ["knife"]})
    s.play("seward: pass", "mina: display dogs")
    assert "dogs" in s.shown(MINA) and "knife" not in s.shown(MINA) and s.asked == [MINA]
    assert s.play("mina: pass").phase() == "day"


@clause("F15-BITE-09")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_fangs_still_drag_away_whom_great_strength_saves(hunter):
    other = MINA if hunter != MINA else SEWARD
    s = bitten(hunter, bites={hunter: SPACES[hunter]}, events={other: ["great-strength"]}).play("play great-strength")
    assert (s.at(hunter), s.bites(hunter), s.damage(hunter)) == (s.at(DRACULA), SPACES[hunter], 0)
    assert (s.fight(), s.influence()) == (None, 1)
    assert {"prevented " + hunter, "out-of-combat " + hunter} <= set(s.heard())
    assert "bitten " + hunter not in s.heard()


@clause("F15-BITE-09")
def test_so_does_a_heavenly_host():
    s = fight(fighters=[SEWARD, MINA], items={MINA: ["heavenly-host"]}, events={SEWARD: ["great-strength"]})
    clash(s, "fangs", MINA, seward="dodge", mina="heavenly-host").play("next mina", "play great-strength")
    assert (s.fighters(), s.at(MINA), s.damage(MINA)) == ([SEWARD], s.at(DRACULA), 2)


@clause("F15-BITE-09")
def test_and_the_seducer_goes_home():
    trail = ["galatz", {"card": "vienna", "encounters": ["new-vampire"]}]
    events = {DRACULA: ["seduction"], MINA: ["great-strength"]}
    s = scene(at={GODALMING: "vienna"}, trail=trail, events=events, encounters=["rats"] * 2).play("search", "play seduction")
    passed(s.play("ambush space-2:new-vampire", "play great-strength"))
    assert (s.bites(GODALMING), s.lurking(2)) == (0, [])
    assert "new-vampire" in s.encounters()


@clause("F15-BITE-07", "F15-CARD-renewed-vigor")
def test_what_she_drew_is_shown_before_a_second_action():
    parts = {"event_top": "long-night", "chance": ["draw knife", "draw roadblock"]}
    s = scene(turn=MINA, at={MINA: "vienna"}, effects=["renewed-vigor"], **parts).play("supply", "pass")
    assert (s.question, s.asked, s.options()[0]) == ("show-item", [MINA], "show knife")
    s.play("show knife", "show long-night")
    assert (s.question, s.asked, s.shown(MINA)) == ("hunter-acts", [MINA], ["knife", "long-night"]) and "supply" not in s.options()
