"""Items outside of a round of combat, and the Heavenly Hosts that come from them."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.card_scenes import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, fight, his_turn, passed, played, scene

LONDON_RATS = {"card": "london", "encounters": ["rats"]}


def holding(*items, seat=GODALMING, **parts):
    """The turn of a hunter with these items begins."""
    return scene(turn=seat, items={seat: list(items)} | parts.pop("items", {}), **parts)


# --- Dogs --------------------------------------------------------------------------------
@clause("F05-CARD-dogs")
def test_dogs_are_laid_down_in_ones_own_turn_and_stay():
    s = holding("dogs", "knife")
    assert "play dogs" in s.options() and s.dogs(GODALMING) == 0
    s.play("play dogs")
    assert s.dogs(GODALMING) == 1 and s.items(GODALMING) == ["dogs", "knife"] and "dogs-out godalming" in s.heard()
    assert "play dogs" not in s.options(GODALMING)
    assert s.view(DRACULA)["dogs"][0] == 1 and s.item_discards() == []


@clause("F05-CARD-dogs", "F05-GROUP-07")
def test_dogs_are_laid_down_when_an_encounter_has_just_been_revealed():
    s = scene(step="search", turn=GODALMING, group=[SEWARD], at={GODALMING: "london", SEWARD: "london"}, trail=["galatz", LONDON_RATS],
              items={SEWARD: ["dogs"]})  # fmt: skip
    passed(s, until="encounter-met")
    assert s.asked == [SEWARD] and s.options() == ["pass", "play dogs"]
    s.play("play dogs")
    assert s.health(GODALMING) == 12 and s.health(SEWARD) == 10 and "encounter-gone rats" in s.heard()
    late = scene(step="search", trail=["galatz", LONDON_RATS], items={GODALMING: ["dogs"]}, chance=["roll 6"] * 4)
    assert passed(late).health(GODALMING) == 8


@clause("F05-CARD-dogs", "F05-BITE-03")
def test_a_bitten_hunters_dogs_count_against_the_limit_but_not_as_the_item_shown():
    s = holding("dogs", "knife", seat=MINA)
    assert s.shown(MINA) == ["knife"]
    s.play("play dogs")
    assert s.shown(MINA) == ["knife"] and s.dogs(MINA) == 1
    full = scene(turn=MINA, step="act", items={MINA: ["dogs", "knife", "pistol"]}, dogs={MINA: 1}, chance=["draw stake"])
    assert full.play("supply mina", "take-item").question == "trim-hand"


# --- on the way ------------------------------------------------------------------------------
@clause("F05-CARD-fast-horse")
def test_a_fast_horse_goes_one_or_two_roads():
    s = holding("fast-horse", "knife")
    s.play("play fast-horse")
    assert s.items(GODALMING) == ["knife"] and s.item_discards() == ["fast-horse"]
    passed(s, until="hunters-move")
    assert {"road swansea", "ride liverpool"} <= set(s.options()) and "rail" not in s.options()
    assert not [option for option in s.options() if option.startswith("sail")]
    s.play("ride liverpool")
    assert s.at(GODALMING) == "liverpool"


@clause("F05-CARD-fast-horse")
def test_a_fast_horse_needs_a_movement_phase_on_land_and_an_open_road():
    assert "play fast-horse" not in holding("fast-horse", "dogs", at={GODALMING: "irish-sea"}).options()
    assert "play fast-horse" not in holding("fast-horse", "dogs", fogged=[GODALMING]).options()
    moved = passed(holding("fast-horse", "dogs"), until="before-search")
    assert moved.options() == ["pass", "play dogs"]
    blocked = holding("fast-horse", at={GODALMING: "galway"}, roadblock="dublin/galway").play("play fast-horse")
    assert passed(blocked, until="hunters-move").options() == ["stay"]


@clause("F05-CARD-fast-horse")
def test_a_fast_horse_that_was_not_ridden_carries_nobody_else():
    s = holding("fast-horse", events={GODALMING: ["sense-of-emergency"]}, vampires=5)
    s.play("play fast-horse", "play sense-of-emergency", "hurry vienna")
    passed(s, until="hunters-move")
    assert s.turn() == SEWARD and not [option for option in s.options() if option.startswith("ride")]


# --- in one's own turn -----------------------------------------------------------------------
@clause("F05-CARD-heavenly-host", "F05-HOST-01", "F05-HOST-12")
def test_a_host_lies_where_its_hunter_is_and_reveals_nothing():
    s = holding("heavenly-host", trail=["galatz", LONDON_RATS])
    s.play("play heavenly-host")
    assert s.hosts() == ["london"] and s.items(GODALMING) == [] and s.item_discards() == ["heavenly-host"]
    assert s.up() == [] and s.lurking(2) == ["rats"] and "blessed godalming london" in s.heard()


@clause("F05-CARD-heavenly-host")
def test_a_host_is_for_land_without_one():
    assert "play heavenly-host" not in holding("heavenly-host", "dogs", at={GODALMING: "irish-sea"}).options()
    assert "play heavenly-host" not in holding("heavenly-host", "dogs", hosts=["london"]).options()
    assert "play heavenly-host" not in holding("heavenly-host", "dogs", at={GODALMING: "hospital"}).options()
    assert "play heavenly-host" in passed(holding("heavenly-host"), until="after-action").options()


@clause("F05-CARD-heavenly-host", "F05-HOST-11")
def test_of_three_hosts_one_moves():
    s = holding("heavenly-host", hosts=["paris", "rome", "vienna"]).play("play heavenly-host")
    assert s.asked == [GODALMING] and s.options() == ["unbless paris", "unbless rome", "unbless vienna"]
    s.play("unbless rome")
    assert s.hosts() == ["london", "paris", "vienna"] and {"unblessed rome", "returned rome", "beside london"} <= set(s.heard())


@clause("F05-CARD-heavenly-host")
def test_dracula_neither_enters_nor_passes_a_host():
    s = scene(phase="dracula", step="move", time="midnight", trail=["galway"], hosts=["dublin"])
    assert not [option for option in s.options() if "dublin" in option or "belfast" in option]
    free = scene(phase="dracula", step="move", time="midnight", trail=["galway"])
    assert "lay dublin" in free.options()


@clause("F05-HOST-02")
def test_devilish_power_removes_a_host():
    s = his_turn("devilish-power", hosts=["paris", "rome"]).play("play devilish-power")
    assert s.options() == ["unbless paris", "unbless rome"]
    s.play("unbless paris")
    assert s.hosts() == ["rome"] and "unblessed paris" in s.heard() and s.event_discards() == ["devilish-power"]


@clause("F05-CARD-holy-water")
@pytest.mark.parametrize(("roll", "health", "bites"), [(1, 8, 1), (2, 10, 1), (3, 10, 1), (4, 10, 0), (6, 10, 0)])
def test_holy_water_treats_a_bitten_hunter_here(roll, health, bites):
    at = {GODALMING: "paris", SEWARD: "paris", MINA: "paris", VAN_HELSING: "rome"}
    s = holding("holy-water", at=at, bites={SEWARD: 1, VAN_HELSING: 1}, chance=[f"roll {roll}"])
    passed(s, until="turn-begins").play("play holy-water")
    assert s.health(SEWARD) == 10 and s.item_discards() == ["holy-water"]
    assert s.options() == ["cure seward"] and s.reason("cure mina") and s.reason("cure van-helsing")
    s.play("cure seward")
    assert s.health(SEWARD) == health and s.bites(SEWARD) == bites and s.bites(MINA) == 1


@clause("F05-CARD-holy-water")
def test_holy_water_for_oneself_and_not_without_a_patient():
    own = holding("holy-water", seat=SEWARD, bites={SEWARD: 1}, chance=["roll 5"]).play("play holy-water", "cure seward")
    assert own.bites(SEWARD) == 0
    assert "play holy-water" not in holding("holy-water", "dogs", at={GODALMING: "madrid", MINA: "madrid"}).options()


@clause("F05-CARD-local-rumors")
def test_local_rumors_turn_up_a_marker_of_the_catacombs():
    s = holding("local-rumors", trail=["galatz", LONDON_RATS], catacombs=[{"card": "rome", "encounters": ["spy", "wolves"]}])
    s.play("play local-rumors")
    assert s.options() == ["turn-up space-2:1", "turn-up catacomb-1:1", "turn-up catacomb-1:2"]
    s.play("turn-up catacomb-1:2")
    assert s.faceup("catacomb-1") == ["wolves"] and s.up() == [] and s.item_discards() == ["local-rumors"]
    assert "encounter-revealed catacomb-1 wolves" in s.heard() and s.lurking("catacomb-1") == ["spy", "wolves"]


@clause("F05-CARD-local-rumors")
def test_local_rumors_need_a_facedown_marker():
    assert "play local-rumors" not in holding("local-rumors", "dogs", trail=["galatz", "varna"]).options()
    up = holding("local-rumors", "dogs", trail=["galatz", {"card": "varna", "faceup": ["rats"]}])
    assert "play local-rumors" not in up.options() and up.reason("play local-rumors")


# --- before a combat ----------------------------------------------------------------------------
@clause("F05-CARD-garlic")
def test_garlic_bars_escape_for_three_rounds():
    s = played(fight(MINA, items={MINA: ["garlic", "knife"]}, time="midnight"), "mina: play garlic")
    assert s.items(MINA) == ["knife"] and s.item_discards() == ["garlic"] and s.state.no_escape
    passed(s, until="lay-card")
    assert "choose claws" in s.options() and not [option for option in s.options() if "escape" in option]


@clause("F05-CARD-garlic")
def test_garlic_not_against_agents_not_twice_and_not_from_elsewhere():
    agent = fight(
        MINA, foe="assassin", at={MINA: "vienna"}, trail=["galatz", "vienna"], items={MINA: ["garlic"]}, events={MINA: ["escape-route"]}
    )
    assert "play garlic" not in agent.options(MINA)
    s = fight(MINA, SEWARD, items={MINA: ["garlic"], SEWARD: ["garlic"], GODALMING: ["garlic"]})
    assert GODALMING not in s.asked
    played(s, "seward: play garlic")
    assert s.question == "lay-card" and s.items(MINA) == ["garlic"]  # a second one would add nothing
    lair = fight(MINA, foe="vampire", at={MINA: "vienna"}, items={MINA: ["garlic"]}, vampires=1)
    assert "play garlic" in lair.options(MINA)


def test_used_items_are_seen_by_all():
    s = holding("fast-horse").play("play fast-horse")
    assert {"uses godalming fast-horse", "item-discarded fast-horse"} <= set(s.heard(DRACULA))
