"""Edition files that were written to keep the parser busy."""

from __future__ import annotations

from importlib.resources import files
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plancia.games.editions import DEEP, STRING, EditionError, read
from plancia.server.http.editions import MOST_BODY, SECONDS, looked_at

MOST = MOST_BODY // 2  # characters

BOMBS = {
    "a long key": ".".join("a" * (MOST // 2)) + " = 1",
    "a long key with blanks": " . ".join("a" * (MOST // 4)) + " = 1",
    "a long header": f"[{'.'.join('a' * (MOST // 2))}]",
    "a long key in quotes": ".".join(['"a"'] * (MOST // 4)) + " = 1",
    "a long key behind others": "a = 1\n" * 100 + ".".join("a" * (MOST // 4)) + " = 1",
    "lists in lists": "a = " + "[" * (MOST - 4),
    "tables in tables": "a = " + "{b=" * (MOST // 3 - 2),
    "many lines": "a.a\n" * (MOST // 4),
    "one long blank": "a" + " " * (MOST - 2) + "b",
    "a long number": "a = 0x" + "f" * (MOST - 6),
    "quotes": '"""' * (MOST // 3),
    "escaped quotes without an end": '"' + '\\"' * (MOST // 2 - 1),
    "an open quote": "'" + "a." * (MOST // 2 - 1),
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_soon_reported_as_an_error(bomb: str) -> None:
    """Long before its deadline, and never as an internal error."""
    looked_at("rex", "")
    began = process_time()
    with pytest.raises(EditionError) as error:
        looked_at("rex", bomb)
    assert process_time() - began < SECONDS / 5
    assert error.value.flaws


def test_an_error_in_a_record_is_reported_as_before() -> None:
    with pytest.raises(EditionError) as error:
        looked_at("rex", "[spaces.LOW]\nsector = 19\n")
    assert error.value.flaws[0].code == "out_of_range"


def test_the_line_of_a_deep_key_is_reported() -> None:
    """Counted in the original file, with multi-line strings before it."""
    toml = '[a]\nb = """\nx\ny"""  # c.c.c.c.c.c.c.c.c.c\nd = 1\n' + ".".join("e" * 9) + " = 1\n"
    with pytest.raises(EditionError) as error:
        read(toml)
    assert [(flaw.code, flaw.values) for flaw in error.value.flaws] == [("not_toml", {"line": 6})]


@given(st.integers(1, 30), st.sampled_from([".", " .", ". ", "\t.\t"]), st.sampled_from(["a", "a-b", '"x.y"', "'z'"]))
def test_a_key_has_at_most_eight_parts(parts: int, dot: str, part: str) -> None:
    """However they are written; a table, a record and a field need three."""
    key = dot.join([part] * parts)
    bare = STRING.sub("_", f"{key} = 1")
    assert bool(DEEP.search(bare)) == (parts > 8)


@pytest.mark.parametrize("text", ["a = '1.2.3.4.5.6.7.8.9.10'", 'a = "1.2.3.4.5.6.7.8.9.10"', "# 1.2.3.4.5.6.7.8.9.10"])
def test_dots_in_strings_are_not_keys(text: str) -> None:
    assert not DEEP.search(STRING.sub("_", text))


@pytest.mark.parametrize("game", ["rex", "warlords"])
def test_our_own_data_is_accepted(game: str) -> None:
    for file in files(f"plancia.games.{game}").joinpath("data").iterdir():
        assert not DEEP.search(STRING.sub("_", file.read_text("utf-8")))
