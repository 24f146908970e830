"""Faulty rules: each leaks a secret in its own way, and the laws must detect it. §24.2"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from plancia.engine import CHANCE, Answers, Flow, Insert, Next, RandBelow, Refusal, Seat, Word, Words, hears, laws
from plancia.engine.laws import LawBroken
from plancia.games.rex import GAME, Options, State, facts
from plancia.games.rex.battle import call_traitors
from plancia.games.rex.bidding import Bid, Bidding, MakeBid, Pass, hear_bid
from plancia.games.rex.cards import could_play
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import CardDraw, DrawCards
from plancia.games.rex.edition.box import ENERGY_RIFLE, INFORMANT, RETREAT
from plancia.games.rex.game import INSERTS, PROCEDURES
from plancia.games.rex.plans import Battle, CallTraitor
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Moment
from plancia.games.rex.windows import PlayCard
from tests.games.rex.table import chance

RACES = ("lazax", "jol-nar", "letnev", "xxcha")
OPTIONS = Options(races=",".join(RACES), proposals=1, gifts=1)


def invite_holders(t: Draft, w: Moment) -> Next:
    """A window that opens only for players with the card."""
    holders = tuple(seat for seat in w.seats if could_play(t, seat, w) and INFORMANT in t.hands[seat])
    return PlayCard(seats=holders, timing=w.timing)


def call_known_traitors(t: Draft, f: Battle) -> Next:
    """Only players who can betray are asked."""
    ask = call_traitors(t, f)
    assert isinstance(ask, CallTraitor)
    able = tuple(seat for seat, side in ask.against.items() if f.plans[side].leader in t.traitors[seat])
    return CallTraitor(seats=able, against=ask.against)


def cry_out_card(t: Draft, f: Bidding) -> Next:
    """The card sold is announced to everybody, and not as a disclosure."""
    assert f.buyer is not None
    t.note(facts.CardPlayed(seat=f.buyer, card=t.on_offer or "unseen"))
    return None


@hears(DrawCards)
def take_cards_openly(t: Draft, f: CardDraw, answers: Answers[Words]) -> Next:
    """A disclosure with too large an audience."""
    cards = tuple(sorted(map(str, answers[CHANCE])))
    for card in cards:
        t.leave_deck(card, f.seat, f.for_row)
    t.take_unseen(f.seat, cards)
    t.note(facts.CardsSeen(of=CHANCE, seat=f.seat, cards=cards))
    return None


def hesitate(t: Draft, f: Bidding) -> Next:
    """A question to chance that nobody sees: only the numbers of later questions reveal that somebody has a Retreat."""
    return DrawCards(seats=(CHANCE,) if any(RETREAT in hand for hand in t.hands) else (), to=())


@hears(DrawCards)
def go_on(t: Draft, f: Bidding, answers: Answers[Words]) -> Next:
    return None


class TellingBid(MakeBid, frozen=True, kw_only=True, gc=False):
    """The reason for a refusal depends on other players' cards."""

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        armed = any(ENERGY_RIFLE in hand for x, hand in enumerate(s.hands) if x != seat)
        return Refusal("beware", "8.4") if armed else super().why(s, seat, prefix, word)


def call_for_telling_bid(t: Draft, f: Bidding) -> Next:
    return TellingBid(seats=() if f.bidders == (f.buyer,) else f.bidders[:1], high=f.high)


@hears(TellingBid)
def hear_telling_bid(t: Draft, f: Bidding, answers: Answers[Pass | Bid]) -> Next:
    return hear_bid.step(t, f, answers)


def write_down(t: Draft, f: Battle) -> Next:
    """A secret stored in a frame, where everybody can read it."""
    t.remember(f, topic=f.topic or " ".join(t.hands[f.sides[0]]))
    return None


LOOKS, TELLS = "the views are the same", "the facts are the same"


class Leak(NamedTuple):
    """The faulty rule, and the law that it breaks."""

    law: str
    steps: tuple[Insert, ...]


LEAKS = {
    "a window for holders": Leak(
        f"{LOOKS}|{TELLS}", (Insert(by="leak", frame=Moment, steps=(invite_holders,), instead_of="invite"),)
    ),
    "traitors for holders": Leak(
        f"{LOOKS}|{TELLS}",
        (Insert(by="leak", frame=Battle, steps=(call_known_traitors,), instead_of="call_traitors"),),
    ),
    "a loud auctioneer": Leak(TELLS, (Insert(by="leak", frame=Bidding, steps=(cry_out_card,), before=("hand_over",)),)),
    "an open deal": Leak(
        "the fact of a hidden draw is hidden too",
        (Insert(by="leak", frame=CardDraw, steps=(take_cards_openly,), instead_of="take_cards"),),
    ),
    "a slow dealer": Leak(
        f"{LOOKS}|{TELLS}", (Insert(by="leak", frame=Bidding, steps=(hesitate, go_on), after=("lay_out_cards",)),)
    ),
    "telling refusals": Leak(
        "the refusals are the same",
        (
            Insert(by="leak", frame=Bidding, steps=(call_for_telling_bid,), instead_of="call_for_bid"),
            Insert(by="leak", frame=Bidding, steps=(hear_telling_bid,), instead_of="hear_bid"),
        ),
    ),
    "a careless scribe": Leak(LOOKS, (Insert(by="leak", frame=Battle, steps=(write_down,), after=("open_plans",)),)),
}


@pytest.fixture
def law(request: pytest.FixtureRequest) -> Iterator[str]:
    """The game with a faulty rule while the test runs, and the law that it breaks."""
    broken, steps = LEAKS[request.param]
    flow = Flow(PROCEDURES, [*(i for i in INSERTS if i.by in RACES), *steps])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("plancia.games.rex.game.composed", lambda races, betrayal: flow)
        yield broken


@pytest.mark.parametrize("law", LEAKS, indirect=True)
def test_the_laws_find_it_out_in_imagined_worlds(law: str) -> None:
    """At least one game of twenty shows it. §24.2 §26.3"""
    with pytest.raises(LawBroken, match=law):
        hunt(imagined_worlds)


@pytest.mark.parametrize("law", LEAKS, indirect=True)
def test_the_laws_find_it_out_in_twin_games(law: str) -> None:
    """The same, without imagination. §24.2 §26.3"""
    with pytest.raises(LawBroken, match=law):
        hunt(twin_games)


def hunt(check: Callable[[Seat | None, RandBelow], object]) -> None:
    """With many sources of chance: a leak shows only if the secret matters."""
    for seed in range(20):
        for seat in (None, 0, 1, 2, 3):
            check(seat, chance(f"leak {seed} {seat}"))


def imagined_worlds(seat: Seat | None, randbelow: RandBelow) -> None:
    reached: list[State] = []
    laws.random_game(GAME, OPTIONS, len(RACES), randbelow, reached.append)
    laws.check_interference(GAME, reached[randbelow(len(reached) * 3 // 4)], seat, randbelow, longest=150)


def twin_games(seat: Seat | None, randbelow: RandBelow) -> None:
    laws.check_twins(GAME, OPTIONS, len(RACES), seat, randbelow)
