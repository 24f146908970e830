"""Positions and lines of play in a short notation.

    s = position("sol lazax xxcha", units={"sol": "PAL 6, CIV 2"}, hands={"sol": "informant"})
    after = play(phase(s, "battle"), "sol: 4 fleet-admiral none", "lazax: 2 lord-regent none")

Seats are in the order of the races, and the first race is the first player. Without cards nobody is asked in windows.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import CHANCE, PASS, Fact, Facts, Frame, IllegalAction, Question, RandBelow, Seat, start, to_move
from plancia.games.rex import GAME, Options, State
from plancia.games.rex.ceasefire import ceasefire
from plancia.games.rex.edition.box import Cards, minus, plus
from plancia.games.rex.hidden.knowledge import Shown
from plancia.games.rex.rounds import Match, Round, begin_phase
from plancia.games.rex.setup import empty_table
from plancia.games.rex.state import put
from plancia.games.rex.validity import check_position

F = TypeVar("F", bound=Fact)
Held = Mapping[str, str]  # by race, words separated by spaces
ALL = "lazax sol jol-nar letnev hacan xxcha"


# ---- setting up ------------------------------------------------------------------------------------------------------
def position(
    races: str = ALL,
    *,
    units: Held | None = None,
    mechanized: str = "",
    face_down: str = "",
    hands: Held | None = None,
    shown: Held | None = None,
    traitors: Held | None = None,
    influence: Mapping[str, int] | None = None,
    on_board: str = "",
    casualties: Mapping[str, int] | None = None,
    mechanized_casualties: int = 0,
    dead: str = "",
    fought: Mapping[str, str] | None = None,
    alliances: str = "",
    placements: str = "TAR-INT",
    removed: str = "",
    discarded: str = "",
    fleet: int = 9,
    shield_down: str = "",
    prediction: tuple[str, int] = ("", 0),
    betrayals: Held | None = None,
    first: str = "",
    options: Mapping[str, Any] | None = None,
) -> State:
    """A position in the middle of a game. Units are written "PAL 6, CIV 2", alliances "sol hacan, lazax xxcha"."""
    names = tuple(races.split())
    s = empty_table(Options(races=",".join(names), **(options or {})), len(names))
    seat = {race: i for i, race in enumerate(names)}
    places = s.box
    sheets = [places.races[race] for race in names]
    purse = tuple((influence or {}).get(race, 5) for race in names)
    lost = tuple((casualties or {}).get(race, 0) for race in names)
    stations = tuple(_by_space(s, (units or {}).get(race, "")) for race in names)
    robots, hidden, lying = (_by_space(s, text) for text in (mechanized, face_down, on_board))
    if "lazax" in names:
        own = stations[seat["lazax"]]
        stations = put(stations, seat["lazax"], tuple(a + b for a, b in zip(own, robots, strict=True)))
    down = [sum(hidden) if race == "xxcha" else 0 for race in names]
    reserve = tuple(
        sheet.units + sheet.mechanized - sum(stations[i]) - down[i] - lost[i] for i, sheet in enumerate(sheets)
    )
    held = tuple(plus((), *(hands or {}).get(race, "").split()) for race in names)
    agents = tuple(plus((), *(traitors or {}).get(race, "").split()) for race in names)
    placed, gone, thrown = tuple(placements.split()), plus((), *removed.split()), plus((), *discarded.split())
    s = replace(
        s,
        first=seat[first] if first else 0,
        round=len(placed),
        fleet=fleet,
        shield_down=shield_down,
        alliances=tuple(tuple(sorted(seat[race] for race in pact.split())) for pact in alliances.split(",") if pact),
        influence=purse,
        pool=places.influence - sum(purse) - sum(lying),
        on_board=lying,
        units=stations,
        mechanized=robots,
        face_down=hidden,
        reserve=reserve,
        mechanized_reserve=sum(sheet.mechanized for sheet in sheets) - sum(robots) - mechanized_casualties,
        casualties=lost,
        mechanized_casualties=mechanized_casualties,
        leaders=tuple(tuple(x for x in places.leaders[race] if x not in dead.split()) for race in names),
        fought=dict(fought or {}),
        placements=placed,
        removed=gone,
        influence_deck=minus(places.influence_cards, *placed, *gone),
        hands=held,
        shown=tuple(plus((), *(shown or {}).get(race, "").split()) for race in names),
        card_history=tuple(Shown(seat[race], card) for race, cards in (shown or {}).items() for card in cards.split()),
        discarded=thrown,
        deck=minus(places.strategy, *thrown, *(card for hand in held for card in hand)),
        traitors=agents,
        traitor_deck=minus(places.traitor_deck(names), *(leader for some in agents for leader in some)),
        prediction=prediction,
        betrayals=tuple((betrayals or {}).get(race, "") for race in names),
    )
    check_position(s)
    return s


def _by_space(s: State, text: str) -> tuple[int, ...]:
    there = dict(part.split() for part in text.split(",") if part.strip())
    assert set(there) <= set(s.box.ids), f"no such space: {text}"
    return tuple(int(there.get(space, 0)) for space in s.box.ids)


def phase(s: State, name: str) -> Played:
    """The phase begins; then the round continues."""
    return Played(*begin_phase(s, name))


def begun(s: State, frame: Frame, then: str = "influence_phase") -> Played:
    """This procedure begins; then the round continues at that step."""
    state, facts = start(s, Match(at="play_rounds"), Round(at=then), frame)
    return Played(state, facts)


def fight(races: str = "letnev sol hacan", /, **table: Any) -> Played:
    """The Battle phase, at its first question that is not a window."""
    return quiet(phase(position(races, **table), "battle"))


def bidding(races: str, /, **table: Any) -> Played:
    """The Bidding phase, at its first question that is not a window."""
    return quiet(phase(position(races, **table), "bidding"))


def talk(races: str = ALL, /, **table: Any) -> Played:
    """A ceasefire has been drawn."""
    s = position(races, **table)
    return begun(s, ceasefire(s))


# ---- playing ---------------------------------------------------------------------------------------------------------
class Played(Struct, frozen=True):
    """A state after some answers, and the facts since it was set up."""

    s: State
    facts: Facts

    def facts_of(self, kind: type[F]) -> list[F]:
        """The facts of one kind."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    @property
    def asks(self) -> str:
        """The open question and the seats asked: "MakeBid sol"."""
        if self.s.ask is None:
            return ""
        return " ".join([type(self.s.ask).__name__, *(called(self.s, seat) for seat in to_move(self.s))])

    def at(self, race: str, space: str) -> tuple[int, int]:
        """Units in a space: ordinary face up, and special."""
        units, special = self.s.group(self.s.races.index(race), self.s.box.at[space])
        return units, special

    def influence(self, race: str) -> int:
        return self.s.influence[self.s.races.index(race)]

    def reserve(self, race: str) -> int:
        return self.s.reserve[self.s.races.index(race)]

    def casualties(self, race: str) -> int:
        return self.s.casualties[self.s.races.index(race)]

    def hand(self, race: str) -> Cards:
        return self.s.hands[self.s.races.index(race)]

    def lying(self, space: str) -> int:
        return self.s.on_board[self.s.box.at[space]]

    def alive(self, race: str) -> Cards:
        return self.s.leaders[self.s.races.index(race)]

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.s.races[seat] for seat in self.s.winners)

    @property
    def allies(self) -> set[frozenset[str]]:
        return {frozenset(self.s.races[seat] for seat in pact) for pact in self.s.alliances}


def called(s: State, seat: Seat) -> str:
    return "chance" if seat == CHANCE else s.races[seat] or str(seat)


def seat_of(s: State, who: str) -> Seat:
    return CHANCE if who == "chance" else int(who) if who.isdecimal() else s.races.index(who)


def play(begin: State | Played, *lines: str) -> Played:
    """The state after these answers, each written "sol: move PAL COU 3"; "all: pass" answers for everybody asked."""
    at = begin if isinstance(begin, Played) else Played(begin, ())
    for line in lines:
        who, text = line.split(": ")
        for seat in to_move(at.s) if who == "all" else (seat_of(at.s, who),):
            words = Question(at.s, seat).parse(_with_seats(at.s, text))
            s, new = GAME.apply(at.s, seat, words, at.s.asked)
            at = Played(s, at.facts + new)
            check_position(s)
    return at


def _with_seats(s: State, text: str) -> str:
    """A race may be written instead of a seat."""
    head, *rest = text.split()
    if head in ("propose", "give") or (head, *rest)[:1] == ("diplomatic-interference",):
        rest[0] = str(s.races.index(rest[0])) if rest[0] in s.races else rest[0]
    if "interrogation" in (head, *rest[:1]):
        rest = [str(s.races.index(word)) if word in s.races else word for word in rest]
    if len(rest) == 1 and rest[0] in s.races and head in s.box.at:
        rest[0] = str(s.races.index(rest[0]))
    return " ".join([head, *rest])


def quiet(at: Played, until: str = "") -> Played:
    """All pass in windows, until somebody is asked something else, or a window of that timing opens."""
    while type(at.s.ask).__name__ == "PlayCard" and at.s.ask.timing != until:
        at = play(at, *(f"{called(at.s, seat)}: {PASS}" for seat in to_move(at.s)))
    return at


def deploying(races: str, who: str, **table: object) -> Played:
    """It is this race's deployment step; the race comes first."""
    at = quiet(phase(position(races, **table), "manoeuvre"))  # type: ignore[arg-type]
    if at.asks == "DrawInfluence chance":
        at = play(at, "chance: EMB-LOW")
    at = quiet(play(at, f"{who}: stay") if at.asks == f"MoveUnits {who}" else at)
    assert at.asks == f"DeployUnits {who}"
    return at


def decide(at: Played) -> Played:
    """Nobody retreats, nobody reveals a traitor."""
    while at.asks.startswith(("MayRetreat", "CallTraitor")):
        word = "stay" if at.asks.startswith("MayRetreat") else "silence"
        at = play(at, f"all: {word}")
    return at


def legal(at: Played, who: str, begun: str = "") -> list[str]:
    """The legal answers of a player that begin like this, as text."""
    answers = (" ".join(map(str, words)) for words in Question(at.s, seat_of(at.s, who)))
    return [text for text in answers if text.startswith(begun)]


def may(at: Played, line: str) -> bool:
    """Is this a legal answer of the named player?"""
    who, text = line.split(": ")
    words = tuple(int(word) if word.isdecimal() else word for word in _with_seats(at.s, text).split())
    seat = seat_of(at.s, who)
    return seat in to_move(at.s) and Question(at.s, seat).allows(words)


def refused(at: Played, line: str) -> tuple[str, str]:
    """Code and paragraph of the refusal."""
    who, text = line.split(": ")
    words = tuple(int(word) if word.isdecimal() else word for word in _with_seats(at.s, text).split())
    with pytest.raises(IllegalAction) as error:
        GAME.apply(at.s, seat_of(at.s, who), words, at.s.asked)
    return error.value.code, error.value.rule


def chance(seed: object) -> RandBelow:
    """A source of chance that is the same in every run."""
    return random.Random(str(seed)).randrange


LEADERS = position().box.leaders  # by race
