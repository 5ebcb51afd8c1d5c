"""What the browser tests do with pages: open, start, choose by clicking, look."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket
from playwright.sync_api import Error as PageError

import whitby
from whitby.scene import Scene
from whitby.web.app import make_app
from whitby.web.serve import Server, listen, url_of
from whitby.web.settings import NO_RATE_LIMITS, Settings

ROOT = Path(__file__).parents[2]
BUILT = Path(os.environ.get("WHITBY_STATIC") or ROOT / "build" / "frontend" / "static")
SHOTS = ROOT / "test-results" / "pages"
DESKTOP, PHONE = (1600, 1000), (390, 844)
EITHER = pytest.mark.parametrize(  # the long words on the small page; the other tests are English and large, the rest is ./test full's
    ("language", "size"),
    [("it", PHONE), *(pytest.param(*other, marks=pytest.mark.slow) for other in (("en", DESKTOP), ("it", DESKTOP), ("en", PHONE)))],
    ids=["it-phone", "en-desktop", "it-desktop", "en-phone"],
)
OFTEN = NO_RATE_LIMITS
PATIENCE = 90.0  # seconds for anything: machines may be busy
THROTTLE = float(os.environ.get("WHITBY_THROTTLE") or 1)  # how many times slower the pages run, to find tests that depend on speed
SOCKETS = """
window.sockets = [];
window.cut = false;  // going offline does not keep sockets from opening again
window.question = "";  // of the last screen that the page has shown
window.WebSocket = class extends WebSocket {
  constructor(url, ...x) {
    super(window.cut ? url + "-cut" : url, ...x);
    window.sockets.push(this);
    const shown = data => (window.question = JSON.parse(data).question ?? window.question);
    this.addEventListener("message", ({data}) => requestAnimationFrame(() => setTimeout(shown, 0, data)));  // one screen a frame
  }
};
"""
# Letters are there, and what moves or changes its colour for a while has come to rest.
AT_REST = """() => document.fonts.status === "loaded" && document.getAnimations().every((each) =>
  each.playState !== "running" || each.timeline !== document.timeline || each.effect.getComputedTiming().endTime === Infinity)"""
AXE = "inside => axe.run({include: [...document.querySelectorAll(inside)]}, {resultTypes: ['violations']})"
# Errors that a test provokes itself: the server is away, or a call is refused.
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET", "WebSocket connection to")


class Site:
    """A server with the built pages; it can go away and come back at the same address."""

    def __init__(self, folder: Path, seed: str = "pages", prefix: str = "", **changes: Any) -> None:
        quick = Settings(folder / "whitby.sqlite3", beat=0.0, grace_seconds=0.2, limits=OFTEN, static=BUILT, seed=seed)
        self.settings = replace(quick, prefix=prefix, **changes)
        self.port = 0
        self.start()

    def start(self) -> None:
        listening = listen("127.0.0.1", self.port)
        self.address = url_of(listening, self.settings.prefix).rstrip("/")
        self.port = listening.getsockname()[1]
        self.app = make_app(self.settings)
        self.server = Server(self.app, self.settings.limits)
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()

    def set(self, table: str, position: Scene) -> None:
        """Go on from this position; pages see it when they are opened anew."""
        worker = self.app.live.worker

        def job() -> None:
            found = worker.tables.find(table)
            assert found is not None
            found.play = position.under_way
            found.mark_changed()

        worker.thread.submit(job).result()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


class Guest:
    """A person with a browser."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.context = context
        self.site = site
        self.wrong: list[str] = []
        self.fine: tuple[str, ...] = ()  # errors that this test expects
        self.frames: list[str] = []  # all that came through sockets
        self.sent: list[str] = []  # all that went
        self.screen: dict[str, Any] = {}  # the last one
        self.refusals = 0
        context.add_init_script(SOCKETS)
        context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = context.new_page()
        if THROTTLE > 1:
            context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        context.on("request", self.asked)
        self.page.on("websocket", self.connected)

    def connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.received)
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    def received(self, payload: str | bytes) -> None:
        self.frames.append(str(payload))
        message = json.loads(payload)
        if message["type"] == "refused":
            self.refusals += 1
        elif message["type"] == "screen":
            self.screen = message

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in (*EXPECTED, *self.fine)):
            self.wrong.append(f"{message.type}: {message.text}")

    def asked(self, request: Request) -> None:
        if urlsplit(request.url.removeprefix("blob:")).netloc != urlsplit(self.site.address).netloc:
            self.wrong.append(f"a request left the origin: {request.url}")

    # --- going somewhere -----------------------------------------------------------------
    def open(self, path: str = "/") -> Page:
        self.page.goto(self.site.address + path)
        return self.page

    def post(self, path: str, said: dict[str, Any]) -> dict[str, Any]:
        """What the server answers to a call of this guest."""
        origin = urljoin(self.site.address, "/").rstrip("/")
        answer = self.context.request.post(self.site.address + path, data=said, headers={"origin": origin})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def start(self, side: str = "dracula", friend: bool = False) -> str:
        """At a new table of the first game; its address."""
        other = "van-helsing" if side == "dracula" else "dracula"
        self.make({other: "friend" if friend else "random"}, side)
        return urlsplit(self.page.url).path

    def make(self, others: dict[str, str], seat: str = "dracula", game: str = "dracula-2003", name: str = "Mina") -> list[str]:
        """At a new table; the links to its free seats."""
        self.post("/api/me", {"name": name, "language": ""})
        made = self.post("/api/tables", {"game": game, "seat": seat, "others": others, "options": {}, "name": name})
        self.open(f"/t/{made['table']}").locator("#prompt").wait_for()
        return [urljoin(self.site.address, invited["link"]) for invited in made["invitations"]]

    def start_by_hand(self, side: str = "dracula", friend: bool = False, name: str = "Mina", limit: int = 0) -> str:
        """From the first page to a table; its address."""
        page = self.open()
        page.locator("form button[type=submit]:enabled").wait_for()
        page.locator("input[autocomplete=nickname]").fill(name)
        page.locator(f"input[name=side][value={side}]").check(force=True)
        if friend:
            page.locator("input[type=radio][value=friend]").check(force=True)
        else:
            page.locator("select.bots").select_option("random")
        if limit:
            page.locator("form summary").click()
            page.locator("#option-turn_limit").fill(str(limit))
            page.locator("#option-turn_limit").blur()
        page.locator("form button[type=submit]").click()
        page.wait_for_url("**/t/*")
        page.locator("#prompt").wait_for()
        return urlsplit(page.url).path

    def sit(self, game: str, side: str, others: tuple[str, ...] = ()) -> None:
        """Against bots at a table of a game, on some seats; the page may still be laying itself out, so nothing is aimed at."""
        page = self.open()
        page.locator("button.game").nth(whitby.game_ids().index(game)).click()
        for box in (f"side][value={side}", *(f"against-{seat}][value=me" for seat in others)):
            chosen = page.locator(f"input[name={box}]")
            chosen.evaluate("box => box.click()")
            self.until(chosen.is_checked)
        page.locator("form button[type=submit]:enabled").click()
        page.wait_for_url("**/t/*")
        page.locator("#prompt").wait_for()

    def on_plain(self, position: Scene) -> None:
        """Go on from this position, on the plain table."""
        path = urlsplit(self.page.url).path
        self.site.set(path.rsplit("/", 1)[1], position)
        self.open(path + "?plain")

    def link(self, *seats: str) -> str:
        """The invitation that the waiting room shows: the only one, or the one for these seats."""
        return str(self.page.locator(f"#link-{'-'.join(seats)}" if seats else "input[id^=link-]").input_value())

    def take(self, link: str, name: str = "Jonathan") -> None:
        self.page.goto(link)
        self.page.locator("input[autocomplete=nickname]").fill(name)
        self.page.locator("form button[type=submit]").click()
        self.page.locator("#prompt").wait_for()

    # --- choosing ----------------------------------------------------------------------
    def offered(self) -> list[str]:
        """What can be clicked now; groups that are folded up are left out."""
        look = "[...document.querySelectorAll('[data-choice]')].filter(x => x.checkVisibility()).map(x => x.dataset.choice)"
        return [str(text) for text in self.page.evaluate(look)]

    def choice(self, text: str) -> Locator:
        return self.page.locator(f'[data-choice="{text}"]').first

    def choose(self, text: str) -> None:
        """Click it, and wait until the server has answered."""
        before = self.asked_now()
        self.choice(text).click()
        self.answered(before)

    def answered(self, before: tuple[str, int]) -> None:
        """Wait until the server has answered, and the page shows it."""
        self.until(lambda: self.asked_now() != before and self.shows_the_last())

    def shows_the_last(self) -> bool:
        """Has the page taken up the last screen that came?"""
        return bool(self.page.evaluate("question => window.question === question", self.screen["question"]))

    def asked_now(self) -> tuple[str, int]:
        """What an answer to an own choice changes: the question of the last screen, or how often something was refused."""
        return str(self.screen.get("question", "")), self.refusals

    def questions(self) -> list[dict[str, Any]]:
        """What the last screen asks of this guest."""
        return list(self.screen["head"]["questions"])

    def over(self) -> bool:
        return self.page.locator(".outcome").count() > 0

    def until(self, met: Callable[[], Any]) -> None:
        end = time.monotonic() + PATIENCE
        while not met():
            asks = self.screen.get("head", {}).get("questions")
            assert time.monotonic() < end, f"waited in vain; asked {self.asked_now()} {asks}, sent {self.sent[-3:]}"
            self.page.wait_for_timeout(20)

    def at_rest(self) -> None:
        """Wait until nothing moves or changes its colour any more."""
        self.page.wait_for_function(AT_REST)

    def play(self, luck: random.Random) -> bool:
        """One random choice by clicking, if something is asked."""
        offered = self.offered()
        if not offered or self.page.locator(".calls .strip").count():
            return False
        try:
            self.choice(luck.choice(offered)).click(timeout=3000 * THROTTLE)
        except PageError:
            return False  # the question changed under the hand
        self.page.wait_for_timeout(15)
        return True

    # --- looking -------------------------------------------------------------------------
    def drop(self) -> None:
        """The network goes away."""
        self.page.evaluate("window.cut = true; window.sockets.at(-1).close()")
        self.page.locator(".calls .strip").wait_for()
        self.context.set_offline(True)  # afterwards: offline, a socket may not even close

    def back(self) -> None:
        self.context.set_offline(False)
        self.page.evaluate("window.cut = false")
        self.page.locator(".calls .strip").wait_for(state="detached")

    def shot(self, name: str, full: bool = True) -> None:
        self.at_rest()
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=full)

    def axe(self, where: str, inside: str = "html") -> None:
        """Nothing that keeps somebody out, on the page or in some parts of it; and nothing to scroll sideways."""
        self.at_rest()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe_script())
        found = self.page.evaluate(AXE, inside)["violations"]
        told = [f"{v['id']}: {v['help']}: {node['html'][:160]} {node.get('failureSummary', '')}" for v in found for node in v["nodes"]]
        self.wrong += [f"{where}: {text}" for text in told]
        wide, width = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if wide > width:
            self.wrong.append(f"{where}: {wide} wide on {width}")


def play_out(luck: random.Random, *people: Guest) -> None:
    """Random choices by clicking until the game is over; only a time in which nobody finds anything to click is too long."""
    while not all(person.over() for person in people):
        people[0].until(lambda: any([person.over() or person.play(luck) for person in people]))


@cache
def axe_script() -> str:
    scripts = [ROOT / folder / "node_modules/axe-core/axe.min.js" for folder in ("build/frontend/work", "frontend")]
    return next(script for script in scripts if script.is_file()).read_text("utf-8")
