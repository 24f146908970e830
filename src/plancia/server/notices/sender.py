"""Sends notices: a background task looks for new ones, and delivers those that are due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

import msgspec

from plancia.locale import messages
from plancia.server.clock import HOUR, MINUTE
from plancia.server.notices import collecting, links, mail, outgoing, planning, texts, webhook, webpush
from plancia.server.notices.failure import DeliveryFailed
from plancia.server.notices.mail import Letter, Mailbox
from plancia.server.notices.planning import Drop, Here, Later, Send
from plancia.server.notices.texts import Words
from plancia.server.storage import Channel, Storage, outbox, reachable
from plancia.server.storage.outbox import Notice
from plancia.server.storage.reachable import Device, Reach

log = logging.getLogger(__name__)

EVERY = 5.0  # seconds
OVERLAP = 2 * MINUTE  # questions are looked for a little further back than the last time
FIRST_LOOK = 24 * HOUR  # after a restart
CLAIMED_FOR = 10 * MINUTE  # more than the slowest delivery takes
MOST_AT_ONCE = 8
MAIL_THREADS = 4
SOON = 15_000  # milliseconds: three rounds
WAITS = (1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR)  # after each failure; then we give up
KEPT = 14 * 24 * HOUR  # as long as a notice is remembered, it is not sent again
MOST_KNOWN = 10_000


class Post:
    """What is needed to reach somebody: the mailbox, the keys, and our own address."""

    def __init__(self, mailbox: Mailbox | None, key: bytes, vapid: bytes, origin: str, local: bool) -> None:
        self.mailbox = mailbox
        self.key = key  # of signed links
        contact = f"mailto:{mailbox.sender}" if mailbox else origin
        self.push = webpush.Sender(vapid, contact)
        self.origin = origin
        self.local = local  # webhooks may use http and private addresses
        self._threads = ThreadPoolExecutor(MAIL_THREADS, "plancia-mail")  # a mail server may be slow

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def channels(self) -> list[Channel]:
        return ["email", "push", "webhook"] if self.mailbox else ["push", "webhook"]

    async def confirm(self, reach: Reach, language: str, now: int) -> None:
        """Ask for a click before anything else is sent to an address."""
        token = links.signed(self.key, "confirm", reach.user, reach.email, now + links.CONFIRM_WITHIN)
        link = f"{self.origin}/notices/confirm?token={token}"
        await self._write(texts.confirmation(messages(language), reach.email, link))

    async def deliver(self, channel: Channel, send: Send, now: int) -> list[Device]:
        """Send it; returns browsers that no longer exist. Raises `DeliveryFailed`."""
        match channel:
            case "email":
                await self._mail(send)
            case "webhook":
                await self._call(send)
            case "push":
                return await self._push(send, now)
        return []

    async def _write(self, letter: Letter) -> None:
        if self.mailbox is None:
            raise DeliveryFailed("no_mailbox", final=True)
        await asyncio.get_running_loop().run_in_executor(self._threads, mail.send, self.mailbox, letter)

    async def _mail(self, send: Send) -> None:
        token = links.signed(self.key, "unsubscribe", send.reach.user, send.reach.email)
        unsubscribe = f"{self.origin}/api/notices/unsubscribe?token={token}"
        settings = f"{self.origin}/notices"
        m = messages(send.language)
        await self._write(texts.letter(m, send.words, send.reach.email, unsubscribe, settings))

    async def _call(self, send: Send) -> None:
        url = send.reach.webhook
        headers = {"content-type": "application/json"}
        await outgoing.post(url, headers, webhook.body(url, send.words.line), self.local)

    async def _push(self, send: Send, now: int) -> list[Device]:
        """To all browsers of a person. If one of them gets it, it is delivered."""
        payload = msgspec.json.encode(push_message(send.words, send.waiting))
        results = await asyncio.gather(*(self._push_to(device, payload, now) for device in send.devices))
        gone = [device for device, failed in zip(send.devices, results, strict=True) if failed and _is_gone(failed)]
        failures = [failed for failed in results if failed]
        if len(failures) == len(results):
            final = len(gone) == len(results)
            raise NoBrowser(gone, final)
        return gone

    async def _push_to(self, device: Device, payload: bytes, now: int) -> DeliveryFailed | None:
        try:
            where = outgoing.target(device.endpoint, self.local)
            body = webpush.encrypt(payload, webpush.decoded(device.key), webpush.decoded(device.auth))
            await outgoing.post(device.endpoint, self.push.headers(where, now), body, self.local)
        except DeliveryFailed as failed:
            return failed
        return None


def recipient(notice: Notice) -> tuple[str, str]:
    return notice.user, notice.channel


class NoBrowser(DeliveryFailed):
    """No browser got a push message; some of them no longer exist."""

    def __init__(self, gone: list[Device], final: bool) -> None:
        super().__init__("no_browser", final)
        self.gone = gone


def _is_gone(failed: DeliveryFailed) -> bool:
    """What push services answer when a browser has unsubscribed."""
    return failed.code in ("status_404", "status_410", "private_address", "bad_address")


def push_message(words: Words, waiting: int) -> dict[str, str | int]:
    """What the service worker shows. Long lists of names are cut: services limit the size."""
    return {
        "title": words.title[:200],
        "body": words.text[:400],
        "link": words.link,
        "tag": words.tag,
        "waiting": waiting,
    }


class Sender:
    """One per process. Several processes share the work through the database."""

    def __init__(self, storage: Storage, post: Post, here: Callable[[], Here], clock: Callable[[], int]) -> None:
        self.storage = storage
        self.post = post
        self.here = here
        self.clock = clock
        self.looked = clock() - FIRST_LOOK
        self.known: dict[tuple[str, str, int], None] = {}  # questions and ends that have their rows

    async def catch_up(self) -> None:
        """One round."""
        await self.collect()
        await self.wait_for_those_here()
        while claimed := await self._claim():
            people = groupby(sorted(claimed, key=recipient), key=recipient)
            await asyncio.gather(*(self._handle_all(list(notices)) for _, notices in people))

    async def tidy_up(self) -> None:
        before = self.clock() - KEPT
        await self.storage.write(lambda c: outbox.drop_old(c, before))

    # ---- new notices
    async def collect(self) -> None:
        """Add notices for what has happened since the last round."""
        now, after = self.clock(), self.looked - OVERLAP
        asked, begun, ended = await self.storage.read(
            lambda c: (outbox.asked_since(c, after), outbox.begun_since(c, after), outbox.ended_since(c, after)),
        )
        asked = [one for one in asked if (one.table, one.user, one.since) not in self.known]
        begun = [one for one in begun if (one.table, one.user, one.started) not in self.known]
        ended = [one for one in ended if (one.table, one.user, one.finished) not in self.known]
        if asked or begun or ended:
            await self.storage.write(
                lambda c: outbox.add(
                    c,
                    [
                        *(row for one in asked for row in collecting.about_question(c, one, now)),
                        *(row for one in begun for row in collecting.about_round(c, one, now)),
                        *(row for one in ended for row in collecting.about_end(c, one, now)),
                    ],
                )
            )
        self._remember([(one.table, one.user, one.since) for one in asked])
        self._remember([(one.table, one.user, one.started) for one in begun])
        self._remember([(one.table, one.user, one.finished) for one in ended])
        self.looked = now

    def _remember(self, seen: list[tuple[str, str, int]]) -> None:
        self.known |= dict.fromkeys(seen)
        while len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]

    async def wait_for_those_here(self) -> None:
        """Notices wait while the person looks at the table. Each process knows only its own connections, so it does
        this before the notice is due, when any process may claim it.
        """
        here = set(self.here())
        if not here:
            return
        now = self.clock()
        soon = await self.storage.read(lambda c: outbox.due_soon(c, now + SOON))
        wait = [one for one in soon if (one.table_id or "", one.user) in here]
        if wait:
            later = now + SOON + collecting.LIVE_GRACE
            await self.storage.write(lambda c: outbox.wait_at_least(c, [one.id for one in wait], later))

    # ---- delivery
    async def _claim(self) -> list[Notice]:
        now = self.clock()
        if not await self.storage.read(lambda c: outbox.is_any_due(c, now)):
            return []
        return await self.storage.write(lambda c: outbox.claim(c, now, now + CLAIMED_FOR, MOST_AT_ONCE))

    async def _handle_all(self, notices: list[Notice]) -> None:
        """One after another, so that the limit for a day counts all of them."""
        for notice in notices:
            await self._handle(notice)

    async def _handle(self, notice: Notice) -> None:
        now, here, origin = self.clock(), self.here(), self.post.origin
        plan = await self.storage.read(lambda c: planning.plan(c, notice, here, origin, now))
        match plan:
            case Later(due=due):
                await self.storage.write(lambda c: outbox.put_off(c, notice.id, due, count=False))
            case Drop():
                await self.storage.write(lambda c: outbox.finish(c, notice.id, "dropped", now))
            case Send():
                await self._send(notice, plan)

    async def _send(self, notice: Notice, send: Send) -> None:
        try:
            gone = await self.post.deliver(notice.channel, send, self.clock())
        except DeliveryFailed as failed:
            await self._failed(notice, send, failed)
            return
        now = self.clock()
        await self.storage.write(lambda c: outbox.finish(c, notice.id, "sent", now))
        await self._drop_devices(gone)

    async def _failed(self, notice: Notice, send: Send, failed: DeliveryFailed) -> None:
        log.warning("notice not sent", extra={"channel": notice.channel, "why": failed.code, "tries": notice.tries})
        now = self.clock()
        if isinstance(failed, NoBrowser):
            await self._drop_devices(failed.gone)
        if failed.final or notice.tries > len(WAITS):
            await self.storage.write(lambda c: outbox.finish(c, notice.id, "failed", now))
            if notice.channel == "email" and failed.final:
                await self.storage.write(lambda c: reachable.doubt(c, notice.user, send.reach.email))
            return
        due = now + WAITS[notice.tries - 1]
        await self.storage.write(lambda c: outbox.put_off(c, notice.id, due, count=True))

    async def _drop_devices(self, gone: list[Device]) -> None:
        if gone:
            await self.storage.write(lambda c: reachable.drop_devices(c, gone))
