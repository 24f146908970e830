"""The page about the HTTP API, and the schema behind it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from plancia.server.http import Settings, build
from plancia.server.http.reference import page

APP = build(Settings(), "nowhere.sqlite")
SCHEMA: dict[str, Any] = APP.openapi_schema.to_schema()
OPERATIONS = [(path, method, of) for path, methods in SCHEMA["paths"].items() for method, of in methods.items()]
PAGE = page(APP)


class Links(HTMLParser):
    """The resources and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.targets: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        named = dict(attrs)
        self.targets += [value for key in ("href", "src") if (value := named.get(key))]
        if found := named.get("id"):
            self.ids.add(found)


@pytest.fixture(scope="module")
def links() -> Links:
    parser = Links()
    parser.feed(PAGE)
    return parser


@pytest.mark.parametrize(("path", "method", "of"), OPERATIONS, ids=[f"{m} {p}" for p, m, _ in OPERATIONS])
def test_every_route_is_described(path: str, method: str, of: dict[str, Any]) -> None:
    """By its docstring; and it is on the page."""
    assert of["description"]
    assert f'<b class="{method}">{method}</b> {path}</h3>' in PAGE


def test_the_page_loads_nothing_from_other_hosts(links: Links) -> None:
    """No script, font or picture: it follows the policy of our own pages."""
    assert not {"script", "link", "img", "iframe"} & links.tags
    assert not re.search(r"https?://|//cdn|@import|url\(", PAGE)
    assert [target for target in links.targets if not target.startswith(("#", "/api/"))] == []


def test_links_lead_somewhere(links: Links) -> None:
    """Every named type is explained."""
    assert {target[1:] for target in links.targets if target.startswith("#")} <= links.ids


def test_no_other_page_about_the_api() -> None:
    """The framework's own pages load from other hosts, so they are disabled."""
    paths = {route.path for route in APP.routes if "schema" in route.path}
    assert paths == {"/api/schema", "/api/schema/openapi.json", "/api/schema/{path:str}"}
