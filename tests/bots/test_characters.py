"""Characters in Rex: their allies and gifts, when they leave, and what they remember."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from plancia.arena import Plan, play_game, stream
from plancia.bots import CHARACTERS, PEOPLE, Budget, bot, remembers
from plancia.bots.characters import CharacterBot
from plancia.bots.evaluation.rex.negotiating import leaves, present, wants
from plancia.bots.evaluation.rex.weights import Weights
from plancia.games import game
from plancia.games.rex.state import State
from tests.games.rex.table import seat_of, talk
from tests.games.rex.test_victory import betrayal

W = Weights()


def allied(influence: tuple[int, ...] = (9, 1, 5)) -> State:
    """Seats 0 and 1 are allies."""
    return replace(talk("letnev sol hacan").s, alliances=((0, 1),), influence=influence)


def test_there_is_one_of_each_level_and_character_and_all_remember() -> None:
    assert len(PEOPLE) == 4 * len(CHARACTERS)
    assert all(remembers(maker) for maker in PEOPLE.values())


@pytest.mark.parametrize("name", ["rex", "tigris"])
def test_characters_play_a_whole_game(name: str) -> None:
    """In a game without alliances they play as their level does."""
    options: dict[str, Any] = {"races": "lot"} if name == "rex" else {"stall_guard": True}
    bots = tuple(f"regular-{character}" for character in CHARACTERS)
    assert play_game(Plan(game=name, bots=bots, options=options, seed="characters"), 0).places.count(1)


def test_only_some_give_to_a_poor_ally() -> None:
    """A Diplomat and a Merchant give what a poor ally needs; a Warrior and a Schemer keep it."""
    given = {name: present(c, allied(), 0) for name, c in CHARACTERS.items()}
    gift = ("give", 1, 3)
    assert given == {"diplomat": gift, "merchant": gift, "warrior": None, "schemer": None}
    assert present(CHARACTERS["diplomat"], allied((9, 9, 0)), 0) is None  # not to strangers, nor to the rich


def test_a_broken_alliance_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Warrior does not forgive; a Diplomat forgives once."""
    monkeypatch.setattr("plancia.bots.evaluation.rex.negotiating.nearness", lambda s, side, w: 0.3 * len(side))
    for name, times, accepted in (("warrior", 0, True), ("warrior", 1, False), ("diplomat", 1, True)):
        assert wants(CHARACTERS[name], {1: times}, allied(), 2, (1, 2), W) is accepted
    assert not wants(CHARACTERS["diplomat"], {1: 2}, allied(), 2, (1, 2), W)


def test_it_notices_who_has_left_it() -> None:
    """An ally of the turn before is gone; if the bot left, it blames nobody."""
    rules = game("rex")
    one = bot("expert-warrior")(rules)
    assert isinstance(one, CharacterBot)
    view = rules.view(allied(), 0)
    alone = replace(view, alliances=())
    one.remember(view, rules.question(allied(), 0), ("ready",))
    one.look(alone)
    assert one.broke == {1: 1}
    one.remember(view, rules.question(allied(), 0), ("leave",))
    one.look(alone)
    assert one.broke == {1: 1}


def test_a_diplomat_never_leaves_and_a_schemer_leaves_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that can win alone leaves, except a Diplomat; a Schemer leaves when its ally is of little use."""
    s = allied()
    near = {(0,): 0.7, (0, 1): 0.75}
    monkeypatch.setattr("plancia.bots.evaluation.rex.negotiating.nearness", lambda s, side, w: near[side])
    assert {name for name, c in CHARACTERS.items() if leaves(c, s, 0, W)} == {"schemer"}
    monkeypatch.setattr(State, "strongholds", lambda self, seat: 3)
    assert {name for name, c in CHARACTERS.items() if leaves(c, s, 0, W)} == {"merchant", "warrior", "schemer"}


def test_only_a_schemer_steals_a_shared_victory() -> None:
    """With a betrayal card that may be shown, the others share."""
    rules = game("rex")
    s = betrayal({"letnev": "master-of-the-ports", "sol": "unbroken-ranks", "hacan": "true-conqueror"}).s
    seat = seat_of(s, "letnev")
    view, question = rules.view(s, seat), rules.question(s, seat)
    chance = stream("x").randrange
    given = {name: bot(f"expert-{name}")(rules).answer(view, question, chance, Budget()) for name in CHARACTERS}
    assert {name for name, words in given.items() if words == ("reveal",)} == {"schemer"}


def test_it_spares_its_allies_in_auctions() -> None:
    """While an ally has the highest bid, nothing is worth another bid."""
    rules = game("rex")
    one = bot("expert-merchant")(rules)
    assert isinstance(one, CharacterBot)
    view = rules.view(allied(), 0)
    one.answer(view, rules.question(allied(), 0), stream("x").randrange, Budget())
    evaluation: Any = one.bot.evaluation  # type: ignore[attr-defined]  # of Rex
    assert evaluation.weights.ally_bids > 50
