"""What hunters deduce from the news is never wrong: the true card is always among those they think possible."""

from __future__ import annotations

import pytest
from playthrough import answer_forced

import whitby
from whitby import bots
from whitby.board import BIT
from whitby.bots.fury2015.clues import Clues
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2015.state import dracula_at
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("fury-2015")
WATCHER = 3


@pytest.mark.parametrize("dracula", ["easy", "random"])
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_possible(dracula: str, seed: int) -> None:
    play = Play(GAME)
    seats = [bots.make(dracula if name == "dracula" else "easy", GAME, seat, seed) for seat, name in enumerate(GAME.seats)]
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
        if GAME.question(s) == "hunter-acts":
            view = GAME.view(s, BIT[WATCHER])
            clues.check(view)
            for i in range(LEAVING):
                card = clues.cards[i]
                assert (card is None) == (s.trail[i] < 0), (s.day, i)
                assert card is None or s.trail[i] in card.may_be, (s.day, i, GAME.nouns[s.trail[i]])
            here = clues.whereabouts(view)
            assert dracula_at(s) in here, (s.day, GAME.nouns[dracula_at(s)])
            narrow.append(len(here))
        if seat == CHANCE or len(set(options)) == 1:
            play.apply(seat, Rng(f"{seed} {len(play.choices)}").pick(options))
            continue
        stream = play.heard(BIT[seat])
        news = stream[listened[seat] :]
        listened[seat] = len(stream)
        play.apply(seat, seats[seat].choose(GAME.view(s, BIT[seat]), news, options))
    assert min(narrow) <= 6 < max(narrow)
