"""Work in several processes, started in the way that every system knows."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
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
