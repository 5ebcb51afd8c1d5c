"""Whatever is sent, the answer is a short id, and the table goes on."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from browsing import DRACULA, Browser, Server, wait_for

NewBrowser = Callable[[], Browser]
ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    1e308,
    2**70,
    "",
    "x" * 300,
    "\0",
    "\ud800",
    [],
    {},
    [[]],
    {"type": "choose"},
    "../../etc/passwd",
    "'; --",
]


def odd_texts(luck: random.Random, n: int) -> list[str | bytes]:
    """Messages that are broken in many ways."""
    answer = {"seat": DRACULA, "choice": "choose coffin"}
    single = {"type": "choose", "question": "q", **answer}
    several = {"type": "choose-all", "question": "q", "answers": [answer]}
    out: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        '"choose"',
        "{}",
        b"\xff\xfe",
        b"\0" * 100,
        "[" * 3000,
        '{"a":' * 600,
        '{"type":"choose"}',
        '{"type":"screen"}',
        '{"type":"choose","type":"undo"}',
        '{"type":"choose-all","question":"q","answers":{}}',
        json.dumps(several | {"answers": [answer] * 2}),
        json.dumps(several | {"answers": [answer] * 60}),
        json.dumps(several | {"answers": [answer, {**answer, "seat": "mina"}]}),
        "\ufeff{}",
        "NaN",
    ]
    for _ in range(n):
        good = luck.choice([single, several])
        message: dict[str, Any] = dict(good)
        for _ in range(luck.randint(1, 3)):
            key = luck.choice([*good, "extra", "", "__class__"])
            message[key] = luck.choice([*ODD, [luck.choice(ODD)], [answer | {"seat": luck.choice(ODD)}]])
        text = json.dumps(message)
        if luck.random() < 0.3:
            at = luck.randrange(len(text))
            text = text[:at] + luck.choice(["", "\\", '"', "}", "\x01", "é"]) + text[at + luck.randint(0, 3) :]
        out.append(text if luck.random() < 0.8 else text.encode("utf-8", "replace"))
    return out


def test_odd_messages(browser: NewBrowser, server: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = browser()
    table, _ = anna.make()
    page = anna.look(table)
    for text in odd_texts(random.Random(7), 300):
        got = page.say(text)
        assert got["type"] == "refused" and got["reason"] in ("bad-message", "stale", "not-seated"), (text, got)
        assert set(got) == {"type", "reason", "clause", "choice", "question"}
    assert page.choose("choose coffin")["type"] == "screen"
    assert not caplog.records


def test_too_long_a_message_ends_the_socket_only(browser: NewBrowser) -> None:
    anna = browser()
    table, _ = anna.make()
    page = anna.look(table)
    page.send('"' + "x" * 100_000 + '"')
    wait_for(lambda: page.code == 1009)
    assert anna.look(table).choose("choose coffin")["type"] == "screen"


def test_odd_requests(browser: NewBrowser, caplog: pytest.LogCaptureFixture) -> None:
    anna = browser()
    table, _ = anna.make()
    json_type = {"Content-Type": "application/json"}
    paths = [
        "/api/tables",
        "/api/me",
        f"/api/tables/{table}/take",
        f"/api/tables/{table}/invitations",
        "/api/tables/x/take",
        "/api/nothing",
    ]
    luck = random.Random(8)
    for text in odd_texts(luck, 60):
        path = luck.choice(paths)
        got = anna.http.post(path, content=text, headers=json_type)
        assert got.status_code in (200, 400, 404, 405, 409), (path, text, got.text)
        assert got.status_code == 200 or set(got.json()) == {"error", "clause"}
    for path in (
        "/api/games/%2e%2e",
        "/api/text/en/..%2f..%2fsetup.ftl",
        "/api/text/xx/common.ftl",
        "/api/clauses/x",
        "/api/rules/x",
        "/api",
    ):
        assert anna.http.get(path).json()["error"] in ("not-found", "no-game"), path
    assert anna.http.put("/api/me").status_code in (405, 411, 415)
    assert anna.http.post("/api/me", content=b"x" * 20_000, headers=json_type).json()["error"] == "too-large"
    assert anna.http.post("/api/me", content=iter([b"{}"]), headers=json_type).status_code == 411
    assert anna.http.post("/api/me", content=b"{}").status_code == 415
    cookie = next(iter(anna.http.cookies))
    for value in ("", "x", "é", "x" * 5000, '"; drop'):
        got = anna.http.get("/api/me", headers={"Cookie": f"{cookie}={value}".encode()})
        assert got.status_code == 200 and got.json()["tables"] == []
    assert not caplog.records


def test_broken_http(server: Server, browser: NewBrowser) -> None:
    """Below HTTP: nothing of the inside comes out, and the next one is served."""
    host = urlsplit(server.address)
    for raw in (
        b"\0\0\0\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\r\n\r\n" * 3,
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection((host.hostname, host.port), timeout=5) as line:
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            came = b""
            while piece := line.recv(4096):
                came += piece
        assert b"Traceback" not in came and b"whitby/" not in came
    assert browser().http.get("/api/games").status_code == 200
