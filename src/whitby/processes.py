"""Work in several processes, started in the way that every system knows."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

Done = TypeVar("Done")


def chunks(n: int, size: int) -> list[tuple[int, int]]:
    """The numbers from 0 to before n in pieces: the first of each, and the one after its last.

    >>> chunks(25, 10)
    [(0, 10), (10, 20), (20, 25)]
    """
    return [(first, min(first + size, n)) for first in range(0, n, size)]


def in_processes(work: Callable[..., Done], parts: Sequence[tuple[Any, ...]], jobs: int) -> Iterator[Done]:
    """What comes of the work for each part, in the order of the parts; with one job, or one part, in this process."""
    if jobs == 1 or len(parts) == 1:
        for part in parts:
            yield work(*part)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(work, *part) for part in parts]
        try:
            for done in waiting:
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def as_they_come(work: Callable[..., Done], parts: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Done]:
    """What comes of the work for each part, whichever is done first.

    A part is taken when a process is free, so that it may depend on results. Whoever is interrupted leaves no process behind.
    """
    todo = iter(parts)
    if jobs == 1:
        for part in todo:
            yield work(*part)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_interrupts)
    try:
        under_way = {pool.submit(work, *part) for part in islice(todo, jobs)}
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
            under_way |= {pool.submit(work, *part) for part in islice(todo, jobs - len(under_way))}
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that gives the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
