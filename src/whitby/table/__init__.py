"""The table: one game under way, who sits where, its log and where it is kept."""

from whitby.table.refusal import Refusal
from whitby.table.seats import SeatHolder
from whitby.table.storage import Conflict, Row, Storage, StorageError
from whitby.table.table import Table
from whitby.table.tables import Tables

__all__ = ["Conflict", "Refusal", "Row", "SeatHolder", "Storage", "StorageError", "Table", "Tables"]
