"""What people are notified about: new questions, time that runs out, invitations, ends of games."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection

from plancia.server.clock import MINUTE, PACES, SECOND, Pace
from plancia.server.notices.quiet import next_digest
from plancia.server.storage import outbox, reachable
from plancia.server.storage.outbox import DIGEST, Asked, Begun, Ended, Notice
from plancia.server.storage.reachable import Event, PaceKind, Reach

LIVE_GRACE = 20 * SECOND  # after a question at a table where people play live with a clock
GRACE = 10 * MINUTE  # after any other question: most people answer several in a row
INVITED_GRACE = 1 * MINUTE  # the host may have made a mistake
LEFT = 5  # the reminder comes when a fifth of the time is left
FRIEND = "friend"
ROUND = "round"


def pace_of(header: bytes) -> Pace:
    return PACES.get(msgspec.json.decode(header).get("pace", "none"), PACES["none"])


def is_wanted_pace(reach: Reach, header: bytes) -> bool:
    """Does this person want notices about tables of this pace?"""
    kind: PaceKind = "live" if pace_of(header).live else "correspondence"
    return kind in reach.paces


def grace_of(pace: Pace) -> int:
    return LIVE_GRACE if pace.live and pace.bank else GRACE


def question(table: str, since: int) -> str:
    """The subject of notices about a question."""
    return f"{table} {since}"


def asked_at(subject: str) -> int:
    """When the question was asked that a notice is about."""
    return int(subject.rpartition(" ")[2])


def reminder_due(since: int, ends: int) -> int:
    return ends - (ends - since) // LEFT


# ---- notices ---------------------------------------------------------------------------------------------------------
def about_question(connection: Connection, asked: Asked, now: int) -> list[Notice]:
    """It is your turn; and later, if there is a clock, that the time runs out."""
    reach = reachable.settings_of(connection, asked.user)
    if not is_wanted_pace(reach, asked.header):
        return []
    subject, due = question(asked.table, asked.since), asked.since + grace_of(pace_of(asked.header))
    found = list(on_all_channels(connection, reach, "turn", subject, now, due, asked.table))
    reminder = reminder_due(asked.since, asked.ends)
    if asked.ends > 0 and reminder > due:
        found += on_all_channels(connection, reach, "time", subject, now, reminder, asked.table)
    return found


def about_round(connection: Connection, begun: Begun, now: int) -> list[Notice]:
    """A round of a tournament has begun. Players who do not appear lose, even if the others are asked first."""
    reach = reachable.settings_of(connection, begun.user)
    if not is_wanted_pace(reach, begun.header):
        return []
    subject, due = f"{ROUND} {begun.table}", begun.started + grace_of(pace_of(begun.header))
    return list(on_all_channels(connection, reach, "invitation", subject, now, due, begun.table))


def about_end(connection: Connection, ended: Ended, now: int) -> list[Notice]:
    """The game is over."""
    reach = reachable.settings_of(connection, ended.user)
    if not is_wanted_pace(reach, ended.header):
        return []
    due = ended.finished + LIVE_GRACE
    return list(on_all_channels(connection, reach, "over", ended.table, now, due, ended.table))


def invited(connection: Connection, user: str, table: str, host: str, now: int) -> None:
    """Somebody has a seat for this person."""
    reach = reachable.settings_of(connection, user)
    due = now + INVITED_GRACE
    outbox.add(connection, on_all_channels(connection, reach, "invitation", table, now, due, table, host))


def befriended(connection: Connection, user: str, other: str, now: int) -> None:
    """Somebody asks this person to become friends. Asking again does not send it again."""
    reach = reachable.settings_of(connection, user)
    subject, due = f"{FRIEND} {other}", now + INVITED_GRACE
    outbox.add(connection, on_all_channels(connection, reach, "invitation", subject, now, due, None, other))


def on_all_channels(
    connection: Connection,
    reach: Reach,
    event: Event,
    subject: str,
    now: int,
    due: int,
    table: str | None = None,
    other: str | None = None,
) -> Iterator[Notice]:
    """The same on every channel that the person has chosen. A digest replaces single e-mails."""
    for channel in outbox.channels_for(connection, reach, event):
        if channel == "email" and reach.digest != "off":
            at = next_digest(reach, due)
            yield outbox.new_notice(reach, channel, DIGEST, str(at), now, at)
        else:
            yield outbox.new_notice(reach, channel, event, subject, now, due, table, other)
