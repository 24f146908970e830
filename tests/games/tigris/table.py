"""Positions and turns in a short notation: `position("R8,2; K0@6,2")`, then `play(s, "P0 tile red 7,2")`.

A tile is `G7,4`, a leader `G0@6,3` (seat 0), a cell its column and row counted from 0, as in `cell(7, 4)`, which is h5.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import CHANCE, Fact, Facts, IllegalAction, Question, Words
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.board import BIT, NAMES, RIVER, TEMPLES, beside, square
from plancia.games.tigris.components import COLOURS, LETTERS, MONUMENTS, NONE, TILES, Counts, counted, letters
from plancia.games.tigris.facts import LeaderWentHome, Scored, TreasureTaken
from plancia.games.tigris.setup import empty_table, in_turn

F = TypeVar("F", bound=Fact)

TILE = re.compile(r"([RBGK])(\d+,\d+)$")
LEADER = re.compile(r"([RBGK])(\d)@(\d+,\d+)$")
MONUMENT = re.compile(r"([RBGK])([RBGK])(\d+,\d+)$")
CELL = re.compile(r"\d+,\d+$")
SPEAKER = re.compile(r"P(\d) ")
ANY_HAND = "RRBBGK"  # the hand of a seat if a position does not name it


def cell(x: int, y: int) -> str:
    """The name of the cell in column x, row y, both counted from 0."""
    return f"{chr(ord('a') + x)}{y + 1}"


def named(where: str) -> str:
    """The name of the cell written "7,4"."""
    x, y = map(int, where.split(","))
    return cell(x, y)


def bit(where: str) -> int:
    return BIT[named(where)]


def cells(text: str) -> int:
    """The set of these cells."""
    return sum(bit(where) for where in text.split())


def spelled(some: int) -> set[str]:
    """A set of cells as columns and rows."""
    return {f"{ord(name[0]) - ord('a')},{int(name[1:]) - 1}" for b, name in NAMES.items() if b & some}


# ---- setting up ------------------------------------------------------------------------------------------------------
def position(
    text: str = "",
    *,
    hands: Mapping[int, str] | None = None,
    seats: int = 4,
    active: int = 0,
    left: int = 2,
    options: Options | None = None,
    bag: str | None = None,
    reserve: str = "",
    points: Mapping[int, Counts] | None = None,
    taken: Mapping[int, int] | None = None,
    monuments: str = "",
    catastrophes: str = "",
    played: Mapping[int, int] | None = None,
    looted: str = "",
    declined: str = "",
    quiet: int = 0,
) -> State:
    """The start position plus the listed pieces, with this seat to take an action.

    All tiles come from the bag; if `bag` is given, the rest has left the game. `monuments` are written "GK6,4" and turn
    four listed tiles face down; `looted` cells have lost their treasure; `declined` squares are dead; `played` counts
    the catastrophes a seat has used.
    """
    tiles, leaders = _pieces(text, seats)
    held = [counted((hands or {}).get(seat, ANY_HAND)) for seat in range(seats)]
    laid = tuple(tile_set.bit_count() for tile_set in tiles)
    tiles, face_down, built = _built(tiles, monuments)
    rest = _less(TILES, laid, counted(reserve), *held)
    assert not cells(looted) & ~TEMPLES
    s = replace(
        empty_table(options or Options(), seats),
        tiles=tiles,
        face_down=face_down,
        monuments=built,
        leaders=leaders,
        catastrophes=cells(catastrophes),
        catastrophes_left=tuple(2 - (played or {}).get(seat, 0) for seat in range(seats)),
        treasures=TEMPLES & ~cells(looted),
        dead=cells(declined),
        bag=rest if bag is None else counted(bag),
        reserve=counted(reserve),
        hands=tuple(n for hand in held for n in hand),
        points=tuple(n for seat in range(seats) for n in (points or {}).get(seat, NONE)),
        taken=tuple((taken or {}).get(seat, 0) for seat in range(seats)),
        quiet=quiet,
    )
    _less(rest, s.bag)
    assert not sum(leaders) & ~beside(s.tiles[0]), "a leader stands beside no temple"
    return in_turn(s, active, left)


def _pieces(text: str, seats: int) -> tuple[Counts, Counts]:
    tiles, leaders = [TEMPLES, 0, 0, 0], [0] * 4 * seats
    for word in text.replace(";", " ").split():
        if tile := TILE.match(word):
            colour, where = LETTERS.index(tile[1]), bit(tile[2])
            assert not sum(tiles) & where, f"two tiles on {tile[2]}"
            assert (colour == 1) == bool(where & RIVER), f"{word} lies on the wrong ground"
            tiles[colour] |= where
        elif leader := LEADER.match(word):
            assert not leaders[4 * int(leader[2]) + LETTERS.index(leader[1])], f"{word} stands on the board already"
            leaders[4 * int(leader[2]) + LETTERS.index(leader[1])] = bit(leader[3])
        else:
            raise ValueError(f"neither a tile nor a leader: {word}")
    standing = [where for where in leaders if where]
    assert not sum(tiles) & sum(standing), "a leader stands on a tile"
    assert not sum(standing) & RIVER, "a leader stands in the river"
    assert len(set(standing)) == len(standing), "two leaders on one cell"
    return tuple(tiles), tuple(leaders)


def _built(tiles: Counts, monuments: str) -> tuple[Counts, int, Counts]:
    face_down, built = 0, [0] * len(MONUMENTS)
    for word in monuments.split():
        found = MONUMENT.match(word)
        assert found is not None, f"not a monument: {word}"
        pair = COLOURS[LETTERS.index(found[1])], COLOURS[LETTERS.index(found[2])]
        turned = square(bit(found[3]))
        assert any(turned & tile_set == turned for tile_set in tiles), f"no square for {word}"
        tiles, face_down = tuple(tile_set & ~turned for tile_set in tiles), face_down | turned
        built[MONUMENTS.index(pair)] = bit(found[3])
    return tiles, face_down, tuple(built)


def _less(tiles: Counts, *groups: Counts) -> Counts:
    rest = tuple(n - sum(group[i] for group in groups) for i, n in enumerate(tiles))
    assert min(rest) >= 0, f"there are not so many tiles: {rest}"
    return rest


# ---- playing ---------------------------------------------------------------------------------------------------------
class Played(Struct, frozen=True):
    """A state after some turns, and the facts since they began."""

    s: State
    facts: Facts

    def facts_of(self, kind: type[F]) -> list[F]:
        """The facts of one kind."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    @property
    def scored(self) -> list[str]:
        """The points awarded, in order."""
        return [f"P{f.seat} +{f.points} {f.colour}, {f.why}" for f in self.facts_of(Scored)]

    @property
    def went_home(self) -> list[str]:
        """The leaders that have left the board, and why."""
        return [f"{LETTERS[COLOURS.index(f.colour)]}{f.seat}, {f.why}" for f in self.facts_of(LeaderWentHome)]

    @property
    def looted(self) -> list[str]:
        """The treasures taken, in order."""
        return [f"P{f.seat} {','.join(map(str, divided(f.cell)))}" for f in self.facts_of(TreasureTaken)]

    @property
    def asks(self) -> str:
        """The seat asked and the name of the open question; "" when the game is over."""
        return f"P{self.s.ask.seats[0]} {type(self.s.ask).__name__}" if self.s.ask else ""


def divided(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def play(begin: State | Played, *lines: str, draws: str = "") -> Played:
    """Each line is the answer of the seat asked ("P1 3" also names it). Cells may be written "7,4".

    Chance draws the letters of `draws`, then always its first lot.
    """
    at = begin if isinstance(begin, Played) else Played(begin, ())
    lots = list(draws)
    for line in lines:
        s, new = _answer(at.s, line)
        at = _draw_lots(Played(s, at.facts + new), lots)
    assert not lots, f"not drawn: {lots}"
    return at


def deal(seats: int = 4, options: Options | None = None, first: int = 0) -> Played:
    """A new game, up to the first decision; this seat is the starting player."""
    s, facts = GAME.begin(options or Options(), seats)
    s, new = GAME.apply(s, CHANCE, (first,))
    return _draw_lots(Played(s, facts + new), [])


def _draw_lots(at: Played, lots: list[str]) -> Played:
    while GAME.to_move(at.s) == (CHANCE,):
        s, new = GAME.apply(at.s, CHANCE, _drawn(at.s, lots))
        at = Played(s, at.facts + new)
    return at


def _answer(s: State, line: str) -> tuple[State, Facts]:
    (seat,) = GAME.to_move(s)
    if speaker := SPEAKER.match(line):
        assert seat == int(speaker[1]), f"P{seat} is asked, not P{speaker[1]}"
        line = line[speaker.end() :]
    return GAME.apply(s, seat, GAME.question(s, seat).parse(_with_names(line)))


def _with_names(line: str) -> str:
    return " ".join(named(word) if CELL.match(word) else word for word in line.split())


def _drawn(s: State, lots: list[str]) -> Words:
    words: Words = ()
    question = Question(s, CHANCE)
    while (choices := question.next(words)) is not None:
        word = COLOURS[LETTERS.index(lots.pop(0))] if lots else next(iter(choices))
        words = (*words, word)
    return words


def refused(at: State | Played, line: str) -> tuple[str, str, str]:
    """Code, paragraph and word of the refusal, which must be the same whether typed or sent."""
    s = at.s if isinstance(at, Played) else at
    (seat,) = GAME.to_move(s)
    question = GAME.question(s, seat)
    with pytest.raises(IllegalAction) as typed:
        question.parse(_with_names(line))
    words = tuple(int(word) if word.isdecimal() else word for word in _with_names(line).split())
    with pytest.raises(IllegalAction) as sent:
        GAME.apply(s, seat, words)
    assert (typed.value.code, typed.value.rule) == (sent.value.code, sent.value.rule)
    assert typed.value.at == sent.value.at
    return sent.value.code, sent.value.rule, str(sent.value.word)


# ---- looking ---------------------------------------------------------------------------------------------------------
def what(at: State | Played, *where: str) -> str:
    """What is on these cells: tiles R B G K, # face down, leaders like k0, X a catastrophe, * a treasure, "." empty."""
    s = at.s if isinstance(at, Played) else at
    return " ".join(_sign(s, bit(one)) for one in where)


def _sign(s: State, at: int) -> str:
    sign = "".join(letter for letter, tile_set in zip(LETTERS, s.tiles, strict=True) if tile_set & at)
    sign += "".join(f"{LETTERS[i % 4].lower()}{i // 4}" for i, where in enumerate(s.leaders) if where == at)
    sign += "#" * bool(s.face_down & at) + "X" * bool(s.catastrophes & at) + "*" * bool(s.treasures & at)
    return sign or "."


def hand(at: State | Played, seat: int) -> str:
    return letters((at.s if isinstance(at, Played) else at).hand(seat))


def may(at: State | Played, line: str) -> bool:
    """Is this a legal answer?"""
    s = at.s if isinstance(at, Played) else at
    (seat,) = GAME.to_move(s)
    try:
        GAME.question(s, seat).parse(_with_names(line))
    except IllegalAction:
        return False
    return True


def choices(at: State | Played, line: str = "") -> list[str]:
    """Every choice for the next word after this prefix."""
    s = at.s if isinstance(at, Played) else at
    (seat,) = GAME.to_move(s)
    words = tuple(_with_names(line).split())
    return [str(word) for word in GAME.question(s, seat).next(words) or ()]
