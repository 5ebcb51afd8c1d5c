"""Killed in the middle of a game, the server loses nothing."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, play_on, settled, wait_for

SRC = Path(__file__).parents[2] / "src"


class Process:
    """`python -m whitby.web`, as a user starts it."""

    def __init__(self, data: Path, **options: Any) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        command = [sys.executable, "-m", "whitby.web", "--port", "0", "--data", str(data), "--no-open"]
        environment = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
        with self.log.open("a") as out:
            self.size = out.tell()
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment, **options)
        found = wait_for(lambda: re.search(r"Whitby is at (http://\S+)/ ", self.output()))
        self.address = found[1]

    def output(self) -> str:
        return self.log.read_text()[self.size :]


def test_kill_and_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first = Process(data)
    anna, bruno = Browser(first.address), Browser(first.address)
    table, invitation = anna.make(turn_limit=30)
    bruno.take(table, invitation)
    pages = [anna.look(table), bruno.look(table)]
    luck = random.Random(4)
    play_on(pages, luck, 31)
    settled(pages)
    before = [who.look(table).came[0] for who in (anna, bruno, Browser(first.address))]
    first.process.kill()
    first.process.wait()

    second = Process(data)  # the lock of the folder has gone with the first
    for who in (anna, bruno):
        who.address = second.address
        who.http.base_url, who.http.headers["Origin"] = second.address, second.address
    pages = [anna.look(table), bruno.look(table)]
    wait_for(lambda: pages[0].screen["sitting"]["players"][1]["present"])
    assert [who.look(table).came[0] for who in (anna, bruno, Browser(second.address))] == before
    play_on(pages, luck, 12)

    kept = b"".join(file.read_bytes() for file in data.iterdir())
    secrets = [invitation, *anna.http.cookies.values(), *bruno.http.cookies.values()]
    assert len(secrets) == 3 and not any(secret.encode() in kept for secret in secrets)
    assert b"choose coffin" in kept  # so we looked in the right place
    for browser in (anna, bruno):
        browser.http.close()
    if os.name == "posix":
        second.process.send_signal(signal.SIGINT)
        assert second.process.wait(10) == 0
        wait_for(lambda: all(page.code == 1001 for page in pages))
    else:
        second.process.kill()
    output = second.log.read_text()
    assert "Traceback" not in output and not any(secret in output for secret in (*secrets, table, "choose"))


def test_what_keeps_it_from_starting(tmp_path: Path) -> None:
    import socket

    command = [sys.executable, "-m", "whitby.web", "--no-open", "--data"]
    environment = {**os.environ, "PYTHONPATH": str(SRC)}

    def complaint(*arguments: str) -> str:
        done = subprocess.run([*command, *arguments], env=environment, capture_output=True, text=True, timeout=20)
        assert done.returncode == 1 and "Traceback" not in done.stderr
        return done.stderr

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} of 127.0.0.1 cannot be used" in complaint(str(tmp_path), "--port", port)
    (tmp_path / "file").write_text("")
    assert "cannot be used" in complaint(str(tmp_path / "file" / "folder"), "--port", "0")


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_the_next_free_port() -> None:
    from whitby.web.serve import listen

    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert second.getsockname()[1] > first.getsockname()[1] >= 8000
    first.close()
    second.close()
