"""Rules that nobody would want: each betrays a secret in its own way, and the laws must find it out.

They change procedures as races do, so they also try how far a variant can reach.
"""

from __future__ import annotations

from plancia.engine import CHANCE, Insert, Next, Refusal, Said, Seat, Word, Words, hears
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.auction import Bid, Bidding, MakeBid, Pass, hear_bid
from tests.engine.rex_slice.battle import call_traitors
from tests.engine.rex_slice.components import INFORMANT, RETREAT, RIFLE, plus
from tests.engine.rex_slice.draw import CardDraw, DrawCards
from tests.engine.rex_slice.informant import AdvantageWindow, PlayInformant, could_stop
from tests.engine.rex_slice.plans import Battle, CallTraitor
from tests.engine.rex_slice.table import Fields, Table, put


def invite_holders(t: Table, w: AdvantageWindow) -> Next:
    """A window that opens only to those who hold the card."""
    holders = tuple(seat for seat in w.seats if could_stop(t, w, seat) and INFORMANT in t.hands[seat])
    return PlayInformant(seats=holders, timing=w.timing)


def call_known_traitors(t: Table, f: Battle) -> Next:
    """Only who can betray is asked whether he does."""
    ask = call_traitors(t, f)
    assert isinstance(ask, CallTraitor)
    able = tuple(x for x, side in ask.against.items() if f.plans[side].leader in t.traitors[x])
    return CallTraitor(seats=able, against=ask.against)


def auctioneer_names_card(t: Table, f: Bidding) -> Next:
    """What was sold is cried out, and not as a disclosure."""
    assert f.buyer is not None
    t.note(facts.CardPlayed(seat=f.buyer, card=t.on_offer))
    return None


@hears(DrawCards)
def take_cards_openly(t: Table, f: CardDraw, said: Said[Words]) -> Next:
    """A disclosure with too large an audience."""
    cards = tuple(map(str, said[CHANCE]))
    t.leave_deck(*cards)
    t.hands = put(t.hands, f.seat, plus(t.hands[f.seat], *cards))
    t.note(facts.CardsDrawn(of=CHANCE, seat=f.seat, cards=cards))
    return None


def dealer_hesitates(t: Table, f: Bidding) -> Next:
    """A question to chance that nobody sees: only the numbers of the later ones tell that somebody holds a Retreat."""
    return DrawCards(seats=(CHANCE,) if any(RETREAT in hand for hand in t.hands) else (), to=())


@hears(DrawCards)
def dealer_goes_on(t: Table, f: Bidding, said: Said[Words]) -> Next:
    return None


class TellingBid(MakeBid, frozen=True, kw_only=True, gc=False):
    """Why a bid is refused depends on what others hold."""

    def why(self, s: Fields, seat: Seat, said: Words, word: Word, /) -> Refusal:
        armed = any(RIFLE in hand for x, hand in enumerate(s.hands) if x != seat)
        return Refusal("beware") if armed else super().why(s, seat, said, word)


def call_for_telling_bid(t: Table, f: Bidding) -> Next:
    return TellingBid(seats=() if f.bidders == (f.buyer,) else f.bidders[:1], high=f.high)


@hears(TellingBid)
def hear_telling_bid(t: Table, f: Bidding, said: Said[Pass | Bid]) -> Next:
    return hear_bid.step(t, f, said)


def scribe_writes_down(t: Table, f: Battle) -> Next:
    """A secret kept in a frame, where everybody can read it."""
    t.remember(f, topic=f.topic or " ".join(t.hands[f.sides[0]]))
    return None


HOUSE_RULES = (
    Insert(by="open deal", frame=CardDraw, steps=(take_cards_openly,), instead_of="take_cards"),
    Insert(by="window for holders", frame=AdvantageWindow, steps=(invite_holders,), instead_of="invite"),
    Insert(by="traitors for holders", frame=Battle, steps=(call_known_traitors,), instead_of="call_traitors"),
    Insert(by="loud auctioneer", frame=Bidding, steps=(auctioneer_names_card,), before=("hand_over",)),
    Insert(by="slow dealer", frame=Bidding, steps=(dealer_hesitates, dealer_goes_on), after=("count_row",)),
    Insert(by="telling refusals", frame=Bidding, steps=(call_for_telling_bid,), instead_of="call_for_bid"),
    Insert(by="telling refusals", frame=Bidding, steps=(hear_telling_bid,), instead_of="hear_bid"),
    Insert(by="careless scribe", frame=Battle, steps=(scribe_writes_down,), before=("seal_cards",)),
)
