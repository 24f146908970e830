"""Windows: moments at which all players who might act, from public information, are asked at once."""

from __future__ import annotations

from collections.abc import Mapping

from plancia.engine import Answers, Choices, MayPlay, Next, Seat, Words, goto, hears, procedure
from plancia.games.rex.cards import at_any_time, could_play, effect, offered, words_after
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import INFORMANT
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import PHASE, Moment, Timing


class PlayCard(MayPlay, frozen=True, kw_only=True, gc=False):
    """Play a card now, or pass. §26.2 §26.3"""

    RULE = "26.2"

    subject: Seat | None = None  # the player who deploys, or buys a card

    def occasions(self, s: Fields, /) -> tuple[str, ...]:
        """Moments like this one, in this round or in any."""
        return (f"{self.timing} {round_of(s, self.timing)}", self.timing)

    @staticmethod
    def honoured(answers: Mapping[Seat, Words], /) -> Seat | None:
        """A cancellation first, then order of play. §4.5"""
        cancelling = {seat: words for seat, words in answers.items() if words[0] == INFORMANT}
        return MayPlay.honoured(cancelling or answers)

    def playable(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        moment = s.frame(Moment)
        if prefix:
            return words_after(s, seat, prefix, moment)
        cards = [card for card in dict.fromkeys(s.hands[seat]) if offered(s, seat, card, moment)]
        return (*cards, *(at_any_time(s, seat) if self.timing != Timing.BATTLE else ()))


def round_of(s: Fields, timing: str) -> int:
    """The round of such a moment now: a round is counted from its influence card on. §4.1"""
    return s.round + (PHASE[Timing(timing)] == "influence")


def moment(t: Fields, timing: Timing, subject: Seat = -1, more: bool = True) -> Moment:
    """In order of play, which decides who is first. §4.5"""
    return Moment(timing=timing, seats=t.order, subject=subject, more=more)


def invite(t: Draft, w: Moment) -> Next:
    """The cards in hand do not decide who is asked. §26.3"""
    asked = tuple([seat for seat in w.seats if could_play(t, seat, w)])
    return PlayCard(seats=asked, timing=w.timing, subject=w.subject if w.subject >= 0 else None)


@hears(PlayCard)
def honour_first(t: Draft, w: Moment, answers: Answers[Words]) -> Next:
    """One card is played; the others are asked again. §4.5"""
    seat = PlayCard.honoured(answers)
    return None if seat is None else goto(invite, after=effect(seat, answers[seat], w))


PROCEDURES = (procedure(Moment, invite, honour_first),)
