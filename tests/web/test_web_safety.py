"""Headers, cookies, origins, limits and pages."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from apart import run_apart
from browsing import DRACULA, OFTEN, PATIENCE, Browser, Server, serving, wait_for
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from whitby.web.addresses import networks
from whitby.web.room import Page
from whitby.web.settings import Limits

NewBrowser = Callable[..., Browser]


def test_every_answer_has_its_headers(browser: NewBrowser) -> None:
    anna = browser()
    table, _ = anna.make()
    answers = [anna.http.get(path) for path in ("/", "/api/games", "/api/me", f"/api/tables/{table}", "/api/none", "/t/x", "/x.js")]
    answers += [
        anna.http.post("/api/me", json={}),
        anna.http.post("/api/me", json=[]),
        anna.http.post("/api/me", json={}, headers={"Origin": "http://evil"}),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
        assert answer.headers["cache-control"] in ("no-store", "no-cache")


def test_a_cookie_only_where_it_is_needed(browser: NewBrowser) -> None:
    anna = browser()
    for path in ("/", "/api/games", "/api/me", "/api/tables/x"):
        assert "set-cookie" not in anna.http.get(path).headers
    assert anna.http.get("/api/me", headers={"Accept-Language": "de, it;q=0.9"}).json() == {
        "known": False,
        "name": "",
        "language": "it",
        "languages": ["en", "it"],
        "tables": [],
        "reach": "loopback",
        "build": "",
    }
    first = anna.http.post("/api/me", json={"name": "  Anna \n B ", "language": "it"})
    assert first.json()["name"] == "Anna B"
    cookie = first.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
    again = anna.http.post("/api/me", json={"language": "en"}).headers["set-cookie"].lower()
    assert again.partition(";")[0] == cookie.partition(";")[0] and "max-age=31536000" in again  # the same one, for another year
    assert anna.http.get("/api/me").headers["set-cookie"].partition(";")[0].lower() == cookie.partition(";")[0]
    assert (anna.http.get("/api/me").json()["name"], anna.http.get("/api/me").json()["language"]) == ("Anna B", "en")
    assert anna.http.post("/api/me", json={"language": "xx"}).json()["error"] == "bad-language"


def test_two_servers_on_one_machine_have_two_cookies(tmp_path: Path) -> None:
    with serving(tmp_path / "a") as a, serving(tmp_path / "b") as b:
        names = set()
        for server in (a, b):
            browser = Browser(server.address)
            browser.http.post("/api/me", json={})
            names |= set(browser.http.cookies)
            browser.close()
        assert len(names) == 2


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1:1", "file://"])
def test_pages_of_other_origins_are_turned_away(browser: NewBrowser, origin: str) -> None:
    anna = browser()
    table, _ = anna.make()
    assert anna.http.post("/api/me", json={}, headers={"Origin": origin}).json()["error"] == "wrong-origin"
    with pytest.raises(InvalidStatus):
        anna.look(table, origin=origin or "null")


def test_other_hosts_are_turned_away(browser: NewBrowser) -> None:
    """A foreign name that was bent to this machine."""
    anna = browser()
    for host in ("evil.example", "evil.example:8000", "", "127.0.0.1.evil.example", "[::", "localhost@evil.example"):
        assert anna.http.get("/api/me", headers={"Host": host}).status_code == 400, host
    assert anna.http.get("/api/me", headers={"Host": "localhost:1234"}).status_code == 200
    assert anna.http.post("/api/me", json={}, headers={"Origin": "", "Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_no_table_no_socket(browser: NewBrowser) -> None:
    with pytest.raises(InvalidStatus):
        browser().look("nothing")


def test_too_fast(tmp_path: Path) -> None:
    limits = Limits(messages=0.001, messages_at_once=3, posts=0.001, posts_at_once=5, address_factor=1, sockets=3)
    with serving(tmp_path, limits=limits) as server:
        anna = Browser(server.address)
        table, _ = anna.make()
        page = anna.look(table)
        for _ in range(3):
            assert page.choose("choose coffin")["type"] == "screen"
        assert page.choose("choose coffin") == {"type": "refused", "reason": "too-fast", "clause": "", "choice": "", "question": ""}
        with suppress(ConnectionClosed):  # it may come in the middle
            for _ in range(60):
                page.send("{}")
        wait_for(lambda: page.code == 1008)
        anna.look(table), anna.look(table), anna.look(table)
        with pytest.raises(InvalidStatus):
            anna.look(table)
        codes = [anna.http.post("/api/me", json={}).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        anna.close()


def look_from(browser: Browser, table: str, came_from: str, stack: ExitStack) -> None:
    """Open a page through a trusted proxy, from this address."""
    headers = {"Cookie": browser.cookie, "X-Forwarded-For": came_from}
    at = urlsplit(browser.address)
    line = socket.create_connection((at.hostname, at.port), timeout=PATIENCE)
    url = f"ws://whitby.example/api/tables/{table}/live"
    stack.enter_context(connect(url, sock=line, additional_headers=headers, compression=None))


def test_one_address_cannot_hold_all_sockets(tmp_path: Path) -> None:
    """However many guests it makes; others still come in."""
    proxy = {"names": frozenset({"whitby.example"}), "proxies": networks(["127.0.0.0/8"])}
    with serving(tmp_path, limits=replace(OFTEN, sockets_per_address=3), **proxy) as server, ExitStack() as pages:
        guests = [Browser(server.address) for _ in range(4)]
        table, _ = guests[0].make()
        for guest in guests:
            guest.call("Guest")
        for guest, came_from in zip(guests, ("2001:db8::1", "2001:db8::2", "2001:db8::3"), strict=False):
            look_from(guest, table, came_from, pages)
        with pytest.raises(InvalidStatus):
            look_from(guests[3], table, "2001:db8::4", pages)  # one network of IPv6 is one address
        look_from(guests[3], table, "2001:db8:0:1::1", pages)
        look_from(guests[3], table, "192.0.2.1", pages)
        pages.close()
        wait_for(lambda: not server.app.live.sockets.of_address and not server.app.live.sockets.of_guest)
        look_from(guests[3], table, "2001:db8::4", pages)
        for guest in guests:
            guest.close()


def test_a_class_at_one_address(tmp_path: Path) -> None:
    """Thirty people load the page, say who they are, and play in pairs with two pages each, all at once."""
    with serving(tmp_path, limits=replace(Limits(), posts=0.0, gets=0.0, opens=0.0)) as server:
        people = [Browser(server.address) for _ in range(30)]
        codes = Counter(person.http.get("/api/games").status_code for person in people for _ in range(30))
        assert codes == {200: 900}
        for anna, bruno in zip(people[::2], people[1::2], strict=True):
            table, invitation = anna.make()
            assert bruno.ask(table, "invitation", invitation=invitation).status_code == 200
            assert bruno.take(table, invitation).status_code == 200
            for person in (anna, bruno, anna, bruno):
                person.look(table, wait=False)
        for person in people:
            person.close()


def test_one_guest_is_not_a_class(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(posts=0.001, posts_at_once=5)) as server:
        anna = Browser(server.address)
        anna.call("Anna")
        assert [anna.http.post("/api/me", json={}).status_code for _ in range(6)] == [200] * 5 + [429]
        anna.close()


@pytest.mark.parametrize("method", ["POST", "GET", "PUT"])
def test_a_body_without_a_length(server: Server, method: str) -> None:
    """Pieces that go on for ever would fill the memory, whatever Content-Length says beside them."""
    at = urlsplit(server.address)
    for length in ("", "Content-Length: 2\r\n"):
        with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
            head = f"{method} /api/me HTTP/1.1\r\nHost: {at.netloc}\r\nContent-Type: application/json\r\n{length}"
            line.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + b"2\r\n{}\r\n0\r\n\r\n")
            assert line.recv(65_536).startswith(b"HTTP/1.1 411"), length


def test_a_page_that_does_not_read_is_dropped() -> None:
    async def scene() -> None:
        page = Page(None, b"", "en", "", 2)  # type: ignore[arg-type]
        page.send(b"1")
        page.send(b"2")
        assert not page.gone.is_set()
        page.send(b"3")
        assert page.gone.is_set() and page.code == 1013
        page.send(b"4")

    run_apart(scene())


def test_a_socket_that_is_never_read(tmp_path: Path) -> None:
    """The others do not wait for it."""
    with serving(tmp_path, limits=replace(OFTEN, waiting=8, send_seconds=0.5)) as server:
        anna = Browser(server.address)
        table, _ = anna.make()
        a = anna.look(table)
        at = urlsplit(server.address)
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            lazy.connect((at.hostname, at.port))
            lines = [
                f"GET /api/tables/{table}/live HTTP/1.1",
                f"Host: {at.netloc}",
                f"Origin: {server.address}",
                f"Cookie: {anna.cookie}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {'A' * 22}==",
            ]
            lazy.sendall("\r\n".join([*lines, "", ""]).encode())
            room = wait_for(lambda: server.app.live.rooms.get(table))
            wait_for(lambda: len(room.pages) == 2)
            for _ in range(1500):
                a.choose("choose coffin")
                a.undo()
                if len(room.pages) == 1:
                    break
            assert len(room.pages) == 1
        anna.close()


def test_pages(tmp_path: Path) -> None:
    static = tmp_path / "static"
    with serving(tmp_path) as server:
        anna = Browser(server.address)
        missing = anna.http.get("/")
        assert missing.status_code == 503 and "npm" in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>Whitby</title>")
        (static / "assets" / "main-abc123.js").write_text("// long\n" * 1000)
        (static / ".hidden").write_text("no")
        (tmp_path / "outside.txt").write_text("no")
        page = anna.http.get("/t/abc?x=1")
        assert page.text.startswith("<!doctype") and page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        assert anna.http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
        script = anna.http.get("/assets/main-abc123.js")
        assert script.headers["x-content-type-options"] == "nosniff" and script.headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in script.headers  # it is no page, and there are many such files
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript") and script.text.startswith("// long")
        plain = anna.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == script.text
        (static / "assets" / "main-abc123.js.br").write_bytes(b"packed when it was built")
        for accepted, encoding in (("gzip, br", "br"), ("gzip, deflate", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)):
            with anna.http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": accepted}) as smaller:
                assert smaller.headers.get("content-encoding") == encoding and smaller.headers["vary"] == "accept-encoding"
                assert (b"packed" in b"".join(smaller.iter_raw())) == (encoding == "br")
        assert anna.http.head("/").status_code == 200
        for path in (
            "/.hidden",
            "/../outside.txt",
            "/%2e%2e/outside.txt",
            "/assets/..%2f..%2foutside.txt",
            "/none.js",
            "/assets\\..\\x.js",
            "/a//b.js",
            "/" + "x" * 3000 + ".js",
        ):
            assert anna.http.get(path).status_code == 404, path
        anna.close()


def test_facts_and_words(browser: NewBrowser) -> None:
    anna = browser()
    (line,) = [game for game in anna.http.get("/api/games").json() if game["id"] == "dracula-2003"]
    assert line["seats"][0] == DRACULA and "random" in line["bots"] and line["options"][0]["name"] == "first"
    facts = anna.http.get("/api/games/dracula-2003").json()
    assert len(facts["board"]["place"]) == 12 and facts["reasons"]["barrier-between"] == "D03-MOVE-03"
    europe = anna.http.get("/api/games/fury-2015").json()
    places = {place["id"] for place in europe["board"]["place"]}
    assert len(places) == 73 and places <= set(europe["nouns"])
    for ways in ("roads", "rails", "sea_links"):
        assert europe["board"][ways] and all(set(way[:2]) <= places for way in europe["board"][ways])
    assert "D03-MOVE-03" in anna.http.get("/api/clauses/dracula-2003").json()
    english, italian = (anna.http.get(f"/api/clauses/fury-2005?language={language}").json() for language in ("en", "it"))
    assert set(english) == set(italian) and english["F05-WIN-01"] != italian["F05-WIN-01"]
    assert anna.http.get("/api/clauses/fury-2005?language=xx").status_code == 404
    rules = anna.http.get("/api/rules/fury-2005?language=it").json()
    assert rules["language"] == "it" and rules["sections"][0]["id"] == "COMP"
    assert {clause["id"] for section in rules["sections"] for clause in section["clauses"]} == set(italian)
    assert "facce del dado del Treno" in {entry["about"] for entry in rules["assumed"]}
    numbers = {entry["number"] for entry in rules["assumed"]}
    assert {number for section in rules["sections"] for clause in section["clauses"] for number in clause["readings"]} == numbers - {0}
    assert anna.http.get("/api/rules/fury-2005?language=xx").status_code == 404
    for language in ("en", "it"):
        for name in ("common", "page", "dracula-2003"):
            assert anna.http.get(f"/api/text/{language}/{name}.ftl").headers["content-type"] == "text/plain; charset=utf-8"


def test_a_failure_inside_tells_nothing(server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever breaks, the page hears an id, and the table is as it was."""

    def broken(*_: Any) -> None:
        raise RuntimeError("the hand of Dracula is wings, pulse")

    anna = Browser(server.address)
    table, _ = anna.make()
    page = anna.look(table)
    before = page.came[-1]
    with monkeypatch.context() as patch:
        patch.setattr("whitby.table.sqlite.SqliteStorage.append", broken)
        assert page.choose("choose coffin")["reason"] == "server-error"
        patch.setattr("whitby.web.api.game_info", broken)
        answer = anna.http.get("/api/games/dracula-2003")
    assert (answer.status_code, answer.json()) == (500, {"error": "server-error", "clause": ""})
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = anna.look(table)
    assert again.came[0] == before and "wings, pulse" not in "".join(page.came + again.came)
    assert page.choose("choose coffin")["type"] == "screen"
    anna.close()
