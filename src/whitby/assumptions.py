"""What is assumed in a game: figures with their confidence, and readings where the rulebook is silent."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from posixpath import normpath
from typing import Any, NamedTuple

from whitby.games import packages

TABLES = ("cards.toml", "board.toml", "map.toml")  # those that the game has
READINGS = "assumptions.toml"
RULEBOOK = "seed"  # the confidence of what stands in the rulebook
ASSUMED = "assumed"
CONFIDENCE = "confidence"  # in a row: of all that it says
SUFFIX = "_confidence"  # in a row: of one figure
NOTES = ("note", ASSUMED)  # in a row: what is to be said of it; what in it is our choice, whatever its confidence

Say = Callable[[str], str]  # a text in the reader's language


class Assumption(NamedTuple):
    """A figure of the game's tables with its confidence, or a reading where the rulebook is silent."""

    kind: str  # figure or reading
    about: str
    value: str  # of a figure; of a reading, how we read it
    confidence: str
    where: str  # the file and key, or function, or option, that decides it
    note: str = ""
    clause: str = ""
    other: str = ""  # another reading that one might choose
    weight: str = ""  # how much it matters: none, low, medium, high
    number: int = 0  # of a reading: its place in the list from 1, as clauses cite it, (A 7)


def all_assumptions(game: str, say: Say = str) -> list[Assumption]:
    """All figures and readings of a game, from the tables in its package and its list of readings; each text as `say` puts it."""
    folder = files(f"whitby.games.{packages()[game]}")
    readings = folder.joinpath(READINGS)
    listed: dict[str, Any] = tomllib.loads(readings.read_text("utf-8")) if readings.is_file() else {}
    home = f"src/whitby/games/{packages()[game]}"
    out: list[Assumption] = []
    for name in TABLES:
        if folder.joinpath(name).is_file():
            table = tomllib.loads(folder.joinpath(name).read_text("utf-8"))
            out += figures(table, f"{home}/{name}", "", listed.get("covers", {}), say)
    for number, r in enumerate(listed.get("reading", []), 1):
        where = r["where"] if r["where"].startswith("option ") else normpath(f"{home}/{r['where']}")
        sure = r.get("confidence", ASSUMED)
        other = say(r["other"]) if "other" in r else ""
        out.append(Assumption("reading", say(r["about"]), say(r["reading"]), sure, where, "", r["clause"], other, r["weight"], number))
    return out


def figures(table: dict[str, Any], file: str, at: str, covers: dict[str, list[str]], say: Say = str) -> Iterator[Assumption]:
    """Every value of a table that has a confidence beside it."""
    name = str(table.get("id", at))
    note = "; ".join(f"{say(key)}: {say(table[key])}" if key == ASSUMED else say(table[key]) for key in NOTES if key in table)
    for key, value in table.items():
        if key == CONFIDENCE:
            shown = ", ".join(
                f"{k} {as_text(v)}" for k, v in table.items() if k not in ("id", CONFIDENCE, *NOTES) and not k.endswith(SUFFIX)
            )
            yield Assumption("figure", name, shown, str(value), f"{file}: {table.get('id') or f'[{at}]'}", note)
        elif key.endswith(SUFFIX):
            about = key.removesuffix(SUFFIX)
            keys = covers.get(about, [about])
            shown = ", ".join(str(table[k]) for k in keys if k in table)
            inside = str(table.get("id", "")) or (f"[{at}]" if at else "")
            where = f"{file}: {inside} {', '.join(keys) or key}".replace(":  ", ": ")
            yield Assumption("figure", f"{name} {about}".strip(), shown, str(value), where, note)
        elif isinstance(value, dict):
            yield from figures(value, file, key, covers, say)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for row in value:
                yield from figures(row, file, key, covers, say)


def as_text(value: Any) -> str:
    """A value of a table as people read it."""
    return "+".join(str(v) for v in value) or "–" if isinstance(value, list) else str(value)


def assumed(game: str, everything: bool, say: Say = str) -> list[Assumption]:
    """The figures and readings of a game; those that stand in the rulebook only if `everything` is asked for."""
    return [assumption for assumption in all_assumptions(game, say) if everything or assumption.confidence != RULEBOOK]
