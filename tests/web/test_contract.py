"""The TypeScript that was generated from our types is what it would be now."""

from pathlib import Path

from plancia.server import types

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated" / "types.ts"


def test_the_generated_types_are_up_to_date() -> None:
    assert types.main([str(GENERATED), "--check"]) == 0, "the types of the server have changed: run make web"
