"""The content of logs, and what they never contain."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from plancia.server import logs
from plancia.server.identity.cookies import Visitor, new_key, sign
from plancia.server.identity.recovery import new_recovery_code
from plancia.server.identity.tokens import new_token


def record(message: str, level: int = logging.INFO, error: Exception | None = None, **given: Any) -> logging.LogRecord:
    trace = (type(error), error, error.__traceback__) if error else None
    made = logging.LogRecord("plancia.server.hub", level, __file__, 1, message, (), trace)
    vars(made).update(given)
    return made


@pytest.fixture
def handlers() -> Any:
    """Restores the root logger."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    noisy = {name: logging.getLogger(name).level for name in logs.NOISY}
    yield root
    for handler in root.handlers:
        if handler not in before:
            handler.close()
    root.handlers[:], root.level = before, level
    for name, was in noisy.items():
        logging.getLogger(name).setLevel(was)


def test_a_line_is_a_json_object() -> None:
    """With a time, a level, a logger, a message and extra values."""
    line = json.loads(logs.JsonLines().format(record("bot failed", logging.WARNING, seat=1, why={"a": 2})))
    assert line.pop("time").endswith("+00:00")
    expected = {"level": "warning", "logger": "plancia.server.hub", "message": "bot failed", "seat": 1, "why": {"a": 2}}
    assert line == expected


def test_an_error_has_its_traceback() -> None:
    """On the same line, for programs; below it, for people."""
    try:
        raise ValueError("no")
    except ValueError as error:
        broken = record("unexpected", logging.ERROR, error)
    assert "test_logs.py" in json.loads(logs.JsonLines().format(broken))["error"]
    assert logs.Plain().format(broken).splitlines()[1].startswith("Traceback")


def test_a_line_for_people() -> None:
    """Short: the level only above INFO; nothing can move the cursor."""
    plain = logs.Plain()
    assert plain.format(record("open"))[9:] == "open"
    assert plain.format(record("bot failed", logging.WARNING, seat=1))[9:] == "warning: bot failed seat=1"
    assert plain.format(record("said", text="\x1b[2J\nfake"))[9:] == "said text=�[2J�fake"


@pytest.mark.parametrize(
    "secret",
    [
        new_token()[0],
        sign(new_key(), Visitor("0123456789abcdef0123456789abcdef", 3, "fedcba9876543210"), 1_700_000_000_000),
        new_recovery_code(),
    ],
    ids=["token", "cookie", "recovery code"],
)
def test_secrets_are_removed(secret: str) -> None:
    """Wherever one occurs by mistake: in the message, in the values, in an error."""
    line = record(f"for {secret}", logging.ERROR, ValueError(f"about {secret}"), cause=[secret])
    for form in (logs.JsonLines(), logs.Plain()):
        assert secret not in form.format(line)
    assert json.loads(logs.JsonLines().format(line))["message"] == "for …"


def test_passwords_of_databases_are_removed() -> None:
    """The rest of the address may help."""
    assert logs.discreet("at postgresql://ann:pa%73s@db/plancia now") == "at postgresql://…@db/plancia now"
    assert logs.discreet("http://127.0.0.1:8377/api a@b") == "http://127.0.0.1:8377/api a@b"


def test_a_log_is_written_to_a_file(tmp_path: Path, handlers: logging.Logger) -> None:
    """Line by line, with the requests; chatter of other libraries is left out."""
    logs.begin(tmp_path / "log")
    logging.getLogger("plancia.server").info("open")
    logs.requests.info("request")
    logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
    logged = [json.loads(line)["message"] for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert logged == ["open", "request"]


def test_client_errors_do_not_fill_the_log(tmp_path: Path, handlers: logging.Logger) -> None:
    """Invalid HTTP or text is not logged, nor are requests over the limit; internal errors are."""
    logs.begin(tmp_path / "log")
    uvicorn = logging.getLogger("uvicorn.error")
    for mistake in logs.NOT_OURS:
        uvicorn.error(mistake)
    uvicorn.error("Exception in ASGI application\n")
    noting = logs.Requests(lambda scope, receive, send: None)  # type: ignore[arg-type, return-value]
    for status in (200, 429, 503):
        noting._note({"type": "http", "method": "GET"}, status, 0.1)  # type: ignore[arg-type]
    logged = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert [line["message"] for line in logged] == ["Exception in ASGI application\n", "request", "request"]
    assert [line["status"] for line in logged[1:]] == [200, 503]


def test_a_terminal_shows_only_failed_requests(
    handlers: logging.Logger, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Successful ones are left out."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    logs.begin()
    logs.requests.info("request", extra={"route": "/api/games"})
    logs.requests.warning("request", extra={"route": "/api/tables", "status": 500})
    assert [line[9:] for line in capsys.readouterr().err.splitlines()] == [
        "warning: request route=/api/tables status=500"
    ]
