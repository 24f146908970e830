"""Bots at a table: complete games with seeded chance, and positions written as pieces added to the opening board."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from plancia.bots import Bot, Budget
from plancia.engine import CHANCE, RandBelow, Seat, Words
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.board import BIT, HEIGHT, NAMES, ROW, TEMPLES, WIDTH
from plancia.games.tigris.notation import position

ONE_WORLD = Budget()


def stream(seed: int) -> RandBelow:
    return Random(seed).randrange


class Played(Struct, frozen=True):
    """A game up to its last answer."""

    state: State
    log: tuple[tuple[Seat, Words], ...]


def play(bots: Sequence[Bot], seed: int, options: Options | None = None, *, most: int = 10_000) -> Played:
    """Seats answer in turn, each answer checked by the rules, until the game is over or this many were given."""
    s, _ = GAME.begin(options or Options(stall_guard=True), len(bots))
    randbelow = stream(seed)
    log: list[tuple[Seat, Words]] = []
    while (asked := GAME.to_move(s)) and len(log) < most:
        seat = asked[0]
        question = GAME.question(s, seat)
        if seat == CHANCE:
            words = question.sample(randbelow)
        else:
            words = bots[seat].answer(GAME.view(s, seat), question, randbelow, ONE_WORLD)
        s, _ = GAME.apply(s, seat, words)
        log.append((seat, words))
    return Played(s, tuple(log))


def table(pieces: str, words: str = "", *, taken: str = "") -> State:
    """The opening board with pieces added, as `k0@i6 R@h6`, and without the treasures of the cells in `taken`."""
    signs = {cell: "R*" for bit, cell in NAMES.items() if bit & TEMPLES}
    signs |= dict.fromkeys(taken.split(), "R")
    for piece in pieces.split():
        sign, cell = piece.split("@")
        assert cell in BIT
        signs[cell] = sign
    rows = (range(ROW * y, ROW * y + WIDTH) for y in range(HEIGHT))
    return position("/".join("".join(signs.get(NAMES[1 << cell], ".") for cell in row) for row in rows) + f" {words}")


def answered(s: State, *answers: str) -> State:
    """The state after these answers, each by the seat asked."""
    for answer in answers:
        (seat,) = GAME.to_move(s)
        s, _ = GAME.apply(s, seat, GAME.question(s, seat).parse(answer))
    return s
