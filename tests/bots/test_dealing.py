"""Deals of bots in Rex: values, trust, offers, and when they keep their word."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from plancia.arena import ANY, Plan, play_game, stream
from plancia.bots import CHARACTERS, Budget, bot
from plancia.bots.dealing import Negotiator, is_stale
from plancia.bots.evaluation.rex.bargaining import NEVER, may_attack, worth
from plancia.bots.evaluation.rex.offers import suggestions
from plancia.bots.evaluation.rex.weights import Weights
from plancia.bots.trust import trust
from plancia.deals import Accepted, Declined, KnownDeals, LedgerEntry, Offer, Promise, Proposal, Term
from plancia.engine import Seat
from plancia.games import game
from plancia.games.rex.deals.money import BidLimit, PayWhen
from plancia.games.rex.deals.negotiation import Alliance, Gift
from plancia.games.rex.deals.peace import KeepAlliance, LeaveSpace, NoAttack, StayOut
from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.rex.deals.truth import HoldsCard
from plancia.games.rex.state import State
from tests.games.rex.table import bidding, phase, position, quiet, talk

W = Weights()
REX = game("rex")
RACES = "hacan letnev sol lazax"
UNITS = {"hacan": "CIV 6", "letnev": "NAV 2", "sol": "PAL 3", "lazax": "GAR 1"}
RICH = {"hacan": 9, "letnev": 12, "sol": 3, "lazax": 3}
EVEN, ALIKE = {"hacan": "CIV 4", "letnev": "NAV 4", "sol": "PAL 4", "lazax": "ADI 4"}, dict.fromkeys(RACES.split(), 6)
USUAL: dict[str, Any] = {"units": UNITS, "influence": RICH}
PEACE = (NoAttack(seat=0, target=1, until=1), NoAttack(seat=1, target=0, until=1))


def bids(**table: Any) -> State:
    """An auction in round 1."""
    return bidding(RACES, **USUAL | table).s


def moving(**table: Any) -> State:
    """Hacan may move."""
    return quiet(phase(position(RACES, **USUAL | table), "manoeuvre")).s


def offer(*parts: Promise | Term, seat: Seat = 0, to: Seat = 1, id_: str = "1", **more: Any) -> Offer:
    defaults: dict[str, Any] = {"private": False, "counters": "", "round": 1, "expires": "round", "status": "open"}
    return Offer(
        id=id_,
        seat=seat,
        to=to,
        terms=tuple(part for part in parts if isinstance(part, Term)),
        promises=tuple(part for part in parts if isinstance(part, Promise)),
        **defaults | more,
    )


def entry(promise: Promise, to: Seat, status: Any = "open", offer: str = "1", owed: int = 0) -> LedgerEntry:
    decided = None if status == "open" else 1
    return LedgerEntry(
        id=f"{offer}.1",
        offer=offer,
        to=to,
        private=False,
        promise=promise,
        round=1,
        status=status,
        decided=decided,
        fact=None,
        owed=owed,
    )


def known(seat: Seat, *offers: Offer, promises: tuple[LedgerEntry, ...] = (), **more: Any) -> KnownDeals:
    defaults: dict[str, Any] = {"round": 1, "may_deal": True, "left": 6, "private": True}
    return KnownDeals(seat=seat, offers=offers, promises=promises, **defaults | more)


def replied(name: str, s: State, deals: KnownDeals) -> Any:
    """What a bot of this kind does about deals."""
    one: Any = bot(name)(REX)
    one.learn(deals)
    return one.deal(REX.view(s, deals.seat), stream("deal").randrange)


# ---- trust -----------------------------------------------------------------------------------------------------------
def test_trust_grows_and_falls_by_the_ledger() -> None:
    """A broken promise weighs more than a kept one, and most if it was made to the bot itself."""
    kept, broken = entry(PEACE[0], 2, "kept"), entry(PEACE[0], 2, "broken")
    first = trust(known(1), 0, 0.6)
    assert first == pytest.approx(0.6)
    better, worse = (trust(known(1, promises=(one,)), 0, 0.6) for one in (kept, broken))
    worst = trust(known(1, promises=(entry(PEACE[0], 1, "broken"),)), 0, 0.6)
    assert worst < worse < first < better
    assert first - worse > better - first
    assert trust(known(1, promises=(broken,)), 2, 0.6) == first  # others are not judged by it
    assert trust(known(1), 0, 0.6, {0: 1}) == worse  # an alliance that was left counts like a promise


def test_open_and_void_promises_say_nothing() -> None:
    promises = (entry(PEACE[0], 2), entry(PEACE[0], 2, "void"))
    assert trust(known(1, promises=promises), 0, 0.6) == pytest.approx(0.6)


# ---- worth -----------------------------------------------------------------------------------------------------------
def test_what_promises_are_worth() -> None:
    """Peace with a strong neighbour is worth something; a bot's own promises cost something; it never lies."""
    s = moving()
    assert worth(s, 1, PEACE[0], W) > 0 > worth(s, 0, PEACE[0], W)
    assert worth(s, 2, PEACE[0], W) == 0
    assert worth(s, 0, StayOut(seat=0, space="NAV", until=1), W) < 0
    assert (
        worth(s, 0, LeaveSpace(seat=0, space="CIV", until=1), W)
        < 0
        < worth(s, 1, LeaveSpace(seat=0, space="CIV", until=1), W)
    )
    assert worth(s, 0, Gift(seat=0, receiver=1, amount=2), W) == -worth(s, 1, Gift(seat=0, receiver=1, amount=2), W)
    pays = PayWhen(seat=0, receiver=1, amount=4, when="battle_won", space=None, until=1)
    assert worth(s, 0, pays, W) < 0 < worth(s, 1, pays, W) < 4
    assert worth(s, 0, HoldsCard(seat=0, card="informant"), W) == NEVER
    assert worth(s, 1, HoldsCard(seat=0, card="informant"), W) > 0


def test_players_who_have_moved_cannot_attack() -> None:
    """In this round; then peace with them is worth nothing."""
    s = moving()
    assert may_attack(s, 0)
    assert may_attack(s, 1)
    late = phase(position(RACES, units=UNITS, influence=RICH), "bombardment").s
    assert not may_attack(late, 0)
    assert worth(late, 1, PEACE[0], W) == 0


# ---- answers to offers -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [f"expert-{character}" for character in CHARACTERS])
def test_characters_take_gifts_and_refuse_to_be_robbed(name: str) -> None:
    """Every character does."""
    s = talk(RACES, units=UNITS).s
    gift, robbery = Gift(seat=0, receiver=1, amount=2), Gift(seat=1, receiver=0, amount=2)
    assert replied(name, s, known(1, offer(gift))) == Accepted(offer="1")
    assert isinstance(replied(name, s, known(1, offer(robbery))), Declined | Proposal)


def test_plain_levels_take_what_costs_nothing_and_make_no_promises() -> None:
    """They decline with a reason."""
    s = talk(RACES, units=UNITS).s
    free = StayOut(seat=0, space="NAV", until=1)
    for name in ("novice", "expert", "master", "greedy"):
        assert replied(name, s, known(1, offer(free))) == Accepted(offer="1")
        assert replied(name, s, known(1, offer(*PEACE))) == Declined(offer="1", reason="no_promises")
        gift = Gift(seat=1, receiver=0, amount=1)
        assert replied(name, s, known(1, offer(gift))) == Declined(offer="1", reason="too_little")
        assert replied(name, bids(), known(1)) is None  # they make no offers


def test_a_player_who_broke_promises_is_declined_for_it() -> None:
    """The same offer is accepted from somebody with a good record."""
    s = moving()
    promises = tuple(entry(PEACE[0], 2, "broken", f"{n}") for n in range(5, 8))
    assert replied("expert-diplomat", s, known(1, offer(*PEACE))) == Accepted(offer="1")
    answer = replied("expert-diplomat", s, known(1, offer(*PEACE), promises=promises))
    assert answer == Declined(offer="1", reason="distrust")


def test_a_counter_offer_asks_for_something_in_return() -> None:
    """Once: an offer that is a counter-offer itself is accepted or declined."""
    s = moving()
    asks = offer(StayOut(seat=1, space="CIV", until=1))
    answer = replied("expert-merchant", s, known(1, asks))
    assert isinstance(answer, Proposal)
    assert (answer.to, answer.counters) == (0, "1")
    assert NoAttack(seat=0, target=1, until=1) in answer.promises
    assert isinstance(replied("expert-merchant", s, known(1, replace(asks, counters="0"))), Declined)
    assert isinstance(replied("expert-merchant", s, known(1, asks, left=0)), Declined)


def test_an_offer_whose_terms_are_not_possible_now_waits() -> None:
    """A gift outside a ceasefire is neither accepted nor declined."""
    assert replied("expert", bids(), known(1, offer(Gift(seat=0, receiver=1, amount=1)))) is None


def test_nothing_is_done_when_deals_are_not_allowed() -> None:
    assert replied("expert-diplomat", bids(), known(1, offer(*PEACE), may_deal=False)) is None


# ---- offers ----------------------------------------------------------------------------------------------------------
def test_every_topic_suggests_something_possible() -> None:
    """Each suggestion is about the two players, fits the rules, and neither player is asked for the impossible."""
    near = {"hacan": "CIV 6, NAV 4, ADI 3", "letnev": "PAL 3", "sol": "SAI 3", "lazax": "GAR 1"}
    topics = ("peace", "spaces", "rival", "bids", "support", "alliance")
    kinds = set()
    for s in (bids(units=near), talk(RACES, units=near, influence={"letnev": 9}).s):
        for one in suggestions(s, 1, topics, W):
            assert {promise.seat for promise in one.promises} <= {1, one.to}
            assert not any(promise.wrong_field(s) for promise in one.promises)
            kinds |= {type(part) for part in (*one.terms, *one.promises)}
    assert kinds >= {NoAttack, StayOut, DenyVictory, BidLimit, Alliance, KeepAlliance}


def test_offers_are_not_repeated() -> None:
    """Neither after a refusal, nor while one is open, nor what is agreed already, nor one too many."""
    peace = Proposal(to=0, promises=PEACE)
    assert not is_stale(known(1), peace)
    for status in ("open", "declined", "expired", "withdrawn", "accepted"):
        assert is_stale(known(1, offer(*PEACE, seat=1, to=0, status=status), round=2), peace)
    assert not is_stale(known(1, offer(*PEACE, seat=1, to=0, status="declined"), round=4), peace)
    assert is_stale(known(1, offer(*PEACE, seat=0, to=1)), peace)
    assert is_stale(known(1, promises=(entry(PEACE[0], 1),)), peace)
    crowd = (offer(*PEACE, seat=2, to=0, id_="1"), offer(*PEACE, seat=3, to=0, id_="2"))
    assert is_stale(known(1, *crowd), peace)


def test_a_character_makes_few_offers_in_a_round() -> None:
    """As many as its character has, whatever happens to them."""
    s = bids()
    for name, character in CHARACTERS.items():
        made = [offer(*PEACE, seat=1, to=n, id_=str(n), status="expired") for n in range(character.manners.offers)]
        assert replied(f"expert-{name}", s, known(1, *made)) is None


def test_a_schemer_whispers() -> None:
    """Its offers are private, if the table allows it."""
    schemer = CHARACTERS["schemer"].manners
    one = Negotiator(REX, replace(schemer, least=-99.0))
    for private in (True, False):
        one.deals = known(1, private=private)
        made = one.move(REX.view(bids(units=EVEN, influence=ALIKE), 1), W, stream("x").randrange)
        assert isinstance(made, Proposal)
        assert made.private is private


# ---- keeping promises ------------------------------------------------------------------------------------------------
def tempted(name: str, *promises: LedgerEntry) -> Any:
    """The move of Hacan beside a stronghold with one unit, which it would take."""
    units = {"hacan": "CIV 8", "letnev": "NAV 1", "sol": "PAL 3", "lazax": "GAR 1"}
    s = moving(units=units)
    one: Any = bot(name)(REX)
    one.learn(known(0, promises=promises))
    return one.answer(REX.view(s, 0), REX.question(s, 0), stream("x").randrange, Budget())


def test_a_promise_changes_what_a_bot_does() -> None:
    """It goes where it promised not to go only if that is worth the price: to a Schemer it is."""
    went = {}
    for name in CHARACTERS:
        words = tempted(f"expert-{name}")
        assert words[0] == "move"
        promise = entry(StayOut(seat=0, space=words[2], until=1), 1)
        went[name] = words[2] in tempted(f"expert-{name}", promise)
    assert went == {"diplomat": False, "merchant": False, "warrior": False, "schemer": True}


def test_breaking_costs_less_with_a_partner_who_broke_the_deal() -> None:
    """And less with a player whom nobody trusts."""
    manners = CHARACTERS["diplomat"].manners
    one = Negotiator(REX, manners)
    mine, theirs = entry(PEACE[0], 1), entry(PEACE[1], 0, "broken")
    one.deals = known(0, promises=(mine,))
    full = one.price([mine])
    one.deals = known(0, promises=(mine, theirs))
    assert one.price([mine]) < full / 5
    one.deals = known(0, promises=(mine, replace(theirs, offer="9")))
    assert full / 5 < one.price([mine]) < full
    assert Negotiator(REX).price([mine]) == 0


@pytest.mark.parametrize(("name", "pays"), [("diplomat", True), ("merchant", True), ("schemer", False)])
def test_debts_are_paid_if_the_word_is_worth_it(name: str, pays: bool) -> None:
    """In the next ceasefire, as far as the influence goes."""
    s = talk(RACES, units=UNITS, influence={"hacan": 4}).s
    debt = entry(PayWhen(seat=0, receiver=1, amount=6, when="ceasefire", space=None, until=1), 1, owed=6)
    one: Any = bot(f"expert-{name}")(REX)
    one.learn(known(0, promises=(debt,)))
    words = one.answer(REX.view(s, 0), REX.question(s, 0), stream("x").randrange, Budget())
    assert (words == ("give", 1, 4)) is pays


def test_a_bid_limit_is_kept() -> None:
    """A Diplomat passes where it would bid."""
    s = bids()
    seat = REX.awaited(s)[0]
    promise = entry(BidLimit(seat=seat, most=0, until=1), 1 - seat)
    one: Any = bot("expert-diplomat")(REX)
    view, question = REX.view(s, seat), REX.question(s, seat)
    assert one.answer(view, question, stream("x").randrange, Budget())[0] == "bid"
    one.learn(known(seat, promises=(promise,)))
    assert one.answer(view, question, stream("x").randrange, Budget()) == ("pass",)


# ---- games -----------------------------------------------------------------------------------------------------------
def test_a_game_with_deals_between_characters() -> None:
    """Offers are made and accepted, promises are judged, nobody floods the table, and the record has the deals."""
    bots = tuple(f"novice-{name}" for name in CHARACTERS)
    plan = Plan(game="rex", bots=bots, options={"races": "lot"}, seed="deals", talk=ANY, keep=True)
    played = play_game(plan, 0)
    assert sum(count.accepted for count in played.deals) > 0
    assert sum(count.kept for count in played.deals) > 0
    assert all(count.offers <= 3 * 8 for count in played.deals)
    assert "Offered" in played.record
    assert play_game(plan, 0) == played
    assert play_game(replace(plan, talk="off"), 0).deals == ()
