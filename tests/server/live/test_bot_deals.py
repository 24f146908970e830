"""Bots at a table with deals: they answer offers, make their own, and never for an absent person."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from plancia.deals import Declined, KnownDeals, Proposal
from plancia.engine import Words
from plancia.games.rex import GAME
from plancia.games.rex.deals.peace import NoAttack, StayOut
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.live import LiveTable
from plancia.server.protocol import Deals
from plancia.server.workers import BotFailure, BotRequest, DealRequest, KeptBots, Result
from tests.games.rex.table import talk
from tests.server.deals import RACES, UNITS, offering
from tests.server.live.house import Ear, House, does, journal, open_house

pytestmark = pytest.mark.anyio

FREE = StayOut(seat=0, space="PAL", until=2)
PEACE = NoAttack(seat=1, target=0, until=2)


def calm(request: BotRequest, seconds: float) -> Words:
    """To the questions of the game bots give the default answer."""
    return request.question.default()


def dealing(request: DealRequest) -> Result:
    """They deal as they do, without what they remember of their own turns."""
    return KeptBots().answer(replace(request, answers=None))


async def ceasefire(house: House, *seats: str, **wishes: Any) -> LiveTable:
    s = talk(RACES, units=UNITS).s
    wishes = {"talk": "any", "private_talk": True, **wishes}
    return await house.table(*seats, game="rex", position=GAME.save(s).decode(), races=s.options.races, **wishes)


def statuses(live: LiveTable) -> dict[str, str]:
    assert live.game.deals is not None
    return {offer.id: offer.status for offer in live.game.deals.offers.values()}


async def test_a_plain_bot_takes_what_costs_nothing(file: str) -> None:
    """And declines politely what it would have to promise, with the reason; nobody is asked to wait for it."""
    async with open_house(file, calm, dealer=dealing) as house:
        live = await ceasefire(house, "ann", "expert", "bob", "cat")
        ear = Ear("ann")
        await live.follow(ear)
        await house.rest(live)
        await does(live, "ann", offering(FREE))
        await does(live, "ann", offering(PEACE))
        await house.rest(live)
        assert live.game.deals is not None
        offers = [live.game.deals.offers[id_] for id_ in ("1", "2")]
        assert [(offer.status, offer.reason) for offer in offers] == [("accepted", ""), ("declined", "no_promises")]
        seen = [(offer.id, offer.status) for one in ear.take(Deals) for offer in one.offers]
        assert ("1", "accepted") in seen
        assert ("2", "declined") in seen


async def test_a_private_offer_to_a_bot_is_known_to_nobody_else(file: str) -> None:
    """Not a byte for a third player or a spectator, neither of the offer nor of the answer."""
    async with open_house(file, calm, dealer=dealing) as house:
        live = await ceasefire(house, "ann", "expert", "bob", "cat")
        await house.rest(live)
        ears = [Ear("bob"), Ear()]
        for ear in ears:
            await live.follow(ear)
        for ear in ears:
            ear.take()
        await does(live, "ann", offering(PEACE, private=True))
        await house.rest(live)
        assert statuses(live) == {"0-1-1": "declined"}
        assert [ear.data for ear in ears] == [b"", b""]


async def test_a_bot_learns_only_what_its_seat_may_know(file: str) -> None:
    """A private deal of two people is in no request to a bot."""
    requests: list[DealRequest] = []

    def noting(request: DealRequest) -> Result:
        requests.append(request)
        return dealing(request)

    async with open_house(file, calm, dealer=noting) as house:
        live = await ceasefire(house, "ann", "bob", "expert-diplomat", "cat")
        await does(live, "ann", offering(FREE, private=True))
        await does(live, "bob", p.AcceptOffer(id=1, seat=1, offer="0-1-1"))
        await does(live, "ann", offering(StayOut(seat=0, space="EMB", until=2), to=2))
        await house.rest(live)
        known = [request.deals for request in requests if request.deals is not None]
        assert known
        assert {deals.seat for deals in known} == {2}
        assert "0-1-1" not in repr(known)
        assert "EMB" in repr(known)


@pytest.mark.parametrize("talk", ["off", "any"])
async def test_a_character_makes_an_offer_within_the_limits(file: str, talk: str) -> None:
    """If the table allows it; its offer waits beside the question and is not repeated after it was declined."""
    proposal = Proposal(to=0, promises=(PEACE,))

    async with open_house(file, calm, dealer=lambda request: proposal) as house:
        live = await ceasefire(house, "ann", "expert-diplomat", "bob", "cat", talk=talk)
        await house.rest(live)
        if talk == "off":
            assert live.game.deals is None
            return
        assert statuses(live) == {"1": "open"}
        await does(live, "ann", p.DeclineOffer(id=1, seat=0, offer="1", reason="distrust"))
        await house.rest(live)
        assert statuses(live)["1"] == "declined"
        assert len(statuses(live)) <= 2  # this brain offers it again as soon as it is asked, the rules limit it


async def test_a_bot_that_fails_to_deal_does_not_stop_the_game(file: str) -> None:
    """The offer stays open, the bot answers its questions, and nobody replaces it."""

    def fails(request: DealRequest) -> Result:
        raise BotFailure("crashed: KeyError")

    async with open_house(file, calm, dealer=fails) as house:
        live = await ceasefire(house, "ann", "expert-warrior", "bob", "cat")
        await does(live, "ann", offering(FREE))
        await house.rest(live)
        assert statuses(live) == {"1": "open"}
        assert not [event for event in await journal(house, live) if isinstance(event, e.BotFailed)]
        assert live.game.session.moments, "it has answered"


async def test_nobody_makes_deals_for_an_absent_person(file: str) -> None:
    """A bot that stands in answers the questions, but no offers."""
    asked: list[DealRequest] = []

    def noting(request: DealRequest) -> Result:
        asked.append(request)
        return Declined(offer="1")

    async with open_house(file, calm, dealer=noting) as house:
        live = await ceasefire(house, "ann", "bob", "cat", "dan")
        await does(live, "bob", p.Resign(id=1, seat=1))
        await house.rest(live)
        assert live.table.seats[1].bot
        await does(live, "ann", offering(PEACE))
        await house.rest(live)
        assert asked == []


def test_a_worker_answers_about_deals() -> None:
    """A bot without the methods for them makes no move."""
    s = talk(RACES, units=UNITS).s
    view = GAME.view(s, 1)
    known = KnownDeals(seat=1, offers=(), promises=(), round=2, may_deal=True, left=6, private=True)
    request = DealRequest(game="rex", bot="random", table="t", seat=1, view=view, seed="x", deals=known)
    assert KeptBots().answer(request) is None
