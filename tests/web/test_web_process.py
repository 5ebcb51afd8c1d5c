"""`whitby serve` as a process: one a folder, its files, its log, its end."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from browsing import Browser, wait_for
from test_web_restart import SRC, Process

from whitby.web import serve
from whitby.web.file_limit import limits_for_files, raise_file_limit
from whitby.web.lock import FolderInUse, Lock
from whitby.web.log_filter import RepeatFilter
from whitby.web.settings import LOOPBACK, NO_RATE_LIMITS, Limits, Settings

HALF_A_POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
posix = pytest.mark.skipif(os.name == "nt", reason="signals and limits of POSIX")


def command(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "whitby.web", "--data", str(data), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(SRC), "BROWSER": "echo opened %s", "DISPLAY": ""}
    return subprocess.run(words, env=environment, capture_output=True, text=True, timeout=20)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that no test ends."""
    server = Process(tmp_path_factory.mktemp("running") / "data")
    yield server
    server.process.kill()
    server.process.wait()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened."""
    pages: list[str] = []
    monkeypatch.setattr(serve.webbrowser, "open", pages.append)
    return pages


def test_two_servers_on_one_folder(running: Process) -> None:
    done = command(running.data, "--open")
    assert done.returncode == 0 and not done.stderr, done
    assert f"already at {running.address}/" in done.stdout and f"opened {running.address}/" in done.stdout
    done = command(running.data, "--open", "--port", "1")
    assert done.returncode == 1 and "opened" not in done.stdout
    assert f"in use by the server at {running.address}/" in done.stderr and "--data" in done.stderr


def test_who_wants_the_server_that_runs_gets_it(running: Process, opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for wish in ({}, {"port": urlsplit(running.address).port}, {"host": "127.0.0.1"}):
        serve.serve(data=running.data, open_page=True, **wish)
        assert f"already at {running.address}/" in capsys.readouterr().out and opened.pop() == f"{running.address}/"
    serve.serve(data=running.data, open_page=False)
    assert not opened


@pytest.mark.parametrize("wish", [{"port": 1}, {"host": "0.0.0.0"}], ids=["another port", "another host"])
def test_who_wants_another_server_is_told_of_the_one_that_runs(running: Process, opened: list[str], wish: dict[str, Any]) -> None:
    with pytest.raises(serve.CannotStart, match=f"in use by the server at {running.address}/.*--data"):
        serve.serve(data=running.data, open_page=True, **wish)
    assert not opened


def test_a_lock_that_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whitby.web.lock.ANNOUNCE_SECONDS", 0.1)
    (tmp_path / "whitby.lock").write_text("http://127.0.0.1:9/\n127.0.0.1\n")  # of one that was killed
    lock = Lock(tmp_path)
    with pytest.raises(FolderInUse) as held:
        Lock(tmp_path)
    assert held.value.address == ""
    with pytest.raises(serve.CannotStart, match="does not tell"):
        serve.serve(data=tmp_path, open_page=False)
    lock.announce("http://127.0.0.1:1/", "127.0.0.1")
    with pytest.raises(FolderInUse) as held:
        Lock(tmp_path)
    assert (held.value.address, held.value.host) == ("http://127.0.0.1:1/", "127.0.0.1")
    lock.close()
    Lock(tmp_path).close()


@posix
@pytest.mark.parametrize("by", [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGTERM])
def test_the_end_of_a_server(tmp_path: Path, by: signal.Signals) -> None:
    """Whatever is connected or half said, it ends at once, says 1001 to its pages, and is content."""
    server = Process(tmp_path / "data")
    anna = Browser(server.address)
    table, _ = anna.make("random")
    pages = [anna.look(table) for _ in range(10)]
    at = urlsplit(server.address)
    with ExitStack() as stack:
        for sent in (b"", b"GET / HT", HALF_A_POST):
            line = stack.enter_context(socket.create_connection((at.hostname, at.port)))
            line.sendall(sent)
        server.process.send_signal(by)
        assert server.process.wait(20) == 0
    wait_for(lambda: all(page.code for page in pages))
    assert {page.code for page in pages} == {1001}
    assert "Traceback" not in server.output() and "ERROR" not in server.output()
    anna.close()


def test_who_can_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve.listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        assert "whitby serve --host 0.0.0.0" in serve.who_can_connect(Settings(tmp_path), listening)
        monkeypatch.setattr(serve, "own_addresses", lambda family: ["192.0.2.4", "2001:db8::1"])
        said = serve.who_can_connect(Settings(tmp_path, hosts=None), listening)
        assert f"http://192.0.2.4:{port}/" in said and f"http://[2001:db8::1]:{port}/" in said
        assert "whitby.example" in serve.who_can_connect(Settings(tmp_path, names=frozenset({"whitby.example"})), listening)
        assert "--host" not in serve.who_can_connect(Settings(tmp_path, hosts=LOOPBACK | {"192.0.2.1"}), listening)


def test_a_server_says_who_can_come(running: Process) -> None:
    wait_for(lambda: "Only this machine can reach it" in running.output())


def test_a_proxy_that_is_no_address(tmp_path: Path) -> None:
    done = command(tmp_path, "--no-open", "--trusted-proxy", "nonsense")
    assert done.returncode == 1 and "--trusted-proxy" in done.stderr and "Traceback" not in done.stderr


# --- files and log -----------------------------------------------------------------------
def test_limits_that_fit_into_the_files() -> None:
    assert Limits().all_sockets > 2_000
    assert limits_for_files(Limits(), 100_000) == Limits()
    small = limits_for_files(Limits(), 1_024)
    assert small.all_sockets < small.connections < 1_024
    assert small.sockets_per_address < small.all_sockets and small.connections_per_address + small.sockets_per_address < small.connections
    assert limits_for_files(NO_RATE_LIMITS, 1_024).sockets_per_address > small.all_sockets  # who may have all may still
    tiny = limits_for_files(Limits(), 64)
    assert 0 < tiny.all_sockets < tiny.connections < 64
    assert raise_file_limit() > 0


@posix
def test_more_connections_than_files(tmp_path: Path) -> None:
    """The server turns them away before the system does, and its log stays short."""
    import resource

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (64, 300))

    server = Process(tmp_path / "data", preexec_fn=few)
    at = urlsplit(server.address)
    try:
        with ExitStack() as stack:
            lines = [stack.enter_context(socket.create_connection((at.hostname, at.port))) for _ in range(600)]
            time.sleep(1.0)
            assert 64 < sum(map(is_open, lines)) < 300  # it has raised its limit, and keeps below it
        assert wait_for(lambda: answers(server.address))
        assert len(server.output()) < 6_000
    finally:
        server.process.kill()
        server.process.wait()


def is_open(line: socket.socket) -> bool:
    """Has the server not closed it?"""
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_a_log_that_stays_short(running: Process) -> None:
    at = urlsplit(running.address)
    for _ in range(30):
        with socket.create_connection((at.hostname, at.port)) as line:
            line.sendall(b"nonsense\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
    assert running.output().count("Invalid HTTP") == 1


def answers(address: str) -> bool:
    """Is there room again?"""
    try:
        return httpx.get(f"{address}/api/games").status_code == 200
    except httpx.HTTPError:
        return False


def test_a_fault_that_repeats_is_told_once() -> None:
    came: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            came.append(record.getMessage())

    log = logging.Logger("quiet")
    quiet = RepeatFilter(seconds=1e9)
    log.addHandler(Handler())
    log.addFilter(quiet)
    for i in range(1000):
        log.error("accept failed\nsocket: %d", i)
        try:
            raise OSError(i)
        except OSError:
            log.exception("accept failed")
    assert len(came) == 2
    quiet.seconds = 0.0
    log.error("accept failed\nsocket: 1")
    assert len(came) == 3 and "999 times more" in came[2]
    log.error("another")
    assert len(came) == 4
