"""The easy bots of Fury of Dracula (2nd edition): sane play in plain positions, whatever the seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from whitby import bots
from whitby.bots.fury2005.europe import STEPS
from whitby.engine import options_for
from whitby.games.fury2005.words import PLACES
from whitby.scene import Scene, scene

SEEDS = range(12)
HUNTERS = ("godalming", "seward", "van-helsing", "mina")
WEST = {"godalming": "paris", "seward": "madrid", "van-helsing": "rome", "mina": "london"}


def chosen(s: Scene, me: str, seed: int) -> str:
    """What the bot chooses; it hears what happened in the scene."""
    seat = s.game.seat(me)
    news = list(s.under_way.heard(s.eyes(me)))
    return s.game.text(bots.make("easy", s.game, seat, seed).choose(s.view(me), news, list(options_for(s.state, seat))))


def often(me: str, *before: str, **parts: Any) -> Counter[str]:
    """The choices over several seeds, after what others play before."""
    return Counter([chosen(scene("fury-2005", **parts).play(*before), me, seed) for seed in SEEDS])


def test_hunters_start_apart_and_dracula_far_from_them() -> None:
    for seed in SEEDS:
        s = scene("fury-2005", phase="setup", turn="godalming")
        for h in HUNTERS:
            s.play(chosen(s, h, seed))
        places = [PLACES.index(s.at(h)) for h in HUNTERS]
        assert min([STEPS[a][b] for i, a in enumerate(places) for b in places[:i]]) >= 2
        home = PLACES.index(chosen(s, "dracula", seed).partition(" ")[2])
        assert min([STEPS[home][p] for p in places]) >= 3


# --- hunters ----------------------------------------------------------------------------------
def test_an_armed_hunter_goes_where_dracula_stands() -> None:
    trail = [{"card": "prague", "up": True}, "berlin"]
    parts = {"turn": "godalming", "step": "move", "time": "noon", "at": WEST | {"godalming": "vienna"}, "trail": trail}
    assert often("godalming", items={"godalming": ["stake", "knife"]}, **parts)["road prague"] == len(SEEDS)
    assert often("godalming", **(parts | {"time": "midnight"}), health={"godalming": 2})["road prague"] == 0


def test_who_has_nothing_takes_an_item_in_a_large_city() -> None:
    parts = {"turn": "godalming", "step": "act", "at": WEST, "trail": ["bucharest"]}
    assert often("godalming", **parts)["supply godalming"] == len(SEEDS)
    assert often("godalming", **parts, health={"godalming": 2}, items={"godalming": ["stake", "knife", "crucifix"]})["rest godalming"] == 12


def test_resolve_brings_an_armed_hunter_to_a_dracula_who_is_seen_far_away() -> None:
    parts = {"turn": "godalming", "at": WEST, "trail": [{"card": "varna", "up": True}], "time": "noon", "resolve": 1, "vampires": 4}
    assert often("godalming", **parts, items={"godalming": ["stake", "knife", "garlic"]})["hurry varna"] == len(SEEDS)
    assert often("godalming", **parts)["hurry varna"] == 0


def test_a_stake_by_day_and_garlic_before_it() -> None:
    fight = {"foe": "dracula", "fighters": ["godalming"], "round": 1}
    parts = {"time": "noon", "trail": ["galatz"], "items": {"godalming": ["stake", "garlic"]}}
    assert often("godalming", "choose claws", combat=fight, **parts)["choose stake"] == len(SEEDS)
    assert often("godalming", combat=fight | {"step": "open"}, **parts)["play garlic"] == len(SEEDS)


def test_a_hunter_who_is_nearly_dead_wants_to_leave() -> None:
    fight = {"foe": "dracula", "fighters": ["seward"], "round": 2}
    choices = often("seward", "choose claws", combat=fight, time="midnight", trail=["galatz"], health={"seward": 1})
    assert choices["choose escape"] + choices["choose dodge"] == len(SEEDS)


# --- Dracula -----------------------------------------------------------------------------------
def test_a_dracula_who_is_seen_flees_from_hunters() -> None:
    at = dict(zip(HUNTERS, ("munich", "zurich", "milan", "geneva"), strict=True))
    choices = often("dracula", phase="dracula", step="move", time="noon", at=at, trail=[{"card": "vienna", "up": True}])
    assert all([min([STEPS[PLACES.index(text.split()[1])][PLACES.index(p)] for p in at.values()]) >= 2 for text in choices]), choices


def test_one_vampire_at_a_time_waits_in_the_trail() -> None:
    hand = ["new-vampire", "wolves", "rats", "hoax", "spy"]
    parts = {"phase": "dracula", "step": "action", "at": WEST, "encounters": hand}
    assert often("dracula", trail=["varna", "sofia"], **parts)["place new-vampire"] == len(SEEDS)
    waiting = ["varna", {"card": "sofia", "encounters": ["new-vampire"]}]
    assert often("dracula", trail=waiting, **parts)["place new-vampire"] == 0


def test_a_vampire_that_drops_off_is_not_buried_and_matures() -> None:
    six = ["constanta", "varna", "sofia", "salonica", "valona", {"card": "athens", "encounters": ["new-vampire"]}]
    for seed in SEEDS:
        s = scene("fury-2005", phase="dracula", step="move", at=WEST, trail=six, encounters=["rats"]).play("lay galatz")
        assert chosen(s, "dracula", seed) == "return leaving"
        while s.question != "mature":
            s.play(s.options()[0])
        assert chosen(s, "dracula", seed) == "mature"


def test_a_weak_dracula_stays_out_of_the_sea() -> None:
    choices = often("dracula", phase="dracula", step="move", blood=2, trail=["constanta"], at={"godalming": "vienna"})
    assert not any(["black-sea" in choice for choice in choices])


def test_mina_without_weapons_is_bitten() -> None:
    fight = {"foe": "dracula", "fighters": ["mina"], "round": 1, "attacked": True}
    choices = often("dracula", combat=fight, time="midnight", trail=["galatz"])
    assert choices["choose fangs"] + choices["choose mesmerize"] == len(SEEDS)
