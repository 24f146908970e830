"""Nobody learns a secret of the Rex slice but by a disclosure, and the laws find those who try."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from plancia.engine import Seat, laws
from plancia.engine.laws import LawBroken
from tests.engine.rex_slice.auction import Bidding
from tests.engine.rex_slice.components import BIO, DECK, INFORMANT, RETREAT, RIFLE, SHIELD, SUIT, minus
from tests.engine.rex_slice.game import REX, Options, RexSlice
from tests.engine.rex_slice.positions import asked, auction, battle, begun, chance, dealt, play
from tests.engine.rex_slice.table import State
from tests.engine.rex_slice.view import View, view

# ---- worlds that look the same


@pytest.mark.parametrize("seats", RexSlice.SEATS)
def test_imagined_worlds_cannot_be_told_from_the_true_one(seats: int) -> None:
    """Whatever a seat or a spectator is shown, worlds it might be in look the same until they disclose something."""
    below, apart = chance(seats), 0
    for seat in (None, *range(seats)) * 10:
        s, _ = REX.begin(Options(), seats)
        apart += laws.check_interference(REX, s, seat, below).apart
    assert apart > 1_000


@pytest.mark.parametrize("seats", RexSlice.SEATS)
def test_games_with_other_deals_cannot_be_told_apart(seats: int) -> None:
    """Two games in which everybody else was dealt other cards look the same from the first deal on."""
    below, apart = chance(100 + seats), 0
    for seat in (None, *range(seats)) * 10:
        apart += laws.check_twins(REX, Options(), seats, seat, below).apart
    assert apart > 1_000


PAIRS: dict[str, tuple[State, State, Seat | None]] = {
    "the opponent's cards": (
        battle(("letnev", "sol"), {"sol": (RIFLE, SUIT)}),
        battle(("letnev", "sol"), {"sol": (BIO, SHIELD)}),
        0,
    ),
    "the opponent's retreat": (
        battle(("letnev", "sol"), {"sol": (RIFLE, RETREAT)}),
        battle(("letnev", "sol"), {"sol": (RIFLE, SUIT)}),
        0,
    ),
    "the opponent's traitor": (
        battle(("letnev", "sol"), {}, traitors={"sol": ("champion",)}),
        battle(("letnev", "sol"), {}, traitors={"sol": ("overseer",)}),
        0,
    ),
    "an informant, for the race it may stop": (
        battle(("jolnar", "sol"), {"sol": (INFORMANT, RIFLE)}),
        battle(("jolnar", "sol"), {"sol": (SHIELD, RIFLE)}),
        0,
    ),
    "an informant, for a bystander": (
        battle(("jolnar", "sol", "hacan"), {"sol": (INFORMANT,), "hacan": (RIFLE,)}),
        battle(("jolnar", "sol", "hacan"), {"sol": (SHIELD,), "hacan": (RIFLE,)}),
        2,
    ),
    "a sealed plan, for the opponent": (
        play(battle(("letnev", "sol"), {"sol": (RIFLE,)}), "sol: 3 agent attack"),
        play(battle(("letnev", "sol"), {"sol": (RIFLE,)}), "sol: 6 admiral none"),
        0,
    ),
    "the card on auction": (
        play(auction(("hacan", "jolnar", "sol")), "chance: rifle"),
        play(auction(("hacan", "jolnar", "sol")), "chance: shield"),
        0,
    ),
    "a card bought": (
        play(auction(("hacan", "jolnar", "sol")), "chance: rifle", "hacan: bid 1", "jolnar: pass", "sol: pass"),
        play(auction(("hacan", "jolnar", "sol")), "chance: shield", "hacan: bid 1", "jolnar: pass", "sol: pass"),
        2,
    ),
    "everything, for a spectator": (
        battle(("letnev", "sol"), {"sol": (RIFLE,), "letnev": (SUIT,)}, traitors={"sol": ("champion",)}),
        battle(("letnev", "sol"), {"sol": (SUIT,), "letnev": (RIFLE,)}, traitors={"sol": ("overseer",)}),
        None,
    ),
}


@pytest.mark.parametrize("secret", PAIRS)
def test_two_worlds_that_differ_in_a_secret_look_the_same(secret: str) -> None:
    """Played on in the same visible way they stay alike, until the secret is disclosed."""
    one, other, seat = PAIRS[secret]
    compared = [laws.check_pair(REX, one, other, seat, chance(seed)).decisions for seed in range(40)]
    assert sum(compared) > 40


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_that_differ_in_what_a_seat_knows_are_told_apart(seat: Seat) -> None:
    """The buyer and Jol-Nar have seen the card: for them the last pair is no pair."""
    one, other, _ = PAIRS["a card bought"]
    with pytest.raises(LawBroken, match="the views are the same"):
        laws.check_pair(REX, one, other, seat, chance(0))


def test_r57_being_asked_does_not_depend_on_what_one_holds() -> None:
    """The same seats are asked by window and traitor question, whatever is in hand."""
    for one, other, _ in PAIRS.values():
        assert one.ask == other.ask


def test_a_window_leaves_out_who_cannot_play_as_all_can_see() -> None:
    """No card in hand, or all Informants in the discard pile: then nobody needs to be asked."""
    assert asked(auction(("hacan", "jolnar", "sol"), {"sol": (RIFLE,)})) == ("PlayInformant", "sol")
    informants = (INFORMANT,) * DECK[INFORMANT]
    s = dealt(("hacan", "jolnar", "sol"), {"sol": (RIFLE,)}, {})
    s = replace(s, discarded=informants, deck=minus(s.deck, *informants))
    assert asked(begun(s, Bidding())) == ("DrawCards", "chance")


# ---- worlds with a leak


def hunt(check: Callable[[int], object]) -> None:
    """Try many sources of chance: a leak shows only where the secret matters."""
    for seed in range(200):
        check(seed)


LEAKS = [
    ("open deal", "a draw that is hidden is not told"),
    ("window for holders", "the views are the same|what is told is the same"),
    ("traitors for holders", "the views are the same|what is told is the same"),
    ("loud auctioneer", "what is told is the same"),
    ("slow dealer", "what is told is the same"),
    ("telling refusals", "the refusals are the same"),
    ("careless scribe", "the views are the same"),
]


@pytest.mark.parametrize(("house_rule", "law"), LEAKS)
def test_a_house_rule_that_betrays_a_secret_is_found_in_imagined_worlds(house_rule: str, law: str) -> None:
    """Each of them breaks the law, and the law that it breaks."""
    options = Options(house_rules=(house_rule,))
    with pytest.raises(LawBroken, match=law):
        hunt(lambda seed: laws.check_interference(REX, REX.begin(options, 4)[0], seed % 4, chance(seed)))


@pytest.mark.parametrize(("house_rule", "law"), LEAKS)
def test_a_house_rule_that_betrays_a_secret_is_found_in_twin_games(house_rule: str, law: str) -> None:
    """The same, without imagination."""
    options = Options(house_rules=(house_rule,))
    with pytest.raises(LawBroken, match=law):
        hunt(lambda seed: laws.check_twins(REX, options, 4, seed % 4, chance(seed)))


class Indiscreet(RexSlice):
    """Its view gives away how many rifles are left in the deck."""

    def view(self, s: State, seat: Seat | None) -> View:
        return replace(view(s, seat), pool=s.pool + s.deck.count(RIFLE))


class Credulous(RexSlice):
    """Its view tells everybody what Jol-Nar has seen, and imagination believes it."""

    def view(self, s: State, seat: Seat | None) -> View:
        known = tuple(tuple(sorted(a + b)) for a, b in zip(s.shown, s.looked_at, strict=True))
        return replace(view(s, seat), known=known)


def test_a_view_that_gives_away_too_much_is_found() -> None:
    """A world imagined from it looks different at once."""
    with pytest.raises(LawBroken, match="the views are the same"):
        hunt(lambda seed: laws.check_view(Indiscreet(), PAIRS["the opponent's cards"][0], 0, chance(seed)))


def test_a_leak_that_imagination_believes_is_found_in_twin_games() -> None:
    """Imagined worlds agree with the leak; two true games do not."""
    for seed in range(20):
        laws.check_view(Credulous(), PAIRS["a card bought"][0], 2, chance(seed))
    with pytest.raises(LawBroken, match="the views are the same"):
        hunt(lambda seed: laws.check_twins(Credulous(), Options(), 4, 0, chance(seed)))
