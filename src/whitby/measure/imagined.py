"""What is asked of imagined games: they look as the true one does, never stand where the news exclude it, and follow the odds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import whitby
from whitby import belief as beliefs
from whitby import bots
from whitby.engine import News, options_for, seats_asked
from whitby.measure.cells import Cell, Figure, Measurement, Row, Rows, at_least, at_most, told
from whitby.measure.folds import choices, steps
from whitby.measure.hidden import IN_GAME, Hidden
from whitby.measure.players import MIXING, MixingBot, levels
from whitby.play import Play
from whitby.rng import Rng
from whitby.search.thought import Thought
from whitby.worlds import Worlds

MOMENTS: Final = 25  # of a game
WORLDS: Final = 8  # for each seat at each of them
DRAWN: Final = 40_000
WIDE: Final = 40  # places: with more of them, chance alone would spread so many draws too far
AT_ONCE: Final = 1_000
SMALL_CAP: Final = 500
PAIRS: Final = 20  # of a game


class Watcher:
    """One seat's belief, kept beside a game."""

    def __init__(self, game: Any, seat: int) -> None:
        self.game, self.seat, self.eyes, self.heard = game, seat, 1 << seat, 0
        hides = game.seats[seat] == "dracula" and not beliefs.both_hide(game)
        self.belief: Any = None if hides else beliefs.make(game, game.all_options(game.random_play()))

    def listen(self, play: Play) -> None:
        """Hear what is new."""
        stream = play.heard(self.eyes)
        if self.belief is not None and len(stream) > self.heard:
            self.belief.hear(stream[self.heard :])
        self.heard = len(stream)


def moments(number: int, game_id: str, hunters: str, dracula: str, count: int) -> Iterator[tuple[Play, list[Watcher]]]:
    """A game with a belief at every seat, stopped at some moments spread over it."""
    game = whitby.game(game_id)
    made = choices(game_id, hunters, dracula, number)
    stops = {round((i + 0.5) * len(made) / count) for i in range(count)}
    play, watchers = Play(game, options=game.random_play()), [Watcher(game, seat) for seat in range(len(game.seats))]
    for n, (seat, choice) in enumerate(made):
        play.apply(seat, choice)
        for watcher in watchers:
            watcher.listen(play)
        if n in stops and not play.over:
            yield play, watchers


def worlds(number: int, game_id: str, hunters: str, dracula: str) -> Row:
    """Worlds of every seat at some moments of a game: how many look otherwise, or stand where the news exclude it."""
    game, hidden, rng = whitby.game(game_id), IN_GAME[game_id], Rng(f"worlds {number}")
    row: Row = {"worlds": 0, "by belief": 0, "other view": 0, "excluded": 0, "plain": 0, "plain excluded": 0}
    for play, watchers in moments(number, game_id, hunters, dracula, MOMENTS):
        for watcher in watchers:
            view, heard = game.view(play.state, watcher.eyes), play.heard(watcher.eyes)
            dealt = game.worlds(view, heard, watcher.belief)
            for world in [dealt.deal(rng) for _ in range(WORLDS)]:
                row["worlds"] += 1
                row["other view"] += game.view(world, watcher.eyes) != view
                if watcher.belief is not None:
                    row["by belief"] += 1
                    row["excluded"] += hidden.excluded(world, watcher.belief)
            if watcher.belief is not None:
                row["plain"] += 1
                row["plain excluded"] += hidden.excluded(game.imagine(view, heard, rng), watcher.belief)
    return row


def judge_worlds(rows: Rows) -> list[Figure]:
    """Figure 2: all look alike, none stands where the news exclude it."""
    out = []
    for name, some in rows.items():
        n, by_belief, plain = (sum(row[key] for row in some) for key in ("worlds", "by belief", "plain"))
        out.append(at_most(f"{name}: another view", sum(row["other view"] for row in some), 0, n=n, of="worlds"))
        excluded = sum(row["excluded"] for row in some)
        out.append(at_most(f"{name}: stand where excluded", excluded, 0, n=by_belief, of="worlds with a belief"))
        share = sum(row["plain excluded"] for row in some) / max(1, plain)
        out.append(told(f"{name}: share that does without a belief", share, plain, "worlds"))
    return out


def after_moves(number: int, game_id: str, hunters: str, dracula: str) -> Iterator[tuple[Play, Watcher]]:
    """A game and what the first who is not Dracula believes, whenever that may have changed."""
    game = whitby.game(game_id)
    watcher = Watcher(game, game.seat(next(name for name in game.seats if name != "dracula")))
    for play, news in steps(game, choices(game_id, hunters, dracula, number), watcher.eyes):
        watcher.listen(play)
        if any(IN_GAME[game_id].moved(each) for each in news) and not play.over:
            yield play, watcher


def sampling(number: int, game_id: str, hunters: str, dracula: str) -> Row:
    """Many worlds from one view, where most is open: how quick, and how far from the odds."""
    about, hidden = (number, game_id, hunters, dracula), IN_GAME[game_id]
    widths = [(len(hidden.odds(watcher.belief, i)), n, i) for n, (_, watcher) in enumerate(after_moves(*about)) for i in hidden.things()]
    widest, at, thing = max([width for width in widths if width[0] <= WIDE], default=(0, 0, 0))
    for n, (play, watcher) in enumerate(after_moves(*about)):
        if n == at and widest:
            dealt = watcher.game.worlds(watcher.game.view(play.state, watcher.eyes), list(play.heard(watcher.eyes)), watcher.belief)
            counts, seconds = count_values(dealt, hidden, thing, Rng(f"sampling {number}"))
            far = sum(abs(counts.get(value, 0) / DRAWN - p) for value, p in hidden.odds(watcher.belief, thing).items()) / 2
            return {"far": round(far, 5), "places": widest, "rate": round(DRAWN / seconds)}
    return {"far": 0.0, "places": 0, "rate": 0}


def count_values(dealt: Worlds, hidden: Hidden, thing: int, rng: Rng) -> tuple[dict[int | None, int], float]:
    """What is hidden in many worlds, and how long it took to deal them."""
    counts: dict[int | None, int] = {}
    seconds = 0.0
    for _ in range(DRAWN // AT_ONCE):
        began = time.process_time()
        some = [dealt.deal(rng) for _ in range(AT_ONCE)]
        seconds += time.process_time() - began
        for world in some:
            value = hidden.value(world, thing)
            counts[value] = counts.get(value, 0) + 1
    return counts, seconds


def judge_sampling(rows: Rows) -> list[Figure]:
    """Figure 8: quick, and where the odds say."""
    out = []
    for name, some in rows.items():
        found = [row for row in some if row["places"]]
        rates = sorted(row["rate"] for row in found)
        out.append(at_least(f"{name}: worlds a second, median", rates[len(rates) // 2] if rates else 0, 15_000, n=len(found), of="views"))
        farthest = max([row["far"] for row in found], default=1.0)
        out.append(at_most(f"{name}: farthest from the odds", farthest, 0.02, n=len(found), of="views"))
        out.append(told(f"{name}: places, most", max([row["places"] for row in found], default=0), len(found), "views"))
    return out


def cap(number: int, game_id: str, hunters: str, dracula: str) -> Row:
    """A belief of few rows beside the exact one, where he is hidden."""
    row: Row = {"far": 0.0, "looks": 0, "empty": 0, "thinned": 0}
    game = whitby.game(game_id)
    small: Any = beliefs.make(game, game.all_options(game.random_play())).again(SMALL_CAP)  # type: ignore[attr-defined]
    heard = 0
    for play, watcher in after_moves(number, game_id, hunters, dracula):
        stream = play.heard(watcher.eyes)
        small.hear(stream[heard:])
        heard = len(stream)
        one, other = small.here(), watcher.belief.here()
        row["looks"] += 1
        row["empty"] += not one or bool(small.trails.contradicted)
        row["thinned"] += not small.trails.exact
        row["far"] += sum(abs(one.get(place, 0.0) - other.get(place, 0.0)) for place in one.keys() | other.keys()) / 2
    row["far"] = round(row["far"], 6)
    return row


def judge_cap(rows: Rows) -> list[Figure]:
    """Figure 4: thinned hard, it is never empty and hardly off."""
    out = []
    for name, some in rows.items():
        n, thinned = sum(row["looks"] for row in some), sum(row["thinned"] for row in some)
        out.append(at_most(f"{name}: empty at cap {SMALL_CAP}", sum(row["empty"] for row in some), 0, n=n, of="looks"))
        out.append(at_most(f"{name}: mean total variation", sum(row["far"] for row in some) / max(1, n), 0.04, n=n, of="looks"))
        out.append(told(f"{name}: looks at a thinned one", thinned, n, "looks"))
    return out


def peek(number: int, game_id: str, hunters: str, dracula: str) -> Row:
    """Pairs of a true state and an imagined one that sounds the same: does a bot of any level, its belief, or who deals tell them apart?"""
    game, rng = whitby.game(game_id), Rng(f"peek {number}")
    everybody = (1 << len(game.seats)) - 1
    row: Row = {"pairs": 0, "moves": 0, "other move": 0, "other hint": 0, "other belief": 0, "other draw": 0, "levels": levels(game)}
    for play, watchers in moments(number, game_id, hunters, dracula, PAIRS):
        seat = next((seat for seat in seats_asked(play.state) if 0 <= seat < len(game.seats)), None)
        if seat is None:
            continue
        eyes, options = 1 << seat, list(options_for(play.state, seat))
        heard = list(play.heard(eyes))
        other = game.imagine(game.view(play.state, eyes), heard, rng, watchers[seat].belief)
        row["pairs"] += 1
        for name in levels(game):
            one, two = [answer(game, name, seat, state, heard, options) for state in (play.state, other)]
            row["moves"] += 1
            row["other move"] += one.choice != two.choice
            row["other hint"] += one.thoughts != two.thoughts
            row["other belief"] += one.belief != two.belief
        dealt = [game.worlds(game.view(state, eyes), heard, watchers[seat].belief) for state in (play.state, other)]
        drawn = [(each.deal(dice), dice.random()) for each, dice in zip(dealt, [Rng(f"{number}") for _ in range(2)], strict=True)]
        row["other draw"] += drawn[0][1] != drawn[1][1] or game.view(drawn[0][0], everybody) != game.view(drawn[1][0], everybody)
    return row


class Answer(NamedTuple):
    """All that comes of a bot: what it chooses, what hints say of each option, and all the odds that it has."""

    choice: int
    thoughts: list[Thought]
    belief: bytes


def answer(game: Any, name: str, seat: int, state: Any, heard: list[News], options: list[int]) -> Answer:
    """What a bot would choose there, and why."""
    bot: Any = MixingBot(game, seat, "peek") if name == MIXING else bots.make(name, game, seat, "peek")
    choice = bot.choose(game.view(state, 1 << seat), heard, options)
    return Answer(choice, getattr(bot, "thoughts", []), odds_as_bytes(IN_GAME[game.id], getattr(bot, "belief", None)))


def odds_as_bytes(hidden: Hidden, belief: Any) -> bytes:
    """All that a belief says, to be compared; nothing where there is none."""
    return repr([(hidden.size(belief), sorted(hidden.odds(belief, i).items())) for i in hidden.things()] if belief else []).encode()


def judge_peek(rows: Rows) -> list[Figure]:
    """Figure 12: nobody tells apart what he cannot know."""
    out = []
    for name, some in rows.items():
        pairs, moves = sum(row["pairs"] for row in some), sum(row["moves"] for row in some)
        for what in ("move", "hint", "belief"):
            out.append(at_most(f"{name}: other {what}s", sum(row[f"other {what}"] for row in some), 0, n=moves, of="moves"))
        out.append(told(f"{name}: levels", max([len(row["levels"]) for row in some], default=0), pairs, "pairs"))
        out.append(at_most(f"{name}: other random draws", sum(row["other draw"] for row in some), 0, n=pairs, of="pairs"))
        out.append(at_least(f"{name}: pairs", pairs, 1_000, n=pairs, of="pairs"))
    return out


def cell(play: Any, game: str, dracula: str, games: int) -> Cell:
    """Games of `easy` against this Dracula."""
    return Cell(f"{play.__name__} {game} easy {dracula}", games, play, (game, "easy", dracula))


LOOKED_AT = {"fury-2015": 320, "dracula-2003": 320, "fury-2005": 100, "fury-1987": 40}  # games
THINNED = ("fury-2015", "fury-2005")  # whose rows have a cap that games meet
MEASUREMENTS = [
    Measurement(
        "worlds",
        "imagined games never stand where the news exclude them",
        tuple([cell(worlds, game, "easy", games) for game, games in LOOKED_AT.items()]),
        judge_worlds,
        1,
    ),
    Measurement(
        "sampling",
        "imagined games follow the odds, quickly",
        tuple([cell(sampling, game, "easy", 30) for game in LOOKED_AT]),
        judge_sampling,
        1,
    ),
    Measurement("cap", "a thinned belief is hardly off", tuple([cell(cap, game, "random", 50) for game in THINNED]), judge_cap, 2),
    Measurement(
        "peek", "nobody tells apart what he cannot know", tuple([cell(peek, game, "easy", 80) for game in LOOKED_AT]), judge_peek, 1
    ),
]
