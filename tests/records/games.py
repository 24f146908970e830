"""Games to record: random ones, complete or abandoned, with a dealer whose secret is known."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from plancia.arena import stream
from plancia.engine import Words
from plancia.games import rex
from plancia.games.tigris import GAME, Options
from plancia.locale import fault, messages
from plancia.records import Dealer, GameSession, Record, RecordError, write

ENTROPIES = (b"heads", b"tails", b"edge", b"")


def dealer(seed: str, seats: int = 2) -> Dealer:
    return Dealer(sha256(seed.encode()).digest(), ENTROPIES[:seats])


def new_session(seed: str = "records", seats: int = 2, **options: bool) -> GameSession[Any]:
    """A table where hands are dealt and nobody has answered yet."""
    names = tuple(f"player {seat}" for seat in range(seats))
    return GameSession(GAME, Options(**options), seats, dealer(seed, seats), names)


def play_on(table: GameSession[Any], seed: str = "", most: int = 10_000) -> GameSession[Any]:
    """Random answers until the game is over, or until this many were given."""
    randbelow = stream(f"answers {seed}").randrange
    while most and (seats := table.to_move()):
        table.answer_unchecked(seats[0], GAME.question(table.state, seats[0]).sample(randbelow))
        most -= 1
    return table


@cache
def finished(seed: str = "records", seats: int = 2, **options: bool) -> Record:
    """A complete random game."""
    return play_on(new_session(seed, seats, **options), seed).record()


@cache
def left(seed: str = "records", seats: int = 2, answers: int = 12, **options: bool) -> Record:
    """A random game that was left after some answers; the secret is shown."""
    return play_on(new_session(seed, seats, **options), seed, answers).record(reveal=True)


def half_sealed() -> GameSession[Any]:
    """A window of Rex: one player has answered, the others still think, and nobody sees who."""
    table: GameSession[Any] = GameSession(rex.GAME, rex.Options(races="suggested"), 3, dealer("sealed", 3))
    while not table.state.ask.WINDOW or not any(table.state.answers):
        seat = table.to_move()[-1]
        table.answer(seat, rex.GAME.question(table.state, seat).first())
    return table


def with_words(record: Record, number: int, words: Words) -> Record:
    """The same with other words in one decision."""
    return with_entry(record, number, words=words)


def with_entry(record: Record, number: int, **changes: Any) -> Record:
    """The same with one decision, counted from 1, changed."""
    entries = list(record.entries)
    entries[number - 1] = replace(entries[number - 1], **changes)
    return replace(record, entries=tuple(entries))


def signed(lines: list[str]) -> str:
    """Lines ending with `end`, with a correct check sum: what a cheater would write."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    count = len(lines) - 2 - lines.index("") if "" in lines else 0
    return f"{body}end {count} {sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()}\n"


def lines_of(record: Record) -> list[str]:
    """The record line by line."""
    return write(record).removesuffix("\n").split("\n")


def message_of(error: RecordError) -> str:
    """The error message."""
    return fault(messages("en"), "record", error)
