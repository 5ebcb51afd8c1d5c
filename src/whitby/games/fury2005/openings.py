"""Prepared openings: positions that random play rarely reaches, for the laws."""

from __future__ import annotations

from typing import Final

from whitby.game import Opening

OPENINGS: Final[tuple[Opening, ...]] = ()
