"""Write src/generated/types.ts: the messages and views of the server as TypeScript. `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from plancia.engine import Fact
from plancia.games.tigris import facts as tigris_facts
from plancia.games.tigris.view import View
from plancia.server import protocol
from plancia.server.http import people, tables

TARGET = Path(__file__).parent / "src" / "generated" / "types.ts"
HEADER = "// Written by web/contract.py from the types of the server. Do not edit.\n"


def facts() -> list[type]:
    return [
        t
        for t in vars(tigris_facts).values()
        if isinstance(t, type) and issubclass(t, Fact) and t.__module__ == tigris_facts.__name__
    ]


def written() -> str:
    listed = [*facts(), View, *protocol.AnyCommand.__args__, *protocol.AnyMessage.__args__]
    listed += [tables.TableInfo, tables.GameInfo, tables.NewTable, people.Me, people.Token]
    _, components = msgspec.json.schema_components(listed)
    text = HEADER
    for name, schema in sorted(components.items()):
        text += f"\nexport interface {name} {_object(schema)}\n"
    text += "\nexport type TigrisFact = " + " | ".join(t.__name__ for t in facts()) + ";\n"
    text += "export type Command = " + " | ".join(t.__name__ for t in protocol.AnyCommand.__args__) + ";\n"
    text += "export type Message = " + " | ".join(t.__name__ for t in protocol.AnyMessage.__args__) + ";\n"
    return text


def _object(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(inner)};" for name, inner in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(inner) for inner in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(map(_type, schema["prefixItems"])) + "]"
        case "array":
            inner = _type(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case _:
            return "unknown"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(
            0
            if TARGET.read_text("utf-8") == written()
            else "src/generated/types.ts is not what the server says: run make web"
        )
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(written(), "utf-8")
