"""The HTTP API against its own OpenAPI schema: no request causes an internal error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio
CASES = 5  # of each kind for each operation
OURS = {"code", "wait", "rule", "word", "fault", "values"}  # the fields of an error


@pytest.fixture(params=["sqlite", "postgresql"])
async def tried(
    request: pytest.FixtureRequest, new_database: Callable[[str], str], anyio_backend: str
) -> AsyncIterator[Web]:
    """A separate server for each kind of database: one may accept what the other rejects."""
    async with open_web(new_database(request.param)) as web:
        yield web


@pytest.mark.timeout(900)  # every operation many times over, one request after another
async def test_no_request_makes_the_server_fail(tried: Web) -> None:
    """Valid and invalid requests for every operation, by a user with tables and by strangers."""
    schema = schemathesis.openapi.from_dict(await Person(tried).get("/api/schema/openapi.json"))
    asked: set[str] = set()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        somebody = await tried.person("Somebody")
        tables = [await somebody.table("me", "random"), await somebody.table("me", "open", begin=False)]
        row = await somebody.get(f"/api/tables/{tables[1]}")
        known: dict[str, list[Any]] = {"table": tables, "code": [row["code"]]}
        for mode in GenerationMode:
            cases = operation.as_strategy(generation_mode=mode)
            await asyncio.to_thread(try_all, tried, cases, somebody.cookie, known)
        asked.add(operation.label)
    assert len(asked) > 25
    assert (await Person(tried).get("/-/health"))["status"] == "ok"


def try_all(web: Web, cases: st.SearchStrategy[Case[Any]], cookie: str, known: dict[str, list[Any]]) -> None:
    """A fixed sample of these cases."""

    @settings(
        max_examples=CASES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, pick=st.integers(0, 3), signed_in=st.booleans())
    def try_one(case: Case[Any], pick: int, signed_in: bool) -> None:
        for name, values in known.items():
            if name in case.path_parameters and pick < len(values):
                case.path_parameters[name] = values[pick]
        headers = {"cookie": f"plancia={cookie}"} if signed_in else {}
        response = case.call(base_url=f"http://{web.host}", headers=headers)
        checks = [not_a_server_error, *([response_schema_conformance] if response.status_code < 400 else [])]
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            body = response.json()
            assert "code" in body
            assert set(body) <= OURS

    with suppress(Unsatisfiable):  # an operation without parameters has no invalid requests
        try_one()
