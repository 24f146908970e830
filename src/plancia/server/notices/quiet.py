"""Quiet hours and digests: when a person may be disturbed, by their own clock."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from plancia.server.storage.reachable import Reach

DAY = 24 * 60  # minutes
DIGEST_AT = 18 * 60  # 18:00
DIGEST_WEEKDAY = 6  # Sunday


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def after_quiet_hours(reach: Reach, now: int) -> int:
    """Now, or when the quiet hours end."""
    local = _local(reach, now)
    minute = local.hour * 60 + local.minute
    begin, end = reach.quiet_from, reach.quiet_until
    quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    return _next(local, end) if quiet else now


def next_digest(reach: Reach, now: int) -> int:
    """When the next digest is due: at 18:00, on Sundays if it comes weekly."""
    local = _local(reach, now)
    if reach.digest == "weekly":
        ahead = (DIGEST_WEEKDAY - local.weekday()) % 7
        today = local.hour * 60 + local.minute < DIGEST_AT
        return _at(local + timedelta(days=ahead if ahead or today else 7), DIGEST_AT)
    return _next(local, DIGEST_AT)


def digest_before(reach: Reach, at: int) -> int:
    """When the digest before this one was due."""
    return _at(_local(reach, at) - timedelta(days=7 if reach.digest == "weekly" else 1), DIGEST_AT)


def _local(reach: Reach, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, ZoneInfo(reach.zone))


def _next(local: datetime, minute: int) -> int:
    """The next time at which a clock on the wall shows this."""
    today = local.hour * 60 + local.minute < minute
    return _at(local if today else local + timedelta(days=1), minute)


def _at(day: datetime, minute: int) -> int:
    """Arithmetic on the clock of the wall: a day may have 23 or 25 hours."""
    return int(day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0).timestamp() * 1000)
