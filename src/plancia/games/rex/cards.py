"""Strategy cards outside battles: when each may be played, with which words, and what it does."""

from __future__ import annotations

from plancia.engine import (
    AMOUNT,
    CASE,
    CHANCE,
    NAME,
    SEAT,
    Answers,
    Choices,
    Frame,
    Next,
    Seat,
    Words,
    hears,
    procedure,
)
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import BombardmentLook, DrawTraitors
from plancia.games.rex.edition.box import (
    BEACON,
    DOUBLE_AGENT,
    INFORMANT,
    INTERFERENCE,
    INTERROGATION,
    NEGATOR,
    SABOTAGE,
    SOL,
)
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.informant import Denunciation, cancellable
from plancia.games.rex.offensive import Beacon
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Moment, Power, Timing

LOOK = "look"  # Sol's look at the bombardment card: not a card, but offered like one
CARD, TRAITOR = TOPICS = "card", "traitor"
FARTHEST = 10  # sectors by Fleet Sabotage
TIMED: dict[str, tuple[str, ...]] = {
    Timing.INFLUENCE: (BEACON, INFORMANT),
    Timing.CEASEFIRE: (INTERFERENCE,),
    Timing.BIDDING: (INTERFERENCE, INFORMANT),
    Timing.SALE: (INFORMANT,),
    Timing.MANOEUVRE: (INFORMANT,),
    Timing.DEPLOYMENT: (INFORMANT,),
    Timing.BATTLES: (INFORMANT,),
    Timing.BATTLE: (INFORMANT,),
    Timing.BOMBARDMENT: (SABOTAGE, NEGATOR, INFORMANT),
}


# ---- when ------------------------------------------------------------------------------------------------------------
def could_play(s: Fields, seat: Seat, w: Moment) -> bool:
    """From public information: the seat has a card in hand, and a copy of a matching one is not discarded. §26.3"""
    if not s.hands[seat]:
        return False
    return any(s.in_circulation(card) and offered(s, seat, card, w) for card in TIMED[w.timing])


def offered(s: Fields, seat: Seat, card: str, w: Moment) -> bool:
    """May a seat with this card play it now? Uses public information only."""
    if card not in TIMED[w.timing]:
        return False
    match card:
        case "informant":
            return bool(cancellable(s, seat, w))
        case "tracking-beacon":
            return bool(s.placements) and not s.offensive  # not in round 1, and once per phase. §16.16
        case "diplomatic-interference":
            return bool(targets(s, seat, w))
        case "fleet-sabotage":
            return s.sabotage < 0
        case _:
            return bool(negatable(s, seat))


def targets(s: Fields, seat: Seat, w: Moment) -> tuple[Seat, ...]:
    """Bidding: seats below the hand limit. Ceasefire: nobody, if there are no alliances. §16.12 §16.13 §7.2"""
    ceasefire = w.timing == Timing.CEASEFIRE
    if ceasefire and s.largest_alliance == 1:
        return ()
    return tuple([x for x in s.order if x != seat and x not in s.barred and (ceasefire or s.has_room(x))])


def negatable(s: Fields, seat: Seat) -> tuple[SpaceId, ...]:
    """Shielded spaces where the seat has a face-up unit; there is only one token. §16.14"""
    if s.shield_down:
        return ()
    return tuple(space for i, space in enumerate(s.box.ids) if i in s.box.shielded and s.units[seat][i])


def at_any_time(s: Fields, seat: Seat) -> tuple[str, ...]:
    """What may be played at any time outside a battle. §26.1 §16.10 §16.18 §19.2"""
    hand = s.hands[seat]
    looks = s.races[seat] == SOL and s.fleet and not s.bombardment_top and Power.SOL_LOOK not in s.stopped
    return (
        *([DOUBLE_AGENT] if DOUBLE_AGENT in hand and s.traitor_deck else []),
        *([INTERROGATION] if INTERROGATION in hand else []),
        *([LOOK] if looks else []),
    )


# ---- its words -------------------------------------------------------------------------------------------------------
PLAYED = {  # the fields of the words, see `Game.PLAYED`
    "": {"card": NAME},
    "informant": {"power": NAME},
    "diplomatic-interference": {"target": SEAT},
    "fleet-sabotage": {"sectors": AMOUNT},
    "graviton-negator": {"space": NAME},
    "interrogation": {"target": SEAT, "topic": CASE, "about": NAME},
    "new-recruits": {"kind": CASE},
    "new-recruits units": {"units": AMOUNT, "mechanized": AMOUNT},
    "new-recruits leader": {"leader": NAME},
}


def words_after(s: Fields, seat: Seat, prefix: Words, w: Moment | None) -> Choices | None:
    """The choices for the next word after the name of a card."""
    match prefix:
        case ("informant",):
            assert w is not None
            return tuple([power.value for power in cancellable(s, seat, w)])
        case ("diplomatic-interference",):
            assert w is not None
            return targets(s, seat, w)
        case ("fleet-sabotage",):
            return range(FARTHEST + 1)
        case ("graviton-negator",):
            return negatable(s, seat)
        case ("interrogation",):
            return tuple(other for other in s.order if other != seat)
        case ("interrogation", _):
            return TOPICS
        case ("interrogation", _, topic):
            return tuple(s.box.copies) if topic == CARD else s.box.traitor_deck(s.races)
        case _:
            return None


# ---- what it does ----------------------------------------------------------------------------------------------------
def effect(seat: Seat, words: Words, w: Moment | None = None) -> Frame:
    """The procedure of a card played with these words."""
    match words:
        case ("informant", str(power)):
            assert w is not None
            return Denunciation(seat=seat, power=Power(power), timing=Timing(w.timing))
        case ("tracking-beacon",):
            return Beacon(seat=seat)
        case ("diplomatic-interference", int(target)):
            assert w is not None
            return Interference(seat=seat, target=target, moment=w.timing)
        case ("fleet-sabotage", int(sectors)):
            return Sabotage(seat=seat, sectors=sectors)
        case ("graviton-negator", str(space)):
            return Negation(seat=seat, space=space)
        case ("double-agent",):
            return DoubleAgent(seat=seat)
        case ("interrogation", int(target), str(topic), str(about)):
            return Interrogation(seat=seat, target=target, topic=topic, about=about)
        case _:
            assert words == (LOOK,), words
            return BombardmentLook(seat=seat)


class Interference(Frame, frozen=True, kw_only=True, gc=False):
    """Diplomatic Interference in effect."""

    seat: Seat
    target: Seat
    moment: str


def bar_player(t: Draft, f: Interference) -> Next:
    """From bidding in this phase, or from alliances in this ceasefire. §16.12 §16.13"""
    t.play(f.seat, INTERFERENCE)
    t.barred = (*t.barred, f.target)
    t.note(facts.PlayerBarred(seat=f.target, moment=f.moment))
    return None


class Sabotage(Frame, frozen=True, kw_only=True, gc=False):
    """Fleet Sabotage in effect."""

    seat: Seat
    sectors: int


def steer_fleet(t: Draft, f: Sabotage) -> Next:
    """No card will be drawn. §16.17"""
    t.play(f.seat, SABOTAGE)
    t.sabotage = f.sectors
    return None


class Negation(Frame, frozen=True, kw_only=True, gc=False):
    """The Graviton Negator in effect."""

    seat: Seat
    space: SpaceId


def destroy_shield(t: Draft, f: Negation) -> Next:
    """For good; under bombardment everything there is destroyed at once. §16.14"""
    t.play(f.seat, NEGATOR)
    t.shield_down = f.space
    t.note(facts.ShieldDestroyed(space=f.space))
    space = t.box.at[f.space]
    if t.box.sector[space] == t.fleet:
        t.destroy_space(space, "shield")
    return None


class DoubleAgent(Frame, frozen=True, kw_only=True, gc=False):
    """The Double Agent in effect."""

    seat: Seat


def spend_double_agent(t: Draft, f: DoubleAgent) -> Next:
    """The top card of the traitor deck. §16.10"""
    t.play(f.seat, DOUBLE_AGENT)
    return DrawTraitors(seats=(CHANCE,), to=(f.seat,))


@hears(DrawTraitors)
def add_traitor(t: Draft, f: DoubleAgent, answers: Answers[Words]) -> Next:
    """The player keeps earlier ones. §16.10"""
    leader = str(answers[CHANCE][0])
    t.take_traitor(f.seat, leader)
    t.note(facts.TraitorDrawn(of=CHANCE, to=(f.seat,), seat=f.seat, leader=leader))
    return None


class Interrogation(Frame, frozen=True, kw_only=True, gc=False):
    """An Interrogation in effect."""

    seat: Seat
    target: Seat
    topic: str
    about: str


def interrogate(t: Draft, f: Interrogation) -> Next:
    """The answer is true and public. §16.18"""
    t.play(f.seat, INTERROGATION)
    t.note(facts.Interrogated(seat=f.seat, target=f.target, topic=f.topic, about=f.about))
    holds = t.answer(f.target, f.about) if f.topic == CARD else t.answer_traitor(f.target, f.about)
    t.note(facts.InterrogationAnswered(of=f.target, topic=f.topic, about=f.about, answer=holds))
    return None


PROCEDURES = (
    procedure(Interference, bar_player),
    procedure(Sabotage, steer_fleet),
    procedure(Negation, destroy_shield),
    procedure(DoubleAgent, spend_double_agent, add_traitor),
    procedure(Interrogation, interrogate),
)
