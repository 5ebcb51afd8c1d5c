"""The commands that study a game, `whitby simulate`, `match`, `refusals` and `bench`: a bar while they work, then a table or JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import whitby
from whitby import match, paired, refusal_study, simulate
from whitby.bench import Figures
from whitby.outcomes import Outcomes
from whitby.refusal_study import MOST_FALLBACKS

Rows = list[tuple[str, int]]
WORSE = -0.02  # a change of a bot lands only if it is certainly no worse than that in any seat


@contextmanager
def progress(about: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, moved on by what it gives: how much is done, and of how much."""
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(about, total=total)
        yield lambda done, of: shown.update(task, completed=done)


def print_json(data: Any) -> None:
    """Print a result as JSON, for programs."""
    print(json.dumps(data, indent=2))


def say(console: Console, text: str, style: str = "") -> None:
    """A line as it is, however wide."""
    console.print(text, style=style, highlight=False, soft_wrap=True)


def endings(result: Outcomes) -> Rows:
    """Why games were over, and how far they were won."""
    return [(f"ended: {name}", n) for name, n in result.endings.items()] + [(f"degree: {name}", n) for name, n in result.degrees.items()]


def share(n: int, of: int) -> str:
    """A share of games in per cent, as it is printed."""
    return f"{100 * n / max(1, of):.1f} %"


# --- random games -------------------------------------------------------------------------
def run_simulate(game_id: str, games: int, seed: int, jobs: int, as_json: bool, options: dict[str, Any]) -> int:
    """Run `whitby simulate` and print what came of it: the exit code, 1 if a game crashed or did not end."""
    try:
        with progress(game_id, games) as step:
            result = simulate.simulate(game_id, games, seed, jobs, options, step)
    except simulate.GameCrashed as crash:
        again = f"to see it again: whitby.simulate.one_game({game_id!r}, {crash.seed!r}, …)"
        Console(stderr=True).print(f"{crash}\n{again}", markup=False, soft_wrap=True)
        return 1
    print_json(result.data()) if as_json else show_simulation(result)
    return 1 if result.unfinished else 0


def show_simulation(result: simulate.Result) -> None:
    """The results as a table."""
    table = Table(title=f"{result.game}: {result.games} random games, seed {result.seed}")
    for name in ("", "games", "share"):
        table.add_column(name, justify="left" if not name else "right")
    rows = [*((f"{seat} wins", n) for seat, n in result.wins.items()), ("drawn", result.draws), ("unfinished", result.unfinished)]
    for name, n in rows + endings(result):
        table.add_row(name, str(n), share(n, result.games))
    console = Console()
    console.print(table)
    data = result.data()
    say(
        console,
        f"steps a game: {data['mean_steps']} on average, {result.longest} at most (game {result.longest_seed}); "
        f"{data['decisions_per_game']} of them with a choice; {result.seconds:.1f} s",
    )
    for seed in result.unfinished_seeds[:20]:
        say(console, f"no end: game {seed}", "red")


# --- bots against bots ----------------------------------------------------------------------
def run_match(game_id: str, games: int, seed: int, seats: dict[str, str], jobs: int, as_json: bool, options: dict[str, Any]) -> int:
    """Run `whitby match` and print what came of it: the exit code, 1 if a game did not end."""
    with progress(game_id, games) as step:
        result = match.match(game_id, games, seed, seats, jobs, options, step)
    print_json(result.data()) if as_json else show_match(result)
    return 1 if result.unfinished else 0


def run_paired(
    game_id: str, first: str, second: str, games: int, seed: int, against: str, jobs: int, as_json: bool, options: dict[str, Any]
) -> int:
    """Run `whitby match --paired` and print what came of it: the exit code, 1 if the second may be worse by two points in a seat."""
    with progress(f"{game_id}: {first} and {second}", games * len(whitby.game(game_id).sides)) as step:
        result = paired.paired(game_id, first, second, games, seed, against, jobs, options, step)
    print_json(result.data()) if as_json else show_paired(result)
    return 0 if all(gain.low > WORSE for gain in result.sides) else 1


def show_paired(result: paired.Paired) -> None:
    """The gains as a table."""
    title = f"{result.game}: {result.second} instead of {result.first}, against {result.against}, seed {result.seed}"
    table = Table(title=title)
    for name in ("side", "pairs", result.first, result.second, "gain", "95 % interval"):
        table.add_column(name, justify="left" if name == "side" else "right")
    for gain in result.sides:
        interval = f"{100 * gain.low:+.1f} to {100 * gain.high:+.1f}"
        table.add_row(
            gain.side, str(gain.games), f"{100 * gain.first:.1f} %", f"{100 * gain.second:.1f} %", f"{100 * gain.gain:+.1f}", interval
        )
    Console().print(table)


def show_match(result: match.Result) -> None:
    """The results as a table."""
    table = Table(title=f"{result.game}: {result.games} games, seed {result.seed}")
    for name in ("", "games", "share", "95 % interval"):
        table.add_column(name, justify="left" if not name else "right")
    rows = [*((f"{with_bots(side, result.seats)} wins", n) for side, n in result.wins.items()), ("drawn", result.draws)]
    if result.unfinished:
        rows.append(("unfinished", result.unfinished))
    for name, n in rows + endings(result):
        low, high = match.wilson(n, result.games)
        table.add_row(name, str(n), share(n, result.games), f"{100 * low:.1f} to {100 * high:.1f} %")
    console = Console()
    console.print(table)
    data = result.data()
    length = data["decisions"]
    say(console, f"decisions a game: {length['mean']} on average, {length['median']} median, {length['longest']} at most")
    for seat, t in data["milliseconds_a_choice"].items():
        say(console, f"{seat} ({result.seats[seat]}): {t['mean']} ms a choice, {t['longest']} ms at most")


def with_bots(side: str, seats: dict[str, str]) -> str:
    """A side for the table, each seat with the name of its bot."""
    return ", ".join([f"{seat} ({seats[seat]})" for seat in side.split(", ")])


# --- what is refused --------------------------------------------------------------------------
def run_refusals(game_id: str, games: int, seed: int, jobs: int, as_json: bool) -> int:
    """Run `whitby refusals` and print what came of it: the exit code, 1 if too much is refused without a reason."""
    with progress(f"refusals of {game_id}", games) as step:
        result = refusal_study.count_refusals(game_id, games, seed, step, jobs)
    print_json(result.data()) if as_json else show_refusals(result)
    return 0 if result.fine else 1


def show_refusals(result: refusal_study.Result) -> None:
    """The figures as a table, the summary below."""
    table = Table(title=f"{result.game}: what was refused in {result.games} random games, seed {result.seed}", box=None)
    table.add_column("question", no_wrap=True)
    for name in ("asked", "with a choice", "with a list", "refusals", "fallbacks"):
        table.add_column(name, justify="right", no_wrap=True)
    for name, row in sorted(result.rows.items()):
        bad = "red" if name in result.unlisted or row.fallbacks > row.refusals * MOST_FALLBACKS / 100 else ""
        table.add_row(name, *(str(n) for n in (row.asked, row.choices, row.listed, row.refusals, row.fallbacks)), style=bad)
    console = Console()
    console.print(table)
    for reason, n in result.cited.most_common():
        say(console, f"{reason}: {n}, such as {result.examples[reason]}")
    say(
        console,
        f"refusals {result.refusals}, fallbacks {result.fallbacks} ({result.share:.2f} %, fewer than {MOST_FALLBACKS:g} % wanted); "
        f"questions with a choice but no list of what is closed: {', '.join(result.unlisted) or 'none'}",
    )


# --- speed ------------------------------------------------------------------------------------
def speed(figures: Figures) -> str:
    """`whitby bench` for people, with what one of ours makes of one of theirs."""
    lines = [f"whitby {figures['version']} on {figures['machine']}, seed {figures['seed']}; one core, CPU time"]
    for id, ours in figures["games"].items():
        lines.append(f"\n{id} ({'compiled' if ours['compiled'] else 'plain Python'}, {ours['steps_per_game']} steps a game)")
        for name in ("steps_per_s", "decisions_per_s", "copies_per_s", "with_views_per_s", "imagined_per_s", "bytes_per_copy"):
            lines.append(f"  {name:18}{ours[name]:>12,}")
    for name, theirs in figures["peers"].items():
        lines.append(f"\n{name} {theirs['version']}")
        lines += [f"  {key:18}{theirs[key]:>12,}" for key in ("actions_per_s", "copies_per_s")]
        for id, ours in figures["games"].items():
            steps, copied = ours["steps_per_s"] / theirs["actions_per_s"], ours["copies_per_s"] / theirs["copies_per_s"]
            lines.append(f"  {id} makes {steps:.1f} times the steps and {copied:.1f} times the copies")
    return "\n".join(lines)
