"""The answers worth trying, question by question. If there are several, the evaluation of the result decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, ClassVar

from msgspec import Struct

from plancia.bots.evaluation import Evaluation, Rollout
from plancia.bots.evaluation.rex import ahead, battle, compared, duel, table
from plancia.bots.evaluation.rex.odds import wins
from plancia.bots.evaluation.rex.weights import Weights
from plancia.bots.evaluation.rex.worth import evaluate
from plancia.deals import Promise, Step
from plancia.engine import Form, Seat, Words
from plancia.games.rex.battles import ChooseBattle
from plancia.games.rex.betrayal import ShareOrReveal
from plancia.games.rex.bidding import MakeBid
from plancia.games.rex.ceasefire import AnswerProposal, Talk
from plancia.games.rex.consent import AllowAlly
from plancia.games.rex.deployment import DeployUnits
from plancia.games.rex.factions.jol_nar import AnswerQuestion, PutQuestion
from plancia.games.rex.factions.lazax import GiveToAlly
from plancia.games.rex.factions.letnev import DiscardCards
from plancia.games.rex.factions.sol import PlaceUnits, RepositionUnits
from plancia.games.rex.factions.xxcha import GiveCommand, Predict
from plancia.games.rex.game import GAME
from plancia.games.rex.manoeuvre import MoveUnits
from plancia.games.rex.plans import Battle, CallTraitor, KeepCards, MayRetreat, SealCards, SealPlan
from plancia.games.rex.recruitment import Recruit
from plancia.games.rex.setup import KeepTraitor
from plancia.games.rex.state import State
from plancia.games.rex.view import View
from plancia.games.rex.windows import PlayCard

LIKELY_ROUNDS = range(3, 7)  # in which games tend to end
DO_NOTHING: tuple[Words, ...] = (("pass",), ("stay",), ("end",), ("remain",), ("ready",), ("share",))


class Judgement(Struct, frozen=True):
    """The evaluation of Rex for greedy."""

    WORLDS: ClassVar[int] = 4
    FUTURES: ClassVar[int] = 6  # see `ahead`

    weights: Weights = Weights()
    brief: bool = False  # fewer candidates, for everybody's answers when a round is played to its end
    keeps: tuple[Promise, ...] = ()  # candidates that break one of these promises are left out

    def evaluate(self, world: State, seat: Seat) -> float:
        return evaluate(world, seat, self.weights)

    def settled(self, world: State) -> bool:
        """Any state can be judged: the evaluation includes the odds of battles to come."""
        return True

    def replies(self, world: State, seat: Seat, me: Seat) -> Sequence[tuple[float, Any, Words]]:
        return ()

    def is_mixed(self, view: View) -> bool:
        """Are battle plans to be made? Both sides make them at the same time. §11.5"""
        return type(view.ask) is SealPlan

    def mixture(self, worlds: Sequence[State], seat: Seat, until: float) -> Sequence[tuple[float, Words]]:
        return duel.plan_odds(worlds, seat, self.weights, until)

    def worths(self, worlds: Sequence[State], seat: Seat, answers: Sequence[Words]) -> Sequence[float]:
        return duel.plan_worths(worlds, seat, answers, self.weights)

    def is_played_on(self, table: State | View) -> bool:
        return isinstance(table.ask, ahead.PLAYED_ON)

    def contenders(self, world: State, seat: Seat, answers: Sequence[Words]) -> list[Words]:
        return ahead.contenders(world, seat, answers)

    def in_haste(self) -> Judgement:
        return Judgement(self.weights, brief=True)

    def is_far_enough(self, world: State, start: State) -> bool:
        """The round is over. §4.2"""
        return world.first != start.first

    def result(self, world: State, seat: Seat) -> float:
        return ahead.result(world, seat, self.weights)

    def alternatives(self, world: State, seat: Seat) -> Sequence[Words]:
        return compared.alternatives(world, seat)

    def horizon(self, world: State) -> Rollout | None:
        return compared.horizon(self, self.weights, world)

    def is_broken(self, world: State, seat: Seat, words: Words, promise: Promise) -> bool:
        after, facts = GAME.advance(world, seat, words)
        return promise.broken_by(Step(seat, words, world, after, facts))

    def candidates(self, world: State, seat: Seat, question: Form) -> Iterable[Words]:
        found = self.all_candidates(world, seat, question)
        return found if not self.keeps or self.keeps[0].seat != seat else self.faithful(world, seat, question, found)

    def faithful(self, s: State, seat: Seat, question: Form, found: Iterable[Words]) -> list[Words]:
        """The candidates that keep every promise; if none does, the simplest answer that does, or else all of them."""
        all_ = list(found)
        for answers in (all_, [words for words in DO_NOTHING if words in question]):
            kept = [words for words in answers if not any(self.is_broken(s, seat, words, x) for x in self.keeps)]
            if kept:
                return kept
        return all_

    def all_candidates(self, world: State, seat: Seat, question: Form) -> Iterable[Words]:
        """The answers with a card if one is worth playing; otherwise the plain answers."""
        s, w, choices = world, self.weights, list(question.next(()) or ())
        if "play" in choices and not isinstance(s.ask, PlayCard):
            if (played := table.rider(s, seat, list(question.next(("play",)) or ()), question, w)) is not None:
                return [played]
            choices.remove("play")
        match s.ask:
            case MakeBid():
                return [table.bid(s, seat, choices, question, w)]
            case PlayCard():
                return [table.out_of_turn(s, seat, choices, w)]
            case Talk():
                return [table.talk(s, seat, choices, question, w)]
            case AnswerProposal():
                return [table.proposal(s, seat, w)]
            case Recruit():
                return table.recruits(s, seat, question, w)
            case MoveUnits():
                found = table.moves(s, seat, question, "move", w, self.brief) if "move" in choices else ()
                return chain([("stay",)], found)
            case DeployUnits():
                return self.deployments(s, seat, choices, question)
            case PlaceUnits():
                return chain.from_iterable(table.amounts(question, (space,)) for space in choices)
            case RepositionUnits():
                spaces = table.worthwhile(s, seat, [str(x) for x in question.next(("reposition",)) or ()], w)
                found = chain.from_iterable(table.amounts(question, ("reposition", space)) for space in spaces)
                return chain([("remain",)], found)
            case _:
                return self.small_matters(s, seat, choices, question)

    def deployments(self, s: State, seat: Seat, choices: Sequence[Any], question: Form) -> Iterable[Words]:
        yield ("end",)
        for verb in ("deploy", "informant"):
            if verb in choices:
                yield from table.deployments(s, seat, question, verb, self.weights, self.brief)
        if "shift" in choices:
            yield from table.moves(s, seat, question, "shift", self.weights, self.brief)

    def small_matters(self, s: State, seat: Seat, choices: Sequence[Any], question: Form) -> Iterable[Words]:
        match s.ask:
            case SealPlan():
                return [battle.plan(s, seat, question, self.weights)]
            case SealCards():
                return [battle.cards(s, seat, question)]
            case MayRetreat():
                flee = "retreat" in choices and battle.loses(s, s.frame(Battle), seat)
                return [("retreat" if flee else "stay",)]
            case CallTraitor():
                return [(choices[-1],)]
            case KeepCards():
                return [("keep",) * len(s.frame(Battle).cards[seat])]
            case PutQuestion():
                return [(battle.question(s, seat),)]
            case AnswerQuestion(topic=topic):
                return [(battle.answer(s, seat, topic, choices, self.weights),)]
            case GiveCommand():
                return [(card,) for card in battle.ban(s, seat)] or [(choices[0],)]
            case ChooseBattle():
                foes = [(space, foe) for space in choices for foe in question.next((space,)) or ()]
                w, at = self.weights, s.box.at
                return [max(foes, key=lambda words: wins(s, seat, int(words[1]), at[str(words[0])], w))]
            case KeepTraitor():
                foreign = [x for x in choices if s.box.race_of[str(x)] != s.races[seat]] or choices
                return [(max(foreign, key=lambda x: s.box.strength[str(x)]),)]
            case Predict() if self.weights.foretold:
                return [table.prediction(choices)]
            case Predict():
                return [(race, n) for race in choices for n in LIKELY_ROUNDS]
            case DiscardCards():
                return [table.discards(s, seat, question, self.weights)]
            case AllowAlly():
                return [("always",)]
            case GiveToAlly():
                return [("nothing",)]
            case ShareOrReveal():
                return [("share",)]
            case _:
                return [words for words in question if words[:1] != ("play",)]


EVALUATION: Evaluation = Judgement()
