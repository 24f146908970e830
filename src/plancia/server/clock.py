"""Clocks: how long people may think. Pure arithmetic on milliseconds; the table passes the time."""

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

    bank: int = 0  # initial milliseconds of every seat; 0: no clock
    increment: int = 0  # added after each move
    cap: int = 0  # the maximum of a bank; 0: its initial value
    live: bool = True  # people play live; otherwise days may pass

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
    """The banks of all seats, and since when the time of which seats is running."""

    pace: Pace
    banks: tuple[int, ...]
    running: tuple[Seat, ...] = ()
    since: int = 0
    rests: dict[Seat, int] = {}  # the running seats with a sealed answer, and when they gave it; secret
    paused: dict[Seat, int] = {}  # the seats of people on vacation, and when their time stopped

    def bank(self, seat: Seat, now: int) -> int:
        """The time a seat has left; zero or less: it is out of time."""
        return self.shown(seat, self.rests.get(seat, now))

    def shown(self, seat: Seat, now: int) -> int:
        """What others see: a clock does not stop before everybody may know why."""
        spent = min(now, self.paused.get(seat, now)) - self.since if seat in self.running else 0
        return self.banks[seat] - spent

    def end(self, seat: Seat) -> int:
        """When a seat runs out of time if it does not answer; -1: its clock does not run."""
        runs = seat in self.running and seat not in self.rests and seat not in self.paused
        return self.since + self.banks[seat] if runs else -1

    def run_for(self, seats: Iterable[Seat], now: int) -> Clocks:
        """Charge the seats that were thinking, add their increments, and start the clocks of these seats."""
        thinking = tuple(seats) if self.pace.bank else ()
        banks = [self.bank(seat, now) for seat in range(len(self.banks))]
        for seat in self.running:
            if seat not in thinking and banks[seat] > 0:
                banks[seat] = max(banks[seat], min(banks[seat] + self.pace.increment, self.pace.limit))
        return replace(self, banks=tuple(banks), running=thinking, since=now, rests={}, paused=self._paused_at(now))

    def rest(self, seat: Seat, now: int) -> Clocks:
        """The seat has answered; nobody may see it until the others have answered."""
        return replace(self, rests={**self.rests, seat: now}) if seat in self.running else self

    def stop(self, now: int) -> Clocks:
        """Pause: charge the time used so far, without an increment."""
        banks = tuple(self.bank(seat, now) for seat in range(len(self.banks)))
        return replace(self, banks=banks, running=(), since=now, rests={}, paused=self._paused_at(now))

    def pause(self, seat: Seat, now: int) -> Clocks:
        """The time of a seat stands still, and the others see it. The other clocks keep running."""
        return replace(self, paused={**self.paused, seat: now})

    def unpause(self, seat: Seat, now: int) -> Clocks:
        """Give back what has passed since: `since` must stay, because a new start would reveal sealed answers."""
        if seat not in self.paused:
            return self
        began = self.paused[seat]
        rests = {s: min(at, began) + now - began if s == seat else at for s, at in self.rests.items()}
        lasted = now - began if seat in self.running else 0
        banks = tuple(bank + lasted if s == seat else bank for s, bank in enumerate(self.banks))
        return replace(self, banks=banks, rests=rests, paused={s: at for s, at in self.paused.items() if s != seat})

    def _paused_at(self, now: int) -> dict[Seat, int]:
        """Everything before is charged."""
        return dict.fromkeys(self.paused, now)

    def granted(self, seat: Seat) -> Clocks:
        """A player who comes back after running out of time gets time for one more move."""
        banks = list(self.banks)
        banks[seat] = max(banks[seat], self.pace.increment)
        return replace(self, banks=tuple(banks))

    def out_of_time(self, now: int) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.running if self.bank(seat, now) <= 0)

    def next_alarm(self, known: Collection[Seat] = ()) -> int | None:
        """When the next seat runs out of time if nobody answers; seats already out of time do not count."""
        stopped = {*self.rests, *self.paused, *known}
        thinking = [seat for seat in self.running if seat not in stopped]
        return min((self.since + self.banks[seat] for seat in thinking), default=None)


def new_clocks(pace: Pace, seats: int) -> Clocks:
    return Clocks(pace, (pace.bank,) * seats)
