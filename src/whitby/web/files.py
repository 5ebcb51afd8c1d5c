"""Open files: as many as the system gives, and no more connections than fit into them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from whitby.web.settings import Limits

WANTED = 16_384
SPARE = 500  # for the database, and for connections that are accepted only to be turned away


def raise_file_limit() -> int:
    """Ask the system for many; how many files may be open now."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    for wanted in (most, 10_240):  # macOS says that it has no limit, and refuses more than this
        if soft != resource.RLIM_INFINITY and soft < wanted <= most:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return wanted
    return WANTED if soft == resource.RLIM_INFINITY else soft


def fitting(limits: Limits, files: int) -> Limits:
    """The limits, lowered to so many open files: a fifth of the connections stays for pages that are no sockets yet."""
    connections = min(limits.connections, max(files - SPARE, files // 2))
    return replace(limits, connections=connections, all_sockets=min(limits.all_sockets, connections * 4 // 5))
