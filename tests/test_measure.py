"""Measurements: rows are kept and taken up again, demands that are not met are said, and each of them works."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import whitby
from whitby import belief, bots
from whitby.board import BIT
from whitby.bots.dracula2003.ablated import taken
from whitby.bots.fury.ablated import Even, newest
from whitby.bots.fury2015.ablated import counted
from whitby.bots.fury2015.edition import EDITION
from whitby.cli import main
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.game import Game
from whitby.games.fury2015.words import DRACULA
from whitby.measure import ablations, deduction, imagined, ladder, mixing, names
from whitby.measure.budget import timed, times
from whitby.measure.cells import Cell, Figure, Measurement, Row, at_least, at_most
from whitby.measure.folds import choices
from whitby.measure.run import run
from whitby.measure.stopping import answered, sure_interval
from whitby.measure.store import Store, version
from whitby.measure.variants import UNMIXED, changed, parts_of
from whitby.play import Play
from whitby.rng import Rng
from whitby.search.thought import Thought


def count(number: int, about: str) -> Row:
    return {"number": number, "about": about}


def judge(rows: object) -> list[Figure]:
    assert isinstance(rows, dict)
    return [at_least("rows", len(rows["count a"]), 5, n=len(rows["count a"])), at_most("broken", 0, 0, n=1)]


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
    assert said[1].startswith("counting: count a: 3 games to play, about"), "and that of each cell"


def test_the_command(counting: Measurement, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def call(*words: str) -> tuple[int, str]:
        made = CliRunner().invoke(main, ["measure", *words, "--folder", str(tmp_path / "kept")])
        return made.exit_code, made.output

    code, out = call("counting", "--jobs", "1", "--write", str(tmp_path / "tables"))
    assert code == 0 and "| rows | 5 |  | 5 games | at least 5 | yes |" in out and "version" in out
    assert (tmp_path / "tables" / "counting.md").read_text().strip() in out
    short = Measurement("counting", "too few", COUNTING.cells, lambda rows: [at_least("rows", 4, 5, n=5)], 1)
    monkeypatch.setitem(names.MEASUREMENTS, "counting", short)
    code, out = call("counting", "--jobs", "1")
    assert code == 1 and "**no**" in out
    code, out = call("counts")
    assert code != 0 and "there is no measurement 'counts'" in out and "truth" in out
    code, out = call()
    assert code == 0 and all(name in out for name in names.MEASUREMENTS)


LADDERS = (ladder, mixing, ablations)  # whole games of bots that look ahead
LONG = {each.name for part in LADDERS for each in part.MEASUREMENTS} - {"contact"}
EACH = [pytest.param(name, marks=pytest.mark.slow) if name in LONG else name for name in names.MEASUREMENTS]
DEAR = "hard"  # a word in the names of cells that are left to those tests


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """Measurements have games in common, which are played once."""
    return Store(tmp_path_factory.mktemp("measurements"), 0, lambda game: "v")


@pytest.mark.parametrize("name", EACH)
def test_each_works(name: str, shared: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of each cell; what is demanded of every game is met."""
    for module, constant, value in ((imagined, "DRAWN", 1_000), (imagined, "MOMENTS", 8), (imagined, "PAIRS", 2)):
        monkeypatch.setattr(module, constant, value)
    monkeypatch.setattr(imagined, "levels", lambda game: ["easy", "medium"])
    whole = names.MEASUREMENTS[name]
    cells = tuple([cell for cell in whole.cells if name in LONG or DEAR not in cell.name])
    monkeypatch.setitem(names.MEASUREMENTS, name, replace(whole, cells=cells))
    outcome = run(names.MEASUREMENTS[name], shared, 1, 1, 1, print)
    assert outcome.met and outcome.games == len(cells) and outcome.figures


OTHERS = ("move", "hint", "belief", "draw")
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
    same = {"pairs": 2_000, "moves": 1, "levels": ["easy"], **dict.fromkeys([f"other {what}" for what in OTHERS], 0)}
    assert met(imagined.judge_peek({"": [same]}))
    assert not any(met(imagined.judge_peek({"": [same, {**same, f"other {what}": 1}]})) for what in OTHERS)


def test_what_is_wrong_with_a_level_is_said() -> None:
    """Too few wins, no gain, an unfair game, a level below the one that it should beat."""
    won, lost = ({"won": share, **timed([0.009] * 100)} for share in (1.0, 0.0))
    by_shares = ladder.judge_shares({"fury-2015 dracula medium - easy": 0.58})
    assert met(by_shares({"fury-2015 dracula medium - easy": [won, won, won, lost] * 20}))
    assert not met(by_shares({"fury-2015 dracula medium - easy": [won, won, lost, won, lost] * 8}))
    pairs = {"fury-2005 dracula easy - easy": [lost, won] * 30, "fury-2005 dracula hard - easy": [won] * 60}
    assert met(ladder.judge_gains(pairs)) and not met(ladder.judge_gains(dict(reversed(pairs.items()))))
    assert met(ladder.judge_balance({"a dracula hard - hard": [won, lost]})) and not met(
        ladder.judge_balance({"a dracula hard - hard": [won] * 3 + [lost]})
    )
    one, other = "a dracula expert - hard", "a hunters expert - hard"
    assert met(ladder.judge_above({one: [won], other: [won, lost]})) and not met(ladder.judge_above({one: [lost], other: [won]}))


def test_who_sits_where_in_a_cell() -> None:
    row = ladder.play(1, "dracula-2003", "van-helsing", "easy", "random")
    assert row["won"] == 1.0 and row["choices"] == sum(row["microseconds"].values()) > 0 and row["worst"] <= row["ms"], "easy beats random"


@pytest.mark.parametrize("level,slow", [("medium", 0.012), ("hard", 0.2), ("expert", 0.7)])
def test_a_level_that_thinks_too_long_is_said(level: str, slow: float) -> None:
    quick = timed([0.009] * 999)
    assert met(times("a", level, [quick]))
    assert not met(times("a", level, [timed([slow] * 1000)])), "on average"
    late = times("a", level, [quick, timed([1.2])])
    assert late[-1].value == 1.0 and not late[-1].met, "one in a thousand is too much"
    assert late[2].met == (level == "medium"), "the worst"
    assert late[1].value == pytest.approx(9, rel=0.1), "and most are quick"
    assert met(times("a", "easy", [timed([2.0])])), "of easy nothing is demanded"


def test_a_question_is_answered_whenever_one_looks() -> None:
    """Sure answers come early, and of means that are what is demanded few are ever taken for another."""
    assert answered([1.0] * 30, 0.5) == answered([0.0] * 30, 0.5) == 20 and not answered([0.0, 1.0] * 200, 0.5)
    assert answered([0.5] * 200, 0.62), "drawn games count as halves"
    assert answered([1.0, 0.0, 1.0] * 60, 0.12, -1.0) and not answered([1.0, -1.0, 0.0] * 60, 0.12, -1.0)
    dice = Random(1)
    assert sum([bool(answered([float(dice.random() < 0.62) for _ in range(200)], 0.62)) for _ in range(200)]) <= 5
    values = [float(dice.random() < 0.8) for _ in range(100)]
    low, high = sure_interval(values)
    assert low < 0.8 < high and (low > 0.58) == bool(answered(values, 0.58))


def test_a_cell_stops_when_it_is_answered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its first games alone; those that came later are kept, but not judged."""
    bounds = {"a b medium - easy": 0.5, "c d medium - easy": 0.5}
    cells = tuple([Cell(name, 60, won_game, (name,)) for name in bounds])
    known = Measurement("known", "early", cells, ladder.judge_shares(bounds), 1, ladder.enough_for_shares(bounds))
    monkeypatch.setitem(names.MEASUREMENTS, "known", known)
    store, said = Store(tmp_path, 0, lambda game: "v"), list[str]()
    store.keep(cells[0], 45, won_game(0, cells[1].name), 0.0)
    outcome = run(known, store, 0, 1, None, said.append)
    assert sorted(store.rows(cells[0])) == [*range(20), 45] and len(store.rows(cells[1])) == 60
    assert outcome.games == 80 and not outcome.missing and any("58 games to play at most" in line for line in said)
    stopped, other = [figure for figure in outcome.figures if figure.name.endswith("share won")]
    assert (stopped.n, stopped.value, stopped.of, stopped.met) == (20, 1.0, ladder.STOPPED, True)
    assert (other.n, other.value, other.of, other.met) == (60, 0.5, "games", False)


def won_game(number: int, name: str) -> Row:
    """All are won in one cell, every other in the other."""
    return {"won": 1.0 if name.startswith("a") else number % 2, **timed([0.001])}


def test_pairs_stop_together() -> None:
    rows = {
        name: [{"won": share}] * 120 for name, share in (("fury-2005 dracula easy - easy", 0.0), ("fury-2005 dracula hard - easy", 1.0))
    }
    assert set(ladder.enough_for_gains(rows).values()) == {20} and len(ladder.enough_for_gains(rows)) == 2
    assert ladder.enough_for_gains(dict(reversed(rows.items()))), "and where the level is surely worse"
    assert not ladder.enough_for_gains({name: some[:19] if "hard" in name else some for name, some in rows.items()})


def test_what_is_cheap_comes_first_and_hours_are_kept(counting: Measurement, tmp_path: Path) -> None:
    dear, cheap = counting.cells
    store, said = Store(tmp_path, 0, lambda game: "v"), list[str]()
    for number in (0, 1):
        store.keep(dear, number, count(number, "a"), 3600.0)
    store.keep(cheap, 0, count(0, "b"), 1.0)
    none = run(counting, store, 0, 1, None, said.append, hours=0.0)
    assert none.short == {"count a": 3, "count b": 1} and none.games == 3 and not none.met
    assert "4 games to play" in said[0] and "3.000 core hours" in said[0]
    said.clear()
    assert run(counting, store, 0, 1, None, said.append, hours=0.5).met
    assert [line.split(":")[1] for line in said[1:]] == [" count b", " count a"]


def test_who_is_interrupted_gets_what_there_is(counting: Measurement, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Cell, number: int) -> Row:
        if number == 3:
            raise KeyboardInterrupt
        return count(number, "a")

    monkeypatch.setattr(Cell, "row", interrupted)
    made = CliRunner().invoke(main, ["measure", "counting", "--jobs", "1", "--folder", str(tmp_path)])
    assert made.exit_code == 1 and "interrupted" in made.output and "5 games, 2 missing" in made.output
    assert "- 2 missing: count a" in made.output


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way there")
def test_a_process_that_is_ended_leaves_its_table(tmp_path: Path) -> None:
    """By SIGTERM, with others at work for it: they end, too."""
    command = [
        sys.executable,
        "-c",
        "from whitby.cli import main; main()",
        "measure",
        "contact",
        "--jobs",
        "2",
        "--folder",
        str(tmp_path / "kept"),
    ]
    env = {**os.environ, "PYTHONPATH": str(Path(whitby.__file__).parents[1])}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not list((tmp_path / "kept").rglob("*.jsonl")):
        assert process.poll() is None
        time.sleep(0.1)
    process.terminate()
    out, err = process.communicate()
    assert process.returncode == 1 and "interrupted" in err and "missing: fury-2015 hunters medium - easy" in out


class Foreseen:
    """A bot with three good ways; by other names it takes another one every fourth time."""

    edition = EDITION

    def __init__(self) -> None:
        self.name = "bot"
        self.thoughts = [Thought(1, 0.5, 9), Thought(2, 0.49, 9), Thought(3, 0.485, 9), Thought(4, 0.9, 1)]

    def choose(self, view: object, news: object, options: object) -> int:
        return 2 if self.name[-1] in "37" or self.name.endswith("1") else 1


def test_a_dracula_is_asked_again_where_several_ways_are_as_good() -> None:
    game = whitby.game("fury-2015")
    play = next(play for play, _ in where_dracula_goes(game))
    bot = Foreseen()
    asked = mixing.AskedAgain(game, bot)
    view = game.view(play.state, BIT[game.seat("dracula")])
    assert asked.choose(view, [], [1, 2, 3, 4]) == 1 and bot.name == "bot"
    assert asked.decisions == [mixing.spread([2] * 6 + [1] * 14)]
    bot.thoughts[2] = Thought(3, 0.47, 9)
    asked.choose(view, [], [1, 2, 3, 4])
    assert len(asked.decisions) == 1, "one of the three is worse"
    bot.thoughts = [Thought(choice, 1.0, 0) for choice in range(4)]
    assert mixing.as_good(bot.thoughts) == 0, "what was not tried does not count"


def test_a_dracula_who_is_foreseen_is_said() -> None:
    def rows(decision: list[float], unmixed: float) -> dict[str, list[Row]]:
        asked = {cell.name: [{"decisions": [decision] * 10}] * 12 for cell in mixing.ASKED}
        games = [{"won": share} for share in (unmixed, 0.5)]
        return asked | {cell.name: [game] * 200 for cell, game in zip(mixing.COMPARED, games, strict=True)}

    assert met(mixing.judge_mixing(rows([0.6, 1.1], 0.52)))
    for decision, unmixed in (([0.8, 1.1], 0.52), ([0.6, 0.7], 0.52), ([0.6, 1.1], 0.6)):
        assert [figure.met for figure in mixing.judge_mixing(rows(decision, unmixed))].count(False) in (1, 2), (decision, unmixed)
    assert not met(mixing.judge_mixing({name: some[:9] for name, some in rows([0.6, 1.1], 0.52).items()})), "too few decisions"


made = cache(choices)


def where_dracula_goes(game: Game) -> Iterator[tuple[Play, list[int]]]:
    """Positions of a game where Dracula chooses a card, with his options."""
    seat = game.seat("dracula")
    play = Play(game, options=game.random_play())
    for asked, choice in made("fury-2015", "easy", "easy", 3):
        options = list(options_for(play.state, seat))
        if game.question(play.state) == "choose-card" and len(set(options)) > 2:
            yield play, options
        play.apply(asked, choice)


def test_what_a_part_is_worth_is_asked_of_bots_without_it() -> None:
    """Each variant thinks otherwise of the same options somewhere, and chooses one of them."""
    game = whitby.game("fury-2015")
    seat, other = game.seat("dracula"), dict.fromkeys([*parts_of(game.id), UNMIXED], 0)
    for play, options in islice(where_dracula_goes(game), 5, 7):
        view, heard = game.view(play.state, BIT[seat]), list(play.heard(BIT[seat]))
        whole: Any = bots.make("medium", game, seat, 1)
        whole.choose(view, heard, options)
        for variant in other:
            bot: Any = bots.make("medium", game, seat, 1)
            assert changed(game.id, variant, bot).choose(view, heard, options) in options
            other[variant] += bot.thoughts != whole.thoughts
    assert all(n > 0 for variant, n in other.items() if variant != UNMIXED), other


def test_places_without_odds_are_alike() -> None:
    game = whitby.game("fury-2015")
    plain: Any = belief.make(game, game.all_options(game.random_play()))
    heard = 0
    for play, _ in where_dracula_goes(game):
        plain.hear(play.heard(0)[heard:])
        heard = len(play.heard(0))
        if len(plain.here()) > 2:
            break
    even = Even(plain)
    places = even.copied().here()
    assert len(places) > 2 and set(places) == set(plain.here())
    assert len(set(places.values())) == 1 and sum(places.values()) == pytest.approx(1)
    rng, drawn = Rng("even"), Counter[int]()
    for _ in range(400):
        drawn[newest(even.trail(rng))] += 1
    assert max(abs(drawn[place] / 400 - odds) for place, odds in places.items()) < 0.12


def test_who_counts_sees_who_is_ahead() -> None:
    state = next(where_dracula_goes(whitby.game("fury-2015")))[0].state
    state.influence, state.dracula_damage = 12, 0
    assert counted(state, DRACULA) > 0.9 and counted(state, DRACULA) + counted(state, 0) == 1.0


def test_points_lost_without_a_part() -> None:
    share = {cell.name: 0.8 if "without" not in cell.name else 0.3 for cell in ablations.MEASUREMENTS[0].cells}
    figures = ablations.judge_ablations({name: [{"won": won}] * 9 for name, won in share.items()})
    lost = {figure.name: figure.value for figure in figures if "points" in figure.name}
    assert lost["fury-2015 hunters, without-odds: points lost"] == pytest.approx(50)
    assert lost["dracula-2003 van-helsing, random-ahead: points lost"] == 0 and len(lost) == 2 * 3 + 2 * 2


def test_a_part_of_a_bot_of_london_is_replaced() -> None:
    game = whitby.game("dracula-2003")
    play = Play(game, options=game.random_play())
    for seat, choice in choices(game.id, "easy", "easy", 1)[:60]:
        play.apply(seat, choice)
    while (seat := seats_asked(play.state)[0]) == CHANCE or game.question(play.state) != "move":
        play.apply(seat, options_for(play.state, seat)[-1])
    options, thoughts = list(options_for(play.state, seat)), []
    for variant in ("", *parts_of(game.id)):
        bot: Any = bots.make("medium", game, seat, 1)
        asked = changed(game.id, variant, bot) if variant else bot
        assert asked.choose(game.view(play.state, BIT[seat]), list(play.heard(BIT[seat])), options) in options
        thoughts.append(bot.thoughts)
    assert all(each != thoughts[0] for each in thoughts[1:])
    play.state.targets_taken[:] = [0, 3]
    assert taken(play.state, 0) == pytest.approx(0.2) and taken(play.state, 1) == pytest.approx(0.8)
