"""The map: F15-MAP."""

from __future__ import annotations

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, scene
from whitby.games.fury.europe import CASTLE, is_city, is_sea
from whitby.games.fury2015.europe import (
    ADJACENT,
    ATTACHED,
    EDGE_NAMES,
    HOSPITAL0,
    LARGE,
    MAP,
    PLACES,
    PORT,
    RAIL_WAYS,
    REGION,
    REGIONS,
    ROAD_WAYS,
    ROADS,
    SEAS,
    WHITE_WAYS,
    is_hospital,
)  # fmt: skip


def place(name: str) -> int:
    return PLACES.index(name)


def names(places: tuple[int, ...]) -> set[str]:
    return {PLACES[p] for p in places}


@clause("F15-MAP-01")
def test_cities_seas_and_hospitals() -> None:
    cities = [p for p in range(len(PLACES)) if is_city(p) and p != CASTLE]
    assert len([p for p in cities if LARGE[p]]) == 30 and len([p for p in cities if not LARGE[p]]) == 29 and not LARGE[CASTLE]
    assert len([p for p in range(len(PLACES)) if is_sea(p)]) == 10 and len(PLACES) - HOSPITAL0 == 3
    assert [PLACES[ATTACHED[p]] for p in range(len(PLACES)) if is_hospital(p)] == ["madrid", "rome", "budapest"]


@clause("F15-MAP-02")
def test_roads_and_railways() -> None:
    assert len([name for name in EDGE_NAMES if "/" in name]) == 111 and sum(len(ways) for ways in ROAD_WAYS) == 222
    assert len([name for name in EDGE_NAMES if "=" in name]) == 48 and sum(len(ways) for ways in WHITE_WAYS) == 54
    assert sum(len(ways) for ways in RAIL_WAYS) - sum(len(ways) for ways in WHITE_WAYS) == 42 and len(set(EDGE_NAMES)) == 159


@clause("F15-MAP-02")
def test_every_road_leads_both_ways_between_two_cities() -> None:
    for a, near in enumerate(ROADS):
        assert all(a in ROADS[b] and is_city(b) and a != b for b in near) and len(set(near)) == len(near)


@clause("F15-MAP-03")
def test_every_port_touches_one_sea_but_cagliari_two() -> None:
    ports = [p for p in range(len(PLACES)) if PORT[p]]
    assert len(ports) == 29 == len([p for p in range(len(PLACES)) if is_city(p) and SEAS[p]])
    assert {PLACES[p] for p in ports if len(SEAS[p]) != 1} == {"cagliari"} and len(SEAS[place("cagliari")]) == 2
    assert ROADS[place("cagliari")] == () and all(ROADS[p] for p in ports if PLACES[p] != "cagliari")
    s = scene(at={GODALMING: "cagliari"})
    assert [o for o in s.options() if o.startswith(("sail", "road"))] == ["sail mediterranean-sea", "sail tyrrhenian-sea"]


@clause("F15-MAP-04")
def test_the_castle_has_two_roads() -> None:
    assert names(ROADS[CASTLE]) == {"galatz", "klausenburg"} and not RAIL_WAYS[CASTLE] and not PORT[CASTLE] and not SEAS[CASTLE]
    s = scene(phase="dracula", step="card", trail=[None, "castle-dracula"])
    assert [o for o in s.options() if o.startswith("lay ") and o[4:] in PLACES] == ["lay klausenburg", "lay galatz"] and s.at(DRACULA)


@clause("F15-MAP-05")
def test_regions_are_data() -> None:
    listed = {city: region["id"] for region in MAP["region"] for city in region["places"]}
    for p, name in enumerate(PLACES):
        assert REGIONS[REGION[p]] == listed[name] if is_city(p) else REGION[p] == -1
    trail = ["milan", "genoa", "florence", "rome", "naples", {"card": "vienna", "encounters": ["unnatural-fog"]}]
    s = scene(phase="dracula", step="slide", trail=trail).play("mature", "ripen unnatural-fog")
    there = [city for city, region in listed.items() if region == "austro-hungaria"]
    assert sorted(s.options()) == sorted(f"fog {city}" for city in there)


@clause("F15-MAP-06")
def test_ionian_and_mediterranean_do_not_touch() -> None:
    assert place("mediterranean-sea") not in ADJACENT[place("ionian-sea")] and place("tyrrhenian-sea") in ADJACENT[place("ionian-sea")]
    s = scene(at={GODALMING: "ionian-sea"})
    assert "sail mediterranean-sea" not in s.options() and s.refused("sail mediterranean-sea") == "F15-SEA-01"
