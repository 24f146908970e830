"""The announced consequences of moving units are what then happens."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from plancia.engine import CHANCE, Facts, Question, Words, advance, awaited
from plancia.games.rex import GAME, Options, State
from plancia.games.rex import facts as f
from plancia.games.rex.ceasefire import AnswerProposal, Ceasefire
from plancia.games.rex.consequences import Risk
from plancia.games.rex.deployment import DeployUnits
from plancia.games.rex.manoeuvre import MoveUnits
from plancia.games.rex.plans import Battle, SealPlan
from plancia.games.rex.recruitment import Recruit
from tests.games.foreseen import plain

ASKED = (MoveUnits, DeployUnits, Recruit, SealPlan, AnswerProposal)


def foretold(s: State, seat: int, answer: Words) -> dict[str, tuple[Any, ...]]:
    """The consequences of this answer by kind; those of longer prefixes take precedence."""
    found: dict[str, tuple[Any, ...]] = {}
    for begun, what in sorted(Question(s, seat).sheet().consequences(), key=lambda entry: len(entry[0])):
        if answer[: len(begun)] == begun:
            kind, *values = plain(what)
            found[kind] = tuple(values)
    return found


def paid(facts: Facts, seat: int) -> int:
    return sum(fact.amount for fact in facts if isinstance(fact, f.InfluencePaid) and fact.seat == seat)


def check(s: State, seat: int, answer: Words, after: State, facts: Facts) -> str:
    """Compare the announcement with what happened; returns the kind of answer that was compared."""
    announced = foretold(s, seat, answer)
    if isinstance(s.ask, MoveUnits) and answer[0] == "move":
        way = [str(answer[1]), *announced["via"][0]]
        assert way[-1] == answer[2]
        assert announced["lines"] == (len(way) - 1,)
        assert len(way) - 1 <= s.ask.lines
        lines = {space: s.box.lines[s.box.at[space]] for space in way}
        assert all(s.box.at[there] in lines[here] for here, there in pairwise(way))
        assert all(s.is_open(s.box.at[space]) for space in way)
        return "move"
    if isinstance(s.ask, DeployUnits) and answer[0] in ("deploy", "informant"):
        assert announced.get("pays") in (None, (paid(facts, seat),))
        payee = next((fact.receiver for fact in facts if isinstance(fact, f.InfluencePaid)), None)
        assert announced.get("hacan", (None,)) == (payee,) or not paid(facts, seat)
        return "deploy"
    if isinstance(s.ask, DeployUnits) and answer[0] == "shift" and paid(facts, seat):
        assert paid(facts, seat) == int(announced["each"][0]) * sum(map(int, answer[3:]))
        return "shift"
    if isinstance(s.ask, Recruit) and answer[0] != "play":
        assert announced["pays"] == (paid(facts, seat),)
        return "recruit"
    if isinstance(s.ask, SealPlan) and isinstance(after.stack[-1], Battle) and after.stack[-1].plans:
        battle = after.stack[-1]
        plan = battle.plans[battle.foe(seat)]
        low, high = map(int, announced["against"])
        assert low <= plan.dial + s.box.strength.get(plan.leader, 0) <= high
        assert announced["tie"] == (battle.sides[0],)
        return "plan"
    if isinstance(s.ask, AnswerProposal) and answer == ("accept",):
        assert announced["needs"][1] == sum(map(s.strongholds, s.frame(Ceasefire).members))
        return "proposal"
    return ""


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_is_announced_is_what_happens(seats: int) -> None:
    """Routes, prices, who is paid and the opponent's possible strength, over complete games."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        randbelow = Random(seed).randrange
        s, _ = GAME.begin(Options(), seats)
        while s.ask is not None:
            seat = awaited(s)[0]
            answer = Question(s, seat).sample(randbelow)
            after, facts = advance(s, seat, answer)
            if seat != CHANCE and isinstance(s.ask, ASKED):
                seen[check(s, seat, answer, after, facts)] += 1
            s = after
    assert {"move", "deploy", "recruit", "plan"} <= set(seen)


def test_the_next_bombardment_is_shown_to_sol_alone() -> None:
    """Players who have not seen the card get all six possibilities, whatever is on top. §19.2"""
    randbelow = Random(5).randrange
    s, _ = GAME.begin(Options(races="sol,lazax,jol-nar,letnev,hacan,xxcha"), 6)
    reach: dict[bool, set[int]] = {True: set(), False: set()}
    while s.ask is not None:
        seat = awaited(s)[0]
        question = Question(s, seat)
        if isinstance(s.ask, MoveUnits):
            if not s.bombardment_top:
                s = msgspec.structs.replace(s, bombardment_top=3)
                question = Question(s, seat)
            reach[seat == 0] |= {what.most for _, what in question.sheet().consequences() if isinstance(what, Risk)}
        s, _ = advance(s, seat, question.sample(randbelow))
    assert reach == {True: {1}, False: {6}}
