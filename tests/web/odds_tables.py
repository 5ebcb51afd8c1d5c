"""Tables of Fury of Dracula where odds are shown, in the middle of a game between bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browsing import Browser, Server, Socket, serving, settled, wait_for
from people import FURY
from worlds_apart import bot_game

import whitby
from whitby.engine import EVERYONE
from whitby.play import Play
from whitby.table.table import Table

GAME = whitby.game(FURY)
HUNTERS = ["godalming", "seward", "van-helsing", "mina"]
ALL_HUNTERS, DRACULA = 15, 16


def under_way(choices: int, seed: str = "odds") -> Play:
    """A game between bots after so many choices."""
    play = Play(GAME, options=GAME.all_options({}))
    for seat, choice in bot_game(FURY, seed)[:choices]:
        play.apply(seat, choice)
    return play


def asked_hunter(least: int, seed: str = "odds") -> int:
    """After how many choices a hunter is asked alone, and is not the last to have chosen."""
    play = Play(GAME, options=GAME.all_options({}))
    for n, (seat, choice) in enumerate(bot_game(FURY, seed)):
        if n >= least and seat in range(4) and not play.state.asked and GAME.question(play.state) == "hunter-acts":
            return n
        play.apply(seat, choice)
    raise LookupError("no hunter is asked")


class Group:
    """Anna is Dracula, Bruno has all hunters, Carla looks on; odds are shown."""

    def __init__(self, server: Server, play: Play, odds: str = "hunters") -> None:
        self.server = server
        self.anna, self.bruno, self.carla = self.browsers = [Browser(server.address) for _ in range(3)]
        self.anna.call("Anna")
        wanted = {"game": FURY, "seat": "dracula", "others": dict.fromkeys(HUNTERS, "friend"), "odds": odds}
        made = self.anna.http.post("/api/tables", json=wanted).json()
        self.table = made["table"]
        assert self.bruno.take(self.table, made["invitations"][0]["link"].partition("#")[2]).status_code == 200
        server.table(self.table, lambda table: self.put(table, play))
        self.pages = [browser.look(self.table) for browser in self.browsers]
        self.dracula, self.hunters, self.public = self.pages
        wait_for(lambda: all(player["present"] for player in self.public.screen["sitting"]["players"]))
        settled(self.pages)

    def put(self, table: Table, play: Play) -> None:
        """Let this be played at the table."""
        table.play = play
        table.mark_changed()

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()


@contextmanager
def grouped(folder: Path, play: Play, odds: str = "hunters") -> Iterator[Group]:
    with serving(folder, seed="odds") as server:
        group = Group(server, play, odds)
        try:
            yield group
        finally:
            group.close()


def odds_in(page: Socket) -> list[dict[str, Any]]:
    """All odds that came through a socket."""
    return [message for message in map(json.loads, page.came) if message["type"] == "odds"]


def tell_hunters(play: Play, what: str, *facts: int) -> None:
    """Something that all hunters hear, and nobody else."""
    assert not ALL_HUNTERS & ~EVERYONE
    play.deliver((ALL_HUNTERS, what, facts))
