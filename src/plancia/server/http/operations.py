"""For whoever runs the server: is it well, how much does it do, what is going on at a table. No secrets."""

from __future__ import annotations

import time
from typing import Any, get_args

from litestar import MediaType, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from plancia.server.deciding import need
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, known
from plancia.server.storage import operating
from plancia.server.storage.rows import Status

STARTED = time.monotonic()


@get("/health")
async def health(services: Here) -> dict[str, Any]:
    """Answers once the database does."""
    await services.storage.table("")
    return {"status": "ok", "tables": len(services.hub.live)}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest, services: Here) -> str:
    """In the format of Prometheus, for the operator: how often a command is given might tell players something."""
    if not services.settings.shows_metrics_to(address(request), request.headers.get("host", "")):
        raise NotFoundException
    live = services.hub.live.values()
    stored, reports = await services.storage.read(lambda c: (operating.table_counts(c), operating.open_reports(c)))
    figures = {
        "process_cpu_seconds_total": round(time.process_time(), 3),  # the name that Prometheus has for it
        "plancia_up_seconds": round(time.monotonic() - STARTED),
        "plancia_tables_awake": len(services.hub.live),
        "plancia_listeners": sum(len(table.listeners) for table in live),
        "plancia_bots_thinking": len(services.hub.thinking.tasks),
        "plancia_bot_workers": len(services.hub.thinking.workers.all),
        "plancia_events_total": services.hub.counted["events"],
        "plancia_answers_total": services.hub.counted["answers"],
        "plancia_refused_total": services.hub.counted["refused"],
        "plancia_failed_writes_total": services.storage.failed_writes,
        "plancia_reports_open": reports,
    }
    kinds = {name: "counter" if name.endswith("_total") else "gauge" for name in figures}
    lines = [f"# TYPE {name} {kinds[name]}\n{name} {value}\n" for name, value in figures.items()]
    tables = "plancia_tables"
    lines.append(f"# TYPE {tables} gauge\n")
    lines += [f'{tables}{{status="{status}"}} {stored.get(status, 0)}\n' for status in get_args(Status)]
    lines += services.commands_took.lines("plancia_command_seconds", "command")
    lines += services.hub.thinking.took.lines("plancia_bot_seconds", "bot")
    return "".join(lines)


@get("/tables/{table:str}", scope="play")
async def table_page(table: FromPath[str], user: Asker, services: Here) -> dict[str, Any]:
    """For the host: what a table is doing, without anything that is hidden from anybody at it."""
    live = await services.hub.open(table)
    t = live.table
    need(known(user).id == t.created.host, "only_the_host")
    ask = t.sitting.state.ask if t.sitting else None
    return {
        "table": t.id,
        "game": t.created.game,
        "phase": t.phase.value,
        "question": type(ask).__name__ if ask else None,
        "number": t.question if t.sitting else 0,
        "awaited": live.table_news().awaited,
        "listeners": len(live.listeners),
        # When a window closes, or who still thinks, might tell who has answered in it.
        "alarm": None if t.under_seal else t.next_alarm(),
        "bots_thinking": None if t.under_seal else services.hub.thinking.busy(live),
    }


ROUTES = Router("/-", route_handlers=[health, metrics, table_page], tags=["operations"])
