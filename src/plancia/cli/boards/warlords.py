"""The galaxy in 78 columns: nine sectors, three by three. Letters repeat what colours show."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from plancia.cli.boards.warlords_cards import about_question, face, mercenary, public, row, sources
from plancia.games.warlords.edition.components import ABILITIES, ACTIONS, PLANETS, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.edition.loading import edition
from plancia.games.warlords.state import State
from plancia.games.warlords.view import Planet, View
from plancia.locale import Messages, thing_name

INK = dict(zip(PLANETS, ("#c07f0a", "#3a8ee6", "#a9c3d6", "#46b67c", "#d63a22", "#9a66c8"), strict=True))
STONE = ("#fb7f1d", "#2fb0af", "#dc2a86", "#8d84a3")  # as on the drawn board: ember, tide, bloom, slate
SIGNS = "ETBS"
LIT = "bold #e0a526"
GRID = (("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE"))
WIDTH = 26


class WarlordsBoard:
    """Galaxy, bases and command rows."""

    def draw(self, m: Messages, view: View, names: Sequence[str], lit: Collection[str] = ()) -> Group:
        """Sectors as on the map, the tracks of the planets, then every player's command row."""
        at: dict[str, str] = {sector.position: name for name, sector in edition(view.options.edition).sectors.items()}
        grid = Table.grid(padding=(0, 0))
        for _ in range(3):
            grid.add_column(width=WIDTH)
        for line in GRID:
            grid.add_row(*(self._sector(m, view, at[position], lit) for position in line))
        rows = [row(m, view, seat, SIGNS[seat], STONE[seat]) for seat in range(view.seats)]
        return Group(grid, self._track(m, view), *self._tables(m, view, lit), Text(), *rows)

    def seats(self, m: Messages, view: View, names: Sequence[str], hands: Sequence[str] = ()) -> Group:
        """Power so far and as it would be at the end, reputation, units, cards; then the viewer's own support cards."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("player", "power", "reputation", "pad", "reserve", "away", "cards", "support"):
            table.add_column(m.say(f"terminal-warlords-{key}"), no_wrap=True)
        for seat in range(view.seats):
            table.add_row(*self._seat(view, seat, names[seat], hands[seat] if hands else None))
        own = [thing_name(m, "warlords", card) for card, count in view.support.items() for _ in range(count)]
        texts = [Text(m.say("terminal-warlords-own-support", names=", ".join(own)))] if own else []
        return Group(table, *texts)

    def aside(self, m: Messages, view: View, names: Sequence[str]) -> Text:
        return Text("\n".join(about_question(m, view)))

    def table(self, m: Messages, view: View, names: Sequence[str]) -> RenderableType:
        return public(m, view, names)

    def final(self, m: Messages, view: View, names: Sequence[str]) -> RenderableType:
        return sources(m, view, names)

    def legend(self, m: Messages) -> str:
        return m.say("terminal-warlords-legend")

    def hands(self, state: State) -> tuple[str, ...]:
        """Everybody's mercenaries, for viewers who may know everything."""
        return tuple(" ".join(hand) for hand in state.hands)

    def cards(self, m: Messages, view: View) -> dict[str, str]:
        """Every mercenary's mission, actions, units and half-circles; and what is known of every planet."""
        planets = {planet.name: m.say(f"warlords-name-{planet.kind}") for planet in view.planets if planet.kind}
        return {card: mercenary(m, view, card) for card in edition(view.options.edition).mercenaries} | planets

    def terms(self, m: Messages, view: View) -> dict[str, str]:
        words = dict.fromkeys((*ACTIONS, *SUPPORT_CARDS, *ABILITIES, *TOKENS))
        return {word: m.say(f"warlords-about-{word.replace('_', '-')}") for word in words}

    def _sector(self, m: Messages, view: View, sector: str, lit: Collection[str]) -> Text:
        text = Text()
        text.append(m.say(f"warlords-name-{sector}"), style=LIT if sector in lit else "bold")
        for seat, ship in enumerate(view.ships):
            if ship == sector:
                text.append(f" ▲{SIGNS[seat]}", style=f"bold {STONE[seat]}")
        for seat, tokens in enumerate(view.tokens):
            text.append("".join(" ◇" for token in tokens if token.sector == sector), style=STONE[seat])
        for planet in view.planets:
            if planet.sector == sector:
                text.append("\n").append_text(_planet(m, planet, planet.name in lit))
        return text.append("\n")

    def _track(self, m: Messages, view: View) -> Text:
        track = edition(view.options.edition).track
        text = Text()
        for kind, at in view.track.items():
            name = m.say(f"warlords-name-{kind}")
            text.append(f"{name} {track[at].deploy}/{track[at].majority}  ", style=INK[kind])
        return text

    def _tables(self, m: Messages, view: View, lit: Collection[str]) -> list[Text]:
        """Beside the galaxy: the markers of the reputation track, the market, how long the game lasts."""
        spaces = edition(view.options.edition).reputation
        steps = [[n for n, space in enumerate(spaces, start=1) if space.slot == slot] for slot in _slots(view)]
        markers = [
            f"{'–'.join(map(str, (at[0], at[-1])))} {thing_name(m, 'warlords', marker)}"
            for at, marker in zip(steps, view.markers, strict=True)
        ]
        market = Text(m.say("terminal-warlords-market", count=view.deck))
        for card in view.market:
            market.append(" ").append_text(face(m, view, card))
        last = [Text(m.say("terminal-warlords-last", count=view.turns_left), style="bold")] if view.turns_left else []
        return [Text(m.say("terminal-warlords-markers", markers=", ".join(markers))), market, *last]

    def _seat(self, view: View, seat: int, name: str, hand: str | None) -> list[Text | str]:
        mark = "▸ " if seat == view.active and not view.reason else "  "
        base, score = view.bases[seat], view.scores[seat]
        cards = hand if hand is not None else " ".join(view.hand) if seat == view.seat else str(view.hand_sizes[seat])
        return [
            Text.assemble(mark, (f"{SIGNS[seat]} {name}", f"bold {STONE[seat]}")),
            f"{view.power[seat]} ({score.total})",
            str(view.reputation[seat]),
            _units(*base.pad),
            _units(*base.reserve),
            f"{base.mission}/{base.decon}/{base.medical}",
            cards,
            str(view.support_sizes[seat]),
        ]


def _slots(view: View) -> range:
    return range(1, len(view.markers) + 1)


def _planet(m: Messages, planet: Planet, lit: bool) -> Text:
    """Its name, its type as far as the seat knows it, and who stands there."""
    text = Text(f" {planet.name:8}", style=LIT if lit else "")
    kind = m.say(f"warlords-name-{planet.kind}") if planet.kind else "?"
    text.append(f"{kind:9}", style=INK.get(planet.kind or "", "dim") + (" italic" if not planet.face_up else ""))
    if planet.owner is not None:
        text.append(f" {SIGNS[planet.owner]}:{planet.units}", style=f"bold {STONE[planet.owner]}")
    return text


def _units(infantry: int, tanks: int, aircraft: int) -> str:
    return " ".join(f"{n}{sign}" for n, sign in ((infantry, "i"), (tanks, "t"), (aircraft, "a")) if n) or "–"
