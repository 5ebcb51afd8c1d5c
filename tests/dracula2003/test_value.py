"""The odds to win in London, as fitted."""

from __future__ import annotations

from typing import Any

import pytest

from dracula2003.london import DRACULA, NEXT, PLAIN, TARGET, VAN_HELSING, both_sides, london
from whitby.bots.dracula2003.value import FEATURES, features, value

SEAT = {DRACULA: 0, VAN_HELSING: 1}


def odds(me: str, **parts: Any) -> float:
    return value(london(**parts).state, SEAT[me])


@both_sides
def test_targets_taken_and_cubes_lost_tell(me: str, foe: str) -> None:
    even = odds(me, turn=me)
    assert odds(me, turn=me, taken={me: 3}) > even + 0.1
    assert odds(me, turn=me, taken={foe: 4}) < even - 0.1
    assert odds(me, turn=me, cubes={me: 1}) < even


@both_sides
def test_a_known_target_within_reach_is_worth_something(me: str, foe: str) -> None:
    board = {NEXT[me]: TARGET[foe]}
    hand = {me: [PLAIN[me]], foe: [PLAIN[foe]]}
    assert odds(me, turn=me, board=board, hand=hand, known={NEXT[me]: [me]}) > odds(me, turn=me, board=board, hand=hand)


@both_sides
def test_the_odds_of_both_are_one(me: str, foe: str) -> None:
    s = london(turn=me, taken={me: 2}, cubes={foe: 3}).state
    assert value(s, 0) + value(s, 1) == pytest.approx(1.0)
    assert len(features(s, 0)) == len(FEATURES) == len(set(FEATURES))
