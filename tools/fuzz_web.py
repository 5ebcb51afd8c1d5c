"""Odd requests and messages against a server on loopback: python tools/fuzz_web.py [--seed S] [--count N].

Calls come from the application's own routes, each with the struct that it reads, and the socket's messages from the structs of
whitby.web.messages: as they should be, with parts changed, and broken as text, as HTTP and as WebSocket frames. Several guests
make tables and take each other's seats. Whatever comes, the server answers with no 5xx and no `server-error`, its log has no
traceback, and it goes on.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from environment import ROOT
from web_server import WebServer, web_server

sys.path.insert(0, str(ROOT / "src"))

import httpx
import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

import whitby
from whitby import notation
from whitby.engine import options_for
from whitby.play import Play
from whitby.web import companion_messages, messages
from whitby.web.app import make_app
from whitby.web.settings import NO_RATE_LIMITS, Settings

PATIENCE = 2.0
KINDS = [kind for room in (messages, companion_messages) for kind in vars(room).values() if isinstance(kind, type)]
STRUCTS = [kind for kind in KINDS if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]
SAID = list(getattr(messages.PAGE_MESSAGE.type, "__args__", [messages.PAGE_MESSAGE.type]))  # through the socket
ODD: list[Any] = [
    None, True, False, 0, -1, 7, 1e308, 2**70, -(2**63), 0.5, "", "x", "x" * 70, "x" * 300, "\0", "\ud800", "\u202e", "é", "'; --",
    "../../etc/passwd", [], {}, [[]], {"type": "choose"}, [None] * 60, {"": ""}, "me", "friend", "random", "None", "__class__",
]  # fmt: skip
METHODS = ["GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "X" * 20, "PRI"]
PIECES = ["", ".", "..", "%2e%2e", "%00", "%ff", "%2f", "%", "é", "😀", "api", "assets", "x.js", "a:b", "\\", "?", "#", "//", "x" * 3000]
HEADERS: list[tuple[str, list[str]]] = [
    ("Host", ["", "[", "[::", "evil", "127.0.0.1:x", "localhost", "a b", "@", "127.0.0.1, x", "é"]),
    ("Origin", ["", "null", "http://[", "http://]", "http://127.0.0.1", "file://", "http://" + "x" * 900, "é", "http://[v1.x]"]),
    ("Content-Type", ["", "text/plain", "application/json;charset=x", ";", "application/json, x"]),
    ("Content-Length", ["", "-1", "1e3", "0x10", "99999999999999999999", "9" * 5000, "1, 2", "٣"]),
    ("Transfer-Encoding", ["chunked", "x", "gzip, chunked", ""]),
    ("Expect", ["100-continue", "x"]),
    ("Connection", ["close", "keep-alive", "upgrade", "Upgrade, x", ""]),
    ("Upgrade", ["websocket", "h2c", "WebSocket", ""]),
    ("Sec-WebSocket-Key", ["", "x", "AAAAAAAAAAAAAAAAAAAAAA=="]),
    ("Sec-WebSocket-Version", ["13", "0", "x"]),
    ("Sec-WebSocket-Protocol", ["", ",", "a, b"]),
    ("Sec-Fetch-Site", ["cross-site", "none", "x"]),
    ("Cookie", ["", ";", "=", "x=y; x", "é=é", "a" * 4000]),
    ("Accept-Language", ["it", ",,,", "x" * 500, "é", "it;q=x"]),
    ("Accept-Encoding", ["gzip", "", "gzip;q=0", "é"]),
    ("If-None-Match", ["*", "W/", '"', "x, y", ","]),
    ("Range", ["bytes=0-1", "bytes=x"]),
    ("X-Forwarded-For", ["1.2.3.4", "x", ",", "::1", ""]),
    ("X-Forwarded-Proto", ["https", "x", ","]),
    ("Forwarded", ["for=x;host=evil"]),
    ("X" * 200, ["y" * 2000]),
]  # fmt: skip


@dataclass(frozen=True)
class Call:
    """An address of the application: its methods, none if it is a socket's, and the structs that it reads."""

    path: str
    methods: frozenset[str]
    bodies: tuple[type, ...]


class Fuzz:
    """One run; what was wrong is in `faults`."""

    def __init__(self, server: WebServer, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.http = httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=20.0)
        self.seen: Counter[str] = Counter()
        self.faults: list[str] = []
        self.words: list[Any] = [*ODD, "en", "it", "Anna"]  # of which values are made
        for id in whitby.game_ids():
            game = whitby.game(id)
            self.words += [id, *game.seats, *(option.name for option in game.options)]
        self.tables: list[tuple[str, str]] = []  # and the seat to play
        self.fitting: dict[str, list[str]] = {  # by field
            "game": whitby.game_ids(),
            "bot": ["random"],
            "language": ["en", "it"],
            "text": record_texts(self.luck),
        }
        self.calls = calls()

    # --- making -------------------------------------------------------------------------
    def word(self) -> Any:
        return self.luck.choice(self.words)

    def value(self, kind: Any, depth: int = 0) -> Any:
        """Something of this type, as a rule."""
        if self.luck.random() < 0.08 or depth > 4:
            return self.word()
        match kind:
            case msgspec.inspect.StructType():
                fields = {f.encode_name: self.field(f, depth + 1) for f in kind.fields if self.luck.random() < 0.9}
                return {kind.tag_field: kind.tag, **fields} if kind.tag_field else fields
            case msgspec.inspect.LiteralType():
                return self.luck.choice(kind.values)
            case msgspec.inspect.ListType():
                return [self.value(kind.item_type, depth + 1) for _ in range(self.luck.randint(0, 3))]
            case msgspec.inspect.DictType():
                keys = [str(self.value(kind.key_type, depth + 1)) for _ in range(self.luck.randint(0, 3))]
                return {key: self.value(kind.value_type, depth + 1) for key in keys}
            case msgspec.inspect.UnionType():
                return self.value(self.luck.choice(kind.types), depth + 1)
            case msgspec.inspect.BoolType():
                return self.luck.random() < 0.5
            case msgspec.inspect.IntType():
                return self.luck.choice([0, 1, 2, 40, -1, 2**63])
            case msgspec.inspect.StrType():
                return self.luck.choice([word for word in self.words[-60:] if isinstance(word, str)])
        return self.word()

    def field(self, field: msgspec.inspect.Field, depth: int) -> Any:
        """Mostly something that is there, where it is known what fits."""
        fitting = self.fitting.get(field.encode_name, [])
        if not fitting or self.luck.random() < 0.2:
            return self.value(field.type, depth)
        several = isinstance(field.type, msgspec.inspect.ListType)
        return self.luck.sample(fitting, min(len(fitting), self.luck.randint(1, 2))) if several else self.luck.choice(fitting)

    def text(self, kinds: list[Any]) -> bytes:
        """A struct as JSON, sometimes broken."""
        text = json.dumps(self.value(msgspec.inspect.type_info(self.luck.choice(kinds)))).encode("utf-8", "replace")
        if self.luck.random() < 0.2:
            at = self.luck.randrange(len(text))
            piece = self.luck.choice([b"", b"\\", b'"', b"}", b"\x01", b"\xff", b"[" * 500])
            text = text[:at] + piece + text[at + self.luck.randint(0, 3) :]
        return text

    def path(self, call: Call) -> str:
        """The address of a call, filled in with what is or might be there."""
        path = call.path
        there = {"table": [self.table()[0]] * 9, "game": whitby.game_ids(), "language": ["en", "it"], "name": ["common", "page"]}
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            path = before + self.luck.choice([*there.get(name, []), self.luck.choice(PIECES)]) + after
        return path if self.luck.random() < 0.9 else f"{path}/{self.luck.choice(PIECES)}"

    # --- trying -------------------------------------------------------------------------
    def note(self, what: str, status: int, tried: object) -> None:
        self.seen[f"{what} {status}"] += 1
        if status >= 500:
            self.faults.append(f"{what}: {status} for {tried!r:.500}")

    def table(self) -> tuple[str, str]:
        """Mostly the newest: its maker still asks, and its links are known."""
        return self.tables[-1] if self.luck.random() < 0.8 else self.luck.choice(self.tables)

    def new_guest(self) -> None:
        """Somebody else from now on."""
        self.http.cookies.clear()
        answer = self.http.post("/api/me", json={"name": "Anna"})
        self.note("new guest", answer.status_code, "")

    def make_table(self) -> None:
        """A real table, so that odd things have something to hit."""
        self.new_guest()
        game = whitby.game(self.luck.choice(whitby.game_ids()))
        seat = self.luck.choice(list(game.seats))
        others = {other: self.luck.choice(["friend", "random"]) for other in game.seats if other != seat}
        answer = self.http.post("/api/tables", json={"game": game.id, "seat": seat, "name": "Anna", "others": others})
        self.note("new table", answer.status_code, others)
        if answer.status_code != 201:
            self.faults.append(f"no new table: {answer.text!r:.200}")
            return
        made = answer.json()
        self.tables = [*self.tables[-5:], (made["table"], seat)]
        self.fitting |= {
            "seat": [*game.seats],
            "seats": [*game.seats],
            "about": [*game.seats],
            "invitation": [given["link"].partition("#")[2] for given in made["invitations"]],
            "secret": [made["back"].partition("#")[2]],
        }

    def call(self, call: Call) -> None:
        """A call that is nearly right."""
        method = self.luck.choice([*sorted(call.methods)])
        path = self.path(call)
        body = self.text([*call.bodies] if call.bodies and self.luck.random() < 0.8 else STRUCTS)
        try:
            if method == "POST":
                answer = self.http.post(path, content=body, headers={"Content-Type": "application/json"})
            else:
                answer = self.http.request(method, path)
        except (httpx.InvalidURL, UnicodeError):
            return
        except httpx.HTTPError as error:
            self.faults.append(f"call: {error!r} for {path!r} {body!r}")
            return
        self.note(f"{method} {call.path}", answer.status_code, (path, body))
        if answer.status_code >= 400 and answer.request.method == "POST" and not set(answer.json()) >= {"error"}:
            self.faults.append(f"call: no error in {answer.text!r:.200}")

    def raw(self) -> None:
        """A request that is broken as HTTP, or left in the middle."""
        luck = self.luck
        host = f"127.0.0.1:{self.server.port}"
        body = self.text(STRUCTS)
        headers = {"Host": host, "Origin": self.server.address, "Content-Type": "application/json", "Content-Length": str(len(body))}
        for name, values in luck.sample(HEADERS, luck.randint(0, 3)):
            headers[name] = luck.choice(values)
        if luck.random() < 0.2:
            del headers[luck.choice(list(headers))]
        end = luck.choice(["\r\n", "\r\n", "\r\n", "\n", "\r"])
        version = luck.choice(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2", "HTTP/9.9", "", "X"])
        first = f"{luck.choice(METHODS)} {self.path(luck.choice(self.calls))} {version}"
        lines = [first, *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        whole = end.join(lines).encode("utf-8", "replace") + body
        if luck.random() < 0.2:
            at = luck.randrange(len(whole))
            whole = whole[:at] + luck.randbytes(luck.randint(0, 6)) + whole[at + luck.randint(0, 6) :]
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) as line:
            line.sendall(whole[: luck.randrange(len(whole))] if luck.random() < 0.2 else whole)
            if luck.random() < 0.7:
                line.shutdown(socket.SHUT_WR)
                came = line.recv(4096)
                if came.startswith(b"HTTP/1.1 ") and came[9:12].isdigit():
                    self.note("raw", int(came[9:12]), whole)
                else:
                    self.seen["raw, no answer"] += 1

    def open_socket(self, table: str) -> ClientConnection | None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        headers = {"Cookie": cookie} if cookie else {}
        try:
            origin: Any = self.server.address
            return connect(url, origin=origin, additional_headers=headers, compression=None, proxy=None, close_timeout=0.2)
        except InvalidHandshake as refused:
            status = getattr(getattr(refused, "response", None), "status_code", 0)
            self.note("socket refused", status, url)
            return None

    def talk(self, messages: int) -> None:
        """A page that says odd things between good ones, and may end in a broken frame."""
        table, seat = self.table()
        page = self.open_socket(table)
        if page is None:
            return
        screen: dict[str, Any] = {}
        with suppress(WebSocketException, TimeoutError), page:
            screen = json.loads(page.recv(PATIENCE))
            for _ in range(messages):
                page.send(self.message(screen, seat))
                got = json.loads(page.recv(PATIENCE))
                self.seen[f"socket {got.get('reason') or got['type']}"] += 1
                if got.get("reason") == "server-error":
                    self.faults.append(f"socket: server-error in {table}")
                screen = got if got["type"] == "screen" else screen
            if self.luck.random() < 0.5:
                page.socket.sendall(self.luck.randbytes(self.luck.randint(1, 200)))
                page.recv(0.2)

    def message(self, screen: dict[str, Any], seat: str) -> str | bytes:
        """A real choice, or one of the socket's structs with the real question in some of its places."""
        open_now = [(q["seat"], o["text"]) for q in screen["head"]["questions"] for o in q["options"]]
        if open_now and self.luck.random() < 0.3:
            asked, choice = self.luck.choice(open_now)
            return json.dumps({"type": "choose", "question": screen["question"], "seat": asked, "choice": choice})
        self.words += [screen["question"], seat, *(choice for _, choice in open_now[:3])]
        text = self.text(SAID)
        with suppress(ValueError, TypeError):
            said = json.loads(text)
            if "seat" in said and self.luck.random() < 0.7:
                said["seat"] = seat
            said["question"] = self.luck.choice([screen["question"], screen["question"], "old"])
            text = json.dumps(said).encode("utf-8", "replace")
        return text.decode("utf-8", "replace") if self.luck.random() < 0.8 else text

    def run(self, count: int) -> None:
        """Each call once, then so many tries of all kinds."""
        by_http = [call for call in self.calls if call.methods]
        self.make_table()
        for call in by_http:
            self.call(call)
        for i in range(count):
            if i % 50 == 0:
                self.make_table()
            if self.luck.random() < 0.02:
                self.new_guest()  # who may take the seats
            if self.luck.random() < 0.1:
                self.talk(10)
            elif self.luck.random() < 0.6:
                self.call(self.luck.choice(by_http))
            else:
                self.raw()
            del self.words[1000 : len(self.words) - 500]
            if not self.server.running:
                self.faults.append(f"the server ended after {i} tries")
                return
        time.sleep(0.5)
        log = self.server.output()
        if "Traceback" in log or "ERROR" in log:
            at = max(log.find("Traceback"), log.find("ERROR"), 0)
            self.faults.append(f"in the log:\n{log[at : at + 4000]}")
        if self.http.get("/api/games").status_code != 200:
            self.faults.append("the server does not answer any more")


def record_texts(luck: random.Random) -> list[str]:
    """The beginnings of some games as records, whole and with a line lost, doubled or cut."""
    texts: list[str] = []
    for id in whitby.game_ids():
        game, play = whitby.game(id), Play(whitby.game(id))
        for _ in range(60):
            play.apply(play.state.seat, luck.choice(options_for(play.state, play.state.seat)))
        lines = notation.write(notation.record_of(game, play)).split("\n")
        at = luck.randrange(len(lines))
        changed = ([], [lines[at][:-1]], [lines[at]] * 2, ["dracula: x"])
        texts += ["\n".join(lines), *("\n".join([*lines[:at], *line, *lines[at + 1 :]]) for line in changed)]
    return texts


def calls() -> list[Call]:
    """All that the application answers. What a call reads are the structs that its code names."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = make_app(Settings(Path(folder) / "whitby.sqlite3"))
        routes: list[Any] = app.app.routes  # type: ignore[attr-defined]
        app.live.worker.close()
    return [Call(route.path.replace(":path", ""), frozenset(getattr(route, "methods", None) or ()), bodies(route)) for route in routes]


def bodies(route: Any) -> tuple[type, ...]:
    """The structs of which a route's code says `body(request, Struct)`."""
    names = route.endpoint.__code__.co_names
    return tuple(kind for kind in STRUCTS if "body" in names and kind.__name__ in names)


def fuzz(seed: int, count: int, checkout: Path = ROOT) -> list[str]:
    """What went wrong in one run."""
    limits = asdict(NO_RATE_LIMITS) if checkout == ROOT else {}
    with web_server(checkout, **{**limits, "sockets": 10_000}) as server:
        run = Fuzz(server, seed)
        run.run(count)
        for what, n in sorted(run.seen.items()):
            print(f"{n:6} {what}")
        return run.faults


def main() -> int:
    parser = argparse.ArgumentParser(description="Odd requests and messages against a server on loopback.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--server", type=Path, default=ROOT, help="another checkout whose server is tried")
    wanted = parser.parse_args()
    faults = fuzz(wanted.seed, wanted.count, wanted.server)
    for fault in faults[:20]:
        print(f"FAULT {fault}")
    print(f"{wanted.count} tries, seed {wanted.seed}: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
