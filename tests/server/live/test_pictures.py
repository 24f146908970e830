"""Pictures: the board of a table as spectators see it, and addresses that others can use."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from plancia.games import game
from plancia.server.http import Settings
from plancia.server.http.pages import address
from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio
TWICE_ME = [{"kind": "me"}, {"kind": "me"}]  # nobody answers automatically


async def test_the_board_is_drawn_as_a_spectator_sees_it(web: Web) -> None:
    """The same for every user; nothing before the game has begun."""
    ann = await web.person("Ann")
    table = (await ann.post("/api/tables", {"game": "tigris", "seats": TWICE_ME}))["id"]
    assert await ann.refused("GET", f"/api/tables/{table}/board.svg") == (409, "game_has_not_begun")
    await ann.post(f"/api/tables/{table}/start")
    picture = await ann.ask("GET", f"/api/tables/{table}/board.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert (await Person(web).ask("GET", f"/api/tables/{table}/board.svg")).text == picture.text
    assert await ann.refused("GET", "/api/tables/nowhere/board.svg") == (404, "no_such_table")
    small = await ann.ask("GET", f"/api/tables/{table}/thumbnail.svg")
    assert small.text == picture.text  # nothing is beside this board
    assert small.headers["cache-control"] == "private, max-age=60"


@pytest.mark.parametrize(("name", "seats"), [("rex", 3), ("warlords", 2)])
def test_a_thumbnail_is_the_board_alone(name: str, seats: int) -> None:
    """The sheets, racks and panels beside it would be too small to read."""
    rules = game(name)
    view = rules.view(rules.begin(rules.OPTIONS(), seats)[0], None)
    whole, small = rules.svg(view), rules.thumbnail(view)
    assert width(small) < width(whole)
    assert len(small) < len(whole)


def width(picture: str) -> float:
    return float(picture.partition('viewBox="0 0 ')[2].split()[0])


async def test_links_begin_with_the_address_in_use(web: Web) -> None:
    """On loopback, and under a local name, there is no better one."""
    assert await Person(web).get("/api/origin") == {"origin": f"http://{web.host}", "reach": "device"}


LAN, HERE = "0.0.0.0", "127.0.0.1"
PUBLIC = ("https://play.example.org", "http://192.168.1.4:8377")


@pytest.mark.parametrize(
    ("listens", "public", "seen", "origin", "reach"),
    [
        (LAN, (), "127.0.0.1:8377", "http://192.0.2.7:8377", "network"),
        (LAN, (), "192.0.2.9:8377", "http://192.0.2.9:8377", "network"),
        (HERE, (), "localhost:8377", "http://localhost:8377", "device"),
        (HERE, PUBLIC, "localhost:8377", "https://play.example.org", "public"),
        (HERE, PUBLIC, "192.168.1.4:8377", "http://192.168.1.4:8377", "network"),
        (HERE, ("https://localhost:8443",), "localhost:8443", "https://localhost:8443", "device"),
    ],
)
async def test_others_get_an_address_that_they_can_use(
    monkeypatch: pytest.MonkeyPatch, listens: str, public: tuple[str, ...], seen: str, origin: str, reach: str
) -> None:
    """The host of a local network may use loopback; a QR code with that would help nobody."""
    monkeypatch.setattr("plancia.server.lan.addresses", lambda: ["192.0.2.7"])
    request: Any = SimpleNamespace(url=SimpleNamespace(netloc=seen, port=8377, scheme="http"))
    found = await address(request, Settings(host=listens, public=public))
    assert (found.origin, found.reach) == (origin, reach)
