"""The Influence phase: cards are drawn until one places influence."""

from __future__ import annotations

from plancia.engine import CHANCE, Answers, Frame, Next, Words, goto, hears, procedure
from plancia.games.rex import facts
from plancia.games.rex.ceasefire import ceasefire
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import DrawInfluence
from plancia.games.rex.edition.box import CEASEFIRE, OFFENSIVE, minus, plus
from plancia.games.rex.offensive import Offensive, struck_spaces
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment


class InfluencePhase(Frame, frozen=True, kw_only=True, gc=False):
    """The first phase of a round."""

    card: str = ""  # the card drawn
    ceasefire: bool = False  # has there been one in this phase?
    aside: int = 0  # Sol Offensives of round 1, to be shuffled back


def begin_influence_phase(t: Draft, f: InfluencePhase) -> Next:
    """Before any card is drawn, all may play cards. §26.2"""
    t.note(facts.PhaseBegan(phase="influence", round=t.round + 1))
    t.offensive = False
    return moment(t, Timing.INFLUENCE)


def draw_influence_card(t: Draft, f: InfluencePhase) -> Next:
    """One by one; the top card may be known already. §5.1 §20.2"""
    if not t.influence_top:
        return DrawInfluence(seats=(CHANCE,), to=())
    t.remember(f, card=t.influence_top)
    t.influence_top = ""
    return goto(resolve_influence_card)


@hears(DrawInfluence)
def turn_up_card(t: Draft, f: InfluencePhase, answers: Answers[Words]) -> Next:
    """Everybody sees it. §5.1"""
    card = str(answers[CHANCE][0])
    t.influence_deck = minus(t.influence_deck, card)
    t.remember(f, card=card)
    return None


def resolve_influence_card(t: Draft, f: InfluencePhase) -> Next:
    """Offensives and ceasefires are resolved at once, one of each at most, and another card is drawn. §5.1 §5.5"""
    if f.card == OFFENSIVE:
        return resolve_offensive(t, f)
    if f.card == CEASEFIRE:
        t.removed = plus(t.removed, f.card)
        t.note(facts.InfluenceCardDrawn(of=CHANCE, card=f.card, effect=not f.ceasefire))
        if f.ceasefire:
            return goto(draw_influence_card)
        t.remember(f, ceasefire=True)
        return goto(draw_influence_card, after=ceasefire(t))
    t.note(facts.InfluenceCardDrawn(of=CHANCE, card=f.card, effect=True))
    return None


def resolve_offensive(t: Draft, f: InfluencePhase) -> Next:
    """In round 1 it is set aside; a second one has no effect. §6.3 §5.5"""
    first_round = not t.round
    t.note(facts.InfluenceCardDrawn(of=CHANCE, card=f.card, effect=not first_round and not t.offensive))
    if first_round:
        t.remember(f, aside=f.aside + 1)
        return goto(draw_influence_card)
    t.removed = plus(t.removed, f.card)
    if t.offensive:
        return goto(draw_influence_card)
    t.offensive = True
    return goto(draw_influence_card, after=Offensive(spaces=struck_spaces(t)))


def place_influence(t: Draft, f: InfluencePhase) -> Next:
    """Both amounts, but none under bombardment; with three players only the left space. §5.2 §5.3"""
    card = t.box.placements[f.card]
    right = [(card.right, card.right_amount)] if t.seats > 3 else []
    for name, amount in ((card.left, card.left_amount), *right):
        space = t.box.at[name]
        if t.box.sector[space] != t.fleet:
            t.place_influence(space, amount)
    return None


def end_influence_phase(t: Draft, f: InfluencePhase) -> Next:
    """The card counts the round; Offensives set aside are shuffled back. §5.4 §4.3 §6.3"""
    t.placements = (*t.placements, f.card)
    t.round = len(t.placements)
    t.influence_deck = plus(t.influence_deck, *([OFFENSIVE] * f.aside))
    t.release(Power.SOL_IMMUNITY, Power.SOL_ALLIES)
    return None


PROCEDURES = (
    procedure(
        InfluencePhase,
        begin_influence_phase,
        draw_influence_card,
        turn_up_card,
        resolve_influence_card,
        place_influence,
        end_influence_phase,
    ),
)
