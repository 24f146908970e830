"""The table server: the authority that everybody plays through. Nothing in it knows a game."""
