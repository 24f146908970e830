"""The city in 78 columns: its spaces sector by sector, in two columns. Letters repeat what colours show."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from plancia.cli.boards.rex_table import officer, officers, public, strongholds
from plancia.games.rex.edition.box import LAZAX, RACES, XXCHA, Box, box
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import State
from plancia.games.rex.view import View
from plancia.locale import Messages

INK = dict(zip(RACES, ("#b07ae0", "#3a7bf0", "#2fa894", "#e8413a", "#b39a00", "#45a26f"), strict=True))
SIGNS = dict(zip(RACES, "LSJBHX", strict=True))  # B: the Barony of Letnev
LIT = "bold #e0a526"
WIDTH, NAME = 39, 21
FLEET, DEMOLISHED = "▼", "✕  "


class RexBoard:
    """City, races and hands."""

    def draw(self, m: Messages, view: View, names: Sequence[str], lit: Collection[str] = ()) -> Group:
        """The position of the fleet, and every space with its units and influence."""
        places = box(view.options.edition)
        in_order = sorted(range(len(places.ids)), key=places.sector.__getitem__)
        lines = [self._space(m, view, places, i, lit) for i in in_order]
        half = (len(lines) + 1) // 2
        grid = Table.grid(padding=(0, 0))
        for _ in range(2):
            grid.add_column(width=WIDTH, no_wrap=True)
        for left, right in zip(lines[:half], [*lines[half:], Text()], strict=False):
            grid.add_row(left, right)
        return Group(self._head(m, view), grid)

    def seats(self, m: Messages, view: View, names: Sequence[str], hands: Sequence[str] = ()) -> Group:
        """Everybody's public state; below it the viewer's own cards, leaders and traitors."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("player", "influence", "reserve", "fallen", "leaders", "cards", "traitors", "allies"):
            table.add_column(m.say(f"terminal-rex-{key}"), no_wrap=True)
        for seat in range(view.seats):
            table.add_row(*self._seat(m, view, seat, names[seat]))
        secrets = [Text(f"{names[seat]}: {hand}") for seat, hand in enumerate(hands)] or self._own(m, view)
        return Group(table, *secrets)

    def aside(self, m: Messages, view: View, names: Sequence[str]) -> RenderableType:
        """In a battle: the leaders of the other side, free, bound or fallen; the viewer's own are always listed."""
        battle = next((frame for frame in view.stack if isinstance(frame, Battle)), None)
        if battle is None or view.reason:
            return Text("")
        return officers(m, view, names, [side for side in battle.sides if side != view.seat])

    def table(self, m: Messages, view: View, names: Sequence[str]) -> RenderableType:
        return public(m, view, names)

    def final(self, m: Messages, view: View, names: Sequence[str]) -> RenderableType:
        return strongholds(m, view, names)

    def legend(self, m: Messages) -> str:
        return m.say("terminal-rex-legend")

    def hands(self, state: State) -> tuple[str, ...]:
        """Everybody's cards and traitors, for viewers who may know everything."""
        return tuple(" ".join((*hand, *own)) for hand, own in zip(state.hands, state.traitors, strict=True))

    def cards(self, m: Messages, view: View) -> dict[str, str]:
        """Strategy cards, races, and all leaders with their strengths."""
        places = box(view.options.edition)
        texts = {thing: m.say(f"rex-about-{thing}") for thing in (*places.copies, *places.races)}
        return texts | {
            who: m.say("terminal-rex-leader", race=m.say(f"rex-name-{race}"), strength=places.strength[who])
            for who, race in places.race_of.items()
        }

    def terms(self, m: Messages, view: View) -> dict[str, str]:
        """The spaces."""
        places = box(view.options.edition)
        return {space: _about_space(m, view, places, i) for i, space in enumerate(places.ids)}

    def _head(self, m: Messages, view: View) -> Text:
        phase = ", " + m.say(f"rex-phase-{view.phase}") if view.phase else ""
        number = view.round + (view.phase == "influence")  # the placement card that ends this phase counts the round
        if not view.fleet:
            return Text()
        return Text(m.say("terminal-rex-round", round=number, phase=phase, fleet=view.fleet) + "\n", style="bold")

    def _space(self, m: Messages, view: View, places: Box, i: int, lit: Collection[str]) -> Text:
        space, sector = places.ids[i], places.sector[i]
        under_fire = bool(sector) and sector == view.fleet
        text = Text(f"{sector or '':>2}{FLEET if under_fire else ' '}", style="bold #e8413a" if under_fire else "dim")
        text.append(f"{space} ", style=LIT if space in lit else "dim")
        there = _there(view, i)
        gone = view.demolished and i == places.power_south
        name = _cut(m.say(f"rex-name-{space.lower()}"), min(NAME, WIDTH - 11 - len(there)))
        text.append(name, style="strike" if gone else "")
        return text.append(_icons(view, places, i)).append_text(there)

    def _seat(self, m: Messages, view: View, seat: int, name: str) -> list[Text | str]:
        race = view.races[seat]
        mark = "▸ " if seat == view.first and not view.reason else "  "
        text = m.say(f"rex-name-{race}") if race else "?"
        group = next((group for group in view.alliances if seat in group), ())
        allies = [SIGNS[view.races[ally]] for ally in group if ally != seat]
        return [
            Text.assemble(mark, (f"{SIGNS.get(race, '?')} {name}, {text}", f"bold {INK.get(race, '')}")),
            str(view.influence[seat]),
            str(view.reserve[seat]),
            str(view.casualties[seat]),
            str(len(view.leaders[seat])),
            str(view.hand_sizes[seat]),
            str(view.traitor_counts[seat]),
            " ".join(allies) or "–",
        ]

    def _own(self, m: Messages, view: View) -> list[Text]:
        if view.seat is None or not view.races[view.seat]:
            return []
        places = box(view.options.edition)
        race = {who: m.say(f"rex-name-{whose}") for who, whose in places.race_of.items()}
        lists = {
            "hand": [m.say(f"rex-name-{card}") for card in view.hand],
            "own-leaders": [officer(m, view, view.seat, who) for who in places.leaders[view.races[view.seat]]],
            "own-traitors": [f"{m.say(f'rex-name-{who}')} ({race[who]})" for who in view.traitors],
        }
        return [Text(m.say(f"terminal-rex-{key}", names=", ".join(found))) for key, found in lists.items() if found]


def _there(view: View, i: int) -> Text:
    """The units and the influence in a space."""
    text = Text()
    for seat, race in enumerate(view.races):
        if stack := _stack(view, seat, race, i):
            text.append(f" {stack}", style=f"bold {INK[race]}")
    if view.on_board[i]:
        text.append(f" ${view.on_board[i]}", style="#b08a4a")
    return text


def _about_space(m: Messages, view: View, places: Box, i: int) -> str:
    """Its sector, its icons as they are now, and where its lines lead."""
    if view.demolished and i == places.power_south:
        return m.say("terminal-rex-icon", icon="demolished")
    shield = "shield" if places.ids[i] != view.shield_down else "shield_down"
    icons = {"stronghold": places.strongholds, shield: places.shielded, "spaceport": places.spaceports}
    has = [m.say("terminal-rex-icon", icon=icon) for icon, spaces in icons.items() if i in spaces]
    lines = [m.say(f"rex-name-{places.ids[j].lower()}") for j in places.lines[i]]
    text = m.say("terminal-rex-space", sector=places.sector[i], lines=", ".join(lines))
    return " ".join([text, *has])


def _cut(name: str, width: int) -> str:
    """Shorten a name: its code is shown before it, and the units after it need the room."""
    return f"{name:{width}}" if len(name) <= width else f"{name[: width - 1]}…"


def _icons(view: View, places: Box, i: int) -> str:
    """The icons that are in force: stronghold, shield, spaceport; none in a demolished space."""
    if view.demolished and i == places.power_south:
        return DEMOLISHED
    shield = i in places.shielded and places.ids[i] != view.shield_down
    has = {"★": i in places.strongholds, "◈": shield, "⌂": i in places.spaceports}
    return "".join(icon if there else " " for icon, there in has.items())


def _stack(view: View, seat: int, race: str, i: int) -> str:
    """S5; L4+2 with two mechanized units; (X3) face down."""
    units, sign = view.units[seat][i], SIGNS.get(race, "?")
    mechanized = view.mechanized[i] if race == LAZAX else 0
    hidden = view.face_down[i] if race == XXCHA else 0
    shown = f"{sign}{units - mechanized}" + (f"+{mechanized}" if mechanized else "") if units else ""
    return f"{shown} ({sign}{hidden})".strip() if hidden else shown
