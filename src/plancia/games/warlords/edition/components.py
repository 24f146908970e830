"""The contents of the box: words for them, and the kinds of records in `data/*.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from plancia.engine import pieces
from plancia.games.editions import Component

PLANETS = ("yellow", "blue", "white", "green", "red", "purple")
SECTORS = ("core", "ultara", "vessk", "hiran", "dorn", "rohn", "kaleth", "ommar", "jyss")
MERCENARIES = tuple(f"M{number:02}" for number in range(1, 41))
UNITS = ("infantry", "tank", "aircraft")
ACTIONS = ("deploy", "deploy_only", "assassinate", "subterfuge", "bombard", "support", "recon")
ABILITIES = ("heavy_assault", "orbital_bombardment", "call_support", "covert_ops")
MANOEUVRES = ("efficient_aim", "fortify", "reinforcements", "first_strike")
SUPPORT_CARDS = ("assassinate", "recon", "subterfuge", "deploy_only", "blockade")
BONUSES = ("infantry", "repair_tank", "mercenary", "support", "recover")
TOKENS = ("tactical_drop", "tactical_invade")
FACES = ("hit", "invader", "miss")
RING = ("NW", "N", "NE", "E", "SE", "S", "SW", "W")  # around the core, clockwise
CORNERS = ("NW", "NE", "SE", "SW")
MOST_OF_A_KIND = 99  # units of one kind that an edition may give a player

Units: TypeAlias = Annotated[str, pieces("units", "kind", i="infantry", t="tank", a="aircraft")]
DiceLetters: TypeAlias = Annotated[str, pieces("dice", "kind", h="hit", i="invader", m="miss")]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Some: TypeAlias = Annotated[int, Meta(ge=1)]
Planet: TypeAlias = Literal["yellow", "blue", "white", "green", "red", "purple"]
Action: TypeAlias = Literal["deploy", "deploy_only", "assassinate", "subterfuge", "bombard", "support", "recon"]
Ability: TypeAlias = Literal["heavy_assault", "orbital_bombardment", "call_support", "covert_ops"]


class PlanetType(Component, frozen=True, kw_only=True):
    """A colour of planets. §1.8"""

    tiles: Annotated[int, Meta(ge=2)]  # two of each are certainly in the game


class TrackPosition(Component, frozen=True, kw_only=True):
    """A position of the planet tracks with its lower and higher value. §2.6"""

    deploy: Count
    majority: Count


class Sector(Component, frozen=True, kw_only=True):
    """A sector of the galaxy. §2.1"""

    name: str
    position: Literal["C", "NW", "N", "NE", "E", "SE", "S", "SW", "W"]
    outer: bool
    revealed: bool  # at set-up
    adjacent: tuple[str, ...]


class Mercenary(Component, frozen=True, kw_only=True):
    """A card. It may give units of any kind; ours give infantry. §1.9"""

    name: str
    mission: Planet
    infantry: Count = 0
    tank: Count = 0
    aircraft: Count = 0
    actions: tuple[Action, ...]
    left: Ability  # the half-circle on that edge
    right: Ability
    two: bool  # marked for two players


class Copies(Component, frozen=True, kw_only=True):
    """A kind of card or token, and how many there are; for recon tokens, how many per player. §1.8"""

    copies: Count


class ReputationSpace(Component, frozen=True, kw_only=True):
    """A space of the reputation track: the place of its marker, and the bonuses and power it offers. §13.6"""

    slot: Some
    offers: tuple[Literal["infantry", "repair_tank", "mercenary", "support", "recover"], ...]
    power: Count  # 0: it offers none
    ends_game: bool = False


class AbilityCircle(Component, frozen=True, kw_only=True):
    """The colour of a circle, and the manoeuvre of a guard that leaves it. §12.1 §14.5"""

    colour: str
    manoeuvre: Literal["efficient_aim", "fortify", "reinforcements", "first_strike"]


class Force(Component, frozen=True, kw_only=True):
    """A player's units of one kind: how many, and how many of them start on two spaces of the base. §1.2 §3.1"""

    count: Annotated[int, Meta(ge=1, le=MOST_OF_A_KIND)]
    launch_pad: Count
    mission: Count


class Dice(Component, frozen=True, kw_only=True):
    """The battle dice. §14.6"""

    number: Some
    faces: tuple[Literal["hit", "invader", "miss"], ...]


class Setup(Component, frozen=True, kw_only=True):
    """What depends on the number of players: planets drawn, planets in the core, the deck. §3.2 §3.6"""

    extra_planets: Count
    core: Count
    two_only: bool  # only cards with the mark
    removed: Count  # cards removed unseen


class Edition(Struct, frozen=True, kw_only=True):
    """All component data, by id; tracks are in order, so that `reputation[0]` is the first space."""

    text: str  # the differences from the built-in data, "" if there are none
    planets: dict[str, PlanetType]
    track: tuple[TrackPosition, ...]
    sectors: dict[str, Sector]
    mercenaries: dict[str, Mercenary]
    support: dict[str, Copies]
    reputation: tuple[ReputationSpace, ...]
    markers: dict[str, Copies]
    abilities: dict[str, AbilityCircle]
    units: dict[str, Force]
    recon: dict[str, Copies]
    wounds: int
    dice: Dice
    setup: dict[int, Setup]  # by number of players

    @property
    def slots(self) -> int:
        """Places for action markers on the reputation track. §13.1"""
        return max((space.slot for space in self.reputation), default=0)


KINDS: dict[str, type[Component]] = {
    "planets": PlanetType,
    "planet_track": TrackPosition,
    "sectors": Sector,
    "mercenaries": Mercenary,
    "support": Copies,
    "reputation": ReputationSpace,
    "markers": Copies,
    "abilities": AbilityCircle,
    "units": Force,
    "recon": Copies,
    "wounds": Copies,
    "dice": Dice,
    "setup": Setup,
}
# Records that rules, texts and art refer to by name: they can be changed, but not removed, and no others can be added.
NAMED: dict[str, tuple[str, ...]] = {
    "planets": PLANETS,
    "sectors": SECTORS,
    "mercenaries": MERCENARIES,
    "support": SUPPORT_CARDS,
    "abilities": ABILITIES,
    "units": UNITS,
    "recon": TOKENS,
    "wounds": ("token",),
    "dice": ("battle",),
    "setup": ("2", "3", "4"),
}
NUMBERED = {"planet_track": 0, "reputation": 1}  # tracks, and their first numbers
OPENING_HAND = 5
GIVEN_UP = 2
MARKET = 4
OUTER_PLANETS = 2  # in each outer sector
PLANETS_SET_ASIDE = 2  # of each type, certainly in the game
UNITS_AT_ONCE = 3  # in one deployment
UNITS_ON_A_PLANET = 3
FOUR_OF_A_KIND = 4
