"""The error of a process that ended before it had answered."""

from __future__ import annotations

from plancia.bots import BotError

ENDED = "process_ended"  # the code that the arena uses


class ProcessEnded(BotError):
    """Usually the program starts processes at its top level: each of them imports the program and would do the same."""

    def __str__(self) -> str:
        return 'a process ended. If your program is a script, start processes below `if __name__ == "__main__":`'
