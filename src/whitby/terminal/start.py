"""Begin a game in this window, or take one up again, and leave it in good order whatever happens."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from whitby import bots, notation
from whitby.game import Game
from whitby.notation import Player, Record
from whitby.terminal import saves
from whitby.terminal.match import BOT, PERSON, Match, taken_up
from whitby.terminal.saves import Save
from whitby.terminal.session import Quit, Session
from whitby.text import Catalogue

BOTH = "both"
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
    """A whole sitting."""
    people = seats_of(game, seat, words)
    if bot not in bots.names(game):
        raise Stop(words.say("error-no-bot", game=game.id, name=bot, names=", ".join(bots.names(game))))
    save = Save(game.id)
    try:
        path = which_saved(game, words, console, resume, seat, asked=not resume and seat is None and seed is None and not options)
        if path is not None:
            save = Save(game.id, path)
            match = taken_up(game, read_saved(path, game, words))
            said = words.say("taken-up", count=len(match.record().choices))
        else:
            players = [Player(PERSON) if i in people else Player(BOT, bot) for i in range(len(game.seats))]
            match = Match(game, players, str(secrets.randbelow(10**9) if seed is None else seed), options)
            said = words.say("new-game", title=words.say("game-title"), seats=words.seats([game.seats[i] for i in people]))
        console.print(Text(said, style="bold"))
        Session(match, words, console, save).run()
    except Quit:
        raise Stop(parting(save, game, words), 0) from None
    except KeyboardInterrupt:
        console.print()
        raise Stop(f"{words.say('interrupted')} {parting(save, game, words)}", INTERRUPTED) from None
    except EOFError:
        console.print()
        raise Stop(f"{words.say('input-ended')} {parting(save, game, words)}") from None
    except saves.SavedElsewhere as e:
        raise Stop(words.say("error-saved-elsewhere", name=str(e))) from None
    except BrokenPipeError:
        raise
    except OSError as e:
        raise Stop(words.say("error-cannot-save", folder=str(saves.folder()), problem=e.strerror or str(e))) from None


def parting(save: Save, game: Game, words: Catalogue) -> str:
    """How to come back, if there is anything to come back to."""
    return words.say("take-up", game=game.id) if save.path else ""


def seats_of(game: Game, seat: str | None, words: Catalogue) -> list[int]:
    """The seats that people hold: the first one unless told otherwise."""
    if seat is None:
        return [0]
    if seat == BOTH:
        return list(range(len(game.seats)))
    if seat not in game.seats:
        raise Stop(words.say("error-no-seat", game=game.id, name=seat, names=", ".join((*game.seats, BOTH))))
    return [game.seats.index(seat)]


def which_saved(game: Game, words: Catalogue, console: Console, resume: bool, seat: str | None, asked: bool) -> Path | None:
    """The interrupted game to take up, if any: demanded by --resume, or offered at a terminal."""
    found = [(path, record) for path, record, _ in saves.interrupted(game.id) if fits(game, record, seat)]
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if resume and not found:
        raise Stop(words.say("error-nothing-to-resume", game=game.id))
    if not found or not (resume or asked and at_terminal):
        return None
    if not resume:
        answer = console.input(Text(words.say("take-up-question", name=found[0][0].stem) + f" [{words.say('yes')}/{words.say('no')}] "))
        if not answer.strip().lower().startswith((words.say("yes")[0], "y")):
            return None
    if len(found) == 1 or not at_terminal:
        return found[0][0]
    for number, (path, _) in enumerate(found, 1):
        console.print(f"{number:3} {path.stem}")
    answer = console.input(f"{words.say('take-up-which')} ").strip()
    return found[min(int(answer), len(found)) - 1][0] if answer.isdecimal() and int(answer) > 0 else found[0][0]


def fits(game: Game, record: Record, seat: str | None) -> bool:
    """Was this game played at these seats?"""
    people = [game.seats[i] for i, player in enumerate(record.players) if player.kind == PERSON]
    return bool(people) and (seat is None or people == (list(game.seats) if seat == BOTH else [seat]))


def read_saved(path: Path, game: Game, words: Catalogue) -> Record:
    """A saved game, or one line about why it cannot be played on: its damage, or rules that have changed since."""
    content, file = path.read_bytes(), os.fspath(path)
    try:
        return notation.read(content, game)
    except notation.RecordError as e:
        rules = saves.rules_of(content)
        if 0 < rules < game.version:  # what stood open there may be another seat's secret, so only where it is
            raise Stop(words.say("error-old-rules", file=file, rules=rules, now=game.version, line=e.line)) from None
        raise Stop(words.say("error-broken-record", file=file, problem=str(e))) from None
