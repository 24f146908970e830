"""Recon: a look at an unexplored sector, and a token left there."""

from __future__ import annotations

from plancia.engine import (
    HIDDEN,
    Action,
    Answers,
    Ask,
    Choices,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.warlords.edition.box import NOWHERE
from plancia.games.warlords.edition.components import TOKENS
from plancia.games.warlords.facts import TokenPlaced
from plancia.games.warlords.galaxy import Look
from plancia.games.warlords.state import Draft, Fields, put

NONE = "none"


class Scouted(Action, frozen=True, gc=False):
    sector: Name


def dark_sectors(s: Fields) -> list[int]:
    """Sectors with face-down planets, near or far. §9.20 §2.4"""
    return [sector for sector in range(len(s.box.sectors)) if s.sector_is_dark(sector)]


class ScoutSector(Ask[Fields, Scouted], frozen=True, kw_only=True, gc=False):
    """Choose an unexplored sector to look at. §9.20"""

    RULE = "9.20"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple([s.box.sectors[sector] for sector in dark_sectors(s)])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("explored_already" if word in s.box.sectors else "no_such_sector", "9.20")


class Placed(Action, frozen=True, gc=False):
    token: Name


class MayPlaceToken(Ask[Fields, Placed], frozen=True, kw_only=True, gc=False):
    """Leave one of your recon tokens there, face down, or none. §9.21"""

    RULE = "9.21"
    sector: Name

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        return (NONE, *[token for token, at in zip(TOKENS, s.tokens[seat], strict=True) if at == NOWHERE])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("token_not_at_hand" if word in TOKENS else "no_such_token", "9.21")

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        """Everybody sees a token, but not which one. §19.2"""
        return words if by == seat or words == (NONE,) else (HIDDEN,)


class Reconnaissance(Frame, frozen=True, kw_only=True, gc=False):
    """A Recon."""

    seat: Seat
    sector: int = NOWHERE


def choose_sector(t: Draft, f: Reconnaissance) -> Next:
    """Any unexplored one. §9.20"""
    return ScoutSector(seats=(f.seat,))


@hears(ScoutSector)
def look_at_planets(t: Draft, f: Reconnaissance, answers: Answers[Scouted]) -> Next:
    """All planets of the sector, for this player only. §9.20"""
    sector = t.box.sector_number[answers[f.seat].sector]
    t.remember(f, sector=sector)
    return Look(seat=f.seat, sector=sector)


def offer_to_place_token(t: Draft, f: Reconnaissance) -> Next:
    """If the player has a token available and none there. §9.21"""
    if f.sector in t.tokens[f.seat] or not t.tokens_at_hand(f.seat):
        return None
    return MayPlaceToken(seats=(f.seat,), sector=t.box.sectors[f.sector])


@hears(MayPlaceToken)
def place_token(t: Draft, f: Reconnaissance, answers: Answers[Placed]) -> Next:
    """Face down. Others know which it is only if they know the other one. §9.21 §19.2"""
    token, tokens = answers[f.seat].token, t.tokens[f.seat]
    if token != NONE:
        if t.tokens_at_hand(f.seat) == len(TOKENS):
            t.proved = put(t.proved, f.seat, False)
        drop, invade = (f.sector if kind == token else at for kind, at in zip(TOKENS, tokens, strict=True))
        t.tokens = put(t.tokens, f.seat, (drop, invade))
        t.note(TokenPlaced(seat=f.seat, sector=t.box.sectors[f.sector]))
    return None


PROCEDURES = (procedure(Reconnaissance, choose_sector, look_at_planets, offer_to_place_token, place_token),)
