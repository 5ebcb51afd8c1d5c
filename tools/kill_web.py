"""kill -9: python tools/kill_web.py [--kills 100], from a checkout, with Whitby and its test extra installed.

A real server plays many tables of both games through sockets and is killed at random moments, started again on the same
folder, and so on. Each time: what a page had the screen of is there, in its order; what it had said and not heard of is
there once or not at all, and answers of several seats all or none; the numbers of every log go up without a gap.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from web_players import Player, open_pages, sit_down
from web_server import FREE, WebServer

LONGEST = 1.0  # seconds between start and kill
MANY = 50  # choices that must be answered between start and kill, however slow the machine is
Choices = list[list[str]]  # (seat, choice) of one's own, in their order


class Lost(Exception):
    """What a killed server should have kept and did not, or kept and should not."""


class Round:
    """From a start of the server to its death."""

    def __init__(self, players: list[Player], luck: random.Random) -> None:
        self.players = players
        self.luck = luck
        self.answered = 0
        self.took_back: set[str] = set()  # tables at which somebody tried to

    async def play(self, server: WebServer) -> None:
        """Everybody answers as fast as the server does, until it is killed."""
        await open_pages(server.address, self.players)
        listening = [asyncio.create_task(player.listen()) for player in self.players]
        speaking = [asyncio.create_task(self.speak(player)) for player in self.players]
        end = time.monotonic() + self.luck.uniform(0.05, LONGEST)
        while time.monotonic() < end or self.answered < MANY and any(player.may_speak or player.said for player in self.players):
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
                self.answered += player.said is None  # else the server is gone


def own(player: Player) -> Choices:
    """What the player chose, as he heard it himself."""
    return [news.facts for news in player.heard if news.what == "chose"]


def is_kept(now: Choices, before: Choices, said: dict[str, Any] | None) -> bool:
    """May this be there after the server was killed, if that had been said and not been answered?

    What the table answers itself may follow; who takes back loses his last choice, or an earlier one with such answers after it.
    """
    if now[: len(before)] == before:
        more = now[len(before) :]
        answers = [] if said is None or said["type"] == "undo" else [[a["seat"], a["choice"]] for a in said.get("answers", [said])]
        twice = [choice for choice in answers or before[-1:] if choice[1] != "pass" and more.count(choice) > len(answers[:1])]
        return not twice and (not more or more[: len(answers)] == answers)
    if said is None or said["type"] != "undo":
        return False
    own = [i for i, (seat, _) in enumerate(before) if seat == said["seat"]]
    return any(now == before[:i] for i in own) or bool(own) and now == before[: own[-1]] + before[own[-1] + 1 :]


async def check(address: str, players: list[Player], took_back: set[str]) -> int:
    """Every page finds what it had; how many found what they had not heard of yet.

    Where somebody took back, the other page may have news that do not stand, if it was not told before the kill.
    """
    more = 0
    before = [(own(player), player.said, list(player.heard)) for player in players]
    for player in players:
        player.said = None
        player.heard = []
    await open_pages(address, players)
    for player, (chosen, said, heard) in zip(players, before, strict=True):
        now = own(player)
        if not is_kept(now, chosen, said):
            raise Lost(f"table {player.place.table}: after {said} there is {now[-3:]}, where {chosen[-3:]} had been acknowledged")
        if player.place.table not in took_back and player.heard[: len(heard)] != heard:
            raise Lost(f"table {player.place.table}: the news are {player.heard[-5:]}, where {heard[-5:]} had been heard")
        more += now != chosen
        await player.socket.close()
    return more


def check_file(data: Path) -> int:
    """The database is whole; how many rows it has."""
    with sqlite3.connect(next(data.glob("*.sqlite3"))) as db:
        (said,) = db.execute("pragma integrity_check").fetchone()
        if said != "ok":
            raise Lost(f"the database is damaged: {said}")
        torn = db.execute("select table_id from log group by table_id having min(seq) != 0 or max(seq) != count(*) - 1").fetchall()
        if torn:
            raise Lost(f"rows are missing of {torn}")
        (rows,) = db.execute("select count(*) from log").fetchone()
    db.close()
    return int(rows)


async def run(folder: Path, kills: int, tables: int, seed: int) -> int:
    """So many kills; how many choices were acknowledged in all."""
    luck = random.Random(seed)
    server = WebServer(folder, limits=FREE)
    acknowledged = 0
    try:
        players = await sit_down(server.address, tables)
        for n in range(1, kills + 1):
            this = Round(players, luck)
            await this.play(server)
            acknowledged += this.answered
            server = WebServer(folder, limits=FREE)
            more = await check(server.address, players, this.took_back)
            rows = check_file(folder / "data")
            over = sum(player.head.over for player in players) // 2
            print(f"kill {n} of {kills}: {this.answered} choices acknowledged, all there; {more} more; {rows} rows", flush=True)
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
