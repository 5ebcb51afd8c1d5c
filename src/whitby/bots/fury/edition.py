"""What an edition of Fury of Dracula tells the bots that look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from whitby.bots.fury.mind import Mind, WeighingBot
from whitby.game import Game, View
from whitby.games.fury.europe import OFF
from whitby.search.simultaneous import Answers

Odds = dict[int, float]  # by place


class Edition(NamedTuple):
    """How its seats judge, which of their choices are tried, and where a round ends."""

    easy: Callable[[Game, int, int | str], WeighingBot]  # who judges while Dracula is not on the board
    options: Callable[[View], dict[str, Any]]  # those that a belief asks for
    hunter: Callable[[View, str, int, Odds, Odds], Mind]  # (view, question, seat, where Dracula may be, what may lie behind him)
    dracula: Callable[[View, str, int], Mind]
    value: Callable[[Any, int], float]  # the odds that a seat wins
    round_of: Callable[[Any], int]  # the number of the round, for a state
    round_begins: Callable[[Any, str], bool]  # (state, question): does a round begin with this question?
    hunters_try: frozenset[str]  # questions
    dracula_tries: frozenset[str]
    shows: frozenset[str]  # those of Dracula's whose answer tells hunters where he may be
    secret: frozenset[str]  # those that the other side answers at the same time
    answered: Callable[[Any, int, int], tuple[Any, Answers]]  # (state, seat, Dracula's seat): before and after each such answer
    talk: frozenset[str]  # verbs that come to nothing by themselves: not tried
    own_news: frozenset[str]  # news that Dracula alone hears
    figure: str = "figure"  # the field of a view that says where all see him, if they do
    behind_screen: frozenset[str] = frozenset()  # questions of which nobody hears before his turn is over
    cap: int | None = 2_000  # rows by which Dracula follows what hunters can conclude; None: all


def seen_at(view: View, field: str) -> Odds:
    """Where Dracula is, if everybody sees him there."""
    place: int = view.get(field, OFF)
    return {place: 1.0} if place != OFF else {}
