"""Positions by name: what is filled in, and what cannot be."""

import doctest
from collections import Counter
from typing import Any

import pytest

import whitby.scene
from dracula2003.london import DRACULA, PLACES, VAN_HELSING, going_for, london, meeting
from whitby.games.dracula2003.words import ALL_OF, DECK
from whitby.rng import Rng
from whitby.scene import Scene, parts, scene

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"figures": {}}, "has no 'figures' to set; it has chance, options, turn, turns, phase"),
    ({"phase": "night"}, "no phase 'night'; the phases are deal, choose, move"),
    ({"turn": "mina"}, "no seat 'mina'; there are dracula, van-helsing"),
    ({"at": {DRACULA: "house-11"}}, "no place 'house-11'"),
    ({"at": "harbor"}, "at must be a table by name"),
    ({"board": {"house-1": "werewolf"}}, "no encounter card 'werewolf'"),
    ({"board": {place: "vampire-3" for place in PLACES[:4]}}, "only 3 vampire-3"),
    ({"board": {"house-1": "amulet"}, "supply": {DRACULA: ["amulet"]}}, "only 1 amulet"),
    ({"supply": {DRACULA: ["victim"]}}, "'victim' is no encounter card of dracula"),
    ({"supply": {DRACULA: "coffin"}}, "cards must be a list"),
    ({"supply": {DRACULA: ["coffin"]}, "board": {place: None for place in PLACES}}, "encounter cards are left for 0 places"),
    ({"supply": {DRACULA: []}, "defeated": {DRACULA: []}}, "15 encounter cards are left for 12 places"),
    ({"defeated": {DRACULA: ["coffin"]}}, "coffin is no companion"),
    ({"hand": {DRACULA: ["wings", "pulse", "deep", "breath", "roar", "quiet"]}}, "more than 5 action cards available"),
    ({"hand": {DRACULA: ["wings", "wings"]}}, "only one wings"),
    ({"hand": {DRACULA: ["block"]}}, "'block' is no action card of dracula"),
    ({"hand": {DRACULA: ["wings"]}, "played": {DRACULA: ["roar"]}}, "5 action cards aside or none, not 8"),
    ({"hand": {DRACULA: []}}, "do not fit"),
    ({"hand": {DRACULA: ["wings"]}, "played": {DRACULA: ["roar"]}, "aside": {DRACULA: []}}, "do not fit"),
    ({"taken": {DRACULA: 5}}, "taken must be from 0 to 4"),
    ({"cubes": {DRACULA: 0}}, "cubes must be from 1 to 4"),
    ({"cubes": {DRACULA: 5}}, "cubes must be from 1 to 4"),
    ({"turns": 0}, "turns must be from 1"),
    ({"steps": 6}, "steps must be from 0 to 5"),
    ({"steps": 0, "phase": "play"}, "steps must be from 1 to 5"),
    ({"phase": "special"}, "the phase special needs the card being played"),
    ({"phase": "play", "card": "wings"}, "in the phase play no card is being played"),
    ({"won": True}, "in the phase move no card is being played"),
    ({"up": "harbor"}, "face up in the phase play only"),
    ({"up": "house-5", "phase": "play"}, "only where his figure stands"),
    ({"up": "harbor", "phase": "play", "board": {"harbor": "coffin"}}, "a companion or symbol of the opponent"),
    ({"up": "harbor", "phase": "play", "board": {"harbor": "victim"}}, "a companion or symbol of the opponent"),
    ({"up": "harbor", "phase": "play", "board": {"harbor": None}}, "a companion or symbol of the opponent"),
    ({"board": {"house-1": None}, "known": {"house-1": [DRACULA]}}, "no card on house-1 to be known"),
    ({"phase": "lay", "board": {"harbor": "coffin"}}, "the place of the figure is empty"),
    ({"phase": "lay", "supply": {DRACULA: []}}, "dracula has no card to lay"),
    ({"phase": "choose", "board": {}}, "in the phase choose nothing can be said of board"),
    ({"phase": "deal", "hand": {}}, "in the phase deal nothing can be said of hand"),
    ({"barriers": {"pink": "house-1/house-2"}}, "no colour 'pink'"),
    ({"barriers": {"red": "house-1/house-3"}}, "no slot 'house-1/house-3'"),
    ({"barriers": {"red": "house-1/house-2", "blue": "house-2/house-1"}}, "two barriers on house-1/house-2"),
    ({"barriers": {"red": "house-1/house-2", "blue": "house-1/house-4"}}, "the blue barrier lies next to another"),
    ({"barriers": {"red": "house-1/house-2", "blue": "house-1/house-4"}, "options": {"touching": "line"}}, "cut the board in two"),
    ({"effects": ["storm"]}, "no effect 'storm'"),
    ({"effects": ["breath"]}, "breath is used in dracula's turn"),
    ({"effects": ["battle-lust"]}, "cannot be his"),
    ({"effects": ["alertness"], "turn": VAN_HELSING}, "alertness is used in van-helsing's turn"),
    ({"turned": "house-1", "turn": VAN_HELSING}, "turns the card of Block back"),
    ({"turned": "house-1", "board": {"house-1": None}}, "no card on house-1 to be turned"),
    ({"options": {"weather": "fog"}}, "no option 'weather'"),
    ({"chance": ["draw coffin"], "phase": "deal"}, "chance cannot answer 'draw coffin' now, only deal wings"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "why"), IMPOSSIBLE, ids=[why for _, why in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_the_reason(said: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        london(**said)


def conserved(s: Scene) -> None:
    """Every card lies in exactly one place."""
    state: Any = s.state
    for seat in (0, 1):
        on_board = [card for card in state.board if card in ALL_OF[seat]]
        captured = [s.game.nouns.index("victim" if seat else "coffin")] * state.targets_taken[1 - seat]
        assert Counter(on_board + captured + list(state.supply[seat] + state.defeated[seat])) == Counter(ALL_OF[seat])
        assert Counter(state.hand[seat] + state.aside[seat] + state.played[seat]) == Counter(DECK[seat])


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"supply": {DRACULA: []}},
        {"supply": {DRACULA: [], VAN_HELSING: []}},
        {"supply": {VAN_HELSING: ["victim"] * 5}},
        {"taken": {DRACULA: 4, VAN_HELSING: 4}},
        {"board": {place: None for place in PLACES}},
        {"phase": "special", "card": "wings", "played": {DRACULA: ["quiet"]}},
        {"phase": "special", "card": "wings", "hand": {DRACULA: []}},
        {"phase": "barrier", "card": "wings", "aside": {DRACULA: []}},
        {"phase": "lay", "turn": VAN_HELSING},
        {"played": {DRACULA: ["quiet", "roar", "eyes", "dark", "deep"]}},
        {"defeated": {DRACULA: ["vampire-1"] * 3, VAN_HELSING: ["hunter-2"]}},
    ],
    ids=str,
)
def test_every_scene_is_a_whole_position(said: dict[str, Any]) -> None:
    s = london(**said)
    conserved(s)
    rng = Rng(str(said))
    for _ in range(60):
        if s.winners is not None:
            break
        s.play(f"{s.asked[0]}: {rng_choice(s, rng)}")
        conserved(s)


def rng_choice(s: Scene, rng: Rng) -> str:
    options = s.options(s.asked[0])
    return options[rng.below(len(options))]


def test_what_is_not_said_is_filled_in_always_alike() -> None:
    one, other = london(), london()
    assert one.game.snapshot(one.state) == other.game.snapshot(other.state)
    assert [one.at(seat) for seat in one.game.seats] == ["harbor", "carriage-station"]
    assert None not in [one.card(place) for place in PLACES]
    assert len(one.hand(DRACULA)) == len(one.aside(DRACULA)) == 5 and one.played(DRACULA) == []
    assert one.asked == [DRACULA] and one.question == "move" and one.steps() == 0


def test_the_middle_of_a_turn() -> None:
    entered = london(steps=2)
    assert "look" in entered.options() and entered.steps() == 2
    assert "look" not in london(steps=2, looked=True).options()
    assert "demand" in meeting(DRACULA, VAN_HELSING, steps=0).play("step house-6").options()
    laying = london(phase="lay")
    assert laying.question == "lay-card" and laying.card("harbor") is None
    assert laying.play("lay coffin").question == "move"
    choosing = london(phase="choose", hand={DRACULA: ["shadow", "quiet", "eyes", "dark", "roar"]})
    assert choosing.asked == [DRACULA, VAN_HELSING] and "shadow" in choosing.hand(DRACULA)
    used = london(phase="barrier", card="breath", effects=["breath"]).play("pass")
    assert used.effects() == ["breath"] and used.asked == [VAN_HELSING]
    assert london(sided={"house-1": [VAN_HELSING]}, board={"house-1": "coffin"}).sees(VAN_HELSING, "house-1") == "dracula's"


def test_chance_answers_in_order_and_stays_open_after_that() -> None:
    s = scene("dracula-2003", phase="deal", chance=["deal wings", "deal quiet"])
    assert s.hand(DRACULA) == ["wings", "quiet"] and s.asked == ["chance"]
    s.play("chance: deal roar")
    assert s.hand(DRACULA) == ["wings", "roar", "quiet"]


def test_a_choice_that_is_not_open_says_why() -> None:
    with pytest.raises(ValueError, match=r"'stop' is not open to dracula: must-move \(D03-MOVE-01\)"):
        london().play("stop")
    with pytest.raises(ValueError, match="is not a choice of dracula-2003"):
        london().refused("sleep")
    with pytest.raises(ValueError, match="'choose victim' is not open to dracula"):
        london(phase="choose").play("choose victim")  # of several who are asked the first is meant
    with pytest.raises(ValueError, match="the game is over"):
        going_for(DRACULA, "victim", taken={DRACULA: 4}).play("step house-8", "look", "stop")
    with pytest.raises(AssertionError, match="is open to dracula"):
        london().refused("step house-8")
    with pytest.raises(AttributeError, match="of the game it can tell .*at, known"):
        _ = london().weather


def test_the_parts_are_listed_and_the_tour_runs() -> None:
    assert set(parts("dracula-2003")) >= {"at", "board", "supply", "hand", "phase", "barriers"}
    assert doctest.testmod(whitby.scene).failed == 0
