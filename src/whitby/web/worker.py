"""The one thread that has tables and database to itself, and the threads in which bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from whitby.table.sqlite import SqliteStorage
from whitby.table.tables import Tables
from whitby.web.settings import Settings

T = TypeVar("T")
THINKERS = 2


class Worker:
    """Everything about tables is done here, one after the other: that keeps the order, and the event loop free."""

    def __init__(self, settings: Settings) -> None:
        self.thread = ThreadPoolExecutor(1, "tables")
        self.thinkers = ThreadPoolExecutor(THINKERS, "bot")
        try:
            self.tables: Tables = self.thread.submit(lambda: Tables(SqliteStorage(settings.database), settings.seed)).result()
        except BaseException:
            self.thread.shutdown()
            raise

    async def __call__(self, job: Callable[[], T]) -> T:
        """Do a job with the tables. It is finished even if the one who waits for it goes away."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, job)

    async def think(self, job: Callable[[], T], seconds: float) -> T:
        """Let a bot think; TimeoutError if it thinks too long."""
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self.thinkers, job)

    def close(self) -> None:
        """What has been begun is written, then the database is closed."""
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.thread.submit(self.tables.storage.close).result()
        self.thread.shutdown()
