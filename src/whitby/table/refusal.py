"""The exception with which a table refuses something."""

from __future__ import annotations


class Refusal(Exception):
    """Something that was not done: an id of the game's reasons or of the common ones, the clause it stands on, and which choice it was."""

    def __init__(self, reason: str, clause: str = "", choice: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.choice = choice
