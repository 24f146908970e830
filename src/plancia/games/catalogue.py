"""A page per game that lists its questions, facts and promises: `python -m plancia.games.catalogue docs/reference`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from plancia.deals import Promise, Term
from plancia.engine import Action, Ask, Disclosure, Fact
from plancia.games import NAMES, game, negotiation


def page(name: str) -> str:
    """The questions and facts of a game, in Markdown."""
    rules = game(name)
    title = (inspect.getdoc(type(rules)) or name).rstrip(".")
    lines = [f"# Questions and facts of {title}", "", *QUESTIONS]
    for ask in sorted(rules.question_kinds(), key=lambda ask: ask.__name__):
        lines += ["", *_question(ask)]
    lines += ["", *FACTS]
    for fact in sorted(rules.fact_kinds(), key=lambda fact: fact.__name__):
        lines += ["", *_fact(fact)]
    if (deals := negotiation(name)) is not None:
        lines += ["", *PROMISES]
        parts: list[type[Promise] | type[Term]] = [*deals.PROMISES, *deals.TERMS]
        for kind in parts:
            lines += ["", *_part_of_deal(kind)]
    return "\n".join(lines) + "\n"


QUESTIONS = (
    "## Questions",
    "",
    "`game.question(state, seat).topic` is the name of the open question. Each line shows the words of an answer.",
)
FACTS = ("## Facts", "", "Facts are reported by `game.apply`. A fact marked *secret* is for its audience (`to`) only.")

PROMISES = ("## Promises and terms", "", "What players may offer each other. `seat` is the player who promises.")


def _question(ask: type[Ask[Any, Any]]) -> Iterator[str]:
    yield f"### {ask.__name__}"
    yield ""
    yield f"{_summary(ask)} (§{ask.RULE})"
    yield ""
    for verb, kind in ask.VERBS.items():
        yield f"- `{' '.join([verb, *(f'<{field}>' for field in kind.__struct_fields__)])}`"
    if not ask.VERBS:
        fields = ask.SAYS.__struct_fields__ if ask.NAMED else ("word …",)
        yield f"- `{' '.join(f'<{field}>' for field in fields)}`"


def _fact(fact: type[Fact]) -> Iterator[str]:
    yield f"### {fact.__name__}"
    yield ""
    secret = "*Secret.* " if issubclass(fact, Disclosure) else ""
    if summary := secret + _summary(fact):
        yield summary.rstrip()
        yield ""
    for field, kind in _fields(fact):
        yield f"- `{field}`: `{kind}`"


def _part_of_deal(kind: type[Promise] | type[Term]) -> Iterator[str]:
    yield f"### {kind.__name__}"
    yield ""
    yield _summary(kind)
    yield ""
    yield from (f"- `{field}`: `{kind_text}`" for field, kind_text in _fields(kind))


def _fields(kind: type[Any]) -> Iterator[tuple[str, str]]:
    """The fields of a struct with their types as written, without those of its bases in the kernel."""
    for base in reversed(kind.__mro__):
        if base not in (Fact, Disclosure, Action) and base.__module__.startswith("plancia."):
            yield from ((name, str(kind)) for name, kind in inspect.get_annotations(base).items())


def _summary(kind: type[Any]) -> str:
    """The first paragraph of its own docstring, without paragraph numbers of the rules; "" if it has none."""
    text = " ".join(inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].split())
    return text.split(" §")[0]


def main(folder: Path) -> None:
    """Write the pages of all games."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.md").write_text(page(name), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
