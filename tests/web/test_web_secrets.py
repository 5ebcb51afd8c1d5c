"""Two worlds that differ only in secrets give the other seat and the public the same bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import DRACULA, GAME, VAN_HELSING, Browser, Socket, serving, settled, wait_for

import whitby
from whitby.engine import ask_again
from whitby.rng import Rng
from whitby.table.table import Table

SIX = {
    DRACULA: ["coffin", "vampire-1", "vampire-1", "amulet", "vampire-2", "vampire-3"],
    VAN_HELSING: ["victim", "victim", "hunter-1", "crucifix", "hunter-2", "hunter-3"],
}
VAN_HELSING_S_EYES = 2


class World:
    """A table with Dracula, van Helsing and a spectator; everything that reaches the last two is kept."""

    def __init__(self, folder: Path) -> None:
        self.serving = serving(folder, seed="worlds")
        self.server = self.serving.__enter__()
        self.anna, self.bruno, self.carla = (Browser(self.server.address) for _ in range(3))
        self.id, invitation = self.anna.make(name="Anna")
        self.bruno.take(self.id, invitation)
        self.a: Socket = self.anna.look(self.id)
        self.b: Socket = self.bruno.look(self.id)
        self.c: Socket = self.carla.look(self.id)
        wait_for(lambda: self.c.screen["sitting"]["players"][1]["present"])
        self.calls: list[str] = []

    def call(self) -> None:
        """What HTTP tells the two: of the table, of themselves, and of what is past, also through eyes that they may not use."""
        past = [f"/api/tables/{self.id}/replay{rest}" for rest in ("", "?eyes=", "?eyes=dracula", "/screens?from=0&to=16")]
        for browser in (self.bruno, self.carla):
            for path in (f"/api/tables/{self.id}", "/api/me", *past):
                answer = browser.http.get(path)
                self.calls.append(f"{answer.status_code} {answer.text}".replace(self.id, "TABLE"))

    def choose_six(self, page: Socket, cards: list[str]) -> None:
        for card in cards:
            assert page.choose(f"choose {card}")["type"] == "screen"
        wait_for(lambda: all(page.screen["head"]["asked"] == other.screen["head"]["asked"] for other in (self.a, self.b, self.c)))

    def try_everything(self, page: Socket) -> None:
        """Every choice of the game that the page's own screen does not offer."""
        for choice in map(whitby.game(GAME).text, whitby.game(GAME).actions):
            if choice not in page.options():
                assert page.choose(choice, VAN_HELSING)["type"] == "refused", choice
        page.say({"type": "choose", "question": "old", "seat": VAN_HELSING, "choice": "step harbor"})
        page.say({"type": "choose", "question": page.question, "seat": DRACULA, "choice": "step harbor"})

    def traffic(self) -> tuple[list[str], list[str], list[str]]:
        b, c = settled([self.b, self.c])
        return b, c, self.calls

    def close(self) -> None:
        for browser in (self.anna, self.bruno, self.carla):
            browser.close()
        self.serving.__exit__(None, None, None)


def compare(tmp_path: Path, play: Callable[[World, int], None]) -> None:
    """Play in two worlds and lay what came side by side."""
    came = []
    for number in (0, 1):
        world = World(tmp_path / f"world-{number}")
        try:
            play(world, number)
            came.append(world.traffic())
        finally:
            world.close()
    assert came[0] == came[1]
    assert len(came[0][0]) > 10


def test_secret_choices_and_taking_them_back(tmp_path: Path) -> None:
    """Dracula chooses other cards, in another order, and in one world he changes his mind again and again."""

    def play(world: World, number: int) -> None:
        world.try_everything(world.b)
        if number == 0:
            world.choose_six(world.a, SIX[DRACULA])
        else:
            for _ in range(3):
                world.a.choose("choose coffin")
                world.a.choose("choose coffin")
                world.a.undo()
                world.a.undo()
            world.choose_six(world.a, ["vampire-2", "vampire-2", "coffin", "coffin", "coffin", "vampire-1"])
        world.call()
        world.try_everything(world.b)
        world.choose_six(world.b, SIX[VAN_HELSING])
        world.call()
        world.try_everything(world.b)

    compare(tmp_path, play)


@pytest.mark.parametrize("secret", [name for name, _ in whitby.game(GAME).secrets if name not in ("secret-answers", "bag-and-board")])
def test_swapped_secrets(tmp_path: Path, secret: str) -> None:
    """In one world two things that van Helsing may not know have changed places: he and the public notice nothing."""
    swap = dict(whitby.game(GAME).secrets)[secret]
    swapped = []

    def play(world: World, number: int) -> None:
        world.choose_six(world.a, SIX[DRACULA])
        world.choose_six(world.b, SIX[VAN_HELSING])

        def change(table: Table) -> None:
            swapped.append(any(swap(table.play.state, VAN_HELSING_S_EYES, Rng(i)) for i in range(20)))
            ask_again(table.play.state)
            table.mark_changed()

        if number == 1:
            world.server.table(world.id, change)
        world.a = world.anna.look(world.id)  # another page, which sees what he has now
        world.try_everything(world.b)
        for _ in range(2):
            assert world.a.choose(next(option for option in world.a.options() if option.startswith("step ")))["type"] == "screen"
        assert world.a.undo()["type"] == "screen"
        assert world.a.choose("stop")["type"] == "screen"
        world.call()
        world.try_everything(world.b)

    compare(tmp_path, play)
    assert swapped == [True]


def test_a_card_laid_face_down(tmp_path: Path) -> None:
    """Which card Dracula lays, van Helsing does not see, not even in the length of a message."""

    def play(world: World, number: int) -> None:
        world.choose_six(world.a, SIX[DRACULA])
        world.choose_six(world.b, SIX[VAN_HELSING])
        luck = random.Random(5)
        for _ in range(30):  # until he has to lay a card
            lay = [option for option in world.a.options() if option.startswith("lay ")]
            if lay:
                assert world.a.choose(lay[0] if number == 0 else lay[-1])["type"] == "screen"
                wait_for(lambda: any(news["what"] == "laid" for news in world.c.log))
                world.call()
                return world.try_everything(world.b)
            options = world.a.options()
            assert world.a.choose("look" if "look" in options else luck.choice(options))["type"] == "screen"
        raise AssertionError("he never laid a card")

    compare(tmp_path, play)


def test_a_page_hears_only_what_its_eyes_may(tmp_path: Path) -> None:
    """Nothing of the other's cards is in what reaches a seat or the public before it is shown."""
    world = World(tmp_path)
    try:
        world.choose_six(world.a, SIX[DRACULA])
        hand = world.a.screen["body"]["players"][0]["hand"]
        assert len(hand) == 5
        for text in (*settled([world.b])[0], *settled([world.c])[0]):
            players = json.loads(text)["body"]["players"]
            assert players[0]["hand"] is None and players[0]["supply"] is None and players[0]["chosen"] == []
            assert not any(card in text for card in ("amulet", "vampire-1"))
    finally:
        world.close()
