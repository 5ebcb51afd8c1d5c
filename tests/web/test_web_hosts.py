"""Which host a page may name, from which origin, and whose word counts on where it comes from."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browsing import OFTEN, Browser, Server, serving

from whitby.web.addresses import networks, own_addresses, parse
from whitby.web.guard import host_without_port
from whitby.web.serve import CannotStart, settings_for
from whitby.web.settings import LOOPBACK, Settings, reach

NewBrowser = Callable[..., Browser]


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "http://]", "https://[v1.x]", "http://", "http://a b", "://", "http://127.0.0.1:x"]
)
def test_an_origin_that_is_none(browser: NewBrowser, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    answer = browser().http.post("/api/me", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")
    assert not caplog.records


def test_another_scheme_is_another_origin(browser: NewBrowser, server: Server) -> None:
    answer = browser().http.post("/api/me", json={}, headers={"Origin": server.address.replace("http:", "https:")})
    assert answer.json()["error"] == "wrong-origin"


def status(server: Server, host: str, to: str = "127.0.0.1", **headers: str) -> int:
    port = urlsplit(server.address).port
    browser = Browser(f"http://[{to}]:{port}" if ":" in to else f"http://{to}:{port}")
    try:
        return browser.http.get("/api/games", headers={"Host": host, **headers}).status_code
    finally:
        browser.close()


def test_hosts_of_a_server_that_listens_everywhere(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0", hosts=None, names=frozenset({"whitby.example"})) as server:
        for host in ("127.0.0.1", "localhost:1", "[::1]:80", "whitby.example", "WHITBY.example:8000"):
            assert status(server, host) == 200, host
        for host in ("evil.example", "192.0.2.7", "8.8.8.8:8000", "", "whitby.example.evil", "0.0.0.0", "x@whitby.example:y"):
            assert status(server, host) == 400, host
        for own in own_addresses(socket.AF_INET):
            assert status(server, own, to=own) == 200
            assert status(server, own) == 400  # this connection came in elsewhere


def test_the_address_at_which_a_connection_came_in(tmp_path: Path) -> None:
    with serving(tmp_path, host="127.0.0.9", hosts=frozenset()) as server:
        assert status(server, "127.0.0.9", to="127.0.0.9") == 200


PROXY = {"hosts": LOOPBACK, "names": frozenset({"whitby.example"}), "proxies": networks(["127.0.0.0/8", "10.0.0.1"])}


def test_a_proxy_that_is_not_trusted(tmp_path: Path) -> None:
    """Whoever can send the header cannot choose where he comes from."""
    with serving(tmp_path, limits=replace(OFTEN, posts=0.001, posts_at_once=2, address_factor=1)) as server:
        anna = Browser(server.address)
        codes = [anna.http.post("/api/me", json={}, headers={"X-Forwarded-For": f"192.0.2.{i}"}).status_code for i in range(3)]
        assert codes == [200, 200, 429]
        forged = anna.http.get("/api/games", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
        assert forged.status_code == 200
        anna.close()


def test_a_trusted_proxy(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(OFTEN, posts=0.001, posts_at_once=2, address_factor=1), **PROXY) as server:
        origin = "https://whitby.example"

        def post(came_from: str, **headers: str) -> int:
            anna = Browser(server.address, Host="whitby.example", **{"Origin": origin, "X-Forwarded-Proto": "https", **headers})
            answer = anna.http.post("/api/me", json={}, headers={"X-Forwarded-For": came_from})
            anna.close()
            assert answer.status_code != 200 or "secure" in answer.headers["set-cookie"].lower()
            return answer.status_code

        assert [post("192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert post("192.0.2.2") == 200
        assert post("192.0.2.3, 192.0.2.1") == 429  # the right-most that is no proxy of ours counts
        assert post("192.0.2.1, 10.0.0.1") == 429
        assert [post(f"2001:db8::{i}") for i in range(3)] == [200, 200, 429]  # one network of IPv6 is one address
        assert post("192.0.2.1:5678") == 429  # some proxies tell the port too
        assert post("[2001:db8::7]:5678") == 429
        assert post("192.0.2.8:5678") == 200
        assert post("192.0.2.9", Origin="http://whitby.example") == 403
        assert post("192.0.2.9", **{"X-Forwarded-Proto": "http"}) == 403
        assert [post("nonsense") for _ in range(3)] == [200, 200, 429]  # counts as the proxy's own


def test_through_a_proxy_a_name_is_needed(tmp_path: Path) -> None:
    with serving(tmp_path, **PROXY) as server:
        assert status(server, "127.0.0.1") == 200
        assert status(server, "127.0.0.1", **{"X-Forwarded-For": "192.0.2.1"}) == 400
        assert status(server, "whitby.example", **{"X-Forwarded-For": "192.0.2.1"}) == 200


NAMES = {
    "Whitby.Example": "whitby.example",
    "whitby.example:8443": "whitby.example",
    " whitby.example. ": "whitby.example",
    "bücher.example": "xn--bcher-kva.example",
    "BÜCHER.example:8443": "xn--bcher-kva.example",
    "straße.example": "xn--strae-oqa.example",
    "例え.テスト": "xn--r8jz45g.xn--zckzah",
    "xn--bcher-kva.example": "xn--bcher-kva.example",
    "whitby_1": "whitby_1",
    "192.0.2.1:80": "192.0.2.1",
    "[2001:DB8::1]:80": "2001:db8::1",
    "2001:db8::1": "2001:db8::1",
}


@pytest.mark.parametrize("given", NAMES)
def test_a_name_as_browsers_write_it(tmp_path: Path, given: str) -> None:
    settings = settings_for("0.0.0.0", tmp_path, [given], [])
    assert settings.names == {NAMES[given]}
    written = f"[{NAMES[given]}]" if ":" in NAMES[given] else NAMES[given]
    assert {host_without_port(written), host_without_port(f"{written.upper()}:8443")} == settings.names


@pytest.mark.parametrize("given", ["", ":80", "a b", "https://whitby.example", "whitby.example/", "a..b", "*.example", "x@y", "a:b:c"])
def test_a_name_that_is_none(tmp_path: Path, given: str) -> None:
    with pytest.raises(CannotStart, match="--name"):
        settings_for("0.0.0.0", tmp_path, [given], [])


def test_a_guest_is_counted_wherever_he_is(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(OFTEN, gets=0.001, gets_at_once=5), **PROXY) as server:
        anna = Browser(server.address)
        anna.http.post("/api/me", json={})
        headers = [{"X-Forwarded-For": f"192.0.2.{i}", "Host": "whitby.example", "Cookie": anna.cookie} for i in range(6)]
        assert [anna.http.get("/api/me", headers=h).status_code for h in headers] == [200] * 5 + [429]
        anna.close()


def test_who_can_reach_it(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert reach(settings) == reach(replace(settings, hosts=LOOPBACK | {"127.0.0.9"})) == "loopback"
    assert reach(replace(settings, hosts=None)) == "network"
    assert reach(replace(settings, hosts=LOOPBACK | {"192.0.2.1"})) == "network"
    assert reach(replace(settings, names=frozenset({"whitby.example"}))) == "network"


def test_one_address_in_many_forms() -> None:
    assert parse("::ffff:192.0.2.1") == parse("192.0.2.1") == parse(" 192.0.2.1 ")
    assert parse("fe80::1%eth0") == parse("[fe80::1]")
    assert parse("192.0.2.1:80") is parse("example") is parse("") is None
