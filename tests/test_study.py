"""Studies: what is wrong in a file is said, games are kept and never played twice, and come out the same wherever they are played."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from whitby.cli import main
from whitby.match import match
from whitby.study.folder import Folder, open_folder
from whitby.study.plan import StudyError, parse
from whitby.study.run import Engine, run

SMALL = """
seed = 3
decisions = true
block = 2

[[cells]]
name = "Plain"
game = "dracula-2003"
games = 5
seats = { "*" = "random" }
options = { turn_limit = 20 }

[[cells]]
name = "first"
game = "dracula-2003"
games = 3
seats = { "*" = "random" }
[cells.options]
first = "van-helsing"
turn_limit = 20
"""


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of games and decisions, by its name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.glob("*/*.parquet"))}


def play(folder: Path, text: str = SMALL, **engine: object) -> Folder:
    made = open_folder(folder, parse(text))
    run(made, Engine(**engine), lambda line: None)  # type: ignore[arg-type]
    return made


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return play(tmp_path_factory.mktemp("studies") / "small", jobs=1)


def test_a_row_a_game_and_a_row_a_decision(folder: Folder) -> None:
    games = [row for path in folder.files(0) for row in pq.read_table(path).to_pylist()]
    assert [row["number"] for row in games] == [0, 1, 2, 3, 4]
    same = match("dracula-2003", games=5, seed=3, seats={"*": "random"}, options={"turn_limit": 20})
    assert sorted(row["decisions"] for row in games) == sorted(same.lengths), "the games of a match with this seed"
    for row in games:
        assert row["winner"] in ("dracula", "van-helsing", "draw") and row["ending"] and row["start"] == "harbor"
        assert all(len(measure["values"]) == row["rounds"] for measure in row["measures"])
        assert len(row["places"]) == row["rounds"] <= 20
    paths = [folder.file("decisions", block) for block in folder.blocks() if block.cell == 0]
    decisions = [row for path in paths for row in pq.read_table(path).to_pylist()]
    assert len(decisions) == sum(row["decisions"] for row in games)
    assert all(row["options"] > 1 and row["chosen"] and row["level"] == "random" for row in decisions)


def test_what_was_played_is_not_played_again(folder: Folder, tmp_path: Path) -> None:
    made = open_folder(tmp_path / "cut", parse(SMALL))
    for path in list(folder.path.glob("*/plain*")) + [folder.path / "blocks.jsonl"]:
        to = made.path / path.relative_to(folder.path)
        to.parent.mkdir(exist_ok=True)
        to.write_bytes(path.read_bytes())
    kept = made.path / "games" / "plain-000000000-000000002.parquet"
    before = kept.stat().st_mtime_ns
    (made.path / "games" / "first-000000000-000000002.new").write_bytes(b"cut off")
    said: list[str] = []
    run(made, Engine(1), said.append)
    assert "3 of 8 games to play, about" in said[0] and "core hours" in said[0], "the price comes first"
    assert contents(made.path) == contents(folder.path) and kept.stat().st_mtime_ns == before
    run(made, Engine(1), said.append)
    assert said[-1] == "all 8 games are there" and made.core_hours() > 0


def test_processes_come_to_the_same(folder: Folder, tmp_path: Path) -> None:
    assert contents(play(tmp_path / "two", jobs=2).path) == contents(folder.path)


def test_a_folder_of_something_else_is_left_alone(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(StudyError, match="is no study"):
        open_folder(tmp_path, parse(SMALL))
    with pytest.raises(StudyError, match="another plan"):
        open_folder(folder.path, parse(SMALL.replace("seed = 3", "seed = 4")))
    plan = folder.path / "study.json"
    whole = plan.read_text()
    plan.write_text(whole.replace(folder.version, "0.0-older"))
    with pytest.raises(StudyError, match=r"has games of version 0\.0-older"):
        open_folder(folder.path, parse(SMALL))
    plan.write_text(whole)


WRONG = {
    ("seed = 3", "seed = -1"): "line 2, seed: -1 is not allowed; allowed: a whole number from 0",
    ("seed = 3", 'seed = "x'): "no TOML",
    ("seed = 3", "sead = 3"): "line 2, sead: is not known; allowed: seed, decisions, block, cells",
    ("decisions = true", "decisions = 1"): "line 3, decisions: 1 is not allowed; allowed: true, false",
    ("block = 2", "block = 0"): "line 4, block: 0 is not allowed",
    ("games = 5\n", ""): "line 6, cell 1, games: is missing; allowed: a whole number from 1",
    ("games = 3", "games = 2.5"): "line 16, cell 2, games: 2.5 is not allowed",
    ('name = "first"', 'name = "plain"'): "line 14, cell 2, name: 'plain' is there already",
    ('name = "first"', 'name = "../x"'): "line 14, cell 2, name: '../x' is not a name",
    ('name = "first"', "name = 7"): "line 14, cell 2, name: 7 is no text",
    ('name = "Plain"\ngame = "dracula-2003"', 'name = "P"\ngame = "whist"'): (
        "cell 1, game: there is no game 'whist'; allowed: dracula-2003"
    ),
    ('"*" = "random" }\noptions', '"mina" = "random" }\noptions'): (
        "cell 1, seats.mina: dracula-2003 has no such seat; allowed: dracula, van-helsing, *"
    ),
    ('"*" = "random" }\noptions', '"*" = "genius" }\noptions'): "cell 1, seats.*: there is no level 'genius'; allowed: random, easy",
    ('seats = { "*" = "random" }\noptions', "seats = 3\noptions"): "line 10, cell 1, seats: 3 is not allowed; allowed: a table",
    ('first = "van-helsing"', 'first = "mina"'): "line 19, cell 2, options.first: 'mina' is not allowed; allowed: \"dracula\", ",
    ('first = "van-helsing"', "fog = true"): "line 19, cell 2, options.fog: dracula-2003 has no such option; allowed: first, turn_limit",
    ("turn_limit = 20 }", "turn_limit = -2 }"): "line 11, cell 1, options.turn_limit: -2 is not allowed; allowed: a whole number",
}  # fmt: skip


@pytest.mark.parametrize(("change", "said"), WRONG.items())
def test_what_is_wrong_is_said_with_its_place(change: tuple[str, str], said: str) -> None:
    assert change[0] in SMALL
    with pytest.raises(StudyError) as problem:
        parse(SMALL.replace(*change, 1), "my.toml")
    assert said in str(problem.value) and str(problem.value).startswith("my.toml")


def test_a_study_without_cells_is_none() -> None:
    for text in ("seed = 1", "cells = 3", "cells = []"):
        with pytest.raises(StudyError, match="at least one"):
            parse(text)


def test_the_studies_of_this_project_can_be_read() -> None:
    files = sorted((Path(__file__).parents[1] / "studies").glob("*.toml"))
    assert len(files) >= 4
    for file in files:
        assert parse(file.read_text("utf-8")).games >= 1


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SMALL)
    told = CliRunner().invoke(main, ["study", str(file), "--price"])
    assert told.exit_code == 0 and "8 of 8 games to play" in told.output and not list((tmp_path / "mine").glob("games/*"))
    done = CliRunner().invoke(main, ["study", str(file), "--jobs", "1"])
    assert done.exit_code == 0 and "8 of 8 games" in done.output and "whitby report" in done.output
    file.write_text(SMALL.replace("games = 5", "games = 0"))
    wrong = CliRunner().invoke(main, ["study", str(file)])
    assert wrong.exit_code == 1 and "line 9, cell 1, games: 0 is not allowed" in wrong.output and "Traceback" not in wrong.output
    gone = CliRunner().invoke(main, ["study", str(tmp_path / "none.toml")])
    assert gone.exit_code == 1 and "cannot be read" in gone.output
    both = CliRunner().invoke(main, ["study", str(file), "--dask", "x", "--ray", "y"])
    assert both.exit_code == 1 and "one of them" in both.output


MANY = SMALL.replace("games = 5", "games = 60").replace("games = 3", "games = 40").replace("turn_limit = 20", "turn_limit = 300")


@pytest.mark.slow
def test_a_killed_study_goes_on(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MANY)
    command = [sys.executable, "-c", "from whitby.cli import main; main()", "study", str(tmp_path / "mine.toml"), "--jobs", "1"]
    paths = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "src")}
    kills = 0
    for _ in range(3):
        before = len(contents(tmp_path / "mine"))
        running = subprocess.Popen(command, env=paths, stderr=subprocess.DEVNULL)
        while running.poll() is None and len(contents(tmp_path / "mine")) < before + 6:
            time.sleep(0.02)
        running.send_signal(signal.SIGKILL)
        running.wait()
        kills += running.returncode == -signal.SIGKILL
    assert kills >= 1
    play(tmp_path / "mine", MANY, jobs=1)
    assert contents(tmp_path / "mine") == contents(play(tmp_path / "other", MANY, jobs=1).path)


@pytest.mark.slow
def test_a_cluster_loses_a_worker_and_nothing_else(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:
        made = open_folder(tmp_path / "dask", parse(MANY))
        victim = next(iter(cluster.workers.values())).process.process.pid
        killed = []

        def after_some(line: str) -> None:
            """Kill a worker, as soon as some blocks are there."""
            if not killed and len(contents(made.path)) > 4:
                os.kill(victim, signal.SIGKILL)
                killed.append(len(made.missing()))

        from whitby.study import run as module

        module.EVERY, usual = 0.0, module.EVERY
        try:
            run(made, Engine(dask=cluster.scheduler_address), after_some)
        finally:
            module.EVERY = usual
    assert killed and killed[0] > 0, "it was killed on the way"
    assert not made.missing()
    assert contents(made.path) == contents(play(tmp_path / "one", MANY, jobs=1).path)


@pytest.mark.slow
def test_ray_comes_to_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    made = play(tmp_path / "ray", ray="local")
    assert contents(made.path) == contents(play(tmp_path / "one", jobs=1).path)
