"""The one thread that has tables and database to itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from whitby.table.refusal import Refusal
from whitby.table.sqlite import SqliteStorage
from whitby.table.storage import Busy
from whitby.table.tables import Tables
from whitby.web.responses import HttpError
from whitby.web.settings import Settings

log = logging.getLogger("whitby.web")

T = TypeVar("T")
BATCH_SECONDS = 0.02  # of work that reaches the disk at once, at most
PATIENCE = 10.0  # seconds that a job waits for another program that writes to the database
RETRY_SECONDS = 0.025  # between two tries


class Job:
    """Something to do with the tables, and whoever waits for it."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.until = 0.0  # how long it still waits, once another program was in its way
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, tables: Tables) -> None:
        """Do the job; only Busy is not an answer. What fails half-way leaves nothing behind; a refusal may leave what it has read anew."""
        self.result = self.error = None
        try:
            with tables.storage.job_savepoint():
                try:
                    self.result = self.work()
                except (Refusal, HttpError) as refusal:
                    self.error = refusal
        except Busy:
            raise
        except BaseException as error:
            self.error = error
            tables.reload(tables.storage.changed_in_job())

    def deliver(self) -> None:
        """Let the one who waits know how it went."""
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class TableThread:
    """Does one job after the other. All that wait are written together: nobody hears of any before all of them are on disk."""

    def __init__(self, open_tables: Callable[[], Tables]) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: the last one
        self.waiting: deque[Job] = deque()  # those that another program keeps from writing, the first one first
        self.retry = 0.0  # when they are tried again
        self.closing = False
        opened = Job(open_tables)
        self.thread = Thread(target=self.run, args=(opened,), name="tables", daemon=True)
        self.thread.start()
        self.tables: Tables = opened.future.result()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Queue a job; the future has its result once that is on disk."""
        if self.closing:
            raise RuntimeError("the server ends")
        job = Job(work)
        self.jobs.put(job)
        return job.future

    def run(self, opened: Job) -> None:
        """What the thread does: open the tables, then run batches of jobs until the server ends."""
        try:
            self.tables = opened.result = opened.work()
        except BaseException as error:
            opened.error = error
        opened.deliver()
        if opened.error is not None:
            return
        while not self.closing or self.waiting:
            self.run_batch(self.next_job())
        self.tables.storage.close()

    def close(self) -> None:
        """What waits is still done, then the database is closed."""
        self.jobs.put(None)
        self.thread.join()

    def next_job(self) -> Job | None:
        """Wait for one; None if there is none, or those that were kept waiting come first."""
        if not self.waiting:
            return self.started(self.jobs.get())
        left = self.retry - time.monotonic()
        try:
            return self.started(self.jobs.get(timeout=left)) if left > 0 else None
        except Empty:
            return None

    def started(self, job: Job | None) -> Job | None:
        """A job out of the queue, if it is one and whoever waits for it has not gone."""
        if job is None:
            self.closing = True
            return None
        return job if job.future.set_running_or_notify_cancel() else None

    def run_batch(self, first: Job | None) -> None:
        """Run this job and all that came meanwhile, for a while, with one commit for all."""
        done: list[Job] = []
        end = time.monotonic() + BATCH_SECONDS
        try:
            with self.tables.storage.batch():
                self.retry_waiting(done)
                job = first
                while True:
                    if job is not None:
                        self.attempt(job, done)
                    if time.monotonic() > end:
                        break
                    try:
                        job = self.started(self.jobs.get_nowait())
                    except Empty:
                        break
        except Exception as error:
            self.recover(done, error)
        else:
            for job in done:
                job.deliver()

    def attempt(self, job: Job, done: list[Job]) -> bool:
        """Try one job; it waits if another program writes to the database. Was it done?"""
        try:
            job.run(self.tables)
        except Busy as busy:
            now = time.monotonic()
            job.until = job.until or now + PATIENCE
            if now < job.until:
                if self.retry <= now:  # others that come meanwhile put it off no further
                    self.retry = now + RETRY_SECONDS
                self.waiting.append(job)
                return False
            job.error = busy
        done.append(job)
        return True

    def retry_waiting(self, done: list[Job]) -> None:
        """Try those again that were kept waiting, in their order, as far as it goes."""
        if time.monotonic() >= self.retry:
            for _ in range(len(self.waiting)):
                job = self.waiting.popleft()
                if not self.attempt(job, done):
                    self.waiting.rotate(1)  # still the first one
                    return

    def recover(self, jobs: list[Job], error: Exception) -> None:
        """The disk failed. The tables are what is kept of them, and each job gets another chance by itself: it may only want to read."""
        self.tables.reload(self.tables.storage.changed_in_batch())
        if len(jobs) == 1:
            log.warning("nothing could be written: %s", error)
            jobs[0].result, jobs[0].error = None, jobs[0].error or error  # a full disk ends the transaction, then it cannot be committed
            return jobs[0].deliver()
        for job in jobs:
            try:
                with self.tables.storage.batch():
                    job.run(self.tables)
            except Exception as problem:
                self.recover([job], problem)
            else:
                job.deliver()


class Worker:
    """Everything about tables is done here, one after the other: that keeps the order, and the event loop free."""

    def __init__(self, settings: Settings) -> None:
        self.thread = TableThread(lambda: Tables(SqliteStorage(settings.database, settings.clock), settings.seed))
        self.tables = self.thread.tables

    async def __call__(self, job: Callable[[], T]) -> T:
        """Do a job with the tables. It is finished even if the one who waits for it goes away."""
        return await asyncio.wrap_future(self.thread.submit(job))

    def close(self) -> None:
        """What has been begun is written, then the database is closed."""
        self.thread.close()
