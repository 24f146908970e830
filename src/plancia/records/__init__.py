"""Game records: write, read, replay, redact for a seat, verify."""

from plancia.records.dealer import Dealer, dealer_from_seed, new_dealer, seal
from plancia.records.deals import ledger_history, without_private
from plancia.records.record import Entry, Record, RecordError, RulesUpdate, StandIn
from plancia.records.redaction import redact
from plancia.records.replay import Replay
from plancia.records.session import GameSession, Moment, only_answer
from plancia.records.session_deals import SessionDeals
from plancia.records.text import read, write
from plancia.records.verification import Verified, verify

__all__ = [
    "Dealer",
    "Entry",
    "GameSession",
    "Moment",
    "Record",
    "RecordError",
    "Replay",
    "RulesUpdate",
    "SessionDeals",
    "StandIn",
    "Verified",
    "dealer_from_seed",
    "ledger_history",
    "new_dealer",
    "only_answer",
    "read",
    "redact",
    "seal",
    "verify",
    "without_private",
    "write",
]
