"""Loads the native library and declares its functions."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ctypes import (
    POINTER,
    c_char_p,
    c_double,
    c_int,
    c_int8,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)
from functools import cache
from typing import Any

from msgspec import Struct

from plancia.native.build import LIBRARY, digest

SWITCH = "PLANCIA_ENGINE"  # "python" in the environment: do not use the library

FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {  # by name: the result and the arguments
    "tigris_state_size": (c_int, ()),
    "tigris_answers": (c_int, ()),
    "tigris_ids": (c_int, ()),
    "tigris_most_proofs": (c_int, ()),
    "tigris_begin": (None, (c_void_p, c_int, c_int, c_int, c_int, c_int)),
    "tigris_to_move": (c_int, (c_void_p,)),
    "tigris_legal": (c_int, (c_void_p, POINTER(c_uint16))),
    "tigris_is_legal": (c_int, (c_void_p, c_int)),
    "tigris_advance": (None, (c_void_p, c_int)),
    "tigris_perft": (c_uint64, (c_void_p, c_int)),
    "tigris_result": (None, (c_void_p, POINTER(c_uint8), POINTER(c_uint32))),
    "tigris_codec_size": (c_int, ()),
    "tigris_episode_size": (c_int, ()),
    "tigris_chance_words": (c_int, ()),
    "tigris_episode_begin": (c_int, (c_void_p, c_char_p, c_char_p)),
    "tigris_episode_show": (None, (c_void_p, c_int, c_void_p, c_void_p, c_void_p, c_void_p)),
    "tigris_episodes_step": (
        None,
        (c_void_p, c_int64, c_void_p, c_void_p, c_void_p, c_void_p, c_int64, c_void_p, c_void_p, c_void_p),
    ),
    "tigris_weights": (c_int, ()),
    "tigris_evaluate": (c_double, (c_void_p, c_int, c_void_p)),
    "tigris_candidates": (c_int, (c_void_p, POINTER(c_uint16))),
    "tigris_hopes": (None, (c_char_p, c_int, c_int, c_void_p, POINTER(c_uint16), c_int, POINTER(c_double))),
    "tigris_follow": (c_double, (c_char_p, c_int, c_void_p, c_int)),
    "tigris_search": (c_int, (c_void_p, c_int, c_void_p, c_uint64, c_int, c_double, POINTER(c_int))),
    "tigris_search_with_network": (
        c_int,
        (c_void_p, c_int, c_void_p, c_char_p, c_uint64, c_int, c_double, POINTER(c_int)),
    ),
    "tigris_network_size": (c_int64, ()),
    "tigris_most_features": (c_int, ()),
    "tigris_features": (c_int, (c_void_p, c_int, POINTER(c_uint16))),
    "tigris_hint": (c_int, (c_void_p, c_int, c_void_p)),
    "tigris_judge": (None, (c_void_p, c_int, c_void_p, c_char_p, POINTER(c_int32), POINTER(c_int32))),
    "tigris_to_move_all": (None, (c_void_p, c_int64, POINTER(c_int8), c_int)),
    "tigris_masks": (None, (c_void_p, c_int64, POINTER(c_uint8), c_int)),
    "tigris_sample_all": (None, (c_void_p, c_int64, c_void_p, c_int, POINTER(c_int32), c_int)),
    "tigris_apply_all": (c_int64, (c_void_p, c_int64, POINTER(c_int32), POINTER(c_uint8), c_int)),
    "tigris_resolve_chance_all": (None, (c_void_p, c_int64, c_void_p, c_int)),
    "tigris_play_supplied": (c_int64, (c_void_p, c_char_p, c_int64, c_char_p, c_int64)),
    "tigris_play_bots": (
        c_int64,
        (c_void_p, c_char_p, c_int64, c_char_p, c_int64, c_void_p, c_char_p, c_void_p, c_int64, c_void_p),
    ),
    "tigris_play_all": (c_int64, (c_void_p, c_int64, c_void_p, c_int64, POINTER(c_int64), c_int)),
}


BUILD = "python -m plancia.native.build"


class Missing(Struct, frozen=True):
    """Why the library cannot be used: a code, and the message of the system."""

    code: str  # switched_off, not_built, not_loaded, outdated
    detail: str = ""

    def __str__(self) -> str:
        reasons = {
            "switched_off": f"{SWITCH}=python",
            "not_built": f"the library is not built; build it with {BUILD}",
            "not_loaded": f"the library cannot be loaded: {self.detail}",
            "outdated": f"the library was built from other sources; build it again with {BUILD}",
        }
        return reasons[self.code]


class NativeMissing(RuntimeError):
    """The native library cannot be used; the message gives the reason."""


# A game may be played without the library although others in this process use it.
_switched_off: ContextVar[bool] = ContextVar("switched_off", default=False)


@contextmanager
def switched_off() -> Iterator[None]:
    """As if PLANCIA_ENGINE=python were set, in this thread."""
    token = _switched_off.set(True)
    try:
        yield
    finally:
        _switched_off.reset(token)


@cache
def _load() -> ctypes.CDLL | Missing:
    if os.environ.get(SWITCH) == "python":
        return Missing("switched_off")
    if not LIBRARY.exists():
        return Missing("not_built")
    try:
        library = ctypes.CDLL(str(LIBRARY))
        library.tigris_sources.restype = c_char_p
        sources = library.tigris_sources()
    except (OSError, AttributeError) as error:
        return Missing("not_loaded", str(error))
    if sources != digest().encode():
        return Missing("outdated")
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def _found() -> ctypes.CDLL | Missing:
    return Missing("switched_off") if _switched_off.get() else _load()


def library() -> ctypes.CDLL:
    """The library; raises `NativeMissing`."""
    found = _found()
    if isinstance(found, Missing):
        raise NativeMissing(f"no native rules: {found}")
    return found


def missing() -> Missing | None:
    """Why the library cannot be used; None: it can."""
    found = _found()
    return found if isinstance(found, Missing) else None
