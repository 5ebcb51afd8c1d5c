"""A server below a path prefix: nothing of it outside, and every address that it gives leads back below it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import DRACULA, GAME, VAN_HELSING, Browser, Server, serving
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from whitby.web.addresses import networks
from whitby.web.command import serve as command
from whitby.web.lock import FolderInUse
from whitby.web.prefix import checked_prefix
from whitby.web.serve import CannotStart, open_running_server

INDEX = '<!doctype html><meta name="whitby-base" content="./" /><script type="module" src="./assets/main-abc.js"></script>'
PREFIX = "/games/whitby"
NEW_TABLE = {"game": GAME, "seat": DRACULA, "others": {VAN_HELSING: "friend"}}


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text(INDEX)
    (tmp_path / "static" / "assets" / "main-abc.js").write_text("0")
    with serving(tmp_path, prefix=PREFIX, names=frozenset({"whitby.example"}), proxies=networks(["127.0.0.1"])) as server:
        yield server


def test_pages_and_calls_below_the_prefix(below: Server) -> None:
    anna = Browser(below.address)
    for path in ("/", "/t/abc", "/about", "/index.html"):
        said = anna.http.get(PREFIX + path)
        assert f'content="{PREFIX}/"' in said.text and f'src="{PREFIX}/assets/main-abc.js"' in said.text
    asset = anna.http.get(f"{PREFIX}/assets/main-abc.js")
    assert asset.text == "0" and "immutable" in asset.headers["cache-control"]
    assert anna.http.get(f"{PREFIX}/api/games").status_code == 200
    bare = anna.http.get(PREFIX)
    assert (bare.status_code, bare.headers["location"]) == (308, f"{PREFIX}/")
    for path in ("/", "/api/games", "/games", "/games/whitbyx/", "/assets/main-abc.js", "/games/whitby2/api/me", f"//evil.example{PREFIX}"):
        outside = anna.http.get(f"{below.address}{path}")
        assert (outside.status_code, outside.json()["error"]) == (404, "not-found"), path
        assert "default-src 'self'" in outside.headers["content-security-policy"]
    anna.close()


def test_links_cookies_and_sockets(below: Server) -> None:
    anna = Browser(below.address + PREFIX, Origin=below.address)
    said = anna.http.post("/api/me", json={"name": "Anna"})
    assert f"Path={PREFIX}/;" in said.headers["set-cookie"]
    made = anna.http.post("/api/tables", json=NEW_TABLE).json()
    link = made["invitations"][0]["link"]
    assert link.startswith(f"{PREFIX}/t/{made['table']}#") and made["back"].startswith(f"{PREFIX}/return#")
    assert anna.http.post("/api/me/return", json={}).json()["link"].startswith(f"{PREFIX}/return#")
    assert anna.ask(made["table"], "invitations", seats=[VAN_HELSING]).json()["link"].startswith(f"{PREFIX}/t/")
    page = anna.look(made["table"], origin=below.address)
    assert page.screen["head"]["eyes"] == [DRACULA]
    outside = Browser(below.address)
    with pytest.raises(InvalidStatus):
        outside.look(made["table"])
    outside.close()
    anna.close()


def test_behind_a_proxy_that_keeps_the_prefix(below: Server) -> None:
    outer = {"Host": "whitby.example", "X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "https", "Origin": "https://whitby.example"}
    anna = Browser(below.address + PREFIX, **outer)
    said = anna.http.post("/api/me", json={"name": "Anna"})
    assert said.status_code == 200 and "Secure" in said.headers["set-cookie"] and f"Path={PREFIX}/;" in said.headers["set-cookie"]
    assert f'src="{PREFIX}/assets/' in anna.http.get("/t/abc").text
    anna.close()


def test_without_a_prefix_the_page_is_at_the_root(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(INDEX)
    with serving(tmp_path) as server:
        anna = Browser(server.address)
        assert 'src="/assets/main-abc.js"' in anna.http.get("/t/abc").text
        anna.close()


@pytest.mark.parametrize(("text", "prefix"), [("", ""), ("/", ""), ("/x", "/x"), ("/x/", "/x"), ("/a/b-c_d.e~f", "/a/b-c_d.e~f")])
def test_prefixes(text: str, prefix: str) -> None:
    assert checked_prefix(text) == prefix


@pytest.mark.parametrize(
    "text", ["x", "//", "/x//y", "/..", "/x/../y", "/.x", "/a b", "/ä", "/x?y", "/x#y", "/%41", "http://x/", '/"', "/x\n"]
)
def test_what_is_no_prefix(text: str, tmp_path: Path) -> None:
    said = CliRunner().invoke(command, ["--prefix", text, "--data", str(tmp_path / "data")])
    assert said.exit_code == 1 and "--prefix" in said.output and "/whitby" in said.output
    assert not (tmp_path / "data").exists()


def test_another_prefix_than_that_of_the_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held = FolderInUse("http://127.0.0.1:8000/x/", "127.0.0.1")
    for prefix in ("", "/x"):
        open_running_server(held, None, None, prefix, tmp_path, open_browser=False)
        assert "http://127.0.0.1:8000/x/" in capsys.readouterr().out
    with pytest.raises(CannotStart, match="in use by the server"):
        open_running_server(held, None, None, "/y", tmp_path, open_browser=False)
