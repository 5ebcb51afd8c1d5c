"""The easy bots: they choose what is offered, beat the random one on every side, and know no more than their seat."""

from __future__ import annotations

import json

import pytest
from playthrough import answer_forced

import whitby
from whitby import bots
from whitby.board import BIT
from whitby.bots.safe import safe
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.game import Game
from whitby.match import match, one_game
from whitby.play import Play
from whitby.rng import Rng

GAMES = [id for id in whitby.game_ids() if "easy" in bots.names(whitby.game(id))]


def opponents(game: Game) -> dict[str, str]:
    """Everybody easy."""
    return dict.fromkeys(game.seats, "easy")


@pytest.mark.parametrize("id", GAMES)
def test_easy_bots_play_whole_games_and_choose_only_what_is_offered(id: str) -> None:
    game = whitby.game(id)
    for seed in ("1", "2"):
        play, decisions, _ = one_game(game, seed, opponents(game), game.random_play())
        assert play.over and decisions > 20


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    game = whitby.game(id)
    one, two, three = (one_game(game, seed, opponents(game), game.random_play())[0] for seed in ("7", "7", "8"))
    assert one.choices == two.choices != three.choices


@pytest.mark.parametrize("id", GAMES)
def test_each_side_beats_random(id: str) -> None:
    """By a safe margin; `whitby match` gives the figures with intervals."""
    game = whitby.game(id)
    for side in ({"dracula": "easy", "*": "random"}, {"dracula": "random", "*": "easy"}):
        result = match(id, games=20, seed=5, seats=side)
        winner = next(seat for seat in game.seats if result.seats[seat] == "easy")
        won = sum(n for names, n in result.wins.items() if winner in names.split(", "))
        assert won >= 16, (side, result.wins)


@pytest.mark.parametrize("id", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(id: str) -> None:
    """Another world with the same view and the same news: the bot cannot know which is true."""
    game = whitby.game(id)
    tried = 0
    for seed in range(3):
        play = Play(game, options=game.random_play())
        step = 0
        while not play.over and step < 400:
            answer_forced(play)
            if play.over:
                break
            seat = seats_asked(play.state)[0]
            options = list(options_for(play.state, seat))
            step += 1
            if seat != CHANCE and step % 25 == 0:
                heard = play.heard(BIT[seat])
                view = game.view(play.state, BIT[seat])
                other = game.imagine(view, heard, Rng(f"{seed} {step}"), None)
                again = game.view(other, BIT[seat])
                choices = [
                    bots.make("easy", game, seat, seed).choose(v, list(heard), list(options_for(s, seat)))
                    for s, v in ((play.state, view), (other, again), (play.state, json.loads(json.dumps(view))))
                ]
                assert choices[0] in options and len(set(choices)) == 1
                tried += 1
            play.apply(seat, Rng(f"{seed} {step} choice").pick(options))
    assert tried >= 20


@pytest.mark.parametrize("id", GAMES)
def test_a_game_taken_up_again_goes_on_alike(id: str) -> None:
    """A bot that hears the whole game at once chooses as the one that was there."""
    game = whitby.game(id)
    play = Play(game, options=game.random_play())
    there = [bots.make("easy", game, seat, "9") for seat in range(len(game.seats))]
    listened = [0] * len(there)
    asked = 0
    while not play.over and asked < 300:
        answer_forced(play)
        if play.over:
            break
        seat = seats_asked(play.state)[0]
        options = list(options_for(play.state, seat))
        if seat == CHANCE or len(set(options)) == 1:
            play.apply(seat, Rng(f"{len(play.choices)}").pick(options))
            continue
        stream = play.heard(BIT[seat])
        view = game.view(play.state, BIT[seat])
        choice = there[seat].choose(view, stream[listened[seat] :], options)
        listened[seat] = len(stream)
        asked += 1
        if asked % 10 == 0:
            assert bots.make("easy", game, seat, "9").choose(view, list(stream), options) == choice
        play.apply(seat, choice)


@pytest.mark.parametrize("id", GAMES)
def test_easy_is_the_usual_opponent(id: str) -> None:
    assert bots.default(whitby.game(id)) == "easy"


def test_with_no_opinion_a_bot_declines_or_takes_what_costs_nothing() -> None:
    game = whitby.game("dracula-2003")
    choice = game.choice
    assert safe(game, [choice("use"), choice("pass")], Rng(1)) == choice("pass")
    assert safe(game, [choice("rescue"), choice("step harbor")], Rng(1)) == choice("step harbor")
    assert safe(game, [choice("rescue")], Rng(1)) == choice("rescue")
