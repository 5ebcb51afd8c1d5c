"""The command `whitby`: a thin layer over the modules that do the work, imported only when they are needed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from whitby import __version__
from whitby.fit.command import fit
from whitby.measure.command import measure
from whitby.study.command import report, study
from whitby.terminal.corpus import corpus
from whitby.web.command import serve

if TYPE_CHECKING:
    from rich.console import Console

    from whitby.game import Game
    from whitby.text import Catalogue

INTERRUPTED = 130

EXAMPLES = """
\b
Examples:
  whitby                                     play in the browser
  whitby serve --host 0.0.0.0                the same, for everybody in your network
  whitby games                               which games there are, and which were interrupted
  whitby play dracula-2003 --seat van-helsing
  whitby play dracula-2003 --resume          take up an interrupted game
  whitby replay game.txt --seat dracula      a recorded game as Dracula saw it
  whitby companion fury-2015                 beside a real board: where can Dracula be?
  whitby rules fury-2015 fog                 the rules, clause by clause: those that speak of fog
  whitby facts dracula-2003                  what is assumed, and where to change it
  whitby match dracula-2003 --seats dracula=easy,van-helsing=random
  whitby study balance.toml                  play thousands of games by a plan, and keep them
  whitby report balance                      what they tell, as a page
  whitby measure                             what is measured of deduction and bots, and what is demanded
"""


class OneLineErrors(click.Group):
    """The group of all commands: every error is one line on stderr and a non-zero exit."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a window that lacks a sign shows "?" instead
        try:
            code: Any = super().main(args, prog_name or "whitby", **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except click.exceptions.Exit as e:
            code = e.exit_code
        except (click.Abort, KeyboardInterrupt):
            code = complain("interrupted", INTERRUPTED)
        except click.ClickException as e:
            code = complain(e.format_message(), e.exit_code)
        except BrokenPipeError:
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115  (Python would try to flush the closed one)
            code = 1
        except OSError as e:
            code = complain(f"{e.strerror or e}{f': {e.filename}' if e.filename else ''}", 1)
        sys.exit(code if isinstance(code, int) else 0)


def complain(text: str, code: int) -> int:
    """Say what went wrong in one line on stderr; the exit code comes back."""
    click.echo(f"whitby: {' '.join(text.split())}", err=True)
    return code


@click.group(cls=OneLineErrors, invoke_without_command=True, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="whitby")
@click.pass_context
def main(context: click.Context) -> None:
    """Dracula board games of hidden movement, to play, study and simulate.

    Without a command: serve, to play in the browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


main.add_command(serve)
main.add_command(measure)
main.add_command(fit)
main.add_command(corpus)
main.add_command(study)
main.add_command(report)


# --- what the commands share ----------------------------------------------------------
LANGUAGE = click.option("--language", type=click.Choice(["en", "it"]), help="Language of the game; without it the machine's.")
LEVELS = "Who plays the other seats: random, easy, medium, hard or expert, if the game has it; by seat: dracula=hard,*=easy."
SEED = click.option("--seed", default=None, type=int, help="The same seed gives the same game.")


def words_for(language: str | None, game: str = "") -> Catalogue:
    """The catalogue in the language asked for, or the machine's."""
    from whitby import text

    return text.Catalogue(language or text.language(), game)


def console() -> Console:
    """The terminal as rich prints to it."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def game_named(name: str, words: Catalogue) -> Game:
    """A game by its id, or one line that lists them."""
    import whitby

    if name not in whitby.game_ids():
        raise click.ClickException(words.say("error-no-game", name=name, names=", ".join(whitby.game_ids())))
    return whitby.game(name)


def seat_named(game: Game, name: str, words: Catalogue, *others: str) -> int:
    """A seat by its id, or one line that lists them."""
    if name not in game.seats:
        raise click.ClickException(words.say("error-no-seat", game=game.id, name=name, names=", ".join((*game.seats, *others))))
    return game.seats.index(name)


def parse_options(game: Game, given: tuple[str, ...], words: Catalogue) -> dict[str, bool | int | str]:
    """The options that were typed as NAME=VALUE, checked."""
    typed: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise click.ClickException(words.say("error-option-form", text=text))
        typed[name.strip()] = value.strip()
    try:
        all_options = game.all_options(dict(typed))
    except ValueError as e:
        raise click.ClickException(str(e)) from None
    return {name: all_options[name] for name in typed}


# --- games and play --------------------------------------------------------------------
@main.command()
@LANGUAGE
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def games(language: str | None, as_json: bool) -> None:
    """List the games, and the interrupted ones that can be taken up again."""
    from whitby.terminal import lists

    click.echo(lists.games_json()) if as_json else lists.show_games(words_for(language), console())


@main.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--seat", default=None, help="The seat you play; several with commas; 'all'; 'both' for people who share this window.")
@SEED
@click.option("--bot", default=None, show_default="easy", metavar="LEVEL", help=LEVELS)
@LANGUAGE
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="A ruling or house rule; may be repeated.")
@click.option("--options", "show_options", is_flag=True, help="List the game's options and leave.")
@click.option("--resume", is_flag=True, help="Take up the latest interrupted game again.")
def play(
    game: str,
    seat: str | None = None,
    seed: int | None = None,
    bot: str | None = None,
    language: str | None = None,
    given: tuple[str, ...] = (),
    show_options: bool = False,
    resume: bool = False,
) -> None:
    """Play GAME in this window.

    The game is saved after every choice; an interrupted one can be taken up again.
    """
    from whitby import bots
    from whitby.terminal import start

    words = words_for(language)
    found = game_named(game, words)
    words = words_for(language, found.id)
    if show_options:
        from whitby.terminal import lists

        return lists.show_options(found, words, console())
    try:
        start.play(found, words, console(), seat, seed, bot or bots.default(found), parse_options(found, given, words), resume)
    except start.Stop as stop:
        if stop.code:
            raise click.exceptions.Exit(complain(stop.text, stop.code)) from None
        click.echo(stop.text)


@main.command()
@click.argument("game")
@click.option("--file", type=click.Path(path_type=Path, dir_okay=False), help="Where it is kept; without it GAME.companion.json, here.")
@LANGUAGE
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="A ruling or house rule; may be repeated.")
def companion(game: str, file: Path | None, language: str | None, given: tuple[str, ...]) -> None:
    """Sit beside a real board of GAME: say what everybody sees there, and read where Dracula can be.

    All is kept after every entry, and taken up again.
    """
    import whitby
    from whitby import companion as there
    from whitby.companion.session import Refused, Session, read
    from whitby.terminal.companion import Window

    words = words_for(language)
    found = game_named(game, words)
    words = words_for(language, found.id)
    if not there.is_there(found):
        names = [id for id in whitby.game_ids() if there.is_there(whitby.game(id))]
        raise click.ClickException(words.say("companion-no-game", game=found.id, names=", ".join(names)))
    path = file or Path(f"{found.id}.companion.json")
    try:
        kept = read(path.read_bytes()) if path.exists() else None
        if kept and kept.game != found.id:
            raise ValueError("a session of another game")
        session = Session(found, dict(kept.options) if kept else parse_options(found, given, words), kept.entries if kept else ())
    except (ValueError, Refused):
        raise click.ClickException(f"{path}: {words.say('companion-bad-file')}") from None
    Window(session, words, console(), path).run()
    if session.entries:
        click.echo(words.say("companion-kept", file=str(path)))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", default=None, help="Whose eyes; without it the public's.")
@click.option("--step", default=None, type=int, help="Only the position after so many choices.")
@click.option("--all", "whole", is_flag=True, help="Print the whole game instead of stepping through it.")
@LANGUAGE
def replay(file: Path, seat: str | None, step: int | None, whole: bool, language: str | None) -> None:
    """Look at the recorded game in FILE as a seat saw it."""
    import whitby
    from whitby import notation
    from whitby.terminal.replay import Replay

    words = words_for(language)
    try:
        record = notation.read(file.read_bytes())
    except OSError as e:
        raise click.ClickException(words.say("error-no-file", file=str(file), problem=e.strerror or str(e))) from None
    except ValueError as e:
        raise click.ClickException(words.say("error-broken-record", file=str(file), problem=str(e))) from None
    game = whitby.game(record.game)
    words = words_for(language, game.id)
    shown = Replay(game, record, None if seat is None else seat_named(game, seat, words), words, console())
    if step is not None:
        if not 0 <= step <= shown.steps:
            raise click.ClickException(words.say("error-no-step", steps=shown.steps, step=step))
        shown.show(step)
    elif whole or not sys.stdin.isatty():
        shown.whole()
    else:
        try:
            shown.walk(input)
        except EOFError:
            raise click.ClickException(words.say("input-ended")) from None


# --- study --------------------------------------------------------------------------------
@main.command()
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@LANGUAGE
def rules(game: str, words: tuple[str, ...], language: str | None) -> None:
    """Read the rules of GAME clause by clause: all, or those with every WORD in their text or number."""
    from whitby.terminal import rules as module

    found = game_named(game, words_for(language))
    if not module.show(found, words_for(language, found.id), console(), " ".join(words)):
        raise click.exceptions.Exit(1)


@main.command()
@click.argument("game")
@click.option("--all", "everything", is_flag=True, help="Also what stands in the rulebook.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@LANGUAGE
def facts(game: str, everything: bool, as_json: bool, language: str | None) -> None:
    """List what is assumed in GAME, how sure it is, and where to change it."""
    from whitby.terminal import assumptions

    found = game_named(game, words_for(language))
    if as_json:
        click.echo(assumptions.as_json(found, language or "en", everything))  # programs get the same on every machine
    else:
        assumptions.show(found, words_for(language, found.id), console(), everything)


@main.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def observation(game: str, as_json: bool) -> None:
    """List what the numbers of an observation of GAME mean, field by field (for programs that learn; docs/guide/research.md)."""
    from whitby.research.observation import row_of
    from whitby.research.odds import odds_row_of

    id = game_named(game, words_for(None)).id
    row, odds = row_of(id), odds_row_of(id)
    if as_json:
        click.echo(json.dumps({"observation": row.described(), "belief": odds.described()}, indent=1))
    else:
        click.echo("\n".join([*row.lines(), "", "with belief=True, as numbers from 0 to 1:", *odds.lines()]))


@main.command()
@click.option("--peers", is_flag=True, help="Measure other engines in the same run.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="Rounds, of which the median counts.")
@click.option("--seconds", default=1.0, show_default=True, type=click.FloatRange(0.01), help="CPU time of one measurement.")
@click.option("--seed", default=1, show_default=True, type=int)
def bench(peers: bool, as_json: bool, rounds: int, seconds: float, seed: int) -> None:
    """Measure how fast the games run, on one core, in CPU time."""
    from whitby import bench as module
    from whitby.terminal.study import speed

    try:
        figures = module.measure(peers, rounds, seconds, seed)
    except module.NoPeer as e:
        raise click.ClickException(str(e)) from None
    click.echo(json.dumps(figures, indent=1) if as_json else speed(figures))


@main.command()
@click.argument("game")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1), help="Random games to check.")
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--thorough", is_flag=True, help="Also the costly laws at every step.")
@click.option("--only", multiple=True, metavar="LAW", help="This law alone, by its short name; may be repeated.")
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="A ruling or house rule; may be repeated.")
def laws(game: str, count: int, seed: int, thorough: bool, only: tuple[str, ...], jobs: int, given: tuple[str, ...]) -> None:
    """Check that GAME obeys the laws every game obeys: no leak, no dead end, the same game again from its record."""
    from whitby.laws import LAWS
    from whitby.terminal.laws import run_laws

    words = words_for(None)
    found = game_named(game, words)
    for law in only:
        if law not in LAWS:
            raise click.ClickException(f"there is no law {law!r}; the laws are {', '.join(LAWS)}")
    options = parse_options(found, given, words)
    raise click.exceptions.Exit(run_laws(found.id, count, seed, thorough, jobs or os.cpu_count() or 1, only, options))


@main.command()
@click.argument("game")
@click.option("--games", "count", default=500, show_default=True, type=click.IntRange(1), help="Random games to play.")
@click.option("--seed", default=0, show_default=True, type=int)
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def refusals(game: str, count: int, seed: int, jobs: int, as_json: bool) -> None:
    """Try in GAME what cannot be done and count the refusals that give no real reason, and the questions that list nothing as closed."""
    from whitby.terminal.study import run_refusals

    raise click.exceptions.Exit(run_refusals(game_named(game, words_for(None)).id, count, seed, jobs or os.cpu_count() or 1, as_json))


@main.command()
@click.argument("game")
@click.option("--games", "count", default=1000, show_default=True, type=click.IntRange(1), help="Random games to play.")
@click.option("--seed", default=0, show_default=True, type=int)
@click.option("--jobs", default=0, type=click.IntRange(0), help="Processes; 0 is one for each core.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="A ruling or house rule; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def simulate(game: str, count: int, seed: int, jobs: int, given: tuple[str, ...], as_json: bool) -> None:
    """Play many random games of GAME and count who wins."""
    from whitby.terminal.study import run_simulate

    words = words_for(None)
    found = game_named(game, words)
    raise click.exceptions.Exit(run_simulate(found.id, count, seed, jobs, as_json, parse_options(found, given, words)))


@main.command()
@click.argument("game")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1), help="Games to play.")
@click.option("--seed", default=0, show_default=True, type=int)
@click.option(
    "--seats",
    default="",
    metavar="SEAT=BOT,…",
    help="Who plays which seat, such as dracula=easy,*=random; without it easy. Levels are those of play --bot.",
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="A ruling or house rule; may be repeated.")
@click.option("--paired", nargs=2, metavar="A B", help="Two bots in the same games: how much better is B than A, in each side's seats?")
@click.option("--against", default="easy", show_default=True, metavar="BOT", help="Whom both play against, with --paired.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def match(
    game: str,
    count: int,
    seed: int,
    seats: str,
    jobs: int,
    given: tuple[str, ...],
    paired: tuple[str, str] | None,
    against: str,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other and count who wins."""
    from whitby import match as module
    from whitby.terminal.study import run_match, run_paired

    words = words_for(None)
    found = game_named(game, words)
    if paired:
        if seats:
            raise click.UsageError("--seats says who plays; --paired does so itself")
        try:
            code = run_paired(found.id, *paired, count, seed, against, jobs, as_json, parse_options(found, given, words))
        except ValueError as e:
            raise click.ClickException(str(e)) from None
        raise click.exceptions.Exit(code)
    try:
        table = module.bots_by_seat(found, module.parse_seats(seats))
    except ValueError as e:
        raise click.ClickException(str(e)) from None
    raise click.exceptions.Exit(run_match(found.id, count, seed, table, jobs, as_json, parse_options(found, given, words)))
