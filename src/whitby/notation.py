"""Records: a whole game as readable text, and back.

    whitby record 1
    game: dracula-2003
    rules: 1
    option turn_limit: 300
    seat dracula: person Anna
    seat van-helsing: bot random
    result: *

    chance: deal wings
    dracula: choose coffin
    end

Options at their default and forced choices are left out; the reader answers what is forced, but for the moments in which another seat
may slip something in: there the forced choice is written, so that the order is plain. `result` names the winners, or
says `draw`, or `*` while the game goes on. Further keys: opening, seed, date, event, note, and any that begins with x-.

    result: van-helsing                    result: dracula
    ending: five-targets                   end: resigned van-helsing

`ending` is why the rules ended the game, `degree` how far it was won where it was more than a plain victory; records older than these
keys do without. A game that was ended at the table says so instead (`end: resigned SIDE`, `end: draw agreed`), and its choices stop
before the rules' own end.

A record of older rules is read as long as the rules of today lead through it.

Who writes a game that is not yet among Whitby's passes it as `game`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from whitby import games
from whitby.board import members
from whitby.engine import CHANCE, PLAYING, State, apply, options_for, seats_asked
from whitby.game import DRAW_AGREED, RESIGNED, Ended, Game
from whitby.play import NO_CHOICE, Play, forced

FORMAT: Final = "whitby record 1"
END: Final = "end"
RUNNING: Final = "*"
DRAWN: Final = "draw"
AGREED: Final = "draw agreed"  # the value of `end` after an agreed draw; else it is "resigned SIDE"
EXTRA: Final = ("seed", "date", "event", "note")
_KIND: Final = re.compile(r"[a-z][a-z0-9-]*")
_OWN_KEY: Final = re.compile(r"x-[a-z0-9-]+")
_SHOWN: Final = 8  # so many choices are named where one was expected


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
        """The position it begins from."""
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
    choices = free_choices(game, play.initial.copy(), play.choices)
    record = Record(game.id, game.version, seated, choices, unusual, opening, extra=extra or {})
    if ended is not None:
        return replace(record, result=winners_of(game, ended.winners), end=end_of(ended))
    s = play.state
    return replace(record, result=result_of(game, s), ending=game.ending(s), degree=game.degree(s))


def free_choices(game: Game, s: State, choices: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Those of the choices that do not go without saying."""
    free: list[tuple[int, int]] = []
    for seat, choice in choices:
        if unsaid(game, s) == NO_CHOICE:
            free.append((seat, choice))
        apply(s, seat, choice)
    return tuple(free)


# --- writing ------------------------------------------------------------------------
def write(record: Record, game: Game | None = None) -> str:
    """A record as text."""
    game = game or games.game(record.game)
    lines = [FORMAT, f"game: {record.game}", f"rules: {record.rules}"]
    lines += [f"option {name}: {worded(value)}" for name, value in record.options.items()]
    lines += [f"opening: {record.opening}"] if record.opening else []
    lines += [f"seat {name}: {player}" for name, player in zip(game.seats, record.players, strict=True)]
    lines.append(f"result: {record.result}")
    lines += [f"{key}: {value}" for key, value in (("ending", record.ending), ("degree", record.degree), ("end", record.end)) if value]
    lines += [f"{name}: {value}" for name, value in record.extra.items()]
    for line in lines:
        if line != " ".join(line.split()) or not line.isprintable():
            raise ValueError(f"a record cannot hold {line!r}: one line, no doubled spaces")
    for name in record.extra:
        if name not in EXTRA and not _OWN_KEY.fullmatch(name):
            raise ValueError(f"{name!r} cannot be a key of a record: {extra_keys()}")
    lines += ["", *(f"{game.seat_name(seat)}: {game.text(choice)}" for seat, choice in record.choices), END]
    return "\n".join(lines) + "\n"


def worded(value: bool | int | str) -> str:
    """An option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def extra_keys() -> str:
    """The keys that a record may have besides its own."""
    return f"{', '.join(EXTRA)} or one that begins with x-"


# --- reading ------------------------------------------------------------------------
def read(text: str | bytes, game: Game | None = None) -> Record:
    """The record that a text means; RecordError with the line number if it is damaged anywhere."""
    lines = lines_of(text)
    record, at = read_header(lines, game)
    game = game or games.game(record.game)
    play = Play(game, record.start(game))
    choices: list[tuple[int, int]] = []
    while at < len(lines) and lines[at] != END:
        choices.append(read_choice(game, play, lines[at], at + 1))
        at += 1
    running = play.state.winners == PLAYING  # a game may be saved while all that is left of it is forced
    answer_unsaid(game, play)
    if at == len(lines):
        raise RecordError(at + 1, "the record is cut off", f"{END}, or {wanted(game, play.state)}")
    if any(lines[at + 1 :]):
        after = next(i for i in range(at + 1, len(lines)) if lines[i])
        raise RecordError(after + 1, f"something follows the end: {shown(lines[after])}", "nothing")
    check_end(game, record, play.state, running, lines, at + 1)
    return replace(record, choices=tuple(choices))


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
    """The lines, without the last line's end."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as e:
            raise RecordError(e.object[: e.start].count(b"\n") + 1, f"byte {e.object[e.start]:#04x} is not UTF-8", "UTF-8") from None
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    if lines[-1] == "":
        lines.pop()
    return lines


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
        """One line of it."""
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
        elif key in EXTRA or _OWN_KEY.fullmatch(key):
            self.extra[key] = value
        else:
            own = "rules, option NAME, seat NAME, opening, result, ending, degree, end"
            raise RecordError(line, f"unknown key {key!r}", f"{own}, {extra_keys()}")

    def take_game(self, value: str, line: int) -> None:
        """Which game it is."""
        if value not in ([self.given.id] if self.given else games.game_ids()):
            raise RecordError(line, f"unknown game {value!r}", self.given.id if self.given else " or ".join(games.game_ids()))
        self.game = self.given or games.game(value)

    def take_option(self, game: Game, name: str, value: str, line: int) -> None:
        """One option, not at its default."""
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
        """Who holds a seat."""
        if name not in game.seats:
            raise RecordError(line, f"{game.id} has no seat {name!r}", " or ".join(game.seats))
        kind, _, player = value.partition(" ")
        if not _KIND.fullmatch(kind):
            raise RecordError(line, f"{shown(value)} is no player", "a kind like person or bot, and a name")
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
        raise RecordError(1, f"{shown(lines[0])} is no record that this version reads" if lines else "there is nothing", repr(FORMAT))
    head = Header(given)
    at = 1
    while at < len(lines) and lines[at]:
        key, colon, value = lines[at].partition(":")
        if not colon or not key or value[:1] != " " or not value.strip() or lines[at] != " ".join(lines[at].split()):
            raise RecordError(at + 1, f"{shown(lines[at])} is no line of a header", "KEY: VALUE")
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


def read_choice(game: Game, play: Play, line: str, number: int) -> tuple[int, int]:
    """One line of play, checked by the rules and played."""
    answer_unsaid(game, play)
    s = play.state
    if s.winners != PLAYING:
        raise RecordError(number, f"the game is over, yet {shown(line)} follows", END)
    name, colon, text = line.partition(": ")
    if not colon:
        raise RecordError(number, f"{shown(line)} is no choice", wanted(game, s))
    try:
        seat = game.seat(name)
    except ValueError:
        raise RecordError(number, f"unknown seat {name!r}", " or ".join((*game.seats, "chance"))) from None
    try:
        choice = game.choice(text)
        if text != game.text(choice):
            raise ValueError
    except ValueError:
        raise RecordError(number, f"{shown(text)} is no choice of {game.id}", wanted(game, s)) from None
    if seat not in seats_asked(s) and not options_for(s, seat):
        raise RecordError(number, f"{name} is not asked now", wanted(game, s))
    if choice not in options_for(s, seat):
        raise RecordError(number, f"{name} cannot {text!r}{reason(game, s, seat, choice)}", wanted(game, s))
    play.apply(seat, choice)
    return seat, choice


def reason(game: Game, s: State, seat: int, choice: int) -> str:
    """Why a seat may not choose this, with the clause."""
    if seat == CHANCE:
        return ""
    why = game.why_not(s, seat, choice)
    return f": {why} ({game.reasons[why]})" if why in game.reasons else ""


def unsaid(game: Game, s: State) -> int:
    """The only answer to the pending question, where nobody may slip in something before it; else NO_CHOICE."""
    only = forced(s)
    slips = only != NO_CHOICE and any(options_for(s, seat) for seat in range(len(game.seats)) if seat != s.seat)
    return NO_CHOICE if slips else only


def answer_unsaid(game: Game, play: Play) -> None:
    """Answer all questions whose answer a record leaves out."""
    choice = unsaid(game, play.state)
    while choice != NO_CHOICE:
        play.apply(play.state.seat, choice)
        choice = unsaid(game, play.state)


def wanted(game: Game, s: State) -> str:
    """What may stand here, in words."""
    if s.winners != PLAYING:
        return END
    out = []
    for seat in seats_asked(s):
        texts = list(dict.fromkeys(game.text(c) for c in options_for(s, seat)))
        more = f" or {len(texts) - _SHOWN} more" if len(texts) > _SHOWN else ""
        out.append(f"{game.seat_name(seat)}: {' or '.join(texts[:_SHOWN])}{more}")
    return "; ".join(out)


def shown(line: str) -> str:
    """A line in an error message, not too long."""
    return repr(line if len(line) <= 60 else line[:57] + "...")


# --- replaying ----------------------------------------------------------------------
def replay(record: Record, game: Game | None = None) -> Play:
    """Play a record again, every choice checked by the rules."""
    game = game or games.game(record.game)
    if record.rules > game.version:
        raise RecordError(0, f"these are rules version {record.rules}", f"version {game.version} of {game.id}")
    play = Play(game, record.start(game))
    answer_unsaid(game, play)
    for number, (seat, choice) in enumerate(record.choices, 1):
        if choice not in options_for(play.state, seat):
            name = f"{game.seat_name(seat)}: {game.text(choice)}"
            raise RecordError(0, f"choice {number} is not open: {name}{reason(game, play.state, seat, choice)}", wanted(game, play.state))
        play.apply(seat, choice)
        answer_unsaid(game, play)
    return play
