"""Cards: mercenaries, their row with its circles and guards, support cards, and the backs of both."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from html import escape
from itertools import pairwise

from plancia.games.warlords.drawing.geometry import GEOMETRY, num
from plancia.games.warlords.drawing.lettering import fitted, lettered
from plancia.games.warlords.drawing.paint import use
from plancia.games.warlords.drawing.portrait import portrait
from plancia.games.warlords.edition.components import Mercenary

CARD, SUPPORT = GEOMETRY.card, GEOMETRY.support
STEP = {2: 66, 3: 54}  # between the actions on a card
RECRUITS = (("infantry", 0.6, 17), ("tank", 0.5, 22), ("aircraft", 0.5, 22))  # symbol, size, width


def mercenary(card: str, shows: Mercenary, name: str, wounded: bool = False, lit: bool = False) -> str:
    """A card from its corner; `lit` is the one played in this turn."""
    region = GEOMETRY.regions[shows.mission].name
    edge = 'stroke="var(--glow)" stroke-width="6"' if lit else 'stroke="var(--wl-ink)" stroke-width="2.6"'
    art = (
        f"<title>{escape(name, quote=False)}</title>"
        f'<use href="#card-edge" fill="var(--wl-bone)"/><g clip-path="url(#in-card)">{_window(card, region)}'
        f"{_half(shows.left, 0)}{_half(shows.right, CARD.width)}{_actions(shows)}{_recruits(shows)}"
        f"{_two_players() if shows.two else ''}</g>{_heading(shows.mission, name)}"
    )
    if wounded:
        art += f'<g transform="translate(126 138) rotate(-12)">{use("wound", scale=1.35)}</g>'
    art += f'<use href="#card-edge" fill="none" {edge} stroke-linejoin="round"/>'
    return f'<g class="mercenary" data-card="{card}" data-place="{card}"><g stroke="none">{art}</g></g>'


def _window(card: str, region: str) -> str:
    return (
        f'<use href="#card-window" fill="var(--wl-sky-{region})"/><g clip-path="url(#in-window)">'
        f'<use href="#card-rays" fill="var(--wl-{region}-lo)" opacity=".38"/>'
        '<use href="#card-stars" stroke="var(--wl-ink)" stroke-width="1.5" stroke-linecap="round" opacity=".55"/>'
        f'<g transform="translate(90 95) scale(1.1)" fill="var(--wl-ink)">{portrait(card, region)}</g></g>'
        '<use href="#card-window" fill="none" stroke="var(--wl-ink)" stroke-width="2"/>'
    )


def _half(ability: str, x: float) -> str:
    return use(f"disc-{ability}", x, CARD.circle)


def _actions(shows: Mercenary) -> str:
    n, art = len(shows.actions), ""
    for at, action in enumerate(shows.actions):
        x = CARD.width / 2 + (at - (n - 1) / 2) * STEP.get(n, 46)
        art += use("eight", x, 192, 1.13) + use(f"ac-{action}", x, 192, 0.9)
    return f'<g color="var(--wl-ink)">{art}</g>'


def _recruits(shows: Mercenary) -> str:
    x, art = 17.0, ""
    for kind, size, room in RECRUITS:
        for _ in range(getattr(shows, kind)):
            art += use(f"icon-{kind}", x, 236, size)
            x += room
    return art


def _two_players() -> str:
    ring = '<circle r="11" stroke-width="2"/><circle r="8.4" stroke-width=".9"/>'
    return (
        f'<g transform="translate({num(CARD.width - 19)} 235)"><g fill="none" stroke="var(--wl-rust)">{ring}</g>'
        f"{lettered('2', 0, 5, 10, 'wl-rust')}</g>"
    )


def _heading(mission: str, name: str) -> str:
    size = fitted(name, 13.5, CARD.width - 58)
    return (
        '<circle cx="22" cy="22" r="19.5" fill="var(--wl-bone)" stroke="var(--wl-ink)" stroke-width="2.4"/>'
        f"{use(f'g-{mission}', 22, 22, 1.28)}{lettered(name, 48, 19.5 + size / 2, size, anchor='start')}"
    )


def row(
    cards: Sequence[str],
    shows: Mapping[str, Mercenary],
    titles: Mapping[str, str],
    livery: str,
    guards: Collection[str],
    wounded: Collection[str],
    played: str = "",
) -> str:
    """A row from its left end. A guard is between the named card and the one to its right."""
    art = ""
    for at, card in enumerate(cards):
        drawn = mercenary(card, shows[card], titles[f"mercenary-{card.lower()}"], card in wounded, card == played)
        art += f'<g transform="translate({num(at * CARD.width)} 0)">{drawn}</g>'
    for at, (left, right) in enumerate(pairwise(cards), start=1):
        x = at * CARD.width
        same = shows[left].right == shows[right].left
        art += _circle(x, shows[left].right, livery if left in guards else "") if same else _crack(x)
    return f'<g class="row">{art}</g>'


def _circle(x: float, ability: str, guard: str) -> str:
    """Two equal halves form a circle: with its guard, or empty for good."""
    y, radius = CARD.circle, CARD.radius
    art = use(f"disc-{ability}") + "".join(
        f'<circle r="{num(radius + 3)}" fill="none" stroke="var(--wl-{ink})" stroke-width="{width}"/>'
        for ink, width in (("ink", "5.6"), ("brass", "3"))
    )
    if guard:
        colour = GEOMETRY.abilities[ability]
        disc = f'<circle r="11.5" fill="var(--wl-{colour})" stroke="var(--wl-ink)" stroke-width="2.2"/>'
        sign = disc + use(f"ab-{ability}", scale=0.52)
        art += f'{use(f"inf-{guard}", 0, -4, 1.22)}<g transform="translate(0 {num(radius + 1)})">{sign}</g>'
    else:
        art += (
            f'<circle r="{num(radius - 2)}" fill="var(--wl-ink)" opacity=".62"/><path d="M-9 -9L9 9M9 -9L-9 9"'
            ' stroke="var(--wl-bone)" stroke-width="4" stroke-linecap="round"/>'
        )
    return f'<g class="circle" transform="translate({num(x)} {num(y)})">{art}</g>'


def _crack(x: float) -> str:
    return use("seam-crack", x, CARD.circle, attributes='fill="none" stroke="var(--wl-ink)" stroke-width="3"')


def support(kind: str, name: str) -> str:
    """A support card from its corner."""
    x = SUPPORT.width / 2
    paper = "blockade" if kind == "blockade" else "support"
    art = (
        f"<title>{escape(name, quote=False)}</title>"
        f'<use href="#support-edge" fill="var(--wl-{paper})" stroke="var(--wl-ink)" stroke-width="2.6"/>'
        '<use href="#support-frame" transform="translate(7 7)" fill="none" stroke="var(--wl-bone)" stroke-width="1.5"'
        ' opacity=".75"/><use href="#support-lines" stroke="var(--wl-bone)" stroke-width=".8" opacity=".2"/>'
        f"{lettered(name, x, 32, fitted(name, 12.5, SUPPORT.width - 34), 'wl-bone')}"
        f'<circle cx="{num(x)}" cy="112" r="38" fill="var(--wl-vellum)" stroke="var(--wl-ink)" stroke-width="2.4"/>'
        f'<circle cx="{num(x)}" cy="112" r="33.5" fill="none" stroke="var(--wl-rust)" stroke-width="1.6"'
        f' stroke-dasharray="6 4"/><g color="var(--wl-ink)">{use(f"ac-{kind}", x, 112, 1.22)}</g>'
    )
    return f'<g class="support" data-card="{kind}">{art}</g>'


def back(kind: str) -> str:
    """The back of a mercenary or of a support card, from its corner."""
    if kind == "support":
        edge, paper, x, y = "support-edge", "support", SUPPORT.width / 2, SUPPORT.height / 2
    else:
        edge, paper, x, y = "card-edge", "soot", CARD.width / 2, CARD.height / 2
    return (
        f'<use href="#{edge}" fill="var(--wl-{paper})" stroke="var(--wl-ash)" stroke-width="3"/>'
        f"{use('burst', x, y, 3.2)}"
    )
