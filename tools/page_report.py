"""What the pages weigh, how soon they show something, how soon they answer a click, and how often one has to press.

    python tools/page_report.py [--clicks N] [--only sizes,paint,clicks,prompts]

A real server and a real Chromium on this machine. Sizes above their budget end it with 1; times are told and fail nothing, since
machines differ.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from environment import ROOT

sys.path.insert(0, str(ROOT / "tests" / "browser"))

import browser as chromium
from pages import BUILT, Guest, Site
from playwright.sync_api import Browser, Page, Request, sync_playwright

import whitby

KB = 1000
HOME_BUDGET, TABLE_BUDGET = 300, 450  # kB over the wire, of somebody who comes for the first time
CLICK_BUDGET = 50  # ms from a click to what it changed, median
CLICKS = 50
REST = 300  # ms in which the page comes to rest before a click that counts: a person lays out and confirms no faster
PARTS = ("sizes", "paint", "clicks", "prompts")
PROMPTS = ROOT / "tools" / "prompts.py"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
LOCALES = {"en": "en-GB", "it": "it-IT"}
HUNTERS = ("godalming", "seward", "van-helsing", "mina")
CLICKED = {  # what is clicked through: game and own seats
    "fury-2015 as the hunters": ("fury-2015", HUNTERS),
    "fury-2015 as Dracula": ("fury-2015", ("dracula",)),
    "fury-2005 as the hunters": ("fury-2005", HUNTERS),
    "fury-2005 as Dracula": ("fury-2005", ("dracula",)),
    "fury-1987 as the hunters": ("fury-1987", HUNTERS[:3]),
    "fury-1987 as Dracula": ("fury-1987", ("dracula",)),
    "dracula-2003 as Dracula": ("dracula-2003", ("dracula",)),
}
POST = """([path, said]) => fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(said)})
    .then(answer => answer.json())"""
LINE = """
window.line = {sent: 0, screen: () => {}};
window.WebSocket = class extends WebSocket {
  constructor(...x) {
    super(...x);
    this.addEventListener("message", event => JSON.parse(event.data).type === "screen" && window.line.screen());
  }
  send(text) { window.line.sent++; super.send(text); }
};
"""
# One choice by a click, laid out first where the table wants that: the time until the frame with what the server answered, or nothing.
# Other seats are bots that answer at once, so their moves come in meanwhile.
CLICK = """([luck, rest]) => new Promise(done => {
  const shown = name => [...document.querySelectorAll(name)].filter(x => x.checkVisibility() && !x.disabled && x.ariaDisabled !== "true");
  const choices = shown("[data-choice]");
  if (!choices.length) {
    shown(".tools [aria-pressed=false]").slice(0, 1).forEach(list => list.click()); // all is on the map: the list has it too
    return done(null);
  }
  const before = window.line.sent;
  const press = element => {
    const began = performance.now();
    window.line.screen = () => {
      window.line.screen = () => {};
      requestAnimationFrame(() => done(performance.now() - began));
    };
    element.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, view: window}));
  };
  press(choices[Math.floor(luck * choices.length)]);
  setTimeout(() => {
    if (window.line.sent === before) shown("[data-confirm]").slice(0, 1).forEach(press);
    setTimeout(() => window.line.sent === before && done(null), 50);
    setTimeout(() => done(null), 5000);
  }, rest);
})"""


# --- sizes --------------------------------------------------------------------------------
class Traffic:
    """All that a browser is sent, by kind."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.requests: list[Request] = []
        guest.context.on("requestfinished", lambda request: self.requests.append(request))

    def bytes_by_kind(self) -> dict[str, int]:
        """Heads and bodies as they came, compressed; what came through sockets counts too."""
        found = Counter({"socket": sum(len(frame.encode()) for frame in self.guest.frames)})
        for request in self.requests:
            sizes = request.sizes()
            found[kind_of(request)] += sizes["responseBodySize"] + sizes["responseHeadersSize"]
        return {kind: size for kind, size in sorted(found.items()) if size}

    def files(self) -> list[str]:
        """The names of all files and calls that were asked for."""
        return [urlsplit(request.url).path for request in self.requests]


def kind_of(request: Request) -> str:
    path = urlsplit(request.url).path
    if "/api/text/" in path:
        return "catalogue"
    if "/api/" in path:
        return "api"
    return {"document": "page", "stylesheet": "style", "image": "picture"}.get(request.resource_type, request.resource_type)


def new_guest(chrome: Browser, site: Site, language: str = "en", **more: Any) -> Guest:
    """Somebody who has never been here."""
    return Guest(chrome.new_context(viewport={"width": 1600, "height": 1000}, locale=LOCALES[language], **more), site)


def make_table(guest: Guest, game: str, seats: tuple[str, ...], language: str = "en") -> str:
    """A table of this guest against bots that play at random; its id."""
    others = {seat: "me" if seat in seats else "random" for seat in whitby.game(game).seats if seat != seats[0]}
    guest.page.evaluate(POST, ["/api/me", {"name": "Mina", "language": language}])
    made = guest.page.evaluate(POST, ["/api/tables", {"game": game, "seat": seats[0], "others": others}])
    return str(made["table"])


def opened_home(chrome: Browser, site: Site, language: str) -> tuple[Guest, Traffic]:
    """The home page, opened by somebody who comes for the first time."""
    guest = new_guest(chrome, site, language)
    traffic = Traffic(guest)
    guest.open().locator("form button[type=submit]:enabled").wait_for()
    wait_until_loaded(guest.page)
    return guest, traffic


def opened_table(chrome: Browser, site: Site, game: str, language: str) -> tuple[Guest, Traffic]:
    """A table at which somebody sits, in a browser that has nothing of it yet."""
    maker = new_guest(chrome, site, language)
    maker.page.goto(f"{site.address}/api/games")
    table = make_table(maker, game, (whitby.game(game).seats[0],), language)
    guest = new_guest(chrome, site, language, storage_state=maker.context.storage_state())
    maker.context.close()
    traffic = Traffic(guest)
    guest.open(f"/t/{table}").locator("#prompt").wait_for()
    wait_until_loaded(guest.page)
    return guest, traffic


def wait_until_loaded(page: Page) -> None:
    """Wait until all that the page wants is there, fonts too."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)


def report_sizes(chrome: Browser, site: Site) -> bool:
    """Print what home and a first table weigh, by kind and language. Is all of it within its budget?"""
    fine = True
    for language in LOCALES:
        for game in ("", *whitby.game_ids()):
            guest, traffic = opened_table(chrome, site, game, language) if game else opened_home(chrome, site, language)
            by_kind, budget = traffic.bytes_by_kind(), TABLE_BUDGET if game else HOME_BUDGET
            total = sum(by_kind.values()) / KB
            fine = fine and total <= budget
            parts = ", ".join(f"{kind} {size / KB:.1f}" for kind, size in by_kind.items())
            over = "  OVER" if total > budget else ""
            print(f"{f'table of {game}' if game else 'home'}, {language}: {total:.1f} of {budget} kB ({parts}){over}", flush=True)
            guest.context.close()
    return fine


# --- times --------------------------------------------------------------------------------
def report_paint(chrome: Browser, site: Site) -> None:
    """Print when something was first seen, in fresh browsers: the median of five."""
    for game in ("", *whitby.game_ids()):
        times: dict[str, list[float]] = {}
        for _ in range(5):
            guest, _traffic = opened_table(chrome, site, game, "en") if game else opened_home(chrome, site, "en")
            for entry in guest.page.evaluate("performance.getEntriesByType('paint').map(entry => [entry.name, entry.startTime])"):
                times.setdefault(entry[0], []).append(entry[1])
            guest.context.close()
        said = ", ".join(f"{name} {statistics.median(found):.0f} ms" for name, found in times.items())
        print(f"{f'table of {game}' if game else 'home'}: {said}", flush=True)


def report_clicks(chrome: Browser, site: Site, clicks: int) -> None:
    """Print how long it takes from a click to the frame that shows what the server answered."""
    for title, (game, seats) in CLICKED.items():
        times = sorted(click_times(chrome, site, game, seats, clicks))
        median, slow = statistics.median(times), times[int(len(times) * 0.95)]
        over = "  OVER" if median > CLICK_BUDGET else ""
        print(f"{title}: median {median:.1f} of {CLICK_BUDGET} ms, 95 of 100 within {slow:.1f} ms ({len(times)} clicks){over}", flush=True)


def click_times(chrome: Browser, site: Site, game: str, seats: tuple[str, ...], clicks: int) -> list[float]:
    """The milliseconds of so many clicks on choices, at as many tables as that takes."""
    guest = new_guest(chrome, site)
    guest.context.add_init_script(LINE)
    page, found, luck = guest.open(), [], 0.0
    while len(found) < clicks:
        page = guest.open(f"/t/{make_table(guest, game, seats)}")
        page.locator("#prompt").wait_for()
        for _ in range(20 * clicks):
            if len(found) == clicks or guest.over():
                break
            luck = (luck + 0.618) % 1
            page.wait_for_timeout(REST)
            taken = page.evaluate(CLICK, [luck, REST])
            found += [float(taken)] if taken is not None else []
        print(f"  {game}: {len(found)} of {clicks} clicks", file=sys.stderr, flush=True)
    guest.context.close()
    return found


def report_prompts() -> bool:
    """Let tools/prompts.py count how often a person has to press in a round."""
    return subprocess.call([sys.executable, str(PROMPTS)], cwd=ROOT) == 0


# --- all of it ------------------------------------------------------------------------------
@contextmanager
def served() -> Iterator[tuple[Browser, Site]]:
    """A browser, and a server with the built pages."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        chrome = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            yield chrome, site
        finally:
            chrome.close()
            site.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="What the pages weigh, and how quick they are.")
    parser.add_argument("--clicks", type=int, default=CLICKS, help="clicks that are timed, for each table")
    parser.add_argument("--only", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    said = parser.parse_args()
    parts = said.only.split(",")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
    if not (BUILT / "index.html").is_file():
        sys.exit(f"The pages are not built in {os.path.relpath(BUILT)}: ./test builds them, or npm run build with WHITBY_STATIC")
    if not chromium.find():
        sys.exit(chromium.MISSING)
    fine = True
    with served() as (chrome, site):
        if "sizes" in parts:
            print("Over the wire, opened for the first time:", flush=True)
            fine = report_sizes(chrome, site)
        if "paint" in parts:
            print("First paint, median of five fresh browsers:", flush=True)
            report_paint(chrome, site)
        if "clicks" in parts:
            print("From a click to the redrawn page:", flush=True)
            report_clicks(chrome, site, said.clicks)
    if "prompts" in parts and PROMPTS.is_file():
        print("Prompts pressed a round:", flush=True)
        fine = report_prompts() and fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
