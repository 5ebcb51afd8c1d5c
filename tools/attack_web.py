"""Half-open connections against a server on loopback: python tools/attack_web.py [--server CHECKOUT].

Many connections begin something and do not end it: nothing at all, half a head, half a body, a body without an end, half an
opening of a socket. They come from several addresses of loopback, where the system allows that. Meanwhile a page asks again and
again from 127.0.0.1. In the end the server should hold none of them, the page should have had its answers, and the log should be
short.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from environment import ROOT
from web_server import WebServer, web_server

HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
HALVES = [
    b"",
    b"GET /api/games HTTP/1.1\r\n" + HOST,
    b"POST /api/me HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    b"POST /api/me HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\n" + HOST + UPGRADE + b"Content-Length: 5\r\n\r\n",
]
LONG_LOG = 100_000


class Attack:
    """Connections that say half of something."""

    def __init__(self, port: int, addresses: int) -> None:
        self.port = port
        self.addresses = [f"127.0.1.{i + 1}" for i in range(addresses)] if sys.platform == "linux" else ["127.0.0.1"]
        self.lines: list[socket.socket] = []
        self.failed = 0

    def open(self, i: int) -> None:
        line = socket.socket()
        line.settimeout(0.5)
        try:
            line.bind((self.addresses[i % len(self.addresses)], 0))
            line.connect(("127.0.0.1", self.port))
            line.sendall(HALVES[i % len(HALVES)])
        except OSError:
            self.failed += 1
            line.close()
        else:
            line.setblocking(False)
            self.lines.append(line)

    def held(self) -> int:
        """How many the server has not closed."""
        still = []
        for line in self.lines:
            try:
                if line.recv(65_536):
                    still.append(line)
                    continue
            except BlockingIOError:
                still.append(line)
                continue
            except OSError:
                pass
            line.close()
        self.lines = still
        return len(still)


class Page(threading.Thread):
    """Somebody who only wants to play."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.times: list[float] = []
        self.failed = 0
        self.last = False
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            began = time.perf_counter()
            try:
                self.last = httpx.get(f"{self.address}/api/me", timeout=5.0).status_code == 200
            except httpx.HTTPError:
                self.last = False
            if self.last:
                self.times.append(time.perf_counter() - began)
            else:
                self.failed += 1
            self.over.wait(0.2)


def attack(server: WebServer, connections: int, seconds: float, addresses: int) -> bool:
    """Open them all, wait until they are gone or the time is over, and tell; does the server stand it?"""
    page, half_open = Page(server.address), Attack(server.port, addresses)
    page.start()
    began = time.monotonic()
    for i in range(connections):
        half_open.open(i)
        if time.monotonic() - began > seconds:
            break
    opened, opening = len(half_open.lines), time.monotonic() - began
    print(f"opened {opened} half-open connections in {opening:.1f} s, {half_open.failed} were not answered at all", flush=True)
    while (held := half_open.held()) and time.monotonic() - began < seconds:
        time.sleep(0.5)
    print(f"held after {time.monotonic() - began:.0f} s: {held}")
    time.sleep(1.0)  # for the page to ask once more
    page.over.set()
    page.join(10.0)
    times = sorted(page.times) or [0.0]
    median, slowest = times[len(times) // 2] * 1000, times[-1] * 1000
    print(f"a page meanwhile: {len(page.times)} answers, median {median:.0f} ms, slowest {slowest:.0f} ms; {page.failed} without answer")
    log = server.log.stat().st_size
    print(f"log: {log} bytes; the server {'runs' if server.running else 'has ended'}")
    print(f"the page's last request was {'' if page.last else 'not '}met")
    return held == 0 and page.last and server.running and log < LONG_LOG


def main() -> int:
    parser = argparse.ArgumentParser(description="Half-open connections against a server on loopback.")
    parser.add_argument("--server", type=Path, default=ROOT, help="another checkout whose server is tried")
    parser.add_argument("--connections", type=int, default=3000)
    parser.add_argument("--addresses", type=int, default=20, help="from so many addresses (Linux)")
    parser.add_argument("--seconds", type=float, default=60.0, help="until they must be gone")
    parser.add_argument("--files", type=int, default=1024, help="the soft limit of open files of the server")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER", help="one of the server's limits")
    wanted = parser.parse_args()
    limits: dict[str, Any] = {name: json.loads(value) for name, value in (text.split("=") for text in wanted.limit)}
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted.connections + 500, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with web_server(wanted.server, wanted.files, **limits) as server:
        return 0 if attack(server, wanted.connections, wanted.seconds, wanted.addresses) else 1


if __name__ == "__main__":
    sys.exit(main())
