"""Odds tell nothing that their eyes have not heard: equal streams give equal bytes, whatever is hidden."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest
from worlds_apart import pairs, stream

import whitby
from whitby import belief
from whitby.belief.deduction import NOBODY_ELSE, Deduction, hidden_seat, told_to
from whitby.engine import options_for
from whitby.game import Game
from whitby.play import Play
from whitby.table.deduced import Followed, deduced
from whitby.table.refusal import Refusal
from whitby.table.replay import Replay, Start, Stop
from whitby.web.odds import Heard, Reflected, mirror_message, odds_message, why_message

GAMES = [id for id in whitby.game_ids() if belief.is_there(whitby.game(id))]
QUICK, SLOW = 36, 1000  # pairs


def hunters(game: Game) -> int:
    """All eyes but Dracula's."""
    return ((1 << len(game.seats)) - 1) & ~hidden_seat(game)


def overlay(game: Game, play: Play, eyes: int) -> list[bytes]:
    """All that a page gets of the odds of these eyes."""
    made = Deduction(game, game.all_options({}))
    made.follow(play.heard(told_to(game, eyes)))
    whys = [msgspec.json.encode(why_message(made, place, range(10_000))) for place in made.here() | dict.fromkeys(game.nouns[:10])]
    return [odds_message(made), *whys]


def mirror(game: Game, play: Play) -> bytes:
    """What Dracula's page gets of his mirror."""
    eyes, seat = hidden_seat(game), game.seats.index("dracula")
    made = Deduction(game, game.all_options({}))
    made.follow(play.heard(0))
    public = Heard("", game, {}, 0, ())
    asked = bool(options_for(play.state, seat))
    try:
        return msgspec.json.encode(mirror_message(made, Reflected(public, game.view(play.state, eyes), play.heard(eyes), asked)))
    except Refusal as refusal:
        return refusal.reason.encode()


def report(game: Game, play: Play, eyes: int) -> bytes:
    """What a replay through these eyes tells of what could be concluded."""
    found = Replay(game, Start(play.initial, []))
    found.play.told, found.play.streams = play.told, {}
    found.stops = [Stop(play.state, 0, 0), Stop(play.state, 0, len(play.told))]
    return msgspec.json.encode(deduced(Followed.of(found, {}, eyes)))


def check_overlays(id: str, seed: str, eyes: int, count: int) -> int:
    """How many of so many pairs differ in what is hidden."""
    game = whitby.game(id)
    differ = 0
    for here, there in islice(pairs(game, seed, eyes), count):
        assert stream(here, eyes) == stream(there, eyes)
        assert overlay(game, here, eyes) == overlay(game, there, eyes)
        assert eyes != hidden_seat(game) or mirror(game, here) == mirror(game, there)
        assert report(game, here, eyes) == report(game, there, eyes)
        differ += game.snapshot(here.state) != game.snapshot(there.state)
    return differ


@pytest.mark.parametrize("id", GAMES)
def test_equal_streams_give_equal_overlays(id: str) -> None:
    game = whitby.game(id)
    first = game.seats.index(next(seat for seat in game.seats if seat != "dracula"))
    for eyes in (hunters(game), 1 << first, hidden_seat(game)):
        assert check_overlays(id, "leaks 1", eyes, QUICK // 3) > QUICK // 6


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_thousand_pairs(id: str) -> None:
    game = whitby.game(id)
    differ = done = 0
    while done < SLOW:
        for eyes in (hunters(game), hidden_seat(game)):
            differ += check_overlays(id, f"leaks {done}", eyes, 125)
            done += 125
    assert differ > SLOW // 2


@pytest.mark.parametrize("id", GAMES)
def test_who_is_shown_what(id: str) -> None:
    game = whitby.game(id)
    dracula, all_hunters = hidden_seat(game), hunters(game)
    assert told_to(game, all_hunters) == all_hunters and told_to(game, 1) in (1, 0)
    assert told_to(game, dracula) == (dracula if belief.both_hide(game) else 0)  # else from what is public alone
    assert told_to(game, 0) == told_to(game, dracula | all_hunters) == NOBODY_ELSE
