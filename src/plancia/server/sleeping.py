"""When an open table may be closed, since nobody needs it in this process. It can be opened again at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from plancia.server.presence import NOBODY

if TYPE_CHECKING:
    from plancia.server.hub import Hub
    from plancia.server.live import LiveTable

IDLE = 60_000  # milliseconds without anybody
LEFT = 2_000  # the same if its listeners are in another process


def may_sleep(hub: Hub, live: LiveTable) -> bool:
    """The cheap conditions come first: looking for the next alarm of a thousand tables takes 70 ms."""
    now = hub.clock()
    if live.broken:
        return True
    if live.listeners or not live.jobs.empty() or hub.thinking.busy(live):
        return False
    if is_left_to_others(hub, live):
        return now - live.idle_since > LEFT
    if now - max(live.idle_since, live.worked_at) <= IDLE:
        return False
    alarm = live.table.next_alarm() if live.keeps_time else None
    return alarm is None or alarm - now > IDLE


def is_left_to_others(hub: Hub, live: LiveTable) -> bool:
    """Are all listeners in another process? If that one does the table's work, too, no answer is applied twice.

    A process that only lets bots think keeps its tables.
    """
    return not hub.only_bots and hub.elsewhere.at(live.table.id) != NOBODY
