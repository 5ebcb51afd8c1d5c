"""Measurements: rows are kept and taken up again, demands that are not met are said, and each of them works."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from whitby.cli import main
from whitby.measure import deduction, imagined, ladder, names
from whitby.measure.cells import Cell, Figure, Measurement, Row, at_least, at_most
from whitby.measure.run import run
from whitby.measure.store import Store, version


def count(number: int, about: str) -> Row:
    return {"number": number, "about": about}


def judge(rows: object) -> list[Figure]:
    assert isinstance(rows, dict)
    return [at_least("rows", len(rows["count a"]), 5, n=len(rows["count a"])), at_most("broken", 0, 0)]


COUNTING = Measurement("counting", "whether it counts", (Cell("count a", 5, count, ("a",)), Cell("count b", 2, count, ("b",))), judge, 1)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Measurement:
    monkeypatch.setitem(names.MEASUREMENTS, "counting", COUNTING)
    return COUNTING


def test_a_run_goes_on_where_another_stopped(counting: Measurement, tmp_path: Path) -> None:
    store, said = Store(tmp_path, 3, lambda game: "v"), list[str]()
    first = run(counting, store, 3, 1, 2, said.append)
    assert first.games == 4 and first.met, "the demand for five is not judged of two"
    store.path(counting.cells[0]).open("a").write('{"number": 2, "ro')  # a crash
    second = run(counting, store, 3, 1, None, said.append)
    assert second.games == 7 and second.met and not second.missing
    assert sorted(store.rows(counting.cells[0])) == [0, 1, 2, 3, 4]
    assert store.rows(counting.cells[0])[4] == {"number": 3_000_004, "about": "a"}, "the seed makes other games"
    assert run(counting, store, 3, 1, None, said.append).core_hours == 0.0, "nothing is played twice"
    assert Store(tmp_path, 3, lambda game: "w").rows(counting.cells[0]) == {}, "another version has rows of its own"


def test_rows_of_a_game_outlive_changes_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Path.read_bytes

    def changed(path: Path) -> bytes:
        return read(path) + (b"#" if "fury2005" in path.as_posix() else b"")

    before = {game: version(game) for game in ("fury-2015", "fury-2005", "")}
    monkeypatch.setattr(Path, "read_bytes", changed)
    assert {game for game, mark in before.items() if version(game) != mark} == {"fury-2005", ""}
    assert len(set(before.values())) == 3


def test_the_price_is_said_first(counting: Measurement, tmp_path: Path) -> None:
    said: list[str] = []
    run(counting, Store(tmp_path, 0, lambda game: "v"), 0, 1, None, said.append)
    assert "3 games to play, about" in said[0] and "core hours" in said[0]


def test_the_command(counting: Measurement, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def call(*words: str) -> tuple[int, str]:
        made = CliRunner().invoke(main, ["measure", *words, "--folder", str(tmp_path / "kept")])
        return made.exit_code, made.output

    code, out = call("counting", "--jobs", "1", "--write", str(tmp_path / "tables"))
    assert code == 0 and "| rows | 5 |  | 5 games | at least 5 | yes |" in out and "version" in out
    assert (tmp_path / "tables" / "counting.md").read_text().strip() in out
    short = Measurement("counting", "too few", COUNTING.cells, lambda rows: [at_least("rows", 4, 5)], 1)
    monkeypatch.setitem(names.MEASUREMENTS, "counting", short)
    code, out = call("counting", "--jobs", "1")
    assert code == 1 and "**no**" in out
    code, out = call("counts")
    assert code != 0 and "there is no measurement 'counts'" in out and "truth" in out
    code, out = call()
    assert code == 0 and all(name in out for name in names.MEASUREMENTS)


LONG = {each.name for each in ladder.MEASUREMENTS} - {"contact"}  # whole games of bots that look ahead
EACH = [pytest.param(name, marks=pytest.mark.slow) if name in LONG else name for name in names.MEASUREMENTS]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """Measurements have games in common, which are played once."""
    return Store(tmp_path_factory.mktemp("measurements"), 0, lambda game: "v")


@pytest.mark.parametrize("name", EACH)
def test_each_works(name: str, shared: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of each cell; what is demanded of every game is met."""
    for module, constant, value in ((imagined, "DRAWN", 1_000), (imagined, "MOMENTS", 8), (imagined, "PAIRS", 2)):
        monkeypatch.setattr(module, constant, value)
    outcome = run(names.MEASUREMENTS[name], shared, 1, 1, 1, print)
    assert outcome.met and outcome.games == len(names.MEASUREMENTS[name].cells) and outcome.figures


ROW = {"updates": 100, "exact": 100, "lost": 0, "contradicted": 0, "largest": 4, "slowest": 9}
SPEED = {"rows": {"8": 100}, "microseconds": {"4": 100}}
FORECASTS = {"scores": [[1.0, 1.2, 2.0]] * 10, "bins": [[0, 0.0, 0] for _ in range(20)]}


def met(figures: list[Figure]) -> bool:
    return all(figure.met for figure in figures)


def test_what_is_wrong_is_said() -> None:
    """Each judge passes good rows, and fails the same with one fault."""
    name = "fold fury-2015 easy easy"
    good = {**ROW, **SPEED, **FORECASTS}
    for judged, fault in (
        (deduction.judge_truth, {"lost": 1}),
        (deduction.judge_truth, {"contradicted": 1}),
        (deduction.judge_size, {"exact": 90}),
        (deduction.judge_size, {"microseconds": {"60": 100}}),
        (deduction.judge_score, {"scores": [[1.5, 1.2, 2.0]] * 10}),
        (deduction.judge_held_out, {"scores": [[1.9, 1.2, 2.0]] * 10}),
        (deduction.judge_reliability, {"bins": [[1_000, 500.0, 400]] + FORECASTS["bins"][1:]}),
    ):
        assert met(judged({name: [good] * 3})), judged
        assert not met(judged({name: [good, {**good, **fault}]})), (judged, fault)
    others = [{**good, **fault} for fault in ({"scores": [[1.5, 1.2, 2.0]] * 10}, {"bins": [[1_000, 500.0, 400]] + FORECASTS["bins"][1:]})]
    assert met(deduction.judge_score({"fold fury-2005 easy easy": others})), "nothing is demanded there"
    assert met(deduction.judge_reliability({"fold fury-2015 easy random": others})), "nor of a Dracula for whom the odds were not made"
    worlds = {"worlds": 10, "by belief": 8, "other view": 0, "excluded": 0, "plain": 1, "plain excluded": 1}
    assert met(imagined.judge_worlds({"": [worlds]})) and not met(imagined.judge_worlds({"": [{**worlds, "excluded": 1}]}))
    assert not met(imagined.judge_worlds({"": [{**worlds, "other view": 1}]}))
    assert not met(imagined.judge_sampling({"": [{"far": 0.03, "places": 9, "rate": 20_000}]}))
    assert not met(imagined.judge_cap({"": [{"far": 1.0, "looks": 10, "empty": 0, "thinned": 3}]}))
    assert not met(imagined.judge_peek({"": [{"pairs": 2_000, "moves": 1, "other move": 0, "other draw": 1}]}))


def test_what_is_wrong_with_a_level_is_said() -> None:
    """Too few wins, no gain, an unfair game, a level below the one that it should beat."""
    won, lost = ({"won": share, "choices": 100, "ms": 900.0, "worst": 20.0} for share in (1.0, 0.0))
    by_shares = ladder.judge_shares({"fury-2015 dracula medium - easy": 0.58})
    assert met(by_shares({"fury-2015 dracula medium - easy": [won] * 30 + [lost] * 10}))
    assert not met(by_shares({"fury-2015 dracula medium - easy": [won] * 24 + [lost] * 16}))
    pairs = {"fury-2005 dracula easy - easy": [lost, won] * 30, "fury-2005 dracula hard - easy": [won] * 60}
    assert met(ladder.judge_gains(pairs)) and not met(ladder.judge_gains(dict(reversed(pairs.items()))))
    assert met(ladder.judge_balance({"a": [won, lost]})) and not met(ladder.judge_balance({"a": [won] * 3 + [lost]}))
    assert met(ladder.judge_above({"a x": [won], "a y": [won, lost]})) and not met(ladder.judge_above({"a x": [lost], "a y": [won]}))


def test_who_sits_where_in_a_cell() -> None:
    row = ladder.play(1, "dracula-2003", "van-helsing", "easy", "random")
    assert row["won"] == 1.0 and row["choices"] > 0 and row["worst"] <= row["ms"], "easy beats random"
