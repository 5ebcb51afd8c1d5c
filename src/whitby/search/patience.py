"""How long somebody may think; the only clock that a search knows, and it is looked at only where there is a limit."""

from __future__ import annotations

import math
import time


class Patience:
    """So many seconds from now on."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.end = math.inf if seconds == math.inf else time.monotonic() + seconds

    def is_over(self) -> bool:
        """Is it too late to look further?"""
        return self.end != math.inf and time.monotonic() >= self.end
