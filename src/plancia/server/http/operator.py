"""The operator's tasks. `plancia admin` writes them into the database, and the running server carries them out.

So only the server changes tables and people, and the rows remain as a log of what was done, when and by whom.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from plancia.server import events as e
from plancia.server.deciding import RequestError, need
from plancia.server.decision import Decision, happens
from plancia.server.http.services import Services
from plancia.server.seats import Phase
from plancia.server.storage import LONG, StorageError, Task, operating, people
from plancia.server.storage.operating import Ages
from plancia.server.table import Table

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds
FOR_GOOD = 2**53 - 1  # milliseconds: the distant future, still exact in JavaScript


class Detail(Struct, frozen=True, kw_only=True):
    """The parameters of a task, besides its subject."""

    days: int = 0  # of a ban; 0: for good
    reason: str = ""
    ages: Ages | None = None


class Operator:
    """Carries out the tasks, one after another."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.actions = {
            "ban": self._ban,
            "unban": self._unban,
            "mute": self._mute,
            "unmute": self._unmute,
            "delete-user": self._delete_user,
            "close-table": self._close_table,
            "delete-table": self._delete_table,
            "close-report": self._close_report,
            "prune": self._prune,
        }

    async def open(self) -> None:
        """Load the list of muted people at start-up."""
        now = self.services.hub.clock()
        self.services.muted |= await self.services.storage.read(lambda c: operating.muted_people(c, now))

    async def catch_up(self) -> None:
        """Carry out all pending tasks. A task that fails is logged and does not stop the others."""
        for task in await self.services.storage.read(operating.waiting_tasks):
            outcome = await self._outcome(task)
            await self._note(task, outcome)

    async def _note(self, task: Task, outcome: str) -> None:
        now = self.services.hub.clock()
        log.info("operator", extra={"action": task.action, "by": task.actor, "task": task.id, "outcome": outcome})
        await self.services.storage.write(lambda c: operating.task_done(c, task.id, now, outcome))

    async def _outcome(self, task: Task) -> str:
        """Carry out one task; return a short note for the log, or the reason why it failed."""
        try:
            action = self.actions.get(task.action)
            if action is None:
                return "refused: no_such_action"  # of a newer plancia
            return await action(task, msgspec.json.decode(task.detail or "{}", type=Detail))
        except RequestError as refused:
            return f"refused: {refused.code}"
        except StorageError:
            raise  # it stays pending
        except Exception as error:
            log.exception("operator's task failed", extra={"task": task.id}, exc_info=error)
            return f"failed: {type(error).__name__}"

    # ---- people
    async def _restrict(self, user: str, **until: int) -> None:
        need(await self.services.identity.user(user) is not None, "no_such_user")
        await self.services.storage.write(lambda c: people.change_user(c, user, **until))

    def _until(self, detail: Detail) -> int:
        return self.services.hub.clock() + detail.days * operating.DAY if detail.days else FOR_GOOD

    async def _ban(self, task: Task, detail: Detail) -> str:
        await self._restrict(task.subject, banned=self._until(detail))
        await self.services.show_out(task.subject)
        return "done"

    async def _unban(self, task: Task, _: Detail) -> str:
        await self._restrict(task.subject, banned=0)
        return "done"

    async def _mute(self, task: Task, detail: Detail) -> str:
        until = self._until(detail)
        await self._restrict(task.subject, muted=until)
        await self._silence(task.subject, until)
        return "done"

    async def _unmute(self, task: Task, _: Detail) -> str:
        await self._restrict(task.subject, muted=0)
        await self._silence(task.subject, 0)
        return "done"

    async def _silence(self, user: str, until: int) -> None:
        self.services.muted[user] = until
        await self.services.hub.cluster.announce("silenced", until={user: until})

    async def _delete_user(self, task: Task, _: Detail) -> str:
        need(await self.services.identity.user(task.subject) is not None, "no_such_user")
        await self.services.forget(task.subject)
        return "done"

    # ---- tables and reports
    async def _close_table(self, task: Task, _: Detail) -> str:
        live = await self.services.hub.open(task.subject)
        await live.do(ended)
        return "done"

    async def _delete_table(self, task: Task, _: Detail) -> str:
        need(await self.services.hub.remove(task.subject), "no_such_table")
        return "done"

    async def _close_report(self, task: Task, _: Detail) -> str:
        now = self.services.hub.clock()
        number = int(task.subject) if task.subject.isdecimal() else 0
        closed = await self.services.storage.write(lambda c: operating.close_report(c, number, now))
        return "done" if closed else "refused: no_such_report"

    async def _prune(self, _: Task, detail: Detail) -> str:
        """Tables first: guests who played only at these have no game afterwards."""
        ages, now = detail.ages or Ages(), self.services.hub.clock()
        old = await self.services.storage.read(lambda c: operating.old_tables(c, ages, now))
        removed = 0
        for table in old:
            if not self._is_in_use(table):
                removed += await self.services.hub.remove(table)
        went = {"tables": removed} | await self.services.storage.write(lambda c: operating.prune(c, ages, now), LONG)
        return ", ".join(f"{many} {what}" for what, many in went.items())

    def _is_in_use(self, table: str) -> bool:
        live = self.services.hub.live.get(table)
        return live is not None and bool(live.listeners)


def ended(t: Table) -> Decision:
    """Close the table as if everybody had agreed to abandon it."""
    need(t.phase not in (Phase.OVER, Phase.ABORTED), "not_now")
    return happens(e.Aborted())
