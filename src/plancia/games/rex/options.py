"""What the players agree before the game."""

from __future__ import annotations

from msgspec import Struct

from plancia.games.rex.edition.box import RACES
from plancia.games.rex.edition.loading import opened

CHOSEN, SUGGESTED, LOT = WAYS = "chosen", "suggested", "lot"


class Options(Struct, frozen=True, kw_only=True, gc=False):
    """What the players agree before the game. Without a memory aid clients store nothing that was shown. §25.1 §24.4"""

    races: str = CHOSEN  # how they are chosen: a method, or a race for each seat, "sol,lazax,jol-nar". §25.2
    betrayal: bool = False  # §25.3
    talk_minutes: int = 0  # after which a ceasefire ends; 0: no limit. §25.4
    proposals: int = 6  # per player in a ceasefire. §25.5
    gifts: int = 20  # likewise, counted separately. §25.5
    left_space_only: bool = False  # a Sol Offensive with three players. §25.6
    cheap_mechanized: bool = False  # recruited for 1. §25.7
    spaceport_in_turn: bool = False  # control is determined in the player's own turn. §25.8
    one_council_unit: bool = False  # of the Xxcha, per round. §25.9
    no_memory_aid: bool = False  # clients store nothing that was shown. §25.10
    edition: str = ""  # packed component data; "": the built-in ones

    def __post_init__(self) -> None:
        """Rejects an edition that cannot be played, wherever the options come from. §27.3"""
        if self.edition:
            opened(self.edition)

    def fixed_races(self, seats: int) -> tuple[str, ...] | None:
        """The races by seat, if the options name them; raises `ValueError` if they are wrong.

        They are separated by commas, or on the command line, where commas separate options, by plus signs.
        """
        if self.races in WAYS:
            return None
        named = tuple(self.races.replace("+", ",").split(","))
        if unknown := [race for race in named if race not in RACES]:
            raise ValueError(f"races={self.races}: no race {unknown[0]!r}; there are {', '.join((*WAYS, *RACES))}")
        if len(set(named)) < len(named) or len(named) != seats:
            raise ValueError(f"races={self.races}: name a different race for each of {seats} seats")
        return named

    def check(self, seats: int) -> None:
        """Raise `ValueError` if these options cannot be played."""
        self.fixed_races(seats)
        for name, most in (("proposals", self.proposals), ("gifts", self.gifts)):
            if not 0 <= most <= 50:
                raise ValueError(f"{name}={most}: between 0 and 50, so that a ceasefire ends")
        if not 0 <= self.talk_minutes <= 60:
            raise ValueError(f"talk_minutes={self.talk_minutes}: between 0 (no limit) and 60")
