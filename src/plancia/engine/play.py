"""Runs a game: takes answers, and runs the rules until somebody has to decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import astuple, replace

from plancia.engine.ask import Ask
from plancia.engine.facts import Facts
from plancia.engine.flow import Frame, Goto
from plancia.engine.form import RIDER, Question
from plancia.engine.illegal import NOT_ASKED, STALE, UNNAMED, IllegalAction
from plancia.engine.position import Position
from plancia.engine.rules import Rules
from plancia.engine.words import Seat, Words

S = TypeVar("S", bound=Position)


def to_move(s: Position) -> tuple[Seat, ...]:
    """The seats that may answer now; none when the game is over."""
    if s.ask is None:
        return ()
    if len(s.answers) == 1:
        return s.ask.seats  # type: ignore[no-any-return]
    return tuple([seat for seat, answer in zip(s.ask.seats, s.answers, strict=True) if answer is None])


def awaited(s: Position) -> tuple[Seat, ...]:
    """The seats among them that the table waits for. In free talk many may speak, but the table waits for few."""
    return s.ask.awaited(s) if s.ask is not None and s.ask.FIRST else to_move(s)


def start(s: S, *stack: Frame) -> tuple[S, Facts]:
    """Start the last of these procedures; `s` has everything except a stack."""
    rules = s.rules()
    t = rules.DRAFT(*astuple(s), facts=[])
    t.stack = stack
    run(rules, t, None)
    return _sealed(s, t), tuple(t.facts)


def apply(s: S, seat: Seat, words: Words, to: int | None = None) -> tuple[S, Facts]:
    """The state after this answer, and what happened: pure, total, deterministic. Raises `IllegalAction`.

    `to` is the number of the question answered (`state.asked`). It is required when the first answer counts, since the
    question may have changed in the meantime.
    """
    if seat not in to_move(s):
        raise IllegalAction(NOT_ASKED)
    if to is None and s.ask.FIRST:
        raise IllegalAction(UNNAMED)
    if to is not None and to != s.asked:
        raise IllegalAction(STALE)
    Question(s, seat).check(words)
    return advance(s, seat, words)


def advance(s: S, seat: Seat, words: Words) -> tuple[S, Facts]:
    """`apply` for an answer known to be legal: sampled, listed, or from a verified record."""
    ask = s.ask
    if len(ask.seats) > 1 and not ask.FIRST:
        at = ask.seats.index(seat)
        answers = (*s.answers[:at], words, *s.answers[at + 1 :])
        if None in answers:
            return replace(s, answers=answers), ()
        heard = dict(zip(ask.seats, answers, strict=True))
    else:
        heard = {seat: words}
    rules = s.rules()
    t = rules.DRAFT(*astuple(s), facts=[])
    run(rules, t, heard)
    return _sealed(s, t), tuple(t.facts)


def successors(s: S, seat: Seat, answers: Iterable[Words]) -> Iterator[S]:
    """The states after each of these legal answers, without facts: what a search needs. One at a time, as it asks."""
    if len(s.ask.seats) > 1 and not s.ask.FIRST:
        yield from (advance(s, seat, words)[0] for words in answers)
        return
    rules, fields = s.rules(), astuple(s)
    for words in answers:
        t = rules.DRAFT(*fields, facts=[])
        run(rules, t, {seat: words})
        yield _sealed(s, t)


def run(rules: Rules, t: Any, heard: dict[Seat, Words] | None) -> None:
    """Run the rules until somebody has to decide."""
    ask, t.ask, t.answers = t.ask, None, ()
    lines = rules.flow(t).lines
    if heard and ask.RIDERS and (call := _ride(rules, t, heard, lines)):
        t.stack, heard = (*t.stack, call), None
    while t.stack:
        line, at = lines[type(t.stack[-1])], t.stack[-1].at
        while True:
            step, then, hears, _ = line[at]
            out = None
            if hears is None:
                out = step(t, t.stack[-1])
            elif heard is not None:
                answers, heard = {seat: hears.read(words) for seat, words in heard.items()}, None
                out = step(t, t.stack[-1], answers)
            if not t.stack:  # the game is over
                return
            at = then
            if type(out) is Goto:
                at, out = out.at, out.call
            if out is not None and isinstance(out, Ask) and not out.seats:
                out = None
            if out is not None or not at:
                break
        rest = (*t.stack[:-1], replace(t.stack[-1], at=at)) if at else t.stack[:-1]  # done: drop the frame
        if out is None:
            t.stack = rest
        elif isinstance(out, Frame):
            t.stack = (*rest, out)
        else:
            assert at, "a question needs a step that hears the answers"
            assert line[at].hears is type(out), f"{at} does not hear {type(out).__name__}"
            t.stack, t.ask, t.asked, t.answers = rest, out, t.asked + 1, (None,) * len(out.seats)
            return


def _ride(rules: Rules, t: Any, heard: dict[Seat, Words], lines: Any) -> Frame | None:
    """The procedure of a card played instead of an answer; after it the asking step asks again."""
    assert len(heard) == 1, "riders need questions that take one answer at a time"
    ((seat, words),) = heard.items()
    if words[0] != RIDER:
        return None
    top = t.stack[-1]
    t.stack = (*t.stack[:-1], replace(top, at=lines[type(top)][top.at].asker))
    return rules.ride(t, seat, words[1:])


def _sealed(s: S, t: Any) -> S:
    return type(s)(*astuple(t)[:-1])
