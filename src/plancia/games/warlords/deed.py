"""What an action needs, wherever it comes from: a cost, and something to act on."""

from __future__ import annotations

from plancia.engine import Frame, Refusal, Seat
from plancia.games.warlords import assassinate, bombard, recon
from plancia.games.warlords.deploy import sites
from plancia.games.warlords.state import Fields

MERCENARY, SUPPORT, BORROWED = "mercenary", "support", "subterfuge"  # where an action comes from
NO_COST, INFANTRY, AIRCRAFT = "none", "infantry", "aircraft"
DEPLOYS = ("deploy", "deploy_only")


class Deed(Frame, frozen=True, kw_only=True, gc=False):
    """An action is carried out."""

    seat: Seat
    action: str
    source: str
    cost: str


def way_of(action: str, source: str) -> str:
    """How a Deploy reaches its planet: one borrowed by Subterfuge cannot invade. §9.14"""
    return "borrowed_deploy" if (action, source) == ("deploy", BORROWED) else action


def costs(s: Fields, seat: Seat, action: str, source: str) -> tuple[str, ...]:
    """The ways in which this seat can pay now; none if the action cannot be carried out. §8.3"""
    return payable(s, seat, action, source) if effective(s, seat, action, source) else ()


def payable(s: Fields, seat: Seat, action: str, source: str) -> tuple[str, ...]:
    """One infantry, or for Bombard an aircraft; deployed units pay for themselves. §9.2 §9.15 §20.6"""
    if action in DEPLOYS or (source == SUPPORT and s.options.free_support):
        return (NO_COST,)
    infantry, _, aircraft = s.bases[seat].pad
    paid = (INFANTRY,) if infantry else ()
    return (*paid, AIRCRAFT) if aircraft and action == "bombard" else paid


def effective(s: Fields, seat: Seat, action: str, source: str) -> bool:
    """Is there something to act on? §8.3"""
    match action:
        case "deploy" | "deploy_only":
            return bool(sites(s, seat, way_of(action, source)))
        case "assassinate":
            return assassinate.has_victims(s, seat)
        case "subterfuge":
            return source != BORROWED and any(s.hands[rival] for rival in s.box.rivals[seat])
        case "bombard":
            return bool(bombard.targets(s, seat))
        case "support":
            return s.drawable_support() > 0
        case _:
            return bool(recon.dark_sectors(s))


def why_not_action(s: Fields, seat: Seat, action: str, source: str) -> Refusal:
    """What is missing."""
    if action == "subterfuge" and source == BORROWED:
        return Refusal("no_second_subterfuge", "9.14")
    if not effective(s, seat, action, source):
        return Refusal("nothing_to_act_on", "8.3")
    return Refusal("cannot_pay", "8.3")
