"""Errors that the user can fix."""


class Trouble(Exception):
    """An error that the user can fix; the message says how."""
