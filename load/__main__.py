"""`make load`, or `python -m load --help`."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from math import nan
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from msgspec import Struct

from load.engine import EngineTime, engine_time
from load.people import Crowd, Person
from load.process import HOST, Running, serving
from load.stored import Begun, Opening, begun_tables, opening, stored_bot_answers
from plancia.games import NAMES

MEGABYTE = 1_000_000
SETTLE = 3.0  # seconds until everything that connecting causes is done
QUIET = 10.0  # seconds in which nobody answers


class Measured(Struct, frozen=True, kw_only=True):
    """The measurements. Times in seconds, memory in bytes."""

    tables: int
    rate: float
    seconds: float
    waits: list[float]
    late: list[float]
    replies: list[float]
    refused: list[str]
    bot_answers: int
    idle: float  # cores used by the server itself while nobody answers
    cpu: float  # the same in the run
    bots: float  # cores used by the bots in the run, in their own processes
    load: float  # cores used by the simulated people
    engine: EngineTime  # with the games mixed as in the answers
    memory_when_sat_down: float  # for a table where the game has just started
    memory_when_idle: float  # for a table after the run, when nobody is connected any more
    opening: Opening

    @property
    def answer(self) -> float:
        """Seconds of the server's CPU for one accepted answer. Bots' answers cost as much as people's."""
        accepted = len(self.waits) + self.bot_answers
        return self.cpu * self.seconds / accepted if accepted else nan

    @property
    def answer_alone(self) -> float:
        """The same without what the server uses anyway while nobody answers."""
        return self.answer * (1 - self.idle / self.cpu) if self.cpu else nan

    @property
    def bot_answer(self) -> float:
        """Seconds of CPU in which a bot thinks about one answer."""
        return self.bots * self.seconds / self.bot_answers if self.bot_answers else nan


def main(args: Sequence[str] | None = None) -> None:
    """Measure, and report beside the targets. This is not a test and does not fail."""
    wanted = arguments(args)
    print(report(asyncio.run(measure(wanted))))


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m load", description="How much load the server can take on this machine.")
    parser.add_argument("--games", nargs="+", choices=NAMES, default=NAMES, help="in turn, table by table (all)")
    parser.add_argument("--tables", type=int, default=200, help="live tables (200)")
    parser.add_argument("--people", type=int, default=2, help="at each table (2)")
    parser.add_argument("--bots", type=int, default=1, help="greedy ones, at each table (1)")
    parser.add_argument("--spectators", type=int, default=0, help="at each table (0)")
    parser.add_argument("--rate", type=float, default=100.0, help="answers of people per second, in all (100)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--workers", type=int, default=2, help="processes for bots, of each server process (2)")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one on PostgreSQL (1)")
    parser.add_argument("--postgresql", action="store_true", help="also for a single process, to compare")
    parser.add_argument("--decisions", type=int, default=500, help="of the stored table that is opened (500)")
    parser.add_argument("--seed", default="load", help="of the answers and their times (load)")
    return parser.parse_args(args)


async def measure(wanted: Namespace) -> Measured:
    """All measurements, in a temporary folder."""
    random = Random(wanted.seed)
    with TemporaryDirectory(prefix="plancia-load-") as name, ExitStack() as stack:
        folder = Path(name)
        where = str(folder / "server.sqlite")
        if wanted.postgresql or wanted.processes > 1:
            where = stack.enter_context(postgresql())
        opened = await opening(folder / "opening.sqlite", wanted.decisions, 11, random)
        tables = await begun_tables(where, wanted.games, wanted.tables, wanted.people, wanted.bots, wanted.spectators)
        with serving(folder, wanted.workers, f"--database={where}", processes=wanted.processes) as server:
            return await play(wanted, server, tables, random, opened)


@contextmanager
def postgresql() -> Iterator[str]:
    """The PostgreSQL of the tests, with an empty database."""
    from tests.server import postgres

    with postgres.running(max_connections="200", shared_buffers="128MB") as cluster:
        yield cluster.new_database()


async def play(wanted: Namespace, server: Running, tables: list[Begun], random: Random, opened: Opening) -> Measured:
    server.ask("GET", "/api/games")
    before = server.memory()
    crowd = Crowd(wanted.rate, wanted.seconds, random)
    seated: list[Person] = []
    for table in tables:
        cookies = (*table.cookies, *table.watching)
        seated += [Person(crowd, table.game, HOST, server.port, table.id, cookie) for cookie in cookies]
    tasks = [asyncio.create_task(person.sit()) for person in seated]
    await until(lambda: crowd.ready.qsize() >= wanted.tables and crowd.following == len(seated), 120)
    await asyncio.sleep(SETTLE)
    idle = await idle_cpu(server, QUIET)
    sat_down, answered, worked, thought = server.memory(), await bot_answers(server), server.cpu(), server.bot_cpu()
    say(f"{wanted.tables} tables are waiting for their people; this takes {wanted.seconds:g} seconds …")
    load = process_time()
    await crowd.play()
    load = process_time() - load
    answered = await bot_answers(server) - answered
    worked, thought = server.cpu() - worked, server.bot_cpu() - thought
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Measured(
        tables=wanted.tables,
        rate=wanted.rate,
        seconds=wanted.seconds,
        waits=sorted(crowd.waits),
        late=sorted(crowd.late),
        replies=sorted(crowd.replies),
        refused=crowd.refused,
        bot_answers=answered,
        idle=idle,
        cpu=worked / wanted.seconds,
        bots=thought / wanted.seconds,
        load=load / wanted.seconds,
        engine=engine_time(crowd.acknowledged, wanted.people + wanted.bots),
        memory_when_sat_down=(sat_down - before) / wanted.tables,
        memory_when_idle=(server.memory() - before) / wanted.tables,
        opening=opened,
    )


async def idle_cpu(server: Running, seconds: float) -> float:
    """Cores that the server uses while everybody only listens."""
    before = server.cpu()
    await asyncio.sleep(seconds)
    return (server.cpu() - before) / seconds


# ---- talking to the server -------------------------------------------------------------------------------------------
async def bot_answers(server: Running) -> int:
    """How many times a bot has answered so far. One of several processes does not know it."""
    if server.processes > 1:
        return await stored_bot_answers(server.database)
    return round(server.figure("plancia_bot_seconds_count"))


async def until(holds: Any, seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.05)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


# ---- the report ------------------------------------------------------------------------------------------------------
def share(values: list[float], part: float) -> float:
    """The smallest value that is at least as large as this share of the values."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def report(found: Measured) -> str:
    """A table in Markdown, for the documentation."""
    rows = [
        ("answer due to acknowledged, p50", milliseconds(share(found.waits, 0.5)), "20 ms"),
        ("p90", milliseconds(share(found.waits, 0.9)), ""),
        ("p99", milliseconds(share(found.waits, 0.99)), "100 ms"),
        ("maximum", milliseconds(share(found.waits, 1.0)), ""),
        ("of that before it was sent, p99", milliseconds(share(found.late, 0.99)), ""),
        ("sent to acknowledged, p99", milliseconds(share(found.replies, 0.99)), ""),
        ("cores used by the server itself", f"{found.cpu:.2f}", ""),
        ("of that while nobody answers", f"{found.idle:.3f}", ""),
        ("cores used by the simulated people", f"{found.load:.2f}", ""),
        ("CPU of the server for an answer", milliseconds(found.answer), ""),
        ("of that only because somebody answers", milliseconds(found.answer_alone), ""),
        ("CPU of a greedy bot for an answer", milliseconds(found.bot_answer), ""),
        ("CPU of the engine for a decision", microseconds(found.engine.decision), ""),
        ("CPU of the engine for a choice with all that follows", microseconds(found.engine.choice), ""),
        ("cost of an answer, in decisions", f"{found.answer / found.engine.decision:.0f}", "35"),
        ("cost of an answer, in choices with all that follows", f"{found.answer / found.engine.choice:.0f}", ""),
        ("memory per table, game just started", f"{found.memory_when_sat_down / MEGABYTE:.2f} MB", "1 MB"),
        ("memory per table, idle after the run", f"{found.memory_when_idle / MEGABYTE:.2f} MB", "1 MB"),
        (f"opening a stored table, {found.opening.decisions} decisions", milliseconds(found.opening.opened), "50 ms"),
        ("and sending all of it to a new client", milliseconds(found.opening.sent), ""),
    ]
    lines = [f"| {what} | {value} | {target} |" for what, value, target in rows]
    people, bots = len(found.waits) / found.seconds, found.bot_answers / found.seconds
    head = f"{found.tables} tables; answers per second: {people:.0f} of people, {bots:.0f} of greedy bots; "
    head += f"{len(found.refused)} rejected, {found.refused.count('busy')} of them because the server was busy."
    return "\n".join([head, "", "| what | measured | limit |", "|---|--:|--:|", *lines])


def microseconds(seconds: float) -> str:
    return f"{1_000_000 * seconds:.0f} µs"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


if __name__ == "__main__":
    main()
