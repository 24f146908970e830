"""Clocks: how long people may think. Pure arithmetic on milliseconds; the table says what time it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import Seat

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


class Pace(Struct, frozen=True):
    """How a table is timed. A *move* is a stretch of answers without anybody else in between."""

    bank: int = 0  # milliseconds everybody begins with; 0: no clock
    increment: int = 0  # added after each move
    cap: int = 0  # no bank grows beyond it; 0: not beyond what it began with
    live: bool = True  # people sit at the table together; else days may pass

    @property
    def limit(self) -> int:
        return self.cap or self.bank


PACES: dict[str, Pace] = {
    "none": Pace(),
    "quick": Pace(10 * MINUTE, 15 * SECOND, 15 * MINUTE),
    "calm": Pace(25 * MINUTE, 30 * SECOND, 40 * MINUTE),
    "daily": Pace(24 * HOUR, 4 * HOUR, 72 * HOUR, live=False),
    "relaxed": Pace(72 * HOUR, 12 * HOUR, 120 * HOUR, live=False),
    "slow": Pace(72 * HOUR, 36 * HOUR, 240 * HOUR, live=False),
}


class Clocks(Struct, frozen=True):
    """The banks of all seats, and for whom time is running since when."""

    pace: Pace
    banks: tuple[int, ...]
    running: tuple[Seat, ...] = ()
    since: int = 0
    rests: dict[Seat, int] = {}  # of those: who has answered under a seal, and when; nobody is told

    def bank(self, seat: Seat, now: int) -> int:
        """What is left to a seat; zero or less: it is out of time."""
        return self.shown(seat, self.rests.get(seat, now))

    def shown(self, seat: Seat, now: int) -> int:
        """What others see: a clock does not stop before everybody may know why."""
        spent = now - self.since if seat in self.running else 0
        return self.banks[seat] - spent

    def run_for(self, seats: Iterable[Seat], now: int) -> Clocks:
        """Time is taken from those who were thinking and runs for these from now on; a move that ended is paid."""
        thinking = tuple(seats) if self.pace.bank else ()
        banks = [self.bank(seat, now) for seat in range(len(self.banks))]
        for seat in self.running:
            if seat not in thinking and banks[seat] > 0:
                banks[seat] = max(banks[seat], min(banks[seat] + self.pace.increment, self.pace.limit))
        return replace(self, banks=tuple(banks), running=thinking, since=now, rests={})

    def rest(self, seat: Seat, now: int) -> Clocks:
        """The seat has answered, and nobody shall see it before the others have."""
        return replace(self, rests={**self.rests, seat: now}) if seat in self.running else self

    def stop(self, now: int) -> Clocks:
        """A pause: what was thought so far is taken, nothing is paid."""
        banks = tuple(self.bank(seat, now) for seat in range(len(self.banks)))
        return replace(self, banks=banks, running=(), since=now, rests={})

    def granted(self, seat: Seat) -> Clocks:
        """Whoever comes back after running out of time may think for one more move."""
        banks = list(self.banks)
        banks[seat] = max(banks[seat], self.pace.increment)
        return replace(self, banks=tuple(banks))

    def out_of_time(self, now: int) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.running if self.bank(seat, now) <= 0)

    def next_alarm(self, known: Collection[Seat] = ()) -> int | None:
        """When somebody will be out of time, if nobody answers; leaving out those who are known to be."""
        thinking = [seat for seat in self.running if seat not in self.rests and seat not in known]
        return min((self.since + self.banks[seat] for seat in thinking), default=None)


def new_clocks(pace: Pace, seats: int) -> Clocks:
    return Clocks(pace, (pace.bank,) * seats)
