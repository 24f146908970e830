"""A Python state as the bytes of a native one, and back.

The stack of procedures has a fixed shape for each question, so the native state keeps only its values (see tigris.hpp).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from struct import Struct
from typing import Any

from msgspec.structs import replace

from plancia.engine import CHANCE, Ask, Frame
from plancia.games.tigris import Options, State
from plancia.games.tigris.board import BIT, NAMES, names
from plancia.games.tigris.components import COLOURS, GREEN, INDEX, MONUMENTS, RED
from plancia.games.tigris.conflict import AddTiles, Conflict
from plancia.games.tigris.draw import BlindDraw, Draw, DrawFrom, OpenDraw, Show, TopUp
from plancia.games.tigris.ending import REASONS
from plancia.games.tigris.hidden.knowledge import Proof, Proofs
from plancia.games.tigris.monument import BuildMonument, MonumentOffer, monuments_left, squares_with
from plancia.games.tigris.revolt import Revolt
from plancia.games.tigris.setup import DrawLot, Match
from plancia.games.tigris.tile import TileAction
from plancia.games.tigris.treasure import LeaveOneTreasure, Treasures, first_due, staying
from plancia.games.tigris.turn import TakeAction, Turn
from plancia.games.tigris.war import PickWar, War, Wars, wars_due

SEATS, LEADERS, MOST_PROOFS, CELL_BYTES = 4, 16, 24, 24
HOME = 255
ASKS = (DrawLot, Draw, Show, TakeAction, AddTiles, PickWar, BuildMonument, LeaveOneTreasure, DrawFrom, type(None))
NO_PURPOSE, DEAL, SWAP, REFILL = range(4)
NO_KIND, REVOLT, WAR = range(3)

LAYOUT = Struct(
    f"<{8 * f'{CELL_BYTES}s'} qi {LEADERS}I {LEADERS}B {len(MONUMENTS)}B 4B 4B {LEADERS}B {LEADERS}B {SEATS}B {SEATS}B"
    f" 4? 5B 2B 6B? 4B ? {SEATS}B {SEATS * MOST_PROOFS * 5}s 3x"
)
NO_PROOFS = bytes(SEATS * MOST_PROOFS * 5)

Values = tuple[int, ...]
Flow = tuple[tuple[Frame, ...], Ask[Any, Any]]  # the stack, and a question of any kind


class Unrepresentable(ValueError):
    """This position cannot occur in play, and the native state cannot represent it."""


# ---- to native -------------------------------------------------------------------------------------------------------
def pack(s: State) -> bytes:
    """The native state. Raises `Unrepresentable`, but does not detect every impossible position; see `pack_checked`."""
    spare = SEATS - s.seats
    counts = (0,) * 4 * spare
    left, tile, conflict, draw = _procedures(s)
    options = s.options
    sets = (*s.tiles, s.face_down, s.catastrophes, s.treasures, s.dead)
    proofs = b"".join(map(_proofs_bytes, s.proofs)).ljust(len(NO_PROOFS), b"\0") if any(s.proofs) else NO_PROOFS
    return LAYOUT.pack(
        *[cells.to_bytes(CELL_BYTES, "little") for cells in sets],
        s.asked,
        s.quiet,
        *s.points,
        *counts,
        *[cell.bit_length() - 1 & HOME for cell in s.leaders],  # 0, at home, becomes 255
        *(HOME,) * 4 * spare,
        *[cell.bit_length() - 1 & HOME for cell in s.monuments],
        *s.bag,
        *s.reserve,
        *s.hands,
        *counts,
        *s.aside,
        *counts,
        *s.catastrophes_left,
        *(0,) * spare,
        *s.taken,
        *(0,) * spare,
        options.english,
        options.open_tiles,
        options.open_scores,
        options.stall_guard,
        s.seats,
        s.active,
        left,
        ASKS.index(type(s.ask)),
        REASONS.index(s.reason) + 1 if s.reason else 0,
        *tile,
        *conflict,
        *draw,
        False,
        *[len(proofs) for proofs in s.proofs],
        *(0,) * spare,
        proofs,
    )


def pack_checked(s: State) -> bytes:
    """The native state; raises `Unrepresentable` if it would not be the same position."""
    data = pack(s)
    if unpack(data) != s:
        raise Unrepresentable("the procedures of this position are not those of a game in play")
    return data


def _proofs_bytes(proofs: Proofs) -> bytes:
    if len(proofs) > MOST_PROOFS:
        raise Unrepresentable(f"more than {MOST_PROOFS} proofs about one hand")
    return b"".join(bytes((*proof.tiles, proof.gone)) for proof in proofs).ljust(MOST_PROOFS * 5, b"\0")


def _procedures(s: State) -> tuple[int, Values, Values, Values]:
    """The actions left, and the values of tile, conflict and draw, read from the stack."""
    left = 0
    tile: Values = (0, 0)
    conflict: Values = (NO_KIND, 0, 0, 0, 0, 0, False)
    purpose = seat = to_choose = count = 0
    for frame in s.stack:
        match frame:
            case Match():
                purpose = DEAL
            case Turn():
                left, purpose = frame.left, REFILL if frame.at == "refill_hands" else SWAP
            case TileAction() | MonumentOffer():
                tile = INDEX[frame.colour], BIT[frame.cell].bit_length() - 1
            case Conflict():
                kind = WAR if isinstance(frame, War) else REVOLT
                strengths = frame.attack, frame.defence
                conflict = kind, INDEX[frame.colour], frame.attacker, frame.defender, *strengths, s.ask.attacks
            case OpenDraw():
                seat, to_choose = frame.seat, frame.count
            case BlindDraw():
                seat, count = frame.seat, frame.count
            case TopUp():
                count = s.ask.count
            case Wars() | Treasures():
                pass
            case _:
                raise Unrepresentable(f"no question is asked in {type(frame).__name__}")
    drawing = isinstance(s.ask, (Draw, Show, DrawFrom))
    return left, tile, conflict, (purpose, seat, to_choose, count) if drawing else (NO_PURPOSE, 0, 0, 0)


# ---- from native -----------------------------------------------------------------------------------------------------
def unpack(data: bytes) -> State:
    """The Python state."""
    values = iter(LAYOUT.unpack(data))

    def take(n: int) -> tuple[int, ...]:
        return tuple(islice(values, n))

    tiles, (face_down, catastrophes, treasures, dead) = _cells(values, 4), _cells(values, 4)
    asked, quiet = take(2)
    points, leaders, monuments = take(LEADERS), take(LEADERS), take(len(MONUMENTS))
    bag, reserve, hands, aside = take(4), take(4), take(LEADERS), take(LEADERS)
    catastrophes_left, taken, options = take(SEATS), take(SEATS), take(4)
    seats, active, left, ask, reason = take(5)
    tile, conflict, draw = take(2), take(7), take(4)
    lost, *proof_counts = take(1 + SEATS)
    (proofs,) = values
    if lost:
        raise Unrepresentable(f"more than {MOST_PROOFS} proofs about one hand")
    s = State(
        stack=(),
        ask=None,
        answers=(),
        asked=asked,
        options=Options(**dict(zip(Options.__struct_fields__, map(bool, options), strict=True))),
        seats=seats,
        active=active,
        tiles=tiles,
        face_down=face_down,
        monuments=tuple(map(_bit, monuments)),
        leaders=tuple(map(_bit, leaders[: 4 * seats])),
        catastrophes=catastrophes,
        treasures=treasures,
        dead=dead,
        bag=bag,
        reserve=reserve,
        hands=hands[: 4 * seats],
        aside=aside[: 4 * seats],
        proofs=tuple(_proofs(proofs, seat, proof_counts[seat]) for seat in range(seats)),
        catastrophes_left=catastrophes_left[:seats],
        points=points[: 4 * seats],
        taken=taken[:seats],
        quiet=quiet,
        reason=REASONS[reason - 1] if reason else "",
    )
    if s.reason:
        return s
    stack, question = _flow(s, ASKS[ask], left, tile, conflict, draw)
    return replace(s, stack=stack, ask=question, answers=(None,))


def _cells(values: Iterator[bytes], n: int) -> tuple[int, ...]:
    return tuple(int.from_bytes(cells, "little") for cells in islice(values, n))


def _bit(cell: int) -> int:
    return 0 if cell == HOME else 1 << cell


def _proofs(data: bytes, seat: int, count: int) -> Proofs:
    first = seat * MOST_PROOFS * 5
    found = (data[at : at + 5] for at in range(first, first + count * 5, 5))
    return tuple(Proof(tuple(proof[:4]), proof[4]) for proof in found)


def _flow(s: State, kind: type, left: int, tile: Values, conflict: Values, draw: Values) -> Flow:
    """The stack and the question: each kind of question is asked in one place, a draw in several."""
    purpose, seat, to_choose, count = draw
    later = Match(at="next_turn")

    def turn(at: str) -> Turn:
        return Turn(seat=s.active, left=left, at=at)

    if kind is DrawLot:
        return (Match(at="first_player"),), DrawLot(seats=(CHANCE,))
    if kind is TakeAction:
        return (later, turn("carry_out")), TakeAction(seats=(s.active,), left=left)
    if kind is LeaveOneTreasure:
        kingdom = first_due(s, s.active)
        owner = s.rulers(GREEN, kingdom)[0]
        ask = LeaveOneTreasure(seats=(owner,), cells=names(staying(s, kingdom)))
        return (later, turn("take_action"), Treasures(seat=s.active, at="leave_one")), ask
    if purpose:
        below: tuple[Frame, ...] = (later, turn("refill_hands" if purpose == REFILL else "take_treasures"))
        if purpose == DEAL:
            below = (Match(at="deal_hands" if kind is Draw else "first_turn"),)
        elif s.options.open_tiles:
            at = "take_from_source" if kind is DrawFrom else "draw_on"
            below = (*below, OpenDraw(seat=seat, count=to_choose, at=at))
        return _drawing(below, kind, seat, count)
    return _in_action(s, (later, turn("take_treasures")), kind, tile, conflict)


def _drawing(below: tuple[Frame, ...], kind: type, seat: int, count: int) -> Flow:
    if kind is Draw:
        frame = BlindDraw(seat=seat, count=count, at="take_in_hand")
        return (*below, frame), Draw(seats=(CHANCE,), who=seat, count=count)
    if kind is Show:
        return (*below, TopUp(at="lay_out")), Show(seats=(CHANCE,), count=count)
    return below, DrawFrom(seats=(seat,))


def _in_action(s: State, below: tuple[Frame, ...], kind: type, tile: Values, conflict: Values) -> Flow:
    colour, cell = COLOURS[tile[0]], NAMES[1 << tile[1]]
    if kind is BuildMonument:
        frame = MonumentOffer(seat=s.active, colour=colour, cell=cell, at="build_or_decline")
        squares = names(squares_with(s, tile[0], 1 << tile[1]))
        return (*below, frame), BuildMonument(seats=(s.active,), squares=squares, monuments=monuments_left(s, colour))
    action = TileAction(seat=s.active, colour=colour, cell=cell, at="offer_monument")
    wars = Wars(seat=s.active, union=cell, at="fight_it" if kind is PickWar else "pick_war")
    if kind is PickWar:
        return (*below, action, wars), PickWar(seats=(s.active,), colours=wars_due(s, wars))
    what, leader, attacker, defender, attack, defence, attacks = conflict
    sides = {"attacker": attacker, "defender": defender, "attack": attack, "defence": defence}
    ask = AddTiles(
        seats=(attacker if attacks else defender,),
        kind="war" if what == WAR else "revolt",
        colour=COLOURS[leader if what == WAR else RED],
        attacks=bool(attacks),
        strength=attack if attacks else defence,
        against=defence if attacks else attack,
    )
    if what == REVOLT:
        at = "defender_adds_temples" if attacks else "settle_revolt"
        return (*below, Revolt(colour=COLOURS[leader], at=at, **sides)), ask
    at = "defender_adds_supporters" if attacks else "settle_war"
    return (*below, action, wars, War(colour=COLOURS[leader], union=cell, at=at, **sides)), ask
