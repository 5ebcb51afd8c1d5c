"""How fast the server is: python tools/bench_web.py, from a checkout, with Whitby and its test extra installed.

A real server in another process, its database in a temporary folder. One page chooses and takes back, and waits for each
answer; then many tables do so at once; then many pages look at one table. A round trip ends when the log is on disk and the
new screen has arrived.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from typing import Any

import httpx
from websockets.asyncio.client import connect

SERVER = """
import sys
from pathlib import Path
from dataclasses import replace
from whitby.web import serve, settings
free = replace(settings.ANY_RATE, sockets=10**6)
serve.Settings = lambda database, hosts: settings.Settings(database, hosts, limits=free)
serve.serve(port=0, data=Path(sys.argv[1]), open_page=False)
"""
SECONDS = 4.0


class Page:
    """A page that chooses and takes back."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.trips = 0
        self.slowest = 0.0
        self.size = 0

    async def hear(self) -> dict[str, Any]:
        text = await self.socket.recv()
        self.size = len(text)
        return json.loads(text)

    async def play(self, end: float) -> None:
        screen = await self.hear()
        while time.perf_counter() < end:
            began = time.perf_counter()
            message = {"question": screen["question"], "seat": "dracula"}
            if screen["head"]["undo"]:
                message |= {"type": "undo"}
            else:
                message |= {"type": "choose", "choice": "choose coffin"}
            await self.socket.send(json.dumps(message))
            screen = await self.hear()
            assert screen["type"] == "screen", screen
            self.trips += 1
            self.slowest = max(self.slowest, time.perf_counter() - began)


class Bench:
    """A guest at a server."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http

    async def table(self) -> str:
        self.http.cookies.clear()
        wanted = {"game": "dracula-2003", "seat": "dracula", "name": "Bench"}
        made = (await self.http.post("/api/tables", json=wanted)).json()
        return str(made["table"])

    async def look(self, table: str) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        return await connect(url, additional_headers={"Cookie": cookie}, compression=None)

    async def tables(self, n: int) -> str:
        """So many tables, a page at each."""
        pages = [Page(await self.look(await self.table())) for _ in range(n)]
        seconds = await timed(asyncio.gather(*(page.play(time.perf_counter() + SECONDS) for page in pages)))
        trips = sum(page.trips for page in pages)
        for page in pages:
            await page.socket.close()
        slowest = max(page.slowest for page in pages) * 1000
        return f"{n:4} tables, one page each: {trips / seconds:7.0f} choices/s, slowest {slowest:.0f} ms, {pages[0].size} bytes a screen"

    async def lookers(self, n: int) -> str:
        """One table with so many pages, all of which get every screen."""
        table = await self.table()
        others = [await self.look(table) for _ in range(n)]
        got = 0

        async def listen(socket: Any) -> None:
            nonlocal got
            async for _ in socket:
                got += 1

        tasks = [asyncio.create_task(listen(socket)) for socket in others]
        page = Page(await self.look(table))
        seconds = await timed(page.play(time.perf_counter() + SECONDS))
        for socket in (*others, page.socket):
            await socket.close()
        await asyncio.gather(*tasks)
        return f"{n:4} pages at one table:    {page.trips / seconds:7.0f} choices/s, {got / seconds:.0f} screens/s"


async def timed(work: Awaitable[Any]) -> float:
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


async def measure(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        bench = Bench(address, http)
        for n in (1, 20, 100):
            print(await bench.tables(n), flush=True)
        for n in (10, 100):
            print(await bench.lookers(n), flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = subprocess.Popen([sys.executable, "-u", "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"(http://\S+)/ ", said)
            assert found, said
            asyncio.run(measure(found[1]))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
