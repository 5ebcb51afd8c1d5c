"""Vampires met in a town and in Castle Dracula."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.his_turn import lies_in
from fury1987.meeting import DRACULA, EAST, GODALMING, SEWARD, VAN_HELSING, about_to_meet, enters, goes_on, meets, until
from whitby.scene import Scene

HOME = "castle-dracula"


def vampire(face: int, *others: str, **parts: Any) -> Scene:
    """A Vampire is met, and this is rolled for it."""
    return meets("vampire", *others, **parts).play(f"chance: roll {face}")


def stays(s: Scene, town: str = EAST) -> bool:
    """It lies open, and the Action phase is over."""
    return bool(s.view()["chart"][s.game.nouns.index(town)] & 1024) and lies_in(s, town) == "vampire" and not goes_on(s)


@clause("F87-CARD-vampire", "F87-ENC-03")
@pytest.mark.parametrize("face", range(1, 7))
def test_it_bites_slips_away_or_sleeps(face: int) -> None:
    s = vampire(face)
    assert (s.bitten() == [GODALMING]) == (face <= 2) and stays(s)  # nothing in hand: nobody is asked
    s = vampire(face, weapons={GODALMING: ["stake"]})
    assert s.question == {1: "show-shield", 2: "show-shield", 3: "hunter-moves"}.get(face, "destroy-vampire")


@clause("F87-CARD-crucifix", "F87-CARD-heavenly-host", "F87-HIDDEN-17")
def test_a_shield_shown_stops_the_bite() -> None:
    for shield in ("crucifix", "heavenly-host"):
        s = vampire(1, weapons={GODALMING: ["knife", shield]})
        assert s.options() == ["pass", f"show {shield}"] and s.copy().play("pass").bitten() == [GODALMING]
        s.play(f"show {shield}")
        assert s.bitten() == [] and stays(s) and s.weapons(GODALMING).count(shield) == 1 and f"shows godalming {shield}" in s.heard()


@clause("F87-HIDDEN-25")
def test_who_might_hold_a_shield_is_asked_and_declines_alike() -> None:
    one, other = (vampire(1, weapons={GODALMING: [weapon]}) for weapon in ("crucifix", "rifle"))
    for s in (one, other):
        assert s.question == "show-shield" and s.asked == [GODALMING]
    assert one.options() != other.options() == ["pass"]
    for s in (one, other):
        s.play("pass")
    assert one.heard(DRACULA) == other.heard(DRACULA) and one.view(DRACULA) == other.view(DRACULA)


@clause("F87-GROUP-20", "F87-GROUP-21")
def test_of_a_group_it_bites_one_of_draculas_choice() -> None:
    s = vampire(2, SEWARD, VAN_HELSING)
    assert s.asked == [DRACULA] and s.options() == ["target godalming", "target seward", "target van-helsing"]
    s.play("target van-helsing")
    assert s.bitten() == [VAN_HELSING] and stays(s)
    s = vampire(2, SEWARD, weapons={SEWARD: ["crucifix"]}).play("seward: show crucifix")
    assert s.bitten() == [] and stays(s)  # it covers all


@clause("F87-CARD-stake", "F87-CARD-holy-water", "F87-CARD-knife")
def test_what_destroys_a_sleeping_vampire() -> None:
    s = vampire(5, weapons={GODALMING: ["holy-water", "knife", "stake"]})
    assert s.options() == ["pass", "discard holy-water", "show knife", "discard stake"]
    assert stays(s.copy().play("pass"))
    for way, left in (("discard stake", ["holy-water", "knife"]), ("discard holy-water", ["knife", "stake"]), ("show knife", None)):
        t = s.copy().play(way)
        assert t.vampires_destroyed() == 1 and t.vampires_out() == ["vampire"] and lies_in(t, EAST) is None
        assert t.weapons(GODALMING) == (left or ["holy-water", "knife", "stake"]) and goes_on(t) and t.question == "restock"


@clause("F87-CARD-vampire", "F87-GROUP-20")
def test_any_member_may_destroy_it() -> None:
    s = vampire(6, SEWARD, weapons={GODALMING: ["rifle"], SEWARD: ["stake"]}, options={"valour": True})
    assert s.asked == [GODALMING] and s.options() == ["pass"]
    s = until(s.play("pass", "seward: discard stake"), "restock")
    assert s.vampires_destroyed() == 1 and s.valour(SEWARD) == 2 and s.valour(GODALMING) == 0


@clause("F87-CARD-hunter-vampire", "F87-CARD-harker-vampire")
def test_special_vampires_are_met_like_any() -> None:
    for kind in ("hunter-vampire", "harker-vampire"):
        s = meets(kind, weapons={GODALMING: ["knife"]}).play("chance: roll 6", "show knife")
        assert s.vampires_destroyed() == 1 and s.vampires_out() == [kind] and goes_on(s)
        s = meets(kind).play("chance: roll 1")
        assert s.bitten() == [GODALMING] and lies_in(s, EAST, None) == kind


@clause("F87-DAMAGE-06", "F87-CARD-vampire")
def test_who_turns_takes_the_place_of_the_vampire_he_met() -> None:
    s = vampire(1, bitten=[GODALMING])
    assert s.turned() == [GODALMING] and lies_in(s, EAST) == "hunter-vampire" and s.encounter_cup().count("vampire") == 10


@clause("F87-WIN-10")
def test_the_sixth_destroyed_ends_the_game() -> None:
    s = vampire(6, weapons={GODALMING: ["knife"]}, vampires_destroyed=5).play("show knife")
    assert s.ending == "six-destroyed" and s.winners == []


# --- in the Castle ------------------------------------------------------------------------------------------
@clause("F87-CASTLE-01", "F87-CASTLE-02")
def test_in_the_castle_it_always_attacks() -> None:
    s = meets("vampire", town=HOME, events={GODALMING: ["escape-route", "pre-warned"]})
    assert s.bitten() == [GODALMING] and stays(s, HOME) and not [text for text in s.heard() if text.startswith("rolled")]


@clause("F87-CASTLE-03")
@pytest.mark.parametrize("face", range(1, 7))
def test_in_the_castle_a_shield_may_fail(face: int) -> None:
    s = meets("vampire", town=HOME, weapons={GODALMING: ["crucifix", "knife"]}).play("show crucifix", f"chance: roll {face}")
    if face >= 5:
        assert s.bitten() == [GODALMING] and stays(s, HOME)
    else:
        assert s.bitten() == [] and s.question == "destroy-vampire"
        s.play("show knife")
        assert s.vampires_destroyed() == 1 and goes_on(s) and s.question != "restock"


# --- Seduction -------------------------------------------------------------------------------------------------
def seduced(kind: str, *others: str, **parts: Any) -> Scene:
    """Dracula answers with Seduction."""
    return about_to_meet(kind, *others, events={DRACULA: ["seduction"]}, **parts).play("play seduction")


@clause("F87-CARD-seduction")
def test_seduction_bites_without_roll_or_shield() -> None:
    s = seduced("vampire", weapons={GODALMING: ["crucifix"]})
    assert s.bitten() == [GODALMING] and s.encounters() == ["vampire"] and lies_in(s, EAST) is None and not goes_on(s)
    s = seduced("hunter-vampire")
    assert s.bitten() == [GODALMING] and s.encounters() == [] and lies_in(s, EAST, None) == "hunter-vampire"
    s = seduced("vampire", SEWARD)
    assert s.asked == [DRACULA] and s.play("target seward").bitten() == [SEWARD]
    s = seduced("vampire", bitten=[GODALMING])
    assert s.turned() == [GODALMING] and s.encounters() == ["vampire"] and lies_in(s, EAST) == "hunter-vampire"


@clause("F87-ENC-05")
def test_an_open_one_is_met_again() -> None:
    s = enters(EAST, open={EAST: "vampire"}).play("chance: roll 3")
    assert stays(s)
