"""Everything true at the table, queries about it, and the verbs that change it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TypeVar

from msgspec import Struct

from plancia.engine import Fact, Position, Rules, Seat, Verbs
from plancia.games.warlords.edition.box import NOBODY, Box, box
from plancia.games.warlords.edition.components import SUPPORT_CARDS
from plancia.games.warlords.edition.loading import edition
from plancia.games.warlords.facts import EndTriggered, PowerGained, UnitsLost
from plancia.games.warlords.hidden import knowledge
from plancia.games.warlords.hidden.knowledge import Hands, Holders
from plancia.games.warlords.troops import Trio, Troops, trio, word_of

T = TypeVar("T")
Counts = tuple[int, ...]


class Options(Struct, frozen=True, kw_only=True, gc=False):
    """What the players agree before the game. §20.1"""

    ship_may_stay: bool = False  # the mothership may stay where it is
    square_galaxy: bool = False  # the four corners do not touch the Core
    bombard_dice: bool = False  # dice in every bombardment
    shared_majorities: bool = False  # all who tie for a majority score it
    free_support: bool = False  # a support card's action costs no infantry
    free_for_all: bool = False  # four players without teams
    early_last_round: bool = False  # the last round begins when the deck is empty
    market_bonus: bool = False  # the bonus Mercenary takes a card from the market
    team_any_time: bool = False  # the team action may be carried out in any phase of the turn
    unlimited_units: bool = False  # more than three units may be on a planet
    edition: str = ""  # component data other than the built-in ones

    def __post_init__(self) -> None:
        """Rejects an edition that cannot be played, wherever the options come from. §21.2"""
        if self.edition:
            edition(self.edition)


class Base(Struct, frozen=True, gc=False):
    """A player's units that are not on planets and not guards. §1.4"""

    pad: Trio
    reserve: Trio
    mission: int
    decon: int
    medical: int


@cache  # an import statement in every answer would cost one or two percent of the speed
def _game() -> Rules:
    from plancia.games.warlords.game import GAME  # later: the game imports its chapters, which import the state

    return GAME


class Fields(Position, gc=False):
    """Everything true at the table. Tuples are by seat, by planet or by planet type."""

    options: Options
    seats: int
    active: Seat  # whose turn it is
    # The galaxy:
    types: tuple[int, ...]  # by planet; -1: nobody has looked at it yet
    face_up: int  # planets, as bits
    scouted: tuple[int, ...]  # by seat: planets seen by Recon, as bits
    pool: Counts  # by type: planets in the game that nobody has looked at
    track: Counts  # by type: the marker's position
    owners: tuple[Seat, ...]  # by planet
    garrisons: tuple[Troops, ...]  # by planet
    ships: tuple[int, ...]  # by seat: a sector
    tokens: tuple[tuple[int, int], ...]  # by seat: the sectors of Tactical Drop and Tactical Invade
    proved: tuple[bool, ...]  # by seat: does everybody know which token is which?
    # The players:
    bases: tuple[Base, ...]
    power: Counts
    reputation: Counts
    markers: tuple[str, ...]  # by slot of the reputation track
    rows: Hands  # mercenaries played, from left to right
    guards: tuple[str, ...]  # each is between this card and the one to its right
    wounded: tuple[str, ...]
    abilities: tuple[tuple[str, ...], ...]  # by seat: those used
    # Cards:
    hands: Hands
    deck: tuple[str, ...]  # unordered: chance draws
    market: tuple[str, ...]
    removed: tuple[str, ...]  # from the market, public
    unused: tuple[str, ...]  # removed before the game, seen by nobody
    given_up: Hands  # by seat: from the opening hand, and not public since
    blind: Counts  # by seat: at most this many cards in hand were drawn unseen from the deck
    shown: Holders
    told: tuple[Holders, ...]
    taken: str  # the card taken in a Subterfuge
    support: tuple[Counts, ...]  # by seat and kind: support cards in hand
    support_deck: Counts
    discards: Counts
    # The turn and the end:
    played: str  # the mercenary of this turn
    answered: int  # seats, as bits, that have played a support card in this turn
    acted: bool  # has the active player carried out the team action of this turn?
    ending: str  # why the game ends with this turn
    turns_left: int  # of the last round; 0 before it
    reason: str  # why the game is over; "" while it is in progress

    def rules(self) -> Rules:
        return _game()

    @property
    def box(self) -> Box:
        options = self.options
        return box(options.edition, self.seats, options.square_galaxy, options.free_for_all)

    def spelled(self, word: str) -> str:
        """Mercenaries are written in capitals, everything else in small letters."""
        return word.upper() if word.upper() in self.box.cards else word.casefold()

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, starting with this one."""
        return (*range(seat, self.seats), *range(seat))

    def sector_is_dark(self, sector: int) -> bool:
        """Does it have face-down planets? §2.4"""
        return any(not self.face_up >> planet & 1 for planet in self.box.planets_in[sector])

    def tokens_at_hand(self, seat: Seat) -> int:
        return sum(sector < 0 for sector in self.tokens[seat])

    def drawable_support(self) -> int:
        """Cards in the support deck or, if it is empty, in its discards. §11.8"""
        return sum(self.support_deck) + sum(self.discards)

    def circles(self, seat: Seat) -> list[tuple[str, str]]:
        """Neighbours in a row with a guard between them."""
        row = self.rows[seat]
        return [(left, right) for left, right in pairwise(row) if left in self.guards]


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    """The value that is stored, copied and searched; it never changes."""

    def __str__(self) -> str:
        from plancia.games.warlords.text import state_text

        return state_text(self)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        from plancia.games.warlords.view import view

        return view(self, None)._repr_svg_()


class Draft(Fields, Verbs, gc=False):
    """The state while a step changes it."""

    facts: list[Fact]

    # ---- units
    def rebase(self, seat: Seat, base: Base) -> None:
        self.bases = put(self.bases, seat, base)

    def spend_infantry(self, seat: Seat) -> None:
        """From the Launch Pad to the Mission space. §1.5"""
        b = self.bases[seat]
        self.rebase(seat, Base(plus(b.pad, (-1, 0, 0)), b.reserve, b.mission + 1, b.decon, b.medical))

    def take_from_pad(self, seat: Seat, troops: Troops) -> None:
        b, (i, t, a) = self.bases[seat], trio(troops)
        self.rebase(seat, Base(plus(b.pad, (-i, -t, -a)), b.reserve, b.mission, b.decon, b.medical))

    def enlist(self, seat: Seat, wanted: Trio) -> Trio:
        """From the reserve to the Launch Pad, as far as there are units. §7.2"""
        b = self.bases[seat]
        i, t, a = (min(n, there) for n, there in zip(wanted, b.reserve, strict=True))
        self.rebase(seat, Base(plus(b.pad, (i, t, a)), plus(b.reserve, (-i, -t, -a)), b.mission, b.decon, b.medical))
        return i, t, a

    def bury(self, seat: Seat, troops: Troops) -> None:
        """Dead infantry goes to the Medical Bay, tanks and aircraft to the reserve. §1.5"""
        b, (i, t, a) = self.bases[seat], trio(troops)
        self.rebase(seat, Base(b.pad, plus(b.reserve, (0, t, a)), b.mission, b.decon, b.medical + i))

    def garrison(self, planet: int, seat: Seat, troops: Troops) -> None:
        """These units are on the planet now; without units nobody controls it. §1.6"""
        self.owners = put(self.owners, planet, seat if troops else NOBODY)
        self.garrisons = put(self.garrisons, planet, troops)

    def destroy(self, planet: int, troops: Troops) -> None:
        """Units on a planet die. §1.5 §1.6"""
        owner = self.owners[planet]
        self.garrison(planet, owner, self.garrisons[planet] - troops)
        self.bury(owner, troops)
        self.note(UnitsLost(seat=owner, planet=self.box.planets[planet], units=word_of(troops)))

    # ---- power and tracks
    def award(self, seat: Seat, power: int, why: str) -> None:
        if power:
            self.power = put(self.power, seat, self.power[seat] + power)
            self.note(PowerGained(seat=seat, power=power, why=why))

    def move_marker(self, kind: int, step: int) -> None:
        """Within the ends of the track. §2.5 §14.2"""
        at = min(max(self.track[kind] + step, 0), len(self.box.track) - 1)
        self.track = put(self.track, kind, at)

    # ---- cards
    def take_in_hand(self, seat: Seat, *cards: str) -> None:
        self.hands = put(self.hands, seat, tuple(sorted((*self.hands[seat], *cards))))

    def part_with(self, seat: Seat, *cards: str) -> None:
        self.hands = put(self.hands, seat, tuple([card for card in self.hands[seat] if card not in cards]))
        self.blind = put(self.blind, seat, min(self.blind[seat], len(self.hands[seat])))

    def exchange(self, gifts: dict[Seat, str]) -> None:
        """Two players give each other a card; nobody else sees which. §19.3"""
        (a, given), (b, taken) = gifts.items()
        unseen = self.blind[a], self.blind[b]
        self.part_with(a, given)
        self.part_with(b, taken)
        self.take_in_hand(a, taken)
        self.take_in_hand(b, given)
        for seat, own, other in ((a, *unseen), (b, *reversed(unseen))):
            self.blind = put(self.blind, seat, min(own + (other > 0), len(self.hands[seat])))
        self.shown, self.told = knowledge.exchanged(self.shown, self.told, self.hands, gifts)

    def see_taking(self, seat: Seat, card: str) -> None:
        """Everybody knows in whose hand this card is. §19.4"""
        self.shown, self.told = knowledge.seen_taking(self.shown, self.told, seat, card)
        self.see(card)

    def see_leaving(self, card: str) -> None:
        """Everybody sees this card, which is no longer in a hand. §19.4"""
        self.shown, self.told = knowledge.seen_leaving(self.shown, self.told, card)
        self.see(card)

    def see(self, *cards: str) -> None:
        """A card that everybody has seen is no longer the secret of the player who gave it up."""
        if any(card in given for card in cards for given in self.given_up):
            self.given_up = tuple(tuple(c for c in given if c not in cards) for given in self.given_up)

    def leave_deck(self, *cards: str) -> None:
        self.deck = tuple([card for card in self.deck if card not in cards])

    def hold_support(self, seat: Seat, card: str, n: int) -> None:
        kind = SUPPORT_CARDS.index(card)
        self.support = put(self.support, seat, put(self.support[seat], kind, self.support[seat][kind] + n))

    def discard(self, card: str) -> None:
        kind = SUPPORT_CARDS.index(card)
        self.discards = put(self.discards, kind, self.discards[kind] + 1)

    # ---- the end
    def trigger(self, seat: Seat, reason: str) -> None:
        """The game ends after this turn; only the first reason in a turn is reported. §17.2 §17.3 §17.4"""
        if not self.ending:
            self.ending = reason
            self.note(EndTriggered(seat=seat, reason=reason))

    def watch_last_card(self, seat: Seat) -> None:
        """After the last mercenary this turn is finished, and everybody has one more turn. §15.4 §17.1 §20.8"""
        out = not self.deck and (self.options.early_last_round or not self.market)
        if out and not self.turns_left:
            self.turns_left = self.seats + 1
            self.note(EndTriggered(seat=seat, reason="last_card"))


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    return (*values[:at], value, *values[at + 1 :])


def plus(a: Trio, b: Trio) -> Trio:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]
