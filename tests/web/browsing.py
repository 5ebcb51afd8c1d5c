"""A server on a free port, and browsers that talk to it as pages do."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from whitby.table.table import Table
from whitby.web.app import make_app
from whitby.web.serve import Server as Uvicorn
from whitby.web.serve import listen, url_of
from whitby.web.settings import NO_RATE_LIMITS, Settings

PATIENCE = 20.0
LATE = float(os.environ.get("WHITBY_LATE") or 0)  # seconds that each message takes to arrive, to find tests that depend on speed
OFTEN = NO_RATE_LIMITS
GAME = "dracula-2003"
DRACULA, VAN_HELSING = "dracula", "van-helsing"


class Server:
    """In a thread of this process, so that a test can look at the tables behind it."""

    def __init__(self, settings: Settings, host: str = "127.0.0.1") -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.listening = listen(host, 0)
        self.address = url_of(self.listening).rstrip("/")
        self.uvicorn = Uvicorn(self.app, settings.limits, settings.proxies)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listening],), daemon=True)
        self.thread.start()
        wait_for(lambda: self.uvicorn.started)

    def tables(self, job: Callable[[Any], Any]) -> Any:
        """Do something with the tables, in their own thread."""
        worker = self.app.live.worker
        return worker.thread.submit(lambda: job(worker.tables)).result()

    def table(self, id: str, job: Callable[[Table], Any]) -> Any:
        """Do something with one table."""
        return self.tables(lambda tables: job(tables.find(id)))

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def serving(folder: Path, host: str = "127.0.0.1", **changes: Any) -> Iterator[Server]:
    """A server that is quick and knows no limits, unless a test wants some."""
    settings = replace(Settings(folder / "whitby.sqlite3", beat=0.0, grace_seconds=0.0, limits=OFTEN, static=folder / "static"), **changes)
    server = Server(settings, host)
    try:
        yield server
    finally:
        server.stop()


def wait_for(met: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not (found := met()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)
    return found


class Browser:
    """A guest: cookies, calls and sockets."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        origin = {"Origin": address, **headers}
        self.http = httpx.Client(base_url=address, headers=origin, timeout=PATIENCE, verify=False)  # no TLS here: no certificates to read
        self.sockets: list[Socket] = []

    def call(self, name: str) -> None:
        """Be a guest, known by this name."""
        said = self.http.post("/api/me", json={"name": name})
        assert said.status_code == 200, said.text

    def make(self, others: str = "friend", seat: str = DRACULA, name: str = "Anna", **options: Any) -> tuple[str, str]:
        """A new table, and the secret that invites to the other seat, if it is a friend's."""
        other = VAN_HELSING if seat == DRACULA else DRACULA
        self.call(name)
        wanted = {"game": GAME, "options": options, "name": name, "seat": seat, "others": {other: others}}
        made = self.http.post("/api/tables", json=wanted)
        assert made.status_code == 201, made.text
        link = next((given["link"] for given in made.json()["invitations"] if given["seats"] == [other]), "")
        assert not link or link.startswith(f"/t/{made.json()['table']}#")
        return made.json()["table"], link.partition("#")[2]

    def take(self, table: str, invitation: str, name: str = "Bruno") -> httpx.Response:
        self.call(name)
        return self.http.post(f"/api/tables/{table}/take", json={"invitation": invitation, "name": name})

    def ask(self, table: str, call: str, /, **said: Any) -> httpx.Response:
        """A call about a table."""
        return self.http.post(f"/api/tables/{table}/{call}", json=said)

    def line(self, table: str) -> dict[str, Any]:
        """The table as this guest may know it."""
        return dict(self.http.get(f"/api/tables/{table}").json())

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def look(self, table: str, **options: Any) -> Socket:
        """Open a table's page."""
        socket = Socket(self, table, **options)
        self.sockets.append(socket)
        return socket

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()


class Socket:
    """A page's socket: all that came through it, and the last screen."""

    def __init__(self, browser: Browser, table: str, origin: str | None = None, wait: bool = True) -> None:
        self.browser = browser
        self.path = f"/api/tables/{table}"
        self.came: list[str] = []  # as it came
        self.screen: dict[str, Any] = {}
        self.log: list[Any] = []
        self.refused: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []  # what was said
        self.code = 0
        self.arrival = threading.Condition()
        url = f"{browser.address.replace('http', 'ws')}{self.path}/live"
        headers = {"Cookie": browser.cookie} if browser.cookie else {}
        opening: Any = connect(url, origin=origin or browser.address, additional_headers=headers, compression=None)
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(opening)
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()
        if wait:
            wait_for(lambda: self.screen)

    def read(self) -> None:
        try:
            for text in self.socket:
                assert isinstance(text, str)
                time.sleep(LATE)
                self.take(text)
        except ConnectionClosed:
            pass
        self.code = self.socket.close_code or 0

    def take(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "screen":
            self.log = self.log[: message["news_from"]] + message["news"]
            self.screen = message
        elif message["type"] == "said":
            self.lines = self.lines[: message["lines_from"]] + message["lines"]
        else:
            self.refused.append(message)
        with self.arrival:
            self.came.append(text)
            self.arrival.notify_all()

    @property
    def question(self) -> str:
        return self.screen["question"]

    @property
    def questions(self) -> list[dict[str, Any]]:
        return self.screen["head"]["questions"]

    def options(self) -> list[str]:
        return [option["text"] for question in self.questions for option in question["options"]]

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def say(self, message: Any) -> dict[str, Any]:
        """Send, and wait for what comes; that somebody has come or gone meanwhile is no answer."""
        n = len(self.came)
        before = self.screen.get("question")
        self.send(message)
        self.wait_for_messages(n + 1)
        got = json.loads(self.came[n])
        while got["type"] == "screen" and got["question"] == before and not got["news"]:
            n += 1
            self.wait_for_messages(n + 1)
            got = json.loads(self.came[n])
        if got.get("reason") == "stale":
            self.wait_for_messages(n + 2)  # the whole screen follows
        return got

    def wait_for_messages(self, n: int) -> None:
        with self.arrival:
            assert self.arrival.wait_for(lambda: len(self.came) >= n, PATIENCE), "waited in vain"

    def choose(self, choice: str, seat: str = "", question: str = "") -> dict[str, Any]:
        seat = seat or (self.screen["head"]["eyes"] or [DRACULA])[0]
        return self.say({"type": "choose", "question": question or self.question, "seat": seat, "choice": choice})

    def speak(self, text: str, channel: int = -1) -> None:
        """Say something where the page may: to everybody, or on its channel of this number."""
        to = self.screen["sitting"]["channels"][channel]
        self.send({"type": "say", "channel": to["name"], "seats": to["seats"], "text": text})

    @property
    def texts(self) -> list[str]:
        return [line["text"] for line in self.lines]

    def undo(self) -> dict[str, Any]:
        return self.say({"type": "undo", "question": self.question, "seat": self.screen["head"]["eyes"][0]})

    def close(self) -> None:
        self.stack.close()
        self.thread.join(PATIENCE)


def play_on(sockets: list[Socket], luck: random.Random, choices: int = 100_000) -> int:
    """Let whoever is asked choose at random, until the end or so many choices; how many there were."""
    answered: dict[int, str] = {}
    done = 0
    while done < choices:

        def ready() -> Socket | str | None:
            if all(s.screen["head"]["over"] for s in sockets):
                return "over"
            return next((s for i, s in enumerate(sockets) if s.questions and answered.get(i) != s.question), None)

        found = wait_for(ready)
        if isinstance(found, str):
            return done
        answered[sockets.index(found)] = found.question
        asked = luck.choice(found.questions)
        got = found.choose(luck.choice([option["text"] for option in asked["options"]]), asked["seat"])
        assert got["type"] == "screen", got
        done += 1
    return done


def settled(sockets: list[Socket]) -> list[list[str]]:
    """What came through each, when nothing more comes."""
    counts: list[int] = []
    while counts != (counts := [len(s.came) for s in sockets]):
        time.sleep(0.15)
    return [s.came.copy() for s in sockets]
