"""The games that some eyes cannot tell from the true one: many from one view, which is read once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from whitby.engine import News, State, ask_again, openly_asked
from whitby.rng import Rng

TRIES: Final = 500  # until a filling fits; most do at once

Fill = Callable[[Any, dict[str, Any], Sequence[News], Rng, Any], bool]  # (state, view, heard, rng, belief): did it go well?


class Worlds:
    """Worlds of one view: each a copy of its open fields, the holes filled anew."""

    def __init__(self, blank: State, view: dict[str, Any], heard: Sequence[News], belief: Any, fill_holes: Fill) -> None:
        self.blank = blank  # with the open fields of the view, its holes still there
        self.view = view
        self.heard = heard
        self.belief = belief  # what these eyes think how likely the rest is, or None
        self.fill_holes = fill_holes

    def deal(self, rng: Rng) -> State:
        """A whole game that these eyes cannot tell from the true one."""
        for _ in range(TRIES):
            s = self.blank.copy()
            if self.fill_holes(s, self.view, self.heard, rng, self.belief):
                ask_again(s)
                if s.winners >= 0 or openly_asked(s) == self.view["asked"]:
                    return s
        raise LookupError("no game found that fits this view")
