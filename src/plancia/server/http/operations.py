"""For whoever runs the server: is it well, how much does it do, what is going on at a table. No secrets."""

from __future__ import annotations

import time
from typing import Any

from litestar import MediaType, Router, get

from plancia.server.http.services import Services

STARTED = time.monotonic()


@get("/health")
async def health(services: Services) -> dict[str, Any]:
    """Answers once the database does."""
    await services.storage.live_tables()
    return {"status": "ok", "tables": len(services.hub.live)}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(services: Services) -> str:
    """In the format of Prometheus."""
    live = services.hub.live.values()
    figures = {
        "plancia_up_seconds": round(time.monotonic() - STARTED),
        "plancia_tables_awake": len(services.hub.live),
        "plancia_listeners": sum(len(table.listeners) for table in live),
        "plancia_bots_thinking": len(services.hub.thinking.tasks),
        "plancia_bot_workers": len(services.hub.thinking.workers.all),
        "plancia_events_total": services.hub.counted["events"],
        "plancia_answers_total": services.hub.counted["answers"],
        "plancia_refused_total": services.hub.counted["refused"],
    }
    return "".join(f"# TYPE {name} gauge\n{name} {value}\n" for name, value in figures.items())


@get("/tables/{table:str}")
async def table_page(table: str, services: Services) -> dict[str, Any]:
    """What a table is doing, without anything that is hidden from anybody."""
    live = await services.hub.open(table)
    t = live.table
    return {
        "table": t.id,
        "game": t.created.game,
        "phase": t.phase.value,
        "events": t.number,
        "asked": t.sitting.state.asked if t.sitting else 0,
        "question": type(t.sitting.state.ask).__name__ if t.sitting and t.sitting.state.ask else None,
        "awaited": live.table_news().awaited,
        "listeners": len(live.listeners),
        "alarm": t.next_alarm(),
        "bots_thinking": services.hub.thinking.busy(t.id),
    }


ROUTES = Router("/-", route_handlers=[health, metrics, table_page], tags=["operations"])
