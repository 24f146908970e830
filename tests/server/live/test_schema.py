"""The HTTP API against its own OpenAPI schema: no request causes an internal error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from msgspec import Struct
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.conftest import KINDS
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio
# A third of the operations has no invalid requests: every text is a valid id. Hypothesis would make 459 of them to be
# sure, which took nine tenths of the time; where invalid ones exist, the second is found within nine tries.
MOST_REJECTED = "hypothesis.internal.conjecture.engine.INVALID_THRESHOLD_BASE"
OURS = {"code", "wait", "rule", "word", "fault", "values"}  # the fields of an error


class Client(Struct):
    """A user with tables on one of the servers."""

    host: str
    cookie: str
    known: dict[str, list[str]]  # values of parameters that exist


@pytest.fixture
async def servers(new_database: Callable[[str], str], anyio_backend: str) -> AsyncIterator[list[Web]]:
    """One for each kind of database: one may accept what the other rejects."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_web(new_database(kind))) for kind in KINDS]


@pytest.mark.timeout(900)  # every operation many times over, one request after another
@pytest.mark.parametrize("count", [2, pytest.param(8, marks=pytest.mark.soak)])
async def test_no_request_makes_the_server_fail(
    servers: list[Web], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Valid and invalid requests for every operation, by a user with tables and by strangers."""
    monkeypatch.setattr(MOST_REJECTED, 50)
    schema = schemathesis.openapi.from_dict(await Person(servers[0]).get("/api/schema/openapi.json"))
    asked: set[str] = set()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        clients = [await new_client(web) for web in servers]
        for mode in GenerationMode:
            cases = operation.as_strategy(generation_mode=mode)
            await asyncio.to_thread(try_all, cases, clients, count)
        asked.add(operation.label)
    assert len(asked) > 25
    for web in servers:
        assert (await Person(web).get("/-/health"))["status"] == "ok"


async def new_client(web: Web) -> Client:
    somebody = await web.person("Somebody")
    tables = [await somebody.table("me", "random"), await somebody.table("me", "open", begin=False)]
    row = await somebody.get(f"/api/tables/{tables[1]}")
    return Client(web.host, somebody.cookie, {"table": tables, "code": [row["code"]]})


def try_all(cases: st.SearchStrategy[Case[Any]], clients: list[Client], count: int) -> None:
    """A fixed sample of these cases, on every server: to make a case takes longer than to answer it."""

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, pick=st.integers(0, 3), signed_in=st.booleans())
    def try_one(case: Case[Any], pick: int, signed_in: bool) -> None:
        for client in clients:
            for name, values in client.known.items():
                if name in case.path_parameters and pick < len(values):
                    case.path_parameters[name] = values[pick]
            headers = {"cookie": f"plancia={client.cookie}"} if signed_in else {}
            response = case.call(base_url=f"http://{client.host}", headers=headers)
            checks = [response_schema_conformance] if response.status_code < 400 else []
            if not is_busy(response):
                checks.append(not_a_server_error)
            case.validate_response(response, checks=checks)
            if response.status_code >= 400:
                body = response.json()
                assert "code" in body
                assert set(body) <= OURS

    with suppress(Unsatisfiable):  # an operation without parameters has no invalid requests
        try_one()


def is_busy(response: Response) -> bool:
    """On a slow machine the queue of reviews may be full; the server asks to try again later."""
    return response.status_code == 503 and response.json()["code"] == "busy"
