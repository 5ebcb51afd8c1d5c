"""Why something is not open: each refusal stands on its clause."""

from __future__ import annotations

from typing import Any

import pytest

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, passed, scene

HIS: dict[str, Any] = {"phase": "dracula", "step": "move", "trail": ["vienna", "prague"]}
NIGHT: dict[str, Any] = {**HIS, "time": "midnight"}
AT_SEA: dict[str, Any] = {"phase": "dracula", "step": "move", "trail": ["black-sea", "varna"]}
GO: dict[str, Any] = {"turn": MINA, "step": "move", "at": {"mina": "paris"}}
SHIP: dict[str, Any] = {"turn": MINA, "step": "move", "at": {"mina": "english-channel"}, "came_from": {"mina": "plymouth"}}
ACT: dict[str, Any] = {"turn": MINA, "step": "act"}
FIGHT: dict[str, Any] = {"combat": {"round": 2, "last": {"mina": "punch", "dracula": "claws"}}, "trail": ["vienna"]}
LAID: dict[str, Any] = {**FIGHT, "items": {"mina": ["knife", "dogs"]}}


@pytest.mark.parametrize(
    ("parts", "choice", "reason"),
    [
        # set-up
        ({"phase": "setup"}, "start castle-dracula", "no-castle-start"),
        ({"phase": "setup", "turn": DRACULA}, "start london", "hunter-there"),
        ({"phase": "setup", "turn": DRACULA}, "start castle-dracula", "not-from-castle"),
        ({"phase": "setup"}, "dracula: start vienna", "dracula-starts-last"),
        ({"phase": "setup", "turn": SEWARD}, "godalming: start vienna", "start-once"),
        # Dracula's move
        (HIS, "lay paris", "not-adjacent"),
        (HIS, "lay prague", "in-trail"),
        (HIS, "lay venice", "no-train"),
        (HIS, "lay black-sea", "no-port"),
        ({**HIS, "hosts": ["budapest"]}, "lay budapest", "marked-host"),
        ({**HIS, "consecrated": "budapest"}, "lay budapest", "marked-ground"),
        (HIS, "lay feed", "by-night"),
        (HIS, "wolf-form budapest", "by-night"),
        (HIS, "pass", "must-move"),
        ({**NIGHT, "trail": ["hide", "vienna"]}, "lay hide", "power-out"),
        ({**NIGHT, "blood": 2}, "lay dark-call", "power-price"),
        ({**NIGHT, "blood": 1}, "wolf-form budapest", "wolf-price"),
        (NIGHT, "wolf-form paris", "wolf-reach"),
        (NIGHT, "double-back budapest", "not-in-trail"),
        ({**NIGHT, "catacombs": ["rome"]}, "double-back rome", "double-back-roads"),
        ({**NIGHT, "trail": [{"card": "vienna", "up": True}], "consecrated": "vienna"}, "lay hide", "must-leave-ground"),
        (AT_SEA, "lay hide", "sea-power"),
        (AT_SEA, "lay adriatic-sea", "no-sea-way"),
        ({**AT_SEA, "storm": "ionian-sea"}, "lay ionian-sea", "storm"),
        ({**AT_SEA, "trail": ["ionian-sea", "black-sea", "varna"], "blood": 1}, "lay adriatic-sea", "cannot-pay"),
        # hunters move
        (GO, "road vienna", "no-road"),
        (GO, "road marseilles", "only-railway"),
        (GO, "road paris", "already-there"),
        ({**GO, "roadblock": "paris/strasbourg"}, "road strasbourg", "blocked"),
        (GO, "ride vienna", "no-horse"),
        (GO, "sail english-channel", "no-sea-way"),
        ({**GO, "at": {"mina": "castle-dracula"}}, "rail", "no-railway"),
        (SHIP, "stay", "no-staying-at-sea"),
        (SHIP, "road paris", "at-sea"),
        (SHIP, "sail plymouth", "not-back"),
        ({**SHIP, "embarked": {"mina": "le-havre"}}, "sail le-havre", "not-where-embarked"),
        ({**SHIP, "storm": "north-sea"}, "sail north-sea", "storm"),
        (GO, "pass", "stay-or-go"),
        # Resolve
        ({"turn": MINA, "resolve": 1}, "strengthen mina", "full-health"),
        ({"turn": MINA, "resolve": 1, "health": {"mina": 5}}, "hurry rome", "too-weak-to-hurry"),
        ({"turn": MINA, "resolve": 1, "trail": [{"card": "vienna", "up": True}]}, "report", "nothing-face-down"),
        ({"turn": MINA, "events": {"mina": ["hypnosis"]}}, "report", "no-resolve"),
        ({"turn": MINA, "resolve": 1, "storm": "black-sea"}, "hurry black-sea", "storm"),
        # actions
        (ACT, "trade", "nobody-to-trade"),
        (ACT, "rest seward", "not-in-group"),
        (ACT, "road lisbon", "road-in-phase"),
        ({**ACT, "at": {"seward": "madrid"}}, "dracula: pass", "not-your-turn"),
        ({**ACT, "acted": [GODALMING]}, "godalming: rest godalming", "acted-already"),
        ({**ACT, "skips": [SEWARD]}, "seward: rest seward", "skips-turn"),
        ({"at": {"mina": "london"}}, "invite seward", "not-here"),
        ({"at": {"mina": "london"}}, "invite godalming", "with-oneself"),
        ({"at": {"mina": "london"}, "skips": [MINA, SEWARD], "turn": GODALMING}, "invite mina", "invite-at-start"),
        # combat
        ({"combat": {"round": 1}}, "choose dracula-dodge", "no-dodge-yet"),
        (FIGHT, "choose claws", "card-on-table"),
        (FIGHT, "choose fangs", "night-card"),
        ({"combat": {"round": 2, "no_escape": True}}, "choose escape-man", "no-escape-yet"),
        ({"combat": {"round": 2, "repelled": True}}, "choose claws", "repelled"),
        (
            {"combat": {"round": 2}, "time": "midnight", "blood": 2, "allies": {"hunters": "sister-agatha"}},
            "choose fangs",
            "agatha-too-dear",
        ),
        (FIGHT, "seward: choose punch", "not-in-combat"),
        ({"combat": {"foe": "minion-with-knife"}, "at": {"mina": "vienna"}, "trail": ["vienna"]}, "choose agent-rifle", "not-his-weapon"),
        # cards
        ({"turn": MINA, "events": {"mina": ["long-day"]}, "resolve": 1}, "play long-day", "time-long-day"),
        ({"turn": MINA, "resolve": 1}, "play hypnosis", "event-not-held"),
        ({"turn": MINA, "resolve": 1, "items": {"mina": ["knife"]}}, "play knife", "used-in-combat"),
        ({"turn": MINA, "resolve": 1, "items": {"mina": ["dogs"]}}, "play dogs", "lies-open-already"),
        ({"phase": "dracula", "step": "action", "encounters": ["rats"]}, "place fog", "encounter-not-held"),
        ({"phase": "dracula", "step": "catacombs", "catacombs": ["rome"]}, "return catacomb-2", "no-card-there"),
        ({"phase": "dracula", "step": "catacombs", "catacombs": ["rome"]}, "pass", "not-an-option"),
    ],
)
def test_a_refusal_says_why(parts: dict[str, Any], choice: str, reason: str) -> None:
    assert scene(**parts).reason(choice) == reason


@pytest.mark.parametrize(("card", "reason"), [("punch", "card-on-table"), ("dogs", "no-initiative"), ("stake", "not-held")])
def test_why_a_hunter_cannot_lay_a_card(card: str, reason: str) -> None:
    assert scene(**LAID).play("choose escape-man").reason(f"choose {card}") == reason


def test_after_a_roll_the_train_goes_by_rail_as_far_as_it_goes() -> None:
    s = scene(**GO, chance=["train train-1"]).play("rail")
    assert [s.reason(text) for text in ("road strasbourg", "rail", "travel rome", "travel castle-dracula")] == [
        "train-taken",
        "one-roll",
        "beyond-train",
        "not-by-rail",
    ]


def test_an_announced_move_must_be_made() -> None:
    spied = {"card": "vienna", "encounters": ["spy"]}
    s = scene(turn=MINA, step="search", at={"mina": "vienna"}, trail=["galatz", spied])
    passed(s, "hunter-announces").play("road prague")
    passed(s, "hunters-move", MINA)
    assert s.options() == ["road prague"] and s.reason("road budapest") == "as-announced"


def test_one_resolve_a_turn_and_no_effect_twice_a_round() -> None:
    s = scene(turn=GODALMING, resolve=3, health={"mina": 2}, events={"godalming": ["hypnosis"]}).play("strengthen mina")
    assert s.reason("strengthen seward") == "one-resolve"
    passed(s, "turn-begins", SEWARD)
    assert s.reason("strengthen mina") == "effect-used"


def test_what_is_closed_is_listed_with_its_clause() -> None:
    closed = scene(**HIS).closed()
    assert closed["lay prague"] == "F05-DMOVE-04" and closed["lay dark-call"] == "F05-POWER-02" and "lay budapest" not in closed
    assert scene(**ACT).closed() == {
        "rest godalming": "F05-GROUP-05",
        "rest seward": "F05-GROUP-05",
        "rest van-helsing": "F05-GROUP-05",
    } | {
        "supply godalming": "F05-GROUP-05",
        "supply seward": "F05-GROUP-05",
        "supply van-helsing": "F05-GROUP-05",
        "trade": "F05-TRADE-01",
    }
    assert scene(**ACT).closed(SEWARD) == {}


def test_what_a_choice_costs() -> None:
    s = scene(**NIGHT)
    costs = {
        text: s.game.price(s.state, s.game.choice(text)) for text in ("wolf-form budapest", "lay dark-call", "lay feed", "lay budapest")
    }
    assert costs == {"wolf-form budapest": 1, "lay dark-call": 2, "lay feed": 0, "lay budapest": 0}
    hurry = scene(turn=MINA, resolve=1, vampires=2)
    assert hurry.game.price(hurry.state, hurry.game.choice("hurry rome")) == 4


def test_after_the_end_nothing_is_open() -> None:
    s = scene(phase="dracula", step="time", vampires=5, time="small-hours")
    assert s.winners == [DRACULA] and s.reason("dracula: lay vienna") == "game-over"
