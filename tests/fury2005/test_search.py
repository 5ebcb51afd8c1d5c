"""Searching: F05-SEARCH."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, clash, scene, searching


def in_vienna(**parts):
    """Mina is in Vienna and has moved; Dracula is there unless the Trail says otherwise."""
    return scene(turn=MINA, step="search", **{"at": {MINA: "vienna"}, "trail": ["vienna"], **parts})


@clause("F05-SEARCH-01")
def test_a_hunter_who_stayed_must_search_too():
    s = scene(turn=MINA, step="move", at={MINA: "vienna"}, trail=["galatz", "vienna"])
    s.play("stay")
    assert s.up() == ["vienna"] and "revealed space-2 vienna" in s.heard()


@clause("F05-SEARCH-02", "F05-SEARCH-13")
def test_a_card_in_the_trail_is_revealed():
    s = in_vienna(trail=["galatz", "vienna", "prague"])
    assert (s.up(), s.heard()[0]) == (["vienna"], "revealed space-2 vienna")


@clause("F05-SEARCH-13", "F05-HIDDEN-29")
def test_where_it_is_not_all_hear_so():
    s = in_vienna(trail=["galatz", "prague"])
    assert (s.up(), s.heard()[0]) == ([], "not-there vienna")
    assert s.question == "hunter-acts"


@clause("F05-SEARCH-03")
def test_a_card_in_the_catacombs_is_revealed():
    s = in_vienna(trail=["galatz"], catacombs=[None, "vienna"])
    assert s.up() == ["vienna"] and "revealed catacomb-2 vienna" in s.heard()


@clause("F05-SEARCH-04")
def test_a_hide_linked_to_it_is_revealed_too():
    s = in_vienna(trail=["galatz", "hide", "vienna"])
    assert s.up() == ["hide", "vienna"]
    assert in_vienna(trail=["galatz", "hide", "prague", "vienna"]).up() == ["vienna"]


@clause("F05-SEARCH-05")
def test_all_encounters_there_are_met():
    s = searching("plague", "wolves").play("meet space-2:1")
    assert (s.health(SEWARD), s.lurking(2), s.lurking(3)) == (6, [], [])
    both = in_vienna(trail=["galatz"], catacombs=[{"card": "vienna", "encounters": ["plague", "wolves"]}]).play("meet catacomb-1:2")
    assert (both.health(MINA), both.lurking("catacomb-1")) == (4, [])


@clause("F05-SEARCH-06", "F05-HIDDEN-17")
def test_dracula_orders_them_and_each_is_shown_only_when_it_is_met():
    s = searching("plague", "hoax")
    assert (s.question, s.asked, s.options()) == ("next-encounter", [DRACULA], ["meet space-3:1", "meet space-2:1"])
    assert not [news for news in s.heard() if news.startswith("encounter-revealed")]
    s.play("meet space-3:1")
    order = [news for news in s.heard() if news.startswith(("encounter-revealed", "encounter-gone"))]
    assert order == ["encounter-revealed space-3 plague", "encounter-gone plague", "encounter-revealed space-2 hoax", "encounter-gone hoax"]


@clause("F05-SEARCH-07")
def test_what_is_resolved_goes_to_the_pool():
    s = searching("plague")
    assert (s.lurking(2), "plague" in s.pool()) == ([], True)


@clause("F05-SEARCH-08")
def test_resolving_stops_when_the_turn_ends():
    s = searching("plague", "fog").play("meet space-2:1")
    assert (s.health(SEWARD), s.lurking(3), s.turn()) == (10, ["plague"], VAN_HELSING)


@clause("F05-SEARCH-09")
def test_dracula_is_fought_after_all_encounters():
    s = in_vienna(trail=[{"card": "vienna", "encounters": ["plague"]}])
    assert (s.health(MINA), s.fight()) == (6, "dracula")
    assert s.heard().index("encounter-gone plague") < s.heard().index("fights mina")


@clause("F05-SEARCH-10")
def test_and_only_after_every_agent_was_killed():
    s = in_vienna(trail=[{"card": "vienna", "encounters": ["assassin"]}])
    assert clash(s.copy(), "agent-punch", "punch").fight() == "dracula"
    assert clash(s, "agent-punch", "escape").fight() is None


@clause("F05-SEARCH-11")
def test_hunters_who_are_not_on_turn_take_no_part():
    s = in_vienna(at={MINA: "vienna", SEWARD: "vienna"}, trail=[{"card": "vienna", "encounters": ["plague"]}])
    assert (s.health(SEWARD), s.health(MINA), s.fighters()) == (10, 6, [MINA])


@clause("F05-SEARCH-12")
@pytest.mark.parametrize("trail", [["vienna"], ["galatz", {"card": "vienna", "encounters": ["plague"]}]])
def test_who_met_something_does_nothing_else(trail):
    s = in_vienna(trail=trail)
    if s.fight():
        clash(s, "claws", "escape")
    assert s.question != "hunter-acts" and s.turn() != MINA
    assert in_vienna(trail=["galatz", "vienna"]).question == "hunter-acts"


@clause("F05-SEARCH-14")
def test_he_is_found_again_by_who_searches_where_he_stayed():
    s = clash(in_vienna(trail=[{"card": "vienna", "up": True}]), "claws", "escape")
    assert s.fight() is None
    assert in_vienna(trail=[{"card": "vienna", "up": True}]).fight() == "dracula"


@clause("F05-SEARCH-15")
def test_hunters_are_hit_in_turn_order_and_a_win_in_between_ends_it():
    s = searching("plague", hunter=GODALMING, group=[MINA], vampires=4, health={GODALMING: 1, MINA: 1})
    assert (s.winners, s.health(MINA), s.at(GODALMING)) == ([DRACULA], 1, "hospital")
