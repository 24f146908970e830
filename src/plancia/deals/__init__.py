"""Deals between players: offers, promises and a ledger. They never touch the rules of a game.

A game declares what its players may promise (`Negotiation`). This package does the rest, and depends on no game.
"""

from plancia.deals.ledger import Ledger, SavedLedger
from plancia.deals.negotiation import Negotiation
from plancia.deals.notes import Accepted, AnyNote, DealNote, Declined, DeclineReason, Offered, Withdrawn
from plancia.deals.promises import (
    BROKEN,
    KEPT,
    OPEN,
    VOID,
    Judgement,
    Promise,
    Step,
    Term,
)
from plancia.deals.sheets import DealMove, KnownDeals, LedgerEntry, Offer, OfferStatus, PromiseStatus, Proposal

__all__ = [
    "BROKEN",
    "KEPT",
    "OPEN",
    "VOID",
    "Accepted",
    "AnyNote",
    "DealMove",
    "DealNote",
    "DeclineReason",
    "Declined",
    "Judgement",
    "KnownDeals",
    "Ledger",
    "LedgerEntry",
    "Negotiation",
    "Offer",
    "OfferStatus",
    "Offered",
    "Promise",
    "PromiseStatus",
    "Proposal",
    "SavedLedger",
    "Step",
    "Term",
    "Withdrawn",
]
