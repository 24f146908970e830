"""Replay a finished game, decision by decision, from any seat."""

from __future__ import annotations

from rich.console import Console

from plancia.bots import BOTS
from plancia.cli.asking import Keyboard
from plancia.cli.boards import board_of
from plancia.cli.playing import PERSON, introduction, names_of
from plancia.engine import CHANCE, Seat, notation
from plancia.locale import Messages, fact_line, in_edition
from plancia.records import Replay

ALL = "all"


class ReplayViewer:
    """The current step of a replay, and the seat you watch from."""

    def __init__(self, m: Messages, console: Console, replay: Replay, viewpoint: str = ALL) -> None:
        self.m = in_edition(m, replay.game.NAME, replay.states[0].options)
        self.console = console
        self.replay = replay
        self.viewpoint = viewpoint
        self.at = 0
        seats = range(replay.record.seats)
        named = names_of(m, replay.record.names)
        self.names = tuple(
            ours if name == PERSON or name in BOTS else name
            for name, ours in zip(replay.record.names, named, strict=True)
        ) or tuple(m.say("terminal-seat", seat=seat) for seat in seats)

    @property
    def seat(self) -> Seat | None:
        return int(self.viewpoint) if self.viewpoint.isdecimal() else None

    def go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.replay)))

    def show(self) -> None:
        """Show the table, the last decision, and its effects."""
        game, state = self.replay.game, self.replay.states[self.at]
        board = board_of(game.NAME)
        hands = board.hands(state) if self.viewpoint == ALL else ()
        view = game.view(state, self.seat)
        if self.at == 0 and any(name in BOTS for name in self.replay.record.names):
            self.console.print(introduction(self.m, self.replay.record.names))
        self.console.print(board.draw(self.m, view, self.names))
        self.console.print(board.seats(self.m, view, self.names, hands))
        self.console.print(self.m.say("terminal-replay-at", at=self.at, of=len(self.replay)), style="bold")
        if self.at:
            entry = self.replay.entries[self.at - 1]
            words = entry.words if self.viewpoint == ALL else self.replay.seen(self.at, self.seat)
            who = self.m.say("terminal-chance") if entry.seat == CHANCE else self.names[entry.seat]
            self.console.print(f"  {who}: {notation(words)}", highlight=False)
        for fact in self.replay.facts[self.at]:
            if self.viewpoint == ALL or fact.heard_by(self.seat):
                line = fact_line(self.m, game.NAME, fact, self.names, None)
                self.console.print(f"  {line}", style="#b9a27a", highlight=False)

    def loop(self, keyboard: Keyboard) -> None:
        """Replay until the person quits: Enter for next, `b` for back, a number to jump, `as 0` to change the seat."""
        while True:
            self.show()
            line = keyboard.line(self.m.say("terminal-replay-keys")).casefold()
            command, _, rest = line.partition(" ")
            if command in ("q", "quit"):
                return
            if command in ("", "n"):
                self.go(self.at + 1)
            elif command == "b":
                self.go(self.at - 1)
            elif command.isdecimal():
                self.go(int(command[:9]))
            elif command == "as" and self.is_viewpoint(rest):
                self.viewpoint = rest
            else:
                self.console.print(self.m.say("terminal-replay-help", seats=self.replay.record.seats - 1))

    def is_viewpoint(self, viewpoint: str) -> bool:
        """Is this a seat, `spectator` or `all`?"""
        return viewpoint in (ALL, "spectator", *map(str, range(self.replay.record.seats)))
