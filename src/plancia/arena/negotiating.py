"""Deals between bots, in the arena and in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from plancia.bots import Bot, BotError, MakesDeals
from plancia.deals import DealMove, Offer
from plancia.deals.making import DealError
from plancia.engine import Facts, Game, RandBelow, Seat
from plancia.games import negotiation
from plancia.records import GameSession, SessionDeals

TALKS = OFF, CEASEFIRE, ANY = "off", "ceasefire", "any"  # when bots may make deals
MOST_MOVES = 4  # moves about deals of one seat before a question


class DealCount(Struct, frozen=True, kw_only=True):
    """The deals of one seat in one game."""

    offers: int = 0  # made
    accepted: int = 0  # of these
    kept: int = 0  # promises of this seat
    broken: int = 0
    void: int = 0


def summed(seats: Iterable[tuple[str, DealCount]]) -> dict[str, DealCount]:
    """The sums over many games, by bot."""
    totals: dict[str, Counter[str]] = {}
    for bot, count in seats:
        totals.setdefault(bot, Counter()).update(asdict(count))
    return {bot: DealCount(**total) for bot, total in sorted(totals.items())}


class DealDone(Struct, frozen=True):
    """A bot's move in a deal, and its effects on the game."""

    seat: Seat
    move: DealMove
    offer: Offer
    facts: Facts


def deals_of(session: GameSession[Any], talk: str, private: bool = True) -> SessionDeals | None:
    """The deals of a game between bots; None if the game has none."""
    rules = negotiation(session.game.NAME) if talk != OFF else None
    return None if rules is None else SessionDeals(session, rules, talk=talk, private=private)


def negotiate(
    deals: SessionDeals, bots: Mapping[Seat, Bot], asked: Seat | None, chances: Sequence[RandBelow]
) -> Iterator[DealDone]:
    """Let the bot that is asked make offers, and those with an open offer answer it."""
    deals.catch_up()
    game, ledger = deals.session.game, deals.ledger
    moves, waiting = Counter[Seat](), _waiting(deals, bots)
    if asked is not None:
        waiting.insert(0, asked)
    while waiting and deals.may_deal():
        seat = waiting.pop(0)
        bot = bots.get(seat)
        if bot is None or not makes_deals(bot) or moves[seat] == MOST_MOVES:
            continue
        moves[seat] += 1
        move = _move_of(bot, game, deals, seat, chances[seat])
        if move is None:
            continue
        before = set(ledger.offers)
        try:
            facts = deals.carry_out(seat, move)
        except DealError:  # the move is not possible now
            continue
        id_ = getattr(move, "offer", "") or next(iter(set(ledger.offers) - before))
        yield DealDone(seat, move, ledger.offers[id_], facts)
        waiting += [seat, *_waiting(deals, bots)]


def _waiting(deals: SessionDeals, bots: Mapping[Seat, Bot]) -> list[Seat]:
    """The seats with an open offer, and bots with a move already decided."""
    open_ = [offer.to for offer in deals.ledger.offers.values() if offer.status == "open"]
    return list(dict.fromkeys([*open_, *(seat for seat, bot in bots.items() if getattr(bot, "moves", ()))]))


def makes_deals(bot: object) -> bool:
    """Does this bot make deals? Checking `isinstance` of the protocol would take longer."""
    return callable(getattr(bot, "deal", None)) and callable(getattr(bot, "learn", None))


def _move_of(
    bot: Any, game: Game[Any, Any, Any], deals: SessionDeals, seat: Seat, randbelow: RandBelow
) -> DealMove | None:
    player: MakesDeals = bot
    try:
        player.learn(deals.known_to(seat))
        return player.deal(game.view(deals.session.state, seat), randbelow)
    except BotError:
        raise
    except Exception as error:  # whatever a user's bot may raise
        name, detail = deals.session.names[seat], f"{type(error).__name__}: {error}"
        raise BotError("fails", name=name, asked="deal", detail=detail) from error


def tell(deals: SessionDeals, bot: Any, seat: Seat) -> None:
    """Send a bot the deals that its seat may know, before its question."""
    if makes_deals(bot):
        deals.catch_up()
        bot.learn(deals.known_to(seat))


def counted(deals: SessionDeals) -> tuple[DealCount, ...]:
    """The counts by seat, after the game."""
    deals.catch_up()
    deals.ledger.close(deals.session.state)
    offers = list(deals.ledger.offers.values())
    ended = Counter((one.promise.seat, one.written().status) for one in deals.ledger.promises.values())
    return tuple(
        DealCount(
            offers=sum(offer.seat == seat for offer in offers),
            accepted=sum(offer.seat == seat and offer.status == "accepted" for offer in offers),
            kept=ended[seat, "kept"],
            broken=ended[seat, "broken"],
            void=ended[seat, "void"],
        )
        for seat in range(deals.session.seats)
    )
