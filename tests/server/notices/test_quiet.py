"""Quiet hours and digests follow the clock of the person."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from plancia.server.notices.quiet import after_quiet_hours, next_digest
from plancia.server.storage.reachable import Digest, Reach


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def reach(zone: str = "Europe/Rome", begin: str = "22:30", end: str = "07:00", digest: Digest = "off") -> Reach:
    first, last = (int(h) * 60 + int(m) for h, m in (begin.split(":"), end.split(":")))
    return Reach(user="ann", zone=zone, quiet_from=first, quiet_until=last, digest=digest)


@pytest.mark.parametrize(
    ("who", "now", "then"),
    [
        (reach(), "2026-01-10 20:00", "2026-01-10 20:00"),
        (reach(), "2026-01-10 21:30", "2026-01-11 06:00"),  # 22:30 in Rome
        (reach(), "2026-01-11 03:00", "2026-01-11 06:00"),
        (reach(), "2026-01-11 06:00", "2026-01-11 06:00"),
        (reach(), "2026-03-28 23:00", "2026-03-29 05:00"),  # summer time begins in this night
        (reach("America/New_York"), "2026-01-11 04:00", "2026-01-11 12:00"),
        (reach(begin="12:00", end="14:00"), "2026-01-11 12:30", "2026-01-11 13:00"),
        (reach(begin="00:00", end="00:00"), "2026-01-11 03:00", "2026-01-11 03:00"),
    ],
)
def test_quiet_hours_end_in_the_morning(who: Reach, now: str, then: str) -> None:
    assert after_quiet_hours(who, at(now)) == at(then)


@pytest.mark.parametrize(
    ("digest", "now", "then"),
    [
        ("daily", "2026-01-10 12:00", "2026-01-10 17:00"),
        ("daily", "2026-01-10 17:00", "2026-01-11 17:00"),
        ("weekly", "2026-01-10 12:00", "2026-01-11 17:00"),  # a Saturday
        ("weekly", "2026-01-11 12:00", "2026-01-11 17:00"),
        ("weekly", "2026-01-11 17:30", "2026-01-18 17:00"),
    ],
)
def test_digests_come_at_six_in_the_evening(digest: Digest, now: str, then: str) -> None:
    assert next_digest(reach(digest=digest), at(now)) == at(then)
