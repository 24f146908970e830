"""What players of Rex may promise each other, and how each promise is judged. The rules do not depend on it."""

from plancia.games.rex.deals.negotiation import NEGOTIATION

__all__ = ["NEGOTIATION"]
