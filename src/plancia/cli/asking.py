"""Ask a question at the keyboard: field by field, or the complete answer on one line; Tab completes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from rich.console import Console
from rich.padding import Padding

from plancia.cli.listing import Listing
from plancia.cli.meaning import Gloss
from plancia.cli.spelling import Spelling
from plancia.engine import Choices, Form, IllegalAction, Word, Words
from plancia.engine.illegal import TOO_LONG, UNFINISHED
from plancia.locale import Messages, label, prompt, refusal

FEW = 12  # up to this many choices get a line each; more are set in columns


class Said:
    """Input from the keyboard: an answer, or a command such as `undo`."""

    def __init__(self, words: Words | None = None, command: str = "", rest: str = "") -> None:
        self.words = words
        self.command = command
        self.rest = rest


class Keyboard:
    """Reads lines, with completion if the terminal supports it."""

    def __init__(self, console: Console) -> None:
        self.console = console
        try:
            import readline
        except ImportError:  # not available on every system
            self.readline: Any = None
        else:
            self.readline = readline
            readline.set_completer_delims(" \t")
            readline.parse_and_bind("tab: complete")

    def line(self, question: str, complete: Callable[[str], list[str]] = lambda text: []) -> str:
        """Read one line and strip it; raise `EOFError` at the end of the input."""
        if self.readline is not None:
            self.readline.set_completer(lambda text, at: self._candidate(complete, at))
        return input(f"{question} ").strip()  # readline must know the prompt, or it overwrites it

    def _candidate(self, complete: Callable[[str], list[str]], at: int) -> str | None:
        found = complete(self.readline.get_line_buffer())
        return f"{found[at]} " if at < len(found) else None


class Asking:
    """One question to the person at the keyboard."""

    def __init__(
        self,
        m: Messages,
        keyboard: Keyboard,
        game: str,
        ask: Any,
        form: Form,
        commands: Collection[str],
        spelling: Spelling | None = None,
    ) -> None:
        self.m = m
        self.keyboard = keyboard
        self.game = game
        self.ask = ask
        self.form = form
        self.commands = commands
        self.spelling = spelling or Spelling(m, game, ask)
        self.gloss = Gloss(m, game, {}, ())  # the explanation of a choice

    def hear(self, show: Callable[[Collection[str]], None]) -> Said:
        """Read the answer or a command. `show` draws the table and highlights the places of the field."""
        said: Words = ()
        while (choices := self.form.next(said)) is not None:
            if self._only(said, choices):
                said = (*said, choices[0])
                continue
            words = list(choices)
            if said and len(words) > FEW:
                show([str(word) for word in words])
            self._put(said, words)
            line = self.keyboard.line(self._line_prompt(said), partial(self._complete, said))
            command, _, rest = line.partition(" ")
            command = "help" if command == "?" else command
            if command.casefold() in self.commands:
                return Said(command=command.casefold(), rest=rest.strip())
            said = self._fill(said, line) if line else self._back(said)
        return Said(words=said)

    def _only(self, said: Words, choices: Choices) -> bool:
        """Is there only one choice? An answer that consists of its first word is asked for anyway."""
        return len(choices) == 1 and (bool(said) or self.form.next((choices[0],)) is not None)

    def _back(self, said: Words) -> Words:
        """Go back one word, and past the words that were filled in automatically."""
        said = said[:-1]
        while said and len(self.form.next(said) or ()) == 1:
            said = said[:-1]
        return said

    def explain(self, line: str) -> str:
        """Say which rule forbids this answer, or that it is legal."""
        words, error = self._meant((), line)
        if error is None and self.form.next(words) is not None:
            error = IllegalAction(UNFINISHED, None, len(words))
        if error is not None:
            return refusal(self.m, self.game, error)
        return self.m.say("terminal-why-not-forbidden", answer=line)

    def _put(self, said: Words, words: list[Word]) -> None:
        console = self.keyboard.console
        completes = self.form.next((*said, words[-1])) is None
        console.print(
            prompt(self.m, self.game, self.ask, said, self.spelling.players, completes=completes), style="bold #e0a526"
        )
        listed = Listing({word: (self.spelling.written(said, word), self._meaning(said, word)) for word in words})
        console.print(Padding(listed.few() if len(words) <= FEW else listed.many(), (0, 0, 0, 2)))

    def _meaning(self, said: Words, word: Word) -> str:
        """Return the name of the choice, if it differs from the word itself, and its explanation."""
        name = label(self.m, self.game, self.ask, said, word, self.spelling.players)
        more, shown = self.gloss(said, word, name), self.spelling.label(said, word)
        called = "" if shown in (str(word), str(word).upper()) else shown  # a cell has no other name
        return self.m.say("terminal-choice", name=called, more=more) if called and more else called or more

    def _line_prompt(self, said: Words) -> str:
        return f"{self.spelling.line(said)} ▸" if said else "▸"

    def _complete(self, said: Words, text: str) -> list[str]:
        """Return the words that could come next on this line, or complete the current one."""
        begun = "" if not text or text[-1].isspace() else text.split()[-1]
        words, error = self._meant(said, text.removesuffix(begun))
        choices = None if error else self.form.next(words)
        written = [self.spelling.written(words, word) for word in choices or ()]
        found = [word for word in written if word.casefold().startswith(begun.casefold())]
        if not said and " " not in text:
            found += [command for command in self.commands if command.startswith(text.casefold())]
        return found

    def _fill(self, said: Words, line: str) -> Words:
        """Fill as many fields as the line has words for; explain an illegal word, and keep the words before it."""
        words, error = self._meant(said, line)
        if error is None:
            return words
        if error.at == len(said) and self._is_whole(line):
            anew, wrong = self._meant((), line)
            if wrong is None:
                return anew
            error, words = wrong, said
        self.keyboard.console.print(refusal(self.m, self.game, error), style="#d0563f")
        # Never act on a line with an unknown word, not even by filling in the only choice.
        return words if len(self.form.next(words) or ()) > 1 else said

    def _is_whole(self, line: str) -> bool:
        """Does the line start a new answer, although the first words are already filled in?"""
        first, *more = line.casefold().split()
        return bool(more) and first in [str(word).casefold() for word in self.form.next(()) or ()]

    def _meant(self, said: Words, line: str) -> tuple[Words, IllegalAction | None]:
        tokens = line.split()
        while tokens:
            choices = self.form.next(said)
            if choices is None:
                return said, IllegalAction(TOO_LONG, tokens[0], len(said))
            found = self.spelling.read(said, list(choices), tokens)
            if found is None:
                meant = self.spelling.meant(said, tokens)
                word = self.form.meant(tokens[0]) if meant is None else meant
                return said, IllegalAction(self.form.why(said, word), tokens[0], len(said))
            said, tokens = (*said, found[0]), tokens[found[1] :]
        return said, None
