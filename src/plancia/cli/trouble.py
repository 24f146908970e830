"""What goes wrong and can be put right."""


class Trouble(Exception):
    """Something the person can put right; the sentence says how."""
