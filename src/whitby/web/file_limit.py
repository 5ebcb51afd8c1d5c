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


def limits_for_files(limits: Limits, files: int) -> Limits:
    """The limits, lowered to so many open files: a fifth of the connections stays for pages that are no sockets yet."""
    connections = min(limits.connections, max(files - SPARE, files // 2))
    sockets = min(limits.all_sockets, connections * 4 // 5)
    return replace(
        limits,
        connections=connections,
        connections_per_address=share(limits.connections_per_address, limits.connections, connections),
        all_sockets=sockets,
        sockets_per_address=share(limits.sockets_per_address, limits.all_sockets, sockets),
    )


def share(per_address: int, before: int, now: int) -> int:
    """What one address may have where all together get fewer: at most half, unless it might have had all."""
    return per_address if per_address >= before else min(per_address, now // 2)
