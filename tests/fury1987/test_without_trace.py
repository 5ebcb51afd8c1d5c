"""HIDDEN: every turn of Dracula sounds alike and looks alike to the hunters, at every moment of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from clauses import clause

from fury1987.his_turn import (
    DRACULA,
    GODALMING,
    HAND,
    HUNTERS,
    SEWARD,
    VAN_HELSING,
    chart_of,
    heard_in_his_turn,
    his_turn,
    lies_in,
    until_his_next_turn,
)
from whitby.engine import ANYTIME, CHANCE, EVERYONE, openly_asked, options_for
from whitby.fields import cards_of, state_fields
from whitby.games.fury.europe import SEA0
from whitby.games.fury1987 import GAME, dracula
from whitby.games.fury1987.fields import FIELDS
from whitby.games.fury1987.openings import position
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.words import EMPTY, PERHAPS, SOMETHING
from whitby.laws import LawBroken, check
from whitby.laws.random_games import CheckedGame
from whitby.laws.recall import Recall
from whitby.laws.report import Report
from whitby.rng import Rng
from whitby.scene import Scene

EYES = (0, 1, 2, 4, 7)  # the public, each hunter, all of them
SAME_MAP: dict[str, Any] = {"open": {"varna": "vampire"}, "chart": {"paris": "vampire"}}


def moment(s: Scene) -> list[Any]:
    """All that the hunters can tell of a moment."""
    return [
        [s.game.view(s.state, eyes) for eyes in EYES],
        [s.under_way.heard(eyes).copy() for eyes in EYES],
        openly_asked(s.state),
        s.question,
        [s.options(seat) for seat in HUNTERS],
        [s.under_way.may_undo(seat) for seat in range(3)],
    ]


def moments(s: Scene, *choices: str) -> list[list[Any]]:
    """The turn, choice by choice, chance's too: what the hunters can tell before and after each."""
    out = [moment(s)]
    for text in choices:
        assert s.question == "dracula-turn", f"the turn was over before {text!r}"
        s.play(text)
        out.append(moment(s))
    assert s.question != "dracula-turn", "the turn is not over"
    return out


class Turn(NamedTuple):
    """A turn of Dracula."""

    place: str
    choices: tuple[str, ...]
    parts: dict[str, Any] = {}  # behind the screen  # noqa: RUF012
    known: dict[str, Any] = {}  # what everybody knows besides  # noqa: RUF012

    def moments(self) -> list[list[Any]]:
        return moments(his_turn(self.place, **{**SAME_MAP, **self.known, **self.parts}), *self.choices)


DECIDING = {
    field.name: field.start
    for field in state_fields(FIELDS)
    if field.name in ("turn_step", "draws_owed", "returned", "way_said", "attack_on", "walpurgis", "eaten_at", "laying")
}
AT_SEA = {"dracula_port": "venice"}
FLEEING = {"fleeing": True, "hosts": ["valona", "athens"]}
DYING = {"blood": 0, "dying": 1, "blood_death": 3}
TURNS = {
    "by road, laying": Turn("vienna", ("road prague", "lay rats", "chance: draw wolves")),
    "by road, laying, the cup refilled": Turn("vienna", ("road prague", "lay rats", "chance: draw wolves"), {"encounter_cup": []}),
    "by road, six left in hand": Turn("vienna", ("road prague", "lay rats"), {"encounters": [*HAND, "wolves", "hoax"]}),
    "by road, nothing to lay": Turn("vienna", ("road prague",), {"encounters": []}),
    "by road, an encounter there": Turn("vienna", ("road prague",), {"chart": {"paris": "vampire", "prague": "fog"}}),
    "by road, hunters whom he fought": Turn("plymouth", ("road london",), {}, {"fought_here": HUNTERS}),
    "into the Castle": Turn("klausenburg", ("road castle-dracula", "pass")),
    "out of the Castle": Turn("castle-dracula", ("road galatz", "pass"), {"castle_rounds": 2}),
    "embarking": Turn("venice", ("sea adriatic-sea",)),
    "sailing": Turn("adriatic-sea", ("sea ionian-sea",), AT_SEA),
    "landing": Turn("adriatic-sea", ("sea bari", "pass"), AT_SEA),
    "passing, no chit exchanged": Turn("vienna", ("pass", "done")),
    "passing without chits": Turn("vienna", ("pass", "done"), {"encounters": []}),
    "passing, three chits exchanged": Turn(
        "vienna",
        ("pass", "return rats", "return fog", "return bats", "done", "chance: draw rats", "chance: draw fog", "chance: draw hoax"),
    ),
    "consuming, laying nothing": Turn("vienna", ("consume paris", "pass")),
    "consuming, laying in the same town": Turn("paris", ("consume paris", "lay bats", "chance: draw rats")),
    "consuming at sea": Turn("adriatic-sea", ("consume paris",), AT_SEA),
    "fleeing by sea": Turn("galway", ("sea atlantic-ocean",), DYING, FLEEING),
    "fleeing without a way": Turn("athens", ("stay", "pass"), {"blood": 0}, {**FLEEING, "hosts": ["valona"]}),
    "in a Host town without a way": Turn("athens", ("stay", "pass"), DYING, FLEEING),
}


@clause("F87-HIDDEN-26", "F87-HIDDEN-27", "F87-HIDDEN-32")
@pytest.mark.parametrize("name", TURNS)
def test_every_turn_sounds_and_looks_alike(name: str) -> None:
    turn = TURNS[name]
    road = "road budapest" if turn.known.get("fleeing") else "road prague"
    plain = Turn("vienna", (road, "pass"), {}, turn.known).moments()
    seen = turn.moments()
    assert [now for now in seen[:-1] if now != plain[0]] == []
    assert seen[-1] == plain[-1]
    assert [word for word, _ in seen[-1][1][0]][:2] == ["turn-begins", "turn-over"]


@pytest.mark.parametrize("seed", range(4))
def test_while_he_decides_nothing_changes_for_the_hunters(seed: int) -> None:
    """Random play: within his decision every moment is like its first; and some decisions have many steps."""
    rng = Rng(seed)
    s = his_turn("vienna", **SAME_MAP)
    first: list[Any] = []
    steps = most = 0
    for _ in range(500):
        if s.winners is not None:
            break
        deciding = s.question == "dracula-turn"
        if deciding and first:
            steps += 1
            most = max(most, steps)
            assert moment(s) == first
        elif deciding:
            first = moment(s)
        else:
            first, steps = [], 0
        seat = s.state.seat
        s.under_way.apply(seat, rng.pick([choice for choice in options_for(s.state, seat) if not choice & ANYTIME]))
    assert most > 1


@pytest.mark.parametrize("name", [*TURNS, "attack", "walpurgis"])
def test_a_turn_leaves_nothing_open_behind_the_screen(name: str) -> None:
    own = {
        "attack": Turn("vienna", ("road prague", "attack seward"), {"at": {SEWARD: "prague"}}),
        "walpurgis": Turn("vienna", ("play walpurgis-night",), {"events": {DRACULA: ["walpurgis-night"]}}),
    }
    turn = {**TURNS, **own}[name]
    s = his_turn(turn.place, **{**SAME_MAP, **turn.known, **turn.parts}).play(*turn.choices)
    left = [name for name, start in DECIDING.items() if s.view(DRACULA)[name] != (list(start) if isinstance(start, tuple) else start)]
    assert left == []
    on_chart = [x for x in s.view(DRACULA)["chart"] if x >= 0]
    assert len(cards_of(s.state, FIELDS, "encounters")) + len(on_chart) == 50  # every chit is somewhere


@clause("F87-HIDDEN-28", "F87-HIDDEN-30", "F87-HIDDEN-31")
def test_what_is_behind_the_screen_dracula_knows() -> None:
    s = his_turn("vienna").play("pass", "return rats", "done", "chance: draw fog")
    assert "drew-encounter fog" in s.heard(DRACULA) and s.view(DRACULA)["encounters"] != s.view(GODALMING)["encounters"]
    s = his_turn("vienna").play("road prague", "pass")
    assert s.rumours() == "vienna" and s.view(GODALMING)["rumours_at"] == s.view(SEWARD)["dracula_at"] == -9
    s = his_turn("athens", hosts=["athens", "valona"], blood=1)
    assert s.options() == ["stay"] and heard_in_his_turn(s.play("stay", "pass")) == ["no-blood"]


@clause("F87-HIDDEN-29")
def test_a_vampire_open_on_the_map_is_seen_to_go() -> None:
    seen = moments(his_turn("varna", **SAME_MAP), "consume varna", "lay bats", "chance: draw rats")
    assert seen[0] == seen[1] == seen[2]
    s = his_turn("varna", **SAME_MAP).play("consume varna")
    assert lies_in(s, "varna", GODALMING) == "vampire"  # until the decision is made
    s.play("lay bats", "chance: draw rats")
    assert heard_in_his_turn(s) == ["consumed vampire varna"]
    assert lies_in(s, "varna", GODALMING) == "?" and lies_in(s, "varna") == "bats"
    s = his_turn("vienna", **SAME_MAP, at={GODALMING: "varna"})
    s.state.heard_chart[s.game.nouns.index("varna")] = s.game.nouns.index("vampire")  # type: ignore[attr-defined]
    assert lies_in(s.play("consume varna", "pass"), "varna", SEWARD) is None  # where a hunter is he can lay nothing


@clause("F87-HIDDEN-18", "F87-HIDDEN-32")
def test_what_the_hunters_knew_of_the_chart_may_be_so_no_longer() -> None:
    known = {"london": None, "prague": None, "paris": "vampire", "rome": "encounter", "madrid": "wolves"}
    s = his_turn("vienna", chart={"paris": "vampire", "rome": "fog", "madrid": "wolves"}, open={"varna": "storms"}, chance=["roll 1"])
    for town, kind in {**known, "varna": None}.items():
        s.state.heard_chart[s.game.nouns.index(town)] = -1 if kind is None else s.game.nouns.index(kind)  # type: ignore[attr-defined]
    s.play("road budapest", "pass")  # whatever he does: he might have laid one, and consumed a Vampire
    assert [lies_in(s, town, GODALMING) for town in known] == [None, "?", "?", "?", "wolves"]
    assert s.view(SEWARD)["heard_chart"][s.game.nouns.index("varna")] == -1 and lies_in(s, "varna", SEWARD) == "storms"


@clause("F87-HIDDEN-08")
def test_walpurgis_night_is_seen_when_the_decision_is_made() -> None:
    s = his_turn("vienna", events={DRACULA: ["walpurgis-night"]})
    assert "play walpurgis-night" in s.options() and "walpurgis-night" not in s.event_discards()
    s.play("play walpurgis-night")
    assert s.event_discards() == ["walpurgis-night"] and s.events(DRACULA) == [] and s.turn() == GODALMING  # without an Action phase
    assert [text for text in heard_in_his_turn(s) if "walpurgis-night" in text]
    dying = his_turn("vienna", events={DRACULA: ["walpurgis-night"]}, blood=0, dying=1, blood_death=1, fleeing=True, hosts=["budapest"])
    assert dying.options() == ["road zagreb"]


@clause("F87-HIDDEN-33")
def test_an_attack_is_heard_with_town_and_hunters() -> None:
    s = his_turn("prague", at={SEWARD: "vienna", VAN_HELSING: "vienna"}, together=[SEWARD, VAN_HELSING])
    before = moment(s)
    s.play("road vienna")
    assert moment(s) == before
    s.play("attack seward")
    assert s.heard()[1:3] == ["attacks vienna seward van-helsing", "dracula-found vienna"] and s.seen_at() == "vienna"
    until_his_next_turn(s)
    assert s.seen_at() is None


@clause("F87-HIDDEN-34")
def test_hunters_whom_he_may_not_attack_hear_nothing() -> None:
    s = his_turn("prague", at={SEWARD: "vienna"}, fought_here=[SEWARD]).play("road vienna")
    assert heard_in_his_turn(s) == [] and s.seen_at() is None


@clause("F87-HIDDEN-35")
@pytest.mark.parametrize(("name", "heard"), [("embarking", "embarks"), ("sailing", "sails"), ("landing", "lands"), ("into the Castle", "")])
def test_shipping_agents_hear_of_the_sea(name: str, heard: str) -> None:
    seen = TURNS[name]._replace(known={"shipping_agents": True}).moments()
    assert [now for now in seen[:-1] if now != seen[0]] == []
    assert [word for word, _ in seen[-1][1][0]][1:3] == ([heard, "turn-over"] if heard else ["turn-over", "turn-begins"])


@clause("F87-HIDDEN-36", "F87-HIDDEN-37")
def test_of_zero_all_hear_and_of_the_flight_nothing() -> None:
    s = his_turn("athens", hosts=["athens", "valona"], blood=1)
    before = moment(s)
    s.play("stay")
    assert moment(s) == before and not s.fleeing()
    s.play("pass")
    assert s.fleeing() and heard_in_his_turn(s) == ["no-blood"]
    s = his_turn("klausenburg", fleeing=True, blood=0).play("road castle-dracula", "pass")
    assert heard_in_his_turn(s) == [] and s.view(GODALMING)["dracula_at"] == -9


@clause("F87-HIDDEN-38")
def test_rounds_in_the_castle_are_not_heard() -> None:
    seen = []
    for rounds in (0, 1):
        s = until_his_next_turn(his_turn("castle-dracula", castle_rounds=rounds).play("pass", "done"))
        assert s.view(DRACULA)["castle_rounds"] == rounds + 1
        seen.append(moment(s))
    assert seen[0] == seen[1]


@clause("F87-HIDDEN-39")
def test_he_is_asked_for_the_minor_victory_whatever_lies_on_his_chart() -> None:
    seen = []
    for vampires in (0, 3):
        s = his_turn("vienna", dead=[GODALMING], turned=[SEWARD], chart=chart_of(vampires)).play("road prague", "pass")
        assert (s.asked, s.question) == ([DRACULA], "claim-victory")
        assert s.options() == (["pass", "claim"] if vampires else ["pass"])
        seen.append(moment(s))
        seen.append(moment(s.play("pass")))
        assert s.winners is None and s.turn() == VAN_HELSING
    assert seen[:2] == seen[2:]
    s = his_turn("vienna", dead=[GODALMING]).play("road prague", "pass")
    assert s.turn() == SEWARD  # one is not enough


@clause("F87-HIDDEN-40", "F87-TURN-08")
def test_storms_are_rolled_for_as_his_turn_begins() -> None:
    s = his_turn("vienna", open={"varna": "storms", "rome": "storms"})
    assert s.asked == ["chance"] and s.question == "weather-die"
    s.play("roll 4")
    assert s.asked == ["chance"] and s.play("roll 5").question == "dracula-turn"
    assert s.heard() == ["turn-begins dracula", "rolled 4", "rolled 5", "lifts storms varna"]
    assert lies_in(s, "rome", GODALMING) == "storms" and lies_in(s, "varna") is None and lies_in(s, "varna", GODALMING) is None
    assert s.encounter_discards() == ["storms"]


@clause("F87-HIDDEN-26", "F87-HIDDEN-32")
def test_what_he_may_take_back_does_not_tell_whether_he_drew() -> None:
    for choices in (("road prague", "pass"), ("road prague", "lay rats", "chance: draw fog"), ("pass", "done")):
        s = his_turn("vienna")
        s.play(choices[0])
        assert s.under_way.may_undo(3)
        assert not s.play(*choices[1:]).under_way.may_undo(3)


# --- the laws would show a trace -----------------------------------------------------------------
def tells_of_the_sea(plant: pytest.MonkeyPatch) -> None:
    """He is heard to embark though no Shipping Agents are in play."""
    honest = dracula.travel

    def travel(s: Fury, place: int) -> None:
        honest(s, place)
        if s.way_said:
            s.tell(EVERYONE, "embarks")

    plant.setattr(dracula, "travel", travel)


def tells_of_a_draw(plant: pytest.MonkeyPatch) -> None:
    """All hear that he draws, not what."""
    honest = dracula.take_encounter

    def take_encounter(s: Fury, kind: int) -> None:
        honest(s, kind)
        s.tell(EVERYONE, "drew-encounter")

    plant.setattr(dracula, "take_encounter", take_encounter)


def draws_openly(plant: pytest.MonkeyPatch) -> None:
    """To all it is chance that is asked when he draws."""
    plant.setattr(Fury, "ask_chance_for", lambda s, seat, options, then: s.ask_step(CHANCE, options, then))


def eats_at_once(plant: pytest.MonkeyPatch) -> None:
    """An open Vampire that he consumes is gone before his decision is made."""
    honest = dracula.consume

    def consume(s: Fury, town: int) -> None:
        honest(s, town)
        dracula.vampire_goes(s)

    plant.setattr(dracula, "consume", consume)


PLANTED: list[tuple[str, Callable[[pytest.MonkeyPatch], None]]] = [
    ("twins", tells_of_the_sea),
    ("twins", draws_openly),
    ("twins", eats_at_once),
]
SHORT = {"round_limit": 12}
SHOWN: list[tuple[str, str, Callable[[Any], Any]]] = [  # law, a field of the view, what it tells
    ("recall", "round", lambda s: int(s.dracula_at >= SEA0)),
    ("news", "round", lambda s: s.turn_step),
    ("swap", "round", lambda s: len(s.encounters)),
    ("swap", "heard_chart", lambda s: [PERHAPS if x == EMPTY else SOMETHING for x in s.chart]),
]


@pytest.mark.parametrize(("law", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
def test_a_planted_trace_is_found(law: str, plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    at_sea = position("at-sea", SHORT, dracula_at="adriatic-sea", dracula_port="venice", round=11, **SAME_MAP)
    on_land = position("on-land", SHORT, dracula_at="varna", encounters=HAND, round=11, **SAME_MAP)
    game = replace(GAME, openings=(at_sea, on_land))
    with pytest.raises(LawBroken) as found:
        for name, _ in game.openings:
            report = Report(game)
            CheckedGame(game, name, "planted", report, Recall(game, report), True, {}, {law}).check()
    assert found.value.law == law


def test_a_draw_that_is_heard_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """No law forbids to tell something; but then a turn with a draw does not sound like one without."""
    tells_of_a_draw(monkeypatch)
    assert TURNS["by road, laying"].moments()[-1] != TURNS["by road, nothing to lay"].moments()[-1]


@pytest.mark.parametrize(("law", "field", "told"), SHOWN)
def test_a_view_that_looks_behind_the_screen_is_found(law: str, field: str, told: Callable[[Any], Any]) -> None:
    with pytest.raises(LawBroken) as found:
        check(replace(GAME, view=lambda s, eyes: GAME.view(s, eyes) | {field: told(s)}), games=30, seed=1, only={law}, options=SHORT)
    assert found.value.law == law
