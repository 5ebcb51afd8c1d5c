"""A guest's own marks on the map: kept for the person, whatever seats he has, and shown to nobody else."""

from __future__ import annotations

from whitby.table.refusal import Refusal
from whitby.table.storage import Guest, Mark, Storage
from whitby.table.table import Table

MOST = 200  # marks of one guest at one table


def marks_of(storage: Storage, table: Table, guest: Guest) -> list[Mark]:
    """The marks of a guest who sits at the table."""
    check_seated(table, guest)
    return storage.marks(table.id, guest.hash)


def set_mark(storage: Storage, table: Table, guest: Guest, mark: Mark) -> None:
    """Set a guest's mark on a place, or remove it if it says nothing; of two devices the last one counts."""
    check_seated(table, guest)
    if mark.place not in places(table):
        raise Refusal("no-place")
    if not mark.kind and not mark.note:
        return storage.drop_mark(table.id, guest.hash, mark.place)
    others = [other for other in storage.marks(table.id, guest.hash) if other.place != mark.place]
    if len(others) >= MOST:
        raise Refusal("too-many-marks")
    storage.put_mark(table.id, guest.hash, mark)


def check_seated(table: Table, guest: Guest) -> None:
    """Refuse one who has no seat at the table."""
    if not table.eyes(guest.hash):
        raise Refusal("not-seated")


def places(table: Table) -> set[str]:
    """The ids of all places on the game's board."""
    return {place["id"] for place in table.game.board.get("place", ())}
