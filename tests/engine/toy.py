"""A small market that uses every feature of the kernel: chance, sealed offers, a window, free talk, a rider."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    Action,
    Answers,
    Ask,
    Bag,
    Choices,
    Disclosure,
    Fact,
    Facts,
    Flow,
    Frame,
    MayPlay,
    Next,
    Position,
    Refusal,
    Rules,
    Seat,
    Verbs,
    Window,
    Word,
    Words,
    goto,
    hears,
    procedure,
    start,
    window,
)
from tests.engine.small import Options, SmallGame, put

WHISTLE, COUPON = "whistle", "coupon"


class Fields(Position, gc=False):
    fruits: Bag  # still to be sold
    coins: tuple[int, ...]
    baskets: tuple[tuple[str, ...], ...]
    coupons: tuple[int, ...]
    whistles: tuple[bool, ...]  # the only secret
    whistled: int

    def rules(self) -> Rules:
        return TOY

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.coins)))


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    pass


class Draft(Fields, Verbs, gc=False):
    facts: list[Fact]

    def pay(self, seat: Seat, coins: int) -> None:
        self.coins = put(self.coins, seat, self.coins[seat] - coins)


class FruitShown(Disclosure, frozen=True, kw_only=True, gc=False):
    fruit: str


class OfferOpened(Disclosure, frozen=True, kw_only=True, gc=False):
    coins: int


class Whistled(Disclosure, frozen=True, kw_only=True, gc=False):
    pass


class Lot(Action, frozen=True, gc=False):
    fruit: str


class DrawFruit(Ask[Fields, Lot], frozen=True, kw_only=True, gc=False):
    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else s.fruits


class Offer(Action, frozen=True, gc=False):
    coins: int


class MakeOffer(Ask[Fields, Offer], frozen=True, kw_only=True, gc=False):
    RULE = "2"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else range(s.coins[seat] + 1)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("too_dear", "2.1") if isinstance(word, int) else super().why(s, seat, prefix, word)


class Done(Action, frozen=True, tag="done", gc=False):
    pass


class Treat(Action, frozen=True, tag="treat", gc=False):
    seat: Seat
    coins: int


class Haggle(Ask[Fields, Done | Treat], frozen=True, kw_only=True, gc=False):
    RULE = "3"
    FIRST = True
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return ("done", "treat") if s.coins[seat] else ("done",)
            case ("treat",):
                return tuple(other for other in s.seats if other != seat)
            case ("treat", _):
                return range(1, s.coins[seat] + 1)
            case _:
                return None


class MayWhistle(MayPlay, frozen=True, kw_only=True, gc=False):
    def playable(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        return (WHISTLE,) if s.whistles[seat] else ()


class Interruption(Window, frozen=True, kw_only=True, gc=False):
    """Somebody is about to buy."""


class Whistle(Frame, frozen=True, kw_only=True, gc=False):
    by: Seat


class Redemption(Frame, frozen=True, kw_only=True, gc=False):
    """A coupon is turned into coins."""

    seat: Seat
    coins: int


class Market(Frame, frozen=True, kw_only=True, gc=False):
    """One fruit after another."""

    fruit: str = ""
    buyer: Seat = -1
    price: int = 0
    talk: int = 0


def draw_fruit(t: Draft, f: Market) -> Next:
    return DrawFruit(seats=(CHANCE,))


@hears(DrawFruit)
def show_fruit(t: Draft, f: Market, answers: Answers[Lot]) -> Next:
    fruit = answers[CHANCE].fruit
    at = t.fruits.kinds.index(fruit)
    t.fruits = Bag(t.fruits.kinds, put(t.fruits.lots, at, t.fruits.lots[at] - 1))
    t.remember(f, fruit=fruit)
    t.note(FruitShown(of=CHANCE, fruit=fruit))
    return None


def call_for_offers(t: Draft, f: Market) -> Next:
    return MakeOffer(seats=t.seats)


@hears(MakeOffer)
def open_offers(t: Draft, f: Market, answers: Answers[Offer]) -> Next:
    for seat, offer in answers.items():
        t.note(OfferOpened(of=seat, coins=offer.coins))
    buyer = max(answers, key=lambda seat: answers[seat].coins)
    t.remember(f, buyer=buyer, price=answers[buyer].coins)
    return None


def look_round(t: Draft, f: Market) -> Next:
    return Interruption(timing="sale", seats=tuple(seat for seat in t.seats if seat != f.buyer))


def sell_fruit(t: Draft, f: Market) -> Next:
    t.pay(f.buyer, f.price)
    t.baskets = put(t.baskets, f.buyer, (*t.baskets[f.buyer], f.fruit))
    t.remember(f, talk=0)
    return None


def haggle(t: Draft, f: Market) -> Next:
    return Haggle(seats=t.seats if f.talk < 3 else ())


@hears(Haggle)
def hear_haggling(t: Draft, f: Market, answers: Answers[Done | Treat]) -> Next:
    ((seat, answer),) = answers.items()
    match answer:
        case Done():
            return None
        case Treat(other, coins):
            t.pay(seat, coins)
            t.pay(other, -coins)
    t.remember(f, talk=f.talk + 1)
    return goto(haggle)


def next_fruit(t: Draft, f: Market) -> Next:
    if len(t.fruits):
        return goto(draw_fruit)
    t.end_game()
    return None


def could_whistle(t: Draft, w: Interruption, seat: Seat) -> bool:
    """From public facts: there are two whistles in the game."""
    return t.whistled < 2


def whistle(t: Draft, w: Interruption, seat: Seat, words: Words) -> Frame:
    return Whistle(by=seat)


def blow_whistle(t: Draft, f: Whistle) -> Next:
    t.whistles = put(t.whistles, f.by, False)
    t.whistled += 1
    t.note(Whistled(of=f.by))
    return None


def redeem_coupon(t: Draft, f: Redemption) -> Next:
    t.coupons = put(t.coupons, f.seat, t.coupons[f.seat] - 1)
    t.pay(f.seat, -f.coins)
    return None


FLOW = Flow(
    [
        procedure(
            Market,
            draw_fruit,
            show_fruit,
            call_for_offers,
            open_offers,
            look_round,
            sell_fruit,
            haggle,
            hear_haggling,
            next_fruit,
        ),
        window(
            Interruption,
            MayWhistle,
            could_whistle,
            whistle,
        ),
        procedure(Whistle, blow_whistle),
        procedure(Redemption, redeem_coupon),
    ]
)


def market(seats: int = 2, whistles: tuple[bool, ...] = (False, True, False)) -> State:
    """The market is open, and nobody has been asked anything yet."""
    return State(
        stack=(),
        ask=None,
        answers=(),
        asked=0,
        fruits=Bag(("apple", "pear", "plum"), (2, 1, 0)),
        coins=(3,) * seats,
        baskets=((),) * seats,
        coupons=(1,) * seats,
        whistles=whistles[:seats],
        whistled=0,
    )


class Toy(SmallGame[State]):
    NAME = "toy"
    REASON = "sold_out"
    SEATS = range(2, 4)
    STATE = State
    DRAFT = Draft

    def flow(self, s: Fields, /) -> Flow:
        return FLOW

    def riders(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        """A coupon is worth up to three coins, as its owner chooses."""
        match prefix:
            case ():
                return (COUPON,) if s.coupons[seat] else ()
            case (_,):
                return range(1, 4)
            case _:
                return None

    def ride(self, t: Draft, seat: Seat, words: Words, /) -> Frame:
        _, coins = words
        return Redemption(seat=seat, coins=int(coins))

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        return start(market(seats), Market())

    def seen(self, s: State, seat: Seat | None) -> State:
        own = tuple(whistle and x == seat for x, whistle in enumerate(s.whistles))
        return State(s.stack, s.ask, (), s.asked, s.fruits, s.coins, s.baskets, s.coupons, own, s.whistled)

    def points(self, s: State) -> tuple[int, ...]:
        return s.coins


TOY = Toy()
