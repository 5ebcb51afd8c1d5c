"""Two worlds of Fury of Dracula that differ in what is hidden from the hunters: they and the public get the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from browsing import Browser, Socket, serving, settled, wait_for
from fury1987.his_turn import his_turn

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


def with_the_past(pages: list[Socket]) -> list[list[str]]:
    """What came through each socket, and what its browser gets when it looks back, or through Dracula's eyes."""
    past = ("", "?eyes=", "?eyes=dracula", "/screens?from=0&to=16", "/screens?from=0&to=16&eyes=dracula")
    return [
        came + [page.browser.http.get(f"{page.path}/replay{rest}").text for rest in past]
        for page, came in zip(pages, settled(pages), strict=True)
    ]


@contextmanager
def seated(folder: Path, play: Play) -> Iterator[list[Socket]]:
    """Pages of Dracula, of all hunters and of one who looks on, at a table where this is being played."""

    def prepare(table: Table) -> None:
        table.play = play
        table.mark_changed()

    with serving(folder, seed="worlds") as server:
        anna, bruno, carla = browsers = [Browser(server.address) for _ in range(3)]
        try:
            anna.call("Anna")
            others = dict.fromkeys(play.game.seats[:-1], "friend")
            made = anna.http.post("/api/tables", json={"game": play.game.id, "seat": "dracula", "name": "Anna", "others": others}).json()
            bruno.take(made["table"], made["invitations"][0]["link"].partition("#")[2])
            server.table(made["table"], prepare)
            pages = [browser.look(made["table"]) for browser in browsers]
            wait_for(lambda: all(player["present"] for player in pages[2].screen["sitting"]["players"]))
            settled(pages)
            yield pages
        finally:
            for browser in browsers:
                browser.close()


def world(folder: Path, game_id: str, swapping: bool) -> tuple[list[list[str]], list[str], set[str]]:
    """What comes to the hunters' page and to one who looks on, what comes to Dracula's, and which secrets changed places."""
    game = whitby.game(game_id)
    s = game.opening(OPENINGS[game_id][0])
    names: set[str] = set()
    for name, swap in game.secrets if swapping else ():
        if any(swap(s, BIT[len(game.seats) - 1] - 1, Rng(i)) for i in range(20)):
            names.add(name)
    ask_again(s)
    with seated(folder, Play(game, s)) as (dracula, hunters, public):
        begun = [len(page.came) - 1 for page in (hunters, public)]  # the last screen shows everybody at the table
        try_much(hunters)
        for seat in list(hunters.screen["head"]["asked"]):
            assert hunters.choose("pass", seat)["type"] == "screen"
        wait_for(lambda: public.screen["head"]["phase"] == hunters.screen["head"]["phase"])
        try_much(hunters)
        came = with_the_past([hunters, public])
        return [texts[first:] for texts, first in zip(came, begun, strict=True)], dracula.came, names


@pytest.mark.parametrize("game", OPENINGS)
def test_hunters_and_public_notice_no_swap(game: str, tmp_path: Path) -> None:
    here, draculas, _ = world(tmp_path / "here", game, swapping=False)
    there, others, names = world(tmp_path / "there", game, swapping=True)
    assert here == there and len(here[0]) > 50 and len(here[1]) > 1
    assert draculas != others and OPENINGS[game][1] <= names  # his own page shows what has changed


# --- Dracula's turn behind the screen -------------------------------------------------------
HIS_TURNS = (  # of fury-1987; each is over with its last choice, and most go through several steps
    ("road zurich", "lay rats"),
    ("pass", "return rats", "return fog", "done"),
    ("consume munich", "pass"),
)


def his_turn_at(folder: Path, *choices: str) -> list[list[str]]:
    """What comes to the hunters' page and to one who looks on, while Dracula decides and when he has."""
    with seated(folder, his_turn("strasbourg", round=8, chart={"munich": "vampire"}).under_way) as (dracula, *others):
        begun = [len(page.came) - 1 for page in others]
        for choice in choices:
            assert dracula.choose(choice)["type"] == "screen", choice
        wait_for(lambda: all("dracula" not in page.screen["head"]["asked"] for page in others))
        return [texts[first:] for texts, first in zip(with_the_past(others), begun, strict=True)]


def test_nobody_can_tell_one_turn_of_dracula_from_another(tmp_path: Path) -> None:
    """Neither by what comes nor by how often something comes."""
    first, *others = [his_turn_at(tmp_path / str(n), *choices) for n, choices in enumerate(HIS_TURNS)]
    assert others == [first] * len(others) and all(len(came) > 1 for came in first)
