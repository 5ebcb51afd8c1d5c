"""What a record holds, made from a play: choices, players, result; forced answers are left out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from whitby.board import members
from whitby.engine import PLAYING, State, apply, options_for
from whitby.game import DRAW_AGREED, RESIGNED, Ended, Game
from whitby.play import NO_CHOICE, Play, forced

FORMAT: Final = "whitby record 1"
END: Final = "end"
RUNNING: Final = "*"
DRAWN: Final = "draw"
AGREED: Final = "draw agreed"  # the value of `end` after an agreed draw; else it is "resigned SIDE"
EXTRA: Final = ("seed", "date", "event", "note")
OWN_KEY: Final = re.compile(r"x-[a-z0-9-]+")


class RecordError(ValueError):
    """A record that cannot be read: where it is damaged and what should stand there."""

    def __init__(self, line: int, problem: str, expected: str = "") -> None:
        super().__init__(f"line {line}: {problem}" + (f"; expected {expected}" if expected else ""))
        self.line = line
        self.problem = problem
        self.expected = expected


@dataclass(frozen=True)
class Player:
    """Who holds a seat: what kind of player, and a name if there is one."""

    kind: str = "person"
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".rstrip()


@dataclass(frozen=True)
class Record:
    """A game as it is written down: real choices only, as (seat, choice)."""

    game: str
    rules: int
    players: tuple[Player, ...]
    choices: tuple[tuple[int, int], ...]
    options: dict[str, bool | int | str] = field(default_factory=dict)  # those that are not at their default
    opening: str = ""  # a prepared opening of the game, instead of its set-up
    result: str = RUNNING
    extra: dict[str, str] = field(default_factory=dict)
    ending: str = ""  # why the rules ended it; empty in a record older than this key
    degree: str = ""  # how far it was won; empty for a plain victory
    end: str = ""  # how it was ended at the table, if it was

    def start(self, game: Game) -> State:
        """The state that the game begins from: its opening, or the set-up with its options."""
        return game.opening(self.opening) if self.opening else game.setup(dict(self.options))

    def ended(self, game: Game) -> Ended | None:
        """How it was ended at the table; None if it was not."""
        return ended_by(game, self.end) if self.end else None


def result_of(game: Game, s: State) -> str:
    """The winners' names, `draw`, or `*`."""
    return RUNNING if s.winners == PLAYING else winners_of(game, s.winners)


def winners_of(game: Game, winners: int) -> str:
    """The winners' names, or `draw`."""
    return " ".join(game.seat_name(seat) for seat in members(winners)) or DRAWN


def ended_by(game: Game, end: str) -> Ended:
    """What the key `end` means: `resigned SIDE` or `draw agreed`; else a ValueError."""
    if end == AGREED:
        return Ended(0, DRAW_AGREED)
    word, _, side = end.partition(" ")
    if word != RESIGNED:
        raise ValueError(f"{end!r} is no end of a game")
    return game.resigned(side)


def end_of(ended: Ended) -> str:
    """The value of the key `end` for a game that was ended at the table."""
    return f"{RESIGNED} {ended.resigned}" if ended.resigned else AGREED


def record_of(
    game: Game,
    play: Play,
    options: dict[str, Any] | None = None,
    players: Iterable[Player] = (),
    opening: str = "",
    extra: dict[str, str] | None = None,
    ended: Ended | None = None,
) -> Record:
    """The record of a play that began with these options, or from this opening; `ended` if it was ended at the table."""
    seated = tuple(players) or tuple(Player() for _ in game.seats)
    if len(seated) != len(game.seats):
        raise ValueError(f"{game.id} has {len(game.seats)} seats, not {len(seated)}")
    default = {o.name: o.default for o in game.options}
    unusual = {name: value for name, value in game.all_options(options or {}).items() if value != default[name]}
    choices = written_choices(game, play.initial.copy(), play.choices)
    record = Record(game.id, game.version, seated, choices, unusual, opening, extra=extra or {})
    if ended is not None:
        return replace(record, result=winners_of(game, ended.winners), end=end_of(ended))
    s = play.state
    return replace(record, result=result_of(game, s), ending=game.ending(s), degree=game.degree(s))


def written_choices(game: Game, s: State, choices: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The choices that a record writes down: all but forced answers that its reader can give himself."""
    written: list[tuple[int, int]] = []
    for seat, choice in choices:
        if left_out_answer(game, s) == NO_CHOICE:
            written.append((seat, choice))
        apply(s, seat, choice)
    return tuple(written)


def left_out_answer(game: Game, s: State) -> int:
    """The only answer to the pending question, which a record leaves out since nobody may interrupt before it; else NO_CHOICE."""
    only = forced(s)
    interrupted = only != NO_CHOICE and any(options_for(s, seat) for seat in range(len(game.seats)) if seat != s.seat)
    return NO_CHOICE if interrupted else only


def give_left_out_answers(game: Game, play: Play) -> None:
    """Answer in a play all pending questions whose answer a record leaves out."""
    choice = left_out_answer(game, play.state)
    while choice != NO_CHOICE:
        play.apply(play.state.seat, choice)
        choice = left_out_answer(game, play.state)


def extra_keys() -> str:
    """The keys that a record may have besides its own."""
    return f"{', '.join(EXTRA)} or one that begins with x-"
