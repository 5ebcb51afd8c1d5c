"""Games played again to be looked at, in a thread of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from whitby.game import Ended, Game
from whitby.table import replay
from whitby.table.deduced import Deduced, Followed, deduced
from whitby.web.messages import TalkLine

T = TypeVar("T")
KEPT = 8  # games that stay played: some megabytes each
REPORTS = 32  # that stay made: some ten kilobytes each


@dataclass(frozen=True)
class SaidBefore:
    """A line of the table's talk: who reads it, and after how many choices it was said."""

    audience: int
    choices: int
    line: TalkLine


@dataclass(frozen=True)
class Source:
    """What a replay is made of, taken from a table at one moment or from a record, and what the asker may see of it."""

    id: str
    game: Game
    options: dict[str, bool | int | str]
    start: replay.Start
    choices: list[replay.Chosen]
    ended: Ended | None
    open: bool  # to all eyes
    fork: bool  # may it be played on from its moments?
    own: int  # the asker's eyes
    said: tuple[SaidBefore, ...] = ()  # all that he may read


class Replays:
    """Games played again, in a thread of their own: the tables go on meanwhile."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "replay")
        self.kept: OrderedDict[str, replay.Replay] = OrderedDict()

    async def __call__(self, source: Source, job: Callable[[replay.Replay], T]) -> T:
        """Do something with the replay of this source."""
        return await self.apart(lambda: job(self.replay_of(source)))

    async def apart(self, job: Callable[[], T]) -> T:
        """Do something in this thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, job)

    def close(self) -> None:
        """Let go of the thread; nobody waits for it any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)

    def replay_of(self, source: Source) -> replay.Replay:
        """The game of this source; one that was looked at before is only played on."""
        found = self.kept.pop(source.id, None) or replay.Replay(source.game, source.start)
        found.update(source.choices, source.ended)
        self.kept[source.id] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found


class Reports:
    """What could be concluded in games, in a thread of their own: a report takes seconds, and the replay goes on meanwhile."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "report")
        self.kept: OrderedDict[tuple[str, int, int], Deduced] = OrderedDict()

    async def __call__(self, id: str, eyes: int, game: Followed) -> Deduced:
        """The report of this game, made once for each eyes."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, lambda: self.report((id, eyes, len(game.news)), game))

    def report(self, key: tuple[str, int, int], game: Followed) -> Deduced:
        """The report that was made before, or a new one."""
        made = self.kept.pop(key, None) or deduced(game)
        self.kept[key] = made
        if len(self.kept) > REPORTS:
            self.kept.popitem(last=False)
        return made

    def close(self) -> None:
        """Let go of the thread; nobody waits for it any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)
