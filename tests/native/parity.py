"""Plays games with the Python rules and the native copy side by side, and finds the smallest position that differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import CHANCE, Question, RandBelow, Words, notation
from plancia.games.tigris import GAME, State
from plancia.games.tigris.board import NAMES, bits
from plancia.games.tigris.components import COLOURS
from plancia.games.tigris.validity import faults
from plancia.native.answers import IDS, id_of, words_of
from plancia.native.states import pack, unpack
from plancia.native.table import OVER, Table

ROW, ROW_BITS = 17, (1 << 16) - 1
LONGEST = 5000  # decisions: only a game without the stall guard gets here

Choose = Callable[[Question[State], RandBelow], Words]
Copy = Callable[[State], Table]  # sets up the native copy of a state; tests put a faulty one here


class Difference(AssertionError):
    """The two rules differ. The message has the smallest position found, in notation."""


class Step(Struct, frozen=True):
    """A position, and an answer to it; None: the position itself."""

    s: State
    words: Words | None = None

    def __str__(self) -> str:
        answer = "" if self.words is None else f"\nanswer: {notation(self.words)}"
        return f"position: {GAME.position_text(self.s)}{answer}"


# ---- comparing -------------------------------------------------------------------------------------------------------
def difference(s: State, table: Table) -> str:
    """What differs between a state and its copy; "": nothing."""
    if pack(s) != table.data:
        copied = table.state
        fields = [name for name in s.__struct_fields__ if getattr(s, name) != getattr(copied, name)]
        return "; ".join(f"{name}: {getattr(s, name)}, native {getattr(copied, name)}" for name in fields) or "bytes"
    seats = GAME.to_move(s)
    if (seats[0] if seats else OVER) != table.to_move():
        return f"to move: {seats}, native {table.to_move()}"
    if not seats:
        return "" if GAME.result(s) == table.result() else f"result: {GAME.result(s)}, native {table.result()}"
    if seats[0] != CHANCE:
        ours, theirs = legal(s, seats[0]), table.legal()
        if ours != theirs:
            missing = [notation(words_of(id)) for id in sorted({*ours} - {*theirs})]
            extra = [notation(words_of(id)) for id in sorted({*theirs} - {*ours})]
            return f"legal answers: native lacks {missing}, has {extra} instead"
    return ""


def legal(s: State, seat: int) -> list[int]:
    """The ids of all legal answers. Cells are looked up row by row: listing all words takes five times as long."""
    question, kind = Question(s, seat), type(s.ask).__name__
    if kind != "TakeAction":
        return sorted(id_of(kind, words) for words in question)
    found = list[int]()
    for verb in question.next(()) or ():
        match verb:
            case "tile" | "leader":
                for colour in question.next((verb,)) or ():
                    found += cell_ids((verb, colour), question.next((verb, colour)))
            case "catastrophe":
                found += cell_ids((verb,), question.next((verb,)))
            case _:
                found += [IDS[kind, words] for words in question.legal((verb,))]
    return sorted(found)


def cell_ids(prefix: Words, choices: object) -> list[int]:
    """The ids of the answers with this prefix and one of these cells."""
    cells: int = choices.cells  # type: ignore[attr-defined]  # `Cells`, since the last word is a cell
    found, first = list[int](), 1
    while cells:
        if row := cells & ROW_BITS:
            found += row_ids(prefix, first, row)
        cells >>= ROW
        first <<= ROW
    return found


@cache
def row_ids(prefix: Words, first: int, row: int) -> tuple[int, ...]:
    return tuple(IDS["TakeAction", (*prefix, NAMES[first * bit])] for bit in bits(row))


def differs(step: Step, copy: Copy) -> str:
    """What differs at this position, or after this answer."""
    table = copy(step.s)
    if step.words is None:
        return difference(step.s, table)
    (seat,) = GAME.to_move(step.s)
    after, _ = GAME.apply(step.s, seat, step.words)
    table.apply(id_of(type(step.s.ask).__name__, step.words))
    return difference(after, table)


# ---- playing ---------------------------------------------------------------------------------------------------------
def play(s: State, choose: Choose, randbelow: RandBelow, copy: Copy = Table.of) -> int:
    """A game from this position in both; raises `Difference`. Returns the number of decisions."""
    table, step = copy(s), Step(s)
    for decisions in range(LONGEST):
        if found := difference(s, table):
            raise Difference(report(step, found, copy))
        if not decisions % 8 and unpack(table.data) != s:
            raise Difference(f"not the same after converting it there and back:\n{Step(s)}")
        seats = GAME.to_move(s)
        if not seats:
            return decisions
        question = Question(s, seats[0])
        step = Step(s, question.sample(randbelow) if seats[0] == CHANCE else choose(question, randbelow))
        assert step.words is not None
        s, _ = GAME.advance(s, seats[0], step.words)
        table.apply(id_of(type(step.s.ask).__name__, step.words))
    return LONGEST


def follow(s: State, answers: Iterable[Words]) -> None:
    """A recorded game in both; raises `Difference`."""
    given = iter(answers)
    table, step = Table.of(s), Step(s)
    while True:
        if found := difference(s, table):
            raise Difference(report(step, found, Table.of))
        words = next(given, None)
        if words is None:
            return
        step = Step(s, words)
        table.apply(id_of(type(s.ask).__name__, words))
        s, _ = GAME.advance(s, GAME.to_move(s)[0], words)


# ---- shrinking -------------------------------------------------------------------------------------------------------
def report(step: Step, found: str, copy: Copy) -> str:
    """The smallest step with a difference. All that matters is the position: states before it were equal."""
    small = shrink(step, copy)
    return f"{found}\nThe smallest position found, with this difference: {differs(small, copy)}\n{small}"


def shrink(step: Step, copy: Copy) -> Step:
    """Take pieces away while the two rules still differ."""
    smaller = True
    while smaller:
        smaller = False
        for fewer in simpler(step.s):
            candidate = Step(fewer, step.words)
            if still_differs(candidate, copy):
                step, smaller = candidate, True
                break
    return step


def still_differs(step: Step, copy: Copy) -> bool:
    """Is this a possible position where the answer is legal, and do the rules differ there?"""
    try:
        return not any(faults(step.s)) and bool(differs(step, copy))
    except (ValueError, LookupError, AssertionError):
        return False


def simpler(s: State) -> Iterator[State]:
    """The same position with something taken away."""
    for at, cell in enumerate(s.leaders):
        if cell:
            yield replace(s, leaders=(*s.leaders[:at], 0, *s.leaders[at + 1 :]))
    for colour in range(len(COLOURS)):
        for cell in bits(s.tiles[colour] & ~s.treasures):
            yield replace(s, tiles=(*s.tiles[:colour], s.tiles[colour] & ~cell, *s.tiles[colour + 1 :]))
    for at, n in enumerate(s.hands):
        if n:
            yield replace(s, hands=(*s.hands[:at], 0, *s.hands[at + 1 :]))
    for cell in bits(s.dead):
        yield replace(s, dead=s.dead & ~cell)
    for field in ("points", "aside"):
        if any(getattr(s, field)):
            yield replace(s, **{field: (0,) * len(s.points)})
    if s.quiet > 0:
        yield replace(s, quiet=0)


def seeded(seed: object) -> RandBelow:
    return Random(repr(seed)).randrange
