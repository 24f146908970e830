"""The local network: addresses that others can use, and a code that a phone can read."""

from __future__ import annotations

from ipaddress import ip_address

import pytest
import segno

from plancia.server import lan

ADDRESS = "http://192.168.178.123:8377/"


def test_nobody_is_sent_to_their_own_machine() -> None:
    """Addresses are those of a network, each once."""
    found = lan.addresses()
    assert len(set(found)) == len(found)
    assert not any(ip_address(address).is_loopback for address in found)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a route and without a name causes no error."""
    monkeypatch.setattr("socket.socket.connect", refuse)
    monkeypatch.setattr("socket.getaddrinfo", refuse)
    assert lan.addresses() == []


def refuse(*_: object, **__: object) -> None:
    raise OSError("unreachable")


def test_the_code_fits_a_terminal() -> None:
    """The longest address needs less than half of 80 columns, and no more than 24 lines."""
    lines = lan.qr("http://255.255.255.255:65535/")
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines[0]) <= 40
    assert len(lines) <= 24


def test_the_code_is_the_requested_one() -> None:
    """Decoded again, the half blocks are the modules of the code with a light border of four."""
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[halves[block][half] for block in line] for line in lan.qr(ADDRESS) for half in (0, 1)]
    modules = [list(row) for row in segno.make_qr(ADDRESS, error="l").matrix]
    size = len(modules)
    assert [row[4 : 4 + size] for row in rows[4 : 4 + size]] == modules
    border = [*rows[:4], *rows[4 + size :], *(row[:4] + row[4 + size :] for row in rows)]
    assert not any(map(any, border))
