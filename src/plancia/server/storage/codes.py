"""Ids for the database, and codes that people read out to each other."""

from __future__ import annotations

from secrets import choice, token_hex

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O that look like digits, no U
CODE_LENGTH = 6  # 2^30 codes: too many to guess, if the caller limits attempts

_HEARD = str.maketrans("ILO", "110", " -–_.\t\r\n")


def new_id() -> str:
    """Unique by chance alone: 128 bits."""
    return token_hex(16)


def new_code() -> str:
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def clean_code(typed: str) -> str:
    """Normalise a typed code; text that cannot be a code is returned unchanged and will not be found."""
    return typed.upper().translate(_HEARD)
