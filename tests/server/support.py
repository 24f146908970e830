"""Shared by the tests of tables: a table with its journal, a market with windows, people who do things."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import Struct

from plancia import games
from plancia.engine import Facts, Question, Seat, Words, start
from plancia.games import NAMES
from plancia.records import Entry
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.commands import carry_out
from plancia.server.deciding import RequestError
from plancia.server.decision import Decision
from plancia.server.folding import fold, fold_all
from plancia.server.game_table import GameTable
from plancia.server.lobby import Lobby
from plancia.server.table import Table
from tests.engine.toy import Market, State, Toy, market

E = TypeVar("E", bound=e.Event)

NOW = 1_700_000_000_000  # milliseconds: the time of the tests; a full interval of every clock
SECRET = bytes(range(32))
PEOPLE = ("ann", "bob", "cat", "dan")


class Options(Struct, frozen=True, gc=False):
    """Which seats hold a whistle, the only card of the market."""

    whistles: tuple[bool, ...] = (False, True, False)


class MarketGame(Toy):
    """The toy of the engine's tests, with windows; an option says who holds a card."""

    NAME = "market"
    OPTIONS = Options  # type: ignore[assignment]  # the toy has none

    def begin(self, options: Any, seats: int) -> tuple[State, Facts]:
        return start(market(seats, options.whistles), Market())


def open_market(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the market as a game."""
    monkeypatch.setitem(sys.modules, "plancia.games.market", SimpleNamespace(GAME=MarketGame()))
    monkeypatch.setattr("plancia.games.NAMES", (*NAMES, "market"))
    monkeypatch.setattr("plancia.server.http.new_table.NAMES", (*NAMES, "market"))


class Life:
    """A table, its journal as it would be stored, and the time."""

    def __init__(
        self,
        *seats: str,
        game: str = "tigris",
        pace: str = "none",
        position: str = "",
        talk: str = "off",
        private_talk: bool = False,
        **options: Any,
    ) -> None:
        """Seats are people by name, `open`, or `bot`."""
        self.now = NOW
        plans = {"open": e.SeatPlan(), "bot": e.SeatPlan(bot="random")}
        created = e.Created(
            game=game,
            rules=games.game(game).VERSION,
            options=options,
            seats=tuple(plans.get(seat, e.SeatPlan(user=seat)) for seat in seats),
            pace=pace,
            public=False,
            host="ann",
            position=position,
            talk=talk,
            private_talk=private_talk,
        )
        self.lobby: Table = Lobby("table", SECRET, created)  # the same as `table`, which is a game once it has begun
        self.journal: list[tuple[int, bytes]] = [(self.now, msgspec.json.encode(created))]
        for seat, who in enumerate(seats):
            if who not in plans:
                self.add(deciding.join(self.lobby, who, seat))

    @property
    def table(self) -> GameTable:
        """The table of a game in progress. Tests of lobbies use `lobby`."""
        return self.lobby  # type: ignore[return-value]  # a lobby has most of what tests of seats look at

    def add(self, *wanted: Decision | e.Event) -> list[e.Event]:
        """Apply a decision or events now."""
        decision = wanted[0] if isinstance(wanted[0], Decision) else Decision(wanted)  # type: ignore[arg-type]
        self.journal += ((self.now, msgspec.json.encode(event)) for event in decision)
        self.lobby = fold_all(self.lobby, decision, self.now)
        return list(decision)

    def start(self) -> Life:
        self.add(deciding.start(self.table, self.table.created.host))
        self.add(deciding.first_draws(self.table))
        return self

    def does(self, user: str, command: p.Command) -> list[e.Event]:
        """Decide and apply a request, or raise `RequestError`."""
        return self.add(carry_out(self.table, user, command))

    def answers(self, seat: Seat, *words: str | int) -> list[e.Event]:
        """The person in that seat answers the open question; without words with the default answer."""
        chosen: Words = words or Question(self.table.session.state, seat).default()
        user = self.table.seats[seat].user
        return self.does(user, p.Answer(id=0, seat=seat, question=self.table.question, words=chosen))

    def waits(self, milliseconds: int) -> list[e.Event]:
        """Advance the time from alarm to alarm."""
        end, happened = self.now + milliseconds, list[e.Event]()
        while (alarm := self.table.next_alarm()) is not None and alarm <= end:
            self.now = max(self.now, alarm)
            events = self.add(deciding.alarm(self.table, self.now))
            assert events, "an alarm for nothing would ring for ever"
            happened += events
        self.now = end
        return happened

    def bots_answer(self, random: Random) -> None:
        """Play until a person is awaited."""
        while bots := [seat for seat in self.table.awaited() if self.table.seats[seat].bot]:
            self.bot_answers(bots[0], random)

    def bot_answers(self, seat: Seat, random: Random) -> None:
        words = Question(self.table.session.state, seat).sample(random.randrange)
        self.add(deciding.answer(self.table, Entry(seat, words), self.table.question, "bot"))

    def new_lobby(self) -> Table:
        """The table as it was created."""
        return Lobby("table", SECRET, msgspec.json.decode(self.journal[0][1], type=e.Created))

    def reopened(self, at: int = 1, payload: bytes | None = None) -> GameTable:
        """The table from its journal; or from a snapshot after so many events, and the rest."""
        t = self.new_lobby() if payload is None else snapshot.restore("table", SECRET, payload)
        for when, event in self.journal[at:]:
            t = fold(t, msgspec.json.decode(event, type=e.AnyEvent), when)
        return t  # type: ignore[return-value]  # as above

    def events(self, kind: type[E]) -> list[tuple[int, E]]:
        """The events of a kind, in order, with their times."""
        decoded = ((at, msgspec.json.decode(event, type=e.AnyEvent)) for at, event in self.journal)
        return [(at, event) for at, event in decoded if isinstance(event, kind)]

    @property
    def state(self) -> Any:
        """Of the game; each has its own type."""
        return self.table.session.state


def refusal(life: Life, user: str, command: p.Command) -> str:
    """The code with which the table rejects this; nothing has changed."""
    before, length = everything(life.table), len(life.journal)
    with pytest.raises(RequestError) as refused:
        life.does(user, command)
    assert (everything(life.table), len(life.journal)) == (before, length)
    return refused.value.code


def everything(t: Table) -> dict[str, Any]:
    """The whole table without its caches; equal for equal tables."""
    parts = {name: value for name, value in vars(t).items() if name not in ("session", "game", "near_end", "sheets")}
    parts |= {name: sorted(value) for name, value in parts.items() if isinstance(value, set)}  # a set has no order
    if isinstance(t, GameTable):
        parts["deals"] = None if t.deals is None else t.deals.save()
        parts |= {"state": t.session.state, "entries": t.session.entries(), "draws": t.session.draws}
    return msgspec.to_builtins(parts, enc_hook=vars, str_keys=False)  # type: ignore[no-any-return]


def code(wanted: Callable[[], object]) -> str:
    """The code of a rejection."""
    with pytest.raises(RequestError) as refused:
        wanted()
    return refused.value.code


def begun(*seats: str, pace: str = "none") -> Life:
    return Life(*seats or ("ann", "bob"), pace=pace).start()


def one_answers(life: Life) -> int:
    """An awaited seat gives a harmless answer; returns the seat."""
    (seat,) = life.table.awaited()
    life.answers(seat)
    return seat


def lay_a_tile(life: Life) -> int:
    """The first of the two actions of a turn; returns the seat."""
    (seat,) = life.table.awaited()
    tile = next(words for words in Question(life.state, seat) if words[0] == "tile")
    life.answers(seat, *tile)
    return seat


def plays_a_turn(life: Life) -> int:
    """After which a tile is drawn; returns the seat."""
    lay_a_tile(life)
    return one_answers(life)
