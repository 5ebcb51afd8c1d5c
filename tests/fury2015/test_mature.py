"""MATURE: what becomes of a hideout that leaves the trail."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, MINA, SEWARD, scene, sees
from whitby.scene import Scene

SIX = ["rats", "rats", "spy", "spy", "hoax", "hoax"]


def leaving(*encounters: str, **parts: Any) -> Scene:
    """Milan with these encounters has just slid off space 6."""
    last = {"card": "milan", "encounters": list(encounters), **parts.pop("last", {})}
    return scene(**{"phase": "dracula", "trail": ["vienna", "zagreb", "munich", "venice", "genoa", last], "encounters": SIX, **parts})


@clause("F15-MATURE-01")
def test_it_matures_or_becomes_a_lair() -> None:
    s = leaving("bats")
    assert s.question == "leaving" and s.options() == ["mature", "settle"]
    assert s.refused("pass") == s.refused("lay prague") == "F15-MATURE-01"


@clause("F15-MATURE-02")
def test_any_number_of_matured_effects_in_his_order() -> None:
    s = leaving("desecrated-soil", "saboteur", "rats", "bats", encounters=["spy"] * 2 + ["hoax"] * 2 + ["wolves"], damage={DRACULA: 4})
    s.play("mature")
    assert s.options() == ["done", "ripen desecrated-soil", "ripen saboteur"]
    assert s.refused("ripen rats") == s.refused("ripen wolves") == "F15-MATURE-02"
    none = s.copy().play("done")
    assert none.damage(DRACULA) == 4 and none.roadblocks() == []
    s.play("ripen saboteur", "block milan/zurich")
    assert s.options() == ["done", "ripen desecrated-soil"] and "matures saboteur" in s.heard()
    s.play("ripen desecrated-soil")
    assert s.damage(DRACULA) == 1 and s.roadblocks() == ["milan/zurich"] and s.options() == ["done"]


@clause("F15-MATURE-03")
def test_all_its_encounters_are_discarded() -> None:
    s = leaving("desecrated-soil", "new-vampire", "bats", damage={DRACULA: 4}).play("mature", "ripen desecrated-soil", "done")
    assert s.encounter_discards() == ["new-vampire", "bats", "desecrated-soil"] and s.influence() == 0
    assert len(s.encounters()) == 6


@clause("F15-MATURE-04")
def test_the_place_stays_hidden_unless_an_effect_shows_it() -> None:
    s = leaving("desecrated-soil", "unnatural-fog").play("mature", "ripen desecrated-soil")
    assert not [news for news in s.heard() if "milan" in news] and s.game.nouns[s.view(MINA)["trail"][9]] == "city-back"
    shown = s.copy().play("ripen unnatural-fog")
    assert shown.game.nouns[shown.view(MINA)["trail"][9]] == "milan"
    s.play("done")
    assert not [news for news in s.heard(MINA) if "milan" in news]
    assert "revealed leaving milan" in leaving("unnatural-fog").play("mature", "ripen unnatural-fog").heard(MINA)


@clause("F15-MATURE-05")
def test_the_hideout_is_cleared_and_its_rumor_is_gone_for_good() -> None:
    s = leaving("bats", last={"rumor": True, "wolf": True, "bat": True})
    assert s.rumors() == 0
    s.play("mature", "done")
    assert s.rumors() == 0 and s.marks("leaving") == [] and s.lurking("leaving") == [] and "cleared leaving" in s.heard()
    assert "wolf-form prague" in s.options() and s.blow_deck().count("escape-as-bat") == 2 and "milan" not in s.trail()


@clause("F15-MATURE-06")
@pytest.mark.parametrize(("vampire", "n"), [("new-vampire", 3), ("reckless-vampire", 4), ("aristocratic-vampire", 4)])
def test_a_vampire_spreads_its_influence(vampire: str, n: int) -> None:
    s = leaving(vampire).play("mature", f"ripen {vampire}")
    assert s.influence() == n and f"influence {n}" in s.heard() and "revealed leaving milan" in s.heard()
    rumored = leaving(vampire, last={"rumor": True}).play("mature", f"ripen {vampire}")
    assert rumored.influence() == n + 3 and rumored.rumors() == 0


@clause("F15-MATURE-07")
def test_a_vampire_clears_its_hideout_and_spaces_4_to_6() -> None:
    trail = [
        "vienna",
        "zagreb",
        "munich",
        {"card": "venice", "encounters": ["bats"]},
        "genoa",
        {"card": "milan", "encounters": ["new-vampire"]},
    ]
    s = leaving(trail=trail)
    assert s.trail() == [None, "vienna", "zagreb", "munich", "venice", "genoa"]
    s.play("mature", "ripen new-vampire")
    assert s.trail() == [None, "vienna", "zagreb", None, None, None] and s.encounter_discards() == ["new-vampire", "bats"]
    assert s.question == "choose-card" and s.at(DRACULA) == "vienna"


@clause("F15-MATURE-07")
def test_lairs_are_not_cleared_by_it() -> None:
    s = leaving("new-vampire", lairs=[{"card": "paris", "encounters": ["bats"]}]).play("mature", "ripen new-vampire")
    assert s.lairs() == ["paris"] and s.lurking("lair-1") == ["bats"]


@clause("F15-MATURE-08")
def test_the_first_vampire_ends_the_maturing() -> None:
    s = leaving("new-vampire", "reckless-vampire", "desecrated-soil", last={"rumor": True}, damage={DRACULA: 4})
    s.play("mature", "ripen new-vampire")
    assert s.influence() == 6 and s.damage(DRACULA) == 4 and s.question == "choose-card"
    assert s.encounter_discards() == ["new-vampire", "reckless-vampire", "desecrated-soil"]


@clause("F15-MATURE-09")
def test_his_own_place_loses_all_but_its_card() -> None:
    here = {"card": "vienna", "encounters": ["bats"], "rumor": True, "wolf": True, "bat": True}
    s = leaving(trail=["feed", "dark-call", "hide", here, "munich", {"card": "milan", "encounters": ["new-vampire"]}])
    s.play("mature", "ripen new-vampire")
    assert s.trail() == [None, "feed", "dark-call", None, "vienna", None] and s.at(DRACULA) == "vienna"
    assert s.lurking(5) == [] and s.marks(5) == [] and s.encounter_discards() == ["new-vampire", "bats"]
    assert "stripped space-5" in s.heard() and s.blow_deck().count("escape-as-bat") == 2 and s.rumors() == 0
    assert {"lay prague", "lay munich", "lay hide", "wolf-form prague"} <= set(s.options())


@clause("F15-MATURE-10")
def test_the_encounters_of_hide_never_mature() -> None:
    last = {"card": "hide", "encounters": ["new-vampire", "desecrated-soil"]}
    s = leaving(trail=["vienna", "zagreb", "munich", "venice", "genoa", last], damage={DRACULA: 4})
    assert s.options() == ["mature"]
    assert s.play("mature").options() == ["done"]
    s.play("done")
    assert s.question == "choose-card" and s.influence() == 0 and s.damage(DRACULA) == 4 and s.lairs() == []
    assert s.encounter_discards() == ["new-vampire", "desecrated-soil"] and "lay hide" in s.options()


@clause("F15-MATURE-11")
@pytest.mark.parametrize("card", ["adriatic-sea", "feed", "dark-call", "misdirect", {"card": "hide", "up": True}])
def test_seas_and_lone_power_cards_are_cleared(card: Any) -> None:
    s = leaving(trail=["venice", "zagreb", "munich", "vienna", "genoa", card])
    name = card if isinstance(card, str) else card["card"]
    assert s.question == "choose-card" and "cleared leaving" in s.heard() and name not in s.trail()
    assert [option for option in s.options() if name in option]


@clause("F15-MATURE-04", "F15-MATURE-11", "F15-HIDDEN-06")
def test_a_facedown_hide_leaves_like_a_city_of_which_nothing_ripens() -> None:
    def seen(card: str) -> list[Any]:
        s = leaving(trail=["venice", "zagreb", "munich", "vienna", "genoa", {"card": card, "encounters": ["bats"]}])
        looks = [sees(s, MINA)]
        for choice in ("mature", "done"):
            looks += [sees(s.play(choice), MINA), s.question, s.asked]
        return [looks, s.heard(MINA)]

    assert seen("hide") == seen("milan")


@clause("F15-MATURE-02")
def test_a_matured_spy_strikes_anywhere() -> None:
    s = leaving("spy", at={SEWARD: "hospital-rome"}, encounters=["hoax"] * 2 + ["bats"] * 2 + ["rats"], tickets={SEWARD: ["2/2"]})
    s.play("mature", "ripen spy", "strike seward", "pass")
    assert s.tickets(SEWARD) == [] and s.asked == [DRACULA] and s.play("done").encounter_discards() == ["spy"]
