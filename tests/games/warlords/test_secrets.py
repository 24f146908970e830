"""Secrets are revealed only by disclosures; the laws find leaks; and proved knowledge is kept."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from plancia.engine import Seat, laws
from plancia.engine.laws import LawBroken
from plancia.games.warlords import GAME, Options, State, View
from plancia.games.warlords.game import Warlords
from plancia.games.warlords.hidden.imagining import mixtures
from tests.games.warlords.lively import OPTIONS, play
from tests.games.warlords.table import Table

TURN = "ships=core/core bases=3.3.2/3.0.0"
THREE = "seats=3 turn=0:actions rows=M16// played=M16 ships=core/core/core bases=3.0.0/3.0.0/3.0.0"
NO_MATCH = "markers=support.recon.recon.bombard.bombard"


def hand_of_other(cards: str) -> State:
    return Table(words=f"turn=0:actions rows=M16/ played=M16 {TURN} hands=M02.M03/{cards} {NO_MATCH}").s


def token_of_other(token: str, sector: str = "rohn") -> State:
    words = f"turn=1:mothership {TURN.replace('core/core', 'core/dorn')} hands=M02/M03 tokens=/{token}@{sector}"
    return Table(words=words, rohn="R.G0i").s


def dark_planet(kind: str, pool: str) -> State:
    words = f"turn=0:mothership {TURN} hands=M02/M03 scouted=/ultara1.ultara2 pool={pool}"
    return Table(words=words, ultara=f"{kind}.g").s


def blockade_of_other(card: str) -> State:
    words = f"turn=0:actions rows=M29/ played=M29 {TURN} hands=M02/M03 support=recon/{card}"
    return Table(words=words).say("card recon").s


def card_held_up(card: str) -> State:
    return Table(words=f"{THREE} hands=M02.M03/M30.M32/M10 {NO_MATCH}").say("subterfuge", "1", card).s


PAIRS: dict[str, tuple[State, State, Seat | None]] = {
    "an opponent's mercenaries": (hand_of_other("M30.M32"), hand_of_other("M15.M24"), 0),
    "an opponent's token": (token_of_other("tactical_drop"), token_of_other("tactical_invade"), 0),
    "a token, for a spectator": (token_of_other("tactical_drop"), token_of_other("tactical_invade"), None),
    "a planet that another has seen": (dark_planet("b", "1.1.2.2.2.2"), dark_planet("r", "1.2.2.2.1.2"), 0),
    "a Blockade": (blockade_of_other("blockade"), blockade_of_other("recon"), 0),
    "a card held up, for a bystander": (card_held_up("M30"), card_held_up("M32"), 2),
}


@pytest.mark.parametrize("name", PAIRS)
def test_two_worlds_look_the_same(name: str) -> None:
    """A seat cannot distinguish these worlds, however both continue with the same visible decisions. §19.2"""
    a, b, seat = PAIRS[name]
    assert a != b
    for seed in range(20):
        laws.check_pair(GAME, a, b, seat, Random(seed).randrange, longest=30)


# ---- worlds with a leak ----------------------------------------------------------------------------------------------
class Leaky(Warlords):
    """The game with a leak."""

    def __init__(self, leak: Callable[[State, View], View]) -> None:
        self.leak = leak

    def view(self, s: State, seat: Seat | None) -> View:
        return self.leak(s, super().view(s, seat))


LEAKS: dict[str, Callable[[State, View], View]] = {
    "the deck": lambda s, v: replace(v, removed=(*v.removed, *s.deck[:1])),
    "a hand": lambda s, v: replace(v, given_up=s.hands[0][:1]),
    "a token": lambda s, v: replace(v, proved=tuple(drop >= 0 for drop, _ in s.tokens)),
    "dark planets": lambda s, v: replace(v, blind=(max(s.types), *v.blind[1:])),
    "the pool": lambda s, v: replace(v, deck=v.deck + s.pool[0]),
    "support cards": lambda s, v: replace(v, support_deck=s.support[0][4]),
    "the card held up": lambda s, v: replace(v, taken=s.taken or None),
    "what others know": lambda s, v: replace(v, told={card: at for known in s.told for card, at in known.items()}),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_found(name: str) -> None:
    """A view that reveals a little of this secret breaks the laws. §19.2"""
    leaky = Leaky(LEAKS[name])

    def search() -> None:
        for seed in range(40):
            random = Random(seed)
            reached: list[State] = []
            play(OPTIONS[0], 3, random, lambda before, s, facts, reached=reached: reached.append(s))  # type: ignore[misc]  # bound now
            for _ in range(6):
                start = reached[random.randrange(len(reached))]
                laws.check_view(leaky, start, 2, random.randrange)
                laws.check_interference(leaky, start, 2, random.randrange, longest=20)

    with pytest.raises(LawBroken):
        search()


# ---- proved knowledge ------------------------------------------------------------------------------------------------
def test_knowledge_19_4_cards_from_the_market_are_remembered() -> None:
    """In every imagined world a card hired openly is in that hand. §19.4"""
    table = Table(words=f"turn=0:hire rows=M29/ played=M29 {TURN} hands=M02/M05 market=M08.M09.M10.M11").say(
        "market M09", "M15"
    )
    view = GAME.view(table.s, 1)
    assert all("M09" in GAME.imagine(view, Random(seed).randrange).hands[0] for seed in range(20))


def test_knowledge_19_3_after_an_exchange_it_is_one_of_two() -> None:
    """A known card whose owner has exchanged one unseen is in one of the two hands, in some worlds in each. §19.3"""
    table = Table(words=f"{THREE} hands=M02.M03/M30.M32/M10 {NO_MATCH} shown=M30@2").say(
        "subterfuge", "1", "M32", "exchange M02"
    )
    assert table.s.shown == {"M30": 0b011}
    assert table.s.told == ({"M02": 0b010, "M30": 0b010}, {"M32": 0b001}, {})
    view = GAME.view(table.s, 2)
    worlds = [GAME.imagine(view, Random(seed).randrange) for seed in range(40)]
    holders = {next(seat for seat, hand in enumerate(world.hands) if "M30" in hand) for world in worlds}
    assert holders == {0, 1}


def test_knowledge_7_1_a_played_card_is_forgotten() -> None:
    """A card in a row is in no hand. §7.1"""
    table = Table(words=f"turn=0:mercenary {TURN} hands=M02/M05 shown=M02@1").say("M02")
    assert table.s.shown == {}


def test_imagined_3_7_given_up_cards_went_into_the_deck() -> None:
    """Nobody else was dealt the cards the viewer gave up: they are in the deck, or were drawn unseen since. §3.7"""
    words = "seats=3 turn=0:mercenary ships=core/core/core hands=M02/M03.M04.M05/M08.M09.M10 given=M11.M12//"
    view = GAME.view(Table(words=words).s, 0)
    for seed in range(20):
        world = GAME.imagine(view, Random(seed).randrange)
        assert {"M11", "M12"} <= set(world.deck)
    blind = GAME.view(Table(words=f"{words} blind=0/1/0").s, 0)
    worlds = [GAME.imagine(blind, Random(seed).randrange) for seed in range(200)]
    assert any({"M11", "M12"} & set(world.hands[1]) for world in worlds)
    assert not any({"M11", "M12"} <= set(world.hands[1]) for world in worlds)
    assert not any({"M11", "M12"} & {*world.hands[2], *world.unused} for world in worlds)


def test_imagined_3_7_what_is_proved_is_dealt_together() -> None:
    """A card given up must be with the player who drew unseen, so a known card is with the other. §3.7 §19.3"""
    rest = [f"M{n:02}" for n in range(1, 41) if n not in (2, 9, 11)]
    piles = f"unused={'.'.join(rest[:7])} removed={'.'.join(rest[7:])}"  # the deck is empty
    words = (
        f"seats=3 turn=2:mercenary ships=core/core/core hands=M11/M09/M02 given=//M11 blind=1/0/0 shown=M09@3 {piles}"
    )
    view = GAME.view(Table(words=words).s, 2)
    assert {GAME.imagine(view, Random(seed).randrange).hands for seed in range(20)} == {(("M11",), ("M09",), ("M02",))}


def test_imagined_3_2_planets_follow_the_odds_of_the_set_up() -> None:
    """The mixture of planets has the right odds given what was seen: four seen are four in the game. §3.2"""
    tiles = (4,) * 6
    mixes, odds = mixtures(tiles, 7, (4, 0, 0, 0, 0, 0))
    assert all(mix[0] == 4 and sum(mix) == 19 for mix in mixes)
    mixes, odds = mixtures(tiles, 7, (0,) * 6)
    assert sum(1 for mix in mixes) == len(odds)
    assert odds[-1] == comb(12, 7)  # every way to draw the seven, once
    ways = [now - before for now, before in zip(odds, (0, *odds), strict=False)]
    share = sum(mix[0] * n for mix, n in zip(mixes, ways, strict=True)) / odds[-1]
    assert share == pytest.approx(19 / 6)


def test_view_is_built_by_allow_list() -> None:
    """A view has no field with a secret of others: hands, deck, pool, unused cards. §19.2"""
    secrets = {"hands", "pool", "unused", "types"}
    assert not secrets & set(View.__struct_fields__)
    s = Table(words=f"turn=0:hire rows=M29/ played=M29 {TURN} hands=M02/M05 support=recon/blockade").s
    spectator = GAME.view(s, None)
    assert (spectator.hand, spectator.support, spectator.told) == ((), {}, {})
    assert GAME.view(s, 1).support["blockade"] == 1
    assert GAME.view(s, 0).support["blockade"] == 0
    assert Options() == s.options
