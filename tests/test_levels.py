"""The levels above easy: they choose what is offered, the same for the same stream, know no more than their seat, and give up in time."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import whitby
from whitby import bots, engine
from whitby.board import BIT
from whitby.cards import EMPTY
from whitby.engine import CHANCE, News, options_for, seats_asked
from whitby.game import Game
from whitby.games import packages
from whitby.match import one_game
from whitby.measure.folds import choices
from whitby.play import Play
from whitby.rng import Rng

LEVELS = [(id, name) for id in whitby.game_ids() for name in bots.names(whitby.game(id)) if name not in ("random", "easy")]
EDITIONS = [id for id, name in LEVELS if name == "medium" and id.startswith("fury")]
DEEP = ("hard", "expert")
QUICK = ("fury-2015", "medium")
EACH = [each if each == QUICK else pytest.param(*each, marks=pytest.mark.slow) for each in LEVELS]
STEPS = 40  # choices between two that are looked at
MOST = 6  # that are


def moments(game: Game, number: int, every: int = STEPS) -> Iterator[tuple[Play, int]]:
    """A game of easy bots, stopped now and then where a seat has a choice."""
    play = Play(game, options=game.random_play())
    for n, (seat, choice) in enumerate(choices(game.id, "easy", "easy", number)):
        if n % every == every - 1:
            asked = [seat for seat in seats_asked(play.state) if seat != CHANCE and len(set(options_for(play.state, seat))) > 1]
            if asked:
                yield play, asked[0]
        play.apply(seat, choice)


@pytest.mark.parametrize("id,name", LEVELS)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice_and_thoughts(id: str, name: str) -> None:
    game = whitby.game(id)
    tried = 0
    for play, seat in moments(game, 1, 3 * STEPS if name in DEEP else STEPS):
        heard, options = list(play.heard(BIT[seat])), list(options_for(play.state, seat))
        view = game.view(play.state, BIT[seat])
        other = game.imagine(view, heard, Rng(f"levels {tried}"), None)
        found = []
        for state in (play.state, other):
            bot: Any = bots.make(name, game, seat, 5)
            found.append((bot.choose(game.view(state, BIT[seat]), heard, options), bot.thoughts))
        assert found[0] == found[1] and found[0][0] in options, (tried, seat)
        tried += 1
        if tried == MOST:
            break
    assert tried


@pytest.mark.parametrize("id,name", EACH)
def test_a_whole_game_the_same_for_the_same_seed(id: str, name: str) -> None:
    game = whitby.game(id)
    table = {seat: name if seat in ("dracula", "mina") else "easy" for seat in game.seats}
    one, two = (one_game(game, "3", table, game.random_play())[0] for _ in range(2))
    assert one.over and one.choices == two.choices


@pytest.mark.parametrize("id,name", [(id, name) for id, name in LEVELS if name in DEEP])
def test_without_patience_the_judgement_answers(id: str, name: str) -> None:
    """A bot that may not think at all chooses as the medium's judgement does, and says that it gave up."""
    game = whitby.game(id)
    gave_up = 0
    for play, seat in moments(game, 2, 2 * STEPS):
        heard, options = list(play.heard(BIT[seat])), list(options_for(play.state, seat))
        bot: Any = bots.make(name, game, seat, 5)
        bot.patience = 0.0
        assert bot.choose(game.view(play.state, BIT[seat]), heard, options) in options
        gave_up += bot.gave_up
    assert gave_up > 0


@pytest.mark.parametrize("id", EDITIONS)
def test_dracula_follows_what_everybody_hears(id: str) -> None:
    """His own stream without what he alone hears is the public one, whole games long."""
    game = whitby.game(id)
    own = import_module(f"whitby.bots.{packages()[id]}.edition").EDITION.own_news
    for number, level in enumerate(("easy", "random")):
        play = Play(game, options=game.random_play())
        for seat, choice in choices(id, level, level, number):
            play.apply(seat, choice)
        mine: list[News] = [each for each in play.heard(BIT[game.seat("dracula")]) if each[0] not in own]
        public = play.heard(0)
        assert [each for each in mine if each in set(public)] == public
        assert len(mine) - len(public) <= 0.02 * len(public), "few things are told to some and to Dracula"
        assert not own & {what for what, _ in public}


@pytest.mark.parametrize("id", EDITIONS)
def test_answers_that_the_other_side_of_a_combat_may_give(id: str) -> None:
    """Each world has the rival's answer and the own question still; what the rival truly has laid is among them; nothing is left behind."""
    game, dracula = whitby.game(id), whitby.game(id).seat("dracula")
    edition = import_module(f"whitby.bots.{packages()[id]}.edition").EDITION
    looked = 0
    for number in range(4):
        for play, seat in moments(game, number, 1):
            s = play.state
            if game.question(s) not in edition.secret:
                continue
            free, worlds = edition.answered(s.copy(), seat, dracula)
            assert list(options_for(free, seat)) == list(options_for(s, seat))
            rivals = [dracula] if seat != dracula else list(s.fighters)
            assert {rival for rival, _ in worlds} == set(rivals)
            for rival, _ in worlds:
                laid = s.laid[rival] if id == "fury-2005" else s.answers[rival]
                given = [
                    world.laid[rival] if id == "fury-2005" else world.answers[rival] for (who, _), world in worlds.items() if who == rival
                ]
                assert len(set(given)) == len(given) and laid in (EMPTY, (), *given)
            for (rival, _), world in worlds.items():
                assert list(options_for(world, seat)) == list(options_for(s, seat)) and rival not in seats_asked(world)
                after = world.copy()
                engine.answer(after, seat, options_for(after, seat)[0])
                while game.question(after) in edition.secret:
                    assert after.seat not in (seat, rival)
                    engine.answer(after, after.seat, after.options[0])
            looked += 1
    assert looked >= 3
