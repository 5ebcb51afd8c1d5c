"""What is a position of dracula-2003 worth? Learned from many games at once, and put to use in a search of one turn.

    python examples/learn_value.py [--help]

The bot `easy` plays, one choice in twelve at random; how each game stood when a turn began is noted as numbers, and who won it. A logistic
regression finds what every number is worth. Then whitby.research.one_turn tries each option in imagined games and asks the value.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path

import numpy as np

import whitby
from whitby import belief, bots
from whitby.board import BIT, distances
from whitby.driver import Driver, SeededChance
from whitby.engine import seats_asked
from whitby.games.dracula2003.barriers import WAYS
from whitby.games.dracula2003.words import CARD_STRENGTH, FOE_STRENGTH, OWNER, STEP_NUMBER, TARGET_OF
from whitby.match import wilson
from whitby.play import Play
from whitby.processes import chunks, in_processes
from whitby.research.one_turn import OneTurn
from whitby.rng import Rng
from whitby.study.drawing import as_file, curves
from whitby.vector import Vector

GAME = whitby.game("dracula-2003")
AT_ONCE, RANDOM = 64, 1 / 12
SETTINGS = (("games", 600, "to learn from"), ("match", 200, "games a seat"), ("worlds", 10, "a choice"), ("jobs", 2, ""), ("seed", 1, ""))
THINK_ABOUT = ("move", "play-card", "lay-card", "feint")
WALKS: dict[int, list[list[int]]] = {}


def walks(barriers: int) -> list[list[int]]:
    """Steps from place to place around these barriers."""
    if barriers not in WALKS:
        ways = tuple(tuple(to for to, slot in links if not barriers & slot) for links in WAYS)
        WALKS[barriers] = [[n if n >= 0 else 20 for n in distances(ways, place)] for place in range(len(ways))]
    return WALKS[barriers]


# --- a position as numbers -----------------------------------------------------------------
def of_player(s, me: int) -> list[float]:
    """How it stands for a player: what he has, what the other has of his, and what lies where."""
    foe = 1 - me
    steps = walks(s.barrier_mask)[s.at[foe]]
    places = [p for p in range(12) if s.board[p] >= 0 and OWNER[s.board[p]] == me]
    mine = [(s.board[p], 1 / (1 + steps[p]), bool(s.card_known_to[p] & BIT[foe])) for p in places]
    targets = [(near, known) for card, near, known in mine if card == TARGET_OF[me]]
    taken, cubes, hand = s.targets_taken[foe], s.cubes[me], s.hand[me]
    held = s.supply[me].count(TARGET_OF[me])
    return [
        *[float(taken == n) for n in range(1, 5)],
        *[float(cubes == n) for n in range(1, 4)],
        float(min(held, 4 - taken)),
        float(len(targets)),
        float(not targets),
        float(sum(known for _, known in targets)),
        sum(near for near, known in targets if known),
        sum(near for near, known in targets if not known),
        max([near for near, known in targets if known], default=0.0) * (s.turn == foe),
        sum(FOE_STRENGTH[card] * near for card, near, known in mine if not known and card != TARGET_OF[me]),
        float(len(mine)),
        float(sum(known for _, _, known in mine)),
        float(len(s.defeated[me])),
        float(len(hand)),
        float(sum(CARD_STRENGTH[card] for card in hand)),
        float(max([CARD_STRENGTH[card] for card in hand], default=0)),
        float(max([STEP_NUMBER[card] for card in hand], default=0)),
        float(s.supply_seen[me].count(TARGET_OF[me])),
    ]


def numbers(s) -> list[float]:
    """A position: whose turn it is, and both players."""
    return [1.0, float(s.turn == 0), *of_player(s, 0), *of_player(s, 1)]


def odds(weights: list[float], s, seat: int) -> float:
    """That the seat wins."""
    z = sum(w * x for w, x in zip(weights, numbers(s), strict=True))
    return float(1 / (1 + np.exp(-z if seat == 0 else z)))


# --- many games at once ----------------------------------------------------------------------
def positions(games: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Positions of so many games, the games' numbers, and whether Dracula won them."""
    vector, dice = Vector(GAME.id, AT_ONCE), Rng(f"{seed} odd")
    players = [[bots.make("easy", GAME, seat, f"{seed}/{i}") for seat in (0, 1)] for i in range(AT_ONCE)]
    noted: list[list[list[float]]] = [[] for _ in range(AT_ONCE)]
    turns, rows, of_game, won = [0] * AT_ONCE, [], [], []
    batch, over = vector.reset(seed), 0
    while over < games:
        actions = []
        for i, s in enumerate(vector.states):
            if s.turns > turns[i]:
                noted[i].append(numbers(s))
            turns[i], seat = s.turns, int(batch.seats[i])
            open_now = np.flatnonzero(batch.masks[i])
            if dice.random() < RANDOM or len(open_now) == 1:
                actions.append(int(open_now[dice.below(len(open_now))]))
            else:
                choice = players[i][seat].choose(GAME.view(s, BIT[seat]), (), [GAME.actions[a] for a in open_now])
                actions.append(GAME.index[choice])
        batch = vector.step(actions)
        for i in np.flatnonzero(batch.ended):
            if batch.rewards[i, 0]:
                rows += noted[i]
                won += [batch.rewards[i, 0] > 0] * len(noted[i])
                of_game += [over] * len(noted[i])
                over += 1
            noted[i], turns[i] = [], 0
    return np.array(rows), np.array(of_game), np.array(won, float)


def fit(rows: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights of least log loss, by Newton's steps."""
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-rows @ weights))
        bend = (rows * (p * (1 - p))[:, None]).T @ rows + np.eye(len(weights))
        weights += np.linalg.solve(bend, rows.T @ (won - p) - weights)
    return weights


def loss(weights: np.ndarray, rows: np.ndarray, won: np.ndarray) -> float:
    """How surprised the value is by games that it has not seen, in nats a position."""
    p = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    return -float(np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))


def curve(rows: np.ndarray, of_game: np.ndarray, won: np.ndarray) -> list[tuple[int, float]]:
    """The loss on every fifth game after learning from more and more of the others."""
    held, last = of_game % 5 == 0, int(of_game.max()) + 1
    sizes = [n for n in (10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120) if n < last] + [last]
    learned = [(n, fit(rows[~held & (of_game < n)], won[~held & (of_game < n)])) for n in sizes]
    return [(round(n * 4 / 5), loss(weights, rows[held], won[held])) for n, weights in learned]


# --- against easy ------------------------------------------------------------------------------
def some_games(weights: list[float] | None, seat: int, worlds: int, seed: int, first: int, last: int) -> int:
    """Games won by a seat that searches (without weights: by `easy`) against easy."""
    won = 0
    for n in range(first, last):
        play, name = Play(GAME, options=GAME.random_play()), f"{seed}/{n}"
        driver = Driver(GAME, SeededChance(name), lambda _, name=name: name)
        driver.seat_bots({0: "easy", 1: "easy"})
        if weights:
            known = belief.make(GAME, GAME.all_options(GAME.random_play()))
            settings = {"worlds": worlds, "turns": 0, "only": THINK_ABOUT, "belief": known}
            driver.bot_seats[seat].bot = OneTurn(GAME, seat, name, partial(odds, weights), lambda s: s.turns, **settings)
        while not play.over:
            asked = seats_asked(play.state)[0]
            play.apply(asked, driver.answer(play, asked))
        won += play.state.winners == BIT[seat]
    return won


def match(who: str, weights: list[float] | None, seat: int, asked: argparse.Namespace) -> tuple[float, float]:
    """The share of all games that are asked for, and the lower bound of its 95 % interval, told."""
    parts = [(weights, seat, asked.worlds, asked.seed, *chunk) for chunk in chunks(asked.match, 5)]
    won = sum(in_processes(some_games, parts, asked.jobs))
    low, high = wilson(won, asked.match)
    print(f"{GAME.seats[seat]}: {who:<28}{won:>4} of {asked.match}, {won / asked.match:.3f} [{low:.3f}, {high:.3f}]", flush=True)
    return won / asked.match, low


def main() -> None:
    """Learn, tell what came of it, draw it, play."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual, meaning in SETTINGS:
        said.add_argument(f"--{name}", type=int, default=usual, help=meaning)
    said.add_argument("--seat", choices=GAME.seats, action="append", help="to play from; without it both, one after the other")
    said.add_argument("--curve", help="a file for the plot")
    asked = said.parse_args()
    began = time.monotonic()
    rows, of_game, won = positions(asked.games, asked.seed)
    points, weights, often = curve(rows, of_game, won), fit(rows, won), won.mean()
    base = -float(often * np.log(often) + (1 - often) * np.log(1 - often))
    print(f"{len(rows):,} positions of {asked.games:,} games, {time.monotonic() - began:.0f} s, {time.process_time():.0f} s of a core")
    print(f"loss {points[-1][1]:.4f} on games it has not seen; of one who only knows how often Dracula wins {base:.4f}")
    if asked.curve:
        lines = {"a value learned from so many games": points, "only how often Dracula wins": [(points[0][0], base), (points[-1][0], base)]}
        plot = {label: [(float(np.log10(n)), y) for n, y in line] for label, line in lines.items()}
        Path(asked.curve).write_text(as_file(curves(plot, "games, as a power of ten", "surprise a position, in nats")), "utf-8")
    for seat in [GAME.seat(name) for name in asked.seat or GAME.seats if asked.match]:
        share, _ = match("easy", None, seat, asked)
        _, low = match("one turn, learned value", weights.tolist(), seat, asked)
        print("  beats easy" if low > share else "  is not shown to beat easy", flush=True)


if __name__ == "__main__":
    main()
