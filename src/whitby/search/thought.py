"""What somebody thought of an option."""

from __future__ import annotations

from typing import NamedTuple


class Thought(NamedTuple):
    """An option and what it seems worth."""

    choice: int
    worth: float  # the odds to win, where it was tried; else on the judgement's own scale
    tried: int  # in so many imagined games; 0: judged alone
