"""Records: what is written can be read, and what is damaged is refused where it is damaged."""

from __future__ import annotations

import doctest
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import toy
from hypothesis import given, settings
from hypothesis import strategies as st

import whitby
from whitby.engine import State, options_for, seats_asked
from whitby.game import Ended, Game
from whitby.notation import Player, Record, RecordError, read, record_of, replay, write
from whitby.notation.record import RUNNING
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("dracula-2003")


def random_play(game: Game, seed: int, steps: int, options: dict[str, Any], state: State | None = None) -> Play:
    play = Play(game, state, options)
    rng = Rng(seed)
    while not play.over and len(play.choices) < steps:
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    return play


# --- round trips ------------------------------------------------------------------------
names = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=12)
players = st.builds(Player, st.sampled_from(["person", "bot", "companion"]), names | st.just(""))
extras = st.dictionaries(st.sampled_from(["seed", "date", "event", "note", "x-table", "x-9"]), names, max_size=4)


@given(
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 400),
    players=st.tuples(players, players),
    extra=extras,
    options=st.fixed_dictionaries(
        {},
        optional={
            "first": st.sampled_from(GAME.seats),
            "turn_limit": st.integers(0, 30),
            "agreed_draw": st.booleans(),
            "touching": st.sampled_from(["point", "line"]),
        },
    ),
)
@settings(max_examples=40, deadline=None)
def test_round_trip(seed: int, steps: int, players: tuple[Player, Player], extra: dict[str, str], options: dict[str, Any]) -> None:
    play = random_play(GAME, seed, steps, options)
    record = record_of(GAME, play, options, players, extra=extra)
    text = write(record)
    assert read(text) == record and write(read(text)) == text
    assert read(text.encode()) == record and read(text.replace("\n", "\r\n")) == record
    again = replay(record)
    assert again.choices[: len(play.choices)] == play.choices
    if len(again.choices) == len(play.choices):
        assert GAME.digest(again.state) == GAME.digest(play.state)
        assert [again.heard(eyes) for eyes in range(4)] == [play.heard(eyes) for eyes in range(4)]


@pytest.mark.parametrize("opening", [name for name, _ in GAME.openings])
def test_round_trip_from_an_opening(opening: str) -> None:
    play = random_play(GAME, 7, 10_000, {}, GAME.opening(opening))
    record = record_of(GAME, play, opening=opening)
    assert read(write(record)) == record and record.result != RUNNING
    assert GAME.digest(replay(record).state) == GAME.digest(play.state)


def test_a_game_that_is_not_yet_whitbys() -> None:
    record = record_of(toy.GAME, random_play(toy.GAME, 1, 1000, {}))
    assert read(write(record, toy.GAME), toy.GAME) == record
    with pytest.raises(RecordError, match="unknown game 'toy'"):
        read(write(record, toy.GAME))


def test_why_and_how_far_it_ended_is_written() -> None:
    endings = set()
    for seed in range(30):
        play = random_play(toy.GAME, seed, 1000, {})
        record = record_of(toy.GAME, play)
        assert read(write(record, toy.GAME), toy.GAME) == record
        endings.add((record.ending, record.degree))
        lines = write(record, toy.GAME).split("\n")
        assert lines[lines.index(f"result: {record.result}") + 1] == f"ending: {record.ending}"
    assert endings == {("same", ""), ("higher", ""), ("higher", "clear"), ("higher", "crushing")}


def test_another_degree_is_refused() -> None:
    record = next(r for r in (record_of(toy.GAME, random_play(toy.GAME, seed, 1000, {})) for seed in range(30)) if r.degree == "clear")
    for degree, line in (("crushing", 8), ("", 7)):
        with pytest.raises(RecordError, match="expected 'clear' after these choices") as refused:
            read(write(replace(record, degree=degree), toy.GAME), toy.GAME)
        assert refused.value.line == line


def test_a_record_older_than_endings_is_read_and_stays_as_it_is() -> None:
    old = "\n".join([*LINES[:7], *LINES[8:]]) + "\n"
    assert read(old).ending == "" and write(read(old)) == old


@pytest.mark.parametrize(
    ("ended", "result", "end"),
    [
        (GAME.resigned("dracula"), "van-helsing", "resigned dracula"),
        (GAME.resigned("van-helsing"), "dracula", "resigned van-helsing"),
        (Ended(0, "draw-agreed"), "draw", "draw agreed"),
    ],
)
@pytest.mark.parametrize("steps", [0, 60])
def test_a_game_that_was_ended_at_the_table(ended: Ended, result: str, end: str, steps: int) -> None:
    record = record_of(GAME, random_play(GAME, 5, steps, {}), ended=ended)
    assert (record.result, record.end, record.ending, record.ended(GAME)) == (result, end, "", ended)
    text = write(record)
    assert read(text) == record and f"result: {result}\nend: {end}\n" in text
    assert not replay(record).over


def test_the_hunters_resign_together() -> None:
    fury = whitby.game("fury-2015")
    record = record_of(fury, Play(fury), ended=fury.resigned("hunters"))
    assert record.result == "dracula" and read(write(record)) == record
    assert record_of(fury, Play(fury), ended=fury.resigned("dracula")).result == "godalming seward van-helsing mina"


def test_forced_choices_are_left_out() -> None:
    play = random_play(GAME, 3, 10_000, GAME.random_play())
    record = record_of(GAME, play, GAME.random_play())
    assert len(record.choices) < len(play.choices) == len(replay(record).choices)


def test_how_a_record_reads() -> None:
    play = random_play(GAME, 3, 14, GAME.random_play())
    record = record_of(GAME, play, GAME.random_play(), [Player("person", "Anna Bell"), Player("bot", "random")], extra={"seed": "3"})
    lines = write(record).split("\n")
    assert lines[:9] == [
        "whitby record 1",
        "game: dracula-2003",
        f"rules: {GAME.version}",
        "option turn_limit: 300",
        "seat dracula: person Anna Bell",
        "seat van-helsing: bot random",
        "result: *",
        "seed: 3",
        "",
    ]
    assert lines[9].startswith("chance: deal ") and lines[-2:] == ["end", ""]


# --- the public door ------------------------------------------------------------------------
def test_load(tmp_path: Path) -> None:
    text = write(record_of(GAME, random_play(GAME, 5, 60, {})))
    file = tmp_path / "game.txt"
    file.write_bytes(text.encode())
    digests = {GAME.digest(whitby.load(source).state) for source in (text, file, str(file))}
    assert len(digests) == 1


# --- damage ---------------------------------------------------------------------------------
def whole() -> list[str]:
    """A finished game, with the line numbers that the cases below rely on."""
    options = GAME.random_play()
    record = record_of(GAME, random_play(GAME, 11, 10_000, options), options, extra={"seed": "11"})
    return write(record).split("\n")[:-1]


LINES = whole()
FIRST = LINES.index("") + 1  # the index of the first choice
CHOOSE = next(i for i, line in enumerate(LINES) if ": choose " in line)
STEP = next(i for i, line in enumerate(LINES) if ": step " in line)
WINNER = LINES[6].removeprefix("result: ")
LOSER = {"dracula": "van-helsing", "van-helsing": "dracula"}[WINNER]
assert LINES[7] == "ending: spent"
assert LINES[4:7] == ["seat dracula: person", "seat van-helsing: person", "result: " + LINES[6][8:]]


def with_line(i: int, line: str) -> list[str]:
    return [*LINES[:i], line, *LINES[i + 1 :]]


def added(i: int, line: str) -> list[str]:
    return [*LINES[:i], line, *LINES[i:]]


DAMAGES: list[tuple[str, list[str], int, str]] = [
    ("nothing", [], 1, "whitby record 1"),
    ("other-format", with_line(0, "whitby record 2"), 1, "expected 'whitby record 1'"),
    ("no-record", ["<html>"], 1, "no record that this version reads"),
    ("unknown-key", added(6, "colour: red"), 7, "unknown key 'colour'"),
    ("key-without-value", with_line(6, "result:"), 7, "KEY: VALUE"),
    ("key-without-colon", with_line(6, "result draw"), 7, "KEY: VALUE"),
    ("doubled-space", with_line(6, "result:  *"), 7, "KEY: VALUE"),
    ("unknown-game", with_line(1, "game: chess"), 2, "unknown game 'chess'; expected "),
    ("no-game", LINES[:1] + LINES[2:], 2, "comes too early; expected game"),
    ("said-twice", added(2, LINES[1]), 3, "game is said twice"),
    ("other-rules", with_line(2, "rules: 99"), 3, f"version 99; expected version {GAME.version}"),
    ("no-rules", LINES[:2] + LINES[3:], FIRST - 1, "expected rules"),
    ("unknown-option", with_line(3, "option colour: red"), 4, "no option 'colour'; expected first or"),
    ("wrong-option", with_line(3, "option turn_limit: many"), 4, "must be a whole number"),
    ("default-option", with_line(3, "option turn_limit: 0"), 4, "at its default"),
    ("unknown-seat-in-header", with_line(4, "seat mina: person"), 5, "no seat 'mina'; expected dracula or van-helsing"),
    ("no-player", with_line(4, "seat dracula: 7"), 5, "is no player"),
    ("no-seat", LINES[:4] + LINES[5:], FIRST - 1, "expected seat dracula"),
    ("unknown-opening", added(6, "opening: gambit"), 7, "no opening 'gambit'; expected meeting or"),
    ("opening-and-options", added(6, "opening: meeting"), FIRST + 1, "an opening has its own options"),
    ("unknown-result", with_line(6, "result: mina"), 7, "'mina' is no result"),
    ("header-only", LINES[: FIRST - 1], FIRST, "cut off after its header"),
    ("no-choices", LINES[:FIRST], FIRST + 1, "cut off; expected end, or chance: deal wings or"),
    ("cut-off", LINES[:40], 41, "cut off; expected end, or"),
    ("cut-off-but-ended", [*LINES[:40], "end"], 41, "the choices are cut off"),
    ("cut-in-a-line", [*LINES[:STEP], LINES[STEP][:-3]], STEP + 1, "is no choice of dracula-2003"),
    ("without-end", LINES[:-1], len(LINES), "cut off; expected end"),
    ("choice-after-the-end-of-the-game", added(len(LINES) - 1, "dracula: stop"), len(LINES), "the game is over"),
    ("rubbish", [*LINES, "", "rubbish"], len(LINES) + 2, "something follows the end: 'rubbish'"),
    ("empty-line", added(FIRST + 3, ""), FIRST + 4, "is no choice"),
    ("unknown-seat", with_line(STEP, "mina: stop"), STEP + 1, "unknown seat 'mina'; expected dracula or van-helsing or chance"),
    ("unknown-choice", with_line(FIRST, "chance: deal aces"), FIRST + 1, "is no choice of dracula-2003"),
    ("sloppy-choice", with_line(FIRST, LINES[FIRST].replace("deal ", "deal  ")), FIRST + 1, "is no choice of dracula-2003"),
    ("wrong-seat", with_line(FIRST, "dracula: choose coffin"), FIRST + 1, "dracula is not asked now; expected chance: deal"),
    ("impossible-draw", with_line(FIRST, "chance: deal haste"), FIRST + 1, "chance cannot 'deal haste'"),
    ("illegal-choice", with_line(STEP, "dracula: stop"), STEP + 1, r"dracula cannot 'stop': must-move \(D03-MOVE-01\)"),
    ("illegal-step", with_line(STEP, "dracula: step house-7"), STEP + 1, r"not-adjacent \(D03-MOVE-02\)"),
    ("wrong-result", with_line(6, "result: draw"), len(LINES), "the result says 'draw'; expected"),
    ("not-running", [*LINES[:6], "result: *", *LINES[8:]], len(LINES) - 1, r"the result says '\*'; expected"),
    ("ending-while-it-goes-on", with_line(6, "result: *"), 8, "ending explains no result"),
    ("ending-before-the-result", [*LINES[:6], LINES[7], LINES[6], *LINES[8:]], 7, "ending explains no result"),
    ("unknown-ending", with_line(7, "ending: checkmate"), 8, "dracula-2003 has no ending 'checkmate'; expected five-targets or"),
    ("wrong-ending", with_line(7, "ending: proved"), 8, "the ending says 'proved'; expected 'spent' after these choices"),
    ("unknown-degree", added(8, "degree: crushing"), 9, "dracula-2003 has no degree 'crushing'; expected none"),
    ("degree-without-ending", with_line(7, "degree: crushing"), 8, "degree comes too early"),
    ("unknown-end", with_line(7, "end: asleep"), 8, "'asleep' is no end of a game; expected resigned dracula or"),
    ("unknown-side", with_line(7, "end: resigned mina"), 8, "no side 'mina'"),
    ("end-and-ending", added(8, "end: resigned van-helsing"), 9, "ended by its rules, not at the table"),
    ("ending-and-end", [*LINES[:7], f"end: resigned {LOSER}", *LINES[7:]], 9, "ended at the table, not by its rules"),
    ("end-of-the-winner", with_line(7, f"end: resigned {WINNER}"), 8, f"the result says '{WINNER}'; expected '{LOSER}' with this end"),
    ("end-after-the-rules-end", with_line(7, f"end: resigned {LOSER}"), 8, "the game was over by its rules before that"),
]


@pytest.mark.parametrize(("lines", "line", "says"), [case[1:] for case in DAMAGES], ids=[case[0] for case in DAMAGES])
def test_damage_is_refused_where_it_is(lines: list[str], line: int, says: str) -> None:
    with pytest.raises(RecordError, match=says) as refused:
        read("\n".join(lines) + "\n")
    assert refused.value.line == line and str(refused.value).startswith(f"line {line}: ")
    assert "\n" not in str(refused.value)


def test_bytes_that_are_no_text() -> None:
    data = "\n".join(LINES).encode()
    cut = data.index(b"seat van-helsing") + 3
    with pytest.raises(RecordError, match="byte 0xff is not UTF-8") as refused:
        read(data[:cut] + b"\xff" + data[cut:])
    assert refused.value.line == 6


@given(st.integers(0, len(LINES) - 1), st.sampled_from(["lose", "double", "swap", "letter"]), st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_any_damage_is_refused_or_makes_another_record(i: int, how: str, pick: int) -> None:
    """One damaged line never passes unnoticed as the same record, and never raises anything but RecordError."""
    lines = LINES.copy()
    if how == "lose":
        lines.pop(i)
    elif how == "double":
        lines.insert(i, lines[i])
    elif how == "swap" and i:
        lines[i - 1], lines[i] = lines[i], lines[i - 1]
    elif lines[i]:
        at = pick % len(lines[i])
        lines[i] = lines[i][:at] + "?e1 "[pick % 4] + lines[i][at + 1 :]
    try:
        record = read("\n".join(lines))
    except RecordError as e:
        assert 1 <= e.line <= len(lines) + 1
    else:
        assert lines == LINES or write(record).split("\n")[:-1] != LINES or sorted(lines) == sorted(LINES)


@given(st.binary(max_size=300))
@settings(deadline=None)
def test_rubbish_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(data)


# --- what cannot be written -----------------------------------------------------------------
@pytest.mark.parametrize("extra", [{"colour": "red"}, {"note": "two\nlines"}, {"note": ""}, {"X-big": "1"}, {"game": "chess"}])
def test_what_could_not_be_read_is_not_written(extra: dict[str, str]) -> None:
    record = record_of(GAME, random_play(GAME, 1, 5, {}))
    with pytest.raises(ValueError):
        write(replace(record, extra=extra))


def test_a_record_made_by_hand_is_checked() -> None:
    seats = (Player(), Player())
    with pytest.raises(RecordError, match="choice 1 is not open: dracula: stop"):
        replay(Record("dracula-2003", 1, seats, ((0, GAME.choice("stop")),)))
    later = GAME.version + 1
    with pytest.raises(RecordError, match=f"rules version {later}"):
        replay(Record("dracula-2003", later, seats, ()))


def test_the_example_in_the_docstring() -> None:
    assert doctest.testmod(whitby).failed == 0
