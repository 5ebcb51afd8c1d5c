"""The belief against brute force: every game that Dracula may have played, played by the engine, and kept if it sounds the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import whitby
from whitby.belief.fury2015 import STYLES, Belief
from whitby.belief.trails import NONE, Row
from whitby.engine import News, State, answer, options_for, seats_asked
from whitby.games.fury.trail import HIDEOUTS
from whitby.games.fury2015.europe import ADJACENT
from whitby.games.fury2015.words import CITY_BACK, HIDE
from whitby.play import PUBLIC
from whitby.rng import Rng

GAME = whitby.game("fury-2015")
OPTIONS = GAME.all_options({})
HUNTERS, DRACULA = 15, 4
PASS = 1024
FOUND = 19  # a game in which hunters come upon him early
MOVES = ("dracula-starts", "choose-card")
World = tuple[State, list[float]]


def told(s: State) -> list[News]:
    """What the hunters hear of the last choice."""
    news = [(what, facts) for to, what, facts in s.outbox if to & (HUNTERS | PUBLIC)]
    s.outbox = []
    return news


def begun() -> State:
    """A game that tells what happens in it."""
    s = GAME.setup(OPTIONS)
    s.listening = True
    return s


def is_plain(news: list[News]) -> bool:
    """Was a card laid, and no power used?"""
    names = {what for what, _ in news}
    return bool(names & {"laid", "from-lair"}) and not names & {"wolf-form", "misdirect"}


def moves(s: State) -> dict[int, tuple[State, list[News]]]:
    """By choice where each plain move leads, with what is heard of it."""
    out = {}
    for choice in options_for(s, DRACULA):
        after = s.copy()
        after.listening = True
        answer(after, DRACULA, choice)
        news = told(after)
        if GAME.question(s) == MOVES[0] or is_plain(news):
            out[choice] = (after, news)
    return out


def gladly(before: State, after: State, belief: Belief) -> list[float]:
    """By style how gladly he goes there or hides: what the belief thinks of his taste, apart from what was possible."""
    likely = belief.likely()
    place = before.trail[0] if after.trail[0] >= 70 else after.trail[0]
    for card in before.trail[:6]:
        if after.trail[0] >= 70 and 0 <= card < 70:
            return [likely.staying[k] * likely.going[k][card] for k in range(len(STYLES))]
    return [likely.going[k][place] for k in range(len(STYLES))]


def moved(world: World, belief: Belief, heard: list[News]) -> list[World]:
    """The worlds after each move that sounds like this, by its odds among all of them."""
    s, weights = world
    found = moves(s)
    tastes = {choice: gladly(s, after, belief) for choice, (after, _) in found.items()}
    totals = [sum(taste[k] for taste in tastes.values()) for k in range(len(STYLES))]
    return [
        (after, [weights[k] * tastes[choice][k] / totals[k] for k in range(len(STYLES))])
        for choice, (after, news) in found.items()
        if news == heard
    ]


def row(s: State) -> Row:
    """The trail as the belief writes it."""
    return bytes([card if card >= 0 else NONE for card in s.trail[:HIDEOUTS]])


def spread(worlds: list[World]) -> dict[Row, float]:
    """How likely each trail is."""
    out: dict[Row, float] = {}
    for s, weights in worlds:
        out[row(s)] = out.get(row(s), 0.0) + sum(weights)
    total = sum(out.values())
    return {each: weight / total for each, weight in out.items()}


def believed(belief: Belief) -> dict[Row, float]:
    """The same of the belief."""
    out: dict[Row, float] = {}
    for each, weights in belief.trails.rows.items():
        out[each[:HIDEOUTS]] = out.get(each[:HIDEOUTS], 0.0) + sum(weights)
    total = sum(out.values())
    return {each: weight / total for each, weight in out.items()}


def compare(seed: int, rounds: int, belief: Belief) -> int:
    """Play some rounds at random and compare after each of Dracula's moves and at the end: how many trails were compared."""
    rng, truth = Rng(f"enumerated {seed}"), begun()
    worlds: list[World] = [(truth.copy(), [1.0] * len(STYLES))]
    belief.hear(told(truth))
    for s, _ in worlds:
        s.listening = True
        s.outbox = []
    compared = done = 0
    while done < rounds:
        seat = seats_asked(truth)[0]
        options = options_for(truth, seat)
        move = seat == DRACULA and GAME.question(truth) in MOVES
        if move:
            choice = rng.pick(list(moves(truth)))
        elif seat == DRACULA:
            choice = PASS if PASS in options else min(options)
        else:
            choice = rng.pick(list(options))
        if move:
            truth, heard = moves(truth)[choice]
            worlds = [after for world in worlds for after in moved(world, belief, heard)]
        else:
            answer(truth, seat, choice)
            heard = told(truth)
            worlds = [world for world in worlds if sounds(world[0], seat, choice, heard)]
        belief.hear(heard)
        if belief.trails.rows and heard:
            expected, found = spread(worlds), believed(belief)
            assert found.keys() == expected.keys(), (seed, heard)
            assert found == pytest.approx(expected, abs=1e-9), (seed, heard)
            compared += len(found)
        done += move
    return compared


def sounds(s: State, seat: int, choice: int, heard: list[News]) -> bool:
    """Make the same choice here: is the same heard of it?"""
    answer(s, seat, choice)
    return told(s) == heard


@pytest.mark.parametrize("seed", range(3))
def test_all_games_that_sound_alike(seed: int) -> None:
    assert compare(seed, 4, Belief(OPTIONS)) > 1_000


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 40))
def test_many_games_that_sound_alike(seed: int) -> None:
    assert compare(seed, 5, Belief(OPTIONS)) > 100


def by_same_back(belief: Belief, back: int) -> None:
    """As if only cards with this back had been open to him."""
    if belief.trails.rows:
        belief.moved(ADJACENT, back, HIDE if back == CITY_BACK else NONE, belief.is_seen())
    else:
        belief.on_laid(back)


def hides_in_sight(belief: Belief, back: int) -> None:
    """As if a Hide stayed facedown beside a city that lies faceup."""
    if belief.trails.rows:
        belief.moved(ADJACENT, back, HIDE, False)
    else:
        belief.on_laid(back)


@pytest.mark.parametrize("careless", [by_same_back, hides_in_sight])
def test_mistakes_are_noticed(careless: Callable[[Belief, int], None]) -> None:
    """One of these games has a move by sea, and one a city that was found."""
    with pytest.raises(AssertionError):
        for seed in (1, FOUND):
            belief = Belief(OPTIONS)
            belief.handlers = {**belief.handlers, "laid": careless}
            compare(seed, 4, belief)
