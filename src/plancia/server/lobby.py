"""A table before its game: people and bots take seats."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from plancia.records import Dealer, GameSession, RulesUpdate
from plancia.server import events as e
from plancia.server.seats import Phase, TableSeat
from plancia.server.table import Table


class Lobby(Table):
    """A table where the game has not begun."""

    def new_session(self, dealer: Dealer, updates: tuple[RulesUpdate, ...] = ()) -> GameSession[Any]:
        """The game before its first decision, with the options of this table."""
        return GameSession(
            self.game,
            self.options,
            len(self.seats),
            dealer,
            deal=False,
            position=self.created.position,
            rules=self.rules,
            updates=updates,
        )

    def apply(self, event: e.Event, at: int) -> None:
        match event:
            case e.SeatTaken(seat=seat, user=user, entropy=entropy):
                colour = self.colours()[seat]  # people keep the colour they were shown
                self.seats[seat] = replace(self.seats[seat], user=user, entropy=entropy, colour=colour)
            case e.SeatFreed(seat=seat):
                self.seats[seat] = TableSeat(invited=self.seats[seat].invited)
            case e.BotSeated(seat=seat, bot=bot):
                self.seats[seat] = TableSeat(bot=bot)
            case e.SeatPlanned(seat=seat, plan=plan):
                self.seats[seat] = TableSeat(bot=plan.bot, invited=plan.user)
            case e.ColourChosen(seat=seat, colour=colour):
                self.seats[seat].colour = colour
            case e.RulesUpdated(rules=rules):
                self.rules = rules
            case e.Aborted():
                self.phase, self.clocks = Phase.ABORTED, self.clocks.stop(at)
            case _:
                super().apply(event, at)
