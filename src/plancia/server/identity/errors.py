"""What people may be told when they are not let in or not renamed."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "name-length",
    "name-characters",
    "name-taken",
    "passphrase-length",
    "passphrase-characters",
    "passphrase-wrong",  # or no such name: which of them is nobody's business
    "account-already",
    "account-missing",
    "user-unknown",
    "code-mistyped",
    "code-unknown",
    "link-unknown",
    "link-expired",
    "link-used",
    "label-length",
    "label-characters",
    "tokens-too-many",
    "links-too-many",
    "mutes-too-many",
]


class IdentityError(Exception):
    """Names the reason by a code that clients rely on, and nothing of what was typed."""

    def __init__(self, code: Code) -> None:
        self.code = code
        super().__init__(code)
