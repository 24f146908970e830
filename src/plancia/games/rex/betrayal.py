"""The betrayal option: a secret card may steal a shared victory."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Insert,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
)
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import Drawing
from plancia.games.rex.setup import Setup
from plancia.games.rex.state import Fields, put
from plancia.games.rex.victory import Verdict, declare

BETRAYAL = "betrayal"
BETRAYABLE = ("strongholds", "sol", "hacan")  # victories of an alliance. §15.2 §15.5
FAVOURS, ARSENAL, CONQUEST = 10, 3, 3


# ---- the cards are dealt ---------------------------------------------------------------------------------------------
class DealBetrayal(Drawing, frozen=True, kw_only=True, gc=False):
    """A betrayal card that only this player sees. §15.1"""

    RULE = "15.1"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple(card for card in s.box.difficulty if card not in s.betrayals)


def deal_betrayal(t: Draft, f: Setup) -> Next:
    """One each; nobody sees the remaining ones. §15.1"""
    waiting = tuple(seat for seat in t.order if not t.betrayals[seat])
    return DealBetrayal(seats=(CHANCE,) if waiting else (), to=waiting[:1])


@hears(DealBetrayal)
def take_betrayal(t: Draft, f: Setup, answers: Answers[Words]) -> Next:
    """Secret until the end. §15.1"""
    seat = next(seat for seat in t.order if not t.betrayals[seat])
    card = str(answers[CHANCE][0])
    t.betrayals = put(t.betrayals, seat, card)
    t.note(facts.BetrayalDealt(to=(seat,), of=CHANCE, seat=seat, card=card))
    return goto(deal_betrayal)


# ---- the conditions --------------------------------------------------------------------------------------------------
def is_met(s: Fields, seat: Seat) -> bool:
    """Is the condition of this player's card met? §15.6"""
    allies = [ally for ally in s.alliance_of(seat) if ally != seat]
    council, ports = s.box.council, s.box.spaceports
    match s.betrayals[seat]:
        case "path-of-peace":
            return all(s.units[seat][council] > s.units[x][council] for x in range(s.seats) if x != seat)
        case "cautious-command":
            return all(s.reserve[seat] > s.reserve[ally] for ally in allies)
        case "hoarded-favours":
            return s.influence[seat] >= FAVOURS and all(s.influence[seat] > s.influence[ally] for ally in allies)
        case "hidden-arsenal":
            held = len(s.hands[seat])
            return held >= ARSENAL and all(held > len(s.hands[ally]) for ally in allies)
        case "unbroken-ranks":
            return s.leaders[seat] == s.box.leaders[s.races[seat]]
        case "master-of-the-ports":
            return all(s.controller(port) == seat for port in ports)
        case "hand-on-the-throne":
            return s.controller(s.box.palace) == seat and s.strongholds(seat) > 1
        case _:
            return s.strongholds(seat) >= CONQUEST


def can_show(s: Fields, seat: Seat, above: int) -> bool:
    """May this card be revealed, after one of that difficulty? §15.2 §15.3"""
    return s.box.difficulty[s.betrayals[seat]] > above and is_met(s, seat)


# ---- sharing or betraying --------------------------------------------------------------------------------------------
class Share(Action, frozen=True, tag="share", gc=False):
    pass


class Reveal(Action, frozen=True, tag="reveal", gc=False):
    pass


class ShareOrReveal(Ask[Fields, Share | Reveal], frozen=True, kw_only=True, gc=False):
    """Share the victory, or reveal your betrayal card. §15.2 §15.3"""

    RULE = "15.2"

    above: Amount = 0  # the difficulty to beat

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        return ("share", "reveal") if can_show(s, seat, self.above) else ("share",)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("card_cannot_be_shown", "15.3" if self.above else "15.2")


def share_or_betray(t: Draft, f: Verdict) -> Next:
    """All members of the alliance at once, in secret; not if the prediction has come true. §15.2 §15.5"""
    asked = f.winners if f.reason in BETRAYABLE and len(f.winners) > 1 else ()
    return ShareOrReveal(seats=tuple(seat for seat in t.order if seat in asked))


@hears(ShareOrReveal)
def hear_betrayals(t: Draft, f: Verdict, answers: Answers[Share | Reveal]) -> Next:
    """If a card was revealed, the others may beat it. §15.3"""
    members = tuple(answers)
    for seat, answer in answers.items():
        f = hear_one(t, f, seat, answer)
    t.remember(f, asked=may_still_answer(t, f, members) if f.shown else ())
    return None


def offer_answer(t: Draft, f: Verdict) -> Next:
    """In order of play, repeatedly, until all decline. §15.3"""
    return ShareOrReveal(seats=f.asked[:1], above=highest(t, f))


@hears(ShareOrReveal)
def hear_answer(t: Draft, f: Verdict, answers: Answers[Share | Reveal]) -> Next:
    """After a higher card all others are asked again. §15.3"""
    ((seat, answer),) = answers.items()
    f = hear_one(t, f, seat, answer)
    revealed = isinstance(answer, Reveal)
    t.remember(f, asked=may_still_answer(t, f, f.winners) if revealed else f.asked[1:])
    return goto(offer_answer)


def settle_betrayal(t: Draft, f: Verdict) -> Next:
    """The owner of the highest card revealed wins alone. §15.4"""
    if f.shown:
        traitor = max(f.shown, key=lambda seat: t.box.difficulty[f.shown[seat]])
        t.remember(f, winners=(traitor,), reason=BETRAYAL)
    return goto(declare)


def hear_one(t: Draft, f: Verdict, seat: Seat, answer: Share | Reveal) -> Verdict:
    if isinstance(answer, Share):
        t.note(facts.SharedVictory(seat=seat))
        return f
    card = t.betrayals[seat]
    t.note(facts.BetrayalShown(of=seat, card=card))
    return t.remember(f, shown=f.shown | {seat: card})


def highest(t: Fields, f: Verdict) -> int:
    return max((t.box.difficulty[card] for card in f.shown.values()), default=0)


def may_still_answer(t: Fields, f: Verdict, members: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Members who have not revealed a card; none if the highest card of all is revealed."""
    if highest(t, f) == max(t.box.difficulty.values()):
        return ()
    return tuple(seat for seat in t.order if seat in members and seat not in f.shown)


INSERTS = (
    Insert(by=BETRAYAL, frame=Setup, steps=(deal_betrayal, take_betrayal), after=("deal_cards",)),
    Insert(
        by=BETRAYAL,
        frame=Verdict,
        steps=(share_or_betray, hear_betrayals, offer_answer, hear_answer, settle_betrayal),
        after=("xxcha_have_predicted", "look_at_most_strongholds"),
    ),
)
