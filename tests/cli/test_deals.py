"""Deals in the terminal: typed offers, answers to them, and the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.cli.deals import TerminalDeals
from plancia.deals import Offered
from plancia.games.rex import GAME
from plancia.games.rex.deals import NEGOTIATION
from plancia.games.rex.deals.money import PassNextCard
from plancia.games.rex.deals.negotiation import Alliance, Gift
from plancia.games.rex.deals.peace import NoAttack, StayOut
from plancia.games.tigris import GAME as TIGRIS
from plancia.games.tigris import Options
from plancia.locale import LANGUAGES, messages
from plancia.records import GameSession, Replay, dealer_from_seed, ledger_history, read, verify
from tests.cli.conftest import Command
from tests.games.rex.table import talk

NAMES = ("Me 1", "Me 2", "Me 3", "Expert 4")
UNITS = {"hacan": "REC 3", "jol-nar": "PAL 4"}


def at_table(lang: str = "en") -> TerminalDeals:
    """A ceasefire of four."""
    s = talk("hacan jol-nar sol letnev", units=UNITS).s
    saved = GAME.save(s).decode()
    session = GameSession(GAME, s.options, 4, dealer_from_seed("deals"), NAMES, position=saved)
    return TerminalDeals(messages(lang), session, NAMES)


def test_a_deal_is_typed_in_one_line() -> None:
    """Gifts and an alliance, promises of the player, and with `you` those of the other player."""
    deals = at_table()
    lines, _ = deals.run(0, "offer jol-nar give 2, take 1, ally, stay-out pal 3, you no-attack hacan 2")
    assert lines == ["Offer 1 is waiting for an answer from Me 2."]
    assert deals.ledger is not None
    offer = deals.ledger.offers["1"]
    gifts = (Gift(seat=0, receiver=1, amount=2), Gift(seat=1, receiver=0, amount=1))
    assert offer.terms == (*gifts, Alliance(members=(0, 1)))
    assert offer.promises == (StayOut(seat=0, space="PAL", until=3), NoAttack(seat=1, target=0, until=2))
    assert deals.waiting(1)[0] == "Offer 1, Me 1 to Me 2:"
    assert deals.waiting(1)[-1] == "  Answer with deal accept 1, deal decline 1 or deal counter 1 and another offer."
    assert not any("deal accept" in line for line in deals.listed(0))
    assert deals.waiting(2) == []


@pytest.mark.parametrize(
    "text",
    [
        "no-attack 2 3",
        "stay-out REC 3",
        "leave-space REC 3",
        "keep-alliance sol 3",
        "pay-when jol-nar 3 battle_won 3",
        "pay-when jol-nar 3 space_held PAL 3",
        "support-battle jol-nar 2 PAL 3",
        "pass-next-card",
        "bid-limit 4 3",
        "holds-card informant",
        "holds-traitor emir",
        "deny-victory letnev",
    ],
)
def test_every_kind_can_be_typed(text: str) -> None:
    """And is read back as it was meant."""
    deals = at_table()
    assert deals.run(0, f"offer 2 {text}")[0] == ["Offer 1 is waiting for an answer from Me 2."]
    assert deals.ledger is not None
    (promise,) = deals.ledger.offers["1"].promises
    assert promise.seat == 0


def test_the_list_of_kinds_is_complete() -> None:
    """`deal help` shows each with its fields, the round last."""
    lines = "\n".join(at_table().run(0, "help")[0])
    assert "  stay-out ‹space› ‹until› · Do not enter a space" in lines
    assert lines.count("·") == len(NEGOTIATION.PROMISES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("offer nobody give 1", "Name a player by number or race."),
        ("offer 1 give 1", "Offer it to another player."),
        ("offer 2", "Add a promise, a gift or an alliance first."),
        ("offer 2 be nice", "This promise does not fit the deal."),
        ("offer 2 stay-out PAL", "This promise does not fit the deal."),
        ("offer 2 stay-out PAL x", "This promise is not possible now."),
        ("offer 2 give 9", "You do not have that much influence."),
        ("accept 7", "This offer is no longer open."),
        ("counter 7 give 1", "This offer is no longer open."),
    ],
)
def test_what_is_refused(text: str, message: str) -> None:
    """With one sentence, and nothing has changed."""
    deals = at_table()
    lines, happened = deals.run(0, text)
    assert happened == ()
    assert deals.notes == ()
    assert lines == [message]


def test_answers_and_the_ledger() -> None:
    """A counter-offer is accepted: the gift is given, and the promise is in the ledger for everybody."""
    deals = at_table()
    deals.run(0, "offer jol-nar leave-space REC 2")
    deals.run(1, "counter 1 give 2, you leave-space REC 2")
    lines, happened = deals.run(0, "accept 2")
    assert lines == ["The deal is accepted."]
    assert [type(fact).__name__ for fact in happened] == ["InfluencePaid"]
    assert list(deals.listed(2)) == ["Open, to Me 2: Me 1 leaves Hall of Records by the end of round 2."]
    deals.run(0, "private sol stay-out PAL 2")
    assert deals.run(2, "decline 0-2-1")[0] == ["The offer is declined."]
    deals.run(0, "offer sol stay-out PAL 2")
    assert deals.run(0, "withdraw 3")[0] == ["The offer is withdrawn."]


def test_private_offers_are_shown_to_two_players() -> None:
    """The list of another player does not mention them."""
    deals = at_table()
    deals.run(0, "private jol-nar stay-out PAL 2")
    assert list(deals.listed(2)) == ["There are no open offers and no promises."]
    assert deals.waiting(1)[0] == "Offer 0-1-1, in private, Me 1 to Me 2:"


def test_undo_undoes_the_gift_and_the_deal() -> None:
    deals = at_table()
    deals.run(0, "offer jol-nar give 2, you leave-space PAL 2")
    deals.run(1, "accept 1")
    deals.session.take_back(0)
    deals.catch_up()
    assert deals.session.state.influence[:2] == (5, 5)
    assert deals.waiting(1)[0] == "Offer 1, Me 1 to Me 2:"
    assert list(deals.listed(0))[-1] == "Void, to Me 1: Me 2 leaves Imperial Palace by the end of round 2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    """Each person reads the same deal in their own language."""
    deals = at_table(lang)
    deals.run(0, "offer jol-nar give 2, ally, leave-space REC 2")
    deals.run(1, "accept 1")
    assert len(list(deals.listed(None))) == 1
    assert deals.run(0, "help")[0]


def test_other_games_have_no_deals() -> None:
    session = GameSession(TIGRIS, Options(), 2, dealer_from_seed("deals"), ("a", "b"))
    assert TerminalDeals(messages("en"), session, ("a", "b")).run(0, "")[0] == ["This game has no deals."]


def test_deals_are_saved_with_the_game(plancia: Command, home: Path) -> None:
    """The record is valid, and a resumed game has the same ledger."""
    offers = [f"deal offer {player} pass-next-card" for player in (1, 2, 3)]  # one of them is the player
    ran = plancia("play", "rex", "--seats", "me,me,me", keys=["", *offers, "quit"])
    assert "Offer it to another player." in ran.text
    (file,) = home.glob("*.plancia")
    record = read(file.read_text("utf-8"))
    made = [one.note for one in record.deals if isinstance(one.note, Offered)]
    assert [offer.id for offer in made] == ["1", "2"]
    verify(record)
    *_, (_, ledger) = ledger_history(Replay(record))
    assert ledger.offers["1"].promises == (PassNextCard(seat=made[0].seat),)
    again = plancia("play", "rex", "--resume", keys=["", "deal", "quit"])
    assert "Offer 2, " in again.text
