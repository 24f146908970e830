"""Names that look alike: Аnna with a Cyrillic А beside Anna. Two names with the same skeleton look the same.

The method and the table are those of Unicode Technical Standard 39. `python -m plancia.server.identity.skeletons FILE`
makes `confusables.txt` beside this module from the standard's own file of that name.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unicodedata import normalize

TABLE = Path(__file__).with_name("confusables.txt")


@cache
def lookalikes() -> dict[int, str]:
    """What each character looks like, as a table for `str.translate`."""
    rows = (line.split() for line in TABLE.read_text("ascii").splitlines() if not line.startswith("#"))
    return {int(source, 16): "".join(chr(int(char, 16)) for char in target) for source, *target in rows}


def skeleton(name: str) -> str:
    """What a name looks like, whatever its letters are. Capitals first: В looks like B, but в does not look like b."""
    seen = normalize("NFD", normalize("NFKC", name)).translate(lookalikes())
    small = normalize("NFD", seen.casefold()).translate(lookalikes())
    return normalize("NFD", small.casefold())


def condensed(lines: Iterator[str]) -> Iterator[str]:
    """The entries of the standard's file that can occur in a name, which is in compatibility form."""
    for line in lines:
        words = line.lstrip("\ufeff").partition("#")[0].split(";")
        if len(words) == 3 and normalize("NFKC", char := chr(int(words[0], 16))) == char:
            yield f"{ord(char):X} {words[1].strip()}"


def main() -> None:
    with Path(sys.argv[1]).open(encoding="utf-8") as given:
        head = [line.lstrip("\ufeff").rstrip() for line in given if line.lstrip("\ufeff").startswith("#")][:10]
        given.seek(0)
        rows = list(condensed(given))
    kept = [line for line in head if any(word in line for word in ("Date", "Unicode", "Version", "terms"))]
    about = "# A character and what it looks like. Made from confusables.txt by plancia.server.identity.skeletons."
    ascii_only = [line.replace("©", "(c)").replace("®", "(R)") for line in kept]
    TABLE.write_text("\n".join((about, *ascii_only, *rows, "")), "ascii", newline="\n")


if __name__ == "__main__":
    main()
