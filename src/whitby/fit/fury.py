"""How gladly Dracula goes somewhere, found in his own games: a belief that knows the truth notes where he could go, and where he went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import whitby
from whitby import belief as beliefs
from whitby.belief.rows import Asked
from whitby.belief.taste import BEGINNING, FEATURES
from whitby.fit.choosing import Move
from whitby.fit.selfplay import Plan
from whitby.measure.folds import hunters_eyes, steps
from whitby.measure.hidden import IN_GAME, Guess
from whitby.measure.players import played

GROUPS: Final = (FEATURES, BEGINNING)


def moves_in(plan: Plan, number: int) -> Iterator[Move]:
    """The moves of one game, as far as the row after them is still the true one when they were heard of."""
    game, hidden = whitby.game(plan.game), IN_GAME[plan.game]
    assert isinstance(hidden, Guess)
    seats = {name: plan.level if name == "dracula" else "easy" for name in game.seats}
    made = played(game, f"taste {plan.seed}/{number}", seats).choices
    belief: Any = beliefs.make(game, game.all_options(game.random_play()))
    rows = hidden.rows(belief)
    rows.asked = []
    for play, news in steps(game, made, hunters_eyes(game)):
        asked: list[Asked] = rows.asked
        asked.clear()
        belief.hear(news)
        truth = hidden.truth(play)
        for each in asked:
            taken = [i for i, row in enumerate(each.after) if row.startswith(truth)]
            if len(taken) == 1 and len(each.after) > 1:
                yield Move(number, each.features, taken[0])
        if hidden.is_told(play) and rows.rows:
            rows.rows = {row: weights for row, weights in rows.rows.items() if row.startswith(truth)}
