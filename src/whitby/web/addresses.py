"""Addresses of the network: as they are compared, whose they are, and what a proxy may say of them."""

from __future__ import annotations

import re
import socket
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

Address = IPv4Address | IPv6Address
Networks = tuple[IPv4Network | IPv6Network, ...]
SECURE = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
PLAIN = {secure: plain for plain, secure in SECURE.items() if plain != secure}
UNUSED_ADDRESS = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # kept for examples: nobody is there
NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")


def parse(text: str) -> Address | None:
    """An address in the one form in which it is compared; None if the text is none."""
    try:
        found = ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def without_port(text: str) -> str:
    """A host or an address, of which some proxies tell the port too."""
    host, _, port = text.rpartition(":")
    return host if port.isdigit() and (host.endswith("]") or ":" not in host) else text


def host_name(text: str) -> str:
    """A name as a browser writes it into its requests: no port, small letters, those of DNS alone; ValueError if it is none."""
    alone = without_port(text.strip())
    at = parse(alone)
    if at is not None:
        return str(at)
    parts = unicodedata.normalize("NFKC", alone.lower()).removesuffix(".").split(".")
    name = ".".join(part if part.isascii() else f"xn--{part.encode('punycode').decode()}" for part in parts)
    if not NAME.fullmatch(name):
        raise ValueError(f"{text!r} is no name of a host")
    return name


def networks(texts: Iterable[str]) -> Networks:
    """Addresses and networks as they are given in an option; ValueError if one is neither."""
    return tuple(ip_network(text, strict=False) for text in texts)


def is_loopback(host: str) -> bool:
    """Is it a name or an address that only this machine can reach?"""
    found = parse(host)
    return host == "localhost" if found is None else found.is_loopback


def is_trusted(text: str, proxies: Networks) -> bool:
    """Is it the address of one of these proxies?"""
    found = parse(text)
    return found is not None and any(found in network for network in proxies)


def through_proxy(scope: Scope, headers: Headers, proxies: Networks) -> Scope | None:
    """The request as it came to the outermost of our proxies; None if it did not come through one."""
    near: str = scope["client"][0] if scope.get("client") else ""
    if not is_trusted(near, proxies) or "x-forwarded-for" not in headers:
        return None
    said = [without_port(part.strip()) for value in headers.getlist("x-forwarded-for") for part in value.split(",")]
    client = near
    while said and is_trusted(client, proxies) and parse(said[-1]) is not None:
        client = said.pop()
    scheme = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip().lower()
    known = {"https": SECURE, "http": PLAIN}.get(scheme, {})
    return {**scope, "client": (str(parse(client) or client), 0), "scheme": known.get(scope["scheme"], scope["scheme"])}


def own_addresses(family: int) -> list[str]:
    """Addresses at which others in the network reach this machine; asking for a route sends nothing."""
    found: list[str] = []
    for kind in (socket.AF_INET, socket.AF_INET6) if family == socket.AF_INET6 else (socket.AF_INET,):
        with suppress(OSError), socket.socket(kind, socket.SOCK_DGRAM) as probe:
            probe.connect((UNUSED_ADDRESS[kind], 9))
            found.append(probe.getsockname()[0])
        with suppress(OSError):
            found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, kind, socket.SOCK_STREAM)]
    return [text for text in dict.fromkeys(found) if (at := parse(text)) and not (at.is_loopback or at.is_link_local or at.is_unspecified)]
