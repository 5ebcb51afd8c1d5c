"""Play what is missing of a study: on this machine, or on a cluster of Dask or Ray, through joblib."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import joblib

from whitby.study.blocks import Block, play_block
from whitby.study.folder import Folder
from whitby.study.plan import Study, StudyError

PILOT = 2  # games of each cell that tell the price
EVERY = 30.0  # seconds between two lines of progress
LOCAL = "local"  # a Ray cluster that is started here
Say = Callable[[str], None]


class Engine(NamedTuple):
    """Where games are played: processes here, or a cluster by its address."""

    jobs: int = 0  # processes; 0: one for each core
    dask: str = ""
    ray: str = ""

    def processes(self) -> int:
        """Processes on this machine."""
        return self.jobs or os.cpu_count() or 1

    @contextlib.contextmanager
    def ready(self) -> Iterator[Callable[[], Any]]:
        """What makes joblib's Parallel while this holds."""
        if self.dask:
            with dask_client(self.dask), joblib.parallel_config("dask"):
                yield lambda: joblib.Parallel(n_jobs=-1, return_as="generator_unordered", batch_size=1, pre_dispatch="all")
        elif self.ray:
            use_ray(self.ray)
            with joblib.parallel_config("ray"):
                yield lambda: joblib.Parallel(n_jobs=-1, batch_size=1)
        else:
            yield lambda: joblib.Parallel(self.processes(), return_as="generator_unordered", batch_size=1)


def dask_client(address: str) -> Any:
    """A client of a Dask cluster that runs already."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise StudyError("Dask is not installed: pip install 'whitby[dask]'") from None
    try:
        return distributed.Client(address, timeout=10)
    except (OSError, ValueError) as problem:
        raise StudyError(f"there is no Dask cluster at {address}: {problem}") from None


def use_ray(address: str) -> None:
    """Join a Ray cluster that runs already, or start one here for `local`."""
    try:
        ray, ray_joblib = import_module("ray"), import_module("ray.util.joblib")
    except ImportError:
        raise StudyError("Ray is not installed: pip install 'whitby[ray]'") from None
    try:
        here = {"_node_ip_address": "127.0.0.1"} if address == LOCAL else {}  # nobody else can reach it
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, **here)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise StudyError(f"there is no Ray cluster at {address}: {problem}") from None
    ray_joblib.register_ray()


def price(study: Study) -> list[float]:
    """Seconds of a core for one game of each cell, from a few that are played now and not kept."""
    out = []
    for i, cell in enumerate(study.cells):
        n = min(PILOT, cell.games)
        play_block(cell, Block(i, 0, 1), study.decisions)  # what is loaded at the first game is no price
        out.append(play_block(cell, Block(i, 0, n), study.decisions).seconds / n)
    return out


def run(folder: Folder, engine: Engine, say: Say, price_only: bool = False) -> None:
    """Play all that is missing; what each block brings is kept as soon as it is there."""
    study, missing = folder.study, folder.missing()
    left = sum(block.last - block.first for block in missing)
    if not missing:
        return say(f"all {study.games:,} games are there")
    each = price(study)
    hours = sum(each[block.cell] * (block.last - block.first) for block in missing) / 3600
    where = (
        f"about {hours / engine.processes() * 60:.1f} minutes on {engine.processes()}" if not engine.dask + engine.ray else "on a cluster"
    )
    say(f"{left:,} of {study.games:,} games to play, about {hours:.2g} core hours, {where}")
    if not price_only:
        play_all(folder, missing, engine, say)


def play_all(folder: Folder, missing: list[Block], engine: Engine, say: Say) -> None:
    """Play these blocks."""
    study, done, spent, told = folder.study, 0, 0.0, time.monotonic()
    left = sum(block.last - block.first for block in missing)
    with engine.ready() as parallel:
        for some in batches(missing, engine):
            calls = [joblib.delayed(play_block)(study.cells[block.cell], block, study.decisions) for block in some]
            for played in parallel()(calls):
                folder.keep(played)
                done += played.block.last - played.block.first
                spent += played.seconds
                if time.monotonic() - told > EVERY or done == left:
                    told = time.monotonic()
                    say(f"{done:,} of {left:,} games, {spent / 3600:.3g} core hours so far")


def batches(missing: list[Block], engine: Engine) -> Iterator[list[Block]]:
    """All at once; for Ray, whose results come together, some at a time, so that a kill costs no more than those."""
    size = 64 if engine.ray else len(missing)
    for first in range(0, len(missing), size):
        yield missing[first : first + size]
