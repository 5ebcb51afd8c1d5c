"""Begin a game in this window, or take one up again, and leave it in good order whatever happens."""

from __future__ import annotations

import io
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from whitby import bots, notation
from whitby.game import Game
from whitby.match import EVERY_OTHER, parse_seats
from whitby.notation import Player, Record
from whitby.terminal import saves
from whitby.terminal.lists import show_unreadable
from whitby.terminal.local_game import BOT, PERSON, LocalGame, people_of, resumed
from whitby.terminal.saves import Save
from whitby.terminal.session import Quit, Session
from whitby.terminal.typed import number, printable
from whitby.text import Catalogue

BOTH = "both"  # everybody at this window, with a curtain between them
ALL = "all"  # every seat, held by one person
YOU = "you"  # the name of a person who holds several seats
INTERRUPTED = 130


class Stop(Exception):
    """The end of the program, with one line to say; code 0 is no failure."""

    def __init__(self, text: str, code: int = 1) -> None:
        super().__init__(text)
        self.text = text
        self.code = code


def play(
    game: Game,
    words: Catalogue,
    console: Console,
    seat: str | None,
    seed: int | None,
    bot: str,
    options: dict[str, bool | int | str],
    resume: bool,
) -> None:
    """Begin or resume a game and play it in this window until it ends or is left; Stop says the last line."""
    players = players_of(game, seat, levels_of(game, bot, words), words)
    save = Save(game.id)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are a line that is not understood
    try:
        wanted = None if seat is None else players
        path = choose_save(game, words, console, resume, wanted, asked=not resume and seat is None and seed is None and not options)
        if path is not None:
            save = Save(game.id, path)
            local_game = resumed(game, read_saved(path, game, words))
            said = words.say("taken-up", count=len(local_game.record().choices))
        else:
            local_game = LocalGame(game, players, str(secrets.randbelow(10**9) if seed is None else seed), options)
            said = words.say("new-game", title=words.say("game-title"), seats=words.seats(held_by_people(game, players)))
        console.print(Text(said, style="bold"))
        Session(local_game, words, console, save).run()
    except Quit:
        raise Stop(how_to_resume(save, game, words), 0) from None
    except KeyboardInterrupt:
        console.print()
        raise Stop(f"{words.say('interrupted')} {how_to_resume(save, game, words)}", INTERRUPTED) from None
    except EOFError:
        console.print()
        raise Stop(f"{words.say('input-ended')} {how_to_resume(save, game, words)}") from None
    except saves.SavedElsewhere as e:
        raise Stop(words.say("error-saved-elsewhere", name=str(e))) from None
    except BrokenPipeError:
        raise
    except OSError as e:
        raise Stop(words.say("error-cannot-save", folder=str(saves.folder()), problem=e.strerror or str(e))) from None


def how_to_resume(save: Save, game: Game, words: Catalogue) -> str:
    """How to come back, if there is anything to come back to."""
    return words.say("take-up", game=game.id) if save.path else ""


def levels_of(game: Game, bot: str, words: Catalogue) -> dict[str, str]:
    """Which bot would play each seat: one for all, or as `SEAT=BOT,…` says, with `*` for all others."""
    try:
        wanted = parse_seats(bot) if "=" in bot else {EVERY_OTHER: bot}
    except ValueError as error:
        raise Stop(str(error)) from None
    for name in wanted.values():
        if name not in bots.names(game):
            raise Stop(words.say("error-no-bot", game=game.id, name=name, names=", ".join(bots.names(game))))
    for seat in wanted:
        if seat not in (*game.seats, EVERY_OTHER):
            raise Stop(words.say("error-no-seat", game=game.id, name=seat, names=", ".join(game.seats)))
    return {seat: wanted.get(seat, wanted.get(EVERY_OTHER, bots.default(game))) for seat in game.seats}


def players_of(game: Game, seat: str | None, levels: dict[str, str], words: Catalogue) -> list[Player]:
    """Who holds which seat: one person the seats that are named, ALL or the first one; or at BOTH everybody one; bots the rest."""
    if seat == BOTH:
        return [Player(PERSON) for _ in game.seats]
    held = list(game.seats) if seat == ALL else [game.seats[0]] if seat is None else [name.strip() for name in seat.split(",")]
    for name in held:
        if name not in game.seats:
            raise Stop(words.say("error-no-seat", game=game.id, name=name, names=", ".join((*game.seats, BOTH, ALL))))
    person = Player(PERSON, YOU if len(held) > 1 else "")
    return [person if name in held else Player(BOT, levels[name]) for name in game.seats]


def held_by_people(game: Game, players: Sequence[Player]) -> list[str]:
    """The seats that people hold."""
    return [name for name, player in zip(game.seats, players, strict=True) if player.kind == PERSON]


def choose_save(game: Game, words: Catalogue, console: Console, resume: bool, players: list[Player] | None, asked: bool) -> Path | None:
    """The interrupted game to take up, if any: demanded by --resume, or offered at a terminal."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if not (resume or asked and at_terminal):
        return None
    found = [path for path, record in saves.interrupted(game.id) if has_people_at(game, record, players)]
    broken = saves.unreadable(game.id)
    if resume and not found:
        problem = words.say("error-broken-record", file=str(broken[0].path), problem=printable(broken[0].problem, 200)) if broken else ""
        raise Stop(problem or words.say("error-nothing-to-resume", game=game.id))
    if not found:
        return None
    show_unreadable(broken, words, console)
    if not resume:
        answer = console.input(Text(words.say("take-up-question", name=found[0].stem) + f" [{words.say('yes')}/{words.say('no')}] "))
        if not answer.strip().lower().startswith((words.say("yes")[0], "y")):
            return None
    if len(found) == 1 or not at_terminal:
        return found[0]
    for at, path in enumerate(found, 1):
        console.print(f"{at:3} {path.stem}")
    answer = console.input(f"{words.say('take-up-which')} ").strip()
    return found[number(answer) - 1] if 0 < number(answer) <= len(found) else found[0]


def has_people_at(game: Game, record: Record, players: list[Player] | None) -> bool:
    """Was this game played by people at these seats?"""
    people = held_by_people(game, record.players)
    return bool(people) and (players is None or people_of(players) == people_of(record.players))


def read_saved(path: Path, game: Game, words: Catalogue) -> Record:
    """A saved game, or one line about why it cannot be played on: its damage, or rules that have changed since."""
    content, file = path.read_bytes(), os.fspath(path)
    try:
        return notation.read(content, game)
    except notation.RecordError as e:
        older = saves.older_rules_version(content)
        if older:  # what stood open there may be another seat's secret, so only where it is
            raise Stop(words.say("error-old-rules", file=file, rules=older, now=game.version, line=e.line)) from None
        raise Stop(words.say("error-broken-record", file=file, problem=saves.where_damaged(e))) from None
