"""Write the code that follows from a game's list of fields: games/<game>/generated/ and research/rows/<game>.py.

    .venv/bin/python tools/generate.py          write it for every game
    .venv/bin/python tools/generate.py --check  only say what would change

Straight code, a line a field, is several times as fast as a loop over names. It is committed; a test compares.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

SOURCES = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCES))

from whitby.fields import ALL, Field, Fields, ViewOnly, state_fields  # noqa: E402

STATE = '''"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import {names}


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        self.begin_engine()
{begin}

    def copy_to(self, t: Fields) -> None:
        """Set every field of a new state."""
        self.copy_engine_to(t)
{copy}

    def snapshot(self) -> dict[str, Any]:
        return {{
            **self.engine_snapshot(),
{snapshot}
        }}

    def fill(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        self.fill_engine(values, rules)
{fill}
'''
VIEW = '''"""What eyes may know of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

{imports}


def view(s: {state}, eyes: int) -> dict[str, Any]:
    """A snapshot with holes."""
    return {{
        "eyes": eyes,
{plain}
        "winners": s.winners,
        "ending": s.ending,
        "degree": s.degree,
{rest}
        "answers": answers_seen(s, eyes),
        "agenda": [task_words(task) for task in s.agenda],
        "running": task_words(s.running),
        "asked": asked_seen(s),
        "options": options_seen(s, eyes),
    }}
'''
ROW = '''"""A row of numbers straight from a state: what its view would say. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

{imports}


def write(s: {state}, eyes: int, pen: Pen) -> None:
    """Every column of the row, by its number."""
{columns}
'''
ENGINE = {
    "eyes": "put({}, eyes)",
    "asked": "put({}, asked_seen(s))",
    "running": "running({}, s.running)",
    "answers": "put({}, answers_seen(s, eyes))",
    "winners": "number({}, s.winners)",
    "ending": "number({}, s.ending)",
    "degree": "number({}, s.degree)",
}  # what whitby.research.observation adds to the columns of a game's fields, in its order


def games() -> list[str]:
    """The packages of games that list their fields."""
    return sorted(path.parent.name for path in SOURCES.glob("whitby/games/*/fields.py"))


def declared(package: str) -> tuple[Fields, tuple[str, ...], str]:
    """Fields, seats and the name of the state class, read without the rest of the package: it may not run before this is written."""
    name = f"whitby.games.{package}"
    there = set(sys.modules)
    if name not in there:
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__path__ = [str(SOURCES / "whitby/games" / package)]
    try:
        fields = importlib.import_module(f"{name}.fields")
        words = importlib.import_module(f"{name}.words")
    finally:
        for made in set(sys.modules) - there:
            if made.startswith("whitby.games"):
                del sys.modules[made]
    return fields.FIELDS, words.SEATS, fields.STATE


# --- shapes -----------------------------------------------------------------------------
def shape(start: Any) -> str:
    """The type of a field, from its start value."""
    if isinstance(start, bool):
        return "bool"
    if isinstance(start, int):
        return "int"
    if isinstance(start, tuple):
        return "Pile"
    return f"list[{shape(start[0])}]" if start else "list[int]"


def literal(start: Any) -> str:
    """A start value as source; equal slots are written once."""
    if isinstance(start, list) and len(start) > 1 and start.count(start[0]) == len(start):
        return f"[{start[0]!r}] * {len(start)}"
    return repr(start)


def copied(field: Field, value: str) -> str:
    """A field for a copy: piles are shared, lists are not."""
    return f"{value}.copy()" if isinstance(field.start, list) else value


def as_json(field: Field, value: str) -> str:
    """A field as a JSON value."""
    match shape(field.start):
        case "Pile":
            return f"list({value})"
        case "list[Pile]":
            return f"[list(pile) for pile in {value}]"
    return copied(field, value)


def from_json(field: Field, value: str) -> str:
    """A field from its JSON value."""
    match shape(field.start):
        case "Pile":
            return f"tuple({value})"
        case "list[Pile]":
            return f"[tuple(pile) for pile in {value}]"
        case "list[int]" | "list[bool]":
            return f"list({value})"
    return value


# --- the state --------------------------------------------------------------------------
def state_code(fields: Fields) -> str:
    """The source of generated/state.py: begin, copy, snapshot and fill."""
    own = state_fields(fields)
    return STATE.format(
        names="Pile, Rule, State" if any("Pile" in shape(f.start) for f in own) else "Rule, State",
        begin=lines(f"        self.{f.name}: {shape(f.start)} = {literal(f.start)}" for f in own),
        copy=lines(f"        t.{f.name} = {copied(f, f'self.{f.name}')}" for f in own),
        snapshot=lines(f'            "{f.name}": {as_json(f, f"self.{f.name}")},' for f in own),
        fill=lines(f"        self.{f.name} = " + from_json(f, f'values["{f.name}"]') for f in own),
    )


def state_class(fields: Fields) -> type[Any]:
    """The generated state as a class, for a game that is not compiled."""
    made: dict[str, Any] = {}
    exec(state_code(fields), made)
    return cast("type[Any]", made["Fields"])


def lines(some: Iterable[str]) -> str:
    """Lines of source, one below the other."""
    return "\n".join(some)


# --- the view ---------------------------------------------------------------------------
HOLES = {"int": "UNKNOWN", "Pile": "[UNKNOWN]", "list[int]": "[UNKNOWN] * len({value})"}  # what is seen of what lies behind a screen


def view_expression(field: Field | ViewOnly, seats: tuple[str, ...]) -> str:
    """The code for what eyes see of a field, by who may see it and by its shape."""
    if isinstance(field, ViewOnly):
        return f"{field.see}(s, eyes)"
    value = f"s.{field.name}"
    match field.see, shape(field.start):
        case "all", _:
            return as_json(field, value)
        case "nobody", "Pile":
            return f"[UNKNOWN] * len({value})"
        case "nobody", "list[Pile]":
            return f"[[UNKNOWN] * len(pile) for pile in {value}]"
        case "owner", _ if isinstance(field.start, list) and len(field.start) > len(seats):
            raise ValueError(f"{field.name} has {len(field.start)} slots for {len(seats)} seats: whose are they?")
        case "owner", "list[Pile]":
            return f"[list(pile) if eyes & BIT[seat] else [UNKNOWN] * len(pile) for seat, pile in enumerate({value})]"
        case "owner", "list[int]":
            return f"[card if card == NIL or eyes & BIT[seat] else UNKNOWN for seat, card in enumerate({value})]"
        case seat, "int" if seat in seats:
            return f"{value} if {value} == NIL or eyes & {1 << seats.index(seat)} else UNKNOWN"
        case seat, "Pile" if seat in seats:
            return f"list({value}) if eyes & {1 << seats.index(seat)} else [UNKNOWN] * len({value})"
        case see, kind if " " in see and see.rpartition("behind ")[2] in seats and kind in HOLES:
            own = f"list({value})" if kind in ("Pile", "list[int]") else value
            hole = HOLES[kind].format(value=value)
            over = " or s.winners >= 0" if see.startswith("until-end") else ""
            return f"{own} if eyes & {1 << seats.index(see.rpartition('behind ')[2])}{over} else {hole}"
        case function, _ if function.isidentifier() and function not in ("nobody", "owner", *seats):
            seen = f"{function}(s, eyes)"
            return {"Pile": f"list({seen})", "list[Pile]": f"[list(pile) for pile in {seen}]"}.get(shape(field.start), seen)
    raise ValueError(f"{field.name}, a {shape(field.start)}, cannot be seen by {field.see!r}")


def rank(field: Field | ViewOnly) -> int:
    """Open numbers and flags come first, then open slots of them, open piles, and the rest as listed."""
    if isinstance(field, ViewOnly) or field.see != ALL:
        return 3
    return {"int": 0, "bool": 0, "list[int]": 1, "list[bool]": 1, "Pile": 2}.get(shape(field.start), 3)


def view_code(package: str, state: str, fields: Fields, seats: tuple[str, ...]) -> str:
    """The source of generated/view.py: all that eyes may know, and nothing else."""
    entries = {f.name: view_expression(f, seats) for f in sorted(fields, key=rank)}
    plain = [f.name for f in fields if rank(f) == 0]
    rest = lines(f'        "{name}": {entry},' for name, entry in entries.items() if name not in plain)
    mine = sorted({f.see for f in fields if f"{f.see}(s, eyes)" in entries[f.name]})
    used = [name for name in ("NIL", "answers_seen", "asked_seen", "options_seen", "task_words") if name != "NIL" or "NIL" in rest]
    return VIEW.format(
        state=state,
        plain=lines(f'        "{name}": {entries[name]},' for name in plain),
        rest=rest,
        imports=lines(imports(package, state, used, mine, rest)),
    )


def imports(package: str, state: str, engine: list[str], functions: list[str], code: str) -> list[str]:
    """What the code about a state needs."""
    return [
        *(["from whitby.board import BIT"] if "BIT[" in code else []),
        *(["from whitby.cards import hidden"] if " hidden(" in code else []),
        f"from whitby.engine import {', '.join(engine)}",
        f"from whitby.games.{package}.state import {state}",
        *imported(f"whitby.games.{package}.view", functions),
        *([f"from whitby.games.{package}.words import UNKNOWN"] if "UNKNOWN" in code else []),
    ]


def imported(module: str, names: list[str]) -> list[str]:
    """An import as the formatter would write it."""
    line = f"from {module} import {', '.join(names)}"
    return [line] if len(line) <= 140 else [f"from {module} import (", *(f"    {name}," for name in names), ")"]


# --- the row ----------------------------------------------------------------------------
AS_PILES = {"list({})": "{}", "[UNKNOWN] * len({})": "hidden(len({}))", "[UNKNOWN]": "hidden(1)"}  # of a list of the view, without a copy


def pen_call(i: int, field: Field | ViewOnly, seats: tuple[str, ...]) -> str:
    """The call that writes column i: what the view shows there, and nothing else."""
    seen = view_expression(field, seats)
    if isinstance(field, ViewOnly):
        return f"put({i}, {seen})"
    value = f"s.{field.name}"
    match field.see, shape(field.start):
        case _, "int" | "bool":
            return f"number({i}, {seen})"
        case "all", "list[int]" | "list[bool]" if field.start:
            return f"numbers({i}, {value})"
        case _, "list[int]" | "list[bool]" if field.start:
            return f"numbers({i}, {seen})"
        case "nobody", "Pile":
            return f"number({i}, len({value}))"
        case "nobody", "list[Pile]":
            return f"sizes({i}, {value})"
        case "all", "list[Pile]":
            return f"piles({i}, {value})"
        case function, "Pile" | "list[Pile]" if f"{function}(s, eyes)" in seen:
            return f"{'pile' if isinstance(field.start, tuple) else 'piles'}({i}, {function}(s, eyes))"
        case _, "Pile":
            return f"pile({i}, {as_piles(seen, value)})"
        case _, "list[Pile]":
            return f"piles({i}, {as_piles(seen, 'pile')})"
    return f"put({i}, {seen})"


def as_piles(seen: str, value: str) -> str:
    """Code for lists as code for piles."""
    for listed, pile in AS_PILES.items():
        seen = seen.replace(listed.format(value), pile.format(value))
    return seen


def row_code(package: str, state: str, fields: Fields, seats: tuple[str, ...]) -> str:
    """The source of research/rows/<game>.py: the columns in the order of the fields, then the engine's."""
    calls = [pen_call(i, field, seats) for i, field in enumerate(fields)]
    functions = sorted({field.see for field, call in zip(fields, calls, strict=True) if f"{field.see}(s, eyes)" in call})
    calls += [call.format(i) for i, call in enumerate(ENGINE.values(), len(fields))]
    code = lines(f"    pen.{call}" for call in calls)
    engine = [name for name in ("NIL", "answers_seen", "asked_seen") if name in code]
    pen = "from whitby.research.rows.pen import Pen"
    return ROW.format(imports=lines([*imports(package, state, engine, functions, code), pen]), state=state, columns=code)


def written(package: str) -> dict[Path, str]:
    """The files that are generated for a game, with their contents."""
    fields, seats, state = declared(package)
    names = [field.name for field in fields]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{package} lists {', '.join(twice)} twice")
    folder = SOURCES / "whitby/games" / package / "generated"
    return {
        folder / "__init__.py": '"""Written by tools/generate.py."""\n',
        folder / "state.py": state_code(fields),
        folder / "view.py": view_code(package, state, fields, seats),
        SOURCES / "whitby/research/rows" / f"{package}.py": row_code(package, state, fields, seats),
    }


def same(path: Path, text: str) -> bool:
    """Is this what the file holds?"""
    return path.exists() and path.read_text("utf-8") == text


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the code that follows from the lists of fields.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 where something would change")
    check = parser.parse_args().check
    stale = {path: text for package in games() for path, text in written(package).items() if not same(path, text)}
    for path, text in stale.items():
        print(f"{'stale' if check else 'written'}: {path.relative_to(SOURCES.parent)}")
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
