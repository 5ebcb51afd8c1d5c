"""Can Dracula be foreseen where several ways are as good? The same bot is asked again by other luck; and what not being foreseen costs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import whitby
from whitby.bots import Bot
from whitby.engine import News
from whitby.game import Game, View
from whitby.match import bots_by_seat, one_game
from whitby.measure.ablations import lost
from whitby.measure.cells import Cell, Figure, Measurement, Row, Rows, at_least, at_most, mean_by_game
from whitby.measure.ladder import EASY, cell, won
from whitby.measure.variants import UNMIXED
from whitby.search.thought import Thought

GAME: Final = "fury-2015"
DRACULA: Final = "dracula"
NEAR: Final = 0.02  # odds to win by which ways may differ and be as good
SEVERAL: Final = 3
AGAIN: Final = 20  # times that the bot is asked
ENOUGH: Final = 100  # such decisions
MOST_OFTEN: Final = 0.7
BITS: Final = 0.8
COST: Final = 3.0  # points


def as_good(thoughts: Sequence[Thought]) -> int:
    """How many options are as good as the best, of those that were tried alike."""
    most = max([thought.tried for thought in thoughts], default=0)
    worth = [thought.worth for thought in thoughts if thought.tried == most > 0]
    return sum([each >= max(worth) - NEAR for each in worth])


class AskedAgain:
    """Plays as the bot does; where several ways are as good, it notes what the bot would do by other luck."""

    def __init__(self, game: Game, bot: Any) -> None:
        self.game = game
        self.bot = bot
        self.decisions: list[list[float]] = []

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """What the bot chooses."""
        choice: int = self.bot.choose(view, news, options)
        if self.game.question_in(view) in self.bot.edition.shows and as_good(self.bot.thoughts) >= SEVERAL:
            self.decisions.append(spread(self.again(view, options)))
        return choice

    def again(self, view: View, options: Sequence[int]) -> list[int]:
        """What it would choose by other seeds; it has heard all, so no more is told to it."""
        name, found = self.bot.name, []
        for seed in range(AGAIN):
            self.bot.name = f"{name} again {seed}"
            found.append(self.bot.choose(view, (), options))
        self.bot.name = name
        return found


def spread(choices: Iterable[int]) -> list[float]:
    """The share of the most frequent, and the entropy in bits.

    >>> spread([1, 1, 2, 2]), spread([1, 1, 1])
    ([0.5, 1.0], [1.0, 0.0])
    """
    counts = Counter(choices)
    shares = [n / counts.total() for n in counts.values()]
    return [round(max(shares), 4), abs(round(sum([share * math.log2(share) for share in shares]), 4))]


def play(number: int, game_id: str, level: str) -> Row:
    """One game of a Dracula of this level: the decisions where several ways were as good."""
    game = whitby.game(game_id)
    asked: list[AskedAgain] = []

    def changed(seat: str, bot: Bot) -> Bot:
        if seat != DRACULA:
            return bot
        asked.append(AskedAgain(game, bot))
        return asked[-1]

    one_game(game, f"mixing {number}", bots_by_seat(game, {DRACULA: level, "*": EASY}), game.random_play(), changed)
    return {"decisions": [decision for each in asked for decision in each.decisions]}


def mixing_cell(level: str, games: int) -> Cell:
    """Games of a Dracula of this level."""
    return Cell(f"mixing {GAME} {level}", games, play, (GAME, level))


def judge_mixing(rows: Rows) -> list[Figure]:
    """Figure 10: he cannot be foreseen where it matters little what he does, and that costs little."""
    out = []
    for asked in ASKED:
        some = rows[asked.name]
        decisions, of = sum([len(row["decisions"]) for row in some]), "decisions"
        often, bits = [mean_of(some, i) for i in range(2)]
        out.append(at_most(f"{asked.name}: most frequent of {AGAIN}", often[0], MOST_OFTEN, *often[1:], decisions, of))
        demand = f"at least {BITS:g}"
        out.append(Figure(f"{asked.name}: entropy, bits", *bits, decisions, of, demand, bits[0] >= BITS))
        out.append(at_least(f"{asked.name}: decisions", decisions, ENOUGH, n=decisions, of=of))
    cost = lost("points that mixing costs", *[won(rows[each.name]) for each in COMPARED])
    out.append(at_most(cost.name, cost.value, COST, cost.low, cost.high, cost.n, cost.of))
    return out


def mean_of(rows: Sequence[Row], i: int) -> tuple[float, float, float]:
    """The mean of one figure over all decisions, with its interval."""
    by_game = [[decision[i] for decision in row["decisions"]] for row in rows]
    return mean_by_game([sum(each) for each in by_game], [len(each) for each in by_game])


ASKED: Final = (mixing_cell("hard", 40), mixing_cell("expert", 120))
COMPARED: Final = tuple([cell(GAME, DRACULA, "hard", EASY, 200, variant) for variant in (UNMIXED, "")])
MEASUREMENTS = [
    Measurement(
        "mixing",
        "Dracula is not foreseen where ways are as good",
        (*ASKED, *COMPARED),
        judge_mixing,
        1,
        note=(
            f"He is asked {AGAIN} times more, by other seeds, where at least {SEVERAL} of the ways that he tried equally often are within "
            f"{NEAR:g} of the best, by the odds to win that he saw himself. `unmixed` is the same bot that always takes the best."
        ),
    )
]
