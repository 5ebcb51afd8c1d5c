"""docs/guide/new-game.md says the truth: its code, written into a copy of the sources step by step, is a game that can be played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from web_server import WebServer
from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "guide" / "new-game.md"
BLOCK = re.compile(r"(?:^`(?P<file>\S+)`\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
COPIED = ("src/whitby", "docs/rules", "tools/generate.py", "tests/clauses.py", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd", "crypt1899", "crypt-1899.*")  # who follows it has them
GAME = "crypt-1899"
WHITBY = ("-c", "from whitby.cli import main; main()")


def python(tree: Path, *arguments: str) -> str:
    """What a new interpreter prints that works on the copy."""
    paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "WHITBY_LANGUAGE": "en"}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=tree, env=environment)
    assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which the guide was followed; what it shows of the interpreter holds where it stands."""
    tree = tmp_path_factory.mktemp("guide")
    for name in COPIED:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tree / name)
    for block in BLOCK.finditer(GUIDE.read_text("utf-8")):
        if block["file"]:
            path = tree / block["file"]
            assert not path.exists(), f"{path} stands in the guide twice, or is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block["text"], "utf-8")
            if path.name == "state.py":
                python(tree, "tools/generate.py")
        elif block["kind"] == "pycon":
            (tree / "shown.txt").write_text(block["text"], "utf-8")
            python(tree, "-m", "doctest", "shown.txt")
    return tree


def test_bots_play_it_to_the_end_and_every_refusal_has_a_reason(tree: Path) -> None:
    played = json.loads(python(tree, *WHITBY, "match", GAME, "--games", "4", "--json"))
    assert played["games"] == 4
    assert "fallbacks 0 " in python(tree, *WHITBY, "refusals", GAME, "--games", "20")


def test_the_laws_hold(tree: Path) -> None:
    assert "secrets swapped: another-room" in python(tree, *WHITBY, "laws", GAME, "--games", "20", "--jobs", "1")


def test_a_leak_is_noticed(tree: Path) -> None:
    path = tree / "src/whitby/games/crypt1899/view.py"
    right = path.read_text("utf-8")
    wrong = re.sub(r"return s\.room if .*", "return s.room", right)
    path.write_text(wrong, "utf-8")
    try:
        with pytest.raises(AssertionError, match="eyes 0 tell hide .* view.room is"):
            python(tree, *WHITBY, "laws", GAME, "--games", "2", "--jobs", "1")
    finally:
        path.write_text(right, "utf-8")


def test_every_clause_has_its_scene(tree: Path) -> None:
    assert "crypt-1899 8/8" in python(tree, "-m", "pytest", "-q", "-p", "clauses", "-p", "no:cacheprovider", "tests", f"--clauses={GAME}")


def test_its_style_is_ours(tree: Path) -> None:
    package = "src/whitby/games/crypt1899"
    python(tree, "-m", "ruff", "check", "--no-cache", package, "tests/crypt1899")
    python(tree, "-m", "ruff", "format", "--no-cache", "--check", package, "tests/crypt1899")


def test_the_server_has_it_and_a_guest_plays_it(tree: Path, tmp_path: Path) -> None:
    server = WebServer(tmp_path, checkout=tree)
    try:
        with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as guest:
            assert GAME in [game["id"] for game in guest.get("/api/games").json()]
            assert guest.get(f"/api/games/{GAME}").json()["nouns"][:2] == ["chapel", "crypt"]
            assert guest.get(f"/api/clauses/{GAME}").json()["C99-STEP-01"].startswith("After each search")
            assert guest.get(f"/api/text/it/{GAME}.ftl").text.startswith("# Cripta")
            guest.post("/api/me", json={"name": "Anna"})
            wanted = {"game": GAME, "options": {}, "name": "Anna", "seat": "hunter", "others": {"vampire": "random"}}
            screen = last_screen(server.address, guest, guest.post("/api/tables", json=wanted).json()["table"])
            assert screen["head"]["over"] and screen["body"]["rooms"][0]["id"] == "chapel"
    finally:
        server.kill()


def test_what_the_glossary_names_is_there() -> None:
    rows = [line for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    named = {path for row in rows for path in re.findall(r"`([\w<>/.]+)`", row.split(" | ")[-1])}
    assert len(named) > 20
    paths = [name.replace("<game>", "dracula2003") for name in named]
    places = {path: (ROOT / path, ROOT / "src/whitby" / path, ROOT / "src/whitby" / f"{path}.py") for path in paths}
    assert not [path for path, possible in places.items() if not any(place.exists() for place in possible)]


def last_screen(address: str, guest: httpx.Client, table: str) -> dict[str, Any]:
    """Take the first option until the game is over, as a page would."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(url, origin=address, additional_headers={"Cookie": cookie}) as socket:  # type: ignore[arg-type]
        while True:
            screen: dict[str, Any] = json.loads(socket.recv(timeout=20))
            if screen["head"]["over"]:
                return screen
            for question in screen["head"]["questions"]:
                choice = question["options"][0]["text"]
                socket.send(json.dumps({"type": "choose", "seat": question["seat"], "choice": choice, "question": screen["question"]}))
