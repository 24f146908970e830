"""For the operator: health, metrics, and the status of a table. No secrets."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from math import nan
from typing import Any, get_args

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from plancia.server.deciding import need
from plancia.server.game_table import GameTable
from plancia.server.http.deadline import WAIT
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, known
from plancia.server.http.settings import FEATURES
from plancia.server.storage import StorageError, operating
from plancia.server.storage.rows import Status

STARTED = time.monotonic()
FAILED = "failed "  # the prefix of a supervisor's counters


@get("/health")
async def health(services: Here) -> Response[dict[str, Any]]:
    """Can the database store something? 503: no, the disk is full, or the database is away or frozen."""
    good = await services.health.is_good()
    body = {"status": "ok" if good else "not_stored", "tables": len(services.hub.live)}
    return Response(body, status_code=200 if good else 503, headers={} if good else {"retry-after": str(WAIT)})


class Features(Struct, frozen=True, kw_only=True):
    """The optional features that this server has."""

    features: list[str]


@get("/api/features", tags=["operations"])
async def features(services: Here) -> Features:
    """Which optional features the operator has left on. The routes of the others do not exist."""
    return Features(features=[name for name in FEATURES if services.settings.has(name)])


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest, services: Here, process: FromQuery[int | None] = None) -> str:
    """Metrics for Prometheus. Only the operator may read them: the number of commands might help a player.

    They are about one process; `process` chooses one of several on the same port, from 0 on.
    """
    if not services.settings.shows_metrics_to(address(request), request.headers.get("host", "")):
        raise NotFoundException
    if process is not None and not 0 <= process < services.processes:
        raise NotFoundException
    if process not in (None, services.process):  # the connection would have been passed on to it
        raise ServiceUnavailableException
    live = services.hub.live.values()
    stored: dict[str, int] | None = None
    reports: float = nan
    with suppress(StorageError):  # the other metrics are needed then most of all
        stored, reports = await services.storage.read(lambda c: (operating.table_counts(c), operating.open_reports(c)))
    figures = {
        "process_cpu_seconds_total": round(time.process_time(), 3),  # its name in Prometheus
        "plancia_up_seconds": round(time.monotonic() - STARTED),
        "plancia_tables_awake": len(services.hub.live),
        "plancia_connections": services.count_connections(),
        "plancia_sockets": len(services.connections),
        "plancia_listeners": sum(len(table.listeners) for table in live),
        "plancia_bots_thinking": len(services.hub.thinking.tasks),
        "plancia_bot_workers": len(services.hub.thinking.workers.all),
        "plancia_events_total": services.hub.counted["events"],
        "plancia_answers_total": services.hub.counted["answers"],
        "plancia_refused_total": services.hub.counted["refused"],
        "plancia_busy_total": services.hub.counted["busy"],
        "plancia_failed_writes_total": services.storage.failed_writes,
        "plancia_reports_open": reports,
    }
    kinds = {name: "counter" if name.endswith("_total") else "gauge" for name in figures}
    lines = [f"# TYPE {name} {kinds[name]}\n{name} {value}\n" for name, value in figures.items()]
    tables = {status: stored.get(status, 0) for status in get_args(Status)} if stored is not None else {}
    lines += labelled("plancia_tables", "gauge", "status", tables)
    queues = {
        "commands": len(services.commands),
        "writes": services.storage.waiting_writes,
        "reads": services.storage.waiting_reads,
        "bots": services.hub.thinking.workers.waits,
        "jobs": services.jobs.waits,
        "passphrases": services.identity.waiting_passphrases,
    }
    lines += labelled("plancia_queue_length", "gauge", "queue", queues)
    failed = {name.partition(" ")[2]: count for name, count in services.hub.counted.items() if name.startswith(FAILED)}
    lines += labelled("plancia_failed_tasks_total", "counter", "task", failed)
    lines += services.commands_took.lines("plancia_command_seconds", "command")
    lines += services.lag.lines("plancia_event_loop_lag_seconds", "loop")
    lines += services.hub.thinking.took.lines("plancia_bot_seconds", "bot")
    return "".join(lines)


def labelled(name: str, kind: str, label: str, values: Mapping[str, int]) -> list[str]:
    """A metric with several labelled values."""
    return [f"# TYPE {name} {kind}\n", *(f'{name}{{{label}="{key}"}} {value}\n' for key, value in values.items())]


@get("/tables/{table:str}", scope="play")
async def table_page(table: FromPath[str], user: Asker, services: Here) -> dict[str, Any]:
    """For the host: the status of a table, without anything hidden from any player."""
    live = await services.hub.open(table)
    t = live.table
    need(known(user).id == t.created.host, "only_the_host")
    game = t if isinstance(t, GameTable) else None
    return {
        "table": t.id,
        "game": t.created.game,
        "phase": t.phase.value,
        "question": type(game.session.state.ask).__name__ if game and game.session.state.ask else None,
        "number": game.question if game else 0,
        "awaited": t.awaited_openly(),
        "listeners": len(live.listeners),
        # When a window closes, or who is still thinking, might reveal who has answered in it.
        "alarm": None if t.under_seal else t.next_alarm(),
        "bots_thinking": None if t.under_seal else services.hub.thinking.busy(live),
    }


ROUTES = Router("/-", route_handlers=[health, metrics, table_page], tags=["operations"])
