"""The map: F05-MAP, the places of F05-COMP, and how far roads, trains and ships lead."""

from __future__ import annotations

from itertools import pairwise

from clauses import clause

from whitby.board import is_connected
from whitby.games.fury.europe import CASTLE, OFF, is_city, is_sea
from whitby.games.fury2005.europe import (
    ADJACENT,
    ALL_PLACES,
    EAST,
    EDGE_NAMES,
    EDGES,
    HOSPITAL,
    LARGE,
    NOT_CONSECRABLE,
    PLACES,
    PORT,
    RAIL0,
    RAIL_WAYS,
    ROAD_WAYS,
    ROADS,
    ROADS_2,
    SEAS,
    TWO_OR_THREE,
    dracula_reach,
    rail_reach,
    road_reach,
    routes,
    sea_moves,
)  # fmt: skip

LAND = [p for p in range(ALL_PLACES) if not is_sea(p)]
CITIES = [p for p in range(ALL_PLACES) if is_city(p) and p != CASTLE]
ZONES = [p for p in range(ALL_PLACES) if is_sea(p)]
CALM = OFF  # no storm


def place(name: str) -> int:
    return PLACES.index(name)


def edge(name: str) -> int:
    return EDGE_NAMES.index(name)


def names(places: list[int] | tuple[int, ...]) -> set[str]:
    return {PLACES[p] for p in places}


def by_rail(start: str, face: int, exact: bool = False, blocks: tuple[int, ...] = ()) -> set[str]:
    return names(rail_reach(place(start), face, exact, blocks))


def by_sea(start: str, most: int, storm: int = CALM, barred: tuple[str, ...] = ()) -> set[str]:
    return names(sea_moves(place(start), most, storm, tuple(place(name) for name in barred)))


# --- the board ------------------------------------------------------------------------
@clause("F05-COMP-01")
def test_seventy_one_locations() -> None:
    assert len(set(PLACES)) == ALL_PLACES == 71 and len(CITIES) == 59 and len(ZONES) == 10
    assert sorted([*CITIES, *ZONES, CASTLE, HOSPITAL]) == list(range(71))


@clause("F05-COMP-12")
def test_land_lies_in_one_half_of_europe() -> None:
    east = [p for p in LAND if EAST[p]]
    assert len(east) == 26 and len(LAND) - len(east) == 35 and not [p for p in ZONES if EAST[p]]
    assert {"castle-dracula", "hospital", "prague", "vienna", "milan", "genoa", "cagliari"} <= names(east)
    assert not {"berlin", "leipzig", "munich", "zurich", "marseilles"} & names(east)


@clause("F05-MAP-01")
def test_sizes_and_ports() -> None:
    large = [p for p in CITIES if LARGE[p]]
    assert len(large) == 30 and {"brussels", "budapest"} <= names(large) and "zurich" not in names(large)
    assert not LARGE[CASTLE] and not LARGE[HOSPITAL]
    assert sum(PORT) == 29 and not [p for p in range(ALL_PLACES) if PORT[p] and p not in CITIES]


@clause("F05-MAP-02")
def test_links_lead_both_ways() -> None:
    assert RAIL0 == 115 and len(EDGES) - RAIL0 == 43
    sea_links = [(p, q) for p in range(ALL_PLACES) for q in SEAS[p] if p < q]
    assert len(sea_links) == 40 and len([1 for p, q in sea_links if is_sea(p) and is_sea(q)]) == 10
    for near in (ROADS, SEAS, ADJACENT):
        assert all(p in near[q] for p in range(ALL_PLACES) for q in near[p])
    for ways in (ROAD_WAYS, RAIL_WAYS):
        assert all((p, e) in ways[q] for p in range(ALL_PLACES) for q, e in ways[p])
    assert is_connected(ADJACENT)


def test_edges_have_names_in_order() -> None:
    assert len(set(EDGE_NAMES)) == len(EDGES)
    assert all(a < b for a, b in pairwise(EDGE_NAMES[:RAIL0])) and all(a < b for a, b in pairwise(EDGE_NAMES[RAIL0:]))
    assert {"munich/strasbourg", "belgrade/hospital", "florence=milan"} <= set(EDGE_NAMES)
    assert not {"bordeaux/santander", "munich=strasbourg", "berlin=cologne"} & set(EDGE_NAMES)  # only in the third edition


@clause("F05-MAP-03")
def test_two_roads_lead_to_the_castle() -> None:
    assert names(ADJACENT[CASTLE]) == {"galatz", "klausenburg"} and not RAIL_WAYS[CASTLE]
    assert names(NOT_CONSECRABLE) == {"castle-dracula", "galatz", "klausenburg"}


@clause("F05-MAP-04")
def test_four_roads_lead_to_the_hospital() -> None:
    assert names(ADJACENT[HOSPITAL]) == {"belgrade", "sarajevo", "szeged", "zagreb"} and not RAIL_WAYS[HOSPITAL]


@clause("F05-MAP-05")
def test_cagliari_is_reached_by_sea_alone() -> None:
    cagliari = place("cagliari")
    assert not ROADS[cagliari] and not RAIL_WAYS[cagliari] and names(SEAS[cagliari]) == {"mediterranean-sea", "tyrrhenian-sea"}
    roadless = [p for p in LAND if not ROADS[p]]
    assert roadless == [cagliari]


# --- on the road ----------------------------------------------------------------------
def test_one_road_or_two() -> None:
    athens = place("athens")
    assert names(road_reach(athens, 1, ())) == {"valona"}
    assert names(road_reach(athens, 2, ())) == {"valona", "salonica", "sarajevo", "sofia"} == names(ROADS_2[athens])
    assert HOSPITAL in road_reach(place("zagreb"), 1, ()) and place("belgrade") in road_reach(place("zagreb"), 2, ())


def test_a_blocked_road_is_not_used() -> None:
    galway, zagreb = place("galway"), place("zagreb")
    assert road_reach(galway, 2, (edge("dublin/galway"),)) == []
    blocked = (edge("hospital/zagreb"),)
    assert HOSPITAL not in road_reach(zagreb, 1, blocked) and HOSPITAL in road_reach(zagreb, 2, blocked)


def test_dracula_goes_round_the_hospital_and_barred_places() -> None:
    zagreb, athens, valona = place("zagreb"), place("athens"), place("valona")
    assert HOSPITAL not in dracula_reach(zagreb, 1, ()) + dracula_reach(zagreb, 2, ()) + dracula_reach(zagreb, 2, (athens,))
    assert names(dracula_reach(zagreb, 1, ())) == names(ROADS[zagreb]) - {"hospital"}
    assert names(dracula_reach(athens, 2, ())) == {"valona", "salonica", "sarajevo", "sofia"} and dracula_reach(athens, 2, (valona,)) == []
    assert dracula_reach(zagreb, 2, (HOSPITAL,)) == dracula_reach(zagreb, 2, ())
    assert dracula_reach(athens, 1, (athens,)) == [valona]  # he may leave ground that is barred to him
    # two ways to Belgrade: by Sarajevo or Szeged, never by the Hospital
    assert place("belgrade") not in dracula_reach(zagreb, 2, (place("sarajevo"), place("szeged")))


# --- on the train ---------------------------------------------------------------------
def test_a_train_goes_up_to_the_roll() -> None:
    assert by_rail("bari", 1) == {"naples"} and by_rail("bari", 2) == {"naples", "rome"}
    assert by_rail("swansea", 1) == {"london"} and by_rail("swansea", 2) == {"london", "manchester"}
    assert by_rail("galway", 2) == set()  # no railway


def test_three_links_in_the_west_and_two_with_an_eastern_city() -> None:
    assert by_rail("swansea", TWO_OR_THREE) == {"london", "manchester", "edinburgh", "liverpool"}
    assert by_rail("bari", TWO_OR_THREE) == by_rail("bari", 2)  # from the East
    hamburg = by_rail("hamburg", TWO_OR_THREE)
    assert {"prague", "leipzig", "frankfurt", "nuremburg"} <= hamburg  # Prague is the second link
    assert "vienna" not in hamburg  # the third, beyond Prague
    assert "milan" not in by_rail("frankfurt", TWO_OR_THREE)  # the third link, after Strasbourg and Zurich
    assert "milan" in by_rail("strasbourg", TWO_OR_THREE)
    assert "prague" not in by_rail("nuremburg", TWO_OR_THREE)  # the third, after Leipzig and Berlin


def test_a_train_that_must_go_exactly_as_far_as_rolled() -> None:
    assert by_rail("bari", 1, exact=True) == {"naples"} and by_rail("bari", 2, exact=True) == {"rome"}
    assert by_rail("swansea", 2, exact=True) == {"manchester"}
    assert by_rail("swansea", TWO_OR_THREE, exact=True) == {"edinburgh", "liverpool"}  # all western: three
    assert by_rail("bari", TWO_OR_THREE, exact=True) == {"rome"}  # an eastern city on the way: two
    hamburg = by_rail("hamburg", TWO_OR_THREE, exact=True)
    assert {"prague", "frankfurt", "nuremburg"} <= hamburg and not {"berlin", "leipzig", "vienna"} & hamburg


def test_exactly_so_far_comes_to_no_city_twice() -> None:
    assert routes(RAIL_WAYS, place("bari"), 2, ()) == [(place("bari"), place("naples"), place("rome"))]
    for p in LAND:
        for face in (1, 2, TWO_OR_THREE):
            assert p not in rail_reach(p, face, True, ()) and set(rail_reach(p, face, True, ())) <= set(rail_reach(p, face, False, ()))


def test_a_blocked_railway_is_not_used() -> None:
    blocks = (edge("london=manchester"),)
    for exact in (False, True):
        assert by_rail("swansea", TWO_OR_THREE, exact, blocks) <= {"london"}
    assert by_rail("swansea", 2, True, blocks) == set() and by_rail("swansea", 2, False, blocks) == {"london"}
    other = (edge("munich/strasbourg"),)  # a road
    assert by_rail("swansea", TWO_OR_THREE, False, other) == by_rail("swansea", TWO_OR_THREE)


# --- at sea ---------------------------------------------------------------------------
def test_one_step_at_sea() -> None:
    assert by_sea("dublin", 1) == {"irish-sea"} and by_sea("madrid", 1) == set()
    assert by_sea("irish-sea", 1) == {"atlantic-ocean", "dublin", "liverpool", "swansea"}


def test_nobody_goes_straight_back() -> None:
    assert by_sea("irish-sea", 1, barred=("dublin",)) == {"atlantic-ocean", "liverpool", "swansea"}
    assert by_sea("irish-sea", 1, barred=("atlantic-ocean", "dublin")) == {"liverpool", "swansea"}
    assert by_sea("black-sea", 1, barred=("ionian-sea", "varna")) == {"constanta"}


def test_nobody_sails_into_a_storm() -> None:
    assert by_sea("dublin", 1, storm=place("irish-sea")) == set()
    assert by_sea("black-sea", 4, storm=place("ionian-sea")) == {"varna", "constanta"}


def test_several_moves_at_sea_end_with_the_landing() -> None:
    assert by_sea("dublin", 2) == {"irish-sea", "atlantic-ocean", "liverpool", "swansea"}  # not back to Dublin
    assert {"galway", "north-sea", "mediterranean-sea"} <= by_sea("dublin", 3) and "cagliari" not in by_sea("dublin", 3)
    assert "cagliari" in by_sea("dublin", 4) and "dublin" not in by_sea("dublin", 4) and "tyrrhenian-sea" in by_sea("dublin", 4)
    assert "cagliari" not in by_sea("cagliari", 4)  # it lies on two seas
    assert "tyrrhenian-sea" not in by_sea("mediterranean-sea", 2, barred=("tyrrhenian-sea",))  # nor on from a landing in Cagliari
    assert by_sea("varna", 4) >= {"black-sea", "constanta", "ionian-sea", "athens"}
    assert "adriatic-sea" not in by_sea("bari", 4, barred=("adriatic-sea",))  # no way beyond Bari but by that sea


def test_a_barred_port_stays_barred_and_a_barred_zone_for_one_move() -> None:
    far = by_sea("english-channel", 4, barred=("atlantic-ocean", "galway"))
    assert "galway" not in far and "atlantic-ocean" in far  # by the North Sea
    assert "atlantic-ocean" not in by_sea("english-channel", 1, barred=("atlantic-ocean",))


def test_a_zone_is_left_and_reached_again_only_in_a_ring() -> None:
    assert "english-channel" not in by_sea("english-channel", 2) and "english-channel" in by_sea("english-channel", 3)
    assert "black-sea" not in by_sea("black-sea", 4)
