"""A position as one line of text, and back.

    ..../…/…  seats=2 turn=0:2 hands=RRGK/B bag=44.35.29.30 …

The board first, row by row from a1, rows separated by `/`: `.` empty, `R B G K` a tile face up, `#` one face down, each
with `*` if it has a treasure, `X` a catastrophe, `k0` the king of seat 0. Then words in any order; missing words
are as at the start. A table in the middle of an action also has its procedures, as JSON without spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from plancia.engine import Words, open_stack
from plancia.games.positions import PositionError, each_seat, keyed, number, one_of, pairs, read
from plancia.games.tigris.board import BIT, HEIGHT, NAMES, ROW, WIDTH, names, square
from plancia.games.tigris.components import (
    ACTIONS,
    CATASTROPHES,
    LETTERS,
    MONUMENT_NAMES,
    NONE,
    RED,
    TILES,
    Counts,
    counted,
    letters,
)
from plancia.games.tigris.ending import REASONS
from plancia.games.tigris.hidden.knowledge import Proof, Proofs
from plancia.games.tigris.setup import empty_table, in_turn
from plancia.games.tigris.state import Options, State
from plancia.games.tigris.text import signs
from plancia.games.tigris.turn import TakeAction, Turn
from plancia.games.tigris.validity import check_position, squares_of
from plancia.games.tigris.view import by_seat, view

TOKEN = re.compile(r"\.|X|[RBGK#]\*?|[rbgk]\d")
KEYS = (
    *("seats", "options", "turn", "monuments", "dead", "bag", "reserve", "hands", "aside", "proofs"),
    *("catastrophes", "points", "treasures", "quiet", "over", "asked", "flow"),
)
FLOW = tuple[Any, Any, tuple[Words | None, ...]]  # procedures, question, answers


# ---- writing ---------------------------------------------------------------------------------------------------------
def position_text(s: State) -> str:
    """The whole state in one line."""
    words = {
        "seats": str(s.seats),
        "options": ",".join(name for name in Options.__struct_fields__ if getattr(s.options, name)),
        "turn": f"{s.active}:{s.stack[-1].left}" if _at_an_action(s) else f"{s.active}",
        "monuments": ",".join(f"{m}@{NAMES[c]}" for m, c in zip(MONUMENT_NAMES, s.monuments, strict=True) if c),
        "dead": ",".join(names(s.dead)),
        "bag": _numbers(s.bag),
        "reserve": letters(s.reserve),
        "hands": "/".join(letters(hand) for hand in by_seat(s.hands)),
        "aside": "/".join(letters(aside) for aside in by_seat(s.aside)) if any(s.aside) else "",
        "proofs": "/".join(map(_proofs_text, s.proofs)) if any(s.proofs) else "",
        "catastrophes": "/".join(map(str, s.catastrophes_left)),
        "points": "/".join(_numbers(points) for points in by_seat(s.points)),
        "treasures": "/".join(map(str, s.taken)),
        "quiet": str(s.quiet),
        "over": s.reason,
        "asked": str(s.asked),
        "flow": "" if _at_an_action(s) or s.reason else msgspec.json.encode([s.stack, s.ask, s.answers]).decode(),
    }
    return " ".join([_board_text(s), *(f"{key}={value}" for key, value in words.items() if value)])


def _at_an_action(s: State) -> bool:
    """Between actions, procedures and question follow from the turn."""
    return type(s.ask) is TakeAction and type(s.stack[-1]) is Turn and len(s.stack) == 2


def _board_text(s: State) -> str:
    found = signs(view(s, None))
    rows = (range(ROW * y, ROW * y + WIDTH) for y in range(HEIGHT))
    return "/".join("".join(found.get(NAMES[1 << cell], ".") for cell in row) for row in rows)


def _numbers(counts: Counts) -> str:
    return ".".join(map(str, counts))


def _proofs_text(proofs: Proofs) -> str:
    return ",".join(f"{letters(proof.tiles)}-{proof.gone}" for proof in proofs)


# ---- reading ---------------------------------------------------------------------------------------------------------
def position(text: str) -> State:
    """The state written in this line; raises `PositionError` with the wrong word, or with the rule it breaks."""
    board, *rest = text.split() or [""]
    words = keyed(rest, KEYS)
    seats = read(words, "seats", number, 2)
    if seats not in range(2, 5):
        raise PositionError(f"seats={seats}: the game is for two, three or four players")
    s = _with_board(empty_table(read(words, "options", _options, Options()), seats), board)
    s = replace(
        s,
        monuments=read(words, "monuments", _monuments, s.monuments),
        dead=read(words, "dead", _cells, 0),
        reserve=read(words, "reserve", counted, NONE),
        hands=read(words, "hands", _all_seats(seats, counted), s.hands),
        aside=read(words, "aside", _all_seats(seats, counted), s.aside),
        proofs=read(words, "proofs", each_seat(seats, _proofs), s.proofs),
        catastrophes_left=read(words, "catastrophes", each_seat(seats, number), (CATASTROPHES,) * seats),
        points=read(words, "points", _all_seats(seats, _counts), s.points),
        taken=read(words, "treasures", each_seat(seats, number), s.taken),
        quiet=read(words, "quiet", number, 0),
        reason=read(words, "over", one_of(*REASONS), ""),
    )
    s = _with_flow(replace(s, bag=read(words, "bag", _counts, _the_rest(s))), words)
    check_position(s)
    return s


def _with_board(s: State, text: str) -> State:
    rows = text.split("/")
    if len(rows) != HEIGHT:
        raise PositionError(f"the board has {HEIGHT} rows, not {len(rows)}")
    tiles, leaders = dict.fromkeys(LETTERS, 0), [0] * 4 * s.seats
    face_down = catastrophes = treasures = 0
    for y, row in enumerate(rows):
        tokens = TOKEN.findall(row)
        if "".join(tokens) != row or len(tokens) != WIDTH:
            raise PositionError(f"row {y + 1} does not have {WIDTH} cells: {row!r}")
        for x, token in enumerate(tokens):
            cell, sign = 1 << ROW * y + x, token[0]
            if sign in tiles:
                tiles[sign] |= cell
            elif sign == "#":
                face_down |= cell
            elif sign == "X":
                catastrophes |= cell
            elif sign != ".":
                _set_leader(leaders, token, cell)
            if token.endswith("*"):
                treasures |= cell
    return replace(
        s,
        tiles=tuple(tiles.values()),
        leaders=tuple(leaders),
        face_down=face_down,
        catastrophes=catastrophes,
        treasures=treasures,
    )


def _set_leader(leaders: list[int], token: str, cell: int) -> None:
    leader = 4 * int(token[1]) + LETTERS.index(token[0].upper())
    if leader >= len(leaders):
        raise PositionError(f"{token}: there is no seat {token[1]}")
    if leaders[leader]:
        raise PositionError(f"{token} is on {NAMES[leaders[leader]]} and on {NAMES[cell]}")
    leaders[leader] = cell


def _the_rest(s: State) -> Counts:
    """All tiles that are nowhere else, as if none had left the game."""
    used = [tiles.bit_count() + n for tiles, n in zip(s.tiles, s.reserve, strict=True)]
    for held in (*by_seat(s.hands), *by_seat(s.aside)):
        used = [a + b for a, b in zip(used, held, strict=True)]
    left = [all_ - n for all_, n in zip(TILES, used, strict=True)]
    for name, corner in zip(MONUMENT_NAMES, s.monuments, strict=True):
        if corner and (colours := squares_of(corner, name)):
            left[_under(s, corner, colours, left)] -= 4
    return tuple(left)


def _under(s: State, corner: int, colours: list[int], left: list[int]) -> int:
    """The colour of the face-down tiles: temples if there is a treasure, else the colour with more tiles left."""
    if square(corner) & s.treasures and RED in colours:
        return RED
    return max(colours, key=left.__getitem__)


def _with_flow(s: State, words: Mapping[str, str]) -> State:
    if "flow" in words:
        s = read(words, "flow", lambda text: _in_the_middle(s, text), s)
    if "flow" in words or s.reason:  # whose turn it is, and nothing else
        s = replace(s, active=read(words, "turn", number, 0))
    else:
        s = read(words, "turn", lambda text: _in_turn(s, text), None) or in_turn(s, 0)
    return replace(s, asked=read(words, "asked", number, s.asked))


def _in_the_middle(s: State, text: str) -> State:
    stack, ask, answers = msgspec.json.decode(text, type=FLOW)
    stack, ask = open_stack(s.flow(), stack, ask)
    return replace(s, stack=stack, ask=ask, answers=answers)


def _in_turn(s: State, text: str) -> State:
    seat, _, left = text.partition(":")
    if number(seat) not in range(s.seats) or number(left or str(ACTIONS)) not in range(1, ACTIONS + 1):
        raise ValueError("a seat, a colon, and one or two actions left")
    return in_turn(s, number(seat), number(left or str(ACTIONS)))


def _options(text: str) -> Options:
    chosen = text.split(",")
    if unknown := set(chosen) - set(Options.__struct_fields__):
        raise ValueError(f"options are {', '.join(Options.__struct_fields__)}, not {unknown.pop()}")
    return Options(**dict.fromkeys(chosen, True))


def _monuments(text: str) -> Counts:
    built = pairs(text, "@")
    if unknown := set(built) - set(MONUMENT_NAMES):
        raise ValueError(f"monuments are {', '.join(MONUMENT_NAMES)}, not {min(unknown)}")
    return tuple(_cell(built[name]) if name in built else 0 for name in MONUMENT_NAMES)


def _cells(text: str) -> int:
    return sum(_cell(name) for name in set(text.split(",")))


def _cell(name: str) -> int:
    if name not in BIT:
        raise ValueError(f"there is no cell {name!r}")
    return BIT[name]


def _counts(text: str) -> Counts:
    counts = tuple(map(number, text.split(".")))
    if len(counts) != 4 or min(counts) < 0:
        raise ValueError("four numbers, separated by dots")
    return counts


def _proofs(text: str) -> Proofs:
    return tuple(_proof(word) for word in text.split(",") if word)


def _proof(word: str) -> Proof:
    tiles, dash, gone = word.partition("-")
    if not dash or number(gone) < 0:
        raise ValueError(f"{word!r} is not tiles, a dash and a number, such as RRG-1")
    return Proof(counted(tiles), number(gone))


def _all_seats(seats: int, how: Callable[[str], Counts]) -> Callable[[str], Counts]:
    return lambda text: sum(each_seat(seats, how)(text), ())
