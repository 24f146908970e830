"""The web service: routes, errors, and what is started and stopped with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from plancia.server import directing
from plancia.server import identity as people_
from plancia.server.cluster import Member, joined, once
from plancia.server.deciding import RequestError, need
from plancia.server.health import measure_lag
from plancia.server.http import (
    editions,
    examples,
    featured,
    friends,
    hints,
    history,
    lessons,
    notices,
    operations,
    pages,
    people,
    pictures,
    puzzles,
    replays,
    reports,
    reviews,
    series,
    tables,
    tournaments,
    vacations,
)
from plancia.server.http.deadline import WAIT, Deadline
from plancia.server.http.guard import SAFE, Guard
from plancia.server.http.operator import EVERY, Operator
from plancia.server.http.reference import reference
from plancia.server.http.services import BROWSER, Here, Services, TooMany
from plancia.server.http.settings import Settings
from plancia.server.http.socket import follow_table
from plancia.server.hub import CLOCK, WORK, Hub
from plancia.server.identity import Identity
from plancia.server.identity.cookies import new_key
from plancia.server.jobs import Jobs
from plancia.server.notices import sender as sending
from plancia.server.notices import webpush
from plancia.server.processes import Busy
from plancia.server.sharing import CHECK, PRESENCE, Sharing
from plancia.server.storage import Storage, StorageError, User
from plancia.server.storage import people as people_rows
from plancia.server.storage.database import the_only_one
from plancia.server.supervising import Supervisor
from plancia.server.thinking import Thinking
from plancia.server.workers import Workers

log = logging.getLogger(__name__)

NOT_FOUND = {"no_such_table", "no_such_token", "no_such_line", "not_muted", "no_picture", "no_such_player"}
NOT_FOUND |= {"no_such_friend", "not_blocked", "no_such_invitation", "no_such_device", "not_on_vacation"}
NOT_FOUND |= {"no_such_tournament", "no_such_puzzle"}
FORBIDDEN = {"only_the_host", "not_your_seat", "not_at_this_table", "not_in_scope", "banned", "account_needed"}
FORBIDDEN |= {"no_spectators", "round_in_progress", "spectators_wait", "not_shown"}
UNAVAILABLE = {"server_is_closing", "table_is_closing", "took_too_long", "busy"}
OUR_FAULT = {"damaged_table"}
MOST_BODY = 64 * 1024
DAILY = 24 * 60 * 60.0  # seconds
CARE = 20.0  # seconds between two checks for tables to wake or to close
WAKE = 2.0  # seconds between two checks for tables to wake, if another process may have left them behind
SETTLE = 2.0  # seconds between two checks for tables to close, if another process may have their listeners
VISITS = 20.0  # seconds between two lists of people online, for other processes
TIDY = 600.0  # seconds between two clean-ups
NOT_PACKED = [r"(?<=^/)$", r"^/(?!api/(replays|tables|tables/mine|tables/watch)$)."]  # everything except lists


def build(settings: Settings, where: str) -> Litestar:
    """The application; the database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, where) as services:
            app.state.services = services
            yield

    litestar = Litestar(
        route_handlers=[
            people.ROUTES,
            tables.ROUTES,
            editions.ROUTES,
            replays.ROUTES,
            *optional_routes(settings),
            series.ROUTES,
            reviews.ROUTES,
            hints.ROUTES,
            puzzles.ROUTES,
            reports.ROUTES,
            examples.ROUTES,
            lessons.ROUTES,
            pictures.ROUTES,
            operations.ROUTES,
            operations.features,
            pages.ROUTES,
            reference,
            follow_table,
        ],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "user": Provide(_user),
        },
        before_request=_limit,
        before_send=[_send_cookie],
        exception_handlers={
            RequestError: _refused,
            people_.IdentityError: _refused,
            TooMany: _too_many,
            Busy: _busy,
            StorageError: _busy,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_text,
            Exception: _internal,
        },
        request_max_body_size=MOST_BODY,
        # Lists compress well; files and whole games are already compressed, and the rest is small.
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude=NOT_PACKED, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="plancia",
            version="1",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # Litestar's own pages load scripts from other hosts; ours is at /api
        ),
        logging_config=None,
    )
    # Around everything: a middleware would not see requests without a route.
    litestar.asgi_handler = Guard(Deadline(litestar.asgi_handler), settings)
    return litestar


def optional_routes(settings: Settings) -> list[Router]:
    """The routes of the features that this server has. Profiles show parts of several."""
    needs = {
        "history": history.HISTORY,
        "ratings": history.LEADERS,
        "friends": friends.ROUTES,
        "notices": notices.ROUTES,
        "vacations": vacations.ROUTES,
        "recurring": series.RECURRING,
        "watching": featured.ROUTES,
        "tournaments": tournaments.ROUTES,
    }
    chosen = [router for feature, router in needs.items() if settings.has(feature)]
    profiles = any(settings.has(feature) for feature in ("history", "ratings", "friends"))
    return [*chosen, history.PROFILES] if profiles else chosen


@contextlib.asynccontextmanager
async def running(settings: Settings, where: str) -> AsyncIterator[Services]:
    """Storage, identity, bots and tables, started in order and stopped in reverse."""
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(the_only_one(where))
        storage = await asyncio.to_thread(Storage.open, where)
        stack.push_async_callback(asyncio.to_thread, storage.close)
        identity = await Identity.open(storage)
        stack.callback(identity.close)
        cluster = await stack.enter_async_context(joined(storage))
        workers = Workers(settings.workers)
        hub = Hub(
            storage,
            Thinking(workers, settings.bot_seconds, settings.bot_worlds),
            identity.names,
            cluster=cluster,
            key=identity.derived_key("cursors"),
            work=WORK if settings.workers else (CLOCK,),
        )
        stack.push_async_callback(hub.close)
        await workers.open()
        jobs = Jobs(settings.job_workers)
        stack.push_async_callback(jobs.close)
        await jobs.open()
        services = Services(settings, storage, identity, hub, jobs)
        stack.push_async_callback(services.reviews.close)
        operator = Operator(services)
        await operator.open()
        caretakers = Supervisor(hub.counted)
        stack.push_async_callback(caretakers.close)
        caretakers.start("waking", hub.wake_up, WAKE if cluster.shared else CARE)
        caretakers.start("sleeping", hub.let_sleep, SETTLE if cluster.shared else CARE)

        def start_once(name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
            """In one process at a time."""
            caretakers.start(name, partial(once, cluster, name, work), pause)

        start_once("operating", operator.catch_up, EVERY)
        if settings.has("notices"):
            sender = services.notices = await open_notices(services)
            stack.callback(sender.post.close)
            start_once("notices", sender.catch_up, sending.EVERY)
            start_once("old notices", sender.tidy_up, DAILY)
        if settings.has("recurring"):
            start_once("recurring", partial(series.open_again, services), series.EVERY)
        if settings.has("tournaments"):
            start_once("tournaments", services.director.round, directing.EVERY)
        caretakers.start("measuring", partial(measure_lag, services.lag), 0.0)
        if isinstance(cluster, Member):
            sharing = Sharing(hub, cluster)
            stack.push_async_callback(sharing.close)
            caretakers.start("presence", sharing.announce_presence, PRESENCE)
            caretakers.start("comparing", sharing.compare, CHECK)
            caretakers.start("visits", services.note_visits, VISITS)
            start_once("tidying", services.tidy_up, TIDY)
        yield services


async def open_notices(services: Services) -> sending.Sender:
    """The keys are made once and stored: browsers subscribe to the key of this server."""
    settings, now = services.settings, services.hub.clock()
    fresh, fresh_vapid = new_key(), webpush.new_key()
    key, vapid = await services.storage.write(
        lambda c: (
            people_rows.kept_key(c, "notices", fresh, now),
            people_rows.kept_key(c, "vapid", fresh_vapid, now),
        )
    )
    post = sending.Post(settings.mailbox, key, vapid, settings.origin, settings.local_webhooks)
    return sending.Sender(services.storage, post, services.looking, services.hub.clock)


def _services(state: State) -> Services:
    services: Services = state.services
    return services


async def _limit(request: Request[Any, Any, Any]) -> None:
    """Limit every request, with or without a user."""
    services: Services = request.app.state.services
    services.limit(services.limits.addresses, people.address(request))


async def _user(request: Request[Any, Any, Any], services: Here) -> User | None:
    """Find the user and apply their own limits. Each route declares the scope that a token needs."""
    caller = await services.who(request)
    services.limit(services.limits.requests, caller.user.id if caller.user else people.address(request))
    need(caller.may(request.route_handler.opt.get("scope", BROWSER)), "not_in_scope")
    if caller.user:
        services.see(caller.user.id)
    if caller.user and services.is_banned(caller.user):
        need(request.route_handler.opt.get("for_banned"), "banned")
    if caller.user and request.method not in SAFE:
        services.write(caller.user.id, people.address(request))
    if caller.renewed:
        request.state.cookie = people.cookie(services, request, caller.renewed)
    return caller.user


async def _send_cookie(message: Message, scope: Scope) -> None:
    """Renew the cookie or delete it, unless the response sets a new one."""
    cookie = scope.get("state", {}).get("cookie")
    if cookie is None or message["type"] != "http.response.start":
        return
    if not any(name.lower() == b"set-cookie" for name, _ in message["headers"]):
        message["headers"] = [*message["headers"], cookie.to_encoded_header()]


def _refused(_: Request[Any, Any, Any], error: RequestError | people_.IdentityError) -> Response[dict[str, Any]]:
    body: dict[str, Any] = {"code": error.code}
    if isinstance(error, RequestError) and error.rule:
        body |= {"rule": error.rule, "word": error.word}
    headers = {"retry-after": str(WAIT)} if error.code == "busy" else {}
    return Response(body, status_code=status_of(error.code), headers=headers)


def status_of(code: str) -> int:
    """Clients rely on the code; the status is for proxies."""
    if code in NOT_FOUND:
        return 404
    if code in FORBIDDEN:
        return 403
    if code in UNAVAILABLE:
        return 503
    if code in OUR_FAULT:
        return 500
    return 401 if code == "not_signed_in" else 409


def _too_many(_: Request[Any, Any, Any], error: TooMany) -> Response[dict[str, Any]]:
    headers = {"retry-after": str(int(error.wait) + 1)}
    return Response({"code": "too_many", "wait": error.wait}, status_code=429, headers=headers)


def _busy(_: Request[Any, Any, Any], __: Exception) -> Response[dict[str, Any]]:
    """The queue is full or the database is away: a quick rejection is better than a late answer."""
    return Response({"code": "busy", "wait": WAIT}, status_code=503, headers={"retry-after": str(WAIT)})


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Not found, wrong method, invalid body: the status says enough, so the detail stays short."""
    codes = {400: "malformed", 404: "not_found", 405: "wrong_method", 413: "too_large"}
    status = 400 if _is_about_the_body(error) else error.status_code
    return Response({"code": codes.get(status, "refused")}, status_code=status)


def _is_about_the_body(error: HTTPException) -> bool:
    """If an invalid field has the name of a dependency, such as `user`, Litestar reports an internal error."""
    cause = error.__cause__
    return isinstance(cause, msgspec.ValidationError) and "`$.data" in str(cause)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[dict[str, Any]]:
    """Deeply nested JSON; no type of ours is recursive."""
    return Response({"code": "malformed"}, status_code=400)


def _not_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[dict[str, Any]]:
    """A body that is not UTF-8. Requests decode nothing else: everything we store is valid text."""
    return Response({"code": "malformed"}, status_code=400)


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.exception("unexpected", extra={"path": request.url.path}, exc_info=error)
    return Response({"code": "internal"}, status_code=500)
