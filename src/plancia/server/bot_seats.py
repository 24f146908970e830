"""The bots of one open table: what each of them thinks about, and what they do."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from plancia.deals import DealMove
from plancia.engine import Seat, Words
from plancia.records import Entry
from plancia.server import dealing, deciding
from plancia.server.deciding import RequestError, game_at
from plancia.server.game_table import GameTable

if TYPE_CHECKING:
    from plancia.server.live import LiveTable


class BotSeats:
    """The seats with bots. Each question is thought about once at a time."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thought_about: dict[Seat, int] = {}  # the number of the question
        self.weighed: dict[Seat, tuple[int, tuple[str, ...]]] = {}  # the open offers to a seat, in that question

    def set_thinking(self) -> None:
        t = self.live.table
        if not isinstance(t, GameTable) or not self.live.runs_bots:
            return
        for seat in t.awaited():
            if not (kind := t.seats[seat].bot) or self.thought_about.get(seat) == t.question:
                continue
            if t.answer_of(seat) is None:
                self.thought_about[seat] = t.question
                view, sheet = t.game.view(t.session.state, seat), t.sheet(seat, consequences=False)
                self.live.thinking.start(self.live, seat, kind, view, sheet)
        self._set_dealing(t)

    def _set_dealing(self, t: GameTable) -> None:
        """Let bots answer the offers that wait for them. They are weighed once in each question."""
        for seat, holder in enumerate(t.seats):
            if seat in self.thought_about or (known := dealing.known_to(t, seat)) is None or not known.may_deal:
                continue
            waiting = (t.question, tuple(offer.id for offer in known.to_me()))
            if waiting[1] and self.weighed.get(seat) != waiting:
                self.weighed[seat] = waiting
                self.live.thinking.start_dealing(self.live, seat, holder.bot)

    def has_thought(self, seat: Seat, question: int) -> None:
        """A bot has finished. If it was asked again in the meantime, for instance after a pause, it thinks again."""
        if self.thought_about.get(seat) == question:
            del self.thought_about[seat]
        if not self.live.closing and not self.live.broken:
            self.set_thinking()

    async def answers(self, seat: Seat, words: Words, question: int) -> None:
        """A late answer is ignored: the player may have come back, or an answer may have been undone."""
        with suppress(RequestError):
            await self.live.do(lambda t: deciding.answer(game_at(t), Entry(seat, words), question, "bot"))

    async def deals(self, seat: Seat, move: DealMove) -> bool:
        """Carry out what a bot wants to do about deals; returns whether it was possible."""
        try:
            await self.live.do(lambda t: dealing.by_bot(game_at(t), seat, move))
        except RequestError:
            return False
        return True

    async def failed(self, seat: Seat, kind: str, instead: str, why: str) -> None:
        with suppress(RequestError):
            await self.live.do(lambda t: deciding.replace_bot(game_at(t), seat, kind, instead, why))
