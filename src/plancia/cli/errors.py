"""Errors that the user can fix."""


class UserError(Exception):
    """An error that the user can fix; the message explains how."""
