"""`plancia review`: where a finished game turned, in the terminal or as one HTML page."""

from collections.abc import Iterator, Sequence
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType

from plancia.analysis import Judged, Reason, Review, Turning, finished, review
from plancia.bots import BOTS
from plancia.cli import review_page
from plancia.cli.arguments import at_least, open_record
from plancia.cli.boards import board_of
from plancia.cli.errors import UserError
from plancia.cli.replaying import ReplayViewer
from plancia.engine import Words
from plancia.locale import Messages, answer_line, join_list, prompt
from plancia.records import Replay

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of the curve


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the command for reviews."""

    @app.command("review", help=m.say("terminal-command-review"))
    def review_(
        file: Annotated[Path, typer.Argument(help=m.say("terminal-argument-record"))],
        seat: Annotated[int, typer.Option("--seat", help=m.say("terminal-option-review-seat"))] = -1,
        html: Annotated[Path | None, typer.Option("--html", help=m.say("terminal-option-review-html"))] = None,
        seconds: Annotated[int, typer.Option("--seconds", help=m.say("terminal-option-review-seconds"))] = 45,
    ) -> None:
        replay = finished(open_record(m, file))
        last = replay.record.seats - 1
        if seat > last or seat < -1:
            raise UserError(m.say("terminal-no-seat-number", seat=seat, last=last))
        if html is not None and not html.parent.is_dir():  # fail before the long work, not after it
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(html))
        with console.status(m.say("terminal-review-working")) as status:

            def progress(part: float) -> None:
                status.update(m.say("terminal-review-progress", percent=round(100 * part)))

            own = seat if seat >= 0 else first_person(replay)
            found = review(replay, own, float(at_least(m, "seconds", seconds, 5)), progress=progress)
        words = ReviewText(m, console, replay, found)
        if html is None:
            for part in words.parts():
                console.print(part, soft_wrap=True)
        else:
            html.write_text(review_page.page(words), "utf-8")
            console.print(m.say("terminal-review-written", file=str(html)), soft_wrap=True)


def first_person(replay: Replay) -> int:
    """The first seat that is not a bot, else the first."""
    people = (seat for seat, name in enumerate(replay.record.names) if name not in BOTS)
    return next(people, 0)


class ReviewText:
    """A review in words."""

    def __init__(self, m: Messages, console: Console, replay: Replay, found: Review) -> None:
        viewer = ReplayViewer(m, console, replay)
        self.m, self.names = viewer.m, viewer.names
        self.replay, self.found = replay, found

    @property
    def name(self) -> str:
        return self.names[self.found.seat]

    def title(self) -> str:
        return self.m.say("terminal-review-title", game=self.m.say(f"{self.found.game}-title"), player=self.name)

    def parts(self) -> Iterator[RenderableType]:
        yield self.title()
        yield self.about()
        yield ""
        yield self.curve()
        yield self.sum()
        yield self.qualities()
        for place, one in enumerate(self.found.costliest, 1):
            yield ""
            yield self.heading(place, one)
            yield self.board(one)
            yield from self.turning(one)
        if not self.found.costliest:
            yield self.m.say("terminal-review-none")

    def about(self) -> str:
        found, m = self.found, self.m
        parts = [m.say("terminal-review-known")]
        if found.sampled:
            parts.append(m.say("terminal-review-sampled", seen=found.seen, own=found.own))
        if not found.complete:
            parts.append(m.say("review-resigned"))
        if found.replaced:
            parts.append(m.say("review-replaced", count=found.replaced))
        return " ".join(parts)

    def curve(self) -> str:
        """The chance of the seat over time, as one line of blocks."""
        points = [point.chances[self.found.seat] for point in self.found.points]
        shown = (
            [points[at * (len(points) - 1) // (WIDTH - 1)] for at in range(WIDTH)] if len(points) > WIDTH else points
        )
        blocks = "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in shown)
        return self.m.say("terminal-review-curve", blocks=blocks)

    def sum(self) -> str:
        """Even start + luck + others + decisions = result."""
        found = self.found
        values = {name: signed(self.m, getattr(found, name)) for name in ("luck", "others", "decisions")}
        percents = {name: percent(self.m, getattr(found, name)) for name in ("start", "result")}
        text = self.m.say("terminal-review-sum", **values, **percents)
        return f"{text} {self.m.say('review-won-back')}" if found.won_back else text

    def qualities(self) -> str:
        counts = dict.fromkeys(("best", "fine", "small", "costly"), 0)
        for one in self.found.assessed:
            counts[one.quality] += 1
        text = self.m.say("terminal-review-qualities", count=len(self.found.assessed), **counts)
        return f"{text} {self.left_out()}".rstrip()

    def left_out(self) -> str:
        """Which decisions were not judged; "" if all were."""
        found = [self.m.say(f"review-left-out-{one.kind}", count=one.count) for one in self.found.left_out]
        return self.m.say("review-left-out", list=join_list(self.m, found)) if found else ""

    def heading(self, place: int, one: Turning) -> str:
        number, loss = one.number + 1, percent(self.m, one.loss)
        return self.m.say("terminal-review-decision", place=place, number=number, of=self.found.length, loss=loss)

    def turning(self, one: Turning) -> Iterator[str]:
        m = self.m
        yield prompt(m, self.found.game, self.view(one).ask, (), self.names, self.found.seat)
        yield m.say("terminal-review-played", answer=self.answer(one, one.played.words), chance=chance(m, one.played))
        yield m.say("terminal-review-better", answer=self.answer(one, one.better.words), chance=chance(m, one.better))
        yield self.m.say("review-why-secret") if one.secret else self.why(one.reasons)
        if one.also is not None:
            yield m.say("terminal-review-also", answer=self.answer(one, one.also.words), chance=chance(m, one.also))

    def board(self, one: Turning) -> RenderableType:
        """The board as the seat saw it, with the places of both answers."""
        return board_of(self.found.game).draw(self.m, self.view(one), self.names, self.places(one))

    def view(self, one: Turning) -> Any:
        """What the seat saw when it had to decide."""
        return self.replay.game.view(self.replay.states[one.number], self.found.seat)

    def places(self, one: Turning) -> list[str]:
        """The words of both answers, the better one first: some of them are places."""
        words = (*one.better.words, *one.played.words)
        return list(dict.fromkeys(word for word in words if isinstance(word, str)))

    def why(self, reasons: Sequence[Reason]) -> str:
        return why(self.m, self.found.game, reasons)

    def answer(self, one: Turning, words: Words) -> str:
        ask: Any = self.replay.states[one.number].ask
        return answer_line(self.m, self.found.game, ask, words, self.names)


def why(m: Messages, game: str, reasons: Sequence[Reason], key: str = "terminal-hint-why") -> str:
    """Why an answer is better, in one clause."""
    if not reasons:
        return m.say("terminal-why-further")
    terms = [m.say(f"term-{game}-{one.term}") for one in reasons]
    return m.say(key, terms=join_list(m, terms))


def chance(m: Messages, one: Judged) -> str:
    return percent(m, one.chance)


def percent(m: Messages, part: float) -> str:
    return m.number(100 * part)


def signed(m: Messages, part: float) -> str:
    """With its sign, and never a minus before 0."""
    text = m.number(abs(100 * part))
    return text if text == "0" else f"{'+' if part > 0 else '−'}{text}"
