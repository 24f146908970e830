"""The auction of hidden cards in the Rex slice, with Jol-Nar's look, Lazax's income and the Informant."""

from __future__ import annotations

import pytest

from plancia.engine import CHANCE, HIDDEN, IllegalAction, Question, apply
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.auction import Bidding
from tests.engine.rex_slice.components import ALL_CARDS, BIO, INFORMANT, RIFLE, SHIELD, SUIT
from tests.engine.rex_slice.game import REX
from tests.engine.rex_slice.positions import asked, auction, legal, play, told

PLAIN = ("hacan", "sol", "xxcha")  # nobody with a power in the auction
FULL = (RIFLE, BIO, SHIELD, SUIT)  # a hand without room
SPY = {"sol": (INFORMANT,)}


def test_t14_the_highest_bid_pays() -> None:
    """Hacan opens with 1, the others pass, Jol-Nar bids 2, Hacan passes: Jol-Nar pays 2."""
    s = play(auction(("hacan", "jolnar", "sol")), "chance: rifle", "hacan: bid 1", "jolnar: bid 2", "sol: pass")
    s, news = told(s, "hacan: pass")
    assert news[0] == facts.CardSold(seat=1, price=2)
    assert s.influence == (5, 3, 5)
    assert s.hands[1] == (RIFLE,)


def test_m25_a_bid_tops_the_last_and_can_be_paid() -> None:
    """Bids go up by one at least and end at one's own influence; the refusal says which it was."""
    s = play(auction(PLAIN, influence=4), "hacan: bid 2")
    assert legal(s, "sol") == ["pass", "bid 3", "bid 4"]
    with pytest.raises(IllegalAction, match="bid_too_low"):
        apply(s, 1, ("bid", 2))
    with pytest.raises(IllegalAction, match="not_enough_influence"):
        apply(s, 1, ("bid", 5))


def test_m25_a_pass_is_final_for_this_card() -> None:
    """Who has passed is not asked again before the next card."""
    s = play(auction(PLAIN), "hacan: bid 1", "sol: pass", "xxcha: bid 2", "hacan: bid 3")
    assert asked(s) == ("MakeBid", "xxcha")


def test_m25_a_card_refused_by_all_ends_the_phase() -> None:
    """The card that Jol-Nar has seen goes back into the deck, and no other is offered."""
    s, news = told(auction(("hacan", "jolnar", "sol")), "chance: rifle", "hacan: pass", "jolnar: pass", "sol: pass")
    assert news[-1] == facts.CardRefused()
    assert (s.deck, s.on_offer, s.stack) == (ALL_CARDS, "", ())


def test_m26_the_next_opener_sits_left_of_the_last() -> None:
    """Whoever bought, the opening goes round."""
    s = play(auction(PLAIN), "hacan: pass", "sol: pass", "xxcha: bid 1", "chance: rifle")
    assert asked(s) == ("MakeBid", "sol")


def test_r24_a_full_hand_neither_opens_nor_bids() -> None:
    """Who has no room is passed over, and one card fewer is offered (M23)."""
    s = auction(PLAIN, {"hacan": FULL})
    assert s.frame(Bidding).row == 1  # after the one on offer
    assert s.frame(Bidding).bidders == (1, 2)


def test_r42_letnev_has_room_for_eight() -> None:
    """Letnev bids with four cards in hand."""
    assert asked(auction(("letnev", "sol", "hacan"), {"letnev": FULL})) == ("MakeBid", "letnev")


def test_m24_jolnar_sees_the_card_before_the_bidding() -> None:
    """The card is drawn when Jol-Nar looks; nobody else sees which it is."""
    s = auction(("hacan", "jolnar", "sol"))
    assert asked(s) == ("DrawCards", "chance")
    drawn = Question(s, CHANCE)
    assert [drawn.seen((RIFLE,), by) for by in (0, 1, 2, None)] == [(HIDDEN,), (RIFLE,), (HIDDEN,), (HIDDEN,)]
    s, news = told(s, "chance: rifle")
    assert [fact.to for fact in news if isinstance(fact, facts.CardsDrawn)] == [(1,)]
    assert [REX.view(s, seat).on_offer for seat in (0, 1, 2, None)] == ["", RIFLE, "", ""]


def test_m24_jolnar_remembers_who_bought_what() -> None:
    """What Jol-Nar saw sold is known to Jol-Nar, and to nobody else, until it is played."""
    s = play(auction(("hacan", "jolnar", "sol")), "chance: rifle", "hacan: bid 1", "jolnar: pass", "sol: pass")
    assert REX.view(s, 1).known == ((RIFLE,), (), ())
    assert REX.view(s, 2).known == ((), (), ())


def test_a_card_that_nobody_has_seen_is_drawn_when_it_is_bought() -> None:
    """Without a look, chance is asked after the sale, and the buyer alone sees the answer."""
    s = play(auction(PLAIN), "hacan: bid 1", "sol: pass", "xxcha: pass")
    assert asked(s) == ("DrawCards", "chance")
    assert s.ask.to == (0,)


def test_7_2_lazax_receives_what_others_pay() -> None:
    """The price of a card goes to Lazax."""
    s = play(auction(("lazax", "sol", "hacan")), "lazax: pass", "sol: bid 3", "hacan: pass")
    assert s.influence == (8, 2, 5)


def test_7_2_what_lazax_pays_goes_to_the_pool() -> None:
    """Lazax is not paid by itself, and then nobody is asked for an Informant."""
    before = auction(("lazax", "sol", "hacan"), SPY)
    s = play(before, "lazax: bid 3", "sol: pass", "hacan: pass")
    assert s.influence == (2, 5, 5)
    assert s.pool == before.pool + 3


def test_6_2_an_informant_sends_one_payment_to_the_pool() -> None:
    """Lazax's income from this sale is stopped; the next one is paid as ever."""
    s = play(auction(("lazax", "sol", "hacan"), SPY), "lazax: pass", "sol: pass", "hacan: bid 3")
    assert asked(s) == ("PlayInformant", "sol")
    s = play(s, "sol: informant", "chance: rifle")
    assert s.influence == (5, 5, 2)
    s = play(s, "sol: pass", "hacan: bid 1", "lazax: pass", "all: pass")
    assert s.influence == (6, 5, 1)


def test_6_2_an_informant_stops_one_look() -> None:
    """Jol-Nar does not see this card; it does see the next."""
    s = auction(("hacan", "jolnar", "sol"), SPY)
    assert asked(s) == ("PlayInformant", "sol")
    s = play(s, "sol: informant")
    assert (asked(s), s.on_offer) == (("MakeBid", "hacan"), "")
    s = play(s, "hacan: bid 1", "jolnar: pass", "sol: pass", "chance: rifle", "all: pass")
    assert asked(s) == ("DrawCards", "chance")
    assert s.ask.to == (1,)


def test_r22_letnev_draws_one_more_for_each_card_bought() -> None:
    """The free card comes from the deck, unseen by the others."""
    s = play(auction(("letnev", "sol", "hacan")), "letnev: bid 1", "sol: pass", "hacan: pass", "chance: rifle")
    assert asked(s) == ("DrawCards", "chance")
    assert play(s, "chance: bio_weapon").hands[0] == (BIO, RIFLE)


def test_r22_letnev_draws_no_card_beyond_the_limit() -> None:
    """With eight cards in hand there is no free one."""
    s = auction(("letnev", "sol", "hacan"), {"letnev": (*FULL, RIFLE, BIO, SHIELD)})
    s = play(s, "letnev: bid 1", "sol: pass", "hacan: pass", "chance: rifle")
    assert asked(s) == ("MakeBid", "sol")
