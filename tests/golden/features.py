"""The features of a golden record of Tigris, each with the decision that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import CHANCE, Fact, Question, Seat
from plancia.games.tigris import State
from plancia.games.tigris.board import BIT, FRAMED, region
from plancia.games.tigris.components import GREEN
from plancia.games.tigris.conflict import AddTiles
from plancia.games.tigris.facts import (
    CatastrophePlayed,
    ConflictBegan,
    ConflictDecided,
    GameOver,
    LeaderPlaced,
    LeaderWentHome,
    MonumentBuilt,
    MonumentDeclined,
    Scored,
    TilesLost,
    TilesSwapped,
    TookFromReserve,
    TreasureTaken,
    TurnEndedEarly,
)
from plancia.games.tigris.treasure import LeaveOneTreasure
from plancia.games.tigris.turn import TakeAction
from plancia.games.tigris.war import PickWar
from plancia.records import Replay

FEATURES = {
    "two players": "",
    "three players": "",
    "four players": "",
    "option english": "the English variant leaves out a number of tiles that would not matter",
    "option open_tiles": "a tile is taken from the reserve",
    "option open_scores": "totals are displayed",
    "option stall_guard": "the game may end because nothing happens",
    "over: bag": "a hand cannot be filled",
    "over: bag and reserve": "neither can they fill a hand together",
    "over: treasures": "two treasures or fewer are left",
    "over: stalled": "nothing has happened for ten rounds",
    "a shared first place": "equals share a place",
    "an early end of a turn": "",
    "a swap": "",
    "a leader moved": "from one cell of the board to another",
    "a leader withdrawn": "",
    "a leader without a temple": "goes home",
    "a revolt won by the attacker": "",
    "a revolt won by the defender": "",
    "a war won by the attacker": "",
    "a war won by the defender": "",
    "a tie": "the defender wins it",
    "a war of priests": "that costs temples",
    "a war of others": "the active player has no part in it",
    "two wars in one action": "",
    "three wars in one action": "",
    "a choice of the next war": "",
    "a monument built": "",
    "a monument declined": "",
    "income from a monument": "",
    "treasures: framed first": "a framed treasure is taken, one without a frame stays",
    "treasures: a choice": "the owner of the trader says which one stays",
    "treasures: another's turn": "the trader's owner is not the active player",
    "treasures: no trader": "two stay in one kingdom, since nobody has a trader there",
    "a catastrophe on an empty cell": "",
    "a catastrophe that destroys": "a tile",
    "a catastrophe that splits": "a kingdom falls apart",
}


def features_of(played: Replay) -> Iterator[tuple[int, str]]:
    """The features of a record, each with its decision; 0: the header."""
    yield from ((0, name) for name in _header(played.states[0]))
    wars = 0
    for number, entry in enumerate(played.record.entries, 1):
        before, after, facts = played.states[number - 1], played.states[number], played.facts[number]
        wars = 0 if isinstance(before.ask, TakeAction) else wars
        wars += sum(isinstance(fact, ConflictBegan) and fact.kind == "war" for fact in facts)
        yield from ((number, name) for name in (*_asked(before, entry.seat), *_standing(after), *_wars(wars)))
        for fact in facts:
            yield from ((number, name) for name in _of_fact(fact, before, after))


def _header(s: State) -> Iterator[str]:
    yield {2: "two players", 3: "three players", 4: "four players"}[s.seats]
    if s.options.open_scores:
        yield "option open_scores"
    if s.options.stall_guard:
        yield "option stall_guard"


def _asked(s: State, seat: Seat) -> Iterator[str]:
    if isinstance(s.ask, LeaveOneTreasure):
        yield "treasures: a choice"
    if isinstance(s.ask, PickWar):
        yield "a choice of the next war"
    if isinstance(s.ask, AddTiles) and s.options.english and seat != CHANCE:
        numbers = list(Question(s, seat).next(()) or ())
        if numbers != list(range(len(numbers))):
            yield "option english"


def _standing(s: State) -> Iterator[str]:
    if isinstance(s.ask, TakeAction):
        for kingdom in s.survey().kingdoms:
            if (kingdom & s.treasures).bit_count() > 1 and not s.rulers(GREEN, kingdom):
                yield "treasures: no trader"


def _wars(count: int) -> Iterator[str]:
    if count > 1:
        yield "two wars in one action"
    if count > 2:
        yield "three wars in one action"


def _of_fact(fact: Fact, before: State, after: State) -> Iterator[str]:
    match fact:
        case GameOver(reason=reason, places=places):
            yield f"over: {reason} and reserve" if reason == "bag" and after.options.open_tiles else f"over: {reason}"
            if places.count(1) > 1:
                yield "a shared first place"
        case TurnEndedEarly():
            yield "an early end of a turn"
        case TilesSwapped():
            yield "a swap"
        case TookFromReserve():
            yield "option open_tiles"
        case LeaderPlaced(origin=str()):
            yield "a leader moved"
        case LeaderWentHome(why="withdrawn"):
            yield "a leader withdrawn"
        case LeaderWentHome(why="no_temple"):
            yield "a leader without a temple"
        case ConflictBegan(kind="war", attacker=attacker, defender=defender):
            if before.active not in (attacker, defender):
                yield "a war of others"
        case ConflictDecided(kind=kind, strength=(attack, defence)):
            yield f"a {kind} won by the {'attacker' if attack > defence else 'defender'}"
            if attack == defence:
                yield "a tie"
        case TilesLost(colour="red"):
            yield "a war of priests"
        case MonumentBuilt():
            yield "a monument built"
        case MonumentDeclined():
            yield "a monument declined"
        case Scored(why="monument"):
            yield "income from a monument"
        case TreasureTaken(seat=seat, cell=cell):
            if seat != before.active:
                yield "treasures: another's turn"
            if BIT[cell] & FRAMED and region(BIT[cell], after.solid()) & after.treasures & ~FRAMED:
                yield "treasures: framed first"
        case CatastrophePlayed(destroyed=None):
            yield "a catastrophe on an empty cell"
        case CatastrophePlayed():
            yield "a catastrophe that destroys"
            parts = after.survey().kingdoms
            if any(sum(part & kingdom != 0 for part in parts) > 1 for kingdom in before.survey().kingdoms):
                yield "a catastrophe that splits"
        case _:
            pass
