"""Team actions with four players: cards, planets or troops are exchanged."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

from plancia.engine import (
    CASE,
    HIDDEN,
    Action,
    Amount,
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
    field_kinds,
    hears,
    procedure,
)
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.facts import CardsExchanged, ExchangeSeen, PlanetsExchanged, TroopsSent
from plancia.games.warlords.state import Base, Draft, Fields, plus

TEAM_ACTIONS = ("exchange_cards", "exchange_planets", "send_troops")


class ExchangeCards(Action, frozen=True, tag="exchange_cards", gc=False):
    pass


class ExchangePlanets(Action, frozen=True, tag="exchange_planets", gc=False):
    own: Name
    other: Name


class SendTroops(Action, frozen=True, tag="send_troops", gc=False):
    count: Amount


Exchange: TypeAlias = ExchangeCards | ExchangePlanets | SendTroops
# The fields of the words, see `Game.PLAYED`.
PLAYED = {
    "": {"deed": CASE},
    "exchange_planets": field_kinds(ExchangePlanets),
    "send_troops": field_kinds(SendTroops),
}


def may_act_for_team(s: Fields, seat: Seat) -> bool:
    """Once per turn, with a teammate. §16.2"""
    return not s.acted and s.box.mates[seat] != NOBODY


def team_actions(s: Fields, seat: Seat) -> list[str]:
    """Those that are possible now. §16.2"""
    mate = s.box.mates[seat]
    if mate == NOBODY:
        return []
    possible = (
        ("exchange_cards", s.hands[seat] and s.hands[mate]),
        ("exchange_planets", own_planets(s, seat)),
        ("send_troops", most_troops(s, seat)),
    )
    return [action for action, may in possible if may]


def words_of(s: Fields, seat: Seat, deed: str, prefix: Words) -> Choices | None:
    """The choices for the next word after the name of a team action. §16.3 §16.4 §16.5"""
    planets, number = s.box.planets, s.box.planet_number
    match deed, prefix:
        case "exchange_planets", ():
            return tuple([planets[planet] for planet in own_planets(s, seat)])
        case "exchange_planets", (str(own),):
            return tuple([planets[planet] for planet in partner_planets(s, seat, number[own])])
        case "send_troops", ():
            return range(1, most_troops(s, seat) + 1)
        case _:
            return None


def riders(s: Fields, seat: Seat, prefix: Words) -> Choices | None:
    """The choices after the word `play`, if team actions are not limited to the action phase. §20.10"""
    if not prefix:
        free = s.options.team_any_time and seat == s.active and may_act_for_team(s, seat)
        return tuple(team_actions(s, seat)) if free else ()
    return words_of(s, seat, str(prefix[0]), prefix[1:])


def ride(seat: Seat, words: Words) -> TeamDeed:
    """A team action played in another phase. §20.10"""
    kinds: dict[Word, type[Any]] = {kind.__struct_config__.tag: kind for kind in get_args(Exchange)}
    return TeamDeed(seat=seat, deed=kinds[words[0]](*words[1:]))


def own_planets(s: Fields, seat: Seat) -> list[int]:
    """Planets of this seat with one of the teammate's in an adjacent sector. §16.4"""
    return [planet for planet, owner in enumerate(s.owners) if owner == seat and partner_planets(s, seat, planet)]


def partner_planets(s: Fields, seat: Seat, planet: int) -> list[int]:
    """In an adjacent sector, not the same one. §16.4"""
    box = s.box
    near, mate = box.adjacent[box.sector_of[planet]], box.mates[seat]
    return [other for other, owner in enumerate(s.owners) if owner == mate and box.sector_of[other] in near]


def most_troops(s: Fields, seat: Seat) -> int:
    """No more than the seat has on its Launch Pad, nor than the teammate has in reserve. §16.5"""
    return min(s.bases[seat].pad[0], s.bases[s.box.mates[seat]].reserve[0])


def send_troops(t: Draft, seat: Seat, count: int) -> None:
    """Infantry returns to the seat's reserve, and as many move to the teammate's Launch Pad. §16.5"""
    b = t.bases[seat]
    base = Base(plus(b.pad, (-count, 0, 0)), plus(b.reserve, (count, 0, 0)), b.mission, b.decon, b.medical)
    t.rebase(seat, base)
    mate = t.box.mates[seat]
    t.enlist(mate, (count, 0, 0))
    t.note(TroopsSent(seat=seat, mate=mate, count=count))


def exchange_planets(t: Draft, seat: Seat, own: str, other: str) -> None:
    """All units change places; no power, no devastation, no reputation. §16.4"""
    mate, here, there = t.box.mates[seat], t.box.planet_number[own], t.box.planet_number[other]
    mine, theirs = t.garrisons[here], t.garrisons[there]
    t.garrison(here, mate, theirs)
    t.garrison(there, seat, mine)
    t.note(PlanetsExchanged(seat=seat, mate=mate, planets=(own, other)))


class TeamDeed(Frame, frozen=True, kw_only=True, gc=False):
    """A team action."""

    seat: Seat
    deed: Exchange


def act_for_team(t: Draft, f: TeamDeed) -> Next:
    """One per turn, free of charge. §16.2"""
    t.acted = True
    match f.deed:
        case ExchangeCards():
            return CardSwap(seat=f.seat)
        case ExchangePlanets(own, other):
            exchange_planets(t, f.seat, own, other)
        case SendTroops(count):
            send_troops(t, f.seat, count)
    return None


class Gift(Action, frozen=True, gc=False):
    card: Name


class GiveCard(Ask[Fields, Gift], frozen=True, kw_only=True, gc=False):
    """Choose a mercenary for your teammate; both choose at once and in secret. §16.3"""

    RULE = "16.3"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else s.hands[seat]

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_in_your_hand", "16.3")

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by in self.seats else (HIDDEN,)


class CardSwap(Frame, frozen=True, kw_only=True, gc=False):
    """Teammates give each other a card."""

    seat: Seat


def choose_gifts(t: Draft, f: CardSwap) -> Next:
    """The teammate may not refuse. §16.3"""
    return GiveCard(seats=(f.seat, t.box.mates[f.seat]))


@hears(GiveCard)
def swap_gifts(t: Draft, f: CardSwap, answers: Answers[Gift]) -> Next:
    """Both get their cards at the same time; nobody else sees them. §16.3 §16.6 §19.3"""
    mate = t.box.mates[f.seat]
    gifts = {seat: gift.card for seat, gift in answers.items()}
    t.exchange(gifts)
    t.note(CardsExchanged(seat=f.seat, owner=mate))
    for giver, receiver in ((f.seat, mate), (mate, f.seat)):
        t.note(ExchangeSeen(to=(f.seat, mate), of=giver, seat=giver, owner=receiver, card=gifts[giver]))
    return None


PROCEDURES = (
    procedure(TeamDeed, act_for_team),
    procedure(CardSwap, choose_gifts, swap_gifts),
)
