"""The games as PettingZoo environments: `env` steps one seat at a time (AEC), `parallel_env` all together.

>>> from whitby.pettingzoo import env
>>> game = env("dracula-2003")
>>> game.reset(seed=1)
>>> game.agent_selection, int(game.action_space("dracula").n)
('dracula', 249)

An action is the place of a choice in `whitby.game(id).actions`; the one after the last is to wait. What is open is the mask in the
observation. An observation follows from what its seat may see and has heard, and from nothing else.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import pettingzoo
from pettingzoo.utils import wrappers

from whitby.engine import ANYTIME, openly_asked, seats_asked
from whitby.game import View
from whitby.rendering import rendered
from whitby.research.session import ARRAY, LONGEST, Session, Start
from whitby.research.turns import WAIT

Observations = dict[str, Any]


class Seats:
    """What both kinds of environment share: a session whose seats are the agents."""

    metadata = {"render_modes": ["human", "ansi", "svg"], "name": "whitby", "is_parallelizable": False, "render_fps": 1}
    session: Session

    def __init__(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        anytime: bool = True,
        observation: str = ARRAY,
        start: Start = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        render_seat: str | None = None,
        belief: bool = False,
    ) -> None:
        self.session = Session.of(game, options, anytime=anytime, observation=observation, start=start, longest=longest, belief=belief)
        self.metadata = {**type(self).metadata, "name": game}
        self.render_mode = render_mode
        self.render_seat = render_seat  # through whose eyes it is drawn; nobody's: the public's
        self.possible_agents: list[str] = list(self.session.game.seats)
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self.session.observation_space() for agent in self.agents}
        self.action_spaces = {agent: self.session.action_space() for agent in self.agents}

    def observation_space(self, agent: str) -> Any:
        """Where the observations of a seat lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What a seat can ever do."""
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        """The number of a seat."""
        return self.session.game.seat(agent)

    def view(self, agent: str) -> View:
        """What a seat may know now, field by field."""
        return self.session.view(self.seat(agent))

    def heard(self, agent: str) -> list[tuple[str, tuple[int, ...]]]:
        """All news that a seat has heard."""
        return self.session.heard(self.seat(agent))

    def render(self) -> str | None:
        """The table as text: printed, or given back in the mode `ansi`; in the mode `svg` a drawing of the board."""
        eyes = 0 if self.render_seat is None else 1 << self.seat(self.render_seat)
        return rendered(self.session.game, self.session.game.view(self.session.turns.play.state, eyes), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new episode; `options["start"]` begins it at another position than the others."""
        self.session.begin(seed, (options or {}).get("start"))
        self.agents = self.possible_agents[:]

    def clone(self) -> Any:
        """The same game, with a future of its own and the same dice to come."""
        return self.with_session(self.session.copy())

    def resample(self, agent: str, seed: int | str) -> Any:
        """A game that this seat cannot tell from the true one: what it does not know is dealt anew."""
        return self.with_session(self.session.imagined(self.seat(agent), seed))

    def with_session(self, session: Session) -> Any:
        """The same environment in another game: what is kept by agent is copied too."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list) and not name.endswith("_spaces"):
                setattr(other, name, value.copy())
        other.session = session
        return other


class RawEnv(Seats, pettingzoo.AECEnv[str, Any, Any]):
    """One seat at a time. A seat that might play something beside a question has a turn before those who are asked."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        self.clear()

    def clear(self) -> None:
        """Nobody has been rewarded yet."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """It is the turn of the seat that the game says; after the end those who are left leave one by one."""
        ended = self.session.over or self.session.too_long
        self.agent_selection = self.agents[0] if ended else self.session.game.seat_name(self.session.turns.seat)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.begin(seed, options)
        self.clear()

    def observe(self, agent: str) -> Any:
        """What a seat sees; its mask is of what is open in its turn, else to wait."""
        seat = self.seat(agent)
        return self.session.observe(seat, self.session.options_in_turn(seat))

    def step(self, action: Any) -> None:
        """The selected seat chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.session.choose(int(action))
        if self.session.over:
            self.rewards = dict(zip(self.possible_agents, self.session.score, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.session.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class ParallelEnv(Seats, pettingzoo.ParallelEnv[str, Any, Any]):
    """All seats at once: who is not asked waits, or plays what may be played at any time.

    Of those who interrupt the first in the order of the seats does; what the others chose is void and nobody hears of it. Else all
    who are asked answer. All see each step, so an agent can count how many steps the secret decision of another took, which
    one at a time it cannot; `infos[agent]["silent"]` marks the steps that brought it nothing.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Observations]:
        """A new game."""
        self.begin(seed, options)
        self.session.turns.answer_all_chance(self.session.dice)
        self.heard_before: dict[str, int] = {}
        return self.observations(), self.infos()

    def options(self, seat: int) -> list[int]:
        """What is open to a seat: answers if it is asked, else to wait and to interrupt."""
        state, turns = self.session.turns.play.state, self.session.turns
        if self.session.over:
            return [WAIT]
        return turns.open_to(seat) if seat in seats_asked(state) else turns.open_beside(seat)

    def observations(self) -> Observations:
        """What each seat sees."""
        return {agent: self.session.observe(self.seat(agent), self.options(self.seat(agent))) for agent in self.agents}

    def infos(self) -> Observations:
        """For each seat, whether it has heard nothing new and is not asked."""
        heard = {agent: len(self.session.turns.play.heard(1 << self.seat(agent))) for agent in self.agents}
        asked = openly_asked(self.session.turns.play.state)
        silent = {agent: heard[agent] == self.heard_before.get(agent) and self.seat(agent) not in asked for agent in self.agents}
        self.heard_before = heard
        return {agent: {"silent": silent[agent]} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Observations, Observations, Observations, Observations, Observations]:
        """Every seat has chosen."""
        chosen = {self.seat(agent): self.session.choice(int(action)) for agent, action in actions.items()}
        for seat, choice in chosen.items():
            if choice not in self.options(seat):
                raise ValueError(f"{self.session.game.seat_name(seat)} chose what is not open to it")
        self.apply(chosen)
        agents = self.agents
        over, too_long = self.session.over, self.session.too_long
        rewards = {agent: self.session.score[self.seat(agent)] for agent in agents}
        seen, infos = self.observations(), self.infos()
        if over or too_long:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, too_long), infos

    def apply(self, chosen: dict[int, int]) -> None:
        """The first interruption, or all answers."""
        turns = self.session.turns
        breaks = [seat for seat in sorted(chosen) if chosen[seat] != WAIT and chosen[seat] & ANYTIME]
        for seat in breaks[:1] or [seat for seat in seats_asked(turns.play.state) if seat in chosen]:
            turns.choose_for(seat, chosen[seat])
        self.session.settle_together()


def raw_env(game: str, **settings: Any) -> RawEnv:
    """The bare environment: what is not open raises ValueError."""
    return RawEnv(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The environment one seat at a time, with PettingZoo's usual guards: an action that is not open loses the game."""
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str, **settings: Any) -> ParallelEnv:
    """The environment in which all seats choose together."""
    return ParallelEnv(game, **settings)
