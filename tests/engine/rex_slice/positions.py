"""Positions for tests, and lines of play as one would write them down: "sol: 4 admiral attack"."""

from __future__ import annotations

import random
from collections.abc import Mapping

from msgspec.structs import replace

from plancia.engine import CHANCE, Below, Facts, Frame, Seat, apply, start, to_move
from plancia.engine.form import Question
from tests.engine.rex_slice.auction import Bidding
from tests.engine.rex_slice.ceasefire import Ceasefire
from tests.engine.rex_slice.components import Cards, minus, plus
from tests.engine.rex_slice.game import PALACE, laid_out
from tests.engine.rex_slice.plans import Battle
from tests.engine.rex_slice.table import State, Units, put

Held = Mapping[str, Cards]  # by race


def dealt(races: Cards, hands: Held, traitors: Held, *, influence: int = 5, house_rules: Cards = ()) -> State:
    """These cards in hand, the others in the decks."""
    s = laid_out(races, influence=influence, house_rules=house_rules)
    for race, cards in hands.items():
        seat = races.index(race)
        s = replace(s, hands=put(s.hands, seat, plus((), *cards)), deck=minus(s.deck, *cards))
    for race, leaders in traitors.items():
        seat = races.index(race)
        s = replace(s, traitors=put(s.traitors, seat, plus((), *leaders)), traitor_deck=minus(s.traitor_deck, *leaders))
    return s


def battle(
    races: Cards,
    hands: Held,
    *,
    units: Mapping[str, Units] | None = None,
    traitors: Held | None = None,
    leaders: Mapping[str, dict[str, int]] | None = None,
    fought: dict[str, str] | None = None,
    alliances: tuple[tuple[Seat, ...], ...] = (),
    house_rules: Cards = (),
) -> State:
    """The first two races are about to fight."""
    s = dealt(races, hands, traitors or {}, house_rules=house_rules)
    armies = tuple((units or {}).get(race, Units(6)) for race in races)
    alive = tuple((leaders or {}).get(race, s.leaders[seat]) for seat, race in enumerate(races))
    s = replace(s, units=armies, leaders=alive, fought=fought or {}, alliances=alliances)
    return begun(s, Battle(space=PALACE, sides=(0, 1)))


def auction(races: Cards, hands: Held | None = None, *, influence: int = 5, house_rules: Cards = ()) -> State:
    """The Bidding phase begins."""
    return begun(dealt(races, hands or {}, {}, influence=influence, house_rules=house_rules), Bidding())


def ceasefire(
    races: Cards, hands: Held | None = None, *, alliances: tuple[tuple[Seat, ...], ...] = (), proposals: int = 6
) -> State:
    """A ceasefire card has been drawn."""
    s = replace(dealt(races, hands or {}, {}), alliances=alliances)
    return begun(s, Ceasefire(left=(proposals,) * len(races)))


def begun(s: State, frame: Frame) -> State:
    return start(s, frame)[0]


def play(s: State, *lines: str) -> State:
    """The position after these answers."""
    return told(s, *lines)[0]


def told(s: State, *lines: str) -> tuple[State, Facts]:
    """The same, and what has happened on the way. "all:" speaks for everybody who is awaited."""
    facts: Facts = ()
    for line in lines:
        who, text = line.split(": ")
        for seat in to_move(s) if who == "all" else (seat_of(s, who),):
            s, news = apply(s, seat, Question(s, seat).parse(text), s.asked)
            facts += news
    return s, facts


def seat_of(s: State, who: str) -> Seat:
    return CHANCE if who == "chance" else s.races.index(who)


def asked(s: State) -> tuple[str, ...]:
    """The question that is open, and the races it is put to."""
    return (type(s.ask).__name__, *("chance" if seat == CHANCE else s.races[seat] for seat in to_move(s)))


def legal(s: State, race: str, begun: str = "") -> list[str]:
    """The answers open to a race that begin like this, written down."""
    question = Question(s, seat_of(s, race))
    answers = (" ".join(map(str, words)) for words in question)
    return [text for text in answers if text.startswith(begun)]


def chance(seed: int) -> Below:
    """A source of chance that is the same in every run."""
    return random.Random(seed).randrange
