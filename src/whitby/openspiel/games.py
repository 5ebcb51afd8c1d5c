"""Every game of Whitby registered with OpenSpiel."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from typing import Any, Final

import numpy as np
import pyspiel

from whitby import games
from whitby.board import BIT
from whitby.engine import CHANCE, NIL, State
from whitby.game import Game
from whitby.play import Play
from whitby.research.observation import row_of
from whitby.research.turns import WAIT, Turns
from whitby.rng import Rng

LONGEST: Final = 50_000  # turns of seats; then it is a draw
NEWS: Final = 64  # the last pieces of news, in the tensor of an information state
FACTS: Final = 3  # of a piece of news

SHORT_NAMES: Final = {id: f"whitby_{id.replace('-', '_')}" for id in games.game_ids()}


def load(id: str, options: dict[str, Any] | None = None, anytime: bool = True, opening: str = "", longest: int = LONGEST) -> Any:
    """A game by its id in Whitby; `options` are those of its rules, `opening` names the position that it begins with."""
    given = ",".join(f"{name}={value}" for name, value in (options or {}).items())
    return pyspiel.load_game(SHORT_NAMES[id], {"anytime": anytime, "options": given, "opening": opening, "longest": longest})


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kinds = pyspiel.GameType
    two = len(game.seats) == 2
    return kinds(
        short_name=SHORT_NAMES[game.id],
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if two else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=len(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"anytime": True, "options": "", "opening": "", "longest": LONGEST},
    )


class WhitbyGame(pyspiel.Game):
    """A game of Whitby with its options."""

    game: Game  # each of them has a class of its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.game, params or {}
        self.anytime = bool(given.get("anytime", True))
        self.opening = str(given.get("opening", ""))
        self.longest = int(given.get("longest", LONGEST))
        pairs = [pair.partition("=") for pair in str(given.get("options", "")).split(",") if pair]
        self.options = game.random_play({name.strip(): value.strip() for name, _, value in pairs})
        game.all_options(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions) + 1,
            max_chance_outcomes=len(game.actions) + 1,
            num_players=len(game.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(game.seats) == 2 else None,
            max_game_length=self.longest,
        )
        super().__init__(game_type(game), info, given)

    def first_state(self) -> State:
        """The set-up, or the opening that was asked for."""
        return self.game.opening(self.opening).copy() if self.opening else self.game.setup(self.options)

    def new_initial_state(self) -> WhitbyState:
        """A game at its beginning."""
        return WhitbyState(self)

    def state_at(self, turns: Turns) -> WhitbyState:
        """The state of a game under way; OpenSpiel knows nothing of what came before it."""
        state = WhitbyState(self)
        state.under_way = turns
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes strings and tensors."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.game, recall)


class WhitbyState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: WhitbyGame) -> None:
        super().__init__(game)
        self.under_way: Turns | None = None  # made when it is looked at: a clone replaces it

    @property
    def turns(self) -> Turns:
        """The game as turns."""
        if self.under_way is None:
            made: WhitbyGame = self.get_game()
            self.under_way = Turns(Play(made.game, made.first_state()), made.anytime)
        return self.under_way

    @property
    def game(self) -> Game:
        """The rules."""
        return self.turns.game

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.turns.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def action(self, choice: int) -> int:
        """The action of a choice."""
        return len(self.game.actions) if choice == WAIT else self.game.index[choice]

    def choice(self, action: int) -> int:
        """The choice of an action."""
        return WAIT if action == len(self.game.actions) else self.game.actions[action]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted({self.action(choice) for choice in self.turns.options}) if player == self.turns.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer, each with its probability."""
        options = self.turns.options
        return [(self.action(choice), n / len(options)) for choice, n in sorted(Counter(options).items())]

    def _apply_action(self, action: int) -> None:
        self.turns.choose(self.choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        choice = self.choice(action)
        return "wait" if choice == WAIT else self.game.text(choice)

    def is_terminal(self) -> bool:
        """Is the game over, or too long?"""
        return self.turns.play.over or self.turns.taken >= self.get_game().longest

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat, 0 for a draw or while it goes on."""
        return self.game.score(self.turns.play.state)

    def __str__(self) -> str:
        seat = self.turns.seat
        return f"{self.game.id}: {len(self.turns.play.choices)} choices, {self.game.seat_name(seat) if seat >= CHANCE else 'over'}"

    def resample_from_infostate(self, player: int, sampler: Any) -> WhitbyState:
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        made: WhitbyGame = self.get_game()
        return made.state_at(self.turns.imagined(player, Rng(str(number(sampler)))))


def number(sampler: Any) -> float:
    """The next number of OpenSpiel's sampler, or of any function."""
    return float(sampler() if callable(sampler) else np.random.default_rng().random())


class Observer:
    """What a player sees: with perfect recall also what he has heard."""

    def __init__(self, game: Game, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.row = row_of(game.id)
        self.tensor = np.zeros(self.row.size + (NEWS * (1 + FACTS) if recall else 0), np.float32)
        self.dict = {"view": self.tensor[: self.row.size]}
        if recall:
            self.dict["news"] = self.tensor[self.row.size :].reshape(NEWS, 1 + FACTS)

    def set_from(self, state: WhitbyState, player: int) -> None:
        """Fill the tensor."""
        play = state.turns.play
        self.dict["view"][:] = self.row.numbers(self.game.view(play.state, BIT[player]))
        if self.recall:
            last = play.heard(BIT[player])[-NEWS:]
            self.dict["news"].fill(0)
            for at, (what, facts) in enumerate(last):
                self.dict["news"][at] = [zlib.crc32(what.encode()) & 0xFFFF, *facts[:FACTS], *[NIL] * (FACTS - len(facts))]

    def string_from(self, state: WhitbyState, player: int) -> str:
        """The same as text: the view, and all that was heard."""
        play = state.turns.play
        seen = json.dumps(self.game.view(play.state, BIT[player]), separators=(",", ":"))
        return f"{self.game.seats[player]}\n{seen}\n{play.heard(BIT[player])}" if self.recall else f"{self.game.seats[player]}\n{seen}"


def class_of(game: Game) -> type[WhitbyGame]:
    """OpenSpiel makes a game from a class of its own; a function it would take too, and stumble over when the process ends."""
    return type(f"{WhitbyGame.__name__}_{game.id}", (WhitbyGame,), {"game": game})


CLASSES: Final = {id: class_of(games.game(id)) for id in games.game_ids()}
for id, made in CLASSES.items():
    pyspiel.register_game(game_type(games.game(id)), made)
