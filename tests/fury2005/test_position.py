"""Positions by name: what is said is set, what is not said is filled in, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene
from whitby.games.fury2005 import GAME

TRAIL = ["vienna", "budapest", "klausenburg", "galatz", "constanta", "varna"]


def test_what_is_not_said_is_filled_in() -> None:
    s = scene()
    assert [s.at(seat) for seat in (GODALMING, SEWARD, VAN_HELSING, MINA)] == ["london", "amsterdam", "zurich", "madrid"]
    assert s.trail() == ["galatz"] and s.up() == [] and len(s.encounters()) == 5 and len(s.pool()) == 40 and s.event_top() is not None
    assert (s.question, s.asked, s.turn(), s.time(), s.blood()) == ("hunters-move", [GODALMING], GODALMING, "dawn", 15)


@pytest.mark.parametrize(
    ("parts", "question", "asked"),
    [
        ({"phase": "deal"}, "top-event", "chance"),
        ({"phase": "setup", "turn": "van-helsing"}, "hunter-starts", VAN_HELSING),
        ({"phase": "setup", "turn": "dracula"}, "dracula-starts", DRACULA),
        ({"phase": "dracula", "events": {"dracula": ["roadblock"]}}, "dracula-starts-turn", DRACULA),
        ({"phase": "dracula", "step": "time", "catacombs": ["rome"]}, "catacombs-step", DRACULA),
        ({"phase": "dracula", "step": "catacombs", "catacombs": ["rome"]}, "catacombs-step", DRACULA),
        ({"phase": "dracula", "step": "move"}, "dracula-moves", DRACULA),
        ({"phase": "dracula", "step": "action"}, "place-encounter", DRACULA),
        ({"phase": "dracula", "step": "mature"}, "hunters-move", GODALMING),
        ({"turn": MINA, "events": {"mina": ["hypnosis"]}}, "turn-begins", MINA),
        ({"turn": MINA, "step": "move"}, "hunters-move", MINA),
        ({"turn": MINA, "step": "search", "items": {"mina": ["dogs"]}}, "hunter-acts", MINA),
        ({"turn": MINA, "step": "act"}, "hunter-acts", MINA),
        ({"combat": {"step": "open"}, "events": {"dracula": ["trap"]}}, "combat-start", DRACULA),
        ({"combat": {"round": 3}}, "lay-card", DRACULA),
        ({"combat": {"step": "reveal", "cards": {"mina": "punch", "dracula": "claws"}}}, "roll-die", "chance"),
        ({"combat": {"foe": "vampire", "fighters": [SEWARD]}}, "lay-card", DRACULA),
        ({"combat": {"foe": "assassin"}, "at": {"mina": "vienna"}, "trail": TRAIL}, "lay-card", DRACULA),
    ],
)
def test_every_phase_and_step_stands_at_its_question(parts: dict[str, Any], question: str, asked: str) -> None:
    s = scene(**parts)
    assert (s.question, s.asked) == (question, [asked]) and GAME.recount(s.state) == []


def test_trail_and_catacombs_as_they_are_written() -> None:
    there = {"card": "prague", "up": True, "wolf": True, "faceup": ["rats"]}
    s = scene(
        trail=["hide", {"card": "vienna", "encounters": ["fog"]}, there, "feed", {"card": "castle-dracula"}], catacombs=[None, "rome"]
    )
    assert s.trail() == ["hide", "vienna", "prague", "feed", "castle-dracula"] and s.catacombs() == [None, "rome", None]
    assert s.up() == ["prague", "castle-dracula"] and s.marks(3) == ["up", "wolf", "cut"] and s.hide_city() == "vienna"
    assert s.lurking(2) == ["fog"] and s.faceup(3) == ["rats"] and s.faceup(2) == [] and s.at(DRACULA) == "vienna"


def test_neighbours_on_the_map_are_a_chain_and_others_are_cut() -> None:
    assert [scene(trail=["vienna", other]).marks(1) for other in ("prague", "paris")] == [[], ["cut"]]
    assert scene(trail=[{"card": "vienna", "wolf": True}, "nuremburg"]).marks(1) == ["wolf"]


def test_a_fight_with_dracula_is_where_he_is() -> None:
    s = scene(
        combat={"fighters": [SEWARD, MINA], "round": 2, "last": {"mina": "punch"}, "continues": 1, "dodge": "enemy"}, trail=["prague"]
    )
    assert [s.at(seat) for seat in (SEWARD, MINA, DRACULA)] == ["prague"] * 3 and s.up() == ["prague"] and s.fight() == DRACULA
    assert (s.combat_round(), s.last(MINA), s.continues(), s.turn(), s.group()) == (2, "punch", 1, SEWARD, [SEWARD, MINA])
    attacked = scene(combat={"attacked": True, "fighters": [MINA]}, at={"mina": "rome"}, trail=["rome"])
    assert attacked.turn() == DRACULA


def test_what_bitten_hunters_show() -> None:
    held: dict[str, Any] = {"items": {"mina": ["dogs", "knife", "stake"]}, "events": {"mina": ["hypnosis"]}}
    assert scene(**held).shown(MINA) == ["knife", "hypnosis"] and scene(shown={"mina": ["stake"]}, **held).shown(MINA) == [
        "stake",
        "hypnosis",
    ]
    assert scene(items={"mina": ["dogs"]}).dogs(MINA) == 1 and scene(items={"seward": ["dogs"]}).dogs(SEWARD) == 0


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"phase": "dusk"}, "there is no phase 'dusk'"),
        ({"phase": "deal", "blood": 3}, "nothing else"),
        ({"phase": "combat"}, "go together"),
        ({"combat": {}}, "go together"),
        ({"phase": "setup", "trail": ["vienna"]}, "no Trail yet"),
        ({"phase": "setup", "step": "move"}, "no steps"),
        ({"phase": "setup", "at": {"mina": "rome"}}, "has not started yet"),
        ({"phase": "dracula", "turn": "mina"}, "Dracula's turn"),
        ({"phase": "dracula", "step": "begin"}, "there is no step of Dracula's turn 'begin'"),
        ({"step": "time"}, "there is no step of a hunter's turn 'time'"),
        ({"group": ["mina"]}, "no group is formed yet"),
        ({"group": ["mina"], "step": "move"}, "in one place"),
        ({"at": {"mina": "off"}}, "must be somewhere"),
        ({"health": {"mina": 0}}, "has lost all Health"),
        ({"trail": ["vienna", None, "prague"]}, "no gaps"),
        ({"trail": [*TRAIL, "rome"]}, "there are only 6 Trail spaces"),
        ({"catacombs": ["rome", "paris", "nice", "genoa"]}, "only 3 Catacombs"),
        ({"catacombs": ["black-sea"]}, "is a city"),
        ({"catacombs": [{"card": "rome", "wolf": True}]}, "nothing but markers"),
        ({"trail": ["vienna"], "catacombs": ["vienna"]}, "only one card vienna"),
        ({"trail": ["feed"]}, "must be somewhere"),
        ({"trail": ["wolf-form"]}, "lie with a card"),
        ({"trail": ["hospital"]}, "no location card hospital"),
        ({"trail": [{"card": "vienna", "bat": True}]}, "no word for a space 'bat'"),
        ({"trail": [{"card": "feed", "wolf": True}, "vienna"]}, "lie with a city"),
        ({"trail": [{"card": "vienna", "wolf": True}, {"card": "prague", "wolf": True}]}, "only 1 cards for wolf"),
        ({"trail": [{"card": "vienna", "encounters": ["rats", "fog"]}]}, "only 1 markers on vienna"),
        ({"trail": [{"card": "castle-dracula", "encounters": ["rats"]}]}, "no encounter lies on"),
        ({"trail": [{"card": "black-sea", "encounters": ["rats"]}]}, "no encounter lies on"),
        ({"trail": ["vienna", "hide"]}, "in front of its location"),
        ({"trail": [{"card": "hide", "city": "rome"}, "vienna"]}, "must lie in the Trail"),
        ({"hosts": ["black-sea"]}, "Hosts lie on land"),
        ({"consecrated": "galatz"}, "cannot be consecrated"),
        ({"storm": "vienna"}, "lies on a sea zone"),
        ({"events": {"mina": ["trap"]}}, "event of the other side"),
        ({"allies": {"hunters": "quincey-p-morris"}}, "is no ally of hunters"),
        ({"items": {"mina": ["knife"] * 4}}, "over the limits"),
        (
            {"items": {"seward": ["knife"] * 4}, "events": {"seward": ["hypnosis", "hypnosis", "long-day", "good-luck"]}},
            "only 1 cards over",
        ),
        ({"items": {"mina": ["knife"]}, "dogs": {"mina": 1}}, "dogs must be from 0 to 0"),
        ({"shown": {"seward": ["knife"]}}, "is not bitten"),
        ({"event_deck": ["trap"]}, "say its event_top too"),
        ({"combat": {"fighters": []}}, "needs a hunter"),
        ({"combat": {"fury": 1}}, "no word for a combat 'fury'"),
        ({"combat": {"round": 1}, "at": {"mina": "rome"}, "trail": ["vienna"]}, "not in Dracula's city"),
        ({"combat": {"foe": "vampire", "fighters": ["mina", "seward"]}}, "one hunter alone"),
        ({"combat": {"foe": "rats"}, "at": {"mina": "vienna"}, "trail": ["vienna"]}, "nobody fights rats"),
        ({"combat": {"foe": "assassin"}, "at": {"mina": "rome"}, "trail": ["vienna"]}, "must stand together"),
        ({"combat": {"foe": "vampire", "attacked": True}}, "only Dracula attacks"),
        ({"combat": {"last": {"mina": "punch"}}}, "no round before"),
        ({"combat": {"cards": {"mina": "punch"}}}, "say the cards of nobody"),
        ({"combat": {"step": "reveal", "cards": {"mina": "punch"}}}, "say the cards of mina, dracula"),
        ({"combat": {"step": "reveal", "cards": {"mina": "punch", "dracula": "knife"}}}, "no tactic of this enemy"),
        ({"combat": {"step": "reveal", "cards": {"mina": "stake", "dracula": "claws"}}}, "has no stake"),
        ({"combat": {"step": "reveal", "target": "seward", "cards": {"mina": "punch", "dracula": "claws"}}}, "target must be in the fight"),
        ({"combat": {"round": 2, "last": {"seward": "punch"}}}, "is not in the fight"),
    ],
)
def test_what_cannot_be_is_refused(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        scene(**parts)
