"""Conditions for every position, however it came about: for set-up by hand, for tests and for long runs."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.games.positions import faults_of_procedures, refuse
from plancia.games.tigris.board import LAND, NAMES, TEMPLES, beside, bits, names, square
from plancia.games.tigris.components import (
    CATASTROPHES,
    COLOURS,
    HAND,
    INDEX,
    MONUMENT_NAMES,
    RED,
    RESERVE,
    STALL_ROUNDS,
    TILES,
)
from plancia.games.tigris.ending import REASONS
from plancia.games.tigris.hidden.knowledge import agrees
from plancia.games.tigris.state import State
from plancia.games.tigris.tile import ground


def check_position(s: State) -> None:
    """Raise all faults of this position."""
    refuse(faults(s))


def faults(s: State) -> Iterator[str]:
    """All faults of this position."""
    yield from _faults_of_the_board(s)
    yield from _faults_of_leaders(s)
    yield from _faults_of_tiles(s)
    yield from _faults_of_seats(s)
    yield from _faults_of_the_turn(s)
    yield from faults_of_procedures(s, s.seats)


def _faults_of_the_board(s: State) -> Iterator[str]:
    for i, cells in enumerate(s.tiles):
        if wrong := cells & ~ground(i):
            yield f"a {COLOURS[i]} tile on {names(wrong)[0]}: farms on river, all others on land (7.2)"
    taken = 0
    for cells in (*s.tiles, s.face_down, s.catastrophes, *s.leaders):
        if taken & cells:
            yield f"two things on {names(taken & cells)[0]}"
        taken |= cells
    under = 0
    for corner in s.monuments:
        under |= square(corner)
    if under != s.face_down or s.face_down.bit_count() != 4 * sum(map(bool, s.monuments)):
        yield "face-down tiles are under monuments, four to each, and nowhere else (10.7)"
    for name, corner in zip(MONUMENT_NAMES, s.monuments, strict=True):
        if corner and not squares_of(corner, name):
            yield f"the monument {name} cannot be on {NAMES[corner]}: it needs four cells of one ground"
    for corner in bits(s.dead):
        if not any(is_square(corner, colour) for colour in range(4)):
            yield f"{NAMES[corner]} is not the top left cell of a square that can be offered (10.1)"
    if wrong := s.treasures & ~(TEMPLES & (s.tiles[RED] | s.face_down)):
        yield f"a treasure on {names(wrong)[0]}, which is not a starting temple (3.1)"
    if s.treasures.bit_count() + sum(s.taken) != TEMPLES.bit_count():
        yield f"there are {TEMPLES.bit_count()} treasures, on the board and taken (1.3)"
    for seat, left in enumerate(s.catastrophes_left):
        if left not in range(CATASTROPHES + 1):
            yield f"seat {seat} has {left} catastrophes left; each player has {CATASTROPHES} (3.3)"
    if s.catastrophes.bit_count() + sum(s.catastrophes_left) != CATASTROPHES * s.seats:
        yield f"each player has {CATASTROPHES} catastrophes, played or not (3.3)"


def is_square(corner: int, colour: int) -> bool:
    """Could four tiles of that colour be here? §7.2 §10.1"""
    return square(corner) & ~ground(colour) == 0


def squares_of(corner: int, monument: str) -> list[int]:
    """The colours of this monument that its square can have. §10.3"""
    return [INDEX[colour] for colour in monument.split("-") if is_square(corner, INDEX[colour])]


def _faults_of_leaders(s: State) -> Iterator[str]:
    sheltered = beside(s.tiles[RED])
    for leader in filter(None, s.leaders):
        if leader & ~LAND:
            yield f"a leader on {NAMES[leader]}, which is river (6.3)"
        if leader & ~sheltered:
            yield f"the leader on {NAMES[leader]} has no face-up temple beside it (6.4)"
    if len(s.stack) > 2:
        return  # in the middle of an action two leaders of a colour may be at war
    for kingdom in s.survey().kingdoms:
        for colour in range(4):
            if len(s.rulers(colour, kingdom)) > 1:
                yield f"two {COLOURS[colour]} leaders in the kingdom of {names(kingdom)[0]} (4.3)"


def _faults_of_tiles(s: State) -> Iterator[str]:
    used = [sum(tiles) for tiles in zip(s.bag, s.reserve, map(int.bit_count, s.tiles), strict=True)]
    for at in range(0, len(s.hands), 4):
        used = [sum(tiles) for tiles in zip(used, s.hands[at : at + 4], s.aside[at : at + 4], strict=True)]
    for colour, n, most in zip(COLOURS, used, TILES, strict=True):
        if n > most:
            yield f"{n} {colour} tiles, but there are {most} (1.3)"
    if sum(used) + s.face_down.bit_count() > sum(TILES):
        yield f"more than {sum(TILES)} tiles (1.3)"
    if min(*s.bag, *s.reserve, *s.hands, *s.aside) < 0:
        yield "a negative number of tiles"


def _faults_of_seats(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if s.held(seat) > HAND:
            yield f"seat {seat} holds {s.held(seat)} tiles; a hand has {HAND} (3.4)"
        if not agrees(s.proofs[seat], s.hand(seat)):
            yield f"seat {seat} does not hold the tiles it took openly (17.9)"
    if any(s.reserve) and not s.options.open_tiles:
        yield "a reserve belongs to the open-tile variant (17.5)"
    if sum(s.reserve) > RESERVE:
        yield f"the reserve has {RESERVE} tiles (17.5)"
    if min(s.points) < 0 or min(s.taken) < 0:
        yield "a negative number of points or treasures"


def _faults_of_the_turn(s: State) -> Iterator[str]:
    if s.active not in range(s.seats):
        yield f"it cannot be the turn of seat {s.active}: there are {s.seats} seats"
    if s.reason and s.reason not in REASONS:
        yield f"a game ends because of {', '.join(REASONS)}, not {s.reason} (15.1)"
    if bool(s.reason) != (not s.stack):
        yield "a game that is over has a reason and no procedures (15.1)"
    if s.asked < 0:
        yield f"{s.asked} questions cannot have been asked"
    least = -1  # a tile was played in this turn, which has not been counted yet
    most = STALL_ROUNDS * s.seats - 1 if s.options.stall_guard and not s.reason else s.quiet
    if not least <= s.quiet <= most:
        yield f"{s.quiet} turns in a row without a tile (17.11)"
