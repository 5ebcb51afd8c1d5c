"""The easy bots of Fury of Dracula: sane play in plain positions, whatever the seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from whitby import bots
from whitby.bots.fury2015.europe import STEPS
from whitby.engine import options_for
from whitby.scene import Scene, scene

SEEDS = range(12)


def chosen(s: Scene, me: str, seed: int) -> str:
    """What the bot chooses; it hears what happened in the scene."""
    seat = s.game.seat(me)
    news = list(s.under_way.heard(s.eyes(me)))
    return s.game.text(bots.make("easy", s.game, seat, seed).choose(s.view(me), news, list(options_for(s.state, seat))))


def often(me: str, **parts: Any) -> Counter[str]:
    """The choices over several seeds."""
    return Counter([chosen(scene("fury-2015", **parts), me, seed) for seed in SEEDS])


def all_start(seed: int) -> Scene:
    """The hunters have started."""
    s = scene("fury-2015", phase="setup")
    for h in ("godalming", "seward", "van-helsing", "mina"):
        s.play(chosen(s, h, seed))
    return s


def test_hunters_start_apart_and_dracula_far_from_them() -> None:
    for seed in SEEDS:
        s = all_start(seed)
        places = [s.game.nouns.index(s.at(h)) for h in ("godalming", "seward", "van-helsing", "mina")]
        assert min([STEPS[a][b] for i, a in enumerate(places) for b in places[:i]]) >= 2
        home = s.game.nouns.index(chosen(s, "dracula", seed).partition(" ")[2])
        assert min([STEPS[home][p] for p in places]) >= 3


def test_an_armed_hunter_goes_where_dracula_stands() -> None:
    trail = [{"card": "prague", "up": True}, "berlin"]
    at = {"godalming": "vienna", "seward": "rome", "van-helsing": "paris", "mina": "madrid"}
    choices = often("godalming", turn="godalming", day=4, at=at, trail=trail, items={"godalming": ["knife", "rifle", "crucifix"]})
    assert choices["road prague"] >= 10


def test_a_hideout_with_a_rumor_is_searched_by_the_healthy() -> None:
    trail = ["prague", "berlin", {"card": "vienna", "up": True, "encounters": ["reckless-vampire"], "rumor": True}]
    parts = {"phase": "night", "turn": "godalming", "at": {"godalming": "vienna"}, "trail": trail}
    assert often("godalming", items={"godalming": ["knife", "rifle"]}, **parts)["search"] == len(SEEDS)
    assert often("godalming", damage={"godalming": 10}, **parts)["rest"] == len(SEEDS)


def test_in_the_first_days_a_large_city_gives_supplies() -> None:
    choices = often("godalming", turn="godalming", day=0, at={"godalming": "paris"}, trail=["bucharest"])
    assert choices["supply"] >= 10


def test_dracula_bites_whom_he_has_under_his_spell() -> None:
    fight = {"foe": "dracula", "fighters": ["seward"], "round": 3, "night": True, "hand": ["fangs", "claws", "strength", "plotting"]}
    parts = {"at": {"seward": "vienna"}, "trail": [{"card": "vienna", "up": True}]}
    s = [chosen(scene("fury-2015", phase="combat", combat=fight | {"mesmerized": ["seward"]}, **parts), "dracula", i) for i in SEEDS]
    assert Counter(s)["choose fangs"] == len(SEEDS)


def test_a_hunter_who_is_nearly_dead_wants_to_leave() -> None:
    fight = {"foe": "dracula", "fighters": ["seward"], "round": 2, "night": True}
    parts = {"at": {"seward": "vienna"}, "trail": [{"card": "vienna", "up": True}], "damage": {"seward": 8}}
    choices = Counter([chosen(scene("fury-2015", phase="combat", combat=fight, **parts), "seward", i) for i in SEEDS])
    assert choices["choose escape"] + choices["choose dodge"] == len(SEEDS)


def test_vampires_lie_where_hunters_are_far_and_others_where_they_are_near() -> None:
    hand = ["aristocratic-vampire", "wolves", "rats", "hoax", "spy"]
    at = {"godalming": "paris", "seward": "madrid", "van-helsing": "rome", "mina": "london"}
    for card, vampire in (("varna", True), ("brussels", False)):
        trail = [card]
        choices = often("dracula", phase="dracula", step="encounter", at=at, trail=trail, encounters=hand)
        assert (choices["place aristocratic-vampire"] == len(SEEDS)) == vampire, (card, choices)


def test_a_hurt_dracula_stays_out_of_the_sea() -> None:
    choices = often("dracula", phase="dracula", step="card", damage={"dracula": 13}, trail=[None, "constanta"], at={"godalming": "vienna"})
    assert not any(["black-sea" in choice for choice in choices])
