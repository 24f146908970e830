"""Lazax: they receive the price of cards, and their mechanized units count double."""

from __future__ import annotations

from plancia.engine import Action, Amount, Answers, Ask, Choices, Insert, Next, Refusal, Seat, Word, Words, goto, hears
from plancia.games.rex.battle import winner_loses_dial
from plancia.games.rex.bidding import Bidding, may_bid, pay_price
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import LAZAX
from plancia.games.rex.factions import seat_of
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import Fields, Group
from plancia.games.rex.timings import Power


# ---- income ----------------------------------------------------------------------------------------------------------
def lazax_receive_price(t: Draft, f: Bidding) -> Next:
    """What others pay for cards. Their own payments, and a cancelled one, go to the pool. §18.1 §17.5"""
    lazax = seat_of(t, LAZAX)
    stopped = t.is_stopped(Power.LAZAX_INCOME)
    t.release(Power.LAZAX_INCOME)
    if f.buyer == lazax or stopped:
        return pay_price(t, f)
    assert f.buyer is not None
    t.pay(f.buyer, f.high, "card", lazax)
    return None


# ---- ally advantage: a gift before the bidding -----------------------------------------------------------------------
class GiveNothing(Action, frozen=True, tag="nothing", gc=False):
    pass


class GiveInfluence(Action, frozen=True, tag="give", gc=False):
    seat: Seat
    amount: Amount


class GiveToAlly(Ask[Fields, GiveNothing | GiveInfluence], frozen=True, kw_only=True, gc=False):
    """Give an ally influence for the card that is offered, or nothing. §18.6"""

    RULE = "18.6"
    RIDERS = True

    allies: tuple[Seat, ...]  # allies who may bid and have been given nothing for this card

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return ("nothing", "give")
            case ("give",):
                return self.allies
            case ("give", _):
                return range(1, s.influence[seat] + 1)
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_to_this_player" if prefix == ("give",) else "not_enough_influence", "18.6")


def lazax_may_give(t: Draft, f: Bidding) -> Next:
    """Before the opener is determined, to an ally who may bid, once for each card. §18.6"""
    lazax = seat_of(t, LAZAX)
    own = t.alliance_of(lazax)
    allies = tuple(seat for seat in own if seat != lazax and may_bid(t, seat) and seat not in f.given)
    able = allies and t.influence[lazax] and not t.is_stopped(Power.LAZAX_GIFT)
    return GiveToAlly(seats=(lazax,) if able else (), allies=allies)


@hears(GiveToAlly)
def give_to_ally(t: Draft, f: Bidding, answers: Answers[GiveNothing | GiveInfluence]) -> Next:
    """An ally who was given influence must bid on their first turn, if possible. §18.6 §18.7"""
    ((lazax, answer),) = answers.items()
    match answer:
        case GiveInfluence(ally, amount):
            t.pay(lazax, amount, "gift", ally)
            t.remember(f, given=(*f.given, ally), bound=(*f.bound, ally))
            return goto(lazax_may_give)
        case GiveNothing():
            return None


# ---- mechanized units ------------------------------------------------------------------------------------------------
class Losses(Action, frozen=True, gc=False):
    mechanized: Amount


class ChooseLosses(Ask[Fields, Losses], frozen=True, kw_only=True, gc=False):
    """Choose how many mechanized units you lose; each counts as two. §18.4"""

    RULE = "18.4"

    due: Amount

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else loss_choices(s.group(seat, s.box.at[s.frame(Battle).space]), self.due)


def loss_choices(army: Group, due: int) -> tuple[int, ...]:
    """Enough to reach the dial, but none that could be kept. §18.4"""
    return tuple(m for m in range(army.special + 1) if due - army.units <= 2 * m <= due + 1)


def winner_chooses_losses(t: Draft, f: Battle) -> Next:
    """Only the Lazax have a choice, and they are asked only if more than one number is possible. §18.4"""
    assert f.winner is not None
    due = f.plans[f.winner].dial
    if t.races[f.winner] != LAZAX:
        return winner_loses_dial(t, f)
    choices = loss_choices(t.group(f.winner, t.box.at[f.space]), due)
    if len(choices) > 1:
        return ChooseLosses(seats=(f.winner,), due=due)
    take_losses(t, f, choices[0])
    return None


@hears(ChooseLosses)
def winner_takes_losses(t: Draft, f: Battle, answers: Answers[Losses]) -> Next:
    """Ordinary units make up the rest. §18.4"""
    ((_, losses),) = answers.items()
    take_losses(t, f, losses.mechanized)
    return None


def take_losses(t: Draft, f: Battle, mechanized: int) -> None:
    assert f.winner is not None
    units = max(0, f.plans[f.winner].dial - 2 * mechanized)
    t.lose(f.winner, t.box.at[f.space], Group(units, mechanized), "battle")


INSERTS = (
    Insert(by=LAZAX, frame=Bidding, steps=(lazax_receive_price,), instead_of="pay_price"),
    Insert(
        by=LAZAX,  # after the Jol-Nar have looked
        frame=Bidding,
        steps=(lazax_may_give, give_to_ally),
        after=("jol_nar_see_card", "offer_card"),
    ),
    Insert(
        by=LAZAX,
        frame=Battle,
        steps=(winner_chooses_losses, winner_takes_losses),
        instead_of="winner_loses_dial",
    ),
)
