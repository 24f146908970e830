"""Set-up: first player, races, traitors, the fleet, cards, influence, units, prediction."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    HIDDEN,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Frame,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import CardDraw, DrawTraitors
from plancia.games.rex.edition.box import RACES, SUGGESTED, box, minus, plus
from plancia.games.rex.edition.components import DIAL, SECTORS, TRAITORS_DEALT, LeaderId, RaceId
from plancia.games.rex.options import CHOSEN, Options
from plancia.games.rex.options import SUGGESTED as SUGGESTED_ONES
from plancia.games.rex.state import Fields, Group, State, put


class Setup(Frame, frozen=True, kw_only=True, gc=False):
    """Everything before round 1."""

    to_place: int = 0  # units that Sol still has to place


# ---- first player ----------------------------------------------------------------------------------------------------
class DrawLots(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Everyone draws a bombardment card. §3.1"""

    RULE = "3.1"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return tuple(x for x in s.box.bombardment if x not in prefix) if len(prefix) < s.seats else None


def draw_lots(t: Draft, f: Setup) -> Next:
    """One for each player. §3.1"""
    return DrawLots(seats=(CHANCE,))


@hears(DrawLots)
def first_player(t: Draft, f: Setup, answers: Answers[Words]) -> Next:
    """The lowest number begins; all cards are returned. §3.1"""
    numbers = tuple(map(int, answers[CHANCE]))
    t.first = numbers.index(min(numbers))
    t.note(facts.LotsDrawn(numbers=numbers, seat=t.first))
    return None


# ---- races -----------------------------------------------------------------------------------------------------------
class RaceChosen(Action, frozen=True, gc=False):
    race: RaceId


class ChooseRace(Ask[Fields, RaceChosen], frozen=True, kw_only=True, gc=False):
    """Choose the race you will lead. §3.2"""

    RULE = "3.2"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple(race for race in RACES if race not in s.races)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("race_taken" if word in s.races else "no_such_race", "3.2")


class DealRaces(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance deals races, seat by seat. §25.2"""

    RULE = "25.2"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        among = SUGGESTED[: s.seats] if s.options.races == SUGGESTED_ONES else RACES
        return tuple(race for race in among if race not in prefix) if len(prefix) < s.seats else None


def deal_races(t: Draft, f: Setup) -> Next:
    """At random among all or the suggested ones, if agreed; otherwise the players choose. §25.2"""
    return DealRaces(seats=() if all(t.races) or t.options.races == CHOSEN else (CHANCE,))


@hears(DealRaces)
def take_dealt_races(t: Draft, f: Setup, answers: Answers[Words]) -> Next:
    """Every seat has its race. §25.2"""
    for seat, race in enumerate(answers[CHANCE]):
        take_race(t, seat, str(race))
    return None


def choose_race(t: Draft, f: Setup) -> Next:
    """In order of play, starting with the first player. §3.2"""
    waiting = [seat for seat in t.order if not t.races[seat]]
    return ChooseRace(seats=tuple(waiting[:1]))


@hears(ChooseRace)
def hear_race(t: Draft, f: Setup, answers: Answers[RaceChosen]) -> Next:
    """Then the next player. §3.2"""
    for seat, chosen in answers.items():
        take_race(t, seat, chosen.race)
    return goto(choose_race)


def take_race(t: Draft, seat: Seat, race: RaceId) -> None:
    t.races = put(t.races, seat, race)
    t.note(facts.RaceTaken(seat=seat, race=race))


def lay_out_races(t: Draft, f: Setup) -> Next:
    """Leaders and units start in reserve; components of other races leave the game. §3.2 §3.7"""
    sheets = [t.box.races[race] for race in t.races]
    t.leaders = tuple(t.box.leaders[race] for race in t.races)
    t.reserve = tuple(sheet.units + sheet.mechanized for sheet in sheets)
    t.mechanized_reserve = sum(sheet.mechanized for sheet in sheets)
    t.traitor_deck = t.box.traitor_deck(t.races)
    return None


# ---- traitors --------------------------------------------------------------------------------------------------------
class TraitorKept(Action, frozen=True, gc=False):
    leader: LeaderId


class KeepTraitor(Ask[Fields, TraitorKept], frozen=True, kw_only=True, gc=False):
    """Keep one of the four traitors you were dealt. §3.3"""

    RULE = "3.3"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else s.dealt[seat]

    def default(self, s: Fields, seat: Seat, /) -> Words:
        """The strongest leader of another player, if there is one."""
        foreign = [leader for leader in s.dealt[seat] if s.box.race_of[leader] != s.races[seat]]
        return (max(foreign or s.dealt[seat], key=s.box.strength.__getitem__),)

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by == seat else (HIDDEN,)


def deal_traitors(t: Draft, f: Setup) -> Next:
    """Four each, in order of play. §3.3"""
    waiting = [seat for seat in t.order if not t.dealt[seat]]
    if not waiting:
        return goto(keep_traitors)
    return DrawTraitors(seats=(CHANCE,), to=(waiting[0],), count=TRAITORS_DEALT)


@hears(DrawTraitors)
def look_at_traitors(t: Draft, f: Setup, answers: Answers[Words]) -> Next:
    """Nobody else sees them. §3.3"""
    seat = next(seat for seat in t.order if not t.dealt[seat])
    leaders = plus((), *map(str, answers[CHANCE]))
    t.traitor_deck = minus(t.traitor_deck, *leaders)
    t.dealt = put(t.dealt, seat, leaders)
    t.note(facts.TraitorsDealt(to=(seat,), of=CHANCE, seat=seat, leaders=leaders))
    return goto(deal_traitors)


def keep_traitors(t: Draft, f: Setup) -> Next:
    """Races that keep all four have no choice. §3.3 §21.1"""
    return KeepTraitor(seats=tuple(seat for seat in t.order if kept(t, seat) < TRAITORS_DEALT))


@hears(KeepTraitor)
def put_back_others(t: Draft, f: Setup, answers: Answers[TraitorKept]) -> Next:
    """The others are shuffled back; each player knows which ones they put back. §3.3"""
    t.traitors = tuple((answers[seat].leader,) if seat in answers else t.dealt[seat] for seat in range(t.seats))
    t.put_back_traitors({seat: minus(t.dealt[seat], kept.leader) for seat, kept in answers.items()})
    t.dealt = ((),) * t.seats
    t.note(facts.TraitorsKept(counts=tuple(map(len, t.traitors))))
    return None


def kept(t: Fields, seat: Seat) -> int:
    return t.box.races[t.races[seat]].traitors


# ---- the fleet -------------------------------------------------------------------------------------------------------
class DialSet(Action, frozen=True, gc=False):
    number: Amount


class SetFleetDial(Ask[Fields, DialSet], frozen=True, kw_only=True, gc=False):
    """Set a dial in secret: the difference of both numbers is the fleet's sector. §3.4"""

    RULE = "3.4"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else range(DIAL + 1)


def set_dials(t: Draft, f: Setup) -> Next:
    """The players to the left and to the right of the first player. §3.4"""
    return SetFleetDial(seats=((t.first + 1) % t.seats, (t.first - 1) % t.seats))


@hears(SetFleetDial)
def place_fleet(t: Draft, f: Setup, answers: Answers[DialSet]) -> Next:
    """No difference, or one above 18, means sector 1. The sector is closed from now on. §3.4 §2.5"""
    one, other = (dial.number for dial in answers.values())
    difference = abs(one - other)
    t.fleet = difference if 1 <= difference <= SECTORS else 1
    t.note(facts.FleetPlaced(dials=(one, other), sector=t.fleet))
    return None


# ---- cards, influence, units -----------------------------------------------------------------------------------------
def deal_cards(t: Draft, f: Setup) -> Next:
    """One strategy card each, the Letnev two. §3.5 §21.2"""
    for seat in t.order:
        if not t.hands[seat]:
            return goto(deal_cards, after=CardDraw(seat=seat, count=t.box.races[t.races[seat]].cards))
    return None


def take_influence(t: Draft, f: Setup) -> Next:
    """By race. §3.6"""
    for seat in t.order:
        t.gain(seat, t.box.races[t.races[seat]].influence, "setup")
    return None


def set_up_units(t: Draft, f: Setup) -> Next:
    """Each race at its home. §3.7"""
    for seat in t.order:
        sheet = t.box.races[t.races[seat]]
        if sheet.begin and sheet.home:
            t.deploy(seat, t.box.at[sheet.home], Group(sheet.begin), "setup")
    return None


def empty_table(options: Options, seats: int) -> State:
    """The table before anything is drawn."""
    places = box(options.edition)
    races = options.fixed_races(seats) or ("",) * seats
    nothing: tuple[tuple[()], ...] = ((),) * seats
    return State(
        stack=(),
        ask=None,
        answers=(),
        asked=0,
        options=options,
        seats=seats,
        races=races,
        first=0,
        round=0,
        fleet=0,
        shield_down="",
        alliances=(),
        consents=(),
        influence=(0,) * seats,
        pool=places.influence,
        on_board=places.nowhere,
        units=(places.nowhere,) * seats,
        mechanized=places.nowhere,
        face_down=places.nowhere,
        reserve=(0,) * seats,
        mechanized_reserve=0,
        casualties=(0,) * seats,
        mechanized_casualties=0,
        mechanized_recruited=False,
        council_unit=False,
        offensive=False,
        barred=(),
        sabotage=-1,
        leaders=nothing,
        fought={},
        placements=(),
        removed=(),
        discarded=(),
        row=0,
        stopped=(),
        shown=nothing,
        known_traitors=nothing,
        card_history=(),
        traitor_history=(),
        hands=nothing,
        deck=places.strategy,
        beneath=(),
        on_offer="",
        looked_at=nothing,
        card_sights=(),
        dealt=nothing,
        traitors=nothing,
        traitor_deck=(),
        traitor_sights=(),
        influence_deck=places.influence_cards,
        influence_top="",
        bombardment_top=0,
        prediction=("", 0),
        betrayals=("",) * seats,
        winners=(),
        reason="",
    )


PROCEDURES = (
    procedure(
        Setup,
        draw_lots,
        first_player,
        deal_races,
        take_dealt_races,
        choose_race,
        hear_race,
        lay_out_races,
        deal_traitors,
        look_at_traitors,
        keep_traitors,
        put_back_others,
        set_dials,
        place_fleet,
        deal_cards,
        take_influence,
        set_up_units,
    ),
)
