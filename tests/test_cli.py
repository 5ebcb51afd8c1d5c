"""The command line: every command, and that bad input gives one clear line, a non-zero exit and no traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import whitby
from whitby import notation
from whitby.bench import random_play
from whitby.cli import main
from whitby.play import Play
from whitby.rng import Rng
from whitby.text import Catalogue

GAME = whitby.game("dracula-2003")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WHITBY_DATA", str(tmp_path / "games"))
    monkeypatch.setenv("WHITBY_LANGUAGE", "en")
    return tmp_path


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, args, input=typed, prog_name="whitby")


def refused(result: Result) -> str:
    """The one line on stderr."""
    assert result.exit_code not in (0, None)
    assert "Traceback" not in result.output
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("whitby: "), lines
    return lines[0]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    options = GAME.random_play()
    play = random_play(GAME, options, Rng(3))
    path = tmp_path / "game.txt"
    path.write_text(notation.write(notation.record_of(GAME, play, options)), "utf-8")
    return path


# --- commands -----------------------------------------------------------------------
def test_version_and_help() -> None:
    assert run("--version").output.strip().endswith(whitby.__version__)
    for command in ("", "play", "replay", "bench", "laws", "simulate", "refusals", "facts", "rules", "games"):
        result = run(*filter(None, [command]), "--help")
        assert result.exit_code == 0 and "Usage: whitby" in result.output
    assert "whitby play dracula-2003 --resume" in run("--help").output


def test_games_lists_games_and_interrupted_ones() -> None:
    assert "dracula-2003" in run("games").output
    assert "No game is interrupted" in run("games").output
    run("play", "dracula-2003", "--seed", "1", typed="1\n2\n")
    assert "Interrupted games" in run("games").output
    listed = json.loads(run("games", "--json").output)
    assert [game["id"] for game in listed["games"]] == whitby.game_ids()
    assert listed["interrupted"][0]["game"] == "dracula-2003"


def test_without_a_command_the_table_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    served = []
    monkeypatch.setattr("whitby.web.serve.serve", lambda *how: served.append(how))
    assert run().exit_code == 0
    assert served == [(None, None, None, None, (), (), "")]


def test_play_in_italian_with_options() -> None:
    result = run("play", "dracula-2003", "--language", "it", "--option", "first=van-helsing", "--seat", "van-helsing", typed="esci\n")
    assert result.exit_code == 0
    assert "Van Helsing, tocca a te." in result.output


def test_the_options_of_a_game() -> None:
    result = run("play", "dracula-2003", "--options")
    assert result.exit_code == 0 and "touching=line" in result.output and "turn_limit=0" in result.output


def test_an_interrupted_game_is_taken_up_again() -> None:
    first = run("play", "dracula-2003", "--seed", "4", typed="1\n2\n3\n")
    assert "--resume" in refused(first)
    again = run("play", "dracula-2003", "--resume", typed="quit\n")
    assert again.exit_code == 0
    assert "Chosen" in again.output
    other = run("play", "dracula-2003", "--resume", "--seat", "van-helsing")
    assert "no interrupted game" in refused(other)


def test_the_same_seed_shows_the_same_game() -> None:
    one, two = (run("play", "dracula-2003", "--seed", "9", typed="1\n1\n1\n2\n2\n2\n") for _ in range(2))
    assert one.stdout == two.stdout


def test_replay_says_why_it_ended(record: Path, tmp_path: Path) -> None:
    """By the rules, or at the table."""
    played = notation.read(record.read_bytes())
    words = Catalogue("en", GAME.id)
    assert words.say(f"ending-{played.ending}") in run("replay", str(record)).output
    given_up = tmp_path / "given-up.txt"
    start = notation.record_of(GAME, Play(GAME), ended=GAME.resigned("dracula"))
    given_up.write_text(notation.write(start), "utf-8")
    assert "Van Helsing wins the game. Dracula resigns." in run("replay", str(given_up)).output


def test_replay_as_each_seat_saw_it(record: Path) -> None:
    public, dracula = run("replay", str(record)), run("replay", str(record), "--seat", "dracula")
    assert public.exit_code == dracula.exit_code == 0
    assert "as Spectators saw it" in public.output and "You are dealt" not in public.output
    assert "as Dracula saw it" in dracula.output and "You are dealt" in dracula.output
    step = run("replay", str(record), "--seat", "van-helsing", "--step", "40", "--language", "it")
    assert step.exit_code == 0 and "Dopo 40 scelte" in step.output


def test_facts() -> None:
    assert "Haste" in run("facts", "dracula-2003").output
    data = json.loads(run("facts", "dracula-2003", "--json").output)
    assert data["game"] == "dracula-2003" and {"about", "confidence", "where"} <= set(data["facts"][0])
    said = run("facts", "dracula-2003", "--language", "it").output
    assert "la decima carta di Van Helsing" in said and "Fretta step" in said and "Van Helsing's tenth card" not in said
    told = json.loads(run("facts", "dracula-2003", "--json", "--language", "it").output)["facts"]
    assert [fact["where"] for fact in told] == [fact["where"] for fact in data["facts"]]
    assert "la decima carta di Van Helsing" in {fact["about"] for fact in told}


def test_rules() -> None:
    said = run("rules", "fury-2005", "rail", "roll").output
    assert "RAIL: Rail" in said and "F05-RAIL-10" in said and "F05-WIN-01" not in said
    assert "vince subito" in run("rules", "fury-2005", "f05-win-01", "--language", "it").output
    assert run("rules", "fury-2005", "no-such-word").exit_code == 1


def test_bench_prints_json() -> None:
    result = run("bench", "--rounds", "1", "--seconds", "0.01", "--json")
    assert json.loads(result.output)["seed"] == 1
    assert "steps_per_s" in run("bench", "--rounds", "1", "--seconds", "0.01").output


def test_laws_and_simulate() -> None:
    assert run("laws", "dracula-2003", "--games", "1", "--seed", "1").exit_code in (0, 1)  # one game does not see every phase
    result = run("simulate", "dracula-2003", "--games", "5", "--json", "--option", "turn_limit=50")
    assert result.exit_code == 0 and json.loads(result.stdout)


def test_refusals() -> None:
    result = run("refusals", "fury-2015", "--games", "1", "--json")
    assert result.exit_code == 0 and json.loads(result.stdout)["games"] == 1


# --- bad input ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["play", "monopoly"], "dracula-2003"),
        (["laws", "monopoly"], "dracula-2003"),
        (["refusals", "monopoly"], "dracula-2003"),
        (["simulate", "monopoly"], "dracula-2003"),
        (["facts", "monopoly"], "dracula-2003"),
        (["rules", "monopoly"], "dracula-2003"),
        (["play", "dracula-2003", "--seat", "mina"], "van-helsing"),
        (["play", "dracula-2003", "--bot", "genius"], "random"),
        (["play", "dracula-2003", "--option", "speed=9"], "turn_limit"),
        (["play", "dracula-2003", "--option", "touching=never"], "point or line"),
        (["play", "dracula-2003", "--option", "touching"], "name=value"),
        (["play", "dracula-2003", "--seed", "x"], "x"),
        (["play", "dracula-2003", "--language", "xx"], "xx"),
        (["play", "dracula-2003", "--resume"], "no interrupted game"),
        (["play"], "GAME"),
        (["dance"], "dance"),
        (["replay", "no-such-file.txt"], "no-such-file.txt"),
        (["bench", "--rounds", "0"], "rounds"),
    ],
)
def test_bad_input_gives_one_line(args: list[str], says: str) -> None:
    assert says in refused(run(*args))


def test_a_broken_record_is_refused_with_its_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join([*lines[:20], "dracula: step moon", *lines[20:]]), "utf-8")
    assert "line 21" in refused(run("replay", str(record)))
    record.write_bytes(b"\xff\xfe\x00")
    assert "game.txt" in refused(run("replay", str(record)))


def test_a_seat_or_step_that_is_not_there(record: Path) -> None:
    assert "van-helsing" in refused(run("replay", str(record), "--seat", "mina"))
    assert "99,999" in refused(run("replay", str(record), "--step", "99999"))


def test_a_damaged_saved_game_is_refused_and_kept(folder: Path) -> None:
    run("play", "dracula-2003", "--seed", "4", typed="1\n2\n3\n")
    (path,) = (folder / "games").glob("*.txt")
    text = path.read_text("utf-8").replace("dracula: choose vampire-2", "dracula: choose moon")
    path.write_text(text, "utf-8")
    assert "line" in refused(run("play", "dracula-2003", "--resume"))
    assert path.read_text("utf-8") == text


def test_a_place_that_cannot_be_written_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "file").write_text("", "utf-8")
    monkeypatch.setenv("WHITBY_DATA", str(folder / "file" / "games"))
    assert "cannot be saved" in refused(run("play", "dracula-2003", typed="1\n"))


# --- a real process -------------------------------------------------------------------
def started(*args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "from whitby.cli import main; main()", *args]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "PYTHONUTF8": "1"}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    if os.name != "nt":  # tests that run in the background have Ctrl-C switched off, and their children would too
        pipes["preexec_fn"] = lambda: signal.signal(signal.SIGINT, signal.default_int_handler)
    return subprocess.Popen(command, env=env, text=True, encoding="utf-8", **pipes)


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way there")
def test_ctrl_c_loses_nothing(folder: Path) -> None:
    process = started("play", "dracula-2003", "--seed", "2")
    assert process.stdin is not None
    process.stdin.write("1\n2\n")
    process.stdin.flush()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not any("choose vampire-2" in p.read_text("utf-8") for p in (folder / "games").glob("*.txt")):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors and len(errors.strip().splitlines()) == 1 and "--resume" in errors


def test_a_closed_output_is_no_traceback(record: Path) -> None:
    process = started("replay", str(record), "--all")
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    errors = process.stderr.read()
    assert process.wait(timeout=60) != 0
    assert "Traceback" not in errors and "Exception" not in errors


def test_the_list_of_games_comes_without_the_heavy_modules() -> None:
    code = "import sys, whitby.cli; print([m for m in ('rich', 'fluent', 'whitby.games.dracula2003', 'whitby.laws') if m in sys.modules])"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    out = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    assert "rich" not in out and "fluent" not in out and "whitby.laws" not in out
