"""What could be concluded of a whole game: one line of bits by moment, what each of the news told, and what was overlooked."""

from __future__ import annotations

from functools import cache

import pytest
from worlds_apart import bot_game

import whitby
from whitby.board import BIT
from whitby.play import Play
from whitby.table.deduced import Deduced, Followed, OddsFrom, deduced, findings
from whitby.table.replay import Replay, Start

GAME = whitby.game("fury-2015")
HUNTERS, ALL = 15, 31


@cache
def replayed(seed: str) -> Replay:
    found = Replay(GAME, Start.of(Play(GAME, options=GAME.all_options({}))))
    found.update(bot_game(GAME.id, seed), None)
    return found


@pytest.mark.parametrize("eyes", [0, BIT[3], HUNTERS, ALL])
def test_a_whole_game(eyes: int) -> None:
    found = replayed("b")
    told: Deduced = deduced(Followed.of(found, {}, eyes))
    moments = found.moments(eyes)
    assert len(told.bits) == len(moments) and told.bits[0] is None and told.bits[-1] is not None
    assert [each.moment for each in told.odds] == sorted({each.moment for each in told.odds})
    for odds in told.odds:
        assert sum(odds.here.values()) == pytest.approx(1, abs=0.01)
    assert any(gain.bits > 1 for gain in told.gains)
    log = found.play.heard(eyes)
    for gain in told.gains:
        assert moments[gain.moment].heard > gain.line and (not gain.moment or moments[gain.moment - 1].heard <= gain.line)
        assert log[gain.line][0] not in ("chose", "answered")


def test_true_places_are_always_among_those_that_fit() -> None:
    found = replayed("b")
    told = deduced(Followed.of(found, {}, ALL))
    there = {moment: place for moment, seat, place in found.told(ALL).moves if seat == "dracula" and place}
    odds = [each for each in told.odds if each.moment in there]
    assert len(odds) > 10 and all(each.here.get(there[each.moment]) for each in odds)


def test_what_the_report_finds() -> None:
    odds = [
        OddsFrom(1, {"paris": 0.6, "le-havre": 0.3, "nantes": 0.08, "bordeaux": 0.02}),
        OddsFrom(4, {"bordeaux": 1.0}),
        OddsFrom(6, {"bordeaux": 0.97, "nantes": 0.01, "paris": 0.01, "le-havre": 0.01}),
    ]
    moves = [
        (0, "mina", "brussels"),
        (2, "mina", "cologne"),  # away from Paris, which is next to Brussels
        (3, "dracula", "bordeaux"),  # thought of least
        (4, "dracula", ""),
        (4, "dracula", "bordeaux"),  # and found there
        (5, "mina", "frankfurt"),
        (6, "dracula", "nantes"),
    ]
    found = [(each.what, each.moment, each.place, each.other) for each in findings(GAME, odds, moves)]
    assert found == [
        ("missed", 2, "cologne", "paris"),
        ("bluff", 3, "bordeaux", ""),
        ("found", 4, "bordeaux", ""),
        ("bluff", 6, "nantes", ""),
    ]
