"""A second bot for contests that take no time."""

from plancia.bots import RandomBot as Other

__all__ = ["Other"]
