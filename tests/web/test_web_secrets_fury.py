"""Two worlds of Fury of Dracula that differ in what is hidden from the hunters: they and the public get the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from browsing import Browser, Socket, serving, settled, wait_for

import whitby
from whitby.board import BIT
from whitby.engine import ask_again
from whitby.play import Play
from whitby.rng import Rng
from whitby.table.table import Table

TRIES = 7  # every so many of a game's choices is tried where it is closed
OPENINGS = {  # where hunters are asked and much is hidden; some of what changes places there
    "fury-1987": ("group-of-three", {"events-in-hand", "encounter-hand", "size-of-hand", "his-place", "rumours", "blood", "chart-kind"}),
    "fury-2005": ("paper-of-the-day", {"events-in-hand", "encounter-hand", "trail-card"}),
    "fury-2015": ("dawn-events", {"events-in-hand", "encounter-hand", "trail-card"}),
}


def try_much(page: Socket) -> None:
    """Much that the page does not offer."""
    game = whitby.game(page.screen["head"]["game"])
    for choice in map(game.text, game.actions[::TRIES]):
        if choice not in page.options():
            assert page.choose(choice, game.seats[0])["type"] == "refused", choice


def world(folder: Path, game_id: str, swapping: bool) -> tuple[list[list[str]], list[str], set[str]]:
    """What comes to the hunters' page and to one who looks on, what comes to Dracula's, and which secrets changed places."""
    game = whitby.game(game_id)
    *hunters_seats, _ = game.seats
    hunters_eyes = BIT[len(hunters_seats)] - 1
    names: set[str] = set()

    def prepare(table: Table) -> None:
        s = game.opening(OPENINGS[game_id][0])
        for name, swap in game.secrets if swapping else ():
            if any(swap(s, hunters_eyes, Rng(i)) for i in range(20)):
                names.add(name)
        ask_again(s)
        table.play = Play(game, s)
        table.mark_changed()

    with serving(folder, seed="worlds") as server:
        anna, bruno, carla = browsers = [Browser(server.address) for _ in range(3)]
        try:
            anna.call("Anna")
            others = dict.fromkeys(hunters_seats, "friend")
            made = anna.http.post("/api/tables", json={"game": game_id, "seat": "dracula", "name": "Anna", "others": others}).json()
            bruno.take(made["table"], made["invitations"][0]["link"].partition("#")[2])
            server.table(made["table"], prepare)
            dracula, hunters, public = (browser.look(made["table"]) for browser in browsers)
            wait_for(lambda: all(player["present"] for player in public.screen["sitting"]["players"]))
            settled([hunters, public])
            begun = [len(page.came) - 1 for page in (hunters, public)]  # the last screen shows everybody at the table
            try_much(hunters)
            for seat in list(hunters.screen["head"]["asked"]):
                assert hunters.choose("pass", seat)["type"] == "screen"
            wait_for(lambda: public.screen["head"]["phase"] == hunters.screen["head"]["phase"])
            try_much(hunters)
            came = settled([hunters, public])
            return [texts[first:] for texts, first in zip(came, begun, strict=True)], dracula.came, names
        finally:
            for browser in browsers:
                browser.close()


@pytest.mark.parametrize("game", OPENINGS)
def test_hunters_and_public_notice_no_swap(game: str, tmp_path: Path) -> None:
    here, draculas, _ = world(tmp_path / "here", game, swapping=False)
    there, others, names = world(tmp_path / "there", game, swapping=True)
    assert here == there and len(here[0]) > 50 and len(here[1]) > 1
    assert draculas != others and OPENINGS[game][1] <= names  # his own page shows what has changed
