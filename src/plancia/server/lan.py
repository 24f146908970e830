"""The local network: the addresses of this machine, and QR codes for them."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import segno

ANYWHERE = "192.0.2.1"  # reserved for documentation: unused, and nothing is sent there
QUIET = 4  # light modules around a code, as the standard wants


def addresses() -> list[str]:
    """The addresses of this machine in its networks; the one for outgoing connections first."""
    found = dict.fromkeys(filter(None, (_outward(), *_by_name())))
    return [address for address in found if not ip_address(address).is_loopback]


def names() -> set[str]:
    """What this machine is called in its network."""
    name = socket.gethostname().casefold()
    return {name, f"{name.split('.')[0]}.local"}


def _outward() -> str:
    """Only the route is chosen: connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as there:
        try:
            there.connect((ANYWHERE, 9))
        except OSError:
            return ""
        return str(there.getsockname()[0])


def _by_name() -> list[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(address[0]) for *_, address in found]


def qr(text: str) -> list[str]:
    """The lines of a QR code in half blocks, to be shown black on white: two modules of a column share a character."""
    rows = [[bool(dark) for dark in row] for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    blocks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(blocks[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
