"""The announced consequences of an answer are what then happens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from plancia.engine import Facts, Question, Words, to_move
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris import facts as f
from plancia.games.tigris.monument import BuildMonument
from plancia.games.tigris.treasure import LeaveOneTreasure
from plancia.games.tigris.turn import TakeAction
from plancia.games.tigris.war import PickWar
from tests.games.foreseen import plain
from tests.games.tigris.lively import play
from tests.games.tigris.table import position


def foreseen(s: State, seat: int) -> dict[Words, set[Words]]:
    """By answer: all its consequences."""
    found: dict[Words, set[Words]] = {}
    for answer, what in Question(s, seat).sheet().consequences():
        found.setdefault(answer, set()).add(plain(what))
    return found


def happened(s: State, facts: Facts) -> set[Words]:
    """The same, from the facts and the question after the answer."""
    found: set[Words] = set()
    for fact in facts:
        match fact:
            case f.Scored(why="tile"):
                found.add(("point", fact.seat, fact.colour))
            case f.ConflictBegan(kind="war"):
                found.add(("war", fact.colour, fact.attacker, fact.defender, *fact.strength))
            case f.ConflictBegan(kind="revolt"):
                found.add(("revolt", fact.defender, *fact.strength))
            case f.LeaderWentHome(why="no_temple"):
                found.add(("home", fact.seat, fact.colour))
            case f.TreasureTaken():
                found.add(("treasure", fact.seat))
            case _:
                pass
    match s.ask:
        case PickWar(colours=colours):
            found |= {("war", colour) for colour in colours}
        case BuildMonument():
            found.add(("monument",))
        case LeaveOneTreasure(seats=(owner,)):
            found.add(("treasure", owner))
        case _:
            pass
    if any(isinstance(fact, f.KingdomsUnited) for fact in facts) and not any(words[0] == "war" for words in found):
        found.add(("unites",))
    return found


def comparable(expected: set[Words], then: set[Words]) -> set[Words]:
    """A conflict comes before other consequences; of several wars only the colours are known at first."""
    if any(words[0] == "war" for words in then):
        known = then if any(len(words) > 2 for words in then) else {words[:2] for words in expected}
        return {words if words in known else words[:2] for words in expected if words[0] == "war"}
    if any(words[0] == "revolt" for words in expected):
        return {words for words in expected if words[0] == "revolt"}
    if ("monument",) in expected:  # treasures are taken after it is built
        expected = {words for words in expected if words[0] != "treasure"}
    return {words for words in expected if words != ("parts",)}  # not visible in facts


@pytest.mark.parametrize("seats", GAME.SEATS)
def test_what_is_foreseen_happens_and_nothing_else(seats: int) -> None:
    """In lively games, for all answers at some turns, and all kinds of consequences."""
    random = Random(f"foresight {seats}")
    kinds: Counter[object] = Counter()

    def check(before: State, s: State, facts: object) -> None:
        if not isinstance(s.ask, TakeAction) or random.random() > 0.2:
            return
        (seat,) = to_move(s)
        expected = foreseen(s, seat)
        for words in Question(s, seat):
            if words[0] in ("tile", "leader", "catastrophe") and (words in expected or not random.randrange(10)):
                after, facts = GAME.advance(s, seat, words)
                then = happened(after, facts)
                assert comparable(expected.get(words, set()), then) == then, (words, str(s))
                kinds.update(what[0] for what in expected.get(words, ()))

    for number in range(4):
        play(Options(stall_guard=True, open_tiles=number % 2 == 1), seats, Random(f"{number} {seats}"), check)
    assert set(kinds) == {"point", "war", "unites", "monument", "treasure", "revolt", "home", "parts"}


@pytest.mark.parametrize(("cell", "parts"), [("h5", True), ("g5", True), ("i5", False)])
def test_what_falls_apart(cell: str, parts: bool) -> None:
    """A catastrophe on the only link splits a kingdom, one at its edge does not. §12.4"""
    s = position("R6,4 G7,4 R8,4; K0@6,3")
    assert (("parts",) in foreseen(s, 0).get(("catastrophe", cell), ())) == parts
