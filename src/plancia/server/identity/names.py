"""Valid names of people: visible, and distinguishable from others."""

from __future__ import annotations

from itertools import pairwise
from secrets import randbelow
from unicodedata import category, normalize

from plancia.server.identity.errors import IdentityError

NAME_LENGTHS = range(2, 25)  # visible characters: a letter and its accents count as one
LABEL_LENGTHS = range(1, 41)
TITLE_LENGTHS = range(2, 41)  # of tables and tournaments
PASSPHRASE_LENGTHS = range(8, 201)

# Invisible letters, marks and symbols, besides those of the category Cf.
INVISIBLE = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),  # phones add these after emoji
    *range(0xE0100, 0xE01F0),
}
UNFIT = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Mc", "Me"}
MOST_MARKS = 3  # per letter: enough for every script, too few to cover the line above


def clean_name(typed: str) -> str:
    """The name as it will be shown; raises `IdentityError`."""
    name = _visible(typed)
    if _length(name) not in NAME_LENGTHS:
        raise IdentityError("name-length")
    if not _fit(name):
        raise IdentityError("name-characters")
    return name


def name_key(name: str) -> str:
    """The same key for names that differ only in case or encoding."""
    return normalize("NFKC", normalize("NFKC", name.casefold()).casefold())


def numbered(name: str) -> str:
    """Another name for a guest, similar to the one that an account has taken."""
    while _length(name) > NAME_LENGTHS[-1] - len(" 9999"):
        name = name[:-1]
    return f"{name.rstrip()} {randbelow(9000) + 1000}"


def clean_label(typed: str) -> str:
    """The label of a token, written by its owner."""
    label = _visible(typed)
    if _length(label) not in LABEL_LENGTHS:
        raise IdentityError("label-length")
    if not _fit(label):
        raise IdentityError("label-characters")
    return label


def clean_title(typed: str) -> str:
    """The name of a table or a tournament, written by its host."""
    title = _visible(typed)
    if _length(title) not in TITLE_LENGTHS:
        raise IdentityError("title-length")
    if not _fit(title):
        raise IdentityError("title-characters")
    return title


def clean_passphrase(typed: str) -> str:
    """The same passphrase from any keyboard: é may come as one character or as two."""
    passphrase = normalize("NFKC", typed)
    if len(passphrase) not in PASSPHRASE_LENGTHS:
        raise IdentityError("passphrase-length")
    if any(category(char) == "Cs" for char in passphrase):
        raise IdentityError("passphrase-characters")
    return passphrase


def _visible(typed: str) -> str:
    """Normalised letters, single spaces and no invisible characters."""
    shown = (char for char in normalize("NFKC", typed) if category(char) != "Cf" and ord(char) not in INVISIBLE)
    words = "".join(" " if category(char) == "Zs" else char for char in shown).split(" ")
    return normalize("NFKC", " ".join(word for word in words if word))


def is_scribbled(text: str) -> bool:
    """Whether a letter has more marks than any script needs, or a mark has no letter."""
    marks = "".join("m" if category(char) in MARKS else "x" for char in " " + text)
    stray = any(before == " " and category(char) in MARKS for before, char in pairwise(" " + text))
    return stray or "m" * (MOST_MARKS + 1) in marks


def _length(name: str) -> int:
    return sum(category(char) not in MARKS for char in name)


def _fit(name: str) -> bool:
    return not is_scribbled(name) and all(category(char) not in UNFIT for char in name)
