"""A temporary ceasefire: players form and leave alliances and give influence. The first answer counts."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Consequences,
    Frame,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.rex import facts
from plancia.games.rex.consequences import Needs
from plancia.games.rex.draft import Draft
from plancia.games.rex.state import Fields, put
from plancia.games.rex.timings import Timing
from plancia.games.rex.victory import STRONGHOLDS_TO_WIN
from plancia.games.rex.windows import moment


class Ready(Action, frozen=True, tag="ready", gc=False):
    """The player has finished negotiating."""


class Propose(Action, frozen=True, tag="propose", gc=False):
    """Propose to unite the player's own alliance with that seat's."""

    seat: Seat


class Give(Action, frozen=True, tag="give", gc=False):
    """Influence, and nothing else, passes from one player to another. §4.7"""

    seat: Seat
    amount: Amount


class Leave(Action, frozen=True, tag="leave", gc=False):
    pass


class Accept(Action, frozen=True, tag="accept", gc=False):
    pass


class Refuse(Action, frozen=True, tag="refuse", gc=False):
    pass


class Withdraw(Action, frozen=True, tag="withdraw", gc=False):
    pass


class Ceasefire(Frame, frozen=True, kw_only=True, gc=False):
    """Negotiation, until every player has been ready since the last change. §7.12"""

    left: tuple[int, ...]  # by seat: proposals left. §7.10
    gifts: tuple[int, ...]  # by seat: gifts left, counted separately. §7.11
    sharing: tuple[tuple[Seat, Seat], ...]  # pairs that shared a space when it was drawn. §7.5
    ready: tuple[Seat, ...] = ()
    proposer: Seat | None = None
    consenting: tuple[Seat, ...] = ()  # to the proposal, so far
    members: tuple[Seat, ...] = ()  # of the alliance proposed


def sharing(s: Fields) -> tuple[tuple[Seat, Seat], ...]:
    """Pairs with units in one space, including face-down ones, except in the Council. §7.5"""
    spaces = [i for i in range(len(s.box.ids)) if i != s.box.council]
    return tuple(
        (a, b)
        for a in range(s.seats)
        for b in range(a + 1, s.seats)
        if any(s.group(a, i).size and s.group(b, i).size for i in spaces)
    )


def ceasefire(s: Fields) -> Ceasefire:
    """A new one: everybody has all proposals and gifts again. §7.10 §7.11 §25.5"""
    left, gifts = (s.options.proposals,) * s.seats, (s.options.gifts,) * s.seats
    return Ceasefire(left=left, gifts=gifts, sharing=sharing(s))


def why_no_partner(s: Fields, f: Ceasefire, seat: Seat, other: Seat) -> Refusal | None:
    """What prevents these two from becoming allies; None: nothing."""
    own, theirs = s.alliance_of(seat), s.alliance_of(other)
    if other in own:
        return Refusal("allied_already", "7.3")
    if len(own) + len(theirs) > s.largest_alliance:
        return Refusal("alliance_too_large", "7.2")
    if {*own, *theirs} & {*s.barred}:
        return Refusal("barred_from_alliances", "16.13")
    if any((min(a, b), max(a, b)) in f.sharing for a in own for b in theirs):
        return Refusal("shares_a_space", "7.5")
    return None


def partners(s: Fields, f: Ceasefire, seat: Seat) -> tuple[Seat, ...]:
    """The seats that could be asked to join."""
    return tuple(other for other in s.order if other != seat and why_no_partner(s, f, seat, other) is None)


def topics(s: Fields, f: Ceasefire, seat: Seat) -> tuple[str, ...]:
    """What this seat may do now: public, like everything in a ceasefire."""
    return (
        *(["ready"] if seat not in f.ready else []),
        *(["propose"] if f.left[seat] and partners(s, f, seat) else []),
        *(["give"] if f.gifts[seat] and s.influence[seat] else []),
        *(["leave"] if s.alliance_of(seat) != (seat,) and seat not in s.barred else []),
    )


class Talk(Ask[Fields, Ready | Propose | Give | Leave], frozen=True, kw_only=True, gc=False):
    """Propose an alliance, leave one, give influence, or say that you are ready; everybody sees it. §7.1 §7.9 §7.11"""

    RULE = "7.1"
    FIRST = True
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return topics(s, s.frame(Ceasefire), seat)
            case ("propose",):
                return partners(s, s.frame(Ceasefire), seat)
            case ("give",):
                return tuple(x for x in s.order if x != seat)
            case ("give", _):
                return range(1, s.influence[seat] + 1)
            case _:
                return None

    def awaited(self, s: Fields, /) -> tuple[Seat, ...]:
        ready = s.frame(Ceasefire).ready
        return tuple(seat for seat in self.seats if seat not in ready)

    def lasts(self, s: Fields, /) -> int:
        """§25.4"""
        return s.options.talk_minutes

    def default(self, s: Fields, seat: Seat, /) -> Words | None:
        """Silent players are ready. §7.12 §25.4"""
        return ("ready",) if seat not in s.frame(Ceasefire).ready else None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        f = s.frame(Ceasefire)
        match prefix, word:
            case (), "propose" if not f.left[seat]:
                return Refusal("no_proposals_left", "7.10")
            case (), "give" if not f.gifts[seat]:
                return Refusal("no_gifts_left", "7.11")
            case (), "propose":
                return Refusal("nobody_to_ally_with", "7.2")
            case (), "leave":
                barred = seat in s.barred
                return Refusal("barred_from_alliances", "16.13") if barred else Refusal("not_allied", "7.4")
            case (), "ready":
                return Refusal("ready_already", "7.12")
            case ("propose",), int(other) if other in s.order:
                return why_no_partner(s, f, seat, other) or super().why(s, seat, prefix, word)
            case ((), "give") | (("give", _), _):
                return Refusal("not_enough_influence", "7.11")
            case _:
                return super().why(s, seat, prefix, word)


class AnswerProposal(Ask[Fields, Accept | Refuse | Withdraw], frozen=True, kw_only=True, gc=False):
    """Accept or refuse the proposed alliance; its proposer may withdraw it. §7.3 §7.10"""

    RULE = "7.10"
    FIRST = True

    proposer: Seat

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        return ("withdraw",) if seat == self.proposer else ("refuse", "accept")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        """How many strongholds the alliance would need to win, and how many it has. §14.3"""
        members = s.frame(Ceasefire).members
        if seat != self.proposer:
            yield ("accept",), Needs(STRONGHOLDS_TO_WIN[len(members)], sum(map(s.strongholds, members)))

    def lasts(self, s: Fields, /) -> int:
        """A proposal without an answer in time is refused. §25.4"""
        return s.options.talk_minutes

    def awaited(self, s: Fields, /) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat != self.proposer)


def ceasefire_begins(t: Draft, f: Ceasefire) -> Next:
    """All may play cards before it. §26.2"""
    return moment(t, Timing.CEASEFIRE)


def talk(t: Draft, f: Ceasefire) -> Next:
    """Until every player is ready. §7.12"""
    if len(f.ready) == t.seats:
        t.barred = ()
        t.note(facts.CeasefireEnded())
        return FINISH
    return Talk(seats=tuple(seat for seat in t.order if topics(t, f, seat)))


@hears(Talk)
def hear_talk(t: Draft, f: Ceasefire, answers: Answers[Ready | Propose | Give | Leave]) -> Next:
    """Gifts take effect at once. Leaving needs no consent; after it nobody is ready any more. §7.4 §7.11 §7.12"""
    ((seat, answer),) = answers.items()
    match answer:
        case Ready():
            t.note(facts.SaidReady(seat=seat))
            t.remember(f, ready=(*f.ready, seat))
        case Give(receiver, amount):
            t.pay(seat, amount, "gift", receiver)
            t.remember(f, gifts=put(f.gifts, seat, f.gifts[seat] - 1))
        case Leave():
            leave_alliance(t, seat)
            t.remember(f, ready=())
        case Propose(other):
            members = tuple(sorted((*t.alliance_of(seat), *t.alliance_of(other))))
            left = put(f.left, seat, f.left[seat] - 1)
            t.remember(f, left=left, proposer=seat, consenting=(seat,), members=members)
            t.note(facts.AllianceProposed(seat=seat, members=members))
            return None
    return goto(talk)


def put_proposal(t: Draft, f: Ceasefire) -> Next:
    """One at a time: all members answer it, or it is withdrawn. §7.10 §7.3"""
    assert f.proposer is not None
    waiting = (seat for seat in f.members if seat == f.proposer or seat not in f.consenting)
    return AnswerProposal(seats=tuple(waiting), proposer=f.proposer)


@hears(AnswerProposal)
def hear_answer(t: Draft, f: Ceasefire, answers: Answers[Accept | Refuse | Withdraw]) -> Next:
    """After a refusal players stay ready; after a new alliance all must say so again. §7.12"""
    ((seat, answer),) = answers.items()
    match answer:
        case Refuse() | Withdraw():
            t.note(facts.ProposalFell(seat=seat, withdrawn=isinstance(answer, Withdraw)))
        case Accept():
            t.note(facts.ProposalAccepted(seat=seat))
            f = t.remember(f, consenting=(*f.consenting, seat))
            if len(f.consenting) < len(f.members):
                return goto(put_proposal)
            form_alliance(t, f.members)
            f = t.remember(f, ready=())
    t.remember(f, proposer=None, consenting=(), members=())
    return goto(talk)


def form_alliance(t: Draft, members: tuple[Seat, ...]) -> None:
    """Of seats that were alone or allied before. §7.2"""
    t.alliances = (*(a for a in t.alliances if not set(a) & set(members)), members)
    t.note(facts.AllianceFormed(members=members))


def leave_alliance(t: Draft, seat: Seat) -> None:
    """Two remaining members stay allied; a single one is alone. Ally cards are returned. §7.4 §7.6"""
    rest = (tuple(x for x in members if x != seat) for members in t.alliances)
    t.alliances = tuple(members for members in rest if len(members) > 1)
    t.consents = tuple(consent for consent in t.consents if t.one_side(consent.owner, consent.user))
    t.note(facts.AllianceLeft(seat=seat))


PROCEDURES = (procedure(Ceasefire, ceasefire_begins, talk, hear_talk, put_proposal, hear_answer),)
