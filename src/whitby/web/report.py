"""What somebody sends along when something is wrong: made from his own screen and his own choices, so it tells nothing else."""

from __future__ import annotations

from msgspec import Raw

import whitby
from whitby.table.closed import own_rows
from whitby.table.seats import PERSON
from whitby.table.table import Table
from whitby.web.messages import Report


def report(table: Table, eyes: int, build: str) -> Report:
    """In the tables' thread: the report of one who looks through these eyes."""
    screen, info = table.screen(eyes), table.info
    kinds = [PERSON if holder.lent or holder.kind == PERSON else holder.kind for holder in table.seat_holders]
    return Report(
        whitby=whitby.__version__,
        build=build,
        game=info.game,
        rules=info.rules,
        options=info.options,
        seats=dict(zip(table.game.seats, kinds, strict=True)),
        chosen=own_rows(table, table.storage.log(table.id), eyes) if eyes else [],
        question=screen.question,
        head=Raw(screen.head),
        body=Raw(screen.body),
        news=[Raw(news) for news in screen.news],
    )
