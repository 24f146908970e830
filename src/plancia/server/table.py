"""A table: everything its journal says, folded event by event. It changes only by `apply`."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

import msgspec
from msgspec import Struct

from plancia.engine import CHANCE, Seat, Words
from plancia.games import game
from plancia.records import Dealer, Sitting
from plancia.records.record import Entry
from plancia.server import events as e
from plancia.server.clock import PACES, SECOND, Clocks, Pace, new_clocks

WINDOW_TIME = 4 * SECOND  # how long a window stays open where people sit together
MORE_TIME = 15 * SECOND
TICK = 10 * SECOND  # elsewhere windows close on a stroke of the clock, whoever answered when


class Phase(Enum):
    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    ABORTED = "aborted"


class Chair(Struct, kw_only=True):
    """A seat and who is in it."""

    user: str = ""
    bot: str = ""  # who answers, if not a person: its own bot, or one that stands in
    invited: str = ""  # only this user may take it
    away: bool = False  # a bot stands in until the person comes back
    resigned: bool = False
    entropy: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "person" if self.user else "bot" if self.bot else "open"

    @property
    def answers_in_person(self) -> bool:
        return bool(self.user) and not self.bot


class Consent(Struct, kw_only=True):
    """Something that everybody has to agree to."""

    what: str
    asked_by: Seat
    agreed: set[Seat]


class Table:
    """One table, as its journal tells it."""

    def __init__(self, id_: str, secret: bytes) -> None:
        self.id = id_
        self.secret = secret
        self.number = 0  # events so far
        self.phase = Phase.OPEN
        self.created: e.Created
        self.chairs: list[Chair] = []
        self.game: Any = None
        self.options: Any = None
        self.clocks: Clocks
        self.sitting: Sitting[Any] | None = None
        self.held: dict[Seat, Words] = {}
        self.window_closes: int | None = None
        self.orders: dict[tuple[Seat, str], Words] = {}
        self.consent: Consent | None = None
        self.out: set[Seat] = set()  # of time
        self.places: tuple[int, ...] = ()
        self.reason = ""
        self.rematch = ""  # the table where the same people meet again
        self.chat: list[tuple[int, str, str]] = []  # time, user, text

    # ---- what can be asked of it
    @property
    def pace(self) -> Pace:
        return PACES[self.created.pace]

    @property
    def playing(self) -> bool:
        return self.phase is Phase.PLAYING

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.user == user and user)

    def persons(self) -> list[Seat]:
        """Seats whose person still has a say."""
        return [s for s, chair in enumerate(self.chairs) if chair.user and not chair.resigned and not chair.away]

    def awaited(self) -> tuple[Seat, ...]:
        """Whose answer the table waits for; none in a pause or before the game."""
        if self.sitting is None or not self.playing:
            return ()
        return tuple(seat for seat in self.sitting.to_move() if seat not in self.held)

    def next_alarm(self) -> int | None:
        """When something happens by itself: a clock runs out, a window closes."""
        alarms = [self.window_closes, None if self.out else self.clocks.next_alarm() if self.playing else None]
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    # ---- the fold
    def apply(self, event: e.Event, at: int) -> None:
        """Make the event true. Events are decided elsewhere; here nothing is refused."""
        self.number += 1
        match event:
            case e.Created():
                self._create(event)
            case e.SeatTaken(seat=seat, user=user, entropy=entropy):
                self.chairs[seat].user, self.chairs[seat].entropy = user, entropy
            case e.SeatFreed(seat=seat):
                self.chairs[seat] = Chair(invited=self.created.seats[seat].user)
            case e.BotSeated(seat=seat, bot=bot):
                self.chairs[seat] = Chair(bot=bot)
            case e.Started():
                self._start(event, at)
            case e.Answered(seat=seat, words=words):
                self._put(Entry(seat, words), at)
            case e.Drawn(draw=draw, words=words):
                self._put(Entry(CHANCE, words, draw), at)
            case e.Held(seat=seat, words=words):
                self.held[seat] = words
                self._close_window_if_ready(at)
            case e.MoreTimeAsked():
                if self.window_closes is not None:
                    self.window_closes = max(self.window_closes, at + MORE_TIME)
            case e.Ordered(seat=seat, topic=topic, words=words):
                self._order(seat, topic, words, at)
            case e.TakenBack(seat=seat):
                self._take_back(seat, at)
            case e.ConsentAsked(what=what, seat=seat):
                self.consent = Consent(what=what, asked_by=seat, agreed={seat})
            case e.ConsentGiven(seat=seat):
                if self.consent is not None:
                    self.consent.agreed.add(seat)
            case e.ConsentRefused():
                self.consent = None
            case e.Paused():
                self.phase, self.consent, self.clocks = Phase.PAUSED, None, self.clocks.stop(at)
            case e.Resumed():
                self.phase, self.consent = Phase.PLAYING, None
                self._wind(at)
            case e.RanOut(seat=seat):
                self.out.add(seat)
            case e.HandedOver(seat=seat, bot=bot):
                self.chairs[seat].bot, self.chairs[seat].away = bot, True
                self.out.discard(seat)
                self._wind(at)
            case e.CameBack(seat=seat):
                self.chairs[seat].bot, self.chairs[seat].away = "", False
                self.clocks = self.clocks.granted(seat, at)
                self._wind(at)
            case e.Resigned(seat=seat):
                self.chairs[seat].resigned = True
                self.out.discard(seat)
            case e.BotFailed(seat=seat, instead=instead):
                self.chairs[seat].bot = instead
            case e.Aborted():
                self.phase, self.consent, self.window_closes = Phase.ABORTED, None, None
            case e.Finished(places=places, reason=reason):
                self.phase, self.consent, self.window_closes = Phase.OVER, None, None
                self.places, self.reason = places, reason
            case e.Rematched(table=table):
                self.rematch = table
            case e.Chatted(user=user, text=text):
                self.chat.append((at, user, text))
            case _:
                raise TypeError(f"a journal cannot hold {type(event).__name__}")

    def _create(self, event: e.Created) -> None:
        self.created = event
        self.chairs = [Chair(bot=plan.bot, invited=plan.user) for plan in event.seats]
        self.game = game(event.game)
        self.options = msgspec.convert(event.options, self.game.OPTIONS)
        self.clocks = new_clocks(self.pace, len(self.chairs))

    def _start(self, event: e.Started, at: int) -> None:
        dealer = Dealer(self.secret, tuple(map(bytes.fromhex, event.entropies)))
        self.sitting = Sitting(self.game, self.options, len(self.chairs), dealer, deal=False)
        self.phase = Phase.PLAYING
        self._wind(at)

    def _put(self, entry: Entry, at: int) -> None:
        assert self.sitting is not None
        self.sitting.put(entry)
        self.held.pop(entry.seat, None)
        self.out.discard(entry.seat)
        self.consent = None
        self._wind(at)

    def _take_back(self, seat: Seat, at: int) -> None:
        assert self.sitting is not None
        self.sitting.take_back(seat)
        self.consent, self.held = None, {}
        self._wind(at)

    def _wind(self, at: int) -> None:
        """Clocks run for the persons whose answer is awaited; a window opens with its question."""
        assert self.sitting is not None
        if self.sitting.to_move()[:1] == (CHANCE,):
            return  # chance takes no time
        thinking = [seat for seat in self.sitting.to_move() if self.chairs[seat].answers_in_person]
        if self.playing:
            self.clocks = self.clocks.run_for(thinking, at)
        ask = self.sitting.state.ask
        if ask is None or not ask.WINDOW:
            self.window_closes, self.held = None, {}
        elif self.window_closes is None:
            self.held = {s: self.orders[s, ask.timing] for s in ask.seats if (s, ask.timing) in self.orders}
            self.window_closes = at + WINDOW_TIME if self.pace.live else None
            self._close_window_if_ready(at)

    def _order(self, seat: Seat, topic: str, words: Words | None, at: int) -> None:
        if words is None:
            self.orders.pop((seat, topic), None)
        else:
            self.orders[seat, topic] = words

    def _close_window_if_ready(self, at: int) -> None:
        """Where days may pass a window closes on the next stroke once all have answered; else at its own time."""
        assert self.sitting is not None
        ask = self.sitting.state.ask
        if not self.pace.live and ask is not None and ask.WINDOW and set(ask.seats) <= set(self.held):
            self.window_closes = (at // TICK + 1) * TICK
