"""A choice says what it costs or does before it is made: in its label, or as the damage that it costs for certain."""

from __future__ import annotations

import pytest
from clauses import clause

import whitby
from fury2015.europe import DRACULA, FIVE, GODALMING, MINA, SEWARD, drawing, given, passed, scene
from whitby.scene import Scene
from whitby.screen import choices
from whitby.text import Catalogue, languages

GAME = whitby.game("fury-2015")


def label(s: Scene, text: str, tongue: str = "en") -> str:
    """What stands on the button."""
    return Catalogue(tongue, GAME.id).choice(GAME, GAME.choice(text), s.question)


def price(s: Scene, text: str, seat: str | None = None) -> int:
    """What stands beside it."""
    (found,) = [choice.price for choice in choices(GAME, s.state, s.seat(seat)) if choice.text == text]
    return found


def warning(s: Scene, text: str) -> str:
    """What follows for certain and is easily overlooked."""
    (found,) = [choice.warning for choice in choices(GAME, s.state, s.seat(None)) if choice.text == text]
    return found


def cornered() -> Scene:
    """Dracula has no card to lay."""
    return passed(Scene(GAME, GAME.opening("cornered"), []), until="choose-card")


@clause("F15-ERROR-01", "F15-ERROR-04")
@pytest.mark.parametrize("tongue", languages())
def test_the_penalty_is_called_by_its_name(tongue: str) -> None:
    s = cornered()
    assert s.question == "choose-card" and "pass" in s.options()
    assert {"en": "trail cleared", "it": "Traccia sgomberata"}[tongue] in label(s, "pass", tongue)
    assert price(s, "pass") == 5
    damage = s.damage(DRACULA)
    assert s.play("pass").damage(DRACULA) == damage + 5


@clause("F15-SEA-08", "F15-SEA-09", "F15-CARD-rufus-smith")
def test_a_voyage_says_what_it_costs():
    s = scene(phase="dracula", trail=["genoa"])
    assert price(s, "lay tyrrhenian-sea") == 2 and price(s, "lay venice") == 0
    assert s.play("lay tyrrhenian-sea").damage(DRACULA) == 2
    s = scene(phase="dracula", trail=["tyrrhenian-sea"])
    assert price(s, "lay mediterranean-sea") == 1 and price(s, "lay genoa") == 0
    s = scene(phase="dracula", trail=["tyrrhenian-sea"], allies={"hunters": "rufus-smith"})
    assert price(s, "lay mediterranean-sea") == 2
    assert s.play("lay mediterranean-sea").damage(DRACULA) == 2


@clause("F15-POWER-04", "F15-POWER-18")
def test_powers_say_what_they_cost():
    s = scene(phase="dracula", trail=["vienna"])
    assert (price(s, "lay dark-call"), price(s, "wolf-form munich"), price(s, "lay feed"), price(s, "lay munich")) == (2, 1, 0, 0)
    assert s.copy().play("lay dark-call").damage(DRACULA) == 2 and s.play("wolf-form munich").damage(DRACULA) == 1
    s = scene(phase="dracula", trail=["vienna"], options={"wolf_with_hide": True})
    assert price(s, "wolf-and-hide") == 1 and s.play("wolf-and-hide").damage(DRACULA) == 1


@clause("F15-CARD-sense-of-emergency", "F15-CARD-blood-transfusion", "F15-CARD-heroic-leap")
def test_events_say_what_they_cost():
    s = scene(at={GODALMING: "vienna", MINA: "prague"}, events={GODALMING: ["sense-of-emergency"]})
    assert price(s, "play sense-of-emergency") == 2 and s.play("play sense-of-emergency").damage(GODALMING) == 2
    s = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, bites={SEWARD: 1}, events={GODALMING: ["blood-transfusion"]})
    assert price(s, "play blood-transfusion") == 1
    assert s.play("play blood-transfusion", "remove seward").damage(GODALMING) == 1
    s = scene(phase="dusk", trail=["vienna"], at={MINA: "vienna"}, events={MINA: ["heroic-leap"]}, chance=FIVE)
    s = passed(s, until="combat-start")
    assert price(s, "play heroic-leap") == 5 and s.play("play heroic-leap").damage(MINA) == 5


@clause("F15-CARD-great-wolf", "F15-CARD-wolves", "F15-CARD-customs-search")
def test_showing_nothing_has_its_price():
    s = given("great-wolf", at={MINA: "vienna"}).play("play great-wolf", "use", "strike mina")
    assert s.question == "wards-off" and price(s, "pass") == 4 and s.play("pass").damage(MINA) == 4
    s = scene(phase="dracula", trail=["vienna"], at={MINA: "paris"}, allies={DRACULA: "great-wolf"}).play("strike mina")
    assert s.question == "wards-off" and price(s, "pass") == 1 and s.play("pass").damage(MINA) == 1
    trail = ["galatz", {"card": "vienna", "encounters": ["wolves"]}]
    s = scene(at={GODALMING: "vienna"}, trail=trail, items={GODALMING: ["knife", "rifle"]}).play("search")
    s = passed(s, until="search-goes-on").play("face space-2:wolves")
    assert s.question == "faces-wolves" and price(s, "pass") == 4
    s.play("show knife")
    assert s.question == "second-weapon" and price(s, "pass") == 2 and s.play("pass").damage(GODALMING) == 2


@clause("F15-CARD-szgany-mob")
def test_the_mob_counts_the_items():
    trail = ["galatz", {"card": "vienna", "encounters": ["szgany-mob"]}]
    s = scene(at={GODALMING: "vienna"}, trail=trail, items={GODALMING: ["knife", "rifle", "garlic"]}).play("search")
    s = passed(s, until="search-goes-on").play("face space-2:szgany-mob")
    assert s.question == "faces-mob" and price(s, "done") == 3
    s.play("discard knife")
    assert price(s, "done") == 2 and s.play("done").damage(GODALMING) == 2


@pytest.mark.parametrize("tongue", languages())
def test_declining_is_said_in_the_words_of_the_question(tongue: str) -> None:
    """Only where a card of the hand could be played is declining to play nothing."""
    words = Catalogue(tongue, GAME.id)
    plain = {name for name in GAME.prompts if words.label("pass", "", name) == words.label("pass", "", "dawn")}
    offered = {"dawn", "dusk", "combat-start", "phase-begins", "phase-end"}
    assert offered <= plain and not {"choose-card", "mortal-blow", "on-ambush", "on-escape", "before-combat", "weapon-used"} & plain


@pytest.mark.parametrize("tongue", languages())
def test_a_price_is_damage_here_and_cubes_there(tongue: str) -> None:
    here, there = (Catalogue(tongue, id).say("price", cubes=2) for id in ("fury-2015", "dracula-2003"))
    assert here != there and {"en": "damage", "it": "danni"}[tongue] in here


# --- one of two -----------------------------------------------------------------------------
@clause("F15-BITE-07", "F15-BITE-08")
def test_a_card_is_shown_or_displayed_but_not_both():
    s = drawing("forewarned", MINA).play("pass")
    assert (s.question, s.options()) == ("show-event", ["show forewarned"])
    assert s.reason("display forewarned") == "must-show-event"
    assert "display dogs" in scene(turn=MINA, items={MINA: ["knife", "dogs"]}, shown={MINA: ["knife"]}).options()


@clause("F15-REST-04", "F15-POWER-04")
def test_what_would_heal_nobody_says_so():
    s = scene(at={GODALMING: "paris"})
    assert warning(s, "rest") == "nothing-to-recover" and warning(s, "supply") == ""
    s = scene(at={GODALMING: "paris"}, damage={GODALMING: 1})
    assert warning(s, "rest") == ""
    assert warning(scene(phase="dracula", trail=["vienna"]), "lay feed") == "nothing-to-recover"
    assert warning(scene(phase="dracula", trail=["vienna"], damage={DRACULA: 1}), "lay feed") == ""


@clause("F15-TRADE-09")
def test_a_trade_of_two_empty_hands_says_so():
    s = scene(at={GODALMING: "paris", SEWARD: "paris"})
    assert warning(s, "trade seward") == "nothing-to-give"
    s = scene(at={GODALMING: "paris", SEWARD: "paris"}, items={SEWARD: ["knife"]})
    assert warning(s, "trade seward") == ""
