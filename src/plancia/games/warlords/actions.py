"""The action phase: the actions of the mercenary, a support card, a team action, in any order."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Case,
    Choices,
    Consequences,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.warlords import foresight
from plancia.games.warlords.assassinate import Assassination
from plancia.games.warlords.bombard import Bombardment
from plancia.games.warlords.cards import CardPlay, playable, why_not_card
from plancia.games.warlords.deed import AIRCRAFT, INFANTRY, MERCENARY, Deed, costs, way_of, why_not_action
from plancia.games.warlords.deploy import Deployment
from plancia.games.warlords.draws import SupportDraw
from plancia.games.warlords.edition.components import ACTIONS
from plancia.games.warlords.facts import ActionPlayed
from plancia.games.warlords.recon import Reconnaissance
from plancia.games.warlords.reputation import Renown, marker_for
from plancia.games.warlords.state import Base, Draft, Fields, plus
from plancia.games.warlords.subterfuge import Subterfuge
from plancia.games.warlords.teams import (
    TEAM_ACTIONS,
    ExchangeCards,
    ExchangePlanets,
    SendTroops,
    TeamDeed,
    may_act_for_team,
    team_actions,
    words_of,
)


class Deploy(Action, frozen=True, tag="deploy", gc=False):
    pass


class DeployOnly(Action, frozen=True, tag="deploy_only", gc=False):
    pass


class Assassinate(Action, frozen=True, tag="assassinate", gc=False):
    pass


class PlaySubterfuge(Action, frozen=True, tag="subterfuge", gc=False):
    pass


class Bombard(Action, frozen=True, tag="bombard", gc=False):
    cost: Case


class Support(Action, frozen=True, tag="support", gc=False):
    pass


class Recon(Action, frozen=True, tag="recon", gc=False):
    pass


class PlayCard(Action, frozen=True, tag="card", gc=False):
    card: Name


class End(Action, frozen=True, tag="end", gc=False):
    pass


Order = (
    Deploy
    | DeployOnly
    | Assassinate
    | PlaySubterfuge
    | Bombard
    | Support
    | Recon
    | PlayCard
    | ExchangeCards
    | ExchangePlanets
    | SendTroops
    | End
)


class TakeAction(Ask[Fields, Order], frozen=True, kw_only=True, gc=False):
    """Carry out an action of your mercenary, play a support card, act for your team, or end the phase. §8.1 §8.2"""

    RULE = "8.1"
    left: tuple[Name, ...]  # actions of the mercenary that are left
    team: bool  # is the team action still possible?

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return self.verbs(s, seat)
            case ("bombard",):
                return costs(s, seat, "bombard", MERCENARY)
            case ("card",):
                return tuple(playable(s, seat))
            case (str(deed), *more) if deed in TEAM_ACTIONS:
                return words_of(s, seat, deed, tuple(more))
            case _:
                return None

    def verbs(self, s: Fields, seat: Seat) -> tuple[str, ...]:
        """Actions that can be paid and have an effect; ending is always possible. §8.3"""
        found = [action for action in self.left if costs(s, seat, action, MERCENARY)]
        if playable(s, seat):
            found.append("card")
        if self.team:
            found += team_actions(s, seat)
        return (*found, "end")

    def default(self, s: Fields, seat: Seat, /) -> Words:
        return ("end",)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ():
                return self.why_not_verb(s, seat, str(word))
            case ("bombard",):
                return Refusal("no_such_cost", "9.15")
            case ("card",):
                return why_not_card(s, seat, word)
            case ("exchange_planets", *_):
                return Refusal("no_such_exchange", "16.4")
            case _:
                return Refusal("not_so_many_troops", "16.5")

    def why_not_verb(self, s: Fields, seat: Seat, verb: str) -> Refusal:
        if verb in self.left:
            return why_not_action(s, seat, verb, MERCENARY)
        if verb in ACTIONS:
            done = s.played and verb in s.box.cards[s.played].actions
            return Refusal("action_done" if done else "not_on_your_mercenary", "8.1")
        if verb == "card":
            return Refusal("one_support_card_a_turn" if s.answered >> seat & 1 else "no_card_to_play", "8.2")
        if verb in TEAM_ACTIONS:
            return Refusal("no_team_action", "16.2")
        return Refusal("no_such_action", "8.1")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        possible = [(action, ways) for action in self.left if (ways := costs(s, seat, action, MERCENARY))]
        return foresight.of_actions(possible, marker_for(s, seat), s.reputation[seat] + 1)


class ActionPhase(Frame, frozen=True, kw_only=True, gc=False):
    """The action phase."""

    seat: Seat
    left: tuple[str, ...]


def action_phase(t: Draft, seat: Seat) -> ActionPhase:
    """The actions of the card played, each once. §8.1"""
    return ActionPhase(seat=seat, left=t.box.cards[t.played].actions if t.played else ())


def ask_action(t: Draft, f: ActionPhase) -> Next:
    """One action is finished before the next begins; the team action is extra. §8.1 §16.2"""
    return TakeAction(seats=(f.seat,), left=f.left, team=may_act_for_team(t, f.seat))


@hears(TakeAction)
def carry_out(t: Draft, f: ActionPhase, answers: Answers[Order]) -> Next:
    """Carry out the answer; then the player is asked again. §8.1 §8.2 §16.2"""
    seat = f.seat
    match answers[seat]:
        case End():
            return FINISH
        case PlayCard(card):
            return goto(ask_action, after=CardPlay(seat=seat, card=card))
        case ExchangeCards() | ExchangePlanets() | SendTroops() as deed:
            return goto(ask_action, after=TeamDeed(seat=seat, deed=deed))
        case Bombard(cost):
            return begin(t, f, "bombard", cost)
        case order:
            action = str(type(order).__struct_config__.tag)
            return begin(t, f, action, costs(t, seat, action, MERCENARY)[0])


def begin(t: Draft, f: ActionPhase, action: str, cost: str) -> Next:
    """Each action of the card once. §8.1"""
    t.remember(f, left=tuple([other for other in f.left if other != action]))
    return goto(ask_action, after=Deed(seat=f.seat, action=action, source=MERCENARY, cost=cost))


# ---- one action, wherever it comes from ------------------------------------------------------------------------------
def pay(t: Draft, f: Deed) -> Next:
    """Before anything else: infantry goes on a mission, an aircraft to the reserve. §8.4 §1.5 §9.15"""
    t.note(ActionPlayed(seat=f.seat, action=f.action, source=f.source, cost=f.cost))
    if f.cost == INFANTRY:
        t.spend_infantry(f.seat)
    elif f.cost == AIRCRAFT:
        b = t.bases[f.seat]
        base = Base(plus(b.pad, (0, 0, -1)), plus(b.reserve, (0, 0, 1)), b.mission, b.decon, b.medical)
        t.rebase(f.seat, base)
    return None


def gain_reputation(t: Draft, f: Deed) -> Next:
    """Only for the mercenary's own action, and only if it is the one on the marker. §13.3 §13.5"""
    matches = f.source == MERCENARY and marker_for(t, f.seat) == f.action
    return Renown(seat=f.seat) if matches else None


def resolve(t: Draft, f: Deed) -> Next:
    """Units and cards from the bonus can be used. §8.4"""
    match f.action:
        case "deploy" | "deploy_only":
            return Deployment(seat=f.seat, way=way_of(f.action, f.source))
        case "assassinate":
            return Assassination(seat=f.seat)
        case "subterfuge":
            return Subterfuge(seat=f.seat)
        case "bombard":
            return Bombardment(seat=f.seat, dice=f.cost == AIRCRAFT or t.options.bombard_dice)
        case "support":
            return SupportDraw(seat=f.seat)
        case _:
            return Reconnaissance(seat=f.seat)


PROCEDURES = (
    procedure(ActionPhase, ask_action, carry_out),
    procedure(Deed, pay, gain_reputation, resolve),
)
