"""Who can be reached outside the app, for what, and where. In the given transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from plancia.server.storage.rows import Channel, Discreet
from plancia.server.storage.schema import notice_settings, notices, push_devices
from plancia.server.storage.structs import AnyRow, as_row, from_row, upsert

Event = Literal["turn", "time", "invitation", "over"]
PaceKind = Literal["live", "correspondence"]
Digest = Literal["off", "daily", "weekly"]
Wishes = dict[Event, list[Channel]]

USUAL: Wishes = {
    "turn": ["email", "push", "webhook"],
    "time": ["email", "push"],
    "invitation": ["email", "push"],
    "over": ["email"],
}
EVENTS: tuple[Event, ...] = get_args(Event)


class Reach(Discreet, frozen=True, kw_only=True):
    """The settings of one person. Addresses are theirs alone: they are not printed."""

    SECRETS = frozenset({"email", "webhook"})

    user: str
    email: str = ""
    confirmed: int | None = None  # when the link in the first e-mail was opened
    webhook: str = ""
    wishes: Wishes = msgspec.field(default_factory=lambda: dict(USUAL))
    paces: list[PaceKind] = msgspec.field(default_factory=lambda: list(get_args(PaceKind)))
    digest: Digest = "off"  # of e-mails
    quiet_from: int = 0  # minutes after midnight; the same as `quiet_until`: no quiet hours
    quiet_until: int = 0
    zone: str = "UTC"


class Device(Discreet, frozen=True, kw_only=True):
    """A browser that has subscribed to web push."""

    SECRETS = frozenset({"endpoint", "key", "auth"})

    id: str
    user: str
    endpoint: str
    key: str
    auth: str
    created: int


def settings_of(connection: Connection, user: str) -> Reach:
    """The stored settings, or those of somebody who has not chosen any."""
    row = connection.execute(select(notice_settings).where(notice_settings.c.user_id == user)).first()
    return Reach(user=user) if row is None else _reach(row)


def _reach(row: AnyRow) -> Reach:
    lists = {"wishes": msgspec.json.decode(row.wishes, type=Wishes), "paces": msgspec.json.decode(row.paces)}
    return msgspec.structs.replace(from_row(Reach, row), **lists)


def keep_settings(connection: Connection, settings: Reach) -> None:
    lists = {name: msgspec.json.encode(getattr(settings, name)).decode() for name in ("wishes", "paces")}
    row = as_row(settings, **lists)
    new = upsert(connection, notice_settings).values(row)
    connection.execute(new.on_conflict_do_update(index_elements=["user_id"], set_=row))


def confirm(connection: Connection, user: str, email: str, now: int) -> bool:
    """Somebody has opened the link; whether that address is still the one of this person."""
    theirs = (notice_settings.c.user_id == user) & (notice_settings.c.email == email)
    return connection.execute(update(notice_settings).where(theirs).values(confirmed=now)).rowcount == 1


def doubt(connection: Connection, user: str, email: str) -> None:
    """The address does not exist any more: it has to be confirmed again."""
    theirs = (notice_settings.c.user_id == user) & (notice_settings.c.email == email)
    connection.execute(update(notice_settings).where(theirs).values(confirmed=None))


def unsubscribe(connection: Connection, user: str) -> None:
    """No more e-mails. The address stays, so that it can be used again with one click."""
    before = settings_of(connection, user)
    wishes = {event: [channel for channel in chosen if channel != "email"] for event, chosen in before.wishes.items()}
    keep_settings(connection, msgspec.structs.replace(before, wishes=wishes, digest="off"))


# ---- browsers --------------------------------------------------------------------------------------------------------
def devices_of(connection: Connection, user: str) -> list[Device]:
    """The oldest first."""
    theirs = select(push_devices).where(push_devices.c.user_id == user)
    return [from_row(Device, row) for row in connection.execute(theirs.order_by(push_devices.c.created))]


def add_device(connection: Connection, device: Device, most: int) -> None:
    """A browser belongs to the person who used it last. With too many, the oldest goes."""
    connection.execute(delete(push_devices).where(push_devices.c.endpoint == device.endpoint))
    known = devices_of(connection, device.user)
    for old in known[: max(0, len(known) + 1 - most)]:
        drop_device(connection, device.user, old.id)
    connection.execute(insert(push_devices), as_row(device))


def count_devices(connection: Connection, user: str) -> int:
    return connection.execute(select(func.count()).where(push_devices.c.user_id == user)).scalar_one()


def drop_device(connection: Connection, user: str, device: str) -> bool:
    gone = delete(push_devices).where(push_devices.c.user_id == user, push_devices.c.id == device)
    return connection.execute(gone).rowcount == 1


def drop_devices(connection: Connection, gone: Iterable[Device]) -> None:
    for device in gone:
        drop_device(connection, device.user, device.id)


def forget(connection: Connection, user: str) -> None:
    """Everything of a person, and notices to others about them."""
    for table in (notice_settings, push_devices, notices):
        connection.execute(delete(table).where(table.c.user_id == user))
    connection.execute(delete(notices).where(notices.c.other_id == user))
