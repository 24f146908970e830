"""Requests to addresses that people have typed. They must not reach the server's own network.

The name is resolved once and the connection goes to that address, so a name that changes its address in between
(DNS rebinding) gains nothing. Redirects are not followed, and size and time are limited.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from plancia.server.notices.failure import DeliveryFailed

LONGEST_URL = 1000
SECONDS = 10.0
MOST_HEAD = 8 * 1024  # bytes of a response; its body is not read
PORTS = {"https": 443, "http": 80}
# The part of IPv6 that is the public internet, and networks in it that lead to IPv4 addresses.
PUBLIC_V6 = IPv6Network("2000::/3")
TUNNELS = (IPv6Network("2001::/23"), IPv6Network("2002::/16"), IPv6Network("2001:db8::/32"))
PERMANENT = frozenset({400, 401, 403, 404, 405, 410, 413})


class Target(Struct, frozen=True):
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == PORTS[self.scheme] else f"{name}:{self.port}"


def target(url: str, local: bool = False) -> Target:
    """The parts of an address: https, or also http with `local`. Raises `DeliveryFailed`."""
    if len(url) > LONGEST_URL or not all("!" <= char <= "~" for char in url):
        raise DeliveryFailed("bad_address", final=True)
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise DeliveryFailed("bad_address", final=True) from None
    allowed = ("https", "http") if local else ("https",)
    if parts.scheme not in allowed or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise DeliveryFailed("bad_address", final=True)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


def is_public(address: str) -> bool:
    """Whether this is an address of the public internet."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast and not found.is_reserved
    return found in PUBLIC_V6 and found.is_global and not any(found in tunnel for tunnel in TUNNELS)


async def resolve(where: Target, local: bool) -> str:
    """The address to connect to. If a name has several, all of them must be public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise DeliveryFailed("no_such_host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise DeliveryFailed("no_such_host")
    if not local and not all(is_public(address) for address in addresses):
        raise DeliveryFailed("private_address", final=True)
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, local: bool = False) -> None:
    """Send a request; returns if the answer is a success, else raises `DeliveryFailed`."""
    where = target(url, local)
    try:
        async with asyncio.timeout(SECONDS):
            address = await resolve(where, local)
            status = await _exchange(where, address, headers, body)
    except TimeoutError:
        raise DeliveryFailed("too_slow") from None
    except (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
        raise DeliveryFailed("no_connection") from None
    if not 200 <= status < 300:
        raise DeliveryFailed(f"status_{status}", final=status in PERMANENT)


async def _exchange(where: Target, address: str, headers: Mapping[str, str], body: bytes) -> int:
    """The status of the answer."""
    secure = {"ssl": _trusted(), "server_hostname": where.host} if where.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(address, where.port, limit=MOST_HEAD, **secure)  # type: ignore[arg-type]
    try:
        all_headers = {
            "host": where.host_header,
            "user-agent": "plancia",
            "content-length": str(len(body)),
            "connection": "close",
            **headers,
        }
        lines = [f"POST {where.path} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
        writer.write("\r\n".join((*lines, "", "")).encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\r\n")).split()
        if not version.startswith(b"HTTP/1.") or len(status) != 3:
            raise ValueError("not an answer")
        return int(status)
    finally:
        writer.transport.abort()


@cache
def _trusted() -> ssl.SSLContext:
    """Certificates are checked."""
    return ssl.create_default_context()
