"""Random games with every option and number of players, and conditions that hold after every decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from plancia.engine import Facts, Question, laws, to_move
from plancia.games.rex import GAME, Options, State
from plancia.games.rex.facts import UnitsDeployed, UnitsMoved
from plancia.games.rex.validity import check_position

OPTIONS = (
    Options(races="chosen", proposals=3),
    Options(races="suggested", betrayal=True, proposals=2, gifts=2, left_space_only=True),
    Options(races="lot", proposals=1, gifts=1, cheap_mechanized=True, spaceport_in_turn=True),
    Options(races="lot", betrayal=True, proposals=2, gifts=2, one_council_unit=True, no_memory_aid=True),
)
Looking = Callable[[State, State, Facts], object]


def play(options: Options, seats: int, random: Random, look: Looking) -> laws.Played[State]:
    """A complete game; `look` gets the state before and after each decision, and the facts."""
    s, facts = GAME.begin(options, seats)
    log: laws.Log = []
    reported = [facts]
    look(s, s, facts)
    while asked := to_move(s):
        seat = asked[random.randrange(len(asked))]
        words = Question(s, seat).sample(random.randrange)
        after, facts = GAME.advance(s, seat, words)
        look(s, after, facts)
        log.append((seat, words))
        reported.append(facts)
        s = after
    return laws.Played(s, log, reported)


def invariants(before: State, s: State, facts: Facts) -> None:
    """Components are conserved, allies do not share spaces, and nobody enters a closed space."""
    check_position(s)
    for fact in facts:
        if isinstance(fact, UnitsMoved):
            entered(before, fact.target)
        elif isinstance(fact, UnitsDeployed) and fact.why != "setup":
            entered(before, fact.space)


def entered(before: State, space: str) -> None:
    assert before.is_open(before.box.at[space]), f"units entered {space}, which is closed"
