"""Corpora: many records in one file, read as choices, played again, and exported as what seats saw."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import zstandard
from click.testing import CliRunner

import whitby
from whitby import corpus
from whitby.board import BIT
from whitby.cli import main
from whitby.corpus.exporting import decisions, lines_of
from whitby.corpus.files import NAME
from whitby.corpus.reports import AS_CHOICES, PLAYED
from whitby.notation import Record, replay

RANDOM = {"*": "random"}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three short games of two kinds."""
    path = tmp_path_factory.mktemp("corpus") / "games.whitby"
    corpus.make(path, "dracula-2003", games=2, seed=1, seats=RANDOM, options={"turn_limit": 20})
    corpus.make(path, "fury-1987", games=1, seed=1, seats=RANDOM, options={"round_limit": 5})
    return path


def some(file: Path) -> list[Record]:
    return list(corpus.read(file))


def test_records_come_back_as_they_were(file: Path, tmp_path: Path) -> None:
    records = some(file)
    assert [record.game for record in records] == ["dracula-2003", "dracula-2003", "fury-1987"]
    assert records[0].options == {"turn_limit": 20} and str(records[0].players[0]) == "bot random"
    mixed = [records[2], records[0], replace(records[1], end="resigned dracula", extra={"note": "è"}), records[2]]
    corpus.write(tmp_path / "more", mixed)
    corpus.write(tmp_path / "more", records[:1])
    assert some(tmp_path / "more") == [*mixed, records[0]]


def test_the_reader_says_what_it_did(file: Path) -> None:
    looked, checked = corpus.look(file), corpus.check(file)
    assert (looked.how, checked.how) == (AS_CHOICES, PLAYED)
    assert (looked.games, looked.choices, looked.results) == (checked.games, checked.choices, checked.results)
    assert not checked.problems and looked.games == 3


def test_games_of_a_seed_are_the_same_in_many_processes(file: Path, tmp_path: Path) -> None:
    corpus.make(tmp_path / "again", "dracula-2003", games=2, seed=1, seats=RANDOM, options={"turn_limit": 20}, jobs=2)
    assert some(tmp_path / "again") == some(file)[:2]
    assert corpus.check(tmp_path / "again", jobs=2).games == 2


def test_what_is_wrong_is_found_only_by_playing(file: Path, tmp_path: Path) -> None:
    right = some(file)[0]
    twice = replace(right, choices=(right.choices[-1], *right.choices))  # nobody can begin with what comes last
    liar = replace(right, result="dracula" if right.result != "dracula" else "van-helsing")
    cut = replace(right, choices=right.choices[:-3])
    corpus.write(tmp_path / "odd", [right, twice, liar, cut])
    assert not corpus.look(tmp_path / "odd").problems
    found = corpus.check(tmp_path / "odd").problems
    assert [problem.partition(":")[0] for problem in found] == ["game 1", "game 2", "game 3"]


def test_a_block_that_was_cut_off_is_not_there(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    path = tmp_path / "cut"
    path.write_bytes(whole[:-5])
    assert some(path) == some(file)[:2]
    corpus.write(path, some(file)[2:])
    assert path.read_bytes()[: len(NAME)] == NAME and some(path) == some(file)


def test_what_is_no_corpus_is_refused(file: Path, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("something else")
    with pytest.raises(corpus.CorpusError, match="no corpus"):
        corpus.look(tmp_path / "text")
    damaged = bytearray(file.read_bytes())
    damaged[40] ^= 0xFF
    (tmp_path / "damaged").write_bytes(damaged)
    with pytest.raises(corpus.CorpusError, match="damaged"):
        corpus.look(tmp_path / "damaged")


def test_an_export_has_what_a_seat_saw_and_no_more(file: Path, tmp_path: Path) -> None:
    record = some(file)[0]
    game = whitby.game(record.game)
    lines = list(lines_of(record, "0/0", ["dracula"], numbers=False))
    seen = [
        (game.view(play.state, BIT[0]), game.text(choice))
        for play, seat, choice in decisions(record)
        if seat == 0 and len(set(play.state.options)) > 1
    ]
    assert [(line["view"], line["chosen"]) for line in lines] == seen
    heard = [news for line in lines for news in line["news"]]
    assert heard == replay(record).heard(BIT[0])[: len(heard)]
    assert all(line["chosen"] in line["open"] and line["score"] in (-1.0, 0.0, 1.0) for line in lines)
    count = corpus.export(file, tmp_path / "seen.zst", ["dracula"], numbers=True)
    text = zstandard.ZstdDecompressor().stream_reader((tmp_path / "seen.zst").read_bytes(), read_across_frames=True).read()
    rows = [json.loads(line) for line in text.splitlines()]
    assert len(rows) == count and {row["seat"] for row in rows} == {"dracula"}
    assert all(row["chosen"] in row["open"] for row in rows)


def test_the_commands(tmp_path: Path) -> None:
    path = str(tmp_path / "games")
    run = CliRunner()
    made = run.invoke(main, ["corpus", "make", "dracula-2003", path, "--games", "1", "--seats", "*=random", "--jobs", "1"])
    assert made.exit_code == 0 and "1 games are in" in made.output
    shown, checked = run.invoke(main, ["corpus", "show", path]), run.invoke(main, ["corpus", "check", path, "--jobs", "1"])
    assert AS_CHOICES in shown.output and PLAYED in checked.output and checked.exit_code == 0
    out = run.invoke(main, ["corpus", "export", path, str(tmp_path / "out"), "--seat", "dracula", "--jobs", "1"])
    assert "decisions are in" in out.output
