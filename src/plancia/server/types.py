"""Writes the types of the wire in TypeScript, for the web app: `python -m plancia.server.types FILE`.

They are generated from the structs that the server encodes and decodes, so the two sides cannot disagree. A type of a
game has the game's name before its own: `TigrisView`. `Games` lists what each game sends; a type with a view or with
facts has the game as its parameter: `Update<"rex">`. Without a parameter it is the union of all games.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec import inspect as m

from plancia.deals import LedgerEntry, Offer, Promise, Term
from plancia.engine import Action, Ask, Consequence, Fact, Frame, Sheet
from plancia.games import NAMES, game, negotiation
from plancia.games.lesson import Outcome
from plancia.server import http as web
from plancia.server import phrases, protocol
from plancia.server.http.examples import ExampleFigure
from plancia.server.http.lessons import LessonStep
from plancia.server.http.puzzles import PuzzleResult, PuzzleShown
from plancia.server.replaying import Step

K = TypeVar("K", bound=Struct)

HEADER = "// Made by `python -m plancia.server.types`. Do not edit: change the Python types and make it again.\n"
GAMES = "plancia.games."
WIDTH = 120
PARAMETER = "<G extends GameName = GameName>"
WORD = "string | number"
RIDER = f'["play", ...({WORD})[]]'  # a card played instead of an answer

# Fields that hold something of a game `G`. The structs leave them open: the server does not look into them.
OPEN: dict[type[Struct], dict[str, str]] = {
    Sheet: {"topic": "Topic<G>"},
    protocol.Update: {"view": "View<G>", "facts": "Fact<G>[]"},
    protocol.Past: {"facts": "Fact<G>[]"},
    protocol.OnlyAnswer: {"ask": "Question<G>"},
    protocol.MakeOffer: {"terms": "Term<G>[]", "promises": "Pledge<G>[]"},
    Offer: {"terms": "Term<G>[]", "promises": "Pledge<G>[]"},
    LedgerEntry: {"promise": "Pledge<G>", "fact": "Fact<G> | null"},
    ExampleFigure: {"view": "View<G>", "facts": "Fact<G>[]"},
    LessonStep: {"view": "View<G>", "facts": "Fact<G>[]"},
    Outcome: {"view": "View<G>", "facts": "Fact<G>[]"},
    PuzzleShown: {"view": "View<G>"},
    PuzzleResult: {"view": "View<G>", "facts": "Fact<G>[]"},
    Step: {"view": "Partial<View<G>>", "seats": "Record<string, Partial<View<G>>>", "facts": "Fact<G>[]"},
}
OF_A_GAME = {  # each is a type with the game as its parameter
    "View": 'Games[G]["view"]',
    "Fact": 'Games[G]["fact"] | OnlyAnswer<G>',
    "Question": 'Games[G]["question"]',
    "Topic": 'Question<G>["type"] | "Order"',  # a sheet without a question is the form for standing orders
    "Answers": 'Games[G]["answers"]',
    "Frame": 'Games[G]["frame"]',
    "Consequence": 'Games[G]["consequence"]',
    "Box": 'Games[G]["box"]',
    "Pledge": 'Games[G]["pledge"]',  # a promise; that name belongs to the language
    "Term": 'Games[G]["term"]',
}


# ---- which types -----------------------------------------------------------------------------------------------------
def commands() -> tuple[type[Struct], ...]:
    return get_args(protocol.AnyCommand)


def messages() -> tuple[type[Struct], ...]:
    return get_args(protocol.AnyMessage)


def http() -> list[type[Struct]]:
    """Every struct that a route takes or returns."""
    modules = [import_module(f"{web.__name__}.{found.name}") for found in iter_modules(web.__path__)]
    routes = [route for module in modules for route in vars(module).values() if isinstance(route, HTTPRouteHandler)]
    hints = [get_type_hints(route.fn).get(name) for route in routes for name in ("data", "return")]
    return list(dict.fromkeys(kind for hint in hints for kind in _structs(hint)))


def _structs(hint: object) -> Iterator[type[Struct]]:
    """Those that a type mentions."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for inner in get_args(hint):
        yield from _structs(inner)


class OfGame(NamedTuple):
    """The structs of a game that clients see."""

    prefix: str
    view: type[Struct]
    facts: list[type[Fact]]
    questions: list[type[Ask[Any, Any]]]
    frames: list[type[Frame]]
    consequences: Sequence[type[Consequence]]
    components: Mapping[str, type[Struct]]
    promises: Sequence[type[Promise]]
    terms: Sequence[type[Term]]

    @property
    def structs(self) -> list[type[Struct]]:
        deals = (self.promises, self.terms)
        kinds = (self.facts, self.questions, self.frames, self.consequences, self.components.values(), *deals)
        return [self.view, *(kind for some in kinds for kind in some)]


def of_game(name: str) -> OfGame:
    rules, deals = game(name), negotiation(name)
    frames = {frame for flow in rules.flows() for frame in flow.frames}
    return OfGame(
        prefix=name.title(),
        view=get_type_hints(type(rules).view)["return"],
        facts=_sorted(kind for kind in rules.fact_kinds() if not kind.__subclasses__()),
        questions=_sorted(rules.question_kinds()),
        frames=_sorted(frames),
        consequences=rules.consequence_kinds(),
        components=rules.COMPONENTS,
        promises=deals.PROMISES if deals else (),
        terms=deals.TERMS if deals else (),
    )


def _sorted(kinds: Iterable[type[K]]) -> list[type[K]]:
    return sorted(kinds, key=lambda kind: kind.__name__)


# ---- the file --------------------------------------------------------------------------------------------------------
def generate() -> str:
    """All of the file."""
    games = [of_game(name) for name in NAMES]
    roots: list[type[Struct]] = [*commands(), *messages(), protocol.OnlyAnswer, *http()]
    roots += [kind for of in games for kind in of.structs]
    parts = [HEADER, *(_declaration(kind) for kind in _all_structs(roots))]
    parts += [_union("Command", map(_name, commands())), _union("Message", map(_name, messages()))]
    for of in games:
        parts += _declarations(of)
    parts.append(_games())
    parts += [f"export type {name}{PARAMETER} = {text};\n" for name, text in OF_A_GAME.items()]
    parts.append(_wire_consequences([kind for of in games for kind in of.consequences]))
    return "\n".join(parts)


def _declarations(of: OfGame) -> Iterator[str]:
    yield _union(f"{of.prefix}Fact", map(_name, of.facts))
    yield _union(f"{of.prefix}Question", map(_name, of.questions))
    yield _union(f"{of.prefix}Frame", map(_name, of.frames))
    yield _union(f"{of.prefix}Consequence", map(_name, of.consequences))
    yield _union(f"{of.prefix}Pledge", map(_name, of.promises))
    yield _union(f"{of.prefix}Term", map(_name, of.terms))
    answers = {ask.__name__: answer(ask) for ask in of.questions}
    yield _object(f"{of.prefix}Answers", answers, "The words of an answer, by question.")
    box = {table: f"Record<string, {_record(kind)}>" for table, kind in of.components.items()}
    yield _object(f"{of.prefix}Box", box, "The component data: tables of records by id.")


def _record(kind: type[Struct]) -> str:
    """A table knows its records by their ids, so they have none themselves."""
    return f'Omit<{_name(kind)}, "id">' if "id" in kind.__struct_fields__ else _name(kind)


def _games() -> str:
    """What each game sends, by its name."""
    kinds = ("view", "fact", "question", "answers", "frame", "consequence", "box", "pledge", "term")
    sent = {name: "; ".join(f"{kind}: {name.title()}{kind.title()}" for kind in kinds) for name in NAMES}
    games = _object("Games", {name: f"{{ {text} }}" for name, text in sent.items()}, "What each game sends.")
    return f"{games}\nexport type GameName = keyof Games;\n"


def answer(ask: type[Ask[Any, Any]]) -> str:
    """The words of an answer as a tuple; where there are verbs, one for each."""
    named = [_words(kind, f'verb: "{verb}"') for verb, kind in ask.VERBS.items()] or [_words(ask.SAYS)]
    return " | ".join([*named, RIDER] if ask.RIDERS else named)


def _words(kind: Any, *verb: str) -> str:
    if not issubclass(kind, Action):
        return f"({WORD})[]"
    named = (f"{field.name}{'' if field.required else '?'}: {_written(field.type)}" for field in _info(kind).fields)
    return f"[{', '.join((*verb, *named))}]"


def _all_structs(roots: Iterable[type[Struct]]) -> list[type[Struct]]:
    """These and all that they hold, each once, in the order in which they are met."""
    found: dict[type[Struct], None] = {}

    def visit(kind: type[Struct]) -> None:
        if kind not in found:
            found[kind] = None
            for held in _held(kind):
                visit(held)

    for root in roots:
        visit(root)
    names = [_name(kind) for kind in found]
    assert len(set(names)) == len(names), f"two types of one name: {sorted(names)}"
    return list(found)


def _held(kind: type[Struct]) -> Iterator[type[Struct]]:
    """The structs in the fields of a struct."""
    inside: list[m.Type] = [field.type for field in _info(kind).fields]
    for part in inside:
        if isinstance(part, m.StructType):
            yield part.cls
        inside += _inside(part)


def _inside(kind: m.Type) -> Iterable[m.Type]:
    """The types that a type which is no struct is made of."""
    match kind:
        case m.UnionType(types=types):
            return types
        case m.TupleType(item_types=types):
            return types
        case m.VarTupleType(item_type=item) | m.ListType(item_type=item):
            return (item,)
        case m.DictType(value_type=value):
            return (value,)
        case m.Metadata(type=annotated):
            return (annotated,)
        case _:
            return ()


def _info(kind: type[Struct]) -> m.StructType:
    info = m.type_info(kind)
    assert isinstance(info, m.StructType)
    return info


# ---- TypeScript ------------------------------------------------------------------------------------------------------
def _name(kind: type) -> str:
    """Types of games get the game's name, since each game has a view of its own."""
    module = kind.__module__
    prefix = module.removeprefix(GAMES).partition(".")[0].title() if module.startswith(GAMES) else ""
    # A war is a procedure and a consequence.
    return prefix + kind.__name__ + ("Frame" if issubclass(kind, Frame) else "")


@cache
def _has_parameter(kind: type[Struct]) -> bool:
    """Does it hold something of a game?"""
    return kind in OPEN or any(map(_has_parameter, _held(kind)))


def _open(kind: type[Struct]) -> dict[str, str]:
    """The types of fields that the struct leaves open. In a view they are those of its own game."""
    if kind.__name__ != "View":
        return OPEN.get(kind, {})
    prefix = _name(kind).removesuffix("View")
    return {"stack": f"{prefix}Frame[]", "ask": f"{prefix}Question | null"}


def fields(kind: type[Struct]) -> dict[str, str]:
    """The fields of a struct with their types. What clients send may leave out (`?`) what has a default, and so do the
    records of a game's data; what the server sends is complete.
    """
    info = _info(kind)
    found = {info.tag_field: f'"{info.tag}"'} if info.tag_field else {}
    for field in info.fields:
        optional = not field.required and info.forbid_unknown_fields
        found[field.encode_name + ("?" if optional else "")] = _open(kind).get(field.name) or _written(field.type)
    return found


def _declaration(kind: type[Struct]) -> str:
    name = _name(kind) + (PARAMETER if _has_parameter(kind) else "")
    # An array on the wire, with its fields as the names of the places; but the client decodes consequences.
    if kind.__struct_config__.array_like and not issubclass(kind, Consequence):
        places = ", ".join(f"{field}: {text}" for field, text in fields(kind).items())
        return "\n".join([*_comment(kind), f"export type {name} = [{places}];\n"])
    return _object(name, fields(kind), cleandoc(vars(kind).get("__doc__") or ""))


def _object(name: str, fields: Mapping[str, str], comment: str) -> str:
    """An alias and no interface: only those can be passed to code that reads the fields of any fact by their names."""
    if not fields:
        return "\n".join([*_commented(comment), f"export type {name} = Record<string, never>;\n"])
    lines = [f"  {field}: {text};" for field, text in fields.items()]
    return "\n".join([*_commented(comment), f"export type {name} = {{", *lines, "};\n"])


def _wire_consequences(kinds: Sequence[type[Struct]]) -> str:
    """How consequences travel, and the table by which the client decodes them: once, into the types above."""
    named = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in kinds}
    assert len(named) == len(kinds), "two kinds of consequences have one name"
    quoted = {tag: ", ".join(f'"{field}"' for field in fields) for tag, fields in named.items()}
    rows = (f"  {tag}: [{fields}]," for tag, fields in quoted.items())
    return "\n".join(
        [
            "/** A consequence on the wire: its type, then its fields in the order of `CONSEQUENCE_FIELDS`. */",
            f'export type WireConsequence{PARAMETER} = [Consequence<G>["type"], ...unknown[]];',
            "",
            'export const CONSEQUENCE_FIELDS: Record<Consequence["type"], readonly string[]> = {',
            *rows,
            "};\n",
        ]
    )


def _comment(kind: type[Struct]) -> list[str]:
    return _commented(cleandoc(vars(kind).get("__doc__") or ""))


def _commented(text: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _union(name: str, kinds: Iterable[str]) -> str:
    members = list(kinds) or ["never"]  # a game may have none
    line = f"export type {name} = {' | '.join(members)};\n"
    return line if len(line) <= WIDTH else "\n".join((f"export type {name} =", *(f"  | {k}" for k in members))) + ";\n"


def _written(kind: m.Type) -> str:
    """A type, as TypeScript writes it."""
    match kind:
        case m.Metadata(extra={"typescript": str(name)}):
            return name
        case m.Metadata(type=annotated):
            return _written(annotated)
        case m.StructType(cls=cls):
            return _name(cls) + ("<G>" if _has_parameter(cls) else "")
        case m.BoolType():
            return "boolean"
        case m.IntType() | m.FloatType():
            return "number"
        case m.StrType():
            return "string"
        case m.NoneType():
            return "null"
        case m.AnyType() | m.RawType():
            return "unknown"
        case m.EnumType(cls=cls):
            return " | ".join(f'"{member.value}"' for member in cls)
        case m.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case m.UnionType(types=types):
            return " | ".join(map(_written, types))
        case m.TupleType(item_types=types):
            return f"[{', '.join(map(_written, types))}]"
        case m.VarTupleType(item_type=item) | m.ListType(item_type=item):
            return (
                f"({_written(item)})[]"
                if isinstance(item, (m.UnionType, m.LiteralType, m.EnumType))
                else f"{_written(item)}[]"
            )
        case m.DictType(value_type=value):
            return f"Record<string, {_written(value)}>"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


# ---- the command ---------------------------------------------------------------------------------------------------
def main(args: Sequence[str] | None = None) -> int:
    """Print the types, or write them to a file."""
    parser = ArgumentParser(prog="python -m plancia.server.types", description="The types of the wire in TypeScript.")
    parser.add_argument("file", type=Path, nargs="?", help="where to write them; without it they are printed")
    wanted: Any = parser.parse_args(args)
    if wanted.file is None:
        print(generate(), end="")
        return 0
    files = {wanted.file: generate(), wanted.file.with_name("phrases.ts"): phrases.generate()}
    for file, text in files.items():
        if not file.exists() or file.read_text("utf-8") != text:  # `make` builds the app again when a file is newer
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
