"""Reports: what a study comes to, counted as its rows say, on one page that needs nothing else."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import balance_page
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from whitby.cli import main
from whitby.study.folder import Folder, open_folder
from whitby.study.odds import Sequential
from whitby.study.page import report
from whitby.study.plan import StudyError, parse
from whitby.study.run import Engine, run
from whitby.study.tally import changed, tallies

PAIR = """
[[cells]]
name = "printed"
game = "dracula-2003"
games = 30
seats = { "*" = "random" }
options = { turn_limit = 30 }

[[cells]]
name = "he hunts first"
game = "dracula-2003"
games = 30
seats = { "*" = "random" }
options = { turn_limit = 30, first = "van-helsing" }

[[cells]]
name = "Europe"
game = "fury-1987"
games = 1
seats = { "*" = "random" }
options = { round_limit = 5 }
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    made = open_folder(tmp_path_factory.mktemp("studies") / "pair", parse(PAIR))
    run(made, Engine(1), lambda line: None)
    return made


def test_counts_are_those_of_the_rows(folder: Folder) -> None:
    rows = [row for path in folder.files(0) for row in pq.read_table(path).to_pylist()]
    tally = tallies(folder)[0]
    assert tally.games == 30 == sum(tally.winners.values()) == sum(tally.rounds.values())
    assert tally.winners["dracula"] == len([row for row in rows if row["winner"] == "dracula"])
    assert sum(tally.visits.values()) == sum(row["rounds"] for row in rows)
    assert sum(tally.caught.values()) == sum(len(row["caught"]) for row in rows)
    (side, card), plays = tally.plays.most_common(1)[0]
    with_it = [row for row in rows if any((c["seat"], c["card"]) == (side, card) for c in row["cards"])]
    assert plays == sum(c["card"] == card and c["seat"] == side for row in rows for c in row["cards"])
    assert tally.card(side, card) == (len(with_it), len([row for row in with_it if row["winner"] == side]))
    last = tally.measures["energy dracula"][0]
    assert last == [30, sum(row["measures"][2]["values"][0] for row in rows)]


def test_the_page_stands_alone_and_has_everything(folder: Folder) -> None:
    text = report(folder, "Mine & yours")
    assert "Mine &amp; yours" in text and "61 games" in text
    plots = "How games end;by where he starts;by the week;How long games take;Energy over time;Blood over time;Where Dracula goes"
    for title in ("Who wins", *plots.split(";"), "Where he is caught", "Cards of Van Helsing", "first = van-helsing in place of dracula"):
        assert title in text, title
    assert not re.search(r"""(src|href)=|url\(|https?:|<script""", text), "nothing is loaded"
    for drawing in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(drawing)
        assert "nan" not in drawing and "inf" not in drawing
    assert text.count("<section>") == text.count("</section>") > 15


def test_only_cells_that_differ_in_options_are_compared(folder: Folder) -> None:
    one, other, europe = folder.study.cells
    assert changed(one, other) == [("first", "dracula", "van-helsing")]
    assert changed(one, one) == [] == changed(one, europe)


def test_evidence_may_be_looked_at_whenever_one_likes() -> None:
    """Of fair coins few ever reach 20."""
    dice, reached = random.Random(1), 0
    for _ in range(300):
        test = Sequential()
        test.take((dice.random() < 0.5, dice.random() < 0.5) for _ in range(200))
        reached += bool(test.decided)
    assert reached <= 15
    biased = Sequential()
    biased.take((dice.random() < 0.3, dice.random() < 0.6) for _ in range(400))
    assert 0 < biased.decided < 200 and biased.p < 0.05 and biased.second > biased.first


def test_the_command(folder: Folder, tmp_path: Path) -> None:
    made = CliRunner().invoke(main, ["report", str(folder.path), "-o", str(tmp_path / "page.html")])
    assert made.exit_code == 0 and "page.html" in made.output and (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    none = CliRunner().invoke(main, ["report", str(tmp_path)])
    assert none.exit_code == 1 and "is not the folder of a study" in none.output
    empty = open_folder(tmp_path / "empty", parse(PAIR))
    with pytest.raises(StudyError, match="no games yet"):
        report(empty, "")


def test_the_page_of_balance_has_each_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("balance-dracula-2003", "balance-medium-dracula-2003"):
        plan = '[[cells]]\nname = "a"\ngame = "dracula-2003"\ngames = 4\nseats = { "*" = "random" }'
        run(open_folder(tmp_path / name, parse(plan)), Engine(1), lambda line: None)
    monkeypatch.setattr(balance_page, "ROOT", tmp_path)
    monkeypatch.setattr(balance_page, "PAGE", tmp_path / "balance.md")
    monkeypatch.setattr(sys, "argv", ["balance_page.py", "--studies", str(tmp_path)])
    balance_page.main()
    text = (tmp_path / "balance.md").read_text("utf-8")
    assert "| dracula-2003 | easy |" in text and "| dracula-2003 | medium |" in text and "## dracula-2003, medium" in text
    fair = [line for line in text.splitlines() if line.startswith("| dracula-2003 | medium |")][0]
    assert ("| yes |" in fair) != ("| **no** |" in fair)
    assert (tmp_path / "balance-medium-dracula-2003.html").exists()
