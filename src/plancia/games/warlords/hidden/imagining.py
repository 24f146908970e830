"""A complete state that fits one seat's view; everything hidden is dealt with the odds of chance."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, product
from math import comb, perm, prod
from typing import TypeVar

from plancia.engine import RandBelow, Seat, imagine_answers
from plancia.games.warlords.cards import CardPlay
from plancia.games.warlords.edition.box import NOBODY, NOWHERE, Box, box
from plancia.games.warlords.edition.components import PLANETS, PLANETS_SET_ASIDE, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.hidden.knowledge import Hands, known
from plancia.games.warlords.setup import DrawLot, MixPlanets
from plancia.games.warlords.state import Counts, State
from plancia.games.warlords.subterfuge import UseTakenCard
from plancia.games.warlords.troops import troops_of
from plancia.games.warlords.view import View

T = TypeVar("T")


def imagine(v: View, randbelow: RandBelow) -> State:
    """Deal what the seat cannot see: planets, hands, decks, others' tokens. Sealed answers can be any legal ones."""
    o = v.options
    b = box(o.edition, v.seats, o.square_galaxy, o.free_for_all)
    types, pool = deal_planets(v, b, randbelow)
    hands, taken, deck, unused = deal_mercenaries(v, b, randbelow)
    support, support_deck = deal_support(v, b, randbelow)
    number = b.planet_number
    s = State(
        stack=v.stack,
        ask=v.ask,
        answers=(None,) * len(v.ask.seats) if v.ask is not None else (),
        asked=v.asked,
        options=v.options,
        seats=v.seats,
        active=v.active,
        types=types,
        face_up=sum(1 << at for at, planet in enumerate(v.planets) if planet.face_up),
        scouted=tuple(sum(1 << number[name] for name in seen) for seen in v.scouted),
        pool=pool,
        track=tuple(v.track[kind] for kind in PLANETS),
        owners=tuple(NOBODY if planet.owner is None else planet.owner for planet in v.planets),
        garrisons=tuple(troops_of(planet.units) for planet in v.planets),
        ships=tuple(NOWHERE if name is None else b.sector_number[name] for name in v.ships),
        tokens=tuple(deal_tokens(v, b, seat, randbelow) for seat in range(v.seats)),
        proved=v.proved,
        bases=v.bases,
        power=v.power,
        reputation=v.reputation,
        markers=v.markers,
        rows=v.rows,
        guards=v.guards,
        wounded=v.wounded,
        abilities=v.abilities,
        hands=hands,
        deck=deck,
        market=v.market,
        removed=v.removed,
        unused=unused,
        given_up=tuple(v.given_up if seat == v.seat else () for seat in range(v.seats)),
        blind=v.blind,
        shown=v.shown,
        told=tuple(v.told if seat == v.seat else {} for seat in range(v.seats)),
        taken=taken,
        support=support,
        support_deck=support_deck,
        discards=tuple(v.discards[kind] for kind in SUPPORT_CARDS),
        played=v.played,
        answered=sum(1 << seat for seat in v.answered),
        acted=v.acted,
        ending=v.ending,
        turns_left=v.turns_left,
        reason=v.reason,
    )
    return imagine_answers(s, v.seat, v.sealed, randbelow)


# ---- planets ---------------------------------------------------------------------------------------------------------
def deal_planets(v: View, b: Box, randbelow: RandBelow) -> tuple[tuple[int, ...], Counts]:
    """Types for planets that others have looked at, and the pool of those that nobody has seen. §3.2"""
    types = [-1 if planet.kind is None else PLANETS.index(planet.kind) for planet in v.planets]
    if isinstance(v.ask, DrawLot | MixPlanets):
        return tuple(types), (PLANETS_SET_ASIDE,) * len(PLANETS)
    seen = tuple(types.count(kind) for kind in range(len(PLANETS)))
    mixes, odds = mixtures(b.tiles, b.extra_planets, seen)
    mix = mixes[pick(odds, randbelow)]
    pool = [n - k for n, k in zip(mix, seen, strict=True)]
    scouted_by_others = {b.planet_number[name] for names in v.scouted for name in names}
    for planet in sorted(scouted_by_others):
        if types[planet] < 0:
            types[planet] = pick(tuple(accumulate(pool)), randbelow)
            pool[types[planet]] -= 1
    return tuple(types), tuple(pool)


@lru_cache(maxsize=4096)
def mixtures(tiles: Counts, extra: int, seen: Counts) -> tuple[list[Counts], tuple[int, ...]]:
    """Every possible number of planets of each type, with cumulative odds given the planets seen.

    The odds of a mixture are the ways to draw it, times the ways in which the planets seen can be where they are.
    """
    mixes, odds = [], []
    for mix, drawn in draws(tiles, extra):
        if ways := drawn * prod(map(perm, mix, seen)):
            mixes.append(mix)
            odds.append(ways)
    return mixes, tuple(accumulate(odds))


@cache
def draws(tiles: Counts, extra: int) -> list[tuple[Counts, int]]:
    """Every number of planets of each type that the extra ones can lead to, and the ways to draw them."""
    spare = [n - PLANETS_SET_ASIDE for n in tiles]
    return [
        (tuple(PLANETS_SET_ASIDE + n for n in drawn), prod(map(comb, spare, drawn)))
        for drawn in product(*(range(n + 1) for n in spare))
        if sum(drawn) == extra
    ]


def pick(odds: Sequence[int], randbelow: RandBelow) -> int:
    """An index, by cumulative odds."""
    return bisect(odds, randbelow(odds[-1]))


def deal_tokens(v: View, b: Box, seat: Seat, randbelow: RandBelow) -> tuple[int, int]:
    """Where each of a player's tokens is; a guess if it is not known. §19.2"""
    there = [(b.sector_number[token.sector], token.kind) for token in v.tokens[seat]]
    kinds = list(TOKENS)
    if len(there) and there[0][1] is None and randbelow(2):
        kinds.reverse()
    at = {kind or guess: sector for (sector, kind), guess in zip(there, kinds, strict=False)}
    drop, invade = (at.get(kind, NOWHERE) for kind in TOKENS)
    return drop, invade


# ---- mercenaries -----------------------------------------------------------------------------------------------------
def deal_mercenaries(v: View, b: Box, randbelow: RandBelow) -> tuple[Hands, str, tuple[str, ...], tuple[str, ...]]:
    """Hands, the card taken in a Subterfuge, the deck, and the cards removed before the game. §3.6 §19.3"""
    owner = hidden_taken_from(v)
    room = [0 if seat == v.seat else n + (seat == owner) for seat, n in enumerate(v.hand_sizes)]
    hands: list[list[str]] = [list(v.hand) if seat == v.seat else [] for seat in range(v.seats)]
    open_cards = {*v.hand, *v.market, *v.removed, *(card for row in v.rows for card in row), v.taken}
    deck: list[str] = []
    place_certain(v, room, hands, deck, open_cards, randbelow)
    placed = open_cards.union(deck, *hands)
    unseen = shuffled((card for card in b.cards if card not in placed), randbelow)
    for seat, n in enumerate(room):
        hands[seat] += [unseen.pop() for _ in range(n)]
    deck += [unseen.pop() for _ in range(v.deck - len(deck))]
    taken = v.taken or ""
    if owner is not None:
        taken = hands[owner].pop(randbelow(len(hands[owner])))
    return tuple(tuple(sorted(hand)) for hand in hands), taken, tuple(sorted(deck)), tuple(sorted(unseen))


def hidden_taken_from(v: View) -> Seat | None:
    """Whose card has been taken, if the viewer cannot see it."""
    return v.ask.owner if isinstance(v.ask, UseTakenCard) and v.taken is None else None


def place_certain(
    v: View, room: list[int], hands: list[list[str]], deck: list[str], seen: set[str | None], randbelow: RandBelow
) -> None:
    """Deal the cards about which something is proved; there must be some way, and the most certain cards come first.

    A card that was seen is in one of some hands. A card that the viewer gave up is in the deck, or in a hand that has
    drawn from the deck since. §3.7 §19.3 §19.4
    """
    own = 0 if v.seat is None else 1 << v.seat
    holders = {card: at & ~own for card, at in known(v.shown, v.told).items() if card not in seen}
    given = [card for card in v.given_up if card not in seen and card not in holders]
    cards = [*sorted(holders, key=lambda card: holders[card].bit_count()), *given]
    blind = list(v.blind)

    def slots(card: str) -> list[int]:
        """Where this card may go, each place as often as it has room; -1 is the deck."""
        if card in holders:
            return [seat for seat, n in enumerate(room) if n and holders[card] >> seat & 1]
        drawn = [seat for seat, n in enumerate(room) for _ in range(min(n, blind[seat]))]
        return [*drawn, *[-1] * (v.deck - len(deck))]

    def place(n: int) -> bool:
        if n == len(cards):
            return True
        for seat in dict.fromkeys(shuffled(slots(cards[n]), randbelow)):
            unseen = cards[n] in given and seat >= 0
            pile = deck if seat < 0 else hands[seat]
            pile.append(cards[n])
            room[seat] -= seat >= 0
            blind[seat] -= unseen
            if place(n + 1):
                return True
            pile.pop()
            room[seat] += seat >= 0
            blind[seat] += unseen
        return False

    assert place(0), "the proofs about the hands contradict each other"


def shuffled(things: Iterable[T], randbelow: RandBelow) -> list[T]:
    found = list(things)
    for at in range(len(found) - 1, 0, -1):
        other = randbelow(at + 1)
        found[at], found[other] = found[other], found[at]
    return found


# ---- support cards ---------------------------------------------------------------------------------------------------
def deal_support(v: View, b: Box, randbelow: RandBelow) -> tuple[tuple[Counts, ...], Counts]:
    """Others' hands, and the deck. §19.2"""
    left = list(b.support)
    for kind, card in enumerate(SUPPORT_CARDS):
        left[kind] -= v.discards[card] + v.support.get(card, 0)
        left[kind] -= sum(f.card == card for f in v.stack if isinstance(f, CardPlay))
    hands = []
    for seat, size in enumerate(v.support_sizes):
        hand = [0] * len(left)
        if seat == v.seat:
            hand = [v.support[card] for card in SUPPORT_CARDS]
        else:
            for _ in range(size):
                kind = pick(tuple(accumulate(left)), randbelow)
                left[kind] -= 1
                hand[kind] += 1
        hands.append(tuple(hand))
    return tuple(hands), tuple(left)
