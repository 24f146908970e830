"""The journal of a table, event by event: it creates a lobby, which becomes a game."""

from __future__ import annotations

from plancia.records import Dealer, Moment
from plancia.server import events as e
from plancia.server.decision import Decision
from plancia.server.game_table import GameTable
from plancia.server.lobby import Lobby
from plancia.server.table import Table


def fold(t: Table, event: e.Event, at: int, moment: Moment | None = None) -> Table:
    """The table after this event. `moment` is an answer or a draw that is already computed."""
    t.number += 1
    match event:
        case e.Started():
            assert isinstance(t, Lobby), "a game starts once"
            return _start(t, event, at)
        case e.Answered() | e.Drawn():
            assert isinstance(t, GameTable), "a lobby asks no questions"
            t.play(moment or t.session.work_out(event.entry), at)
        case _:
            t.apply(event, at)
    return t


def fold_all(t: Table, decision: Decision, at: int) -> Table:
    """The table after a decision. Nothing is computed twice."""
    moments = iter(decision.moments)
    for event in decision.events:
        played = isinstance(event, (e.Answered, e.Drawn))
        t = fold(t, event, at, next(moments, None) if played else None)
    return t


def _start(lobby: Lobby, event: e.Started, at: int) -> GameTable:
    dealer = Dealer(lobby.secret, tuple(map(bytes.fromhex, event.entropies)))
    t = GameTable(lobby, lobby.new_session(dealer))
    t.began = at
    t.set_clocks(at)
    return t
