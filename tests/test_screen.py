"""The head of a screen at the end of a game: who won, how far and why, by the rules or at the table."""

from __future__ import annotations

import pytest
import toy

import whitby
from whitby.bench import random_play
from whitby.engine import advance, options_for, seats_asked
from whitby.game import Game
from whitby.play import Play
from whitby.rng import Rng
from whitby.screen import Ended, head

GAMES = [*(whitby.game(id) for id in whitby.game_ids()), toy.GAME]


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_sides_hold_every_seat_once(game: Game) -> None:
    assert sorted(seat for side in game.sides for seat in side.seats) == list(range(len(game.seats)))
    for side in game.sides:
        assert game.side(side.name) is side and all(game.side_of(seat) is side for seat in side.seats)
    with pytest.raises(ValueError, match="no side 'wolves'"):
        game.side("wolves")


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_rules_end_says_who_why_and_how_far(game: Game) -> None:
    for seed in range(6):
        s = random_play(game, game.random_play(), Rng(seed)).state
        shown = head(game, s, 1, [0])
        assert shown.over and shown.ending in game.endings and shown.ending_clause == game.endings[shown.ending]
        assert shown.winners == [seat for i, seat in enumerate(game.seats) if s.winners >> i & 1]
        assert shown.degree == game.degree(s) and shown.degree in ("", *game.degrees) and shown.resigned == ""


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_while_it_goes_on_nothing_is_said_of_an_end(game: Game) -> None:
    shown = head(game, Play(game).state, 3, [])
    assert not shown.over and shown.asked
    assert (shown.winners, shown.ending, shown.ending_clause, shown.degree, shown.resigned) == ([], "", "", "", "")


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_an_end_at_the_table_replaces_the_question(game: Game) -> None:
    side = game.sides[1]
    everybody = (1 << len(game.seats)) - 1
    s = Play(game).state
    while s.seat < 0:  # chance first
        advance(s, s.options[0])
    assert head(game, s, everybody, [0]).questions
    given_up = head(game, s, everybody, [0], game.resigned(side.name))
    assert given_up.over and (given_up.asked, given_up.questions, given_up.interruptions, given_up.undo, given_up.phase) == (
        [],
        [],
        [],
        [],
        "",
    )
    assert given_up.winners == [seat for i, seat in enumerate(game.seats) if i not in side.seats]
    assert (given_up.ending, given_up.resigned, given_up.ending_clause) == ("resigned", side.name, "")
    agreed = head(game, s, everybody, [0], Ended(0, "draw-agreed"))
    assert agreed.over and agreed.winners == [] and agreed.ending == "draw-agreed" and agreed.asked == []


def test_all_see_who_is_ready_and_nobody_what_was_chosen() -> None:
    """A window of fury-2015 at dusk: the hunters answer in secret, one after the other."""
    game = whitby.game("fury-2015")
    play = Play(game)
    rng = Rng(1)
    while len(seats_asked(play.state)) < 2:
        play.apply(seats_asked(play.state)[0], rng.pick(options_for(play.state, seats_asked(play.state)[0])))
    first, *others = [game.seats[seat] for seat in seats_asked(play.state)]
    assert head(game, play.state, 0, []).ready == []
    play.apply(game.seats.index(first), options_for(play.state, game.seats.index(first))[0])
    for eyes in (0, 1 << game.seats.index(others[0])):
        shown = head(game, play.state, eyes, [])
        assert shown.ready == [first] and shown.asked == others
