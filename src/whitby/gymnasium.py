"""One seat of a game as a Gymnasium environment; bots of a level play the others.

>>> import gymnasium, whitby.gymnasium
>>> game = gymnasium.make("whitby/dracula-2003-v0", seat="dracula", level="easy")
>>> observation, info = game.reset(seed=1)
>>> int(observation["action_mask"].sum())
5

An action is the place of a choice in `whitby.game(id).actions`; the one after the last is to wait. One that is not open loses the game.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import gymnasium

from whitby import bots, games
from whitby.driver import BotSeat
from whitby.game import View
from whitby.rendering import rendered
from whitby.research.session import ARRAY, LONGEST, Session, Start
from whitby.research.turns import WAIT

LOST = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """The game as one seat plays it."""

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: str,
        level: str = bots.DEFAULT,
        options: dict[str, Any] | None = None,
        anytime: bool = True,
        observation: str = ARRAY,
        start: Start = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        belief: bool = False,
    ) -> None:
        self.session = Session.of(game, options, anytime=anytime, observation=observation, start=start, longest=longest, belief=belief)
        self.seat = self.session.game.seat(seat)
        self.level = level
        self.render_mode = render_mode
        self.observation_space = self.session.observation_space()
        self.action_space = self.session.action_space()  # type: ignore[assignment]  # whose numbers are numpy's
        self.seat_bots("")

    def seat_bots(self, seed: str) -> None:
        """New bots at all other seats."""
        others = [seat for seat in range(len(self.session.game.seats)) if seat != self.seat]
        self.bots = {seat: BotSeat(self.level, self.session.game, seat, seed) for seat in others}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the seat's first turn; `options["start"]` begins it at another position."""
        super().reset(seed=seed)
        dice = int(self.np_random.integers(2**62))
        self.session.begin(dice, (options or {}).get("start"))
        self.seat_bots(str(dice))
        self.others_play()
        return self.observe(), {}

    def others_play(self) -> None:
        """Bots answer until it is the seat's turn; beside a question to another they wait."""
        turns = self.session.turns
        while not self.session.over and not self.session.too_long and turns.seat != self.seat:
            turns.choose(WAIT if turns.beside else self.answer_of_bot(turns.seat))
            self.session.settle()

    def answer_of_bot(self, seat: int) -> int:
        """What the bot of a seat answers, by what it sees and has heard."""
        turns = self.session.turns
        options = turns.open_to(seat)
        if len(set(options)) == 1:
            return options[0]
        return replace(self.bots[seat].turn(turns.play), options=list(options)).think()

    def observe(self) -> dict[str, Any]:
        """What the seat sees now."""
        return self.session.observe(self.seat, self.session.options_in_turn(self.seat))

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat chooses, then the others play."""
        if self.session.choice(int(action)) not in self.session.options_in_turn(self.seat):
            return self.observe(), LOST, True, False, {"not open": True}
        self.session.choose(int(action))
        self.others_play()
        if self.render_mode == "human":
            self.render()
        return self.observe(), self.session.score[self.seat], self.session.over, self.session.too_long, {}

    def render(self) -> str | None:
        """The table through the eyes of the seat: printed, given back in the mode `ansi`, or drawn in the mode `svg`."""
        return rendered(self.session.game, self.view(), self.render_mode)

    def view(self) -> View:
        """What the seat may know now, field by field."""
        return self.session.view(self.seat)

    def heard(self) -> list[tuple[str, tuple[int, ...]]]:
        """All news that the seat has heard."""
        return self.session.heard(self.seat)

    def clone(self) -> SeatEnv:
        """The same game, with the same dice to come; its bots are new ones of the same kind that have heard the same."""
        return self.with_session(self.session.copy())

    def resample(self, seed: int | str) -> SeatEnv:
        """A game that the seat cannot tell from the true one: what it does not know is dealt anew."""
        return self.with_session(self.session.imagined(self.seat, seed))

    def with_session(self, session: Session) -> SeatEnv:
        """The same environment in another game."""
        other = copy(self)
        other.session = session
        other.seat_bots(self.bots[min(self.bots)].seed)
        return other


for id in games.game_ids():
    gymnasium.register(f"whitby/{id}-v0", "whitby.gymnasium:SeatEnv", kwargs={"game": id})
