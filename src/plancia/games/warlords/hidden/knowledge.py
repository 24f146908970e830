"""Who knows which mercenary is in whose hand.

What everybody has seen is in `shown`: a card, and the seats of which one has it. What a seat knows more exactly is in
its own `told`. Both change only when a card is seen going into a hand or leaving it, or is exchanged. §19.3 §19.4
"""

from __future__ import annotations

from typing import TypeAlias

from plancia.engine import Seat

Hands: TypeAlias = tuple[tuple[str, ...], ...]
Holders: TypeAlias = dict[str, int]  # a card -> the seats, as bits, of which one has it


def known(shown: Holders, told: Holders) -> Holders:
    """All that a seat knows: its own knowledge takes precedence over what everybody has seen."""
    return shown | told


def seen_taking(
    shown: Holders, told: tuple[Holders, ...], seat: Seat, card: str
) -> tuple[Holders, tuple[Holders, ...]]:
    """Everybody sees a card go into a hand."""
    return shown | {card: 1 << seat}, forget(told, card)


def seen_leaving(shown: Holders, told: tuple[Holders, ...], card: str) -> tuple[Holders, tuple[Holders, ...]]:
    """Everybody sees a card leave a hand."""
    return without(shown, card), forget(told, card)


def exchanged(
    shown: Holders, told: tuple[Holders, ...], hands: Hands, gifts: dict[Seat, str]
) -> tuple[Holders, tuple[Holders, ...]]:
    """Two players have each given the other a card, and these are the hands now. A card known to be in one may be in
    the other.

    The two know more: where their own gift is, and everything they knew before about the other's hand.
    """
    a, b = gifts
    pair = 1 << a | 1 << b
    public = blurred(shown, pair)
    after = [blurred(holders, pair) for holders in told]
    for one, other in ((a, b), (b, a)):
        before = known(shown, told[one]) | {gifts[one]: 1 << other}
        mine = {card: at & ~(1 << one) for card, at in before.items() if card not in hands[one]}
        after[one] = {card: at for card, at in mine.items() if public.get(card) != at}
    return public, tuple(after)


def blurred(holders: Holders, pair: int) -> Holders:
    return {card: at | pair if at & pair else at for card, at in holders.items()}


def forget(told: tuple[Holders, ...], card: str) -> tuple[Holders, ...]:
    return tuple([without(holders, card) for holders in told])


def without(holders: Holders, card: str) -> Holders:
    return {other: at for other, at in holders.items() if other != card} if card in holders else holders
