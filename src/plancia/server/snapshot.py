"""A table as bytes, and back: a cache that makes opening fast. The journal is authoritative."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from plancia.deals import Ledger, SavedLedger
from plancia.engine import Seat, Words
from plancia.records import Dealer, GameSession, RulesUpdate, StandIn
from plancia.records.record import Entry
from plancia.server import events as e
from plancia.server.clock import Clocks
from plancia.server.game_table import GameTable
from plancia.server.lobby import Lobby
from plancia.server.seats import Consent, Line, Phase, TableSeat
from plancia.server.table import Table

KEPT = 64  # decisions replayed on opening, so that they can be undone and listed


class Saved(Struct, kw_only=True):
    """The whole table after a number of events."""

    number: int
    phase: Phase
    created: e.Created
    seats: list[TableSeat] = msgspec.field(name="chairs")
    clocks: Clocks
    spent: int
    window: int | None
    window_closes: int | None
    windows: dict[str, int] = {}
    more_time: set[Seat]
    held: dict[Seat, Words]
    orders: list[tuple[Seat, str, tuple[Words, ...]]]
    consent: Consent | None
    out: set[Seat]
    talk: int | None = None
    waiting: tuple[int, int] | None = None
    places: tuple[int, ...]
    reason: str
    rematch: str
    chat: list[Line]
    silenced: set[str] = set()
    deals: SavedLedger | None = None
    began: int = 0
    hinted: set[tuple[Seat, int]] = set()
    stand_ins: list[StandIn] = []
    arrived: set[Seat] = set()
    times: list[int] = []
    rules: int = 0  # the version at the first decision; 0: that of `created`
    updates: tuple[RulesUpdate, ...] = ()
    entropies: tuple[str, ...] | None = None  # None: the game has not begun
    entries: tuple[Entry, ...] = ()
    draws: int = 0
    after: int = 0  # decisions that `state` contains; the rest are replayed
    state: msgspec.Raw = msgspec.Raw(b"null")
    now: msgspec.Raw = msgspec.Raw(b"null")  # the state after all decisions: newer rules continue from it

    @property
    def version(self) -> int:
        """Of the rules that saved the state."""
        return self.updates[-1].rules if self.updates else self.rules or self.created.rules


def take(t: GameTable) -> bytes:
    """The snapshot of a table."""
    entries, fresh = t.session.entries(), t.session.moments[-KEPT:]
    saved = Saved(
        number=t.number,
        phase=t.phase,
        created=t.created,
        seats=t.seats,
        clocks=t.clocks,
        spent=t.spent,
        window=t.window,
        window_closes=t.window_closes,
        windows=t.windows,
        more_time=t.more_time,
        held=t.held,
        orders=[(seat, occasion, answers) for (seat, occasion), answers in t.orders.items()],
        consent=t.consent,
        out=t.out,
        talk=t.talk,
        waiting=t.waiting,
        places=t.places,
        reason=t.reason,
        rematch=t.rematch,
        chat=t.chat,
        silenced=t.silenced,
        deals=None if t.deals is None else t.deals.save(),
        began=t.began,
        hinted=t.hinted,
        stand_ins=t.stand_ins,
        arrived=t.arrived,
        times=t.times,
        rules=t.rules,
        updates=t.session.updates,
        entropies=tuple(entropy.hex() for entropy in t.session.dealer.entropies),
        entries=entries,
        draws=t.session.draws,
        after=len(entries) - len(fresh),
        state=msgspec.Raw(t.game.save(fresh[0].before if fresh else t.session.state)),
        now=msgspec.Raw(t.game.save(t.session.state)),
    )
    return msgspec.json.encode(saved)


def restore(id_: str, secret: bytes, payload: bytes) -> Table:
    """The table of a snapshot; `msgspec.ValidationError` if it was made by other rules."""
    saved = msgspec.json.decode(payload, type=Saved)
    lobby = Lobby(id_, secret, saved.created)
    lobby.rules = saved.rules or lobby.rules
    lobby.number, lobby.phase, lobby.seats, lobby.clocks = saved.number, saved.phase, saved.seats, saved.clocks
    lobby.rematch, lobby.chat, lobby.silenced = saved.rematch, saved.chat, saved.silenced
    if saved.entropies is None:
        return lobby
    t = GameTable(lobby, _session(lobby, saved.entropies, saved))
    t.phase = saved.phase
    t.spent, t.consent, t.out, t.talk, t.waiting = saved.spent, saved.consent, saved.out, saved.talk, saved.waiting
    t.window, t.window_closes, t.more_time, t.held = saved.window, saved.window_closes, saved.more_time, saved.held
    t.windows = saved.windows
    t.orders = {(seat, occasion): answers for seat, occasion, answers in saved.orders}
    t.places, t.reason = saved.places, saved.reason
    t.began, t.arrived, t.times, t.hinted = saved.began, saved.arrived, saved.times, saved.hinted
    t.stand_ins = saved.stand_ins
    if t.deals is not None and saved.deals is not None:
        t.deals = Ledger.restore(t.deals.negotiation, saved.deals)
    return t


def _session(lobby: Lobby, entropies: tuple[str, ...], saved: Saved) -> GameSession[Any]:
    """The game in progress; under older rules it continues from its last state, without a replay."""
    dealer = Dealer(lobby.secret, tuple(map(bytes.fromhex, entropies)))
    session = lobby.new_session(dealer, saved.updates)
    if saved.version != lobby.game.VERSION and bytes(saved.now) != b"null":
        saved.state, saved.after = saved.now, len(saved.entries)
    session.continue_from(lobby.game.load(bytes(saved.state), saved.version), saved.entries[: saved.after], saved.draws)
    for entry in saved.entries[saved.after :]:
        session.append(entry)
    session.draws = saved.draws  # numbers of draws that were undone are spent
    return session
