"""The slice as a game: cards and traitors are dealt, a ceasefire is held, cards are sold, and battles are fought."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from plancia.engine import Below, Facts, Flow, Frame, Game, Next, Result, Seat, goto, procedure, start
from tests.engine.rex_slice import auction, battle, ceasefire, double_agent, draw, informant, powers
from tests.engine.rex_slice.auction import Bidding
from tests.engine.rex_slice.ceasefire import Ceasefire
from tests.engine.rex_slice.components import ALL_CARDS, INFLUENCE, LAZAX, LEADERS, RACES, TRAITORS_KEPT, Cards
from tests.engine.rex_slice.draw import CardDraw, TraitorDraw
from tests.engine.rex_slice.house_rules import HOUSE_RULES
from tests.engine.rex_slice.plans import Battle
from tests.engine.rex_slice.table import Fields, State, Table, Units
from tests.engine.rex_slice.view import View, imagine, view

PALACE = "imperial_palace"
SUGGESTED: Cards = ("lazax", "jolnar", "letnev", "xxcha", "sol", "hacan")


class Options(Struct, frozen=True, kw_only=True, gc=False):
    """What is agreed before the game."""

    races: Cards = SUGGESTED  # the first ones, as many as there are seats
    house_rules: Cards = ()
    cards: int = 3  # dealt to everybody
    influence: int = 5
    proposals: int = 2  # in a ceasefire, of every player


class Round(Frame, frozen=True, kw_only=True, gc=False):
    """The phases of the slice, once."""

    cards: int
    proposals: int


def deal_cards(t: Table, f: Round) -> Next:
    for seat in t.seats:
        if not t.hands[seat]:
            return goto(deal_cards, after=CardDraw(seat=seat, count=f.cards))
    return None


def deal_traitors(t: Table, f: Round) -> Next:
    """Letnev keeps more of them (7.2)."""
    for seat in t.seats:
        if not t.traitors[seat]:
            return goto(deal_traitors, after=TraitorDraw(seat=seat, count=TRAITORS_KEPT[t.races[seat]]))
    return None


def hold_ceasefire(t: Table, f: Round) -> Next:
    return Ceasefire(left=(f.proposals,) * len(t.seats))


def hold_bidding(t: Table, f: Round) -> Next:
    return Bidding()


def fight_battles(t: Table, f: Round) -> Next:
    """In order of play everybody fights, until no enemies are left in the space (R30, R61)."""
    armies = [seat for seat in t.seats if t.units[seat].strength]
    for a in armies:
        for b in armies:
            if not t.one_side(a, b):
                return goto(fight_battles, after=Battle(space=PALACE, sides=(min(a, b), max(a, b))))
    return None


PROCEDURES = (
    *draw.PROCEDURES,
    *informant.PROCEDURES,
    *double_agent.PROCEDURES,
    *ceasefire.PROCEDURES,
    *auction.PROCEDURES,
    *battle.PROCEDURES,
    procedure(Round, deal_cards, deal_traitors, hold_ceasefire, hold_bidding, fight_battles),
)


@lru_cache
def composed(races: Cards, house_rules: Cards) -> Flow:
    """The steps in force."""
    in_play = {*races, *house_rules}
    return Flow(PROCEDURES, [insert for insert in (*powers.POWERS, *HOUSE_RULES) if insert.by in in_play])


Fields.COMPOSED = staticmethod(composed)
Fields.RIDES = staticmethod(double_agent.ride)


def laid_out(races: Cards, *, house_rules: Cards = (), influence: int = 5) -> State:
    """The table before anything is dealt."""
    seats = len(races)
    return State(
        stack=(),
        ask=None,
        answers=(),
        asked=0,
        races=races,
        house_rules=house_rules,
        alliances=(),
        influence=(influence,) * seats,
        pool=INFLUENCE - influence * seats,
        units=tuple(Units(3, 2) if race == LAZAX else Units(6) for race in races),
        leaders=tuple(LEADERS[race] for race in races),
        fought={},
        discarded=(),
        stopped=(),
        shown=((),) * seats,
        hands=((),) * seats,
        traitors=((),) * seats,
        deck=ALL_CARDS,
        traitor_deck=tuple(sorted(leader for race in races for leader in LEADERS[race])),
        on_offer="",
        looked_at=((),) * seats,
    )


class RexSlice(Game[State, View, Options]):
    """One round, shortened."""

    NAME = "rex slice"
    VERSION = 1
    SEATS = range(3, len(RACES) + 1)
    STATE = State
    OPTIONS = Options

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        s = laid_out(options.races[:seats], house_rules=options.house_rules, influence=options.influence)
        return start(s, Round(cards=options.cards, proposals=options.proposals))

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, seat)

    def imagine(self, view: View, below: Below) -> State:
        return imagine(view, below)

    def result(self, s: State) -> Result | None:
        """By influence: the slice has no strongholds."""
        if s.stack:
            return None
        return Result(tuple(1 + sum(other > own for other in s.influence) for own in s.influence), "round_over")


REX = RexSlice()
