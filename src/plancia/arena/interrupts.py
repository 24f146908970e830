"""Handle Ctrl-C, which reaches every process of a group at once, including worker processes."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: this process receives it and stops them.

    A Ctrl-C in the meantime is handled afterwards. A signal mask alone is not enough, since another thread may catch
    the signal; and Python would lose it while it forks.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or it would start with the process and unblock the signal
    with _later():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _later() -> Iterator[None]:
    """Delay Ctrl-C until the block ends. Python only interrupts the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)
