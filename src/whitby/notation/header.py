"""The head of a record, read line by line: the game, its options, players and result."""

from __future__ import annotations

import re
from typing import Final

from whitby import games
from whitby.game import RESIGNED, Game
from whitby.notation.record import (
    AGREED,
    DRAWN,
    EXTRA,
    FORMAT,
    OWN_KEY,
    RUNNING,
    Player,
    Record,
    RecordError,
    ended_by,
    extra_keys,
    winners_of,
)

KIND_OF_PLAYER: Final = re.compile(r"[a-z][a-z0-9-]*")


class Header:
    """What the head of a record has said so far."""

    def __init__(self, given: Game | None) -> None:
        self.given = given
        self.game: Game | None = None
        self.said: dict[str, str] = {}
        self.options: dict[str, bool | int | str] = {}
        self.players: dict[str, Player] = {}
        self.extra: dict[str, str] = {}

    def take(self, key: str, value: str, line: int) -> None:
        """Take in one line KEY: VALUE; RecordError if it cannot stand here."""
        if key in self.said:
            raise RecordError(line, f"{key} is said twice", "it once")
        self.said[key] = value
        kind, _, name = key.partition(" ")
        if key == "game":
            self.take_game(value, line)
        elif self.game is None:
            raise RecordError(line, f"{key} comes too early", "game: ID first")
        elif key == "rules":
            if value not in [str(version) for version in range(1, self.game.version + 1)]:
                raise RecordError(line, f"these are rules version {value}", f"version {self.game.version} of {self.game.id}")
        elif kind == "option":
            self.take_option(self.game, name, value, line)
        elif kind == "seat" and name:
            self.take_seat(self.game, name, value, line)
        elif key == "opening":
            names = [n for n, _ in self.game.openings]
            if value not in names:
                raise RecordError(line, f"{self.game.id} has no opening {value!r}", " or ".join(names) or "none")
        elif key == "result":
            self.take_result(self.game, value, line)
        elif key in ("ending", "degree", "end"):
            self.take_end(self.game, key, value, line)
        elif key in EXTRA or OWN_KEY.fullmatch(key):
            self.extra[key] = value
        else:
            own = "rules, option NAME, seat NAME, opening, result, ending, degree, end"
            raise RecordError(line, f"unknown key {key!r}", f"{own}, {extra_keys()}")

    def take_game(self, value: str, line: int) -> None:
        """The game, among those that are installed or the one that was handed in."""
        if value not in ([self.given.id] if self.given else games.game_ids()):
            raise RecordError(line, f"unknown game {value!r}", self.given.id if self.given else " or ".join(games.game_ids()))
        self.game = self.given or games.game(value)

    def take_option(self, game: Game, name: str, value: str, line: int) -> None:
        """One option of the game, checked; those at their default are not written."""
        known = {o.name: o for o in game.options}
        if name not in known:
            raise RecordError(line, f"{game.id} has no option {name!r}", " or ".join(known))
        try:
            checked = known[name].check(value)
        except ValueError as e:
            raise RecordError(line, str(e)) from None
        if checked == known[name].default:
            raise RecordError(line, f"option {name} is at its default", "only options that are not")
        self.options[name] = checked

    def take_seat(self, game: Game, name: str, value: str, line: int) -> None:
        """The player of a seat: a kind, and perhaps a name."""
        if name not in game.seats:
            raise RecordError(line, f"{game.id} has no seat {name!r}", " or ".join(game.seats))
        kind, _, player = value.partition(" ")
        if not KIND_OF_PLAYER.fullmatch(kind):
            raise RecordError(line, f"{quoted(value)} is no player", "a kind like person or bot, and a name")
        self.players[name] = Player(kind, player)

    def take_result(self, game: Game, value: str, line: int) -> None:
        """How it ended; compared with the choices at the end."""
        if value not in (RUNNING, DRAWN):
            for name in value.split(" "):
                if name not in game.seats:
                    raise RecordError(line, f"{name!r} is no result", f"{RUNNING}, {DRAWN}, {' or '.join(game.seats)}")

    def take_end(self, game: Game, key: str, value: str, line: int) -> None:
        """Why and how far, or how at the table; it stands after the result, which it explains."""
        if self.said.get("result", RUNNING) == RUNNING:
            raise RecordError(line, f"{key} explains no result", "result: the winners or draw, before it")
        if key == "end":
            self.take_end_at_the_table(game, value, line)
        elif "end" in self.said:
            raise RecordError(line, "the game was ended at the table, not by its rules", f"no {key}")
        elif key == "degree" and "ending" not in self.said:
            raise RecordError(line, "degree comes too early", "ending: … first")
        else:
            names = tuple(game.endings) if key == "ending" else game.degrees
            if value not in names:
                raise RecordError(line, f"{game.id} has no {key} {value!r}", " or ".join(names) or "none")

    def take_end_at_the_table(self, game: Game, value: str, line: int) -> None:
        """A side resigned, or all agreed to a draw."""
        if "ending" in self.said:
            raise RecordError(line, "the game was ended by its rules, not at the table", "no end")
        try:
            ended = ended_by(game, value)
        except ValueError as e:
            raise RecordError(line, str(e), " or ".join([*(f"{RESIGNED} {side.name}" for side in game.sides), AGREED])) from None
        if winners_of(game, ended.winners) != self.said["result"]:
            raise RecordError(line, f"the result says {self.said['result']!r}", f"{winners_of(game, ended.winners)!r} with this end")


def read_header(lines: list[str], given: Game | None) -> tuple[Record, int]:
    """The record without its choices, and where these begin."""
    if not lines or lines[0] != FORMAT:
        raise RecordError(1, f"{quoted(lines[0])} is no record that this version reads" if lines else "there is nothing", repr(FORMAT))
    head = Header(given)
    at = 1
    while at < len(lines) and lines[at]:
        key, colon, value = lines[at].partition(":")
        if not colon or not key or value[:1] != " " or not value.strip() or lines[at] != " ".join(lines[at].split()):
            raise RecordError(at + 1, f"{quoted(lines[at])} is no line of a header", "KEY: VALUE")
        head.take(key, value[1:], at + 1)
        at += 1
    game = head.game
    seats = [f"seat {name}" for name in game.seats] if game else []
    missing = [key for key in ("game", "rules", *seats, "result") if key not in head.said]
    if missing:
        raise RecordError(at + 1, "the header ends too early", f"{missing[0]}: …")
    if at == len(lines):
        raise RecordError(at + 1, "the record is cut off after its header", "an empty line")
    if "opening" in head.said and head.options:
        raise RecordError(at + 1, "an opening has its own options", "an opening or options")
    assert game is not None
    players = tuple(head.players[name] for name in game.seats)
    rules, opening, result = int(head.said["rules"]), head.said.get("opening", ""), head.said["result"]
    ending, degree, end = (head.said.get(key, "") for key in ("ending", "degree", "end"))
    return Record(game.id, rules, players, (), head.options, opening, result, head.extra, ending, degree, end), at + 1


def quoted(line: str) -> str:
    """A line in an error message, not too long."""
    return repr(line if len(line) <= 60 else line[:57] + "...")
