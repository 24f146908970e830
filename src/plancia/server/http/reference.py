"""The page about the HTTP API at `/api`, generated from the OpenAPI schema without scripts or other hosts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Request, get

Schema = dict[str, Any]  # a piece of OpenAPI: whatever JSON holds

STYLE = """
:root { color-scheme: light dark; --line: #8885; --soft: #8882; --get: #2a7d4f; --post: #2b62b5; --delete: #b23a2e }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: 0 } h2 { margin-top: 3rem; text-transform: capitalize; border-bottom: 1px solid var(--line) }
section { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0 }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere } p { margin: .5rem 0 }
code, h3 { font-family: ui-monospace, monospace } code { background: var(--soft); padding: .1em .3em }
b { display: inline-block; min-width: 3.5rem; text-transform: uppercase }
.get { color: var(--get) } .post { color: var(--post) } .delete { color: var(--delete) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; font-size: .9rem }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) { :root { --get: #6cc394; --post: #8ab4f2; --delete: #f0978c } }
"""
OPENING = """
<p>Everything a browser does here, any program can do. Bodies and answers are JSON. You are known by the cookie you get
from <code>POST /api/guest</code>, or by a token: <code>Authorization: Bearer …</code>.</p>
<p>Whatever is refused comes with a <code>code</code> that does not change, and if it was too much at once (429) with
the seconds to <code>wait</code>. A table is played over its WebSocket, <code>/api/tables/{table}/socket</code>.</p>
<p><a href="/api/schema/openapi.json">The same as OpenAPI</a></p>
"""


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def reference(request: Request[Any, Any, Any]) -> str:
    """The operations of the HTTP API, as a page."""
    return page(request.app)


@cache
def page(app: Litestar) -> str:
    schema: Schema = app.openapi_schema.to_schema()
    body = "".join((*_operations(schema), "<h2>Types</h2>", *_types(schema["components"]["schemas"])))
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return f"{head}<title>plancia: HTTP API</title><style>{STYLE}</style><h1>plancia: HTTP API</h1>{OPENING}{body}"


def _operations(schema: Schema) -> Iterator[str]:
    """By tag, in the order in which they are declared."""
    found = [(path, method, of) for path, methods in schema["paths"].items() for method, of in methods.items()]
    for tag in dict.fromkeys(tag for _, _, of in found for tag in of["tags"]):
        yield f"<h2>{escape(tag)}</h2>"
        yield from (_operation(path, method, of) for path, method, of in found if tag in of["tags"])


def _operation(path: str, method: str, of: Schema) -> str:
    title = f'<h3><b class="{method}">{method}</b> {escape(path)}</h3>'
    rows = [(p["name"], f"{_in_words(p['schema'])}, {p['in']}") for p in of.get("parameters", ())]
    if "requestBody" in of:
        rows.append(("body", _content(of["requestBody"])))
    rows += [("answer", _content(answer)) for status, answer in of["responses"].items() if status.startswith("2")]
    return f"<section>{title}{_about(of)}{_list(rows)}</section>"


def _about(of: Schema) -> str:
    """The docstring of what was declared."""
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(of.get("description", "")))
    return f"<p>{text}</p>" if text else ""


def _content(of: Schema) -> str:
    kinds = [_in_words(content["schema"]) for content in of.get("content", {}).values()]
    return ", ".join(kinds) or "nothing"


def _types(schemas: Schema) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        needed = schema.get("required", ())
        fields = schema.get("properties", {}).items()
        rows = [(key, _in_words(of) + ("" if key in needed else ", may be left out")) for key, of in fields]
        yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>{_about(schema)}{_list(rows)}</section>'


def _in_words(schema: Schema) -> str:
    """A type in words."""
    match schema:
        case {"$ref": ref}:
            name = escape(ref.rpartition("/")[2])
            return f'<a href="#{name}">{name}</a>'
        case {"oneOf": kinds} | {"anyOf": kinds}:
            return " or ".join(map(_in_words, kinds))
        case {"enum": values}:
            return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
        case {"type": "array", "items": of}:
            return f"list of {_in_words(of)}"
        case {"type": [*kinds]}:
            return " or ".join(map(escape, kinds))
        case {"type": kind}:
            return escape(kind)
        case _:
            return "anything"


def _list(rows: list[tuple[str, str]]) -> str:
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{text}</dd>" for name, text in rows) + "</dl>" if rows else ""
