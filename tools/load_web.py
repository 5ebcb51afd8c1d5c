"""How fast the server is under load: python tools/load_web.py [--against CHECKOUT], with Whitby and its test extra installed.

A real server in another process, its database in a temporary folder. Many tables of both games, each with two pages, and
choices at a steady rate, whoever is asked. The time of a choice runs until its page has the screen that answers it; by then
it is on disk. With --against the version of another checkout is measured first, in the same run. The generator needs a
good part of a processor itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from web_players import Player, open_pages, sit_down
from web_server import FREE, WebServer

BARE = 300  # times that a bare fsync is measured


@dataclass
class Load:
    """What is asked of a server."""

    tables: int
    sockets: int
    rate: float
    seconds: float
    warm: float


class Generator:
    """Choices at a steady rate, wherever somebody is asked."""

    def __init__(self, players: list[Player], load: Load) -> None:
        self.players = players
        self.load = load
        self.luck = random.Random(1)
        self.times: list[float] = []  # of each choice
        self.late = 0  # choices that could not be sent at their time, since nobody was free to choose
        self.waiting: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float) -> None:
        """Send at the rate, whether or not answers come."""
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * self.load.rate) - sent
            for _ in range(due):
                self.send()
            sent += due
            await asyncio.sleep(0.002)
        if self.waiting:
            await asyncio.wait(self.waiting, timeout=30)

    def send(self) -> None:
        """One choice of somebody."""
        for _ in range(50):
            player = self.luck.choice(self.players)
            if player.may_speak:
                task = asyncio.create_task(self.choose(player))
                self.waiting.add(task)
                task.add_done_callback(self.waiting.discard)
                return
        self.late += 1

    async def choose(self, player: Player) -> None:
        """Until it is answered."""
        began = time.perf_counter()
        await player.say(player.something(self.luck))
        await player.answered.wait()
        self.times.append(time.perf_counter() - began)


async def measure(server: WebServer, load: Load) -> str:
    """The figures of one server."""
    at_first = server.memory()
    players = await sit_down(server.address, load.tables)
    await open_pages(server.address, players)
    others = [Player(player.place) for player in (players * (1 + load.sockets // len(players)))[: max(0, load.sockets - len(players))]]
    await open_pages(server.address, others)
    listening = [asyncio.create_task(player.listen()) for player in (*players, *others)]
    generator = Generator(players, load)
    await generator.run(load.warm)
    generator.times.clear()
    generator.late = 0
    cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
    await generator.run(load.seconds)
    seconds = time.perf_counter() - began
    busy, generating = (server.cpu() - cpu) / seconds, (time.process_time() - own) / seconds
    size = (server.memory() - at_first) / load.tables / 1000
    for task in listening:
        task.cancel()
    late = f", {generator.late} not sent: nobody was free to choose" if generator.late else ""
    return (
        f"{len(generator.times) / seconds:.0f} choices/s{late}; {spread(generator.times)}; "
        f"server {busy:.0%} of a processor, generator {generating:.0%}; {size:.0f} kB a table"
    )


def spread(times: list[float]) -> str:
    """The times of choices in milliseconds."""
    if len(times) < 2:
        return "no choices"
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    p50, p90, p99, most = (1000 * t for t in (cuts[49], cuts[89], cuts[98], max(times)))
    return f"p50 {p50:.1f} ms, p90 {p90:.1f}, p99 {p99:.1f}, max {most:.0f}"


def bare_fsync(folder: Path) -> str:
    """What the disk takes for a small append, with nothing else around it."""
    times = []
    with (folder / "bare").open("ab", buffering=0) as file:
        for _ in range(BARE):
            file.write(b"x" * 100)
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return f"mean {1000 * statistics.mean(times):.2f} ms, {spread(times)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=2000, help="two at each table, and those beyond look a second time")
    parser.add_argument("--rate", type=float, default=330.0, help="choices a second, of all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds of load before those that are measured")
    parser.add_argument("--against", type=Path, action="append", default=[], help="a checkout to measure first")
    asked = parser.parse_args()
    load = Load(asked.tables, asked.sockets, asked.rate, asked.seconds, asked.warm)
    print(f"{load.tables} tables, {load.sockets} sockets, {load.rate:.0f} choices/s asked for, {load.seconds:.0f} s", flush=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        print(f"bare fsync: {bare_fsync(Path(folder))}", flush=True)
        for n, checkout in enumerate([*asked.against, None]):
            home = Path(folder) / f"{n}"
            home.mkdir()
            server = WebServer(home, checkout, limits=FREE)
            try:
                figures = asyncio.run(measure(server, load))
            finally:
                server.kill()
            print(f"{checkout or 'this'}: {figures}", flush=True)


if __name__ == "__main__":
    main()
