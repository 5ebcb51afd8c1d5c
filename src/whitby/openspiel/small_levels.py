"""The levels' ideas in the small game, where the most that an opponent can gain against each of them is known exactly.

The bots themselves play Fury with all its cards and cannot sit down there. What stands here is how a level decides: whom it follows, what
it tries, whether it mixes. A game is so short that what is tried is played to its end, in all worlds instead of some: no value is needed,
and `hard` and `expert`, which differ in how many worlds they try, are one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import pyspiel

from whitby.openspiel.small import (
    DRACULA,
    HUNTER,
    ROUNDS,
    SHORT_NAME,
    SmallState,
    flee_and_follow,
    flight,
    follow,
    open_to_dracula,
    track_in,
)

Policy = Callable[[SmallState], dict[int, float]]
Ways = dict[tuple[int, ...], float]  # Dracula's way, and how likely it is

NEAR_EQUAL: Final = (0.02, 0.01)  # by player: options whose worth differs by less are as good; wins count 2 more than defeats


def uniform(state: SmallState) -> dict[int, float]:
    """`random`: all that is open, alike."""
    actions = state.legal_actions()
    return {city: 1 / len(actions) for city in actions}


def medium(state: SmallState) -> dict[int, float]:
    """The hunter follows odds that allow for a Dracula who flees and one who goes anywhere; Dracula tries each of his ways."""
    if state.current_player() == DRACULA:
        return best_of(worth_to_dracula(state), 0.0)
    return follow(state, cities(believed(state.hunted, state.tracks, len(state.way))))


def hard(state: SmallState) -> dict[int, float]:
    """Both try what is open, in all worlds that they hold possible, and mix what is as good."""
    player = state.current_player()
    worth = worth_to_dracula(state) if player == DRACULA else worth_to_hunter(state)
    return best_of(worth, 2 * NEAR_EQUAL[player])


LEVELS: Final[dict[str, Policy]] = {"random": uniform, "easy": flee_and_follow, "medium": medium, "hard, expert": hard}


# --- odds ---------------------------------------------------------------------------------------
@cache
def believed(hunted: tuple[int, ...], tracks: tuple[int, ...], cities_so_far: int) -> Ways:
    """Dracula's ways that fit what the hunter found, by two styles that are as likely before anything is heard."""
    by_style: list[Ways] = [{(): 0.5}, {(): 0.5}]
    for turn in range(cities_so_far):
        by_style = [
            {
                (*way, city): p * share
                for way, p in ways.items()
                if turn < 2 or track_in(way, hunted[turn - 1]) == tracks[turn - 2] and way[-1] != hunted[turn - 1]
                for city, share in (flight(way, hunted[max(0, turn - 1)]) if flees else anywhere(way)).items()
            }
            for flees, ways in enumerate(by_style)
        ]
    together: Ways = {}
    for ways in by_style:
        for way, p in ways.items():
            together[way] = together.get(way, 0.0) + p
    total = sum(together.values())
    return {way: p / total for way, p in together.items()}


def anywhere(way: tuple[int, ...]) -> dict[int, float]:
    """One who takes any city that is open to him."""
    found = open_to_dracula(way)
    return {city: 1 / len(found) for city in found}


def cities(ways: Ways) -> dict[int, float]:
    """Where he is."""
    odds: dict[int, float] = {}
    for way, p in ways.items():
        odds[way[-1]] = odds.get(way[-1], 0.0) + p
    return odds


# --- what is tried ------------------------------------------------------------------------------
def worth_to_dracula(state: SmallState) -> dict[int, float]:
    """By city what comes of it for him."""
    return {city: outcome(state.rounds, (*state.way, city), state.hunted, state.tracks) for city in state.legal_actions()}


def worth_to_hunter(state: SmallState) -> dict[int, float]:
    """By city what comes of it for the hunter, over all ways that he holds possible."""
    ways = believed(state.hunted, state.tracks, len(state.way))
    worth = {}
    for city in state.legal_actions():
        hunted = (*state.hunted, city)
        worth[city] = -sum([p * outcome(state.rounds, way, hunted, (*state.tracks, track_in(way, city))) for way, p in ways.items()])
    return worth


@cache
def outcome(rounds: int, way: tuple[int, ...], hunted: tuple[int, ...], tracks: tuple[int, ...]) -> float:
    """What Dracula can expect if both go on as `easy` does."""
    state = pyspiel.load_game(SHORT_NAME, {"rounds": rounds}).new_initial_state()
    state.way, state.hunted, state.tracks = way, hunted, tracks
    state.caught = bool(tracks) and len(way) == len(hunted) and way[-1] == hunted[-1]
    if state.is_terminal():
        return float(state.returns()[DRACULA])
    mix = flee_and_follow(state)
    if state.current_player() == DRACULA:
        return sum([p * outcome(rounds, (*way, city), hunted, tracks) for city, p in mix.items() if p])
    return sum([p * outcome(rounds, way, (*hunted, city), (*tracks, track_in(way, city))) for city, p in mix.items() if p])


def best_of(worth: dict[int, float], margin: float) -> dict[int, float]:
    """The best, and all that is hardly worse, alike."""
    most = max(worth.values())
    best = [city for city in worth if worth[city] >= most - margin - 1e-9]
    return {city: 1 / len(best) if city in best else 0.0 for city in worth}


class Strength(NamedTuple):
    """How a level fares against opponents who know exactly how it decides and answer best."""

    exploitability: float  # OpenSpiel's: the mean of what both best answers gain over perfect play; 2 is the most
    best_hunter: float  # how often the best hunter catches its Dracula
    best_dracula: float  # how often the best Dracula escapes its hunter


def strength(level: Policy, rounds: int = ROUNDS) -> Strength:
    """Of a level in games of so many rounds."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms.best_response import BestResponsePolicy

    game = pyspiel.load_game(SHORT_NAME, {"rounds": rounds})
    fixed = policy.tabular_policy_from_callable(game, level)
    dracula, hunter = [BestResponsePolicy(game, player, fixed).value(game.new_initial_state()) for player in (DRACULA, HUNTER)]
    return Strength((dracula + hunter) / 2, (1 + hunter) / 2, (1 + dracula) / 2)


def main() -> None:
    """Print the table of docs/measurements/small.md."""
    print("| level | rounds | exploitability | best hunter catches its Dracula | best Dracula escapes its hunter |")
    print("| --- | --- | --- | --- | --- |")
    for name, level in LEVELS.items():
        for rounds in (2, 3):
            found = strength(level, rounds)
            shares = f"{100 * found.best_hunter:.1f} % | {100 * found.best_dracula:.1f} %"
            print(f"| {name} | {rounds} | {found.exploitability:.3f} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
