"""TRAIL: six spaces, how cards come, lie, are turned up and leave."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, SIX, backs, before_frankfurt, his_turn
from whitby.scene import Scene


def cleared(trail: list[Any], to: int, **parts: Any) -> Scene:
    """The Trail is cleared to 1 or 3 cards, since what lay on Brussels matures when Dracula goes on to Budapest."""
    kind = {1: "new-vampire", 3: "desecrated-soil"}[to]
    s = his_turn([*trail, {"card": "brussels", "encounters": [kind]}], chance=["draw hypnosis", "draw hypnosis"] * (to == 3), **parts)
    return s.play("lay budapest", "return leaving", "place rats", "mature")


@clause("F05-TRAIL-01", "F05-TRAIL-02", "F05-TRAIL-03")
def test_a_new_card_slides_the_others() -> None:
    trail = ["vienna", {"card": "prague", "up": True, "encounters": ["bats"]}, {"card": "berlin", "wolf": True}]
    s = his_turn(trail).play("lay budapest")
    assert s.trail() == ["budapest", "vienna", "prague", "berlin"] and s.at(DRACULA) == "budapest"
    assert s.marks(3) == ["up"] and s.lurking(3) == ["bats"] and s.marks(4)[0] == "wolf" and s.lurking(2) == []


@clause("F05-TRAIL-04")
def test_it_is_laid_face_down() -> None:
    s = his_turn(["vienna"]).play("lay prague")
    assert s.marks(1) == [] and backs(s, MINA)[0] == "land-back" and backs(s, DRACULA)[0] == "prague"
    assert "laid land-back" in s.heard(MINA) and not [news for news in s.heard(MINA) if "prague" in news]


@clause("F05-TRAIL-05", "F05-TRAIL-06")
def test_it_is_laid_face_up_where_a_hunter_is_and_in_the_castle() -> None:
    s = his_turn(["vienna"], at={MINA: "prague"}).play("lay prague")
    assert s.up() == ["prague"] and "revealed space-1 prague" in s.heard()
    s = his_turn(["galatz"]).play("lay castle-dracula")
    assert s.up() == ["castle-dracula"] and backs(s)[0] == "castle-dracula"


@clause("F05-TRAIL-07", "F05-SEA-17")
def test_a_sea_zone_with_a_hunter() -> None:
    s = his_turn(["venice"], at={MINA: "adriatic-sea"}).play("lay adriatic-sea")
    assert s.up() == [] and backs(s, MINA)[0] == "sea-back" and s.fight() is None and s.turn() == GODALMING
    s = his_turn(["venice"], at={MINA: "adriatic-sea"}, options={"sea_meeting": "shown"}).play("lay adriatic-sea")
    assert s.up() == ["adriatic-sea"] and s.fight() is None and s.turn() == GODALMING
    assert his_turn(["venice"], options={"sea_meeting": "shown"}).play("lay adriatic-sea").up() == []


@clause("F05-TRAIL-08")
def test_a_revealed_card_stays_face_up() -> None:
    s = his_turn(["vienna", {"card": "prague", "up": True}]).play("lay budapest")
    assert s.marks(3) == ["up"] and backs(s, MINA)[:3] == ["land-back", "land-back", "prague"]


@clause("F05-TRAIL-09", "F05-TRAIL-10")
def test_a_seventh_card_pushes_the_oldest_off() -> None:
    s = his_turn(SIX).play("lay budapest")
    assert s.question == "card-leaves" and s.trail() == ["budapest", *SIX[:5]] and s.options() == ["return leaving", "bury"]
    s.play("return leaving")
    assert s.question == "place-encounter" and s.catacombs() == [None] * 3 and backs(s)[9] is None
    again = his_turn(["strasbourg", "munich"])
    assert "lay frankfurt" in again.options()
    assert his_turn(SIX[:5]).play("lay budapest").question == "place-encounter"


@clause("F05-TRAIL-11", "F05-HIDDEN-16")
def test_a_face_down_card_leaves_unseen() -> None:
    s = his_turn(SIX).play("lay budapest")
    assert backs(s, MINA)[9] == "land-back"
    s.play("return leaving")
    assert {"pushed-off", "card-gone leaving"} <= set(s.heard(MINA)) and not [news for news in s.heard(MINA) if "frankfurt" in news]
    s = before_frankfurt({"up": True})
    assert backs(s, MINA)[9] == "frankfurt"


@clause("F05-TRAIL-12", "F05-TRAIL-14")
def test_powers_have_a_space_of_their_own_and_come_back() -> None:
    s = his_turn(["vienna"], time="midnight").play("lay feed")
    assert s.trail() == ["feed", "vienna"] and s.at(DRACULA) == "vienna" and backs(s, MINA)[0] == "feed"
    s = his_turn([*SIX[:5], "feed"], time="midnight")
    assert "lay feed" not in s.options()
    s.play("lay budapest")
    assert s.question == "place-encounter" and s.trail() == ["budapest", *SIX[:5]]  # gone at once
    assert "lay feed" in his_turn(s.trail(), time="midnight").options()


@clause("F05-TRAIL-13")
def test_wolf_form_and_double_back_leave_with_their_card() -> None:
    s = his_turn([*SIX[:5], {"card": "frankfurt", "wolf": True, "back": True}], time="midnight")
    assert not [text for text in s.options() if text.startswith(("wolf", "double"))]
    s.play("lay budapest", "return leaving")
    assert [s.marks(i) for i in range(1, 7)] == [[]] * 6
    s = before_frankfurt({"wolf": True}).play("bury")
    assert s.catacombs()[0] == "frankfurt" and s.marks("catacomb-1") == []


@clause("F05-TRAIL-15")
def test_blood_paid_at_sea_lies_in_the_trail() -> None:
    s = his_turn(["venice", "florence"]).play("lay adriatic-sea")
    assert s.blood() == 14 and s.marks(1) == ["paid"] and s.view(MINA)["hideout_marks"] == s.view(DRACULA)["hideout_marks"]
    trail = ["naples", "bari", {"card": "adriatic-sea", "paid": True}, "venice", "florence"]
    s = his_turn(trail).play("lay tyrrhenian-sea")
    assert s.marks(4) == ["paid"]  # between the Adriatic and Venice
    s = his_turn(["rome", "naples", "bari", "adriatic-sea", {"card": "ionian-sea", "paid": True}, "athens"]).play("lay florence")
    assert s.trail()[5] == "ionian-sea" and s.marks(6) == []  # it goes with the older card


@clause("F05-TRAIL-16", "F05-TRAIL-18")
def test_cleared_to_the_newest_cards() -> None:
    s = cleared(["vienna", "prague", {"card": "berlin", "encounters": ["new-vampire"]}, "leipzig", "cologne"], 3)
    assert s.trail() == ["budapest", "vienna", "prague"] and s.vampires() == 0 and "cleared" in s.heard()
    assert not [news for news in s.heard(MINA) if "leipzig" in news or "cologne" in news or "new-vampire" in news]
    assert s.lurking(1) == ["rats"]
    again = his_turn(s.trail())
    assert "lay klausenburg" in again.options() and his_turn(["prague", "vienna"]).options().count("lay berlin") == 1
    s = cleared(["vienna", "prague", "berlin", "leipzig", "cologne"], 1)
    assert s.trail() == ["budapest"] and s.vampires() == 2


@clause("F05-TRAIL-17")
def test_his_location_always_stays() -> None:
    trail = ["dark-call", "vienna", "prague", "berlin", "leipzig", {"card": "nuremburg", "encounters": ["new-vampire"]}]
    s = his_turn(trail, time="midnight").play("lay feed", "return leaving", "mature")
    assert s.trail() == ["vienna"] and s.at(DRACULA) == "vienna"
    trail = ["dark-call", "hide", "vienna", "prague", "berlin", {"card": "nuremburg", "encounters": ["desecrated-soil"]}]
    s = his_turn(trail, time="midnight", chance=["draw hypnosis"] * 2).play("lay feed", "return leaving", "mature")
    assert s.trail() == ["feed", "dark-call", "vienna"] and not [news for news in s.heard() if "hide" in news]


@clause("F05-TRAIL-19")
def test_a_hide_goes_with_its_cleared_location() -> None:
    s = cleared([{"card": "hide", "encounters": ["bats"]}, "vienna", "prague", "berlin", "leipzig"], 1)
    assert s.trail() == ["budapest"] and "revealed space-2 hide" in s.heard(MINA) and s.hide_city() is None
    s = cleared(["zagreb", {"card": "hide", "city": "berlin"}, "prague", "berlin", "leipzig"], 3)
    assert s.trail() == ["budapest", "zagreb"] and "revealed space-3 hide" in s.heard(MINA)


@clause("F05-TRAIL-20")
def test_a_short_trail_is_not_cleared() -> None:
    port = {"card": "cagliari", "up": True, "encounters": ["bats"]}
    s = his_turn([port], consecrated="cagliari", blood=1)  # no road, no Blood for the sea, no staying: the penalty
    assert s.trail() == ["cagliari"] and s.lurking(1) == ["bats"] and "cleared" not in s.heard() and "no-legal-move" in s.heard()
    s = his_turn([port, "rome"], consecrated="cagliari", blood=1)
    assert s.trail() == ["cagliari"] and "cleared" in s.heard()
