"""Imagined revolts and wars: the tiles a rival may hold, and how many to add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb

from msgspec.structs import replace

from plancia.bots.evaluation.tigris.weights import Weights
from plancia.engine import Words
from plancia.games.tigris.board import BIT, region
from plancia.games.tigris.components import INDEX
from plancia.games.tigris.conflict import AddTiles, Conflict
from plancia.games.tigris.hidden.knowledge import certain
from plancia.games.tigris.state import State
from plancia.games.tigris.war import PickWar, War, Wars, supporters

Reply = tuple[float, State, Words]


def replies(s: State, seat: int, me: int, w: Weights) -> Sequence[Reply]:
    """The likely answers of a seat in an imagined conflict; empty for questions that the bot tries out itself."""
    ask = s.ask
    if type(ask) is AddTiles:
        if ask.attacks:
            return [(1.0, s, (_attack(s, seat, ask, w),))]
        return _defences(s, seat, me, ask)
    if type(ask) is PickWar:
        return [(1.0, s, (_surest_war(s, seat, ask),))]
    return ()


def _defences(s: State, seat: int, me: int, ask: AddTiles) -> list[Reply]:
    """A defender adds just enough tiles to tie, or none if that is impossible."""
    need = ask.against - ask.strength
    if need <= 0:
        return [(1.0, s, (0,))]
    colour = INDEX[ask.colour]
    can = odds_of_holding(s, seat, me, colour, need)
    outcomes: list[Reply] = []
    if can:
        outcomes.append((can, _who_holds(s, seat, me, colour, need), (need,)))
    if can < 1:
        outcomes.append((1 - can, s, (0,)))
    return outcomes


def _attack(s: State, seat: int, ask: AddTiles, w: Weights) -> int:
    """The number of tiles with the best value: the odds of winning times the prize, minus their cost."""
    frame = s.stack[-1]
    colour, prize = INDEX[ask.colour], _prize(s, frame, w)

    def gain(n: int) -> float:
        wins = 1 - odds_of_holding(s, frame.defender, seat, colour, ask.strength + n - ask.against)
        return wins * prize - n * w.price

    choices: Iterable[int] = ask.next(s, seat, ()) or ()
    return max(choices, key=gain)


def _prize(s: State, frame: Conflict, w: Weights) -> float:
    """The prize of a conflict. A war is worth more if more supporters are at stake, on either side."""
    if not isinstance(frame, War):
        return w.prize
    return w.prize + sum(supporters(s, frame, seat).bit_count() for seat in (frame.attacker, frame.defender))


def _surest_war(s: State, seat: int, ask: PickWar) -> str:
    """Start with the war in which the player is furthest ahead: it may end the others."""
    frame = s.stack[-1]
    assert isinstance(frame, Wars)
    solid = s.solid() & ~BIT[frame.union]

    def ahead(word: str) -> int:
        colour = INDEX[word]
        own = region(s.leaders[4 * seat + colour], solid)
        tiles, united = s.tiles[colour], region(BIT[frame.union], s.solid())
        return 2 * (own & tiles).bit_count() - (united & tiles).bit_count() + s.hands[4 * seat + colour]

    return max(ask.colours, key=ahead)


def odds_of_holding(s: State, seat: int, viewer: int, colour: int, n: int) -> float:
    """The odds that a hand holds at least this many of a colour, from the tiles that the viewer has not seen."""
    if n <= 0:
        return 1.0
    if seat == viewer:
        return float(s.hands[4 * seat + colour] >= n)
    sure = certain(s.proofs[seat])
    unseen, matching = sum(s.bag), s.bag[colour]
    for other in range(s.seats):
        if other != viewer:
            shown = certain(s.proofs[other])
            at = 4 * other
            unseen += sum(s.hands[at : at + 4]) + sum(s.aside[at : at + 4]) - sum(shown)
            matching += s.hands[at + colour] + s.aside[at + colour] - shown[colour]
    return at_least(n - sure[colour], s.held(seat) - sum(sure), matching, unseen)


@lru_cache(maxsize=1 << 14)
def at_least(n: int, drawn: int, matching: int, tiles: int) -> float:
    """The odds of at least n matching tiles among those drawn."""
    if n <= 0:
        return 1.0
    ways = sum(comb(matching, k) * comb(tiles - matching, drawn - k) for k in range(n, min(drawn, matching) + 1))
    return ways / comb(tiles, drawn)


def _who_holds(s: State, seat: int, viewer: int, colour: int, n: int) -> State:
    """A world in which the seat holds at least n of the colour, in exchange for other tiles that it held."""
    while s.hands[4 * seat + colour] < n:
        s = _exchange(s, seat, viewer, colour)
    return s


def _exchange(s: State, seat: int, viewer: int, colour: int) -> State:
    other = next(c for c in range(4) if c != colour and s.hands[4 * seat + c])
    away, back = _moved(s.hands, 4 * seat, other, colour), (colour, other)
    if s.bag[colour]:
        return replace(s, hands=away, bag=_moved(s.bag, 0, *back))
    for at in range(0, len(s.hands), 4):
        if at not in (4 * seat, 4 * viewer) and s.hands[at + colour]:
            return replace(s, hands=_moved(away, at, *back))
        if at != 4 * viewer and s.aside[at + colour]:
            return replace(s, hands=away, aside=_moved(s.aside, at, *back))
    raise AssertionError("odds above zero without an unseen tile")


def _moved(tiles: tuple[int, ...], at: int, lost: int, won: int) -> tuple[int, ...]:
    counts = list(tiles)
    counts[at + lost] -= 1
    counts[at + won] += 1
    return tuple(counts)
