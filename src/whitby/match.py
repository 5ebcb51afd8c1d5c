"""Many games between bots, who are asked as everywhere else: who wins, how long it takes, and how long they think.

>>> from whitby.match import match
>>> result = match("dracula-2003", games=2, seed=1, seats={"dracula": "random", "van-helsing": "random"})
>>> result.games, sum(result.wins.values()) + result.draws
(2, 2)
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

import whitby
from whitby import bots
from whitby.bots import Bot
from whitby.driver import Driver, SeededChance
from whitby.engine import News, seats_asked
from whitby.game import Game, View
from whitby.outcomes import Outcomes
from whitby.play import Play
from whitby.processes import chunks, in_processes

LONGEST: Final = 50_000  # choices; a game that goes on so long does not end
CHUNK: Final = 10  # games that a process plays before it reports
Z95: Final = 1.959964
EVERY_OTHER: Final = "*"  # in the table of seats: all that are not named

Progress = Callable[[int, int], None]
Changed = Callable[[str, Bot], Bot]  # (seat, its bot): who plays in its place


@dataclass
class Thinking:
    """The choices of one bot, and the processor time they took."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    each: list[float] = field(default_factory=list)  # seconds of every choice, for one game alone

    def add(self, choices: int, seconds: float, longest: float) -> None:
        """Take in further choices, their time and the longest of them."""
        self.choices += choices
        self.seconds += seconds
        self.longest = max(self.longest, longest)


@dataclass
class Result(Outcomes):
    """What became of games between bots. All but the times depends on the seed alone."""

    seats: dict[str, str] = field(default_factory=dict)  # seat -> bot
    lengths: list[int] = field(default_factory=list)  # choices of seats with two or more options, by game
    thinking: dict[str, Thinking] = field(default_factory=dict)  # by seat

    @property
    def wins(self) -> dict[str, int]:
        """Games won, by side: the seats that win together; all that never won are one side."""
        never = tuple([seat for seat in self.seats if not any([seat in side for side in self.winners])])
        sides = {", ".join(side): n for side, n in {**self.winners, never: 0}.items() if side}
        return dict(sorted(sides.items()))

    def add(self, other: Self) -> None:
        """Take in the games of another process."""
        super().add(other)
        self.lengths += other.lengths
        for seat, t in other.thinking.items():
            self.thinking.setdefault(seat, Thinking()).add(t.choices, t.seconds, t.longest)

    def data(self) -> dict[str, Any]:
        """The result as JSON values, as --json prints it."""
        lengths = sorted(self.lengths) or [0]
        return {
            "game": self.game,
            "seed": self.seed,
            "seats": self.seats,
            "games": self.games,
            "sides": {side: {"wins": n, **share(n, self.games)} for side, n in self.wins.items()},
            "draws": {"games": self.draws, **share(self.draws, self.games)},
            "unfinished": self.unfinished,
            "endings": {name: {"games": n, **share(n, self.games)} for name, n in self.endings.items()},
            "degrees": {name: {"games": n, **share(n, self.games)} for name, n in self.degrees.items()},
            "decisions": {
                "mean": round(sum(lengths) / len(lengths), 1),
                "median": lengths[len(lengths) // 2],
                "shortest": lengths[0],
                "longest": lengths[-1],
            },
            "milliseconds_a_choice": {
                seat: {"mean": round(1000 * t.seconds / max(1, t.choices), 3), "longest": round(1000 * t.longest, 1)}
                for seat, t in self.thinking.items()
            },
        }


def wilson(n: int, of: int) -> tuple[float, float]:
    """The 95 % interval of E. B. Wilson for a share.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if of == 0:
        return 0.0, 1.0
    p = n / of
    centre = p + Z95 * Z95 / (2 * of)
    spread = Z95 * math.sqrt(p * (1 - p) / of + Z95 * Z95 / (4 * of * of))
    whole = 1 + Z95 * Z95 / of
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def share(n: int, of: int) -> dict[str, Any]:
    """A share of games with its 95 % interval."""
    low, high = wilson(n, of)
    return {"share": round(n / max(1, of), 4), "from": round(low, 4), "to": round(high, 4)}


def bots_by_seat(game: Game, seats: dict[str, str]) -> dict[str, str]:
    """Seat -> bot for every seat: as named, else as `*` says, else the game's default bot; checked."""
    for seat in seats:
        if seat != EVERY_OTHER:
            game.seat(seat)
    table = {seat: seats.get(seat, seats.get(EVERY_OTHER, bots.default(game))) for seat in game.seats}
    for seat, name in table.items():
        bots.make(name, game, game.seat(seat), 0)
    return table


class TimedBot:
    """A bot whose thinking is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.thinking = Thinking()

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """What the bot chooses, its processor time added up."""
        began = time.process_time()
        choice = self.bot.choose(view, news, options)
        took = time.process_time() - began
        self.thinking.add(1, took, took)
        self.thinking.each.append(took)
        return choice


def as_it_is(seat: str, bot: Bot) -> Bot:
    """The bot itself."""
    return bot


def one_game(
    game: Game, seed: str, seats: dict[str, str], options: dict[str, Any], changed: Changed = as_it_is
) -> tuple[Play, int, dict[str, Thinking]]:
    """A whole game: how it ended, its decisions, and how long each bot thought. Who tries something out may change the bots."""
    play = Play(game, options=options)
    driver = Driver(game, SeededChance(f"{seed} chance"), lambda seat: seed)
    driver.seat_bots({game.seat(name): bot for name, bot in seats.items()})
    thinking: dict[str, Thinking] = {}
    for seat, bot_seat in driver.bot_seats.items():
        timed = TimedBot(changed(game.seats[seat], bot_seat.bot))
        bot_seat.bot = timed
        thinking[game.seats[seat]] = timed.thinking
    while not play.over and len(play.choices) < LONGEST:
        seat = seats_asked(play.state)[0]
        play.apply(seat, driver.answer(play, seat))
    return play, sum(t.choices for t in thinking.values()), thinking


def some_games(game_id: str, seed: int, seats: dict[str, str], options: dict[str, Any], first: int, last: int) -> Result:
    """The games numbered from first to before last; each has a seed of its own."""
    game = whitby.game(game_id)
    result = Result(game_id, seed, seats=seats)
    for i in range(first, last):
        play, decisions, thinking = one_game(game, f"{seed}/{i}", seats, options)
        result.count(game, play.state)
        result.lengths.append(decisions)
        for name, t in thinking.items():
            result.thinking.setdefault(name, Thinking()).add(t.choices, t.seconds, t.longest)
    return result


def match(
    game_id: str,
    games: int,
    seed: int = 0,
    seats: dict[str, str] | None = None,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play games between bots, in `jobs` processes; the same seed gives the same games, however many processes there are."""
    game = whitby.game(game_id)
    table = bots_by_seat(game, seats or {})
    play = game.random_play(options)
    game.all_options(play)
    total = Result(game.id, seed, seats=table)
    total.list_endings(game)
    for part in in_processes(some_games, [(game_id, seed, table, play, *chunk) for chunk in chunks(games, CHUNK)], jobs):
        total.add(part)
        if progress:
            progress(total.games, games)
    return total


def parse_seats(text: str) -> dict[str, str]:
    """The seats of `--seats`: "dracula=easy,van-helsing=random"; `*` stands for all others.

    >>> parse_seats("dracula=easy, *=random")
    {'dracula': 'easy', '*': 'random'}
    """
    table: dict[str, str] = {}
    for part in [p for p in text.split(",") if p.strip()]:
        seat, sign, name = part.partition("=")
        if not sign:
            raise ValueError(f"seats are named as SEAT=BOT, not {part.strip()!r}")
        table[seat.strip()] = name.strip()
    return table
