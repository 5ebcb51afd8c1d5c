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
from whitby.web.addresses import Networks, host_name, networks, of_this_machine
from whitby.web.app import make_app
from whitby.web.files import fitting, raise_file_limit
from whitby.web.lock import Held, Lock
from whitby.web.pages import MISSING, Pages
from whitby.web.protocol import Door, Http, Socket
from whitby.web.quiet import quiet_logs
from whitby.web.settings import LOOPBACK, Limits, Settings, reach

HOST = "127.0.0.1"
PORT = 8000
GARBAGE = (5_000, 20, 1_000)  # when Python looks for cycles: with a thousand tables a look at all that lives takes half a second
PORTS = 20  # tried one after the other, where none was asked for
FILE = "whitby.sqlite3"
EVERYWHERE = {"0.0.0.0", "::", ""}
QUEUE = 1024  # connections that wait to be accepted
AT_ONCE = 25  # accepted before anything else is done, so that those too many are gone before the files are


class Cannot(Exception):
    """Why the server cannot start, in words for the one who started it."""


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    open_page: bool | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> None:
    """Serve until Ctrl-C, or open the page of the server that has this folder; Cannot with the reason if neither is possible."""
    folder = data or Path(platformdirs.user_data_dir("whitby", appauthor=False))
    opening = open_page if open_page is not None else has_display()
    try:
        lock = Lock(folder)
    except Held as held:
        return go_there(held, host, port, folder, opening)
    except OSError as error:
        raise Cannot(f"{folder} cannot be used ({error.strerror})") from None
    with closing(lock):
        run(settings_for(host or HOST, folder, names, proxies), host or HOST, port, lock, opening)


def settings_for(host: str, folder: Path, names: Sequence[str], proxies: Sequence[str]) -> Settings:
    """What the options mean."""
    try:
        trusted = networks(proxies)
    except ValueError as error:
        raise Cannot(f"--trusted-proxy: {error}") from None
    try:
        called = frozenset(host_name(name) for name in names)
    except ValueError as error:
        raise Cannot(f"--name: {error}") from None
    settings = Settings(folder / FILE, hosts=None if host in EVERYWHERE else LOOPBACK | {host.lower()})
    return replace(settings, names=called, proxies=trusted, limits=fitting(settings.limits, raise_file_limit()))


def run(settings: Settings, host: str, port: int | None, lock: Lock, opening: bool) -> None:
    """The server itself."""
    listening = listen(host, port)
    try:
        app = make_app(settings)
    except StorageError as error:
        listening.close()
        raise Cannot(str(error)) from None
    address = address_of(listening)
    lock.say(address, host)
    print(f"Whitby is at {address} (Ctrl-C ends it; games are kept in {settings.database.parent})", flush=True)
    print(who_can_come(settings, listening), flush=True)
    if not Pages(settings.static).built:
        print(MISSING, file=sys.stderr, flush=True)
    elif opening:
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    quiet_logs()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ends are alike
    gc.set_threshold(*GARBAGE)
    with suppress(KeyboardInterrupt):  # by then everything is closed
        Server(config(app, settings.limits, settings.proxies)).run([listening])


def go_there(held: Held, host: str | None, port: int | None, folder: Path, opening: bool) -> None:
    """To the server that has the folder already; Cannot if something else was asked for."""
    at = held.address or "an address that it does not tell"
    if not held.address or (host or held.host) != held.host or (port or port_of(held.address)) != port_of(held.address):
        raise Cannot(f"the games in {folder} are in use by the server at {at}; for another one name another folder: --data FOLDER")
    print(f"Whitby is already at {held.address} (with the games in {folder})", flush=True)
    if opening:
        webbrowser.open(held.address)


def who_can_come(settings: Settings, listening: socket.socket) -> str:
    """Whether friends reach this server from their own devices, and where or how."""
    port = listening.getsockname()[1]
    if reach(settings) == "loopback":
        return "Only this machine can reach it. For friends in your network start it with: whitby serve --host 0.0.0.0"
    if settings.names:
        at = sorted(settings.names)
        return f"Others call it {' or '.join(at)}"
    if settings.hosts is not None:
        return "Others in your network can reach it there"
    addresses = [written(address, port) for address in of_this_machine(listening.family)]
    return f"Others in your network reach it at {' or '.join(addresses)}" if addresses else "This machine seems to be in no network"


class Server(uvicorn.Server):
    """uvicorn, with a long queue of connections of which it takes a few at a time."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)


def config(app: object, limits: Limits, proxies: Networks = ()) -> uvicorn.Config:
    """How uvicorn is set up; requests are not logged, because addresses tell who plays what."""
    door = Door(limits, proxies)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=partial(Http, door=door),  # type: ignore[arg-type]
        ws=partial(Socket, door=door),  # type: ignore[arg-type]
        backlog=AT_ONCE,
        proxy_headers=False,  # the guard reads them
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,  # how well a message packs would tell something of what is in it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=round(limits.idle_seconds + 1),  # the door is quicker
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


def address_of(listening: socket.socket) -> str:
    """The address that people type."""
    host, port = listening.getsockname()[:2]
    return written("127.0.0.1" if host in EVERYWHERE else host, port)


def written(host: str, port: int) -> str:
    """A host and a port as an address."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def port_of(address: str) -> int:
    """The port in an address."""
    return urlsplit(address).port or 80


def has_display() -> bool:
    """Is there a screen on which a browser could open?"""
    return os.name == "nt" or sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
