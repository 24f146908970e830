"""Requests to addresses that people have typed never reach the own network."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from plancia.server.notices import outgoing
from plancia.server.notices.failure import DeliveryFailed
from tests.server.notices import receivers

pytestmark = pytest.mark.anyio

PUBLIC = "93.184.215.14"


async def refusal(url: str, local: bool = False) -> str:
    with pytest.raises(DeliveryFailed) as failed:
        await outgoing.post(url, {}, b"{}", local)
    return failed.value.code


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https://user:secret@example.org/",
        "https://example.org/a b",
        "https://example.org/\r\nx: y",
        "https://example.org:port/",
        "https://example.org/#x",
        "https://" + "x" * 1000,
    ],
)
async def test_only_plain_https_addresses_are_accepted(url: str) -> None:
    assert await refusal(url) == "bad_address"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.3.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[fe80::1]",
        "[fd00::1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[ff02::1]",
        "localhost",
    ],
)
async def test_private_addresses_are_refused(host: str) -> None:
    assert await refusal(f"https://{host}/hook") == "private_address"


def test_public_addresses_are_accepted() -> None:
    assert outgoing.is_public(PUBLIC)
    assert outgoing.is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """The name service gives these answers, one after another; returns the names it was asked for."""
    asked: list[str] = []
    left = list(answers)

    async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in left.pop(0)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
    return asked


async def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, [PUBLIC, "127.0.0.1"])
    assert await refusal("https://rebind.example/") == "private_address"


async def test_a_name_is_resolved_once_and_that_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the second answer would lead to the server itself."""
    asked = names(monkeypatch, [PUBLIC], ["127.0.0.1"])
    connected: list[tuple[str, str]] = []

    async def connect(host: str, port: int, **given: Any) -> Any:
        connected.append((host, given["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    assert await refusal("https://rebind.example/") == "no_connection"
    assert asked == ["rebind.example"]
    assert connected == [(PUBLIC, "rebind.example")]


async def test_redirects_are_not_followed() -> None:
    async with receivers.http() as inside, receivers.http() as hook:
        hook.answer, hook.more = "302 Found", f"location: {inside.url()}\r\n"
        assert await refusal(hook.url(), local=True) == "status_302"
        assert len(hook.received) == 1
        assert inside.received == []


async def test_time_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.2)
    async with receivers.http() as hook:
        hook.silent = True
        assert await refusal(hook.url(), local=True) == "too_slow"


async def test_an_answer_without_an_end_is_cut_off() -> None:
    async with receivers.http() as hook:
        hook.answer = "2" * 100_000
        assert await refusal(hook.url(), local=True) == "no_connection"
