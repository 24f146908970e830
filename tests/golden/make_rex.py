"""Makes the golden records of Rex again: `.venv/bin/python -m tests.golden.make_rex`.

`tests.golden.games` explains when to do this, and which games are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from plancia.bots import Budget, RandomBot
from plancia.engine import Form, Game, RandBelow, Words
from plancia.games.rex import GAME, Options
from tests.golden.games import Candidate, Golden, play
from tests.golden.rex_features import FEATURES, features_of

GOLDEN = Golden("rex", "tests.golden.make_rex", 28, FEATURES, features_of)
TASTES = {
    "pass": 0.3,
    "ready": 0.7,
    "stay": 0.5,
    "end": 0.5,
    "silence": 0.01,
    "share": 0.1,
    "nothing": 0.3,
    "remain": 0.3,
    "play": 4,
    "informant": 4,
    "fleet-sabotage": 4,
    "tracking-beacon": 4,
    "traitor": 9,
    "accept": 4,
    "shift": 4,
}
FAITHFUL = {
    "leave": 0.01,
    "propose": 5,
    "accept": 20,
    "give": 2,
    "reveal": 9,
    "always": 3,
    "shift": 9,
    "reposition": 9,
}
SELDOM = ("lazax-gift", "sol-immunity", "hacan-move", "sol-deployment", "xxcha-turning")
OF_ALLIES = ("sol-allies", "hacan-ally")
IN_BATTLE = ("jol-nar-question", "xxcha-command")


class LivelyBot:
    """The most attractive of a few random answers: cards, traitors, alliances."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        answers = [question.sample(randbelow) for _ in range(3)]
        return max(answers, key=lambda words: randbelow(1000) * self.taste(words))

    def taste(self, words: Words) -> float:
        return TASTES.get(str(words[0]), 1.0)


class LoyalBot(LivelyBot):
    """Lively, forms alliances and keeps them, and saves Informants for advantages that are rarely cancelled."""

    CANCELS: tuple[str, ...] = SELDOM

    def taste(self, words: Words) -> float:
        if words[0] == "informant" and len(words) == 2:
            return 50 if words[1] in self.CANCELS else 0.001
        return (TASTES | FAITHFUL).get(str(words[0]), 1.0)


class EnvoyBot(LoyalBot):
    """The same, against the advantages of allies."""

    CANCELS = OF_ALLIES


class SpyBot(LoyalBot):
    """The same, in battles."""

    CANCELS = IN_BATTLE


class WardenBot(LoyalBot):
    """The same, against the traitors of the Letnev for an ally."""

    CANCELS = ("letnev-traitor",)


class ProphetBot(LivelyBot):
    """Predicts the last round, which random play often reaches."""

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        if type(view.ask).__name__ == "Predict":
            return ("sol" if "sol" in view.races else "hacan" if "hacan" in view.races else "lazax", 8)
        return super().answer(view, question, randbelow, budget)


PEOPLE: dict[str, type[Any]] = {
    "random": RandomBot,
    "lively": LivelyBot,
    "prophet": ProphetBot,
    "loyal": LoyalBot,
    "envoy": EnvoyBot,
    "spy": SpyBot,
    "warden": WardenBot,
}
GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (  # who plays, with which options, how many games
    ("random random random", {"races": "suggested", "left_space_only": True}, 4),
    ("lively lively lively", {"races": "lot", "cheap_mechanized": True}, 24),
    ("prophet prophet prophet prophet", {"races": "chosen"}, 16),
    ("loyal loyal loyal loyal", {"races": "lot", "betrayal": True}, 24),
    ("loyal loyal loyal loyal loyal", {"races": "lot", "spaceport_in_turn": True, "betrayal": True}, 24),
    ("spy spy spy spy spy spy", {"races": "suggested", "no_memory_aid": True}, 24),
    ("lively lively lively lively lively lively", {"races": "suggested", "one_council_unit": True}, 12),
    ("loyal loyal loyal loyal loyal loyal", {"races": "suggested"}, 10),
    ("warden warden warden warden", {"races": "suggested"}, 30),
    ("envoy envoy envoy envoy envoy", {"races": "suggested", "gifts": 0}, 36),
)


def candidates() -> Iterator[Candidate]:
    """All games, in a fixed order."""
    for people, options, count in GAMES:
        for number in range(count):
            who, how = people.split(), [key for key, value in options.items() if value is True]
            name = "-".join([who[0], str(len(who)), options["races"], *how, str(number)])
            agreed = Options(**{"proposals": 2, "gifts": 2} | options)
            yield GOLDEN.candidate(name, play(GAME, PEOPLE, who, agreed, name, free_talk=True))


if __name__ == "__main__":
    GOLDEN.keep(candidates())
