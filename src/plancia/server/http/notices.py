"""Notices outside the app, over HTTP: where they go, which ones, when; and signed links, which need no login."""

from __future__ import annotations

from collections.abc import Awaitable
from hashlib import sha256
from typing import Annotated
from urllib.parse import quote

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct
from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from plancia.locale import messages
from plancia.server.deciding import RequestError, need
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.notices import links, outgoing, texts, webpush
from plancia.server.notices.failure import DeliveryFailed
from plancia.server.notices.mail import clean_address
from plancia.server.notices.planning import MOST_LINES, Send
from plancia.server.notices.quiet import zones
from plancia.server.notices.sender import NoBrowser, Sender
from plancia.server.storage import Channel, User, reachable, reading
from plancia.server.storage.reachable import Device, Digest, PaceKind, Reach, Wishes

MOST_DEVICES = 10
LONGEST_KEY = 100  # characters
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Short = Annotated[str, Meta(max_length=outgoing.LONGEST_URL)]


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """The settings of a person, and what this server offers."""

    channels: list[Channel]  # of this server
    email: str
    confirmed: bool  # the link in the first e-mail was opened
    webhook: str
    push_key: str  # of the server, for the push manager of a browser
    devices: list[str]  # browsers: the beginning of the SHA-256 of their endpoints
    wishes: Wishes  # channels by event
    paces: list[PaceKind]
    digest: Digest
    quiet_from: int  # minutes after midnight; the same as `quiet_until`: no quiet hours
    quiet_until: int
    zone: str


class ChangedNotices(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Only what changes, so that two changes at about the same time both last."""

    wishes: Wishes | None = None  # of these events
    paces: list[PaceKind] | None = None
    digest: Digest | None = None
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None


class NewEmail(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    email: Annotated[str, Meta(max_length=300)]  # "": none


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    url: Short  # "": none


class NewDevice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A subscription of a browser's push manager."""

    endpoint: Short
    key: Annotated[str, Meta(max_length=LONGEST_KEY)]  # p256dh
    auth: Annotated[str, Meta(max_length=LONGEST_KEY)]


class ChannelToTest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    channel: Channel


class SignedLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=links.LONGEST)]


def sender(services: Services) -> Sender:
    assert services.notices is not None, "without notices there are no such routes"
    return services.notices


def owner(services: Services, user: User | None) -> User:
    """Accounts only: guests may vanish any day."""
    me = known(user)
    need(me.kind == "account", "account_needed")
    services.limit(services.limits.notices, me.id)
    return me


async def settings_of(services: Services, user: str) -> NoticeSettings:
    reach, devices = await services.storage.read(
        lambda c: (reachable.settings_of(c, user), reachable.devices_of(c, user))
    )
    post = sender(services).post
    return NoticeSettings(
        channels=post.channels,
        email=reach.email,
        confirmed=reach.confirmed is not None,
        webhook=reach.webhook,
        push_key=post.push.public,
        devices=[device.id for device in devices],
        wishes={event: list(reach.wishes.get(event, ())) for event in reachable.EVENTS},
        paces=reach.paces,
        digest=reach.digest,
        quiet_from=reach.quiet_from,
        quiet_until=reach.quiet_until,
        zone=reach.zone,
    )


async def change(services: Services, user: str, wishes: Wishes | None = None, **changes: object) -> NoticeSettings:
    """Change these settings, and of `wishes` these events; all others stay."""

    def store(connection: Connection) -> None:
        settings = reachable.settings_of(connection, user)
        reachable.keep_settings(connection, replace(settings, wishes=settings.wishes | (wishes or {}), **changes))

    await services.storage.write(store)
    return await settings_of(services, user)


# ---- settings --------------------------------------------------------------------------------------------------------
@get("/me/notices")
async def mine(user: Asker, services: Here) -> NoticeSettings:
    """My settings for notices."""
    return await settings_of(services, owner(services, user).id)


@post("/me/notices", status_code=200)
async def change_mine(data: JSONBody[ChangedNotices], user: Asker, services: Here) -> NoticeSettings:
    """Choose which notices I get, on which channels, and when."""
    me = owner(services, user)
    need(data.zone is None or data.zone in zones(), "no_such_zone")
    changes = {name: value for name, value in asdict(data).items() if value is not None}
    if data.wishes is not None:
        changes["wishes"] = {event: list(dict.fromkeys(channels)) for event, channels in data.wishes.items()}
    if data.paces is not None:
        changes["paces"] = list(dict.fromkeys(data.paces))
    return await change(services, me.id, **changes)


@post("/me/notices/email", status_code=200)
async def set_email(data: JSONBody[NewEmail], request: AnyRequest, user: Asker, services: Here) -> NoticeSettings:
    """Set my e-mail address. It gets a message with a link, and nothing else until somebody opens the link."""
    me, now, post = owner(services, user), services.hub.clock(), sender(services).post
    if not data.email.strip():
        return await change(services, me.id, email="", confirmed=None)
    need("email" in post.channels, "no_such_channel")
    try:
        email = clean_address(data.email)
    except ValueError:
        raise RequestError("bad_email") from None
    for key in (f"user {me.id}", f"address {email.casefold()}", f"network {address(request)}"):
        services.limit(services.limits.letters, key)
    changed = await change(services, me.id, email=email, confirmed=None)
    await tried(post.confirm(Reach(user=me.id, email=email), me.language, now))
    return changed


@post("/me/notices/webhook", status_code=200)
async def set_webhook(data: JSONBody[NewWebhook], user: Asker, services: Here) -> NoticeSettings:
    """Set the address of a webhook: Discord, Slack, or a program that accepts the same."""
    me, local = owner(services, user), sender(services).post.local
    url = data.url.strip()
    if url:
        await tried(_check_address(url, local))
    return await change(services, me.id, webhook=url)


async def _check_address(url: str, local: bool) -> None:
    await outgoing.resolve(outgoing.target(url, local), local)


@post("/me/notices/devices", status_code=200)
async def add_device(data: JSONBody[NewDevice], user: Asker, services: Here) -> NoticeSettings:
    """Push messages to this browser."""
    me, local = owner(services, user), sender(services).post.local
    services.limit(services.limits.devices, me.id)
    need(webpush.is_subscription(data.key, data.auth), "bad_subscription")
    await tried(_check_address(data.endpoint, local))
    device = Device(
        id=sha256(data.endpoint.encode()).hexdigest()[:32],
        user=me.id,
        endpoint=data.endpoint,
        key=data.key,
        auth=data.auth,
        created=services.hub.clock(),
    )

    def store(connection: Connection) -> None:
        reachable.keep_settings(connection, reachable.settings_of(connection, me.id))
        reachable.add_device(connection, device, MOST_DEVICES)

    await services.storage.write(store)
    return await settings_of(services, me.id)


@delete("/me/notices/devices/{device:str}", status_code=200)
async def drop_device(device: FromPath[str], user: Asker, services: Here) -> NoticeSettings:
    """No more push messages to that browser."""
    me = owner(services, user)
    need(await services.storage.write(lambda c: reachable.drop_device(c, me.id, device)), "no_such_device")
    return await settings_of(services, me.id)


@post("/me/notices/test", status_code=204)
async def send_test(data: JSONBody[ChannelToTest], user: Asker, services: Here) -> None:
    """Send myself a test message at once."""
    me, post = owner(services, user), sender(services).post
    services.limit(services.limits.notice_tests, me.id)
    need(data.channel in post.channels, "no_such_channel")
    reach, devices, waiting = await services.storage.read(
        lambda c: (
            reachable.settings_of(c, me.id),
            reachable.devices_of(c, me.id),
            len(reading.waiting_for(c, me.id, MOST_LINES)),
        )
    )
    ready = {"email": reach.confirmed is not None, "webhook": bool(reach.webhook), "push": bool(devices)}
    need(ready[data.channel] or data.channel != "email", "not_confirmed")
    need(ready[data.channel], "no_such_channel")
    words = texts.test(messages(me.language), post.origin)
    send = Send(words=words, reach=reach, devices=devices, language=me.language, waiting=waiting)
    await tried(_deliver(services, data.channel, send))


async def _deliver(services: Services, channel: Channel, send: Send) -> None:
    """Send it, and forget browsers that no longer exist."""
    gone: list[Device] = []
    try:
        gone = await sender(services).post.deliver(channel, send, services.hub.clock())
    except NoBrowser as failed:
        gone = failed.gone
        raise
    finally:
        await services.storage.write(lambda c: reachable.drop_devices(c, gone))


async def tried(delivery: Awaitable[None]) -> None:
    """Report a failure as a refusal that its owner understands."""
    try:
        await delivery
    except DeliveryFailed as failed:
        match failed.code:
            case "bad_address":
                raise RequestError("bad_address") from None
            case "private_address":
                raise RequestError("private_address") from None
            case "no_such_host":
                raise RequestError("no_such_host") from None
            case _:
                raise RequestError("not_delivered") from None


# ---- links in e-mails ------------------------------------------------------------------------------------------------
@post("/notices/confirm", status_code=204, scope="bot")
async def confirm(data: JSONBody[SignedLink], request: AnyRequest, services: Here) -> None:
    """Confirm an e-mail address with the link that was sent there."""
    services.limit(services.limits.notice_links, address(request))
    user, email = await _link(services, "confirm", data.token)
    now = services.hub.clock()
    need(await services.storage.write(lambda c: reachable.confirm(c, user, email, now)), "bad_link")


@get("/notices/unsubscribe", scope="bot")
async def unsubscribe_page(token: FromQuery[str]) -> Redirect:
    """For people: a page with a button. Programs that look at links must not unsubscribe anybody."""
    return Redirect(f"/notices/unsubscribe?token={quote(token[: links.LONGEST], safe='')}")


@post("/notices/unsubscribe", status_code=204, scope="bot")
async def unsubscribe(token: FromQuery[str], request: AnyRequest, services: Here) -> None:
    """Stop all e-mails with a signed link: mail programs do this with one click (RFC 8058)."""
    services.limit(services.limits.notice_links, address(request))
    user, _ = await _link(services, "unsubscribe", token)
    await services.storage.write(lambda c: reachable.unsubscribe(c, user))


async def _link(services: Services, purpose: links.Purpose, token: str) -> tuple[str, str]:
    """The person and the address of a signed link."""
    user = links.user_in(token)
    email = (await services.storage.read(lambda c: reachable.settings_of(c, user))).email
    valid = links.is_valid(sender(services).post.key, purpose, token, email, services.hub.clock())
    need(email and valid, "bad_link")
    return user, email


ROUTES = Router(
    "/api",
    route_handlers=[
        mine,
        change_mine,
        set_email,
        set_webhook,
        add_device,
        drop_device,
        send_test,
        confirm,
        unsubscribe_page,
        unsubscribe,
    ],
    opt={"scope": "account"},
    tags=["notices"],
)
