"""Pages with a part that a program writes."""

from __future__ import annotations

import sys

BEGIN, END = "<!-- counted -->", "<!-- end of what is counted -->"


def renewed(page: str, tables: str) -> str:
    """The page with these tables between its two markers."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        sys.exit(f"The page needs the marks {BEGIN} and {END}.")
    return f"{head}{begin}\n\n{tables}\n\n{end}{tail}"
