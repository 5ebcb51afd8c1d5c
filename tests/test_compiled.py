"""Law 11: the compiled installation and the plain sources play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import digests
import pytest

from whitby.games.dracula2003 import state
from whitby.rng import Rng

SEEDS = 24


def c_compiler() -> bool:
    """Could this machine have compiled it?"""
    named = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.name == "nt" or any(shutil.which(name) for name in (named, "cc", "gcc", "clang"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the installed package says, with neither the sources nor this folder on its path."""
    script = Path(digests.__file__).resolve()
    command = [sys.executable, "-I", str(script), str(SEEDS)]
    done = subprocess.run(command, cwd=tmp_path_factory.mktemp("elsewhere"), capture_output=True, text=True)
    if "No module named 'whitby'" in done.stderr:
        pytest.skip("Whitby is not installed in this environment: ./test does it")
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert Path(told["file"]).resolve().is_relative_to(Path(sys.prefix).resolve())
    return told


def test_the_installed_package_is_compiled(installed: dict[str, Any]) -> None:
    if not installed["compiled"]:
        if not c_compiler() or os.environ.get("WHITBY_PLAIN", "") not in ("", "0"):
            pytest.skip("Whitby is installed as plain Python: there is no C compiler here, or WHITBY_PLAIN is set")
        pytest.fail("this machine has a C compiler, yet the installed package is plain Python")


def test_plain_and_compiled_play_the_same_games(installed: dict[str, Any]) -> None:
    if not installed["compiled"]:
        pytest.skip("the installed package is plain Python too, so there is nothing to compare")
    plain = digests.told(SEEDS)
    assert not plain["compiled"]
    assert plain["digests"] == installed["digests"]
    assert plain["beliefs"] == installed["beliefs"]


def test_copies_are_small(installed: dict[str, Any]) -> None:
    if not installed["compiled"]:
        pytest.skip("plain objects take more")
    assert all(size < 4000 for size in installed["sizes"].values()), installed["sizes"]


# --- the comparison can fail ---------------------------------------------------------------
def test_a_changed_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digests.fingerprint("dracula-2003", 0)
    monkeypatch.setattr(state, "RESCUE_AT_MOST", 3)
    assert digests.fingerprint("dracula-2003", 0) != before


def test_another_random_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digests.fingerprint("dracula-2003", 0)
    honest = Rng.below
    monkeypatch.setattr(Rng, "below", lambda rng, n: (honest(rng, n) + (n > 30)) % n)
    assert digests.fingerprint("dracula-2003", 0) != before
