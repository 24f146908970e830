"""The contents of the box: the kinds of records in `data/`, each with its id and its source."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from plancia.engine import Name
from plancia.games.editions import Component

SpaceId: TypeAlias = Name  # three capitals, as in notation: MPN
RaceId: TypeAlias = Name
LeaderId: TypeAlias = Name
CardId: TypeAlias = Name  # of a strategy card

Icon: TypeAlias = Literal["stronghold", "shield", "influence", "spaceport", "council"]
Slot: TypeAlias = Literal["attack", "defence", "none"]
Language: TypeAlias = Literal["en", "it", "fr"]

ROUNDS = 8
SECTORS = 18
DIAL = 20  # the highest number on a battle dial
RECRUITS = 5  # units per round
TRAITORS_DEALT = 4
INCOME = 2  # from the pool, and for each unit that collects


class Record(Component, frozen=True, kw_only=True):
    """One component. Names and texts are messages, keyed by id; only an edition file has its own."""

    id: str
    name: dict[Language, str] = field(default_factory=dict)
    text: dict[Language, str] = field(default_factory=dict)


class Space(Record, frozen=True, kw_only=True):
    """A place in the city. §2.1"""

    sector: int = 0  # 0: in none
    icons: tuple[Icon, ...]
    lines: tuple[SpaceId, ...]  # to its neighbours


class Race(Record, frozen=True, kw_only=True):
    """The numbers on a race sheet."""

    code: str  # two capitals, as in notation
    units: int  # ordinary ones
    mechanized: int
    begin: int  # units on the board at set-up
    home: SpaceId = ""  # where they start
    zone: tuple[int, ...] = ()  # the sectors from which its owner chooses instead
    influence: int
    free_recruits: int
    traitors: int  # how many of the dealt ones are kept
    cards: int  # strategy cards at set-up
    hand: int  # the most strategy cards it may hold
    range: int  # how many lines its group may move
    ally_cards: int


class Leader(Record, frozen=True, kw_only=True):
    """A leader, who has one traitor card."""

    race: RaceId
    strength: int


class StrategyCard(Record, frozen=True, kw_only=True):
    """A title of the strategy deck. Its effect is identified by its id. §16.1"""

    icon: Slot
    copies: int
    command: bool  # whether the Xxcha may forbid it


class Placement(Record, frozen=True, kw_only=True):
    """An influence card that names two spaces. §5.2"""

    left: SpaceId
    left_amount: int
    right: SpaceId
    right_amount: int


class Special(Record, frozen=True, kw_only=True):
    """An influence card that is resolved and leaves the game. §5.1"""

    copies: int


class Bombardment(Record, frozen=True, kw_only=True):
    """A card that moves the fleet. §13.1"""

    value: int


class Betrayal(Record, frozen=True, kw_only=True):
    """A card of the betrayal option. Its condition is identified by its id. §15.6"""

    difficulty: int


class Token(Record, frozen=True, kw_only=True):
    """A kind of cardboard token."""

    count: int
    worth: int = 0  # of all of them together, in influence


class Edition(Struct, frozen=True, kw_only=True):
    """All component data."""

    spaces: tuple[Space, ...]
    races: tuple[Race, ...]
    leaders: tuple[Leader, ...]
    strategy: tuple[StrategyCard, ...]
    placements: tuple[Placement, ...]
    specials: tuple[Special, ...]
    bombardment: tuple[Bombardment, ...]
    betrayals: tuple[Betrayal, ...]
    tokens: tuple[Token, ...]

    def tables(self) -> dict[str, tuple[Record, ...]]:
        """The records by the name of their table."""
        return {table: getattr(self, table) for table in KINDS}


KINDS: dict[str, type[Record]] = {
    "spaces": Space,
    "races": Race,
    "leaders": Leader,
    "strategy": StrategyCard,
    "placements": Placement,
    "specials": Special,
    "bombardment": Bombardment,
    "betrayals": Betrayal,
    "tokens": Token,
}
