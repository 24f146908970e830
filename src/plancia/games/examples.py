"""Examples for the rules: positions, and what happens when they are played on.

A game has an `examples.toml` beside its rules. The rules themselves produce what an example shows, so it is correct by
construction. Its heading is in the locale files: `web-<game>-example-<name>`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from plancia.engine import CHANCE, Fact, IllegalAction, Question, Seat, Words
from plancia.games import game

DEALT = "-"  # in place of a seat: what chance deals


class Example(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, the answers that follow, and the moments worth a picture."""

    name: str
    rule: str  # the paragraph it belongs to
    words: str  # the position in the game's notation
    board: str = ""  # text before the words, if it is easier to read in rows: one row per line, any spaces
    plays: tuple[str, ...]  # a seat and its answer
    figures: tuple[int, ...]  # after how many of them
    places: tuple[str, ...]  # what the figures show of the board
    shows: str  # the kind of fact that it is about
    since: str = ""  # the kinds of facts that it begins and ends with: what else happens is of no interest
    until: str = ""
    seat: Seat = 0  # the seat that the figures show, and that readers play when they try it


class Examples(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All examples of a game."""

    examples: tuple[Example, ...] = ()
    usual: dict[str, str] = {}  # by question: the answer of any seat where the example has no other


class Figure(Struct, frozen=True, kw_only=True):
    """A moment, and what has happened since the last one."""

    view: Any
    facts: tuple[Any, ...]


@cache
def collection(name: str) -> Examples:
    file = files(game(name).__module__.rpartition(".")[0]).joinpath("examples.toml")
    return msgspec.toml.decode(file.read_text("utf-8"), type=Examples) if file.is_file() else Examples()


def examples(name: str) -> tuple[Example, ...]:
    """The examples of a game in the order of its rules; none if it has no such file."""
    return collection(name).examples


def position(name: str, example: Example) -> Any:
    board = "/".join("".join(line.split()) for line in example.board.strip().splitlines())
    return game(name).position(f"{board} {example.words}")


def figures(name: str, example: Example) -> tuple[Figure, ...]:
    """The moments worth a picture, as the seat sees them; raises `ValueError` if an answer is illegal."""
    state, facts, found = position(name, example), list[Fact](), list[Figure]()
    for done, line in enumerate((*example.plays, "")):
        if done in example.figures:
            known = tuple(fact for fact in matter(example, facts) if fact.heard_by(example.seat))
            found.append(Figure(view=game(name).view(state, example.seat), facts=known))
            facts = []
        if line:
            state, new = played(name, state, line)
            facts = [*facts, *new]
    return tuple(found)


def matter(example: Example, facts: list[Fact]) -> list[Fact]:
    """The facts that the example is about."""
    kinds = [type(fact).__name__ for fact in facts]
    first = kinds.index(example.since) if example.since in kinds else 0
    last = kinds.index(example.until) if example.until in kinds else len(kinds)
    return facts[first : last + 1]


def played(name: str, state: Any, line: str) -> tuple[Any, list[Fact]]:
    """A seat and its answer, after the usual answers to all questions before it."""
    who, _, words = line.partition(" ")
    seat, rules, facts = CHANCE if who == DEALT else int(who), game(name), list[Fact]()
    usual = collection(name).usual
    while True:
        awaited = rules.to_move(state)
        topic = type(state.ask).__name__
        if seat in awaited and (answer := understood(state, seat, words)) is not None:
            state, new = rules.advance(state, seat, answer)
            return state, [*facts, *new]
        if not awaited or topic not in usual:
            raise ValueError(f"{line!r} does not answer {topic} of {awaited}")
        state, new = rules.advance(state, awaited[0], Question(state, awaited[0]).parse(usual[topic]))
        facts = [*facts, *new]


def understood(state: Any, seat: Seat, words: str) -> Words | None:
    try:
        return Question(state, seat).parse(words)
    except IllegalAction:
        return None
