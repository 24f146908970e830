"""Random games in which something happens: for laws and soak runs. Shared by tests and `make soak`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from plancia.engine import CHANCE, Facts, Form, Question, RandBelow, Words, laws, to_move
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.board import FRAMED, cells_named
from plancia.games.tigris.components import GREEN
from plancia.games.tigris.facts import (
    CatastrophePlayed,
    ConflictDecided,
    LeaderWentHome,
    MonumentBuilt,
    TilesSwapped,
    TreasureTaken,
)
from plancia.games.tigris.validity import faults

RARE = ("end", "swap", "withdraw", "catastrophe")
OPTIONS = tuple(
    Options(english=english, open_tiles=open_tiles, open_scores=open_tiles, stall_guard=True)
    for english in (False, True)
    for open_tiles in (False, True)
)


def lively(form: Form, randbelow: RandBelow) -> Words:
    """At random, but with a preference for tiles and leaders, so that kingdoms grow and fight."""
    words = form.sample(randbelow)
    for _ in range(4):
        if words[:1] and words[0] in RARE:
            words = form.sample(randbelow)
    return words


def play(
    options: Options, seats: int, random: Random, check: Callable[[State, State, Facts], None]
) -> laws.Played[State]:
    """A lively game; `check` gets every state, the one before it and the facts in between."""
    randbelow = random.randrange
    s, facts = GAME.begin(options, seats)
    log: laws.Log = []
    happened = [facts]
    while awaited := to_move(s):
        seat, before = awaited[0], s
        question = Question(s, seat)
        words = question.sample(randbelow) if seat == CHANCE else lively(question, randbelow)
        s, facts = GAME.advance(s, seat, words)
        log.append((seat, words))
        happened.append(facts)
        check(before, s, facts)
    return laws.Played(s, log, happened)


def invariants(before: State, s: State, facts: Facts) -> None:
    """Conditions that hold after every decision of every game."""
    laws.require(not (found := list(faults(s))), "a possible position", found, s)
    laws.require(_tiles(s) <= _tiles(before), "no tile comes into the game")
    laws.require(sum(s.points) >= sum(before.points), "points are never lost")
    _leaders_go_home_for_a_reason(facts)
    _treasures_move_by_the_book(before, s, facts)


def _tiles(s: State) -> int:
    on_board = sum(map(int.bit_count, s.tiles)) + s.face_down.bit_count()
    return on_board + sum(s.bag) + sum(s.reserve) + sum(s.hands) + sum(s.aside)


def _leaders_go_home_for_a_reason(facts: Facts) -> None:
    """In a war only its loser; without a temple only after a monument or a catastrophe. §6.10 §9.11"""
    losers = [(f.loser, f.colour, f.kind) for f in facts if isinstance(f, ConflictDecided)]
    for fact in facts:
        if isinstance(fact, LeaderWentHome) and fact.why in ("war", "revolt"):
            laws.require((fact.seat, fact.colour, fact.why) in losers, "only a loser goes home", facts)
        if isinstance(fact, LeaderWentHome) and fact.why == "no_temple":
            cause = any(isinstance(f, (MonumentBuilt, CatastrophePlayed)) for f in facts)
            laws.require(cause, "a last temple goes by a monument or a catastrophe", facts)


def _treasures_move_by_the_book(before: State, s: State, facts: Facts) -> None:
    """Catastrophes, withdrawals and swaps move none; afterwards no trader's kingdom has two. §11.1"""
    taken = [fact for fact in facts if isinstance(fact, TreasureTaken)]
    quiet = any(
        isinstance(fact, (CatastrophePlayed, TilesSwapped))
        or (isinstance(fact, LeaderWentHome) and fact.why == "withdrawn")
        for fact in facts
    )
    laws.require(not (taken and quiet), "only leaders and tiles move treasures", facts)
    laws.require(len({fact.seat for fact in taken}) <= 1, "one kingdom pays in one action", facts)
    _framed_first(before, s, [fact.cell for fact in taken])
    if len(s.stack) == 2:
        for kingdom in s.survey().kingdoms:
            trader = s.rulers(GREEN, kingdom)
            laws.require(not trader or (kingdom & s.treasures).bit_count() < 2, "a trader leaves one treasure", s)


def _framed_first(before: State, s: State, taken: Sequence[str]) -> None:
    """A framed treasure stays only if there were only framed ones."""
    if not taken or cells_named(tuple(taken)) & FRAMED:
        return
    joined = next((k for k in s.survey().kingdoms if k & cells_named(tuple(taken))), 0)
    laws.require(not joined & s.treasures & FRAMED, "framed treasures go first", taken, s)
