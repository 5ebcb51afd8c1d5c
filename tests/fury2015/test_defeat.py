"""DEFEAT: hunters who fall, and where they wake."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, scene
from whitby.games.fury.europe import SEA0
from whitby.games.fury2015.europe import PLACES, REGION, REGIONS, ROADS
from whitby.scene import Scene

BRITISH = [p for p in range(SEA0) if REGIONS[REGION[p]] == "britannica"]


def rats_in(city: str, damage: int = 9, **parts: Any) -> Scene:
    """Godalming, who bears 11, finds rats in a lair."""
    return scene(
        **{
            "at": {GODALMING: city},
            "damage": {GODALMING: damage},
            "lairs": [{"card": city, "encounters": ["rats"]}],
            "trail": ["varna"],
            **parts,
        }
    ).play("search", "face lair-1:rats")


def wolf_at(place: str) -> Scene:
    """The Great Wolf finds Godalming, who can bear one more damage and no second."""
    return scene(phase="dracula", at={GODALMING: place}, damage={GODALMING: 10}, allies={DRACULA: "great-wolf"}).play(
        "strike godalming", "pass"
    )


def nearest(city: int) -> list[str]:
    """Hospitals by the count of roads."""
    seen = [city]
    edge = [city]
    while edge:
        there = [PLACES[p] for p in edge if PLACES[p] in ("madrid", "rome", "budapest")]
        if there:
            return sorted(there)
        edge = sorted({q for p in edge for q in ROADS[p] if q not in seen})
        seen += edge
    return []


@clause("F15-DEFEAT-01")
def test_damage_at_or_above_health_defeats() -> None:
    assert rats_in("vienna", 8).at(GODALMING) == "vienna"
    for damage in (9, 10):
        s = rats_in("vienna", damage)
        assert s.at(GODALMING) is None and {"suffers godalming 2", "defeated godalming"} <= set(s.heard())


@clause("F15-DEFEAT-02")
@pytest.mark.parametrize("despair", [0, 1, 2, 3])
def test_dracula_gains_influence_at_once(despair: int) -> None:
    s = rats_in("vienna", despair=despair, influence=4)
    assert s.influence() == 6 + despair and f"influence {6 + despair}" in s.heard()
    assert rats_in("vienna", influence=11).winners == [DRACULA]


@clause("F15-DEFEAT-03")
def test_the_figure_leaves_and_the_nearest_hospital_is_fixed() -> None:
    s = rats_in("vienna")
    assert s.at(GODALMING) is None and s.ward(GODALMING) == "hospital-budapest"
    assert "ward godalming hospital-budapest" in s.heard()
    assert s.view()["at"][0] == -1 and s.asked == [SEWARD]


@clause("F15-DEFEAT-03")
@pytest.mark.parametrize("city", [p for p in range(SEA0) if p not in BRITISH and nearest(p)], ids=lambda p: PLACES[p])
def test_the_fewest_roads_count(city: int) -> None:
    s = rats_in(PLACES[city]) if PLACES[city] != "varna" else rats_in("varna", trail=["galatz"])
    due = [f"hospital-{place}" for place in nearest(city)]
    if len(due) == 1:
        assert s.ward(GODALMING) == due[0]
    else:
        assert s.asked == [DRACULA] and sorted(s.options()) == [f"ward {place}" for place in due]


@clause("F15-DEFEAT-04")
def test_on_a_tie_dracula_chooses() -> None:
    s = rats_in("brussels")
    assert s.asked == [DRACULA] and s.options() == ["ward hospital-madrid", "ward hospital-budapest"]
    assert s.refused("ward hospital-rome") == "F15-DEFEAT-04"
    s.play("ward hospital-budapest")
    assert s.ward(GODALMING) == "hospital-budapest" and "ward godalming hospital-budapest" in s.heard(MINA)
    assert rats_in("geneva").options() == ["ward hospital-madrid", "ward hospital-rome", "ward hospital-budapest"]


@clause("F15-DEFEAT-05")
@pytest.mark.parametrize("city", [*[PLACES[p] for p in BRITISH], "cagliari"])
def test_britannica_goes_to_madrid_and_cagliari_to_rome(city: str) -> None:
    assert rats_in(city).ward(GODALMING) == ("hospital-rome" if city == "cagliari" else "hospital-madrid")


@clause("F15-DEFEAT-06")
def test_fog_and_roadblocks_do_not_matter() -> None:
    roads = ["budapest/vienna", "munich/vienna", "prague/vienna", "vienna/zagreb"]
    assert rats_in("vienna", roadblocks=roads, fog=["budapest"] * 4).ward(GODALMING) == "hospital-budapest"


@clause("F15-DEFEAT-07")
def test_at_sea_the_sea_links_count_as_roads() -> None:
    assert wolf_at("north-sea").ward(GODALMING) == "hospital-madrid"
    assert wolf_at("adriatic-sea").ward(GODALMING) == wolf_at("ionian-sea").ward(GODALMING) == "hospital-rome"
    assert wolf_at("mediterranean-sea").options() == ["ward hospital-madrid", "ward hospital-rome"]


@clause("F15-DEFEAT-08")
def test_the_next_dawn_finds_the_hunter_in_the_hospital_on_their_feet() -> None:
    s = scene(phase="dawn", at={MINA: None}, ward={MINA: "hospital-rome"})
    assert s.at(MINA) == "hospital-rome" and s.ward(MINA) is None and s.delayed() == []
    assert s.heard()[1:2] == ["wakes mina hospital-rome"]
    s.play("pass", "pass", "pass")
    assert s.asked == [MINA] and s.options() == ["pass", "supply", "road rome"]


@clause("F15-DEFEAT-08")
def test_a_hunter_felled_at_dawn_waits_for_another_dawn() -> None:
    s = scene(phase="dawn", at={MINA: "vienna"}, trail=["vienna"], damage={MINA: 7}, bodyguards=1)
    s.play("use", "strike mina")
    assert s.at(MINA) is None and s.phase() == "day"
    s.play("pass", "pass", "pass", "pass", "pass", "pass")
    assert s.phase() == "dracula" and s.at(MINA) is None and s.ward(MINA) == "hospital-budapest"


@clause("F15-DEFEAT-09")
def test_damage_and_bites_are_gone() -> None:
    s = scene(phase="dracula", step="end", at={VAN_HELSING: None}, bites={VAN_HELSING: 2})
    assert s.damage(VAN_HELSING) == 0 and s.bites(VAN_HELSING) == 0 and s.weakened() == [MINA]
    felled = rats_in("vienna", bites={GODALMING: 1})
    assert felled.damage(GODALMING) == 11 and felled.bites(GODALMING) == 1


@clause("F15-DEFEAT-10")
def test_items_and_events_are_discarded_only_then() -> None:
    s = scene(
        phase="night",
        turn=MINA,
        at={SEWARD: None},
        items={SEWARD: ["knife", "dogs"]},
        events={SEWARD: ["long-night"]},
        trail=["vienna"],
        encounters=["rats", "rats", "spy", "spy", "hoax", "hoax"],
    )
    s.play("pass", "lay prague", "place rats")
    assert s.items(SEWARD) == ["knife", "dogs"] and s.events(SEWARD) == ["long-night"]
    s.play("pass")
    assert s.hand(SEWARD) == [] and s.item_discards() == ["knife", "dogs"] and s.event_discards() == ["long-night"]
    assert {"item-discarded knife", "item-discarded dogs", "event-discarded long-night"} <= set(s.heard(DRACULA))


@clause("F15-DEFEAT-11")
def test_tickets_are_kept_delay_and_bats_are_not() -> None:
    s = scene(phase="dawn", at={SEWARD: None}, tickets={SEWARD: ["3/2", "1/0"]})
    assert s.tickets(SEWARD) == ["3/2", "1/0"]
    s = scene(
        phase="dracula",
        damage={hunter: 7 for hunter in HUNTERS},
        delayed=[VAN_HELSING],
        bats=[VAN_HELSING],
        tickets={VAN_HELSING: ["2/2"]},
        allies={DRACULA: "great-wolf"},
    )
    s.play("strike van-helsing", "pass")
    assert s.at(VAN_HELSING) is None and s.delayed() == [] and s.bats() == [] and s.tickets(VAN_HELSING) == ["2/2"]
