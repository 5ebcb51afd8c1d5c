"""`whitby serve`: start a server, say where it is, open the page, and end cleanly."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn

from whitby.table.storage import StorageError
from whitby.web.app import make_app
from whitby.web.pages import MISSING, Pages
from whitby.web.settings import LOOPBACK, Limits, Settings

PORT = 8000
PORTS = 20  # tried one after the other, where none was asked for
FILE = "whitby.sqlite3"
EVERYWHERE = {"0.0.0.0", "::", ""}


class Cannot(Exception):
    """Why the server cannot start, in words for the one who started it."""


def serve(host: str = "127.0.0.1", port: int | None = None, data: Path | None = None, open_page: bool | None = None) -> None:
    """Serve until Ctrl-C; Cannot with the reason if that is not possible."""
    folder = data or Path(platformdirs.user_data_dir("whitby", appauthor=False))
    settings = Settings(folder / FILE, hosts=None if host in EVERYWHERE else LOOPBACK | {host.lower()})
    listening = listen(host, port)
    try:
        app = make_app(settings)
    except StorageError as error:
        listening.close()
        raise Cannot(str(error)) from None
    address = address_of(listening)
    print(f"Whitby is at {address} (Ctrl-C ends it; games are kept in {folder})", flush=True)
    if not Pages(settings.static).built:
        print(MISSING, file=sys.stderr, flush=True)
    elif open_page if open_page is not None else has_display():
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    with suppress(KeyboardInterrupt):  # by then everything is closed
        uvicorn.Server(config(app, settings.limits)).run([listening])


def config(app: object, limits: Limits) -> uvicorn.Config:
    """How uvicorn is set up; requests are not logged, because addresses tell who plays what."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,  # how well a message packs would tell something of what is in it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        h11_max_incomplete_event_size=16_384,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the next free one."""
    for wanted in [port] if port is not None else range(PORT, PORT + PORTS):
        try:
            family = socket.getaddrinfo(host or None, wanted, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
            return bound(family, host, wanted)
        except socket.gaierror:
            raise Cannot(f"there is no address {host}") from None
        except OSError as error:
            problem = error
    if port is not None:
        raise Cannot(f"port {port} of {host} cannot be used ({problem.strerror}); another one: --port {port + 1}")
    raise Cannot(f"no port from {PORT} to {PORT + PORTS - 1} of {host} can be used ({problem.strerror}); name another one: --port")


def bound(family: int, host: str, port: int) -> socket.socket:
    """A socket that listens there, and nobody else on the same port."""
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # there it would let two servers share the port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(1024)
    except BaseException:
        found.close()
        raise
    return found


def address_of(listening: socket.socket) -> str:
    """The address that people type."""
    host, port = listening.getsockname()[:2]
    host = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_display() -> bool:
    """Is there a screen on which a browser could open?"""
    return os.name == "nt" or sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
