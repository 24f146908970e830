"""Public information of Rex beside the board: leaders, discards, known cards, the lines of the city."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from plancia.games.rex.near import controller
from plancia.games.rex.view import View
from plancia.locale import Messages, thing_name


def officer(m: Messages, view: View, seat: int, leader: str) -> str:
    """A leader with its strength: fallen, bound to a space, or free."""
    name = f"{thing_name(m, 'rex', leader)} {view.box.strength[leader]}"
    if leader not in view.leaders[seat]:
        return m.say("terminal-rex-leader-fallen", leader=name)
    if leader in view.fought:
        return m.say("terminal-rex-leader-bound", leader=name, space=view.fought[leader])
    return name


def officers(m: Messages, view: View, names: Sequence[str], seats: Iterable[int]) -> Text:
    """The leaders of these players, one player a line."""
    text = Text()
    for seat in seats:
        if race := view.races[seat]:
            listed = ", ".join(officer(m, view, seat, leader) for leader in view.box.leaders[race])
            player = f"{names[seat]}, {thing_name(m, 'rex', race)}"
            text.append(m.say("terminal-rex-leaders-of", player=player, names=listed) + "\n")
    text.rstrip()
    return text


def public(m: Messages, view: View, names: Sequence[str]) -> Group:
    """All public information beside the board."""
    known = {
        "shown": {names[seat]: cards for seat, cards in enumerate(view.shown)},
        "known-traitors": {names[seat]: cards for seat, cards in enumerate(view.known_traitors)},
    }
    texts = [
        m.say("terminal-rex-discards", names=_counted(m, view.discarded)),
        m.say("terminal-rex-influence-cards", names=_counted(m, (*view.placements, *view.removed))),
        *(
            m.say(f"terminal-rex-{key}", player=player, names=_counted(m, cards))
            for key, by in known.items()
            for player, cards in by.items()
            if cards
        ),
    ]
    return Group(officers(m, view, names, range(view.seats)), Text("\n".join(texts)), _lines(m, view))


def strongholds(m: Messages, view: View, names: Sequence[str]) -> Table:
    """Who controls which of them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for space in sorted(view.box.strongholds):
        seat = controller(view, space)
        table.add_row(thing_name(m, "rex", view.box.ids[space]), "–" if seat is None else names[seat])
    return table


def _lines(m: Messages, view: View) -> Group:
    """From every space, where its lines lead."""
    box = view.box
    lines = [f"{space}: {' '.join(box.ids[j] for j in box.lines[i])}" for i, space in enumerate(box.ids)]
    return Group(Text(m.say("terminal-rex-lines")), Columns(lines, padding=(0, 2), equal=True, column_first=True))


def _counted(m: Messages, cards: Iterable[str]) -> str:
    """Cards by name, with the number of equal ones."""
    counts = Counter(cards)
    return ", ".join(thing_name(m, "rex", card) + (f" ×{n}" if n > 1 else "") for card, n in counts.items()) or "–"
