"""Pictures of the boards for README.md, from the real pages: one of each game into docs/pictures.

    python tools/pictures.py [--only GAME] [--folder FOLDER]

The positions are those of games at random, the same every time, with a choice open to the seats that are looked through.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from environment import ROOT

sys.path.insert(0, str(ROOT / "tests" / "browser"))

import browser as chromium
from fury_table import HUNTERS, moment
from pages import Guest, Site
from playwright.sync_api import Browser, sync_playwright

import whitby

FOLDER = ROOT / "docs" / "pictures"
SIZE = (1280, 900)
QUALITY = 82  # of WebP: letters stay sharp, and a picture stays below its budget
LARGEST = 250_000  # bytes
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


class View(NamedTuple):
    """A position, and through whose eyes it is seen."""

    seats: tuple[str, ...]
    number: int  # of the game at random
    steps: int  # choices after its beginning


VIEWS = {
    "dracula-2003": View(("dracula",), 1, 109),
    "fury-1987": View(("dracula",), 0, 94),
    "fury-2005": View(HUNTERS, 2, 206),
    "fury-2015": View(HUNTERS, 2, 146),
}


def picture(chrome: Browser, site: Site, game: str, view: View) -> bytes:
    """The board as these seats see it."""
    context = chrome.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB", reduced_motion="reduce")
    person = Guest(context, site)
    mine, *more = view.seats
    others = {seat: "me" if seat in more else "random" for seat in whitby.game(game).seats if seat != mine}
    person.make(others, mine, game, "Mina")
    path = urlsplit(person.page.url).path
    site.set(path.rsplit("/", 1)[1], moment(view.number, view.steps, game))
    person.open(path).locator("#prompt").wait_for()
    person.at_rest()
    shot = context.new_cdp_session(person.page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return base64.b64decode(shot["data"])


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of the boards, from the real pages.")
    parser.add_argument("--only", choices=sorted(VIEWS))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    large = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        site = Site(Path(data))
        for game, view in VIEWS.items():
            if given.only in (None, game):
                shot = picture(chrome, site, game, view)
                (given.folder / f"{game}.webp").write_bytes(shot)
                large += len(shot) > LARGEST
                print(f"{game}.webp  {len(shot) / 1000:.0f} kB{'  too large' if len(shot) > LARGEST else ''}")
        chrome.close()
        site.stop()
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main())
