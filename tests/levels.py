"""What is asked of the bots that look ahead in every edition of Fury of Dracula; the files test_levels.py of the editions ask it."""

from __future__ import annotations

import json

from playthrough import answer_forced

from whitby import bots
from whitby.board import BIT
from whitby.bots.fury.edition import Edition
from whitby.bots.fury.searching import Budget, SearchingBot
from whitby.engine import CHANCE, News, options_for, seats_asked
from whitby.game import Game
from whitby.play import Play
from whitby.rng import Rng

SMALL = Budget(1, 2)


def small(game: Game, edition: Edition, seat: int, seed: int | str) -> SearchingBot:
    """As the levels, with a budget for tests."""
    return SearchingBot(game, seat, seed, edition, SMALL)


def are_there(game: Game) -> None:
    """Each level, and each tries at least as much as the one before."""
    assert bots.names(game) == ["random", "easy", "medium", "hard", "expert"]
    for seat in range(len(game.seats)):
        made = [bots.make(level, game, seat, 1) for level in ("medium", "hard", "expert")]
        worlds = [bot.budget.worlds for bot in made if isinstance(bot, SearchingBot)]
        assert len(worlds) == 3 and worlds == sorted(worlds)


def played(game: Game, edition: Edition, most: int) -> tuple[Play, list[SearchingBot]]:
    """A game, or its first choices, between bots that look ahead."""
    play = Play(game, options=game.random_play())
    players = [small(game, edition, seat, "a") for seat in range(len(game.seats))]
    listened = [0] * len(players)
    while len(play.choices) < most:
        answer_forced(play)
        if play.over:
            break
        seat = seats_asked(play.state)[0]
        options = list(options_for(play.state, seat))
        if seat == CHANCE:
            choice = Rng(f"chance {len(play.choices)}").pick(options)
        else:
            heard = play.heard(BIT[seat])
            choice = players[seat].choose(game.view(play.state, BIT[seat]), heard[listened[seat] :], options)
            listened[seat] = len(heard)
            assert choice in options
        play.apply(seat, choice)
    return play, players


def blind_to_what_is_hidden(game: Game, edition: Edition, every: int, wanted: int) -> None:
    """Worlds that a seat cannot tell apart get the same choice and the same thoughts; a bot that hears all at once knows as much."""
    play, tried, asked = Play(game, options=game.random_play()), 0, 0
    there = [small(game, edition, seat, 5) for seat in range(len(game.seats))]
    easy = [bots.make("easy", game, seat, 5) for seat in range(len(game.seats))]
    listened = [0] * len(there)
    while not play.over and tried < wanted:
        answer_forced(play)
        if play.over:
            break
        seat = seats_asked(play.state)[0]
        options = list(options_for(play.state, seat))
        if seat == CHANCE:
            play.apply(seat, Rng(f"chance {len(play.choices)}").pick(options))
            continue
        heard, view = list(play.heard(BIT[seat])), game.view(play.state, BIT[seat])
        news, listened[seat] = heard[listened[seat] :], len(heard)
        easily = easy[seat].choose(view, news, options)
        asked += 1
        if asked % every:
            there[seat].heard += len(news)
            there[seat].follow(view, news)
        else:
            other = game.imagine(view, heard, Rng(len(heard)), None)
            again, late = small(game, edition, seat, 5), small(game, edition, seat, 5)
            choice = there[seat].choose(view, news, options)
            assert choice == again.choose(game.view(other, BIT[seat]), heard, list(options_for(other, seat)))
            assert choice == late.choose(json.loads(json.dumps(view)), heard, options)
            assert there[seat].thoughts == again.thoughts == late.thoughts
            tried += 1
        play.apply(seat, easily)
    assert tried == wanted


def hears_what_all_hear(game: Game, edition: Edition, but: tuple[str, int] = ("", 0)) -> None:
    """Without what he alone hears, Dracula's stream is the public one, but for one of the news, about one noun, which hunters hear too."""
    dracula = game.seat("dracula")

    def of_all(news: list[News]) -> list[News]:
        return [each for each in news if (each[0], *each[1][:1]) != but]

    for seed in range(3):
        play, rng = Play(game, options=game.random_play()), Rng(f"news {seed}")
        while not play.over and len(play.choices) < 2500:
            play.apply(seats_asked(play.state)[0], rng.pick(list(options_for(play.state, seats_asked(play.state)[0]))))
        his = [each for each in play.heard(BIT[dracula]) if each[0] not in edition.own_news]
        assert of_all(his) == of_all(list(play.heard(0))) and len(his) > 100
        assert not {what for what, _ in play.heard(0)} & edition.own_news


def gives_up_without_patience(game: Game, edition: Edition) -> None:
    """Then it takes what it thought of first, and counts it."""
    play, players = played(game, edition, 60)
    seat = game.seat("dracula")
    while True:
        answer_forced(play)
        asked = seats_asked(play.state)[0]
        options = list(options_for(play.state, asked))
        if asked == seat and game.question(play.state) in edition.dracula_tries and len(options) > 2:
            break
        play.apply(asked, Rng(f"on {len(play.choices)}").pick(options))
    hasty = small(game, edition, seat, 3)
    hasty.patience = 0.0
    choice = hasty.choose(game.view(play.state, BIT[seat]), list(play.heard(BIT[seat])), options)
    assert choice in options and hasty.gave_up == 1
    assert hasty.thoughts[0].choice == choice and hasty.thoughts[0].tried == 0
