"""A small Fury of Dracula that can be solved: eight cities, a trail of three, one hunter, a few rounds, no cards and no dice.

Each round Dracula goes along a road in secret, never into a city of his trail (the last three, where he is among them); where all
ways lie in his trail he stays. Then the hunter goes along a road, or stays. In Dracula's city he wins; in an older city of the trail
both learn how old the track is; after the last round Dracula wins. The first secret choice is where Dracula begins.

>>> import pyspiel
>>> import whitby.openspiel.small
>>> pyspiel.load_game("whitby_small").new_initial_state().legal_actions()
[0, 1, 2, 3, 4, 5, 6]
"""

from __future__ import annotations

import tomllib
from collections import deque
from importlib.resources import files
from typing import Any, Final

import numpy as np
import pyspiel

CITIES: Final = ("belgrade", "bucharest", "castle-dracula", "constanta", "galatz", "klausenburg", "sofia", "varna")
DRACULA, HUNTER = 0, 1
TRAIL: Final = 3
START: Final = CITIES.index("varna")  # of the hunter
ROUNDS: Final = 3
NO_TRACK: Final = 0  # else how many rounds old it is

SHORT_NAME: Final = "whitby_small"
KINDS = pyspiel.GameType
TYPE: Final = KINDS(
    short_name=SHORT_NAME,
    long_name="A small Fury of Dracula",
    dynamics=KINDS.Dynamics.SEQUENTIAL,
    chance_mode=KINDS.ChanceMode.DETERMINISTIC,
    information=KINDS.Information.IMPERFECT_INFORMATION,
    utility=KINDS.Utility.ZERO_SUM,
    reward_model=KINDS.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rounds": ROUNDS},
)


def roads() -> list[list[int]]:
    """The neighbours of each of the eight cities, by the map of Fury."""
    table = tomllib.loads(files("whitby.games.fury").joinpath("map.toml").read_text("utf-8"))
    pairs = [(CITIES.index(a), CITIES.index(b)) for a, b in table["roads"] if a in CITIES and b in CITIES]
    return [sorted({b for a, b in pairs if a == city} | {a for a, b in pairs if b == city}) for city in range(len(CITIES))]


ROADS: Final = roads()


def distances() -> list[list[int]]:
    """How many roads lie between two cities."""
    table = []
    for start in range(len(CITIES)):
        far = {start: 0}
        waiting = deque([start])
        while waiting:
            city = waiting.popleft()
            for other in ROADS[city]:
                if other not in far:
                    far[other] = far[city] + 1
                    waiting.append(other)
        table.append([far[city] for city in range(len(CITIES))])
    return table


DISTANCE: Final = distances()


class SmallGame(pyspiel.Game):
    """The game, with the number of its rounds."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rounds = int(given.get("rounds", ROUNDS))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(CITIES),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * self.rounds + 1,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> SmallState:
        """Dracula has yet to choose where he begins."""
        return SmallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SmallObserver:
        """What makes strings and tensors."""
        return SmallObserver(self.rounds)


class SmallState(pyspiel.State):
    """All of the game: two ways through the cities, and the tracks found."""

    def __init__(self, game: SmallGame) -> None:
        super().__init__(game)
        self.rounds = game.rounds
        self.way: tuple[int, ...] = ()  # Dracula's cities, the latest last
        self.hunted: tuple[int, ...] = (START,)  # the hunter's
        self.tracks: tuple[int, ...] = ()  # what the hunter found, round by round
        self.caught = False

    def current_player(self) -> int:
        """Dracula begins, then he and the hunter take turns."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return DRACULA if len(self.way) <= len(self.hunted) else HUNTER

    def _legal_actions(self, player: int) -> list[int]:
        if player == HUNTER:
            return sorted([*ROADS[self.hunted[-1]], self.hunted[-1]])
        return open_to_dracula(self.way)

    def _apply_action(self, city: int) -> None:
        if self.current_player() == DRACULA:
            self.way += (city,)
            return
        self.hunted += (city,)
        track = track_in(self.way, city)
        self.tracks += (track,)
        self.caught = city == self.way[-1]

    def _action_to_string(self, player: int, city: int) -> str:
        return CITIES[city]

    def is_terminal(self) -> bool:
        """Is Dracula caught, or are all rounds played?"""
        return self.caught or len(self.tracks) == self.rounds

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser."""
        if not self.is_terminal():
            return [0.0, 0.0]
        return [-1.0, 1.0] if self.caught else [1.0, -1.0]

    def __str__(self) -> str:
        return f"{self.way} {self.hunted} {self.tracks}"


def open_to_dracula(way: tuple[int, ...]) -> list[int]:
    """Where he may go: at first anywhere but to the hunter."""
    if not way:
        return [city for city in range(len(CITIES)) if city != START]
    return [city for city in ROADS[way[-1]] if city not in way[-TRAIL:]] or [way[-1]]


def track_in(way: tuple[int, ...], city: int) -> int:
    """How old Dracula's track in a city is; NO_TRACK where there is none, or where he himself is."""
    ages = [age for age, been in enumerate(reversed(way[-TRAIL:])) if been == city]
    return ages[0] if ages else NO_TRACK


class SmallObserver:
    """What a player knows, which he never forgets: the hunter's way and the tracks, and to Dracula his own way."""

    def __init__(self, rounds: int) -> None:
        length = rounds + 1
        self.tensor = np.zeros(2 + length * (2 * len(CITIES) + TRAIL), np.float32)
        self.length = length

    @property
    def dict(self) -> dict[str, Any]:
        """The tensor in one piece."""
        return {"known": self.tensor}

    def set_from(self, state: SmallState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        self.tensor[player] = 1
        rows = self.tensor[2:].reshape(self.length, 2 * len(CITIES) + TRAIL)
        for at, city in enumerate(state.hunted):
            rows[at, city] = 1
        for at, track in enumerate(state.tracks):
            rows[at, len(CITIES) + track] = 1
        for at, city in enumerate(state.way if player == DRACULA else ()):
            rows[min(at, self.length - 1), len(CITIES) + TRAIL + city] = 1

    def string_from(self, state: SmallState, player: int) -> str:
        """The same as text."""
        own = f" {state.way}" if player == DRACULA else f" {len(state.way)}"
        return f"{player} {state.hunted} {state.tracks}{own}"


# --- rules of thumb ----------------------------------------------------------------------------------
def flee_and_follow(state: SmallState) -> dict[int, float]:
    """The idea of the bot `easy`: Dracula goes where the hunter is farthest from him; the hunter goes where he is most likely to be.

    Dracula is as likely to have gone one way as another; where the hunter can reach none of these cities he goes nearer to the likeliest.
    """
    if state.current_player() == DRACULA:
        return flight(state.way, state.hunted[-1])
    return follow(state, where(state))


def flight(way: tuple[int, ...], hunter: int) -> dict[int, float]:
    """Dracula's mixture when he flees from a hunter."""
    return alike({city: float(DISTANCE[hunter][city]) for city in open_to_dracula(way)})


def follow(state: SmallState, odds: dict[int, float]) -> dict[int, float]:
    """The hunter's mixture when he goes by these odds."""
    likeliest = max(odds.values())
    goals = [city for city, p in odds.items() if p == likeliest]
    return alike({city: odds.get(city, 0.0) - min([DISTANCE[city][goal] for goal in goals]) / 100 for city in state.legal_actions()})


def alike(worth: dict[int, float]) -> dict[int, float]:
    """All that is worth most, alike."""
    best = [city for city in worth if worth[city] == max(worth.values())]
    return {city: 1 / len(best) if city in best else 0.0 for city in worth}


def where(state: SmallState) -> dict[int, float]:
    """Where Dracula can be for all that the hunter found, if each of his ways was as likely as another."""
    ways: dict[tuple[int, ...], float] = {(): 1.0}
    for turn in range(len(state.way)):
        if turn > 1:
            hunted, track = state.hunted[turn - 1], state.tracks[turn - 2]
            ways = {way: p for way, p in ways.items() if way[-1] != hunted and track_in(way, hunted) == track}
        ways = {(*way, city): p / len(open_to_dracula(way)) for way, p in ways.items() for city in open_to_dracula(way)}
    odds: dict[int, float] = {}
    for way, p in ways.items():
        odds[way[-1]] = odds.get(way[-1], 0.0) + p
    return odds


def solved(rounds: int, iterations: int) -> dict[str, float]:
    """How far a best answer gains against each policy (OpenSpiel's exploitability): at random, by rule of thumb, and after CFR+."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game(SHORT_NAME, {"rounds": rounds})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policies = {
        "uniform": policy.UniformRandomPolicy(game),
        "flee and follow": policy.tabular_policy_from_callable(game, flee_and_follow),
        f"CFR+, {iterations} iterations": solver.average_policy(),
    }
    return {name: float(exploitability.exploitability(game, tried)) for name, tried in policies.items()}


pyspiel.register_game(TYPE, SmallGame)
