"""The load generator runs; how fast the server is, is printed and never asserted."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from apart import run_apart
from load_web import Load, bare_fsync, measure
from web_server import FREE, WebServer

SRC = Path(__file__).parents[2] / "src"


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="it reads /proc")
def test_a_little_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.fspath(SRC))
    server = WebServer(tmp_path, limits=FREE)
    try:
        figures = run_apart(measure(server, Load(tables=4, sockets=11, rate=40.0, seconds=0.5, warm=0.2)))
    finally:
        server.kill()
    assert all(word in figures for word in ("choices/s", "p99", "kB a table")) and "no choices" not in figures
    assert "p99" in bare_fsync(tmp_path)
