"""The map of the first edition: F87-MAP, what the rulebook says of regions, how far trains go, and that the page can draw it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from clauses import clause

from whitby import games
from whitby.board import is_connected, links
from whitby.games.fury.europe import CASTLE, eastern, is_city, is_sea, load_map, numbered, train_reach, ways

ROOT = Path(__file__).parents[2]
MAP = load_map(Path(games.__file__).parent / "fury1987")
PLACES: tuple[str, ...] = tuple([p["id"] for p in MAP["place"]])
KIND: dict[str, str] = {p["id"]: p["kind"] for p in MAP["place"]}
N = len(PLACES)
EAST = eastern(MAP, PLACES)
ROADS = links(N, numbered(PLACES, MAP["roads"]))
SEAS = links(N, numbered(PLACES, MAP["sea_links"]))
_rails = numbered(PLACES, MAP["rails"])
RAILS = ways(N, _rails, list(range(len(_rails))))
WESTERN = ways(N, _rails, [i for i, (a, b) in enumerate(_rails) if not EAST[a] and not EAST[b]])
TOWNS = [p for p in range(N) if is_city(p) and p != CASTLE]
CHART = MAP["station_chart"]


def names(places: Any) -> set[str]:
    return {PLACES[p] for p in places}


def by_train(start: str, die: int) -> set[str]:
    return names(train_reach(RAILS, WESTERN, PLACES.index(start), CHART["towns"][die - 1], CHART["in_east"], ()))


# --- the board ------------------------------------------------------------------------
@clause("F87-MAP-01")
def test_seventy_places_and_the_ways_between_them() -> None:
    assert len(set(PLACES)) == N == 70 and len(TOWNS) == 59 and len([p for p in range(N) if is_sea(p)]) == 10
    assert PLACES[CASTLE] == "castle-dracula" and "hospital" not in PLACES
    assert (len(MAP["roads"]), len(MAP["rails"]), len(MAP["sea_links"])) == (111, 43, 40)
    for near in (ROADS, SEAS):
        assert all(p in near[q] and p != q for p in range(N) for q in near[p])
    assert all((p, e) in RAILS[q] for p in range(N) for q, e in RAILS[p])
    assert is_connected(tuple(tuple(sorted(ROADS[p] + SEAS[p])) for p in range(N)))


@clause("F87-MAP-02")
def test_every_town_has_a_size_and_a_half() -> None:
    large = {PLACES[p] for p in TOWNS if KIND[PLACES[p]] == "large-city"}
    assert len(large) == 30 and {KIND[PLACES[p]] for p in TOWNS} == {"large-city", "small-city"} and {"brussels", "budapest"} <= large
    halves = [place for half in MAP["half"] for place in half["places"]]
    assert sorted(halves) == sorted([PLACES[p] for p in (*TOWNS, CASTLE)])
    assert sum(EAST) == 25 and not any(EAST[p] for p in range(N) if is_sea(p))
    assert {"castle-dracula", "milan", "cagliari", "prague", "vienna"} <= names([p for p in range(N) if EAST[p]])
    assert not {"munich", "zurich", "berlin", "marseilles"} & names([p for p in range(N) if EAST[p]])


@clause("F87-MAP-03")
def test_the_castle_has_two_roads_and_nothing_else() -> None:
    assert names(ROADS[CASTLE]) == {"galatz", "klausenburg"} and not SEAS[CASTLE] and not RAILS[CASTLE]
    assert set(MAP["not_consecrable"]) == {"castle-dracula", "galatz", "klausenburg"} and MAP["no_start"] == ["castle-dracula"]


@clause("F87-MAP-04")
def test_ports_and_rail_towns() -> None:
    ports, stations = [p for p in TOWNS if SEAS[p]], [p for p in TOWNS if RAILS[p]]
    assert len(ports) == 29 and "manchester" not in names(ports) and "galatz" not in names(ports)
    assert len(stations) == 44 and "galway" not in names(stations) and {"galatz", "bari", "edinburgh"} <= names(stations)
    assert names([p for p in TOWNS if not ROADS[p]]) == {"cagliari"}
    assert not any(RAILS[p] or ROADS[p] for p in range(N) if is_sea(p))


@clause("F87-MAP-05")
def test_the_british_isles_have_no_road_to_the_rest() -> None:
    isles = MAP["british_isles"]
    assert sorted(isles) == ["dublin", "edinburgh", "galway", "liverpool", "london", "manchester", "plymouth", "swansea"]
    assert all(names(ROADS[PLACES.index(p)]) <= set(isles) for p in isles)


# --- the Station Chart ------------------------------------------------------------------
@clause("F87-RAIL-07")
def test_the_chart_has_a_result_for_each_face() -> None:
    assert CHART["towns"] == [0, 1, 2, 2, 3, 3] and CHART["in_east"] == 2
    assert by_train("swansea", 1) == set() and by_train("swansea", 2) == {"london"}
    assert by_train("swansea", 3) == by_train("swansea", 4) == {"london", "manchester"}
    assert by_train("swansea", 5) == by_train("swansea", 6) == {"london", "manchester", "edinburgh", "liverpool"}


@clause("F87-RAIL-06")
def test_two_towns_if_any_of_the_way_lies_in_the_east() -> None:
    assert by_train("bari", 6) == {"naples", "rome"}
    assert "prague" in by_train("hamburg", 6) and "vienna" not in by_train("hamburg", 6)  # Prague is the second town
    assert "milan" in by_train("strasbourg", 6) and "milan" not in by_train("frankfurt", 6)  # by Zurich: the second, and the third


# --- drawing it -------------------------------------------------------------------------
def test_every_way_and_every_name_has_its_place_on_the_page() -> None:
    folder = ROOT / "frontend/src/games/fury/map"
    routes = json.loads((folder / "routes.json").read_text("utf-8"))
    drawn = {(way["kind"].partition("-")[0], *sorted((way["a"], way["b"]))) for way in routes["land"]}
    drawn |= {("sea", *sorted((way["a"], way["b"]))) for way in routes["sea"]}
    for kind, key in (("road", "roads"), ("rail", "rails"), ("sea", "sea_links")):
        assert {(kind, *sorted(way[:2])) for way in MAP[key]} <= drawn
    for language in ("en", "it"):
        table = json.loads((folder / f"labels.{language}.json").read_text("utf-8"))
        assert set(PLACES) <= set(table["labels"]) and set(PLACES) <= set(table["figures"])
