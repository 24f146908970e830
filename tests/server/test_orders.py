"""Standing orders for bids: stored by the table, secret, and valid for one card only."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from plancia.games.rex import GAME
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.game_table import GameTable
from plancia.server.orders import BEAT
from plancia.server.table_messages import table_message
from plancia.server.updates import Audience, messages_since, refresh
from plancia.server.windows import LONGEST_WINDOW
from tests.server.support import Life, refusal

RACES = "sol,lazax,jol-nar"
PEOPLE = ("ann", "bob", "cat")
PASS = ("pass",)


def auction(pace: str = "daily") -> Life:
    """Three people, and the first card of round 1 is on offer; nobody has bid yet."""
    life = Life(*PEOPLE, game="rex", pace=pace, races=RACES).start()
    for _ in range(60):
        if type(life.state.ask).__name__ == "MakeBid":
            return life
        if life.table.window is not None:
            life.waits(LONGEST_WINDOW)
        else:
            life.answers(life.table.awaited()[0])
    raise AssertionError("no card was offered")


def bids_up_to(most: int) -> tuple[tuple[str | int, ...], ...]:
    """Raise by the minimum; pass above the limit."""
    return (*(("bid", amount) for amount in range(1, most + 1)), PASS)


def card(life: Life) -> str:
    """The occasion: the card on offer."""
    (occasion,) = life.state.ask.occasions(life.state)
    return str(occasion)


def order(life: Life, seat: int, *answers: tuple[str | int, ...]) -> None:
    life.does(PEOPLE[seat], p.Order(id=1, seat=seat, occasion=card(life), answers=answers))


def answers_so_far(life: Life) -> list[tuple[int, tuple[str | int, ...], str]]:
    return [(event.seat, event.words, event.by) for _, event in life.events(e.Answered)]


def bidders(life: Life) -> tuple[int, ...]:
    return tuple(life.state.stack[-1].bidders)


def test_a_standing_bid_raises_by_the_minimum_up_to_its_limit_and_then_passes() -> None:
    """Where days pass at once, as soon as the question comes up; nobody has to be connected."""
    life = auction()
    first, second, third = bidders(life)
    order(life, second, *bids_up_to(3))
    order(life, third, PASS)
    for bid in (1, 3):
        life.answers(first, "bid", bid)
        life.waits(0)
    assert answers_so_far(life)[-5:] == [
        (first, ("bid", 1), "person"),
        (second, ("bid", 2), "order"),
        (third, PASS, "order"),
        (first, ("bid", 3), "person"),
        (second, PASS, "order"),
    ]


def test_an_order_given_during_the_question_answers_at_once() -> None:
    """A bid by hand is not needed first."""
    life = auction()
    first, *_ = bidders(life)
    order(life, first, *bids_up_to(2))
    assert life.table.next_alarm() == 0
    assert life.waits(0) == [e.Answered(seat=first, words=("bid", 1), by="order")]


def test_in_live_games_an_order_waits_for_a_moment() -> None:
    """For an unpredictable time: an answer at once would reveal the order."""
    lengths = set[int]()
    for _ in range(9):
        life = auction("none")
        life.table.id = f"table {len(lengths)}"
        first, second, _ = bidders(life)
        order(life, second, *bids_up_to(2))
        life.answers(first, "bid", 1)
        assert life.waits(BEAT.start - 1) == [], "nobody bids as fast as that"
        due = life.table.next_alarm()
        assert due is not None
        lengths.add(due - life.now)
        assert life.waits(BEAT.stop - BEAT.start + 1) == [e.Answered(seat=second, words=("bid", 2), by="order")]
    assert len(lengths) > 1
    life = auction("none")
    order(life, bidders(life)[0], *bids_up_to(2))
    assert life.table.next_alarm() == 0, "an answer by hand counts at once"


def test_two_standing_bids_rise_until_one_passes() -> None:
    """Step by step, so that everybody can follow."""
    life = auction()
    first, second, third = bidders(life)
    for seat, most in ((second, 2), (third, 4)):
        order(life, seat, *bids_up_to(most))
    order(life, first, PASS)
    life.waits(0)
    assert [(seat, words) for seat, words, by in answers_so_far(life) if by == "order"] == [
        (first, PASS),
        (second, ("bid", 1)),
        (third, ("bid", 2)),
        (second, PASS),
    ]


def test_an_order_ends_with_its_card() -> None:
    """It never bids for the next one, and cannot be given for an earlier card."""
    life = auction()
    first, second, third = bidders(life)
    sold = card(life)
    order(life, second, *bids_up_to(9))
    order(life, third, PASS)
    life.answers(first, "pass")
    life.waits(0)
    assert life.table.orders == {}
    late = p.Order(id=1, seat=second, occasion=sold, answers=(PASS,))
    assert refusal(life, PEOPLE[second], late) == "occasion_is_past"
    while type(life.state.ask).__name__ != "MakeBid":
        life.waits(LONGEST_WINDOW)
    assert card(life) != sold
    assert life.waits(0) == []
    assert life.table.awaited() == bidders(life)[:1]


def test_an_order_for_a_round_ends_with_it() -> None:
    """A moment before the influence card belongs to the round that it begins; unknown occasions are rejected."""
    s = auction().state
    assert s.round == 1
    known = ("sale", "sale 1", "influence", "influence 2", "ceasefire 2", "bid 1 2")
    gone = ("sale 2", "influence 1", "sale 1 1", "bid 1 1", "bid", "nonsense")
    assert [GAME.may_come(s, occasion) for occasion in (*known, *gone)] == [True] * len(known) + [False] * len(gone)


def test_an_order_can_be_withdrawn_or_changed_at_any_time() -> None:
    """The last one counts; without answers the seat is asked again."""
    life = auction()
    first, second, third = bidders(life)
    order(life, second, *bids_up_to(9))
    order(life, second, PASS)
    order(life, third, *bids_up_to(9))
    order(life, third)
    life.answers(first, "bid", 1)
    life.waits(0)
    assert answers_so_far(life)[-1] == (second, PASS, "order")
    assert life.table.awaited() == (third,)


@pytest.mark.parametrize("answers", [(("bid", 1),), (("bid", 500),), (("nonsense",),), (("bid",),), ((),)])
def test_an_illegal_answer_is_skipped(answers: tuple[tuple[str | int, ...], ...]) -> None:
    """A bid that is too low or too expensive: the seat is asked."""
    life = auction()
    first, second, _ = bidders(life)
    order(life, second, *answers)
    life.answers(first, "bid", 1)
    assert life.waits(0) == []
    assert life.table.awaited() == (second,)


def test_undo_withdraws_the_order() -> None:
    """Otherwise it would give the same answer again at once."""
    life = auction()
    first, *_ = bidders(life)
    order(life, first, *bids_up_to(2))
    life.waits(0)
    life.does(PEOPLE[first], p.Undo(id=1, seat=first))
    if life.table.consent is not None:
        for seat in bidders(life)[1:]:
            life.does(PEOPLE[seat], p.Consent(id=1, seat=seat, agrees=True))
    assert life.waits(0) == []
    assert (life.table.awaited(), life.table.orders) == ((first,), {})


def test_orders_rest_during_a_pause_and_while_a_bot_plays() -> None:
    """They count again when the person is back."""
    life = auction("quick")
    first, second, _ = bidders(life)
    order(life, second, *bids_up_to(2))
    life.add(e.HandedOver(seat=second, bot="random"))
    life.answers(first, "bid", 1)
    assert not deciding.alarm(life.table, life.now)
    life.does(PEOPLE[second], p.ComeBack(id=1, seat=second))
    life.add(e.Paused())
    assert life.table.next_alarm() is None
    life.add(e.Resumed())
    assert life.waits(BEAT.stop)[0] == e.Answered(seat=second, words=("bid", 2), by="order")


def test_orders_survive_a_restart() -> None:
    """From the journal, and from a snapshot."""
    life = auction()
    first, second, _ = bidders(life)
    order(life, second, *bids_up_to(2))
    standing = {(second, card(life)): bids_up_to(2)}
    assert life.reopened().orders == standing
    restored = snapshot.restore("table", life.table.secret, snapshot.take(life.table))
    assert isinstance(restored, GameTable)
    assert restored.orders == standing
    life.answers(first, "bid", 1)
    assert life.reopened().wakes_at() == 0


def test_the_end_of_the_game_ends_all_orders() -> None:
    """No question is left."""
    life = auction()
    order(life, 0, PASS)
    life.add(e.Aborted())
    assert life.table.orders == {}
    assert life.reopened().next_alarm() is None


# ---- secrecy ---------------------------------------------------------------------------------------------------------
def bytes_for(life: Life, audience: Audience) -> Iterator[bytes]:
    """Everything that is sent to it now."""
    if refresh(life.table, audience):
        for message in messages_since(life.table, audience, "epoch", audience.number - 1):
            yield msgspec.json.encode(message)
    yield msgspec.json.encode(table_message(life.table, PEOPLE, PEOPLE, 0, life.now))


def sent_to_others(ordered: bool) -> list[bytes]:
    """Everything the others and a spectator get while a person bids, with an order or by hand."""
    life = auction()
    first, second, third = bidders(life)
    others = [Audience(seat) for seat in (first, third, None)]
    got = list[bytes]()

    def listen() -> None:
        got.extend(message for audience in others for message in bytes_for(life, audience))

    if ordered:
        order(life, second, *bids_up_to(2))
    listen()
    life.answers(first, "bid", 1)
    listen()
    if ordered:
        life.waits(0)
    else:
        life.answers(second, "bid", 2)
    listen()
    return got


def test_the_others_cannot_distinguish_an_order_from_a_bid_by_hand() -> None:
    """Not a byte differs."""
    assert sent_to_others(ordered=True) == sent_to_others(ordered=False)


def test_only_the_owner_sees_an_order() -> None:
    """And is not asked the questions that it answers."""
    life = auction()
    first, second, _ = bidders(life)
    own, other, spectator = Audience(second), Audience(first), Audience(None)
    for audience in (own, other, spectator):
        refresh(life.table, audience)
    order(life, second, *bids_up_to(2))
    assert [refresh(life.table, audience) for audience in (own, other, spectator)] == [True, False, False]
    assert own.orders == {card(life): bids_up_to(2)}
    life.answers(first, "bid", 1)
    refresh(life.table, own)
    assert (own.question, own.awaited) == (None, False)


def test_the_owner_sees_what_may_be_ordered() -> None:
    """A form for each seat from its own knowledge; spectators get none, and it has no number."""
    life = auction()
    first, second, _ = bidders(life)
    own, other, spectator = Audience(second), Audience(first), Audience(None)
    for audience in (own, other, spectator):
        refresh(life.table, audience)
    assert own.may_order is not None
    assert other.may_order is not None
    assert (spectator.may_order, own.may_order.number) == (None, 0)
    left = [words[1:] for words in own.may_order.legal((card(life),))]
    assert left[:3] == [PASS, ("bid", 1), ("bid", 2)]
    before = other.may_order
    order(life, second, PASS)
    refresh(life.table, other)
    assert other.may_order is before, "nobody else's changes"
