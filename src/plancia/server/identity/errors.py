"""The errors of logins and names."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "name-length",
    "name-characters",
    "name-taken",
    "passphrase-length",
    "passphrase-characters",
    "passphrase-wrong",  # or no such name: we do not reveal which
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
    "title-length",
    "title-characters",
    "tokens-too-many",
    "links-too-many",
    "mutes-too-many",
]


class IdentityError(Exception):
    """Contains a stable code and nothing that the user has typed."""

    def __init__(self, code: Code) -> None:
        self.code = code
        super().__init__(code)
