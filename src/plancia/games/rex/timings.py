"""When players may act out of turn: every window of the game, and every advantage that an Informant may cancel."""

from __future__ import annotations

from enum import StrEnum

from plancia.engine import Seat, Window
from plancia.games.rex.edition.box import RACES


class Timing(StrEnum):
    """The moments at which all players who might act are asked at once. §26.2"""

    INFLUENCE = "influence"  # the phase begins: §16.16
    CEASEFIRE = "ceasefire"  # one is drawn: §16.13
    BIDDING = "bidding"  # the phase begins: §16.12
    SALE = "sale"  # a card is sold: §17.5 §17.7 §17.8
    MANOEUVRE = "manoeuvre"  # the phase begins: §17.6 §17.7
    DEPLOYMENT = "deployment"  # a player is about to deploy: §17.6 §17.9 §17.10
    BATTLES = "battles"  # the phase begins: §17.10
    BATTLE = "battle"  # one in which the Xxcha or the Jol-Nar take part: §17.7 §17.10
    BOMBARDMENT = "bombardment"  # the phase begins: §16.14 §16.17


PHASE = {  # of each timing
    Timing.INFLUENCE: "influence",
    Timing.CEASEFIRE: "influence",
    Timing.BIDDING: "bidding",
    Timing.SALE: "bidding",
    Timing.MANOEUVRE: "manoeuvre",
    Timing.DEPLOYMENT: "manoeuvre",
    Timing.BATTLES: "battle",
    Timing.BATTLE: "battle",
    Timing.BOMBARDMENT: "bombardment",
}


class Power(StrEnum):
    """What an Informant may cancel, for one use. §17.3"""

    LAZAX_INCOME = "lazax-income"  # for one card: §17.5
    LAZAX_GIFT = "lazax-gift"  # to an ally, for one card: §17.5
    SOL_LOOK = "sol-look"  # until the next Bombardment phase: §17.6
    SOL_DEPLOYMENT = "sol-deployment"  # in this turn: §17.6
    SOL_RANGE = "sol-range"  # in this movement: §17.6
    SOL_IMMUNITY = "sol-immunity"  # from this Offensive: §17.6
    SOL_ALLIES = "sol-allies"  # the allies' immunity: §17.11
    JOL_NAR_LOOK = "jol-nar-look"  # at the card on auction: §17.7
    JOL_NAR_FORECAST = "jol-nar-forecast"  # the look at the influence card: §17.7
    JOL_NAR_QUESTION = "jol-nar-question"  # in this battle: §17.7
    LETNEV_CARD = "letnev-card"  # the free one of this purchase: §17.8
    LETNEV_HAND = "letnev-hand"  # the limit of eight: §17.8
    LETNEV_TRAITOR = "letnev-traitor"  # in an ally's battle: §17.11
    HACAN_INCOME = "hacan-income"  # from one player's deployment: §17.9
    HACAN_DISCOUNT = "hacan-discount"  # of this deployment: §17.9
    HACAN_MOVE = "hacan-move"  # instead of this deployment: §17.9
    HACAN_ALLY = "hacan-ally"  # an ally's half price and move: §17.11
    XXCHA_COMMAND = "xxcha-command"  # in this battle: §17.10
    XXCHA_TURNING = "xxcha-turning"  # in this round: §17.10
    XXCHA_COUNCIL = "xxcha-council"  # one unit: §17.10


OWNER = {power: next(race for race in RACES if power.startswith(race)) for power in Power}


OF_ALLIES = (Power.LAZAX_GIFT, Power.SOL_ALLIES, Power.LETNEV_TRAITOR, Power.HACAN_ALLY)  # only with allies. §17.11


class Moment(Window, frozen=True, kw_only=True, gc=False):
    """Players may play a card now."""

    subject: Seat = -1  # the player who deploys, or has bought a card
    more: bool = True  # will another card be offered after this one?
