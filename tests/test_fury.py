"""What the editions of Fury of Dracula share, apart from any one of them."""

from __future__ import annotations

import re
from pathlib import Path

from whitby.board import links
from whitby.cards import EMPTY, UNKNOWN, Deck, Pool
from whitby.games import fury
from whitby.games.fury.europe import (
    CASTLE,
    COMMON,
    ON_MAP,
    SEA0,
    eastern,
    edges_within,
    load_map,
    nearest,
    numbered,
    train_reach,
    ways,
    within,
    wolf_reach,
)
from whitby.games.fury.events import CANCELLED, KEPT, EventTable, cancel_answered, keep_in_play, unseen
from whitby.games.fury.imagine import ANYWHERE, Chain, free, take_laid
from whitby.games.fury.trail import HIDEOUTS, LEAVING, here, hideout_of, space_of
from whitby.rng import Rng

PLACES = tuple(str(p["id"]) for p in COMMON["place"])
ROADS = ways(ON_MAP, numbered(PLACES, COMMON["roads"]), list(range(len(COMMON["roads"]))))
SEAS = links(ON_MAP, numbered(PLACES, COMMON["sea_links"]))
DARK_CALL, MISDIRECT, BACK = 200, 201, 300


def place(name: str) -> int:
    return PLACES.index(name)


def named(places: list[int]) -> list[str]:
    return [PLACES[p] for p in places]


def test_no_edition_is_needed() -> None:
    for path in Path(fury.__file__).parent.glob("*.py"):
        assert not re.search(r"fury\d", path.read_text("utf-8"))


def test_seventy_places() -> None:
    assert (
        len(PLACES) == ON_MAP and [p["kind"] == "sea" for p in COMMON["place"]].index(True) == SEA0 and PLACES[CASTLE] == "castle-dracula"
    )
    assert len(COMMON["roads"]) == 110 and len(COMMON["sea_links"]) == 40


def test_an_edition_adds_to_the_map(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text('roads = [["munich", "strasbourg"]]\nrails = []\nplace = [{ id = "hospital" }]\n')
    whole = load_map(tmp_path)
    assert len(whole["roads"]) == 111 and whole["roads"] == sorted(whole["roads"]) and len(COMMON["roads"]) == 110
    assert whole["place"][-1] == {"id": "hospital"} and len(whole["place"]) == 71 and whole["sea_links"] == COMMON["sea_links"]


def test_an_edition_says_otherwise_and_leaves_out(tmp_path: Path) -> None:
    said = 'no_roads = [["bari", "rome"]]\nsea_links = [["black-sea", "galatz"]]\nno_sea_links = [["black-sea", "varna"]]\n'
    (tmp_path / "map.toml").write_text(said + 'place = [{ id = "brussels", kind = "small-city" }]\n')
    whole = load_map(tmp_path)
    assert ["bari", "rome"] not in whole["roads"] and len(whole["roads"]) == 109
    assert ["black-sea", "galatz"] in whole["sea_links"] and ["black-sea", "varna"] not in whole["sea_links"]
    before, now = (next(p for p in places if p["id"] == "brussels") for places in (COMMON["place"], whole["place"]))
    assert now == {**before, "kind": "small-city"} and before["kind"] == "large-city" and len(whole["place"]) == 70


def test_a_train_that_touches_the_east_goes_two_links() -> None:
    line = [(0, 1), (1, 2), (2, 3), (3, 4)]  # 4 is eastern
    rails, western = ways(5, line, [0, 1, 2, 3]), ways(5, line, [0, 1, 2])
    assert [train_reach(rails, western, 0, n, 2, ()) for n in range(5)] == [[], [1], [1, 2], [1, 2, 3], [1, 2, 3]]
    assert train_reach(rails, western, 1, 3, 2, ()) == [0, 2, 3] and train_reach(rails, western, 1, 3, 3, ()) == [0, 2, 3, 4]
    assert train_reach(rails, western, 4, 3, 2, ()) == [2, 3] and train_reach(rails, western, 2, 3, 2, (2,)) == [0, 1]
    whole = {"half": [{"id": "west", "places": ["a"]}, {"id": "east", "places": ["c"]}]}
    assert eastern(whole, ("a", "sea", "c")) == (False, False, True)


def test_how_far_roads_lead() -> None:
    rome, naples = place("rome"), place("naples")
    assert named(within(ROADS, rome, 1, (), ())) == ["florence", "naples", "bari"]
    assert place("bari") in within(ROADS, naples, 1, (), ()) and naples not in within(ROADS, rome, 1, (), (naples,))
    blocked = [e for q, e in ROADS[rome] if q == naples]
    assert naples in within(ROADS, rome, 2, tuple(blocked), ()) and naples not in within(ROADS, rome, 1, tuple(blocked), ())


def test_which_roads_lie_within_reach() -> None:
    rome, naples, florence = place("rome"), place("naples"), place("florence")
    near = sorted([e for _, e in ROADS[rome]])
    assert edges_within(ROADS, rome, 0, (), ()) == [] == edges_within(ROADS, rome, 1, (), (rome,))
    assert edges_within(ROADS, rome, 1, (), ()) == near and edges_within(ROADS, rome, 1, (near[0],), ()) == near[1:]
    further = sorted({e for p in (rome, naples, florence, place("bari")) for _, e in ROADS[p]})
    assert edges_within(ROADS, rome, 2, (), ()) == further
    assert edges_within(ROADS, rome, 1, (), (naples,)) == [e for e in near if e not in [e for q, e in ROADS[rome] if q == naples]]


def test_a_wolf_runs_two_roads_and_from_a_sea_one_beyond_the_port() -> None:
    athens, valona = place("athens"), place("valona")
    assert wolf_reach(ROADS, SEAS, athens, ()) == within(ROADS, athens, 2, (), ())
    assert wolf_reach(ROADS, SEAS, athens, (valona,)) == []
    black_sea = place("black-sea")
    assert named(sorted(wolf_reach(ROADS, SEAS, black_sea, ()))) == ["sofia", "bucharest", "galatz", "constanta", "varna"]
    assert named(sorted(wolf_reach(ROADS, SEAS, black_sea, (place("varna"),)))) == ["bucharest", "galatz", "constanta"]


def test_the_nearest_of_several_goals() -> None:
    line = links(6, [(0, 1), (1, 2), (2, 3), (3, 4)])
    assert nearest(line, 2, (0, 4)) == (0, 4) and nearest(line, 1, (0, 4)) == (0,) and nearest(line, 5, (0, 4)) == ()


def test_where_dracula_is_on_his_trail() -> None:
    trail = [EMPTY, DARK_CALL, 7, 8, EMPTY, EMPTY, 9, EMPTY, EMPTY, 10]
    assert here(trail) == 2 and space_of(trail, 8) == 3 == hideout_of(trail, 8)
    assert space_of(trail, 9) == EMPTY and hideout_of(trail, 9) == 6 and hideout_of(trail, 10) == EMPTY


def imagined(shown: list[int], seed: int) -> list[int] | None:
    """Places in a row, each next to the one before it; a Dark Call or nothing may lie between."""
    trail = shown.copy()
    taken = [False] * ON_MAP
    take_laid(taken, trail)

    def fitting(i: int, before: int) -> list[int]:
        near = tuple([p for p in range(ON_MAP) if before == ANYWHERE or abs(p - before) == 1])
        return free(near, taken) if shown[i] == BACK else [p for p in near if p == shown[i]]

    cut = tuple([i for i, card in enumerate(shown) if card in (EMPTY, MISDIRECT)])
    laid = Chain(trail, shown, (BACK,), cut, taken).lay(0, ANYWHERE, fitting, Rng(seed))
    assert taken == [p in trail for p in range(ON_MAP)]  # what was tried in vain is free again
    return trail if laid else None


def test_a_chain_of_cards_under_the_backs() -> None:
    shown = [BACK, DARK_CALL, BACK, 30, BACK, BACK, *[EMPTY] * (HIDEOUTS - 6)]
    found = set()
    for seed in range(40):
        trail = imagined(shown, seed)
        assert trail is not None and trail[1] == DARK_CALL and trail[3] == 30 and trail[LEAVING] == EMPTY
        steps = [trail[i] for i in (5, 4, 3, 2, 0)]
        assert all(abs(a - b) == 1 for a, b in zip(steps, steps[1:], strict=False)) and len(set(steps)) == 5
        found.add(tuple(steps))
    assert found == {(28, 29, 30, 31, 32), (32, 31, 30, 29, 28)}


def test_what_hides_the_location_before_cuts_the_chain() -> None:
    rest = [EMPTY] * (HIDEOUTS - 3)
    assert imagined([30, MISDIRECT, 50, *rest], 1) == [30, MISDIRECT, 50, *rest] and imagined([30, DARK_CALL, 50, *rest], 1) is None


def test_no_chain_fits_and_the_backs_lie_as_before() -> None:
    assert imagined([BACK, 30, 32, *[EMPTY] * (HIDEOUTS - 3)], 1) is None
    assert imagined([DARK_CALL, *[EMPTY] * (HIDEOUTS - 1)], 1) is None  # he must be somewhere
    assert imagined([EMPTY] * HIDEOUTS, 1) == [EMPTY] * HIDEOUTS


def test_events_on_the_table() -> None:
    playing = [5, 6]
    cancel_answered(playing)
    keep_in_play(playing)
    assert playing == [5 | CANCELLED, 6 | KEPT]
    assert unseen(4, 2, (3, 4, 5), [EMPTY, EMPTY]) and not unseen(4, 2, (3, 4, 4, 5), [EMPTY, EMPTY]) and not unseen(4, 2, (4,), [4, EMPTY])


def test_an_event_is_bound_once() -> None:
    table = EventTable(("a", "b"))

    @table.event("b", lambda s, seat, about: seat == 1)
    def effect(s: object, seat: int, about: int) -> None: ...

    assert table.effects == {1: effect} and table.may[1](None, 1, 0) and not table.may[1](None, 2, 0)


def test_cards_that_eyes_cannot_place() -> None:
    pool = Pool(Deck((10, 10, 11, 12)), Rng(1))
    pool.saw((10, UNKNOWN))
    hand = pool.fill((UNKNOWN, 10))
    assert 10 in hand and sorted([*hand, *pool.rest()]) == [10, 10, 11, 12]
