"""What hunters deduce from the news: the true card is always among those they think possible."""

from __future__ import annotations

import pytest
from playthrough import answer_forced

import whitby
from whitby import bots
from whitby.board import BIT
from whitby.bots.fury2005.clues import Clues
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2005.state import dracula_at
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("fury-2005")
WATCHER = 3


@pytest.mark.parametrize("players", ["easy", "random"])
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_possible(players: str, seed: int) -> None:
    play = Play(GAME)
    seats = [bots.make(players, GAME, seat, seed) for seat in range(len(GAME.seats))]
    listened = [0] * len(seats)
    clues = Clues()
    told = 0
    narrow = []
    while not play.over:
        answer_forced(play)
        if play.over:
            break
        s = play.state
        public = play.heard(BIT[WATCHER])
        clues.hear(public[told:])
        told = len(public)
        seat = seats_asked(s)[0]
        options = list(options_for(s, seat))
        if GAME.question(s) in ("hunters-move", "hunter-acts"):
            clues.check(GAME.view(s, BIT[WATCHER]))
            for i in range(LEAVING):
                card = clues.cards[i]
                assert (card is None) == (s.trail[i] < 0), (s.round, i)
                assert card is None or s.trail[i] in card.may_be, (s.round, i, GAME.nouns[s.trail[i]])
            here = clues.here()
            assert dracula_at(s) in here, (s.round, GAME.nouns[dracula_at(s)])
            narrow.append(len(here))
        if seat == CHANCE or len(set(options)) == 1:
            play.apply(seat, Rng(f"{seed} {len(play.choices)}").pick(options))
            continue
        stream = play.heard(BIT[seat])
        news = stream[listened[seat] :]
        listened[seat] = len(stream)
        play.apply(seat, seats[seat].choose(GAME.view(s, BIT[seat]), news, options))
    assert min(narrow) <= (6 if players == "easy" else 30) < max(narrow)
