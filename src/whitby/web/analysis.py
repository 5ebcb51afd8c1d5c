"""Where the odds of winning turned in a game that is over, with the better choice: looked for on demand, while somebody waits for it.

Each real choice is put to the strongest level that is quick enough, with what its seat saw and had heard then. Where what was chosen
may have been dear, another bot of that level, with luck of its own, is asked between it and the better one: what did best of many in a few
imagined games was often lucky there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from whitby import bots
from whitby.driver import BotLife, BotTurn
from whitby.game import Game
from whitby.table.past_turns import PastTurn, past_turns
from whitby.thinking.pool import BotFailed, Thinkers, Thinking
from whitby.web import messages as m
from whitby.web.replays import Replays, Source

log = logging.getLogger("whitby.web")

SEED, SECOND = "analysis", "analysis again"
KEPT = 16  # analyses that stay made
SHOWN = 10  # turning points
DEAR = 0.05  # odds of winning: what cost less is not worth a line
PATIENCE = 10.0  # seconds for a choice: nobody plays meanwhile, and what was not tried out cannot be compared
ATTENTION = 30.0  # seconds after the last question about it for which an analysis goes on


@dataclass
class Looking:
    """An analysis under way, or done."""

    source: Source
    level: str
    left: Iterator[PastTurn]
    asked: float = 0.0  # when somebody last asked how far it is
    done: int = 0
    over: bool = False
    failed: bool = False
    found: list[m.TurningPoint] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    seconds: dict[int, BotLife] = field(default_factory=dict)  # by seat: who is asked where a choice may have been dear

    def second(self, turn: BotTurn) -> BotLife:
        """The other bot at the seat of this turn."""
        return self.seconds.setdefault(turn.seat, BotLife(self.level, self.source.game, turn.seat, SECOND))

    def message(self) -> m.Analysis:
        """How far it is, and what it has found."""
        of = len(self.source.choices)
        dearest = sorted(self.found, key=lambda each: (each.odds - each.better_odds, each.at))[:SHOWN]
        return m.Analysis(self.level, of if self.over else self.done, of, self.failed, dearest)


class Analyses:
    """The analyses that were asked for. Games are played again in the replays' thread; the bot that judges has a process of its own."""

    def __init__(self, replays: Replays, thinking: Thinking) -> None:
        self.replays = replays
        self.thinkers = Thinkers(replace(thinking, patience=max(PATIENCE, thinking.patience)), processes=1)
        self.kept: OrderedDict[str, Looking] = OrderedDict()

    def look(self, source: Source) -> m.Analysis:
        """How far the analysis of this game is; it is begun, or taken up again, if nobody is at it."""
        found = self.kept.pop(source.id, None)
        if found is None or found.source.choices != source.choices:
            level = bots.analyst(source.game)
            found = Looking(source, level, past_turns(source.game, source.start, source.choices, level, SEED))
        self.kept[source.id] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        found.asked = time.monotonic()
        if found.task is None and not found.over:
            found.task = asyncio.create_task(self.go_on(found))
        return found.message()

    async def go_on(self, looking: Looking) -> None:
        """Look at one choice after the other, as long as somebody asks."""
        try:
            while time.monotonic() - looking.asked < ATTENTION:
                past = await self.replays.apart(lambda: next(looking.left, None))
                if past is None:
                    looking.over = True
                    return
                looking.found += await self.judged(looking, past)
                looking.done = past.at + 1
        except BotFailed as problem:
            log.warning("an analysis of %s failed: %s", looking.source.game.id, problem)
            looking.over = looking.failed = True
        except Exception:
            log.exception("an analysis of %s failed", looking.source.game.id)
            looking.over = looking.failed = True
        finally:
            looking.task = None

    async def judged(self, looking: Looking, past: PastTurn) -> list[m.TurningPoint]:
        """What a choice cost, if it was dear."""
        game, chosen = looking.source.game, past.chosen
        first = (await self.thinkers.answer(past.turn)).odds
        better = max(first, key=lambda choice: first[choice], default=chosen)
        if better == chosen or first[better] - first.get(chosen, 0.0) < DEAR:
            return []
        again = replace(past.turn, life=looking.second(past.turn), options=[better, chosen])
        odds = (await self.thinkers.answer(again)).odds
        if better not in odds or chosen not in odds or odds[better] - odds[chosen] < DEAR:
            return []
        words = choice_words(game, chosen), choice_words(game, better)
        return [m.TurningPoint(past.at, game.seats[past.turn.seat], past.question, *words, round(odds[chosen], 3), round(odds[better], 3))]

    async def close(self) -> None:
        """The server ends."""
        tasks = [looking.task for looking in self.kept.values() if looking.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()


def choice_words(game: Game, choice: int) -> m.PastChoice:
    """A choice as the page says it."""
    return m.PastChoice(game.text(choice), game.verb_name(choice), game.noun_name(choice))
