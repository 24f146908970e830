"""A server with a public address: the names and pages it answers, its cookies, and the proxies it trusts."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from plancia.server.http.settings import Settings, network, public_url
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio
PUBLIC = "https://play.example.org"
OURS = {"host": "play.example.org", "origin": PUBLIC}
PROXY = "127.0.0.1"


@pytest.fixture
async def hosted(file: str, anyio_backend: str) -> AsyncIterator[Web]:
    """Behind a proxy on this machine."""
    async with open_web(file, public=(PUBLIC, "http://games.lan:8080"), proxies=(PROXY,)) as web:
        yield web


# ---- names and pages -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "headers",
    [
        OURS,
        {"host": "PLAY.example.org", "origin": PUBLIC},
        {"host": "play.example.org"},
        {"host": "games.lan:8080", "origin": "http://games.lan:8080"},
        {"origin": "http://127.0.0.1:{port}"},
    ],
)
async def test_every_address_of_ours_is_answered(hosted: Web, headers: dict[str, str]) -> None:
    port = hosted.host.rpartition(":")[2]
    given = {name: value.format(port=port) for name, value in headers.items()}
    answer = await Person(hosted).ask("POST", "/api/guest", {"name": "Ann"}, headers=given)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example", "origin": "https://evil.example"},
        {"host": "play.example.org", "origin": "https://evil.example"},
        {"host": "play.example.org", "origin": "http://play.example.org"},  # an attacker may change this page
        {"host": "play.example.org", "origin": "null"},
        {"host": "play.example.org", "sec-fetch-site": "cross-site"},
        {"host": "play.example.org:8443", "origin": "https://play.example.org:8443"},
        {"host": "play.example.org.evil.example"},
        {"host": "evil.example", "x-forwarded-host": "play.example.org"},
        {"host": "games.lan:81", "origin": "http://games.lan:81"},
    ],
)
async def test_no_other_address_is_answered(hosted: Web, headers: dict[str, str]) -> None:
    """Nor pages of another site, the same site over plain http, or a name in a proxy's header."""
    refused = await Person(hosted).refused("POST", "/api/guest", {"name": "Ann"}, headers=headers)
    assert refused == (403, "wrong_origin")


async def test_sockets_are_opened_only_from_our_own_pages(hosted: Web) -> None:
    ann = await hosted.person("Ann")
    table = await ann.table("me", "me")
    name, port = hosted.host.split(":")
    for origin, status in ((PUBLIC, 101), ("http://play.example.org", 403), ("https://evil.example", 403)):
        address = f"ws://play.example.org/api/tables/{table}/socket"
        socket = connect(address, origin=Origin(origin), host=name, port=int(port))
        if status == 101:
            async with socket:
                pass
        else:
            with pytest.raises(InvalidStatus, match=str(status)):
                await socket


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://Play.Example.org:443/", "https://play.example.org"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://brettspiel-köln.example", "https://xn--brettspiel-kln-6pb.example"),
    ],
)
def test_public_addresses_are_written_as_browsers_write_them(typed: str, url: str) -> None:
    assert public_url(typed) == url


@pytest.mark.parametrize(
    "typed",
    [
        "play.example.org",
        "ftp://a.example",
        "https://",
        "https://a.example/games",
        "https://ann:x@a.example",
        "https://a b",
    ],
)
def test_invalid_public_addresses(typed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        public_url(typed)


@pytest.mark.parametrize("typed", ["*", "nginx", "10.0.0.1/8", ""])
def test_a_proxy_is_an_address_or_a_network(typed: str) -> None:
    """A wildcard would let every client choose its address."""
    with pytest.raises(ValueError, match=r"."):
        network(typed)


# ---- cookies ---------------------------------------------------------------------------------------------------------
async def test_over_https_the_cookie_is_restricted_to_https_and_our_host(hosted: Web) -> None:
    ann = Person(hosted)
    answer = await ann.ask("POST", "/api/guest", {"name": "Ann"}, headers=OURS)
    given = answer.headers["set-cookie"]
    assert given.startswith("__Host-plancia=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(given.split("; "))
    assert "Domain" not in given


async def test_a_cookie_is_valid_only_where_it_was_set(hosted: Web) -> None:
    """A cookie that an attacker set over plain http is not valid for the https address."""
    ann = Person(hosted)
    answer = await ann.ask("POST", "/api/guest", {"name": "Ann"}, headers=OURS)
    value = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    for name, host, known in (
        ("__Host-plancia", "play.example.org", True),
        ("plancia", "play.example.org", False),
        ("plancia", hosted.host, True),
        ("__Host-plancia", hosted.host, False),
    ):
        response = await Person(hosted).ask("GET", "/api/me", headers={"host": host, "cookie": f"{name}={value}"})
        assert bool(response.json()) == known, (name, host)


# ---- proxies ---------------------------------------------------------------------------------------------------------
async def test_clients_behind_a_trusted_proxy_are_counted_separately(hosted: Web) -> None:
    """The address is the last one not written by a trusted proxy; earlier ones from the client are ignored."""
    seen = addresses_seen(hosted)
    await Person(hosted).ask("GET", "/api/games", headers={"x-forwarded-for": "6.6.6.6, 203.0.113.5"})
    await Person(hosted).ask("GET", "/api/games", headers={"x-forwarded-for": "203.0.113.6, 127.0.0.1"})
    assert seen == ["203.0.113.5", "203.0.113.6"]


async def test_without_trusted_proxies_forwarded_addresses_are_ignored(web: Web) -> None:
    """Even from this machine; otherwise every request could claim its own address."""
    seen = addresses_seen(web)
    response = await Person(web).ask(
        "GET", "/api/origin", headers={"x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "https"}
    )
    assert response.json()["origin"].startswith("http://")
    assert seen == ["127.0.0.1"]


async def test_a_trusted_proxy_reports_whether_it_was_https(hosted: Web) -> None:
    """Where the server itself does not know: under a name that is not public."""
    hosted.services.settings = Settings(proxies=(PROXY,))
    response = await Person(hosted).get("/api/origin")
    assert response["origin"] == f"http://{hosted.host}"
    response = (await Person(hosted).ask("GET", "/api/origin", headers={"x-forwarded-proto": "https"})).json()
    assert response["origin"] == f"https://{hosted.host}"


def addresses_seen(web: Web) -> list[str]:
    """The keys by which requests are counted from now on."""
    seen: list[str] = []
    limiter = web.services.limits.addresses

    class Watched(type(limiter)):  # type: ignore[misc]
        def wait(self, key: str, now: int) -> int:
            seen.append(key)
            return 0

    web.services.limits.addresses = Watched(10**9, 1)
    return seen


# ---- metrics ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"host": "play.example.org"}, 404),
        ({"x-forwarded-for": "203.0.113.5"}, 404),
    ],
)
async def test_metrics_are_for_the_operator(hosted: Web, headers: dict[str, str], status: int) -> None:
    """They contain the number of commands, which players must not see."""
    assert (await Person(hosted).ask("GET", "/-/metrics", headers=headers)).status_code == status
    assert (await Person(hosted).ask("GET", "/-/health", headers=headers)).status_code == 200
