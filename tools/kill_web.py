"""kill -9: python tools/kill_web.py [--kills 100], from a checkout, with Whitby and its test extra installed.

A real server plays many tables of both games through sockets and is killed at random moments, started again on the same
folder, and so on. Each time the log of every table is played again from what the pages said: each choice that was acknowledged
is there once, in its order, what was taken back too, and between them exactly the answers that the table gives itself; what
had been said and not been answered is there whole or not at all. Then every page finds just that, and the news that it had.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from kept_web import Log, Lost
from web_players import Player, open_pages, sit_down
from web_server import FREE, WebServer

LONGEST = 1.0  # seconds between start and kill
MANY = 50  # choices that must be answered between start and kill, however slow the machine is


class Round:
    """From a start of the server to its death."""

    def __init__(self, players: list[Player], luck: random.Random) -> None:
        self.players = players
        self.luck = luck
        self.took_back: set[str] = set()  # tables at which somebody tried to

    @property
    def acknowledged(self) -> int:
        """How much of what was said the server took, as far as the pages know."""
        return sum(len(player.taken) for player in self.players)

    async def play(self, server: WebServer) -> None:
        """Everybody answers as fast as the server does, until it is killed."""
        await open_pages(server.address, self.players)
        listening = [asyncio.create_task(player.listen()) for player in self.players]
        speaking = [asyncio.create_task(self.speak(player)) for player in self.players]
        end = time.monotonic() + self.luck.uniform(0.05, LONGEST)
        while time.monotonic() < end or self.acknowledged < MANY and any(player.may_speak or player.said for player in self.players):
            await asyncio.sleep(0.005)
        server.kill()
        await asyncio.gather(*listening)  # what was sent before
        for task in speaking:
            task.cancel()
        await asyncio.gather(*speaking, return_exceptions=True)

    async def speak(self, player: Player) -> None:
        """One page: it answers what it is asked, when it has the answer to what it said before."""
        while True:
            await asyncio.sleep(self.luck.uniform(0.0, 0.02))
            if player.may_speak:
                message = player.something(self.luck)
                if message["type"] == "undo":
                    self.took_back.add(player.place.table)
                await player.say(message)
                await player.answered.wait()


async def check(address: str, players: list[Player], logs: dict[str, Log], took_back: set[str]) -> None:
    """Every page finds what it had, and its own choices are those of the log.

    Where somebody took back, the other page may have news that do not stand, if it was not told before the kill.
    """
    before = [list(player.heard) for player in players]
    await open_pages(address, players)
    for player, heard in zip(players, before, strict=True):
        table = player.place.table
        chosen = logs[table].chosen(player.place.seats)
        if player.chosen != chosen:
            raise Lost(f"table {table}: the page has {player.chosen[-3:]}, where {chosen[-3:]} had been kept")
        if table not in took_back and player.heard[: len(heard)] != heard:
            raise Lost(f"table {table}: the news are {player.heard[-5:]}, where {heard[-5:]} had been heard")
        await player.socket.close()


def check_logs(data: Path, players: list[Player], logs: dict[str, Log]) -> int:
    """Every log is what its pages were told, before any server reads it again; how many found more than they had heard of."""
    more = 0
    with closing(sqlite3.connect(next(data.glob("*.sqlite3")))) as db:
        for table in {player.place.table: None for player in players}:
            log = logs.get(table)
            if log is None:
                log = logs[table] = Log(db, table)
            more += log.read(db, [player for player in players if player.place.table == table])
    return more


def check_file(data: Path) -> int:
    """The database is whole; how many rows it has."""
    with closing(sqlite3.connect(next(data.glob("*.sqlite3")))) as db:
        (said,) = db.execute("pragma integrity_check").fetchone()
        if said != "ok":
            raise Lost(f"the database is damaged: {said}")
        torn = db.execute("select table_id from log group by table_id having min(seq) != 0 or max(seq) != count(*) - 1").fetchall()
        if torn:
            raise Lost(f"rows are missing of {torn}")
        (rows,) = db.execute("select count(*) from log").fetchone()
    return int(rows)


async def run(folder: Path, kills: int, tables: int, seed: int) -> int:
    """So many kills; how many choices were acknowledged in all."""
    luck = random.Random(seed)
    server = WebServer(folder, limits=FREE)
    acknowledged = 0
    logs: dict[str, Log] = {}
    try:
        players = await sit_down(server.address, tables)
        for n in range(1, kills + 1):
            this = Round(players, luck)
            await this.play(server)
            taken = this.acknowledged
            acknowledged += taken
            more = check_logs(folder / "data", players, logs)
            server = WebServer(folder, limits=FREE)
            await check(server.address, players, logs, this.took_back)
            rows = check_file(folder / "data")
            over = sum(player.head.over for player in players) // 2
            print(f"kill {n} of {kills}: {taken} choices acknowledged, all there; {more} more; {rows} rows", flush=True)
            if over > tables // 2:
                players = await sit_down(server.address, tables)
    finally:
        server.kill()
    return acknowledged


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            acknowledged = asyncio.run(run(Path(folder), asked.kills, asked.tables, asked.seed))
        except Lost as lost:
            sys.exit(f"{lost}")
    print(f"{asked.kills} kills, {acknowledged} choices acknowledged, none lost, none twice")


if __name__ == "__main__":
    main()
