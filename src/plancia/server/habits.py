"""Habits of people: their latest games are replayed once, as jobs, and compared with those of the strongest bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from plancia.analysis.habits import Counts, GameHabits, baseline, compare, count
from plancia.games import NAMES
from plancia.records import RecordError, read
from plancia.server.jobs import Jobs
from plancia.server.recent import Recent
from plancia.server.storage import Storage, results

GAMES = 20  # the latest ones of each game
AT_ONCE = 4  # games in one job
MOST_KEPT = 8 * 1024 * 1024  # bytes of counts

Counted = tuple[Counts, ...] | None  # by seat; None: the game cannot be compared


def counted(texts: Sequence[str]) -> list[Counted]:
    """Runs as a job. Records that our rules cannot replay are left out."""
    return [_counted(text) for text in texts]


def _counted(text: str) -> Counted:
    try:
        return count(read(text))
    except RecordError:
        return None


class Habits:
    """The counts of recent games are kept in memory: a game is replayed once while the server runs."""

    def __init__(self, storage: Storage, jobs: Jobs) -> None:
        self.storage = storage
        self.jobs = jobs
        self.kept = Recent(MOST_KEPT)

    async def of(self, user: str, person: str) -> list[GameHabits]:
        """The habits of a user in every game they have played; `person` makes the request."""
        found = []
        for name in NAMES:
            if (bots := baseline(name)) is None:
                continue
            games = await self.storage.read(partial(results.own_games, user=user, game=name, most=GAMES))
            counts = await self._counts([table for table, _ in games], person)
            own = [(len(seats), seats[seat]) for (_, seat), seats in zip(games, counts, strict=True) if seats]
            if games:
                found.append(compare(bots, own))
        return found

    async def _counts(self, tables: Sequence[str], person: str) -> list[Counted]:
        """By table."""
        missing = [table for table in tables if self.kept.get(table) is None]
        for at in range(0, len(missing), AT_ONCE):
            part = missing[at : at + AT_ONCE]
            texts = [await self.storage.record(table) or "" for table in part]
            for table, one in zip(part, await self.jobs.run(person, counted, texts), strict=True):
                self.kept.put(table, msgspec.json.encode(one))
        return [msgspec.json.decode(self.kept.get(table) or b"null", type=Counted) for table in tables]
