"""COMP: what lies in the box, as it shows in play."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import agent, fight, lost
from fury2005.his_turn import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, his_turn, moves
from whitby.games.fury2005.europe import PLACES
from whitby.scene import scene

FIGURES = {GODALMING: (12, 1), SEWARD: (10, 1), VAN_HELSING: (8, 2), MINA: (8, 1)}  # Health, Bite slots
SLOTS = {hunter: slots for hunter, (_, slots) in FIGURES.items()}


@clause("F05-COMP-02")
def test_seventy_places_have_a_card_and_each_has_one() -> None:
    laid: set[str] = set()
    for place in PLACES:
        if place != "hospital":
            laid.update(moves(his_turn([place]), "lay"))
    assert laid - {"dark-call", "feed", "hide"} == set(PLACES) - {"hospital"} and len(laid & set(PLACES)) == 70
    free = moves(his_turn(["vienna", "galatz"], catacombs=["rome"]), "lay")
    taken = moves(his_turn(["vienna", "prague"], catacombs=["budapest"]), "lay")
    assert set(free) - set(taken) == {"prague", "budapest"}
    with pytest.raises(ValueError):
        his_turn(["hospital"])


@clause("F05-COMP-08")
@pytest.mark.parametrize(
    ("foe", "fighters", "white"),
    [
        (DRACULA, [SEWARD], 1),
        (DRACULA, [GODALMING], 1),
        (DRACULA, [SEWARD, MINA], 1),
        ("assassin", [SEWARD], 1),
        ("assassin", [GODALMING, SEWARD], 2),
    ],
)
def test_at_most_two_white_dice_and_one_black_of_six_faces(foe: str, fighters: list[str], white: int) -> None:
    s = fight(*fighters) if foe == DRACULA else agent(foe, *fighters)
    while s.asked != ["chance"]:
        s.play(s.options()[0])
    for n in range(white + 1):
        assert s.question == "roll-die" and s.options() == [f"roll {face}" for face in range(1, 7)]
        s.play(f"roll {6 - n}")
    assert s.question != "roll-die" and len([news for news in s.heard() if news.startswith("rolled")]) == white + 1
    assert "totals 6 " + str(6 - white) in s.heard()


@clause("F05-COMP-11")
def test_three_spaces_of_day_and_three_of_night() -> None:
    seen: list[tuple[str, bool]] = []
    s = his_turn(["vienna"], "start", time="small-hours")
    while len(seen) < 7:
        idle = [text for text in ("stay", "pass", "done") if text in s.options()]
        if s.question == "dracula-moves":
            seen.append((s.time(), "lay feed" in s.options()))
            idle = [next(text for text in s.options() if text.startswith("lay") and text.split()[1] in PLACES[:60])]
        s.play(idle[0] if idle else s.options()[0])
    names = ["dawn", "noon", "dusk", "twilight", "midnight", "small-hours", "dawn"]
    assert seen == [(time, time in names[3:6]) for time in names]


@clause("F05-COMP-13")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_nobody_has_more_health_than_this(hunter: str) -> None:
    most = FIGURES[hunter][0]
    for health in (most - 3, most - 1, most):
        parts = {"at": {hunter: "vienna"}, "health": {hunter: health}, "chance": ["draw forewarned", "draw trap"]}
        s = scene("fury-2005", turn=hunter, step="act", **parts).play(f"rest {hunter}")
        assert s.health(hunter) == min(health + 2, most)
    with pytest.raises(ValueError):
        scene("fury-2005", health={hunter: most + 1})


@clause("F05-COMP-14")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_so_many_bites_and_one_more_defeats(hunter: str) -> None:
    slots = FIGURES[hunter][1]
    at_start = 1 if hunter == MINA else 0
    for before in range(at_start, slots + 1):
        s = lost(fight(hunter, bites={hunter: before}), "fangs", "punch")
        filled = before < slots
        assert (s.at(hunter), s.vampires()) == (("galatz", 0) if filled else ("hospital", 2))
        assert s.bites(hunter) == (before + 1 if filled else at_start)
    with pytest.raises(ValueError):
        scene("fury-2005", bites={hunter: slots + 1})


@clause("F05-COMP-15")
def test_fifteen_blood_and_the_red_spaces() -> None:
    for blood, fed in ((13, 14), (14, 15), (15, 15)):
        assert his_turn(["vienna"], time="midnight", blood=blood).play("lay feed").blood() == fed
    with pytest.raises(ValueError):
        his_turn(["vienna"], blood=16)
    falls = [15]
    while falls[-1]:
        s = fight(blood=falls[-1], items={SEWARD: ["stake"]}, chance=["roll 6", "roll 1"]).play("choose claws", "choose stake")
        falls.append(s.blood())
    assert falls == [15, 10, 5, 0] and s.winners == list(HUNTERS)


@clause("F05-COMP-16")
@pytest.mark.parametrize("last", [GODALMING, SEWARD, VAN_HELSING])
def test_a_fifth_bite_finds_its_slot(last: str) -> None:
    s = lost(fight(last, bites={**SLOTS, last: SLOTS[last] - 1}), "fangs", "punch")
    assert {hunter: s.bites(hunter) for hunter in HUNTERS} == SLOTS and sum(SLOTS.values()) == 5
    assert s.at(last) == "galatz" and s.vampires() == 0
    assert lost(fight(last, bites=SLOTS), "fangs", "punch").vampires() == 2
