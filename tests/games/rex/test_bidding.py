"""The Bidding phase: the row, the openers, the bids, and the powers of races."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import CHANCE, HIDDEN
from plancia.games.rex import GAME
from plancia.games.rex.edition.box import minus
from plancia.games.rex.facts import CardOffered, CardSold, CardsReturned, InfluencePaid, Looked, RowLaidOut
from plancia.games.rex.hidden.knowledge import Drawn, Shuffled, Sight
from tests.games.rex.table import ALL, Played, legal, may, phase, play, position, quiet, refused

THREE = "sol hacan letnev"
FULL = "energy-rifle energy-rifle bio-weapon bio-suit"


def bid_out(at: Played) -> Played:
    """Every seat asked bids one more than the last, until the card is sold."""
    while at.asks.startswith("MakeBid"):
        who = at.asks.split()[1]
        at = play(at, f"{who}: pass" if at.s.ask.high else f"{who}: bid 1")
    return at


def test_8_4_hacan_open_with_one_and_jol_nar_buy_for_two() -> None:
    """The others pass; Jol-Nar bid 2, Hacan pass, Jol-Nar pay 2. §8.4 §8.5"""
    at = play(phase(position("hacan letnev jol-nar"), "bidding"), "chance: energy-rifle", "hacan: bid 1")
    at = play(at, "letnev: pass", "jol-nar: bid 2", "hacan: pass")
    assert at.facts_of(CardSold) == [CardSold(seat=2, price=2)]
    assert [at.influence(race) for race in ("hacan", "letnev", "jol-nar")] == [5, 5, 3]
    assert at.hand("jol-nar") == ("energy-rifle",)


def test_8_1_a_player_without_influence_counts_for_the_row() -> None:
    """Only a full hand, or Diplomatic Interference, reduces the number of cards. §8.1"""
    at = phase(position(THREE, influence={"sol": 0}), "bidding")
    assert at.facts_of(RowLaidOut)[0].cards == 3
    assert at.asks == "MakeBid hacan"
    full = phase(position("sol hacan xxcha", hands={"sol": FULL}), "bidding")
    assert quiet(full).facts_of(RowLaidOut)[0].cards == 2


def test_21_3_letnev_with_four_to_seven_cards_count_and_may_bid() -> None:
    """Each player has their own limit: theirs is eight. §21.3 §4.10"""
    at = quiet(phase(position("letnev sol hacan", hands={"letnev": FULL}), "bidding"))
    assert at.facts_of(RowLaidOut)[0].cards == 3
    assert at.asks == "MakeBid letnev"
    eight = f"{FULL} {FULL.replace('energy-rifle', 'energy-shield')}"
    at = quiet(phase(position("letnev sol hacan", hands={"letnev": eight}), "bidding"))
    assert at.facts_of(RowLaidOut)[0].cards == 2
    assert at.asks == "MakeBid sol"


def test_20_1_jol_nar_see_only_the_card_on_auction() -> None:
    """One at a time, face down for all others. §20.1 §8.1"""
    at = phase(position("sol jol-nar hacan"), "bidding")
    assert at.asks == "DrawCards chance"
    drawn = GAME.question(at.s, CHANCE)
    assert [drawn.seen(("bio-suit",), by) for by in (0, 1, 2, None)] == [(HIDDEN,), ("bio-suit",), (HIDDEN,), (HIDDEN,)]
    at = play(at, "chance: bio-suit")
    assert [GAME.view(at.s, seat).on_offer for seat in (0, 1, 2, None)] == ["", "bio-suit", "", ""]
    assert GAME.view(at.s, None).card_seen
    at = bid_out(at)
    assert at.s.looked_at[0] == ("bio-suit",)
    assert GAME.view(quiet(at).s, 1).known[0] == ("bio-suit",)
    assert GAME.view(quiet(at).s, 2).known[0] == ()


def test_8_4_a_pass_is_final_for_the_card_and_all_passing_ends_the_phase() -> None:
    """This card and all later ones return to the deck. §8.4 §8.6"""
    at = phase(position(THREE), "bidding")
    at = play(at, "sol: pass", "hacan: bid 1", "letnev: bid 2", "hacan: bid 3", "letnev: pass")
    assert at.asks == "DrawCards chance"
    assert at.s.ask.to == (1,), "nobody has seen it, and nobody else will"
    at = play(at, "chance: bio-suit")
    assert at.hand("hacan") == ("bio-suit",)
    at = play(quiet(at), "hacan: pass", "letnev: pass", "sol: pass")
    assert at.facts_of(CardsReturned)[0].cards == 2
    assert at.s.row == 0
    assert len(at.s.deck) == 41


def test_8_6_refused_cards_are_shuffled_back_and_the_phase_ends() -> None:
    """A card seen by the Jol-Nar returns too, and they know it. §8.6"""
    at = play(phase(position("sol jol-nar hacan"), "bidding"), "chance: bio-suit", "sol: pass", "jol-nar: pass")
    at = play(at, "hacan: pass")
    assert at.s.deck.count("bio-suit") == 5
    assert at.s.card_history == (Drawn("offer", "deck"), Shuffled(41, 0))
    assert [GAME.view(at.s, seat).card_sights for seat in (0, 1)] == [(), (Sight(1, 0, ("bio-suit",)),)]
    assert not at.asks.startswith("MakeBid")


def test_8_2_the_next_opener_sits_left_of_the_last_opener() -> None:
    """And the opener may pass. §8.2 §8.4"""
    at = phase(position(THREE), "bidding")
    at = play(at, "sol: pass", "hacan: pass", "letnev: bid 1", "chance: bio-suit", "chance: bio-weapon")
    at = quiet(at)
    assert [fact.opener for fact in at.facts_of(CardOffered)] == [0, 1]
    assert at.asks == "MakeBid hacan"


def test_8_3_openers_without_influence_or_room_are_skipped() -> None:
    """If nobody can bid, the phase ends. §8.3"""
    at = quiet(phase(position("sol hacan xxcha", influence={"sol": 0}, hands={"hacan": FULL}), "bidding"))
    assert at.asks == "MakeBid xxcha"
    poor = phase(position(THREE, influence=dict.fromkeys(THREE.split(), 0)), "bidding")
    assert poor.facts_of(CardsReturned)[0].cards == 3
    assert not poor.asks.startswith("MakeBid")


def test_8_3_nothing_is_looked_at_when_nobody_can_bid() -> None:
    """Unless the Lazax could still give an ally influence to bid with. §8.3 §18.6 §20.1"""
    races, hands, purses = "jol-nar lazax sol xxcha", {"lazax": FULL, "sol": FULL}, {"jol-nar": 0, "xxcha": 0}
    at = quiet(phase(position(races, influence=purses, hands=hands), "bidding"))
    assert at.facts_of(Looked) == [], "players with influence have a full hand, and the others have no influence"
    assert at.facts_of(CardsReturned)[0].cards == 2
    broke = position(races, influence=purses | {"lazax": 0}, hands=hands, alliances="lazax xxcha")
    assert quiet(phase(broke, "bidding")).facts_of(CardsReturned)[0].cards == 2
    at = quiet(phase(position(races, influence=purses, hands=hands, alliances="lazax xxcha"), "bidding"))
    at = play(at, "chance: bio-suit")
    assert at.asks == "GiveToAlly lazax"
    stingy = play(at, "lazax: nothing")
    assert stingy.facts_of(CardOffered) == []
    assert stingy.facts_of(CardsReturned)[0].cards == 2
    spy = hands | {"sol": "bio-suit bio-suit bio-suit informant"}
    at = phase(position(races, influence=purses | {"sol": 0}, hands=spy, alliances="lazax xxcha"), "bidding")
    at = quiet(play(at, "lazax: pass", "sol: informant lazax-gift"))
    assert at.facts_of(CardsReturned)[0].cards == 3, "a cancelled gift does not help"
    assert at.s.stopped == (), "and the cancellation ends with the phase"


def test_4_8_a_full_hand_cannot_be_emptied_in_order_to_bid() -> None:
    """Players cannot discard at will. §4.8"""
    at = quiet(phase(position("sol hacan xxcha", hands={"hacan": FULL}), "bidding"))
    assert {text.split()[0] for text in legal(at, "sol")} == {"pass", "bid", "play"}
    assert at.hand("hacan") == tuple(sorted(FULL.split()))
    assert at.asks == "MakeBid sol"


def test_bids_must_rise_and_be_paid() -> None:
    """At least one more than the last bid, and no more than the player has. §8.4"""
    at = play(phase(position(THREE), "bidding"), "sol: bid 3")
    assert legal(at, "hacan") == ["pass", "bid 4", "bid 5"]
    assert refused(at, "hacan: bid 3") == ("bid_too_low", "8.4")
    assert refused(at, "hacan: bid 6") == ("not_enough_influence", "8.4")
    even = play(phase(position(THREE, influence={"hacan": 3}), "bidding"), "sol: bid 3")
    assert legal(even, "hacan") == ["pass"]
    rich = play(phase(position(THREE, influence={"sol": 9, "hacan": 3}), "bidding"), "sol: bid 4")
    assert refused(rich, "hacan: bid 5") == ("not_enough_influence", "8.4")


def test_lazax_receive_what_others_pay_and_pay_the_pool_themselves() -> None:
    """They are paid for every card sold to another player. §18.1"""
    at = play(phase(position("sol lazax hacan"), "bidding"), "sol: bid 2", "lazax: pass", "hacan: pass")
    at = play(at, "chance: bio-suit")
    assert at.influence("lazax") == 7
    at = play(quiet(at), "lazax: bid 3", "hacan: pass", "sol: pass", "chance: bio-suit")
    assert at.influence("lazax") == 4
    assert at.facts_of(InfluencePaid)[-1].receiver is None


def test_21_4_letnev_draw_another_only_below_their_limit() -> None:
    """From the deck, not from the row, and the Jol-Nar do not see it. §21.4"""
    seven = f"{FULL} bio-suit bio-suit energy-shield"
    at = quiet(phase(position("letnev jol-nar hacan", hands={"letnev": seven}), "bidding"))
    at = play(at, "chance: hylar-iii", "letnev: bid 1", "jol-nar: pass", "hacan: pass")
    at = quiet(at)
    assert len(at.hand("letnev")) == 8
    assert at.asks == "DrawCards chance"
    assert at.s.ask.for_row, "the next card of the row, not a ninth one"
    room = play(phase(position("letnev jol-nar hacan"), "bidding"), "chance: hylar-iii", "letnev: bid 1")
    room = play(room, "jol-nar: pass", "hacan: pass")
    assert room.asks == "DrawCards chance"
    assert room.s.ask.to == (0,)
    assert not room.s.ask.for_row
    room = play(room, "chance: informant")
    assert room.hand("letnev") == ("hylar-iii", "informant")
    assert GAME.view(room.s, 1).known[0] == ("hylar-iii",)


def test_16_12_interference_bars_a_bidder_below_the_limit() -> None:
    """One card fewer; the named player is skipped as opener and bidder, and gets no gift; Jol-Nar still look. §16.12"""
    table = position(
        "jol-nar sol lazax xxcha",
        hands={"xxcha": "diplomatic-interference", "sol": FULL},
        alliances="jol-nar lazax",
    )
    at = phase(table, "bidding")
    assert not may(at, "xxcha: diplomatic-interference sol")
    at = quiet(play(at, "xxcha: diplomatic-interference jol-nar"))
    assert at.facts_of(RowLaidOut)[0].cards == 2
    assert at.asks == "DrawCards chance"
    at = play(at, "chance: bio-suit")
    assert at.asks == "MakeBid lazax"
    over = play(at, "lazax: pass", "xxcha: pass")
    assert over.s.barred == (), "it lasts for this phase"


def test_18_6_xxcha_with_two_get_four_from_lazax_and_bid_two() -> None:
    """Unspent influence stays with the Xxcha. §18.6"""
    table = position("xxcha lazax sol hacan", influence={"xxcha": 2, "lazax": 6}, alliances="lazax xxcha")
    at = play(phase(table, "bidding"), "lazax: give xxcha 4", "xxcha: bid 2", "lazax: pass", "sol: pass")
    at = play(at, "hacan: pass", "chance: bio-suit")
    assert at.influence("xxcha") == 4
    assert at.influence("lazax") == 4


def test_18_6_lazax_give_before_the_opening_bid_so_that_a_poor_ally_may_open() -> None:
    """An ally with 0 influence can bid then; once for each card and ally. §18.6 §8.3"""
    table = position("xxcha lazax sol hacan", influence={"xxcha": 0}, alliances="lazax xxcha")
    at = phase(table, "bidding")
    assert at.asks == "GiveToAlly lazax"
    assert play(at, "lazax: nothing").asks == "MakeBid lazax"
    given = play(at, "lazax: give xxcha 2")
    assert given.asks == "MakeBid xxcha"
    sold = play(given, "xxcha: bid 1", "lazax: pass", "sol: pass", "hacan: pass", "chance: bio-suit")
    again = play(quiet(sold), "lazax: give xxcha 1")
    assert again.asks == "MakeBid lazax", "a new card, a new gift"
    bound = play(again, "lazax: pass", "sol: pass", "hacan: pass")
    assert refused(bound, "xxcha: pass") == ("must_bid_after_gift", "18.7")
    free = play(quiet(sold), "lazax: nothing", "lazax: pass", "sol: pass", "hacan: pass")
    assert may(free, "xxcha: pass"), "an ally without a gift for this card is free"
    assert refused(at, "lazax: give sol 2") == ("not_to_this_player", "18.6")
    assert refused(at, "lazax: give xxcha 6") == ("not_enough_influence", "18.6")


def test_18_6_each_of_two_allies_may_be_given_something_for_a_card() -> None:
    """Once each; both must bid on their first turn. §18.6 §18.7"""
    table = position("xxcha lazax sol hacan jol-nar", alliances="lazax xxcha sol", influence={"lazax": 5})
    at = play(phase(table, "bidding"), "chance: bio-suit", "lazax: give xxcha 1")
    assert refused(at, "lazax: give xxcha 1") == ("not_to_this_player", "18.6")
    both = play(at, "lazax: give sol 1")
    assert both.asks == "MakeBid xxcha", "both allies have been given something"
    assert not may(both, "xxcha: pass")
    both = play(both, "xxcha: bid 1", "lazax: pass")
    assert not may(both, "sol: pass")
    spent = play(at, "lazax: give sol 4")
    assert spent.influence("lazax") == 0
    poor = play(phase(table, "bidding"), "chance: bio-suit", "lazax: give xxcha 5")
    assert poor.asks == "MakeBid xxcha", "nothing is left to give"


def test_18_6_a_gift_goes_only_to_an_ally_who_may_bid() -> None:
    """Not to one with a full hand. §18.6"""
    table = position("xxcha lazax sol hacan", alliances="lazax xxcha", hands={"xxcha": FULL})
    assert quiet(phase(table, "bidding")).asks == "MakeBid lazax"


def test_18_7_an_ally_who_took_influence_must_bid_if_able() -> None:
    """On the first turn; afterwards the ally is free, and may pass if they cannot outbid. §18.7"""
    table = position("sol lazax xxcha hacan", influence={"xxcha": 0}, alliances="lazax xxcha")
    at = play(phase(table, "bidding"), "lazax: give xxcha 2", "sol: bid 1", "lazax: pass")
    assert refused(at, "xxcha: pass") == ("must_bid_after_gift", "18.7")
    rich = position("sol lazax xxcha hacan", influence={"xxcha": 2}, alliances="lazax xxcha")
    free = play(phase(rich, "bidding"), "lazax: give xxcha 2", "sol: bid 1", "lazax: pass", "xxcha: bid 2")
    free = play(free, "hacan: pass", "sol: bid 3")
    assert may(free, "xxcha: bid 4")
    assert may(free, "xxcha: pass")
    unable = play(phase(table, "bidding"), "lazax: give xxcha 2", "sol: bid 3", "lazax: pass")
    assert legal(unable, "xxcha") == ["pass"]


def test_18_6_the_gift_is_the_lazaxs_own_money_and_the_price_comes_back_to_them() -> None:
    """As from any other player. §18.6 §18.7 §18.1"""
    table = position("xxcha lazax sol hacan", influence={"xxcha": 0, "lazax": 5}, alliances="lazax xxcha")
    at = play(phase(table, "bidding"), "lazax: give xxcha 5")
    assert (at.influence("lazax"), at.influence("xxcha")) == (0, 5)
    at = play(at, "xxcha: bid 4", "sol: pass", "hacan: pass", "chance: bio-suit")
    assert (at.influence("lazax"), at.influence("xxcha")) == (4, 1)


def test_4_9_the_discards_become_the_deck_when_the_last_card_is_drawn() -> None:
    """At that moment, not when the next card is needed: here when the row is laid out. §4.9"""
    table, deck = position("sol hacan letnev"), ("bio-suit", "bio-weapon", "informant")
    thrown = minus(table.deck, *deck)
    at = phase(replace(table, deck=deck, discarded=thrown), "bidding")
    assert (at.s.discarded, at.s.beneath) == ((), thrown)
    at = play(at, "sol: bid 1", "hacan: pass", "letnev: pass")
    assert sorted(set(legal(at, "chance"))) == sorted(deck)
    at = quiet(play(at, "chance: bio-suit"))
    at = quiet(play(at, "hacan: pass", "letnev: bid 1", "sol: pass"))
    at = play(at, "chance: bio-weapon")
    assert at.asks == "DrawCards chance"
    assert "energy-rifle" in legal(at, "chance"), "the free card comes from the new deck, not from the row"
    at = quiet(play(at, "chance: energy-rifle"))
    assert at.s.beneath == minus(thrown, "energy-rifle")
    at = quiet(play(at, "letnev: bid 1", "sol: pass", "hacan: pass"))
    assert set(legal(at, "chance")) == {"informant"}, "the last card of the old deck"
    at = play(at, "chance: informant")
    assert (at.s.deck, at.s.beneath) == (minus(thrown, "energy-rifle"), ())


def test_six_players_bid_for_six_cards() -> None:
    """One card for each. §8.1"""
    assert phase(position(ALL), "bidding").facts_of(RowLaidOut)[0].cards == 6


def test_every_card_of_the_row_is_offered_once_and_then_the_phase_is_over() -> None:
    """The opener moves around the table; each card is sold separately. §8.2 §8.5"""
    at = phase(position("sol hacan xxcha", first="hacan", casualties={"sol": 1}), "bidding")
    for opener, *others in (("hacan", "xxcha", "sol"), ("xxcha", "sol", "hacan"), ("sol", "hacan", "xxcha")):
        at = quiet(play(at, f"{opener}: bid 1", *(f"{other}: pass" for other in others), "chance: bio-suit"))
        assert at.hand(opener) == ("bio-suit",)
    assert [fact.opener for fact in at.facts_of(CardOffered)] == [1, 2, 0]
    assert at.facts_of(CardsReturned) == []
    assert at.asks == "Recruit sol"
