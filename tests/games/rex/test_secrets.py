"""In Rex secrets are revealed only by disclosures, and views that leak one are detected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from plancia.engine import Seat, laws
from plancia.engine.laws import LawBroken
from plancia.games.rex import GAME, Options, State
from plancia.games.rex.edition.box import ENERGY_RIFLE, plus
from plancia.games.rex.game import Rex
from plancia.games.rex.view import View
from tests.games.rex.table import Played, bidding, chance, fight, phase, play, position

RIFLE_AND_SUIT, WEAPON_AND_SHIELD = "energy-rifle bio-suit", "bio-weapon energy-shield"


class Worlds(NamedTuple):
    """Two of them, and the seat that cannot distinguish them; None: a spectator."""

    one: Played
    other: Played
    seat: Seat | None


def duel(sol: str = "", letnev: str = "", **table: Any) -> Played:
    """The Letnev and Sol have to make their plans."""
    return fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"sol": sol, "letnev": letnev}, **table)


def overheard(sol: str, hacan: str = "") -> Played:
    """The Jol-Nar are about to fight Sol, and all players with a card are asked first."""
    units, hands = {"jol-nar": "SAI 3", "sol": "SAI 4"}, {"sol": sol, "hacan": hacan}
    return phase(position("jol-nar sol hacan", units=units, hands=hands), "battle")


def looked_at(card: str) -> Played:
    return play(bidding("hacan jol-nar sol"), f"chance: {card}")


def bought(card: str) -> Played:
    return play(looked_at(card), "hacan: bid 1", "jol-nar: pass", "sol: pass")


def predicted(race: str, number: int) -> Played:
    return bidding("hacan sol xxcha", prediction=(race, number))


PAIRS = {
    "the opponent's cards": Worlds(duel(RIFLE_AND_SUIT), duel(WEAPON_AND_SHIELD), 0),
    "the opponent's retreat": Worlds(duel("energy-rifle tactical-retreat"), duel(RIFLE_AND_SUIT), 0),
    "the opponent's traitor": Worlds(duel(traitors={"sol": "barons-champion"}), duel(traitors={"sol": "overseer"}), 0),
    "an informant, for the race it may stop": Worlds(overheard("informant energy-rifle"), overheard(RIFLE_AND_SUIT), 0),
    "an informant, for a bystander": Worlds(
        overheard("informant", "energy-rifle"), overheard("energy-shield", "energy-rifle"), 2
    ),
    "a sealed plan, for the opponent": Worlds(
        play(duel("energy-rifle"), "sol: 3 liaison-agent attack"),
        play(duel("energy-rifle"), "sol: 4 fleet-admiral none"),
        0,
    ),
    "the card on auction": Worlds(looked_at("energy-rifle"), looked_at("energy-shield"), 0),
    "a card bought": Worlds(bought("energy-rifle"), bought("energy-shield"), 2),
    "a prediction": Worlds(predicted("sol", 3), predicted("hacan", 8), 0),
    "everything, for a spectator": Worlds(
        duel(RIFLE_AND_SUIT, "informant", traitors={"sol": "barons-champion"}),
        duel(WEAPON_AND_SHIELD, "bio-suit", traitors={"sol": "overseer"}),
        None,
    ),
}


@pytest.mark.parametrize("secret", PAIRS)
def test_two_worlds_that_differ_in_a_secret_look_the_same(secret: str) -> None:
    """With the same visible decisions they stay the same, until the secret is disclosed. §24.2"""
    one, other, seat = PAIRS[secret]
    assert one.s != other.s
    compared = [laws.check_pair(GAME, one.s, other.s, seat, chance(seed), 30).decisions for seed in range(20)]
    assert sum(compared) > 20


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_that_differ_in_what_a_seat_knows_can_be_distinguished(seat: Seat) -> None:
    """The buyer and the Jol-Nar have seen the card: they can distinguish this pair. §20.1"""
    one, other, _ = PAIRS["a card bought"]
    with pytest.raises(LawBroken, match="the views are the same"):
        laws.check_pair(GAME, one.s, other.s, seat, chance(0))


@pytest.mark.parametrize("secret", PAIRS)
def test_26_3_being_asked_does_not_depend_on_what_one_holds(secret: str) -> None:
    """Windows, plans and bids ask the same seats, whatever they have in hand. §26.3"""
    one, other, _ = PAIRS[secret]
    assert one.s.ask == other.s.ask


# ---- views with a leak -----------------------------------------------------------------------------------------------
def hunt(check: Callable[[int], object]) -> None:
    """Try many sources of chance: a leak shows only if the secret matters."""
    for seed in range(60):
        check(seed)


class Indiscreet(Rex):
    """Its view reveals how many rifles are left in the deck."""

    def view(self, s: State, seat: Seat | None) -> View:
        return replace(super().view(s, seat), pool=s.pool + s.deck.count(ENERGY_RIFLE))


class Credulous(Rex):
    """Its view shows everybody what the Jol-Nar have seen, and `imagine` believes it."""

    def view(self, s: State, seat: Seat | None) -> View:
        known = tuple(plus(a, *b) for a, b in zip(s.shown, s.looked_at, strict=True))
        return replace(super().view(s, seat), known=known)


def test_a_view_that_gives_away_too_much_is_found() -> None:
    """A world imagined from it looks different at once."""
    with pytest.raises(LawBroken, match="the views are the same"):
        hunt(lambda seed: laws.check_view(Indiscreet(), PAIRS["the opponent's cards"].one.s, 0, chance(seed)))


def test_a_leak_that_imagination_believes_is_found_in_twin_games() -> None:
    """Imagined worlds agree with the leak; two true games do not."""
    hunt(lambda seed: laws.check_view(Credulous(), PAIRS["a card bought"].one.s, 2, chance(seed)))
    options = Options(races="lazax,jol-nar,letnev", proposals=1, gifts=1)
    with pytest.raises(LawBroken, match="the views are the same"):
        hunt(lambda seed: laws.check_twins(Credulous(), options, 3, 0, chance(seed)))
