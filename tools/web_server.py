"""A server of this or another checkout in a process of its own, for tools that try it hard. On loopback, in a temporary folder."""

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

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30.0
PROGRAM = """
import json, sys
from pathlib import Path
from whitby.web import serve, settings
folder, files, limits = Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])
if files:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
chosen = {"limits": settings.Limits(**limits), "static": folder / "static"}
serve.Settings = lambda *given, **named: settings.Settings(*given, **named, **chosen)
serve.serve(port=0, data=folder / "data", open_page=False)
"""


class WebServer:
    """Where it is, and what it has written to its log."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.process = process
        self.log = log
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"Whitby is at http://127\.0\.0\.1:(\d+)/", self.output())):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start:\n{self.output()}")
            time.sleep(0.05)
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def output(self) -> str:
        return self.log.read_text("utf-8", "replace")


@contextmanager
def web_server(checkout: Path = ROOT, files: int = 0, **limits: Any) -> Iterator[WebServer]:
    """A server that ends with the block; `files` is the number of open files with which it starts."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "static").mkdir()
        (folder / "static" / "index.html").write_text("<!doctype html><title>Whitby</title>")
        log = folder / "log.txt"
        source = checkout / "src" if (checkout / "src").is_dir() else checkout
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", PROGRAM, name, str(files), json.dumps(limits)]
        with log.open("wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        try:
            yield WebServer(process, log)
        finally:
            process.kill()
            process.wait()
