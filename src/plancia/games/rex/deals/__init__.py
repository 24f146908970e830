"""What players of Rex may promise each other, and how each promise is judged. The rules know nothing of it."""

from plancia.games.rex.deals.negotiation import NEGOTIATION

__all__ = ["NEGOTIATION"]
