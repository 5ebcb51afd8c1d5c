"""Hints for those who learn: what a strong player would do at their own seat, made from what that seat sees and has heard alone.

They are made in a process of their own, so that no bot at a table takes longer because somebody asked; and nobody is told that he did.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from starlette.requests import Request
from starlette.responses import Response

from whitby import bots
from whitby.driver import BotSeat, BotTurn
from whitby.engine import options_for, seats_asked
from whitby.game import Game
from whitby.table.motions import OFF
from whitby.table.refusal import Refusal
from whitby.table.seating import seats_named
from whitby.table.table import Table
from whitby.table.tables import Tables
from whitby.thinking.pool import BotFailed, Thinkers, Thinking
from whitby.thinking.process import Answer
from whitby.web import messages as m
from whitby.web.pace import Pace
from whitby.web.responses import HttpError, json_response
from whitby.web.visitors import Visitors

log = logging.getLogger("whitby.web")

SEED = "hint"  # of all advisers: the same stream gives the same hints
BEST = 3  # choices in a hint
PATIENCE = 4.0  # seconds for a hint: no game waits for it, and one for which nothing was tried says little
KEPT = 64  # advisers that remember what they heard


@dataclass
class Adviser:
    """The strong player behind a seat, and its last hint."""

    seat: BotSeat
    last: m.Hint | None = None
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)  # who asks twice waits for the same hint


class Hints:
    """The advisers of all tables, by table and seat."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinkers = Thinkers(replace(thinking, patience=max(PATIENCE, thinking.patience)), processes=1)
        self.advisers: OrderedDict[tuple[str, int], Adviser] = OrderedDict()

    def adviser(self, table: Table, seat: int) -> Adviser:
        """The adviser of a seat, who may have heard much already."""
        key = table.id, seat
        found = self.advisers.pop(key, None) or Adviser(BotSeat(bots.adviser(table.game), table.game, seat, SEED))
        self.advisers[key] = found
        if len(self.advisers) > KEPT:
            self.advisers.popitem(last=False)
        return found

    async def hint(self, adviser: Adviser, turn: BotTurn) -> m.Hint:
        """What the adviser would do, as it said it before to the same question."""
        async with adviser.busy:
            if adviser.last is None or adviser.last.question != turn.question:
                adviser.last = await self.advice(adviser.seat, turn)
            return adviser.last

    async def advice(self, seat: BotSeat, turn: BotTurn) -> m.Hint:
        """What the bot at this seat would do; where it fails, what the default one would."""
        try:
            answer = await self.thinkers.answer(turn)
        except BotFailed as problem:
            log.warning("an adviser of %s failed: %s", seat.game.id, problem)
            if turn.life.name == bots.default(seat.game):
                raise Refusal("no-hints") from None
            seat.hand_over(bots.default(seat.game))
            return await self.advice(seat, replace(turn, life=seat.life, news=turn.heard))
        return hint_message(seat.game, turn, answer)

    def close(self) -> None:
        """The server ends."""
        self.thinkers.close()


def hint_message(game: Game, turn: BotTurn, answer: Answer) -> m.Hint:
    """An answer as advice: the choice itself, then the best of the others, with odds where they compare."""
    tried = {thought.choice: thought.tried for thought in answer.thoughts}
    odds = {choice: round(worth, 3) for choice, worth in answer.odds.items()}
    choices = [answer.choice, *(choice for choice in tried if choice != answer.choice)][:BEST]
    best = [m.Weighed(game.text(choice), odds.get(choice), tried.get(choice, 0)) for choice in choices]
    return m.Hint(game.seats[turn.seat], turn.question, turn.life.name, best)


class HintApi:
    """The call that asks for a hint."""

    def __init__(self, visitors: Visitors, hints: Hints, pace: Pace) -> None:
        self.visitors = visitors
        self.tables: Tables = visitors.tables
        self.hints = hints
        self.pace = pace

    async def hint(self, request: Request) -> Response:
        """GET /api/tables/{table}/hint?seat=: what a strong player would do at this seat of the asker's, who is asked there now."""
        guest = await self.visitors.known_guest(request)
        id, name = request.path_params["table"], request.query_params.get("seat", "")
        began = self.pace.clock.now()

        def job() -> tuple[Adviser, BotTurn]:
            table = self.tables.find(id)
            if table is None:
                raise HttpError(404, "no-table")
            if not isinstance(table, Table):
                raise Refusal("closed")
            seat = seat_advised(table, guest.hash, name)
            adviser = self.hints.adviser(table, seat)
            return adviser, adviser.seat.turn(table.play, table.screen(table.eyes(guest.hash)).question)

        found = await self.hints.hint(*await self.visitors.worker(job))
        await self.pace.until_beat(began)
        return json_response(found)


def seat_advised(table: Table, guest: bytes, name: str) -> int:
    """The seat of this guest that is asked, the first where he names none; a refusal where he gets no hint."""
    if table.info.hints == OFF or table.over:
        raise Refusal("no-hints")
    wanted = seats_named(table.game, [name]) if name else range(len(table.game.seats))
    own = table.eyes(guest) & ~table.lent(table.eyes(guest))
    if not own:
        raise Refusal("not-seated")
    asked = [seat for seat in seats_asked(table.play.state) if seat in wanted and own >> seat & 1 and options_for(table.play.state, seat)]
    if not asked:
        raise Refusal("no-hints")
    return asked[0]
