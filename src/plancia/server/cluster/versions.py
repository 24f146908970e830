"""What has to be the same in all processes that share a database."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256

import msgspec

from plancia.engine import Fault
from plancia.games import NAMES, game
from plancia.server.events import AnyEvent
from plancia.server.snapshot import Saved
from plancia.server.storage import StorageError
from plancia.server.storage.database import head


class OtherVersion(Fault, StorageError):
    """Processes of another version are using the database."""


@cache
def versions() -> dict[str, str]:
    """The schema of the database, the rules of each game, and the format of journals and snapshots.

    The format is a hash of the types, so that no change can be forgotten.
    """
    types = re.sub(r" at 0x\w+", "", repr(msgspec.inspect.multi_type_info([AnyEvent, Saved])))
    rules = {f"rules-{name}": str(game(name).VERSION) for name in NAMES}
    return {"schema": head(), "journal": sha256(types.encode()).hexdigest()[:12], **rules}


def differences(ours: dict[str, str], theirs: dict[str, str]) -> list[str]:
    """The names of everything that is not the same."""
    return sorted(name for name in ours | theirs if ours.get(name) != theirs.get(name))
