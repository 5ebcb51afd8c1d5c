"""Barriers: D03-BARRIER."""

import pytest
from clauses import clause

from dracula2003.london import COLOURS, DRACULA, GRID, PLAIN, VAN_HELSING, barriers_of, both_sides, london

SLOTS = {f"{a}/{b}" for row in GRID for a, b in zip(row, row[1:], strict=False)} | {
    f"{a}/{b}" for one, two in zip(GRID, GRID[1:], strict=False) for a, b in zip(one, two, strict=True)
}
LINE = {"touching": "line"}


@clause("D03-BARRIER-01")
def test_the_colour_of_the_card_says_which_barrier() -> None:
    colours = {"pulse": "red", "deep": "blue", "breath": "green", "shadow": "yellow"}
    for card, colour in colours.items():
        s = london(phase="barrier", card=card)
        assert {option.split()[0] for option in s.options()} == {"pass", colour}
        for other in set(COLOURS) - {colour}:
            assert s.refused(f"{other} house-1/house-2") == "D03-BARRIER-01"
    s = london(turn=VAN_HELSING, phase="barrier", card="block").play("green house-1/house-2")
    assert s.barrier("green") == "house-1/house-2"
    assert s.heard()[0] == "barrier van-helsing green house-1/house-2"


@clause("D03-BARRIER-02")
@both_sides
def test_with_a_gray_card_any_one_barrier(me: str, foe: str) -> None:
    s = london(turn=me, phase="barrier", card=PLAIN[me])
    for colour in COLOURS:
        assert barriers_of(s, colour) == SLOTS
        moved = s.copy().play(f"{colour} house-1/house-2")
        assert moved.barrier(colour) == "house-1/house-2" and moved.turn() == foe


@clause("D03-BARRIER-03")
def test_the_first_use_places_the_barrier() -> None:
    s = london(phase="barrier", card="pulse")
    assert s.barrier("red") is None and barriers_of(s, "red") == SLOTS
    s.play("red house-5/house-8")
    assert s.barrier("red") == "house-5/house-8"
    assert london(at={DRACULA: "house-5"}, barriers={"red": "house-5/house-8"}).refused("step house-8") == "D03-MOVE-03"


@clause("D03-BARRIER-04")
def test_later_it_is_moved_and_never_removed() -> None:
    s = london(phase="barrier", card="pulse", barriers={"red": "house-5/house-8"})
    assert barriers_of(s, "red") == SLOTS - {"house-5/house-8"}
    assert s.refused("red house-5/house-8") == "D03-BARRIER-04"
    left = s.copy().play("pass")
    assert left.barrier("red") == "house-5/house-8"
    s.play("red house-1/house-2")
    assert s.barrier("red") == "house-1/house-2"
    walk = london(turn=VAN_HELSING, at={VAN_HELSING: "house-5"}, phase="barrier", card="intuition", barriers={"red": "house-5/house-8"})
    walk.play("red house-1/house-2", "step house-8", "stop", f"play {walk.hand(DRACULA)[-1]}", "pass", "pass")
    assert "step house-8" in walk.options(), "where it lay the way is open again"


@clause("D03-BARRIER-05")
def test_a_barrier_lies_between_two_neighbours() -> None:
    s = london(phase="barrier", card="pulse")
    assert barriers_of(s, "red") == SLOTS and len(SLOTS) == 17
    with pytest.raises(ValueError, match="not a choice"):
        s.play("red house-1/house-5")


@clause("D03-BARRIER-06")
def test_a_barrier_does_not_lie_next_to_another() -> None:
    for options in ({}, LINE):
        s = london(phase="barrier", card="pulse", barriers={"blue": "house-5/house-6"}, options=options)
        for slot in ("house-2/house-3", "house-8/house-9", "house-5/house-6"):
            assert slot not in barriers_of(s, "red")
            assert s.refused(f"red {slot}") == "D03-BARRIER-06"
            assert s.closed()[f"red {slot}"] == "D03-BARRIER-06"
    assert "red house-1/house-2" in s.options()


@clause("D03-BARRIER-07")
def test_slots_that_share_a_point_are_next_to_each_other() -> None:
    barriers = {"blue": "house-5/house-6"}
    across = {"house-2/house-5", "house-3/house-6", "house-5/house-8", "house-6/house-9"}
    along = {"house-2/house-3", "house-8/house-9"}
    s = london(phase="barrier", card="pulse", barriers=barriers)
    assert barriers_of(s, "red") == SLOTS - across - along - {"house-5/house-6"}
    for slot in across:
        assert s.refused(f"red {slot}") == "D03-BARRIER-07"
    by_line = london(phase="barrier", card="pulse", barriers=barriers, options=LINE)
    assert barriers_of(by_line, "red") == SLOTS - along - {"house-5/house-6"}


@clause("D03-BARRIER-07")
def test_the_slot_just_left_does_not_count() -> None:
    s = london(phase="barrier", card="pulse", barriers={"red": "house-5/house-6"})
    assert {"house-2/house-5", "house-2/house-3"} <= barriers_of(s, "red")
    s.play("red house-2/house-5")
    assert s.barrier("red") == "house-2/house-5"


@clause("D03-BARRIER-08")
def test_the_board_stays_in_one_piece() -> None:
    s = london(phase="barrier", card="pulse", barriers={"blue": "house-1/house-4"}, options=LINE)
    assert "house-1/house-2" not in barriers_of(s, "red")
    assert s.refused("red house-1/house-2") == "D03-BARRIER-08"
    larger = london(
        at={DRACULA: "house-9"},
        phase="barrier",
        card="pulse",
        barriers={"blue": "house-4/house-5", "green": "house-2/house-5", "yellow": "house-5/house-8"},
        options=LINE,
    )
    assert larger.refused("red house-5/house-6") == "D03-BARRIER-08"
    assert "red house-9/house-10" in larger.options()


@clause("D03-BARRIER-09")
@both_sides
def test_no_figure_is_shut_in(me: str, foe: str) -> None:
    corner = {DRACULA: ("house-4/harbor", "harbor/house-8"), VAN_HELSING: ("house-3/carriage-station", "carriage-station/house-7")}
    for shut in (me, foe):
        lies, wanted = corner[shut]
        s = london(turn=me, phase="barrier", card=PLAIN[me], barriers={"blue": lies}, options=LINE)
        assert wanted not in barriers_of(s, "red")
        assert s.refused(f"red {wanted}") == "D03-BARRIER-09"
    with_two = london(
        turn=me,
        phase="barrier",
        card=PLAIN[me],
        at={me: "house-4"},
        barriers={"blue": "house-1/house-4", "green": "house-4/house-5"},
        options=LINE,
    )
    assert with_two.refused("red house-4/harbor") == "D03-BARRIER-09"


@clause("D03-BARRIER-09")
def test_where_slots_that_share_a_point_touch_nothing_is_ever_shut_in() -> None:
    s = london(phase="barrier", card="quiet", barriers={"blue": "house-4/harbor"})
    assert s.refused("red harbor/house-8") == "D03-BARRIER-07"
