"""Portraits of the mercenaries: linocut busts, composed from the kit in art/portraits.json."""

from __future__ import annotations

from importlib.resources import files

import msgspec
from msgspec import Struct

from plancia.games.warlords.drawing.geometry import PACKAGE
from plancia.games.warlords.drawing.paint import use

LINE = 'stroke="var(--wl-ink)" stroke-linejoin="round" stroke-linecap="round"'
NECK = "M-9 6L-11 20L0 27L11 20L9 6Z"
NECK_SHADE = "M0 12L10 9L11 20L0 27Z"
NOSE = "M0 -14L-4 -2L1 0"


class Recipe(Struct, frozen=True):
    """The parts of a face."""

    head: str
    gear: str
    eyes: str
    mouth: str
    body: str
    skin: str


class Kit(Struct, frozen=True):
    """The parts, as drawings; those of `behind` are under the head, by gear or body."""

    behind: dict[str, str]
    eyes: dict[str, str]
    mouths: dict[str, str]
    gear: dict[str, str]
    recipes: dict[str, Recipe]  # by card


KIT = msgspec.json.decode(files(PACKAGE).joinpath("art/portraits.json").read_bytes(), type=Kit)


def portrait(card: str, region: str) -> str:
    """A bust around its own centre; its cloth has the colour of the region, its light comes from the left."""
    recipe = KIT.recipes[card]
    metal = recipe.head == "metal"
    cloth = f"cloth-{region}" if region == "okunar" else region  # white cloth would be lost on a white sky
    art = (
        KIT.behind.get(recipe.gear, "")
        + KIT.behind.get(recipe.body, "")
        + _body(recipe.body)
        + _head(recipe.head)
        + (f'<path d="{NOSE}" fill="none" {LINE} stroke-width="1.8"/>' if not metal and recipe.mouth != "mask" else "")
        + KIT.mouths[recipe.mouth]
        + KIT.eyes[recipe.eyes]
        + KIT.gear[recipe.gear]
    )
    colours = {"skin": "steel" if metal else recipe.skin, "accent": cloth, "accent-lo": f"{cloth}-lo"}
    for name, colour in colours.items():
        art = art.replace(f"var(--wl-{name})", f"var(--wl-{colour})")
    return art


def _body(body: str) -> str:
    return (
        f'<use href="#body-{body}" fill="var(--wl-accent)" {LINE} stroke-width="2.2"/>'
        f'<g clip-path="url(#in-body-{body})">{use("shade-body")}</g>'
        f'<use href="#lines-body-{body}" fill="none" {LINE} stroke-width="1.8"/>'
        f'<path d="{NECK}" fill="var(--wl-skin)" {LINE} stroke-width="2.2"/><path d="{NECK_SHADE}"/>'
    )


def _head(head: str) -> str:
    return (
        f'<use href="#head-{head}" fill="var(--wl-skin)" {LINE} stroke-width="2.2"/>'
        f'<g clip-path="url(#in-head-{head})" opacity=".93">{use("shade-head")}</g>'
    )
