"""The worth of a position to a seat, in terms that players use."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from plancia.bots.evaluation.warlords.board import board
from plancia.bots.evaluation.warlords.weights import Weights
from plancia.engine import CHANCE
from plancia.games.warlords.actions import ActionPhase
from plancia.games.warlords.bombard import Bombardment
from plancia.games.warlords.deploy import sites
from plancia.games.warlords.draws import DrawMercenaries, DrawSupport
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.edition.components import FOUR_OF_A_KIND, GIVEN_UP, OPENING_HAND
from plancia.games.warlords.ending import places
from plancia.games.warlords.galaxy import DrawPlanets
from plancia.games.warlords.invasion import Invasion, RollDice
from plancia.games.warlords.mercenary import Enlistment
from plancia.games.warlords.mothership import MoveShip, Voyage
from plancia.games.warlords.odds import battle_odds
from plancia.games.warlords.recovery import MayRecall, Recall
from plancia.games.warlords.reputation import marker_for
from plancia.games.warlords.state import State, put
from plancia.games.warlords.subterfuge import TakeCard
from plancia.games.warlords.troops import packed, size_of, trio


def evaluate(s: State, me: int, weights: Weights) -> float:
    """My worth minus part of the others'; during a battle, the average over its possible results."""
    if isinstance(s.ask, RollDice) and isinstance(s.stack[-1], Invasion):
        return sum(odds * evaluate(world, me, weights) for odds, world in outcomes(s, s.stack[-1]) if odds)
    return Appraisal(s, me, weights).total()


def outcomes(s: State, f: Invasion) -> list[tuple[float, State]]:
    """The three results of a battle: their odds, and the state after each with the average number of survivors."""
    odds = battle_odds(s.box, f.troops, s.garrisons[f.planet])
    calm = replace(s, ask=None, stack=s.stack[:-1])
    space = min(s.reputation[f.seat] + 1, len(s.box.reputation))
    bonus = s.box.reputation[space - 1].power if space > s.reputation[f.seat] else 0  # the least it offers
    power, steps = put(s.power, f.seat, s.power[f.seat] + bonus), put(s.reputation, f.seat, space)
    won = replace(
        calm,
        owners=put(s.owners, f.planet, f.seat),
        garrisons=put(s.garrisons, f.planet, _left(f.troops, odds.survivors)),
        power=power,
        reputation=steps,
    )
    lost = replace(calm, garrisons=put(s.garrisons, f.planet, _left(s.garrisons[f.planet], odds.holders)))
    gone = replace(calm, owners=put(s.owners, f.planet, NOBODY), garrisons=put(s.garrisons, f.planet, 0))
    return [(odds.won, won), (odds.lost, lost), (odds.both_gone, gone)]


def _left(troops: int, survivors: float) -> int:
    """The units that survive, at least one; infantry is lost first."""
    infantry, tanks, aircraft = trio(troops)
    fallen = size_of(troops) - max(1, round(survivors))
    gone = min(infantry, fallen)
    aircraft_gone = min(aircraft, fallen - gone)
    return packed(infantry - gone, tanks - (fallen - gone - aircraft_gone), aircraft - aircraft_gone)


class Appraisal:
    """The evaluation of one position for one seat."""

    def __init__(self, s: State, me: int, weights: Weights) -> None:
        self.s = s
        self.me = me
        self.w = weights
        self.box = s.box
        # Future gains count less when the end is near.
        self.time = min(1.0, rounds_left(s, weights) / weights.horizon)
        self.board = board(s, self.time, weights)
        self.unseen = average(weights.support, self.box.support)  # a support card that I cannot see

    def total(self) -> float:
        """My side's lead over the strongest other side and, with less weight, over the others."""
        s, w = self.s, self.w
        if s.reason:
            return self.outcome()
        if s.ending:
            return self.outcome(self.potential(self.me)) + self.potential(self.me)
        worths = [self.worth(seat) + held for seat, held in enumerate(self.board.majorities)]
        mates = self.box.mates
        sides = [worths[seat] + (worths[mate] if mate != NOBODY else 0.0) for seat, mate in enumerate(mates)]
        others = sorted((sides[rival] for rival in self.box.rivals[self.me]), reverse=True)
        if mates[self.me] != NOBODY:
            others = others[:1]  # both rivals have the same sum
        ahead = sides[self.me] - w.rivalry * others[0] - w.rest * sum(others[1:])
        if w.option or w.option_threat:
            ahead += self.options()
        return ahead + self.race(sides) + self.own_cards() + self.pending()

    def outcome(self, potential: float = 0.0) -> float:
        """The game is over, or will be after this turn: winning counts most, the margin a little.

        During the last turn, what I can still gain in it counts as well.
        """
        s, w, sides = self.s, self.w, self.standing()
        margin = sides[self.me] - max(sides[rival] for rival in self.box.rivals[self.me])
        if w.ending_doubt and not s.reason and s.active == self.me:
            return margin + w.victory * max(-1.0, min(1.0, (margin + potential - 0.5) / w.ending_doubt))
        return margin + (w.victory if places(s)[self.me] == 1 else -w.victory)

    def standing(self) -> list[int]:
        """By seat: the power of its side if the game were over now."""
        totals = [power + more for power, more in zip(self.s.power, self.board.scored, strict=True)]
        mates = self.box.mates
        return [total + (totals[mate] if mate != NOBODY else 0) for total, mate in zip(totals, mates, strict=True)]

    # ---- public ------------------------------------------------------------------------------------------------------
    def worth(self, seat: int) -> float:
        s = self.s
        return (
            s.power[seat]
            + self.w.reputation * self.time * s.reputation[seat]
            + self.board.planets[seat]
            + self.forces(seat)
            + self.board.guards[seat]
            + self.time * self.unseen * sum(s.support[seat]) * (seat != self.me)
        )

    def race(self, sides: list[float]) -> float:
        """A fourth mercenary on offer helps the player who is ahead: an opportunity for me, or a threat."""
        s, me, near, mission = self.s, self.me, self.board.near, self.box.mission
        if not any(near):
            return 0.0
        on_offer = {mission[card] for card in s.market}
        rivals = self.box.rivals[me]
        threats = sum(sides[rival] > sides[me] and not on_offer.isdisjoint(near[rival]) for rival in rivals)
        mine = on_offer | {mission[card] for card in s.hands[me]}
        promise = not mine.isdisjoint(near[me]) and all(sides[me] > sides[rival] for rival in rivals)
        race = self.time * self.w.fourth * (promise - threats)
        return race - self.w.closing * self.threat(on_offer) if self.w.closing else race

    def threat(self, on_offer: set[int]) -> float:
        """The odds that a rival ends the game with a card on display and wins, by everybody's current power."""
        near, sides = self.board.near, self.standing()
        ready = [rival for rival in self.box.rivals[self.me] if not on_offer.isdisjoint(near[rival])]
        return max((likely((sides[rival] - sides[self.me]) / self.w.closing_margin) for rival in ready), default=0.0)

    def options(self) -> float:
        """With a fourth mercenary of a kind, a player who is ahead ends the game: an opportunity for me, or a threat.

        The hands of rivals are those of the imagined world; cards they took from the market are known.
        """
        w, me, sides = self.w, self.me, self.standing()
        total = 0.0
        for rival in self.box.rivals[me]:
            ahead = sides[me] - sides[rival]
            total -= w.option_threat * self.option(rival, w.option_behind - ahead)
            total += w.option * self.option(me, ahead + w.option_gain - w.option_lead)
        return total

    def option(self, seat: int, ahead: float) -> float:
        """The odds that the seat ends the game as the winner, by its cards and its lead in power."""
        w, mission = self.w, self.box.mission
        row, hand = self.board.kinds[seat], [0] * len(self.s.track)
        for card in self.s.hands[seat]:
            hand[mission[card]] += 1
        best = 0.0
        for played, held in zip(row, hand, strict=True):
            if played + held >= 2 and played < FOUR_OF_A_KIND:
                steps = FOUR_OF_A_KIND - played
                odds = likely(ahead / (w.option_margin * steps))
                if odds > best:  # otherwise the number of turns does not matter
                    ready = w.option_step ** (steps - 1) * w.option_missing ** max(0, steps - held)
                    best = max(best, ready * odds)
        return best

    def forces(self, seat: int) -> float:
        """Units at the base: the sooner they can be used, the better."""
        w, base = self.w, self.s.bases[seat]
        infantry, tanks, aircraft = base.pad
        ready = w.ready[min(infantry, len(w.ready) - 1)] + w.tank * tanks + w.aircraft * aircraft
        coming = w.infantry_coming * (base.mission + base.decon + base.medical)
        return self.time * (ready + coming + w.infantry_in_reserve * base.reserve[0])

    # ---- private, and in progress ------------------------------------------------------------------------------------
    def own_cards(self) -> float:
        """My hand, my tokens and the planets I have scouted. Other hands are unknown, and similar on average."""
        s, w = self.s, self.w
        cards = sorted((self.card(card) for card in s.hands[self.me]), reverse=True)
        hand = sum(value / (1 + n) for n, value in enumerate(cards))
        hand += w.choice * max(0, len(cards) - OPENING_HAND + GIVEN_UP)
        support = sum([worth * n for worth, n in zip(w.support, s.support[self.me], strict=True)])
        tokens = w.token * (2 - s.tokens_at_hand(self.me))
        scouted = w.scouted * (s.scouted[self.me] & ~s.face_up).bit_count()
        return self.time * (hand + support + tokens + scouted) + self.potential(self.me)

    def card(self, name: str) -> float:
        """The worth of a card in hand: units, actions, its mission, a circle."""
        s, w, card = self.s, self.w, self.box.cards[name]
        held = self.board.held[self.me][self.box.mission[name]]
        worth = w.card + w.card_infantry * card.infantry + w.mission_to_come * 2 * held
        worth += w.card_action * orders(card.actions)
        row = s.rows[self.me]
        if row and (self.box.cards[row[-1]].right == card.left or self.box.cards[row[0]].left == card.right):
            worth += w.card_circle
        return worth

    def potential(self, seat: int) -> float:
        """What I can still gain this turn: the best landing in reach, other remaining actions."""
        s, w = self.s, self.w
        if s.active != seat:
            return 0.0
        left = actions_left(s)
        deploys = [action for action in left if action.startswith("deploy")]
        others = w.action * min(len(left) - len(deploys), s.bases[seat].pad[0])  # each costs an infantry
        if w.renown:
            others += self.step(seat, left)
        if not deploys or isinstance(s.ask, MoveShip | MayRecall):
            return others  # the ship may still move
        best = max((self.landing(seat, planet) for planet in sites(s, seat, deploys[0])), default=0.0)
        return others + w.landing * max(best, self.discovery(seat))

    def step(self, seat: int, left: tuple[str, ...]) -> float:
        """The next step of reputation, if one of these actions is on its marker. §13.3"""
        s = self.s
        if marker_for(s, seat) not in left:
            return 0.0
        return self.w.renown * (self.box.reputation[s.reputation[seat]].power + self.w.reputation * self.time)

    def discovery(self, seat: int) -> float:
        """The average worth of landing on a planet that is being turned over."""
        s = self.s
        if not isinstance(s.ask, DrawPlanets) or s.ask.who is not None or not any(s.pool):
            return 0.0
        worths = [n * self.wanted(seat, kind, taken=False) for kind, n in enumerate(s.pool)]
        return sum(worths) / sum(s.pool)

    def landing(self, seat: int, planet: int) -> float:
        """The worth of gaining control of a planet; low if it is already mine."""
        owner = self.s.owners[planet]
        return self.w.own_planet if owner == seat else self.wanted(seat, self.s.types[planet], taken=owner != NOBODY)

    def wanted(self, seat: int, kind: int, taken: bool) -> float:
        """A planet of that type: its missions, its power if it is empty, a part of its majority."""
        missions = 2 * self.board.missions[seat][kind]
        position = self.box.track[self.s.track[kind]]
        power = self.w.landing_taken if taken else position.deploy
        return missions + power + self.w.landing_majority * position.majority

    def pending(self) -> float:
        """The average of what chance decides next: my cards to draw or take, my dice, the planets that I look at."""
        s, w, ask = self.s, self.w, self.s.ask
        if ask is None or ask.seats != (CHANCE,):
            return 0.0
        match ask:
            case DrawSupport(who=who) if who == self.me:
                return self.unseen * self.time
            case DrawMercenaries(who=who) if who == self.me:
                return w.draw * self.time
            case TakeCard(who=who) if who == self.me:
                return w.card * self.time
            case DrawPlanets(who=who) if who == self.me:
                return (len(ask.planets) * w.scouted + w.token) * self.time
            case RollDice() if isinstance(s.stack[-1], Bombardment) and s.stack[-1].seat == self.me:
                return w.hit_from_afar * bool(s.garrisons[s.stack[-1].planet])
            case _:
                return 0.0


def likely(ahead: float) -> float:
    """The odds of winning with a lead of this many margins: 0 at one margin behind, 1 at one ahead."""
    return max(0.0, min(1.0, 0.5 + ahead / 2))


@cache
def average(worths: tuple[float, ...], copies: tuple[int, ...]) -> float:
    """The average worth of a card, given the number of each kind."""
    return sum([worth * n for worth, n in zip(worths, copies, strict=True)]) / sum(copies)


@cache
def orders(actions: tuple[str, ...]) -> int:
    """How many actions a card has, a Deploy counting twice."""
    return len(actions) + any(action.startswith("deploy") for action in actions)


def actions_left(s: State) -> tuple[str, ...]:
    """The remaining actions of this turn's mercenary; before it is played, assume a Deploy."""
    for f in reversed(s.stack):
        match f:
            case ActionPhase(left=left):
                return left
            case Enlistment() if s.played:
                return s.box.cards[s.played].actions
            case Enlistment() | Voyage() | Recall():
                return ("deploy",)
            case _:
                pass
    return ()


def rounds_left(s: State, w: Weights) -> float:
    """How many more turns everybody will have."""
    if s.turns_left:
        return s.turns_left / s.seats
    cards = (len(s.deck) + len(s.market)) / s.seats
    last_space = len(s.box.reputation)
    return min(cards, w.rounds_per_step * (last_space - max(s.reputation)) + w.last_rounds)
