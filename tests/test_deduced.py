"""What could be concluded of a whole game: one line of bits by moment, what each of the news told, and what was overlooked."""

from __future__ import annotations

from functools import cache

import pytest
from worlds_apart import bot_game

import whitby
from whitby.belief.deduction import Deduction
from whitby.board import BIT
from whitby.play import Play
from whitby.table.deduced import Deduced, Followed, OddsFrom, deduced, findings
from whitby.table.replay import Replay, Start
from whitby.table.turned_up import turned_up

GAME = whitby.game("fury-2015")
HUNTERS, ALL = 15, 31


@cache
def replayed(seed: str, id: str = GAME.id) -> Replay:
    game = whitby.game(id)
    found = Replay(game, Start.of(Play(game, options=game.all_options({}))))
    found.update(bot_game(id, seed), None)
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


@pytest.mark.parametrize("id", [pytest.param("fury-2005"), pytest.param("fury-1987", marks=pytest.mark.slow), "dracula-2003"])
def test_other_games(id: str) -> None:
    """The line of bits, and what each of the news told."""
    found = replayed("b", id)
    told = deduced(Followed.of(found, {}, 0))
    assert len(told.bits) == len(found.moments(0)) and max(bits or 0.0 for bits in told.bits) > 3
    assert any(gain.bits > 0.5 for gain in told.gains)
    assert bool(told.odds) == (id != "dracula-2003")


def test_what_the_report_finds_among_cards() -> None:
    """Of cards that van Helsing turns up: where no target could be, where one was expected, where one was not."""
    game = whitby.game("dracula-2003")
    noun, deduction = game.nouns.index, Deduction(game, game.all_options({}))
    van_helsing, dracula, here, there = (noun(each) for each in ("van-helsing", "dracula", "house-1", "house-4"))
    target, other = sorted(game.chronicle.sought)[0], next(card for card in range(200) if card not in game.chronicle.sought)

    def found(odds: float, elsewhere: float, card: int, who: int = van_helsing) -> list[tuple[str, str, str]]:
        made = turned_up(deduction, {here: odds, there: elsewhere}, ("turned-up", (who, here, card)))
        return [(each.what, each.place, each.other) for each in made]

    assert found(0.0, 0.6, other) == [("missed-card", "house-1", "house-4")] and not found(0.0, 0.4, other) and not found(0.1, 0.6, other)
    assert found(0.7, 0.1, other) == [("bluff-card", "house-1", "")] and not found(0.7, 0.1, target)
    assert found(0.1, 0.6, target) == [("found-card", "house-1", "")]
    assert not found(0.1, 0.6, target, dracula) and not turned_up(deduction, {}, ("turned-up", (van_helsing, here, target)))


@pytest.mark.slow
def test_reports_of_dracula_2003_tell_of_cards() -> None:
    found = [deduced(Followed.of(replayed(f"cards {n}", "dracula-2003"), {}, BIT[1])).findings for n in range(6)]
    assert {each.what for some in found for each in some} >= {"bluff-card", "missed-card"}


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
