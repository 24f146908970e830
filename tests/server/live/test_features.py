"""Each optional feature can be switched off without the others."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from plancia.server.http.settings import FEATURES
from plancia.server.protocol import Resign, Say
from plancia.server.storage.schema import invitations
from tests.server.live.test_tournaments import NEW
from tests.server.live.web import open_web

pytestmark = pytest.mark.anyio

# What belongs to one feature alone, by the start of the path.
OWN = {
    "history": ("/api/history",),
    "ratings": ("/api/leaders",),
    "friends": ("/api/friends", "/api/blocks", "/api/invitations", "/api/waiting"),
    "notices": ("/api/me/notices", "/api/notices"),
    "vacations": ("/api/me/vacation",),
    "recurring": ("/api/tables/{table}/stop-recurring",),
    "watching": ("/api/tables/featured",),
    "tournaments": ("/api/tournaments",),
}


def test_every_feature_has_its_routes() -> None:
    assert set(OWN) == set(FEATURES)


@pytest.mark.parametrize("off", FEATURES)
async def test_a_feature_is_switched_off_alone(off: str, empty_database: Path, tmp_path: Path) -> None:
    """Its routes do not exist, those of all others do, and the list of features does not contain it."""
    file = str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))
    async with open_web(file, features=frozenset(FEATURES) - {off}) as web:
        ann = await web.account("Ann")
        assert off not in (await ann.get("/api/features"))["features"]
        paths = (await ann.get("/api/schema/openapi.json"))["paths"]
        for feature, starts in OWN.items():
            for start in starts:
                assert any(path.startswith(start) for path in paths) == (feature != off), start
        assert (await ann.refused("GET", OWN[off][0]))[0] == 404
        assert (await ann.get("/api/players/Ann"))["mine"]  # profiles show what is left


async def test_without_ratings_nothing_is_rated(empty_database: Path, tmp_path: Path) -> None:
    """Neither a table nor the games of a tournament."""
    file = str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))
    async with open_web(file, features=frozenset(FEATURES) - {"ratings"}) as web:
        ann = await web.account("Ann")
        table = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
        assert await ann.refused("POST", "/api/tables", table) == (409, "no_ratings")
        assert await ann.refused("POST", "/api/tournaments", NEW | {"rated": True}) == (409, "no_ratings")
        assert (await ann.post("/api/tournaments", NEW))["info"]["rated"] is False


async def test_without_features_a_table_stores_nothing_of_them(empty_database: Path, tmp_path: Path) -> None:
    """It does not open again, spectators do not chat, and nobody is invited to a rematch."""
    file = str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))
    async with open_web(file, features=frozenset()) as web:
        ann, eve = await web.person("Ann"), await web.person("Eve")
        seats = [{"kind": "me"}, {"kind": "open"}]
        again = {"game": "tigris", "seats": seats, "recurs": "after"}
        assert await ann.refused("POST", "/api/tables", again) == (409, "no_such_feature")
        table = await ann.table("me", "open", begin=False)
        await eve.post(f"/api/tables/{table}/join", {})
        await ann.post(f"/api/tables/{table}/start")
        async with (await web.person("Guest")).follow(table) as socket:
            assert await socket.refused(Say(id=0, text="Hello", spectators=True)) == "no_such_feature"
        async with ann.follow(table) as socket:
            await socket.does(Resign(id=0, seat=0))
        await ann.post(f"/api/tables/{table}/rematch")
        assert await web.services.storage.read(lambda c: c.execute(invitations.select()).all()) == []
