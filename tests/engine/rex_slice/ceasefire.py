"""A temporary ceasefire: alliances are formed and left, influence is given. Whoever speaks first is heard."""

from __future__ import annotations

from plancia.engine import FINISH, Action, Ask, Choices, Frame, Next, Said, Seat, Words, goto, hears, procedure
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import LARGEST_ALLIANCE
from tests.engine.rex_slice.table import Fields, Table, put


class Ready(Action, frozen=True, tag="ready", gc=False):
    pass


class Propose(Action, frozen=True, tag="propose", gc=False):
    """That one's own alliance and that seat's become one."""

    seat: Seat


class Give(Action, frozen=True, tag="give", gc=False):
    seat: Seat
    amount: int


class Leave(Action, frozen=True, tag="leave", gc=False):
    pass


class Accept(Action, frozen=True, tag="accept", gc=False):
    pass


class Refuse(Action, frozen=True, tag="refuse", gc=False):
    pass


class Withdraw(Action, frozen=True, tag="withdraw", gc=False):
    pass


class Ceasefire(Frame, frozen=True, kw_only=True, gc=False):
    """Talk, until every player has been ready since the last change (R70)."""

    left: tuple[int, ...]  # by seat: proposals and gifts that may still be made, so that any play ends (R70)
    ready: tuple[Seat, ...] = ()
    proposer: Seat | None = None
    consenting: tuple[Seat, ...] = ()  # to the proposal, so far
    members: tuple[Seat, ...] = ()  # of the alliance proposed

    def topics(self, s: Fields, seat: Seat) -> tuple[str, ...]:
        """What this seat may talk about: public, like everything in a ceasefire."""
        return (
            *(["ready"] if seat not in self.ready else []),
            *(["propose"] if self.left[seat] and partners(s, seat) else []),
            *(["give"] if self.left[seat] and s.influence[seat] else []),
            *(["leave"] if s.alliance_of(seat) != (seat,) else []),
        )


def partners(s: Fields, seat: Seat) -> tuple[Seat, ...]:
    """Who could be asked to join: with three players nobody (M21)."""
    own = s.alliance_of(seat)
    return tuple(
        x for x in s.seats if x not in own and len(s.seats) > 3 and len(own) + len(s.alliance_of(x)) <= LARGEST_ALLIANCE
    )


class Talk(Ask[Fields, Ready | Propose | Give | Leave], frozen=True, kw_only=True, gc=False):
    RULE = "R70"
    FIRST = True
    RIDERS = True

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        match said:
            case ():
                return s.frame(Ceasefire).topics(s, seat)
            case ("propose",):
                return partners(s, seat)
            case ("give",):
                return tuple(x for x in s.seats if x != seat)
            case ("give", _):
                return range(1, s.influence[seat] + 1)
            case _:
                return None

    def awaited(self, s: Fields, /) -> tuple[Seat, ...]:
        """Whoever is ready may still speak, but is not waited for."""
        ready = s.frame(Ceasefire).ready
        return tuple(seat for seat in self.seats if seat not in ready)


class AnswerProposal(Ask[Fields, Accept | Refuse | Withdraw], frozen=True, kw_only=True, gc=False):
    RULE = "R86"
    FIRST = True

    proposer: Seat

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        if said:
            return None
        return ("withdraw",) if seat == self.proposer else ("refuse", "accept")

    def awaited(self, s: Fields, /) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat != self.proposer)


def talk(t: Table, f: Ceasefire) -> Next:
    if len(f.ready) == len(t.seats):
        return FINISH
    return Talk(seats=tuple(seat for seat in t.seats if f.topics(t, seat)))


@hears(Talk)
def hear_talk(t: Table, f: Ceasefire, said: Said[Ready | Propose | Give | Leave]) -> Next:
    """Gifts take effect at once (R70). Leaving needs no consent (M18); all think again (R86)."""
    ((seat, answer),) = said.items()
    match answer:
        case Ready():
            t.remember(f, ready=(*f.ready, seat))
        case Give(receiver, amount):
            t.pay(seat, amount, receiver)
            t.remember(f, left=put(f.left, seat, f.left[seat] - 1))
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


def put_proposal(t: Table, f: Ceasefire) -> Next:
    """One proposal at a time: it is answered or withdrawn before the next (R86). All must agree (M18)."""
    assert f.proposer is not None
    waiting = (seat for seat in f.members if seat == f.proposer or seat not in f.consenting)
    return AnswerProposal(seats=tuple(waiting), proposer=f.proposer)


@hears(AnswerProposal)
def hear_answer(t: Table, f: Ceasefire, said: Said[Accept | Refuse | Withdraw]) -> Next:
    """A refusal leaves everybody as ready as before; an alliance makes all think again (R86)."""
    ((seat, answer),) = said.items()
    match answer:
        case Refuse() | Withdraw():
            t.note(facts.ProposalFell(seat=seat))
        case Accept():
            f = t.remember(f, consenting=(*f.consenting, seat))
            if len(f.consenting) < len(f.members):
                return goto(put_proposal)
            form_alliance(t, f.members)
            f = t.remember(f, ready=())
    t.remember(f, proposer=None, consenting=(), members=())
    return goto(talk)


def form_alliance(t: Table, members: tuple[Seat, ...]) -> None:
    t.alliances = (*(a for a in t.alliances if not set(a) & set(members)), members)
    t.note(facts.AllianceFormed(members=members))


def leave_alliance(t: Table, seat: Seat) -> None:
    """Two who are left stay allied (R69); one who is left is alone."""
    rest = (tuple(x for x in members if x != seat) for members in t.alliances)
    t.alliances = tuple(members for members in rest if len(members) > 1)
    t.note(facts.AllianceLeft(seat=seat))


PROCEDURES = (procedure(Ceasefire, talk, hear_talk, put_proposal, hear_answer),)
