"""What the races change: steps put in, steps replaced. Numbers such as hand limits stand with the components."""

from __future__ import annotations

from plancia.engine import CHANCE, Action, Ask, Choices, Insert, Next, Said, Seat, Word, Words, hears
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.auction import Bidding, pay_price
from tests.engine.rex_slice.battle import winner_loses_dial
from tests.engine.rex_slice.components import (
    BATTLE_CARDS,
    ICONS,
    JOLNAR,
    LAZAX,
    LETNEV,
    NONE,
    RETREAT,
    XXCHA,
    Advantage,
)
from tests.engine.rex_slice.draw import CardDraw, DrawCards
from tests.engine.rex_slice.informant import about_to_use
from tests.engine.rex_slice.plans import Ban, Battle, Promise, dials, free_leaders, playable
from tests.engine.rex_slice.table import Fields, Table

NOTHING = "nothing"


def seat_of(t: Fields, race: str) -> Seat:
    """Of a race that is in play: else its steps would not be in force."""
    seat = t.seat_of(race)
    assert seat is not None
    return seat


def opponent_of(t: Fields, f: Battle, race: str) -> Seat | None:
    """Whom the race may act on: the foe in its own battle or in an ally's (7.5)."""
    return next((f.foe(side) for side in f.sides if t.one_side(seat_of(t, race), side)), None)


# ---- Xxcha: Command


class Command(Action, frozen=True, gc=False):
    card: str


class GiveCommand(Ask[Fields, Command], frozen=True, kw_only=True, gc=False):
    """A listed card, whether it is held or not; no answer is given (R54)."""

    RULE = "R54"

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        return None if said else (NOTHING, *BATTLE_CARDS, RETREAT)


def xxcha_is_about_to_command(t: Table, f: Battle) -> Next:
    return about_to_use(t, Advantage.COMMAND, seat_of(t, XXCHA)) if opponent_of(t, f, XXCHA) is not None else None


def xxcha_may_command(t: Table, f: Battle) -> Next:
    """Before any dial is set (R55)."""
    helps = opponent_of(t, f, XXCHA) is not None and not t.is_stopped(Advantage.COMMAND)
    return GiveCommand(seats=(seat_of(t, XXCHA),) if helps else ())


@hears(GiveCommand)
def command_is_given(t: Table, f: Battle, said: Said[Command]) -> Next:
    ((xxcha, command),), foe = said.items(), opponent_of(t, f, XXCHA)
    if foe is not None and command.card != NOTHING:
        t.remember(f, ban=Ban(foe, command.card))
        t.note(facts.CommandGiven(seat=xxcha, card=command.card))
    return None


# ---- Jol-Nar: the question


class Question(Action, frozen=True, gc=False):
    topic: str


class PutQuestion(Ask[Fields, Question], frozen=True, kw_only=True, gc=False):
    RULE = "M43"

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        return None if said else (NOTHING, "dial", "leader", *ICONS)


class Answer(Action, frozen=True, gc=False):
    value: Word


class AnswerQuestion(Ask[Fields, Answer], frozen=True, kw_only=True, gc=False):
    """Any choice that is legal now (R56); of cards also none (R28)."""

    RULE = "R56"

    topic: str

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        if said:
            return None
        f = s.frame(Battle)
        match self.topic:
            case "dial":
                return dials(s, f, seat)
            case "leader":
                return free_leaders(s, f, seat)
            case icon:
                leaderless = free_leaders(s, f, seat) == [NONE]  # plays no cards (R26)
                return (NONE,) if leaderless else (NONE, *playable(f, s.hands[seat], seat, icon))


def jolnar_is_about_to_ask(t: Table, f: Battle) -> Next:
    return about_to_use(t, Advantage.QUESTION, seat_of(t, JOLNAR)) if opponent_of(t, f, JOLNAR) is not None else None


def jolnar_may_ask(t: Table, f: Battle) -> Next:
    helps = opponent_of(t, f, JOLNAR) is not None and not t.is_stopped(Advantage.QUESTION)
    return PutQuestion(seats=(seat_of(t, JOLNAR),) if helps else ())


@hears(PutQuestion)
def foe_must_answer(t: Table, f: Battle, said: Said[Question]) -> Next:
    ((jolnar, question),), foe = said.items(), opponent_of(t, f, JOLNAR)
    if foe is None or question.topic == NOTHING:
        return None
    t.remember(f, topic=question.topic)
    t.note(facts.QuestionPut(seat=jolnar, topic=question.topic))
    return AnswerQuestion(seats=(foe,), topic=question.topic)


@hears(AnswerQuestion)
def answer_binds(t: Table, f: Battle, said: Said[Answer]) -> Next:
    """It is given to the whole table (M43)."""
    ((seat, answer),) = said.items()
    t.remember(f, promise=Promise(seat, f.topic, answer.value))
    t.note(facts.QuestionAnswered(of=seat, topic=f.topic, value=answer.value))
    return None


# ---- Jol-Nar: the look


def jolnar_is_about_to_look(t: Table, f: Bidding) -> Next:
    return about_to_use(t, Advantage.LOOK, seat_of(t, JOLNAR))


def jolnar_looks(t: Table, f: Bidding) -> Next:
    """At the card now on auction, and at no other (M24)."""
    if t.is_stopped(Advantage.LOOK):
        return None
    return DrawCards(seats=(CHANCE,), to=(seat_of(t, JOLNAR),))


@hears(DrawCards)
def card_is_seen(t: Table, f: Bidding, said: Said[Words]) -> Next:
    (card,) = map(str, said[CHANCE])
    jolnar = seat_of(t, JOLNAR)
    t.leave_deck(card)
    t.on_offer = card
    t.note(facts.CardsDrawn(of=CHANCE, to=(jolnar,), seat=jolnar, cards=(card,)))
    return None


# ---- Lazax: what others pay for cards; mechanized units


def lazax_is_about_to_receive(t: Table, f: Bidding) -> Next:
    return about_to_use(t, Advantage.INCOME, seat_of(t, LAZAX)) if f.buyer != seat_of(t, LAZAX) else None


def lazax_receives_price(t: Table, f: Bidding) -> Next:
    """Lazax's own payments go to the pool, and so does one that an Informant has stopped (6.2, 7.2)."""
    lazax = seat_of(t, LAZAX)
    if f.buyer in (None, lazax) or t.is_stopped(Advantage.INCOME):
        return pay_price(t, f)
    assert f.buyer is not None
    t.pay(f.buyer, f.high, lazax)
    return None


class Losses(Action, frozen=True, gc=False):
    mechanized: int


class ChooseLosses(Ask[Fields, Losses], frozen=True, kw_only=True, gc=False):
    """A mechanized unit counts two; none is given up that could be taken back (R62)."""

    RULE = "R62"

    due: int

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        if said:
            return None
        plain, mechanized = s.units[seat]
        return [m for m in range(mechanized + 1) if self.due - plain <= 2 * m <= self.due + 1]


def winner_chooses_losses(t: Table, f: Battle) -> Next:
    """Only Lazax has a choice."""
    assert f.winner is not None
    if not t.units[f.winner].mechanized:
        return winner_loses_dial(t, f)
    return ChooseLosses(seats=(f.winner,), due=f.plans[f.winner].dial)


@hears(ChooseLosses)
def winner_takes_losses(t: Table, f: Battle, said: Said[Losses]) -> Next:
    ((seat, losses),) = said.items()
    t.lose_units(seat, max(0, f.plans[seat].dial - 2 * losses.mechanized), losses.mechanized)
    return None


# ---- Letnev: a free card for each one bought


def letnev_draws_another(t: Table, f: Bidding) -> Next:
    """From the deck, not shown to Jol-Nar; only while there is room (R22)."""
    letnev = seat_of(t, LETNEV)
    return CardDraw(seat=letnev) if f.buyer == letnev and t.has_room(letnev) else None


POWERS = (
    Insert(
        by=XXCHA,  # before Jol-Nar, always (R3)
        frame=Battle,
        steps=(xxcha_is_about_to_command, xxcha_may_command, command_is_given),
        before=("jolnar_is_about_to_ask", "seal_plans"),
    ),
    Insert(
        by=JOLNAR,
        frame=Battle,
        steps=(jolnar_is_about_to_ask, jolnar_may_ask, foe_must_answer, answer_binds),
        before=("seal_plans",),
    ),
    Insert(
        by=JOLNAR,
        frame=Bidding,
        steps=(jolnar_is_about_to_look, jolnar_looks, card_is_seen),
        after=("offer_card",),
    ),
    Insert(
        by=LAZAX,
        frame=Bidding,
        steps=(lazax_is_about_to_receive, lazax_receives_price),
        instead_of="pay_price",
    ),
    Insert(
        by=LAZAX,
        frame=Battle,
        steps=(winner_chooses_losses, winner_takes_losses),
        instead_of="winner_loses_dial",
    ),
    Insert(by=LETNEV, frame=Bidding, steps=(letnev_draws_another,), after=("hand_over",)),
)
