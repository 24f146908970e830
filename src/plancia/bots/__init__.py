"""Computer opponents. They get what a person gets: a view and a question."""

from __future__ import annotations

import sys
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from plancia.bots.bot import Bot, BotError, Budget, Maker, MakesDeals, RandomBot, RemembersTurns, remembers
from plancia.bots.characters import CHARACTERS, PEOPLE, characters_of
from plancia.bots.greedy import FirstGreedyBot, GreedyBot
from plancia.bots.levels import FIRST_LEVEL, LEVELS
from plancia.bots.monte_carlo import MonteCarloBot, NeuralBot
from plancia.bots.planner import PlannerBot
from plancia.bots.process import PREFIX, ProcessBot

EARLIER: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot}  # still at older tables, not offered at new ones
BOTS: dict[str, Maker] = {**LEVELS, **PEOPLE, **EARLIER}  # all bots that can take a seat
YARDSTICKS: dict[str, Maker] = {"greedy-1": FirstGreedyBot}  # never changed: others are measured against them
NAMES = ("Nabu", "Ishtar", "Enki", "Shala", "Adad", "Gula")  # by seat, the same at every table
Adviser = PlannerBot  # explains answers to people
# The searches behind Master, for contests: people choose levels.
TRIALS: dict[str, Maker] = {"planner": PlannerBot, "monte-carlo": MonteCarloBot, "neural": NeuralBot}

__all__ = [
    "BOTS",
    "CHARACTERS",
    "EARLIER",
    "FIRST_LEVEL",
    "LEVELS",
    "NAMES",
    "PEOPLE",
    "TRIALS",
    "YARDSTICKS",
    "Adviser",
    "Bot",
    "BotError",
    "Budget",
    "FirstGreedyBot",
    "GreedyBot",
    "Maker",
    "MakesDeals",
    "MonteCarloBot",
    "NeuralBot",
    "PlannerBot",
    "ProcessBot",
    "RandomBot",
    "RemembersTurns",
    "bot",
    "characters_of",
    "remembers",
]


def bot(name: str) -> Maker:
    """A bot by its name, or one written by a user: `path/to/file.py:Class`, or `exec:command` for a program.

    Raises `BotError` with the reason if it cannot be loaded.
    """
    known = BOTS | YARDSTICKS | TRIALS
    if name in known:
        return known[name]
    if name.startswith(PREFIX):
        return partial(ProcessBot, command=name.removeprefix(PREFIX))
    path, colon, kind = name.rpartition(":")
    if not colon or not path.endswith(".py"):
        raise BotError("no_such_bot", name=name, names=", ".join((*LEVELS, *EARLIER, *YARDSTICKS, *TRIALS)))
    if not Path(path).is_file():
        raise BotError("no_file", file=path)
    return _from_file(Path(path), kind)


def _from_file(path: Path, kind: str) -> Maker:
    spec = spec_from_file_location(f"plancia_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BotError("not_python", file=str(path))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their own module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever a user's file may raise
        raise BotError("cannot_be_loaded", file=str(path), detail=f"{type(error).__name__}: {error}") from error
    maker: Any = getattr(module, kind, None)
    if maker is None:
        raise BotError("no_such_class", file=str(path), kind=kind)
    if not callable(getattr(maker, "answer", None)):
        raise BotError("no_answer_method", file=str(path), kind=kind)
    found: Maker = maker
    return found
