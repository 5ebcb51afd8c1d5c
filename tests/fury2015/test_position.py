"""Positions by name: whole, legal, and refused when they cannot be."""

import pytest

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, scene

FIGHT = {"fighters": [MINA, SEWARD], "cards": {DRACULA: "fangs", MINA: "punch", SEWARD: "dodge"}}
POSITIONS = [
    {},
    {"phase": "deal"},
    {"phase": "setup"},
    {"phase": "setup", "turn": DRACULA, "at": {MINA: "vienna"}},
    {"phase": "night", "turn": MINA, "items": {MINA: ["knife"]}, "event_bottom": ["roadblock", "long-night"]},
    {"phase": "dawn", "weekday": "monday", "despair": 1, "events": {MINA: ["long-night"]}},
    {"phase": "dusk", "storms": ["black-sea"], "fog": ["vienna", "vienna"], "roadblocks": ["vienna/prague", "venice=vienna"]},
    {"phase": "dracula", "trail": ["vienna", "prague", "berlin", "leipzig", "cologne", {"card": "brussels", "encounters": ["rats"]}]},
    {"phase": "dracula", "step": "slide"},
    {"phase": "dracula", "step": "card", "trail": [None, "vienna"], "consecrated": "prague", "hosts": ["rome"]},
    {"phase": "dracula", "step": "encounter", "trail": ["vienna"]},
    {"phase": "dracula", "step": "end", "events": {DRACULA: ["roadblock"]}},
    {"at": {MINA: None, SEWARD: "hospital-rome", GODALMING: "black-sea"}, "ward": {MINA: "hospital-budapest"}},
    {"bites": {SEWARD: 1}, "items": {SEWARD: ["knife", "dogs"]}, "events": {SEWARD: ["good-luck"]}, "shown": {SEWARD: ["dogs"]}},
    {"allies": {"hunters": "rufus-smith", "dracula": "great-wolf"}, "effects": ["speedy-telegraph"], "bodyguards": 2, "delayed": [MINA]},
    {
        "at": {MINA: "vienna"},
        "trail": ["budapest", "hide", None, {"card": "paris", "up": True, "encounters": ["rats", "hoax"], "faceup": ["new-vampire"]}],
        "lairs": [{"card": "rome", "encounters": ["bats"], "rumor": True}],
    },
    {"combat": {"fighters": [MINA, SEWARD], "round": 2, "night": True, "hand": ["fangs"], "last": {MINA: "punch"}}},
    {"combat": {**FIGHT, "step": "engage"}},
    {"combat": {**FIGHT, "step": "reveal", "engaged": MINA}},
    {"combat": {"step": "start"}},
    {"combat": {"step": "open", "fighters": [GODALMING]}, "events": {GODALMING: ["escape-route"]}},
    {"combat": {"fighters": [GODALMING], "lucy": True, "planned": [GODALMING], "wreaths": {GODALMING: 1}, "round": 3, "plots": 1}},
    {"combat": {"foe": "new-vampire", "ambush": True, "damage": 1}, "at": {MINA: "vienna"}, "trail": ["vienna"]},
    {"combat": {"foe": "reckless-vampire", "night": True}, "at": {MINA: "vienna"}, "trail": ["galatz", None, "vienna"]},
]  # fmt: skip


@pytest.mark.parametrize("parts", POSITIONS, ids=range(len(POSITIONS)))
def test_every_position_is_whole(parts):
    s = scene(**parts)
    assert s.asked
    assert s.game.recount(s.state) == []


IMPOSSIBLE = [
    ({"phase": "noon"}, "no phase"),
    ({"at": {DRACULA: "vienna"}}, "no hunter"),
    ({"at": {MINA: "atlantis"}}, "no place"),
    ({"damage": {MINA: 9}}, "from 0 to 8"),
    ({"bites": {MINA: 1}}, "from 0 to 0"),
    ({"items": {MINA: ["knife"] * 4}}, "no knife is left"),
    ({"items": {MINA: ["knife", "dogs", "dogs", "stake"]}}, "only 3"),
    ({"items": {MINA: ["forewarned"]}}, "not among the items"),
    ({"events": {MINA: ["seduction"]}}, "other side"),
    ({"tickets": {MINA: ["1/1", "1/1", "2/2"]}}, "only 2"),
    ({"shown": {SEWARD: ["knife"]}}, "not weakened"),
    ({"trail": []}, "must be somewhere"),
    ({"trail": ["hide"]}, "must be somewhere"),
    ({"trail": ["vienna", "vienna"]}, "only one card"),
    ({"trail": ["vienna"], "lairs": ["vienna"]}, "only one card"),
    ({"trail": ["wolf-form"]}, "Wolf Form lies with a city"),
    ({"trail": [{"card": "black-sea", "encounters": ["rats"]}]}, "no encounter lies"),
    ({"trail": [{"card": "vienna", "up": False}], "at": {MINA: "vienna"}}, "faceup"),
    ({"trail": [{"card": "vienna", "rumor": True}]}, "with an encounter"),
    ({"lairs": ["black-sea"]}, "a lair is a city"),
    ({"phase": "dracula", "step": "card", "trail": ["vienna"]}, "space 1 is free"),
    ({"step": "card"}, "only the Dracula phase"),
    ({"despair": 2, "day": 3}, "despair tokens"),
    ({"day": 2, "weekday": "monday"}, "not both"),
    ({"fog": ["black-sea"]}, "no city"),
    ({"fog": ["rome"] * 5}, "only 4"),
    ({"storms": ["black-sea", "black-sea"]}, "one on each"),
    ({"roadblocks": ["vienna/paris"]}, "no road or railway"),
    ({"consecrated": "galatz"}, "cannot be consecrated"),
    ({"allies": {"hunters": "great-wolf"}}, "no ally of hunters"),
    ({"event_facedown": ["forewarned"]}, "only Dracula events"),
    ({"influence": 13}, "from 0 to 12"),
    ({"rumors": 2}, "from 0 to 1"),
    ({"ward": {MINA: "hospital-rome"}}, "needs no ward"),
    ({"combat": {"fighters": []}}, "needs a hunter"),
    ({"combat": {"fighters": [MINA]}, "at": {MINA: "rome"}, "trail": ["vienna"]}, "not in Dracula's city"),
    ({"combat": {"last": {MINA: "punch"}}}, "round before"),
    ({"combat": {"plots": 1}}, "has played 0 cards"),
    ({"combat": {"foe": "new-vampire"}}, "hideout of Dracula"),
    ({"combat": {"foe": "rats"}}, "nobody fights"),
    ({"sunshine": True}, "no 'sunshine' to set"),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "why"), IMPOSSIBLE, ids=[why for _, why in IMPOSSIBLE])
def test_what_cannot_be_is_refused(parts, why):
    with pytest.raises(ValueError, match=why):
        scene(**parts)


def test_names_of_days():
    assert scene(weekday="thursday").weekday() == "thursday"
    assert scene(weekday="thursday", despair=2).despair() == 2
    assert scene(day=23).despair() == 3


def test_hide_is_as_open_as_its_city():
    assert scene(trail=["hide", "vienna"], at={MINA: "vienna"}).up() == ["hide", "vienna"]
    assert scene(trail=["hide", {"card": "vienna", "up": True}]).up() == ["hide", "vienna"]
    assert scene(trail=["hide", "vienna"]).up() == []


def test_hands_are_filled_the_same_way_each_time():
    assert scene().encounters() == scene().encounters()
    assert len(scene().encounters()) == 5
    assert scene(encounters=["rats", "spy"]).encounters() == ["rats", "spy"]
    assert len(scene(combat={"hand": ["claws", "claws"]}).blows()) == 5
    assert [scene().at(hunter) for hunter in HUNTERS] == ["london", "amsterdam", "zurich", "madrid"]
