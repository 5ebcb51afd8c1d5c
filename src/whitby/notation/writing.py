"""A record as text."""

from __future__ import annotations

from whitby import games
from whitby.game import Game
from whitby.notation.record import END, EXTRA, FORMAT, OWN_KEY, Record, extra_keys


def write(record: Record, game: Game | None = None) -> str:
    """A record as text, as the head of this package describes it; ValueError where a line cannot hold it."""
    game = game or games.game(record.game)
    lines = [FORMAT, f"game: {record.game}", f"rules: {record.rules}"]
    lines += [f"option {name}: {value_text(value)}" for name, value in record.options.items()]
    lines += [f"opening: {record.opening}"] if record.opening else []
    lines += [f"seat {name}: {player}" for name, player in zip(game.seats, record.players, strict=True)]
    lines.append(f"result: {record.result}")
    lines += [f"{key}: {value}" for key, value in (("ending", record.ending), ("degree", record.degree), ("end", record.end)) if value]
    lines += [f"{name}: {value}" for name, value in record.extra.items()]
    for line in lines:
        if line != " ".join(line.split()) or not line.isprintable():
            raise ValueError(f"a record cannot hold {line!r}: one line, no doubled spaces")
    for name in record.extra:
        if name not in EXTRA and not OWN_KEY.fullmatch(name):
            raise ValueError(f"{name!r} cannot be a key of a record: {extra_keys()}")
    lines += ["", *(f"{game.seat_name(seat)}: {game.text(choice)}" for seat, choice in record.choices), END]
    return "\n".join(lines) + "\n"


def value_text(value: bool | int | str) -> str:
    """An option's value as it is typed and written: `true`, `300`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
