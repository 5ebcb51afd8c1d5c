"""Pairs of true games that some eyes cannot tell apart: they have heard the same, and what is hidden from them differs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import whitby
from whitby.engine import PUBLIC, Event, News, State, options_for
from whitby.game import Game
from whitby.match import bots_by_seat, one_game
from whitby.play import Play
from whitby.rng import Rng

STEP = 7  # every so many choices there is a pair
ON = 4  # so many choices are made in both games of a pair, as long as these eyes hear the same


@cache
def bot_game(id: str, seed: str) -> list[tuple[int, int]]:
    """The choices of a whole game between bots."""
    game = whitby.game(id)
    return one_game(game, seed, bots_by_seat(game, {"*": "easy"}), {})[0].choices


def heard_so_far(game: Game, s: State, told: list[Event]) -> Play:
    """A play that stands at this state, after these events were told."""
    play = Play(game, s.copy())
    play.told = list(told)
    play.streams = {}
    return play


def others_forget(told: list[Event], eyes: int) -> list[Event]:
    """What was told without what these eyes did not hear."""
    return [event for event in told if event[0] & (eyes | PUBLIC)]


def stream(play: Play, eyes: int) -> list[News]:
    return list(play.heard(eyes))


def pairs(game: Game, seed: str, eyes: int) -> Iterator[tuple[Play, Play]]:
    """The true game and one that these eyes imagine, at many moments of a game and some choices further on."""
    play = Play(game, options=game.all_options({}))
    choices = bot_game(game.id, seed)
    for n, (seat, choice) in enumerate(choices):
        if n and n % STEP == 0:
            here = heard_so_far(game, play.state, play.told)
            world = game.imagine(game.view(play.state, eyes), play.heard(eyes), Rng(f"{seed} {n}"))
            there = heard_so_far(game, world, others_forget(play.told, eyes))
            yield here, there
            for each in choices[n : n + ON]:
                if each[1] not in options_for(there.state, each[0]):
                    break
                here.apply(*each)
                there.apply(*each)
                if stream(here, eyes) != stream(there, eyes):
                    break
                yield here, there
        play.apply(seat, choice)
