"""Recovery codes: twenty letters and digits that restore a guest's access.

Read as a number in base 32 a code is a multiple of 1021. That is a prime, so one wrong letter or two swapped neighbours
never give another multiple: we can tell a typo from an unknown code.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import randbits

from plancia.server.identity.errors import IdentityError
from plancia.server.storage.codes import ALPHABET, clean_code

DIGITS = 20
GROUP = 5
CHECK_BITS = 10
PRIME = 1021  # the largest in ten bits
SECRET_BITS = DIGITS * 5 - CHECK_BITS  # 90: too many to guess, even with the hashes


def new_recovery_code() -> str:
    """Like 7KQ2M-…: in groups that can be read aloud."""
    number = randbits(SECRET_BITS) << CHECK_BITS
    number += -number % PRIME
    digits = "".join(ALPHABET[number >> (5 * place) & 31] for place in reversed(range(DIGITS)))
    return "-".join(digits[at : at + GROUP] for at in range(0, DIGITS, GROUP))


def recovery_hash(typed: str) -> str:
    """The hash that is stored; raises `IdentityError` for text that cannot be a code.

    A fast hash is enough, because codes are random.
    """
    digits = clean_code(typed)
    if len(digits) != DIGITS or not set(digits) <= set(ALPHABET):
        raise IdentityError("code-mistyped")
    number = 0
    for digit in digits:
        number = number * 32 + ALPHABET.index(digit)
    if number % PRIME:
        raise IdentityError("code-mistyped")
    return sha256(b"plancia recovery " + digits.encode()).hexdigest()
