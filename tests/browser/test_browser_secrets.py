"""Two worlds that differ only in Dracula's secrets: Van Helsing's page gets the same bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from pages import Guest, Site
from playwright.sync_api import Browser

WORLDS = [
    (["coffin", "vampire-1", "vampire-1", "amulet", "vampire-2", "vampire-3"], 0),
    (["vampire-2", "vampire-2", "coffin", "coffin", "coffin", "vampire-1"], 3),
]


def wait_for_quiet(*guests: Guest) -> None:
    """Until nothing has come for a while."""
    frames: list[int] = []
    while frames != (frames := [len(guest.frames) for guest in guests]):
        guests[0].page.wait_for_timeout(2000)


@contextmanager
def world(chrome: Browser, folder: Path, six: list[str], doubts: int) -> Iterator[tuple[Guest, int]]:
    """Van Helsing in a game that Dracula begins with these six, and how many frames came to him before it."""
    site = Site(folder, seed="worlds")
    anna, bruno = (Guest(chrome.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB"), site) for _ in range(2))
    try:
        bruno.take(anna.make({"van-helsing": "friend"}, name="Anna")[0], "Bruno")
        bruno.until(lambda: bruno.frames and all(p["present"] for p in json.loads(bruno.frames[-1])["sitting"]["players"]))
        begun = len(bruno.frames)
        for _ in range(doubts):  # he changes his mind again and again
            anna.choose("choose coffin")
            anna.page.locator("[data-undo]").click()
            anna.page.locator("[data-undo]").wait_for(state="detached")
        for card in six:
            anna.choose(f"choose {card}")
        bruno.until(lambda: json.loads(bruno.frames[-1])["head"]["asked"] == ["van-helsing"])
        for card in ["victim", "victim", "hunter-1", "crucifix", "hunter-2", "hunter-3"]:
            bruno.choose(f"choose {card}")
        anna.page.locator("[data-place][data-choice]").first.wait_for()
        for choice in ("step house-8", "step house-5", "stop"):
            anna.choose(choice)
        anna.choose(sorted(text for text in anna.offered() if text.startswith("play "))[0])
        yield bruno, begun
        assert not anna.wrong and not bruno.wrong, (anna.wrong, bruno.wrong)
    finally:
        anna.context.close()
        bruno.context.close()
        site.stop()


def test_two_worlds(chrome: Browser, tmp_path: Path) -> None:
    with ExitStack() as stack:
        worlds = [stack.enter_context(world(chrome, tmp_path / str(i), six, doubts)) for i, (six, doubts) in enumerate(WORLDS)]
        wait_for_quiet(*(bruno for bruno, _ in worlds))
        first, second = (bruno.frames[begun:] for bruno, begun in worlds)
    assert first == second
    assert len(first) > 8
