"""What hunters deduce from the news in a game of bots, held against the truth."""

from __future__ import annotations

from typing import Any

from playthrough import answer_forced

from whitby import bots
from whitby.board import BIT
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.game import Game
from whitby.games.fury.trail import LEAVING
from whitby.play import Play
from whitby.rng import Rng

WATCHER = 3


def deduced(game: Game, names: list[str], seed: int, clues: Any, questions: tuple[str, ...], dracula_at: Any, here: Any) -> list[int]:
    """How many places Dracula might be in, at each of these questions of a game; never does a clue exclude the truth.

    `names` are the bots by seat, `dracula_at(s)` is where he is, `here(view)` where the clues think that he may be.
    """
    play = Play(game)
    seats = [bots.make(name, game, seat, seed) for seat, name in enumerate(names)]
    listened = [0] * len(seats)
    told = 0
    found = []
    while not play.over:
        answer_forced(play)
        if play.over:
            break
        s: Any = play.state
        public = play.heard(BIT[WATCHER])
        clues.hear(public[told:])
        told = len(public)
        seat = seats_asked(s)[0]
        options = list(options_for(s, seat))
        if game.question(s) in questions:
            view = game.view(s, BIT[WATCHER])
            clues.check(view)
            for i in range(LEAVING):
                card = clues.cards[i]
                assert (card is None) == (s.trail[i] < 0), (len(play.choices), i)
                assert card is None or s.trail[i] in card.may_be, (len(play.choices), i, game.nouns[s.trail[i]])
            places = here(view)
            assert dracula_at(s) in places, (len(play.choices), game.nouns[dracula_at(s)])
            found.append(len(places))
        if seat == CHANCE or len(set(options)) == 1:
            play.apply(seat, Rng(f"{seed} {len(play.choices)}").pick(options))
            continue
        stream = play.heard(BIT[seat])
        news = stream[listened[seat] :]
        listened[seat] = len(stream)
        play.apply(seat, seats[seat].choose(game.view(s, BIT[seat]), news, options))
    return found
