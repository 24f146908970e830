"""No message is missing and none is unused: keys follow from names in the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import plancia
from plancia.analysis.habits import counters
from plancia.analysis.review import OTHER
from plancia.bots import CHARACTERS, LEVELS
from plancia.bots.evaluation import GAMES, part_of
from plancia.bots.explaining import REST
from plancia.bots.voices import SPOKEN
from plancia.engine import Ask, Disclosure, Fact, MayPlay
from plancia.games import NAMES, game
from plancia.games.tigris import Options, facts
from plancia.games.tigris.components import COLOURS, MONUMENT_NAMES
from plancia.games.tigris.draw import BLIND
from plancia.games.tigris.drawing import svg
from plancia.games.tigris.drawing.geometry import GEOMETRY
from plancia.games.tigris.game import FLOWS
from plancia.locale import LANGUAGES, messages
from plancia.locale.phrases import kebab
from tests.locale.ftl import entries, read

SOURCES = Path(plancia.__file__).parent
MODULES = [file for file in SOURCES.rglob("*.py") if "locale" not in file.parts]
KINDS = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Fact)]
FACTS = [kind for kind in KINDS if kind not in (Fact, Disclosure)]
ASKS = {ask for flow in FLOWS.values() for ask in flow.asks}
WORDS = {  # the possible values of fields with words; the other fields hold cells, numbers and pieces
    "colour": COLOURS,
    "monument": MONUMENT_NAMES,
    "source": (BLIND, *COLOURS),
    "word": COLOURS,
}


# ---- messages used by the code ---------------------------------------------------------------------------------------
def fields(ask: type[Ask[Any, Any]]) -> Iterator[tuple[str, str]]:
    """Every verb ("" for none) with every field that can be asked for."""
    if ask.VERBS:
        yield "", "verb"
    for verb, kind in ask.VERBS.items() or [("", ask.SAYS)]:
        names: tuple[str, ...] = getattr(kind, "__struct_fields__", ("word",))
        yield from ((verb, name) for name in names)


def question_keys() -> Iterator[str]:
    for ask in ASKS:
        topic = kebab(ask.__name__)
        yield f"tigris-ask-{topic}"
        for verb, field in fields(ask):
            yield "-".join(filter(None, ("tigris-ask", topic, verb, kebab(field))))


def word_keys() -> Iterator[str]:
    yield "tigris-word-add-tiles"  # numbers of tiles are shown with their kind
    for ask in ASKS:
        yield from (f"tigris-word-{verb}" for verb in ask.VERBS)
        for verb, field in fields(ask):
            yield from (f"tigris-word-{verb or kebab(ask.__name__)}-{word}" for word in WORDS.get(field, ()))


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def calls(name: str, folder: str) -> Iterator[tuple[Path, ast.Module, ast.Call]]:
    """Every call of a function of this name."""
    for file in (SOURCES / folder).rglob("*.py"):
        tree = parsed(file)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                yield file, tree, node


def strings(node: ast.AST) -> set[str]:
    """The string literals in an expression; of a conditional expression both results, not the condition."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def values_of(tree: ast.Module, name: str) -> set[str]:
    """The strings that a name stands for: a constant, or the items of a loop."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == name for target in node.targets):
            found |= strings(node.value)
        if isinstance(node, ast.For) and isinstance(node.target, ast.Tuple) and isinstance(node.iter, ast.Tuple):
            at = [getattr(target, "id", "") for target in node.target.elts].index(name)
            found |= {code for row in node.iter.elts if isinstance(row, ast.Tuple) for code in strings(row.elts[at])}
    return found


def refusals(folder: str) -> set[str]:
    """The codes of all refusals in the sources."""
    constants = parsed(SOURCES / "engine" / "illegal.py")
    found: set[str] = set()
    for file, tree, call in calls("Refusal", folder):
        code = call.args[0]
        named = values_of(tree, code.id) or values_of(constants, code.id) if isinstance(code, ast.Name) else set()
        codes = strings(code) | named
        assert codes, f"{file}:{call.lineno}: which code is that?"
        found |= codes
    return found


def last_words(function: str) -> set[str]:
    """The last arguments of the calls of a function."""
    return {word for _, _, call in calls(function, "games/tigris") for word in strings(call.args[-1])}


def near_ends(game: str) -> set[str]:
    """The codes of all announcements of the end."""
    return {kebab(code) for _, _, call in calls("NearEnd", f"games/{game}") for code in strings(call.args[0])}


NEEDED = {
    *(f"{game}-{what}" for game in NAMES for what in ("title", "tagline")),
    *(f"tigris-colour-{dynasty}" for dynasty in GEOMETRY.dynasties),
    *(f"tigris-fact-{kebab(kind.__name__)}" for kind in FACTS),
    *question_keys(),
    *word_keys(),
    *(f"no-{kebab(code)}" for code in refusals("engine")),
    *(f"tigris-no-{kebab(code)}" for code in refusals("games/tigris")),
    *(f"tigris-option-{kebab(name)}{about}" for name in Options.__struct_fields__ for about in ("", "-about")),
    *(f"tigris-consequence-{kind.__struct_config__.tag}" for kind in game("tigris").consequence_kinds()),
    *(f"tigris-consequence-no-{verb}" for verb in ("tile", "leader", "catastrophe")),  # used by the browser
    *(f"tigris-near-{code}" for code in near_ends("tigris")),
    *(f"tigris-over-{reason}" for reason in last_words("finish_game")),
    *(f"tigris-piece-{symbol}" for symbol in svg.NAMES),
    *("list-and", "tigris-part-tiles"),  # several tiles
    *(f"term-{name}-{term}" for name in GAMES if (terms := part_of(name, "TERMS")) for term in (*terms, REST)),
    *(f"habit-{name}-{habit}" for name in GAMES for habit in counters(name)),
    *(f"habits-{what}" for what in ("few", "figures", "games", "none")),
    *("review-resigned", "review-replaced", "review-why-secret", "review-won-back", "review-left-out", "puzzle-why"),
    *(f"hint-{what}" for what in ("favour", "equal", "best-equal", "behind", "uncompared")),
    *(f"review-left-out-{kind}" for name in GAMES for kind in (*part_of(name, "LEFT_OUT", {}).values(), OTHER)),
    *(f"voice-{voice}-{occasion}" for voice, occasions in SPOKEN.items() for occasion in occasions),
    *(f"character-{name}{about}" for name in CHARACTERS for about in ("", "-about")),
    *(f"level-{level}{about}" for level in (*LEVELS, "random") for about in ("", "-about")),
}


@cache
def mentioned() -> tuple[set[str], set[str]]:
    """The terminal's keys in the sources, and the beginnings of composed ones."""
    whole, begun = set(), set()
    for file in MODULES:
        tree = parsed(file)
        joined = [node.values[0] for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values]
        begun |= {key for part in joined for key in strings(part) if key.startswith("terminal-")}
        inside = {id(part) for part in joined}
        nodes = [node for node in ast.walk(tree) if id(node) not in inside]
        whole |= {key for node in nodes for key in strings(node) if key.startswith("terminal-")}
    return whole, begun


# ---- existing messages -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    """Every fact, question, field, choice, refusal, option, ending and piece has its message."""
    assert {key for key in NEEDED if not messages(lang).has(key)} == set()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_the_messages_that_all_need(lang: str, name: str) -> None:
    """For every game: its facts, questions, fields, verbs and options, and the examples of the terminal."""
    rules = game(name)
    needed = {f"{name}-fact-{kind.__name__}" for kind in rules.fact_kinds()}
    needed |= {f"terminal-{name}-{what}" for what in ("example", "forbidden", "thing")}
    needed |= {f"{name}-option-{one}{about}" for one in rules.OPTIONS.__struct_fields__ for about in ("", "-about")}
    for ask in rules.question_kinds():
        asked = [("", "")] if issubclass(ask, MayPlay) else [("", ""), *fields(ask)]  # a card has fields of its own
        needed |= {"-".join(filter(None, (name, "ask", ask.__name__, *field))) for field in asked}
        needed |= {f"{name}-word-{verb}" for verb in ask.VERBS}
    assert {key for key in map(kebab, needed) if not messages(lang).has(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    """Every message of the kernel and of a game is used by the code, or is part of one that is."""
    parts = {quoted for key in NEEDED for quoted in read(lang, key).quoted}
    games = (f"{name}-" for name in NAMES if name != "tigris")  # they have tests of their own
    faults = ("record-", "analysis-", "bot-", "results-", "database-", "edition-")
    elsewhere = ("terminal-", "web-", "lesson-", "notice-", *faults, *games)
    assert {key for key in entries(lang) if not key.startswith(elsewhere)} - NEEDED - parts == set()


FAULTS = {
    "RecordError": "record",
    "AnalysisError": "analysis",
    "BotError": "bot",
    "ResultsError": "results",
    "UnknownDatabase": "database",
    "BackupDamaged": "database",
}


def faults() -> Iterator[tuple[str, set[str]]]:
    """Every fault in the code: its key, and its values."""
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FAULTS:
                code = ast.literal_eval(node.args[0])  # a plain word, so that it can be found
                yield kebab(f"{FAULTS[node.func.id]}-{code}"), {word.arg for word in node.keywords if word.arg}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_message(lang: str) -> None:
    """Every error in a record, a bot or a database has a message that uses its values."""
    raised = list(faults())
    there = {key for key in entries(lang) if key.startswith(tuple(f"{kind}-" for kind in FAULTS.values()))}
    assert there - {"record-at-line"} == {key for key, _ in raised}
    for key, given in raised:
        assert set(read(lang, key).variables) <= given, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_of_the_terminal(lang: str) -> None:
    """Every message used by the terminal exists, and every existing one is used."""
    whole, begun = mentioned()
    there = {key for key in entries(lang) if key.startswith("terminal-")}
    assert whole - there == set()
    assert {start for start in begun if not any(key.startswith(start) for key in there)} == set()
    assert {key for key in there - whole if not key.startswith(tuple(begun))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "variable", "function"),
    [
        ("tigris-fact-scored", "why", "award"),
        ("tigris-fact-leader-went-home", "why", "send_home"),
        ("tigris-fact-game-over", "reason", "finish_game"),
    ],
)
def test_every_cause_has_a_message(lang: str, key: str, variable: str, function: str) -> None:
    """Every reason for scoring, for a leader going home and for the end has its own text in the log."""
    assert read(lang, key).cases[variable] == last_words(function)
