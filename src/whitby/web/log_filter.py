"""A log that a fault cannot fill: what repeats is told once a minute, with the number of times."""

from __future__ import annotations

import logging
import time

LOGGERS = ("asyncio", "uvicorn.error", "whitby.web")
SECONDS = 60.0
REMEMBERED = 1_000  # faults that differ


class RepeatFilter(logging.Filter):
    """Lets the first record of a kind through, and then one a minute."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__()
        self.seconds = seconds
        self.seen: dict[tuple[str, ...], tuple[float, int]] = {}  # by kind: when it was last told, and how many were suppressed since

    def filter(self, record: logging.LogRecord) -> bool:
        now, kind = time.monotonic(), kind_of(record)
        at, suppressed = self.seen.get(kind, (-self.seconds, 0))
        if now - at < self.seconds:
            self.seen[kind] = at, suppressed + 1
            return False
        if len(self.seen) >= REMEMBERED:
            self.seen.clear()
        self.seen[kind] = now, 0
        if suppressed:
            record.msg = f"{record.msg} (and {suppressed} times more since it was told last)"
        return True


def kind_of(record: logging.LogRecord) -> tuple[str, ...]:
    """Records are of one kind if they say the same from the same place, whatever the numbers in them."""
    said = str(record.msg).partition("\n")[0]
    fault = record.exc_info[1] if record.exc_info else None
    if fault is None:
        return record.name, said
    last = fault.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    place = f"{last.tb_frame.f_code.co_filename}:{last.tb_lineno}" if last else ""
    return record.name, said, type(fault).__name__, place


def filter_repeated_logs() -> None:
    """Filter the logs of this process from now on."""
    repeats = RepeatFilter()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(repeats)
