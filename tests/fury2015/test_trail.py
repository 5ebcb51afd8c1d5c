"""TRAIL: six spaces, and the hideouts on them."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, scene
from whitby.scene import Scene

SIX = ["rats", "rats", "spy", "spy", "hoax", "hoax"]


def cleared(hideout: dict[str, Any], **parts: Any) -> Scene:
    """Misdirect takes the place of this hideout; Dracula has gone on from Vienna to Zagreb."""
    s = scene(**{"phase": "dracula", "step": "card", "trail": [None, "vienna", hideout], "encounters": SIX, **parts})
    return s.play("misdirect space-3", "lay zagreb")


@clause("F15-TRAIL-01")
def test_six_spaces_numbered_from_the_left() -> None:
    s = scene(phase="dracula", trail=["vienna", "prague", "berlin", "leipzig", "cologne"], encounters=SIX).play("lay zagreb", "place rats")
    assert s.trail() == ["zagreb", "vienna", "prague", "berlin", "leipzig", "cologne"]
    assert "encounter-placed space-1" in s.heard()
    s = scene(phase="dracula", trail=s.trail())
    assert s.trail() == [None, "zagreb", "vienna", "prague", "berlin", "leipzig"] and s.question == "leaving"


@clause("F15-TRAIL-02")
def test_a_hideout_slides_with_all_that_lies_in_it() -> None:
    first = {"card": "vienna", "wolf": True, "rumor": True, "encounters": ["rats"], "faceup": ["new-vampire"], "damage": {"new-vampire": 2}}
    s = scene(phase="dracula", trail=[first])
    assert s.trail()[:2] == [None, "vienna"] and s.marks(2) == ["wolf", "rumor"] and s.marks(1) == []
    assert s.lurking(2) == ["rats", "new-vampire"] and s.faceup(2) == ["new-vampire"] and s.wounds(2) == 2 and s.lurking(1) == []
    assert s.heard()[-1] == "slide"


@clause("F15-TRAIL-03")
def test_he_is_at_the_leftmost_location() -> None:
    assert scene(trail=["vienna", "prague"]).at(DRACULA) == "vienna"
    assert scene(trail=["hide", "feed", "dark-call", "vienna", "prague"]).at(DRACULA) == "vienna"
    s = scene(phase="dracula", trail=["hide", "dark-call", "vienna", "prague"])
    assert "lay munich" in s.options() and "lay berlin" not in s.options()


@clause("F15-TRAIL-04")
def test_a_gap_stays_a_gap() -> None:
    s = scene(phase="dracula", trail=["vienna", None, "prague", None, None, None])
    assert s.trail() == [None, "vienna", None, "prague", None, None] and s.question == "choose-card"


@clause("F15-TRAIL-05")
def test_cleared_cards_can_be_chosen_again() -> None:
    vampire = {"card": "leipzig", "encounters": ["new-vampire"]}
    s = scene(phase="dracula", trail=["vienna", "zagreb", "hide", "munich", {"card": "venice", "wolf": True}, vampire])
    s.play("mature", "ripen new-vampire")
    assert s.trail() == [None, "vienna", "zagreb", None, None, None]
    assert {"lay munich", "lay hide", "wolf-form venice"} <= set(s.options())
    assert {"cleared space-4", "cleared space-5", "cleared space-6", "cleared leaving"} <= set(s.heard())


@clause("F15-TRAIL-06")
def test_cleared_encounters_do_nothing() -> None:
    s = cleared({"card": "prague", "encounters": ["new-vampire", "unnatural-fog"]})
    assert s.encounter_discards() == ["new-vampire", "unnatural-fog"]
    assert s.influence() == 0 and s.fog() == [] and "encounter-discarded unnatural-fog" in s.heard()


@clause("F15-TRAIL-06")
def test_they_are_discarded_facedown() -> None:
    s = cleared({"card": "prague", "encounters": ["new-vampire"], "faceup": ["bats"]}, options={"open_encounters": False})
    assert s.encounter_discards() == ["new-vampire", "bats"]
    assert "encounter-discarded bats" in s.heard() and "encounter-discarded new-vampire" not in s.heard(MINA)
    assert s.view(MINA)["encounter_facedown"] != s.view(DRACULA)["encounter_facedown"] and len(s.view()["encounter_facedown"]) == 1


@clause("F15-TRAIL-07")
def test_tokens_go_to_the_pool() -> None:
    s = cleared({"card": "prague", "faceup": ["new-vampire"], "damage": {"new-vampire": 2}, "rumor": True})
    assert s.marks(3) == [] and s.wounds(3) == 0 and s.lurking(3) == [] and s.rumors() == 0
    assert s.encounter_discards() == ["new-vampire"]


@clause("F15-TRAIL-08")
def test_a_bat_card_goes_back_to_the_combat_deck() -> None:
    assert scene(trail=["vienna", {"card": "prague", "bat": True}]).blow_deck().count("escape-as-bat") == 1
    s = cleared({"card": "prague", "bat": True})
    assert s.blow_deck().count("escape-as-bat") == 2 and len(s.blow_deck()) == 13 and s.marks(3) == []


@clause("F15-TRAIL-09")
def test_a_bat_card_on_the_trail_is_missing_and_does_nothing() -> None:
    s = scene(phase="dracula", trail=[{"card": "vienna", "bat": True}], encounters=SIX)
    assert len(s.blow_deck()) == 12 and s.at(DRACULA) == "vienna"
    assert "lay prague" in s.options() and s.play("lay prague", "place rats").marks(2) == ["bat"]
    fight = scene(combat={"fighters": [MINA], "step": "start"}, trail=[{"card": "vienna", "bat": True}])
    assert fight.asked == ["chance"] and fight.options("chance").count("draw escape-as-bat") == 1


@clause("F15-TRAIL-10")
def test_dracula_sees_his_own_hideouts() -> None:
    trail = ["hide", {"card": "vienna", "encounters": ["rats", "new-vampire"]}, "adriatic-sea", {"card": "prague", "up": True}]
    s = scene(trail=trail, lairs=[{"card": "paris", "encounters": ["hoax"]}])
    for part in ("trail", "hideout_encounters"):
        assert s.view(DRACULA)[part] == [list(x) if isinstance(x, tuple) else x for x in getattr(s.state, part)]
    for eyes in (None, *HUNTERS):
        seen = [s.game.nouns[card] if card >= 0 else None for card in s.view(eyes)["trail"][:7]]
        assert seen == ["city-back", "city-back", "sea-back", "prague", None, None, "city-back"]
        assert s.view(eyes)["hideout_encounters"][1] == [-9, -9] and s.view(eyes)["hideout_encounters"][6] == [-9]


@clause("F15-TRAIL-11")
def test_a_hideout_holds_several_encounters() -> None:
    s = scene(phase="dracula", step="end", trail=["vienna", "prague", {"card": "berlin", "encounters": ["bats"]}], encounters=SIX,
              events={DRACULA: ["hidden-schemes"]})  # fmt: skip
    s.play("play hidden-schemes", "place rats")
    assert s.lurking(3) == ["bats", "rats"] and "encounter-placed space-3" in s.heard()
    lair = scene(at={GODALMING: "munich"}, lairs=[{"card": "vienna", "encounters": ["bats", "rats"]}]).play("road vienna")
    assert lair.options() == ["pass", "ambush lair-1:bats", "ambush lair-1:rats"]


@clause("F15-TRAIL-12")
@pytest.mark.parametrize("card", ["black-sea", "dark-call", "feed", "misdirect"])
def test_no_encounter_on_a_sea_or_such_power_cards(card: str) -> None:
    brides = scene(phase="night", at={GODALMING: "swansea"}, event_bottom=["draculas-brides"], trail=[card, "varna"], encounters=SIX)
    brides.play("supply", "play draculas-brides", "use")
    assert brides.options() == ["done", "look space-2"]
    assert brides.refused("look space-1") == "F15-TRAIL-12"
    schemes = scene(phase="dracula", step="end", trail=["vienna", "prague", card], events={DRACULA: ["hidden-schemes"]})
    assert schemes.options() == ["pass"]


@clause("F15-TRAIL-13")
def test_a_hunter_there_is_in_the_place_of_all_that_lies_there() -> None:
    trail = ["budapest", {"card": "hide", "encounters": ["bats"]}, {"card": "vienna", "encounters": ["rats"]}]
    s = scene(at={GODALMING: "munich"}, trail=trail).play("road vienna")
    assert s.options() == ["pass", "ambush space-3:rats", "ambush space-2:bats"]
    assert "search" in scene(at={GODALMING: "vienna"}, trail=trail).options()
    lair = scene(at={GODALMING: "munich"}, lairs=[{"card": "vienna", "encounters": ["wolves"]}]).play("road vienna", "ambush lair-1:wolves")
    assert lair.asked == [GODALMING] and lair.question == "faces-wolves"


@clause("F15-TRAIL-14")
@pytest.mark.parametrize(
    ("start", "card", "back"),
    [
        ("galatz", "castle-dracula", "castle-back"),
        ("varna", "black-sea", "sea-back"),
        ("galatz", "hide", "city-back"),
        ("varna", "sofia", "city-back"),
    ],
)
def test_backs_tell_castle_sea_and_city_apart(start: str, card: str, back: str) -> None:
    s = scene(phase="dracula", step="card", trail=[None, start]).play(f"lay {card}")
    assert s.heard()[0] == f"laid {back}" and f"laid-card {card}" in s.heard(DRACULA)
    for eyes in (None, *HUNTERS):
        assert s.game.nouns[s.view(eyes)["trail"][0]] == back
        assert not [news for news in s.heard(eyes) if news.endswith(card)]
