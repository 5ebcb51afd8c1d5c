"""One game for an environment: begun from a set-up or any position, its dice seeded, seen as arrays or as views."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from whitby import games
from whitby.board import BIT
from whitby.engine import State
from whitby.game import Game, View
from whitby.play import Play
from whitby.research.observation import row_of
from whitby.research.odds import Conclusions, odds_row_of
from whitby.research.turns import WAIT, Turns
from whitby.rng import Rng
from whitby.scene import Scene

LONGEST: Final = 50_000  # turns of an episode; what goes on so long is truncated
ARRAY, VIEW = "array", "view"  # the two forms of an observation
INT: Final = np.int32

Start = Scene | State | str | None  # a scene, a state, the name of an opening, or the set-up


class Views(gymnasium.Space[dict[str, Any]]):
    """Observations that are views themselves, with all that was heard and the mask of what is open."""

    def __init__(self, game: Game, belief: bool = False) -> None:
        super().__init__(None, None)
        self.fields = frozenset(game.view(game.setup(), 0))
        self.actions = len(game.actions) + 1
        self.example = {"view": game.view(game.setup(), 0), "heard": [], "action_mask": mask_of(game, [WAIT])}
        if belief:
            self.example["belief"] = np.zeros(odds_row_of(game.id).size, np.float32)

    def sample(self, mask: Any = None, probability: Any = None) -> dict[str, Any]:
        """The public's view of a new game: there is no other that could be made up."""
        return dict(self.example)

    def contains(self, x: Any) -> bool:
        """Has it the fields of a view of this game?"""
        whole = isinstance(x, dict) and set(x) == set(self.example)
        return whole and self.fields <= set(x["view"]) and len(x["action_mask"]) == self.actions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Views) and other.fields == self.fields and other.actions == self.actions


def mask_of(game: Game, options: Iterable[int]) -> NDArray[np.int8]:
    """What is open as flags over the actions of a game; waiting comes last."""
    mask = np.zeros(len(game.actions) + 1, np.int8)
    for choice in options:
        mask[len(game.actions) if choice == WAIT else game.index[choice]] = 1
    return mask


@dataclass
class Session:
    """What an environment is made with, and the game that it plays at present."""

    game: Game
    options: dict[str, Any] = field(default_factory=dict)  # of the rules; where random play would never end, those that end it
    anytime: bool = True
    observation: str = ARRAY
    start: Start = None
    longest: int = LONGEST
    belief: bool = False  # do observations hold what the seat can conclude, and are games dealt anew by it?
    rng: Rng | None = None
    turns_taken: int = 0

    @classmethod
    def of(cls, game: str | Game, options: dict[str, Any] | None, **more: Any) -> Session:
        """A session of a game by its id; ValueError where something does not fit."""
        made = cls(games.game(game) if isinstance(game, str) else game, **more)
        made.options = made.game.random_play(options)
        made.game.all_options(made.options)
        if made.observation not in (ARRAY, VIEW):
            raise ValueError(f"an observation is {ARRAY!r} or {VIEW!r}, not {made.observation!r}")
        made.begin(0)
        made.rng = None
        return made

    # --- a game from its beginning ---------------------------------------------------------------
    def begin(self, seed: int | None, start: Start = None) -> None:
        """A new game. Without a seed the dice go on where they were; the first time they are the operating system's."""
        if seed is not None or self.rng is None:
            self.rng = Rng(secrets.randbits(64) if seed is None else seed)
        self.turns = Turns(Play(self.game, self.first_state(self.start if start is None else start)), self.anytime)
        self.turns_taken = 0
        self.conclusions = Conclusions(self.game, self.options)
        self.turns.answer_chance(self.rng)

    def first_state(self, start: Start) -> State:
        """The position from which a game begins: a copy, that listens."""
        if start is None:
            return self.game.setup(self.options)
        state = self.game.opening(start) if isinstance(start, str) else start.state if isinstance(start, Scene) else start
        return state.copy()

    @property
    def dice(self) -> Rng:
        """What answers for CHANCE."""
        assert self.rng is not None
        return self.rng

    def choose(self, action: int) -> None:
        """The seat whose turn it is chooses, then CHANCE answers."""
        self.turns.choose(self.choice(action))
        self.settle()

    def settle(self) -> None:
        """One turn is over: CHANCE answers until it is a seat's."""
        self.turns_taken += 1
        self.turns.answer_chance(self.dice)

    def settle_together(self) -> None:
        """The same where all choose together."""
        self.turns_taken += 1
        self.turns.answer_all_chance(self.dice)

    @property
    def over(self) -> bool:
        """Has the game ended by its rules?"""
        return self.turns.play.over

    @property
    def too_long(self) -> bool:
        """Is it broken off because it takes too long?"""
        return not self.over and self.turns_taken >= self.longest

    @property
    def score(self) -> list[float]:
        """By seat 1 for a victory, -1 for a defeat, 0 for a draw or while it goes on."""
        return self.game.score(self.turns.play.state)

    # --- what is seen ------------------------------------------------------------------------------
    def choice(self, action: int) -> int:
        """The choice that an action means: its place in the game's actions; the place after the last is to wait."""
        return WAIT if action == len(self.game.actions) else self.game.actions[action]

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return self.game.view(self.turns.play.state, BIT[seat])

    def heard(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """All that a seat has heard so far."""
        return list(self.turns.play.heard(BIT[seat]))

    def options_in_turn(self, seat: int) -> list[int]:
        """What is open to a seat: to wait, unless it is its turn."""
        return self.turns.options if seat == self.turns.seat else [WAIT]

    def observe(self, seat: int, options: Iterable[int]) -> dict[str, Any]:
        """What a seat sees, with the mask of these options."""
        mask = mask_of(self.game, options)
        more = {"belief": self.conclusions.of(seat, self.turns.play)} if self.belief else {}
        if self.observation == VIEW:
            return {"view": self.view(seat), "heard": self.heard(seat), "action_mask": mask, **more}
        return {"observation": np.array(row_of(self.game.id).numbers(self.view(seat)), INT), "action_mask": mask, **more}

    def observation_space(self) -> gymnasium.Space[Any]:
        """Where observations lie."""
        if self.observation == VIEW:
            return Views(self.game, self.belief)
        bounds = np.iinfo(INT)
        row = gymnasium.spaces.Box(bounds.min, bounds.max, (row_of(self.game.id).size,), INT)
        mask = gymnasium.spaces.Box(0, 1, (len(self.game.actions) + 1,), np.int8)
        spaces: dict[str, gymnasium.Space[Any]] = {"observation": row, "action_mask": mask}
        if self.belief:
            spaces["belief"] = gymnasium.spaces.Box(0.0, 1.0, (odds_row_of(self.game.id).size,), np.float32)
        return gymnasium.spaces.Dict(spaces)

    def action_space(self) -> gymnasium.spaces.Discrete:
        """All actions of the game, and to wait."""
        return gymnasium.spaces.Discrete(len(self.game.actions) + 1)

    # --- other games like this one -----------------------------------------------------------------
    def copy(self) -> Session:
        """The same game, with a future of its own and the same dice to come."""
        return self.with_turns(self.turns.copy(), None if self.rng is None else self.rng.copy())

    def imagined(self, seat: int, seed: int | str) -> Session:
        """A game that this seat cannot tell from this one, dealt anew; what follows has dice of its own."""
        rng = Rng(seed)
        odds = self.conclusions.belief_of(seat, self.turns.play) if self.belief else None
        return self.with_turns(self.turns.imagined(seat, rng, odds), rng)

    def with_turns(self, turns: Turns, rng: Rng | None) -> Session:
        """The same environment in another game."""
        other = replace(self, rng=rng)
        other.turns = turns
        other.conclusions = Conclusions(self.game, self.options)
        return other
