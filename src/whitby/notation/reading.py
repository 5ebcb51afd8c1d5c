"""A record from its text: every choice is checked by the rules, and so is the end; and the game that it tells, played again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from whitby import games
from whitby.engine import CHANCE, PLAYING, State, options_for, seats_asked
from whitby.game import Game
from whitby.notation.header import quoted, read_header
from whitby.notation.record import END, RUNNING, Record, RecordError, give_left_out_answers, result_of
from whitby.play import Play

MOST_NAMED: Final = 8  # so many choices are named where one was expected


def read(text: str | bytes, game: Game | None = None) -> Record:
    """The record that a text means; RecordError with the line number if it is damaged anywhere."""
    return read_and_play(text, game)[0]


def read_and_play(text: str | bytes, game: Game | None = None, before_each: Callable[[], None] = lambda: None) -> tuple[Record, Play]:
    """The same with the game that it tells; `before_each` choice is called first, so that it can put an end to it."""
    lines = lines_of(text)
    record, at = read_header(lines, game)
    game = game or games.game(record.game)
    play = Play(game, record.start(game))
    choices: list[tuple[int, int]] = []
    while at < len(lines) and lines[at] != END:
        before_each()
        choices.append(read_choice(game, play, lines[at], at + 1))
        at += 1
    running = play.state.winners == PLAYING  # a game may be saved while all that is left of it is forced
    give_left_out_answers(game, play)
    if at == len(lines):
        raise RecordError(at + 1, "the record is cut off", f"{END}, or {expected_now(game, play.state)}")
    if any(lines[at + 1 :]):
        after = next(i for i in range(at + 1, len(lines)) if lines[i])
        raise RecordError(after + 1, f"something follows the end: {quoted(lines[after])}", "nothing")
    check_end(game, record, play.state, running, lines, at + 1)
    return replace(record, choices=tuple(choices)), play


def check_end(game: Game, record: Record, s: State, running: bool, lines: list[str], last: int) -> None:
    """How the game ended must be where the choices lead; at the table it ended before the rules did."""
    if record.end:
        if not running:
            raise RecordError(line_of("end", lines), "the game was over by its rules before that", f"ending: {game.ending(s)}")
        return
    if running and record.result == RUNNING:
        return
    if record.result != result_of(game, s):
        wrong = "the choices are cut off: " if s.winners == PLAYING else ""
        raise RecordError(last, f"{wrong}the result says {record.result!r}", f"{result_of(game, s)!r} after these choices")
    if record.ending and record.ending != game.ending(s):
        raise RecordError(line_of("ending", lines), f"the ending says {record.ending!r}", f"{game.ending(s)!r} after these choices")
    if record.ending and record.degree != game.degree(s):
        line = line_of("degree" if record.degree else "ending", lines)
        said = f"the degree says {record.degree!r}" if record.degree else "the degree is missing"
        raise RecordError(line, said, f"{game.degree(s) or 'none'!r} after these choices")


def line_of(key: str, lines: list[str]) -> int:
    """The number of the line that says this key of the header."""
    return next(number for number, line in enumerate(lines, 1) if line.startswith(f"{key}: "))


def lines_of(text: str | bytes) -> list[str]:
    """The lines of a text or file, whatever ends them; RecordError where it is not UTF-8."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as e:
            raise RecordError(e.object[: e.start].count(b"\n") + 1, f"byte {e.object[e.start]:#04x} is not UTF-8", "UTF-8") from None
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    if lines[-1] == "":
        lines.pop()
    return lines


def read_choice(game: Game, play: Play, line: str, number: int) -> tuple[int, int]:
    """One line of play, checked by the rules and played."""
    give_left_out_answers(game, play)
    s = play.state
    if s.winners != PLAYING:
        raise RecordError(number, f"the game is over, yet {quoted(line)} follows", END)
    name, colon, text = line.partition(": ")
    if not colon:
        raise RecordError(number, f"{quoted(line)} is no choice", expected_now(game, s))
    try:
        seat = game.seat(name)
    except ValueError:
        raise RecordError(number, f"unknown seat {name!r}", " or ".join((*game.seats, "chance"))) from None
    try:
        choice = game.choice(text)
        if text != game.text(choice):
            raise ValueError
    except ValueError:
        raise RecordError(number, f"{quoted(text)} is no choice of {game.id}", expected_now(game, s)) from None
    if seat not in seats_asked(s) and not options_for(s, seat):
        raise RecordError(number, f"{name} is not asked now", expected_now(game, s))
    if choice not in options_for(s, seat):
        raise RecordError(number, f"{name} cannot {text!r}{reason_text(game, s, seat, choice)}", expected_now(game, s))
    play.apply(seat, choice)
    return seat, choice


def reason_text(game: Game, s: State, seat: int, choice: int) -> str:
    """Why a seat may not choose this, with the clause."""
    if seat == CHANCE:
        return ""
    why = game.why_not(s, seat, choice)
    return f": {why} ({game.reasons[why]})" if why in game.reasons else ""


def expected_now(game: Game, s: State) -> str:
    """What a record may say next, for an error message."""
    if s.winners != PLAYING:
        return END
    out = []
    for seat in seats_asked(s):
        texts = list(dict.fromkeys(game.text(c) for c in options_for(s, seat)))
        more = f" or {len(texts) - MOST_NAMED} more" if len(texts) > MOST_NAMED else ""
        out.append(f"{game.seat_name(seat)}: {' or '.join(texts[:MOST_NAMED])}{more}")
    return "; ".join(out)


def replay(record: Record, game: Game | None = None) -> Play:
    """Play a record again, every choice checked by the rules."""
    game = game or games.game(record.game)
    if record.rules > game.version:
        raise RecordError(0, f"these are rules version {record.rules}", f"version {game.version} of {game.id}")
    play = Play(game, record.start(game))
    give_left_out_answers(game, play)
    for number, (seat, choice) in enumerate(record.choices, 1):
        if choice not in options_for(play.state, seat):
            name = f"{game.seat_name(seat)}: {game.text(choice)}"
            raise RecordError(
                0, f"choice {number} is not open: {name}{reason_text(game, play.state, seat, choice)}", expected_now(game, play.state)
            )
        play.apply(seat, choice)
        give_left_out_answers(game, play)
    return play
