"""Ids for the database, and codes that people read out to each other."""

from __future__ import annotations

from secrets import choice, token_hex

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O that look like digits, no U
CODE_LENGTH = 6  # 2^30 codes: guessing finds strangers' tables too seldom to be worth it, once the caller limits tries

_HEARD = str.maketrans("ILO", "110", " -–_.\t\r\n")


def new_id() -> str:
    """Unique by chance alone: 128 bits."""
    return token_hex(16)


def new_code() -> str:
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def clean_code(typed: str) -> str:
    """The same code, however it was typed; what cannot be one comes back as it is and is not found."""
    return typed.upper().translate(_HEARD)
