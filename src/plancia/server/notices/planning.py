"""What becomes of a notice that is due: it is sent, it waits, or nobody needs it any more."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection

from plancia.locale import Messages, messages
from plancia.server.notices import collecting, texts
from plancia.server.notices.quiet import after_quiet_hours, digest_before
from plancia.server.notices.texts import Words
from plancia.server.storage import TableRow, User, friends, outbox, people, reachable, reading
from plancia.server.storage.outbox import DIGEST, Notice
from plancia.server.storage.reachable import Device, Reach

DAY = 24 * 60 * 60 * 1000
MOST_A_DAY = 40  # notices to one person on one channel
MOST_LINES = 50  # of a digest
Here = Collection[tuple[str, str]]  # who looks at which table: table and user


class Send(Struct, frozen=True, kw_only=True):
    """Send it now."""

    words: Words
    reach: Reach
    devices: list[Device]
    language: str
    waiting: int  # tables that wait for this person


class Later(Struct, frozen=True):
    """Look again at that time."""

    due: int


class Drop(Struct, frozen=True):
    """It has become unnecessary."""


Plan = Send | Later | Drop


def plan(connection: Connection, notice: Notice, here: Here, origin: str, now: int) -> Plan:
    """What to do with a notice now. The person may have answered, arrived, or changed their mind in the meantime."""
    user = people.user_by_id(connection, notice.user)
    reach = reachable.settings_of(connection, notice.user)
    if user is None or user.deleted or user.banned > now or not _is_wanted(connection, reach, notice):
        return Drop()
    if (notice.table_id or "", notice.user) in here:
        return Drop() if notice.event == "over" else Later(now + collecting.LIVE_GRACE)
    words = _words(connection, notice, reach, user, origin, now)
    if isinstance(words, (Later, Drop)):
        return words
    if (later := after_quiet_hours(reach, now)) > now:
        return Later(later)
    if outbox.sent_lately(connection, user.id, notice.channel, now - DAY) >= MOST_A_DAY:
        return Drop()
    return Send(
        words=words,
        reach=reach,
        devices=reachable.devices_of(connection, user.id) if notice.channel == "push" else [],
        language=user.language,
        waiting=len(reading.waiting_for(connection, user.id, MOST_LINES)),
    )


def _is_wanted(connection: Connection, reach: Reach, notice: Notice) -> bool:
    if notice.event == DIGEST:
        return reach.digest != "off" and bool(reach.email) and reach.confirmed is not None
    event = next((event for event in reachable.EVENTS if event == notice.event), None)
    return event is not None and notice.channel in outbox.channels_for(connection, reach, event)


def _words(
    connection: Connection, notice: Notice, reach: Reach, user: User, origin: str, now: int
) -> Words | Later | Drop:
    m = messages(user.language)
    if notice.event == DIGEST:
        return _digest(connection, m, reach, int(notice.subject), origin)
    if _is_round(notice):
        return _round(connection, m, notice, origin) or Drop()
    if notice.event == "invitation":
        return _invitation(connection, m, notice, origin) or Drop()
    table = reading.one_table(connection, notice.table_id or "")
    if table is None:
        return Drop()
    if notice.event != "over":
        since = collecting.asked_at(notice.subject)
        ends = outbox.end_of_time(connection, table.id, user.id, since)
        if ends is None or (notice.event == "time" and ends < 0):
            return Drop()
        if notice.event == "time" and (due := collecting.reminder_due(since, ends)) > now:
            return Later(due)  # the clock stood still in the meantime
    return texts.about_table(m, notice.event, table, user.id, origin)


def _is_round(notice: Notice) -> bool:
    return notice.subject.startswith(f"{collecting.ROUND} ")


def _round(connection: Connection, m: Messages, notice: Notice, origin: str) -> Words | None:
    """None: the player has come to the table, or the game is over."""
    table = reading.one_table(connection, notice.table_id or "")
    if table is None or table.status != "playing" or outbox.has_arrived(connection, table.id, notice.user):
        return None
    return texts.about_table(m, "round", table, notice.user, origin)


def _invitation(connection: Connection, m: Messages, notice: Notice, origin: str) -> Words | None:
    """None: the invitation or the request is gone."""
    host = people.names(connection, [notice.other_id or ""]).get(notice.other_id or "", "")
    if not host:
        return None
    if notice.table_id is None:
        asks = any(one.id == notice.other_id and not one.by_me for one in friends.pending(connection, notice.user))
        return texts.friend_request(m, host, origin) if asks else None
    table = reading.one_table(connection, notice.table_id)
    if table is None or table.status != "open" or not friends.is_invited(connection, table.id, notice.user):
        return None
    return texts.invitation(m, table, host, origin)


def _digest(connection: Connection, m: Messages, reach: Reach, at: int, origin: str) -> Words | Drop:
    """All tables, invitations and requests that wait for this person; games that have ended since the last digest."""
    user = reach.user
    lines = [
        texts.about_table(m, "turn", table, user, origin)
        for table in reading.waiting_for(connection, user, MOST_LINES)
        if texts.other_players(table, user)
    ]
    for one in friends.invitations_of(connection, user, False, MOST_LINES):
        table: TableRow | None = reading.one_table(connection, one.table)
        if table is not None:
            lines.append(texts.invitation(m, table, one.host, origin))
    asking = [one for one in friends.pending(connection, user) if not one.by_me]
    lines += [texts.friend_request(m, one.name, origin) for one in asking[:MOST_LINES]]
    for event, table_id in _lately(connection, reach, at):
        if (table := reading.one_table(connection, table_id)) is not None:
            lines.append(texts.about_table(m, event, table, user, origin))
    return texts.digest(m, lines[:MOST_LINES], origin) if lines else Drop()


def _lately(connection: Connection, reach: Reach, at: int) -> list[tuple[str, str]]:
    """What has happened since the last digest and does not wait for an answer: events and tables."""
    after = digest_before(reach, at) - collecting.LIVE_GRACE - 1
    wanted = {event for event, channels in reach.wishes.items() if "email" in channels}
    begun = outbox.begun_since(connection, after, reach.user) if "invitation" in wanted else []
    ended = outbox.ended_since(connection, after, reach.user) if "over" in wanted else []
    rounds = [
        ("round", one.table)
        for one in begun
        if collecting.is_wanted_pace(reach, one.header) and not outbox.has_arrived(connection, one.table, reach.user)
    ]
    over = [
        ("over", one.table)
        for one in ended
        if collecting.is_wanted_pace(reach, one.header) and one.finished < at - collecting.LIVE_GRACE
    ]
    return rounds + over
