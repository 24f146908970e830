"""Ctrl-C stops every command, whenever it arrives."""

from __future__ import annotations

import _thread
import signal
import sys
import threading

AGAIN = 0.05  # seconds: the destructor has ended by then


def keep_sigint() -> None:
    """Deliver a Ctrl-C again that arrived in a destructor or in a callback of the import system.

    Python ignores exceptions there: it would print a traceback, and the command would continue.
    """
    before = sys.unraisablehook

    def hook(unraisable: sys.UnraisableHookArgs) -> None:
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            again = threading.Timer(AGAIN, _interrupt)
            again.daemon = True
            again.start()
        else:
            before(unraisable)

    sys.unraisablehook = hook


def _interrupt() -> None:
    """Interrupt the main thread, also while it waits, which only a real signal does."""
    main = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and main is not None:
        signal.pthread_kill(main, signal.SIGINT)
    else:
        _thread.interrupt_main()
