"""`whitby serve`: start a server, say where it is, open the page, and end cleanly."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs
import uvicorn

from whitby.table.storage import StorageError
from whitby.web.addresses import Networks, host_name, networks, own_addresses
from whitby.web.app import make_app
from whitby.web.connections import Connections, HttpConnection, WebSocketConnection
from whitby.web.file_limit import limits_for_files, raise_file_limit
from whitby.web.front_end import NOT_BUILT, FrontEnd
from whitby.web.lock import FolderInUse, Lock
from whitby.web.log_filter import filter_repeated_logs
from whitby.web.prefix import checked_prefix
from whitby.web.settings import LOOPBACK, Limits, Settings, reach

HOST = "127.0.0.1"
PORT = 8000
GC_THRESHOLD = (5_000, 20, 1_000)  # when Python looks for cycles: with a thousand tables a look at all that lives takes half a second
PORTS = 20  # tried one after the other, where none was asked for
DATABASE_FILE = "whitby.sqlite3"
ANY_ADDRESS = {"0.0.0.0", "::", ""}
QUEUE = 1024  # connections that wait to be accepted
ACCEPTED_AT_ONCE = 25  # connections, before anything else is done, so that those too many are gone before the files are


class CannotStart(Exception):
    """Why the server cannot start, in words for the one who started it."""


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    open_page: bool | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    prefix: str = "",
) -> None:
    """Serve until Ctrl-C, or open the page of the server that has this folder; CannotStart with the reason if neither is possible."""
    folder = data or Path(platformdirs.user_data_dir("whitby", appauthor=False))
    open_browser = open_page if open_page is not None else has_display()
    try:
        below = checked_prefix(prefix)
    except ValueError as error:
        raise CannotStart(f"--prefix: {error}") from None
    try:
        lock = Lock(folder)
    except FolderInUse as held:
        return open_running_server(held, host, port, below, folder, open_browser)
    except OSError as error:
        raise CannotStart(f"{folder} cannot be used ({error.strerror})") from None
    with closing(lock):
        run(replace(settings_for(host or HOST, folder, names, proxies), prefix=below), host or HOST, port, lock, open_browser)


def settings_for(host: str, folder: Path, names: Sequence[str], proxies: Sequence[str]) -> Settings:
    """The settings that the options of the command mean; CannotStart if one makes no sense."""
    try:
        trusted = networks(proxies)
    except ValueError as error:
        raise CannotStart(f"--trusted-proxy: {error}") from None
    try:
        called = frozenset(host_name(name) for name in names)
    except ValueError as error:
        raise CannotStart(f"--name: {error}") from None
    settings = Settings(folder / DATABASE_FILE, hosts=None if host in ANY_ADDRESS else LOOPBACK | {host.lower()})
    return replace(settings, names=called, proxies=trusted, limits=limits_for_files(settings.limits, raise_file_limit()))


def run(settings: Settings, host: str, port: int | None, lock: Lock, open_browser: bool) -> None:
    """Listen, say where, and serve until a signal comes."""
    listening = listen(host, port)
    try:
        app = make_app(settings)
    except StorageError as error:
        listening.close()
        raise CannotStart(str(error)) from None
    address = url_of(listening, settings.prefix)
    lock.announce(address, host)
    print(f"Whitby is at {address} (Ctrl-C ends it; games are kept in {settings.database.parent})", flush=True)
    print(who_can_connect(settings, listening), flush=True)
    if not FrontEnd(settings.static).built:
        print(NOT_BUILT, file=sys.stderr, flush=True)
    elif open_browser:
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    filter_repeated_logs()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ends are alike
    gc.set_threshold(*GC_THRESHOLD)
    with suppress(KeyboardInterrupt):  # by then everything is closed
        Server(app, settings.limits, settings.proxies).run([listening])


def open_running_server(held: FolderInUse, host: str | None, port: int | None, prefix: str, folder: Path, open_browser: bool) -> None:
    """Open the page of the server that has the folder already; CannotStart if something else was asked for."""
    at = held.address or "an address that it does not tell"
    same = (host or held.host) == held.host and (port or port_of(held.address)) == port_of(held.address)
    if not held.address or not same or (prefix or path_of(held.address)) != path_of(held.address):
        raise CannotStart(f"the games in {folder} are in use by the server at {at}; for another one name another folder: --data FOLDER")
    print(f"Whitby is already at {held.address} (with the games in {folder})", flush=True)
    if open_browser:
        webbrowser.open(held.address)


def who_can_connect(settings: Settings, listening: socket.socket) -> str:
    """Whether friends reach this server from their own devices, and where or how."""
    port = listening.getsockname()[1]
    if reach(settings) == "loopback":
        return "Only this machine can reach it. For friends in your network start it with: whitby serve --host 0.0.0.0"
    if settings.names:
        at = sorted(settings.names)
        return f"Others call it {' or '.join(at)}"
    if settings.hosts is not None:
        return "Others in your network can reach it there"
    addresses = [url(address, port, settings.prefix) for address in own_addresses(listening.family)]
    return f"Others in your network reach it at {' or '.join(addresses)}" if addresses else "This machine seems to be in no network"


class Server(uvicorn.Server):
    """uvicorn, with a long queue of connections of which it takes a few at a time, and none once it ends."""

    def __init__(self, app: object, limits: Limits, proxies: Networks = ()) -> None:
        self.connections = Connections(limits, proxies)
        super().__init__(uvicorn_config(app, limits, self.connections))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.connections.admit_no_more()  # one that is just being accepted would be told nothing, and waited for
        await super().shutdown(sockets)


def uvicorn_config(app: object, limits: Limits, connections: Connections) -> uvicorn.Config:
    """How uvicorn is set up; requests are not logged, because addresses tell who plays what."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=partial(HttpConnection, all_connections=connections),  # type: ignore[arg-type]
        ws=partial(WebSocketConnection, all_connections=connections),  # type: ignore[arg-type]
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=False,  # the guard reads them
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,  # how well a message packs would tell something of what is in it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=round(limits.idle_seconds + 1),  # connections.py is quicker
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the next free one."""
    for wanted in [port] if port is not None else range(PORT, PORT + PORTS):
        try:
            family = socket.getaddrinfo(host or None, wanted, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
            return bound_socket(family, host, wanted)
        except socket.gaierror:
            raise CannotStart(f"there is no address {host}") from None
        except OSError as error:
            problem = error
    if port is not None:
        raise CannotStart(f"port {port} of {host} cannot be used ({problem.strerror}); another one: --port {port + 1}")
    raise CannotStart(f"no port from {PORT} to {PORT + PORTS - 1} of {host} can be used ({problem.strerror}); name another one: --port")


def bound_socket(family: int, host: str, port: int) -> socket.socket:
    """A socket that listens there, and nobody else on the same port."""
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio would not send small pieces at once
    try:
        if os.name != "nt":  # there it would let two servers share the port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(QUEUE)
    except BaseException:
        found.close()
        raise
    return found


def url_of(listening: socket.socket, prefix: str = "") -> str:
    """The URL that people type."""
    host, port = listening.getsockname()[:2]
    return url("127.0.0.1" if host in ANY_ADDRESS else host, port, prefix)


def url(host: str, port: int, prefix: str = "") -> str:
    """The URL of a host and a port."""
    return f"http://[{host}]:{port}{prefix}/" if ":" in host else f"http://{host}:{port}{prefix}/"


def port_of(address: str) -> int:
    """The port in a URL."""
    return urlsplit(address).port or 80


def path_of(address: str) -> str:
    """The prefix in a URL of a server."""
    return urlsplit(address).path.removesuffix("/")


def has_display() -> bool:
    """Is there a screen on which a browser could open?"""
    return os.name == "nt" or sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
