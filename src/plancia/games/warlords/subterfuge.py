"""Subterfuge: a card is taken from a hand, and exchanged or used."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    HIDDEN,
    Action,
    Answers,
    Ask,
    Case,
    Choices,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.warlords.deed import BORROWED, Deed, costs, why_not_action
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.facts import (
    CardsExchanged,
    CardTaken,
    ExchangeSeen,
    TakenCardReturned,
    TakenCardSeen,
    TakenCardShown,
)
from plancia.games.warlords.state import Draft, Fields, put


class Robbed(Action, frozen=True, gc=False):
    owner: Seat


class ChooseOpponent(Ask[Fields, Robbed], frozen=True, kw_only=True, gc=False):
    """Choose the opponent to take a mercenary from. §9.12"""

    RULE = "9.12"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple([rival for rival in s.box.rivals[seat] if s.hands[rival]])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        rivals = map(str, s.box.rivals[seat])  # typed seats are text
        return Refusal("no_card_to_take" if str(word) in rivals else "not_an_opponent", "9.12")


class TakeCard(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance takes a card from the hand; only the two players see it. §9.12 §19.3"""

    RULE = "9.12"
    who: Seat
    owner: Seat

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else s.hands[self.owner]

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by in (self.who, self.owner) else (HIDDEN,)


class Exchange(Action, frozen=True, tag="exchange", gc=False):
    card: Name  # given for it


class UseAction(Action, frozen=True, tag="use", gc=False):
    action: Name
    cost: Case = ""  # only if there is a choice


class Return(Action, frozen=True, tag="return", gc=False):
    pass


class UseTakenCard(Ask[Fields, Exchange | UseAction | Return], frozen=True, kw_only=True, gc=False):
    """Exchange the card you have taken, use one of its actions, or return it if you can do neither. §9.12"""

    RULE = "9.12"
    owner: Seat

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                verbs = [verb for verb, may in (("exchange", s.hands[seat]), ("use", usable(s, seat))) if may]
                return tuple(verbs) or ("return",)
            case ("exchange",):
                return s.hands[seat]
            case ("use",):
                return tuple(usable(s, seat))
            case ("use", str(action)):
                ways = costs(s, seat, action, BORROWED)
                return ways if len(ways) > 1 else None
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ():
                return why_not_with_card(word)
            case ("exchange",):
                return Refusal("not_in_your_hand", "9.13")
            case ("use",) if word in s.box.cards[s.taken].actions:
                return why_not_action(s, seat, str(word), BORROWED)
            case ("use",):
                return Refusal("not_on_that_card", "9.14")
            case _:
                return Refusal("no_such_cost", "9.15")

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        """Only the two players know which card is given in exchange. §19.3"""
        return words if words[0] != "exchange" or by in (seat, self.owner) else ("exchange", HIDDEN)


def why_not_with_card(word: Word) -> Refusal:
    match word:
        case "exchange":
            return Refusal("nothing_to_exchange", "9.13")
        case "use":
            return Refusal("no_action_to_use", "9.14")
        case "return":
            return Refusal("may_not_be_returned", "9.12")
        case _:
            return Refusal("no_such_answer", "9.12")


def usable(s: Fields, seat: Seat) -> list[str]:
    """The actions of the taken card that are possible now. §9.14"""
    return [action for action in s.box.cards[s.taken].actions if costs(s, seat, action, BORROWED)]


class Subterfuge(Frame, frozen=True, kw_only=True, gc=False):
    """A card is taken from an opponent."""

    seat: Seat
    owner: Seat = NOBODY
    shown: bool = False  # is the card public?


def choose_opponent(t: Draft, f: Subterfuge) -> Next:
    """An opponent with a card. §9.12"""
    return ChooseOpponent(seats=(f.seat,))


@hears(ChooseOpponent)
def take_card(t: Draft, f: Subterfuge, answers: Answers[Robbed]) -> Next:
    """At random. §9.12"""
    owner = answers[f.seat].owner
    t.remember(f, owner=owner)
    return TakeCard(seats=(CHANCE,), who=f.seat, owner=owner)


@hears(TakeCard)
def look_at_card(t: Draft, f: Subterfuge, answers: Answers[Words]) -> Next:
    """Only the two players see it; then comes the choice. §9.12 §19.3"""
    t.taken = str(answers[CHANCE][0])
    t.hands = put(t.hands, f.owner, tuple([card for card in t.hands[f.owner] if card != t.taken]))
    t.note(CardTaken(seat=f.seat, owner=f.owner))
    t.note(TakenCardSeen(to=(f.seat, f.owner), of=f.owner, seat=f.seat, owner=f.owner, card=t.taken))
    return UseTakenCard(seats=(f.seat,), owner=f.owner)


@hears(UseTakenCard)
def exchange_or_use(t: Draft, f: Subterfuge, answers: Answers[Exchange | UseAction | Return]) -> Next:
    """Keep it and give another card, or reveal it and carry out one of its actions. §9.13 §9.14"""
    match answers[f.seat]:
        case Exchange(card):
            gifts = {f.seat: card, f.owner: t.taken}
            t.exchange(gifts)
            t.taken = ""
            t.note(CardsExchanged(seat=f.seat, owner=f.owner))
            t.note(ExchangeSeen(to=(f.seat, f.owner), of=f.seat, seat=f.seat, owner=f.owner, card=card))
        case UseAction(action, cost):
            t.remember(f, shown=True)
            t.note(TakenCardShown(of=f.owner, seat=f.seat, owner=f.owner, card=t.taken))
            paid = cost or costs(t, f.seat, action, BORROWED)[0]
            return Deed(seat=f.seat, action=action, source=BORROWED, cost=paid)
        case Return():
            pass
    return None


def return_card(t: Draft, f: Subterfuge) -> Next:
    """To its owner, whose hand is as before; if it was revealed, everybody knows where it is. §9.12 §9.14 §19.3"""
    if t.taken:
        t.take_in_hand(f.owner, t.taken)
        if f.shown:
            t.see_taking(f.owner, t.taken)
        t.note(TakenCardReturned(seat=f.seat, owner=f.owner))
        t.taken = ""
    return None


PROCEDURES = (procedure(Subterfuge, choose_opponent, take_card, look_at_card, exchange_or_use, return_card),)
