"""A server of this or another checkout in a process of its own, for tools that try it hard. On loopback, in a folder of the tool's."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 30.0
FREE = {"every": 10**9}  # limits: all players come from one address, so that no limit by address may hold
PROGRAM = """
import dataclasses, json, sys
from pathlib import Path
from whitby.web import serve, settings
folder, files, limits = Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])
if files:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
every = limits.pop("every", None)
if every:
    ordinary = ("body", "message", "waiting", "send_seconds")
    numbers = [f for f in dataclasses.fields(settings.Limits) if f.name not in ordinary and type(f.default) in (int, float)]
    limits = {f.name: type(f.default)(every) for f in numbers}
chosen = {"limits": settings.Limits(**limits), "static": folder / "static"}
made = settings.Settings
serve.Settings = lambda *given, **named: dataclasses.replace(made(*given, **named), **chosen)
serve.serve(port=0, data=folder / "data", open_page=False)
"""


class WebServer:
    """A server on a folder: the Whitby that is installed, or that of a checkout. It may be started there again and again."""

    def __init__(self, folder: Path, checkout: Path | None = None, files: int = 0, limits: dict[str, Any] | None = None) -> None:
        (folder / "static").mkdir(exist_ok=True)
        (folder / "static" / "index.html").write_text("<!doctype html><title>Whitby</title>")
        self.log = folder / "log.txt"
        python, environment = sys.executable, {**os.environ, "PYTHONUNBUFFERED": "1"}
        if checkout is not None and (checkout / ".venv/bin/python").exists():  # as ./run built it
            python = str(checkout / ".venv/bin/python")
        elif checkout is not None:
            environment["PYTHONPATH"] = str(checkout / "src")
        with self.log.open("ab") as out:
            began = out.tell()
            command = [python, "-c", PROGRAM, str(folder), str(files), json.dumps(limits or {})]
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"Whitby is at http://127\.0\.0\.1:(\d+)/", self.output(began))):
            if not self.running or time.monotonic() > end:
                raise RuntimeError(f"the server does not start:\n{self.output()}")
            time.sleep(0.05)
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def output(self, since: int = 0) -> str:
        """What it has written, from this byte on."""
        return self.log.read_bytes()[since:].decode("utf-8", "replace")

    def kill(self) -> None:
        """Without a warning."""
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processors that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def web_server(checkout: Path | None = None, files: int = 0, **limits: Any) -> Iterator[WebServer]:
    """A server in a temporary folder that ends with the block; `files` is the number of open files with which it starts."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        server = WebServer(Path(name), checkout, files, limits)
        try:
            yield server
        finally:
            server.kill()
