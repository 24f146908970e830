"""The types of the wire in TypeScript, for the web app: `python -m plancia.server.types FILE` writes them.

They come from the same structs that the server encodes and decodes, so that neither side can drift away. A type of a
game has the game's name before its own: `TigrisView`. Views and facts are unknown until the board of a game says
which they are: the server sends them on without looking into them.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

from litestar.handlers import HTTPRouteHandler
from msgspec import NODEFAULT, Struct
from msgspec import inspect as m

from plancia.engine import Consequence, Disclosure, Fact
from plancia.games import NAMES, game
from plancia.server import http as web
from plancia.server import phrases, protocol

HEADER = "// Made by `python -m plancia.server.types`. Do not edit: change the Python types and make it again.\n"
GAMES = "plancia.games."
WIDTH = 120


# ---- which types -----------------------------------------------------------------------------------------------------
def commands() -> tuple[type[Struct], ...]:
    return get_args(protocol.AnyCommand)


def messages() -> tuple[type[Struct], ...]:
    return get_args(protocol.AnyMessage)


def http() -> list[type[Struct]]:
    """What goes over HTTP: every struct that a route takes or gives."""
    modules = [import_module(f"{web.__name__}.{found.name}") for found in iter_modules(web.__path__)]
    routes = [route for module in modules for route in vars(module).values() if isinstance(route, HTTPRouteHandler)]
    said = [get_type_hints(route.fn).get(name) for route in routes for name in ("data", "return")]
    return list(dict.fromkeys(kind for hint in said for kind in _structs(hint)))


def _structs(said: object) -> Iterator[type[Struct]]:
    """Those that a type mentions."""
    if isinstance(said, type) and issubclass(said, Struct):
        yield said
    for inner in get_args(said):
        yield from _structs(inner)


def view(name: str) -> type[Struct]:
    """A game says in its signature what it shows."""
    shown: type[Struct] = get_type_hints(type(game(name)).view)["return"]
    return shown


def facts(name: str) -> list[type[Struct]]:
    """All that can happen in a game."""
    game(name)  # makes sure that they are there
    kinds = [*Fact.__subclasses__(), *Disclosure.__subclasses__()]
    return sorted((kind for kind in kinds if kind.__module__.startswith(f"{GAMES}{name}.")), key=lambda k: k.__name__)


# ---- TypeScript ------------------------------------------------------------------------------------------------------
def generate() -> str:
    """All of the file."""
    roots = [*commands(), *messages(), *http()]
    of_games = {name: (view(name), facts(name), game(name).consequence_kinds()) for name in NAMES}
    for shown, happened, foreseen in of_games.values():
        roots += [shown, *happened, *foreseen]
    parts = [HEADER, *(_interface(kind) for kind in _all_structs(roots))]
    parts += [_union("Command", map(_name, commands())), _union("Message", map(_name, messages()))]
    for name, (_, happened, foreseen) in of_games.items():
        parts.append(_union(f"{name.title()}Fact", map(_name, happened)))
        parts.append(_union(f"{name.title()}Consequence", map(_name, foreseen)))
    parts.append(_union("View", (_name(shown) for shown, _, _ in of_games.values())))
    for kind in ("Fact", "Consequence"):
        parts.append(_union(kind, (f"{name.title()}{kind}" for name in NAMES)))
    parts.append(_wire_consequences([kind for _, _, foreseen in of_games.values() for kind in foreseen]))
    return "\n".join(parts)


def _all_structs(roots: Iterable[type[Struct]]) -> list[type[Struct]]:
    """These and all that they hold, each once, in the order in which they are met."""
    found: dict[type[Struct], None] = {}

    def visit(kind: m.Type) -> None:
        if isinstance(kind, m.StructType) and kind.cls not in found:
            found[kind.cls] = None
            for field in kind.fields:
                visit(field.type)
        for inner in _inside(kind):
            visit(inner)

    for root in roots:
        visit(m.type_info(root))
    names = [_name(kind) for kind in found]
    assert len(set(names)) == len(names), f"two types of one name: {sorted(names)}"
    return list(found)


def _inside(kind: m.Type) -> Iterator[m.Type]:
    """The types that a type which is no struct is made of."""
    match kind:
        case m.UnionType(types=types):
            yield from types
        case m.TupleType(item_types=types):
            yield from types
        case m.VarTupleType(item_type=item) | m.ListType(item_type=item):
            yield item
        case m.DictType(value_type=value):
            yield value
        case _:
            pass


def _name(kind: type) -> str:
    """Types of games get the game's name, since each game has a view of its own."""
    module = kind.__module__
    prefix = module.removeprefix(GAMES).partition(".")[0].title() if module.startswith(GAMES) else ""
    return prefix + kind.__name__


def fields(kind: type[Struct]) -> dict[str, str]:
    """The fields of a struct with their types. What clients send may leave out (`?`) what has a default; what the
    server sends is always complete.
    """
    info = m.type_info(kind)
    assert isinstance(info, m.StructType)
    found = {info.tag_field: f'"{info.tag}"'} if info.tag_field else {}
    for field in info.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if has_default and info.forbid_unknown_fields else ""
        found[field.encode_name + mark] = _said(field.type)
    return found


def _interface(kind: type[Struct]) -> str:
    # An array on the wire, with its fields as the names of the places; but the client decodes consequences.
    if kind.__struct_config__.array_like and not issubclass(kind, Consequence):
        places = ", ".join(f"{name}: {said}" for name, said in fields(kind).items())
        return "\n".join([*_comment(kind), f"export type {_name(kind)} = [{places}];\n"])
    lines = [f"  {name}: {said};" for name, said in fields(kind).items()]
    return "\n".join([*_comment(kind), f"export interface {_name(kind)} {{", *lines, "}\n"])


def _wire_consequences(kinds: Sequence[type[Struct]]) -> str:
    """How consequences travel, and the table by which the client decodes them: once, into the types above."""
    named = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in kinds}
    assert len(named) == len(kinds), "two kinds of consequences have one name"
    quoted = {tag: ", ".join(f'"{field}"' for field in fields) for tag, fields in named.items()}
    rows = (f"  {tag}: [{fields}]," for tag, fields in quoted.items())
    return "\n".join(
        [
            "/** A consequence on the wire: its type, then its fields in the order of `CONSEQUENCE_FIELDS`. */",
            'export type WireConsequence = [Consequence["type"], ...unknown[]];',
            "",
            'export const CONSEQUENCE_FIELDS: Record<Consequence["type"], readonly string[]> = {',
            *rows,
            "};\n",
        ]
    )


def _comment(kind: type[Struct]) -> list[str]:
    if "__doc__" not in vars(kind) or not kind.__doc__:
        return []
    lines = cleandoc(kind.__doc__).splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _union(name: str, kinds: Iterable[str]) -> str:
    members = list(kinds)
    line = f"export type {name} = {' | '.join(members)};\n"
    return line if len(line) <= WIDTH else "\n".join((f"export type {name} =", *(f"  | {k}" for k in members))) + ";\n"


def _said(kind: m.Type) -> str:
    """A type, as TypeScript writes it."""
    match kind:
        case m.Metadata(extra={"typescript": str(name)}):
            return name
        case m.StructType(cls=cls):
            return _name(cls)
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
            return " | ".join(map(_said, types))
        case m.TupleType(item_types=types):
            return f"[{', '.join(map(_said, types))}]"
        case m.VarTupleType(item_type=item) | m.ListType(item_type=item):
            return (
                f"({_said(item)})[]"
                if isinstance(item, (m.UnionType, m.LiteralType, m.EnumType))
                else f"{_said(item)}[]"
            )
        case m.DictType(value_type=value):
            return f"Record<string, {_said(value)}>"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


# ---- the door --------------------------------------------------------------------------------------------------------
def main(args: Sequence[str] | None = None) -> int:
    """Print, write or compare."""
    parser = ArgumentParser(prog="python -m plancia.server.types", description="The types of the wire in TypeScript.")
    parser.add_argument("file", type=Path, nargs="?", help="where to write them; without it they are printed")
    parser.add_argument("--check", action="store_true", help="write nothing: fail if the file is not up to date")
    wanted: Any = parser.parse_args(args)
    if wanted.file is None:
        print(generate(), end="")
        return 0
    files = {wanted.file: generate(), wanted.file.with_name("phrases.ts"): phrases.generate()}
    if wanted.check:
        return int(any(not file.exists() or file.read_text("utf-8") != text for file, text in files.items()))
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
