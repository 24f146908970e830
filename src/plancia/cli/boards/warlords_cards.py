"""The cards of Galactic Warlords in a terminal: rows and market with missions and halves, and cards in questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from plancia.engine import field_kinds
from plancia.games.warlords.edition.components import ABILITIES, FOUR_OF_A_KIND, Mercenary
from plancia.games.warlords.edition.loading import edition
from plancia.games.warlords.facts import Recruited
from plancia.games.warlords.view import View
from plancia.locale import Messages, pieces_text, thing_name

HALVES = dict(zip(ABILITIES, "HOSC", strict=True))  # Heavy Assault, Orbital Bombardment, Call Support, Covert Ops
CLOSED, GUARDED, WOUNDED = "○", "●", "†"


def card_of(view: View, card: str) -> Mercenary:
    return edition(view.options.edition).mercenaries[card]


def face(m: Messages, view: View, card: str) -> Text:
    """H(M08 Altora)C: its number and mission between its half-circles."""
    shown = card_of(view, card)
    wounded = WOUNDED if card in view.wounded else ""
    text = f"{HALVES[shown.left]}({card}{wounded} {thing_name(m, 'warlords', shown.mission)}){HALVES[shown.right]}"
    return Text(text, style="dim" if wounded else "")


def row(m: Messages, view: View, seat: int, sign: str, colour: str) -> Text:
    """The cards of a player with their circles, then the progress towards four of a kind, then used abilities."""
    text, cards = Text(f"{sign} ", style=f"bold {colour}"), view.rows[seat]
    for at, card in enumerate(cards):
        text.append_text(face(m, view, card))
        text.append(_circle(view, card, cards[at + 1]) if at + 1 < len(cards) else " ", style=colour)
    missions = Counter(card_of(view, card).mission for card in cards)
    for mission, count in missions.items():
        if count > 1:
            kind = thing_name(m, "warlords", mission)
            progress = m.say("terminal-warlords-alike", mission=kind, count=count, needed=FOUR_OF_A_KIND)
            text.append(f" {progress}", style="bold" if count >= FOUR_OF_A_KIND - 1 else "")
    if used := view.abilities[seat]:
        names = ", ".join(thing_name(m, "warlords", ability) for ability in used)
        text.append(f" {m.say('terminal-warlords-used', abilities=names)}", style="dim")
    return text


def _circle(view: View, left: str, right: str) -> str:
    """Between two cards: a guarded circle, one without a guard, or none."""
    if left in view.guards:
        return GUARDED
    return CLOSED if card_of(view, left).right == card_of(view, right).left else " "


def mercenary(m: Messages, view: View, card: str) -> str:
    """Everything on a card."""
    shown = card_of(view, card)
    units = "i" * shown.infantry + "t" * shown.tank + "a" * shown.aircraft
    return m.say(
        "warlords-about-mercenary",
        mission=thing_name(m, "warlords", shown.mission),
        actions=", ".join(thing_name(m, "warlords", action) for action in shown.actions),
        units=pieces_text(m, "warlords", field_kinds(Recruited)["units"], units),
        left=thing_name(m, "warlords", shown.left),
        right=thing_name(m, "warlords", shown.right),
    )


def about_question(m: Messages, view: View) -> Iterator[str]:
    """The details needed to answer: the card in question, the token, the ability, the value of a bonus, the market."""
    if view.seat is None or view.ask is None or view.seat not in view.ask.seats:
        return
    match type(view.ask).__name__:
        case "UseTakenCard" if view.taken:
            yield f"{thing_name(m, 'warlords', view.taken)}: {mercenary(m, view, view.taken)}"
        case "MayUseToken":
            here = [token.kind for token in view.tokens[view.seat] if token.sector == view.ships[view.seat]]
            yield from (f"{thing_name(m, 'warlords', kind)}: {_about(m, kind)}" for kind in here if kind)
        case "MayUseAbility" | "MayPlaceGuard":
            yield f"{thing_name(m, 'warlords', view.ask.ability)}: {_about(m, view.ask.ability)}"
        case "ChooseOpponent":
            yield _about(m, "subterfuge")
        case "ChooseBonus":
            power = edition(view.options.edition).reputation[view.ask.space - 1].power
            yield from [m.say("terminal-warlords-bonus", power=power)] if power else []
        case "HireMercenary":
            yield from (f"{card} {thing_name(m, 'warlords', card)}: {mercenary(m, view, card)}" for card in view.market)
        case _:
            pass


def public(m: Messages, view: View, names: Sequence[str]) -> Group:
    """Public information beside the board: discarded support cards, removed mercenaries, known hands."""
    discards = [f"{thing_name(m, 'warlords', card)} ×{n}" for card, n in view.discards.items() if n]
    texts = [
        m.say("terminal-warlords-discards", names=", ".join(discards) or "–", count=view.support_deck),
        m.say("terminal-warlords-removed", names=", ".join(_named(m, view, view.removed)) or "–"),
    ]
    for seat, name in enumerate(names):
        held = [card for card, seats in view.shown.items() if seats == 1 << seat]
        if held:
            texts.append(m.say("terminal-warlords-held", player=name, names=", ".join(_named(m, view, held))))
    return Group(Text("\n".join(texts)), sources(m, view, names))


def sources(m: Messages, view: View, names: Sequence[str]) -> Table:
    """The sources of every player's power, at the end or if the game ended now."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("player", "gained", "guards", "majorities", "missions", "total"):
        table.add_column(m.say(f"terminal-warlords-{key}"), no_wrap=True)
    for name, score in zip(names, view.scores, strict=True):
        parts = (score.gained, score.guards, score.majorities, score.missions, score.total)
        table.add_row(name, *map(str, parts))
    return table


def _named(m: Messages, view: View, cards: Sequence[str]) -> list[str]:
    return [f"{card} {thing_name(m, 'warlords', card_of(view, card).mission)}" for card in cards]


def _about(m: Messages, thing: str) -> str:
    return m.say(f"warlords-about-{thing.replace('_', '-')}")
